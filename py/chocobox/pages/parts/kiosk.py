"""A set that hides the rest of the box: what the device keeps of it, and the ways out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.core.rng import Rng
from chocobox.pages.page import Group, Key, Part, Text, fold
from chocobox.pages.press import Act, go
from chocobox.pages.pupil import Desk
from chocobox.pages.words import say
from chocobox.tasks.kinds import kind_of

ANSWERS = 12
"""So many answers stand there; whoever cannot reckon seldom finds the right one."""

_LESS, _MORE = range(6, 10), range(12, 20)


def factors(chance: int) -> tuple[int, int]:
    """The two numbers whose product a grown-up knows."""
    less, rng = Rng(chance).below(len(_LESS))
    more, _ = rng.below(len(_MORE))
    return _LESS[less], _MORE[more]


def product(chance: int) -> int:
    """The right answer."""
    less, more = factors(chance)
    return less * more


def answers(chance: int) -> range:
    """The right answer among others near it, somewhere in their midst."""
    before, _ = Rng(chance + 1).below(ANSWERS)
    least = product(chance) - 2 * before
    return range(least, least + 2 * ANSWERS, 2)


def kept(desk: Desk, before: object, is_looked_at: bool) -> dict[str, Any]:
    """What the device keeps from now on: where all addresses lead, and which others stay open.

    before: what it keeps now. is_looked_at: by a teacher, from whom nothing is hidden.
    """
    own = isinstance(before, Mapping) and before.get("set") == desk.key
    if not desk.hides or is_looked_at:
        return {"kiosk": None} if own else {}
    benches = [
        f"#/workshop/{task['game']}?set={desk.key}"
        for task in desk.set["tasks"]
        if kind_of(task.get("position")).is_written
    ]
    stays = ["#/settings", *benches]
    return {"kiosk": {"set": desk.key, "home": f"#/g/{desk.key}", "stays": stays}}


def told(desk: Desk, is_looked_at: bool) -> tuple[Part, ...]:
    """The truth about it, before all else."""
    if not desk.terms.kiosk:
        return ()
    if desk.hides or is_looked_at:
        return (Text(says=say("kiosk-hides"), kind="note", look="only-here"),)
    words = say("kiosk-done") if desk.is_done else say("kiosk-open")
    return (Text(says=words, sign="tick", look="task-done"),)


def ways_out(desk: Desk, chance: int, is_looked_at: bool) -> tuple[Part, ...]:
    """The settings for whoever reads, and a sum for a grown-up; each answer is a key."""
    if not desk.hides or is_looked_at:
        return ()
    less, more = factors(chance)
    sum_ = say("kiosk-sum", less=less, more=more)
    keys = tuple(
        Key(says=say("kiosk-answer", number=it), does=Act("free", it), look="quiet")
        for it in answers(chance)
    )
    settings = Key(says=say("settings-title"), does=go("#/settings"), look="quiet")
    grown_up = fold(
        say("kiosk-adult"),
        Text(says=sum_, kind="strong"),
        Group(kind="row", look="class-links kiosk-answers", name=sum_, parts=keys),
        look="kiosk",
    )
    row = Group(kind="row", look="class-links", parts=(settings,))
    return (Group(kind="card", look="kiosk-ways", parts=(row, grown_up)),)
