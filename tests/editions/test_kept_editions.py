"""Games of every edition since 1.0: each later box opens all of them, with the same outcome.

A file holds those of one edition. It is never rewritten; ADD_EDITIONS=1 writes that of a new one.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from chocobox.core.codec import encode
from chocobox.games import BOTS, GAMES, lesson_of
from chocobox.links import link
from links import test_link_kept
from links.test_link_kept import tells
from support.editions import Kept, played, told
from support.places import TESTS
from support.talk import Talk

FOLDER = TESTS / "editions"


def path_of(game: str, edition: int) -> Path:
    return FOLDER / f"{game}-{edition}.jsonl"


def games_in(path: Path) -> list[Kept]:
    """The games of a file, line by line."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert found, f"{path.name} is empty"
    return found


FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("name", GAMES)
def test_of_every_edition_since_the_first_that_counts_games_are_kept(name: str) -> None:
    game = GAMES[name]
    newest = path_of(name, game.edition)
    if os.environ.get("ADD_EDITIONS") and not newest.exists():
        lines = (json.dumps(encode(one), separators=(",", ":")) for one in played(name))
        newest.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    wanted = {path_of(name, edition) for edition in range(game.since, game.edition + 1)}
    there = {path for path in FOLDER.glob("*.jsonl") if path.stem.rpartition("-")[0] == name}
    assert wanted == there


def test_nothing_else_is_kept() -> None:
    assert {path.stem.rpartition("-")[0] for path in FILES} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_of_an_older_edition_opens_as_it_was(path: Path) -> None:
    for one in games_in(path):
        check(one)


def check(one: Kept) -> None:
    """The record, and the links that were made of it, are still the same game."""
    record, talk = one["record"], Talk()
    assert tells(told(record), {name: one[name] for name in ("outcome", "views")})
    asked = {name: value for name, value in record.items() if name != "type"}
    update = talk.ask("new", **asked)["update"]
    assert tells(update["outcome"], one["outcome"])
    assert update["done"] == bool(one["outcome"])
    assert talk.ask("open", text=one["link"])["opened"]["record"] == record
    assert link.write({"use": "replay", "record": record}) == one["link"]
    begun = talk.ask("open", text=one["resume"])["opened"]["record"]
    assert record == begun | {"moves": record["moves"]}
    assert begun["moves"] == record["moves"][: len(begun["moves"])]


@pytest.mark.parametrize("name", GAMES)
def test_all_seats_house_rules_and_bots_are_among_them(name: str) -> None:
    game = GAMES[name]
    records = [one["record"] for one in games_in(path_of(name, game.edition))]
    usual = encode(game.options())
    changed = {it for one in records for it, value in one["options"].items() if value != usual[it]}
    assert changed == {choice.name for choice in game.choices}
    assert {len(one["players"]) for one in records} == set(game.seats)
    bots = {it["bot"] for one in records for it in one["players"] if "bot" in it}
    assert bots == ({it.name for it in BOTS[name]} if max(game.seats) > 1 else set())
    lessons = [one for one in records if one["position"].startswith("lesson:")]
    assert len(lessons) == (lesson_of(name) is not None)


@pytest.mark.parametrize("name", GAMES)
def test_when_the_next_edition_comes_they_still_open(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game plays its own editions; here none of its rules has changed."""
    edition = GAMES[name].edition
    monkeypatch.setattr(type(GAMES[name]), "edition", edition + 1)
    for one in games_in(path_of(name, edition)):
        check(one)
        assert one["record"]["edition"] == edition


def test_links_of_all_kinds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in {type(game) for game in GAMES.values()}:
        monkeypatch.setattr(game, "edition", game.edition + 1)
    test_link_kept.test_every_link_that_was_ever_given_out_is_opened_as_it_was()
