"""The chances in Kaboom!, for looking back.

Luck is what comes to light that no seat knew: by a draw, a look, a slap, or the end of a round. A
choice is judged by positions that look the same to its seat. Slaps are no choices. A swap of unseen
cards is not judged: playouts did not bear out what it was told to cost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from chocobox.core.record import TABLE, Action, Move
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.all_cards import AllCards
from chocobox.games.kaboom.bots.calling import FEW
from chocobox.games.kaboom.bots.memory import Memory, never_forgets
from chocobox.games.kaboom.bots.own_cards import POINT, pair
from chocobox.games.kaboom.bots.prospects import Together
from chocobox.games.kaboom.bots.worlds import Ways, likely, ways
from chocobox.games.kaboom.rules import scoring
from chocobox.games.kaboom.rules.actions import (
    Decide,
    Discard,
    Draw,
    Give,
    Kaboom,
    Keep,
    Look,
    LookBoth,
    Replace,
    SkipPower,
    Slap,
    Use,
)
from chocobox.games.kaboom.rules.game import GAME
from chocobox.games.kaboom.rules.state import State
from chocobox.games.kaboom.told.highlights import highlights
from chocobox.kit.highlights import Highlight
from chocobox.kit.shares import Shares, mean, won
from chocobox.kit.value import HUNDREDTH, Features, Value

CHOICES: Final = (
    Draw,
    Kaboom,
    Replace,
    Discard,
    Look,
    LookBoth,
    Decide,
    SkipPower,
    Give,
    Keep,
)

PAIRS: Final = 4
"""So many of the most promising pairs of cards are weighed."""

OFTEN: Final = 4
"""Only one of so many turns is a sample; the others are too much alike."""


class KaboomValue(Value[State]):
    """Chances in Kaboom!, where each seat has seen other cards."""

    game = GAME
    is_exact = False
    bears = 9 * HUNDREDTH  # what would have been told as 12 was worth 5 +- 5

    def value(self, state: State) -> Shares:
        """Every seat's chance to win, by all that the seats together know."""
        if state.is_over:
            return won(scoring.leaders(state.scores, state.seats), state.seats)
        return Together(state).shares()

    def chances(self, state: State, move: Move) -> Ways:
        """By the cards that nobody has seen, where the move shows one."""
        return ways(state, move)

    def action_values(self, state: State, seat: int, chosen: int) -> Mapping[int, int]:
        """A seat's chance with each choice worth weighing, in the mean of likely positions."""
        actions = self.game.actions(state, seat)
        if not isinstance(actions[chosen], CHOICES):
            return {}
        weighed = {chosen} | {actions.index(it) for it in _worth_weighing(state, seat, actions)}
        if len(weighed) == 1:
            return {}
        worlds = likely(self.game, state, seat)
        return {
            place: self._action_value(worlds, seat, actions[place]) for place in sorted(weighed)
        }

    def _action_value(self, worlds: Sequence[State], seat: int, action: Action) -> int:
        found = (self.value(self._done(world, seat, action)) for world in worlds)
        return mean([(1, each) for each in found])[seat]

    def _done(self, state: State, seat: int, action: Action) -> State:
        """The position after a choice, if no other touch is sooner."""
        step = self.game.step
        after: State = step(state, Move(seat, action, state.begun))[0]
        return after if after.use is None else step(after, Move(TABLE, Use(), state.begun))[0]

    def sample(self, state: State) -> Features | None:
        """What counts where nothing is about to come to light."""
        is_heard = state.reach is None and state.use is None
        is_calm = state.slap is None and is_heard and state.drawer is None
        is_open = state.is_peeking and state.peeks.count("waiting") < state.seats
        if state.is_over or not is_calm or state.sight is not None or is_open:
            return None
        if state.turns % OFTEN != state.round % OFTEN and state.caller is None:
            return None
        return Together(state).features()

    def reaction(self, state: State, move: Move) -> int | None:
        """The time from the discard to a hand on it."""
        if not isinstance(move.action, Slap) or state.window is None:
            return None
        return move.at - state.window.opened if state.vain(move.at) is None else None

    def highlights(self, states: Sequence[State], moves: Sequence[Move]) -> Sequence[Highlight]:
        """Each seat's best slap."""
        return highlights(states, moves)


def _worth_weighing(state: State, seat: int, actions: Sequence[Action]) -> Iterable[Action]:
    """The choices that differ by the seat's knowledge, without plainly poor ones."""
    strategy = AllCards(Memory(state, seat, never_forgets), Rng(0))
    if Kaboom() in actions:
        return (Draw(), Kaboom()) if Draw() in actions and strategy.total() <= FEW * POINT else ()
    if Discard() in actions:
        return (Discard(), *(Replace(place) for place in _places(strategy)))
    if Keep() in actions:
        return (Keep(), *(Give(place) for place in _places(strategy)))
    if Decide(True) in actions:
        return Decide(True), Decide(False)
    kinds = set(map(type, actions))
    if Look in kinds:
        unknown = sorted(strategy.unknown(strategy.memory.lying), reverse=True)
        firsts = {spot[0]: Look(*spot) for spot in unknown}
        return [look for look in firsts.values() if look in actions] + [SkipPower()]
    if LookBoth not in kinds:
        return ()
    best = sorted(strategy.pairs(), key=lambda it: (strategy.swapping(*it), it), reverse=True)
    return [LookBoth(*pair(*it)) for it in best[:PAIRS]] + [SkipPower()]


def _places(strategy: AllCards) -> list[int]:
    """Where its worst two known cards lie, and the first of those that it does not know."""
    own, faces = strategy.memory.own, strategy.memory.faces
    known = sorted((it for it in own if it in faces), key=lambda it: (-strategy.worth(it), it))
    return [place for _, place in (*known[:2], *strategy.unknown(own)[:1])]


VALUE = KaboomValue()
