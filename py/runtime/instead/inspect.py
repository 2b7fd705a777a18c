"""Replaces what looks at functions: only texts that nobody reads are made of that."""

from typing import Any

Parameter = Signature = object  # Pyodide's names for types


def signature(*_: Any, **__: Any) -> None:
    """Nothing is known of any function; then a dataclass tells nothing but its name."""
    raise TypeError


def iscoroutinefunction(_: Any) -> bool:
    """False: our Python waits for nothing."""
    return False


def getmodulename(path: str) -> str | None:
    """The name of a compiled module; None for another file."""
    name = path.rpartition("/")[2]
    return name.removesuffix(".pyc") if name.endswith(".pyc") else None


def unwrap(function: Any) -> Any:
    """A function without what was put round it."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function
