"""Bots that look for keys, again and again, among others that share their hash."""

from __future__ import annotations

import sys

from support.written_bots import bot

PRIME = sys.hash_info.modulus
"""All its multiples have the same hash."""

INTS, BUYS = (
    f"{name} = {{{key}: 1 for it in range(1, 1000)}}\n"
    for name, key in (("ints", f"it * {PRIME}"), ("buys", f"Buy(it * {PRIME})"))
)
"""Keys that share their hash, and zero has the same one."""

KEYS = {
    "a common key among rare ones": INTS + bot("while True: " + "0 in ints;" * 50),
    "a written key among rare ones": INTS + bot("ints[0] = 1", "while True: " + "ints[0];" * 50),
    "a key in a pattern among rare ones": BUYS
    + bot("buys[0] = 1", "while True:", "    match buys:", "        case {0: it}: pass"),
    "two dicts of rare keys": BUYS + bot("while True: buys | buys"),
    "two sets of rare keys": BUYS + bot("one = set(buys)", "while True: one & buys.keys()"),
    "sets of the same rare keys": BUYS
    + bot("one = {Buy(it.place) for it in buys}", "while True: one == buys.keys()"),
    "rare keys in rare keys": BUYS + bot("while True: {**buys, **buys}"),
    "a set of sets that share their hash": bot(
        "one = set()", f"for it in range(1700): one.add(frozenset([it * {PRIME}]))"
    ),
    "many keys as they are written": bot(
        f"while True: {{{','.join(f'{it * PRIME}:0' for it in range(1, 380))}}}"
    ),
    "a set with no other": bot("one = set(range(50000))", "while True: " + "one.union();" * 30),
    "a set with many others": bot(
        "one = set(range(50000))", "while True: one.difference(*[{0}] * 9999)"
    ),
    "a long key in a set": bot(
        "one = {tuple(range(9000))}", "while True: " + "one & one; one.issubset(one);" * 30
    ),
}
"""Whole bots."""
