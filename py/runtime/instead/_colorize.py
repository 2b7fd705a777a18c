"""Instead of the colours in which Python shows its faults to a terminal."""

from typing import Any


class _Plain:
    """Every colour is none."""

    def __getattr__(self, name: str) -> str:
        """No colour."""
        return ""

    @property
    def traceback(self) -> "_Plain":
        """The colours of a fault."""
        return self


ANSIColors = _Plain()


def can_colorize(**_: Any) -> bool:
    """Not here."""
    return False


def get_theme(**_: Any) -> _Plain:
    """The one without colours."""
    return ANSIColors


get_colors = get_theme
