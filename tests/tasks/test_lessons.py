"""Every lesson: it can be played to its end, judges fairly, and says little."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from chocobox.classes.task_set import score
from chocobox.core.codec import encode
from chocobox.core.record import Move
from chocobox.core.session import Session
from chocobox.games import GAMES, lesson_of
from chocobox.kit.lesson import Again, GoOn, Show
from chocobox.links import link
from chocobox.records import start_of
from chocobox.request import RequestError
from chocobox.tasks.lesson import Guide, LessonGame, position_of
from support.places import TESTS
from support.walks import by_seed
from support.written import compare

LESSONS = {name: lesson for name in GAMES if (lesson := lesson_of(name))}
every_lesson = pytest.mark.parametrize("name", LESSONS)

SOON = 20_000
"""The first own move comes within so many ms."""

MANY = 400
"""A lesson that has not ended after so many moves does not end."""


def begun(name: str, edition: int = 0) -> Session:
    """A new lesson; with an edition, one of an older box."""
    lesson = LESSONS[name]
    bots = [{"kind": "bot", "bot": bot} for bot in lesson.bots]
    players = [{"kind": "person", "name": ""}, *bots]
    position = position_of(lesson, edition)
    return start_of({"game": name, "players": players, "seed": 7, "position": position})


def offered(session: Session) -> list[Any]:
    """What the person may do, once the others and the table have made their moves."""
    for _ in range(MANY):
        if session.offered(0) or not session.advance():
            return list(session.offered(0))
    raise AssertionError("nobody asks the person any more")


def act(session: Session, action: Any) -> None:
    session.replay([(0, session.offered(0).index(action), session.clock)])


def game_of(session: Session) -> LessonGame:
    assert isinstance(session.game, LessonGame)
    return session.game


def played(session: Session) -> Iterator[Any]:
    """The lesson to its end, each time with the right action."""
    for _ in range(MANY):
        actions = offered(session)
        if not actions:
            return
        action = game_of(session).answer(session.state) or actions[0]
        yield action
        act(session, action)
    raise AssertionError(f"still not at its end: {session.game.view(session.state, 0)['lesson']}")


@every_lesson
def test_right_actions_bring_all_stars(name: str) -> None:
    session = begun(name)
    assert not {Again, Show} & {type(action) for action in played(session)}
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert outcome.scores[0] == session.game.most(session.state) != 0
    assert score(session).marks == 100


@every_lesson
def test_shown_answers_lead_to_the_end_without_stars(name: str) -> None:
    session = begun(name)
    for _ in range(MANY):
        actions = offered(session)
        if not actions:
            break
        act(session, Show() if Show() in actions else session.state.answer or actions[0])
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert outcome.scores[0] == 0


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_whoever_tries_anything_is_led_back_and_in_an_older_lesson_can_get_all_stars(
    name: str, seed: int
) -> None:
    session, choose = begun(name, LESSONS[name].oldest), by_seed(seed)
    for _ in range(60):
        actions = [action for action in offered(session) if action != Show()]
        if not actions:
            break
        act(session, actions[choose(len(actions))])
    for _ in played(session):
        pass
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert outcome.scores[0] == session.game.most(session.state)


@every_lesson
@pytest.mark.parametrize("edition", [1, 2])
def test_a_star_is_only_for_what_was_found_at_once(name: str, edition: int) -> None:
    """A lesson of the first edition keeps its stars: results of then stay what they were."""
    session, missed = begun(name, edition), set[int]()
    for right in played(session):
        wrong = next((one for one in offered(session) if _misses(session, one)), None)
        if wrong is None or type(right) is Again:
            continue
        missed.add(session.game.view(session.state, 0)["lesson"].number)
        act(session, wrong)
        assert offered(session) == [Again()]
        act(session, Again())
        offered(session)
    outcome, most = session.game.outcome(session.state), game_of(session).most(session.state)
    assert outcome is not None
    assert outcome.scores[0] == (most - len(missed) if edition > 1 else most)
    assert missed


@every_lesson
def test_a_missed_action_is_seen_and_taken_back(name: str) -> None:
    """At each step: whatever else is offered leads back to the same offers."""
    session, misses = begun(name), 0
    for right in played(session):
        before = offered(session)
        said = game_of(session).view(session.state, 0)["lesson"].say
        others = [action for action in before if type(action) is type(right) and action != right]
        wrong = next((one for one in others if _misses(session, one)), None)
        if wrong is None or isinstance(right, Again):
            continue
        misses += 1
        act(session, wrong)
        told = game_of(session).view(session.state, 0)["lesson"]
        assert told.is_missed
        assert told.say != said or name == "choco_boom", "the fine tells there what happened"
        assert offered(session) == [Again()]
        act(session, Again())
        assert offered(session) == before
    assert misses or not LESSONS[name].steps


@every_lesson
def test_a_try_shows_the_step_as_it_is_and_no_verdict(name: str) -> None:
    session = begun(name)
    for right in played(session):
        game, state = game_of(session), session.state
        seen = session.foresee(0, encode(right))
        if seen is not None:
            table, _ = game.game.step(state.table, Move(0, right, 0))
            assert seen == game.view(replace(state, table=table), 0)


def _misses(session: Session, action: Any) -> bool:
    game, state = game_of(session), session.state
    step = game.lesson.steps[state.number]
    is_way = isinstance(action, GoOn | Show | Again)
    return not is_way and bool(step.may) and not game._leads(state, step, action)


@every_lesson
def test_the_first_own_move_comes_soon(name: str) -> None:
    session = begun(name)
    first = next(action for action in played(session) if not isinstance(action, GoOn))
    assert first
    assert session.clock <= SOON
    assert session.game.view(session.state, 0)["lesson"].number <= 2


@every_lesson
def test_a_lesson_as_written_down(name: str) -> None:
    """Old records of a lesson stay readable: a change here raises the lesson's edition."""
    lesson = LESSONS[name]
    for edition in (lesson.oldest, lesson.edition):
        session = begun(name, edition)
        for _ in played(session):
            pass
        compare(TESTS / "lessons" / f"{name}.txt", written(session, lesson.oldest))


