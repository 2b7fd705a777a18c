"""A bot's choices hang on values alone: not on hashes, and not on where things lie in memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandbox.test_rounds import ANY, FIRST, asked, games_in, played, ranking
from support.places import ROOT
from support.written_bots import bot, chosen, stumbled


def printed(*lines: str) -> tuple[str, ...]:
    found = chosen(bot(*lines, "return actions[0]"))
    assert found.trouble is None, found.trouble
    return found.printed


# --- sets ---

ORDERED = {
    "[*{'pear', 'apple', 'fig'}]": "['pear', 'apple', 'fig']",
    "list({it for it in 'chocolate'})": "['c', 'h', 'o', 'l', 'a', 't', 'e']",
    "list(set('nougat') - {'u'})": "['n', 'o', 'g', 'a', 't']",
    "list({'b', 'a'} | {'c', 'a'})": "['b', 'a', 'c']",
    "list({'b', 'a', 'c'} & {'c', 'a'})": "['a', 'c']",
    "list({'b', 'a'} ^ {'c', 'a'})": "['b', 'c']",
    "list(frozenset('ba').union('dc', 'a'))": "['b', 'a', 'd', 'c']",
    "list({'b', 'a', 'c'}.intersection('cab', 'bc'))": "['b', 'c']",
    "list({'x': 1, 'b': 2, 'a': 3}.keys() - {'x'})": "['b', 'a']",
    "list(['b', 'a'] & {'a': 1, 'b': 2}.keys())": "['b', 'a']",
    "list({'b': 1, 'a': 2}.items() | {('c', 3)})": "[('b', 1), ('a', 2), ('c', 3)]",
    "[list(it) for it in map(dict.keys, [{'b': 1, 'a': 2}])]": "[['b', 'a']]",
    "[list(map(dict.keys, [{'b': 1, 'a': 2}])[0] - {'a'})] if 0 else 0": "0",
    "{'b', 'a'}": "{'b', 'a'}",
    "(set(), frozenset(), frozenset('ba'))": "(set(), frozenset(), frozenset({'b', 'a'}))",
    "{'b': 1}.keys(), {'b': 1}.values(), {'b': 1}.items()": (
        "(dict_keys(['b']), dict_values([1]), dict_items([('b', 1)]))"
    ),
    "sorted({'b', 'a'}), min({3, 1}), sum({1, 2}), len({1, 1})": "(['a', 'b'], 1, 3, 1)",
    "[*{lambda: 1, print, Buy, Draw}].index(Draw)": "3",
    "max({'bb', 'aa', 'c'}, key=len), min({'bb', 'aa'}, key=len)": "('bb', 'bb')",
    "[*{(1, 'b'), (0, 'a')}], [*{Buy(2), Buy(1)}]": (
        "([(1, 'b'), (0, 'a')], [Buy(place=2), Buy(place=1)])"
    ),
}


@pytest.mark.parametrize("what", ORDERED)
def test_sets_keep_the_order_of_addition(what: str) -> None:
    [told] = printed(f"print(({what}))" if "," in what else f"print({what})")
    assert told == ORDERED[what]


SAME = [
    "{1, 2} == {2, 1}, {1} == frozenset({1}), {1} != {2}, {1} == [1]",
    "{1} < {1, 2}, {1, 2} <= {1, 2}, {3} > {1}, {1, 2} >= {2}, {1}.isdisjoint({2})",
    "1 in {1, 2}, 3 not in {1, 2}, 'a' in set('abc'), {1: 2}.keys() == {1}",
    "isinstance({1}, frozenset), isinstance(frozenset(), set), {1: 1}.keys().isdisjoint([2])",
    "{1: 2}.items() == {1}, (1, 2) in {1: 2}.items(), 1 in {1: 2}.items()",
    "{1}.issubset([1, 2]), {1, 2}.issuperset([1]), bool(set()), bool({0})",
    "isinstance({1}, set), isinstance(frozenset(), set), isinstance({1: 1}, dict)",
    "isinstance('a', str), isinstance(1, str), isinstance('a', (int, str))",
    "isinstance(1, str | int), isinstance(1.5, str | int)",
    "{frozenset('ab'): 1}[frozenset('ba')], {1: 'a'}.keys() & {1}, 1 in {1: 'a'}.keys()",
    "str(5), str('a'), str(True), str(None), str(2.5), str([1, 'a']), str()",
    "repr('a'), repr([1.5, None]), repr({'a': (1,)}), repr(range(3)), repr(KeyError('a'))",
    "str(ValueError('a')), str(KeyError('a')), str(ValueError()), str(ValueError(1, 'b'))",
    "f'{1:03} {2.5:.2f} {[1]} {'a'!r} {'b':>3}'",
    "'%s %r %d %5.1f' % ('a', 'b', 3, 2.25), '%s' % [1], '%(x)s' % {'x': [1]}, '%s' % {1: 2}",
    "7 % 4, -7 % 4, 7.5 % 2",
    "','.join(map(str, [1, 'a'])), sorted([10, 9], key=str), str.upper('a'), ''.join(['a'])",
    "list({'a': 1}.items()), [k for k in {'b': 1}.keys()], list(reversed({1: 2, 3: 4}.keys()))",
]


@pytest.mark.parametrize("what", SAME)
def test_all_else_is_as_python_does_it(what: str) -> None:
    if what.startswith("f'") and sys.version_info < (3, 12):
        what = what.replace("{'a'!r} {'b':>3}", "")
    assert printed(f"print(repr(({what})))") == (repr(eval(f"({what})")),)


def test_a_set_changes_as_pythons_own_does() -> None:
    lines = [
        *("one = {3, 1}", "one.add(2)", "one.discard(9)", "one.remove(3)", "one |= {7, 8}"),
        *("one -= {8}", "one.update([5], [6])", "one.difference_update([5])", "two = one.copy()"),
        *("two.clear()", "one ^= {1}", "one &= {2, 7, 6, 1}", "print(two, one.pop(), one)"),
        *("one.intersection_update([2])", "one.symmetric_difference_update([2, 4])"),
        *("match one:", "    case set():", "        print(one, 'is a set')"),
        *(
            "match frozenset('b'):",
            "    case set():",
            "        print(0)",
            "    case frozenset(it):",
            "        print(it)",
            "match 'a':",
            "    case str(it):",
            "        print(it)",
            "    case _:",
            "        print(0)",
        ),
    ]
    assert printed(*lines) == ("set() 6 {2, 7}", "{4} is a set", "frozenset({'b'})", "a")
    assert stumbled(bot("{1}.remove(2)")).code == "key"
    assert stumbled(bot("set().pop()")).code == "key"
    assert stumbled(bot("{[]: 1}", "return {[1]}")).code == "kind"
    assert stumbled(bot("return {{1}}")).code == "kind"
    for sign in ("|=", "&=", "-=", "^="):
        assert stumbled(bot("one = {1}", f"one {sign} [1]")).code == "kind"
        assert stumbled(bot(f"return map(abs, [1]) {sign[0]} {{1}}")).code == "kind"


# --- texts ---

PLACED = [
    *("lambda: 1", "print", "choose", "table", "rng", "rng.choice", "{}.get", "map(str, [])"),
    *("(i for i in [1])", "[lambda: 1, {2: rng}]", "ValueError(lambda: 1)", "reversed([1])"),
    *("{lambda: 1}", "zip()", "table.after(actions[0])", "{1: print}.values()", "enumerate([])"),
]
SHOWN = [
    *("repr({})", "str({})", "f'{{({})}}'", "f'{{({})!r:>80}}'", "f'{{({})!s}}'", "'%s' % ({},)"),
    *("'%80r' % ({},)", "'%(a)s' % {{'a': {}}}", "str(KeyError({}))", "str([{}])", "'' + repr({})"),
    "repr(ValueError('a', {}))",
]


@pytest.mark.parametrize("how", SHOWN)
def test_no_text_shows_where_a_thing_lies(how: str) -> None:
    for what in PLACED:
        [told] = printed(f"told = {how.format(what)}", "print(len(told), told)")
        assert "0x" not in told, told
        assert [told] == [*printed(f"told = {how.format(what)}", "print(len(told), told)")]


def test_no_error_says_where_a_thing_lies() -> None:
    for what in ("table(*5)", "[].index(lambda: 1)", "rng()", "{}[rng]", "next(rng)", "rng.x"):
        lines = ["try:", f"    {what}"]
        lines += ["except Exception as error:", "    print(str(error), error.args, repr(error))"]
        [told] = printed(*lines)
        assert "0x" not in told


def test_a_text_of_many_pieces_takes_many_steps() -> None:
    wide = ("wide = []", "for _ in range(60):", "    wide = [wide, wide]")
    for how in ("repr(wide)", "str(wide)", "f'{wide}'", "'%s' % wide", "f'{wide!r}'"):
        assert stumbled(bot(*wide, how)).code == "steps"


def test_what_would_show_hashes_or_places_is_not_there() -> None:
    for name in ("id", "hash", "object", "vars", "dir", "type", "ascii", "format"):
        assert stumbled(bot(f"return {name}(1)")).code == "name"
    for name in ("keys", "items", "args"):
        code = bot("match {}:", f"    case dict({name}=it):", "        return it")
        assert stumbled(code).code == "part"


# --- tournaments ---

SETS = """
def shapes(table):
    names = {'pear', 'apple', 'fig', 'plum'} | set(map(str, table.points)) | {str(print)}
    things = {lambda: 1, choose, shapes, table.me, (1, 'a'), ('b', 2.5), frozenset('xyz')}
    return [*names, *map(repr, things), *({'q': 1, 'w': 2, 'e': 3}.keys() ^ {'w', 'r'})]

