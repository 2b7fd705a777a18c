"""What all tests share: marks that tell why one is left out somewhere, and the command line."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from chocobox.__main__ import main

IS_PYODIDE = sys.platform == "emscripten"
NOT_THERE = ("serving", "architecture", "command_line", "tournament", "example_game")
"""A server, the order of this house, and what is said on a command line: no browser has them."""

collect_ignore = ["example_game", *(f"test_{name}.py" for name in NOT_THERE if IS_PYODIDE)]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "processes: starts other processes, which Pyodide cannot")
    config.addinivalue_line("markers", "long: too long for Pyodide; a shorter one runs there too")
    config.addinivalue_line("markers", "nightly: takes minutes; a shorter one runs every time")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Inside Pyodide some tests cannot run; each says so."""
    reasons = {"processes": "Pyodide starts no processes", "long": "CPython alone runs long ones"}
    for item in items:
        for mark, reason in reasons.items():
            if IS_PYODIDE and item.get_closest_marker(mark):
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command here: exit code, standard output, standard error."""

    def run(*words: str) -> tuple[int, str, str]:
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return run
