"""Pupils' names and tries in words."""

from __future__ import annotations

from dataclasses import replace

from chocobox.classes.task_set import NOTHING
from chocobox.classes.terms import ANIMALS, Picks
from chocobox.classes.tries import Tries, Try
from chocobox.pages.parts.names import called
from chocobox.pages.parts.tries import nth_words, span_words
from chocobox.pages.words import say


def test_names_to_pick_from_are_animals_in_words_enough_for_a_class() -> None:
    few, many = Picks("animals", 8), Picks("animals", 40)
    frog = say("animal-frog")
    assert (called(few, "4"), called(few, "Ada"), called(None, "Ada")) == (frog, "Ada", "Ada")
    assert called(many, "4") == say("class-animal", animal=frog, number=1)
    assert called(many, "12") == say("class-animal", animal=frog, number=2)
    assert called(Picks("numbers", 9), "4") == "4"
    assert len({str(called(many, name)) for name in many.names}) == 40


def test_old_sets_count_on_the_order_of_the_animals() -> None:
    told = ("hedgehog", "rabbit", "panda", "frog", "penguin", "elephant", "koala", "turtle")
    assert told == ANIMALS


def test_a_span_is_told_in_minutes_and_seconds_and_in_hours_if_it_must_be() -> None:
    spans = (0, 7_499, 187_000, 3_725_500)
    assert [span_words(one) for one in spans] == ["0:00", "0:07", "3:07", "1:02:06"]


def test_which_try_counts_is_told_where_there_are_several() -> None:
    own = Try(2, False, True, replace(NOTHING, done=True, points=8, most=10))
    assert nth_words(Tries(3, (own,))) == (say("class-try-of", nth=2, tries=3),)
    assert nth_words(Tries(1, (replace(own, number=1),))) == ()
    assert nth_words(Tries(1, ())) == ()
    assert nth_words(Tries(1, (replace(own, counts=False),))) == (say("class-only-practice"),)
    before = say("class-skipped", count=1)
    assert nth_words(Tries(2, (own,), 1)) == (say("class-try-of", nth=2, tries=2), before)
