"""Every code that Choco Challenge can send is a sentence in every language."""

from __future__ import annotations

import re

import pytest

from chocobox.core import Action, Event
from chocobox.games.choco_challenge import bots, pieces, wishes, words
from chocobox.games.choco_challenge.rules import ChocoChallenge
from chocobox.session import Undone
from test_words import LANGUAGES, codes_in, in_kebab, keys_in, messages

pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
WHY = (
    *("over", "not_your_turn", "draw_first", "match_first", "pile_empty", "already_stopped"),
    *("stop_first", "not_that_place", "already_bought", "none_left", "too_dear", "have_one"),
    *("already_took", "no_such_tool", "not_compared", "not_offered"),
)
REASONS = (
    *("only_choice", "safe_enough", "too_risky", "worth_more_cards", "tool_saves", "keeps_tool"),
    *("best_card", "sharpens_pile", "dessert_points", "ends_game", "delays_end", "denies_others"),
    "completes_turn",
)


def named(language: str, kind: str) -> set[str]:
    """What is told of one kind: the names of its messages, without what they begin with."""
    start = f"challenge-{kind}-"
    return {name.removeprefix(start) for name in messages(language) if name.startswith(start)}


def kinds_of(base: type) -> set[str]:
    """The actions or the events of the game, as messages name them."""
    kinds = [kind for kind in vars(words).values() if isinstance(kind, type)]
    return {kind.__name__.lower() for kind in kinds if issubclass(kind, base) and kind is not base}


def test_the_reasons_why_not_are_all_known() -> None:
    keys = {key for key in keys_in(wishes) if re.fullmatch(r"[a-z_]+", key)}
    assert codes_in(wishes) | keys == set(WHY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_is_a_sentence(language: str) -> None:
    assert named(language, "why") == {in_kebab(code) for code in WHY}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_hint_is_a_sentence(language: str) -> None:
    assert named(language, "hint") == {in_kebab(code) for code in REASONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_hinted_action_is_a_sentence(language: str) -> None:
    assert named(language, "event") == kinds_of(Event) | {Undone.__name__.lower()}
    assert named(language, "advice") == kinds_of(Action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    assert named(language, "name") == {*pieces.NAMES, *pieces.TOOLS}
    assert named(language, "dessert") >= {str(cost) for cost in pieces.COSTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_every_choice_of_yes_or_no_is_told(language: str) -> None:
    told = {f"bot-{bot.name}" for bot in bots.BOTS}
    told |= {
        f"option-{choice.name}"
        for choice in ChocoChallenge.choices
        if isinstance(choice.default, bool)
    }
    assert {*told, *(f"{name}-line" for name in told)} <= messages(language)
