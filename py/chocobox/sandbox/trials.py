"""What a sandbox that plays a tournament is asked next: all games of a round, whatever comes.

Where no answer comes, another Python stands there, and its questions are put one by one, until it
is known whose has none. If that happens twice, this bot has lost the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from chocobox.request import LATEST, Request, fault, flag_of, object_of, whole_of
from chocobox.sandbox.entries import MOST_BOTS, MOST_DEALS, MOST_GAMES, games_of, pairs_of
from chocobox.sandbox.hangs import Hang
from chocobox.sandbox.playing import Open

TRIES: Final = 2
"""So often a game goes without an answer; then somebody has lost it."""


SIDES: Final = 2
"""A round is one deal of a pair, played from both sides."""


@dataclass(frozen=True, slots=True)
class Order:
    """The rounds of a tournament, in the order of play: of each its pair and its first game.

    count: the games of a round.
    """

    rounds: tuple[tuple[int, int], ...]
    count: int


def order_of(request: Request) -> Order:
    """The `rounds` of a tournament of so many `bots` and `deals`: all pairs, deal by deal.

    Of each its pair and its first game; each has `count` games.
    """
    pairs = len(pairs_of(whole_of(request, "bots", 2, MOST_BOTS)))
    games = games_of(whole_of(request, "deals", 1, MOST_DEALS))
    if pairs * games > MOST_GAMES:
        raise fault(f"A tournament has at most {MOST_GAMES} games: choose fewer deals.")
    starts = range(0, games, SIDES)
    return Order(tuple((pair, first) for first in starts for pair in range(pairs)), SIDES)


@dataclass(frozen=True, slots=True)
class Trial:
    """Games of a pair that are wanted from a sandbox; `singly` as in Wanted.

    count: how many are still to come; 0: all are there. silent: how often no answer came. asked:
    the question that was put last, where each is put by itself. hang: who has lost the first of
    these games, as it gave no answer. is_fault: no answer came at all, so nobody is to blame.
    """

    pair: int
    first: int
    count: int
    singly: bool = False
    silent: int = 0
    asked: Open | None = None
    hang: Hang | None = None
    is_fault: bool = False


def next_trial(request: Request) -> Trial:
    """The `trial` after what came: so many `games`, none, or no answer at all if `lost`.

    Begin with `{pair, first, count}`. Of the reply, `hang` belongs to those that `round` is told,
    and `count` is 0 as soon as all games are there; `is_fault` tells that nobody can play them.
    """
    trial = _trial(object_of(request, "trial"))
    games = whole_of(request, "games", 0, trial.count)
    if flag_of(request, "lost"):
        return _without(trial)
    if games:
        return Trial(trial.pair, trial.first + games, trial.count - games)
    return replace(trial, asked=_open(request.get("asked")), hang=None)


def _without(trial: Trial) -> Trial:
    """The trial after no answer."""
    if trial.silent + 1 < TRIES:
        return replace(trial, silent=trial.silent + 1, singly=True, asked=None, hang=None)
    if trial.asked is None:
        return replace(trial, is_fault=True, hang=None)
    hang = Hang(trial.pair, trial.first, trial.asked.bot, trial.asked.ply)
    return Trial(trial.pair, trial.first, trial.count, hang=hang)


def _trial(given: Request) -> Trial:
    pair = whole_of(given, "pair", 0, len(pairs_of(MOST_BOTS)) - 1)
    first, count = (whole_of(given, it, 0, MOST_GAMES) for it in ("first", "count"))
    silent = whole_of(given, "silent", 0, TRIES) if "silent" in given else 0
    return Trial(pair, first, count, silent > 0, silent, _open(given.get("asked")))


def _open(given: Any) -> Open | None:
    """A question that was told as the next one."""
    if given is None:
        return None
    if not isinstance(given, dict):
        raise fault("asked must be the question that a round has told.")
    return Open(whole_of(given, "bot", 0, MOST_BOTS - 1), whole_of(given, "ply", 0, LATEST))
