"""Choco-Boom's bots: a card that has just been laid, many times over, and whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import TABLE, Action, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.bots.glances import heard
from chocobox.games.choco_boom.bots.players import Awake, Lightning, Player, Sleepy
from chocobox.games.choco_boom.rules.actions import Call, Go, Ready, Slap
from chocobox.games.choco_boom.rules.game import ChocoBoom
from chocobox.games.choco_boom.rules.pieces import CARDS, Card
from chocobox.games.choco_boom.rules.state import Options, Reach, State, dealt, laid
from chocobox.kit.slaps import COLLECT
from games.live_players import Plan, plans

GAME = ChocoBoom()
FLOOR = 250
PLAYERS: tuple[Player, ...] = (Sleepy(), Awake(), Lightning())
DOUBLE = ("red choco", "blue choco")
STRANGE = ("red choco", "blue strawberry")
"""Two cards; the second says strawberry and is called elephant."""


def named(bot: Bot) -> str:
    return bot.name


each_bot = pytest.mark.parametrize("bot", PLAYERS, ids=named)

QUICK = {"hesitation": 1000, "pace": 70, "handicap_0": 300}
SLOW = {"hesitation": 5000, "pace": 150, "kind": True}
ADVANCED = {"advanced": True, "kind": True}
ALOUD = {"aloud": True, "advanced": True}
CALM = {"calm": True, "advanced": True}
RULES = {"usual": {}, "quick": QUICK, "slow": SLOW, "advanced": ADVANCED, "aloud": ALOUD}
RULES |= {"calm": CALM}
each_house = pytest.mark.parametrize("options", RULES.values(), ids=RULES)


# --- one card ---


@cache
def reached(cards: tuple[str, ...], options: Options) -> State:
    """Seat 0 of three reaches for the last of those cards; the others lie there, called rightly."""
    left = list(range(len(CARDS)))
    pile = []
    for text in cards:
        colour, item = text.split()
        pile.append(next(number for number in left if CARDS[number] == Card(item, colour)))
        left.remove(pile[-1])
    return dealt(options, 3, Rng(1)).changed(
        pile=tuple(pile[:-1]),
        decks=((pile[-1], *left[:19]), tuple(left[19:39]), tuple(left[39:59])),
        box=tuple(left[59:]),
        turn=0,
        last_call=heard([CARDS[number] for number in pile[:-1]]),
    )


def lying(*cards: str, opened: int = 10_000, **options: Any) -> State:
    """Seat 0 has laid the last of those cards just then."""
    state = reached(cards, Options(**options)).changed(reach=Reach(0, opened - COLLECT))
    return does(state, TABLE, Go(), opened)


def does(state: State, seat: int, action: Action, at: int) -> State:
    """The same after a move."""
    return GAME.step(state, Move(seat, action, at))[0]


def waits(state: State, until: int) -> State:
    """The same when the table has done what was due by then."""
    while (move := GAME.table(state)) is not None and move.at <= until:
        state, _ = GAME.step(state, move)
    return state


@cache
def _often(cards: tuple[str, ...], times: int, options: Options) -> tuple[State, ...]:
    opened = range(10_000, 10_000 + 37 * times, 37)
    reach = (reached(cards, options).changed(reach=Reach(0, at - COLLECT)) for at in opened)
    return tuple(does(it, TABLE, Go(), at) for it, at in zip(reach, opened, strict=True))


def often(*cards: str, times: int = 1500, **options: Any) -> Iterator[State]:
    """Those cards, laid at so many different instants."""
    return iter(_often(cards, times, Options(**options)))


def plan(bot: Bot, state: State, seat: int = 0, now: int | None = None) -> Move | None:
    """What a bot plans to do, by default as soon as the card is there."""
    when = laid(state).window.opened if now is None else now
    return bot.plan(GAME, state, seat, when, Rng(when))


def took(bot: Bot, states: Iterator[State], seat: int = 0) -> list[tuple[Action, int]]:
    """What a bot does with each of those cards, and how long after it lay there."""
    plans = ((laid(state).window.opened, plan(bot, state, seat)) for state in states)
    return [(move.action, move.at - opened) for opened, move in plans if move]


def slaps(bot: Bot, *cards: str, times: int = 1500, **options: Any) -> list[int]:
    """How long it takes seat 1 to slap those cards, where it does."""
    done = took(bot, often(*cards, times=times, **options), 1)
    return [ms for action, ms in done if action == Slap()]


def calls(bot: Bot, *cards: str, times: int = 1500, **options: Any) -> list[tuple[str, int]]:
    """What the one who laid the last of those cards calls, and after how long."""
    done = took(bot, often(*cards, times=times, **options))
    return [(action.item, ms) for action, ms in done if isinstance(action, Call)]


@cache
def said(bot: Bot, *cards: str, times: int = 3000, **options: Any) -> dict[str, int]:
    """How often it makes each call, in thousandths."""
    words = [item for item, _ in calls(bot, *cards, times=times, **options)]
    return {word: 1000 * words.count(word) // len(words) for word in set(words)}


# --- whole games ---


def game(bots: Sequence[Bot], seed: int, **options: Any) -> Iterator[Plan[State]]:
    """A whole game as a session plays it, plan by plan."""
    return plans(GAME, bots, seed, Options(**options))


def fined(seat: int = 1) -> tuple[State, int]:
    """That seat has slapped wrongly, and all have said that they are ready; and what time it is."""
    state = lying(*STRANGE)
    state = does(state, 0, Call("elephant"), 10_700)
    state = does(waits(state, 10_800), seat, Slap(), 10_800)
    state = waits(state, 10_900)
    for other in range(3):
        if other != seat:
            state = does(state, other, Ready(), 11_500)
    state = waits(state, 12_000)
    return state, state.begun
