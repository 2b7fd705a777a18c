"""Senseless actions in Choco Challenge are refused with reasons."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from support.talk import PERSON, Talk

PLACES: tuple[Any, ...] = (True, 1.0, "1", None, [1], 7, -1, 10**30)
COSTS: tuple[Any, ...] = (4, 4.0, "4", [], {}, None, 10**30)
SPOONS: tuple[Any, ...] = ("spoon", 1, None, ["whisk"])
KINDS = ("Buy", "Take", "Spend", "TakeTool", "Bake", "")
NONSENSE: list[dict[str, Any]] = [
    *({"type": kind, "place": it} for kind in ("Buy", "TakeMarket") for it in PLACES),
    *({"type": "Take", "cost": it} for it in COSTS),
    *({"type": kind, "tool": it} for kind in ("Spend", "TakeTool") for it in SPOONS),
    *({"type": kind} for kind in KINDS),
]


MOMENTS = {
    "drawing": (),
    "matched": ("Draw",) * 5,  # of a base set the fifth card must match
    "stopped": ("Draw", "Stop"),  # may buy place 1, which true and 1.0 are not
    "asked": ("Draw", "Stop", "Done") * 3 + ("Draw", "Draw", "Stop", "Done"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_wish_of_no_sense_is_refused_with_reasons(moment: str) -> None:
    talk = Talk()
    talk.new([PERSON] * 3, seed=1, game="choco_challenge")
    for kind in MOMENTS[moment]:
        if any(one["type"] == kind for one in talk.update["actions"][str(talk.whose())]):
            talk.does(kind)
    before = talk.snapshot()
    for seat, action in product(range(3), NONSENSE):
        update = talk.ask("play", seat=seat, action=action, at=10**6)["update"]
        assert update["refused"]["codes"], action
        assert talk.ask("why", seat=seat, action=action)["why"], action
        assert talk.ask("try", seat=seat, action=action)["try"] is None
    assert talk.snapshot() == before
