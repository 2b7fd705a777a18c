"""Schokoly's rules by themselves; what may be laid and what it is worth beside slow rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench.readings import row
from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.bots.players import Taster
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.pieces import LETTERS
from chocobox.games.schokoly.rules.scoring import Total, areas_of, totals_of
from chocobox.games.schokoly.rules.state import Options, State
from games.schokoly import plain as plain

GAME = Schokoly()
SEEDS = range(5)


def played(seed: int, until: int) -> State:
    """A game between two tasters, up to so many cards."""
    state, rng, bot = GAME.start(Options(), 2, Rng(seed)), Rng(seed), Taster()
    while len(state.board.laid) < until or (state.placed is not None and not state.is_over):
        bits, rng = rng.draw()
        move = bot.plan(GAME, state, state.turn, 0, Rng(bits))
        assert move is not None
        state, _ = GAME.step(state, move)
    return state


def random_game(seed: int) -> State:
    """A game of random actions."""
    rng = Rng(seed)
    state = GAME.start(Options(), 2, rng)
    while offered := GAME.actions(state, state.turn):
        action, rng = rng.pick(offered)
        state, _ = GAME.step(state, Move(state.turn, action, 0))
    return state


def totals(state: State) -> tuple[Total, ...]:
    """What each colour scores."""
    return tuple(totals_of(areas_of(state.board.tops, state.players), state.players))


def plain_totals(state: State) -> dict[str, tuple[int, list[int]]]:
    """The same by a flood fill of every area."""
    letters = "".join(LETTERS[colour] for colour in state.players)
    return plain.points(plain.visible(state.board.laid), letters)


def check(middles: list[State], ends: list[State]) -> None:
    """Both ways give the same, or there is nothing to compare."""
    for state in middles:
        assert list(GAME.actions(state, state.turn)) == list(plain.layings(state))
    for state in ends:
        found = {one.colour[0]: (one.total, list(one.areas)) for one in totals(state)}
        assert found == plain_totals(state)


def rows() -> Iterator[dict[str, Any]]:
    """Middle positions, full boards and whole games."""
    middles, ends = [played(seed, 24) for seed in SEEDS], [played(seed, 48) for seed in SEEDS]
    check(middles, ends)
    moves = [
        (state, Move(state.turn, action, 0))
        for state in middles
        for action in GAME.actions(state, state.turn)[::20]
    ]
    yield row(
        "Schokoly, actions",
        lambda: [GAME.actions(state, state.turn) for state in middles],
        lambda: [list(plain.layings(state)) for state in middles],
        len(middles),
    )
    step, games = "Schokoly, step", "Schokoly, random games"
    yield row(step, lambda: [GAME.step(*one) for one in moves], None, len(moves))
    yield row(
        "Schokoly, scoring",
        lambda: [totals(state) for state in ends],
        lambda: [plain_totals(state) for state in ends],
        len(ends),
    )
    yield row(games, lambda: [random_game(seed) for seed in SEEDS], None, len(SEEDS))
