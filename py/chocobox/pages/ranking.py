"""How a tournament stands: the ranking with its intervals, each bot's games, and the best three."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.classes.terms import ANIMALS
from chocobox.pages.page import Cell, Column, Group, Key, Line, Part, Picture, Table, Text, Tool
from chocobox.pages.press import Change
from chocobox.pages.remembered import remembered
from chocobox.pages.words import Ratio, Say, Several, Words, say
from chocobox.request import Request
from chocobox.sandbox.entries import WON, pairs_of
from chocobox.sandbox.ranking import Ranking, Row, ranking_of

GAME = 8
"""A played game is so many numbers: pair, number, wins and stumbles of both, who hung, moves."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot of the tournament as the page shows it; box: its name, if it is one of the box."""

    name: Words
    code: str
    face: str
    box: str = ""

    @property
    def entry(self) -> Mapping[str, str]:
        """The same for the sandboxes, and for a link."""
        return {"bot": self.box} if self.box else {"name": f"{self.name}", "code": self.code}


def bot_of(given: Mapping[str, str], place: int) -> Bot:
    """A bot as it is told; one that somebody wrote, and has no face, gets that of its place."""
    if box := given.get("bot", ""):
        return Bot(say("tournament-of-box", name=say(f"bot-{box}")), "", box, box)
    face = given.get("face") or ANIMALS[place % len(ANIMALS)]
    return Bot(given["name"], given["code"], face)


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament's bots, its ranking, and the games that this page has seen.

    troubles: of each bot, whether its code cannot be read; empty where nothing is played here.
    """

    bots: tuple[Bot, ...]
    ranking: Ranking
    games: Sequence[int]
    troubles: Sequence[bool]
    opened: int
    is_played: bool

    @property
    def winners(self) -> Say:
        """The names of the best."""
        names = tuple(self.bots[row.bot].name for row in self.ranking.rows if row.place == 1)
        return say("tournament-won", name=Several(names, "and"), count=len(names))

    @property
    def is_over(self) -> bool:
        """Whether all games are played."""
        return self.ranking.played == self.ranking.games


@remembered
def ranking_from(given: Request) -> Ranking:
    """The ranking of games that are told as numbers, one after the other."""
    flat = given["games"]
    rounds = [_round(flat[at : at + GAME]) for at in range(0, len(flat), GAME)]
    return ranking_of({**given, "rounds": rounds})


def _round(game: Sequence[int]) -> Mapping[str, Any]:
    pair, number, one, other, fell, also, hung, _ = game
    played = {"wins": [one, other], "stumbled": [fell, also], "hung": None if hung < 0 else hung}
    return {"pair": pair, "first": number, "games": [played]}


def podium(standing: Standing) -> tuple[Part, ...]:
    """The best on their steps, the winner in the middle."""
    first, second, third = (*standing.ranking.rows, None, None)[:3]
    steps = [_step(standing, row) for row in (second, first, third) if row]
    title = Text(says=standing.winners, kind="title", look="podium-title")
    return (title, Picture(kind="podium", given={"steps": steps}))


def _step(standing: Standing, row: Row) -> Mapping[str, Any]:
    bot = standing.bots[row.bot]
    return {"name": bot.name, "face": bot.face, "place": row.place, "best": row.place == 1}


def ranking_table(standing: Standing) -> tuple[Part, ...]:
    """All bots, the best first; below an opened one stand its games."""
    heads = [
        say("tournament-head-rank"),
        say("tournament-head-bot"),
        say("tournament-head-share"),
        say("tournament-head-stumbled"),
    ]
    columns = (*(Column(says=one) for one in heads), Column(says=_GAMES, sign=" "))
    lines = tuple(line for row in standing.ranking.rows for line in _lines(standing, row))
    table = Table(name=say("tournament-table"), columns=columns, lines=lines, look="ranking")
    return (table, Text(says=say("tournament-interval"), look="small"))


_GAMES = say("tournament-head-games")


def _lines(standing: Standing, row: Row) -> Iterator[Line]:
    bot, is_open = standing.bots[row.bot], standing.opened == row.bot
    none = "" if row.stumbled else " none"
    more = Key(
        says=say("tournament-games-of", name=bot.name),
        does=Change({"opened": -1 if is_open else row.bot}),
        kind="tool",
        sign="close" if is_open else "dots",
    )
    name = (Picture(kind="face", given={"name": bot.face}), Text(says=bot.name, kind="words"))
    cells = (
        Cell(says=f"{row.place}", look="ranking-place"),
        Cell(parts=(Group(kind="lines", parts=name),), kind="name"),
        Cell(parts=_share(row), look="ranking-share"),
        Cell(parts=_stumbled(standing, row), look=f"ranking-stumbled{none}"),
        Cell(parts=(more,), look="ranking-more"),
    )
    yield Line(cells=cells, key=f"{row.bot}")
    if is_open:
        games = Tool(kind="tourney", given={"shows": "games", **_games(standing, row.bot)})
        wide = Cell(parts=(games,), kind="wide")
        yield Line(cells=(wide,), key=f"games {row.bot}", look="ranking-games")


def _share(row: Row) -> tuple[Part, ...]:
    """The part of its games that a bot has won, and how far chance alone may reach."""
    if not row.games:
        return ()
    percent, low, high = ((one + 5) // 10 for one in (row.part, row.low, row.high))
    chance = {"part": row.part, "low": row.low, "high": row.high, "most": WON}
    words = Text(
        says=say("tournament-percent", percent=percent),
        aloud=say("tournament-share", percent=percent, low=low, high=high),
        kind="words",
        look="ranking-percent",
    )
    return (Picture(kind="chance", given=chance), words)


def _stumbled(standing: Standing, row: Row) -> tuple[Part, ...]:
    """How often its code went wrong; a told ranking does not say."""
    if not standing.is_played or not row.games:
        return ()
    sign = (Picture(kind="sign", given={"name": "help"}),) if row.stumbled else ()
    words = Text(says=_trouble(standing, row), kind="words")
    return (Group(kind="lines", parts=(*sign, words)),)


def _trouble(standing: Standing, row: Row) -> Say:
    if any(standing.troubles[row.bot : row.bot + 1]):
        return say("tournament-unread")
    return say("tournament-out") if row.out else say("tournament-stumbled", count=row.stumbled)


def _games(standing: Standing, bot: int) -> Mapping[str, Any]:
    """All games of a bot that have been played, opponent by opponent, and its code."""
    flat, own = standing.games, dict[int, list[Sequence[int]]]()
    for at in range(0, len(flat), GAME):
        own.setdefault(flat[at], []).append(flat[at : at + GAME])
    pairs = [
        _against(standing, pair, two.index(bot), two, sorted(own.get(pair, []), key=_number))
        for pair, two in enumerate(pairs_of(len(standing.bots)))
        if standing.is_played and bot in two
    ]
    return {"code": standing.bots[bot].code, "pairs": pairs}


def _number(game: Sequence[int]) -> int:
    """Which game of its pair it is."""
    return game[1]


def _against(
    standing: Standing, pair: int, side: int, two: tuple[int, int], games: Sequence[Sequence[int]]
) -> Mapping[str, Any]:
    """The games of a pair, as one of the two sees them."""
    points = sum(game[2 + side] for game in games)
    won = Ratio(points, WON) if points % WON else points // WON
    name = standing.bots[two[1 - side]].name
    return {
        "pair": pair,
        "name": name,
        "says": say("tournament-against", name=name),
        "won": say("workshop-won", won=won, games=len(games)),
        "games": [{"number": game[1], **_game(game, side, name)} for game in games],
    }


def _game(game: Sequence[int], side: int, name: Words) -> Mapping[str, Any]:
    """How a game was, in one word and in a sentence; one without a move cannot be watched."""
    own, moves = game[2 + side], game[-1]
    how = "won" if own == WON else "shared" if own else "lost"
    facts = {"number": game[1] + 1, "name": name, "how": how}
    says = say("tournament-game", **facts) if moves else say("tournament-game-unplayed", **facts)
    return {"how": how, "off": not moves, "says": says}
