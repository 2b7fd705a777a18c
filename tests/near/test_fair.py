"""A fair deal: all numbers make the seed, and whoever changes one of them is found out."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from typing import Any, Final

import pytest

from chocobox.core.codec import encode
from chocobox.core.session import DEALS
from chocobox.games import BOTS, GAMES
from chocobox.near.fair import fair_of, promise_of, seed_of
from chocobox.tournament import finished
from support.talk import Talk, error_of

SECRET: Final = "00ff" * 8
SHARES: Final = [f"{number:032x}" for number in (7, 5, 1 << 100)]


def seed(secret: str = SECRET, *shares: str) -> int:
    return seed_of({"secret": secret, "shares": [*shares]})


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What a guest knows at the end of a fair game."""
    game, bot = GAMES["schokoly"], BOTS["schokoly"][0]
    session = finished(game, game.options(), [bot, bot], seed(SECRET, *SHARES))
    promise = promise_of({"secret": SECRET})
    return {
        "promise": promise,
        "secret": SECRET,
        "shares": SHARES,
        "own": SHARES[1],
        "record": encode(session.record),
    }


def test_a_promise_is_a_sum_that_all_know() -> None:
    found = sha256(json.dumps(["promise", SECRET]).encode()).hexdigest()
    assert promise_of({"secret": SECRET}) == found


def test_the_seed_is_of_all_numbers_in_any_order() -> None:
    assert seed(SECRET, *SHARES) == seed(SECRET, *SHARES[::-1])
    assert seed(SECRET) != int(promise_of({"secret": SECRET})[:16], 16) % DEALS
    all_ = [seed(SECRET, *SHARES), seed("1", *SHARES), seed(), seed(SECRET, *SHARES[:2])]
    all_ += [seed(SECRET, *SHARES, SHARES[0]), seed(SECRET, SHARES[0] + SHARES[1], SHARES[2])]
    assert len({*all_}) == len(all_)


def test_every_deal_is_equally_likely() -> None:
    found = [seed(str(number), "1") for number in range(4000)]
    assert max(found) < DEALS
    eighths = Counter(8 * it // DEALS for it in found)
    last = Counter(it % 8 for it in found)
    assert all(430 < count < 570 for some in (eighths, last) for count in some.values())
    assert len(eighths) == len(last) == 8


def test_a_fair_game_is_found_right(told: dict[str, Any]) -> None:
    assert fair_of(told) == "right"
    assert fair_of(told | {"shares": SHARES[::-1]}) == "right"


def changed(told: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The same with something else in the record."""
    return told | {"record": told["record"] | changes}


def test_whatever_is_not_as_it_was_told_is_found(told: dict[str, Any]) -> None:
    assert fair_of(told | {"secret": SHARES[0]}) == "promise"
    assert fair_of(told | {"promise": ""}) == "promise"
    assert fair_of(told | {"own": "5"}) == "share"
    assert fair_of(told | {"shares": [*SHARES, "8"]}) == "seed"
    assert fair_of(changed(told, seed=5)) == "seed"
    assert fair_of(changed(told, position="lesson-1")) == "seed"
    moves = told["record"]["moves"]
    assert fair_of(changed(told, moves=moves[:-1])) == "moves"
    assert fair_of(changed(told, moves=[*moves[:-1], [0, 99, 9]])) == "moves"
    assert fair_of(changed(told, moves=5)) == "moves"
    assert fair_of(changed(told, game="?")) == "moves"


def test_a_table_and_its_guests_ask_for_it(told: dict[str, Any]) -> None:
    talk = Talk()
    assert talk.ask("promise", secret=SECRET)["promise"] == told["promise"]
    assert talk.ask("deal", secret=SECRET, shares=SHARES)["seed"] == told["record"]["seed"]
    assert talk.ask("fair", **told)["fair"] == "right"
    for name in told:
        assert error_of(talk.ask("fair", **told | {name: 5})) == "bad-request"
