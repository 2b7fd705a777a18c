"""The types that all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng

StateT = TypeVar("StateT")
OptionsT = TypeVar("OptionsT")


@dataclass(frozen=True, slots=True)
class Outcome:
    """Scores (one per seat), winners, and all seats from best to worst; games add their reasons."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One house rule that may be set before the start; for yes or no, least is 0 and most is 1.

    seats: the numbers of players with which the rule matters; empty: with any number.
    values: the only ones that may be chosen; empty: all from least to most.
    bots: whether it may be chosen if bots play too.
    kind: "seat" if it is the seat that begins; else the default tells: a switch or a number.
    newcomers: what is proposed to those who never finished this game; None: the default.
    unless: the switch with which it means nothing; "" if there is none.
    """

    name: str
    least: int
    most: int
    default: int | bool
    seats: tuple[int, ...] = ()
    values: tuple[int, ...] = ()
    bots: bool = True
    kind: str = ""
    newcomers: int | None = None
    unless: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game on the shelf: its place there, its minutes by number of seats, and the lowest age.

    `make bench ONLY=minutes` measures the minutes, at the usual house rules.
    paced: the option with which they grow; "" if there is none.
    """

    place: int
    minutes: Mapping[int, int]
    age: int
    paced: str = ""


@dataclass(frozen=True, slots=True)
class Solo:
    """A game for one person: the game that it belongs to, and the page where it starts.

    The page offers these values of one option; without an option it has its own questions.
    """

    beside: str
    page: str
    option: str = ""
    values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Classwork:
    """An option for a teacher to choose; minutes: a child's need, from such a value on."""

    option: str
    values: tuple[int, ...]
    usual: int
    minutes: Mapping[int, int] = field(default_factory=dict)


