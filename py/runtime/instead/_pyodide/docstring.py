"""Replaces the texts about Pyodide's own functions: nobody reads them."""

from typing import Any


def dedent_docstring(text: str) -> str:
    """The text as it is."""
    return text


def get_cmeth_docstring(function: Any) -> str:
    """A text as C wants it, with the name alone."""
    return f"{function.__name__}()\n--\n\n"
