"""What all tests share: the marks that tell why one is left out somewhere."""

from __future__ import annotations

import sys

import pytest

IS_PYODIDE = sys.platform == "emscripten"
collect_ignore = ["test_serving.py"] if IS_PYODIDE else []
"""What is not even imported there: only Python's own files are."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "processes: starts other processes, which Pyodide cannot")
    config.addinivalue_line("markers", "long: too long for Pyodide; a shorter one runs there too")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Inside Pyodide some tests cannot run; each says so."""
    reasons = {"processes": "Pyodide starts no processes", "long": "CPython alone runs long ones"}
    for item in items:
        for mark, reason in reasons.items():
            if IS_PYODIDE and item.get_closest_marker(mark):
                item.add_marker(pytest.mark.skip(reason=reason))
