"""The bots of Choco Challenge, from weak to strong."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from chocobox.core.bots import Bot, Level
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.bots import picking
from chocobox.games.choco_challenge.bots.baking import worths
from chocobox.games.choco_challenge.bots.drawing import Prospect, Worths
from chocobox.games.choco_challenge.bots.planning import Plan
from chocobox.games.choco_challenge.rules.actions import Bust, Draw, Stop
from chocobox.games.choco_challenge.rules.odds import of_drawing
from chocobox.games.choco_challenge.rules.state import State
from chocobox.games.choco_challenge.told.reasons import reasons

Rules = Game[Any, Any]


class Thinker(Bot):
    """Waits a moment, then does what its kind holds for best."""

    pauses: ClassVar[tuple[int, ...]] = (600, 700, 800, 900, 1000)
    """Thinking times in ms, each equally likely."""

    def plan(self, game: Rules, state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The next move, after a moment of thought."""
        actions = game.actions(state, seat)
        if not actions:
            return None
        pause, _ = rng.pick(self.pauses)
        action = self.choose(game, state, seat, actions) if len(actions) > 1 else actions[0]
        return Move(seat, action, now + pause)

    def reasons(self, game: Rules, state: Any, seat: int, action: Action) -> tuple[str, ...]:
        """The codes of what speaks for an action, for a hint."""
        return reasons(game, state, seat, action)

    @abstractmethod
    def choose(self, game: Rules, state: State, seat: int, actions: Sequence[Action]) -> Action:
        """One of several actions."""


class Drawer(Thinker):
    """Decides by itself when to draw; it shops as is usual."""

    def choose(self, game: Rules, state: State, seat: int, actions: Sequence[Action]) -> Action:
        """An answer to the question of the moment."""
        if state.asked is not None:
            return self.extra(state, seat, actions)
        if state.match is not None:
            return actions[0] if self.spends(state) else Bust()
        if state.stopped:
            return self.shop(state, actions)
        return Draw() if self.goes_on(state) else Stop()

    @abstractmethod
    def goes_on(self, state: State) -> bool:
        """Whether it draws another card, when it might stop."""

    @abstractmethod
    def spends(self, state: State) -> bool:
        """Whether it gives back a tool for the match, when it has one."""

    def shop(self, state: State, actions: Sequence[Action]) -> Action:
        """The next purchase, or Done."""
        return picking.shopping(state, actions)

    def extra(self, state: State, seat: int, actions: Sequence[Action]) -> Action:
        """The choice of an extra card, or none."""
        return picking.extra_card(state, seat, actions)


class Cautious(Drawer):
    """Stops as soon as more than one card in three would match, and spends tools at once."""

    name = "cautious"
    dares: ClassVar[int] = 3
    """It draws while at most one card in so many would match."""

    def goes_on(self, state: State) -> bool:
        """As long as the next card is likely enough to be new."""
        bust = of_drawing(state.own).bust
        return self.dares * bust.ways <= bust.of

    def spends(self, state: State) -> bool:
        """Always: a turn is worth more than a tool."""
        return True


class Kitten(Cautious):
    """Rather has little than nothing: it stops as soon as more than one card in six would match."""

    name = "kitten"
    level = "easy"
    dares = 6


class Baker(Drawer):
    """Draws for as long as another card gains crowns in the mean, reckoned exactly."""

    name = "baker"
    level: ClassVar[Level | None] = "middle"

    def goes_on(self, state: State) -> bool:
        """While what the next card promises is more than what lies there brings."""
        return Prospect(self.worths(state), state.own).gains

    def spends(self, state: State) -> bool:
        """Where going on is worth more than the tool."""
        return Prospect(self.worths(state), state.own).saves

    def worths(self, state: State) -> Worths:
        """The worths of the ends of this turn, as this bot counts."""
        return worths(state)


class Crown(Baker):
    """Plans its pile, what the others get from its turns, and when the game had better end."""

    name = "crown"
    level = None

    def worths(self, state: State) -> Worths:
        """Its chances to win after each end of this turn."""
        return Plan(state, state.turn).worths()

    def shop(self, state: State, actions: Sequence[Action]) -> Action:
        """The purchase that brings it nearest to the crown, or nothing."""
        return Plan(state, state.turn).shopping()

    def extra(self, state: State, seat: int, actions: Sequence[Action]) -> Action:
        """The extra card that helps most, or none where that would harm."""
        return Plan(state, seat).extra_card(actions)


class Patissier(Thinker):
    """Does what wins most often: its whole turn is reckoned, the rest learned from many games."""

    name = "patissier"
    level = "hard"
    is_slow = True

    def choose(self, game: Rules, state: State, seat: int, actions: Sequence[Action]) -> Action:
        """The action with the best chance to win."""
        from chocobox.games.choco_challenge.chances.value import VALUE  # no start waits for it

        action_values = VALUE.as_of(game).action_values(state, seat, 0)
        return actions[max(action_values, key=action_values.__getitem__)]


BOTS: tuple[Bot, ...] = (Kitten(), Cautious(), Baker(), Crown(), Patissier())
