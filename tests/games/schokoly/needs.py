"""Which skill the best place of a table needs: for the seeds in `skills.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Stack
from chocobox.games.schokoly.rules.board import ROW, SQUARE
from chocobox.games.schokoly.rules.effects import Effect
from chocobox.games.schokoly.rules.looks import LOOKS
from chocobox.games.schokoly.rules.pieces import COLOURS
from chocobox.games.schokoly.rules.scoring import areas_of
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.solo.best import game as best
from chocobox.games.schokoly.solo.best.game import Laid, Options, SchokolyBest
from chocobox.games.schokoly.solo.count.boards import board_of
from chocobox.games.schokoly.solo.count.questions import neutrals

PLAIN: Final = 2
"""So much ahead of every other kind of laying a skill must bring one."""

TRIES: Final = 2000
"""So many seeds are looked at."""

_WAYS: Final = (-ROW - 1, -ROW, 1 - ROW, -1, 1, ROW - 1, ROW, ROW + 1)


def needs(table: State) -> tuple[str, ...]:
    """The skills without which the best place is not found."""
    leads = best.weighed(table)
    action = best.best_of(table, leads)
    most, effects = max(leads.values()), best.effects_of(table, action)
    is_high = isinstance(action, Stack)
    flat = [lead for (is_stack, _, _), lead in leads.items() if not is_stack]
    told = {
        "stack": is_high and most - max(flat, default=most) >= PLAIN,
        "join": not is_high and any(_joins(table, it) for it in effects),
        "neutral": not is_high and any(_turns(table, it) for it in effects),
        "corner": not is_high and _tempts(table, leads, most),
    }
    return tuple(name for name, holds in told.items() if holds)


def _joins(table: State, effect: Effect) -> bool:
    """Whether areas of who lays become one."""
    return effect.code == "joins" and effect.colour == COLOURS[table.colours[table.turn] or 0]


def _turns(table: State, effect: Effect) -> bool:
    """Whether a neutral area comes to who lays."""
    return effect.code == "turns" and effect.taker == COLOURS[table.colours[table.turn] or 0]


def _tempts(table: State, leads: Mapping[Laid, int], most: int) -> bool:
    """Whether a worse place would be the best if areas that meet at a corner were one."""
    mine = table.colours[table.turn] or 0
    tops = table.board.tops
    area = max(
        (it for it in areas_of(tops, table.players) if it.colour == COLOURS[mine]),
        key=lambda it: len(it.cells),
        default=None,
    )
    if area is None:
        return False
    size = len(area.cells)
    return any(
        lead < most <= lead + _corner(tops, mine, spot, look, size)
        for (is_stack, spot, look), lead in leads.items()
        if not is_stack
    )


def _corner(tops: Mapping[int, int], mine: int, spot: int, look: int, size: int) -> int:
    """What a card's own pieces would add to the largest area over a corner; 0 where none would."""
    own = [spot + step for step, colour in zip(SQUARE, LOOKS[look], strict=True) if colour == mine]
    beside = {cell + step for cell in own for step in (-ROW, -1, 1, ROW)}
    if any(tops.get(cell) == mine for cell in beside):
        return 0
    found = list(own)
    for cell in found:
        found += {cell + way for way in _WAYS if tops.get(cell + way) == mine} - {*found}
    return max(0, len(found) - size)


def best_seeds(skill: str, cards: int) -> Iterator[int]:
    """The seeds whose table needs that skill, and of the others none."""
    for seed in range(TRIES):
        if needs(SchokolyBest().start(Options(cards), 1, Rng(seed)).table) == (skill,):
            yield seed


def count_seeds(grade: int, sizes: range) -> Iterator[int]:
    """The seeds whose first neutral area that is asked about has such a size."""
    for seed in range(TRIES):
        table = board_of(grade, Rng(seed))
        names = [COLOURS[colour] for colour in table.players]
        found = neutrals(areas_of(table.board.tops, table.players), names, 1)
        if found and len(found[0].cells) in sizes:
            yield seed
