"""Replaces the choice among many sums: the engine uses one, which is built into Python."""

from _sha2 import sha256  # type: ignore[import-not-found]  # the browser has a newer Python

__all__ = ["sha256"]
