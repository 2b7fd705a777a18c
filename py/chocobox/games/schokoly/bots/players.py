"""The bots of Schokoly, from weak to strong."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from typing import Any, ClassVar

from chocobox.core.bots import Bot, Level, RandomBot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.bots import trading
from chocobox.games.schokoly.bots.searching import MasterSearch, Search
from chocobox.games.schokoly.rules.actions import Choose, Draw, Guard, Pass
from chocobox.games.schokoly.rules.laying import SMARTIE, Laying, layings, sketch_of
from chocobox.games.schokoly.rules.looks import ways
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.told.reasons import reasons

Rules = Game[Any, Any]


class Nibbler(RandomBot):
    """Takes any legal action."""

    name = "nibbler"


class Thinker(Bot):
    """Chooses the colour it holds most of, swaps where it gains, and lays as its kind does."""

    pauses: ClassVar[tuple[int, ...]] = (700, 800, 900, 1000, 1200, 1400)
    """Thinking times in ms, each equally likely."""

    def plan(self, game: Rules, state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The next move, after a moment of thought."""
        actions = game.actions(state, seat)
        if not actions:
            return None
        pause, rng = rng.pick(self.pauses)
        action = self._choose(game, state, seat, rng) or next(it for it in actions if _ends(it))
        return Move(seat, action, now + pause)

    def reasons(self, game: Rules, state: Any, seat: int, action: Action) -> tuple[str, ...]:
        """The codes of what speaks for an action, for a hint."""
        return reasons(game, state, seat, action)

    def _choose(self, game: Rules, state: State, seat: int, rng: Rng) -> Action | None:
        """The action; None to end the turn, or for a new hand when no card fits."""
        if state.swap is not None:
            return trading.reply(state, state.swap, seat)
        if state.colours[seat] is None:
            return _colour(state, seat, rng)
        if state.placed is not None:
            return self.guard(game, state)
        return trading.offer(state, game.actions(state, seat), rng) or self.lay(game, state, rng)

    @abstractmethod
    def lay(self, game: Rules, state: State, rng: Rng) -> Action | None:
        """The card to lay, and where; None where none fits."""

    def guard(self, game: Rules, state: State) -> Action | None:
        """The card to guard; None to keep the smartie."""
        return None


class Taster(Thinker):
    """Lays what is worth most at once, and stacks only where a smartie brings its price."""

    name = "taster"
    level: ClassVar[Level | None] = "middle"

    def lay(self, game: Rules, state: State, rng: Rng) -> Action | None:
        """One of the layings that leave the best board, a smartie counted as lost."""
        found = self.found(state)
        most = max(map(_gain, found), default=None)
        best = [it for it in found if _gain(it) == most]
        return rng.pick(best)[0].action(state.hands[state.turn]) if best else None

    @staticmethod
    def found(state: State) -> list[Laying]:
        """All layings of the cards in its hand."""
        seat = state.turn
        sketch, looks = sketch_of(state, seat), tuple(ways(state.hands[seat]))
        return layings(state.board, sketch, looks, state.smarties[seat] > 0)


class Hamster(Taster):
    """Lays the better one of two places that it sees; who is behind may look at all of them."""

    name = "hamster"
    level = "easy"
    patience: ClassVar[int] = 50
    """Behind, it looks at all places in so many of a hundred turns."""

    def lay(self, game: Rules, state: State, rng: Rng) -> Action | None:
        """A laying that is good enough for it."""
        chance, rng = rng.below(100)
        worths = game.standing(state)
        is_behind = worths[state.turn] * len(worths) < sum(worths)
        if is_behind and chance < self.patience:
            return super().lay(game, state, rng)
        found = self.found(state)
        if not found:
            return None
        one, rng = rng.pick(found)
        other, _ = rng.pick(found)
        return max(one, other).action(state.hands[state.turn])  # it counts no smartie


class Chocolatier(Thinker):
    """Lays what is still worth most after the others have answered, as far as it can see."""

    name = "chocolatier"
    is_slow = True
    thoughts: ClassVar[type[Search]] = Search

    def lay(self, game: Rules, state: State, rng: Rng) -> Action | None:
        """The laying that leaves most after the answers."""
        return self.thoughts(game, state, state.turn).laying(rng)

    def guard(self, game: Rules, state: State) -> Action | None:
        """The card whose covering would cost more than a smartie."""
        guards = [it for it in game.actions(state, state.turn) if isinstance(it, Guard)]
        return self.thoughts(game, state, state.turn).guard(guards) if guards else None


class Master(Chocolatier):
    """A chocolatier who knows what small leads become, and expects smarties earlier."""

    name = "master"
    level = "hard"
    thoughts = MasterSearch


BOTS: tuple[Bot, ...] = (Nibbler(), Hamster(), Taster(), Chocolatier(), Master())


def _gain(laying: Laying) -> int:
    """What a laying leaves, a smartie counted as lost."""
    return laying.worth - SMARTIE * laying.is_stack


def _ends(action: Action) -> bool:
    return isinstance(action, Draw | Pass)


def _colour(state: State, seat: int, rng: Rng) -> Choose:
    """The free colour with most pieces in the hand."""
    held = Counter(piece for card in state.hands[seat] for piece in CARDS[card])
    free = [colour for colour in range(len(COLOURS)) if colour not in state.colours]
    most = max(held[colour] for colour in free)
    colour, _ = rng.pick([colour for colour in free if held[colour] == most])
    return Choose(COLOURS[colour])
