"""The kinds of tasks. A position tells its kind by its first letters; pages know all from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chocobox.request import Request


@dataclass(frozen=True, slots=True)
class Kind:
    """What a task is.

    mark: the beginning of its positions. title: the message that names it; "": its bots and the
    teacher's choice do. minutes: of a child; 0: as its game says. is_game: a whole game, whose
    points are kept and which can be looked back at. is_written: code on the bench in place of
    moves at a table; the last try counts. reveals: the solution is shown after the choice, so a
    repeat is practice. starts_anew: whoever gets it begins it. has_edition: its own one follows
    the mark. is_of_any_edition: it has no moves that could mean something else by other rules.
    """

    name: str
    mark: str = ""
    title: str = ""
    minutes: int = 0
    is_game: bool = False
    is_written: bool = False
    reveals: bool = False
    starts_anew: bool = False
    has_edition: bool = False
    is_of_any_edition: bool = False


LESSON: Final = Kind(
    "lesson", "lesson:", "lesson-learn", minutes=3, starts_anew=True, has_edition=True
)
PUZZLE: Final = Kind("puzzle", "puzzle:", "class-puzzle", minutes=1, reveals=True)
BOT: Final = Kind(
    "bot", "bot:", "class-bot", minutes=20, is_game=True, is_written=True, is_of_any_edition=True
)
GAME: Final = Kind("game", is_game=True)
KINDS: Final = (LESSON, PUZZLE, BOT, GAME)
"""A game begins with its own deal, or on any position that no other kind marks."""


def kind_of(position: object) -> Kind:
    """The kind of a task with that position."""
    text = position if isinstance(position, str) else ""
    return next(kind for kind in KINDS if text.startswith(kind.mark))


def kinds_of(_: Request) -> tuple[Kind, ...]:
    """The kinds of tasks, by the first letters of their positions."""
    return KINDS
