"""A class's table, which any column can sort: a line for each pupil, with the tries that count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from chocobox.classes.order import FIRST, in_order, pressed, way_of
from chocobox.classes.pupils import Pupil, Task
from chocobox.classes.task_set import FULL
from chocobox.pages import page as blocks
from chocobox.pages.class_facts import Facts
from chocobox.pages.class_row import opened_line, question_line
from chocobox.pages.page import Cell, Column, Group, Key, Line, Part, Text, Tool, fold
from chocobox.pages.parts.plot import total_plot
from chocobox.pages.parts.scores import score_sign, score_words
from chocobox.pages.parts.tasks import numbered_names, task_name, tasks_line
from chocobox.pages.parts.tries import counted_words, span_words
from chocobox.pages.press import Act, Change, Local, go
from chocobox.pages.remembered import remembered
from chocobox.pages.words import Several, When, Words, say
from chocobox.tasks.kinds import kind_of

NAMES, COLUMN = 430, 92
"""The least width of the other columns and of one task, in pixels."""

MANY = 5
"""With more tasks the table is printed smaller."""


def table_parts(facts: Facts, days: int) -> tuple[Part, ...]:
    """The table with all that stands around it; days: names stay for so long."""
    totals = [one.total for one in facts.table.pupils]
    return (
        Text(says=tasks_line(facts.tasks), look="print-tasks", aloud=""),
        *((total_plot(totals, FULL * len(facts.tasks)),) if len(totals) > 1 else ()),
        _table(facts),
        *_odd_lines(facts),
        *_older_lines(facts),
        Text(says=say("class-points-line"), look="small print-tasks", aloud=""),
        *_keys(facts),
        _points(facts, days),
    )


def _forgetting(days: int) -> Part:
    """How long the names stay."""
    change = Key(says=say("forget-change"), does=go("#/class"), kind="link")
    told = Text(says=say("forget-told", days=days), kind="words")
    return Group(kind="text", look="small no-print", parts=(told, change))


def _keys(facts: Facts) -> tuple[Part, ...]:
    """What a teacher can do with it: look at it together, let its bots play; keep or print it."""
    id = facts.kept.id
    bots = (
        Key(
            says=say("class-tournament", game=say(f"game-{task['game']}")),
            does=go(f"#/class/{id}/tournament", task=i),
        )
        for i, task in enumerate(facts.tasks)
        if kind_of(task.get("position")).is_written
    )
    together = Key(says=say("together-title"), does=go(f"#/class/{id}/together"))
    print_table = Key(says=say("class-print"), does=Local("print", "table"), look="quiet")
    files = Tool(kind="sheet", given={"more": print_table})
    return (
        Group(kind="row", look="class-links", parts=(together, *bots)),
        fold(say("class-files-fold"), files),
    )


# --- the table itself ---


def _table(facts: Facts) -> Part:
    tasks = facts.tasks
    pupils = in_order(facts.table.pupils, facts.order, facts.sorted_by)
    lines = _all_lines(replace(facts, order=FIRST))
    return blocks.Table(
        name=say("class-table"),
        look="class-table many" if len(tasks) > MANY else "class-table",
        room=NAMES + COLUMN * len(tasks),
        columns=(
            _column(facts, "name", say("class-head-name")),
            _column(facts, "when", say("class-head-when")),
            *(_task_column(facts, i, task) for i, task in enumerate(tasks)),
            _column(facts, "total", say("class-head-total")),
            _column(facts, "span", say("class-head-span")),
            Column(says=say("class-head-more"), sign=" ", look="no-print"),
        ),
        lines=tuple(line for pupil in pupils for line in lines[pupil.sources]),
    )


def _column(
    facts: Facts, by: str, says: Words, sign: str = "", title: Words | None = None
) -> Column:
    """A column that sorts."""
    does = Act("sort", {"by": by, "down": pressed(facts.order, by).down})
    way = way_of(facts.order, by)
    return Column(says=says, by=by, does=does, order=way, sign=sign, title=title)


def _task_column(facts: Facts, i: int, task: Any) -> Column:
    name = task_name(task)
    says = Several((say("class-head-task", number=i + 1), name), ": ")
    return _column(facts, str(i), says, str(i + 1), name)


@remembered
def _all_lines(facts: Facts) -> dict[tuple[str, ...], tuple[Line, ...]]:
    """The lines of each pupil, by the sources: a press on a column changes none of them."""
    return {one.sources: tuple(_lines(facts, one)) for one in facts.table.pupils}


def _lines(facts: Facts, pupil: Pupil) -> Iterator[Line]:
    """The line of a pupil, and what opens below it."""
    yield _line(facts, pupil)
    if pupil.asks:
        yield question_line(facts, pupil)
    if facts.opened == pupil.sources[0]:
        yield opened_line(facts, pupil)


def _line(facts: Facts, pupil: Pupil) -> Line:
    name = facts.called(pupil)
    is_open = facts.opened == pupil.sources[0]
    more = Key(
        says=say("class-more-of", name=name),
        kind="tool",
        does=Change({"opened": "" if is_open else pupil.sources[0]}),
        sign="close" if is_open else "dots",
        open=is_open,
    )
    scores = (
        Cell(parts=(_score(facts, pupil, i, name),), label=say("class-head-task", number=i + 1))
        for i in range(len(pupil.tasks))
    )
    when = When(pupil.when * 60_000, "minute")
    return Line(
        key=",".join(pupil.sources),
        cells=(
            Cell(says=name, kind="name", parts=tuple(_remarks(facts, pupil))),
            Cell(says=when, label=say("class-head-when")),
            *scores,
            Cell(parts=(Text(says=str(pupil.total), kind="strong"),), look="sum"),
            Cell(says=span_words(pupil.span), label=say("class-head-span")),
            Cell(parts=(more,), look="no-print"),
        ),
    )


def _remarks(facts: Facts, pupil: Pupil) -> Iterator[Part]:
    """What a teacher must know of a pupil's results besides."""
    if facts.is_unchecked(pupil):
        yield Text(says=say("class-unchecked"), kind="small", look="odd")
    if facts.kept.terms.counts == "first" and pupil.players > 1:
        yield Text(says=say("class-players", count=pupil.players), kind="small")


