"""The board of such a step, and the words beside it."""

from __future__ import annotations

from typing import Any

from chocobox.classes.together import Given, Question
from chocobox.pages.page import Group, Part, Picture, Text, Tool
from chocobox.pages.parts.plot import lead_plot, lead_sign, point_plot
from chocobox.pages.parts.tasks import task_line, task_name
from chocobox.pages.together_steps import Where
from chocobox.pages.words import Words, say


def board(where: Where) -> Part:
    """The board of a question, as its game draws it; without one its place stays empty."""
    if where.question is None:
        return Text(says="", look="unseen")
    game, shown = where.record["game"], where.step.shown
    given = {"shows": "board", "game": game, "question": where.question, "part": shown}
    tool = Tool(kind="question", given=given)
    look, name = "together-board", say("together-board")
    return Group(kind="section", look=look, game=game, name=name, parts=(tool,))


def words_beside(where: Where) -> Part:
    """What was asked and answered, or how far the pupils came."""
    task, question = where.task, where.question
    small = []
    if task.older:
        small.append(Text(says=say("together-older"), look="small"))
    if task.lost:
        small.append(Text(says=say("together-lost", count=len(task.lost)), look="small"))
    shown = _spread(where) if question is None else _question(where, question)
    return Group(
        kind="scroll",
        look="together-words",
        name=say("together-step"),
        parts=(_task(where), *shown, *small),
    )


def _task(where: Where) -> Part:
    """The task, and which of its questions it is."""
    number, questions = where.step.task + 1, len(where.task.questions)
    heading = (
        Picture(kind="number", given={"number": number}),
        Text(says=say("class-number", number=number), kind="words", look="unseen"),
        Text(says=task_name(where.record), kind="words"),
    )
    line = (
        say("together-question", at=where.step.question + 1, all=questions)
        if questions > 1
        else task_line(where.record)
    )
    parts = (Group(kind="title", parts=heading), Text(says=line))
    return Group(kind="row", look="together-task", parts=parts)


def _question(where: Where, question: Question) -> tuple[Part, ...]:
    """A question; then its answers; then what is right, and why."""
    asked = Group(kind="text", look="together-asked", parts=(_drawn("asked"),))
    if where.step.shown == "ask":
        return (asked,)
    answers = _answers(where, question)
    if where.step.shown == "answers":
        return (asked, answers)
    right = say("together-rightly", count=question.count, rightly=question.rightly)
    why = (
        Group(kind="text", parts=(Text(says=right, kind="strong"),)),
        Group(kind="text", parts=(_drawn("why"),)),
    )
    return (asked, answers, Group(kind="row", look="together-why", parts=why))


def _drawn(shows: str, place: int = 0) -> Part:
    """Something that the question's game draws or puts in words."""
    return Tool(kind="question", given={"shows": shows, "place": place})


def _answers(where: Where, question: Question) -> Part:
    """All answers, the most frequent first."""
    if not question.count:
        return Text(says=say("together-nobody"), look="calm together-news")
    return Group(
        kind="numbered",
        look="together-answers together-news",
        name=say("together-answers"),
        parts=tuple(_answer(where, question, i, one) for i, one in enumerate(question.given)),
    )


def _answer(where: Where, question: Question, place: int, one: Given) -> Part:
    """One answer, a bar of chocolate as long as many gave it, and how many these are."""
    is_right = where.step.shown == "why" and one.answer.right
    count = len(one.who)
    share: dict[str, Any] = {"count": count, "of": question.count}
    right = say("together-right") if is_right else None
    heard = say("together-pupils", count=count, right=str(is_right).lower())
    names = Text(says=where.of(one.who), kind="words", look="answer-names")
    return Group(
        kind="item",
        look="is-right" if is_right else "",
        parts=(
            _drawn("answer", place),
            Text(says=heard, kind="words", look="unseen"),
            Picture(kind="share", given=share | {"right": right}),
            *((names,) if where.is_named else ()),
        ),
    )


def _spread(where: Where) -> tuple[Part, ...]:
    """How far ahead, or how many points, where a task has no questions."""
    most, came = where.task.most, where.task.came
    if not came:
        return (Text(says=say("together-nobody"), look="calm"),)
    points = [one.points for one in came]
    asked = say("together-leads") if most is None else say("together-points", most=most)
    plot = lead_plot(points) if most is None else point_plot(points, most)
    text = Text(says=asked, look="together-asked")
    if not where.is_named:
        return (text, plot)
    rows = tuple(
        Group(
            kind="item",
            parts=(
                Text(says=where.of((one.who,)), kind="words"),
                Text(says=_sign(one.points, most), kind="strong"),
            ),
        )
        for one in sorted(came, key=lambda it: -it.points)
    )
    return (text, plot, Group(kind="list", look="spread-names", parts=rows))


def _sign(points: int, most: int | None) -> Words:
    return lead_sign(points) if most is None else say("together-sign", points=points, how="plain")
