"""All that a device keeps, as the page of each version wrote it: every later box takes all of it.

Nothing here is ever rewritten. `tests/js/store/kept.test.mjs` reads it as a later page does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chocobox.classes.draft import draft_of
from chocobox.classes.here import pupil_at
from chocobox.core.codec import encode
from chocobox.games import GAMES
from chocobox.links.taking import PARTS
from chocobox.records import session_of
from links.test_link_kept import tells
from support.places import TESTS
from support.talk import Talk

FILES = sorted((TESTS / "kept").glob("file-*.json"))
by_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)

Whole = dict[str, Any]


def sharers(path: Path) -> Iterator[Whole]:
    """What a file has of each child; the first one's stands in the file itself."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    yield whole
    yield from (one for one in whole.get("profiles", []) if one["id"])


def games_in(path: Path) -> list[Whole]:
    return [game for one in sharers(path) for game in one["games"]]


def said(thing: Whole) -> Whole:
    """A thing as it must stay; the terms of a class set are in its link, and the usual ones go."""
    if "set" not in thing:
        return thing
    return thing | {"set": {name: thing["set"][name] for name in ("title", "tasks")}}


@by_file
def test_everything_in_a_kept_file_comes_as_it_was(path: Path) -> None:
    now, talk = next(sharers(path))["made"], Talk()
    for one in sharers(path):
        for part in PARTS:
            for thing in one.get(part, []):
                here = {thing["id"]: None}
                asked = {"part": part, "thing": thing, "here": here, "now": now}
                taken = talk.ask("take", **asked)["taken"]
                assert (taken["what"], taken["is_unchecked"]) == ("added", False), thing["id"]
                assert tells(taken["thing"], said(thing)), thing["id"]


@by_file
def test_a_saved_game_in_it_stands_where_it_stood(path: Path) -> None:
    """Its picture says whose turn it was, and what it came to."""
    for game in games_in(path):
        session = session_of(game["record"])
        outcome = session.game.outcome(session.state)
        assert len(session.moves) == len(game["record"]["moves"])
        assert game["done"] == bool(outcome or "code" in game), game["id"]
        if photo := game.get("photo"):
            view = encode(session.game.view(session.state, 0))
            assert photo["turn"] == view.get("turn"), game["id"]
            assert not outcome or photo["winners"] == [*outcome.winners], game["id"]
        for earlier in map(session_of, game.get("before", [])):
            assert earlier.game.outcome(earlier.state) is not None, "its return game was begun"


@by_file
def test_puzzles_and_settings_in_it_that_python_reads_are_still_known(path: Path) -> None:
    for one in sharers(path):
        puzzles, settings = one["puzzles"], one["settings"]
        for puzzle in puzzles:
            assert len(session_of(puzzle["record"]).moves) == puzzle["ply"] + 1
        entries = [{name: it[name] for name in ("id", "box", "day")} for it in puzzles]
        kept = settings["path"]
        path_now = Talk().ask("path", kept=kept, puzzles=entries, day=0)["path"]
        assert tells(path_now["kept"], kept)
        by_id = {it["id"]: it for it in path_now["puzzles"]["kept"]}
        assert tells(by_id, {it["id"]: it for it in entries})
        pupils = settings.get("pupils", {})
        for name, pupil in pupils.items():
            assert tells(encode(pupil_at(pupils, name, 1)), pupil)
        if draft := settings.get("draft"):
            assert tells(draft_of(draft, 0).stored, draft)


def test_of_each_part_and_game_something_is_kept() -> None:
    things = {part for path in FILES for one in sharers(path) for part in PARTS if one.get(part)}
    assert things == set(PARTS)
    games = {game["record"]["game"] for path in FILES for game in games_in(path)}
    assert games >= {name for name, game in GAMES.items() if max(game.seats) > 1}
