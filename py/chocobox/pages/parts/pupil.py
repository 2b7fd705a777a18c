"""The parts of a pupil's page: the name, the tasks with their tries, and the result to show."""

from __future__ import annotations

from typing import Any

from chocobox.classes.terms import COUNTS
from chocobox.classes.tries import Tries
from chocobox.games import GAMES
from chocobox.pages.page import Choice, Field, Group, Key, Part, Picture, Text, Tool, card
from chocobox.pages.parts.names import called
from chocobox.pages.parts.scores import score_words
from chocobox.pages.parts.tasks import help_line, older_task, tray
from chocobox.pages.press import Act
from chocobox.pages.pupil import Desk
from chocobox.pages.words import Several, Words, say
from chocobox.request import MOST_NAME, Request
from chocobox.tasks.kinds import kind_of


def players_here(desk: Desk, is_platform: bool) -> int:
    """How many have begun the set here; a learning platform tells its pupils apart itself."""
    return 1 if is_platform else desk.pupil.round + 1


def _holds(fields: Request, name: str, desk: Desk) -> Any:
    """What the page holds for this pupil under this name; None for others, and after a change."""
    one = fields.get(name)
    own = (desk.pupil.name, desk.pupil.round)
    return one if isinstance(one, dict) and (one["name"], one["round"]) == own else None


# --- the name ---


def who(desk: Desk, fields: Request, is_platform: bool) -> Part:
    """How the pupil is called, and the key for the next one."""
    is_missing = _holds(fields, "asked", desk) is not None
    next_ = Key(says=say("class-next"), does=Act("next"), look="quiet")
    ends = (Group(kind="row", parts=(next_,)),) if desk.is_begun and not is_platform else ()
    name = _picking(desk, fields, is_missing) if desk.terms.picks else _typing(desk, is_missing)
    return Group(kind="card", look="task-name", parts=(name, *ends))


def _typing(desk: Desk, is_missing: bool) -> Part:
    """A name to type."""
    return Field(
        name="name",
        kind="name",
        says=say("class-name"),
        value=desk.pupil.name,
        most=MOST_NAME,
        line=say("class-name-line"),
        missing=say("class-name-asked") if is_missing else None,
    )


def _picking(desk: Desk, fields: Request, is_missing: bool) -> Part:
    """One key for each name; once the pupil plays, only the picked one stands there."""
    picks, name = desk.terms.picks, desk.pupil.name
    assert picks
    if name and desk.is_begun and not fields["picking"]:
        return _picked(called(picks, name), picks.animal(name), picks.kind)
    return Choice(
        name="name",
        kind="faces",
        says=say("class-pick", kind=picks.kind),
        value=name,
        values=tuple((one, called(picks, one)) for one in picks.names),
        faces=tuple(map(picks.animal, picks.names)),
        line=say("class-pick-line"),
        missing=say("class-pick-asked", kind=picks.kind) if is_missing else None,
        look=f"picks of-{picks.kind}",
    )


def _picked(name: Words, animal: str, kind: str) -> Part:
    """The picked name, and the key to change it."""
    face = (Picture(kind="face", given={"name": animal}),) if animal else ()
    who = Text(says=say("class-you-are", kind=kind, name=name), kind="strong")
    change = Key(says=say("class-change"), does=Act("pick"), look="quiet")
    own = Group(kind="row", look="picked-name", parts=(*face, who))
    return Group(kind="row", look="picked", parts=(own, change))


# --- the tasks ---


def tasks(desk: Desk, shown: Request | None) -> Part:
    """All tasks, which tries count, and a key that shows them to the teacher's tablet."""
    records = desk.set["tasks"]
    return card(
        say("class-set-tasks", count=len(records)),
        tray(records, lambda number: (_task(desk, number),)),
        Text(says=_counts(desk), look="small"),
        *help_line(desk.set),
        *((Tool(kind="showing", given={"told": shown}),) if shown else ()),
    )


def _counts(desk: Desk) -> tuple[Words, ...]:
    """Which tries count: of a bot always the last one."""
    tasks = desk.set["tasks"]
    written = [kind_of(one.get("position")).is_written for one in tasks]
    usual = say("class-counts-line", counts=desk.set.get("counts", COUNTS[0]))
    return (
        *(() if all(written) else (usual,)),
        *((say("class-practice-line"),) if any(map(_reveals, tasks)) else ()),
        *((say("class-bot-line"),) if any(written) else ()),
    )


