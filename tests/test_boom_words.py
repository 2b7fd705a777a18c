"""Every code that Choco-Boom can send is a sentence in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from chocobox.core import Action, Event
from chocobox.games.choco_boom import bots, events, paying, pieces, reasons, views, wishes, words
from chocobox.games.choco_boom.rules import ChocoBoom
from chocobox.session import Undone
from test_words import LANGUAGES, in_kebab, messages

pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
TABLE = (
    *(words.Judge, words.Hear, words.Weigh, words.Go, words.TimeUp, words.Close),
    *(words.Count, words.Resume, words.Reopen),
)
"""What the table does by itself: nobody is ever advised to."""

FINES = ("wrong_call", "hesitated", "wrong_slap", "guilty", "false_accusation", "admitted")
"""Why a seat may pay."""

PACKAGE = Path(str(pieces.__file__)).parent


def named(language: str, kind: str) -> set[str]:
    """What is told of one kind: the names of its messages, without what they begin with."""
    start = f"boom-{kind}-"
    return {name.removeprefix(start) for name in messages(language) if name.startswith(start)}


def kinds_in(module: object, base: type) -> set[str]:
    """The actions or the events of a module, as messages name them."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    found = [kind for kind in kinds if issubclass(kind, base) and kind is not base]
    return {kind.__name__.lower() for kind in found if kind not in TABLE}


def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def texts_in(*nodes: ast.AST) -> set[str]:
    """Texts like_this somewhere in those nodes."""
    found = (part for node in nodes for part in ast.walk(node) if isinstance(part, ast.Constant))
    texts = {part.value for part in found if isinstance(part.value, str)}
    return {text for text in texts if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)}


def returned_in(module: ModuleType) -> set[str]:
    """Texts in what a module's functions return, or tell by name."""
    nodes = [*ast.walk(parsed(module))]
    keys = [key for node in nodes if isinstance(node, ast.Dict) for key in node.keys if key]
    return texts_in(*keys, *(node for node in nodes if isinstance(node, ast.Return)))


def fines_in(tree: ast.Module) -> set[str]:
    """The reasons that are named where a module lets a seat pay."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    calls = {function: [*map(called, ast.walk(function))] for function in functions}
    return texts_in(*(function for function in functions if "fine" in calls[function]))


def called(node: ast.AST) -> str:
    """The name of the function that is called there, if it has one."""
    return getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""


def test_the_reasons_why_not_are_all_known() -> None:
    assert returned_in(wishes) == set(wishes.CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_is_a_sentence(language: str) -> None:
    assert named(language, "why") == {in_kebab(code) for code in wishes.CODES}


def test_the_reasons_for_hints_are_all_known() -> None:
    assert returned_in(reasons) == set(reasons.CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slap_that_means_nothing_is_told_why(language: str) -> None:
    told = {in_kebab(code) for code in views.PADS} - {"open", "slapped", "paused", "voting"}
    assert named(language, "say-slap") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_hint_is_a_sentence(language: str) -> None:
    assert named(language, "hint") == {in_kebab(code) for code in reasons.CODES}


def test_the_reasons_for_fines_are_all_known() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob("*.py"))]
    found = set().union(*(fines_in(ast.parse(source)) for source in sources))
    assert found == set(FINES) >= set(paying.ON_THE_CALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fine_is_told_to_all_and_kindly_to_the_seat_that_pays(language: str) -> None:
    told = {in_kebab(reason) for reason in FINES}
    assert named(language, "reason") == told
    assert named(language, "fine") == told | {"paid"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_hinted_action_is_a_sentence(language: str) -> None:
    assert named(language, "event") == kinds_in(events, Event) | {Undone.__name__.lower()}
    assert named(language, "advice") == kinds_in(words, Action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_every_colour_and_every_call_has_a_name(language: str) -> None:
    assert named(language, "item") == set(pieces.ITEMS)
    assert named(language, "colour") == set(pieces.COLOURS)
    assert named(language, "word") == set(pieces.CALLED)


def told_of(choice: Any) -> set[str]:
    """The messages that the set-up page shows of a house rule."""
    name = f"option-{re.sub(r'_[0-9]+$', '', choice.name)}"
    value = set() if isinstance(choice.default, bool) else {f"{name}-value"}
    return {name, f"{name}-line", *value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_every_house_rule_is_told(language: str) -> None:
    told = {f"bot-{bot.name}" for bot in bots.BOTS}
    wanted = {*told, *(f"{name}-line" for name in told)}
    assert wanted.union(*map(told_of, ChocoBoom.choices)) <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_calls_are_the_same_word(language: str) -> None:
    path = Path(__file__).parent.parent / "assets" / "locales" / language / "choco_boom.ftl"
    calls = re.findall(r"^boom-word-\w+ = (.+)$", path.read_text(encoding="utf-8"), re.M)
    assert len(set(calls)) == len(pieces.CALLED) == len(calls)
