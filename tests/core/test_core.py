"""`Rng` is a value; values become JSON; every Python gives the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from support.places import ROOT

# The first numbers of SplitMix64, as its author's C program and other languages' copies give them.
VECTORS = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (
        *(6457827717110365317, 3203168211198807973, 9817491932198370423),
        *(4593380528125082431, 16408922859458223821),
    ),
}

SAME_BYTES = """
from chocobox.__main__ import main
for seats in (2, 3, 4):
    bots = ",".join(["nibbler"] * seats)
    main(["play", "schokoly", "--bots", bots, "--seed", "5", "--transcript"])
"""


def numbers(seed: int, count: int) -> list[int]:
    found, rng = [], Rng(seed)
    for _ in range(count):
        bits, rng = rng.draw()
        found.append(bits)
    return found


@pytest.mark.parametrize("seed", VECTORS)
def test_chance_is_splitmix64(seed: int) -> None:
    assert tuple(numbers(seed, len(VECTORS[seed]))) == VECTORS[seed]


def test_chance_is_a_value() -> None:
    rng = Rng(7)
    assert rng.draw() == rng.draw()
    with pytest.raises(FrozenInstanceError):
        rng.word = 8  # type: ignore[misc]


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_below_nothing_or_too_much_is_a_fault(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound from 1"):
        Rng(1).below(bound)


def test_below_draws_again_where_small_numbers_would_be_favoured() -> None:
    bound = (1 << 63) + 1  # nearly half of all draws would wrap
    seed = next(seed for seed in range(50) if numbers(seed, 1)[0] < (1 << 64) % bound)
    first, second = numbers(seed, 2)
    assert first < (1 << 64) % bound
    number, rest = Rng(seed).below(bound)
    assert rest != Rng(seed).draw()[1]
    assert number == second % bound or second < (1 << 64) % bound


def test_a_shuffle_has_every_order_equally_often() -> None:
    counts, rng = Counter[tuple[str, ...]](), Rng(9)
    for _ in range(6000):
        order, rng = rng.shuffle("abc")
        counts[order] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 120 for count in counts.values())


# --- values to JSON ---


@dataclass(frozen=True)
class Pair:
    left: Any
    right: Any


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, None),
        (True, True),
        (1 << 70, 1 << 70),
        ((1, (2, [3])), [1, [2, [3]]]),
        ({0: "a", "b": (1,)}, {"0": "a", "b": [1]}),
        (Pair("x", Pair(None, 1)), {"type": "Pair", "left": "x", "right": encode(Pair(None, 1))}),
    ],
)
def test_values_have_one_json_form(value: object, told: object) -> None:
    assert encode(value) == told


@pytest.mark.parametrize("value", [1.0, {1, 2}, frozenset(), b"x", Pair, object(), 1j])
def test_values_without_exact_json_are_faults(value: object) -> None:
    with pytest.raises(TypeError, match="has no JSON form"):
        encode(Pair(value, 0))


# --- the same bytes everywhere ---


def whole_games(python: str, hash_seed: int) -> bytes:
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "py"),
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [python, "-c", SAME_BYTES]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return done.stdout


@pytest.mark.processes
def test_the_same_games_whatever_the_hash_seed() -> None:
    first = whole_games(sys.executable, 0)
    assert first.count(b"\n") > 300
    assert whole_games(sys.executable, 1) == whole_games(sys.executable, 2) == first
