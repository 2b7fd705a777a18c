"""The lesson of Kaboom!, as data."""

from __future__ import annotations

from dataclasses import replace

from chocobox.games.kaboom.rules import slapping, turns
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Discard,
    Draw,
    Enough,
    Flip,
    Kaboom,
    Look,
    Peek,
    Replace,
    Reveal,
    Slap,
)
from chocobox.games.kaboom.rules.pieces import CARDS, NUMBER
from chocobox.games.kaboom.rules.state import Lying, Options, State
from chocobox.kit.lesson import Lesson, Step

OWN, OTHER = ("AS", "KH", "2H", "QS"), ("9S", "JH", "8C", "10D")
STOCK = ("2C", "3C", "5D", "10S", "6H", "7D", "4C")
"""Flipped; drawn and kept; drawn by the other, who then pays two; the seven; the last card."""

PATIENT = 3_600_000
"""Nobody who learns is hurried: what a seat must do has so much time, in ms."""

FAR = (Look(0, 0), Look(0, 1))


def dealt(state: State, at: int) -> State:
    """The lesson's deal; the other seat has looked already, and the person will flip first."""
    grids = tuple(
        tuple(Lying(NUMBER[card], 4 * seat + place) for place, card in enumerate(cards))
        for seat, cards in enumerate((OWN, OTHER))
    )
    rest = [card for card in CARDS if card not in (*OWN, *OTHER, *STOCK)]
    stock = tuple(NUMBER[card] for card in (*STOCK, *rest))
    return state.changed(grids=grids, stock=stock, peeks=("waiting", "done"), starter=0, turn=0)


def slapped(state: State, at: int) -> State:
    """The person's hand was first, of course."""
    return patient(slapping.judge(state, at)[0], at)


def patient(state: State, at: int) -> State:
    """The same with much time for a slap and a look."""
    slap, sight, until = state.slap, state.sight, at + PATIENT
    return state.changed(
        slap=slap and replace(slap, until=until), sight=sight and replace(sight, until=until)
    )


def own_turn(state: State, at: int) -> State:
    """It is the person's turn again."""
    return turns.begin(state.changed(window=None, power=None, turn=0), at)[0]


def counted(state: State, at: int) -> State:
    """The round is over."""
    return turns.close(state)[0]


LESSON = Lesson(
    edition=2,
    oldest=1,
    bots=("forgetful",),
    options=Options(rounds=1),
    seed=1,
    steps=(
        Step("peek", (Peek,), shows=("eye:0",), table=dealt),
        Step(may=(Cover,), shows=("eye:0",), then="cover"),
        Step("flip", (Flip,), shows=("stock", "flip:0")),
        Step("slap", (Slap,), shows=("slap:0",)),
        Step("reveal", (Reveal,), (Reveal(0, 2),), table=slapped, wrong="no-two"),
        Step("enough", (Enough,), shows=("enough:0",), table=patient),
        Step(may=(Draw,), shows=("stock", "draw:0"), then="draw"),
        Step("keep", (Replace, Discard), (Replace(3),), wrong="not-kept"),
        Step("other", (Draw,), (Draw(),), seat=1),
        Step(may=(Discard,), wants=(Discard(),), seat=1),
        Step(may=(Slap,), wants=(Slap(),), seat=1),
        Step(may=(Reveal,), wants=(Reveal(1, 0),), seat=1),
        Step("penalty", shows=("card:1:4", "card:1:5")),
        Step("power", (Draw,), shows=("stock", "draw:0")),
        Step(
            may=(Discard, Replace),
            wants=(Discard(),),
            shows=("discard", "discard:0"),
            then="seven",
            wrong="no-power",
        ),
        Step("look", (Look,), FAR, shows=("card:0:0", "card:0:1"), wrong="near"),
        Step(may=(Cover,), table=patient, then="seen"),
        Step(
            "call",
            (Kaboom, Draw),
            (Kaboom(),),
            shows=("kaboom:0",),
            table=own_turn,
            wrong="drawn",
        ),
        Step(may=(Draw,), wants=(Draw(),), seat=1, then="last-turn"),
        Step(may=(Discard,), wants=(Discard(),), seat=1),
        Step("count", table=counted),
    ),
)
