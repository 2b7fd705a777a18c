"""No step of a bot lasts for ever: nothing else protects the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache

import pytest

from chocobox.sandbox.counting import MOST_STEPS
from support import endless_bots

WAYS = endless_bots.ways()
TOLD = {
    line: code
    for code, lines in endless_bots.EXPRESSIONS.items()
    for line in lines.strip().split("\n")
}


@cache
def results() -> dict[str, tuple[str, int]]:
    """What came of each way; one that did not end in time is missing."""
    names, found, first = list(WAYS), dict[str, tuple[str, int]](), 0
    while first < len(names):
        command = [sys.executable, endless_bots.__file__, str(first)]
        lines = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
        assert lines, "the ways cannot be tried"
        for line in lines.splitlines():
            nth, _, told = line.partition(" ")
            first = int(nth) + 1
            if told:
                found[names[int(nth)]] = tuple(json.loads(told))
    return found


@pytest.mark.parametrize("way", WAYS)
def test_no_way_lasts_for_ever(way: str) -> None:
    assert way in results(), "it did not end"
    code, steps = results()[way]
    assert steps <= MOST_STEPS + 1
    assert code == TOLD.get(way, code)
