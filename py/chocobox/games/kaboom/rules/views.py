"""One seat's view of Kaboom!, by a look at the table now."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any

from chocobox.games.kaboom.rules import hearing, scoring, wishes
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import CARDS, NEAR, rank, value
from chocobox.games.kaboom.rules.scoring import Counted
from chocobox.games.kaboom.rules.state import Lying, State
from chocobox.games.kaboom.rules.targets import power_of

PADS = (
    *("open", "slapped", "first", "spent", "locked", "settling"),
    *("slaps_off", "no_penalty", "nothing_to_slap"),
)
"""The possible states of a seat's slap."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card before a seat; its face only where this seat may see it now."""

    place: int
    card: str | None
    mark: int


@dataclass(frozen=True, slots=True)
class Slappable:
    """The card that may be slapped: since when, whose hands are down, who had its chance.

    closes is the instant before which the next turn may not begin, elapsed whether it has come.
    """

    opened: int
    closes: int
    elapsed: bool
    slaps: tuple[int, ...]
    spent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class First:
    """Whose slap is being settled, by how many ms it was first, and how long it is waited for.

    others are the seats whose hands came later, soonest first.
    """

    seat: int
    matches: int
    until: int
    margin: int | None
    photo: bool
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gift:
    """Who may put a card of its own in which seat's place."""

    seat: int
    to: int
    place: int


@dataclass(frozen=True, slots=True)
class Able:
    """Which seat may use the power of the card that it threw away."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Worth:
    """What the drawn card counts, and what it could do if it were thrown away now."""

    points: int
    power: str | None


@dataclass(frozen=True, slots=True)
class Payment:
    """This round's last penalty: the rank that was wanted, and the card that did not match."""

    number: int
    seat: int
    cards: int
    wanted: str
    card: str | None


@dataclass(frozen=True, slots=True)
class At:
    """A place in a seat's grid."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Looking:
    """A seat and the cards that it looks at now."""

    seat: int
    cards: tuple[At, ...]


@dataclass(frozen=True, slots=True)
class View:
    """One seat's view; cards seen only earlier must be remembered.

    pads tells how each seat's slap stands, wanted which rank is slapped, leaders who has least.
    """

    seat: int
    round: int
    rounds: int
    turn: int | None
    caller: int | None
    starter: int
    flipping: bool
    peeks: tuple[str, ...]
    grids: tuple[tuple[Place, ...], ...]
    discard: tuple[str, ...]
    stock: int
    drawer: int | None
    drawn: str | None
    worth: Worth | None
    window: Slappable | None
    slap: First | None
    paid: Payment | None
    gift: Gift | None
    power: Able | None
    looking: Looking | None
    slaps_on: bool
    pads: tuple[str, ...]
    wanted: str | None
    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    last: Counted | None


def view(state: State, seat: int) -> View:
    """One seat's view of the table."""
    seen = visible(state, seat)
    return View(
        seat=seat,
        round=state.round,
        rounds=state.options.rounds,
        turn=None if state.is_over else state.turn,
        caller=state.caller,
        starter=state.starter,
        flipping=state.flipping,
        peeks=state.peeks,
        grids=_grids(state, seen),
        discard=_texts(state.discard),
        stock=len(state.stock),
        drawer=state.drawer,
        drawn=_drawn(state) if state.drawer == seat else None,
        worth=_worth(state) if state.drawer == seat else None,
        window=_slappable(state),
        slap=_first(state),
        paid=_payment(state),
        gift=_gift(state),
        power=Able(state.power.seat, state.power.kind) if state.power else None,
        looking=_looking(state),
        slaps_on=state.options.slaps,
        pads=tuple(_pad(state, owner) for owner in range(state.seats)),
        wanted=_wanted(state),
        **_scored(state),
    )


def opened(state: State, seat: int) -> View:
    """What that seat would see if every card lay face up."""
    grids = _grids(state, _everywhere(state))
    return replace(view(state, seat), grids=grids, drawn=_drawn(state), worth=_worth(state))


def covered(state: State, seat: int) -> View:
    """What that seat would see if it neither looked at cards nor drew one."""
    grids = _grids(state, _everywhere(state) if state.is_over else ())
    return replace(view(state, seat), grids=grids, drawn=None, worth=None)


def visible(state: State, seat: int) -> tuple[Spot, ...]:
    """Whose faces that seat may see now: at its peek, by a power, and of all when it is over."""
    if state.is_over:
        return _everywhere(state)
    if state.peeks[seat] == "looking":
        return tuple((seat, place) for place in NEAR)
    return state.sight.spots if state.sight and state.sight.seat == seat else ()


def _everywhere(state: State) -> tuple[Spot, ...]:
    return tuple((owner, n) for owner, grid in enumerate(state.grids) for n in range(len(grid)))


def _grids(state: State, seen: Container[Spot]) -> tuple[tuple[Place, ...], ...]:
    return tuple(
        tuple([_place((owner, n), it, seen) for n, it in enumerate(grid) if it])
        for owner, grid in enumerate(state.grids)
    )


def _drawn(state: State) -> str | None:
    return None if state.drawn is None else CARDS[state.drawn]


def _worth(state: State) -> Worth | None:
    if state.drawer is None or state.drawn is None:
        return None
    return Worth(value(state.drawn), power_of(state, state.drawer, state.drawn))


def _payment(state: State) -> Payment | None:
    paid = state.paid
    if paid is None or paid.card not in (None, *state.discard):  # then it may be hidden again
        return None
    card = None if paid.card is None else CARDS[paid.card]
    return Payment(paid.number, paid.seat, paid.cards, paid.rank, card)


def _place(spot: Spot, it: Lying, seen: Container[Spot]) -> Place:
    return Place(spot[1], CARDS[it.card] if spot in seen else None, it.mark)


def _slappable(state: State) -> Slappable | None:
    window = state.window
    if window is None:
        return None
    closes = window.opened if state.begins is None else state.begins
    return Slappable(window.opened, closes, state.begins is None, window.seats, window.spent)


def _first(state: State) -> First | None:
    slap = state.slap
    if slap is None:
        return None
    return First(slap.seat, slap.matches, slap.until, slap.margin, slap.photo, slap.others)


def _pad(state: State, seat: int) -> str:
    """The state of a seat's slap: open, slapped, first, or the code of the reason against it."""
    window, slap = state.window, state.slap
    if state.can_slap(seat) and not hearing.goes(state):
        return "open"
    if slap is not None and slap.seat == seat:
        return "first"
    if window is not None and seat in window.seats:
        return "slapped"
    if window is not None and seat in window.spent and seat != state.caller:
        return "spent"
    return wishes.slap(state, seat)


def _wanted(state: State) -> str | None:
    """The rank that matches: of the card on the discard, or of the one that was slapped."""
    if state.slap is not None:
        return state.slap.rank
    return rank(state.discard[-1]) if state.discard else None


def _gift(state: State) -> Gift | None:
    slap = state.slap
    return Gift(slap.seat, *slap.gift) if slap and slap.gift else None


def _looking(state: State) -> Looking | None:
    sight = state.sight
    return Looking(sight.seat, tuple(At(*spot) for spot in sight.spots)) if sight else None


def _scored(state: State) -> dict[str, Any]:
    """How the game stands after the rounds that were counted."""
    return {
        "scores": state.scores,
        "totals": scoring.sums(state.scores, state.seats),
        "leaders": scoring.leaders(state.scores, state.seats),
        "last": scoring.counted(state.last) if state.last else None,
    }


def _texts(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards)
