"""What each way to lay a card would bring its player at once, for the places on the board."""

from __future__ import annotations

from collections.abc import Iterator

from chocobox.games.schokoly.rules.actions import Stack
from chocobox.games.schokoly.rules.board import cell_at
from chocobox.games.schokoly.rules.laying import sketch_of
from chocobox.games.schokoly.rules.looks import LOOKS, Look, ways
from chocobox.games.schokoly.rules.offers import groups_of
from chocobox.games.schokoly.rules.pieces import TURNED
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.valuing import OWN


def gains(state: State) -> tuple[int, ...]:
    """The points that each laying offered now brings; none where no card may be laid."""
    waits = state.swap is not None or state.placed is not None
    if state.is_over or waits or state.colours[state.turn] is None:
        return ()
    return tuple(_gains(state))


def _gains(state: State) -> Iterator[int]:
    """Offer by offer; each spot is looked at once, with all that the hand can show there."""
    sketch, looks = sketch_of(state, state.turn, OWN), tuple(ways(state.hands[state.turn]))
    now = sketch.best[sketch.eye.mine] + sketch.won
    known: dict[tuple[bool, int], dict[Look, int]] = {}
    for kind, card, turn, places in groups_of(state):
        look, is_stack = LOOKS.index(TURNED[card][turn]), kind is Stack
        for place in places:
            spot = cell_at(*place)
            if (is_stack, spot) not in known:
                bare = sketch.lifted(spot) if is_stack else sketch
                points = zip(looks, bare.points(spot, looks), strict=True)
                known[is_stack, spot] = dict(points)
            yield known[is_stack, spot][look] - now
