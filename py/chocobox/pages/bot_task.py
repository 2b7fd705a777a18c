"""The bench for a task of a class: which code is written there, and how it is handed in.

Nothing stands on this page: the bench asks it.
"""

from __future__ import annotations

from typing import Any

from chocobox.core.short import id_of
from chocobox.pages.asked import Asked
from chocobox.pages.page import Page
from chocobox.pages.pupil import Desk, desk_of
from chocobox.pages.words import say
from chocobox.request import RequestError
from chocobox.tasks.kinds import kind_of


def page(asked: Asked) -> Page:
    """The place of the code and of its set; the next pupil on this device begins anew."""
    desk = desk_of(asked)
    number = _number(asked, desk)
    code = asked.deed("hand_in")
    return Page(
        title=say("workshop-title"),
        look="",
        parts=(),
        back=f"#/g/{desk.key}",
        holds={"id": f"{id_of(desk.key)}-{number}-{desk.pupil.round}"},
        keep=_handed_in(desk.after(number), number, code) if isinstance(code, str) else {},
    )


def _number(asked: Asked, desk: Desk) -> int:
    """The place of the task in its set."""
    game, number = asked.query.get("game"), asked.query.get("task")
    for place, task in enumerate(desk.set["tasks"]):
        is_written = kind_of(task.get("position")).is_written
        if str(place) == number and task["game"] == game and is_written:
            return place
    raise RequestError("bad-request", "The set has no such task.")


def _handed_in(desk: Desk, number: int, code: str) -> dict[str, Any]:
    """What the device keeps: each code is a try, and it is done."""
    one = {"begin": desk.begin(number), "done": True, "code": code}
    return {**desk.kept(), "tries": {"add": [one]}}
