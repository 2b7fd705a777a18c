"""Choco Challenge's questions for paper: to stop or to draw, and what the drawn cards pay for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from chocobox.core.game import Game
from chocobox.games.choco_challenge.bots.players import BOTS
from chocobox.games.choco_challenge.rules.actions import Draw, Stop
from chocobox.games.choco_challenge.rules.odds import of_drawing
from chocobox.games.choco_challenge.rules.pieces import ANY
from chocobox.games.choco_challenge.rules.state import State
from chocobox.kit import paper
from chocobox.kit.paper import Line, Question, advice

Rules = Game[State, Any]
"""The game by whose rules it is played."""


class Paper(paper.Paper[State]):
    """The questions; every seat knows the same, so all of them may always be asked."""

    def questions(self, game: Rules, state: State, seat: int | None) -> Sequence[Question]:
        """Of the seat that has the turn, once it has drawn something."""
        if state.is_over or state.asked is not None or not state.own.drawn:
            return ()
        return (*_drawing(game, state), *_buying(game, state))


def _drawing(game: Rules, state: State) -> Iterator[Question]:
    """Asked where the seat may draw or stop, and the house lets its chances be told."""
    actions = game.actions(state, state.turn)
    if not state.options.odds or Draw() not in actions or Stop() not in actions:
        return
    bust, pile = of_drawing(state.own).bust, len(state.own.pile)
    drawn = {"drawn": state.power, "pile": pile}
    matches = bust.ways * pile // bust.of
    facts = {"matches": matches, "pile": pile, "percent": bust.percent}
    does = advice(game, BOTS[-1], state, state.turn)
    key = (
        Line("draw-key", facts),
        Line("draw-bot", {"does": "draw" if isinstance(does, Draw) else "stop"}),
    )
    view = game.view(state, state.turn)
    own = view.seats[state.turn]
    marks = tuple(n for n, name in enumerate(own.inside) if name in own.drawn)
    yield Question(Line("draw", drawn), view, marks, key)


def _buying(game: Rules, state: State) -> Iterator[Question]:
    """Asked where nothing is bought or taken yet, and no match lies there."""
    if state.match is not None or state.bought is not None or state.took is not None:
        return
    places, costs = state.places, state.costs
    key = [Line("buy-none")]
    if places:
        any_place = state.power >= ANY
        key = [Line("buy-any") if any_place else Line("buy-place", {"place": places[0]})]
    desserts = Line("buy-dessert", {"costs": costs}) if costs else Line("buy-no-dessert")
    asks = Line("buy", {"drawn": state.power})
    marks = {"places": places, "costs": costs}
    yield Question(asks, game.view(state, state.turn), marks, (*key, desserts))


PAPER: Final = Paper()
