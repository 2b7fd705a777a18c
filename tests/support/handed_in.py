"""Results of pupils who know the solution, but for some questions."""

from __future__ import annotations

from typing import Any

from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.links.fitting import fitted
from chocobox.records import bots_of, start_of

COUNT: dict[str, Any] = {
    "game": "schokoly_count",
    "options": {},
    "players": [{"kind": "person"}],
    "seed": 5,
    "position": "",
    "moves": [],
}
BEST: dict[str, Any] = COUNT | {"game": "schokoly_best"}


def solved(task: dict[str, Any], *wrong: int) -> list[list[int]]:
    """The moves of somebody who is right but for these questions, where the answer is another."""
    session = start_of(task)
    *_, strongest = bots_of(session.game).values()
    asked = 0
    while hint := session.hint(0, strongest):
        offered = session.game.actions(session.state, 0)
        index = list(offered).index(hint.action)
        if len(offered) > 1:
            index = (index + 1) % len(offered) if asked in wrong else index
            asked += 1
        session.replay([(0, index, session.clock + 700)])
    return [list(move) for move in session.moves]


def handed_in(set_: dict[str, Any], name: str, origin: int, *tries: Any) -> dict[str, Any]:
    """A result as a page keeps it; tries: of the first task, each a list of moves."""
    played = [{"number": nth, "moves": moves} for nth, moves in enumerate(tries, 1)]
    tasks = [{"begun": len(played), "tries": played}]
    tasks += [{"begun": 0, "tries": []}] * (len(set_["tasks"]) - 1)
    result = {"set": set_, "name": name, "when": origin, "origin": origin, "played": tasks}
    text = link.write({"use": "result", "result": fitted(result)})
    opened = encode(link.as_json(link.read(text)))
    return {"name": name, "when": origin, "origin": origin, "text": text, "tries": opened["tries"]}
