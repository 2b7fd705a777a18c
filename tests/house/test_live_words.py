"""Every code that Choco-Boom or Kaboom! can send is a sentence in every language."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from chocobox.core.record import Action, Event
from chocobox.core.update import Undone
from chocobox.games import BOTS, GAMES
from chocobox.games.choco_boom.rules import paying
from chocobox.games.choco_boom.rules import pieces as boom
from chocobox.games.kaboom.rules import pieces as kaboom
from chocobox.kit.highlights import Highlight
from house.test_words import LANGUAGES, LOCALES, in_kebab, messages, named

pytestmark = pytest.mark.skipif(
    not LANGUAGES, reason="only Python's own files are there inside Pyodide"
)
PREFIXES = {"choco_boom": "boom", "kaboom": "kaboom"}
TABLE = {
    *("judge", "hear", "weigh", "compare", "go", "timeup", "close"),
    *("count", "resume", "reopen", "elapse", "hide", "use"),
}
"""What the table does by itself: nobody is ever advised to."""

FINES = {"wrong_call", "hesitated", "wrong_slap", "guilty", "false_accusation", "admitted"}
"""Why a seat of Choco-Boom may pay."""

STILL = {"open", "slapped", "paused", "voting"}
"""How a pad may look where a slap still means something, or play stands."""

each = pytest.mark.parametrize(("game", "language"), list(product(PREFIXES, LANGUAGES)))
each_game = pytest.mark.parametrize("game", PREFIXES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def part(game: str, name: str) -> ModuleType:
    room = "told" if name in ("highlights", "reasons") else "rules"
    return import_module(f"chocobox.games.{game}.{room}.{name}")


def told(game: str, language: str, kind: str) -> set[str]:
    """The names of the messages of one kind, without what they begin with."""
    start = f"{PREFIXES[game]}-{kind}-"
    return {name.removeprefix(start) for name in messages(language) if name.startswith(start)}


def kinds_in(module: ModuleType, base: type) -> set[str]:
    """The actions or the events of a module, as messages name them."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    found = {kind.__name__.lower() for kind in kinds if issubclass(kind, base) and kind is not base}
    return found - TABLE


def texts_in(*nodes: ast.AST) -> set[str]:
    """Texts like_this somewhere in those nodes."""
    found = (part for node in nodes for part in ast.walk(node) if isinstance(part, ast.Constant))
    texts = {part.value for part in found if isinstance(part.value, str)}
    return {text for text in texts if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)}


def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


@each_game
@pytest.mark.parametrize("name", ["wishes", "reasons"])
def test_all_codes_that_are_returned_or_found_by_name_are_known(game: str, name: str) -> None:
    module = part(game, name)
    nodes = [*ast.walk(parsed(module))]
    keys = [key for node in nodes if isinstance(node, ast.Dict) for key in node.keys if key]
    returns = [node for node in nodes if isinstance(node, ast.Return)]
    assert texts_in(*keys, *returns) == set(module.CODES)


@each
def test_every_reason_is_a_sentence(game: str, language: str) -> None:
    for kind, name in (("why", "wishes"), ("hint", "reasons")):
        known = told(game, language, kind) | named(language, f"table-{kind}-")
        assert known >= {in_kebab(code) for code in part(game, name).CODES}
        assert told(game, language, kind) <= {in_kebab(code) for code in part(game, name).CODES}
    pads = {in_kebab(code) for code in set(part(game, "views").PADS) - STILL}
    own = told(game, language, "say-slap")
    assert own <= pads <= own | told(game, language, "why")


@each
def test_every_event_and_every_hinted_action_is_a_sentence(game: str, language: str) -> None:
    events = kinds_in(part(game, "events"), Event)
    assert told(game, language, "event") == events | {Undone.__name__.lower()}
    assert told(game, language, "advice") == kinds_in(part(game, "actions"), Action)


@each
def test_every_highlight_is_a_sentence(game: str, language: str) -> None:
    assert told(game, language, "moment") == kinds_in(part(game, "highlights"), Highlight)


@each
def test_every_bot_and_every_house_rule_is_told(game: str, language: str) -> None:
    names = {f"bot-{bot.name}" for bot in BOTS[game]}
    values = set()
    for choice in GAMES[game].choices:
        option = f"option-{re.sub(r'_[0-9]+$', '', choice.name)}"
        names.add(option)
        values |= set() if isinstance(choice.default, bool) else {f"{option}-value"}
    assert {*names, *values, *(f"{name}-line" for name in names)} <= messages(language)


def variants(game: str, language: str, name: str) -> set[str]:
    """The codes by which a message chooses what it says."""
    text = (LOCALES / language / f"{game}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{name} =.*\n(?: .*\n)*", text, re.M)
    return set(re.findall(r"\[(\w+)\]", found.group() if found else ""))


# --- Choco-Boom ---


def test_the_reasons_for_fines_are_all_known() -> None:
    names = (path.stem for path in Path(str(boom.__file__)).parent.glob("*.py"))
    nodes = (node for name in names for node in ast.walk(parsed(part("choco_boom", name))))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    found = texts_in(*(it for it in functions if "fine" in map(called, ast.walk(it))))
    assert found == FINES >= set(paying.ON_THE_CALL)


def called(node: ast.AST) -> str:
    """The name of the called function, or nothing."""
    return getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""


@each_language
def test_fines_items_colours_and_calls_have_names(language: str) -> None:
    fines = {in_kebab(reason) for reason in FINES}
    kinds = {"fine": fines | {"paid"}, "word": set(boom.CALLED)}
    assert {kind: told("choco_boom", language, kind) for kind in kinds} == kinds
    card = variants("choco_boom", language, "boom-card") - {"other"}
    colours, items = card & {*boom.COLOURS}, card & {*boom.ITEMS}
    assert card == colours | items
    assert (len(colours), len(items)) == (len(boom.COLOURS) - 1, len(boom.ITEMS) - 1)
    reasons = variants("choco_boom", language, "boom-event-fined") & FINES
    assert len(reasons) == len(FINES) - 1


@each_language
def test_no_two_calls_are_the_same_word(language: str) -> None:
    text = (LOCALES / language / "choco_boom.ftl").read_text(encoding="utf-8")
    calls = re.findall(r"^boom-word-\w+ = (.+)$", text, re.M)
    assert len(set(calls)) == len(boom.CALLED) == len(calls)


# --- Kaboom! ---


@each_language
def test_cards_places_and_powers_have_names(language: str) -> None:
    powers = set(kaboom.POWERS.values())
    assert told("kaboom", language, "note-power") == powers
    assert variants("kaboom", language, "kaboom-power") == {*powers, "other"}
    places = variants("kaboom", language, "kaboom-place")
    assert places >= {*map(str, range(kaboom.GRID)), "other"}
    named = {rank for rank in (*kaboom.RANKS, kaboom.JOKER) if not rank.isdigit()}
    numbers = {"0", "1", "11", "12", "13"}
    assert len(numbers) == len(named)
    for name in ("kaboom-rank", "kaboom-card"):
        assert variants("kaboom", language, name) >= {*numbers, "other"}
    assert variants("kaboom", language, "kaboom-card") >= {*kaboom.SUITS[:-1]}
