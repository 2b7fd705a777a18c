"""Kaboom! positions made by hand: cards as texts, places in their order, "." for a gap."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chocobox.core.record import Action, Event
from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules.actions import Discard, Draw, Slap
from chocobox.games.kaboom.rules.game import KaboomGame
from chocobox.games.kaboom.rules.pieces import CARDS, NUMBER
from chocobox.games.kaboom.rules.scoring import RoundEnd
from chocobox.games.kaboom.rules.state import Grid, Lying, Options, State
from chocobox.kit.slaps import COLLECT
from games.live_hand import LiveHand

GAME = KaboomGame()
LOW = "2S 3S 4S 5S"
"""A hand where a test names no other: nothing in it has a power."""

PAIRS = ("2S 3S", "2H 3H", "2D 3D")
"""Three small hands."""


class Box:
    """All the cards, to be taken out by name, each once."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def take(self, cards: str) -> tuple[int, ...]:
        """The cards of those texts."""
        found = tuple(NUMBER[card] for card in cards.split())
        for card in found:
            self.left.remove(card)
        return found

    def grid(self, cards: str, marks: int) -> Grid:
        """A seat's cards by place."""
        return tuple(
            None if card == "." else Lying(self.take(card)[0], mark)
            for mark, card in enumerate(cards.split(), marks)
        )

    def stack(self, cards: str) -> tuple[int, ...]:
        """Those cards, top first; with dots at the end, all that are left lie below."""
        named = self.take(cards.removesuffix("..."))
        return (*named, *self.left) if cards.endswith("...") else named


def position(*hands: str, stock: str = "...", discard: str = "", **rest: Any) -> State:
    """The turn of seat 0, who may draw, with these cards before the seats; nobody knows any."""
    box = Box()
    grids = tuple(box.grid(hand, 10 * seat) for seat, hand in enumerate(hands))
    thrown = box.take(discard)
    values: dict[str, Any] = {
        "options": Options(),
        "rng": Rng(1),
        "grids": grids,
        "known": ((),) * len(grids),
        "peeks": ("done",) * len(grids),
        "starter": 0,
        "turn": 0,
        "discard": thrown,
        "flipping": False,
        "turns": 1,
        "marks": 100,
    }
    return State(stock=box.stack(stock), **(values | rest))


def flipping(*hands: str, stock: str = "...", **rest: Any) -> State:
    """The same when all have peeked and seat 0 may flip."""
    return position(*hands, stock=stock, **({"flipping": True, "turns": 0} | rest))


def start(seats: int, seed: int = 1, **options: Any) -> State:
    """A new game."""
    return GAME.start(Options(**options), seats, Rng(seed))


def names(cards: Iterable[int]) -> str:
    """The texts of cards, in their order."""
    return " ".join(CARDS[card] for card in cards)


class Table(LiveHand[State]):
    """A position, what time it is, and all that the table has seen."""

    game = GAME

    def slaps(self, seat: int, *actions: Action) -> tuple[Event, ...]:
        """A seat slaps, is first, and does the rest."""
        self.does(seat, Slap())
        due = self.due()
        told = self.waits(until=due[1] if due else None)
        return self.does(seat, *actions) if actions else told

    def goes(self, seat: int, action: Action) -> tuple[Event, ...]:
        """A seat reaches for the stock as soon as it may; nobody is quicker."""
        if (begins := self.state.begins) is not None:
            self.waits(until=begins)
        told = self.does(seat, action)
        return self.waits(COLLECT) if self.state.reach is not None else told

    def kinds(self, seat: int) -> set[str]:
        """The names of what a seat may do."""
        return {type(action).__name__ for action in self.offered(seat)}

    def powers(self, seat: int) -> list[Action]:
        """What a seat is offered besides slapping."""
        return [action for action in self.offered(seat) if action != Slap()]

    def hand(self, seat: int) -> str:
        """What lies before a seat, place by place."""
        grid = self.state.grids[seat]
        return " ".join(CARDS[it.card] if it else "." for it in grid)

    def thrown(self) -> str:
        """The discard, its top last."""
        return names(self.state.discard)

    def faces(self, seat: int) -> dict[tuple[int, int], str]:
        """The cards that a seat sees now, by owner and place."""
        grids = enumerate(self.view(seat)["grids"])
        cards = ((owner, it) for owner, grid in grids for it in grid)
        return {(owner, it["place"]): it["card"] for owner, it in cards if it["card"]}

    def knows(self, seat: int) -> str:
        """What a seat has seen of the cards that lie face down."""
        return names(sorted(self.state.knows(seat)))


def ended(table: Table) -> RoundEnd:
    """The round that has just been counted."""
    last = table.state.last
    assert last is not None
    return last


def threw(card: str, *hands: str, **rest: Any) -> Table:
    """Seat 0 of three (or of those hands) has drawn that card and thrown it away."""
    table = Table(position(*(hands or PAIRS), stock=f"{card} ...", discard="AC", **rest))
    table.does(table.state.turn, Draw(), Discard())
    return table


def last_turn(card: str = "6C", *hands: str, **rest: Any) -> Table:
    """Seat 1 called; seat 0, the last of three, has thrown away that card."""
    return threw(card, *hands, caller=1, **rest)


def counted(table: Table, rounds: int = 10) -> Table:
    """The same when the round has been counted."""
    table.state = table.state.changed(options=Options(rounds=rounds))
    table.waits(20_000)
    return table
