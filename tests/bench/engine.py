"""The rules by themselves, each piece beside its plain form: one JSON list on standard output."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py")]

from bench import plain  # noqa: E402
from chocobox.core import Move, Rng  # noqa: E402
from chocobox.games.schokoly.bots import Taster  # noqa: E402
from chocobox.games.schokoly.rules import Schokoly  # noqa: E402
from chocobox.games.schokoly.scoring import areas_of, totals_of  # noqa: E402
from chocobox.games.schokoly.state import Options, State  # noqa: E402

GAME = Schokoly()
SEEDS = range(5)
ROUNDS = 9
ENOUGH = 0.05
"""Seconds that one reading lasts at least."""


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


def rate(job: Callable[[], Any], times: int) -> float:
    """How often a second this can be done."""
    start = time.perf_counter()
    for _ in range(times):
        job()
    return times / (time.perf_counter() - start)


def enough(job: Callable[[], Any]) -> int:
    """How often to do it, so that the clock can tell."""
    times = 1
    while times / rate(job, times) < ENOUGH:
        times *= 2
    return times


def row(
    name: str, ours: Callable[[], Any], plainly: Callable[[], Any], count: int
) -> dict[str, Any]:
    """Both, in turn, several times; count is how many things one call does."""
    jobs = {"ours": (ours, enough(ours)), "plain": (plainly, enough(plainly))}
    readings: dict[str, list[float]] = {key: [] for key in jobs}
    for _ in range(ROUNDS):
        for key, (job, times) in jobs.items():
            readings[key].append(rate(job, times) * count)
    found: dict[str, Any] = {"name": name, "unit": "a second"}
    for key, values in readings.items():
        found[key] = statistics.median(values)
        found[f"{key} range"] = [min(values), max(values)]
    return found


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
        "actions",
        lambda: [GAME.actions(state, state.turn) for state, _ in pairs],
        lambda: [plain.actions(at) for _, at in pairs],
        len(pairs),
    )
    yield row(
        "step",
        lambda: [GAME.step(state, move) for state, _, move in moves],
        lambda: [plain.step(at, move.action) for _, at, move in moves],
        len(moves),
    )
    yield row(
        "scoring",
        lambda: [totals_of(areas_of(tops, players), players) for tops, _, players in boards],
        lambda: [plain.totals(plain.areas(tops, players), players) for _, tops, players in boards],
        len(boards),
    )
    yield row(
        "random games",
        lambda: [random_game(seed) for seed in SEEDS],
        lambda: [plain_game(seed) for seed in SEEDS],
        len(SEEDS),
    )


if __name__ == "__main__":
    print(json.dumps(list(rows())))
