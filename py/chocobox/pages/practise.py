"""Which puzzles of one's own moves are due, and what else comes back."""

from __future__ import annotations

from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Text
from chocobox.pages.press import go
from chocobox.pages.words import say
from chocobox.path import Path, path_of


def page(asked: Asked) -> Page:
    """The whole page, from the stored path and puzzles of a device on a day."""
    path = path_of({"kept": asked.given.get("path"), "day": asked.day, **asked.given})
    return Page(
        title=say("practise-title"),
        look="path practise",
        parts=(
            Group(kind="card", parts=_today(path)),
            Text(says=say("path-private"), look="small"),
        ),
        keep={"puzzles": path.puzzles.kept},
    )


def _today(path: Path) -> tuple[Part, ...]:
    """The puzzles of today, the rounds that are due, and the way to more."""
    count, done = len(path.puzzles.now), path.puzzles.done
    now, later, days = path.waiting.now, path.waiting.later, path.waiting.days
    rounds = now - count
    parts: list[Part] = [Text(says=say("practise-today", count=count), kind="title")]
    if not path.puzzles.kept:
        parts = [Text(says=say("practise-none"), kind="title"), Text(says=say("practise-how"))]
    elif count:
        parts.append(Text(says=say("practise-ask")))
    if rounds:
        key = Key(says=say("practise-rounds", count=rounds), does=go("#/path"), kind="link")
        parts.append(Group(kind="row", parts=(key,)))
    if later:
        parts.append(Text(says=say("path-later", later=later, days=days)))
    if done:
        parts.append(Text(says=say("practise-done", done=done)))
    begin = Key(says=say("practise-begin", count=count), does=go("#/practise/now"))
    saves = Key(says=say("practise-games"), does=go("#/saves"))
    return *parts, Group(kind="row", parts=(begin if count else saves,))
