"""Kaboom!: each reason why something cannot be done, where it is the reason."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Decide,
    Discard,
    Draw,
    Enough,
    Flip,
    Give,
    GiveUp,
    Kaboom,
    Keep,
    Look,
    LookBoth,
    Peek,
    Replace,
    Reveal,
    SkipPower,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.state import Options
from chocobox.games.kaboom.rules.wishes import CODES
from games.kaboom.hand import (
    GAME,
    PAIRS,
    Table,
    counted,
    flipping,
    last_turn,
    position,
    start,
    threw,
)

PEEKING = Table(start(3))
FLIPPING = Table(flipping(*PAIRS))
TURN = Table(position(*PAIRS, discard="AC"))
DRAWN = Table(position("2S . 3S", *PAIRS[1:], discard="AC"))
DRAWN.does(0, Draw())
THREW, SEVEN, QUEEN = threw("6C"), threw("7C"), threw("QC")
LOOKS, SLAPPED, FELT, GIFT, GAVE_UP = (
    threw(card, "2S 6S", *PAIRS[1:]) for card in ["7C", "6C", "6C", "6C", "6C"]
)
LOOKS.does(0, Look(0, 0))
LOOKS.waits(2500)
SLAPPED.slaps(1)
FELT.slaps(1, Reveal(0, 1), Keep())
GIFT.slaps(1, Reveal(0, 1))
GAVE_UP.slaps(1, GiveUp())
REACHED = threw("7C")
REACHED.waits(2500)
REACHED.does(1, Draw())
GONE = Table(REACHED.state, REACHED.now)
GONE.waits(60)
HANDS_DOWN = threw("6C")
HANDS_DOWN.does(2, Slap())
USED = threw("7C")
USED.waits(2500)
USED.does(0, SkipPower())
CALLED = Table(position(*PAIRS, discard="AC"))
CALLED.does(0, Kaboom())
LOCKED = threw("QC", "2S .", *PAIRS[1:], caller=1)
LOCKED_SLAP = threw("6C", caller=1)
LOCKED_SLAP.slaps(2)
BARE = Table(position(*PAIRS, stock="6C"))
BARE.does(0, Draw(), Discard())
BARE.waits()
QUIET = threw("6C", options=Options(slaps=False))
OVER = counted(last_turn(), 1)

Case = tuple[Table, int, Action, str]
CASES: dict[str, Case] = {
    "after the end": (OVER, 0, Draw(), "over"),
    "flip before all have peeked": (PEEKING, 0, Flip(), "peek_first"),
    "cover without a peek": (PEEKING, 0, Cover(), "peek_first"),
    "peek again": (FLIPPING, 0, Peek(), "seen_once"),
    "draw while flipping": (FLIPPING, 0, Draw(), "flipping"),
    "call while flipping": (FLIPPING, 0, Kaboom(), "flipping"),
    "flip in another's turn": (FLIPPING, 1, Flip(), "not_turn"),
    "flip in a turn": (TURN, 0, Flip(), "not_offered"),
    "draw in another's turn": (TURN, 2, Draw(), "not_turn"),
    "slap before a discard": (TURN, 0, Slap(), "nothing_to_slap"),
    "discard before a draw": (TURN, 0, Discard(), "not_drawn"),
    "a power without a card": (TURN, 0, Look(0, 0), "no_power"),
    "skip without a power": (THREW, 0, SkipPower(), "no_power"),
    "cover without a look": (TURN, 0, Cover(), "not_offered"),
    "decide without a king": (QUEEN, 0, Decide(True), "not_offered"),
    "draw twice": (DRAWN, 0, Draw(), "drawn_first"),
    "call after drawing": (DRAWN, 0, Kaboom(), "drawn_first"),
    "replace a gap": (DRAWN, 0, Replace(1), "gap"),
    "replace for another": (DRAWN, 1, Replace(0), "not_drawn"),
    "slap a drawn card": (DRAWN, 1, Slap(), "nothing_to_slap"),
    "draw too early": (THREW, 1, Draw(), "held"),
    "call too early": (THREW, 1, Kaboom(), "held"),
    "draw while another looks": (LOOKS, 1, Draw(), "held"),
    "reach twice": (REACHED, 1, Draw(), "held"),
    "slap after a hand was on the stock": (GONE, 2, Slap(), "nothing_to_slap"),
    "a power twice": (USED, 0, Look(0, 0), "held"),
    "another's power": (SEVEN, 1, Look(1, 0), "no_power"),
    "another's card with a 7": (SEVEN, 0, Look(1, 0), "other_power"),
    "swap with a 7": (SEVEN, 0, Swap(0, 0, 1, 0), "other_power"),
    "look with a queen": (QUEEN, 0, LookBoth(0, 0, 1, 0), "other_power"),
    "look at a gap": (SEVEN, 0, Look(0, 7), "gap"),
    "swap with a gap": (LOCKED, 0, Swap(0, 0, 0, 1), "gap"),
    "swap a gap": (LOCKED, 0, Swap(0, 1, 2, 0), "gap"),
    "swap with the caller": (LOCKED, 0, Swap(0, 0, 1, 0), "locked"),
    "swap the caller's": (LOCKED, 0, Swap(1, 0, 2, 0), "locked"),
    "turn up without a slap": (THREW, 1, Reveal(1, 0), "not_first"),
    "turn up after another's slap": (SLAPPED, 2, Reveal(2, 0), "not_first"),
    "give after another's slap": (GIFT, 2, Give(0), "not_first"),
    "turn up a gap": (FELT, 1, Reveal(0, 1), "gap"),
    "turn up the caller's": (LOCKED_SLAP, 2, Reveal(1, 0), "locked"),
    "enough without a match": (SLAPPED, 1, Enough(), "not_offered"),
    "give up after a match": (FELT, 1, GiveUp(), "not_offered"),
    "keep without a gift": (FELT, 1, Keep(), "not_offered"),
    "give without a gift": (FELT, 1, Give(0), "not_offered"),
    "give a gap": (GIFT, 1, Give(5), "gap"),
    "turn up before a gift": (GIFT, 1, Reveal(1, 0), "not_offered"),
    "draw while a slap is settled": (SLAPPED, 1, Draw(), "settling"),
    "slap after the first": (SLAPPED, 2, Slap(), "settling"),
    "slap again": (SLAPPED, 1, Slap(), "settling"),
    "slap after giving up": (GAVE_UP, 1, Slap(), "spent"),
    "slap with the hand down": (HANDS_DOWN, 2, Slap(), "spent"),
    "the caller slaps": (LOCKED_SLAP, 1, Slap(), "locked"),
    "call after a call": (CALLED, 1, Kaboom(), "called"),
    "slap without penalty cards": (BARE, 2, Slap(), "no_penalty"),
    "draw from nothing": (BARE, 1, Draw(), "no_stock"),
    "slap in a quiet room": (QUIET, 1, Slap(), "slaps_off"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_reason(case: Case) -> None:
    table, seat, action, code = case
    assert table.codes(seat, action) == (code,)


def test_every_reason_is_one_somewhere() -> None:
    assert {code for *_, code in CASES.values()} == set(CODES)
    assert len(set(CODES)) == len(CODES)


WISHES: tuple[dict[str, Any], ...] = (
    {"type": "Bake"},
    {"type": "Look", "seat": [], "place": {}},
    {"type": "Look", "seat": 9, "place": -1},
    {"type": "Swap", "seat": 0, "place": 0, "other": None},
    {"type": "Swap", "other": 0},
    {"type": "Reveal"},
    {"type": "Replace", "place": "0"},
    {"type": "Judge"},
    {"type": "Elapse"},
    {"type": "Reopen"},
    {"type": "Close"},
)


@pytest.mark.parametrize("wish", WISHES)
def test_every_refused_wish_has_one_reason(wish: dict[str, Any]) -> None:
    for table, seat, *_ in CASES.values():
        codes = GAME.why(table.state, seat, wish)
        assert len(codes) == 1
        assert set(codes) < set(CODES)
