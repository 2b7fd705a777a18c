"""The choice of the next task of a set: its kind, its game, and what a link or a puzzle brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from chocobox.analysis.puzzles import posed
from chocobox.boxes import shelf_games, strength_of
from chocobox.classes.plan import OF_GAME, Plan, Task, chosen_of, kinds, solos, tasks_in
from chocobox.classes.renewed import renewed
from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import Record
from chocobox.games import BOTS, GAMES, lesson_of, skills
from chocobox.kit.skill import Skill
from chocobox.links.pasted import found_in
from chocobox.pages.page import Choice, Field, Group, Key, Part, Text
from chocobox.pages.parts.tasks import board, task_line, task_name
from chocobox.pages.press import Act, Change
from chocobox.pages.words import Say, Words, say
from chocobox.path import key_of, record_of
from chocobox.records import start_of
from chocobox.request import RequestError

PASTED = 100_000
"""So many letters may be pasted, with a link somewhere among them."""

AT_ONCE = 3
"""So many puzzles are laid out for one question: the page shows the first ones soon."""

FIRST_KINDS = 4
"""So many kinds of tasks are offered at first; the others are rarer."""

_FAULTS = ("bad-link", "older-box", "newer-box")
_POSED: dict[str, tuple[Task, Words] | None] = {}
"""The puzzles that are laid out: each as a task with its line."""


@dataclass(frozen=True, slots=True)
class Offers:
    """Tasks to take with one press, each with a line that tells it from the others.

    fault: why a link becomes none. is_partial: more puzzles are still to be laid out.
    """

    tasks: tuple[tuple[Task, Words], ...] = ()
    fault: Say | None = None
    is_partial: bool = False


def offers_of(plan: Plan, pasted: str, puzzles: Sequence[Mapping[str, Any]]) -> Offers:
    """What a link becomes, or the puzzles of this device."""
    if plan.kind == "puzzle":
        return _puzzles(sorted(puzzles, key=lambda it: str(it["id"])))
    return _linked(pasted, plan.seed) if plan.kind == "link" and pasted.strip() else Offers()


def _linked(pasted: str, seed: int) -> Offers:
    """The tasks that a link becomes, none of them as the rules forbid it."""
    opened = found_in(pasted)
    tasks = tasks_in(opened.content, seed) if opened.content else []
    today = [it.task for it in map(renewed, tasks) if it.task]
    if today:
        return Offers(tuple((dict(task), task_line(task)) for task in today))
    if opened.content:
        return Offers(fault=say("class-paste-none"))
    why = opened.fault if opened.fault in _FAULTS else "other"
    return Offers(fault=say(f"class-why-{why}"))


def _puzzles(here: Sequence[Mapping[str, Any]]) -> Offers:
    """The puzzles of this device and all ready-made ones, a few more for each question."""
    known = {str(one["id"]): partial(_own, one) for one in here} | _ready()
    fresh = [id for id in known if id not in _POSED]
    for id in fresh[:AT_ONCE]:
        _POSED[id] = known[id]()
    found = [_POSED.get(id) for id in known]
    return Offers(tuple(it for it in found if it), is_partial=len(fresh) > AT_ONCE)


def _ready() -> dict[str, Callable[[], tuple[Task, Words]]]:
    """The ready-made puzzles of all levels, by their skill, level and number."""
    return {
        f"{key_of(skill)}:{at}:{number}": partial(_ready_of, skill, at, number)
        for skill in skills()
        if skill.puzzles
        for at, level in enumerate(skill.levels, start=1)
        for number in range(1, len(level.seeds) + 1)
    }


def _ready_of(skill: Skill, at: int, number: int) -> tuple[Task, Words]:
    """A ready-made puzzle as a task, and its place among the others."""
    level = skill.levels[at - 1]
    task = _plain(start_of(record_of(skill, level, level.seeds[number - 1])).record)
    return task, say("class-puzzle-ready", level=at, number=number)


def _plain(record: Record) -> Task:
    """A record as a task has it."""
    return {name: it for name, it in encode(record).items() if name != "type"}


def _own(puzzle: Mapping[str, Any]) -> tuple[Task, Words] | None:
    """The task of a device's puzzle, whose choice it was, and when; some become no task."""
    try:
        found = posed({"record": puzzle["record"], "ply": puzzle["ply"]})
    except RequestError:
        return None
    if found.task is None:
        return None
    name, move = puzzle["names"][found.seat], puzzle["ply"] + 1
    return _plain(found.task), say("class-puzzle-of", name=name, move=move)


