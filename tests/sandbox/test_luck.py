"""A stranger's bot knows nothing of hidden cards: the chance that it gets leads nowhere back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any
from unittest import mock

import pytest

from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.sandbox import asking, written
from chocobox.sandbox.entries import entries_of
from chocobox.sandbox.match import Match, match_of
from chocobox.sandbox.playing import Player
from chocobox.sandbox.rounds import Rounds, Wanted
from chocobox.sandbox.written import Chosen, Written
from support.talk import PERSON, Talk
from support.written_bots import bot

SHELF = [name for name, game in GAMES.items() if game.shelf]
each_game = pytest.mark.parametrize("name", SHELF)

GAMMA, WORD = 0x9E3779B97F4A7C15, (1 << 64) - 1
UNMIX = f"""
def unshifted(word, bits):
    found = word
    for _ in range(64 // bits):
        found = word ^ found // 2 ** bits
    return found

def undone(bits):
    word = unshifted(bits, 31) * {pow(0x94D049BB133111EB, -1, 1 << 64)} % 2 ** 64
    word = unshifted(word, 27) * {pow(0xBF58476D1CE4E5B9, -1, 1 << 64)} % 2 ** 64
    return unshifted(word, 30)
"""
"""SplitMix64 backwards, in the Python that a bot may use."""

THIEF = UNMIX + bot("print(undone(rng.randrange(2 ** 64)))", "return rng.choice(actions)")
"""A bot that tells the word of the chance that it was given."""

DRAWS = 150
"""Nobody draws so often before a stranger gets a number: the cards of every game are fewer."""


def undone(bits: int) -> int:
    space: dict[str, Any] = {}
    exec(UNMIX, space)
    found: int = space["undone"](bits)
    return found


def before(word: int) -> Iterator[int]:
    """The words that chance may have had a few draws earlier."""
    return ((word - GAMMA * draws) & WORD for draws in range(DRAWS))


def is_open(words: Iterable[int], session: Session, ply: int, seat: int) -> bool:
    """Whether one of these words, undone, deals the very cards of this game."""
    seeds = {earlier ^ ply << 8 ^ seat + 1 for word in words for earlier in before(word)}
    return any(
        session.game.start(session.options, len(session.players), Rng(seed)) == session.states[0]
        for seed in seeds
        if seed < 1 << 53
    )


def words_of(table: str) -> set[int]:
    """All words that a packed table may tell: each large number, and what it came from."""
    plain = {int(number) for number in re.findall(r"\d{9,}", table)}
    once = {undone(word) for word in plain}
    twice = {undone(earlier) for word in once for earlier in before(word)}
    return plain | once | twice


Told = list[tuple[Session, int, int, tuple[str, ...]]]


class Overheard:
    """Notes at which table, ply and seat a bot printed what."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.told: Told = []
        self._chance, self._chosen = Session._chance, Written.chosen

    def chance(self, session: Session, seat: int) -> Rng:
        self.now = session, len(session.moves), seat
        return self._chance(session, seat)

    def chosen(self, own: Written, *given: Any) -> Chosen:
        found = self._chosen(own, *given)
        assert found.trouble is None
        self.told.append((*self.now, found.printed))
        return found


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    heard = Overheard()
    monkeypatch.setattr(Session, "_chance", lambda own, seat: heard.chance(own, seat))
    monkeypatch.setattr(Written, "chosen", lambda own, *given: heard.chosen(own, *given))
    return heard.told


def a_series(name: str) -> None:
    """Two games wholly in the sandbox."""
    bots = ["own", *[BOTS[name][0].name] * (GAMES[name].seats[0] - 1)]
    match = match_of({"game": name, "bots": bots, "count": 2, "seed": 5, "code": THIEF})
    while match.played < 2:
        match.go()


def a_tournament(name: str) -> None:
    """Two games of two thieves."""
    bots = [{"name": one, "code": THIEF} for one in "AB"]
    own = Rounds(entries_of({"game": name, "seed": 5, "deals": 1, "bots": bots}))
    assert all(isinstance(one, Player) for one in own.players)
    own.go(Wanted(0, 0, 2))


PLACES = pytest.mark.parametrize("play", [a_series, a_tournament])


def thefts(told: Told) -> list[bool]:
    """Of each choice, whether it was told the cards; only some, for each takes a while."""
    assert len(told) > 4
    few = told[:: max(1, len(told) // 6)]
    return [is_open([int(line)], session, ply, seat) for session, ply, seat, [line] in few]


@each_game
@PLACES
def test_no_bot_finds_the_deal_in_its_luck(name: str, play: Any, told: Told) -> None:
    play(name)
    assert not any(thefts(told))


@each_game
@PLACES
def test_a_bot_would_find_it_if_its_luck_were_not_sealed(name: str, play: Any, told: Told) -> None:
    with mock.patch.object(written, "sealed", lambda rng: rng):
        play(name)
    assert all(thefts(told))


# --- what is told in the sandbox ---


def at_a_match(name: str) -> tuple[Session, int, str]:
    bots = ["own", *[BOTS[name][0].name] * (GAMES[name].seats[0] - 1)]
    match = Match(name, bots, 1, 5)
    report = match.go()
    assert report.ask
    assert match.asked
    return match.session, match.asked.seat, report.ask.table


def at_a_table(name: str) -> tuple[Session, int, str]:
    """Persons play with it, and one of them lets time pass."""
    talk = Talk()
    players = [{"kind": "bot", "bot": "own"}, *[PERSON] * (GAMES[name].seats[0] - 1)]
    talk.ask("new", game=name, players=players, seed=5, moves=[])
    while "ask" not in (reply := talk.wait()):
        if talk.update["wake"] is None:
            talk.play_first(at=1000 * len(talk.said))
    assert talk.bridge.play.session
    assert talk.bridge.play.asked
    return talk.bridge.play.session, talk.bridge.play.asked[1].seat, reply["ask"]["table"]


TABLES = pytest.mark.parametrize("sit", [at_a_match, at_a_table])


@each_game
@TABLES
def test_no_table_that_is_told_leads_back_to_the_deal(name: str, sit: Any) -> None:
    session, seat, table = sit(name)
    told = asking.choice({"table": table, "code": THIEF}).printed
    assert not is_open([*words_of(table), *map(int, told)], session, len(session.moves), seat)


@each_game
@TABLES
def test_a_table_would_lead_there_if_it_were_not_sealed(name: str, sit: Any) -> None:
    with mock.patch.object(written, "sealed", lambda rng: rng):
        session, seat, table = sit(name)
    [told] = asking.choice({"table": table, "code": THIEF}).printed
    assert is_open([int(told)], session, len(session.moves), seat), "by what it prints"
    assert is_open(words_of(table), session, len(session.moves), seat), "by what is packed"


def test_the_same_choice_has_the_same_luck_in_every_python() -> None:
    _, _, table = at_a_match("schokoly")
    code = bot("print(rng.randrange(1000), rng.random())", "return actions[0]")
    assert asking.choice({"table": table, "code": code}).printed == ("44 0.7646417652741708",)
