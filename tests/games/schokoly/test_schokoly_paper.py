"""Schokoly's questions for paper, each key counted once more by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.board import Laid
from chocobox.games.schokoly.rules.game import GAME
from chocobox.games.schokoly.rules.pieces import LETTERS
from chocobox.games.schokoly.rules.state import Options, State
from chocobox.games.schokoly.told.paper import MOST_MARKS, PAPER
from chocobox.kit.paper import Question
from games.schokoly import plain
from games.schokoly.tasks_plain import lead_of, look_of
from support.walks import by_seed, walk

SEATS = (2, 3, 4)


def tables(seats: int, seed: int, often: int) -> Iterator[State]:
    """Some tables of a game."""
    begun = GAME.start(Options(swaps=False), seats, Rng(seed))
    for ply, (state, _) in enumerate(walk(GAME, begun, seats, by_seed(seed))):
        if ply % often == 0:
            yield state


def asked(state: State, code: str) -> Question | None:
    found = [one for one in PAPER.questions(GAME, state, None) if one.asks.code == code]
    return found[0] if found else None


def facts(question: Question, code: str) -> list[dict[str, Any]]:
    """What the sentences with this code say."""
    return [dict(line.facts) for line in question.key if line.code == code]


# --- the best place ---


def leads_by_hand(state: State) -> dict[Any, int]:
    """The lead after each way to lay a card, by a slow count."""
    laid, seat = list(state.board.laid), state.turn
    order = [*state.colours[seat:], *state.colours[:seat]]
    played = [LETTERS[colour] for colour in order if colour is not None]
    leads = {}
    for action in plain.layings(state):
        tier = 2 if type(action).__name__ == "Stack" else 1
        one = Laid(action.card, action.x, action.y, action.turn, tier, tier == 2, seat)  # type: ignore[attr-defined]
        leads[look_of(one)] = lead_of([*laid, one], played)
    return leads


@pytest.mark.parametrize("seats", SEATS)
def test_the_best_place_is_the_best_of_all_by_a_slow_count(seats: int) -> None:
    count = 0
    for state in tables(seats, 6, 7):
        question = asked(state, "best")
        if question is None:
            continue
        count += 1
        leads = leads_by_hand(state)
        [told] = facts(question, "best-key")
        assert told["after"] == max(leads.values())
        assert told["gain"] == told["after"] - told["before"]
        own = LETTERS[state.colours[state.turn] or 0]
        assert question.asks.facts["colour"][0] == own
        best = {look for look, lead in leads.items() if lead == told["after"]}
        for mark in question.marks:
            look = (1 + mark.is_stack, mark.x, mark.y, "".join(it[0] for it in mark.colours))
            assert (look in best) != mark.is_bots
        ways = facts(question, "best-equal")
        assert [it["count"] for it in ways] == ([len(best)] if len(best) > 1 else [])
        places = {(x, y) for _, x, y, _ in best}
        assert sum(not it.is_bots for it in question.marks) == min(len(places), MOST_MARKS)
    assert count > 3


def test_a_card_is_called_by_its_place_in_the_hand() -> None:
    for state in tables(2, 9, 6):
        question = asked(state, "best")
        for mark in question.marks if question else ():
            drawn = question.view.hand[mark.card - 1] if question else None
            assert sorted(drawn.colours if drawn else ()) == sorted(mark.colours)


def test_the_hard_bot_is_named_where_it_looks_further() -> None:
    codes = {line.code for seed in range(3) for state in tables(2, seed, 9) for line in _key(state)}
    assert {"best-bot", "best-same"} <= codes


def _key(state: State) -> tuple[Any, ...]:
    question = asked(state, "best")
    return question.key if question else ()


def test_nobody_else_is_asked_where_to_lay() -> None:
    for state in tables(3, 1, 5):
        for seat in range(3):
            codes = [one.asks.code for one in PAPER.questions(GAME, state, seat)]
            assert "best" not in codes or seat == state.turn


# --- the count ---


@pytest.mark.parametrize("seats", SEATS)
def test_the_count_is_that_of_a_slow_count(seats: int) -> None:
    found = set()
    for state in tables(seats, 3, 5):
        question = asked(state, "count")
        if question is None:
            assert None in state.colours or not state.board.laid
            continue
        view = encode(GAME.view(state, 0))
        tops = plain.visible(state.board.laid)
        played = "".join(dict.fromkeys(it[0] for it in view["colours"]))
        totals = plain.points(tops, played)
        told = facts(question, "total") or facts(question, "largest")
        assert {it["colour"][0]: it["largest"] for it in told} == {
            letter: (own[0] if own else 0) for letter, (_, own) in totals.items()
        }
        if facts(question, "total"):
            assert {it["colour"][0]: it["total"] for it in told} == {
                letter: total for letter, (total, _) in totals.items()
            }
            assert all(it["total"] == it["largest"] + it["neutral"] for it in told)
        points = sorted((total for total, _ in totals.values()), reverse=True)
        ahead = points[0] - points[1]
        assert [it["by"] for it in facts(question, "leads")] == ([ahead] if ahead else [])
        assert [it["count"] for it in facts(question, "area")] == _neutral(tops, played)
        found |= {line.code for line in question.key}
    assert found >= ({"leads", "total", "area"} if seats != 3 else {"leads", "largest"})


def _neutral(tops: dict[plain.Cell, str], played: str) -> list[int]:
    """The sizes of the neutral areas that count, the largest first."""
    sizes = [len(area) for letter, area in plain.areas(tops) if letter not in played]
    return sorted((size for size in sizes if size >= 6), reverse=True) if len(played) == 2 else []


def test_no_hand_is_drawn_with_the_count() -> None:
    for state in tables(2, 5, 10):
        question = asked(state, "count")
        assert question is None or question.view.hand == ()
