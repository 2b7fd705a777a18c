"""A game for tests only: the table turns cards, and seats slap at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from chocobox.core.bots import Bot
from chocobox.core.game import Game, Outcome
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng

PACE = 1000
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Turn(Action):
    pass


@dataclass(frozen=True, slots=True)
class Slap(Action):
    pass


@dataclass(frozen=True, slots=True)
class Turned(Event):
    card: int


@dataclass(frozen=True, slots=True)
class Slapped(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Options:
    pass


@dataclass(frozen=True, slots=True)
class State:
    deck: tuple[int, ...]
    turned: tuple[int, ...]
    slaps: tuple[int, ...]
    last: int


@dataclass(frozen=True, slots=True)
class View:
    turned: tuple[int, ...]
    slaps: tuple[int, ...]


class Race(Game[State, Options]):
    name = "race"
    edition = 3
    seats = (2, 3)
    choices = ()
    options = Options

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        deck, _ = rng.shuffle(range(10))
        return State(deck[:ROUNDS], (), (0,) * seats, 0)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        return (Slap(),) if state.turned and state.deck else ()

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        if move.seat == TABLE:
            turned = (*state.turned, state.deck[0])
            after = replace(state, deck=state.deck[1:], turned=turned, last=move.at)
            return after, (Turned(state.deck[0]),)
        slaps = tuple(n + (seat == move.seat) for seat, n in enumerate(state.slaps))
        return replace(state, slaps=slaps), (Slapped(move.seat),)

    def table(self, state: State) -> Move | None:
        return Move(TABLE, Turn(), state.last + PACE) if state.deck else None

    def view(self, state: State, seat: int) -> View:
        return View(state.turned, state.slaps)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        rest = [card for card in range(10) if card not in state.turned]
        deck, _ = rng.shuffle(rest)
        return replace(state, deck=deck[: len(state.deck)])

    def shows(self, state: State, move: Move) -> bool:
        return move.seat == TABLE

    def outcome(self, state: State) -> Outcome | None:
        return None if state.deck else Outcome(state.slaps, (0,), tuple(range(len(state.slaps))))


class Slapper(Bot):
    """Slaps each card once, a little after it was turned; remembers what it saw."""

    name = "slapper"

    def __init__(self, pause: int) -> None:
        self.pause = pause
        self.saw: list[State] = []

    def plan(
        self, game: Game[State, Options], state: State, seat: int, now: int, rng: Rng
    ) -> Move | None:
        self.saw.append(state)
        if state.slaps[seat] >= len(state.turned):
            return None
        return Move(seat, Slap(), now + self.pause)


PLAYERS: tuple[Mapping[str, str], ...] = ({"kind": "person"}, {"kind": "bot"}, {"kind": "bot"})
