"""Ways in which one step of a bot might last for ever, tried one after the other from a number on.

It prints the number of each before it is tried, and what came of it. One that lasts too long ends
this process, for a step within Python can be stopped by nothing else.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "py")]

from chocobox.sandbox.trouble import BotError  # noqa: E402
from support.endless_keys import KEYS  # noqa: E402
from support.written_bots import bot, chosen  # noqa: E402

MEMORY = 2 << 30
"""No way may take more, in bytes."""

LONGEST = 4
"""So much of a processor's time, in s; the longest takes half a second."""

EXPRESSIONS = {
    "steps": r"""
sum(map(sum, [range(100000)] * 100000))
any(map(any, [[0] * 99999] * 9))
all(map(all, [[1] * 99999] * 9))
[*map(list, [range(99999)] * 9)]
[*map(tuple, [range(99999)] * 9)]
[*map(set, [range(99999)] * 9)]
[*map(max, [range(99999)] * 9)]
[*map(sorted, [range(99999)] * 9)]
[*map(str, [[0] * 99999] * 9)]
[*map(repr, [[0] * 99999] * 9)]
[*map(dict.fromkeys, [range(99999)] * 9)]
[*map(str.upper, ["a" * 99999] * 999)]
[*map("".join, [["a"] * 99999] * 9)]
[*map(list.copy, [[0] * 99999] * 9)]
[*map([].extend, [range(99999)] * 9)]
[*map(set().union, [range(99999)] * 9)]
[*map(next, [filter(None, [0] * 99999) for _ in "abc"], [0] * 9)]
[*map(print, ["a" * 99999] * 999)]
[*zip(*[range(9999)] * 9999)]
[*map(max, *[range(9999)] * 9999)]
[*range(99999), *range(99999), *range(99999)]
(lambda *a: a)(*range(99999), *range(99999), *range(99999))
{**dict.fromkeys(range(99999)), **dict.fromkeys(range(99999))}
max([1] * 9, key=lambda it: list(range(99999)))
sorted([list(range(999)) for _ in range(99)], key=lambda it: [*it])
sum([[1] * 9999] * 9999, [])
sum([(1,) * 9999] * 9999, ())
" ".join(["a" * 99999] * 99999)
("a" * 99999).join(["a"] * 99999)
("a" * 9999).replace("a", "b" * 99999)
("a" * 9999).replace("", "b" * 99999)
("%(a)s" * 9999) % {"a": "b" * 99999}
print(*["a" * 99999] * 99999)
[print("a", "b", sep="c" * 99999) for _ in range(999)]
math.fsum(map(math.fsum, [range(99999)] * 9))
[1.5 in range(99999) for _ in range(9)]
["a" in it for it in ["b" * 99999] * 999]
[[] in it for it in [[[0]] * 99999] * 9]
[*map(range(99999).count, ["a"] * 9)]
[rng.sample(range(99999), 1) for _ in range(9)]
[rng.shuffle(it) for it in [list(range(99999))] * 9]
[("a" * 99999).rfind("b" + "a" * 50000) for _ in range(9)]
[("a" * 99999).find("a" * 50000 + "b") for _ in range(9)]
[("a" * 99999).strip("b" * 50000 + "a") for _ in range(9)]
[("a" * 99999).rsplit("b" + "a" * 50000) for _ in range(9)]
[("\n" * 9999).splitlines() for _ in range(99)]
["a".startswith(("b",) * 99999) for _ in range(99)]
[it[1:] for it in [list(range(99999))] * 9]
[it[1:] for it in ["a" * 99999] * 999]
[it == "a" * 99998 + "b" for it in ["a" * 99999] * 999]
[ValueError(it) for it in [[0] * 99999] * 9 if str(ValueError(it))]
[it.items() & it.items() for it in [dict.fromkeys(range(50000))] * 9]
{it * (2 ** 61 - 1) for it in range(99999)}
set([it * (2 ** 31 - 1) for it in range(99999)])
{*[it * (2 ** 61 - 1) for it in range(50000)]}
{float(it * (2 ** 31 - 1)): 1 for it in range(99999)}
dict.fromkeys((it * (2 ** 31 - 1), 1) for it in range(99999))
{Buy(it * (2 ** 31 - 1)) for it in range(99999)}
{frozenset([it]) for it in range(99999)}
[table.deck for _ in range(99999) for _ in "abc"]
""",
    "value": r"""
"a".ljust(10 ** 9)
"a".rjust(10 ** 9)
"a".center(10 ** 9)
"a".zfill(10 ** 9)
("\t" * 99999).expandtabs(99999)
f"{1:1000000000}"
f"{1:{10 ** 9}}"
f"{1.5:.1000000000f}"
f"{1:NINE}"
"%1000000000d" % 1
"%.1000000000f" % 1
"%*d" % (10 ** 9, 1)
int("f" * 99999, 16)
int("9" * 4300)
float("9" * 99999)
[0] * 10 ** 9
(1, 2) * 10 ** 9
10 ** 9 * "a"
True * 10 ** 9 * [0]
range(10 ** 9)
range(10 ** 30)
2 ** 10 ** 9
(-2) ** 10 ** 9
2 ** 4000 * 2 ** 4000
rng.randint(0, 10 ** 1000)
dict([range(99999)] * 9)
""",
    "part": r"""
(1).to_bytes(10 ** 9, "big")
"a".encode()
"a".translate({97: "b" * 99999})
"a".maketrans("a", "b")
(0.5).hex()
int.from_bytes("a", "big")
{}.keys().mapping
(it for it in "a").send(1)
ValueError(1).add_note("a")
""",
    "nothing": r"""
[round(5, -10 ** 7) for _ in range(999)] and None
round(5, -10 ** 1000) or None
1 >> 10 ** 9 or None
range(10 ** 5)[10 ** 4:] and None
""",
}
"""What a bot returns, by what it is told then."""

