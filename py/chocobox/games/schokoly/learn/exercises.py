"""Six small tasks that lead to a bot of Schokoly, and the tables on which each is tested."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from chocobox.core.record import Action, Move
from chocobox.games.schokoly.rules.actions import Choose, Draw, Pass, Stack
from chocobox.games.schokoly.rules.gains import gains
from chocobox.games.schokoly.rules.game import GAME
from chocobox.games.schokoly.rules.position import with_hands
from chocobox.games.schokoly.rules.state import State
from chocobox.kit.exercises import Task, TaskTest, Walk

PRICE: Final = 4
"""So many points a smartie is worth; the tables let any price from 2 to 5 do as well."""

Right = Callable[[State], Sequence[Action]]


def at(name: str, right: Right, text: str, *hand: int) -> TaskTest:
    """A test on the table of a position, with these cards in the hand."""
    return TaskTest(name, lambda: with_hands(text, hand), right)


# --- which actions are right ---


def any_one(state: State) -> Sequence[Action]:
    """Every action."""
    return GAME.actions(state, 0)


def bringing(state: State) -> Sequence[Action]:
    """The actions that bring points; every action if none does."""
    worth = _worth(state, 0)
    return [it for it, points in worth if points > 0] or any_one(state)


def most(state: State) -> Sequence[Action]:
    """The actions that bring the most points."""
    return _best(_worth(state, 0))


def ending(state: State) -> Sequence[Action]:
    """The end of the turn, with every smartie kept."""
    return [it for it in any_one(state) if isinstance(it, Draw | Pass)]


def thrifty(state: State) -> Sequence[Action]:
    """Those that bring most points, when a smartie costs some."""
    return _best(_worth(state, PRICE))


def sly(state: State) -> Sequence[Action]:
    """Of these, the ones that leave the other seat fewest points."""
    return _best([(it, -_others(state, it)) for it in thrifty(state)])


def _worth(state: State, price: int) -> list[tuple[Action, int]]:
    """Each laying and its points, less a price where it takes a smartie."""
    found = zip(any_one(state), gains(state), strict=False)
    return [(it, points - price * isinstance(it, Stack)) for it, points in found]


def _best(worth: Sequence[tuple[Action, int]]) -> list[Action]:
    top = max(points for _, points in worth)
    return [it for it, points in worth if points == top]


def _others(state: State, action: Action) -> int:
    """The points of the other seat after an action."""
    after, _ = GAME.step(state, Move(0, action, 0))
    return GAME.standing(after)[1]


def facts(state: State, action: Action) -> Mapping[str, int | str]:
    """The kind and colour of an action, its points, and the other seat's points after it."""
    points = next((it for one, it in _worth(state, 0) if one == action), 0)
    colour = action.colour if isinstance(action, Choose) else ""
    what = {"kind": type(action).__name__, "colour": colour}
    return what | {"points": points, "others": _others(state, action)}


# --- tables ---

NEW: Final = "colours:-,- lays:0 smarties:6,6"
FEW: Final = "colours:dark,white lays:0 smarties:6,6 18@0,0/2 27@0,-2/3 45@2,-1/3"
MANY: Final = (
    "colours:white,milk lays:0 smarties:6,6 11@0,0/1 41@-2,0/3 12@-1,-2/3 6@1,-2/2 1@2,0/1"
)
NONE: Final = "colours:dark,white lays:0 smarties:6,6 21@0,0/2 38@0,-2/1 35@2,-1"
TEN: Final = "colours:dark,white lays:0 smarties:6,6 20@0,0/2 26@0,-2 13@-2,0"
SIX: Final = "colours:dark,milk lays:0 smarties:6,6 4@0,0/3 33@0,-2 39@-2,0/2 40@0,-4/2"
ELEVEN: Final = "colours:milk,dark lays:0 smarties:6,6 17@0,0/1 44@2,0/3 22@2,2/1"
LAID: Final = "colours:dark,white laid:0 smarties:6,6 18@0,0/2 27@0,-2/3 45@2,-1/3"
LATER: Final = (
    "colours:white,milk laid:0 smarties:6,6 11@0,0/1 41@-2,0/3 12@-1,-2/3 6@1,-2/2 1@2,0/1"
)
EIGHT: Final = "colours:milk,dark lays:0 smarties:6,6 30@0,0 33@0,2/3 29@-2,0"
CHEAP: Final = "colours:dark,white lays:0 smarties:6,6 18@0,0/3 1@2,0/1 19@0,2"
DEAR: Final = "colours:milk,dark lays:0 smarties:6,6 34@0,0 31@2,0/1 45@1,-2/1 16@3,-2/1"
NEARLY: Final = "colours:white,milk lays:0 smarties:6,6 23@0,0 33@2,0/3 29@0,-2/3 37@1,2/1"
PAIRS: Final = (
    "colours:dark,white lays:0 smarties:6,6 27@0,0/1 32@-2,0/2 9@0,2/3 29@-4,0/3 38@0,4/3 41@2,4/3"
)
LEAD: Final = (
    "colours:white,dark lays:0 smarties:6,4 "
    "27@0,0/2* 19@-2,0 9@-2,2/3 20@-1,-2/3 14@0,2 22@-4,2/3 2@-2,1/1^"
)
LONG: Final = "colours:white,dark lays:0 smarties:6,6 1@0,0/1 35@0,2 25@2,0 12@-2,2 41@-4,2/2"

WALK = Walk(
    tasks=(
        Task(
            "any",
            (
                at("colour", any_one, NEW, 5, 12, 30, 40),
                at("lay", any_one, FEW, 12, 16),
                at("end", any_one, LAID, 12, 16, 33),
            ),
        ),
        Task(
            "points",
            (
                at("few", bringing, FEW, 12, 16),
                at("many", bringing, MANY, 8, 39),
                at("none", bringing, NONE, 33, 13),
            ),
        ),
        Task(
            "most",
            (
                at("most", most, TEN, 35, 24),
                at("most", most, SIX, 32, 1),
                at("most", most, ELEVEN, 2, 10),
            ),
        ),
        Task(
            "keep",
            (
                at("most", most, EIGHT, 41, 27),
                at("none", most, NONE, 33, 13),
                at("over", ending, LAID, 12, 16, 33),
                at("over", ending, LATER, 25, 10, 3),
            ),
        ),
        Task(
            "price",
            (
                at("cheap", thrifty, CHEAP, 44, 39),
                at("cheap", thrifty, NEARLY, 27, 21),
                at("dear", thrifty, DEAR, 46, 4),
                at("over", ending, LAID, 12, 16, 33),
            ),
        ),
        Task(
            "other",
            (
                at("equal", sly, PAIRS, 16),
                at("equal", sly, LEAD, 44),
                at("equal", sly, LONG, 37),
                at("cheap", thrifty, CHEAP, 44, 39),
            ),
        ),
    ),
    facts=facts,
)
