"""Choco Challenge by ear: drawn cards, the market by price, desserts, tools, piles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from chocobox.core.record import Action
from chocobox.games.choco_challenge.rules.actions import Buy, Take, TakeMarket
from chocobox.games.choco_challenge.rules.pieces import ANY, COSTS, CROWNS, NAMES, TOOLS, kind
from chocobox.games.choco_challenge.rules.scoring import count
from chocobox.games.choco_challenge.rules.state import State
from chocobox.kit import asking
from chocobox.kit.asking import Fact, Group, Seen, Turn, ranked

At = Seen[State]


@dataclass(frozen=True, slots=True)
class Card(Fact):
    """A card that the seat has drawn in its turn, by the order of drawing."""

    number: int
    cards: int
    name: str
    crowns: int


@dataclass(frozen=True, slots=True)
class Deck(Fact):
    """The number of cards in the deck, the back of its top card, and the round."""

    deck: int
    back: str | None
    round: int


@dataclass(frozen=True, slots=True)
class Front(Fact):
    """The cards that lie in front of a seat, in the order of drawing."""

    seat: int
    count: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Things(Fact):
    """A seat's tools, and the costs of its desserts."""

    seat: int
    tools: tuple[str, ...]
    costs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Crowns(Fact):
    """A seat's crowns: those on its cards and those on its desserts."""

    seat: int
    points: int
    cards: int
    desserts: int


@dataclass(frozen=True, slots=True)
class Market(Fact):
    """A card of the market, by its place from the deck."""

    place: int
    name: str
    crowns: int


@dataclass(frozen=True, slots=True)
class Beside(Fact):
    """The card on one side of a place of the market, where left is nearer the deck."""

    side: str
    place: int
    name: str
    crowns: int


@dataclass(frozen=True, slots=True)
class Priced(Fact):
    """A card of the market, and how many cards are still to be drawn for it.

    lacks is 0 for what can be had now, None for what the turn brings no more.
    """

    place: int
    name: str
    crowns: int
    lacks: int | None


@dataclass(frozen=True, slots=True)
class Dessert(Fact):
    """A pile of desserts, and how many are left there."""

    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class Tool(Fact):
    """A pile of tools, and how many are left there."""

    name: str
    left: int


@dataclass(frozen=True, slots=True)
class Pile(Fact):
    """What is in a seat's pile, in the order of the rulebook and not of the pile."""

    seat: int
    count: int
    inside: tuple[str, ...]


class Asking(asking.Asking[State]):
    """Its answers."""

    own: ClassVar[tuple[str, ...]] = ()

    def groups(self, seen: At) -> tuple[Group, ...]:
        """As they are offered; of ingredients the most crowns first, of desserts the dearest."""
        return tuple(ranked(seen.actions, type, lambda n: _worth(seen.state, seen.actions[n])))

    def card(self, seen: At) -> Sequence[Fact]:
        """The drawn card with that number."""
        drawn = _drawn(seen.state, seen.seat)
        if seen.number > len(drawn):
            return ()
        name = NAMES[drawn[seen.number - 1]]
        return (Card(seen.number, len(drawn), name, CROWNS[name]),)

    def table(self, seen: At) -> Sequence[Fact]:
        """The deck; then of each seat, the own first, its drawn cards, tools and desserts."""
        state = seen.state
        back = kind(state.deck[0]) if state.deck else None
        each = (fact for seat in _from(seen) for fact in _front(state, seat))
        return (Deck(len(state.deck), back, state.round), *each)

    def score(self, seen: At) -> Sequence[Fact]:
        """Everybody's crowns, if the game ended now."""
        totals = enumerate(count(seen.state).totals)
        return [Crowns(seat, it.pile + it.desserts, it.pile, it.desserts) for seat, it in totals]

    def turn(self, seen: At) -> Sequence[Fact]:
        """Who has the turn, or may take an extra card."""
        state = seen.state
        seat = state.turn if state.asked is None else state.asked
        return (Turn(seat),)

    def beside(self, seen: At) -> Sequence[Fact]:
        """The cards beside the one that is pointed at, else beside the one that could be bought."""
        place, market = _place(seen), seen.state.market
        sides = {"left": place - 1, "right": place + 1}
        found = {side: n for side, n in sides.items() if 1 <= n <= len(market)}
        return [Beside(side, n, *_ingredient(market[n - 1])) for side, n in found.items()]

    def rows(self, seen: At) -> Sequence[Fact]:
        """The market from the deck on, then the desserts, then the tools."""
        state = seen.state
        market = [Market(n, *_ingredient(card)) for n, card in enumerate(state.market, 1)]
        desserts = [Dessert(cost, n) for cost, n in zip(COSTS, state.desserts, strict=True)]
        tools = [Tool(tool, n) for tool, n in zip(TOOLS, state.tools, strict=True)]
        return [*market, *desserts, *tools]

    def listed(self, seen: At) -> Sequence[Fact]:
        """The market by price: first what can be had now, then what costs fewest cards more."""
        state = seen.state
        found = [
            Priced(place, *_ingredient(card), _lacks(seen, place))
            for place, card in enumerate(state.market, 1)
        ]
        return sorted(found, key=lambda it: (ANY if it.lacks is None else it.lacks, -it.place))

    def further(self, seen: At) -> Sequence[Fact]:
        """What is in each pile, the own first."""
        piles = ((seat, seen.state.seats[seat].pile) for seat in _from(seen))
        return [
            Pile(seat, len(pile), tuple(NAMES[card] for card in sorted(pile)))
            for seat, pile in piles
        ]


def _from(seen: At) -> list[int]:
    """All seats clockwise, the own first."""
    seats = len(seen.state.seats)
    return [(seen.seat + step) % seats for step in range(seats)]


def _worth(state: State, action: Action) -> int:
    """The order within a group: by crowns, then by price."""
    match action:
        case Buy(place) | TakeMarket(place):
            return CROWNS[NAMES[state.market[place - 1]]] * len(NAMES) + place
        case Take(cost):
            return cost
    return 0


def _ingredient(card: int) -> tuple[str, int]:
    return NAMES[card], CROWNS[NAMES[card]]


def _drawn(state: State, seat: int) -> tuple[int, ...]:
    """The cards in front of a seat, with a match that waits for a tool or the bust."""
    drawn = state.seats[seat].drawn
    return drawn if state.match is None or seat != state.turn else (*drawn, state.match)


def _front(state: State, seat: int) -> Iterator[Fact]:
    names = tuple(NAMES[card] for card in _drawn(state, seat))
    yield Front(seat, len(names), names)
    yield Things(seat, state.seats[seat].tools, state.seats[seat].desserts)


def _power(seen: At) -> int:
    """The number of cards with which the seat could buy; before its turn it has drawn none."""
    return seen.state.power if seen.seat == seen.state.turn else 0


def _place(seen: At) -> int:
    """The place that is pointed at, else the one that the drawn cards reach."""
    match seen.action:
        case Buy(place) | TakeMarket(place):
            return place
    return min(max(_power(seen), 1), len(seen.state.market))


def _lacks(seen: At, place: int) -> int | None:
    """How many cards that seat has to draw yet for what lies there."""
    state, power = seen.state, _power(seen)
    lacks = 0 if power >= ANY else (place if place >= power else ANY) - power
    is_shopping = seen.seat == state.turn and state.stopped
    is_late = state.bought is not None or state.asked is not None or lacks > 0
    return None if is_shopping and is_late else lacks


ASKING: Final = Asking()
