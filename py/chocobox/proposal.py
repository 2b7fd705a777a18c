"""The bot that is proposed for the next game: easier after a lost one, harder after two wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from chocobox.core.session import Session
from chocobox.games import BOTS
from chocobox.request import Request, RequestError

WINS: Final = 2
"""So many wins in a row against the same bot make the next one harder."""

Why = Literal["won", "lost", ""]


@dataclass(frozen=True, slots=True)
class Met:
    """What a device keeps of its finished games of a kind.

    bot: the one that is proposed; "" before a game against bots. wins: in a row against it. why:
    it is another one than the last.
    """

    bot: str = ""
    wins: int = 0
    why: Why = ""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is to be kept after a game, None if nothing; and the bot that is proposed instead."""

    kept: Met | None
    bot: str


def proposal_of(session: Session, request: Request) -> Proposal:
    """What changes after the game in progress, from what was `kept` before."""
    outcome = session.game.outcome(session.state)
    if outcome is None:
        raise RequestError("bad-request", "The game is not over.")
    if session.position:
        return Proposal(None, "")
    before = _kept(request.get("kept"))
    after = before
    if request.get("own") is True and len(session.persons) == 1:
        after = _after(before, session, outcome.winners)
    is_other = after is not before and after.why
    return Proposal(after, after.bot if is_other else "")


def _kept(given: Any) -> Met:
    """What a device has kept, without what is damaged."""
    found: Mapping[str, Any] = given if isinstance(given, dict) else {}
    bot, wins, why = (found.get(name) for name in ("bot", "wins", "why"))
    return Met(
        bot if isinstance(bot, str) else "",
        wins if type(wins) is int else 0,
        why if why in ("won", "lost") else "",
    )


def _after(before: Met, session: Session, winners: tuple[int, ...]) -> Met:
    """The same after a game of one person; a win that all share counts neither way."""
    bots = [bot.name for bot in BOTS[session.game.name]]
    met = [bots.index(one["bot"]) for one in session.players if one.get("bot") in bots]
    if not met:
        return before
    place = max(met)
    if len(winners) == len(session.players):
        return Met(bots[place])
    if session.persons[0] not in winners:
        return Met(bots[place - 1], why="lost") if place else Met(bots[0])
    wins = 1 + (before.wins if before.bot == bots[place] else 0)
    is_harder = wins >= WINS and place + 1 < len(bots)
    return Met(bots[place + 1], why="won") if is_harder else Met(bots[place], wins)
