"""What a bot may use of Python counts, and is otherwise as Python's own."""

from __future__ import annotations

import math

import pytest

from support.written_bots import bot, chosen

LIKE = r"""
sum([1, 2, 3]), sum([1.5], 2), sum([[1], [2]], []), sum((1 for _ in "abc"), start=1)
sum([True, 2])
max(3, 1, 2), max([1, 3, 2]), max("abc", key=lambda it: it), max([], default=7)
max((1, "a"), (1, "b"))
min("hello"), min([(2, 1), (1, 5)], key=lambda it: it[1]), min([[2], [1, 9]])
sorted([3, 1, 2]), sorted("bca", reverse=True)
sorted([(1, "b"), (0, "c"), (1, "a")], key=lambda it: it[0], reverse=True)
[*map(lambda a, b: a + b, [1, 2], [3, 4])], list(map(str, range(3)))
list(map(str.upper, ["a", "b"]))
list(filter(None, [0, 1, 2])), list(filter(lambda it: it > 1, (1, 2, 3)))
next(filter(None, [0, 0]), "none")
list(zip("ab", [1, 2], (3, 4))), list(enumerate("ab", 1)), list(enumerate("ab", start=5))
list(reversed([1, 2]))
any([]), all([]), any(it > 2 for it in [1, 2, 3]), all(it < 2 for it in [1, 2]), len({1, 1})
int("12"), int("ff", 16), int(" 7 "), int(3.9), int("1_000"), int(True), float("1.5"), float(2)
str(1.0), str(None)
str([1, "a"]), repr("a'b"), str((1,)), repr({1: [2]}), str(ValueError("a"))
repr(ValueError(1, 2))
list("abc"), tuple([1, 2]), list(range(5, 0, -2)), set([1]) == {1}, frozenset("a") == {"a"}
dict(a=1, b=2)
dict([(1, 2)]), dict({1: 2}, x=3), dict(zip("ab", [1, 2])), {**{1: 2}, **{3: 4}}
dict.fromkeys("ab", 0), {1: 2} | {3: 4}
isinstance(1, int), isinstance(True, int), isinstance("a", (int, str)), isinstance(1, int | str)
isinstance([], list | None)
isinstance({}, dict), isinstance((), tuple), isinstance(None, int | None)
isinstance(1.5, float), isinstance(1, bool)
round(2.5), round(2.567, 2), round(1234, -2), round(-1234, -1), round(5, -99), round(1.5, None)
abs(-3), divmod(7, 3)
"a,b".split(","), " a b ".split(), "a b c".split(None, 1), "abc".find("c"), "abc".rfind("z")
"abca".count("a"), "abc".index("b")
"abc".replace("b", "xx"), "aaa".replace("a", "b", 2), "a".ljust(3, "."), "a".rjust(3)
"a".center(5, "*"), "7".zfill(3)
"-".join(["a", "b"]), "".join(str(it) for it in range(3)), "Abc".lower(), "abc".title()
"abc".upper(), "aBc".swapcase()
"abc".startswith("ab"), "abc".startswith(("x", "a")), "abc".endswith("c")
"abc".removeprefix("a"), "abc".partition("b")
"a\tb".expandtabs(4), "x\ny".splitlines(), "  a ".strip(), "xxaxx".strip("x"), "abc".isalpha()
"12".isdigit(), "ab" * 3
"abc"[0], "abc"[-1], "abc"[1:], "abc"[::-1], [1, 2, 3][:2], (1, 2, 3)[1:3]
list(range(10)[2:8:3]), "b" in "abc", 2 not in [1]
1 < 2 < 3, 1 < 3 < 2, 1 in [1] == [1], [1, 2] < [1, 3], (1, "a") == (1, "a")
{1: [2]} == {1: [2]}, {1} < {1, 2}, "a" < "b"
{1, 2} | {3} == {1, 2, 3}, {1, 2} & {2}, {1, 2} - {2}, {1} ^ {2} == {1, 2}, {1: 2}.keys() & {1}
{1: 2}.keys() - {1}
1 + 2, 1.5 + 1, "a" + "b", [1] + [2], (1,) + (2,), 7 - 2, 2 * 3, "ab" * 2, 2 * [1], 7 % 3
7.5 % 2, 2 ** 10, 2 ** -1, 7 // 2, 7 / 2
"%s and %d" % ("a", 3), "%.2f" % 1.234, "%(a)s" % {"a": 1}, "%5s|%-5s|" % ("a", "b")
"100%%" % ()
f"{1}", f"{'a'!r}", f"{1.234:.2f}", f"{5:>4}|{5:<4}|{5:^5}", f"{[1, 2]}", f"{1 + 1 = }"
f"{3:{4}}", f"{'a':>{2 + 1}}", f"{1:,}", f"{True}"
~5, -5, +5, not 5, 6 & 3, 6 | 1, 6 ^ 3, 8 >> 1, True + True, 3 if 1 else 4, [] or [1], 0 and 1
[it for it in range(5) if it % 2], {it: it * it for it in range(3)}, {it for it in [1, 1]}
list((a, b) for a in "ab" for b in [1, 2])
[a for a, *b in [(1, 2, 3)]], [b for a, *b in [(1, 2, 3)]], [*range(3), *"ab"]
(lambda *a, **k: (a, k))(*[1, 2], **{"x": 3})
[1, 2, 3].index(2), [1, 1].count(1), (1, 2).index(2), range(5).index(3), range(5).count(9)
range(1, 5).start, range(0, 9, 2).step
(5).bit_length(), (7).bit_count(), (2.0).is_integer(), {1: 2}.get(1), {1: 2}.get(3, 4)
list({1: 2}.items()), {1, 2}.issubset({1, 2, 3})
{1}.union([2], (3,)) == {1, 2, 3}, {1, 2}.intersection([2]), {1, 2}.difference([2])
{1}.isdisjoint([2]), frozenset([1]).union([1])
math.floor(1.5), math.sqrt(4), math.fsum([0.1] * 10), math.dist([0, 0], (3, 4))
math.hypot(3, 4), math.gcd(4, 6), math.inf > 1
len("abc"), len([1]), len({1: 2}), len(range(9)), bool([]), bool("a"), next(it for it in [7])
next(zip("a")), sum(map(len, ["a", "bc"]))
"""
"""Rows of values, as Python itself finds them."""


