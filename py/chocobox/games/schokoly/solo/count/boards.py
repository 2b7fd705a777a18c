"""Boards to be counted, from a seed: of several that come up, the one most worth counting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Final

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.pieces import COLOURS
from chocobox.games.schokoly.rules.scoring import Area, areas_of
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.solo.best.boards import grown
from chocobox.games.schokoly.solo.count.questions import NEUTRALS, dullness, fate, neutrals


@dataclass(frozen=True, slots=True)
class Grade:
    """How many cards lie; how large the largest area is, its rival, and how far that is behind."""

    cards: range
    size: range
    rival: int
    gap: int
    stacks: int
    games: int


GRADES: Final = {
    1: Grade(cards=range(8, 11), size=range(5, 10), rival=2, gap=4, stacks=0, games=5),
    2: Grade(cards=range(15, 19), size=range(7, 15), rival=4, gap=5, stacks=0, games=3),
    3: Grade(cards=range(28, 34), size=range(9, 25), rival=5, gap=9, stacks=2, games=2),
}

SAME, MISSING, FEW, ALIKE = 100, 50, 10, 5
"""What counts against a board: largest areas that tie, no neutral area, few stacks, one fate."""


@lru_cache(maxsize=16)
def board_of(grade: int, rng: Rng) -> State:
    """The first board without a fault, or else the one with the least."""
    best, least = None, 1 << 30
    for state in _boards(GRADES[grade], rng):
        faults = _faults(state, grade)
        if faults < least:
            best, least = state, faults
        if not faults:
            break
    assert best is not None
    return best


def _boards(grade: Grade, rng: Rng) -> Iterator[State]:
    """Some games, each looked at after several cards, with either colour as the neutral one."""
    for _ in range(grade.games):
        word, rng = rng.draw()
        cards = grade.cards
        for state in islice(grown(cards[-1], grade.stacks > 0, Rng(word)), cards[0] - 1, None):
            pairs, rng = rng.shuffle(((0, 1), (0, 2), (1, 2)))
            for pair in pairs:
                colours, rng = rng.shuffle(pair)
                yield replace(state, colours=colours)


def _faults(state: State, number: int) -> int:
    """What speaks against asking the questions of a grade about this board."""
    grade, areas = GRADES[number], areas_of(state.board.tops, state.players)
    players = [COLOURS[colour] for colour in state.players]
    faults = sum(_unclear(areas, name, grade) for name in players[: 1 if number == 2 else 2])
    found, wanted = neutrals(areas, players, NEUTRALS[number]), NEUTRALS[number]
    faults += MISSING * (wanted - len(found)) + sum(dullness(area, players) for area in found[:1])
    faults += sum(max(0, dullness(area, players) - FEW) for area in found[1:])
    faults += ALIKE * (wanted == 2 and len(set(map(fate, found))) < 2)
    stacks = sum(one.tier == 2 for one in state.board.laid)
    return faults + FEW * max(0, grade.stacks - stacks)


def _unclear(areas: Sequence[Area], colour: str, grade: Grade) -> int:
    """Whether the largest area of a colour can be found, but not at the first glance."""
    sizes = [len(area.cells) for area in areas if area.colour == colour]
    first, second = [*sizes, 0, 0][:2]
    size = max(0, grade.size[0] - first) + max(0, first - grade.size[-1])
    rival = max(0, grade.rival - second) + max(0, first - second - grade.gap)
    return SAME * (first == second) + 2 * size + rival
