"""What Kaboom!'s bots do with their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.record import Action
from chocobox.games.kaboom.bots.players import Crab, Orca, Steady
from chocobox.games.kaboom.rules.actions import (
    Decide,
    Discard,
    Draw,
    Enough,
    Flip,
    Give,
    Kaboom,
    Keep,
    Look,
    LookBoth,
    Replace,
    Reveal,
    SkipPower,
    Slap,
    Swap,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.state import Options
from games.kaboom.hand import GAME, Table, flipping, position
from games.kaboom.players import (
    BEST,
    each_bot,
    own,
    planned,
    seen,
    slappable,
    thrown,
)


def drawn(
    bot: Bot, card: str, *hands: str, sees: Sequence[Spot] = (), **rest: Any
) -> Action | None:
    """Where seat 0 puts a card that it has drawn."""
    table = Table(position(*hands, stock=f"{card} ...", **rest))
    table.goes(0, Draw())
    return planned(bot, seen(table.state, 0, *sees))


QUIET = Options(slaps=False)
OTHERS = ("AH 2H 3H 4H", "AD 2D 3D 4D")
DRAWN: list[tuple[str, str, int, dict[str, Any], Action]] = [
    ("2C", "AS 10S 3S QS", 4, {}, Replace(3)),  # a low card for the worst
    ("2C", "AS 2S 3S QS", 3, {}, Replace(3)),  # or for one it does not know
    ("10C", "AS 2S 3S 6S", 3, {}, Replace(3)),  # because to know a card is worth something
    ("10C", "AS 2S 3S 6S", 3, {"caller": 1}, Discard()),  # but not in the last turn
    ("5C", "AS 2S 3S 4S", 4, {}, Discard()),  # a high card goes
    ("6C", "AS 2S 3S 6S", 4, {}, Discard()),  # and so does a match, to be slapped
    ("6C", "7S 2S 3S 6S", 4, {"options": QUIET}, Replace(0)),  # unless nobody slaps
    ("2C", "7S 6H 3S 6S", 4, {"options": QUIET}, Replace(0)),
]


@each_bot
@pytest.mark.parametrize("case", DRAWN)
def test_where_a_drawn_card_goes(
    bot: Bot, case: tuple[str, str, int, dict[str, Any], Action]
) -> None:
    card, hand, known, rest, does = case
    assert drawn(bot, card, hand, *OTHERS, sees=own(0)[:known], **rest) == does


@each_bot
def test_one_of_a_pair_makes_room_for_both(bot: Bot) -> None:
    hands = "AS 6H 8S 6S", "AH 2H 3H 4H"
    assert drawn(bot, "2C", *hands, sees=own(0)) in (Replace(1), Replace(3))


@each_bot
def test_an_own_unknown_card_is_looked_at(bot: Bot) -> None:
    table = thrown("AS 2S 3S 4S", "AH 2H 3H 4H", card="8H")
    state = seen(table.state, 0, *own(0)[1:])
    assert planned(bot, state) == Look(0, 0)


@each_bot
def test_no_own_card_is_slapped_that_nobody_has_seen_or_that_lowers_the_sum(bot: Bot) -> None:
    table = thrown("9S 2S 3S 4S", "AH 2H 3H 4H", card="9H")
    assert planned(bot, table.state) in (SkipPower(), Look(1, 0))
    joker = thrown("X1 2S 3S 4S", "AH 2H 3H 4H", card="X2")
    assert planned(bot, seen(joker.state, 0, (0, 0))) is None


@each_bot
def test_all_own_matches_are_turned_up(bot: Bot) -> None:
    table = thrown("9S 2S 9D 4S", "AH 2H 3H 4H", card="9H")
    table.state = seen(table.state, 0, *own(0))
    for spot in ((0, 0), (0, 2)):
        assert planned(bot, table.state) == (Reveal(*spot) if table.state.slap else Slap())
        if not table.state.slap:
            table.slaps(0)
        table.does(0, Reveal(*spot))
    assert planned(bot, table.state) == Enough()


@each_bot
def test_flipping_ends_as_soon_as_somebody_knows_a_match(bot: Bot) -> None:
    table = Table(flipping("AS 2S 3S 4S", "AH 2H 3H 4H", stock="3C ..."))
    table.state = seen(table.state, 1, (1, 2))
    table.goes(0, Flip())
    assert planned(bot, table.state, 1) == Slap()


@each_bot
def test_nothing_before_oneself_calls(bot: Bot) -> None:
    state = position("X1 AS", "10S 9S 8S 7S", "10H 9H 8H 7H")
    assert planned(bot, seen(state, 0, *own(0))) == Kaboom()
    state = position("9C 8C 7C", "10S 9S 8S 7S", "10H 9H 8H 7H")
    assert planned(bot, seen(state, 0, *own(0))) == Draw()


@each_bot
def test_a_king_swaps_if_that_is_better(bot: Bot) -> None:
    table = thrown("AS 2S 3S QS", "AH 2H 3H 4H", card="KH")
    table.state = seen(table.state, 0, *own(0))
    if isinstance(bot, Crab):
        assert planned(bot, table.state) == SkipPower(), "a crab keeps to its own cards"
        return
    assert isinstance(planned(bot, table.state), LookBoth)
    table.does(0, LookBoth(0, 3, 1, 0))
    assert planned(bot, table.state) == Decide(True)
    table = thrown("AS 2S 3S QS", "AH 2H 3H KC", card="KH")
    table.does(0, LookBoth(0, 3, 1, 3))
    assert planned(bot, table.state) == Decide(False)


# --- strategy: the steady ---


def test_the_steady_leaves_others_cards_alone() -> None:
    table = thrown("AS 2S 3S 4S", "9S 2H 3H 4H", card="9H")
    state = seen(table.state, 0, *own(0), *own(1))
    assert planned(Steady(), state) == SkipPower()


def test_the_steady_swaps_a_bad_card_for_any() -> None:
    table = thrown("AS 2S 3S KS", "AH 2H 3H 4H", card="JH")
    assert planned(Steady(), seen(table.state, 0, *own(0))) == Swap(0, 3, 1, 0)
    table = thrown("AS 2S 3S 4S", "AH 2H 3H 5H", card="JH")
    assert planned(Steady(), seen(table.state, 0, *own(0))) == SkipPower()


# --- strategy: the shark ---


def test_the_shark_slaps_the_card_of_another_and_gives_its_worst() -> None:
    table = thrown("AS 2S QS 4S", "9S 2H 3H 4H", card="9H")
    table.state = seen(table.state, 0, *own(0), (1, 0))
    assert planned(BEST, table.state) == Slap()
    table.slaps(0)
    assert planned(BEST, table.state) == Reveal(1, 0)
    table.does(0, Reveal(1, 0))
    assert planned(BEST, table.state) == Give(2)


def test_the_shark_gives_nothing_that_is_good_for_it() -> None:
    table = thrown("X1 KH", "9S 2H 3H 4H", card="9H")
    table.state = seen(table.state, 0, *own(0), (1, 0))
    table.slaps(0, Reveal(1, 0))
    assert planned(BEST, table.state) == Keep()


def test_the_shark_throws_away_what_it_can_slap_elsewhere() -> None:
    hands = "AS 2S QS 4S", "6S 2H 3H 4H"
    assert drawn(BEST, "6H", *hands, sees=[*own(0), (1, 0)]) == Discard()
    assert drawn(Steady(), "6H", *hands, sees=[*own(0), (1, 0)]) == Replace(2)


def test_the_shark_takes_the_best_card_that_it_knows() -> None:
    table = thrown("9S 2S 3S 4S", "AH 2H 3H X1", "AD 2D 3D 4D", card="QH")
    state = seen(table.state, 0, *own(0), *own(1))
    assert planned(BEST, state) == Swap(0, 0, 1, 3)


def test_the_shark_takes_what_another_has_laid_down() -> None:
    state = position("9S 10S 3S 4S", "AH 2H 3H 5H", "AD 2D 3D 5D")
    state = seen(state, 2, (2, 1)).changed(stock=(11, *state.stock))  # a queen on top
    table = Table(seen(state, 0, *own(0)))
    table.goes(0, Draw())
    table.does(0, Discard())
    assert planned(BEST, table.state) == Swap(0, 1, 2, 1)


def test_the_shark_spoils_the_leader_when_its_own_cards_are_good() -> None:
    table = thrown("AS", "AH 2H X1", "KC 10D 9D 8D", card="QH")
    state = seen(table.state, 0, *own(0), *own(1, 3), *own(2))
    assert planned(BEST, state) == Swap(1, 2, 2, 0)


def test_the_shark_calls_by_its_chance() -> None:
    strong = position("2S 3C", "AH 2H", "AD 2D")
    weak = position("2S 3C", "10S 9S 8S 7S", "10H 9H 8H 7H")
    for state, does in ((strong, Draw()), (weak, Kaboom())):
        known = seen(state, 0, *own(0, 2), *own(1, 2), *own(2, 2))
        assert planned(BEST, known) == does
    assert planned(Steady(), seen(strong, 0, *own(0, 2))) == Kaboom()


# --- strategy: the orca ---


def test_the_orca_keeps_what_others_can_still_match() -> None:
    hands, three = ("AS 2S 3S 5S", *OTHERS), "5H 5D 5C"
    assert drawn(Orca(), "6C", *hands, sees=own(0), discard=three) == Replace(3)
    assert drawn(Orca(), "6C", *hands, sees=own(0)) == Discard()
    assert drawn(Orca(), "6C", *hands, sees=own(0), discard=three, caller=1) == Discard()
    assert drawn(BEST, "6C", *hands, sees=own(0), discard=three) == Discard()


def test_the_orca_keeps_its_last_card_if_it_would_call_before_another_without_cards() -> None:
    table = thrown("AS 2S", "9S", ".", card="9H")  # the turn of seat 1 comes before that of seat 2
    state = seen(table.state, 1, (1, 0))
    assert planned(BEST, state, 1) == Slap()
    assert planned(Orca(), state, 1) is None
    table = thrown("AS 2S", ".", "9S", card="9H")
    assert planned(Orca(), seen(table.state, 2, (2, 0)), 2) == Slap()
    table = thrown("AS 2S", "KS", ".", card="KH")  # a last card that counts more is gone at once
    table.state = seen(table.state, 1, (1, 0))
    table.slaps(1, Reveal(1, 0))
    assert planned(Orca(), table.state, 1) == Enough()


# --- reasons ---


@pytest.mark.parametrize(
    ("card", "hand", "codes"),
    [
        ("2C", "AS 10S 3S QS", ("keeps_low", "throws_high")),
        ("6C", "AS 2S 3S 5S", ("too_high",)),
        ("6C", "AS 2S 3S 6S", ("knows_match", "too_high")),
    ],
)
def test_why_a_drawn_card_goes_there(card: str, hand: str, codes: tuple[str, ...]) -> None:
    table = Table(seen(position(hand, "AH 2H 3H 4H", stock=f"{card} ..."), 0, *own(0)))
    table.goes(0, Draw())
    does = planned(BEST, table.state)
    assert does is not None
    assert BEST.reasons(GAME, table.state, 0, does) == codes


def test_reason_to_keep_a_high_card_with_matches_to_come() -> None:
    state = position("AS 2S 3S 5S", *OTHERS, stock="6C ...", discard="5H 5D 5C")
    table = Table(seen(state, 0, *own(0)))
    table.goes(0, Draw())
    assert BEST.reasons(GAME, table.state, 0, Replace(3)) == ("keeps_matches",)
    assert "keeps_matches" not in BEST.reasons(GAME, table.state, 0, Discard())
    hands = "QS JS 4S", "9S 2H 3H 4H"
    gift = thrown(*hands, card="9H")
    gift.state = seen(gift.state, 0, *own(0, 3), (1, 0))
    gift.slaps(0, Reveal(1, 0))
    assert BEST.reasons(GAME, gift.state, 0, Give(0)) == ("gives_high",)
    assert BEST.reasons(GAME, gift.state, 0, Give(1)) == ("keeps_matches",)


def test_why_it_slaps_draws_or_calls() -> None:
    table = slappable()
    assert BEST.reasons(GAME, table.state, 1, Slap()) == ("knows_match",)
    state = position("X1 AS", "10S 9S 8S 7S")
    assert BEST.reasons(GAME, state, 0, Draw()) == ("not_yet",)
    assert BEST.reasons(GAME, state, 0, Kaboom()) == ("likely_closest",)
    assert BEST.reasons(GAME, flipping("AS", "2S"), 0, Flip()) == ("only_choice",)


def test_reason_for_a_swap() -> None:
    table = thrown("9S 2S 3S 4S", "AH 2H 3H X1", card="QH")
    state = seen(table.state, 0, *own(0), *own(1))
    assert BEST.reasons(GAME, state, 0, Swap(0, 0, 1, 3)) == ("trades_down",)
    assert BEST.reasons(GAME, state, 0, SkipPower()) == ("leaves_it",)