def _reveals(task: Request) -> bool:
    """Whether the solution is shown after the choice."""
    game = GAMES.get(task["game"])
    return kind_of(task.get("position")).reveals or (game is not None and game.reveals)


def _task(desk: Desk, number: int) -> Part:
    """The score of a task, and its key."""
    if number in desk.older:
        return older_task()
    games, tries, task = desk.games[number], desk.tries[number], desk.set["tasks"][number]
    says = say("class-go-on") if games.unfinished else _way(task, games.begun)
    label = Several((say("class-task-of", number=number + 1), says), ": ")
    look = "quiet" if games.begun and not games.unfinished else ""
    key = Key(says=says, name=label, does=Act("play", number), look=look)
    over = (_over(tries, task),) if tries is None or tries.tries else ()
    return Group(kind="row", look="task-state", parts=(*over, key))


def _way(task: Request, begun: int) -> Words:
    """The words of a key that begins a try."""
    if kind_of(task.get("position")).is_written:
        return say("class-rewrite") if begun else say("class-write")
    if not begun:
        return say("class-play")
    return say("class-practise") if _reveals(task) else say("class-again")


def _over(tries: Tries | None, task: Request) -> Part:
    """A finished task: what counts, and what the last try came to."""
    if tries is None:
        return Text(says=say("class-reckoning"), sign="tick", look="task-done")
    position, own = task.get("position"), next((it for it in tries.tries if it.counts), None)
    score = score_words(own.score, position) if own else say("class-only-practice")
    more = _tried(tries, position) if tries.begun > 1 else None
    return Text(says=score, more=more, sign="tick", look="task-done")


def _tried(tries: Tries, position: object) -> Words | None:
    """Which of several tries counts, how many before it are gone, and how the last one went."""
    own, last = next((it for it in tries.tries if it.counts), None), tries.tries[-1]
    score, practice = score_words(last.score, position), "true" if last.practice else "false"
    lines = (
        *((say("class-try-counts", nth=own.number, tries=tries.begun),) if own else ()),
        *((say("class-skipped-line", count=tries.skipped),) if tries.skipped else ()),
        *((say("class-last-try", score=score, practice=practice),) if last is not own else ()),
    )
    return Several(lines) if lines else None


# --- the result ---


def result(desk: Desk, fields: Request, is_platform: bool) -> tuple[Part, ...]:
    """The result to show, or its key, once a try is finished."""
    over = [one is None or bool(one.tries) for one in desk.tries]
    if not any(over):
        return ()
    shown = _holds(fields, "shown", desk)
    if shown and shown["text"]:
        parts = _code(desk, shown["text"], is_platform)
    else:
        fault = (Text(says=say("class-show-not"), kind="status"),) if shown else ()
        parts = (*_key(desk, over), *fault)
    return (Group(kind="card", look="task-result", parts=parts),)


def _key(desk: Desk, over: list[bool]) -> tuple[Part, ...]:
    """The key that shows the result; not before all tries are counted."""
    counts = say("class-done", done=sum(over), all=len(over) - len(desk.older))
    is_off = any(one is None for one in desk.tries)
    key = Key(says=say("class-show"), does=Act("show"), off=is_off, look="big")
    return Text(says=counts), Group(kind="row", parts=(key,))


def _code(desk: Desk, text: str, is_platform: bool) -> tuple[Part, ...]:
    """The result as a link, for the teacher's tablet."""
    name, players = called(desk.terms.picks, desk.name), players_here(desk, is_platform)
    is_tried = any(one and one.tries and one.begun > 1 for one in desk.tries)
    lines = (
        say("class-shown-line"),
        *((say("class-shown-tries"),) if is_tried else ()),
        *((say("class-shown-players", count=players),) if players > 1 else ()),
    )
    title = Several((name, desk.set["title"]), ": ")
    file = Several((say("class-result"), name), " ")
    return (
        Text(says=say("class-shown", name=name), kind="title"),
        Text(says=lines),
        Tool(kind="link", given={"text": text, "title": title, "file": file}),
    )