class Game(ABC, Generic[StateT, OptionsT]):
    """The rules of one game: its methods depend on their arguments alone."""

    name: ClassVar[str]
    edition: int
    since: ClassVar[int]
    """The first edition whose records are still played: that of version 1.0, for ever."""
    seats: ClassVar[tuple[int, ...]]
    teams: ClassVar[tuple[int, ...]] = ()
    """The numbers of seats with which players opposite each other are partners."""
    uneven: ClassVar[tuple[int, ...]] = ()
    """The numbers of seats with an unfair order of play; a return game makes up for it."""
    grace: ClassVar[int] = 0
    """The longest delay, in ms, at which a touch still counts from the time when it landed."""
    moments: ClassVar[tuple[type[Event], ...]] = ()
    """The events that often decide a game, the most important first."""
    pieces: ClassVar[Mapping[str, Any]] = {}
    """The pieces of the game and their values, for the page that draws them."""
    choices: ClassVar[tuple[Choice, ...]]
    options: ClassVar[Any]
    """The frozen dataclass of this game's house rules; one field per choice."""
    shelf: ClassVar[Shelf | None] = None
    """Its place on the shelf; None for a solo game that belongs to another game."""
    sections: ClassVar[Mapping[str, int]] = {}
    """The sections of its rules page as people ask (turn, scoring …), with their paragraphs."""
    solo: ClassVar[Solo | None] = None
    classwork: ClassVar[Classwork | None] = None
    is_long: ClassVar[bool] = False
    """Whether a result may have too many moves for a QR code."""
    reveals: ClassVar[bool] = False
    """Whether each move is followed by its solution; for a class a repeat is then practice."""

    def as_of(self, edition: int) -> Game[StateT, OptionsT]:
        """The game by the rules of an edition from since on: a changed rule asks `self.edition`."""
        then = copy(self)
        then.edition = edition
        return then

    @abstractmethod
    def start(self, options: OptionsT, seats: int, rng: Rng) -> StateT:
        """The first state for so many seats; ValueError names an option that does not fit."""

    @abstractmethod
    def actions(self, state: StateT, seat: int) -> Sequence[Action]:
        """All actions of that seat now, always in the same order; none for a seat that waits."""

    def offer(self, state: StateT, seat: int) -> Sequence[Action]:
        """The same, for callers that need only one; a game may then build each on demand."""
        return self.actions(state, seat)

    @abstractmethod
    def step(self, state: StateT, move: Move) -> tuple[StateT, tuple[Event, ...]]:
        """The state after an offered action, and the events that the whole table saw."""

    @abstractmethod
    def view(self, state: StateT, seat: int) -> Any:
        """The knowledge of one seat: it starts empty and gets one field after the other."""

    def foreseen(self, state: StateT, move: Move) -> Any:
        """The seat's view after its own move, for a move that shows nothing new."""
        return self.view(self.step(state, move)[0], move.seat)

    @abstractmethod
    def redeal(self, state: StateT, seat: int, rng: Rng) -> StateT:
        """A state that looks the same to that seat; all that it cannot see is dealt anew."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Scores and winners if the game is over, else None."""

    def praise(self, states: Sequence[StateT]) -> tuple[Any, ...]:
        """A `Praise` for each seat of a game that is over, from all its states; () for none."""
        return ()

    def rule(self, state: StateT) -> str:
        """The code of the rule that decides a game that is over; empty where its count says it."""
        return ""

    def set_up(self, position: str, options: OptionsT, seats: int, rng: Rng) -> StateT:
        """The state that a position describes; hidden cards are dealt. ValueError names a fault."""
        raise ValueError(f"{self.name} starts from no position")

    def position(self, state: StateT) -> str | None:
        """The face-up cards on the table as a text for set_up; None in games without such texts."""
        return None

    @property
    def newcomers(self) -> dict[str, int]:
        """The house rules that are proposed to newcomers where they differ from the usual ones."""
        return {it.name: it.newcomers for it in self.choices if it.newcomers is not None}

    def suited(self, position: str) -> dict[str, int] | None:
        """The options with which a game for one may start on that position; None if it may not."""
        return None

    def open(self, state: StateT, seat: int) -> Any:
        """That seat's view with all cards face up, for replays."""
        return self.view(state, seat)

    def covered(self, state: StateT, seat: int) -> Any:
        """That seat's view without all that it alone may see: for a table where it does not sit."""
        return self.view(state, seat)

    def standing(self, state: StateT) -> tuple[int, ...]:
        """Each seat's worth now, more is better; empty if the game has no such number."""
        return ()

    def most(self, state: StateT) -> int | None:
        """The most points in a game for one person; None in all other games."""
        return None

    def table(self, state: StateT) -> Move | None:
        """The table's own next move and its time, if nobody moves before; None without one."""
        return None

    def resume(self, state: StateT) -> Action | None:
        """The table's action when the game goes on after a break; None if there is none."""
        return None

    def anew(self, state: StateT, at: int) -> StateT:
        """The same moment, with all that runs beginning at that time; a lesson comes back so."""
        action = self.resume(state)
        return state if action is None else self.step(state, Move(TABLE, action, at))[0]

    def answered(self, state: StateT) -> Any | None:
        """The answer given by the last move, with `right` and `given`; None for no answer."""
        return None

    def odds(self, state: StateT, seat: int) -> Any | None:
        """The exact chances of that seat's next actions; None if the game does not know them."""
        return None

    def topics(self, state: StateT, seat: int) -> tuple[str, ...]:
        """Codes of what this seat can do or meet now and a beginner may not know, in order.

        They depend only on what that seat sees. Those that begin with `hint` speak of the hint.
        """
        return ()

    def lying(self, state: StateT) -> Any:
        """The game's own state; a stand-in's is that of its game, None where it has none."""
        return state

    def shows(self, state: StateT, move: Move) -> bool:
        """Whether a move may show its seat something new: it is neither tried nor taken back."""
        return True  # of every move in live games and in games of memory

    def is_final(self, action: Action) -> bool:
        """Whether an action cannot be taken back because it showed a secret to the others."""
        return False

    def why(self, state: StateT, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """The codes of the rules that forbid a wish, an action as JSON with its type."""
        return ("not_offered",)
