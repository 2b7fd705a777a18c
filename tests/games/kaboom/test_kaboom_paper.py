"""Kaboom!'s question for paper, its key counted once more by hand."""

from __future__ import annotations

from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules.game import GAME
from chocobox.games.kaboom.rules.state import Options
from chocobox.games.kaboom.told.paper import PAPER
from games.kaboom.cards import worth
from support.walks import by_seed, walk


def test_rows_come_to_the_sum_of_their_cards_and_the_closest_to_nothing_is_named() -> None:
    callers = set()
    for seed in range(4):
        begun = GAME.start(Options(rounds=2), 3, Rng(seed))
        for state, _ in walk(GAME, begun, 3, by_seed(seed)):
            found = PAPER.questions(GAME, state, 0)
            if not found:
                assert state.last is None
                continue
            [question] = found
            *rows, closest = question.key
            hands = question.view.hands
            sums = [sum(worth(card) for card in hand) for hand in hands]
            assert [line.facts["total"] for line in rows] == sums
            assert [line.facts["letter"] for line in rows] == ["A", "B", "C"]
            assert [*map(sum, question.marks)] == sums
            least = min(map(abs, sums))
            near = [letter for letter, one in zip("ABC", sums, strict=True) if abs(one) == least]
            assert [*closest.facts["letters"]] == near
            callers.add(question.asks.facts["called"])
            for line in rows:
                is_caller = line.facts["letter"] == question.asks.facts["called"]
                assert is_caller or line.facts["points"] == line.facts["total"]
                assert line.code == ("row-caller" if is_caller else "row")
    assert len(callers) > 1
