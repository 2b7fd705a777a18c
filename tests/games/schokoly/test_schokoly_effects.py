"""What a card changes: told area by area, it is all that the count changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules import views
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import Board, cell_at
from chocobox.games.schokoly.rules.effects import effects
from chocobox.games.schokoly.solo.best import game as best
from chocobox.games.schokoly.solo.best.game import Options, SchokolyBest
from support.walks import by_seed

GAME = SchokolyBest()


@pytest.mark.parametrize("cards", [6, 14, 28])
def test_all_effects_together_are_the_change_of_the_count(cards: int) -> None:
    codes = Counter[str]()
    for seed in range(12):
        table = GAME.start(Options(cards), 1, Rng(seed)).table
        actions, choose = GAME.actions(best.State(Options(), table), 0), by_seed(seed)
        for action in (actions[choose(len(actions))], best.best_of(table, best.weighed(table))):
            assert isinstance(action, Place | Stack)
            before, after = views.count(table), views.count(best.after(table, action))
            found = best.effects_of(table, action)
            for old, new in zip(before.totals, after.totals, strict=True):
                own = [it for one in found for it in one.tallies if it.colour == old.colour]
                assert sum(it.after - it.before for it in own) == new.total - old.total
            codes.update(one.code for one in found)
    assert {"grows", "turns"} <= set(codes)


def board(*rows: str) -> Board:
    """A board as it is seen from above, by its letters."""
    kinds = {"d": 0, "m": 1, "w": 2}
    cells = {
        cell_at(x, y): kinds[letter]
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter in kinds
    }
    return Board((), cells)


DARK, WHITE = 0, 2


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (("dd ", "ww "), ("ddd", "ww "), [("grows", "dark", 2, 3, "dark", "dark")]),
        (("dd dd", "ww   "), ("ddddd", "ww   "), [("joins", "dark", 2, 5, "dark", "dark")]),
        (("ddd", "ww "), ("dd ", "ww "), [("shrinks", "dark", 3, 2, "dark", "dark")]),
        (
            ("wmmmmmm", "       ", "  d  d "),
            ("wmmmmmm", "  d  d ", "       "),
            [("turns", "milk", 6, 6, "white", "dark")],
        ),
        (
            ("wmmmmmm", "       ", "  d    "),
            ("wmmmmmm", "  d    ", "       "),
            [("turns", "milk", 6, 6, "white", None)],
        ),
        (("wmmmmmm",), ("wmmmmmmm",), [("swells", "milk", 6, 7, "white", "white")]),
        (("wmmmmmmm",), ("wmmmmmm",), [("crumbles", "milk", 7, 6, "white", "white")]),
        (("wmmmmm",), ("wmmmm",), []),
    ],
)
def test_each_change_has_its_code(
    before: Sequence[str], after: Sequence[str], told: list[tuple[object, ...]]
) -> None:
    found = effects(board(*before), board(*after), (DARK, WHITE))
    assert told == [
        (it.code, it.colour, len(it.before), len(it.after), it.giver, it.taker) for it in found
    ]
