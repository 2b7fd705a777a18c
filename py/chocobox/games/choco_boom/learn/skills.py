"""What can be practised of calling: colours that pictures hide, the parrot, and doubles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chocobox.games.choco_boom.solo.practice.cards import AGREES, DIFFERS, REPEATS
from chocobox.games.choco_boom.solo.practice.counting import SLAP, Answer
from chocobox.games.choco_boom.solo.practice.game import State
from chocobox.kit.skill import Level, Skill

MOST_WRONG: Final = 10
"""One answer of so many may be wrong."""

TIMES: Final = (4000, 3000, 2000)
"""The time limit of an answer, in ms, level by level."""


def _levels(cards: int, **more: int) -> tuple[Level, ...]:
    return tuple(Level({"cards": cards, "hesitation": ms, **more}) for ms in TIMES)


def _are_right(answers: Iterable[Answer]) -> bool:
    """Whether nearly all of these answers were right."""
    wrong = [not it.is_right for it in answers]
    return MOST_WRONG * sum(wrong) <= len(wrong)


def _colours(state: State) -> bool:
    return _are_right(it for it in state.answers if it.kind in (AGREES, DIFFERS))


def _parrots(state: State) -> bool:
    return _are_right(it for it in state.answers if it.kind == REPEATS)


def _doubles(state: State) -> bool:
    """Of doubles, and of slaps where there was none."""
    return _are_right(it for it in state.answers if SLAP in (it.due, it.called))


SKILLS: Final = (
    Skill("choco_practice", "colours", _levels(24), _colours),
    Skill("choco_practice", "parrot", _levels(48), _parrots),
    Skill("choco_practice", "doubles", _levels(48, doubles=True), _doubles),
)
