"""How quick a bot is: when its hand lands, and how long it takes for everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chocobox.games.kaboom.rules import hearing
from chocobox.games.kaboom.rules.pieces import PATIENCE
from chocobox.games.kaboom.rules.state import State
from chocobox.kit.chance import among, dice

LOOK: Final = range(1900, 2200)
"""How long what was looked at is held."""

PEEK: Final = range(600, 1400)
AFTER_OTHERS: Final = range(450, 800)
"""Once somebody has begun to peek, or put the cards back, it soon does so too."""

FLIP: Final = range(700, 1500)
TURN: Final = range(650, 1150)
THINK: Final = range(700, 1300)
REVEAL: Final = range(400, 900)
CALL: Final = range(1200, 1800)

POWER: Final = range(1000, 2000)
"""A power is used so long after the discard, for slaps come first."""

HURRIED: Final = range(900, 1400)
"""The same where the next turn begins soon."""

COURTESY: Final = 8000
"""So long after a discard the next seat waits for another's power."""

AGAIN: Final = range(300, 700)
"""A slap's reaction to what was learned while the discard lay open."""


@dataclass(frozen=True, slots=True)
class Quickness:
    """How quick a hand is, in ms: at the least so much, and twice up to so much more."""

    least: int
    spread: int

    def reaction(self, opened: int, seat: int, top: int) -> int:
        """How long after a discard its hand lands; chance follows from these alone."""
        rng = dice(opened, seat, top)
        one, rng = rng.below(self.spread)
        two, _ = rng.below(self.spread)
        return self.least + one + two


def landing(state: State, seat: int, now: int, quickness: Quickness) -> int | None:
    """When its hand would land on the discard; None if that is too late."""
    window = state.window
    if window is None or not state.can_slap(seat):
        return None
    top = state.discard[-1]
    at = window.opened + quickness.reaction(window.opened, seat, top)
    if at < now:  # it learned of the match only now, or had no chance before
        at = now + among(AGAIN, dice(now, seat, top))
    if state.reach is not None and hearing.goes(state) and at > state.reach.at:
        return None
    if state.is_ending and state.begins is not None and at > state.begins:
        return None
    return at


def power_at(state: State, seat: int, now: int) -> int:
    """When a power is used: late enough for slaps, early enough not to lose it."""
    if state.power is None:
        return now
    pauses = HURRIED if state.options.window <= POWER.stop else POWER
    thrown = state.power.until - PATIENCE
    return max(now + TURN.start, thrown + among(pauses, dice(thrown, seat)))


def turn_at(state: State, now: int, pause: int) -> int:
    """When a turn begins: a power that another has still to use is waited for."""
    if state.power is None:
        return now + pause
    return max(now + pause, state.power.until - PATIENCE + COURTESY)
