"""Choco Challenge's rules, odds and strongest bot by themselves."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import permutations
from math import perm
from typing import Any

from bench.readings import row
from chocobox.core.bots import Bot, RandomBot
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.bots.players import BOTS
from chocobox.games.choco_challenge.rules.game import ChocoChallenge
from chocobox.games.choco_challenge.rules.odds import Chance, of_drawing
from chocobox.games.choco_challenge.rules.pieces import NAMES
from chocobox.games.choco_challenge.rules.state import Options, Seat, State

GAME = ChocoChallenge()
SEATS = 3
SEEDS = range(5)
LONGEST = 8
"""Piles up to this many cards can still be drawn in every order."""


def walk(seed: int, bot: Bot) -> Iterator[tuple[State, float]]:
    """A game with that bot on all seats: each position, and how long its move took, in ms."""
    state, rng = GAME.start(Options(), SEATS, Rng(seed)), Rng(seed)
    while movers := [seat for seat in range(SEATS) if GAME.actions(state, seat)]:
        deal, rng = rng.draw()
        guess = GAME.redeal(state, movers[0], Rng(deal))
        start = time.perf_counter()
        move = bot.plan(GAME, guess, movers[0], 0, Rng(deal))
        yield state, 1000 * (time.perf_counter() - start)
        assert move is not None
        state, _ = GAME.step(state, move)


def piles() -> list[Seat]:
    """Seats that may draw again, with piles of every length that can be drawn out plainly."""
    found: dict[int, Seat] = {}
    for seed in SEEDS:
        for state, _ in walk(seed, BOTS[0]):
            if state.own.drawn and 0 < len(state.own.pile) <= LONGEST:
                found.setdefault(len(state.own.pile), state.own)
    return list(found.values())


def plain_odds(own: Seat) -> list[Chance]:
    """The same chances by drawing the pile in every order."""
    row, pile = {NAMES[card] for card in own.drawn}, [NAMES[card] for card in own.pile]
    chances = [Chance.out_of(sum(name in row for name in pile), len(pile))]
    for more in range(1, len(pile) + 1):
        orders = permutations(pile, more)
        ways = sum(len({*row, *order}) == len(row) + more for order in orders)
        if not ways:
            break
        chances.append(Chance.out_of(ways, perm(len(pile), more)))
    return chances


def rows() -> Iterator[dict[str, Any]]:
    """Exact odds both ways; whole random games; what the strongest bot takes for a move."""
    seats = piles()
    for own in seats:
        odds = of_drawing(own)
        assert [odds.bust, *(reach.chance for reach in odds.reach)] == plain_odds(own)
    yield row(
        "Choco Challenge, odds",
        lambda: [of_drawing(own) for own in seats],
        lambda: [plain_odds(own) for own in seats],
        len(seats),
    )
    yield row(
        "Choco Challenge, random games",
        lambda: [sum(1 for _ in walk(seed, RandomBot())) for seed in SEEDS],
        None,
        len(SEEDS),
    )
    took = [ms for seed in SEEDS for _, ms in walk(seed, BOTS[-1])]
    yield {
        "name": f"Choco Challenge, a move of {BOTS[-1].name}",
        "unit": "ms",
        "ours": statistics.median(took),
        "ours range": [min(took), max(took)],
    }
