"""For the projector: how a class answered, step by step.

First the task, then the answers, then what was right. Nobody is named unless the teacher wants it.
"""

from __future__ import annotations

from chocobox.classes.together import Together
from chocobox.links.asked import together
from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Text
from chocobox.pages.press import Press, go
from chocobox.pages.remembered import remembered
from chocobox.pages.together_board import board, words_beside
from chocobox.pages.together_steps import Step, Where, steps_of
from chocobox.pages.words import Say, say
from chocobox.request import Request, RequestError

_ON, _BACK = (" ", "Enter", "ArrowRight", "PageDown"), ("ArrowLeft", "PageUp")
"""The keys that lead on and back; a clicker for slides sends PageUp and PageDown."""


@remembered
def _known(given: Request) -> Together:
    """What the moves of all results come to, which takes a while."""
    return together(given)


def page(asked: Asked) -> Page:
    """The page of a step."""
    given = asked.given["class"]
    if given is None:
        return Page(title=say("not-found-title"), parts=(), look="sheet", is_missing=True)
    back = f"#/class/{asked.params[0]}"
    try:
        known = _known({name: given[name] for name in ("set", "results", "people", "expected")})
    except RequestError:
        return _unread(back)
    steps = steps_of(known.tasks)
    at = max(0, min(len(steps) - 1, asked.fields.get("at", 0)))
    where = Where(given, known, steps, at, bool(asked.fields.get("names")))
    return Page(
        title=given["set"]["title"] or say("class-untitled"),
        look=f"together part-{where.step.shown}",
        back=back,
        back_says="class-to-table",
        parts=(board(where), words_beside(where), _bar(where, back)),
        keys=_keys(where),
    )


def _unread(back: str) -> Page:
    """Where no moves can be played again."""
    key = Key(says=say("class-to-table"), does=go(back), look="main-key")
    parts = (Text(says=say("together-not")), Group(kind="row", parts=(key,)))
    return Page(title=say("together-title"), look="sheet", parts=parts, back=back)


def _keys(where: Where) -> dict[str, Press]:
    """The meaning of each key of a keyboard, and of a clicker."""
    steps = dict.fromkeys(_ON, where.at + 1) | dict.fromkeys(_BACK, where.at - 1)
    steps |= {"Home": 0, "End": len(where.steps) - 1}
    moves: dict[str, Press] = {key: where.to(at) for key, at in steps.items()}
    return moves | dict.fromkeys(("n", "N"), where.names())


# --- the bar ---


def _bar(where: Where, back: str) -> Part:
    """Back, the tasks, the names, and on."""
    before = say("together-before")
    tasks = tuple(_to_task(where, i) for i in range(len(where.known.tasks)))
    names = Key(
        says=say("together-names"),
        does=where.names(),
        sign="tick" if where.is_named else "",
        pressed=where.is_named,
        look="quiet",
    )
    return Group(
        kind="nav",
        look="together-bar",
        name=say("together-steps"),
        parts=(
            Key(
                says=before,
                name=before,
                does=where.to(where.at - 1),
                sign="previous",
                off=where.at == 0,
                look="quiet",
            ),
            Group(kind="numbered", look="together-tasks", parts=tasks),
            names,
            _on(where, back),
        ),
    )


def _to_task(where: Where, task: int) -> Part:
    """Leads to the first step of a task."""
    first = next(at for at, step in enumerate(where.steps) if step.task == task)
    return Key(
        says=f"{task + 1}",
        name=say("class-head-task", number=task + 1),
        does=where.to(first),
        kind="tool",
        current=task == where.step.task,
    )


def _on(where: Where, back: str) -> Part:
    """Leads to the next step, and after the last one to the table."""
    if where.at + 1 == len(where.steps):
        return Key(says=say("class-to-table"), does=go(back), look="together-on")
    says = _to(where.step, where.steps[where.at + 1])
    return Key(says=says, does=where.to(where.at + 1), sign="next", look="together-on")


def _to(step: Step, following: Step) -> Say:
    """What the next step is."""
    if following.task != step.task:
        return say("together-to-task")
    if following.question != step.question:
        return say("together-to-question")
    return say("together-to-why") if following.shown == "why" else say("together-to-answers")
