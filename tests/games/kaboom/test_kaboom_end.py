"""Kaboom!, sentence by sentence: calling, last turns, a round without a call, the next round."""

from __future__ import annotations

import pytest

from chocobox.games.kaboom.rules.actions import (
    Cover,
    Discard,
    Draw,
    Enough,
    Flip,
    GiveUp,
    Kaboom,
    Look,
    Peek,
    Reveal,
    SkipPower,
    Slap,
)
from chocobox.games.kaboom.rules.events import (
    Covered,
    Dealt,
    Drew,
    Kaboomed,
    NobodyCalled,
    RoundEnded,
    SlapIgnored,
    Slapped,
    SlapWon,
    TooLate,
    TurnBegan,
)
from chocobox.games.kaboom.rules.state import Options
from games.kaboom.hand import PAIRS, Table, counted, ended, last_turn, position, start, threw

STOCK = "6C 6D 6H 6S 9D 9H ..."
MORE = (*PAIRS, "2C 3C", "4S 4H", "4D 4C")


def plays(table: Table) -> None:
    """The seat in turn draws and discards."""
    seat = table.state.turn
    table.goes(seat, Draw())
    table.does(seat, Discard())


# --- ending the round ---


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_after_a_call_each_other_player_has_one_last_turn(seats: int) -> None:
    table, turns = Table(position(*MORE[:seats], stock=STOCK, discard="AC")), list[int]()
    table.does(0, Kaboom())
    while table.due() is None or table.due() == ("Elapse", table.state.begins):
        turns.append(table.state.turn)
        plays(table)
    assert turns == list(range(1, seats))


def test_k4_after_the_last_turn_there_are_five_seconds_for_slaps() -> None:
    table = last_turn("6C", "2S", "2H", "6S 2D")
    assert table.due() == ("Close", 5060)
    assert table.view(2)["window"]["closes"] == 5000
    assert [table.kinds(seat) for seat in range(3)] == [{"Slap"}, set(), {"Slap"}]
    table.does(2, Slap(), at=5000)
    assert table.waits(60) == (SlapWon(2, None, False),)
    table.does(2, Reveal(2, 0), Enough())
    table.waits(1560)
    assert ended(table).totals == (2, 2, 2)


def test_k4_what_landed_within_them_counts_though_it_is_heard_a_little_later() -> None:
    table = last_turn("8C")  # its power is waited for; a slap is not
    assert table.due() == ("Elapse", 5060)
    assert Table(table.state, now=5059).does(2, Slap(), at=5000) == (Slapped(2, 5000),)
    assert Table(table.state).does(2, Slap(), at=5001) == (SlapIgnored(2, "late"),)
    assert table.waits(5060) == (TooLate(),)
    assert [table.kinds(seat) for seat in range(3)] == [{"Look", "SkipPower"}, set(), set()]
    assert table.codes(2, Slap()) == ("nothing_to_slap",)
    assert table.due() == ("Close", 10_000)


def test_a_power_of_the_last_turn_is_waited_for() -> None:
    table = last_turn("8C")
    table.does(0, SkipPower(), at=6000)
    assert table.due() == ("Close", 5060)
    table = last_turn("8C", options=Options(slaps=False))
    assert table.due() == ("Close", 10_000)
    table.does(0, SkipPower(), at=6000)
    assert table.due() == ("Close", 1560)
    table = last_turn("8C")
    table.does(0, Look(0, 0), at=9000)
    assert table.due() == ("Hide", 19_000)
    assert table.waits(10_000)[0] == Covered(0)
    assert ended(table).caller == 1


# --- auto-Kaboom ---


def test_without_cards_when_its_turn_comes_a_player_must_call() -> None:
    table = threw("6C", "2S 3S", "6H", "2D 3D")
    table.slaps(1, Reveal(1, 0), Enough())
    assert table.told[-2:] == [Kaboomed(1, True), TurnBegan(2)]
    assert table.view(0)["caller"] == 1


