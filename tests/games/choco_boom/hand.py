"""Choco-Boom positions made by hand: cards as texts such as "blue parrot", the next one first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from chocobox.core.record import Event, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.actions import Call, Flip, Object, Ready, Slap, Vote
from chocobox.games.choco_boom.rules.game import ChocoBoom
from chocobox.games.choco_boom.rules.past import Tally
from chocobox.games.choco_boom.rules.pieces import CALLED, CARDS
from chocobox.games.choco_boom.rules.state import Options, State, Top
from chocobox.kit.slaps import COLLECT
from games.live_hand import LiveHand

GAME = ChocoBoom()


def names(cards: Iterable[int]) -> str:
    """Cards as texts, in their order."""
    return ", ".join(f"{CARDS[card].colour} {CARDS[card].item}" for card in cards)


def position(*decks: Sequence[str | int], **rest: Any) -> State:
    """Seat 0 may begin a pile; a number in a deck means that many cards of any kind."""
    left = list(range(len(CARDS)))

    def take(card: int) -> int:
        left.remove(card)
        return card

    named = [
        [take(next(n for n in left if names([n]) == card)) for card in deck if card in TEXTS]
        for deck in decks
    ]
    more = [
        [take(left[-1]) for n in deck if isinstance(n, int) for _ in range(n)] for deck in decks
    ]
    held = tuple(tuple(cards + others) for cards, others in zip(named, more, strict=True))
    values: dict[str, Any] = {"options": Options(), "rng": Rng(1), "turn": 0}
    tallies = (Tally(),) * len(decks)
    return State(**(values | {"decks": held, "box": tuple(left), "tallies": tallies} | rest))


TEXTS = {names([n]) for n in range(len(CARDS))}


def start(seats: int, seed: int = 1, **options: Any) -> State:
    """A new game."""
    return GAME.start(Options(**options), seats, Rng(seed))


def everything(state: State) -> list[int]:
    """All cards, wherever they are, in their order."""
    decks = [card for deck in state.decks for card in deck]
    return sorted([*decks, *state.box, *state.pile, *state.fines])


class Table(LiveHand[State]):
    """A position, what time it is, and all that the table has seen."""

    game = GAME

    def step(self, move: Move) -> tuple[Event, ...]:
        """A move is made; the 110 cards are all there at every moment."""
        events = super().step(move)
        assert everything(self.state) == list(range(110))
        assert events
        return events

    # --- whole doings ---

    def flips(self, seat: int | None = None) -> tuple[Event, ...]:
        """The seat in turn flips its card."""
        self.does(self.state.turn if seat is None else seat, Flip())
        return self.waits(COLLECT)

    def calls(self, item: str | None = None, pause: int = 500) -> tuple[Event, ...]:
        """The seat that flipped calls after `pause` ms, correctly unless `item` is given."""
        self.waits(until=max(self.now, self.top.window.opened + pause))
        self.does(self.top.seat, Call(item or self.top.due))
        return self.waits(COLLECT)

    def goes(self, count: int = 1) -> None:
        """Cards are flipped and called correctly; nobody objects or slaps."""
        for _ in range(count):
            self.flips()
            if not self.state.options.aloud:
                self.calls()
            if not self.top.settled:
                self.waits(until=self.top.until)

    def slaps(self, seat: int, pause: int = 300) -> tuple[Event, ...]:
        """One seat slaps, `pause` ms after the card was flipped."""
        self.does(seat, Slap(), at=max(self.now, self.top.window.opened + pause))
        return self.waits(COLLECT)

    def readies(self) -> tuple[Event, ...]:
        """All seats that the game waits for press Ready."""
        assert self.state.pause is not None
        for seat in self.state.pause.waiting:
            self.does(seat, Ready())
        return self.waits(COLLECT)

    def objects(self, seat: int, *votes: bool) -> tuple[Event, ...]:
        """A seat objects, and the seats that are asked vote."""
        self.does(seat, Object())
        told = self.waits(COLLECT)
        case = self.state.case
        for voter, guilty in zip(case.voters if case and votes else (), votes, strict=True):
            self.does(voter, Vote(guilty))
        return self.waits(COLLECT) if votes else told

    # --- what can be seen ---

    @property
    def top(self) -> Top:
        """The card on top."""
        assert self.state.top is not None
        return self.state.top

    @property
    def opened(self) -> int:
        """The time when it was flipped."""
        return self.top.window.opened

    def kinds(self, seat: int) -> list[str]:
        """The names of what a seat may do."""
        return list(dict.fromkeys(type(action).__name__ for action in self.offered(seat)))

    def deck(self, seat: int) -> str:
        """A seat's deck, its next card first."""
        return names(self.state.decks[seat])


CALLS = [Call(item) for item in CALLED]


def lying(*cards: str, seats: int = 3, spare: int | Sequence[int] = 5, **options: Any) -> Table:
    """The cards were flipped in turn from seat 0 on and called correctly, but for the last one.

    Each deck has so many cards more."""
    more = [spare] * seats if isinstance(spare, int) else spare
    decks: list[list[str | int]] = [[*cards[n::seats], more[n]] for n in range(seats)]
    table = Table(position(*decks, options=Options(**options)))
    table.goes(len(cards) - 1)
    table.flips()
    return table


def double(**rest: Any) -> Table:
    """Seat 1 has laid a blue carrot on the red one of seat 0."""
    return lying("red carrot", "blue carrot", **rest)


def single(**rest: Any) -> Table:
    """Seat 1 has laid a blue strawberry on the red carrot of seat 0: Elephant is due."""
    return lying("red carrot", "blue strawberry", **rest)
