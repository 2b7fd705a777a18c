"""Choco Challenge by ear: each question at a table made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chocobox.core.record import Action
from chocobox.games.choco_challenge.rules.actions import Buy, Done, Draw, Stop, Take, TakeMarket
from chocobox.games.choco_challenge.rules.state import State
from chocobox.games.choco_challenge.told.asked import (
    ASKING,
    Beside,
    Card,
    Crowns,
    Deck,
    Dessert,
    Front,
    Market,
    Pile,
    Priced,
    Things,
    Tool,
)
from chocobox.kit.asking import Fact, Nothing, Seen, Turn, answer
from games.choco_challenge.hand import Sits, offered, play, position, stopped

FOUR = Sits("cocoa butter sugar nuts", tools="whisk pastry_bag", desserts=(5,))


def told(
    state: State, about: str, seat: int = 0, number: int = 1, action: Action | None = None
) -> Sequence[Fact]:
    """The facts of an answer to that seat."""
    return answer(ASKING, about, Seen(state, seat, offered(state, seat), number, action)).facts


def grouped(state: State, seat: int = 0) -> list[list[Action]]:
    """What that seat may do, in its groups."""
    actions = offered(state, seat)
    groups = ASKING.groups(Seen(state, seat, actions))
    return [[actions[place] for place in group.places] for group in groups]


def test_a_card_is_one_of_those_that_lie_in_front_in_the_order_of_drawing() -> None:
    state = position(Sits("cocoa vanilla"))
    assert told(state, "card", number=2) == (Card(2, 2, "vanilla", 2),)
    assert told(state, "card", number=3) == (Nothing(),)
    assert told(state, "card", seat=1) == (Nothing(),)


def test_the_card_that_matched_is_the_last_one() -> None:
    state, _ = play(position(Sits("cocoa sugar", pile="cocoa")), "Draw")
    assert told(state, "card", number=3) == (Card(3, 3, "cocoa", 1),)
    assert told(state, "table")[1] == Front(0, 3, ("cocoa", "sugar", "cocoa"))


def test_the_table_is_the_deck_and_what_lies_in_front_of_each_the_own_first() -> None:
    state = position(FOUR, Sits("milk"), deck="chili ...")
    deck, *each = told(state, "table", seat=1)
    assert deck == Deck(len(state.deck), "spice", 2)
    assert each[:2] == [Front(1, 1, ("milk",)), Things(1, ("whisk",), ())]
    assert each[6:] == [
        Front(0, 4, ("cocoa", "butter", "sugar", "nuts")),
        Things(0, ("whisk", "pastry_bag"), (5,)),
    ]
    assert told(replace(state, deck=()), "table")[0] == Deck(0, None, 2)


def test_the_score_tells_crowns_on_cards_and_on_desserts() -> None:
    assert told(position(FOUR), "score")[:2] == (Crowns(0, 14, 9, 5), Crowns(1, 8, 8, 0))


def test_the_turn_is_that_of_whoever_is_asked_for_an_extra_card() -> None:
    state = position(FOUR)
    assert told(state, "turn", seat=2) == (Turn(0),)
    assert told(replace(state, asked=3), "turn") == (Turn(3),)


def test_beside_a_card_of_the_market_lie_its_two_neighbours() -> None:
    state = stopped(position(FOUR))
    left, right = Beside("left", 2, "cherries", 1), Beside("right", 4, "vanilla", 2)
    assert told(state, "beside", action=Buy(3)) == (left, right)
    assert told(state, "beside", action=TakeMarket(6)) == (Beside("left", 5, "cinnamon", 2),)
    assert told(state, "beside", action=Take(4)) == told(state, "beside", action=Buy(4))
    assert told(state, "beside", seat=2) == (Beside("right", 2, "cherries", 1),)


def test_rows_are_the_market_then_desserts_then_tools() -> None:
    rows = told(position(FOUR), "rows")
    assert rows[0] == Market(1, "rum", 1)
    assert rows[5] == Market(6, "ginger", 2)
    assert rows[6:8] == (Dessert(4, 4), Dessert(5, 3))
    assert rows[12:] == (Tool("whisk", 0), Tool("pastry_bag", 2), Tool("measuring_cup", 3))


def test_the_market_is_told_by_price_from_what_can_be_had_now() -> None:
    lacks = [(it.name, it.lacks) for it in told(position(FOUR), "listed") if isinstance(it, Priced)]
    assert lacks == [
        ("vanilla", 0),
        ("cinnamon", 1),
        ("ginger", 2),
        ("nuts", 3),
        ("cherries", 3),
        ("rum", 3),
    ]
    assert told(position(FOUR), "listed", seat=1)[0] == Priced(1, "rum", 1, 1)


def test_what_the_turn_brings_no_more_has_no_price() -> None:
    state = stopped(position(FOUR))
    assert told(state, "listed")[:2] == (Priced(4, "vanilla", 2, 0), Priced(6, "ginger", 2, None))
    bought, _ = play(state, "Buy 4")
    assert {getattr(it, "lacks", 0) for it in told(bought, "listed")} == {None}


def test_seven_cards_buy_any_the_dearest_first() -> None:
    state = position(Sits("cocoa butter sugar milk nuts rum cherries"), market="nuts mint chili")
    assert told(state, "listed") == (
        Priced(3, "chili", 3, 0),
        Priced(2, "mint", 2, 0),
        Priced(1, "nuts", 1, 0),
    )


def test_piles_are_told_in_the_order_of_the_rulebook_the_own_first() -> None:
    state = position(FOUR, Sits(pile="vanilla nuts sugar"))
    piles = told(state, "further", seat=1)
    base = ("cocoa", "cocoa", "butter", "butter", "sugar", "sugar", "milk", "milk")
    assert piles[0] == Pile(1, 10, (*base, "nuts", "vanilla"))
    assert piles[3] == Pile(0, 5, ("cocoa", "butter", "sugar", "milk", "milk"))


def test_groups_are_kinds_of_actions_with_the_best_first() -> None:
    drawing = position(FOUR)
    assert grouped(drawing) == [[Draw()], [Stop()]]
    assert grouped(drawing, seat=1) == []
    rich = position(
        Sits("cocoa butter sugar milk nuts rum cherries"), market="nuts chili rum mint ginger mint"
    )
    buy, take, done = grouped(stopped(rich))
    assert buy == [Buy(place) for place in (2, 6, 5, 4, 3, 1)]
    assert take == [Take(cost) for cost in (7, 6, 5, 4)]
    assert done == [Done()]
