"""A game and its return games are counted together, where it matters who begins."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Record
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.tournament import finished
from support.talk import NIBBLER, Talk, error_of

TASTER = {"kind": "bot", "bot": "taster"}


def over(seed: int, *bots: str, **options: int) -> Session:
    game, known = GAMES["schokoly"], {bot.name: bot for bot in BOTS["schokoly"]}
    return finished(game, game.options(**options), [known[bot] for bot in bots], seed)


def asked(record: Record, *before: Any) -> dict[str, Any]:
    talk = Talk()
    told = encode(record)
    talk.ask("new", **{name: told[name] for name in told if name != "type"})
    return talk.ask("series", before=list(before))


def test_the_points_of_a_game_and_its_return_games_are_added_by_player() -> None:
    games = [over(7, "taster", "nibbler", "nibbler"), over(7, "nibbler", "nibbler", "taster")]
    games.append(over(7, "nibbler", "taster", "nibbler"))
    points = [list(it.game.standing(it.state)) for it in games]
    told = asked(games[2].record, *(encode(it.record) for it in games[:2]))["series"]
    assert told["points"] == [
        points[0][(seat + 2) % 3] + points[1][(seat + 1) % 3] + points[2][seat] for seat in range(3)
    ]
    assert told["winners"] == [1]


@pytest.mark.parametrize("seats", GAMES["schokoly"].seats)
def test_seats_that_are_all_equal_are_ahead_together(seats: int) -> None:
    game = over(3, *["nibbler"] * seats)
    told = asked(game.record, *[encode(game.record)] * (seats - 1))["series"]
    total = sum(game.game.standing(game.state))
    assert told["points"] == [total] * seats
    assert told["winners"] == list(range(seats))


def test_games_that_do_not_belong_together_are_not_counted_together() -> None:
    game = over(7, "taster", "nibbler").record
    good = encode(over(7, "nibbler", "taster").record)
    assert "series" in asked(game, good)
    for change in (
        {"seed": 8, "moves": []},
        {"moves": good["moves"][:-1]},
        {"players": [TASTER, NIBBLER], "moves": encode(game)["moves"]},
    ):
        assert error_of(asked(game, good | change)) == "bad-request"
    assert error_of(Talk().ask("series", before=[good])) == "no-game"
    assert error_of(asked(game, 7)) == "bad-request"


def test_the_box_says_where_it_matters_who_begins() -> None:
    boxes = {box["name"]: box["uneven"] for box in Talk().ask("games")["games"]}
    assert (boxes["schokoly"], boxes["choco_challenge"], boxes["kaboom"]) == ([2], [3, 4], [])
