"""A position that is changed stays as it was, and only what it has can be changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from chocobox.kit.changing import Changing


@dataclass(frozen=True)
class Bowl(Changing):
    """Chocolates, and whose they are."""

    dark: int
    milk: int = 0
    owner: str = "nobody"


def test_the_changed_one_is_another_and_the_first_stays() -> None:
    bowl = Bowl(3)
    after = bowl.changed(milk=2, owner="Anna")
    assert (bowl, after) == (Bowl(3), Bowl(3, 2, "Anna"))
    assert after.changed() == after
    assert hash(after.changed()) == hash(after)


def test_a_changed_one_is_as_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        Bowl(3).changed(dark=2).dark = 1  # type: ignore[misc]


def test_what_it_has_not_is_not_changed() -> None:
    with pytest.raises(TypeError, match="white"):
        Bowl(3).changed(white=1)
