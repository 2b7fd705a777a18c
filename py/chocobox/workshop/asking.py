"""What goes through the wall: a table there, as one seat may know it, and a choice back.

An engine that is trusted tells a table to one that runs a stranger's code. The state is redealt:
what the seat cannot see is a guess.
"""

from __future__ import annotations

from typing import Any

from chocobox.bots import Bot
from chocobox.core import Game, Move, Rng
from chocobox.games import GAMES
from chocobox.request import Request, fault, text_of
from chocobox.workshop.packing import packed, unpacked
from chocobox.workshop.trouble import BotError, Trouble
from chocobox.workshop.written import PAUSES, Chosen, Written


class WantedError(Exception):
    """A choice is wanted from beyond the wall: of which bot, and the text that is sent there."""

    def __init__(self, bot: str, table: str) -> None:
        super().__init__(f"{bot} is to choose")
        self.bot, self.table = bot, table


class Outside(Bot):
    """A bot beyond the wall: raises WantedError until its answer has come."""

    def __init__(self, name: str) -> None:
        self.name = name  # type: ignore[misc]
        self._asked: Any = None
        self._answer: int | None = None
        self.stumbled = 0

    def answer(self, place: int | None, stumbled: bool) -> None:
        """The place of the chosen action, None to wait; who stumbles takes the first one."""
        self._answer = 0 if stumbled else place
        self.stumbled += stumbled

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The answer to this very question; else it is asked."""
        actions = game.actions(state, seat)
        if not actions:
            return None
        if (seat, now, rng) != self._asked:
            self._asked, self._answer = (seat, now, rng), None
            told = (game.name, state, seat, now, rng.word)
            raise WantedError(self.name, packed(told))
        if self._answer is None or not 0 <= self._answer < len(actions):
            return None
        pause, _ = rng.pick(PAUSES)
        return Move(seat, actions[self._answer], now + pause)


def choice(request: Request) -> Chosen:
    """What a bot of this code chooses at a table that was told."""
    try:
        name, state, seat, now, word = unpacked(text_of(request, "table"))
    except (TypeError, ValueError) as error:  # it is no position, or none of a match
        raise fault("table must be a table as a match tells it.") from error
    try:
        bot = Written("own", text_of(request, "code"))
    except BotError as error:
        return Chosen(None, 0, (), 0, error.trouble)
    return bot.chosen(GAMES[name], state, seat, now, Rng(word))


def trouble(request: Request) -> Trouble | None:
    """What is wrong with the code of a bot before it plays; None if it can be read."""
    try:
        Written("own", text_of(request, "code"))
    except BotError as error:
        return error.trouble
    return None
