"""The game in a link that can be watched: a whole game, or a try at a task of a result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, cast

from chocobox.core.record import RecordData
from chocobox.links.asked import contents_of
from chocobox.links.pasted import text_at
from chocobox.request import MOST_MOVES, Request, text_of, whole_of
from chocobox.tasks.kinds import kind_of

Opened = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Watched:
    """A game to watch; text: of its link. done: whether it is over, if it is no result's.

    why: where there is none, the type of the fault, or "". is_written: a bot was handed in there,
    and its code is read instead.
    """

    text: str
    record: Annotated[Any, RecordData | None]
    done: bool | None = None
    why: str = ""
    is_written: bool = False


def watched(request: Request) -> Watched:
    """The game in a link with this `text`; of a result, the try `nth` at the `task`.

    Without such a try it is the first one. Of a result, only a finished task can be watched.
    """
    text = text_at(text_of(request, "text"))
    task, nth = (whole_of(request, name, 0, MOST_MOVES) for name in ("task", "nth"))
    opened = cast("Opened", contents_of(text))
    if "record" in opened:
        return Watched(text, opened["record"], done=opened["done"])
    tasks = opened["set"]["tasks"] if "result" in opened else []
    if task >= len(tasks):
        return Watched(text, None)
    if kind_of(tasks[task]["position"]).is_written:
        return Watched(text, None, is_written=True)
    if task in opened["older"]:
        return Watched(text, None, why="older-box")
    moves = _moves(opened, task, nth)
    if moves is None:
        return Watched(text, None, why="behind" if task in opened["unread"] else "")
    return Watched(text, {**tasks[task], "moves": moves})


def _moves(opened: Opened, task: int, nth: int) -> Any:
    """The moves of a try at a task; None where it is not finished."""
    result = opened["result"]
    if "tries" not in result:
        return result["moves"][task] if opened["scores"][task]["done"] else None
    tries = result["tries"][task]["tries"]
    own = [one for one in tries if one["number"] == nth] or tries
    return own[0]["moves"] if own else None
