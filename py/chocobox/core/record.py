"""Actions, events and moves at a table, and the record of a whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, NotRequired, TypedDict

TABLE = -1
"""The seat of the table itself; its moves are recorded like those of players."""

Mood = Literal["glad", "beaten"]
"""A face that does not just wait."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a seat may do; each game names its own, in the imperative."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that the whole table saw, without secrets; its name is in the past tense."""

    mood: ClassVar[Literal[Mood, ""]] = ""
    """The face of its seat afterwards; "" for no change."""

    def moods(self) -> Mapping[int, Mood]:
        """The new face of each seat whose face changes."""
        return {self.seat: self.mood} if self.mood else {}  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class Move:
    """A seat does one thing at one time, in whole ms since the game began."""

    seat: int
    action: Action
    at: int


class Player(TypedDict):
    """Who sits at a seat: a person with a name, or a bot by its name."""

    kind: str
    name: NotRequired[str]
    bot: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game; saves, replays, links and bug reports all hold one.

    Each move is (seat, index into `actions(state, seat)`, at), so the order of actions belongs
    to the edition. position is the table at the start; "" means the game's own deal.
    """

    game: str
    edition: int
    options: Any
    players: tuple[Annotated[Mapping[str, str], Player], ...]
    seed: int
    position: str
    moves: tuple[tuple[int, int, int], ...]


class GameRecord(TypedDict):
    """A record as JSON; what a client gives may lack its type, and what is as usual."""

    type: NotRequired[str]
    game: str
    edition: NotRequired[int]
    options: Mapping[str, Any]
    players: Sequence[Annotated[Mapping[str, str], Player]]
    seed: int
    position: NotRequired[str]
    moves: Sequence[Sequence[int]]


RecordData = Annotated[Mapping[str, Any], GameRecord]
"""A record as JSON, in replies."""
