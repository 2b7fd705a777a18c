"""The lesson of Schokoly, as data: the person plays dark, the other seat white."""

from __future__ import annotations

from typing import Final

from chocobox.games.schokoly.rules.actions import Draw, Guard, Place, Stack
from chocobox.games.schokoly.rules.position import with_hands
from chocobox.games.schokoly.rules.state import Options, State
from chocobox.kit.lesson import Lesson, Step, Table

OPTIONS = Options()

ONE: Final = "36@0,0"
"""A card with all three kinds: dark above milk and white."""

APART: Final = "32@0,0/1 33@2,0/2 20@4,0/3 0@0,2/3 4@4,2/2"
"""Three dark pieces on each side of a gap for one card."""

BRIDGE: Final = 28
"""The joining card: two dark pieces beside two white pieces."""

MILK: Final = "24@0,0 32@2,0/2 33@0,2"
"""Six pieces of milk in a row and below it; white touches four of their sides, dark two."""

WALL: Final = "24@0,0/2 28@0,2 20@2,0/2 21@2,2/1 36@4,0/2 25@4,2"
"""Four dark pieces on each side of white ones, and no gap."""

GAME: Final = "6@0,0 20@2,0 31@0,-2/2 17@2,-2/3 38@-2,0/1 43@4,-2 26@-1,2/1 5@2,-4/1"
"""Eight cards of a game in which white leads by 11 to 9."""


def board(text: str, *hand: int, other: tuple[int, ...] = (), when: str = "lays") -> Table:
    """A table with a board, with these cards in the person's hand, and these in the other's."""

    def table(state: State, at: int) -> State:
        return with_hands(f"colours:dark,white {when}:0 smarties:6,6 {text}", hand, other)

    return table


LESSON = Lesson(
    edition=2,
    oldest=1,
    bots=("nibbler",),
    options=OPTIONS,
    seed=1,
    steps=(
        Step("lay", (Place,), table=board(ONE, 5, 8, 16, other=(20,))),
        Step("draw", (Draw,), shows=("end",)),
        Step(
            "",
            (Place,),
            wants=(Place(20, 2, 0, 0), Place(20, -2, 0, 0), Place(20, 0, 2, 0)),
            seat=1,
            pause=2600,
            then="white",
        ),
        Step("", (Draw,), wants=(Draw(),), seat=1, pause=2200),
        Step(
            "join",
            (Place,),
            worth=8,
            table=board(APART, BRIDGE, 16),
            shows=("hand:28",),
            wrong="apart",
        ),
        Step("neutral"),
        Step(
            "win",
            (Place,),
            worth=8,
            table=board(MILK, BRIDGE, 16),
            shows=("sides",),
            wrong="whites",
        ),
        Step("won", shows=("sides",)),
        Step(
            "stack",
            (Place, Stack),
            worth=10,
            table=board(WALL, 5, 12),
            shows=("smartie",),
            wrong="in-two",
        ),
        Step("safe"),
        Step(
            "guard",
            (Guard,),
            wants=(Guard(BRIDGE),),
            table=board(f"{APART} {BRIDGE}@2,2/2", 16, 13, when="laid"),
            shows=("smartie",),
            wrong="bare",
        ),
        Step("guarded"),
        Step("find", (Place, Stack), worth=15, table=board(GAME, 45, 8, 47, 11), wrong="few"),
        Step("end"),
    ),
)
