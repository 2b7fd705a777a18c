"""Touches at almost the same time, and the orders in which they may arrive."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.record import Action
from chocobox.core.session import Session
from chocobox.games.choco_boom.rules.actions import Call, Slap
from chocobox.games.choco_boom.rules.game import ChocoBoom
from chocobox.games.choco_boom.rules.pieces import CARDS
from chocobox.games.choco_boom.rules.state import Options, State
from games.live_orders import Touch
from support.walks import Choose, any_options

GAME = ChocoBoom()
ON_ITS_WAY = 60
"""Sooner than that, in ms, everybody hears of a touch."""

SHORT = (0, 0, 0, 1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 59, 60, 61, 90, 149, 200)
PAUSES = (*SHORT, 710, 1441, 2100)
"""How long after the last touch the next one lands, in ms."""

WISHES: tuple[Mapping[str, Any], ...] = (
    *({"type": kind} for kind in ("Flip", "Ready", "Object", "Slap", "Slap", "Pass")),
    *({"type": "Call", "item": item} for item in ("banana", "strawberry", "choco", "elephant")),
    *({"type": "Vote", "guilty": guilty} for guilty in (True, False)),
)
FEW = ("elephant", "parrot", "banana")
"""Where only these are dealt, there are many doubles, yellow elephants and rows."""


def table_for(seats: int, seed: int, choose: Choose) -> Session:
    """A game among persons, in which some decks are soon empty."""
    options: Options = any_options(GAME, seats, choose)
    session = Session(GAME, options, [{"kind": "person"}] * seats, seed)
    session.states = [thinned(session.state, choose)]
    return session


def thinned(state: State, choose: Choose) -> State:
    """Fewer cards, and perhaps fewer items among them."""
    items = FEW if choose(2) else tuple(card.item for card in CARDS)
    pool, _ = state.rng.shuffle(n for n, card in enumerate(CARDS) if card.item in items)
    decks, left = [], list(pool)
    for _ in state.decks:
        count = 1 + choose(8)
        decks.append(tuple(left[:count]))
        left = left[count:]
    return state.changed(decks=tuple(decks), box=())


def waits(session: Session, until: int) -> None:
    """Makes all moves of the table that are due by then, each at its time."""
    for _ in range(1000):
        move = GAME.table(session.state)
        at = max(move.at, session.clock) if move else until + 1
        if at > until:
            return
        session.tick(at)
    raise AssertionError("the table never comes to rest")


def touched(session: Session, count: int, choose: Choose) -> list[Touch]:
    """Random touches that arrive in the order in which they landed."""
    now, touches = 0, list[Touch]()
    for _ in range(count):
        now = soon(session, now, choose)
        waits(session, now)
        touch = any_touch(session, now, choose)
        session.play(touch.seat, touch.wish, touch.at)
        touches.append(touch)
    return touches


def soon(session: Session, now: int, choose: Choose) -> int:
    """The time of the next touch: a little later, or exactly when the table moves."""
    move = GAME.table(session.state)
    if move is not None and move.at > now and choose(3) == 0:
        return max(now, move.at - 1 + choose(3))
    return now + PAUSES[choose(len(PAUSES))]


def any_touch(session: Session, now: int, choose: Choose) -> Touch:
    """Mostly an offered action; else any action."""
    state, seats = session.state, range(len(session.players))
    if choose(5) == 0:
        return Touch(now, choose(len(seats)), WISHES[choose(len(WISHES))])
    offers = [(seat, action) for seat in seats for action in GAME.actions(state, seat)]
    line = [it for it in offers for _ in range(weight(state, it[1]))]
    if not line:
        return Touch(now, choose(len(seats)), WISHES[choose(len(WISHES))])
    seat, action = line[choose(len(line))]
    return Touch(now, seat, encode(action))


def weight(state: State, action: Action) -> int:
    """Most slap a double, and most calls are right."""
    top = state.top
    match action:
        case Slap():
            return 8 if top and top.since is not None else 1
        case Call(item):
            return 8 if top and item == top.due else 1
    return 8


# --- the order of arrival ---


ANSWERS = ("Slap", "Pass", "Call")
"""Of these a seat of a calm game has one for each card: two fingers are no way to give two."""


def is_bound(one: Touch, other: Touch, is_calm: bool) -> bool:
    """Whether both come from one finger, whose touches always arrive in order."""
    kinds = [str(it.wish["type"]) for it in (one, other)]
    is_answer = is_calm and all(kind in ANSWERS for kind in kinds)
    return one.seat == other.seat and (is_answer or kinds[0] == kinds[1])


def bundles(touches: Sequence[Touch], cuts: Sequence[int]) -> Iterator[list[Touch]]:
    """Groups of touches at almost the same time; the table makes no move inside a group."""
    left = list(touches)
    while left:
        first = left[0].at
        end = min([first + ON_ITS_WAY, *(cut for cut in cuts if cut > first)])
        bundle = [touch for touch in left if touch.at < end]
        left = left[len(bundle) :]
        yield bundle


def shuffled(bundle: Sequence[Touch], choose: Choose, is_calm: bool) -> Iterator[Touch]:
    """In any order, but one finger's touches stay in order."""
    left = list(bundle)
    while left:
        bound = [any(is_bound(it, one, is_calm) for one in left[:n]) for n, it in enumerate(left)]
        free = [it for it, is_late in zip(left, bound, strict=True) if not is_late]
        touch = free[choose(len(free))]
        left.remove(touch)
        yield touch


def late(touches: Sequence[Touch], choose: Choose, is_calm: bool) -> list[tuple[int, Touch]]:
    """Each touch arrives a little after it landed, and the table does not wait for it."""
    heard = list[tuple[int, Touch]]()
    for touch in touches:
        at = touch.at + choose(ON_ITS_WAY)
        twins = [when for when, sooner in heard if is_bound(touch, sooner, is_calm)]
        heard.append((max([at, *twins]), touch))
    return sorted(heard, key=lambda it: it[0])


def but_for_the_lead(state: State) -> State:
    """A position without the list of later slaps, because one of them may not have arrived yet."""
    won = state.won and replace(state.won, margin=None, others=())
    return state.changed(won=won)
