"""The words that every game shares: moves, chance, records and what a game answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

TABLE = -1
"""The seat of the table itself, whose moves are recorded like everybody's."""

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

Item = TypeVar("Item")
StateT = TypeVar("StateT")
OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat may do; each game names its own, in the imperative."""


@dataclass(frozen=True, slots=True)
class Event:
    """What the whole table saw; each game names its own, in the past tense, without secrets."""


@dataclass(frozen=True, slots=True)
class Move:
    """One seat doing one thing at one instant (whole milliseconds since the game began)."""

    seat: int
    action: Action
    at: int


@dataclass(frozen=True, slots=True)
class Rng:
    """Chance as a value: SplitMix64, so that a seed is the same game in every Python."""

    word: int

    def draw(self) -> tuple[int, Rng]:
        """The next 64 bits, and the chance that remains."""
        word = (self.word + _GAMMA) & _WORD
        mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return mixed ^ (mixed >> 31), Rng(word)

    def below(self, bound: int) -> tuple[int, Rng]:
        """A whole number from 0 to bound - 1, each equally likely."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"below takes a bound from 1 to 2**64, not {bound}")
        spare = (1 << 64) % bound
        bits, rng = self.draw()
        while bits < spare:  # the few values that would favour small numbers
            bits, rng = rng.draw()
        return bits % bound, rng

    def pick(self, items: Sequence[Item]) -> tuple[Item, Rng]:
        """One of the items, each equally likely."""
        place, rng = self.below(len(items))
        return items[place], rng

    def shuffle(self, items: Iterable[Item]) -> tuple[tuple[Item, ...], Rng]:
        """The items in an order that chance decides (Fisher and Yates)."""
        pile = list(items)
        rng = self
        for last in range(len(pile) - 1, 0, -1):
            place, rng = rng.below(last + 1)
            pile[last], pile[place] = pile[place], pile[last]
        return tuple(pile), rng


@dataclass(frozen=True, slots=True)
class Outcome:
    """Scores (one per seat), winners, and all seats from best to worst; games add their reasons."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One house rule that may be set before the start; a yes or no runs from 0 to 1.

    seats are the numbers of players with whom it matters; none named: with any.
    values are the only ones that may be chosen; none named: all from least to most.
    bots tells whether it may be chosen where bots play too.
    """

    name: str
    least: int
    most: int
    default: int | bool
    seats: tuple[int, ...] = ()
    values: tuple[int, ...] = ()
    bots: bool = True


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game's box on the shelf: its place there, how long a game takes, and from which age on."""

    place: int
    minutes: int
    age: int


@dataclass(frozen=True, slots=True)
class Solo:
    """A game for one person: the game that it belongs to, and the page where it begins.

    The page offers these values of one option; without an option it asks in its own way.
    """

    beside: str
    page: str
    option: str = ""
    values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a teacher chooses for a class: one option, the values offered, and the usual one."""

    option: str
    values: tuple[int, ...]
    usual: int


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: save, replay, link and bug report in one.

    Each move is (seat, index into `actions(state, seat)`, at); so the order of actions is
    part of the edition. position tells how the table stood at the start; "" is the game's own deal.
    """

    game: str
    edition: int
    options: Any
    players: tuple[Mapping[str, str], ...]
    seed: int
    position: str
    moves: tuple[tuple[int, int, int], ...]


class Game(ABC, Generic[StateT, OptionsT]):
    """The rules of one game: stateless answers about positions that never change."""

    name: ClassVar[str]
    edition: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    teams: ClassVar[tuple[int, ...]] = ()
    """The numbers of seats with which those opposite each other are partners."""
    grace: ClassVar[int] = 0
    """How late, in ms, a touch may arrive and still count from when it landed."""
    moments: ClassVar[tuple[type[Event], ...]] = ()
    """What often decides a game, for those who watch it again; the weightiest first."""
    pieces: ClassVar[Mapping[str, Any]] = {}
    """What there is in the box and what it is worth, for whoever draws it."""
    choices: ClassVar[tuple[Choice, ...]]
    options: ClassVar[Any]
    """The frozen dataclass of this game's house rules; one field per choice."""
    shelf: ClassVar[Shelf | None] = None
    """Its box on the shelf; None: it is a game for one that belongs to another."""
    sections: ClassVar[Mapping[str, int]] = {}
    """The sections of its page of rules, each with its number of paragraphs."""
    solo: ClassVar[Solo | None] = None
    lesson: ClassVar[Lesson | None] = None
    is_long: ClassVar[bool] = False
    """So many moves that the result of a class may be too long for a code."""

    @abstractmethod
    def start(self, options: OptionsT, seats: int, rng: Rng) -> StateT:
        """The table laid for that many seats; ValueError names an option that does not fit."""

    @abstractmethod
    def actions(self, state: StateT, seat: int) -> Sequence[Action]:
        """What that seat may do now, always in the same order; nothing for a seat that waits."""

    def offer(self, state: StateT, seat: int) -> Sequence[Action]:
        """The same, where only one of them is wanted; a game may make each when it is asked for."""
        return self.actions(state, seat)

    @abstractmethod
    def step(self, state: StateT, move: Move) -> tuple[StateT, tuple[Event, ...]]:
        """The position after an offered action, and what the whole table saw."""

    @abstractmethod
    def view(self, state: StateT, seat: int) -> Any:
        """All that one seat may know, built up from nothing."""

    @abstractmethod
    def redeal(self, state: StateT, seat: int, rng: Rng) -> StateT:
        """The same position to that seat's eyes, with all that it cannot see dealt anew."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Scores and winners once the game is over, else None."""

    def set_up(self, position: str, options: OptionsT, seats: int, rng: Rng) -> StateT:
        """The table as a position describes it, what it hides dealt; ValueError names a fault."""
        raise ValueError(f"{self.name} starts from no position")

    def position(self, state: StateT) -> str | None:
        """What lies open on the table, as a text that sets it up again; None without such texts."""
        return None

    def suited(self, position: str) -> dict[str, int] | None:
        """The options that suit that table, where a game for one may begin on it; else None."""
        return None

    def open(self, state: StateT, seat: int) -> Any:
        """That seat's view with all cards lying open, for those who watch the game again."""
        return self.view(state, seat)

    def standing(self, state: StateT) -> tuple[int, ...]:
        """How all seats stand now, more being better; nothing where that cannot be told."""
        return ()

    def most(self, state: StateT) -> int | None:
        """The points that a person who plays alone can have; None where others play."""
        return None

    def table(self, state: StateT) -> Move | None:
        """What the table itself will do next and when, if nobody moves before."""
        return None

    def resume(self, state: StateT) -> Action | None:
        """What the table does when the game is taken up again after a break."""
        return None

    def odds(self, state: StateT, seat: int) -> Any | None:
        """The exact chances of what that seat may do next, where the game can tell them."""
        return None

    def shows(self, state: StateT, move: Move) -> bool:
        """Whether a move may tell its seat something new; then it is neither tried nor taken back.

        So does every move where time runs, or where one has to remember.
        """
        return True

    def is_final(self, action: Action) -> bool:
        """Whether an action cannot be taken back, because it told the others a secret."""
        return False

    def why(self, state: StateT, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """The codes of the rules that forbid a wished action, as JSON with a type."""
        return ("not_offered",)
