"""What a practice concludes, and from how many calls."""

from __future__ import annotations

from chocobox.games.choco_boom.rules.pieces import CALLS, Card
from chocobox.games.choco_boom.solo.practice.counting import Answer, outcome


def test_nothing_is_concluded_from_fewer_than_ten_right_calls_of_a_kind() -> None:
    agrees, differs = Card("carrot", "blue"), Card("elephant", "blue")

    def cost(many: int) -> int | None:
        own = CALLS["blue"]
        times = ((differs, 500), (agrees, 700)) * many
        return outcome([Answer(card, own, "by_colour", own, ms) for card, ms in times]).cost

    assert (cost(9), cost(10)) == (None, 200)
