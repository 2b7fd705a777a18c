"""Tables that a seed brings well under way: two lay in turn, quickly and not at all badly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Choose, Draw, Guard
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.laying import Laying, layings, sketch_of
from chocobox.games.schokoly.rules.looks import ways
from chocobox.games.schokoly.rules.pieces import COLOURS
from chocobox.games.schokoly.rules.state import Options, State

SPOTS: Final = 7
"""Where a card may lie is looked at in so many places, not in all: that is what makes it quick."""

STACKS: Final = 6
"""One turn in so many is to be a stack card, and one in so many guards a card."""

_GAME: Final = Schokoly()


def grown(cards: int, daring: bool, rng: Rng) -> Iterator[State]:
    """A table of two after each card, the next seat having still to lay its own.

    Where daring, smarties are spent. Once so many cards lie, seat 0 is to move.
    """
    deal, rng = rng.draw()
    state = _GAME.start(Options(first=cards % 2), 2, Rng(deal))
    colours, rng = rng.shuffle(COLOURS)
    while len(state.board.laid) < cards:
        if state.colours[state.turn] is None:
            state = _after(state, Choose(colours[state.turn]))
        state, rng = _turn(state, daring, rng)
        yield state


def _turn(state: State, daring: bool, rng: Rng) -> tuple[State, Rng]:
    """A card laid, a smartie put down at times, and a card drawn."""
    luck, rng = rng.below(STACKS)
    found, rng = _layings(state, daring and luck == 0, rng)
    most = max(it.worth for it in found)
    best, rng = rng.pick([it for it in found if it.worth == most])
    state = _after(state, best.action(state.hands[state.turn]))
    if daring and luck == 1:
        guards = [it for it in _GAME.actions(state, state.turn) if isinstance(it, Guard)]
        if guards:
            guard, rng = rng.pick(guards)
            state = _after(state, guard)
    return _after(state, Draw()), rng


def _layings(state: State, is_stack: bool, rng: Rng) -> tuple[list[Laying], Rng]:
    """Ways to lay a card in some places; in the second tier, if that is wished and can be."""
    sketch, looks = sketch_of(state, state.turn), tuple(ways(state.hands[state.turn]))
    if is_stack and state.smarties[state.turn] and state.board.cover:
        among, rng = rng.shuffle(sorted(state.board.cover))
        found = layings(state.board, sketch, looks, True, among[:SPOTS])
        stacks = [it for it in found if it.is_stack]
        if stacks:
            return stacks, rng
    among, rng = rng.shuffle(sorted(state.board.fresh))
    found = layings(state.board, sketch, looks, False, among[:SPOTS] or None)
    return found or layings(state.board, sketch, looks, False), rng


def _after(state: State, action: Action) -> State:
    return _GAME.step(state, Move(state.turn, action, 0))[0]
