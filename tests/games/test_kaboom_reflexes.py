"""Kaboom!'s bots are as quick as people, and no quicker."""

from __future__ import annotations

from statistics import median

from chocobox.bots import Bot
from chocobox.core import Rng
from chocobox.games.kaboom.bots import Player
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import (
    Cover,
    Discard,
    Draw,
    Enough,
    Look,
    Peek,
    Reveal,
    SkipPower,
    Slap,
)
from games.kaboom_hand import GAME, Table, position
from games.kaboom_players import (
    FLOOR,
    each_bot,
    pause,
    planned,
    slappable,
    thrown,
)

ABOUT = {"forgetful": 900, "steady": 700, "shark": 550}


@each_bot
def test_a_slap_comes_as_quickly_as_a_hand_of_its_kind(bot: Player) -> None:
    reactions = [bot.quickness.reaction(at, 1, at % 54) for at in range(0, 400_000, 997)]
    assert min(reactions) >= FLOOR
    assert len(set(reactions)) > 100
    assert abs(median(reactions) - ABOUT[bot.name]) < 40


@each_bot
def test_planning_anew_keeps_the_reaction(bot: Bot) -> None:
    table = slappable()
    window = table.state.window
    assert window is not None
    slaps = {
        bot.plan(GAME, GAME.redeal(table.state, 1, Rng(seed)), 1, table.now + seed, Rng(seed))
        for seed in range(0, 240, 20)
    }
    (slap,) = slaps
    assert slap is not None
    assert slap.action == Slap()
    assert slap.at - window.opened >= FLOOR


@each_bot
def test_nobody_slaps_once_a_hand_is_on_the_stock(bot: Bot) -> None:
    table = slappable()
    table.waits(2500)
    table.does(1, Draw())
    assert table.state.reach is not None
    assert planned(bot, table.state, 1, table.now) is None


@each_bot
def test_what_is_learned_late_is_slapped_after_a_moment(bot: Bot) -> None:
    table = slappable()
    table.waits(2000)
    assert planned(bot, table.state, 1, table.now) == Slap()
    assert pause(bot, table, 1) >= FLOOR


@each_bot
def test_cards_are_turned_up_and_given_at_a_human_pace(bot: Bot) -> None:
    table = slappable()
    table.slaps(1)
    assert planned(bot, table.state, 1) == Reveal(1, 0)
    assert 400 <= pause(bot, table, 1) < 900
    table.does(1, Reveal(1, 0))
    assert planned(bot, table.state, 1) == Enough()
    assert 400 <= pause(bot, table, 1) < 900


@each_bot
def test_the_near_cards_are_looked_at_for_two_seconds(bot: Bot) -> None:
    table = Table(GAME.start(Options(), 2, Rng(1)))
    assert planned(bot, table.state) == Peek()
    assert pause(bot, table, 0) >= 600
    table.does(0, Peek())
    assert planned(bot, table.state) == Cover()
    assert 1800 <= pause(bot, table, 0) <= 2300


@each_bot
def test_a_power_is_used_after_the_slaps(bot: Bot) -> None:
    table = thrown("AS KS 3S 4S", "AH KH 3H 4H", card="8H")
    assert isinstance(planned(bot, table.state, 0, table.now), Look)
    assert 1000 <= pause(bot, table, 0) < 2000
    table.waits(1900)
    assert pause(bot, table, 0) >= 600


@each_bot
def test_a_power_is_not_lost_where_the_next_turn_comes_soon(bot: Bot) -> None:
    for begun in range(100):
        quick = position("AS KS", "AH KH", stock="8H ...", options=Options(window=1500))
        table = Table(quick, now=begun)
        table.goes(0, Draw())
        table.does(0, Discard())
        assert 600 <= pause(bot, table, 0) < 1500


@each_bot
def test_the_next_turn_waits_for_the_power_of_another(bot: Bot) -> None:
    table = thrown("AS KS 3S 4S", "AH KH 3H 4H", card="8H")
    begun = table.now
    table.waits(2500)
    assert table.now + pause(bot, table, 1) == begun + 8000
    table.does(0, SkipPower())
    assert 600 <= pause(bot, table, 1) < 2000