def written(session: Session, oldest: int) -> str:
    """All that was offered and done; what begins with the oldest edition stays as it is."""
    told = [f"edition {oldest}"]
    for ply, (seat, index, at) in enumerate(session.moves):
        state = session.states[ply]
        action = session.game.actions(state, seat)[index] if seat >= 0 else "the table"
        told.append(f"{ply + 1} at {at} seat {seat}: {index + 1} {action}")
    return "\n".join(told) + "\n"


@every_lesson
def test_a_lesson_is_shared_and_replayed(name: str) -> None:
    session = begun(name)
    for _ in played(session):
        pass
    text = link.write({"use": "replay", "record": encode(session.record)})
    [again] = link.read(text).sessions
    assert again.game.outcome(again.state) == session.game.outcome(session.state) is not None


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"position": "lesson:999"}, "newer-box"),
        ({"position": "lesson:01"}, "bad-request"),
        ({"position": "lesson:x"}, "bad-request"),
        ({"game": "schokoly_best"}, "bad-request"),
        ({"options": {"open_hands": True}}, "bad-request"),
        ({"players": [{"kind": "person"}, {"kind": "person"}]}, "bad-request"),
        ({"players": [{"kind": "bot", "bot": "nibbler"}, {"kind": "person"}]}, "bad-request"),
    ],
)
def test_a_lesson_comes_as_it_is(changes: dict[str, Any], kind: str) -> None:
    record = encode(begun("schokoly").record)
    with pytest.raises(RequestError) as fault:
        start_of({**record, **changes})
    assert fault.value.kind == kind


def test_the_guide_does_what_is_right() -> None:
    session = begun("schokoly")
    session.bots[0] = Guide()
    for _ in range(MANY):
        if not session.advance():
            break
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert outcome.scores[0] == session.game.most(session.state)
