"""How long a class's results take to be verified, in CPython and in Pyodide under Node."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.figures import Found, Row, Setting

HERE = Path(__file__).parent


def measure(_: Setting) -> Found:
    """Several kinds of sets, by kind of Python."""
    commands = {
        "CPython": [sys.executable, str(HERE / "results.py")],
        "Pyodide": ["node", str(HERE / "pyodide.mjs"), "results.py"],
    }
    return {
        name: json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        for name, command in commands.items()
    }


def rows(found: Found) -> list[Row]:
    """One line for each set and Python."""
    return [row(one, python) for python, sets in found.items() for one in sets]


def row(one: Found, python: str) -> Row:
    """How long forty take, and what one of them is like."""
    least, most = one["range"]
    value = f"{one['seconds']} s ({least} to {most})"
    beside = f"longest {one['longest']} ms; {one['moves']} moves in {one['letters']} letters"
    return f"40 results verified, {one['name']}, {python}", value, beside
