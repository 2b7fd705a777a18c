"""A program that learns a game by playing it: policy gradients, with numpy and nothing else.

    pip install '.[env]'
    PYTHONPATH=py python3 tests/example_learner/learn.py --games 800

It sits at seat 0, and the weakest bot at each other seat. Each action has a weight for each feature
of what is seen. Of the offered actions it takes one by chance: the higher its sum, the likelier.
After some games all weights move towards what has brought more lead than was expected.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from time import monotonic
from typing import Any

import numpy as np

from chocobox.env import env
from chocobox.games import BOTS, GAMES

GAME = "choco_challenge"
FEW = 12
"""A number with so few values has a feature for each; any number is one feature from 0 to 1."""

BATCH, PACE = 8, 0.01
"""So many games come before a lesson, and each weight moves about so far in one."""

CURIOUS = 0.2
"""How much it likes to be in doubt: else it would soon do one thing only, and learn no more."""

FADING = 0.95
"""A reward counts so much less for each answer that lies between it and what was done."""

EXAM = 1_000_000
"""The deals of exams begin here: no lesson has them."""


def table_of(lead: float = 0.0) -> Any:
    """A table with the weakest bot at all seats but one; only lessons pay for a lead."""
    seats, weakest = GAMES[GAME].seats[0], BOTS[GAME][0].name
    others = dict.fromkeys(range(1, seats), weakest)
    return env(GAME, seats=seats, bots=others, me_first=True, fixed=True, lead=lead)


class Features:
    """Observations as numbers from 0 to 1, by their limits."""

    def __init__(self, table: Any) -> None:
        limits = np.array([(it.least, it.most) for it in table.unwrapped.layout()])
        self.least, self.span = limits[:, 0], np.maximum(1, limits[:, 1] - limits[:, 0])
        self.few = np.flatnonzero(self.span < FEW)
        self.first = len(limits) + np.cumsum([0, *(self.span[self.few] + 1)])
        self.size = int(self.first[-1]) + 1

    def of(self, row: Any) -> Any:
        """The features of an observation; the last one is always 1."""
        above, found = row - self.least, np.zeros(self.size)
        found[: len(row)] = above / self.span
        found[self.first[:-1] + above[self.few]] = 1
        found[-1] = 1
        return found


@dataclass
class Answer:
    """What was seen, how likely each action was, which one was taken, and what followed."""

    seen: Any
    chances: Any
    action: int
    reward: float = 0.0


class Learner:
    """The weights of each action, and those of what a position is worth."""

    def __init__(self, seed: int = 1) -> None:
        self.table, self.exam = table_of(lead=0.05), table_of()
        self.features, self.chance = Features(self.table), np.random.default_rng(seed)
        self.weights = np.zeros((self.table.unwrapped.size, self.features.size))
        self.worth = np.zeros(self.features.size)
        self.drift, self.width = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.lessons = 0

    def wins(self, games: int) -> float:
        """The part of the games of an exam that it wins."""
        answers = [it for deal in range(games) for it in self.play(self.exam, EXAM + deal, True)]
        return sum(it.reward for it in answers) / games

    def learn(self, games: int) -> None:
        """So many games, with a lesson after each batch."""
        for deal in range(0, games, BATCH):
            batch = [self.play(self.table, deal + one) for one in range(BATCH)]
            brought = np.concatenate([brought_by(answers) for answers in batch])
            self.lesson([it for answers in batch for it in answers], brought)

    def play(self, table: Any, deal: int, is_exam: bool = False) -> list[Answer]:
        """One game, and each of the answers with its reward; in an exam nothing is tried out."""
        answers = list[Answer]()
        table.reset(seed=deal)
        for _ in table.agent_iter():
            seen, reward, over, cut, _ = table.last()
            if answers:
                answers[-1].reward = reward
            if not (over or cut):
                answers.append(self.answer(seen, is_exam))
            table.step(None if over or cut else answers[-1].action)
        return answers

    def answer(self, seen: Any, is_exam: bool) -> Answer:
        """One of the offered actions, by chance or the likeliest."""
        features = self.features.of(seen["observation"])
        sums = np.where(seen["action_mask"] == 1, self.weights @ features, -np.inf)
        chances = np.exp(sums - sums.max())
        chances /= chances.sum()
        tried = chances.argmax() if is_exam else self.chance.choice(len(chances), p=chances)
        return Answer(features, chances, int(tried))

    def lesson(self, answers: list[Answer], brought: Any) -> None:
        """What brought more than expected becomes likelier, all else less likely."""
        seen = np.array([it.seen for it in answers])
        better = brought - seen @ self.worth
        self.worth += 0.02 * better @ seen / len(answers)
        better = (better - better.mean()) / (better.std() + 1e-8)
        chances = np.array([it.chances for it in answers])
        taken = np.zeros_like(chances)
        taken[np.arange(len(answers)), [it.action for it in answers]] = 1
        logs = np.log(chances + 1e-12)
        doubt = -(chances * logs).sum(axis=1, keepdims=True)
        towards = (taken - chances) * better[:, None] - CURIOUS * chances * (logs + doubt)
        self.move(towards.T @ seen / len(answers))

    def move(self, step: Any) -> None:
        """Each weight moves by its usual step of late, measured by its usual size (Adam)."""
        self.lessons += 1
        self.drift = 0.9 * self.drift + 0.1 * step
        self.width = 0.99 * self.width + 0.01 * step**2
        drift = self.drift / (1 - 0.9**self.lessons)
        self.weights += PACE * drift / (np.sqrt(self.width / (1 - 0.99**self.lessons)) + 1e-6)


def brought_by(answers: list[Answer]) -> Any:
    """What each answer has brought: the rewards from then on, less and less."""
    found, after = np.zeros(len(answers)), 0.0
    for place in reversed(range(len(answers))):
        found[place] = after = answers[place].reward + FADING * after
    return found


def main() -> None:
    """Learn, and say how many games of an exam are won before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--exam", type=int, default=200)
    given = parser.parse_args()
    begun, learner = monotonic(), Learner()
    print(f"wins {learner.wins(given.exam):.1%} of {given.exam} games before", flush=True)
    learner.learn(given.games)
    print(f"wins {learner.wins(given.exam):.1%} after {given.games} games", flush=True)
    print(f"in {monotonic() - begun:.0f} seconds, against {BOTS[GAME][0].name}")


if __name__ == "__main__":
    main()
