"""Tournaments: every bot plays from every seat, and the result is the same on any machine."""

from __future__ import annotations

import pytest

from chocobox.core.bots import RandomBot
from chocobox.games import BOTS, GAMES
from chocobox.tournament import Contest, Span, interval, run, span

GAME = GAMES["schokoly"]
NIBBLER, TASTER = (BOTS["schokoly"][place] for place in (0, 2))


class Other(RandomBot):
    """Plays at random, under another name."""

    name = "other"


class Third(RandomBot):
    """Plays at random, under a third name."""

    name = "third"


def test_the_interval_is_wilsons() -> None:
    low, high = interval(300, 400)
    assert (round(low, 4), round(high, 4)) == (0.7053, 0.7899)
    low, high = interval(400, 400)
    assert (round(low, 4), round(high, 4)) == (0.9905, 1)
    assert round(interval(0, 10)[0], 4) == 0


def test_two_that_play_alike_end_level() -> None:
    result = run(Contest(GAME, [RandomBot(), Other()], 3), 8)
    assert [it.points for it in result.standings] == [4, 4]
    assert (result.game, result.seats, result.games, result.seed) == ("schokoly", 2, 8, 3)
    assert sum(result.by_seat) == 8


@pytest.mark.parametrize("bots", [(TASTER, NIBBLER), (TASTER, NIBBLER) * 2], ids=["2", "4"])
def test_the_stronger_stands_higher_alone_and_in_teams(bots: tuple[RandomBot, ...]) -> None:
    result = run(Contest(GAME, bots, 1), 4)
    strong, weak = result.standings
    assert (strong.bot, strong.points, strong.percent) == ("taster", 4, 100)
    assert (weak.bot, weak.points, weak.percent) == ("nibbler", 0, 0)
    assert strong.low < 100 == strong.high
    assert strong.score > weak.score


def test_a_game_for_three_and_more_turns_round_its_table_too() -> None:
    """Three bots that play alike win the same deals from the same seats."""
    challenge = GAMES["choco_challenge"]
    result = run(Contest(challenge, [RandomBot(), Other(), Third()], 2), 6)
    assert [it.points for it in result.standings] == [2, 2, 2]
    assert (result.game, result.seats, sum(result.by_seat)) == ("choco_challenge", 3, 6)
    with pytest.raises(ValueError, match="choco_challenge has seats for 3, 4, 5"):
        run(Contest(challenge, [RandomBot(), Other()], 1), 2)


@pytest.mark.parametrize(("seats", "games"), [(1, 4), (5, 4), (2, 0)])
def test_invalid_tournaments_are_refused(seats: int, games: int) -> None:
    with pytest.raises(ValueError, match=r"schokoly has seats for 2, 3, 4|at least one game"):
        run(Contest(GAME, [NIBBLER] * seats, 1), games)


def test_ninety_five_percent_lie_within() -> None:
    assert span([7]) == Span(7, 7, 7)
    assert span([9, 1, 5]) == Span(5, 1, 9)
    assert span(range(1, 402)) == Span(201, 11, 391)
