"""The page of a child's path: today's game, the board of the week, what comes back, all skills."""

from __future__ import annotations

from chocobox.boxes import shelf_games
from chocobox.daily import Daily, daily_of, skills_of
from chocobox.games import lesson_of
from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text, Tool, fold
from chocobox.pages.press import Begin, PathRound, go
from chocobox.pages.words import Say, say
from chocobox.path import PIECES, Due, Path, Step, Week, key_of, path_of


def page(asked: Asked) -> Page:
    """The whole page, from the stored path and puzzles of a device on a day."""
    path = path_of({"kept": asked.given.get("path"), "day": asked.day, **asked.given})
    today, lanes = daily_of(asked.day), tuple(_lane(game.name, path) for game in shelf_games())
    return Page(
        title=say("path-title"),
        look="path",
        parts=(
            Picture(kind="symbols", given={"games": [today.game]}),
            Group(kind="row", look="path-now", parts=(_today(today), _week(path.week))),
            _back(path),
            Group(kind="row", look="path-lanes", parts=lanes),
            Text(says=say("path-private"), look="small"),
        ),
        keep={"puzzles": path.puzzles.kept},
    )


def _today(it: Daily) -> Part:
    """What everybody has today: the table of a puzzle, or the lid of its game."""
    round: PathRound | None = {"skill": it.skill, "level": it.level} if it.skill else None
    given = {"record": it.record, "waits": True, "lid": it.game}
    lid, board = Picture(kind="lid", given={"game": it.game}), Tool(kind="board", given=given)
    return Group(
        kind="card",
        look="path-today",
        game=it.game,
        parts=(
            board if it.kind == "puzzle" else lid,
            Text(says=say(f"daily-{it.kind}", game=say(f"game-{it.game}")), kind="title"),
            Text(says=say("path-today-line")),
            _row(Key(says=say("path-today-play"), does=Begin(it.record, round), look="big")),
        ),
    )


def _week(week: Week) -> Part:
    """The board of the week, the same for everybody."""
    given = {"record": week.record, "waits": True, "lid": week.record["game"]}
    return Group(
        kind="card",
        look="path-week",
        parts=(
            Tool(kind="board", given=given),
            Text(says=say("path-week", number=week.number), kind="title"),
            Text(says=say("path-week-line")),
            _row(Key(says=say("path-week-play"), does=Begin(week.record), look="quiet")),
        ),
    )


def _row(key: Key) -> Part:
    return Group(kind="row", parts=(key,))


def _back(path: Path) -> Part:
    """The rounds and puzzles due today, the time of the next ones, or how they come."""
    now, later, days = path.waiting.now, path.waiting.later, path.waiting.days
    parts: list[Part] = [Text(says=say("path-due", count=now), kind="title")]
    own = (_puzzles(len(path.puzzles.now)),) if path.puzzles.now else ()
    if now:
        items = (*(_due(one) for one in path.due), *own)
        parts.append(Group(kind="list", look="path-due", parts=items))
    if later:
        parts.append(Text(says=say("path-later", later=later, days=days)))
    if not now and not later:
        parts.append(Text(says=say("path-nothing")))
    if path.puzzles.done:
        parts.append(Text(says=say("path-done", done=path.puzzles.done)))
    return Group(kind="card", look="path-back", parts=tuple(parts))


def _due(one: Due) -> Part:
    """A round that a child failed before."""
    name, level = say(f"path-{one.game}-{one.name}"), say("path-level", level=one.level)
    return Group(kind="item", parts=(Text(says=name, more=level, kind="name"), _practise(one)))


def _puzzles(count: int) -> Part:
    """The puzzles of one's own moves."""
    name = Text(says=say("path-puzzles", count=count), kind="name")
    key = Key(
        says=say("class-practise"),
        name=say("path-puzzles-practise"),
        does=go("#/practise/now"),
        look="quiet",
    )
    return Group(kind="item", parts=(name, key))


def _lane(game: str, path: Path) -> Part:
    """A game: its lesson, the skill with the fewest good rounds, and the others folded."""
    own = {key_of(skill) for skill in skills_of(game)}
    steps = sorted((it for it in path.steps if it.skill in own), key=_good)
    title = Text(says=say(f"game-{game}"), kind="title")
    parts: list[Part] = [Picture(kind="lid", given={"game": game}), title]
    if lesson_of(game):
        learn = say("path-learn-of", game=say(f"game-{game}"))
        key = Key(says=say("lesson-learn"), name=learn, does=go(f"#/learn/{game}"), kind="link")
        parts.append(_row(key))
    parts += [Group(kind="list", parts=(_step(step),)) for step in steps[:1]]
    if steps[1:]:
        rest = Group(kind="list", parts=tuple(map(_step, steps[1:])))
        parts.append(fold(say("path-more", count=len(steps) - 1), rest))
    return Group(kind="card", look="path-lane", game=game, parts=tuple(parts))


def _good(step: Step) -> int:
    """The good rounds that fill its bar."""
    return (step.level - 1) * PIECES + step.pieces


def _step(step: Step) -> Part:
    """A skill, its level as a bar of chocolate, and the next round."""
    name = f"path-{step.game}-{step.name}"
    is_done = step.level == step.levels
    level = say("path-all") if is_done else say("path-level", level=step.level)
    return Group(
        kind="item",
        look="path-step",
        parts=(
            Text(says=say(name), kind="heading"),
            Text(says=say(f"{name}-line"), look="small"),
            Picture(kind="bar", given={"filled": _good(step)}),
            Text(says=level, look="path-level"),
            _practise(step),
        ),
    )


def _practise(one: Due | Step) -> Part:
    """The key that begins a round."""
    name: Say = say(f"path-{one.game}-{one.name}")
    round: PathRound = {"skill": one.skill, "level": one.level}
    label = say("path-practise-of", name=name, level=one.level)
    return Key(says=say("class-practise"), name=label, does=Begin(one.record, round), look="quiet")
