"""A set's tasks for pupils: a name, the tasks with their tries, and in the end a result to show."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from chocobox.classes.here import new_pupil
from chocobox.classes.tries import Tries
from chocobox.links.asked import written
from chocobox.pages.asked import Asked
from chocobox.pages.page import Page, Part, Text, Tool
from chocobox.pages.parts import kiosk
from chocobox.pages.parts.pupil import players_here, result, tasks, who
from chocobox.pages.press import Begin, Go, go
from chocobox.pages.pupil import Desk, desk_of, shown_now
from chocobox.pages.words import Say, say
from chocobox.request import Request, RequestError
from chocobox.tasks.kinds import kind_of

NAME, RESULT, KIOSK = ".task-name", ".task-result h2", ".kiosk-answers"


@dataclass(frozen=True, slots=True)
class _Done:
    """What a deed came to: the pupil afterwards, what the page holds, and where it goes."""

    desk: Desk
    keep: Any = field(default_factory=dict)
    holds: Any = field(default_factory=dict)
    focus: str = ""
    tells: Say | None = None
    goes: Go | Begin | None = None


def page(asked: Asked) -> Page:
    """The whole page, from what the device keeps of the pupil and the tries."""
    desk = desk_of(asked, replays=asked.fields.get("counted") is True)
    fields = {"picking": not desk.pupil.name, "sum": asked.seed, **asked.fields}
    desk = desk.named(fields.get("name"))
    done = _done(replace(asked, fields=fields), desk)
    desk, fields = done.desk, fields | done.holds
    waits = any(one is None for one in desk.tries) and not fields.get("counted")
    is_platform, (back, back_says) = asked.given["device"]["platform"], _back(asked, desk)
    shown = None if is_platform else shown_now(desk, _last(asked, desk))
    news = {} if waits else {"onlook": shown}
    box = kiosk.kept(desk, asked.given.get("kiosk"), _is_looked_at(asked, desk))
    return Page(
        title=desk.set["title"] or say("class-tasks"),
        look="class-page tasks",
        parts=_parts(asked, desk, fields, shown),
        keep={**(done.keep or desk.renamed()), **news, **box},
        tells=done.tells,
        goes=done.goes,
        focus=done.focus,
        holds={**_held(desk, fields), **done.holds, **({"counted": True} if waits else {})},
        is_partial=waits,
        back=back,
        back_says=back_says,
    )


def _parts(asked: Asked, desk: Desk, fields: Request, shown: Request | None) -> tuple[Part, ...]:
    """What stands there, from the truth about the box to the ways out of it."""
    is_platform, is_looked_at = asked.given["device"]["platform"], _is_looked_at(asked, desk)
    return (
        *_forgetful(asked.given["device"]),
        *kiosk.told(desk, is_looked_at),
        Tool(kind="platform", given={"key": desk.key}),
        who(desk, fields, is_platform),
        tasks(desk, shown),
        *result(desk, fields, is_platform),
        *kiosk.ways_out(desk, fields["sum"], is_looked_at),
    )


def _held(desk: Desk, fields: Request) -> dict[str, Any]:
    """The answers that stay until they are given anew."""
    names = ("picking", "sum") if desk.terms.kiosk else ("picking",)
    return {name: fields[name] for name in names}


def _forgetful(device: Request) -> tuple[Part, ...]:
    """A warning where the browser keeps nothing."""
    return () if device["saves"] else (Text(says=say("saves-not-kept"), kind="status"),)


def _last(asked: Asked, desk: Desk) -> int:
    """The place of the task that opens now, or else was played last; -1 before any."""
    opens = asked.deed("play")
    last: Any = next((one["task"]["number"] for one in asked.given["tries"]), -1)
    return next((one for one in (opens, last) if one in range(len(desk.games))), -1)


def _back(asked: Asked, desk: Desk) -> tuple[str, str]:
    """A teacher who looks at the page is led back; to a hidden box no way leads."""
    if _is_looked_at(asked, desk):
        return asked.given["preview"]["from"], "class-looked"
    return "" if desk.hides else "#/", "to-shelf"


def _is_looked_at(asked: Asked, desk: Desk) -> bool:
    """Whether a teacher looks at the page as pupils see it."""
    is_own: bool = asked.given["preview"]["key"] == desk.key
    return is_own


# --- deeds ---


def _done(asked: Asked, desk: Desk) -> _Done:
    """The deed of a key, if one was pressed just now."""
    number = asked.deed("play")
    if number in range(len(desk.games)):
        return _played(desk, number)
    if asked.deed("next"):
        return _next(asked, desk)
    if asked.deed("pick"):
        return _Done(desk, holds={"picking": True}, focus=f"{NAME} input:checked")
    if asked.deed("show"):
        return _shown(asked, desk)
    if asked.deed("free") is not None:
        return _freed(asked, desk)
    return _Done(desk)


def _freed(asked: Asked, desk: Desk) -> _Done:
    """A grown-up opens the box; after any answer there is another sum, also for the next pupil."""
    holds = {"sum": asked.seed}
    if asked.deed("free") != kiosk.product(asked.fields["sum"]):
        return _Done(desk, holds=holds, focus=f"{KIOSK} button", tells=say("kiosk-wrong"))
    desk = replace(desk, pupil=replace(desk.pupil, free=True))
    return _Done(desk, desk.kept(), holds, "h1", say("kiosk-open"))


def _played(desk: Desk, number: int) -> _Done:
    """A task goes on, or a new try begins; a bot is written on the bench."""
    games, task = desk.games[number], desk.set["tasks"][number]
    if games.unfinished:
        return _Done(desk, desk.renamed(), goes=Go(f"#/game/{games.unfinished}"))
    if kind_of(task.get("position")).is_written:
        bench = go(f"#/workshop/{task['game']}", set=desk.key, task=number)
        return _Done(desk, desk.kept(), goes=bench)
    desk = desk.after(number)
    return _Done(desk, desk.kept(), goes=desk.begin(number))


def _next(asked: Asked, desk: Desk) -> _Done:
    """Somebody else plays now, on the same device."""
    pupil = new_pupil(desk.pupil.round + 1, asked.seed)
    none = tuple(replace(one, begun=0, tries=()) for one in desk.games)
    desk = replace(desk, pupil=pupil, is_new=False, games=none)
    desk = replace(desk, tries=tuple(Tries(0, ()) for _ in none))
    picks = desk.terms.picks
    tells = say("class-pick-asked", kind=picks.kind) if picks else say("class-name-asked")
    holds = {"name": "", "picking": True}
    return _Done(desk, desk.renamed(), holds, f"{NAME} input", tells)


def _shown(asked: Asked, desk: Desk) -> _Done:
    """The link of the result, unless the name is missing, or nobody would see any of it."""
    whose = {"name": desk.name, "when": asked.now // 60_000, "origin": desk.pupil.origin}
    players = players_here(desk, asked.given["device"]["platform"])
    played = [one.as_json for one in desk.games]
    given = {"set": desk.set, **whose, "players": players, "played": played}
    text, fault = "", "" if desk.name else "no-name"
    try:
        text = text if fault else written({"link": {"use": "result", "result": given}})
    except RequestError as error:
        fault = error.kind
    of = {"name": desk.pupil.name, "round": desk.pupil.round}
    if fault == "no-name":
        return _Done(desk, holds={"asked": of, "picking": True}, focus=f"{NAME} input")
    holds = {"shown": {**of, "text": text}, "asked": None, "picking": False}
    return _Done(desk, desk.kept(), holds, RESULT if text else "")
