"""The page of a child's path: the mistakes of today, the board of the week, and all skills."""

from __future__ import annotations

from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text
from chocobox.pages.press import Begin, PathRound, go
from chocobox.pages.words import say
from chocobox.path import PIECES, Due, Path, Step, Week, path_of


def page(asked: Asked) -> Page:
    """The whole page, from the stored path and puzzles of a device on a day."""
    path = path_of({"kept": asked.given.get("path"), "day": asked.day, **asked.given})
    games = dict.fromkeys(step.game for step in path.steps)
    practise = Key(says=say("practise-title"), does=go("#/practise"), look="quiet")
    return Page(
        title=say("path-title"),
        look="path",
        parts=(
            Text(says=say("path-how"), look="path-how"),
            Group(kind="row", parts=(practise,)),
            Group(kind="row", look="path-now", parts=(_today(path), _week(path.week))),
            Group(kind="row", look="path-lanes", parts=tuple(_lane(game, path) for game in games)),
            Text(says=say("path-private"), look="small"),
        ),
        keep={"puzzles": path.puzzles.kept},
    )


def _today(path: Path) -> Part:
    """The rounds and puzzles due today, and the time of the next ones."""
    now, later, days = path.waiting.now, path.waiting.later, path.waiting.days
    parts: list[Part] = [Text(says=say("path-today", count=now), kind="title")]
    if now:
        own = (_puzzles(len(path.puzzles.now)),) if path.puzzles.now else ()
        items = (*(_due(one) for one in path.due), *own)
        parts.append(Group(kind="list", look="path-due", parts=items))
    if later:
        parts.append(Text(says=say("path-later", later=later, days=days)))
    if not now and not later:
        parts.append(Text(says=say("path-nothing")))
    return Group(kind="card", look="path-today", parts=tuple(parts))


def _due(one: Due) -> Part:
    """A round that a child failed before."""
    name, level = say(f"path-{one.game}-{one.name}"), say("path-level", level=one.level)
    return Group(kind="item", parts=(Text(says=name, more=level, kind="name"), _practise(one)))


def _puzzles(count: int) -> Part:
    """The puzzles of one's own moves."""
    name = Text(says=say("path-puzzles", count=count), kind="name")
    key = Key(
        says=say("path-practise"),
        name=say("path-puzzles-practise"),
        does=go("#/practise/now"),
        look="quiet",
    )
    return Group(kind="item", parts=(name, key))


def _week(week: Week) -> Part:
    """The board of the week, the same for everybody."""
    key = Key(says=say("path-week-play"), does=Begin(week.record))
    return Group(
        kind="card",
        look="path-week",
        parts=(
            Text(says=say("path-week", number=week.number), kind="title"),
            Text(says=say("path-week-line")),
            Group(kind="row", parts=(key,)),
        ),
    )


def _lane(game: str, path: Path) -> Part:
    """The skills of one game."""
    steps = Group(kind="list", parts=tuple(_step(one) for one in path.steps if one.game == game))
    title = Text(says=say(f"path-lane-{game}"), kind="title")
    return Group(kind="card", look="path-lane", game=game, parts=(title, steps))


def _step(step: Step) -> Part:
    """A skill, its level as a bar of chocolate, and the next round."""
    name = f"path-{step.game}-{step.name}"
    level, pieces = say("path-level", level=step.level), say("path-pieces", pieces=step.pieces)
    is_done = step.level == step.levels
    return Group(
        kind="item",
        look="path-step",
        parts=(
            Text(says=say(name), kind="heading"),
            Text(says=say(f"{name}-line"), look="small"),
            Picture(kind="bar", given={"filled": (step.level - 1) * PIECES + step.pieces}),
            Text(says=say("path-all"), look="path-level")
            if is_done
            else Text(says=level, more=pieces, look="path-level"),
            _practise(step),
        ),
    )


def _practise(one: Due | Step) -> Part:
    """The key that begins a round."""
    name = say(f"path-{one.game}-{one.name}")
    round: PathRound = {"skill": one.skill, "level": one.level}
    label = say("path-practise-of", name=name, level=one.level)
    return Key(says=say("path-practise"), name=label, does=Begin(one.record, round), look="quiet")