def choose(table, actions, rng):
    texts = shapes(table) + [f'{[choose, table]}', '%s' % rng.choice, str(KeyError(rng))]
    number = 0
    for text in texts:
        for letter in text[:9]:
            number = (number * 31 + len(text) + 'abcdefghijklmnopqrstuvwxyz'.find(letter)) % 9973
    first = next(it for it in {*actions[number % 3:], actions[0]})
    return first if number % 2 else [*set(actions)][number % len(actions)]
"""
"""A bot that asks all orders and all texts what to do."""

COMMAND = ["-m", "chocobox", "tournament", "schokoly", "--pairs", "--seed", "5"]


def table_of(folder: Path, hash_seed: int, jobs: int, games: int = 2) -> Any:
    """The ranking on the command line."""
    files = []
    for name, code in {"a": SETS, "b": ANY, "c": FIRST}.items():
        (folder / f"{name}.py").write_text(code, encoding="utf-8")
        files.append(str(folder / f"{name}.py"))
    wanted = ["--bots", ",".join(files), "--games", str(games), "--jobs", str(jobs)]
    env = os.environ | {"PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": str(ROOT / "py")}
    command = [sys.executable, *COMMAND, *wanted]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.nightly
def test_the_command_line_finds_the_same_table_whatever_the_hash_seed(tmp_path: Path) -> None:
    told = [table_of(tmp_path, seed, 1) for seed in (1, 2)]
    assert told[0] == told[1]
    assert {row["stumbled"] for row in told[0]["rows"]} == {0}
    here = ranking(3, 1, played(asked("schokoly", SETS, ANY, FIRST)))
    assert here["points"] == told[0]["points"]


@pytest.mark.nightly
def test_it_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    told = [table_of(tmp_path, seed, jobs, 40) for seed, jobs in enumerate((1, 2, 4))]
    assert told[0] == told[1] == told[2]


@pytest.mark.nightly
def test_it_is_the_same_however_walls_share_its_games() -> None:
    wanted = asked("choco_challenge", SETS, ANY, SETS)
    whole, one_by_one = (games_in(played(wanted, it)) for it in (False, True))
    assert whole == one_by_one
