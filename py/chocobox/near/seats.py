"""Who sits at another device: what such a guest is told, and what it may ask."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from chocobox.core.session import Session
from chocobox.core.update import Update
from chocobox.request import LATEST, MOST_MOVES, Request, fault, object_of, short, whole_of

ASKS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("action", "since", "ply"),
    "try": ("action",),
    "hint": (),
    "why": ("action",),
    "ask": ("about", "number", "action"),
    "choices": (),
    "undo": (),
}
"""A guest's requests with their own fields; nothing else is heard."""

MOST_ASKED = 1000
"""No action is told with so many letters."""

Told = Mapping[str, Any]
"""The reply to a guest's question, as the same question has at the table."""


def guests_of(request: Request, session: Session) -> tuple[int, ...]:
    """The seats of guests that a request names: some of the persons, each once."""
    seats = request.get("guests")
    persons = session.persons
    if not isinstance(seats, list) or not all(type(it) is int and it in persons for it in seats):
        raise fault("guests must be a list of persons' seats.")
    if len({*seats}) < len(seats):
        raise fault("guests must name each seat once.")
    return tuple(seats)


def asked_by(request: Request, session: Session) -> tuple[str, Request]:
    """The kind of a guest's request, and the request that the table may answer in its place."""
    guests, seat = guests_of(request, session), request.get("seat")
    if type(seat) is not int or seat not in guests:
        raise fault("seat must be one of the guests.")
    asked = object_of(request, "request")
    op = asked.get("op")
    if not isinstance(op, str) or op not in ASKS:
        raise fault(f"A guest's op must be one of: {', '.join(ASKS)}.")
    if len(json.dumps(asked)) > MOST_ASKED:
        raise fault(f"A guest's request has at most {MOST_ASKED} letters.")
    own = asked.get("seat", seat)
    if type(own) is not int or own != seat:
        raise fault("A guest asks for its own seat alone.")
    unknown = [name for name in asked if name not in ("op", "seat", *ASKS[op])]
    if unknown:
        raise fault(f"A guest's {op} has no field named {short(unknown[0])}.")
    given = {name: asked[name] for name in ASKS[op] if name in asked}
    at = whole_of(request, "at", 0, LATEST)
    if op == "play" and session.game.grace:
        at = min(at, _landed(request, asked))
    return op, {**given, "seat": seat, "at": at, "guests": request["guests"]}


def _landed(request: Request, asked: Request) -> int:
    """When a finger landed, by the picture that its own screen showed, whatever the way took."""
    whole_of(asked, "ply", 0, MOST_MOVES)
    return whole_of(request, "shown", 0, LATEST) + whole_of(asked, "since", 0, LATEST)


def trips_of(request: Request) -> list[list[float]]:
    """The last round trips of each guest, in ms."""
    trips = request.get("trips")
    if not isinstance(trips, list) or not all(isinstance(some, list) for some in trips):
        raise fault("trips must be a list of lists.")
    if not all(type(it) in (int, float) and 0 <= it <= LATEST for some in trips for it in some):
        raise fault("A trip must be a number of ms.")
    return trips


def here(update: Update, session: Session, guests: Sequence[int]) -> Update:
    """What the table itself is told: nothing that only guests may know.

    Where no person is left, one view stays without its secrets, so that there is a table to draw.
    """
    found = _of({it for it in update.views if it not in guests}, update)
    if found.views or not update.views:
        return found
    first = min(update.views)
    view = session.game.covered(session.state, first)
    return replace(found, views={first: view}, actions={first: ()})


def elsewhere(update: Update, guests: Sequence[int]) -> Mapping[int, Update]:
    """What each guest is told: its own seat, and of the record only who plays by which rules.

    A record's seed and moves tell all cards, so they come when the game is over.
    """
    bare = update.record if update.done else replace(update.record, seed=0, position="", moves=())
    return {it: replace(_of({it}, update), wake=None, record=bare) for it in guests}


def _of(seats: set[int], update: Update) -> Update:
    """What those seats may know."""
    return replace(
        update,
        views={it: view for it, view in update.views.items() if it in seats},
        actions={it: offered for it, offered in update.actions.items() if it in seats},
        topics={it: told for it, told in update.topics.items() if it in seats},
        refused=update.refused if update.refused and update.refused.seat in seats else None,
    )
