"""Old links: each opens for ever, or is refused as too old."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.games import GAMES
from chocobox.links import link, of_class
from chocobox.sandbox.entries import WAY, WITH_BOX
from support.linked import BOT, TOURNAMENT, kind_of, played, told
from support.places import TESTS
from support.talk import NIBBLER

CORPUS = TESTS / "links"


def test_every_link_that_was_ever_given_out_is_opened_as_it_was() -> None:
    """Never rewritten: an edition before 1.0 is refused as from an older box, not misread."""
    links = sorted(CORPUS.glob("*.json"))
    uses, games = set(), set()
    for path in links:
        kept = json.loads(path.read_text())
        records = records_in(kept["opened"])
        if any(one["edition"] < GAMES[one["game"]].since for one in records):
            assert kind_of(kept["link"]) == "older-box"
        else:
            assert tells(told(kept["link"]), kept["opened"]), path.name
        uses.add(kept["opened"]["use"])
        games |= {one["game"] for one in records}
    assert uses == set(link.USES)
    assert games == set(GAMES)


def records_in(opened: Any) -> list[Any]:
    """The games in a link; a bot is of no edition."""
    if "bot" in opened:
        return []
    if "tournament" in opened:
        return [opened["tournament"]]
    if "record" in opened:
        return [opened["record"]]
    return list((opened.get("result") or opened)["set"]["tasks"])


def tells(now: Any, kept: Any) -> bool:
    """Whether what is told now is what was told, and perhaps more."""
    if isinstance(now, dict) and isinstance(kept, dict):
        return all(key in now and tells(now[key], value) for key, value in kept.items())
    if isinstance(now, list) and isinstance(kept, list):
        return len(now) == len(kept) and all(map(tells, now, kept))
    return bool(now == kept)


def keep(name: str, wanted: Mapping[str, Any]) -> None:
    """Adds a link to the kept links; a present one stays unchanged."""
    path = CORPUS / f"{name}.json"
    if os.environ.get("ADD_LINKS") and not path.exists():
        text = link.write(wanted)
        path.write_text(
            json.dumps({"link": text, "opened": told(text)}, separators=(",", ":")) + "\n"
        )
    assert path.exists(), f"ADD_LINKS=1 adds {name}"


@pytest.mark.parametrize("game", list(GAMES))
def test_of_every_game_and_edition_a_link_is_kept(game: str) -> None:
    session = played(game, min(GAMES[game].seats), seed=2_026, bots=0)
    edition = GAMES[game].edition
    keep(
        game if edition == 1 else f"{game}-{edition}",
        {"use": "replay", "record": encode(session.record)},
    )


@pytest.mark.parametrize("use", link.USES)
def test_of_every_use_a_link_is_kept(use: str) -> None:
    record = encode(played("schokoly", 2, seed=7, bots=0).record)
    record["players"] = [{"kind": "person", "name": "Zoë"}, NIBBLER]
    moves = [record["moves"], record["moves"][:9]]
    tasks: dict[str, Any] = {"title": "Zählen 🍫", "tasks": [record | {"moves": []}] * 2}
    result = {"set": tasks, "name": "Ada", "when": 29_000_000, "moves": moves}
    bots = {"bot": BOT, "tournament": TOURNAMENT}
    keep(use, {"use": use, "record": record, "set": tasks, "result": result, **bots})
    if use == "tournament":
        keep(f"{use}-{WAY}", {"use": use, **bots})
        told_of: dict[str, Any] = {**TOURNAMENT, "points": [2000, 0, 3500]}
        told_of["bots"] = [*told_of["bots"], {"bot": "taster"}]
        keep(f"{use}-{WITH_BOX}", {"use": use, use: told_of})
    if use in of_class.OF_CLASS:
        tasks["help"] = {"tips": True, "hints": True}
        keep(f"{use}-helped", {"use": use, "set": tasks, "result": result})
        del result["moves"]
        tasks |= {"counts": "first", "picks": {"kind": "numbers", "count": 28}}
        tries = [{"number": 2, "shown": False, "moves": record["moves"]}]
        result |= {"name": "7", "origin": 1_234, "tries": [{"begun": 3, "tries": tries}] * 2}
        keep(f"{use}-settled", {"use": use, "set": tasks, "result": result})
        if use == "result":
            keep(f"{use}-shared", {"use": use, "result": result | {"players": 2}})
        tasks["tasks"] = [record | {"moves": [], "position": "bot:"}]
        tries = [{"number": 2, "shown": False, "moves": [], "code": BOT["code"]}]
        result["tries"] = [{"begun": 3, "tries": tries}]
        keep(f"{use}-writing", {"use": use, "set": tasks, "result": result})


@pytest.mark.parametrize("use", of_class.OF_CLASS)
def test_of_sets_with_switches_links_are_kept(use: str) -> None:
    record = encode(played("schokoly", 2, seed=7, bots=0).record)
    record["players"] = [{"kind": "person"}, NIBBLER]
    tasks = {"title": "Zählen", "tasks": [record | {"moves": []}], "glance": True}
    tries = [{"begun": 1, "tries": [{"number": 1, "shown": False, "moves": record["moves"]}]}]
    result = {"set": tasks, "name": "Ada", "when": 29_000_000, "origin": 1_234, "tries": tries}
    keep(f"{use}-glance", {"use": use, "set": tasks, "result": result})
    tasks |= {"kiosk": True, "counts": "last", "picks": {"kind": "animals", "count": 12}}
    result |= {"name": "7", "players": 2}
    keep(f"{use}-kiosk", {"use": use, "set": tasks, "result": result})


def test_a_tournament_that_was_played_in_an_older_way_says_so() -> None:
    kept = json.loads((CORPUS / "tournament.json").read_text())
    old = link.as_json(link.read(kept["link"]))["tournament"]
    new = link.as_json(link.read(link.write({"use": "tournament", "tournament": TOURNAMENT})))
    assert (old["way"], old["older"]) == (1, True)
    assert (new["tournament"]["way"], new["tournament"]["older"]) == (WAY, False)
    again = link.as_json(link.read(link.write({"use": "tournament", "tournament": old})))
    assert again["tournament"] == old
    kept = json.loads((CORPUS / f"tournament-{WITH_BOX}.json").read_text())
    assert link.as_json(link.read(kept["link"]))["tournament"]["older"] is False
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("chocobox.links.of_tournament.WITH_BOX", WAY)
        assert kind_of(kept["link"]) == "newer-box", "a box that does not know it yet"
