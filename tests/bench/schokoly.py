"""Schokoly's rules by themselves, each piece beside its plain form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bench import plain
from bench.readings import row
from chocobox.core import Move, Rng
from chocobox.games.schokoly.bots import Taster
from chocobox.games.schokoly.rules import Schokoly
from chocobox.games.schokoly.scoring import areas_of, totals_of
from chocobox.games.schokoly.state import Options, State

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
    """A game of random actions, by the rules of the box."""
    rng = Rng(seed)
    state = GAME.start(Options(), 2, rng)
    while offered := GAME.actions(state, state.turn):
        action, rng = rng.pick(offered)
        state, _ = GAME.step(state, Move(state.turn, action, 0))
    return state


def plain_game(seed: int) -> plain.Position:
    """The same game, played plainly."""
    rng = Rng(seed)
    at = plain.position_of(GAME.start(Options(), 2, rng))
    while offered := plain.actions(at):
        action, rng = rng.pick(offered)
        at = plain.step(at, action)
    return at


def check(middles: list[State], ends: list[State]) -> None:
    """Both ways give the same, or there is nothing to compare."""
    for state in middles:
        at = plain.position_of(state)
        offered = list(GAME.actions(state, state.turn))
        assert offered == plain.actions(at)
        for action in offered:
            after, _ = GAME.step(state, Move(state.turn, action, 0))
            assert plain.position_of(after).tops == plain.step(at, action).tops
    for state in ends:
        found = areas_of(state.board.tops, state.players)
        plainly = plain.areas(plain.position_of(state).tops, state.players)
        assert list(found) == plainly
        assert list(totals_of(found, state.players)) == plain.totals(plainly, state.players)
    for seed in SEEDS:
        assert plain.position_of(random_game(seed)).tops == plain_game(seed).tops


def rows() -> Iterator[dict[str, Any]]:
    """Middle positions, full boards and whole games, each done both ways."""
    middles, ends = [played(seed, 24) for seed in SEEDS], [played(seed, 48) for seed in SEEDS]
    check(middles, ends)
    pairs = [(state, plain.position_of(state)) for state in middles]
    moves = [
        (state, at, Move(state.turn, action, 0))
        for state, at in pairs
        for action in GAME.actions(state, state.turn)[::20]
    ]
    boards = [(it.board.tops, plain.position_of(it).tops, it.players) for it in ends]
    yield row(
        "Schokoly, actions",
        lambda: [GAME.actions(state, state.turn) for state, _ in pairs],
        lambda: [plain.actions(at) for _, at in pairs],
        len(pairs),
    )
    yield row(
        "Schokoly, step",
        lambda: [GAME.step(state, move) for state, _, move in moves],
        lambda: [plain.step(at, move.action) for _, at, move in moves],
        len(moves),
    )
    yield row(
        "Schokoly, scoring",
        lambda: [totals_of(areas_of(tops, players), players) for tops, _, players in boards],
        lambda: [plain.totals(plain.areas(tops, players), players) for _, tops, players in boards],
        len(boards),
    )
    yield row(
        "Schokoly, random games",
        lambda: [random_game(seed) for seed in SEEDS],
        lambda: [plain_game(seed) for seed in SEEDS],
        len(SEEDS),
    )
