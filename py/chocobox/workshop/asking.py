"""What goes through the wall: a table there, as one seat may know it, and a choice back.

The table is told as Python keeps it, by an engine that is trusted to one that runs a stranger's
code; never the other way. The state is redealt: what the seat cannot see is a guess.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from dataclasses import is_dataclass
from io import BytesIO
from typing import Any, Final

from chocobox.bots import Bot
from chocobox.core import Game, Move, Rng
from chocobox.games import GAMES
from chocobox.request import Request, fault, text_of
from chocobox.workshop.trouble import BotError, Trouble
from chocobox.workshop.written import PAUSES, Chosen, Written

PROTOCOL: Final = 5
"""How a table is told: known to all Pythons that Chocobox runs in."""


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
            raise WantedError(self.name, b64encode(pickle.dumps(told, PROTOCOL)).decode())
        if self._answer is None or not 0 <= self._answer < len(actions):
            return None
        pause, _ = rng.pick(PAUSES)
        return Move(seat, actions[self._answer], now + pause)


class _States(pickle.Unpickler):
    """Reads what positions of games are made of, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if not module.startswith(("chocobox.games.", "chocobox.kit.", "chocobox.core")):
            raise pickle.UnpicklingError(f"no position holds {module}.{name}")
        found = super().find_class(module, name)
        if not is_dataclass(found):
            raise pickle.UnpicklingError(f"no position holds {module}.{name}")
        return found


def choice(request: Request) -> Chosen:
    """What a bot of this code chooses at a table that was told."""
    try:
        told = _States(BytesIO(b64decode(text_of(request, "table")))).load()
        name, state, seat, now, word = told
    except Exception as error:  # pickle names no kinds of its faults
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
