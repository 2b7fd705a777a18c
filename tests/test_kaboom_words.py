"""Every code that Kaboom! can send is a sentence in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

from chocobox.core import Action, Event
from chocobox.games.kaboom import bots, events, pieces, reasons, views, wishes, words
from chocobox.games.kaboom.rules import KaboomGame
from chocobox.session import Undone
from test_words import LANGUAGES, in_kebab, messages

pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
TABLE = (
    *(words.Judge, words.Elapse, words.Go, words.TimeUp, words.Hide, words.Close),
    words.Reopen,
)
"""What the table does by itself: nobody is ever advised to."""


def named(language: str, kind: str) -> set[str]:
    """What is told of one kind: the names of its messages, without what they begin with."""
    start = f"kaboom-{kind}-"
    return {name.removeprefix(start) for name in messages(language) if name.startswith(start)}


def kinds_in(module: object, base: type) -> set[str]:
    """The actions or the events of a module, as messages name them."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    found = [kind for kind in kinds if issubclass(kind, base) and kind is not base]
    return {kind.__name__.lower() for kind in found if kind not in TABLE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_is_a_sentence(language: str) -> None:
    assert named(language, "why") == {in_kebab(code) for code in wishes.CODES}


def codes_in(module: ModuleType) -> set[str]:
    """Texts like_this in what a module's functions return or tell by name."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    parts = [
        *(node for node in ast.walk(tree) if isinstance(node, ast.Return)),
        *(key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys if key),
    ]
    found = {part for node in parts for part in ast.walk(node)}
    texts = {str(part.value) for part in found if isinstance(part, ast.Constant)}
    return {text for text in texts if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)}


def test_the_reasons_why_not_are_all_known() -> None:
    assert codes_in(wishes) == set(wishes.CODES)


def test_the_reasons_for_hints_are_all_known() -> None:
    assert codes_in(reasons) == set(reasons.CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slap_that_means_nothing_is_told_why(language: str) -> None:
    told = {in_kebab(code) for code in views.PADS} - {"open", "slapped"}
    assert named(language, "say-slap") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_hint_is_a_sentence(language: str) -> None:
    assert named(language, "hint") == {in_kebab(code) for code in reasons.CODES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_hinted_action_is_a_sentence(language: str) -> None:
    assert named(language, "event") == kinds_in(events, Event) | {Undone.__name__.lower()}
    assert named(language, "advice") == kinds_in(words, Action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_place_has_a_name(language: str) -> None:
    ranks = {rank.lower() for rank in (*pieces.RANKS, pieces.JOKER)}
    assert named(language, "rank") == ranks
    assert named(language, "suit") == {suit.lower() for suit in pieces.SUITS}
    assert named(language, "place") == {*map(str, range(pieces.GRID)), "more"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_told(language: str) -> None:
    kinds = set(pieces.POWERS.values())
    assert named(language, "note-power") == kinds
    assert named(language, "say-power") == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_every_choice_of_yes_or_no_is_told(language: str) -> None:
    told = {f"bot-{bot.name}" for bot in bots.BOTS}
    told |= {
        f"option-{choice.name}" for choice in KaboomGame.choices if isinstance(choice.default, bool)
    }
    assert {*told, *(f"{name}-line" for name in told)} <= messages(language)
