"""A position of Schokoly: the whole truth at one moment of the game."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.games.schokoly.rules.board import EMPTY, Board
from chocobox.games.schokoly.rules.pieces import CARDS


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: who goes first, hands lying open, swaps with three."""

    first: int = 0
    open_hands: bool = False
    swaps: bool = True


@dataclass(frozen=True, slots=True)
class Swap:
    """A card on offer, and the card offered in return; the counts were announced to all."""

    seat: int
    to: int
    card: int
    count: int
    answer: int | None = None
    answer_count: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth: hands, stock and board, and how far the turn has come.

    placed is the index of the card laid this turn; idle counts turns in a row without a card
    laid; asked holds the seats that were offered a swap this turn.
    """

    options: Options
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    smarties: tuple[int, ...]
    colours: tuple[int | None, ...]
    turn: int
    board: Board = EMPTY
    placed: int | None = None
    guarded: bool = False
    redrawn: bool = False
    idle: int = 0
    swap: Swap | None = None
    asked: tuple[int, ...] = ()
    swapped: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the last card lies, or nobody could lay one all round the table."""
        return len(self.board.laid) == len(CARDS) or self.idle == len(self.hands)

    @property
    def players(self) -> tuple[int, ...]:
        """The colours that somebody plays, first seat first."""
        return tuple(dict.fromkeys(colour for colour in self.colours if colour is not None))
