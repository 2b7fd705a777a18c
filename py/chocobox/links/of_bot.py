"""A written bot in a link: its game, its author, and its code as text.

Nothing here runs the code or even reads it as Python: it is a stranger's.
"""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.classes.task_set import name_of
from chocobox.core.letters import seen
from chocobox.games import GAMES
from chocobox.links.deflated import read_deflated, write_deflated
from chocobox.links.number import Reader, Writer
from chocobox.request import MOST_CODE, MOST_NAME, Request, RequestError, code_of, fault, text_of

BYTES = 4
"""The most bytes of one character in UTF-8."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot for one game; author: the name that its writer chose, or ""."""

    game: str
    author: str
    code: str


def bot_of(part: Request) -> Bot:
    """A bot as JSON; RequestError unless it can be handed on."""
    author = text_of(part, "author")
    bot = Bot(text_of(part, "game"), name_of(author) if seen(author) else "", code_of(part))
    check_game(bot.game)
    return bot


def check_game(name: str) -> None:
    """RequestError unless bots can be written for this game."""
    if name not in GAMES or GAMES[name].shelf is None:
        raise fault("game must be a game of the shelf, for which bots can be written.")


def write_bot(out: Writer, part: Request, names: bool = True) -> int:
    """Write a bot; names: whether with its author. It has no moves."""
    bot = bot_of(part)
    out.text(bot.game)
    out.text(bot.author if names else "")
    write_code(out, bot.code)
    return 0


def read_bot(given: Reader) -> Bot:
    """Read a bot; ValueError or RequestError for a fault."""
    game, author = given.text(MOST_NAME), given.text(MOST_NAME * BYTES)
    check_known(game)
    return bot_of({"game": game, "author": author, "code": read_code(given)})


def check_known(game: str) -> None:
    """RequestError if only a newer box has this game."""
    if game not in GAMES:
        raise RequestError("newer-box", "This link is from a newer box.")


def write_code(out: Writer, code: str) -> None:
    """Write the code of a bot as it is handed on."""
    write_deflated(out, code)


def read_code(given: Reader) -> str:
    """Read the code of a bot; ValueError or RequestError for what is none."""
    code = read_deflated(given, MOST_CODE * BYTES)
    if code_of({"code": code}) != code:
        raise ValueError("the code has line ends or marks that are not written")
    return code
