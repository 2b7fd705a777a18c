"""A set in the making: its title, its tasks, what it settles, and the choice of the next task."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from chocobox.classes.draft import Draft, draft_of, is_task
from chocobox.classes.plan import Task, solos, task_of
from chocobox.classes.task_set import MOST_TASKS
from chocobox.links.storing import stored_set
from chocobox.pages.asked import Asked
from chocobox.pages.draft_answered import answered, of_today
from chocobox.pages.next_task import Offers, chooser, offers_of
from chocobox.pages.page import Field, Group, Key, Page, Part, Picture, Text, fold
from chocobox.pages.parts.tasks import (
    board,
    minutes_line,
    only_here,
    task_minutes,
    tray,
)
from chocobox.pages.parts.terms import terms_choice
from chocobox.pages.press import Act, Go
from chocobox.pages.words import Words, say
from chocobox.request import MOST_NAME, Request
from chocobox.tasks.kinds import PUZZLE, kind_of

HERE = "#/class/new"
LIST = ".make-tasks h2"
"""Where the focus goes if the key that had it is gone."""


@dataclass(frozen=True, slots=True)
class Made:
    """The draft after a question.

    status: so many tasks are there since one was added just now. holds: answers that the page has
    from now on. goes: where a set leads that was finished, with what is stored for that;
    is_refused: no link can hold it.
    """

    draft: Draft
    status: int = 0
    tells: Words | None = None
    focus: str = ""
    holds: Mapping[str, Any] = field(default_factory=dict)
    goes: Go | None = None
    keep: Mapping[str, Any] = field(default_factory=dict)
    is_refused: bool = False


def page(asked: Asked) -> Page:
    """The whole page."""
    fields, given = asked.fields, asked.given
    today, news = of_today(draft_of(given["draft"], fields.get("seed", asked.seed)))
    made = _after(_before(today, fields), asked)
    plan, pasted = made.draft.plan, made.holds.get("pasted", fields.get("pasted", ""))
    offers = offers_of(plan, pasted, given["own_puzzles"])
    fault = offers.fault.id if offers.fault else ""
    is_new = fault != fields.get("fault", "")
    notice = news or fields.get("notice")
    holds = {"seed": plan.seed, "bot": plan.bot, "status": made.status, "fault": fault}
    return Page(
        title=say("class-new"),
        look="set-up make",
        back="#/class",
        back_says="class-title",
        parts=(
            *_symbols([*made.draft.tasks, *(task for task, _ in offers.tasks)]),
            _adding(made, pasted, offers, fields.get("all_kinds") is True),
            _making(made, notice, given["device"]),
        ),
        keep={"draft": made.draft.stored, **made.keep},
        tells=made.tells or news or (offers.fault if is_new else None),
        focus=made.focus,
        goes=made.goes,
        goes_how="replace" if "new_sets" in made.keep else "push",
        holds={**holds, "notice": notice, **made.holds},
        is_partial=offers.is_partial,
    )


# --- deeds ---


def _before(today: Draft, fields: Request) -> Made:
    """The draft with the answers; what was done last is told until another task is chosen."""
    draft = answered(today, fields)
    return Made(draft, fields.get("status", 0) if draft.plan == today.plan else 0)


def _after(made: Made, asked: Asked) -> Made:
    """The draft after the deed, if there is one."""
    tasks, plan = made.draft.tasks, made.draft.plan
    match asked.act:
        case Act("add", of):
            return _added(made, task_of(plan) if of is True else of, asked.seed)
        case Act("remove", int(i)):
            tasks = (*tasks[:i], *tasks[i + 1 :])
            told = say("class-task-removed", count=len(tasks))
            return Made(replace(made.draft, tasks=tasks), tells=told, focus=LIST)
        case Act("move", [int(i), int(by)]) if 0 <= i + by < len(tasks) > i >= 0:
            return _moved(made.draft, i, i + by)
        case Act("deal"):
            return Made(replace(made.draft, plan=replace(plan, seed=asked.seed)))
        case Act("preview" | "make" as name) if tasks:
            return _finished(made, name, asked.now)
    return made


def _added(made: Made, task: object, seed: int) -> Made:
    """A task more, and another deal for the next one."""
    draft = made.draft
    if len(draft.tasks) >= MOST_TASKS or not is_task(task):
        return made
    tasks = (*draft.tasks, cast("Task", task))
    is_key_gone = draft.plan.kind == "link" or len(tasks) == MOST_TASKS
    return Made(
        replace(draft, tasks=tasks, plan=replace(draft.plan, seed=seed)),
        status=len(tasks),
        tells=say("class-task-added", count=len(tasks)),
        focus=LIST if is_key_gone else "",
        holds={"pasted": ""},
    )


def _moved(draft: Draft, start: int, to: int) -> Made:
    """A task changes its place; the key that was pressed has the focus, or the other at an end."""
    tasks = list(draft.tasks)
    tasks.insert(to, tasks.pop(start))
    is_up = to > 0 if to < start else to == len(tasks) - 1
    return Made(
        replace(draft, tasks=tuple(tasks)),
        tells=say("class-task-moved", **{"from": start + 1, "to": to + 1}),
        focus=f".task:nth-child({to + 1}) .move-{'up' if is_up else 'down'}",
    )


def _finished(made: Made, name: str, now: int) -> Made:
    """The set is looked at, or stored, and a new draft begins."""
    draft = made.draft
    title = unicodedata.normalize("NFC", draft.title).strip()[:MOST_NAME].strip()
    kept = stored_set({"title": title, "tasks": list(draft.tasks), **draft.terms}, now)
    if kept is None:
        return replace(made, is_refused=True)
    if name == "preview":
        preview = {"key": kept["key"], "from": HERE}
        return replace(made, goes=Go(f"#/g/{kept['key']}"), keep={"preview": preview})
    return replace(made, goes=Go(f"#/class/{kept['id']}"), keep={"new_sets": [kept], "draft": None})


# --- the parts of the page ---


def _symbols(tasks: Sequence[Task]) -> tuple[Part, ...]:
    """What the boards of puzzles are made of."""
    games = dict.fromkeys(it["game"] for it in tasks if kind_of(it.get("position")) is PUZZLE)
    return (Picture(kind="symbols", given={"games": list(games)}),) if games else ()


def _making(made: Made, notice: Words | None, device: Mapping[str, Any]) -> Part:
    """The set as it is, and what can be done with it."""
    tasks = made.draft.tasks
    make = Key(says=say("class-make"), does=Act("make"), look="big", off=not tasks)
    look = Key(says=say("class-look"), does=Act("preview"), look="big quiet")
    keys = (make, look) if tasks else (make,)
    return Group(
        kind="row",
        look="make-tasks",
        parts=(
            Group(kind="card", parts=_set(made, notice)),
            *only_here(device),
            Group(kind="row", look="set-up-go", parts=keys),
        ),
    )


def _set(made: Made, notice: Words | None) -> tuple[Part, ...]:
    """The title, the tasks, and what the set settles."""
    draft = made.draft
    tasks = draft.tasks
    title = Field(
        name="title",
        says=say("class-title-field"),
        value=draft.title,
        most=MOST_NAME,
        empty=say("class-title-empty"),
    )
    none = Text(says=say("class-tasks-none"), look="task-tray bare")
    there = (tray(tasks, lambda i: _beside(tasks, i)), minutes_line(tasks)) if tasks else (none,)
    return (
        title,
        Text(says=say("class-set-tasks", count=len(tasks)), kind="title"),
        *((Text(says=notice, kind="note", look="only-here"),) if notice else ()),
        *there,
        *((Text(says=say("class-make-not"), kind="alert"),) if made.is_refused else ()),
        fold(say("class-terms"), *terms_choice(draft.terms)),
    )


def _beside(tasks: Sequence[Task], i: int) -> tuple[Part, ...]:
    """At a task of the set: its board, its minutes, and the keys that move it and take it out."""
    ways = (("up", -1, i == 0), ("down", 1, i == len(tasks) - 1))
    moves = (
        Key(
            kind="tool",
            says=say(f"class-task-{way}", number=i + 1),
            does=Act("move", (i, by)),
            sign=way,
            look=f"move-{way}",
            off=off,
        )
        for way, by, off in (ways if len(tasks) > 1 else ())
    )
    out = Key(
        kind="tool",
        says=say("class-task-remove", number=i + 1),
        does=Act("remove", i),
        sign="close",
    )
    keys = (task_minutes(tasks[i]), *moves, out)
    return (board(tasks[i]), Group(kind="lines", look="task-keys", parts=keys))


def _adding(made: Made, pasted: str, offers: Offers, all_kinds: bool) -> Part:
    """The choice of the next task, with its board, if it has one, and the key that adds it."""
    if len(made.draft.tasks) >= MOST_TASKS:
        return Group(kind="card", parts=(Text(says=say("class-full", count=MOST_TASKS)),))
    plan = made.draft.plan
    task = task_of(plan)
    title = Text(says=say("class-add-task"), kind="title")
    parts = (title, *chooser(plan, pasted, offers, all_kinds))
    if task and plan.kind in solos():
        deal = Key(says=say("class-deal"), does=Act("deal"), look="quiet")
        parts += (Group(kind="row", look="make-board", parts=(board(task, True), deal)),)
    if task:
        add = Key(says=say("class-add-this"), does=Act("add"), look="big")
        parts += (Group(kind="row", look="make-do", parts=(add,)),)
    if made.status:
        told = say("class-task-added", count=made.status)
        parts += (Text(says=told, look="small make-told"),)
    return Group(kind="card", look="make-add", parts=parts)
