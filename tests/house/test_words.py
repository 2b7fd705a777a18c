"""Every code that Python can send is a sentence in every language.

Names of games, bots, options and rules are looked at in `test_architecture.py`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from chocobox.analysis.moments import AHEAD, LEAD
from chocobox.core.record import Action, Event
from chocobox.core.update import Undone
from chocobox.games import GAMES, asking_of
from chocobox.games.choco_challenge.rules import events as challenge_words
from chocobox.games.choco_challenge.rules import pieces
from chocobox.games.choco_challenge.rules import wishes as challenge_wishes
from chocobox.games.choco_challenge.told import reasons as challenge_reasons
from chocobox.games.schokoly.bots import trading
from chocobox.games.schokoly.rules import events as words
from chocobox.games.schokoly.rules import game as rules
from chocobox.games.schokoly.rules import swaps, wishes
from chocobox.games.schokoly.solo.count import questions as counting
from chocobox.games.schokoly.solo.count.actions import KINDS
from chocobox.games.schokoly.told import reasons
from chocobox.kit import asking
from chocobox.kit.asking import Fact
from support.places import TESTS

LOCALES = TESTS.parent / "assets" / "locales"


def messages(language: str) -> set[str]:
    """The names of all messages in a language."""
    texts = (path.read_text(encoding="utf-8") for path in (LOCALES / language).rglob("*.ftl"))
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.M)}


LANGUAGES = sorted(it.name for it in LOCALES.glob("*") if messages(it.name) >= messages("en"))
"""The whole ones; where another one lacks a message, the page says the English one."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def named(language: str, start: str) -> set[str]:
    """The names of the messages that begin so, without that beginning."""
    return {name.removeprefix(start) for name in messages(language) if name.startswith(f"{start}")}


def in_kebab(code: str) -> str:
    return code.replace("_", "-")


def codes_in(*modules: ModuleType) -> set[str]:
    """Texts like_this in the tuples of modules and in the keys of their mappings."""
    found = set[object]()
    for module in modules:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            parts: list[ast.expr | None] = list(getattr(node, "keys", []))
            parts += node.elts if isinstance(node, ast.Tuple) else []
            found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    texts = {text for text in found if isinstance(text, str)}
    return {text for text in texts if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)}


def texts_in(module: ModuleType) -> set[str]:
    """All texts like_this in a module."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    found = {str(part.value) for part in ast.walk(tree) if isinstance(part, ast.Constant)}
    return {text for text in found if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)}


def kinds_of(module: ModuleType, base: type) -> set[str]:
    """The actions or the events of a game, as messages name them."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return {kind.__name__.lower() for kind in kinds if issubclass(kind, base) and kind is not base}


CODES: dict[str, set[str]] = {
    "schokoly-why": codes_in(wishes, rules, swaps) - {*rules.GAME.sections},
    "schokoly-hint": codes_in(reasons, trading),
    "challenge-why": codes_in(challenge_wishes),
    "challenge-hint": codes_in(challenge_reasons),
    "count-ask": {*KINDS},
    "count-told": texts_in(counting) - {"size", "who"},
}
UNDONE = Undone.__name__.lower()


@each_language
@pytest.mark.parametrize("start", CODES)
def test_every_reason_and_every_question_is_a_sentence(start: str, language: str) -> None:
    assert len(CODES[start]) >= len(KINDS)
    wanted, own = {in_kebab(code) for code in CODES[start]}, named(language, f"{start}-")
    assert own <= wanted <= own | named(language, f"table-{start.partition('-')[2]}-")


@each_language
@pytest.mark.parametrize(("name", "of"), [("schokoly", words), ("challenge", challenge_words)])
def test_every_event_and_every_hinted_action_is_a_sentence(
    name: str, of: ModuleType, language: str
) -> None:
    assert named(language, f"{name}-event-") >= kinds_of(of, Event) | {UNDONE}
    assert named(language, f"{name}-advice-") >= kinds_of(of, Action)


ALONE = {"answer", "call", "choose", "decide", "vote"}
"""Of these each one is a group of its own."""

PREFIXES = {
    "choco_boom": "boom",
    "choco_challenge": "challenge",
    "kaboom": "kaboom",
    "schokoly": "schokoly",
}
"""The games whose answers are sentences, and how their messages begin."""


def chosen(name: str) -> Iterator[type[Action]]:
    """The actions of a game that persons choose."""
    for kind in vars(import_module(f"chocobox.games.{name}.rules.actions")).values():
        is_action = isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
        if is_action and not (kind.__doc__ or "").startswith("The table:"):
            yield kind


@each_language
@pytest.mark.parametrize(("name", "prefix"), PREFIXES.items())
def test_every_fact_and_every_choice_is_a_sentence(name: str, prefix: str, language: str) -> None:
    told = import_module(f"chocobox.games.{name}.told.asked")
    assert asking_of(name) is told.ASKING
    own = kinds_of(told, Fact) - kinds_of(asking, Fact)
    assert named(language, f"{prefix}-told-") == own
    single = {kind.__name__.lower() for kind in chosen(name)}
    advice = named(language, f"{prefix}-advice-") & single
    assert advice | named(language, f"{prefix}-choice-") == single
    many = {kind.__name__.lower() for kind in chosen(name) if fields(kind)}
    assert named(language, f"{prefix}-group-") == many - ALONE


@each_language
def test_every_piece_of_choco_challenge_has_a_name(language: str) -> None:
    assert named(language, "challenge-name-") == {*pieces.NAMES, *pieces.TOOLS}
    assert named(language, "challenge-dessert-") >= {str(cost) for cost in pieces.COSTS}


@each_language
def test_every_moment_of_a_game_has_its_sentence(language: str) -> None:
    wanted = {f"replay-moment-{code}" for code in (LEAD, AHEAD)}
    for name, game in GAMES.items():
        if game.solo is None:
            kinds = (kind.__name__.lower() for kind in game.moments)
            wanted |= {f"replay-{in_kebab(name)}-{kind}" for kind in kinds}
    assert wanted <= messages(language)


def test_what_every_table_may_refuse_is_said() -> None:
    assert {"table-why-not-offered", "table-refused-undo"} <= messages("en")


@each_language
def test_a_card_of_rules_has_four_sentences_and_at_most_sixty_words(language: str) -> None:
    cards = defaultdict[str, list[str]](list)
    for root in (TESTS.parent, TESTS / "example_game"):
        for path in (root / "assets" / "locales" / language).rglob("*.ftl"):
            for game, told in re.findall(r"^card-(\w+)-\d = (.+)$", path.read_text("utf-8"), re.M):
                cards[game].append(told)
    assert cards.keys() == {name for name in GAMES if GAMES[name].shelf} | {"pig"}
    for name, sentences in cards.items():
        assert len(sentences) == 4, name
        assert len(" ".join(sentences).split()) <= 60, name


@each_language
def test_every_paragraph_of_the_rules_stands_on_its_page(language: str) -> None:
    paragraphs = {
        f"rules-{name}-{section}-{n + 1}"
        for name, game in GAMES.items()
        for section, count in game.sections.items()
        for n in range(count)
    }
    found = {name for name in messages(language) if re.fullmatch(r"rules-.*-\d+", name)}
    assert found == paragraphs
