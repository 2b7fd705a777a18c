"""A task before it is in a set: what a teacher chose, and the record that it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, TypedDict

from chocobox.boxes import levels_of, shelf_games
from chocobox.core.game import Classwork, Game
from chocobox.games import BOTS, GAMES, lesson_of
from chocobox.request import Request
from chocobox.tasks.kinds import BOT
from chocobox.tasks.lesson import position_of

Task = dict[str, Any]
"""A record before its first move, as JSON."""

OF_GAME: Final = ("game", "lesson", "bot")
"""The kinds of tasks for which a game is chosen."""

PERSON: Final = {"kind": "person"}
DEALT: Final = ("setup", "position")
"""The uses of a link that holds no deal: a task from it gets a new one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The next task, as a teacher chooses it.

    kind: a game against bots, the page of a game for one, a lesson, a bot to write, a puzzle of
    this device, or a link. chosen: the option that a teacher may choose, of each game.
    """

    kind: str
    game: str
    bot: str
    seed: int
    chosen: Mapping[str, Any] = field(default_factory=dict)


class Part(TypedDict, total=False):
    """A task of a ready lesson; seed: it is the same deal wherever the lesson is held."""

    kind: str
    bot: str
    chosen: int
    seed: int


@cache
def solos() -> dict[str, Game[Any, Any]]:
    """The games for one that a class can be given, by the kinds of their tasks."""
    own = [(game, game.solo) for game in GAMES.values() if game.solo and game.classwork]
    shelf = [game.name for game in shelf_games()]
    own.sort(key=lambda it: shelf.index(it[1].beside))
    return {solo.page: game for game, solo in own}


@cache
def kinds() -> tuple[str, ...]:
    """The kinds of tasks, as they stand on the page."""
    return ("game", *solos(), "lesson", "bot", "puzzle", "link")


def first_plan(seed: int) -> Plan:
    """The plan on a new page."""
    name = shelf_games()[0].name
    return Plan(kinds()[1], name, levels_of(name)["easy"], seed)


def game_of(plan: Plan) -> Game[Any, Any] | None:
    """The game of a plan; None where a link or a puzzle brings it."""
    if plan.kind in OF_GAME:
        return GAMES.get(plan.game)
    return solos().get(plan.kind)


def chosen_of(work: Classwork, game: str, chosen: Mapping[str, Any]) -> int:
    """The teacher's choice for a game, or else its usual value."""
    value = chosen.get(game)
    return value if type(value) is int and value in work.values else work.usual


def task_of(plan: Plan) -> Task | None:
    """The record of a plan; None where a link or a puzzle must bring it."""
    game = game_of(plan)
    if game is None:
        return None
    if plan.kind == "lesson":
        return _lesson_task(game)
    if plan.kind == "bot":
        weakest = BOTS[game.name][0].name
        return _task(game, players=_against(game, weakest), seed=plan.seed, position=BOT.mark)
    work = game.classwork
    options = {work.option: chosen_of(work, game.name, plan.chosen)} if work else {}
    return _task(game, options=options, players=_against(game, plan.bot), seed=plan.seed)


def tasks_of(game: str, parts: Sequence[Part]) -> list[Task]:
    """The tasks of a ready lesson of that game."""
    made = (task_of(_plan_of(game, part)) for part in parts)
    return [task for task in made if task]


def tasks_in(opened: Request, seed: int) -> list[Task]:
    """The tasks that an opened link can become: a set has several, a position too, a game one."""
    if "set" in opened:
        return list(opened["set"]["tasks"])
    if "record" not in opened:  # a bot, or a tournament
        return []
    record: Task = opened["record"]
    game = {**record, "seed": seed} if opened["use"] in DEALT else record
    position = record.get("position", "")
    on_table = [_solo_task(one, seed, position) for one in opened.get("solos", ())]
    return [*on_table, _for_one(game)]


def _plan_of(game: str, part: Part) -> Plan:
    """The part of a lesson as the plan of a teacher."""
    kind = part["kind"]
    solo = solos().get(kind)
    own = solo.name if solo else game
    chosen = {own: part["chosen"]} if "chosen" in part else {}
    return Plan(kind, game, part.get("bot", ""), part.get("seed", 0), chosen)


def _task(
    game: Game[Any, Any],
    *,
    players: Sequence[Mapping[str, str]],
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    position: str = "",
) -> Task:
    return {
        "game": game.name,
        "edition": game.edition,
        "options": dict(options or {}),
        "players": list(players),
        "seed": seed,
        "position": position,
        "moves": [],
    }


def _lesson_task(game: Game[Any, Any]) -> Task | None:
    """A lesson from its first step."""
    lesson = lesson_of(game.name)
    if lesson is None:
        return None
    bots = [{"kind": "bot", "bot": bot} for bot in lesson.bots]
    return _task(game, players=[{**PERSON, "name": ""}, *bots], position=position_of(lesson))


def _against(game: Game[Any, Any], bot: str) -> list[Mapping[str, str]]:
    """One person against the fewest bots."""
    return [PERSON, *[{"kind": "bot", "bot": bot}] * (game.seats[0] - 1)]


def _solo_task(solo: Request, seed: int, position: str) -> Task:
    """A game for one on a given table; of each option the class gets the middle value."""
    game = GAMES[solo["game"]]
    values = game.solo.values if game.solo else ()
    middle = values[(len(values) - 1) // 2] if values else None
    names = [name for name in solo["options"] if name != "type"]
    options = dict.fromkeys(names, middle)
    return _task(game, options=options, players=[PERSON], seed=seed, position=position)


def _for_one(record: Task) -> Task:
    """The same game for one person; all other persons become easy bots."""
    bot = {"kind": "bot", "bot": levels_of(record["game"])["easy"]}
    own: list[Mapping[str, str]] = list(record["players"])
    players = [player if player["kind"] == "bot" else bot for player in own]
    first = next((seat for seat, one in enumerate(own) if one["kind"] == "person"), 0)
    players[first] = PERSON
    rest = {name: value for name, value in record.items() if name != "type"}
    return {**rest, "players": players, "moves": []}
