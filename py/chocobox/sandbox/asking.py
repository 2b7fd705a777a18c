"""Into the sandbox goes a table, as one seat may know it; a choice comes back.

An engine that is trusted tells a table to one that runs a stranger's code. The state is redealt:
what the seat cannot see is a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from chocobox.core.bots import OWN, WantedError
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import GAMES
from chocobox.records import game_of
from chocobox.request import Request, fault, flag_of, text_of, whole_of
from chocobox.sandbox.packing import packed, unpacked
from chocobox.sandbox.trouble import BotError, Trouble
from chocobox.sandbox.written import Asked, Chosen, Written, moved

MOST_ACTIONS: Final = 5000
"""No seat of any game is offered more."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Which bot is to choose, and its table as it is told."""

    bot: str
    table: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the sandbox, with all that its answer needs."""

    ask: Ask
    seat: int
    now: int
    rng: Rng
    actions: Sequence[Action]

    def move(self, place: int | None) -> Move | None:
        """What follows from the place of an action; None, or a place that is not there, waits."""
        if place is None or not 0 <= place < len(self.actions):
            return None
        return moved(self.seat, self.actions[place], self.now, self.rng)


class Outside(Asked):
    """A bot in the sandbox: it only asks, and the session is told what it plans."""

    def __init__(self, name: str) -> None:
        self.name = name  # type: ignore[misc]

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """Raises WantedError, for its choice comes from the sandbox."""
        sealed = rng.word  # whoever undoes it finds only the guess that is told as well
        then = () if game.edition == GAMES[game.name].edition else (game.edition,)
        table = packed((game.name, state, seat, now, sealed, *then))
        ask = Ask(self.name, table)
        raise WantedError(Question(ask, seat, now, rng, game.actions(state, seat)))


def take_seats(session: Session) -> None:
    """In a game of persons, the bot that one of them wrote is asked in the sandbox."""
    seats = [seat for seat, one in enumerate(session.players) if one.get("bot") == OWN]
    session.bots |= {seat: Outside(OWN) for seat in seats}


def is_awaited(session: Session) -> bool:
    """Whether all wait for a written bot that waits: persons can do only what it could do, too."""
    if session.wake() is not None or session.game.outcome(session.state) is not None:
        return False
    seats = [seat for seat, bot in session.bots.items() if isinstance(bot, Outside)]
    own, theirs = (
        {action for seat in all_ for action in session.offered(seat)}
        for all_ in (seats, session.persons)
    )
    return theirs < own


def place_in(request: Request) -> int | None:
    """The place of the chosen action in an answer; None waits, and who stumbles takes the first."""
    if flag_of(request, "stumbled"):
        return 0
    return None if request.get("place") is None else whole_of(request, "place", 0, MOST_ACTIONS)


def choice(request: Request) -> Chosen:
    """The choice of a bot with this code at the given table."""
    try:
        name, state, seat, now, sealed, *then = unpacked(text_of(request, "table"))
    except (TypeError, ValueError) as error:  # it is no position, or none of a match
        raise fault("table must be a table as a match tells it.") from error
    try:
        bot = Written("own", text_of(request, "code"))
    except BotError as error:
        return Chosen(None, 0, (), 0, error.trouble)
    game = game_of({"game": name, "edition": then[0]} if then else {"game": name})
    return bot.chosen(game, state, seat, now, Rng(sealed))


def trouble(request: Request) -> Trouble | None:
    """The error in a bot's code before it plays; None for readable code."""
    try:
        Written("own", text_of(request, "code"))
    except BotError as error:
        return error.trouble
    return None