def _which(task: Task) -> tuple[Words, ...]:
    """Which try counts, and of how many; none of an only one."""
    own = task.counted
    if own is None:
        return (say("class-only-practice"),) if task.tries else ()
    return counted_words(own.nth, task.begun or len(task.tries), task.skipped)


def _score(facts: Facts, pupil: Pupil, i: int, name: Words) -> Part:
    """The try that counts, and which one it is."""
    task = pupil.tasks[i]
    own, which = task.counted, _which(task)
    if own is None:
        return _none(facts, pupil, i, which)
    position = facts.tasks[i].get("position", "")
    is_odd = own.score.bots is False
    odd = (say("class-odd"),) if is_odd else ()
    score = score_words(own.score, position)
    more = Several(which, "unit") if which else None
    seen = score_sign(own.score, position)
    sign = Text(says=seen, more=more, kind="words")
    mark = (Text(says="?", kind="words", look="odd", aloud=""),) if is_odd else ()
    to = facts.watch(own, i)
    if not to:
        heard = replace(sign, aloud=Several((score, *which, *odd), ". "))
        return Group(kind="lines", look="score", parts=(heard, *mark))
    # whoever steers the page by voice says what is seen
    called = Several((seen, *((more,) if more else ())))
    watch = say("class-watch-of", name=name, number=i + 1)
    aloud = Several((called, score, *odd, watch), ". ")
    return Group(kind="link", look="score", address=to, name=aloud, parts=(sign, *mark))


def _none(facts: Facts, pupil: Pupil, i: int, which: tuple[Words, ...]) -> Part:
    """Of a task without a try that counts: why."""
    if not which and any(i in one.get("unread", ()) for one in facts.results_of(pupil)):
        which = (say("class-unread-cell"),)
    if which:
        return Text(says=which[0], kind="words", look="not-done")
    dash = Text(says="\u2013", kind="words", aloud=say("class-not-done"))
    return Group(kind="lines", look="not-done", parts=(dash,))


# --- what is said below it ---


def _points(facts: Facts, days: int) -> Part:
    """What the points mean, what no result can prove, and how long the names stay."""
    lines = (
        say("class-counts-line", counts=facts.kept.terms.counts),
        say("class-points-line"),
        say("class-unproved"),
    )
    told = Group(
        kind="text",
        look="small class-points",
        parts=tuple(Text(says=one, kind="words") for one in lines),
    )
    names = () if facts.kept.terms.picks else (_forgetting(days),)
    return fold(say("class-points"), told, *names)


def _odd_lines(facts: Facts) -> Iterator[Part]:
    """What the signs beside names and points mean, where there are any."""
    pupils = facts.table.pupils
    scores = [task.counted.score for one in pupils for task in one.tasks if task.counted]
    if any(one.bots is False for one in scores):
        yield _odd("?", say("class-odd-line"))
    if any(facts.is_unchecked(one) for one in pupils):
        yield _odd(Several((say("class-unchecked"), ":"), ""), say("class-unchecked-line"))


def _odd(sign: Words, words: Words) -> Part:
    parts = (Text(says=sign, kind="words", look="odd"), Text(says=words, kind="words"))
    return Group(kind="text", look="small", parts=parts)


def _older_lines(facts: Facts) -> Iterator[Part]:
    """Whose points an older box has counted, and what cannot be read."""
    kept, pupils = facts.kept, facts.table.pupils
    older = [i for i in facts.state.older if any(one.tasks[i].counted for one in pupils)]
    if older:
        names = numbered_names(facts.tasks, older)
        yield Text(says=say("class-older-scores", tasks=names), look="small")
    if any(one.get("unread") for one in kept.results):
        yield Text(says=say("class-unread-line"), look="small")
    if kept.damaged:
        yield Text(says=say("class-damaged-results", count=kept.damaged), look="small")
