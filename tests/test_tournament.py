"""Many games between bots: turned round the table, counted fairly, the same on any machine."""

from __future__ import annotations

import pytest

from chocobox.bots import RandomBot
from chocobox.games import BOTS, GAMES
from chocobox.tournament import interval, play, run

GAME = GAMES["schokoly"]
NIBBLER, TASTER, _ = BOTS["schokoly"]


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


def test_every_deal_is_played_from_every_seat() -> None:
    """Two that play alike: what one wins with a deal, the other wins from the same seat."""
    first, second = (play(GAME, (RandomBot(), Other()), 5, number) for number in (0, 1))
    assert first == second
    assert play(GAME, (RandomBot(), Other()), 5, 2) != first


def test_two_that_play_alike_end_level() -> None:
    result = run(GAME, [RandomBot(), Other()], 8, 3, workers=1)
    assert [it.points for it in result.standings] == [4, 4]
    assert (result.game, result.seats, result.games, result.seed) == ("schokoly", 2, 8, 3)
    assert sum(result.by_seat) == 8


@pytest.mark.parametrize("bots", [(TASTER, NIBBLER), (TASTER, NIBBLER) * 2], ids=["2", "4"])
def test_the_stronger_stands_higher_alone_and_in_teams(bots: tuple[RandomBot, ...]) -> None:
    result = run(GAME, bots, 4, 1, workers=1)
    strong, weak = result.standings
    assert (strong.bot, strong.points, strong.percent) == ("taster", 4, 100)
    assert (weak.bot, weak.points, weak.percent) == ("nibbler", 0, 0)
    assert strong.low < 100 == strong.high
    assert strong.score > weak.score


def test_three_share_all_points() -> None:
    result = run(GAME, [TASTER, NIBBLER, NIBBLER], 3, 1, workers=1)
    assert [it.points for it in result.standings] == [3, 0]
    assert result.by_seat == (1, 1, 1)


@pytest.mark.processes
def test_any_number_of_workers_finds_the_same() -> None:
    one, two = (run(GAME, [NIBBLER, TASTER], 20, 7, workers) for workers in (1, 2))
    assert one == two


def test_a_game_for_three_and_more_turns_round_its_table_too() -> None:
    """Three that play alike: each wins with the same deals from the same seats."""
    challenge = GAMES["choco_challenge"]
    result = run(challenge, [RandomBot(), Other(), Third()], 6, 2, workers=1)
    assert [it.points for it in result.standings] == [2, 2, 2]
    assert (result.game, result.seats, sum(result.by_seat)) == ("choco_challenge", 3, 6)
    with pytest.raises(ValueError, match="choco_challenge has seats for 3, 4, 5"):
        run(challenge, [RandomBot(), Other()], 2, 1)


@pytest.mark.parametrize(("seats", "games"), [(1, 4), (5, 4), (2, 0)])
def test_what_makes_no_tournament_is_said(seats: int, games: int) -> None:
    with pytest.raises(ValueError, match=r"schokoly has seats for 2, 3, 4|at least one game"):
        run(GAME, [NIBBLER] * seats, games, 1)
