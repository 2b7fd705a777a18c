"""The page of a set of which one game's rules have changed since."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.classes import renewed
from chocobox.links import link
from chocobox.pages import class_facts
from chocobox.pages.page import Group, Text, Tool
from chocobox.pages.words import Say
from classes.test_older_tasks import SET as THREE
from pages.test_class_set_page import stored, table_of, told
from support.editions import no_more_of
from support.page_parts import messages_in, parts_of, says_of


def of_older(monkeypatch: pytest.MonkeyPatch, *games: str) -> dict[str, Any]:
    """What the device keeps of a set, after these games have got other rules."""
    kept = {"set": THREE, "key": link.key_of(THREE)}
    for name in games:
        no_more_of(name, monkeypatch)
    for cached in (class_facts.read_older, renewed.told):
        cached.cache_clear()
    return {"kept": kept}


def test_what_cannot_be_played_is_named_before_a_code_is_shown_for_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "class-older-task" not in says_of(told(**of_older(monkeypatch)))
    page = told(**of_older(monkeypatch, "schokoly_count"))
    read = says_of(page)
    assert read.count("class-older-task") == 1
    assert read.index("class-older-some") < read.index("class-older-task")
    [note] = [one for one in messages_in(page) if one.id == "class-older-some"]
    assert len(note.args["tasks"].words) == 1
    assert [one.kind for one in parts_of(page) if isinstance(one, Tool)] == ["link", "results"]


def test_a_set_that_leads_nowhere_has_no_code_and_can_be_made_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = told(**of_older(monkeypatch, "schokoly", "schokoly_count", "schokoly_best"))
    read = says_of(page)
    assert {"class-older-all", "class-older-anew", "class-copy-set"} <= set(read)
    assert {"class-look", "class-for-line"}.isdisjoint(read)
    assert [one.kind for one in parts_of(page) if isinstance(one, Tool)] == ["results"]


def test_points_of_an_older_box_stay_and_tries_that_cannot_be_read_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada = stored("Ada", 1, 20, unread=[2])
    ada["tries"] = [{"begun": 0, "tries": []}, *ada["tries"], {"begun": 0, "tries": []}]
    page = told(ada, **of_older(monkeypatch, "schokoly_count"))
    line = table_of(page).lines[0]
    score, unread = line.cells[3].parts[0], line.cells[4].parts[0]
    assert isinstance(score, Group)
    assert (score.kind, score.address) == ("lines", "")
    assert isinstance(unread, Text)
    assert unread.says == Say("class-unread-cell", {})
    assert {"class-older-scores", "class-unread-line"} <= set(says_of(page))
