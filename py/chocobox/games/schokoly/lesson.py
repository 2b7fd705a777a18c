"""The lesson of Schokoly, as data."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core import Rng
from chocobox.games.schokoly.pieces import CARDS
from chocobox.games.schokoly.position import set_up
from chocobox.games.schokoly.state import Options, State
from chocobox.games.schokoly.words import Place
from chocobox.kit.lesson import Lesson, Step, Table

OPTIONS = Options()


def board(text: str, *hand: int) -> Table:
    """A table with a board and with these cards in the person's hand."""

    def table(state: State, at: int) -> State:
        dealt = set_up(f"colours:dark,white {text}", OPTIONS, 2, Rng(1))
        lying = {one.card for one in dealt.board.laid}
        pool = [card for card in range(len(CARDS)) if card not in {*lying, *hand}]
        other = len(dealt.hands[1])
        return replace(dealt, hands=(hand, tuple(pool[:other])), stock=tuple(pool[other:]))

    return table


LESSON = Lesson(
    edition=1,
    bots=("nibbler",),
    options=OPTIONS,
    seed=1,
    steps=(
        Step("lay", (Place,), table=board("lays:0 smarties:6,6 0@0,0 1@0,-2/2", 4, 8, 28, 36)),
        Step(
            "join",
            (Place,),
            worth=9,
            table=board("lays:0 smarties:6,6 0@0,0 2@0,-2/2", 5, 9, 29, 37),
        ),
        Step("end"),
    ),
)