def test_a_slap_on_its_way_comes_before_the_call_of_an_empty_hand() -> None:
    table = threw("6C", "2S 3S", "2H 3H", "6D")
    table.slaps(2, Reveal(2, 0), Enough())
    plays(table)
    table.waits(2500)
    table.does(2, Slap(), at=table.now - 20)
    table.waits(60)
    table.does(2, GiveUp())
    assert table.view(0)["caller"] is None
    assert table.waits(2560)[-1] == TurnBegan(2)  # with its penalty card


def test_its_score_is_nothing_and_may_still_be_tied() -> None:
    for hand, points in (("2S 3S", -5), ("AS X1", 10)):
        table = threw("6C", hand, "6H")
        table.slaps(1, Reveal(1, 0), Enough())
        plays(table)
        table.waits(5060)
        assert (ended(table).totals[1], ended(table).points[1]) == (0, points)
        assert ended(table).auto


def test_k11_after_a_call_a_player_without_cards_has_a_turn_all_the_same() -> None:
    table = Table(position("2S 3S", ".", "2D 3D", stock="9C ...", discard="AC"))
    table.does(0, Kaboom())
    assert table.saw(Kaboomed) == [Kaboomed(0, False)]
    assert table.kinds(1) == {"Draw"}
    table.does(1, Draw())
    assert table.offered(1) == [Discard()]
    table.does(1, Discard())
    assert table.powers(1) == [Look(2, 0), Look(2, 1), SkipPower()]


# --- the next round ---


def test_the_next_round_is_dealt_at_once() -> None:
    table = counted(last_turn())
    assert table.told[-2:] == [RoundEnded(1, (5, 5, 5), (5, 15, 5)), Dealt(2, 0)]
    view = table.view(0)
    assert (view["round"], view["stock"], view["discard"]) == (2, 54 - 12, [])
    assert (view["caller"], view["flipping"], view["drawer"]) == (None, True, None)
    assert [table.offered(seat) for seat in range(3)] == [[Peek()]] * 3
    assert table.state.known == ((),) * 3
    assert sorted((*table.state.stock, *cards(table))) == list(range(54))


def cards(table: Table) -> list[int]:
    """All that lie before the seats."""
    return [it.card for grid in table.state.grids for it in grid if it]


def test_every_round_is_dealt_otherwise() -> None:
    assert cards(counted(last_turn())) != cards(counted(last_turn(rng=start(2).rng)))


@pytest.mark.parametrize(
    ("hands", "scores", "starter", "begins"),
    [
        (("3S", "2H", "AD"), (), 0, 2),  # closest to nothing
        (("X1", "6H", "5D"), (), 2, 0),
        (("10S", "9H", "8D"), (), 0, 2),
        (("AS", "9H", "X1"), ((5, 0, 1),), 0, 2),  # equal: lower sum so far
        (("X1", "9H", "AD"), ((5, 0, 8),), 0, 0),
        (("AS", "9H", "X1"), ((0, 0, 2),), 1, 2),  # equal: nearest clockwise to the last
        (("2S", "2H", "2D"), ((0, -10, 0),), 1, 1),
        (("2S", "2H", "9D"), ((0, -10, 0),), 2, 0),
    ],
)
def test_k14_starter_of_the_next_round(
    hands: tuple[str, ...], scores: tuple[tuple[int, ...], ...], starter: int, begins: int
) -> None:
    table = counted(last_turn("6C", *hands, scores=scores, starter=starter))
    assert (table.state.turn, table.view(0)["starter"]) == (begins, begins)
    for seat in range(3):
        table.does(seat, Peek(), Cover())
    assert table.offered(begins) == [Flip()]


def test_with_slaps_off_the_left_of_the_last_starter_starts() -> None:
    for starter in range(3):
        table = last_turn("6C", options=Options(slaps=False), starter=starter)
        table.waits(20_000)
        assert table.view(0)["starter"] == (starter + 1) % 3


# --- K17: nobody calls ---


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
        table.goes(seat, Draw())
        table.does(seat, Discard())
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
