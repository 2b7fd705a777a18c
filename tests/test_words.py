"""Every code that Python can send is a sentence in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from chocobox.core import Action, Event
from chocobox.games import GAMES
from chocobox.games.schokoly import reasons, rules, swaps, wishes, words
from chocobox.session import Undone

LOCALES = Path(__file__).parent.parent / "assets" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.glob("*"))
pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
WHY = (
    *("not_your_turn", "choose_first", "not_in_hand", "first_at_centre", "not_free"),
    *("too_few_contacts", "no_equal_colour", "no_smartie", "not_all_covered", "one_card_only"),
    *("guarded", "already_placed", "covered", "already_guarded", "after_stack", "not_offered"),
    *("over", "swap_first", "place_first", "not_laid"),
)
REASONS = (
    *("grows_own", "joins_own", "wins_neutral", "blocks_other", "guards_own", "saves_smartie"),
    *("only_choice", "good_swap", "bad_swap"),
)


def messages(language: str) -> set[str]:
    """The names of all messages in a language."""
    texts = (path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl"))
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.M)}


def codes_in(*modules: object) -> set[str]:
    """Texts like_this in the tuples that a module's functions return or build."""
    found = set()
    for module in modules:
        tree = ast.parse(Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple):
                items = (item.value for item in node.elts if isinstance(item, ast.Constant))
                found |= {item for item in items if isinstance(item, str)}
    return {item for item in found if re.fullmatch(r"[a-z]+(_[a-z]+)*", item)}


def keys_in(module: object) -> set[str]:
    """Texts that are keys of a mapping written down in a module."""
    tree = ast.parse(Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8"))
    keys = [key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def in_kebab(code: str) -> str:
    return code.replace("_", "-")


def test_the_reasons_why_not_are_all_known() -> None:
    assert codes_in(wishes, rules, swaps) == set(WHY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_is_a_sentence(language: str) -> None:
    assert {f"schokoly-why-{in_kebab(code)}" for code in WHY} <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_hint_is_a_sentence(language: str) -> None:
    assert {f"schokoly-hint-{in_kebab(code)}" for code in REASONS} <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_hinted_action_is_a_sentence(language: str) -> None:
    kinds = [kind for kind in vars(words).values() if isinstance(kind, type)]
    events = [kind for kind in kinds if issubclass(kind, Event) and kind is not Event]
    actions = [kind for kind in kinds if issubclass(kind, Action) and kind is not Action]
    wanted = {f"schokoly-event-{kind.__name__.lower()}" for kind in (*events, Undone)}
    wanted |= {f"schokoly-advice-{kind.__name__.lower()}" for kind in actions}
    assert wanted <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    assert {"table-refused-play", "table-refused-undo"} <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_that_english_says(language: str) -> None:
    assert messages(language) == messages("en")


def test_the_list_of_hints_is_complete() -> None:
    assert codes_in(reasons) | keys_in(reasons) == set(REASONS)


def test_there_are_words_for_every_game() -> None:
    for name in GAMES:
        assert all((LOCALES / language / f"{name}.ftl").is_file() for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_the_rules_stands_on_its_page(language: str) -> None:
    told = {
        f"rules-{name}-{section}-{n + 1}"
        for name, game in GAMES.items()
        for section, paragraphs in game.sections.items()
        for n in range(paragraphs)
    }
    assert {name for name in messages(language) if re.fullmatch(r"rules-.*-\d+", name)} == told
