"""What it costs that the steps of a written bot are counted: choices with and without it."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py")]

from bench.readings import row  # noqa: E402
from chocobox.core.rng import Rng  # noqa: E402
from chocobox.games import GAMES  # noqa: E402
from chocobox.sandbox.marking import counted  # noqa: E402
from chocobox.sandbox.written import Chosen, Written, code_of  # noqa: E402

LOOPS = """
def best(numbers):
    most = 0
    for one in numbers:
        if one % 7 > most:
            most = one % 7
    return most

def choose(table, actions, rng):
    found = 0
    for turn in range(100):
        found = found + best([turn * it for it in range(20)])
    return actions[found % len(actions)]
"""
"""Nothing but loops, calls and sums: what counting makes slowest."""


AHEAD = """
def choose(table, actions, rng):
    return max(actions, key=lambda action: table.after(action).points[table.me])
"""
"""A bot that looks at the table after each of its actions: most of its time is the game's."""


def bot(text: str, is_counted: bool) -> Written:
    """A bot of this code, whose steps are counted or not."""

    def same(tree: ast.AST) -> ast.AST:
        return tree

    code_of.cache_clear()
    with mock.patch("chocobox.sandbox.reading.counted", counted if is_counted else same):
        return Written("own", text)


def choices(text: str) -> list[Callable[[], Chosen]]:
    """A choice of that bot, with counting and without."""
    game = GAMES["choco_challenge"]
    state = game.start(game.options(), 3, Rng(1))
    bots = [bot(text, is_counted) for is_counted in (True, False)]
    return [partial(one.chosen, game, state, 0, 0, Rng(1)) for one in bots]


def rows() -> Iterator[dict[str, Any]]:
    """The same bots both ways, in turns."""
    for name, text in {"of loops": LOOPS, "that looks ahead": AHEAD}.items():
        with_steps, plain = choices(text)
        assert with_steps().place == plain().place
        yield row(f"Choices of a bot {name}, counted", with_steps, plain, 1)


if __name__ == "__main__":
    print(json.dumps([*rows()]))
