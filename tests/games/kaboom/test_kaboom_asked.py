"""Kaboom! by ear: each question at a table made by hand; what was not seen is not told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Decide,
    Discard,
    Draw,
    Kaboom,
    Look,
    LookBoth,
    Peek,
    Replace,
    Reveal,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.pieces import NUMBER
from chocobox.games.kaboom.rules.state import Seen as Sight
from chocobox.games.kaboom.rules.state import State
from chocobox.games.kaboom.told.asked import (
    ASKING,
    Caller,
    Cards,
    Drawn,
    First,
    Flips,
    Gap,
    Grid,
    Hidden,
    Known,
    Lies,
    Looks,
    Piles,
    Round,
    Sits,
    Sum,
    Thrown,
)
from chocobox.kit.asking import Fact, Nothing, Seen, Turn, answer
from games.kaboom.hand import GAME, PAIRS, Table, flipping, position, start, threw

HANDS = ("2S 3S 4S 5S", "2H . 4H 5H AC", "2D 3D")


def told(
    state: State, about: str, seat: int = 0, number: int = 1, action: Action | None = None
) -> Sequence[Fact]:
    """The facts of an answer to that seat."""
    seen = Seen(state, seat, GAME.actions(state, seat), number, action)
    return answer(ASKING, about, seen).facts


def grouped(state: State, seat: int = 0) -> list[list[Action]]:
    """What that seat may do, in its groups."""
    actions = GAME.actions(state, seat)
    groups = ASKING.groups(Seen(state, seat, actions))
    return [[actions[place] for place in group.places] for group in groups]


def after_looks(turns: int = 6) -> State:
    """Seat 0 has seen its near cards at first and, in turn 4, an ace of seat 1."""
    seen = (Sight(NUMBER["4S"], 0), Sight(NUMBER["5S"], 0), Sight(NUMBER["AC"], 4))
    return position(*HANDS, discard="6C 9S", known=(seen, (), ()), turns=turns)


def test_an_own_card_is_told_only_if_the_seat_has_seen_it_and_when() -> None:
    state = after_looks()
    assert told(state, "card", number=3) == (Known(0, 2, "4S", 6),)
    assert told(state, "card", number=1) == (Hidden(0, 0),)
    assert told(state, "card", number=5) == (Nothing(),)
    assert told(state, "card", seat=1, number=2) == (Gap(1, 1),)
    assert told(state, "card", seat=1, number=5) == (Hidden(1, 4),)


def test_seen_is_what_lies_there_still_the_own_cards_first() -> None:
    state = after_looks()
    assert told(state, "listed") == (
        Known(0, 2, "4S", 6),
        Known(0, 3, "5S", 6),
        Known(1, 4, "AC", 2),
    )
    assert told(state, "listed", seat=1) == (Nothing(),)
    swapped = state.swapped((0, 2), (2, 1))
    assert told(swapped, "listed")[2] == Known(2, 1, "4S", 6)


def test_at_the_first_look_both_near_cards_are_known_by_their_seat_alone() -> None:
    table = Table(start(3))
    assert told(table.state, "listed") == (Nothing(),)
    table.does(0, Peek())
    assert [(it.place, it.ago) for it in told(table.state, "listed") if isinstance(it, Known)] == [
        (2, 0),
        (3, 0),
    ]
    assert told(table.state, "listed", seat=1) == (Nothing(),)


def test_the_table_is_both_piles_the_call_and_the_number_of_cards() -> None:
    state = after_looks().changed(caller=2)
    assert told(state, "table", seat=1) == (
        Piles("9S", len(state.stock)),
        Caller(2),
        Cards(1, 4),
        Cards(2, 2),
        Cards(0, 4),
    )
    assert told(position(*PAIRS), "table")[0] == Piles(None, 48)


def test_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    table = Table(position(*PAIRS, stock="KH ..."))
    table.does(0, Draw())
    assert told(table.state, "table")[1] == Drawn("KH", 0)
    assert told(table.state, "table", seat=1)[1] == Cards(1, 2)


def test_the_score_is_the_round_and_the_sum_of_those_before() -> None:
    state = position(*PAIRS, scores=((5, -8, 20), (3, 1, 2)))
    assert told(state, "score") == (Round(3, 10), Sum(0, 8), Sum(1, -7), Sum(2, 22))


def test_the_turn_is_a_look_a_flip_a_slap_or_a_turn() -> None:
    table = Table(start(2))
    table.does(1, Peek(), Cover())
    assert told(table.state, "turn") == (Looks((0,)),)
    assert told(flipping(*PAIRS, turn=2), "turn") == (Flips(2),)
    assert told(position(*PAIRS, turn=1), "turn") == (Turn(1),)
    slapped = threw("6C")
    slapped.slaps(1)
    assert told(slapped.state, "turn") == (First(1),)


@pytest.mark.parametrize(
    ("action", "beside"),
    [
        (Replace(2), [Known(0, 3, "5S", 6), Hidden(0, 0)]),
        (Look(1, 0), [Gap(1, 1), Hidden(1, 2)]),
        (Reveal(1, 4), []),
        (Swap(2, 0, 0, 1), [Hidden(2, 1)]),
    ],
)
def test_beside_a_card_lie_those_of_its_grid(action: Action, beside: list[Fact]) -> None:
    assert [*told(after_looks(), "beside", action=action)] == (beside or [Nothing()])


def test_who_sits_beside_is_told_where_no_card_is_pointed_at() -> None:
    assert told(after_looks(), "beside", seat=1) == (Sits("left", 2), Sits("right", 0))
    assert told(position("2S", "2H"), "beside", action=Slap()) == (Sits("across", 1),)


def test_rows_are_all_grids_with_what_the_seat_has_seen_in_them() -> None:
    own, next_one, last = told(after_looks(), "rows")
    assert own == Grid(0, (Lies(0, None), Lies(1, None), Lies(2, "4S"), Lies(3, "5S")))
    assert next_one == Grid(1, (Lies(0, None), Lies(2, None), Lies(3, None), Lies(4, "AC")))
    assert last == Grid(2, (Lies(0, None), Lies(1, None)))
    assert told(after_looks(), "rows", seat=2)[1] == Grid(0, tuple(Lies(n, None) for n in range(4)))


def test_the_discard_is_told_from_its_top_at_most_ten_cards() -> None:
    assert told(after_looks(), "further") == (Thrown(1, "9S"), Thrown(2, "6C"))
    many = position(*PAIRS, discard="AS AH AD AC 4S 4H 4D 4C 5S 5H 5D 5C")
    assert told(many, "further")[9:] == (Thrown(10, "AD"),)


def test_at_the_end_all_cards_lie_open() -> None:
    assert told(after_looks().changed(is_over=True), "card") == (Known(0, 0, "2S", None),)


def test_a_turn_is_a_draw_or_a_call_then_a_card_to_throw() -> None:
    table = Table(position(*PAIRS, discard="6C"))
    assert grouped(table.state) == [[Draw()], [Kaboom()]]
    table.does(0, Draw())
    assert sorted(grouped(table.state), key=len) == [[Discard()], [Replace(0), Replace(1)]]


def test_pairs_are_grouped_by_their_first_card_and_a_slap_comes_last() -> None:
    groups = grouped(threw("JC").state)
    pairs = [(it[0].seat, it[0].place, len(it)) for it in groups if isinstance(it[0], Swap)]
    assert pairs == [(0, 0, 5), (0, 1, 4), (1, 0, 3), (1, 1, 2), (2, 0, 1)]
    assert groups[-1] == [Slap()]


def test_cards_are_grouped_by_seat() -> None:
    looks = [it for it in grouped(threw("9C").state) if isinstance(it[0], Look)]
    assert looks == [[Look(seat, 0), Look(seat, 1)] for seat in (1, 2)]
    kings = [it for it in grouped(threw("KC").state) if isinstance(it[0], LookBoth)]
    assert len(kings) == 5
    table = threw("6C")
    table.slaps(1)
    assert grouped(table.state, 1)[:2] == [[Reveal(seat, 0), Reveal(seat, 1)] for seat in (0, 1)]


def test_both_answers_to_a_kings_look_stand_alone() -> None:
    table = threw("KC")
    table.does(0, LookBoth(0, 0, 1, 0))
    table.waits(2000)
    assert [Decide(True)] in grouped(table.state)
    assert [Decide(False)] in grouped(table.state)
