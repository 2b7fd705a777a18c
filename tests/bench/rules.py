"""The rules by themselves, in CPython and in Pyodide under Node."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.figures import Found, Row, Setting

HERE = Path(__file__).parent


def measure(_: Setting) -> Found:
    """Each piece beside its plain form, by kind of Python."""
    commands = {
        "CPython": [sys.executable, str(HERE / "engine.py")],
        "Pyodide": ["node", str(HERE / "pyodide.mjs")],
    }
    return {
        name: json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        for name, command in commands.items()
    }


def rows(found: Found) -> list[Row]:
    """One line for each piece and Python."""
    return [row(part, python) for python, parts in found.items() for part in parts]


def row(part: Found, python: str) -> Row:
    """How often a second, and how that compares."""
    least, most = part["ours range"]
    value = f"{part['ours']:.4g} {part['unit']} ({least:.4g} to {most:.4g})"
    plain = part.get("plain")
    beside = f"{part['ours'] / plain:.1f} times plain: {plain:.4g}" if plain else ""
    return f"{part['name']}, {python}", value, beside