# --- the parts of the page ---


def chooser(plan: Plan, pasted: str, offers: Offers, all_kinds: bool) -> tuple[Part, ...]:
    """The kinds of tasks, all or the first, and what else is to be chosen of this one."""
    parts = _kinds(plan.kind, all_kinds)
    if plan.kind in OF_GAME:
        parts += (_lids(plan),)
    if plan.kind == "game":
        parts += _bots(plan)
    if plan.kind in solos():
        parts += _classwork(solos()[plan.kind], plan)
    if plan.kind == "puzzle":
        parts += (_offer_list(offers),)
    if plan.kind == "link":
        parts += _link(pasted, offers)
    return parts


def _kinds(kind: str, all_kinds: bool) -> tuple[Part, ...]:
    """The kinds to choose from; the rarer ones come with a press, or if one of them is chosen."""
    first = kinds()[:FIRST_KINDS]
    shown = first if kind in first and not all_kinds else kinds()
    choice = Choice(
        name="kind",
        says=say("class-add-task"),
        value=kind,
        values=tuple((one, say(f"class-kind-{one}")) for one in shown),
        lines=tuple(say(f"class-kind-{one}-line") for one in shown),
        look="who make-kinds",
        is_quiet=True,
    )
    more = Key(says=say("class-kinds-more"), does=Change({"all_kinds": True}), look="quiet")
    return (choice,) if shown == kinds() else (choice, Group(kind="row", parts=(more,)))


def _lids(plan: Plan) -> Part:
    """The games that such a task can be of."""
    names = [game.name for game in shelf_games()]
    taught = [name for name in names if plan.kind != "lesson" or lesson_of(name)]
    return Choice(
        kind="lids",
        name="game",
        says=say("class-which"),
        value=plan.game,
        values=tuple((name, say(f"game-{name}")) for name in taught),
        look="make-lids",
    )


def _bots(plan: Plan) -> tuple[Part, ...]:
    """The bots of the chosen game, and what else a teacher chooses of it."""
    game = GAMES[plan.game]
    bots = [bot.name for bot in BOTS[game.name]]
    whom = Choice(
        kind="bots",
        name="bot",
        says=say("class-whom"),
        value=plan.bot,
        values=tuple((bot, say(f"bot-{bot}")) for bot in bots),
        lines=tuple(_bot_line(game.name, bot) for bot in bots),
        look="who",
    )
    long = (Text(says=say("class-deal-long"), look="small"),) if game.is_long else ()
    return (whom, *_classwork(game, plan), *long)


def _bot_line(game: str, bot: str) -> Say:
    """How strong a bot is, and what it does."""
    return say("setup-bot-line", level=strength_of(game)[bot], line=say(f"bot-{bot}-line"))


def _classwork(game: Game[Any, Any], plan: Plan) -> tuple[Part, ...]:
    """The option that a teacher may choose for a game."""
    work = game.classwork
    if work is None:
        return ()
    option = work.option
    choice = Choice(
        kind="number",
        name=f"chosen-{game.name}",
        says=say(f"class-option-{option}"),
        value=chosen_of(work, game.name, plan.chosen),
        values=tuple((one, say(f"class-option-{option}-value", value=one)) for one in work.values),
    )
    return (choice,)


def _link(pasted: str, offers: Offers) -> tuple[Part, ...]:
    """The field for a link, and the tasks that it becomes."""
    field = Field(
        kind="text",
        name="pasted",
        says=say("class-paste-link"),
        value=pasted,
        most=PASTED,
        at_once=True,
    )
    fault = (Text(says=offers.fault, look="make-fault"),) if offers.fault else ()
    return (field, *fault, *((_offer_list(offers),) if offers.tasks else ()))


def _offer_list(offers: Offers) -> Part:
    """Each task with a key that adds it."""
    items = tuple(_offer(task, line) for task, line in offers.tasks)
    return Group(kind="list", look="make-offers", parts=items)


def _offer(task: Task, line: Words) -> Part:
    name = task_name(task)
    words = Text(says=name, more=line, kind="name", look="make-offer")
    said = say("class-add-of", name=name, line=line)
    key = Key(says=say("class-add-this"), name=said, does=Act("add", task))
    return Group(kind="item", parts=(board(task), words, key))
