"""Choco-Boom without hurry, ruling B18: all answer, then all is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from chocobox.core.record import Action, Event
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.actions import Call, Flip, Pass, Slap
from chocobox.games.choco_boom.rules.state import Options
from games.choco_boom.hand import CALLS, Table, position

DOUBLE: tuple[Action, ...] = (Slap(), Pass(), Pass())


def calm(
    *cards: str, seats: int = 3, spare: int | Sequence[int] = 5, seed: int = 1, **options: Any
) -> Table:
    """The cards were flipped in turn from seat 0 on and called rightly, but for the last one.

    Nobody said double. Each deck has so many cards more.
    """
    more = [spare] * seats if isinstance(spare, int) else spare
    decks: list[list[str | int]] = [[*cards[n::seats], more[n]] for n in range(seats)]
    house = Options(calm=True, **options)
    table = Table(position(*decks, options=house, rng=Rng(seed)), now=1000)
    for _ in cards[:-1]:
        table.flips()
        answer(table, Call(table.top.due))
    table.flips()
    return table


def answer(table: Table, *actions: Action) -> tuple[Event, ...]:
    """The seats answer, from the one that flipped on; who has no answer here passes."""
    told: tuple[Event, ...] = ()
    for step in range(table.state.seats):
        seat = (table.top.seat + step) % table.state.seats
        if seat in table.view()["awaited"]:
            table.does(seat, actions[step] if step < len(actions) else Pass())
            told = table.waits(60)
    return told


def doubled(**rest: Any) -> Table:
    """Seat 1 has laid a blue carrot on the red one of seat 0."""
    return calm("red carrot", "blue carrot", **rest)


def single(**rest: Any) -> Table:
    """Seat 1 has laid a blue strawberry on the red carrot of seat 0: Elephant is due."""
    return calm("red carrot", "blue strawberry", **rest)


ELEPHANT = Call("elephant")

# --- who is asked ---


def test_b18_who_flipped_calls_or_says_double_and_all_others_say_double_or_pass() -> None:
    table = single()
    assert table.offered(1) == [*CALLS, Slap()]
    assert table.offered(0) == table.offered(2) == [Slap(), Pass()]
    assert table.view()["awaited"] == [1, 2, 0]


def test_b18_one_card_alone_is_no_double_so_only_its_seat_is_asked() -> None:
    table = calm("red carrot")
    assert table.view()["awaited"] == [0]
    assert table.offered(1) == []
    assert answer(table, Call("strawberry"))[-1] == events.TurnBegan(1)
    assert calm("red carrot", advanced=True).view()["awaited"] == [0, 1, 2]


def test_b18_nothing_happens_by_itself() -> None:
    table = single()
    assert table.waits(10_000_000) == ()
    assert table.due() is None
    assert table.view()["call_by"] is None
    assert answer(table, ELEPHANT)


def test_b18_a_break_asks_nobody_whether_all_are_ready() -> None:
    assert Table.game.resume(single().state) is None


def test_b18_a_calm_game_is_called_by_keys() -> None:
    state = Table.game.start(Options(calm=True, aloud=True), 2, Rng(1))
    assert Table.game.view(state, 0).aloud is False


# --- nobody hears an answer before all have answered ---


@pytest.mark.parametrize("actions", [(Slap(), Slap()), (Slap(), Pass()), (ELEPHANT, Slap())])
def test_b18_who_has_not_answered_sees_only_who_has(actions: tuple[Action, Action]) -> None:
    told = set[str]()
    for first, second in (actions, (Call("choco"), Pass())):
        table = doubled()
        table.does(1, first)
        table.does(2, second)
        table.waits(100)
        told.add(str((table.view(0), table.offered(0), table.told)))
        assert table.view(0)["awaited"] == [0]
        assert table.saw(events.Answered)[-2:] == [events.Answered(1), events.Answered(2)]
    assert len(told) == 1


def test_b18_a_new_deal_changes_the_answers_of_others_and_not_the_own() -> None:
    table = doubled()
    table.does(1, Slap())
    table.does(2, Slap())
    found = Counter[Any]()
    for seed in range(60):
        guess = Table.game.redeal(table.state, 2, Rng(seed)).top
        assert guess is not None
        assert guess.answers is not None
        found[guess.answers.given] += 1
    words = {"banana", "strawberry", "choco", "elephant", "double"}
    assert set(found) == {(None, word, "double") for word in words}


def test_b18_an_answer_is_final() -> None:
    table = single()
    table.does(2, Pass())
    assert table.offered(2) == []
    assert table.codes(2, Slap()) == ("answered",)


# --- what is told then ---


def test_b18_the_answers_are_told_in_turn_and_a_right_call_goes_on() -> None:
    told = answer(single(), ELEPHANT)
    assert told == (
        events.Called(1, "elephant", "elephant", True, True, 0),
        events.Said(2, False),
        events.Said(0, False),
        events.TurnBegan(2),
    )


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_b18_one_seat_that_rightly_says_double_wins_the_pile(winner: int) -> None:
    table = doubled()
    says = [Slap() if seat == winner else Pass() for seat in (1, 2, 0)]
    told = answer(table, *(says if winner == 1 else [Call("choco"), *says[1:]]))
    won = events.PileWon(winner, 2, None, False, ())
    assert told[3:] == (won, events.TurnBegan(2))
    assert table.view()["won"]["seat"] == winner
    assert table.view()["tallies"][winner]["slap"] is None


def test_b18_if_several_do_they_are_equally_quick_and_chance_decides() -> None:
    won = Counter[int]()
    for seed in range(300):
        told = answer(doubled(seed=seed), Slap(), Slap(), Slap())
        pile = next(it for it in told if isinstance(it, events.PileWon))
        assert (pile.margin, pile.photo, len(pile.others)) == (0, True, 2)
        won[pile.seat] += 1
    assert min(won[seat] for seat in range(3)) > 75, won


def test_b18_of_a_won_pile_nobody_pays_even_for_a_wrong_call() -> None:
    table = calm("red carrot", "yellow elephant", advanced=True)
    told = answer(table, Call("choco"), Slap())
    assert events.PileWon(2, 2, None, False, ()) in told
    assert not table.saw(events.Fined)


def test_b18_a_double_that_all_pass_is_only_a_lost_chance_and_any_call_is_free() -> None:
    table = doubled()
    told = answer(table, Call("choco"))
    assert told[0] == events.Called(1, "choco", "elephant", False, False, 0)
    assert told[-1] == events.TurnBegan(2)
    assert not table.saw(events.Fined)
    assert table.view()["last_call"] == "choco"
    assert table.codes(0, Slap()) == ("answered",)


def test_b18_a_wrong_double_pays_and_its_seat_flips_next_without_a_pause() -> None:
    table = single()
    told = answer(table, ELEPHANT, Pass(), Slap())
    assert told[-2:] == (events.Fined(0, "wrong_slap", 2), events.TurnBegan(0))
    view = table.view()
    assert (view["decks"], view["under"], view["paused"]) == ([3, 5, 5], 2, None)
    assert table.offered(0) == [Flip()]
    assert view["fines"][0]["lies"] == "two"


def test_b18_a_wrong_call_pays() -> None:
    table = single()
    told = answer(table, Call("strawberry"))
    assert told[-2:] == (events.Fined(1, "wrong_call", 2), events.TurnBegan(1))
    [fine] = table.view()["fines"]
    assert (fine["item"], fine["wanted"]) == ("strawberry", "elephant")


def test_b18_several_pay_and_the_first_after_the_flip_goes_on() -> None:
    told = answer(single(), Slap(), Slap(), Slap())
    paid = [it.seat for it in told if isinstance(it, events.Fined)]
    assert (paid, told[-1]) == ([1, 2, 0], events.TurnBegan(1))
    told = answer(single(), Call("choco"), Pass(), Slap())
    assert told[-3:-1] == (events.Fined(1, "wrong_call", 2), events.Fined(0, "wrong_slap", 2))


# --- the parrot, and the advanced version ---


def test_b18_a_parrot_repeats_the_last_call_and_after_a_fine_its_own_colour() -> None:
    table = calm("red carrot", "blue parrot")
    assert answer(table, Call("strawberry"))[-1] == events.TurnBegan(2)
    table = calm("red carrot", "blue choco", "red parrot")
    assert table.top.due == "elephant"
    answer(table, ELEPHANT, Slap())
    table.flips()
    assert table.view()["last_call"] is None


def test_b18_the_yellow_elephant_and_the_fourth_word_in_a_row_may_be_said_too() -> None:
    row = ("red carrot", "red pepper", "red choco", "red banana")
    for cards in (("red carrot", "yellow elephant"), row):
        for is_advanced in (True, False):
            table = calm(*cards, advanced=is_advanced)
            told = answer(table, Call(table.top.due), Slap())
            assert any(isinstance(it, events.PileWon) for it in told) == is_advanced
            assert bool(table.saw(events.Fined)) != is_advanced


def test_b18_a_row_is_judged_by_the_word_that_is_due() -> None:
    row = calm("red carrot", "red pepper", "red choco", "red banana", advanced=True)
    told = answer(row, Call("banana"), Slap())
    assert told[-2] == events.PileWon(1, 4, None, False, ())
    row = calm("red carrot", "red pepper", "red choco", "red banana", advanced=True)
    assert events.Fined(0, "wrong_call", 2) in answer(row, Call("banana"))


# --- seats without cards, and the end ---


def test_b18_a_seat_without_cards_answers_and_can_come_back() -> None:
    table = calm("red carrot", "blue choco", "red choco", spare=(5, 0, 5))
    assert table.offered(1) == [Slap(), Pass()]
    told = answer(table, Call("strawberry"), Pass(), Slap())
    assert told[-2:] == (events.BackIn(1), events.TurnBegan(0))


def test_b18_a_wrong_double_costs_a_seat_without_cards_nothing() -> None:
    table = calm("red carrot", "blue choco", "red banana", spare=(5, 0, 5))
    told = answer(table, Call("strawberry"), Pass(), Slap())
    assert told[-2:] == (events.Muted(1), events.TurnBegan(0))


def test_b18_whoever_wins_while_another_has_no_cards_ends_the_game() -> None:
    table = calm("red carrot", "blue choco", "red choco", spare=(5, 0, 5))
    assert answer(table, Slap())[-1] == events.Ended()
    assert table.outcome() == ((5, 0, 8), (2,))


def test_b18_two_players_end_with_the_last_card_and_both_pay_first() -> None:
    table = calm("red carrot", "blue choco", seats=2, spare=(5, 1))
    told = answer(table, Slap(), Slap())
    paid = (events.Fined(1, "wrong_slap", 1), events.Fined(0, "wrong_slap", 2))
    assert told[-3:] == (*paid, events.Ended())
    assert table.outcome() == ((3, 0), (0,))
    table = calm("red carrot", "blue choco", seats=2, spare=(5, 0))
    assert table.outcome() == ((5, 0), (0,))


@pytest.mark.parametrize("seats", [3, 4])
def test_b18_when_nobody_has_a_card_the_game_is_over(seats: int) -> None:
    table = calm("red carrot", "blue choco", seats=seats, spare=[1, *[0] * (seats - 1)])
    answer(table, ELEPHANT)
    while not table.state.is_over:
        table.flips()
        answer(table, Call(table.top.due))
        table.waits(60)
    assert table.told[-1] == events.Ended()
    assert table.outcome() == ((0,) * seats, tuple(range(seats)))
