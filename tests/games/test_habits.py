"""A beginner wins: simple habits meet the bots that are proposed, from easy to hard."""

from __future__ import annotations

import pytest

from chocobox.boxes import levels_of, strength_of
from chocobox.core.bots import Bot
from chocobox.games import BOTS, GAMES
from games.habits import HABITS, against, met

FEW, MANY = 8, 60
LEVELS = ("easy", "middle", "hard")
FIRST = [(game, habits[0]) for game, habits in HABITS.items()]
ALL = [(game, habit) for game, habits in HABITS.items() for habit in habits]
BY_SEATS = [
    (game, habit, seats) for game, habit in ALL for seats in GAMES[game].seats if 2 < seats < 5
]


def named(value: object) -> str:
    return getattr(value, "name", str(value))


# --- every run: few games, always the same ones ---


@pytest.mark.parametrize(("game", "habit"), FIRST, ids=named)
def test_a_beginner_wins_and_loses_against_the_bots_that_are_proposed_first(
    game: str, habit: Bot
) -> None:
    found = met(against(game, habit, "easy", min(GAMES[game].seats)), FEW)
    assert 10 <= found.wins <= 90


@pytest.mark.parametrize("game", ["choco_challenge"])
def test_the_next_level_is_visibly_harder(game: str) -> None:
    seats, habit = min(GAMES[game].seats), HABITS[game][1]
    easy, middle = (
        met(against(game, habit, level, seats), FEW).wins for level in ("easy", "middle")
    )
    assert easy >= middle + 25


@pytest.mark.parametrize("game", HABITS)
def test_every_bot_has_one_of_three_levels_and_each_level_a_bot_that_is_proposed(game: str) -> None:
    strength, levels = strength_of(game), dict(levels_of(game))
    assert list(strength) == [bot.name for bot in BOTS[game]]
    assert [*strength.values()] == sorted(strength.values(), key=LEVELS.index)
    assert {level: strength[f"{bot}"] for level, bot in levels.items()} == {it: it for it in LEVELS}


# --- at night: what tests/bench/FIGURES.md tells, with fewer games ---


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "habit"), ALL, ids=named)
def test_a_beginner_wins_a_fair_share_with_the_fewest_seats(game: str, habit: Bot) -> None:
    seats = min(GAMES[game].seats)
    found = met(against(game, habit, "easy", seats), MANY)
    assert found.high >= 100 / max(seats, 3)
    assert seats > 2 or found.low <= 200 / 3


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "habit", "seats"), BY_SEATS, ids=named)
def test_a_beginner_wins_a_fair_share_among_more(game: str, habit: Bot, seats: int) -> None:
    assert met(against(game, habit, "easy", seats), MANY).high >= 100 / seats


@pytest.mark.nightly
@pytest.mark.parametrize("game", HABITS)
def test_each_level_is_visibly_harder_than_the_one_before(game: str) -> None:
    """The three habits together."""
    seats = min(GAMES[game].seats)
    easy, middle, hard = (
        sum(met(against(game, habit, level, seats), 20).wins for habit in HABITS[game]) / 3
        for level in ("easy", "middle", "hard")
    )
    assert easy >= middle + 15
    assert middle >= hard
