"""What is asked and answered where Schokoly is counted, and what the screen knows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chocobox.core import game as core
from chocobox.core.record import Action, Event
from chocobox.games.schokoly.rules.scoring import Side, Sum
from chocobox.games.schokoly.rules.view import Lying

NOBODY: Final = "nobody"
"""Who gets a neutral area of fewer than six pieces, or one with as many sides to both."""

KINDS: Final = ("largest", "size", "sides", "who")
"""Which area is the largest; how many pieces; how many sides to a colour; who gets it."""

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Point at a piece of the area that is asked for."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Say(Action):
    """Say a counted number."""

    count: int


@dataclass(frozen=True, slots=True)
class Award(Action):
    """Say whose the neutral area is: a colour, or nobody."""

    colour: str


@dataclass(frozen=True, slots=True)
class Next(Action):
    """The explanation has been read."""


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """An answer was right, or not."""

    kind: str
    right: bool


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """The next question was asked."""

    kind: str
    colour: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """All questions have been answered, so many of them right."""

    right: int
    most: int


@dataclass(frozen=True, slots=True)
class Question:
    """A question: its kind, its colour, and the cells of its area, if given.

    Of `sides`, the colour is the one whose sides are counted; of `who`, the neutral one.
    """

    kind: str
    colour: str
    cells: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A number on the board: of a piece at (x, y), or of its side to a colour at (x + dx, y + dy).

    wins: it is the colour that gets the area.
    """

    number: int
    x: int
    y: int
    dx: int = 0
    dy: int = 0
    colour: str | None = None
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """Why an answer is right, or what would have been: a code, and what it tells.

    most and fewer are the sides of the two colours, the winner's first.
    """

    code: str
    colour: str
    count: int
    most: int
    fewer: int


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, the truth, and its proof on the board.

    truth is a number or a name; of `largest` it is the size. tapped is the area that was pointed
    at. why is a code: of `largest` what the tapped area is, of `who` what decides. sums are the
    area's sides to each colour, that of the truth first; numbers stand on the board.
    """

    kind: str
    colour: str
    right: bool
    given: Place | int | str
    truth: int | str
    cells: tuple[Place, ...]
    tapped: tuple[Place, ...]
    sides: tuple[Side, ...]
    why: str
    told: Told
    sums: tuple[Sum, ...] = ()
    numbers: tuple[Number, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The board, what is asked, and the answer as long as it is explained.

    results tells which answers were right, in their order; asked is how many there are.
    """

    seat: int
    grade: int
    board: tuple[Lying, ...]
    colours: tuple[str, ...]
    neutral: str
    question: Question | None
    answer: Answer | None
    results: tuple[bool, ...]
    right: int
    asked: int
    most: int


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """How many answers were right, of how many; whoever got all right has won."""

    right: int
    most: int
