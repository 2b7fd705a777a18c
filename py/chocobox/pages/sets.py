"""For teachers: the sets of this device, ready lessons, how long names stay, all as a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.links.expiry import FORGET, is_old
from chocobox.pages.asked import Asked
from chocobox.pages.class_deeds import Deed, expire
from chocobox.pages.class_kept import kept_of
from chocobox.pages.page import Choice, Group, Key, Page, Part, Picture, Text, Tool, card
from chocobox.pages.press import Act, go
from chocobox.pages.words import Say, When, Words, say

Stored = Mapping[str, Any]


def page(asked: Asked) -> Page:
    """The whole page."""
    sets: Stored = asked.given["set_list"]
    gone = asked.deed("remove")
    damaged = [one for one in sets["damaged"] if one != gone]
    days = asked.fields.get("forget", asked.given["forget"])
    ageing = _aged(asked, days)
    rows = (*map(_set, sets["sets"]), *map(_damaged, damaged))
    list_ = Group(kind="list", look="saves", parts=rows)
    return Page(
        title=say("class-title"),
        look="class-page teachers",
        parts=(
            _welcome(asked.given["device"]),
            *_forgetful(asked.given["device"]),
            *((card(say("class-sets"), list_),) if rows else ()),
            _lessons(asked.given["lessons"]),
            _keeping(days),
        ),
        keep={"forget": days, **({"set_list": {"remove": [gone]}} if gone else {}), **ageing.keep},
        tells=_told(ageing.holds["expired"] if ageing.is_over else 0, gone),
        holds={**ageing.holds, **({"expired": 0} if ageing.is_over else {})},
        is_partial=not ageing.is_over,
    )


@dataclass(frozen=True, slots=True)
class _Ageing:
    """Old names go, one set after the other. keep: what the device stores of the last one."""

    holds: Mapping[str, Any]
    keep: Mapping[str, Any]

    @property
    def is_over(self) -> bool:
        """Whether no other set has old names."""
        return not self.holds["ageing"]


def _aged(asked: Asked, days: int) -> _Ageing:
    """What became of the set that the device tells whole, and the next one with old names."""
    fields, given = asked.fields, asked.given["ageing"]
    seen, count, keep = list(fields.get("aged", ())), fields.get("expired", 0), {}
    if given is not None and given["id"] not in seen:
        done = Deed(kept_of(given))
        count += expire(done, days, given["child"], asked.now)
        seen.append(given["id"])
        keep = {"ageing": done.keep["class"]} if done.keep else {}
    left = (one for one in asked.given["set_list"]["sets"] if one["id"] not in seen)
    ageing = next((one["id"] for one in left if _is_ageing(one, days, asked.now)), "")
    return _Ageing({"aged": seen, "ageing": ageing, "expired": count}, keep)


def _is_ageing(one: Stored, days: int, now: int) -> bool:
    """Whether a set has names that are too old, or whose time nobody knows."""
    return any(came is None or is_old(came, days, now) for came in one["came"])


def _told(expired: int, gone: str | None) -> Say | None:
    """The sentence about what was just deleted, by somebody or by time."""
    if gone:
        return say("class-removed")
    return say("forget-done", count=expired) if expired else None


def _forgetful(device: Stored) -> tuple[Part, ...]:
    """A warning where the browser keeps nothing."""
    return () if device["keeps"] else (Text(says=say("class-not-kept"), kind="status"),)


def _welcome(device: Stored) -> Part:
    """The use of a set in three steps, and the ways to one."""
    private = say("class-private-platform") if device["platform"] else say("class-private")
    ios = (say("class-ios"),) if device["way"].startswith("ios") else ()
    steps = tuple(Text(says=say(f"class-step-{it}")) for it in ("make", "scan", "back"))
    links = (
        Key(says=say("class-new"), does=go("#/class/new"), look="big"),
        Key(says=say("class-workshop"), does=go("#/workshop"), look="quiet"),
        Key(says=say("addresses-title"), does=go("#/addresses"), look="quiet"),
    )
    return Group(
        kind="card",
        look="class-welcome",
        parts=(
            Picture(kind="tray"),
            Group(kind="numbered", look="class-steps", parts=steps),
            Text(says=(private, *ios), look="small"),
            Group(kind="row", look="class-links", parts=links),
        ),
    )


def _set(one: Stored) -> Part:
    """A set of this device."""
    title: Words = one["title"] or say("class-untitled")
    facts = (
        Text(says=title, kind="heading"),
        Text(says=say("class-set-line", tasks=one["tasks"], results=one["results"])),
        Text(says=When(one["made"]), look="small"),
    )
    does = go(f"#/class/{one['id']}")
    key = Key(says=say("class-open"), name=say("class-open-of", title=title), does=does)
    parts = (Group(kind="row", parts=facts), Group(kind="row", look="save-do", parts=(key,)))
    return Group(kind="item", look="save", parts=parts, key=one["id"])


def _damaged(id: str) -> Part:
    """A set that cannot be read any more."""
    facts = (
        Text(says=say("class-damaged"), kind="heading"),
        Text(says=say("class-damaged-line")),
    )
    key = Key(
        says=say("saves-delete"),
        does=Act("remove", id),
        sure=say("class-damaged-sure"),
        look="quiet",
    )
    return Group(kind="item", look="save", parts=(Group(kind="row", parts=facts), key), key=id)


def _lessons(lessons: list[Stored] | None) -> Part:
    """The ready lessons: the shorter first, then those for younger children."""
    if lessons is None:
        return Text(says=say("class-lessons-not"))
    ordered = sorted(lessons, key=lambda it: (it["minutes"], it["age"]))
    cards = tuple(map(_lesson, ordered))
    return card(say("ready-title"), Group(kind="list", look="ready-cards", parts=cards))


def _lesson(one: Stored) -> Part:
    """A lesson as a card that leads to it."""
    title, goal = say(f"ready-{one['name']}-title"), say(f"ready-{one['name']}-goal")
    facts = say("ready-line", minutes=one["minutes"], age=one["age"])
    words = (
        Text(says=title, kind="strong"),
        Text(says=goal, kind="small"),
        Text(says=facts, kind="small", look="ready-line"),
    )
    link = Group(
        kind="link",
        address=f"#/class/lesson-{one['name']}",
        parts=(Picture(kind="lid", given={"game": one["game"]}), Group(kind="lines", parts=words)),
    )
    return Group(kind="item", game=one["game"], parts=(link,))


def _keeping(days: int) -> Part:
    """How long names stay, and everything as a file."""
    values = tuple((one, say("forget-days", days=one)) for one in FORGET)
    privacy = Key(says=say("about-privacy"), does=go("#/privacy"), kind="link")
    return card(
        say("whole-title"),
        Choice(
            name="forget",
            says=say("forget-names"),
            value=days,
            values=values,
            look="make-bar",
            line=say("forget-line"),
        ),
        Tool(kind="whole-file"),
        Group(kind="row", parts=(privacy,)),
        look="class-keep",
    )
