"""What a touch on a card of Kaboom! means, for the page that draws the table."""

from __future__ import annotations

from dataclasses import fields

from chocobox.core.record import Action
from chocobox.games.kaboom.rules import actions
from chocobox.games.kaboom.rules.pieces import PAIRS, TOUCHED


def names(kind: type) -> set[str]:
    """The fields of an action."""
    return {field.name for field in fields(kind)}


def test_every_action_on_a_card_has_its_rank_and_those_on_two_cards_are_pairs() -> None:
    kinds = [kind for kind in vars(actions).values() if isinstance(kind, type)]
    on_cards = {kind for kind in kinds if issubclass(kind, Action) and "place" in names(kind)}
    assert set(TOUCHED) == on_cards
    assert set(PAIRS) == {kind for kind in on_cards if "other_place" in names(kind)}
