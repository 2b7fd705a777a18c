"""One game of a tournament: two bots, written or of the box, and who else is needed.

It is played wholly in the sandbox. Whoever stumbles, or gives no answer, has lost it at once. A
game that does not end is nobody's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import inf
from typing import Any, Final

from chocobox.core.bots import Bot, WantedError
from chocobox.core.game import Game
from chocobox.core.record import Move, Record
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.sandbox.entries import LONGEST, WON
from chocobox.sandbox.hangs import wins_of
from chocobox.sandbox.trouble import Trouble
from chocobox.sandbox.written import PAUSES, Chosen, Written

WAKING: Final = 400
"""A game goes on as if it had taken so many steps each time that it wakes."""

CHOICE: Final = 4_000
"""A choice of a bot of the box is like so many steps: nobody counts what it does."""


@dataclass(frozen=True, slots=True)
class Open:
    """A question that is put next: which bot is asked, after so many moves."""

    bot: int
    ply: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game: what each of the pair won, in thousandths, and how often each stumbled.

    hung: who of the pair gave no answer, 0 or 1. record: to watch it, with persons of the bots'
    names; only where it was asked for.
    """

    wins: tuple[int, int]
    stumbled: tuple[int, int]
    hung: int | None = None
    moves: int = 0
    record: Record | None = None


class Entrant(Bot):
    """A bot of the tournament, with the steps that it has taken, and its troubles."""

    troubles: list[Trouble]
    steps = 0


class GuestPlayer(Entrant):
    """A bot of the box: it plays as at every table, and never stumbles."""

    def __init__(self, own: Bot) -> None:
        self.own, self.troubles = own, []
        self.name = own.name  # type: ignore[misc]

    def plan_key(self, game: Game[Any, Any], state: Any, seat: int) -> Any:
        """As of the bot itself."""
        return self.own.plan_key(game, state, seat)

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The move of the bot itself; its choice counts."""
        self.steps += CHOICE
        return self.own.plan(game, state, seat, now, rng)


class Player(Written, Entrant):
    """A written bot of the tournament; who hears when it is asked."""

    heard: Callable[[], None] | None = None

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The chosen move; a forced move needs no question to the bot."""
        forced = () if game.grace else game.offer(state, seat)
        if len(forced) != 1:
            return super().plan(game, state, seat, now, rng)
        pause, _ = rng.pick(PAUSES)
        return Move(seat, forced[0], now + pause)

    def chosen(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Chosen:
        """The bot's choice; its steps are added up."""
        if self.heard:
            self.heard()
        found = super().chosen(game, state, seat, now, rng)
        self.steps += found.steps
        return found


class Playing:
    """The game of a pair, as far as it is played; silent: a question that nobody answers."""

    def __init__(self, session: Session, pair: Mapping[int, Entrant]) -> None:
        self.session, self.pair = session, pair
        self.asked: Open | None = None
        self.silent: Open | None = None
        self._questions = inf
        for bot, player in pair.items():
            player.troubles.clear()
            if isinstance(player, Player):
                player.heard = partial(self._hear, bot)

    def on(self, left: int, singly: bool) -> int:
        """Play on to the end, and tell how many steps are left; 0 if it has not come.

        singly: only the question that was told last is put; then asked is the next one.
        """
        self._questions = int(self.asked is not None) if singly else inf
        most, waking, rest = self._steps + left, count(0, WAKING), left

        def goes_on() -> bool:
            nonlocal rest
            rest = most - self._steps - next(waking)
            return rest > 0 and not self._is_lost

        question = self.session.play_on(goes_on)
        self.asked = None if question == self.silent else question
        if question:
            return 0 if self.asked else left
        return max(1, rest) if self._is_lost or self.session.wake() is None else 0

    def _hear(self, bot: int) -> None:
        """A bot is asked; WantedError where that has to wait, or where no answer comes."""
        question = Open(bot, len(self.session.moves))
        if question == self.silent or not self._questions:
            raise WantedError(question)
        self._questions -= 1

    @property
    def _steps(self) -> int:
        """How many steps both have taken so far."""
        return sum(it.steps for it in self.pair.values())

    @property
    def _is_lost(self) -> bool:
        """Whether somebody has stumbled, or it is too long for anybody to win it."""
        has_stumbled = any(it.troubles for it in self.pair.values())
        return has_stumbled or len(self.session.moves) >= LONGEST

    def played(self, has_record: bool) -> Played:
        """The result: wins, troubles, an open question's side, moves, and the record."""
        bots, players = tuple(self.pair), tuple(self.pair.values())
        hung = bots.index(self.silent.bot) if self.silent else None
        one, other = (len(it.troubles) + (hung == side) for side, it in enumerate(players))
        wins = wins_of(one > 0, other > 0) if one or other else self._wins()
        record = _watchable(self.session) if has_record else None
        return Played(wins, (one, other), hung, len(self.session.moves), record)

    def _wins(self) -> tuple[int, int]:
        outcome = self.session.game.outcome(self.session.state)
        won = [self.session.bots[seat] for seat in outcome.winners] if outcome else []
        one, other = (sum(WON // len(won) for bot in won if bot is it) for it in self.pair.values())
        return one, other


def _watchable(session: Session) -> Record:
    """The game as one of persons: no box knows these bots, and nobody needs them to watch it."""
    players = [
        {"kind": "person", "name": bot.name} if isinstance(bot, Player) else session.players[seat]
        for seat, bot in sorted(session.bots.items())
    ]
    session.players = tuple(players)
    return session.record
