"""Replaces the colours of Python's error messages in a terminal."""

from typing import Any


class _Plain:
    """A theme in which every colour is empty."""

    def __getattr__(self, name: str) -> str:
        """The empty text for every colour."""
        return ""

    @property
    def traceback(self) -> "_Plain":
        """The colours of an error message."""
        return self


ANSIColors = _Plain()


def can_colorize(**_: Any) -> bool:
    """False: there are no colours here."""
    return False


def get_theme(**_: Any) -> _Plain:
    """The theme without colours."""
    return ANSIColors


get_colors = get_theme
