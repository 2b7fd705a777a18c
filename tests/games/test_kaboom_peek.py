"""Kaboom!, sentence by sentence: the peek."""

from __future__ import annotations

from chocobox.core import Event
from chocobox.games.kaboom.events import Covered, FlippingBegan, Peeked, TurnBegan
from chocobox.games.kaboom.pieces import NEAR
from chocobox.games.kaboom.words import Cover, Draw, Flip, Peek, Slap
from games.kaboom_hand import Table, names, position, start

HANDS = ("AS 2S 3S 4S", "AH 2H 3H 4H", "AD 2D 3D 4D")


def dealt() -> Table:
    """Three seats that have just been dealt their cards; seat 1 starts."""
    waiting = ("waiting",) * 3
    return Table(position(*HANDS, peeks=waiting, flipping=True, turns=0, turn=1, starter=1))


def peeked(*seats: int) -> tuple[Table, tuple[Event, ...]]:
    """The same after some have looked, with what was told last."""
    table, told = dealt(), tuple[Event, ...]()
    for seat in seats:
        told = table.does(seat, Peek(), Cover())
    return table, told


def test_all_players_look_at_the_two_cards_closest_to_them() -> None:
    table = dealt()
    assert NEAR == (2, 3)
    for seat in range(3):
        assert table.offered(seat) == [Peek()]
        assert table.does(seat, Peek()) == (Peeked(seat),)
    assert table.faces(0) == {(0, 2): "3S", (0, 3): "4S"}
    assert table.faces(1) == {(1, 2): "3H", (1, 3): "4H"}


def test_nobody_else_sees_them() -> None:
    table = dealt()
    table.does(0, Peek())
    assert [table.faces(seat) for seat in (1, 2)] == [{}, {}]
    assert table.view(1)["peeks"] == ["looking", "waiting", "waiting"]


def test_one_time_only() -> None:
    table, _ = peeked(0)
    assert table.offered(0) == []
    assert table.faces(0) == {}
    assert table.codes(0, Peek()) == ("seen_once",)


def test_k2_each_when_it_likes_and_as_long_as_it_likes() -> None:
    table = dealt()
    table.does(2, Peek())
    table.does(0, Peek())
    assert table.offered(2) == [Cover()]
    assert table.does(2, Cover(), at=3_600_000) == (Covered(2),)
    assert table.due() is None


def test_k2_the_round_goes_on_when_all_are_done() -> None:
    table, _ = peeked(0, 2)
    assert table.offered(1) == [Peek()]
    assert (table.offered(0), table.offered(2)) == ([], [])
    told = table.does(1, Peek(), Cover())
    assert told == (Covered(1), FlippingBegan(1))
    assert [table.offered(seat) for seat in range(3)] == [[], [Flip()], []]


def test_before_that_nobody_can_flip_slap_or_draw() -> None:
    table, _ = peeked(0, 1)
    for action in (Flip(), Slap(), Draw()):
        assert table.codes(1, action) == ("peek_first",)


def test_try_to_remember_your_cards() -> None:
    table, _ = peeked(0, 1)
    assert [table.knows(seat) for seat in range(3)] == ["3S 4S", "3H 4H", ""]


def test_with_slaps_off_the_first_turn_begins_at_once() -> None:
    table = Table(start(2, slaps=False))
    first = table.state.turn
    table.does(0, Peek(), Cover())
    told = table.does(1, Peek(), Cover())
    assert told == (Covered(1), TurnBegan(first))
    assert table.kinds(first) == {"Draw", "Kaboom"}
    assert not table.view(0)["flipping"]


def test_in_the_first_round_chance_says_who_begins() -> None:
    for seats in (2, 6):
        found = {start(seats, seed).turn for seed in range(99)}
        assert found == set(range(seats))


def test_whoever_starts_is_told() -> None:
    state = start(4)
    assert Table(state).view(0)["starter"] == state.turn


def test_each_round_has_its_own_peek() -> None:
    table = dealt()
    near = names([it.card for it in table.state.grids[2][2:] if it])
    table.does(2, Peek())
    assert table.knows(2) == near
