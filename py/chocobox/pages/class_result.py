"""A pupil's result from a link, for a teacher: whose it is, its scores, and a place for it.

It is kept only if the teacher adds it to a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.classes.keeping import bare, result_to_keep, set_to_keep
from chocobox.classes.task_set import Score
from chocobox.classes.terms import terms_of
from chocobox.classes.tries import Tries, Try
from chocobox.links.asked import contents_of
from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Text
from chocobox.pages.parts.names import called
from chocobox.pages.parts.scores import score_words
from chocobox.pages.parts.tasks import older_task, tray
from chocobox.pages.parts.tries import nth_words, span_words
from chocobox.pages.press import Act, Go, go
from chocobox.pages.words import Several, When, Words, say
from chocobox.request import RequestError

Content = Mapping[str, Any]


def page(asked: Asked) -> Page:
    """The whole page, from the text of the result's link and what is in the tables here."""
    text = asked.params[0]
    opened: Content = contents_of(text)
    if opened["use"] != "result":
        raise RequestError("bad-link", "This is no link of a result.")
    tasks, result = opened["set"], opened["result"]
    name = called(terms_of(tasks).picks, result["name"])
    is_added = bool(asked.deed("add"))
    added = {"set": set_to_keep(opened, asked.now), "result": result_to_keep(opened, text)}
    parts = (
        Text(says=_what(opened), kind="title", look="result-what"),
        tray(tasks["tasks"], lambda number: (_score(opened, text, name, number),)),
        *_unread(opened),
        *_sum(opened),
        *_place(asked, opened, added["result"]["id"]),
    )
    return Page(
        title=name,
        look="class-page result-page",
        back="#/class",
        back_says="class-title",
        parts=(Group(kind="card", parts=parts),),
        keep={"results": added} if is_added else {},
        tells=say("class-added", name=name) if is_added else None,
        focus=".result-to" if is_added else "",
        holds={"new": True} if is_added else {},
    )


def _what(opened: Content) -> Words:
    """Of which tasks it is, and when it was shown."""
    title, when = opened["set"]["title"], opened["result"]["when"]
    minute = When(when * 60_000, "minute")
    return say("class-result-of", title=title or say("class-tasks"), when=minute)


def _score(opened: Content, text: str, name: Words, number: int) -> Part:
    """The score of a task, and a link to watch it."""
    if number in opened["older"]:
        return older_task()
    if number in opened["unread"]:
        return Text(says=say("class-unread-behind"), look="task-older small")
    tries = tries_of(opened["tries"][number]) if "tries" in opened else Tries(0, ())
    which = Several(nth_words(tries), "unit") if nth_words(tries) else None
    score = Score(**bare(opened["scores"][number]))
    if not score.done:
        return Text(says=which or say("class-not-done"), look="task-state")
    own = next((one.number for one in tries.tries if one.counts), 0)
    query = {"task": str(number), **({"try": str(own)} if own else {})}
    label = say("class-watch-of", name=name, number=number + 1)
    watch = Go(f"#/watch/{text}", query)
    task = opened["set"]["tasks"][number]
    words = (
        Text(says=score_words(score, task.get("position")), kind="strong"),
        Text(says=span_words(score.span), kind="small"),
        *((Text(says=which, kind="small"),) if which else ()),
        *((Text(says=say("class-odd"), kind="small", look="odd"),) if score.bots is False else ()),
    )
    key = Key(says=say("class-watch"), name=label, does=watch, look="quiet")
    return Group(
        kind="row",
        look="task-state",
        parts=(Group(kind="row", look="result-score", parts=words), key),
    )


def tries_of(given: Content) -> Tries:
    """A task's tries, as they stand in a link that was opened."""
    tries = (Try(**bare(one) | {"score": Score(**bare(one["score"]))}) for one in given["tries"])
    return Tries(given["begun"], tuple(tries), given["skipped"])


def _unread(opened: Content) -> tuple[Part, ...]:
    """Where tries could not be read, since the rules of a game have changed."""
    note = Text(says=say("class-unread-line"), kind="note", look="only-here")
    return (note,) if opened["unread"] else ()


def _sum(opened: Content) -> tuple[Part, ...]:
    """All points, and how many have begun on the tablet of the pupil."""
    players = opened["result"].get("players", 1)
    total = say("class-sum", total=opened["total"], most=opened["most"])
    checked = Text(says=say("class-checked"), kind="words", look="small")
    sum_ = Group(kind="row", look="result-sum", parts=(Text(says=total, kind="strong"), checked))
    shared = Text(says=say("class-players", count=players), look="small")
    return (sum_, shared) if players > 1 else (sum_,)


def _place(asked: Asked, opened: Content, id: str) -> tuple[Part, ...]:
    """Whether the result is in its table already, or can be added."""
    here, key = asked.given["results"], opened["key"]
    own = {one["id"] for one in here["results"] if one["key"] == key}
    if asked.deed("add"):
        own.add(id)
    if id not in own:
        is_known = key in here["keys"]
        line = say("class-add-line") if is_known else say("class-add-new-line")
        does = say("class-add") if is_known else say("class-add-new")
        add = Key(says=does, does=Act("add"), look="big")
        return Text(says=line), Group(kind="row", look="answers", parts=(add,))
    is_new = asked.deed("add") or asked.fields.get("new") is True
    count = say("class-added-count", count=len(own)) if is_new else say("class-here")
    lost = () if asked.given["device"]["keeps"] else (say("class-not-kept"),)
    table = Key(says=say("class-to-table"), does=go(f"#/class/{_set_id(opened)}"), look="result-to")
    next_ = Text(says=say("class-scan-next"), look="small")
    return (
        Text(says=(count, *lost), kind="status"),
        Group(kind="row", look="answers", parts=(table,)),
        *((next_,) if is_new else ()),
    )


def _set_id(opened: Content) -> str:
    id: str = set_to_keep(opened, 0)["id"]
    return id