ARABIC = "\u0669"
"""A nine as Arabs write it, which Python reads in a width too."""

NESTED = r"""
deep == same
deep < same
deep != same
1 < 2 < 3 in [deep] == [same]
deep in [same]
[deep].index(same)
[deep].count(same)
[deep].remove(same)
(1, deep) in {1: same}.items()
{1: deep} == {1: same}
{1: deep}.items() == {1: same}.items()
{1: deep}.items() & {1: same}.items()
Buy(deep) == Buy(same)
Buy(deep) in actions
table.after(Buy(deep))
{deep: 1}
{deep for _ in "a"}
{*[deep]}
{}.get(deep)
set([deep])
dict([(deep, 1)])
dict.fromkeys([deep])
set().add(deep)
{1}.union([deep])
deep in {1, 2}
deep not in {}
str(deep)
repr(deep)
f"{deep}"
f"{deep!r}"
"%s" % (deep,)
print(deep)
str(ValueError(deep))
max(deep, same)
min([deep, same], key=lambda it: it)
sorted([deep, same])
isinstance(1, deep)
"""
"""What is done with tuples that hold each other a hundred times, twice at each time."""

SENTENCES = {
    "a list put before itself": "x[0:0] = x",
    "a list put into itself": "x.append(x); x == [x]",
    "a list that takes itself twice": "x = [*x, *x]",
    "a list and itself": "x = x + x",
    "a list that grows by itself": "x += x",
    "a list that grows while it is read": "x.extend(it for it in x)",
    "a list that grows while it is sorted": "max(x, key=x.append)",
    "a list that grows while it is mapped": "any(map(x.append, x))",
    "the first of a list, again and again": "y.pop(0); y.append(1)",
    "the first of a list, taken out": "del y[0]; y.append(1)",
    "one before all": "y.insert(0, 1)",
    "a list turned round": "y.reverse()",
    "one and the rest": "a, *b = y",
    "one and the rest, within": "(a, *b), c = y, 1",
    "the rest in each round": "[a for a, *b in [y] * 99]",
    "all of a list made anew": "y[1:] = (it for it in y)",
    "a text and itself": "t = t + t",
    "a text in a text": 't = f"{t}{t}"',
    "a text shown again and again": "t = repr(t)",
    "a long text that grows": f"t += '{'a' * 4000}'",
    "a number and itself": "n = n + n",
    "a number less itself": "n = n - (-n)",
    "a number counted twice": "n = sum([n, n])",
    "a number times itself": "n *= n",
    "the rest of large numbers": "n % 7 ** 300; n // 7 ** 300; divmod(n, 7 ** 300)",
    "what a table knows": "table.deck",
}
"""What is done for ever, and 90 times in each round."""

