"""A device on which somebody makes a set, page after page."""

from __future__ import annotations

import json
from typing import Any

from chocobox.boxes import levels_of
from chocobox.classes.draft import draft_of
from chocobox.classes.plan import Plan, task_of
from chocobox.core.codec import encode
from chocobox.pages import page_of
from chocobox.pages.page import Choice, Key, Page, Tool
from support.page_parts import keys_of, parts_of


def task(seed: int = 1, kind: str = "count", game: str = "schokoly") -> dict[str, Any]:
    """A task of a set."""
    made = task_of(Plan(kind, game, levels_of(game)["middle"], seed))
    assert made
    return made


class Device:
    """A device with a draft, on which somebody makes a set; it keeps what the page tells it to."""

    def __init__(self, *tasks: dict[str, Any], **given: Any) -> None:
        draft = {"title": "", "tasks": list(tasks)} if tasks else None
        self.given: dict[str, Any] = {
            "device": {"shared": True},
            "draft": draft,
            "new_sets": None,
            "own_puzzles": [],
            "preview": None,
            **given,
        }
        self.fields: dict[str, Any] = {}
        self.seed = 100
        self.page = self.ask()

    def ask(self, name: str = "", of: Any = True, /, **fields: Any) -> Page:
        """The page after these answers, or after a deed."""
        self.fields |= fields
        self.seed += 1
        act = {"act": {"name": name, "of": of}} if name else {}
        request = {"name": "new_set", "given": self.given, "fields": self.fields, **act}
        self.page = page_of(json.loads(json.dumps(request | {"now": 5, "seed": self.seed})))
        self.fields |= json.loads(json.dumps(encode(self.page.holds)))
        self.given["draft"] = json.loads(json.dumps(encode(self.page.keep["draft"])))
        return self.page

    @property
    def tasks(self) -> tuple[dict[str, Any], ...]:
        """The tasks of the set so far."""
        return draft_of(self.given["draft"], 0).tasks

    @property
    def next(self) -> dict[str, Any]:
        """The task that is offered, as its board shows it."""
        [found] = [
            it.given["record"]
            for it in parts_of(self.page)
            if isinstance(it, Tool) and it.given.get("waits")
        ]
        return dict(found)

    def key(self, words: str) -> Key:
        """The first key with this message on it."""
        return next(it for it in keys_of(self.page) if getattr(it.says, "id", "") == words)

    def choice(self, name: str) -> Choice:
        """The question of that name."""
        return next(it for it in parts_of(self.page) if isinstance(it, Choice) and it.name == name)
