"""Kaboom! at the instants at which a hand comes too late: fingers before, at and after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import Draw, Flip, Kaboom, Look, LookBoth, Slap
from chocobox.games.kaboom.rules.pieces import HANDICAPS
from chocobox.games.kaboom.rules.powers import offers
from chocobox.games.kaboom.rules.state import Options, State
from games.kaboom.hand import PAIRS, Table, flipping, last_turn, threw
from games.live_orders import Moment, Touch
from support.walks import Choose

FOUR = (*PAIRS, "2C 3C")
NO_CARDS = ("2S 3S", ".", "2D 3D", "2C 3C")
CARDS = ("6C", "6C", "8C", "10C", "QC", "KC")
"""What was thrown away: no power, or each of them."""

STEP = 5
"""Between two instants at which fingers land, in ms; often they land at the same one."""


def any_moment(choose: Choose) -> Moment:
    """A table where something is about to end, and up to four fingers there."""
    late: dict[str, Any] = {f"handicap_{n}": HANDICAPS[choose(len(HANDICAPS))] for n in range(4)}
    options = Options(**late if choose(2) else {}, slaps=choose(8) > 0)
    table, instant = [thrown, thrown, thrown, looked, flipped, ending][choose(6)](options, choose)
    table.waits(until=instant - 60)
    touches = any_touches(table.state, instant, choose)
    return Moment(options, table.state, instant - 60, tuple(touches))


def thrown(options: Options, choose: Choose) -> tuple[Table, int]:
    """A card lies there; the next turn begins, or has begun."""
    hands = NO_CARDS if choose(6) == 0 else FOUR
    table = threw(CARDS[choose(len(CARDS))], *hands, options=options)
    return table, (2500, 2560, 3000)[choose(3)]


def looked(options: Options, choose: Choose) -> tuple[Table, int]:
    """The same while its power shows something."""
    card, action = (("8C", Look(0, 1)), ("KC", LookBoth(0, 0, 3, 1)))[choose(2)]
    table = threw(card, *FOUR, options=options)
    table.does(0, action)
    return table, (2500, 3000)[choose(2)]


def flipped(options: Options, choose: Choose) -> tuple[Table, int]:
    """One or two cards were flipped; the next may be flipped soon, or now."""
    table = Table(flipping(*FOUR, stock="6C 6D 6H ...", options=replace(options, slaps=True)))
    for seat in range(1 + choose(2)):
        table.goes(seat, Flip())
    return table, table.now + (60, 150, 1200, 1500)[choose(4)]


def ending(options: Options, choose: Choose) -> tuple[Table, int]:
    """The last turn is over, and so is the time to slap."""
    return last_turn(CARDS[choose(len(CARDS))], options=options), 5000


def any_touches(state: State, instant: int, choose: Choose) -> list[Touch]:
    """A few of all that fingers might do then; each does it once."""
    wishes: list[tuple[int, Action]] = [(seat, Slap()) for seat in range(state.seats)]
    if state.sight is None:
        goes = [Flip()] if state.flipping else [Draw(), Kaboom()]
        wishes += [(state.turn, action) for action in goes]
    if state.power is not None or state.sight is not None:
        wishes.append(a_power(state, choose))
    while len(wishes) > 4 or (wishes and choose(6) == 0):
        wishes.pop(choose(len(wishes)))
    if not state.options.slaps:  # then nothing but a power is waited for, in its own time
        wishes = [it for it in wishes if it[1] not in (Kaboom(), Slap())]
        instant += 60
    at = [instant + STEP * (choose(24) - 12) for _ in wishes]
    return [Touch(when, seat, encode(it)) for when, (seat, it) in zip(at, wishes, strict=True)]


def a_power(state: State, choose: Choose) -> tuple[int, Action]:
    """One way to use what is open."""
    owner = next(it.seat for it in (state.power, state.sight) if it)
    found = offers(state, owner)
    return owner, found[choose(len(found))]


def but_for_the_lead(state: State) -> State:
    """A position without the list of later hands: one of them may not have been heard yet."""
    slap = state.slap and replace(state.slap, margin=None, others=())
    return state.changed(slap=slap)