WHOLE = {
    "except*": bot(
        *("while True:", "    try: 1 / 0", "    except* KeyError: pass", "    finally: continue")
    ),
    "with": "with choose:\n    pass",
    "a matrix": "x = 1 @ 2",
    "bytes": "x = b'a' % 1",
    "an error by a wish": bot("try:", "    x()", "except [ValueError][0]:", "    pass"),
    "a part in a pattern": bot("match 'a':", "    case str(ljust=f): f(10 ** 9)"),
    "a key in a pattern": bot("match {}:", "    case {table.me: x}: pass"),
    "a vast number": f"x = 0x{'f' * 2000}",
    "a row of signs": f"x = {'-' * 9900}1",
    "a row of brackets": f"x = {'(' * 9900}",
    "a row of words": f"x = {'not ' * 2400}1",
    "a row of parts": f"x = a{'.a' * 4900}",
    "a match of lists": bot("while True:", "    match [0] * 9999:", "        case [a, *b]: pass"),
    "a match of dicts": "x = dict.fromkeys(range(9999))\n"
    + bot("while True:", "    match x:", "        case {1: a, **b}: pass"),
    "a chain of maps": bot("it = [1]", "for _ in range(9999): it = map(abs, it)", "next(it)"),
    "a chain of zips": bot("it = [1]", "for _ in range(9999): it = zip(it)", "[*it]"),
    "a chain of filters": bot("it = [1]", "for _ in range(9999): it = filter(None, it)", "sum(it)"),
    "a chain of numbers": bot("it = [1]", "for _ in range(9999): it = enumerate(it)", "max(it)"),
    "a chain of rows": bot("it = [1]", "for _ in range(9999): it = (a for a in it)", "1 in it"),
    "a chain by unpacking": "def of(it): return (a for a, in [it])\n"
    + bot("it = (1 for _ in 'a')", "for _ in range(9999): it = of(it)", "a, = it"),
    "a chain by next": "def of(it): return (next(it) for _ in 'a')\n"
    + bot("it = (1 for _ in 'a')", "for _ in range(9999): it = of(it)", "next(it)"),
    "sorting in sorting": "def f(n): return sorted([n], key=f)\n" + bot("f(1)"),
    "mapping in mapping": "def f(n): return [*map(f, [n])]\n" + bot("f(1)"),
    "asking in asking": "def f(n): return any(f(n) for _ in 'a')\n" + bot("f(1)"),
    "the most of the most": "def f(n): return max(map(f, [n]), key=f)\n" + bot("f(1)"),
    "kinds of kinds": bot(
        "kinds = (int, str)", "for _ in range(50): kinds = (kinds, kinds)", "isinstance(1.5, kinds)"
    ),
    "kinds of errors": bot(
        "kinds = (KeyError, TypeError)",
        *("for _ in range(50): kinds = (kinds, kinds)", "try: 1 / 0", "except kinds: pass"),
    ),
    "an empty front": "x = dict.fromkeys(range(30000))\n"
    + bot("while x:", "    for it in x: break", "    del x[it]"),
    "long rounds": bot("x = 1", "while True:", *["    -x + 1 - x // 2"] * 400),
    "long rows": bot("x = []", "while True:", f"    x.append([{'0,' * 4000}])"),
}
"""Whole bots."""

HOLDING = "= (1, 2)\nfor _ in range(50): "
TWICE = "".join(f"{it} {HOLDING}{it} = ({it}, {it})\n" for it in ("deep", "same"))
BEGUN = "x = [1] * 9\ny = [*range(50000)]\nt = 'a' * 9\nn = 2 ** 4000\n"


def ways() -> dict[str, str]:
    """The code of each, by what it is."""
    found = {
        line: f"import math\n{bot(f'return {line}'.replace('NINE', ARABIC * 9))}"
        for lines in EXPRESSIONS.values()
        for line in lines.strip().split("\n")
    }
    found |= {line: TWICE + bot(line) for line in NESTED.strip().split("\n")}
    found["deep at last"] = TWICE + bot("return deep")
    found["deep in an action"] = TWICE + bot("return Buy(deep)")
    found["deep in an error"] = TWICE + bot("raise ValueError(deep)")
    found["deep in what must be"] = TWICE + bot("assert False, deep")
    for name, line in SENTENCES.items():
        rounds = [f"    {line}"] * (1 if len(line) > 100 else 90)
        found[name] = BEGUN + bot("global x, t, n", "while True:", *rounds)
    return found | WHOLE | KEYS


def tried(code: str) -> tuple[str, int]:
    """What a bot of this code is told, and how many steps it took."""
    try:
        found = chosen(code)
    except BotError as error:
        return error.trouble.code, 0
    return found.trouble.code if found.trouble else "", found.steps


if __name__ == "__main__":
    import resource  # no browser has these
    import signal

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for nth, code in list(enumerate(ways().values()))[int(sys.argv[1]) :]:
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        print(nth, end=" ", flush=True)
        print(json.dumps(tried(code)), flush=True)
