"""A match: some games of the same bots, of which some choose in the sandbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from chocobox.core.bots import OWN
from chocobox.core.record import Record
from chocobox.games import BOTS, GAMES
from chocobox.request import SEEDS, Request, code_of, fault, flag_of, list_of, text_of, whole_of
from chocobox.sandbox.asking import Ask, Outside, Question, place_in
from chocobox.sandbox.entries import WON
from chocobox.sandbox.hangs import MOST_HANGS
from chocobox.sandbox.trouble import BotError, Trouble
from chocobox.sandbox.written import Written
from chocobox.tournament import Contest, begun, brief

MOST_GAMES: Final = 100
LONGEST: Final = 5000
"""A game on the bench that has not ended after so many moves is given up: nobody wins it."""

MOST_SILENT: Final = 2
"""A game in which so many questions had no answer is given up."""

WAITS, ENDLESS, SILENT = "waits", "endless", "clock"
"""Codes of why a game is given up.

Nobody but a written bot could go on, it was too long, or a written bot did not answer.
"""


@dataclass(frozen=True, slots=True)
class Report:
    """How far a match is: wins by bot in thousandths of a game, and how often each stumbled.

    Nobody wins a game in which it stumbled; a bot that often gives no answer loses all the rest.
    given_up is the code of why the last game was given up, "" if it was not. trouble is the first
    one, where the written bot plays here. ask is the next choice that is wanted from the
    sandbox; None after the end of a game. record is the game that is played, or was just finished.
    """

    games: int
    played: int
    wins: Mapping[str, int]
    stumbled: Mapping[str, int]
    given_up: str
    trouble: Trouble | None
    ask: Ask | None
    record: Record


class Match:
    """Each deal is played once from each seat: bots move on by one seat from game to game.

    Written bots are asked in the sandbox; with their code the whole match is played there.
    """

    def __init__(
        self, game: str, names: Sequence[str], games: int, seed: int, code: str = ""
    ) -> None:
        self.game, self.games = GAMES[game], games
        kinds = {bot.name: bot for bot in BOTS[game]}
        self.written = [Written(it, code) for it in names if code and it.startswith(OWN)]
        own = {it.name: it for it in self.written}
        bots = [own.get(it) or (Outside(it) if it.startswith(OWN) else kinds[it]) for it in names]
        self.contest = Contest(self.game, bots, seed, brief(self.game))
        self.wins = dict.fromkeys(names, 0)
        self.stumbled = {it: 0 for it in names if it.startswith(OWN)}
        self.played = 0
        self.session = begun(self.contest, 0)
        self.asked: Question | None = None
        self.is_between = False
        self.silent = self.hangs = 0
        self.before = self._stumbles()

    @property
    def moves_text(self) -> str:
        """The moves of the game that the last report told, as JSON."""
        return self.session.moves_text

    def go(self) -> Report:
        """On to the next choice that is wanted, or to the end of this game."""
        if self.played >= self.games:
            raise fault("This match is over.")
        if self.is_between:
            self.session, self.is_between = begun(self.contest, self.played), False
            self.silent, self.before = 0, self._stumbles()
        self.asked = self.session.play_on(lambda: not self._is_lost)
        return self._report("" if self.asked else self._end())

    def answer(self, place: int | None, stumbled: bool, hung: bool = False) -> None:
        """The place of the action that was chosen, None to wait; and whether the bot stumbled.

        hung: there was none, in time or at all. An answer that nobody waits for changes nothing.
        """
        asked, self.asked = self.asked, None
        if asked is None:
            return
        self.stumbled[asked.ask.bot] += stumbled
        self.silent, self.hangs = self.silent + hung, self.hangs + hung
        self.session.keep_plan(asked.seat, asked.move(place))

    @property
    def _is_lost(self) -> bool:
        """Whether nobody can win this game any more."""
        return self.silent >= MOST_SILENT or len(self.session.moves) >= LONGEST

    def _end(self) -> str:
        """Count the game that has ended; the code of why it was given up, if it was."""
        session = self.session
        self.played, self.is_between = self.played + 1, True
        if self.hangs >= MOST_HANGS:
            self.played = self.games
        outcome = self.game.outcome(session.state)
        if outcome is None:
            silent = SILENT if self.silent else ENDLESS
            return WAITS if session.wake() is None else silent
        names = [session.bots[seat].name for seat in outcome.winners]
        stumbles = self._stumbles()
        won = [it for it in names if stumbles.get(it, 0) == self.before.get(it, 0)]
        for name in won:
            self.wins[name] += WON // len(won)
        return ""

    def _stumbles(self) -> Mapping[str, int]:
        """The number of stumbles of each written bot."""
        return self.stumbled | {it.name: len(it.troubles) for it in self.written}

    def _report(self, given_up: str) -> Report:
        ask = self.asked.ask if self.asked else None
        trouble = next((it.troubles[0] for it in self.written if it.troubles), None)
        counts = self.games, self.played, dict(self.wins), self._stumbles()
        return Report(*counts, given_up, trouble, ask, self.session.record)


def match_of(request: Request) -> Match:
    """A new match, as it is asked for."""
    name, names = text_of(request, "game"), list_of(request, "bots")
    game = GAMES.get(name)
    if game is None:
        raise fault("game must be a game of this box.")
    if len(names) not in game.seats:
        raise fault(f"{name} has seats for {', '.join(map(str, game.seats))}.")
    known = {bot.name for bot in BOTS[name]}
    for one in names:
        if not isinstance(one, str) or not (one in known or one.startswith(OWN)):
            raise fault(f"The bots of {name} are {', '.join(sorted(known))}, and {OWN} ones.")
    games = whole_of(request, "count", 1, MOST_GAMES)
    seed = whole_of(request, "seed", 0, SEEDS - 1)
    try:
        return Match(name, names, games, seed, code_of(request) if "code" in request else "")
    except BotError as error:
        raise fault("code must be the code of a bot that can be read.") from error


def answered(match: Match, request: Request) -> None:
    """What came from the sandbox: nothing of it is trusted but its shape."""
    if text_of(request, "bot") not in match.stumbled:
        raise fault("No such bot plays in the sandbox.")
    match.answer(place_in(request), flag_of(request, "stumbled"), flag_of(request, "hung"))
