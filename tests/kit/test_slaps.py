"""Who was first: the smallest time, in any order of arrival; chance decides equal times."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from chocobox.core.rng import Rng
from chocobox.kit.slaps import COLLECT, Verdict, Window

CHANCE = Rng(1)


def window(*slaps: tuple[int, int]) -> Window:
    """A window from instant 1000 with these hands: (seat, at) in the order of their arrival."""
    found = Window(1000)
    for seat, at in slaps:
        found = found.slapped(seat, at)
    return found


def first(*slaps: tuple[int, int], rng: Rng = CHANCE) -> Verdict:
    """The first hand."""
    return window(*slaps).judged(rng)[0]


def test_the_smallest_time_wins() -> None:
    assert first((0, 1500), (2, 1497), (1, 1503)) == Verdict(2, 3, False, (0, 1))


def test_a_single_hand_has_no_margin() -> None:
    assert first((3, 1500)) == Verdict(3, None, False, ())


def test_the_order_of_arrival_never_matters() -> None:
    slaps = ((0, 1503), (1, 1500), (2, 1500), (3, 1559))
    found = {window(*order) for order in permutations(slaps)}
    assert len(found) == 1
    assert found.pop().seats == (1, 2, 0, 3)


def test_hands_are_collected_from_the_first_one_landed() -> None:
    assert COLLECT == 60
    assert window().judged_at is None
    assert window((0, 1500)).judged_at == 1560
    assert window((0, 1500), (1, 1480)).judged_at == 1540
    assert window((0, 1500), (1, 1520)).judged_at == 1560


def test_equal_times_are_a_photo_finish_and_chance_decides() -> None:
    slaps = ((0, 1500), (1, 1500), (2, 1501))
    found = {first(*slaps, rng=Rng(seed)) for seed in range(20)}
    assert found == {Verdict(0, 0, True, (1, 2)), Verdict(1, 0, True, (0, 2))}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_a_photo_finish_each_seat_wins_equally_often(seats: int) -> None:
    slaps = [(seat, 1500) for seat in range(seats)]
    found = Counter(first(*slaps, rng=Rng(seed)).seat for seed in range(600 * seats))
    assert set(found) == set(range(seats))
    assert all(520 < times < 680 for times in found.values())


def test_chance_is_used_up_by_a_photo_finish_alone() -> None:
    assert window((0, 1500), (1, 1501)).judged(CHANCE)[2] == CHANCE
    assert window((0, 1500), (1, 1500)).judged(CHANCE)[2] != CHANCE


def test_the_first_has_had_its_chance_and_the_others_take_their_hands_back() -> None:
    after = window((0, 1500), (1, 1501)).judged(CHANCE)[1]
    assert after == Window(1000, (), (0,))
    after = after.slapped(1, 1700).judged(CHANCE)[1]
    assert after == Window(1000, (), (0, 1))
