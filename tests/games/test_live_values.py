"""Chances in the two live games: nothing that no seat has seen counts, and no slap is judged."""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import cache
from typing import Any

import pytest

from chocobox.analysis.fitting import played
from chocobox.analysis.looking import EACH, Looking
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import value_of
from chocobox.games.choco_boom.rules.pieces import CARDS
from chocobox.games.choco_boom.told.highlights import BestSlap
from chocobox.games.kaboom.bots.prospects import Together
from chocobox.games.kaboom.bots.worlds import SURE, ways
from chocobox.games.kaboom.rules.actions import Swap
from chocobox.games.kaboom.rules.events import Revealed, Slapped, SlapWon
from chocobox.games.kaboom.rules.moving import moved
from chocobox.games.kaboom.told.highlights import BestSlap as SlapOfKaboom
from chocobox.kit.slaps import Window, photos


@cache
def finished(name: str) -> Session:
    return played(name, 3, 4)


def moves_of(session: Session) -> list[tuple[Any, Move]]:
    """Each state, and the move that was made there."""
    found = []
    for state, (seat, index, at) in zip(session.states, session.moves, strict=False):
        offered = session.table(state) if seat == TABLE else session.game.actions(state, seat)
        found.append((state, Move(seat, offered[index], at)))
    return found


def test_a_card_of_kaboom_that_nobody_has_seen_counts_like_any_other() -> None:
    value = value_of("kaboom")
    assert value is not None
    for n, state in enumerate(finished("kaboom").states[:-1:9]):
        unseen = Together(state).unseen
        anew, _ = Rng(n).shuffle(unseen)
        other = moved(state, dict(zip(unseen, anew, strict=True)))
        assert value.value(other) == value.value(state)


def test_every_card_that_nobody_has_seen_may_come_and_none_is_lost() -> None:
    met = Counter[str]()
    for state, move in moves_of(finished("kaboom")):
        found = ways(state, move)
        if len(found) == 1:
            continue
        met[type(move.action).__name__] += 1
        if met[type(move.action).__name__] > 3:
            continue
        unseen = len(Together(state).unseen)
        assert sum(often for often, _ in found) in (unseen, SURE * unseen)
        for _, way in found:
            assert sorted(all_cards(way)) == list(range(54))
            assert way.known == state.known
    assert {"Peek", "Draw", "Go", "Replace", "Look", "Close"} <= met.keys()


def all_cards(state: Any) -> list[int]:
    lying = [it.card for grid in state.grids for it in grid if it]
    drawn = [] if state.drawn is None else [state.drawn]
    return [*state.stock, *state.discard, *lying, *drawn]


def test_of_hands_that_land_together_each_may_be_first() -> None:
    tied = Window(0, ((5, 2), (5, 0), (9, 1)))
    found = photos(tied, Rng(1))
    assert sorted(tied.judged(rng)[0].seat for rng in found) == [0, 2]
    assert photos(Window(0, ((5, 2), (6, 0))), Rng(1)) == [Rng(1)]


@pytest.mark.parametrize("name", ["kaboom", "choco_boom"])
def test_slaps_and_calls_are_no_mistakes_and_their_times_are_told(name: str) -> None:
    session, value = finished(name), value_of(name)
    assert value is not None
    looking, times = Looking(session, value), list[int]()
    judged = 0
    for ply, (state, move) in enumerate(moves_of(session)):
        it = looking.judged(ply)
        kind = type(move.action).__name__
        if kind in ("Slap", "Call", "Reveal", "Enough", "Flip", "Swap"):
            assert it.lost == 0
        if it.reaction is not None:
            assert kind in ("Slap", "Call")
            times.append(it.reaction)
        if move.seat != TABLE:
            place = session.game.actions(state, move.seat).index(move.action)
            judged += bool(value.action_values(state, move.seat, place)) if ply % 9 == 0 else 0
    assert times
    assert min(times) >= 250  # no bot is quicker
    back = looking.back()
    assert back.reaction == sorted(times)[(len(times) - 1) // 2]
    assert all(verdict.reaction for verdict in back.verdicts)
    assert (judged > 0) == (name == "kaboom")


def test_a_swap_of_unseen_cards_is_not_judged_nor_that_none_was_made() -> None:
    value, met = value_of("kaboom"), 0
    assert value is not None
    for state, move in moves_of(finished("kaboom")):
        actions = [] if move.seat == TABLE else value.game.actions(state, move.seat)
        if any(isinstance(it, Swap) for it in actions):
            met += 1
            assert value.action_values(state, move.seat, actions.index(move.action)) == {}
    assert met


def test_looking_back_at_a_live_game_tells_what_the_game_finds_worth_it() -> None:
    session, value = finished("choco_boom"), value_of("choco_boom")
    assert value is not None
    found = value.highlights(session.states, [move for _, move in moves_of(session)])
    told = Looking(session, value).tellings()
    assert {it.seat for it in told} >= {0, 1, 2}
    assert max(Counter(it.seat for it in told).values()) == EACH
    for it in told:
        assert it.highlight is not None
        assert it.highlight in found
        assert (it.kind, it.by, it.best) == (it.highlight.kind, 0, None)
        assert 0 < it.ply == it.move < len(session.states)
    with_person = copy(session)
    with_person.bots = {seat: bot for seat, bot in session.bots.items() if seat != 1}
    own = Looking(with_person, value).tellings()
    assert own == tuple(it for it in told if it.seat in (1, TABLE))
    assert own[0].highlight == next(it for it in found if it.seat == 1)  # the best comes first


def test_the_best_slap_of_kaboom_is_the_quickest_that_got_rid_of_a_card() -> None:
    session, value = finished("kaboom"), value_of("kaboom")
    assert value is not None
    landed, first = dict[int, int](), (0, 0, 0)
    best = dict[int, tuple[int, int]]()
    for ply, (state, move) in enumerate(moves_of(session), 1):
        for event in session.game.step(state, move)[1]:
            match event:
                case Slapped(seat):
                    landed[seat] = value.reaction(state, move) or 0
                case SlapWon(seat):
                    first = (landed[seat], ply, seat)
                case Revealed(match=True):
                    best[first[2]] = min(first[:2], best.get(first[2], first[:2]))
    found = value.highlights(session.states, [move for _, move in moves_of(session)])
    assert {it.seat: (it.ms, it.ply) for it in found if isinstance(it, SlapOfKaboom)} == best
    assert len(best) == len(found) == len(session.players)


def test_a_double_that_nobody_slapped_is_told_after_what_the_seats_did() -> None:
    session, value = copy(finished("choco_boom")), value_of("choco_boom")
    assert value is not None
    of_table, of_seat = (BestSlap(3, seat, CARDS[0], 400) for seat in (TABLE, 2))
    known = copy(value)
    known.highlights = lambda *_: (of_table, of_seat)  # type: ignore[method-assign]
    assert [it.highlight for it in Looking(session, known).tellings()] == [of_seat, of_table]
