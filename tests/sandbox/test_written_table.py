"""The table of a written bot: its cost, and nothing beyond the seat's knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.analysis.fitting import played as played_out
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES
from chocobox.sandbox.written import Asked, Written
from sandbox.test_workshop import ANY, GREEDY, each_game


@each_game
def test_a_table_is_dealt_anew_only_for_who_looks_ahead_and_the_choice_is_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[int] = []
    game, redeal = GAMES[name], type(GAMES[name]).redeal

    def noted(self: Any, state: Any, seat: int, rng: Rng) -> Any:
        dealt.append(seat)
        return redeal(self, state, seat, rng)

    states = played_out(name, game.seats[0], 3, [BOTS[name][0].name]).states[::9]
    monkeypatch.setattr(type(game), "redeal", noted)
    for code, deals in ((ANY, False), (GREEDY, True)):
        own = Written("own", code)
        for seat in range(game.seats[0]):
            dealt.clear()
            found = [own.plan_at(game, state, seat, 9, Rng(5)) for state in states]
            assert bool(dealt) is deals
            assert found == [Asked.plan_at(own, game, state, seat, 9, Rng(5)) for state in states]
