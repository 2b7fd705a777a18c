"""The description of each game, for pages that are drawn without Python."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict

from chocobox.core.bots import Level
from chocobox.core.codec import encode
from chocobox.core.game import Choice, Classwork, Game, Shelf, Solo
from chocobox.games import BOTS, GAMES, has_value, lesson_of, walk_of
from chocobox.kit.lesson import Lesson
from chocobox.request import Request
from chocobox.tasks.kinds import LESSON
from chocobox.tasks.lesson import position_of

CANDLES: Final = (0, 1, 2, 3, 5)
"""The minutes a turn to choose from, for which a candle burns; 0: there is none."""


class Levels(TypedDict):
    """The bot that is proposed at each level."""

    easy: str
    middle: str
    hard: str


class Option(TypedDict):
    """A house rule as a page shows it.

    kind: a switch, a number, or the seat that begins. words: the name of its message. seat: whose
    own rule it is. seats: with how many players it matters; empty: with any. values: the only ones;
    empty: all from least to most. bots: false where persons alone may play so. newcomers: what is
    proposed to those who never finished this game. unless: the switch with which it means nothing.
    """

    type: str
    name: str
    least: int
    most: int
    default: int | bool
    seats: list[int]
    values: list[int]
    bots: bool
    kind: Literal["switch", "number", "seat"]
    newcomers: int | None
    unless: str
    words: str
    seat: int | None


class Taught(TypedDict):
    """A lesson's part of a record, and about how many minutes it takes.

    newest: the position of a lesson that begins; position: of the oldest one that still goes on.
    """

    position: str
    newest: str
    bots: list[str]
    minutes: int


class Box(TypedDict):
    """A game in the box.

    since: the first edition whose records are still played. teams: with so many seats those
    opposite are partners. uneven: with so many it matters who begins. bots: from weak to strong;
    strength: the level of each. sections: of its rules, with their paragraphs. long: a class's
    result may be too long for a code. chances: they are known, so one can look back. walk: its
    small tasks for a bot, in their order.
    """

    type: str
    name: str
    edition: int
    since: int
    seats: list[int]
    teams: list[int]
    uneven: list[int]
    options: list[Option]
    bots: list[str]
    levels: Levels
    strength: dict[str, Level]
    shelf: Annotated[Any, Shelf | None]
    sections: dict[str, int]
    solo: Annotated[Any, Solo | None]
    classwork: Annotated[Any, Classwork | None]
    lesson: Taught | None
    long: bool
    reveals: bool
    chances: bool
    walk: list[str]
    pieces: dict[str, Any]


def described(_: Request) -> list[Box]:
    """The description of each game.

    Its seats, teams, options, bots and levels, its place on the shelf, the sections of its rules,
    its page if it is for one person, its choices for a class, whether its chances are known,
    its small tasks for a bot, and pieces to draw.
    """
    return [description_of(game) for game in GAMES.values()]


def description_of(game: Game[Any, Any]) -> Box:
    """The description of a game, for pages that are drawn without Python."""
    bots, walk = [bot.name for bot in BOTS[game.name]], walk_of(game.name)
    return {
        "type": "Box",
        "name": game.name,
        "edition": game.edition,
        "since": game.since,
        "seats": list(game.seats),
        "teams": list(game.teams),
        "uneven": list(game.uneven),
        "options": [_choice(choice) for choice in game.choices],
        "bots": bots,
        "levels": levels_of(game.name),
        "strength": strength_of(game.name),
        "shelf": encode(game.shelf),
        "sections": encode(game.sections),
        "solo": encode(game.solo),
        "classwork": encode(game.classwork),
        "lesson": _lesson(lesson_of(game.name)),
        "long": game.is_long,
        "reveals": game.reveals,
        "chances": has_value(game.name),
        "walk": [task.name for task in walk.tasks] if walk else [],
        "pieces": encode(game.pieces),
    }


def main_of(name: str) -> str:
    """The game whose lid a game has: its own, or for one person that beside which it stands."""
    solo = GAMES[name].solo
    return solo.beside if solo else name


def levels_of(name: str) -> Levels:
    """The bot of a game that is proposed at each level: the one that says so, or by its place."""
    bots = BOTS[name]
    own = {bot.level: bot.name for bot in bots}
    return {
        "easy": own.get("easy", bots[0].name),
        "middle": own.get("middle", bots[(len(bots) - 1) // 2].name),
        "hard": own.get("hard", bots[-1].name),
    }


def strength_of(name: str) -> dict[str, Level]:
    """The level of each bot: that of the first proposed one which is not weaker."""
    bots, levels = [bot.name for bot in BOTS[name]], levels_of(name)
    easy, middle = bots.index(levels["easy"]), bots.index(levels["middle"])
    return {
        bot: "easy" if place <= easy else "middle" if place <= middle else "hard"
        for place, bot in enumerate(bots)
    }


def shelf_games() -> list[Game[Any, Any]]:
    """The games on the shelf, in the order in which they stand."""
    games = [game for game in GAMES.values() if game.shelf]
    return sorted(games, key=lambda game: game.shelf.place if game.shelf else 0)


def _lesson(lesson: Lesson | None) -> Taught | None:
    """The parts of a lesson's record: its position and bots, and its minutes."""
    if lesson is None:
        return None
    return {
        "position": position_of(lesson, lesson.first),
        "newest": position_of(lesson),
        "bots": list(lesson.bots),
        "minutes": LESSON.minutes,
    }


def _choice(choice: Choice) -> Any:
    """An option with its kind and the name of its message; `handicap_2` is the option of seat 2."""
    words, _, number = choice.name.rpartition("_")
    own = {"words": words, "seat": int(number)} if number.isdigit() else {}
    usual = "switch" if isinstance(choice.default, bool) else "number"
    kind = choice.kind or usual
    return {**encode(choice), "kind": kind, "words": choice.name, "seat": None, **own}
