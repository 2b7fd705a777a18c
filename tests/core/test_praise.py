"""Praise: one true thing about each seat at the end, reckoned a second time from what all saw."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from chocobox.core.record import Move
from chocobox.core.session import Session
from chocobox.games import GAMES
from chocobox.kit.praise import Praise
from house.test_words import LANGUAGES, LOCALES
from support.linked import played
from support.talk import NIBBLER, PERSON, Talk

CODES = {
    "schokoly": {"card", "area"},
    "choco_boom": {"slap", "call", "flips"},
    "choco_challenge": {"stop", "cards"},
    "kaboom": {"matches", "round"},
}
each_game = pytest.mark.parametrize("name", CODES)


@cache
def whole(name: str, seed: int = 7) -> Session:
    """A game of bots to its end."""
    return played(name, min(GAMES[name].seats), seed=seed, bots=1)


def praised(session: Session) -> list[tuple[str, int]]:
    return [(it.code, it.value) for it in session.game.praise(session.states)]


def seen(session: Session) -> list[Any]:
    """All events of the game, in order."""
    found: list[Any] = []
    for state, (seat, index, at) in zip(session.states, session.moves, strict=False):
        action = _action(session, state, seat, index)
        found += session.game.step(state, Move(seat, action, at))[1]
    return found


def _action(session: Session, state: Any, seat: int, index: int) -> Any:
    past = Session(session.game, session.options, session.players, session.seed)
    past.states = [state]
    return past.offered(seat)[index]


@each_game
def test_everybody_is_told_something_of_their_own(name: str) -> None:
    session = whole(name)
    told = praised(session)
    assert len(told) == len(session.players)
    assert {code for code, _ in told} <= CODES[name]
    assert all(value > 0 for code, value in told if code != "round")


def test_the_best_slap_is_the_one_that_the_outcome_tells() -> None:
    session = whole("choco_boom")
    slaps = [it.slap for it in session.game.outcome(session.state).tallies]  # type: ignore[union-attr]
    assert [value for code, value in praised(session) if code == "slap"] == [
        slap for slap in slaps if slap is not None
    ]


def test_who_neither_slaps_nor_calls_has_flipped() -> None:
    session = whole("choco_boom")
    dumb = [
        state.changed(tallies=tuple(type(it)() for it in state.tallies)) for state in session.states
    ]
    flips = Counter(it.seat for it in seen(session) if type(it).__name__ == "Flipped")
    assert session.game.praise(dumb) == tuple(
        Praise("flips", flips[seat]) for seat in range(len(session.players))
    )


def test_the_boldest_stop_is_the_one_with_the_most_cards() -> None:
    session = whole("choco_challenge")
    stops: dict[int, int] = {}
    for it in seen(session):
        if type(it).__name__ == "Stopped":
            stops[it.seat] = max(stops.get(it.seat, 0), it.count)
    assert praised(session) == [("stop", stops[seat]) for seat in sorted(stops)]


@pytest.mark.parametrize("seed", range(1, 5))
def test_remembered_cards_are_those_that_matched_after_a_slap(seed: int) -> None:
    session = whole("kaboom", seed)
    found = Counter(it.seat for it in seen(session) if type(it).__name__ == "Revealed" and it.match)
    best = session.game.outcome(session.state).lowest  # type: ignore[union-attr]
    assert praised(session) == [
        ("matches", found[seat]) if found[seat] else ("round", points)
        for seat, points in enumerate(best)
    ]


def test_the_best_card_is_the_one_that_brought_most() -> None:
    session = whole("schokoly")
    game, best = session.game, [0] * len(session.players)
    for ply, (seat, index, _) in enumerate(session.moves):
        action = _action(session, session.states[ply], seat, index)
        if type(action).__name__ in ("Place", "Stack"):
            before, after = map(game.standing, session.states[ply : ply + 2])
            best[seat] = max(best[seat], after[seat] - before[seat])
    assert praised(session) == [("card", gain) for gain in best]


def test_nothing_is_told_before_the_end() -> None:
    talk = Talk()
    talk.new([PERSON, NIBBLER], seed=5)
    assert talk.ask("praise")["praise"] == []


def test_a_finished_game_that_is_opened_is_praised_too() -> None:
    session = whole("schokoly")
    talk = Talk()
    players = [PERSON, *[{"kind": "person", "name": "Grace"}]]
    talk.new(players, seed=session.seed, moves=[list(move) for move in session.moves])
    told = talk.ask("praise")["praise"]
    assert [(it["code"], it["value"]) for it in told] == praised(session)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    for name, codes in CODES.items():
        [file] = (LOCALES / language).glob(f"{name}.ftl")
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(rf"^{name}-praise-(\w+) =", text, re.M)) == codes
