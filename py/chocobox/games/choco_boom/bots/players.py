"""The bots of Choco-Boom, from weak to strong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.bots.glances import Glance
from chocobox.games.choco_boom.bots.reflexes import (
    BEGIN,
    FLIP,
    READY,
    SOONEST_FLIP,
    VOTE,
    Nature,
    pause,
)
from chocobox.games.choco_boom.rules.actions import Call, Flip, Pass, Ready, Slap, Vote
from chocobox.games.choco_boom.rules.state import State
from chocobox.games.choco_boom.told.reasons import reasons

Rules = Game[Any, Any]
Found = tuple[Action, int]


class Player(Bot):
    """Calls and slaps as quickly as somebody of its nature, with that one's slips."""

    nature: ClassVar[Nature]

    def plan(self, game: Rules, state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The next action and its time; a bot that means to slap reaches for no card."""
        actions = game.actions(state, seat)
        found = _waited_for(state, actions, now, rng)
        if found is None and state.stopped is None and state.top is not None:
            answer = self._calmly if state.options.calm else self._answer
            found = answer(state, seat, actions, now)
        if found is None and Flip() in actions:
            found = Flip(), max(now, state.begun + _flipping(state, rng))
        return None if found is None else Move(seat, *found)

    def _answer(self, state: State, seat: int, actions: Sequence[Action], now: int) -> Found | None:
        """Its slap or its call of the card on top, whichever comes first."""
        glance = Glance(state, seat, self.nature)
        found = list[Found]()
        if Slap() in actions and (at := glance.landing(now)) is not None:
            found.append((Slap(), at))
        if _calls(actions) and (spoken := glance.call(now)) is not None:
            found.append((Call(spoken[0]), spoken[1]))
        return min(found, key=lambda it: it[1], default=None)

    def _calmly(self, state: State, seat: int, actions: Sequence[Action], now: int) -> Found | None:
        """Its answer in a calm game, right or wrong by its nature."""
        if Slap() not in actions:
            return None
        glance = Glance(state, seat, self.nature)
        item = glance.answer
        found = Slap() if item is None else Pass() if Pass() in actions else Call(item)
        return found, max(now, glance.answers_at)

    def advise(self, game: Rules, state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """What is right to do at once: for a hint nobody makes mistakes."""
        actions = game.actions(state, seat)
        found = next((action for action in actions if _is_right(state, action, now)), None)
        return None if found is None else Move(seat, found, now)

    def reasons(self, game: Rules, state: Any, seat: int, action: Action) -> tuple[str, ...]:
        """The codes of what speaks for an action, for a hint."""
        return reasons(state, action)


def _waited_for(state: State, actions: Sequence[Action], now: int, rng: Rng) -> Found | None:
    """What others wait for where play stands: it has no ears, and finds nobody guilty."""
    if Ready() in actions and state.pause is not None:  # from then: else drumming would delay it
        return Ready(), max(now, state.pause.asked + pause(READY, state.options, rng))
    if Vote(False) in actions:
        return Vote(False), now + pause(VOTE, state.options, rng)
    return None


def _flipping(state: State, rng: Rng) -> int:
    """The time until a flip: longer without a call before, as play begins anew, and in calm games.

    There all want to see first what the others have said.
    """
    pauses = BEGIN if state.last_call is None or state.options.calm else FLIP
    return max(SOONEST_FLIP, pause(pauses, state.options, rng))


def _calls(actions: Sequence[Action]) -> bool:
    return any(isinstance(action, Call) for action in actions)


def _is_right(state: State, action: Action, now: int) -> bool:
    """Whether an action is certainly what is called for; of votes nobody here can tell."""
    top = state.top
    match action:
        case Flip():
            return top is None or top.since is None or not state.can_slap(state.turn)
        case Call(item):
            return top is not None and item == top.due and not _is_open(state, now)
        case Slap():
            return _is_open(state, now)
        case Pass():
            return not _is_open(state, now)
    return isinstance(action, Ready)


def _is_open(state: State, now: int) -> bool:
    """Whether a slap now would be right: the card may be slapped, and nobody has moved on."""
    is_going_on = state.stopped is None and state.reach is None
    return state.top is not None and state.top.since is not None and is_going_on


class Sleepy(Player):
    """Slow, and often elsewhere with its thoughts."""

    name = "sleepy"
    nature = Nature(
        median=900,
        misses=120,
        miscounts=400,
        startled=4,
        fooled=25,
        reads=60,
        parrots=60,
        stumbles=12,
        blanks=12,
    )


class Mole(Player):
    """Sees badly, calls calmly, and among many it lets others go first."""

    name = "mole"
    level = "easy"
    nature = Nature(
        median=810,
        misses=90,
        miscounts=350,
        startled=4,
        fooled=25,
        reads=60,
        parrots=60,
        stumbles=12,
        blanks=12,
        shy=12,
    )


class Awake(Player):
    """As quick as most people."""

    name = "awake"
    level = "middle"
    nature = Nature(
        median=650,
        misses=70,
        miscounts=250,
        startled=2,
        fooled=15,
        reads=35,
        parrots=35,
        stumbles=7,
        blanks=7,
    )


class Lightning(Player):
    """Quick, and seldom wrong."""

    name = "lightning"
    level = "hard"
    nature = Nature(
        median=480,
        misses=40,
        miscounts=120,
        startled=1,
        fooled=8,
        reads=18,
        parrots=18,
        stumbles=3,
        blanks=3,
    )


BOTS: tuple[Bot, ...] = (Sleepy(), Mole(), Awake(), Lightning())
