"""One seat's view of Choco Challenge, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chocobox.games.choco_challenge.rules.scoring import Outcome


@dataclass(frozen=True, slots=True)
class Match:
    """The card that waits for a tool or the bust."""

    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """What lies at one seat, all of it open but the order of the pile.

    inside names what is in the pile, in the order of the rulebook and not of the pile.
    """

    drawn: tuple[str, ...]
    drawn_cards: tuple[int, ...]
    discard: tuple[str, ...]
    discard_cards: tuple[int, ...]
    pile: int
    inside: tuple[str, ...]
    tools: tuple[str, ...]
    desserts: tuple[int, ...]
    busted: bool


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge of the table, the same for every seat.

    market begins next to the deck; back is what the deck's top card shows; asked is the seat that
    may take an extra card; compared tells how each seat did against the turn that ended; count is
    the outcome if the game ended now; end is why it ends with this turn. places are those of the
    market, and costs those of the desserts, that the drawn cards reach and that may still be had.
    risk is the chance in hundred that the next card matches: for one who has busted twice.
    """

    seat: int
    turn: int | None
    round: int
    first: int
    market: tuple[str, ...]
    market_cards: tuple[int, ...]
    deck: int
    back: str | None
    desserts: Mapping[str, int]
    tools: Mapping[str, int]
    match: Match | None
    stopped: bool
    bought: int | None
    took: int | None
    asked: int | None
    compared: tuple[str | None, ...]
    seats: tuple[Place, ...]
    count: Outcome
    end: str | None
    places: tuple[int, ...]
    costs: tuple[int, ...]
    risk: int | None


@dataclass(frozen=True, slots=True)
class OpenView(View):
    """The order of each pile, next card first, which nobody sees during the game."""

    piles: tuple[tuple[str, ...], ...]
    ahead: tuple[str, ...]
    """The deck's cards."""
