"""Answers about the game in progress to one seat that listens or chooses by few keys."""

from __future__ import annotations

from chocobox.core.session import Session
from chocobox.games import asking_of
from chocobox.kit.asking import QUESTIONS, Answer, Asking, Group, Over, Seen, answer
from chocobox.request import Request, RequestError, whole_of, wish_of

MOST_CARDS = 99
"""No seat has more."""


def answered(session: Session, seat: int, request: Request) -> Answer:
    """The answer to a request with `about`, and perhaps a card's number and an action."""
    about = request.get("about")
    if about not in QUESTIONS:
        raise RequestError("bad-request", f"about must be one of: {', '.join(QUESTIONS)}.")
    number = whole_of(request, "number", 1, MOST_CARDS) if "number" in request else 1
    place = None if request.get("action") is None else session.find(seat, wish_of(request))
    if about == "turn" and session.game.outcome(session.state) is not None:
        return Answer((Over(),), is_walk=False, is_own=False)
    asking, seen = _asked(session, seat)
    action = None if place is None else seen.actions[place]
    return answer(asking, about, Seen(seen.state, seat, seen.actions, number, action))


def choices_of(session: Session, seat: int) -> tuple[Group, ...]:
    """What the seat may do now, in groups."""
    asking, seen = _asked(session, seat)
    return asking.groups(seen)


def _asked(session: Session, seat: int) -> tuple[Asking[object], Seen[object]]:
    """The game that answers, and its table; a stand-in without one has no answers of its own."""
    table = session.game.lying(session.state)
    asking = None if table is None else asking_of(session.game.name)
    state = session.state if table is None else table
    return asking or Asking(), Seen(state, seat, session.offered(seat))
