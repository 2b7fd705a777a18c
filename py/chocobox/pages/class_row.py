"""What opens below a pupil's line: all tries, who this is, and the results that were handed in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from chocobox.classes.pupils import Pupil, Tried
from chocobox.pages.class_facts import Facts
from chocobox.pages.page import Cell, Choice, Field, Group, Key, Line, Part, Picture, Text
from chocobox.pages.parts.scores import score_words
from chocobox.pages.parts.tasks import task_name
from chocobox.pages.press import Act
from chocobox.pages.words import Several, When, Words, say
from chocobox.request import MOST_NAME


def question_line(facts: Facts, pupil: Pupil) -> Line:
    """The question whether a pupil is the same child as another of that name."""
    others = [facts.table.pupils[place] for place in pupil.asks]
    name = facts.called(replace(others[0], copy=1))
    words = say("class-same-asked", name=name)
    own, is_one = list(pupil.sources), len(others) == 1
    same = tuple(
        Key(
            says=say("class-same-child")
            if is_one
            else say("class-same-child-as", name=facts.called(other)),
            does=_who([list(other.sources), own], same=True),
            look="quiet",
        )
        for other in others
    )
    two = Key(
        says=say("class-two-children") if is_one else say("class-another-child"),
        does=_who([own, *(list(other.sources) for other in others)], same=False),
        look="quiet",
    )
    question = Group(
        kind="row", look="class-question", name=words, parts=(Text(says=words), *same, two)
    )
    return Line(
        key=f"asks {own[0]}",
        look="asked class-same-asked no-print",
        cells=(Cell(kind="wide", parts=(question,)),),
    )


def _who(groups: list[list[str]], same: bool, **more: str) -> Act:
    """A decision: these sources are one child, or each group is a child."""
    return Act("who", {"groups": groups, "same": same, **more})


def opened_line(facts: Facts, pupil: Pupil) -> Line:
    """All that is known of a pupil."""
    name = facts.called(pupil)
    parts = tuple(it(facts, pupil, name) for it in (_tries, _identity, _handed_in))
    row = Group(kind="row", look="row-parts", name=say("class-more-of", name=name), parts=parts)
    return Line(
        key=f"opened {pupil.sources[0]}",
        look="asked opened no-print",
        cells=(Cell(kind="wide", parts=(row,)),),
    )


# --- the tries ---


def _tries(facts: Facts, pupil: Pupil, name: Words) -> Part:
    items = tuple(_task(facts, pupil, i, name) for i in range(len(facts.tasks)))
    heading = Text(says=say("class-tries"), kind="heading")
    return Group(kind="row", parts=(heading, Group(kind="numbered", look="row-tries", parts=items)))


def _task(facts: Facts, pupil: Pupil, i: int, name: Words) -> Part:
    """All tries at one task."""
    task = pupil.tasks[i]
    title = Several((str(i + 1), task_name(facts.tasks[i])))
    tries = tuple(
        _try(facts, one, (i, one.nth or place), name) for place, one in enumerate(task.tries, 1)
    )
    rest = task.begun - len(task.tries)
    return Group(
        kind="item",
        parts=(
            Text(says=title, kind="strong"),
            Group(kind="list", parts=tries) if tries else Text(says=say("class-not-done")),
            *((Text(says=say("class-not-carried", count=rest), look="small"),) if rest > 0 else ()),
        ),
    )


def _try(facts: Facts, one: Tried, where: tuple[int, int], name: Words) -> Part:
    """One try; where: the place of its task, and its number."""
    task, nth = where
    score = score_words(one.score, facts.tasks[task].get("position", ""))
    how = say("class-try-counting") if one.counts else say("class-try-practice")
    look = "row-how counts" if one.counts else "row-how"
    watch = say("class-watch-try", name=name, number=task + 1, nth=nth)
    to = facts.watch(one, task)
    sign = (Picture(kind="sign", given={"name": "watch"}),)
    return Group(
        kind="item",
        parts=(
            Text(says=Several((say("class-try", nth=nth), score)), kind="words"),
            *((Text(says=how, kind="words", look=look),) if one.counts or one.practice else ()),
            *((Group(kind="link", address=to, name=watch, parts=sign),) if to else ()),
        ),
    )


# --- who this is ---


def _identity(facts: Facts, pupil: Pupil, name: Words) -> Part:
    """Another name, the same child as somebody else, or several children."""
    source, others = pupil.sources[0], [it for it in facts.table.pupils if it != pupil]
    sources = list(pupil.sources)
    split = Key(
        says=say("class-split", count=len(sources)),
        does=_who([[it] for it in sources], same=False),
        look="quiet",
    )
    return Group(
        kind="row",
        parts=(
            Text(says=say("class-pupil"), kind="heading"),
            _rename(source, sources, name),
            *((_merge(facts, source, sources, others),) if others else ()),
            *((Group(kind="text", parts=(split,)),) if len(sources) > 1 else ()),
        ),
    )


def _rename(source: str, sources: list[str], name: Words) -> Part:
    """Another name for this table."""
    field = f"name {source}"
    line = Field(name=field, says=say("class-rename"), value=name, most=MOST_NAME)
    does = _who([sources], same=True, name=field)
    words = say("class-rename-do")
    return Group(kind="form", look="row-line", name=words, does=does, parts=(line,))


def _merge(facts: Facts, source: str, sources: list[str], others: list[Pupil]) -> Part:
    """The same child as another pupil."""
    values = tuple((it.sources[0], facts.called(it)) for it in others)
    menu = Choice(
        name=f"other {source}",
        says=say("class-merge"),
        value=values[0][0],
        values=values,
        kind="menu",
    )
    does = _who([sources], same=True, other=menu.name, first=values[0][0])
    words = say("class-merge-do")
    return Group(kind="form", look="row-line", name=words, does=does, parts=(menu,))


# --- what was handed in ---


def _handed_in(facts: Facts, pupil: Pupil, name: Words) -> Part:
    """The results of a pupil. Each can be deleted."""
    items = tuple(_result(one, name) for one in facts.results_of(pupil))
    heading = Text(says=say("class-handed-in"), kind="heading")
    return Group(kind="row", parts=(heading, Group(kind="list", look="row-results", parts=items)))


def _result(one: Any, name: Words) -> Part:
    when, players = When(one["when"] * 60_000, "minute"), one.get("players", 1)
    unchecked = (Text(says=say("class-unchecked"), kind="words", look="row-how"),)
    many = (Text(says=say("class-players", count=players), kind="small"),)
    delete = Key(
        says=say("class-delete-of", name=name, when=when),
        kind="tool",
        sign="bin",
        does=Act("remove", one["id"]),
        sure=say("class-delete-sure", name=name),
    )
    return Group(
        kind="item",
        key=one["id"],
        parts=(
            Text(says=when, kind="words"),
            *(unchecked if one.get("unchecked") else ()),
            *(many if players > 1 else ()),
            delete,
        ),
    )
