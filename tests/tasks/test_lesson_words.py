"""What lessons say: little, nothing old, what happened, and what comes first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from chocobox.games.choco_boom.rules.actions import Call, Flip
from chocobox.kit.lesson import Again, GoOn
from house.test_words import LANGUAGES, LOCALES
from tasks.test_lessons import LESSONS, act, begun, every_lesson, game_of, offered, played

SENTENCES, WORDS = 12, 15


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_little(name: str, language: str) -> None:
    steps = LESSONS[name].steps
    told = [step.say for step in steps if step.say]
    assert len(told) == len(set(told)) <= SENTENCES
    said = {*told, *(step.then for step in steps), *(step.wrong for step in steps)} - {""}
    due = {f"first-{kind}" for kind in _due(name)}
    found = sentences(name, language)
    assert set(found) == said | due
    long = {one: it for one, ways in found.items() for it in ways if len(it.split()) > WORDS}
    assert long == {}


def sentences(name: str, language: str) -> dict[str, list[str]]:
    """What a lesson says, by its names; to those who play by keys perhaps something else."""
    text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^lesson-{name}-([\w-]+) =\s+(\S.*(?:\n[ \t].*)*)", text, re.M)
    return {one: re.findall(r"^\s*\*?\[\w+\] (.+)", it, re.M) or [it] for one, it in found}


def _due(name: str) -> Iterator[str]:
    """The kinds of actions that may have to come first, as messages name them."""
    session = begun(name)
    for right in played(session):
        reasons = session.game.why(session.state, 0, {"type": "Wish"})
        if not isinstance(right, GoOn):
            yield reasons[1].removeprefix(f"{name}-first-")


@every_lesson
def test_no_sentence_stays_after_the_deed(name: str) -> None:
    """Whoever is to act next reads so; only another seat's turn is told of as a whole."""
    steps = LESSONS[name].steps
    silent = [step for step in steps[1:] if not step.say and not step.then]
    assert all(step.seat for step in silent)
    for before, step in pairwise(steps):
        assert step not in silent or before.seat == step.seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_board_is_exchanged_without_a_word(language: str) -> None:
    said = sentences("schokoly", language)
    _, *others = [step.say for step in LESSONS["schokoly"].steps if step.table]
    begin = {it.partition(":")[0] for say in others for it in said[say]}
    assert len(others) > 1
    assert len(begin) == 1, "each begins with the same words: New board"


def test_what_is_not_asked_for_is_answered_with_what_comes_first() -> None:
    session = begun("choco_boom")
    game, slap = game_of(session), {"type": "Slap"}
    assert game.why(session.state, 0, slap) == ("lesson", "choco_boom-first-flip")
    act(session, Flip())
    offered(session)
    act(session, Call("choco"))
    assert game.why(session.state, 0, slap) == ("lesson", "first-back")
    act(session, Again())
    offered(session)
    act(session, Call("banana"))
    assert game.why(session.state, 0, slap) == ("lesson", "first-watch")
    while not isinstance(offered(session)[0], GoOn):
        act(session, game.answer(session.state))
    assert game.why(session.state, 0, slap) == ("lesson", "first-next")


def test_what_is_asked_for_but_not_so_is_answered_by_the_game() -> None:
    session = begun("schokoly")
    place = {"type": "Place", "card": 5, "x": 9, "y": 9, "turn": 0}
    assert game_of(session).why(session.state, 0, place)[0] == "too_few_contacts"
