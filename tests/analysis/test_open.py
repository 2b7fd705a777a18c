"""Replays: what is shown face up, and the standings during a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from chocobox.core.codec import encode
from chocobox.games import GAMES
from support.seen_again import played

HELD: Mapping[str, Callable[[Any], object]] = {
    "schokoly": lambda view: view.count.scores,
    "choco_boom": lambda view: view.decks,
    "choco_challenge": lambda view: view.count.scores,
    "kaboom": lambda view: tuple(-total for total in view.totals),
    "choco_practice": lambda view: (sum(it.called == it.due for it in view.answers),),
}
"""What a view tells of how all stand."""


def plies(name: str) -> Iterator[tuple[Any, Any, Any]]:
    """The positions of a whole game, each with what seat 1 sees, and with its view in the open."""
    game = GAMES[name]
    for state in played(name).session.states:
        yield state, game.view(state, 1), game.open(state, 1)


def test_in_schokoly_all_hands_and_cards_on_offer_are_shown() -> None:
    swaps = 0
    for state, seen, shown in plies("schokoly"):
        assert seen.open is None
        assert [[card.card for card in hand] for hand in shown.open] == list(map(list, state.hands))
        assert replace(shown, open=None, offer=None) == replace(seen, offer=None, gains=())
        if state.swap is not None:
            offer = shown.offer
            assert (offer.card, offer.answer_card) == (state.swap.card, state.swap.answer)
            swaps += 1
    assert swaps


def test_in_kaboom_every_card_has_its_face() -> None:
    from chocobox.games.kaboom.rules.pieces import CARDS

    drawn = 0
    for state, seen, shown in plies("kaboom"):
        for grid, cards in zip(state.grids, shown.grids, strict=True):
            lie = [(n, CARDS[it.card], it.mark) for n, it in enumerate(grid) if it]
            assert lie == [(it.place, it.card, it.mark) for it in cards]
        assert shown.drawn == (None if state.drawn is None else CARDS[state.drawn])
        drawn += state.drawer == 0
        assert state.drawer == 1 or seen.drawn is None
        rest = {"grids": (), "drawn": None, "worth": None}
        assert replace(shown, **rest) == replace(seen, **rest)
    assert drawn


def test_in_choco_boom_the_next_card_of_each_deck_lies_open() -> None:
    from chocobox.games.choco_boom.rules.pieces import CARDS

    for state, seen, shown in plies("choco_boom"):
        assert [card and (card.item, card.colour) for card in shown.next] == [
            (CARDS[deck[0]].item, CARDS[deck[0]].colour) if deck else None for deck in state.decks
        ]
        assert encode(shown) == encode(seen) | {"type": "OpenView", "next": encode(shown.next)}
    assert None in shown.next


def test_in_choco_challenge_the_order_of_piles_and_deck_lies_open() -> None:
    from chocobox.games.choco_challenge.rules.pieces import NAMES

    for state, seen, shown in plies("choco_challenge"):
        for own, pile in zip(state.seats, shown.piles, strict=True):
            assert pile == tuple(NAMES[card] for card in own.pile)
        assert shown.ahead == tuple(NAMES[card] for card in state.deck)
        news = {"piles": encode(shown.piles), "ahead": encode(shown.ahead)}
        assert encode(shown) == encode(seen) | {"type": "OpenView"} | news


def test_standing_equals_the_scores_in_the_views() -> None:
    for name, held in HELD.items():
        game, found = GAMES[name], set()
        for state in played(name).session.states:
            standing = game.standing(state)
            assert standing == held(game.view(state, 0))
            found.add(standing)
        assert len(found) > 2
