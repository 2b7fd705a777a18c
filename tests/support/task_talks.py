"""Examples of requests and replies for Schokoly's two solo games, kept in tests/bridge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chocobox.core.codec import encode
from chocobox.games.schokoly.solo.count.players import truth
from support.handed_in import BEST, COUNT, handed_in, solved
from support.talk import PERSON, Talk

TEXT = (
    "colours:dark,white lays:0 smarties:5,5"
    " 22@0,0 2@0,2/3* 21@2,0 4@-2,2/2 45@1,0^ 10@2,2/1 44@0,-2/3"
)


def wrong(talk: Talk, right: Any) -> Any:
    """Another of the offered answers."""
    return next(one for one in talk.update["actions"]["0"] if one != right)


def schokoly_count(talk: Talk) -> None:
    """A board is counted: of each kind of question, some are answered wrongly and some rightly."""
    talk.new([PERSON], seed=5, game="schokoly_count", options={"grade": 3})
    talk.ask("hint", seat=0)
    asked = set[str]()
    for number in range(talk.update["views"]["0"]["most"]):
        task = talk.state.task
        action = encode(truth(task))
        if task.kind in asked:
            talk.ask("play", seat=0, action=action, at=4000 * number + 2000)
        else:
            talk.ask("play", seat=0, action=wrong(talk, action), at=4000 * number + 1500)
            talk.ask("undo", seat=0)
        asked.add(task.kind)
        talk.play(0, "Next", at=4000 * number + 3500)


def schokoly_best(talk: Talk) -> None:
    """In a given position: a hint, a place that is none, a place that is not the best; the end."""
    talk.new([PERSON], seed=5, game="schokoly_best", position=TEXT)
    talk.ask("position")
    talk.ask("hint", seat=0)
    first = talk.update["actions"]["0"][0]
    talk.ask("try", seat=0, action=first)
    talk.ask("why", seat=0, action=dict(first, x=40))
    talk.ask("play", seat=0, action=dict(first, x=40), at=4000)
    talk.ask("play", seat=0, action=first, at=9000)
    talk.ask("undo", seat=0)


def together(talk: Talk) -> None:
    """Three pupils have counted, each but the first with a mistake; nobody looked for a place."""
    set_ = {"title": "Monday", "tasks": [COUNT, BEST]}
    mistakes: tuple[tuple[int, ...], ...] = ((), (1,), (0, 1))
    results = [
        handed_in(set_, f"P{nth}", nth, solved(COUNT, *wrong))
        for nth, wrong in enumerate(mistakes, 1)
    ]
    talk.ask("together", set=set_, results=results)


TALKS: tuple[Callable[[Talk], None], ...] = (schokoly_count, schokoly_best, together)
