"""A class as a file for a spreadsheet: its words are told first, and come back in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.classes.sheet import WORDS, file_of
from chocobox.classes.stored import MOST_CELL
from chocobox.pages.class_kept import Kept
from chocobox.pages.parts.names import called
from chocobox.pages.parts.tasks import task_line, task_name
from chocobox.pages.words import Several, When, say
from chocobox.request import Request, list_of, object_of, text_of


def answer_of(kept: Kept, of: Request) -> Mapping[str, Any]:
    """The words of the file; the file, as soon as they have come back; every: a line for each try.

    Only the device knows the language and the hour of its place.
    """
    if "words" not in of:
        return {"words": _words(kept, bool(of.get("every")))}
    words = object_of(of, "words")
    whose = zip(kept.results, list_of(words, "dates"), list_of(words, "names"), strict=True)
    results = [{**one, "date": date, "label": name} for one, date, name in whose]
    more: dict[str, Any] = {"tasks": [str(one)[:MOST_CELL] for one in list_of(words, "tasks")]}
    more |= {"words": object_of(words, "cells"), "separator": text_of(words, "separator")}
    csv = file_of({**kept.request, "results": results, **more, "every": bool(of.get("every"))})
    return {"csv": csv, "title": text_of(words, "title")}


def _words(kept: Kept, every: bool) -> Mapping[str, Any]:
    """All that stands in the file but numbers and typed names."""
    title = kept.set["title"] or say("class-untitled")
    picks = kept.terms.picks
    tasks = [
        say("class-cell-numbered", number=i, name=task_name(it), line=task_line(it))
        for i, it in enumerate(kept.tasks, 1)
    ]
    return {
        "title": Several((title, say("class-tries"))) if every else title,
        "cells": {name: say(f"class-cell-{name}") for name in WORDS},
        "separator": say("class-cell-separator"),
        "tasks": tasks,
        "dates": [When(one["when"] * 60_000, "sheet") for one in kept.results],
        "names": [called(picks, one["name"]) for one in kept.results],
    }
