"""A thing that one can do here: the tests that prove it, and its official names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TAGS: Final = (
    *("Multiple Volume Controls", "Mono Sound", "Stereo Sound", "Surround Sound"),
    *("Narrated Menus", "Chat Speech-to-Text & Text-to-Speech"),
    *("Difficulty Levels", "Save Anytime"),
    *("Basic Input Remapping", "Full Input Remapping", "Stick Inversion"),
    *("Playable without Button Holds", "Playable without Rapid Button Presses"),
    *("Playable with Keyboard Only", "Playable with Mouse Only", "Playable with Buttons Only"),
    *("Playable with Touch Only", "Playable without Motion Controls"),
    *("Playable without Touch Controls", "Clear Text", "Large Text"),
    *("Large & Clear Subtitles", "Color Alternatives", "Camera Comfort"),
)
"""All tags of the Accessible Games Initiative."""


@dataclass(frozen=True, slots=True)
class Capability:
    """One of them.

    code: of its message. names: official tags, and the numbers of criteria of WCAG 2.2, A or AA;
    what is no matter of access has none. tests: each is a file and a function, or the title of a
    test for Node.
    """

    code: str
    names: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def tags(self) -> tuple[str, ...]:
        """Its tags."""
        return tuple(it for it in self.names if not it[0].isdigit())

    @property
    def criteria(self) -> tuple[str, ...]:
        """Its criteria of WCAG."""
        return tuple(it for it in self.names if it[0].isdigit())