@pytest.mark.parametrize("row", LIKE.strip().split("\n"))
def test_words_and_operators_are_as_pythons_own(row: str) -> None:
    found = chosen(
        "import math\n" + bot(f"for one in ({row},): print(repr(one))", "return actions[0]")
    )
    assert found.trouble is None
    assert [*found.printed] == [repr(one) for one in eval(f"({row},)", {"math": math})]


DONE = {
    "x = [1]; y = x; x += (2,); x *= 2": "[1, 2, 1, 2] [1, 2, 1, 2]",
    "x = {1}; y = x; x |= {2}; x -= {1}": "{2} {2}",
    "x = {1: 2}; y = x; x |= {3: 4}": "{1: 2, 3: 4} {1: 2, 3: 4}",
    "x = [1, 2, 3]; y = x[1:]; x[1:2] = [7, 8]; del x[0], x[-1]": "[7, 8] [2, 3]",
    "y = [0]; x = [1, 2]; x[y.pop()] += 'a' and 5": "[6, 2] []",
    "x = {}; y = {'a': []}; x['b'] = 1; y['a'] += 'bc'": "{'b': 1} {'a': ['b', 'c']}",
    "x, *y = range(3)": "0 [1, 2]",
    "x: int = 7; y: undefined = 'a'; y *= 2": "7 aa",
}


@pytest.mark.parametrize("lines", DONE)
def test_what_is_changed_is_as_pythons_own(lines: str) -> None:
    assert chosen(bot(lines, "print(x, y)", "return actions[0]")).printed == (DONE[lines],)
