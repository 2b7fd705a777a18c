"""Choco Challenge's questions for paper, each key counted once more by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules.actions import Buy, Draw, Stop, Take
from chocobox.games.choco_challenge.rules.game import GAME
from chocobox.games.choco_challenge.rules.state import Options, State
from chocobox.games.choco_challenge.told.paper import PAPER
from chocobox.kit.paper import Question
from games.choco_challenge.cards import CARDS
from games.choco_challenge.hand import stopped
from support.walks import by_seed, walk


def tables(*seeds: int) -> Iterator[State]:
    for seed in seeds:
        begun = GAME.start(Options(), 3, Rng(seed))
        yield from (state for state, _ in walk(GAME, begun, 3, by_seed(seed)))


def asked(state: State, code: str) -> Question | None:
    found = [one for one in PAPER.questions(GAME, state, state.turn) if one.asks.code == code]
    return found[0] if found else None


def told(question: Question, code: str) -> dict[str, object]:
    [line] = [one for one in question.key if one.code == code]
    return dict(line.facts)


def test_the_chance_of_a_bust_is_counted_card_by_card() -> None:
    count = 0
    for state in tables(1, 2):
        question = asked(state, "draw")
        may = {type(it) for it in GAME.actions(state, state.turn)} >= {Draw, Stop}
        assert (question is not None) == may
        if question is None:
            continue
        count += 1
        row = {CARDS[card] for card in state.own.drawn}
        matches = sum(CARDS[card] in row for card in state.own.pile)
        pile = len(state.own.pile)
        key = told(question, "draw-key")
        assert (key["matches"], key["pile"]) == (matches, pile)
        assert abs(100 * matches / pile - float(str(key["percent"]))) <= 0.5
        assert len(question.marks) == matches
        own = question.view.seats[state.turn]
        assert {own.inside[n] for n in question.marks} <= {*own.drawn}
    assert count > 20


def test_where_the_house_tells_no_chances_none_is_asked_for() -> None:
    for state in tables(3):
        quiet = replace(state, options=Options(odds=False))
        assert asked(quiet, "draw") is None


def test_whatever_could_be_bought_after_a_stop_is_the_key() -> None:
    codes = set()
    for state in tables(1, 2, 3):
        question = asked(state, "buy")
        if question is None:
            continue
        actions = GAME.actions(state if state.stopped else stopped(state), state.turn)
        places = [it.place for it in actions if isinstance(it, Buy)]
        costs = [it.cost for it in actions if isinstance(it, Take)]
        marks = question.marks
        assert ([*marks["places"]], [*marks["costs"]]) == (places, costs)
        first, dessert = question.key
        codes |= {first.code, dessert.code}
        assert (first.code == "buy-none") == (not places)
        assert (first.code == "buy-any") == (len(places) > 1)
        assert (dessert.code == "buy-dessert") == bool(costs)
    assert codes >= {"buy-place", "buy-dessert", "buy-no-dessert"}
