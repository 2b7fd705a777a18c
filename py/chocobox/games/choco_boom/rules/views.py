"""One seat's view of Choco-Boom: all but the order of the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise

from chocobox.games.choco_boom.rules import wishes
from chocobox.games.choco_boom.rules.past import Fine as Paid
from chocobox.games.choco_boom.rules.past import Tally, Won
from chocobox.games.choco_boom.rules.pieces import CARDS, PARROT, Card
from chocobox.games.choco_boom.rules.state import Case, Reach, State, Top
from chocobox.kit.praise import Praise

PADS = ("open", "slapped", "spent", "no_pile", "paused", "voting", "answered")
"""The possible states of a seat's slap."""


@dataclass(frozen=True, slots=True)
class Slappable:
    """The card on top: since when it lies there, whose hands are down, who had its chance."""

    opened: int
    slaps: tuple[int, ...]
    spent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """What was called for the card on top; right is None until it is judged.

    On a double every call is as good as a right one.
    """

    seat: int
    item: str
    at: int
    right: bool | None


@dataclass(frozen=True, slots=True)
class Paused:
    """Why play stands still, who will go on, and who is still to say that it is ready."""

    reason: str
    resumes: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chain:
    """The last call, and its number in a row."""

    item: str
    count: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat has done: piles won, fines paid, right calls; median and best in ms."""

    piles: int
    fines: int
    calls: int
    call: int | None
    slap: int | None


@dataclass(frozen=True, slots=True)
class Fine(Paid):
    """Why a seat paid, with how the two cards on top lie: one, two or double."""

    lies: str


@dataclass(frozen=True, slots=True)
class View:
    """One seat's view; the newest card of the pile comes last, and fines lie under the pile.

    shows tells what decides the call of the card on top: its colour, a parrot's own colour
    (parrot), the call before it (repeats), or nothing. pads tells how each seat's slap stands.
    In a calm game awaited are the seats that have to answer yet; the answers are told by events.
    """

    seat: int
    turn: int | None
    flipper: int | None
    pile: tuple[Card, ...]
    laid: int
    under: int
    decks: tuple[int, ...]
    shows: str
    call_by: int | None
    call: Made | None
    last_call: str | None
    paused: Paused | None
    fines: tuple[Fine, ...]
    case: Case | None
    window: Slappable | None
    reach: Reach | None
    objections: tuple[int, ...]
    won: Won | None
    pads: tuple[str, ...]
    chain: Chain | None
    tallies: tuple[Told, ...]
    aloud: bool
    advanced: bool
    hesitation: int
    calm: bool
    awaited: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenView(View):
    """Each deck's next card, if any, which nobody sees during the game."""

    next: tuple[Card | None, ...]


def view(state: State, seat: int) -> View:
    """One seat's view; it does not tell whether a card is a double."""
    return View(
        seat=seat,
        turn=None if state.is_over else state.turn,
        flipper=state.top.seat if state.top else None,
        pile=tuple(CARDS[card] for card in state.pile),
        laid=state.laid,
        under=len(state.fines),
        decks=tuple(map(len, state.decks)),
        shows=shows(state),
        call_by=_call_by(state),
        call=_made(state.top) if state.top else None,
        last_call=state.last_call,
        paused=_paused(state),
        fines=tuple(_fine(state, paid) for paid in state.paid),
        case=state.case,
        window=_window(state),
        reach=state.reach,
        objections=state.top.objections.seats if state.top else (),
        won=None if state.pile else state.won,
        pads=tuple(_pad(state, owner) for owner in range(state.seats)),
        chain=Chain(*state.chain) if state.chain and state.options.advanced else None,
        tallies=tallies(state),
        aloud=state.options.aloud,
        advanced=state.options.advanced,
        hesitation=state.options.hesitation,
        calm=state.options.calm,
        awaited=state.awaited,
    )


def opened(state: State, seat: int) -> OpenView:
    """One seat's view, with the next card of each deck."""
    seen = view(state, seat)
    shown = {field.name: getattr(seen, field.name) for field in fields(View)}
    return OpenView(**shown, next=tuple(CARDS[deck[0]] if deck else None for deck in state.decks))


def tallies(state: State) -> tuple[Told, ...]:
    """Each seat's tally so far."""
    return tuple(_tally(tally) for tally in state.tallies)


def praise(states: Sequence[State]) -> tuple[Praise, ...]:
    """Each seat's best slap; else about how soon it calls, else how many cards it flipped."""
    flipped = Counter(
        before.reach.seat
        for before, after in pairwise(states)
        if before.reach is not None and after.laid > before.laid
    )
    return tuple(
        Praise("slap", it.slap)
        if it.slap is not None
        else Praise("flips", flipped[seat])
        if it.call is None
        else Praise("call", it.call)
        for seat, it in enumerate(tallies(states[-1]))
    )


def _tally(tally: Tally) -> Told:
    calls = sorted(tally.calls)
    median = calls[(len(calls) - 1) // 2] if calls else None
    return Told(tally.piles, tally.fines, len(calls), median, tally.slap)


def _pad(state: State, seat: int) -> str:
    """The state of a seat's slap: open, slapped, or the code of the reason against it."""
    won = None if state.pile else state.won
    hands = state.top.window.seats if state.top else ()
    if seat in hands or (won is not None and seat in (won.seat, *won.others)):
        return "slapped"
    reason = wishes.slap(state, seat)
    if reason is None and state.stopped is not None:
        return "paused" if state.case is None else "voting"
    return reason or "open"


def _fine(state: State, paid: Paid) -> Fine:
    """A fine, as long as the card lies that it was about."""
    items = [CARDS[card].item for card in state.pile[-2:]]
    lies = "one" if len(items) < 2 else "double" if items[0] == items[1] else "two"
    return Fine(**asdict(paid), lies=lies)


def _call_by(state: State) -> int | None:
    """Until when the card on top can be called, while time runs."""
    top, options = state.top, state.options
    if top is None or top.settled or top.heard is not None or options.aloud or options.calm:
        return None
    return None if state.stopped is not None else top.window.opened + options.hesitation


def shows(state: State) -> str:
    """The code of the rule for the top card's call."""
    card = state.top_card
    if card is None or state.top is None:
        return "nothing"
    if card.item != PARROT:
        return "colour"
    return "repeats" if state.top.repeats else "parrot"


def _made(top: Top) -> Made | None:
    if top.heard is not None:
        at, item, is_right = top.heard
        return Made(top.seat, item, at, is_right)
    return Made(top.seat, top.call[1], top.call[0], None) if top.call else None


def _paused(state: State) -> Paused | None:
    pause = state.pause
    if pause is None:
        return None
    top = state.top
    is_calling = top is not None and not top.settled and pause.seat == top.seat
    resumes = pause.seat if is_calling else state.first_from(pause.seat)
    return Paused(pause.reason, resumes, pause.waiting)


def _window(state: State) -> Slappable | None:
    if state.top is None:
        return None
    window = state.top.window
    return Slappable(window.opened, window.seats, window.spent)
