"""What a table for researchers tells and takes, without the packages of the extra `env`."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.rows import Rows, Terms, game_of, leads
from chocobox.tournament import finished, seated

SCHOKOLY, KABOOM = GAMES["schokoly"], GAMES["kaboom"]


def begun(name: str, seats: int) -> Session:
    game = GAMES[name]
    return seated(game, game.options(), [BOTS[name][0]] * seats, 5)


def test_an_action_is_its_place_in_the_offer_or_its_fixed_number() -> None:
    session = begun("schokoly", 2)
    assert list(Rows(SCHOKOLY, 2, Terms()).choices(session, 0)) == [0, 1, 2]
    fixed = Rows(SCHOKOLY, 2, Terms(fixed=True))
    names = [fixed.names[number] for number in fixed.choices(session, 0)]
    assert names == [f"Choose(colour={colour!r})" for colour in ("dark", "milk", "white")]
    assert (fixed.most, len(fixed.names)) == (15_108, 15_108)


def test_waiting_is_named_last_where_time_runs() -> None:
    rows = Rows(KABOOM, 2, Terms(fixed=True))
    assert (rows.names[rows.most], len(rows.names)) == ("Wait()", rows.most + 1)


def test_each_seat_is_seat_0_to_itself_with_me_first() -> None:
    session = begun("choco_challenge", 3)
    place = [it.name for it in Rows(session.game, 3, Terms()).numbers].index("seat")
    for terms, seats in ((Terms(), [0, 1, 2]), (Terms(me_first=True), [0, 0, 0])):
        rows = Rows(session.game, 3, terms)
        assert [rows.row(session, seat)[place] for seat in range(3)] == seats


class Stood:
    """A game of four in which partners sit opposite each other."""

    teams = (4,)

    def standing(self, state: tuple[int, ...]) -> tuple[int, ...]:
        return state


def test_a_lead_is_over_the_best_rival_and_partners_are_none() -> None:
    game: Any = Stood()
    assert leads(game, (5, 2, 9)) == [-4, -7, 4]
    assert leads(game, (7, 3, 7, 3)) == [4, -4, 4, -4]
    for seats in SCHOKOLY.seats:
        state = finished(SCHOKOLY, SCHOKOLY.options(), [BOTS["schokoly"][0]] * seats, 5).state
        outcome = SCHOKOLY.outcome(state)
        assert outcome is not None
        ahead = {seat for seat, lead in enumerate(leads(SCHOKOLY, state)) if lead > 0}
        assert ahead == set(outcome.winners)


def test_what_is_no_table_is_said() -> None:
    with pytest.raises(ValueError, match="there are tables for choco_boom, "):
        game_of("schokoly_best")
