"""Kaboom!, ruling K17: a round in which nobody ever calls is counted after 60 turns of each."""

from __future__ import annotations

import pytest

from chocobox.games.kaboom.events import Dealt, Drew, Kaboomed, NobodyCalled, RoundEnded
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import Discard, Draw, Kaboom
from games.kaboom_hand import PAIRS, Table, ended, position

QUIET = Options(slaps=False)


def last(card: str, options: Options | None = None) -> Table:
    """Seat 0 of three has thrown away that card in the very last turn."""
    state = position(*PAIRS, stock=f"{card} ...", discard="AC", turns=3 * 60 - 1)
    table = Table(state.changed(options=options or Options()))
    table.does(0, Draw(), Discard())
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_60_turns_of_each_seat_the_round_is_counted(seats: int) -> None:
    hands = ("2S 3S", "2H 4H", "2D 5D", "2C 6C")[:seats]
    table = Table(position(*hands, discard="AC", turns=0, options=QUIET))
    while not table.saw(RoundEnded):
        seat = table.state.turn
        table.does(seat, Draw(), Discard())
        table.waits(20_000)
    assert [it.seat for it in table.saw(Drew)] == list(range(seats)) * 60
    totals = (5, 6, 7, 8)[:seats]
    end = table.told[-3:]
    assert end == [NobodyCalled(), RoundEnded(1, totals, totals), Dealt(2, 1)]


def test_who_calls_in_the_last_turn_has_called() -> None:
    table = Table(position(*PAIRS, discard="AC", turns=3 * 60 - 1, options=QUIET))
    table.does(0, Kaboom())
    for seat in (1, 2):
        table.does(seat, Draw(), Discard())
        table.waits(20_000)
    assert table.saw(Kaboomed) == [Kaboomed(0, False)]
    assert ended(table).caller == 0
