"""The lesson of Choco-Boom, as data: slow colours, then the parrot, doubles, and speed."""

from __future__ import annotations

from dataclasses import replace

from chocobox.games.choco_boom.rules import turns
from chocobox.games.choco_boom.rules.actions import Call, Flip, Slap
from chocobox.games.choco_boom.rules.pieces import CARDS, DEAL, HESITATIONS
from chocobox.games.choco_boom.rules.state import Options, State
from chocobox.kit.lesson import Lesson, Step

OWN = "yellow banana, blue banana, blue parrot, red pepper, blue choco, brown elephant, blue carrot"
OTHER = (
    "red strawberry, red carrot, brown pepper, blue elephant, yellow banana, red carrot, red choco"
)
"""The decks of the person and of the other seat, the next card first."""

PATIENT = 600_000
"""So long a call may take while nobody is hurried, in ms."""

BRISK = 800
"""How soon the other seat acts once all is quick, in ms."""


def numbers(text: str) -> tuple[int, ...]:
    """One card for each that is named; a second one of its kind is another card."""
    faces = [f"{card.colour} {card.item}" for card in CARDS]
    found = list[int]()
    for face in text.split(", "):
        found.append(next(n for n, it in enumerate(faces) if it == face and n not in found))
    return tuple(found)


def dealt(state: State, at: int) -> State:
    """Those cards uppermost in both decks, and the person begins."""
    named = numbers(f"{OWN}, {OTHER}")
    rest = iter(card for card in range(len(CARDS)) if card not in named)
    half = len(named) // 2
    decks = tuple(
        (*own, *(next(rest) for _ in range(DEAL - half))) for own in (named[:half], named[half:])
    )
    return state.changed(decks=decks, box=tuple(rest), turn=0)


def hurried(state: State, at: int) -> State:
    """Near the end: the other seat has three cards left, and a call has its usual time."""
    own, other = state.decks
    options = replace(state.options, hesitation=HESITATIONS[-1])
    return state.changed(options=options, decks=(own, other[:3]), box=(*state.box, *other[3:]))


def laid(state: State, at: int) -> State:
    """The card lies at once, so that no hand can come before it."""
    return turns.go(state, at)[0]


def other(say: str, item: str, pause: int = 1200, then: str = "") -> tuple[Step, Step]:
    """The other seat flips a card and calls it."""
    return (
        Step(say, (Flip,), (Flip(),), seat=1, pause=pause, then=then),
        Step("", (Call,), (Call(item),), seat=1, pause=pause),
    )


DECK, HAND = ("flip:0",), ("slap:0",)
NEAR_THE_END = other("quick", "banana", BRISK)

LESSON = Lesson(
    edition=2,
    oldest=1,
    bots=("sleepy",),
    options=Options(hesitation=PATIENT),
    seed=1,
    steps=(
        Step("flip", (Flip,), shows=DECK, table=dealt),
        Step("yellow", (Call,), (Call("banana"),), shows=("call:0:banana",)),
        *other("other", "strawberry"),
        Step("picture", (Flip,), shows=DECK),
        Step("", (Call,), (Call("elephant"),), then="colour"),
        *other("repeats", "strawberry"),
        Step("parrot", (Flip,), shows=DECK),
        Step("", (Call,), (Call("strawberry"),), then="repeat"),
        *other("watch", "choco"),
        Step("", (Flip,), shows=DECK, then="look"),
        Step("double", (Slap,), shows=HAND, table=laid),
        *other("", "elephant", then="won"),
        Step("", (Flip,), shows=DECK, then="go"),
        Step("same", (Call, Slap), (Call("elephant"),), table=laid),
        replace(NEAR_THE_END[0], table=hurried),
        NEAR_THE_END[1],
        Step("", (Flip,), shows=DECK, then="ready"),
        Step("", (Call,), (Call("choco"),), then="now"),
        *other("", "strawberry", BRISK, then="in-time"),
        Step("", (Flip,), shows=DECK, then="last"),
        Step("again", (Call, Slap), (Slap(),), table=laid),
        Step("", (Flip,), (Flip(),), seat=1, then="yours"),
        Step("end", table=laid),
    ),
)
