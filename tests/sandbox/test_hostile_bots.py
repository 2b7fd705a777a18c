"""What bots may not use, and where they are stopped: their steps, and how deep they are."""

from __future__ import annotations

import pytest

from chocobox.sandbox.counting import MOST_STEPS
from chocobox.sandbox.trouble import BotError
from support.written_bots import bot, chosen, stumbled

HOSTILE = {
    "import": ["import os", "import js", "from pyodide_js import loadPackage", "import math, sys"],
    "inward": [
        bot("return ().__class__.__base__.__subclasses__()"),
        bot("return table._state"),
        bot("return choose.__globals__"),
        bot("return (i for i in ()).gi_frame.f_back"),
        bot("return __builtins__"),
        bot("return __import__('os')"),
        bot("_step = None"),
        bot("return '{0._state}'.format(table)"),
        bot("match actions[0]:", "    case Draw(__class__=it):", "        return it"),
        bot("try: x()", "except ValueError as e:", "    return e.tb_frame"),
        "def _each(x): return x",
        bot("global _step"),
        "match {}:\n    case {**_step}: pass",
    ],
    "name": [
        *(
            bot(f"return {it}")
            for it in ("open('/etc/passwd')", "eval('1')", "exec('1')", "vars()")
        ),
        *(bot(f"return {it}(table, 'x')") for it in ("getattr", "type", "compile", "globals")),
    ],
    "steps": [
        "while True: pass",
        bot("while True: pass"),
        bot("return [0 for _ in range(999) for _ in range(999)]"),
        bot("return sum(1 for _ in range(999) for _ in range(999))"),
        bot("return [any(map(lambda _: False, range(99999))) for _ in range(99)]"),
        bot(
            "while True:",
            "    try:",
            "        table.after(actions[0])",
            "    except Exception:",
            "        pass",
        ),
        bot("while True: print('x' * 1000)"),
    ],
    "deep": [
        bot("return choose(table, actions, rng)"),
        "f = lambda: f()\n" + bot("f()"),
        bot("try:", "    return choose(table, actions, rng)", "except Exception:", "    pass"),
        "def f(n):\n    return [f(n - 1) for _ in 'a'] if n else 0\n" + bot("f(100)"),
    ],
    "value": [
        *(bot(f"return {it}") for it in ("10 ** 10 ** 8", "int('9' * 5000)", "range(10 ** 9)")),
        *(bot(f"return {it}") for it in ("'a' * 10 ** 9", "10 ** 9 * [0]", "sum(range(10 ** 9))")),
        *(bot("x = [3]", f"while True: {it}") for it in ("x[0] = x[0] * x[0]", "x[0] **= 2")),
        bot("x = 3", "while True: x *= x"),
    ],
    "power": [bot("return 1 << 10 ** 9")],
    "except": [bot("try:", "    pass", "except:", "    pass")],
    "finally": [bot("while True:", "    try:", "        pass", "    finally:", "        continue")],
    "class": ["class Table: pass"],
    "change": [bot("Draw.place = 1"), bot("table.points = 9"), bot("del table.me")],
    "yield": [bot("yield actions[0]"), bot("yield from actions")],
    "spelling": ["return 1", bot("break")],
    "await": ["async def choose(table, actions, rng): pass"],
    "named": ["x = '\\N{BLACK STAR}'", "\n\nx = f'\\N{DIGIT ONE}'"],
    "nested": ["x = " + "-" * 80 + "1", "x = " + "[" * 150 + "]" * 150],
    "length": ["#" * 10_001],
    "no-action": [bot("return 7"), bot("return 'Draw'"), bot("return Buy(99)")],
    "no-choose": ["choose = 1", ""],
}


@pytest.mark.parametrize(("code", "text"), [(code, it) for code in HOSTILE for it in HOSTILE[code]])
def test_whoever_reaches_beyond_the_table_is_told_so(code: str, text: str) -> None:
    found = stumbled(text)
    assert found.code == code
    assert chosen_steps(text) <= MOST_STEPS + 200
    assert found.line >= (code not in ("length", "no-action", "no-choose", "nested"))


def test_a_stroke_that_is_written_as_two_begins_no_name() -> None:
    assert chosen(bot(r"print('\\N{BULLET}')", "return actions[0]")).trouble is None


def chosen_steps(text: str) -> int:
    try:
        return chosen(text).steps
    except BotError:
        return 0


def test_depth_is_counted_and_errors_do_not_change_it() -> None:
    down = "def down(n):\n    return down(n - 1) if n else 0\n"
    assert chosen(down + bot("down(198)", "return actions[0]")).trouble is None
    assert stumbled(down + bot("down(199)", "return actions[0]")).code == "deep"
    fails = "def fails():\n    return (lambda: 1 / 0)()\n"
    often = ["for i in range(300):", "    try:", "        fails()", "    except ValueError:"]
    often += ["        pass", "    except ZeroDivisionError:", "        down(190)"]
    assert chosen(down + fails + bot(*often, "return actions[0]")).trouble is None
