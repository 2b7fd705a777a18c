"""The bots of Kaboom!, from weak to strong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots import reflexes
from chocobox.games.kaboom.bots.all_cards import AllCards
from chocobox.games.kaboom.bots.lookahead import Lookahead
from chocobox.games.kaboom.bots.memory import Keeps, Memory, forgets, never_forgets
from chocobox.games.kaboom.bots.own_cards import Hermit, OwnCards
from chocobox.games.kaboom.bots.reflexes import Quickness
from chocobox.games.kaboom.rules.actions import Cover, Draw, Flip, Kaboom, Peek, SkipPower, Slap
from chocobox.games.kaboom.rules.pieces import rank
from chocobox.games.kaboom.rules.state import State
from chocobox.games.kaboom.told.reasons import reasons
from chocobox.kit.chance import among

Rules = Game[Any, Any]


class Player(Bot):
    """Remembers, slaps what it knows, and takes its time like somebody with hands."""

    quickness: ClassVar[Quickness]
    strategy: ClassVar[type[OwnCards]] = OwnCards

    def keeps(self) -> Keeps:
        """How the seat remembers: here nothing is forgotten."""
        return never_forgets

    def plan(self, game: Rules, state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The next action and its time; a slap comes first."""
        actions = game.actions(state, seat)
        if not actions or (len(actions) == 1 and _is_strange(state, seat, actions[0])):
            return None
        strategy = self.strategy(Memory(state, seat, self.keeps()), rng)
        if Slap() in actions and strategy.slaps():
            at = reflexes.landing(state, seat, now, self.quickness)
            if at is not None:
                return Move(seat, Slap(), at)
        found = _act(state, strategy, actions, now)
        return None if found is None else Move(seat, *found)

    def reasons(self, game: Rules, state: Any, seat: int, action: Action) -> tuple[str, ...]:
        """The codes of what speaks for an action, for a hint."""
        return reasons(state, seat, action, game.actions(state, seat))


def _is_strange(state: State, seat: int, action: Action) -> bool:
    """Whether it could only slap a card of which it has never seen the like."""
    if not isinstance(action, Slap):
        return False
    of = rank(state.discard[-1])
    return all(rank(it.card) != of for it in state.known[seat])


def _act(
    state: State, strategy: OwnCards, actions: Sequence[Action], now: int
) -> tuple[Action, int] | None:
    """What is done besides slapping, and when."""
    rng = strategy.rng
    if state.is_peeking:
        return actions[0], now + _peeking(state, actions[0], rng)
    if state.slap is not None:
        action = strategy.gift() if state.slap.gift else strategy.reveal(actions)
        return action, now + among(reflexes.REVEAL, rng)
    if state.sight is not None and state.sight.seat == strategy.seat:
        action = Cover() if Cover() in actions else strategy.decides()
        return action, now + among(reflexes.LOOK, rng)
    if state.drawn is not None and state.drawer == strategy.seat:
        return strategy.drawn(state.drawn), now + among(reflexes.THINK, rng)
    if SkipPower() in actions:
        return strategy.power(actions), reflexes.power_at(state, strategy.seat, now)
    return _turn(state, strategy, actions, now)


def _turn(
    state: State, strategy: OwnCards, actions: Sequence[Action], now: int
) -> tuple[Action, int] | None:
    """Flips, draws or calls; waits where it can only slap."""
    if Flip() in actions:
        return Flip(), now + among(reflexes.FLIP, strategy.rng)
    if Kaboom() in actions and (Draw() not in actions or strategy.calls()):
        return Kaboom(), reflexes.turn_at(state, now, among(reflexes.CALL, strategy.rng))
    if Draw() in actions:
        return Draw(), reflexes.turn_at(state, now, among(reflexes.TURN, strategy.rng))
    return None


def _peeking(state: State, action: Action, rng: Rng) -> int:
    """How long until it peeks or puts the cards back; nobody waits for each of the others."""
    follows = any(it != "waiting" for it in state.peeks)
    if isinstance(action, Peek):
        return among(reflexes.AFTER_OTHERS if follows else reflexes.PEEK, rng)
    return among(reflexes.AFTER_OTHERS if "done" in state.peeks else reflexes.LOOK, rng)


class Crab(Player):
    """Keeps to its own cards, forgets many of them, and its hand is the slowest."""

    name = "crab"
    level = "easy"
    strategy = Hermit
    quickness = Quickness(700, 300)

    def keeps(self) -> Keeps:
        """Every turn, each card may be gone."""
        return forgets(8)


class Forgetful(Player):
    """Plays like the steady one, but forgets; and its hand is slow."""

    name = "forgetful"
    quickness = Quickness(500, 400)

    def keeps(self) -> Keeps:
        """Every turn, each card may be gone."""
        return forgets(6)


class Steady(Player):
    """Remembers all it saw, and plays for its own cards."""

    name = "steady"
    level = "middle"
    quickness = Quickness(400, 300)


class Shark(Player):
    """Remembers, and uses everybody's cards."""

    name = "shark"
    strategy = AllCards
    quickness = Quickness(310, 240)


class Orca(Player):
    """Counts which cards are out, and keeps those that others can still match."""

    name = "orca"
    level = "hard"
    strategy = Lookahead
    quickness = Quickness(270, 200)


BOTS: tuple[Bot, ...] = (Crab(), Forgetful(), Steady(), Shark(), Orca())
