"""What can be practised of calling: colours that pictures hide, and the parrot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from chocobox.games.choco_boom.practice import State
from chocobox.games.choco_boom.practice_cards import AGREES, DIFFERS, REPEATS, kind_of
from chocobox.kit.skill import Level, Skill

MOST_WRONG: Final = 10
"""One call of so many may be wrong."""

TIMES: Final = (4000, 3000, 2000)
"""How long a call may take, in ms, level by level."""


def _levels(cards: int) -> tuple[Level, ...]:
    return tuple(Level({"cards": cards, "hesitation": ms}) for ms in TIMES)


def _are_called(kinds: tuple[str, ...], state: State) -> bool:
    """Whether nearly all cards of these kinds were called right."""
    own = [it for it in state.answers if kind_of(it.card) in kinds]
    return MOST_WRONG * sum(not it.is_right for it in own) <= len(own)


def _called(*kinds: str) -> Callable[[State], bool]:
    return partial(_are_called, kinds)


SKILLS: Final = (
    Skill("choco_practice", "colours", _levels(24), _called(AGREES, DIFFERS)),
    Skill("choco_practice", "parrot", _levels(48), _called(REPEATS)),
)
