"""Kaboom!'s bots at a table by hand, and whole games among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.players import BOTS, Shark
from chocobox.games.kaboom.rules.actions import Discard, Draw
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.state import Options, State
from games.kaboom.hand import GAME, Table, position
from games.live_players import Plan, plans

BEST = Shark()
FLOOR = 250


def named(bot: Bot) -> str:
    return bot.name


each_bot = pytest.mark.parametrize("bot", BOTS, ids=named)


def game(bots: Sequence[Bot], seed: int, **options: Any) -> Iterator[Plan[State]]:
    """A whole game as a session plays it, plan by plan."""
    return plans(GAME, bots, seed, Options(**options))


def result(bots: Sequence[Bot], seed: int, **options: Any) -> Any:
    """How such a game ends."""
    *_, last = game(bots, seed, **options)
    return GAME.outcome(last.state)


def seen(state: State, seat: int, *spots: Spot) -> State:
    """The same when that seat has seen what lies there."""
    cards = [it.card for spot in spots if (it := state.at(spot))]
    return state.seen(seat, *cards)


def own(seat: int, count: int = 4) -> list[Spot]:
    return [(seat, place) for place in range(count)]


def planned(bot: Bot, state: State, seat: int = 0, now: int = 0) -> Action | None:
    """What a bot would do."""
    move = bot.plan(GAME, state, seat, now, Rng(1))
    return move.action if move else None


def pause(bot: Bot, table: Table, seat: int) -> int:
    """How long it would wait."""
    move = bot.plan(GAME, table.state, seat, table.now, Rng(1))
    assert move is not None
    return move.at - table.now


def thrown(*hands: str, card: str, **rest: Any) -> Table:
    """Seat 0 has drawn that card and thrown it away a moment ago."""
    table = Table(position(*hands, stock=f"{card} ...", **rest), now=1000)
    table.goes(0, Draw())
    table.does(0, Discard())
    return table


def slappable(card: str = "9H") -> Table:
    """The 9 that was thrown away matches a card that seat 1 has seen of its own."""
    table = thrown("AS 2S 3S 4S", "9S 2H 3H 4H", "9D 2D 3D 4D", card=card)
    table.state = seen(table.state, 1, (1, 0))
    return table
