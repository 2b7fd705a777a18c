"""For a teacher, while a class plays: a tile for each child whose device shows its tasks here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.classes.task_set import name_of
from chocobox.classes.tries import MOST_TRIES
from chocobox.core.short import id_of
from chocobox.pages.asked import Asked
from chocobox.pages.class_kept import Kept, kept_of
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text, Tool
from chocobox.pages.parts.names import called
from chocobox.pages.press import Act
from chocobox.pages.words import Say, Several, say
from chocobox.request import RequestError, text_of, whole_of

MOST_TOLD = 500
"""A child's device tells all in so many letters at most."""

Child = Mapping[str, Any]


def page(asked: Asked) -> Page:
    """The whole page; its tool tells what the devices have sent, and nothing of it is stored."""
    if asked.given["class"] is None:
        return Page(title=say("onlook-title"), parts=(), look="class-page", is_missing=True)
    kept = kept_of(asked.given["class"])
    gone = asked.deed("gone") or []
    told = [it for it in asked.fields.get("children", []) if it["key"] not in gone]
    children = _children(kept, told)
    before = asked.fields.get("seen", {})
    news = tuple(_news(kept, it) for key, it in children.items() if before.get(key) != it["away"])
    tiles = tuple(_tile(kept, key, it) for key, it in children.items())
    return Page(
        title=say("onlook-title"),
        look="class-page",
        back=f"#/class/{kept.id}",
        back_says="class-to-table",
        parts=(
            Text(says=say("onlook-text", key=say("onlook-show"))),
            Tool(kind="onlook", given={"set": id_of(kept.key), "most": MOST_TOLD, "gone": gone}),
            *((Group(kind="list", look="onlook-tiles", parts=tiles),) if tiles else ()),
        ),
        tells=Several(news) if news else None,
        focus=".onlook-key" if gone else "",
        holds={"seen": {key: it["away"] for key, it in children.items()}},
    )


def _news(kept: Kept, it: Child) -> Say:
    """A child has come, or its device does not answer."""
    name = called(kept.terms.picks, it["name"])
    return say("onlook-away", name=name) if it["away"] else say("onlook-came", name=name)


def _children(kept: Kept, told: list[Child]) -> dict[str, Child]:
    """Those that can be pupils of this set, as they came; who came again is no longer away."""
    found = dict[str, Child]()
    for one in told:
        if child := _checked(one["sent"], kept):
            again = [it for it in found if found[it]["away"] and found[it]["name"] == child["name"]]
            key, *_ = *again, one["key"]
            keys = [*found.get(key, {"keys": []})["keys"], one["key"]]
            found[key] = {**child, "away": one["away"], "keys": keys}
    return found


def _checked(sent: object, kept: Kept) -> Child | None:
    """What a device has sent, which nobody has looked at yet; None if no pupil can be so."""
    picks, most = kept.terms.picks, len(kept.tasks)
    if not isinstance(sent, Mapping):
        return None
    try:
        numbers = {it: whole_of(sent, it, 0, most) for it in ("task", "done", "of")}
        wrong, name = whole_of(sent, "wrong", 0, MOST_TRIES), name_of(text_of(sent, "name"))
    except RequestError:
        return None
    known = not picks or name in picks.names
    return {"name": name, "wrong": wrong, **numbers} if known else None


def _tile(kept: Kept, key: str, it: Child) -> Part:
    """A child, its task, and how far it is."""
    picks = kept.terms.picks
    animal = picks.animal(it["name"]) if picks else ""
    face = (Picture(kind="face", given={"name": animal}),) if animal else ()
    parts: tuple[Part, ...] = (
        Group(kind="heading", parts=(*face, Text(says=called(picks, it["name"]), kind="words"))),
        *(
            (Text(says=say("class-task-of", number=it["task"]), kind="strong"),)
            if it["task"]
            else ()
        ),
        *((Text(says=say("onlook-wrong", wrong=it["wrong"])),) if it["wrong"] else ()),
        Text(says=say("class-done", done=it["done"], all=it["of"]), kind="small"),
        *(_away(kept, it) if it["away"] else ()),
    )
    return Group(kind="item", key=key, parts=parts)


def _away(kept: Kept, it: Child) -> tuple[Part, ...]:
    """Its device does not answer; its tile can be put away until it does."""
    return (
        Text(says=say("near-away"), sign="away", look="onlook-away"),
        Key(
            says=say("onlook-gone"),
            name=say("onlook-gone-name", name=called(kept.terms.picks, it["name"])),
            does=Act("gone", it["keys"]),
            look="quiet",
        ),
    )
