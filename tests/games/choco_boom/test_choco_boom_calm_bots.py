"""Choco-Boom's bots where nobody has to be quick: right or wrong by their nature."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from chocobox.games.choco_boom.bots.players import Lightning, Sleepy
from chocobox.games.choco_boom.rules.actions import Call, Pass, Slap
from games.choco_boom.players import DOUBLE, STRANGE, game, often, plan, took


class Blind(Lightning):
    """Sees no double."""

    nature = replace(Lightning.nature, misses=1000)


def share(bot: Lightning | Sleepy, *cards: str, seat: int = 1) -> int:
    """How often that seat says double, in thousandths."""
    said = [action for action, _ in took(bot, often(*cards, calm=True), seat)]
    assert len(said) == 1500, "it always answers"
    return 1000 * said.count(Slap()) // len(said)


def test_a_bot_misses_doubles_and_sees_others_as_often_as_in_haste() -> None:
    assert 20 < 1000 - share(Lightning(), *DOUBLE) < 60
    assert 85 < 1000 - share(Sleepy(), *DOUBLE) < 155
    assert share(Lightning(), *STRANGE) <= share(Sleepy(), *STRANGE) < 15


def test_who_flipped_calls_what_it_takes_for_no_double_and_others_pass() -> None:
    own = [action for action, _ in took(Sleepy(), often(*STRANGE, calm=True))]
    words = Counter(action.item for action in own if isinstance(action, Call))
    assert set(words) == {"banana", "strawberry", "choco", "elephant"}
    assert words["elephant"] > 0.85 * len(own) > words["elephant"] - 200
    others = {action for action, _ in took(Sleepy(), often(*STRANGE, calm=True), 1)}
    assert others == {Slap(), Pass()}


def test_the_time_of_an_answer_does_not_tell_what_it_is() -> None:
    states = list(often(*DOUBLE, times=200, calm=True))
    for seat in (0, 1):
        told = [(plan(Lightning(), it, seat), plan(Blind(), it, seat)) for it in states]
        assert all(one and other and one.at == other.at for one, other in told)
        assert sum(one != other for one, other in told) > 150


def test_two_hundred_games_end_and_the_stronger_bot_wins_more_often() -> None:
    won = Counter[str]()
    for seed in range(200):
        bots = [Lightning(), Sleepy()] if seed % 2 else [Sleepy(), Lightning()]
        *_, last = game(bots, seed, calm=True)
        assert last.state.is_over
        decks = [len(deck) for deck in last.state.decks]
        won.update(bots[seat].name for seat in range(2) if decks[seat] == max(decks))
    assert won["lightning"] > 1.3 * won["sleepy"] > 30, won
