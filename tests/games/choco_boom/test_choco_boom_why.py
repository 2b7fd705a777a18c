"""Why something cannot be done in Choco-Boom."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.record import Action
from chocobox.games.choco_boom.rules.actions import Call, Flip, Object, Pass, Ready, Slap, Vote
from chocobox.games.choco_boom.rules.wishes import CODES
from games.choco_boom.hand import GAME, Table, double, lying, position, single


def fresh() -> Table:
    """Seat 0 may begin."""
    return Table(position(["red carrot", 3], [3], [3]))


def paused() -> Table:
    """Seat 0 has slapped wrongly."""
    table = single()
    table.slaps(0)
    return table


def slapped() -> Table:
    """A hand is on the double of seat 1."""
    table = double()
    table.does(2, Slap())
    return table


def aloud() -> Table:
    """Seat 1 has called aloud."""
    return lying("red carrot", "blue choco", aloud=True)


def voting() -> Table:
    """Seat 2 votes on what seat 0 objects to."""
    table = aloud()
    table.objects(0)
    return table


def calm() -> Table:
    """Seat 0 has answered the card of seat 1."""
    table = lying("red carrot", calm=True)
    table.calls()
    table.flips()
    table.does(0, Pass())
    return table


def told() -> Table:
    """Seats 1 and 2 have answered too, and in a moment all is told."""
    table = calm()
    table.does(1, Call("choco"))
    table.does(2, Pass())
    return table


def over() -> Table:
    """The game is over."""
    return lying("red carrot", "blue choco", seats=2, spare=(5, 0))


def out() -> Table:
    """Seat 1 has no cards, and its turn would be next."""
    table = lying("red carrot", "blue choco", "red banana", "yellow pepper", spare=(5, 0, 5))
    table.state = table.state.with_deck(1, ())
    return table


CASES: list[tuple[Any, int, Action, str]] = [
    *((over, 0, action, "over") for action in (Flip(), Call("choco"), Slap(), Ready())),
    (fresh, 1, Flip(), "not_turn"),
    (single, 1, Flip(), "call_first"),
    (single, 2, Flip(), "not_turn"),
    (out, 1, Flip(), "no_cards"),
    (paused, 0, Flip(), "paused"),
    (paused, 1, Call("elephant"), "paused"),
    (voting, 1, Flip(), "voting"),
    (voting, 2, Ready(), "voting"),
    (voting, 2, Call("choco"), "voting"),
    (voting, 2, Object(), "voting"),
    (fresh, 0, Call("choco"), "no_pile"),
    (single, 0, Call("elephant"), "not_flipper"),
    (slapped, 1, Call("elephant"), "slapped"),
    (aloud, 1, Call("elephant"), "aloud"),
    (single, 0, Object(), "not_aloud"),
    (fresh, 0, Object(), "not_aloud"),
    (fresh, 0, Slap(), "no_pile"),
    (paused, 0, Slap(), "spent"),
    (paused, 0, Ready(), "not_waited"),
    (fresh, 0, Ready(), "not_waited"),
    (fresh, 0, Vote(True), "not_asked"),
    (voting, 0, Vote(True), "not_asked"),
    *((calm, 0, action, "answered") for action in (Slap(), Pass())),
    (calm, 0, Call("choco"), "not_flipper"),
    (calm, 1, Pass(), "own_card"),
    (calm, 1, Flip(), "call_first"),
    (told, 1, Flip(), "not_told"),
    (told, 1, Call("choco"), "answered"),
    (single, 0, Pass(), "not_calm"),
]


@pytest.mark.parametrize(("make", "seat", "action", "code"), CASES)
def test_each_wish_that_is_not_granted_has_its_reason(
    make: Any, seat: int, action: Action, code: str
) -> None:
    assert make().codes(seat, action) == (code,)


def test_who_reached_does_not_reach_again() -> None:
    table = fresh()
    table.does(0, Flip())
    assert table.codes(0, Flip()) == ("reached",)


def test_a_card_is_called_once() -> None:
    table = single()
    table.does(1, Call("elephant"))
    assert table.codes(1, Call("choco")) == ("called",)
    table.waits(60)
    assert table.codes(1, Call("choco")) == ("called",)


def test_who_objected_has_objected() -> None:
    table = aloud()
    table.does(0, Object())
    assert table.codes(0, Object()) == ("objected",)
    table = Table(position([3], [3], options=aloud().state.options))
    assert table.codes(0, Object()) == ("no_pile",)


@pytest.mark.parametrize(
    ("make", "seat", "wish"),
    [
        (fresh, 0, {"type": "Dance"}),
        (paused, 0, {"type": "Dance"}),
        (voting, 0, {"type": "Judge"}),
        (fresh, 0, {"type": "Flip", "seat": 1}),
        (single, 1, {"type": "Call", "item": "parrot"}),
        (single, 1, {"type": "Call"}),
        (single, 0, {"type": "Slap", "at": 3}),
        (paused, 1, {"type": "Ready", "for": 2}),
        (voting, 2, {"type": "Vote", "guilty": 1}),
        (aloud, 2, {"type": "Object", "seat": 1}),
    ],
)
def test_unknown_actions_are_not_offered(make: Any, seat: int, wish: dict[str, object]) -> None:
    assert GAME.why(make().state, seat, wish) == ("not_offered",)


def test_every_code_is_given_somewhere() -> None:
    asked = {code for *_, code in CASES} | {"reached", "called", "objected", "not_offered"}
    assert asked == set(CODES)
    assert len(CODES) == len(set(CODES))
