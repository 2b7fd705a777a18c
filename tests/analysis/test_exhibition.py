"""Games of bots only, which are shown move by move."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games import BOTS, GAMES
from support.seen_again import SEATS, SHORT, TABLES
from support.talk import NIBBLER, PERSON, Talk, error_of


def bots_only(name: str, **fields: Any) -> dict[str, Any]:
    """The record of a table at which no person sits, before the first move."""
    bots = [{"kind": "bot", "bot": BOTS[name][0].name}] * SEATS.get(name, GAMES[name].seats[0])
    options = SHORT.get(name, {})
    return {"game": name, "options": options, "players": bots, "seed": 5, "moves": [], **fields}


def played_out(talk: Talk) -> list[list[int]]:
    """All moves that the bots of the watched game still make."""
    return list(iter(lambda: talk.ask("ahead")["ahead"], None))


@pytest.mark.parametrize("name", TABLES)
def test_a_game_of_bots_goes_on_move_by_move_until_it_is_over(name: str) -> None:
    talk, live = Talk(), Talk()
    assert talk.ask("watch", record=bots_only(name))["watch"]["plies"] == 0
    moves = played_out(talk)
    seen = talk.ask("look", ply=len(moves), seat=0, open=True)["look"]
    assert seen["outcome"]["winners"]
    assert error_of(talk.ask("look", ply=len(moves) + 1, seat=0)) == "bad-request"
    live.ask("new", **bots_only(name))
    while live.update["wake"] is not None:
        live.wait()
    assert live.update["record"]["moves"] == moves
    assert live.update["outcome"] == seen["outcome"]


def test_a_game_of_bots_goes_on_from_what_was_seen_of_it() -> None:
    whole, rest = Talk(), Talk()
    whole.ask("watch", record=bots_only("choco_challenge"))
    moves = played_out(whole)
    rest.ask("watch", record=bots_only("choco_challenge", moves=moves[:20]))
    assert moves[:20] + played_out(rest) == moves
    told = whole.ask("watch", record=bots_only("choco_challenge", moves=moves))["watch"]
    assert told["plies"] == len(moves)
    assert rest.ask("ahead") == {"id": len(rest.said), "ahead": None}


@pytest.mark.parametrize("name", [name for name in GAMES if name not in TABLES])
def test_a_game_for_one_is_for_a_person(name: str) -> None:
    talk = Talk()
    talk.ask("watch", record=bots_only(name))
    assert error_of(talk.ask("ahead")) == "bad-request"


def test_where_a_person_plays_nothing_goes_on_by_itself() -> None:
    talk = Talk()
    assert error_of(talk.ask("ahead")) == "no-watch"
    talk.ask("watch", record=bots_only("schokoly", players=[PERSON, NIBBLER, NIBBLER]))
    assert error_of(talk.ask("ahead")) == "bad-request"
    assert "error" in talk.ask("look", ply=1, seat=0)
