"""Choco-Boom's bots make mistakes as people do: more often where two things look alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt

import pytest

from chocobox.games.choco_boom.bots.glances import Glance
from chocobox.games.choco_boom.bots.players import Player
from chocobox.games.choco_boom.rules.actions import Call, Slap
from chocobox.games.choco_boom.rules.state import laid
from games.choco_boom.players import (
    DOUBLE,
    PLAYERS,
    STRANGE,
    does,
    each_bot,
    often,
    plan,
    said,
    slaps,
    waits,
)

pytestmark = pytest.mark.nightly  # golden games tell at once that a bot plays differently

TIMES = 3000
PLAIN = ("red choco", "blue carrot")
COLOUR = ("blue choco", "blue carrot")
"""A near-double: both are blue."""

CALL = ("red choco", "yellow parrot", "red carrot")
"""Another one: the parrot repeated strawberry, and the carrot is called so too."""

AGREES = ("red choco", "blue elephant")
DECOY = ("red choco", "blue pepper")
PARROT = ("red choco", "blue parrot")


def near(found: float, meant: int, times: int = TIMES) -> bool:
    """Whether that many thousandths may well be seen where so many are meant."""
    spread = sqrt(meant * (1000 - meant) / times)
    return abs(found - meant) <= 4 * spread + 1


@cache
def share(bot: Player, *cards: str, **options: bool) -> float:
    """How often seat 1 slaps those cards, in thousandths."""
    return 1000 * len(slaps(bot, *cards, times=TIMES, **options)) / TIMES


def weaker_errs_more(errs: Callable[[Player], float]) -> bool:
    sleepy, awake, lightning = map(errs, PLAYERS)
    return sleepy > awake > lightning > 0


# --- slaps ---


@each_bot
def test_some_doubles_are_missed(bot: Player) -> None:
    assert near(1000 - share(bot, *DOUBLE), bot.nature.misses)


@each_bot
def test_a_missed_double_is_called_and_a_seen_double_is_slapped(bot: Player) -> None:
    for state in often(*DOUBLE, times=300):
        move = plan(bot, state)
        sees = Glance(state, 0, bot.nature).sees
        assert move is None or isinstance(move.action, Slap if sees else Call)


@each_bot
def test_near_doubles_are_slapped_more_often_than_others(bot: Player) -> None:
    plain, colour, call = share(bot, *PLAIN), share(bot, *COLOUR), share(bot, *CALL)
    assert near(plain, bot.nature.startled)
    assert near(colour, bot.nature.fooled)
    assert near(call, bot.nature.fooled)
    assert min(colour, call) > 2 * plain


def test_the_first_card_of_a_pile_is_near_to_nothing() -> None:
    assert all(near(share(bot, "red choco"), bot.nature.startled) for bot in PLAYERS)


@each_bot
def test_elephants_are_seen_in_the_advanced_version_alone(bot: Player) -> None:
    elephant = ("red choco", "yellow elephant")
    assert near(share(bot, *elephant, advanced=True), 1000 - bot.nature.misses)
    assert near(share(bot, *elephant), bot.nature.startled)


@each_bot
def test_another_elephant_may_fool_in_the_advanced_version(bot: Player) -> None:
    elephant = ("red choco", "brown elephant")
    assert near(share(bot, *elephant, advanced=True), bot.nature.fooled)
    assert near(share(bot, *elephant), bot.nature.startled)


@each_bot
def test_rows_are_counted_and_now_and_then_miscounted(bot: Player) -> None:
    cards = ("red choco", "red pepper", "red carrot", "red strawberry")
    found = 0
    for state in often(*cards, times=2000, advanced=True):
        now = laid(state).window.opened + 700
        state = state.changed(chain=("strawberry", 3))
        state = waits(does(state, 0, Call("strawberry"), now), now + 60)
        assert laid(state).since == now
        move = plan(bot, state, 1, now + 60)
        if move is not None and move.action == Slap():
            found += 1
            assert move.at >= now + 250
    assert near(found / 2, 1000 - bot.nature.miscounts, 2000)


def test_no_double_is_a_false_slap() -> None:
    """A slap on a card that is no double is decided separately from what a bot sees."""
    for state in often(*COLOUR, times=500):
        glance = Glance(state, 1, PLAYERS[0].nature)
        assert not glance.sees
    for state in often(*DOUBLE, times=500):
        assert not Glance(state, 1, PLAYERS[0].nature).is_wrong


# --- calls ---


@each_bot
def test_the_picture_is_called_more_often_than_any_other_wrong_word(bot: Player) -> None:
    words = said(bot, *STRANGE)
    assert near(words["strawberry"], bot.nature.reads)
    assert near(1000 - words["elephant"] - words["strawberry"], bot.nature.stumbles)
    others = [words.get(item, 0) for item in ("banana", "choco")]
    assert words["strawberry"] > 3 * max(others)


@each_bot
@pytest.mark.parametrize("cards", [AGREES, DECOY], ids=["agrees", "decoy"])
def test_where_the_picture_suggests_nothing_else_few_stumble(
    bot: Player, cards: tuple[str, ...]
) -> None:
    words = said(bot, *cards)
    assert near(1000 - words["elephant"], bot.nature.stumbles)
    assert words["elephant"] > said(bot, *STRANGE)["elephant"]


@each_bot
def test_a_parrot_is_now_and_then_called_by_its_colour(bot: Player) -> None:
    words = said(bot, *PARROT)
    assert near(words["elephant"], bot.nature.parrots)
    assert words["strawberry"] > 900


@each_bot
def test_a_parrot_after_a_pause_is_now_and_then_a_repetition(bot: Player) -> None:
    wrong = right = 0
    for state in often(*PARROT, times=TIMES):
        after = state.changed(last_call=None).on_top(due="elephant")
        move = plan(bot, after)
        if move is not None and isinstance(move.action, Call):
            wrong += move.action.item == "strawberry"
            right += move.action.item == "elephant"
    assert near(1000 * wrong / (wrong + right), bot.nature.parrots)


def test_a_first_parrot_has_nothing_to_repeat() -> None:
    for bot in PLAYERS:
        words = said(bot, "blue parrot")
        assert near(1000 - words["elephant"], bot.nature.stumbles)


@each_bot
def test_now_and_then_a_call_comes_too_late(bot: Player) -> None:
    late = sum(plan(bot, state) is None for state in often(*AGREES, times=TIMES))
    assert bot.nature.blanks * 0.4 < 1000 * late / TIMES < bot.nature.blanks + 25


def test_the_weaker_errs_more() -> None:
    assert weaker_errs_more(lambda bot: 1000 - share(bot, *DOUBLE))
    assert weaker_errs_more(lambda bot: share(bot, *COLOUR))
    assert weaker_errs_more(lambda bot: 1000 - said(bot, *STRANGE)["elephant"])
    assert weaker_errs_more(lambda bot: 1000 - said(bot, *PARROT)["strawberry"])
