"""What Python does by itself, in CPython and in Pyodide under Node: rules, and class results."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.figures import Found, Row, Setting

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Part:
    """A script of this folder that prints one JSON list."""

    script: str

    def measure(self, _: Setting) -> Found:
        """Its list, by kind of Python."""
        commands = {
            "CPython": [sys.executable, str(HERE / self.script)],
            "Pyodide": ["node", str(HERE / "pyodide.mjs"), self.script],
        }
        return {
            name: json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
            for name, command in commands.items()
        }

    def rows(self, found: Found) -> list[Row]:
        """One line for each piece and Python."""
        row = ROWS.get(self.script, rule_row)
        return [row(one, python) for python, parts in found.items() for one in parts]


def rule_row(part: Found, python: str) -> Row:
    """How often a second, and how that compares."""
    least, most = part["ours range"]
    value = f"{part['ours']:.4g} {part['unit']} ({least:.4g} to {most:.4g})"
    plain = part.get("plain")
    beside = f"{part['ours'] / plain:.1f} times plain: {plain:.4g}" if plain else ""
    return f"{part['name']}, {python}", value, beside


def result_row(one: Found, python: str) -> Row:
    """The time of forty results, and one result."""
    least, most = one["range"]
    value = f"{one['seconds']} s ({least} to {most})"
    beside = f"longest {one['longest']} ms; {one['moves']} moves in {one['letters']} letters"
    return f"40 results verified, {one['name']}, {python}", value, beside


def growth_row(one: Found, python: str) -> Row:
    """What each size costs, and how cost grows between the last two: 1 as the size does."""
    if "more" in one:
        held = ", ".join(f"{size}: {count} objects" for size, count in one["objects"].items())
        return f"{one['name']}, {python}", held, f"{one['more']:+.1%}"
    costs = ", ".join(f"{size}: {ms} ms" for size, ms in one["ms"].items())
    beside = f"grows as size to the {one['growth']}"
    if "MB" in one:
        [*_, memory] = one["MB"].values()
        beside += f"; {memory} MB, to the {one['of MB']}"
    return f"{one['name']}, {python}", costs, beside


ROWS = {"results.py": result_row, "growth.py": growth_row}
"""The line of each list that is none of the rules."""
