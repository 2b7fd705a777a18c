"""Choco-Boom's lesson: nobody is hurried before speed is its topic, and mistakes are explained."""

from __future__ import annotations

from typing import Any

from chocobox.core.session import Session
from chocobox.games.choco_boom.learn.lesson import PATIENT
from chocobox.games.choco_boom.rules.actions import Call, Flip, Slap
from chocobox.games.choco_boom.rules.state import State
from chocobox.kit.lesson import Again
from tasks.test_lessons import act, begun, game_of, offered


def at(say: str, action: Any) -> Session:
    """The lesson when that sentence is read and that action is the right one."""
    session = begun("choco_boom")
    while (right(session), lesson(session).say) != (action, say):
        act(session, right(session))
    return session


def right(session: Session) -> Any:
    assert offered(session)
    return game_of(session).answer(session.state)


def lesson(session: Session) -> Any:
    return session.game.view(session.state, 0)["lesson"]


def table(session: Session) -> State:
    state: State = session.state.table
    return state


def waits(session: Session, ms: int) -> None:
    """So long nobody touches the table."""
    until = session.clock + ms
    while (due := session.game.table(session.state)) is not None and due.at <= until:
        session.tick(due.at)
    session.tick(until)


def test_a_slow_child_is_never_punished_before_speed_is_the_topic() -> None:
    for say, action in (("yellow", Call("banana")), ("repeat", Call("strawberry"))):
        session = at(say, action)
        waits(session, PATIENT - 1000)
        assert not lesson(session).is_missed
        assert action in offered(session)
    session = at("double", Slap())
    waits(session, PATIENT)
    assert offered(session)[0] == Slap()


def test_a_wrong_call_is_judged_so_that_its_fine_tells_why() -> None:
    session = at("colour", Call("elephant"))
    act(session, Call("banana"))
    waits(session, 100)
    [fine] = table(session).paid
    assert (fine.item, fine.wanted, offered(session)) == ("banana", "elephant", [Again()])
    act(session, Again())
    assert (table(session).paid, right(session)) == ((), Call("elephant"))
    act(session, Call("elephant"))
    assert lesson(session).stars == 2, "flip and yellow"


def test_a_slap_at_no_double_is_judged_too() -> None:
    session = at("same", Call("elephant"))
    act(session, Slap())
    waits(session, 100)
    assert [fine.reason for fine in table(session).paid] == ["wrong_slap"]


def test_who_is_too_slow_once_speed_is_the_topic_tries_again_with_full_time() -> None:
    session = at("now", Call("choco"))
    waits(session, 6000)
    assert [fine.reason for fine in table(session).paid] == ["hesitated"]
    assert offered(session) == [Again()]
    act(session, Again())
    assert right(session) == Call("choco")
    waits(session, 4000)
    assert not lesson(session).is_missed


def test_after_a_break_the_step_begins_anew_and_the_parrot_still_repeats() -> None:
    for say, action in (("parrot", Flip()), ("repeat", Call("strawberry"))):
        session = at(say, action)
        session.resume()
        assert right(session) == action
        while lesson(session).say in ("parrot", "repeat"):
            act(session, right(session))
        assert not table(session).paid
    waits(session, 100)
    assert table(session).last_call == "strawberry"
