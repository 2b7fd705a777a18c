"""Choices written as one number: all come back in order, and likely ones are short."""

from __future__ import annotations

import pytest

from chocobox.core.rng import Rng
from chocobox.links.number import BITS, BYTES, STEPS, TOGETHER, Reader, Writer
from chocobox.request import LATEST

UNEVEN = (0, 5, 1, 0, 90)


def test_choices_of_every_kind_come_back_in_their_order() -> None:
    for seed in range(200):
        out, rng, told = Writer(), Rng(seed), []
        for _ in range(30):
            kind, rng = rng.below(4)
            bits, rng = rng.below(BITS)
            value, rng = rng.below(1 << bits)
            if kind == 0:
                out.whole(value)
            elif kind == 1:
                value %= 7
                out.below(7, value)
            elif kind == 2:
                value = (1, 2, 4)[value % 3]
                out.choose(value, UNEVEN)
            else:
                value %= 1_000
                out.text(f"ü{value}")
            told.append((kind, value))
        given = Reader(out.number)
        for kind, value in told:
            if kind == 0:
                assert given.whole() == value
            elif kind == 1:
                assert given.below(7) == value
            elif kind == 2:
                assert given.choose(UNEVEN) == value
            else:
                assert given.text(99) == f"ü{value}"
        assert given.number == 0


def test_spans_come_back_however_long_and_usual_ones_become_cheap() -> None:
    spans = [*range(70), 127, 128, 1_000, 1_023, 1_024, LATEST - 1, LATEST, 2 * LATEST - 1]
    out, habit = Writer(), [1] * STEPS
    for span in spans:
        out.span(span, habit)
    given, again = Reader(out.number), [1] * STEPS
    assert [given.span(again) for _ in spans] == spans
    assert (given.number, again) == (0, habit)
    assert sum(habit) > STEPS
    out, habit = Writer(), [1] * STEPS
    for _ in range(100):
        out.span(640, habit)
    assert out.number.bit_length() < 100 * 7 + 60  # what is finer than a step takes 7 bits


def test_what_has_no_alternative_costs_nothing_and_what_is_likely_little() -> None:
    out = Writer()
    for _ in range(1_000):
        out.below(1, 0)
    assert out.number == 0
    for _ in range(1_000):
        out.choose(4, UNEVEN)
    assert out.number.bit_length() < 100


def test_a_text_that_is_too_long_or_none_is_refused() -> None:
    out = Writer()
    out.text("four")
    with pytest.raises(ValueError, match="at most 3"):
        Reader(out.number).text(3)
    out = Writer()
    out.whole(1)
    out.choose(0xFF, BYTES)
    with pytest.raises(ValueError, match="decode"):
        Reader(out.number).text(3)


@pytest.mark.parametrize("weights", [(), (0, 0)])
def test_nothing_is_chosen_from_nothing(weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Reader(5).choose(weights)
    with pytest.raises(ValueError, match="nothing to choose"):
        Reader(5).below(0)


@pytest.mark.parametrize("count", [0, 1, TOGETHER - 1, TOGETHER, TOGETHER + 1, 5 * TOGETHER])
def test_choices_that_go_in_at_once_make_the_number_of_one_after_the_other(count: int) -> None:
    out, number = Writer(), 0
    choices = [(1, 4)[nth % 3 == 0] for nth in range(count)]
    for choice in choices:
        out.choose(choice, UNEVEN)
    for choice in reversed(choices):
        low, width, whole = sum(UNEVEN[:choice]), UNEVEN[choice], sum(UNEVEN)
        number = number // width * whole + low + number % width
    assert out.number == number
