"""Schokoly's questions for paper: the best place for a card, and what the board is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from chocobox.core.game import Game
from chocobox.games.schokoly.bots.players import BOTS
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.pieces import COLOURS, TURNED, names
from chocobox.games.schokoly.rules.scoring import Step
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.views import count, seen
from chocobox.games.schokoly.solo.best.game import SCHOKOLY, Laid, laid_by, weighed
from chocobox.games.schokoly.solo.best.game import State as Alone
from chocobox.games.schokoly.solo.count.game import State as Counting
from chocobox.kit import paper
from chocobox.kit.paper import Line, Question, advice

MOST_MARKS: Final = 4
"""So many equally good places are drawn at most, each once."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card of the hand as it would lie; card counts the hand from 1.

    is_bots: the hard bot would lay it there, though others bring more at once.
    """

    card: int
    x: int
    y: int
    is_stack: bool
    colours: tuple[str, ...]
    is_bots: bool = False


class Paper(paper.Paper[Any]):
    """The questions; each game for one has a table to ask about."""

    def questions(self, game: Game[Any, Any], state: Any, seat: int | None) -> Sequence[Question]:
        """Where to lay a card, for the seat that may lay one; then the count."""
        if isinstance(state, Counting):  # nobody lays a card there
            return tuple(_count(state.table))
        game, table = (SCHOKOLY, state.table) if isinstance(state, Alone) else (game, state)
        may = not table.is_over and seat in (None, table.turn)
        return (*(_best(game, table) if may else ()), *_count(table))


# --- the best place ---


def _best(game: Game[Any, Any], state: State) -> Iterator[Question]:
    """Asked where a seat with a colour has not laid yet, and some card fits."""
    seat, lays = state.turn, _lays(game, state)
    if state.placed is not None or state.colours[seat] is None or not lays or not state.board.laid:
        return
    leads = weighed(state)
    most, before = max(leads.values()), _lead(state)
    best = _each(state, [it for it in lays if leads[laid_by(it)] == most])
    other = advice(game, BOTS[-1], state, seat)
    bots: tuple[Spot, ...] = ()
    if isinstance(other, Place | Stack) and leads[laid_by(other)] < most:
        bots = (replace(_spot(state, other), is_bots=True),)
    facts = {"before": before, "after": most, "gain": most - before}
    places = {(it.x, it.y): it for it in reversed(best)}
    drawn = [it for it in best if it in places.values()][:MOST_MARKS]
    key = (
        Line("best-key", {"card": best[0].card, "stack": best[0].is_stack, **facts}),
        *((Line("best-equal", {"count": len(best)}),) if len(best) > 1 else ()),
        *(Line("best-bot", {"card": it.card}) for it in bots),
        *((Line("best-same"),) if isinstance(other, Place | Stack) and not bots else ()),
    )
    asks = Line("best", {"colour": _colour(state, seat), "cards": len(state.hands[seat])})
    yield Question(asks, seen(state, seat), (*drawn, *bots), key)


def _lays(game: Game[Any, Any], state: State) -> list[Place | Stack]:
    return [it for it in game.actions(state, state.turn) if isinstance(it, Place | Stack)]


def _lead(state: State) -> int:
    """The own points less those of the best other colour, if the game ended now."""
    own = _colour(state, state.turn)
    points = {it.colour: it.total for it in count(state).totals}
    return points[own] - max((n for colour, n in points.items() if colour != own), default=0)


def _each(state: State, actions: Sequence[Place | Stack]) -> list[Spot]:
    """Those that look different, as they would lie, without a smartie first."""
    found: dict[Laid, Spot] = {}
    for action in actions:
        found.setdefault(laid_by(action), _spot(state, action))
    return sorted(found.values(), key=lambda it: it.is_stack)


def _spot(state: State, action: Place | Stack) -> Spot:
    looks = names(TURNED[action.card][action.turn])
    card = state.hands[state.turn].index(action.card) + 1
    return Spot(card, action.x, action.y, isinstance(action, Stack), looks)


def _colour(state: State, seat: int) -> str:
    colour = state.colours[seat]
    assert colour is not None
    return COLOURS[colour]


# --- the count ---

_PARTS: Final = ("largest", "neutral", "total")


def _count(state: State) -> Iterator[Question]:
    """Asked once all have chosen, and something lies there."""
    if not state.board.laid or None in state.colours:
        return
    told = count(state)
    totals = [
        Line("total", {name: getattr(it, name) for name in ("colour", *_PARTS)})
        if len(told.totals) == 2
        else Line("largest", {"colour": it.colour, "largest": it.largest})
        for it in told.totals
    ]
    steps = [line for step in told.steps if (line := _neutral(step))]
    points = {it.colour: it.total for it in told.totals}
    first, *others = sorted(points, key=lambda it: -points[it])
    ahead = points[first] - max((points[it] for it in others), default=0)
    leads = Line("leads", {"colour": first, "by": ahead}) if ahead else Line("equal")
    asks = Line("count", {"neutral": len(told.totals) == 2})
    view = replace(seen(state, 0), hand=(), offer=None)
    yield Question(asks, view, (), (*steps, *totals, leads), 5)


def _neutral(step: Step) -> Line | None:
    """The fate of a neutral area that counts."""
    if step.code != "neutral":
        return None
    facts: Mapping[str, object] = {
        "count": step.count,
        "winner": step.winner or "nobody",
        "most": step.sums[0].count,
        "fewer": step.sums[1].count,
    }
    return Line("area", facts)


PAPER: Final = Paper()
