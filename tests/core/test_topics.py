"""Topics: what a beginner may not know is named when it is possible, and tells of no secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.games.kaboom.rules.pieces import CARDS
from house.test_words import LANGUAGES, LOCALES, in_kebab, named
from support.linked import played
from support.talk import NIBBLER, PERSON

CODES = {
    "schokoly": {"guard", "stack"},
    "choco_boom": {"double", "parrot"},
    "choco_challenge": {"tool", "dessert", "extra", "hint_odds"},
    "kaboom": {"look_own", "look_other", "swap_blind", "swap_seen", "slap", "call"},
}
MOST_WORDS = 15
each_game = pytest.mark.parametrize("name", CODES)


@cache
def whole(name: str) -> Session:
    """A game of the second weakest bots to its end."""
    return played(name, min(GAMES[name].seats), seed=7, bots=1)


def positions(name: str) -> Iterator[tuple[Any, int, tuple[str, ...], set[str]]]:
    """Each position of it for each seat: the topics, and the kinds of actions."""
    game, session = GAMES[name], whole(name)
    for state in session.states:
        for seat in range(len(session.players)):
            kinds = {type(action).__name__ for action in game.offer(state, seat)}
            yield state, seat, game.topics(state, seat), kinds


@each_game
def test_a_game_names_all_its_topics_sooner_or_later(name: str) -> None:
    assert {code for _, _, topics, _ in positions(name) for code in topics} == CODES[name]


@each_game
def test_who_can_do_nothing_is_told_nothing(name: str) -> None:
    assert all(kinds for _, _, topics, kinds in positions(name) if topics)


@each_game
def test_topics_are_the_same_whatever_is_hidden(name: str) -> None:
    game = GAMES[name]
    for ply, (state, seat, topics, _) in enumerate(positions(name)):
        if topics or ply % 7 == 0:
            assert game.topics(game.redeal(state, seat, Rng(ply)), seat) == topics


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_one_short_sentence(language: str) -> None:
    for name, codes in CODES.items():
        start = f"{name}-first-"
        assert named(language, start) == {in_kebab(code) for code in codes}
        [file] = (LOCALES / language).glob(f"{name}.ftl")
        texts = re.findall(rf"^{start}.* = (.*)$", file.read_text(encoding="utf-8"), re.M)
        assert len(texts) == len(codes)
        assert all(len(text.split()) <= MOST_WORDS for text in texts)


@pytest.mark.parametrize(
    ("name", "code", "kind"),
    [
        ("schokoly", "stack", "Stack"),
        ("schokoly", "guard", "Guard"),
        ("choco_challenge", "tool", "Spend"),
        ("choco_challenge", "dessert", "Take"),
        ("choco_challenge", "extra", "Decline"),
        ("kaboom", "call", "Kaboom"),
    ],
)
def test_it_is_named_when_it_can_be_done_and_at_no_other_time(
    name: str, code: str, kind: str
) -> None:
    assert all((code in topics) == (kind in kinds) for _, _, topics, kinds in positions(name))


def test_the_chances_are_named_when_two_cards_lie_and_the_house_tells_them() -> None:
    for state, _, topics, kinds in positions("choco_challenge"):
        is_told = state.own.busts > 1  # then the risk is said without a hint
        drawn = len(state.own.drawn)
        assert ("hint_odds" in topics) == ("Draw" in kinds and drawn > 1 and not is_told)
    game = GAMES["choco_challenge"]
    silent = Session(game, game.options(odds=False), whole("choco_challenge").players, 7)
    silent.replay(whole("choco_challenge").moves)
    assert not any("hint_odds" in game.topics(it, it.turn) for it in silent.states)


def test_a_power_is_named_to_who_has_drawn_its_card_before_it_is_discarded() -> None:
    drawn = {"look_own": "7 8", "look_other": "9 10", "swap_blind": "J Q", "swap_seen": "K"}
    codes = {rank: (code,) for code, ranks in drawn.items() for rank in ranks.split()}
    for state, _, topics, kinds in positions("kaboom"):
        if "Discard" in kinds:
            assert topics == codes.get(CARDS[state.drawn][:-1], ())
        else:
            assert not {*topics} & {*drawn}


def test_a_double_and_a_parrot_are_named_before_a_card_is_flipped_onto_the_pile() -> None:
    for state, _, topics, kinds in positions("choco_boom"):
        assert (topics == ("double", "parrot")) == ("Flip" in kinds and state.top is not None)


def test_topics_come_to_persons_while_nobody_is_in_a_hurry() -> None:
    game = GAMES["schokoly"]
    session = Session(game, game.options(), [PERSON, NIBBLER], 5)
    session.bots = {1: BOTS["schokoly"][0]}
    while (update := session.update()).outcome is None:
        if update.wake is not None:
            assert update.topics == {}
            session.tick(update.wake)
        else:
            assert update.topics == {
                seat: found
                for seat in session.persons
                if (found := game.topics(session.state, seat))
            }
            session.replay([(0, 0, session.clock)])
    assert update.topics == {}
