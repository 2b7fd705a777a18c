"""Schokoly, sentence by sentence: cards, preparation, colours, turns, views and the end.

Laying cards, scoring and swaps have files of their own beside this one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Choose, Draw, Guard, Pass, Place
from chocobox.games.schokoly.rules.events import Chose, Drew, Passed, Redrew
from chocobox.games.schokoly.rules.pieces import CARDS
from chocobox.games.schokoly.rules.state import Options, State
from games.schokoly.hand import GAME, Lies, after, do, kinds, laying, position
from games.schokoly.plain import letters_of, pieces, turned

LETTERS = [letters_of(card) for card in range(len(CARDS))]
ONE = [("dddm", 0, 0)]
COLOURS = ("dark", "milk", "white")


def start(seats: int, seed: int = 1, **options: int) -> State:
    return GAME.start(Options(**options), seats, Rng(seed))  # type: ignore[arg-type]


def lay_any(state: State) -> State:
    """The first card that can be laid, then the draw."""
    action = next(one for one in GAME.actions(state, state.turn) if isinstance(one, Place))
    return after(state, action, Draw())


# --- the cards ---


def test_s2_48_cards_in_twelve_mixtures_of_four() -> None:
    assert Counter("".join(LETTERS)) == {"d": 64, "m": 64, "w": 64}
    mixtures = Counter("".join(sorted(letters)) for letters in LETTERS)
    assert set(mixtures.values()) == {4}
    sizes = Counter(tuple(sorted(Counter(mixture).values())) for mixture in mixtures)
    assert sizes == {(1, 3): 6, (2, 2): 3, (1, 1, 2): 3}


def test_s3_a_pair_lies_side_by_side_and_each_handedness_is_there_twice() -> None:
    for card in LETTERS:
        if Counter(card).most_common(1)[0][1] == 2:
            assert card[0] != card[3]
            assert card[1] != card[2]
    looks = Counter(min(turned(letters, turn) for turn in range(4)) for letters in LETTERS)
    assert [n for look, n in looks.items() if len(set(look)) == 3] == [2] * 6


def test_no_card_looks_the_same_in_two_of_its_turns() -> None:
    assert {len({turned(letters, turn) for turn in range(4)}) for letters in LETTERS} == {4}


# --- preparation and colours ---


def test_the_cards_are_shuffled() -> None:
    decks = [(*start(2, seed).hands, start(2, seed).stock) for seed in range(20)]
    assert len(set(decks)) == 20
    assert start(2, seed=5) == start(2, seed=5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s10_everybody_has_four_cards_and_as_many_smarties(seats: int) -> None:
    state = start(seats)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert state.smarties == (12 // seats,) * seats
    assert pieces(state)[0] == list(range(48))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s9_the_first_two_seats_choose_before_they_lay_a_card(seats: int) -> None:
    with pytest.raises(ValueError, match="first must be a seat"):
        start(seats, first=seats)
    for first in range(seats):
        state = start(seats, first=first)
        assert [seat for seat in range(seats) if GAME.actions(state, seat)] == [first]
        assert GAME.actions(state, first) == [Choose(name) for name in COLOURS]
        assert kinds(after(state, Choose("milk")), first) == {"Place"}
        state, events = do(state, Choose("milk"))
        partners = [first, (first + 2) % 4] if seats == 4 else [first]
        assert events == tuple(Chose(seat, "milk") for seat in partners)
        state = lay_any(state)
        assert GAME.view(state, 0).neutral is None
        second = (first + 1) % seats
        assert GAME.actions(state, second) == [Choose("dark"), Choose("white")]
        state, events = do(state, Choose("dark"))
        last = [Chose((second + 1) % 3, "white")] if seats == 3 else []
        own = [Chose(second, "dark"), *([Chose((second + 2) % 4, "dark")] if seats == 4 else [])]
        assert list(events) == own + last
        assert GAME.view(state, 0).neutral == (None if seats == 3 else "white")
        for _ in range(4):
            state = lay_any(state)
            assert "Choose" not in kinds(state, state.turn)


# --- turns ---


def test_s11_the_draw_ends_the_turn_and_the_hand_has_four_again() -> None:
    state = after(start(2), Choose("dark"))
    top = state.stock[0]
    state = after(state, GAME.actions(state, 0)[0])
    assert (state.turn, kinds(state, 0), kinds(state, 1)) == (0, {"Draw", "Guard"}, set())
    assert GAME.view(state, 1).placed == 0
    state, events = do(state, Draw())
    assert events == (Drew(0),)
    assert state.hands[0][-1] == top
    assert (len(state.hands[0]), len(state.stock)) == (4, 39)
    assert (state.turn, GAME.view(state, 1).placed) == (1, None)


def test_s11_only_while_the_stock_lasts() -> None:
    state = position(ONE, (["dddw", "ddww"], ["mmmw"]), stock=())
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert Draw() not in GAME.actions(state, 0)
    state, events = do(state, Pass())
    assert events == (Passed(0),)
    assert (state.turn, len(state.hands[0])) == (1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    state, turns = start(seats, first=1), list[int]()
    while len(turns) < 2 * seats:
        turns.append(state.turn)
        if state.colours[state.turn] is None:
            state = after(state, GAME.actions(state, state.turn)[0])
        state = lay_any(state)
    assert turns == [(1 + ply) % seats for ply in range(2 * seats)]


# --- what a seat knows, and what it may not do ---


def test_a_view_shows_the_own_hand_and_numbers_for_the_rest() -> None:
    state = start(3)
    view = encode(GAME.view(state, 1))
    assert [card["card"] for card in view["hand"]] == list(state.hands[1])
    assert (view["hands"], view["stock"], view["smarties"]) == ([4, 4, 4], 36, [4, 4, 4])
    assert (view["seat"], view["turn"], view["open"], view["offer"]) == (1, 0, None, None)


def test_open_hands_are_seen_by_all() -> None:
    state = start(2, open_hands=True)
    shown = GAME.view(state, 0).open
    assert shown is not None
    assert [[card.card for card in hand] for hand in shown] == [list(h) for h in state.hands]
    assert GAME.redeal(state, 0, Rng(1)).hands == state.hands


@pytest.mark.parametrize(
    ("seat", "kind", "reason"),
    [
        (1, "Choose", "not_turn"),
        (1, "Draw", "not_turn"),
        (0, "Draw", "choose_first"),
        (0, "Accept", "not_offered"),
        (0, [], "not_offered"),
    ],
)
def test_forbidden_actions_before_a_colour_is_chosen(seat: int, kind: str, reason: str) -> None:
    assert GAME.why(start(2), seat, {"type": kind}) == (reason,)


def test_no_draw_before_a_card_is_laid() -> None:
    state = position(ONE, (["dddw"], ["mmmw"]))
    assert GAME.why(state, 0, {"type": "Draw"}) == ("place_first",)
    assert GAME.why(state, 0, {"type": "Choose", "colour": "dark"}) == ("not_offered",)
    with pytest.raises(ValueError, match="no action"):
        GAME.step(state, Move(0, Move(0, Guard(0), 0), 0))  # type: ignore[arg-type]


# --- no card fits ---

WHITE: list[Lies] = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
"""White all round, milk inside: without smarties no card of dark and milk fits."""
DARK = ["dddm", "dddm", "ddmm", "mmmd"]


def stuck(*first: str, **more: object) -> State:
    """Seat 0 can lay nothing: it has no white and no smartie; cards like these are on top."""
    state = position(WHITE, (DARK, ["mmdd"]), smarties=(0, 4), **more)
    top = [card for card in state.stock if letters_of(card) in first]
    return replace(state, stock=(*top, *(card for card in state.stock if card not in top)))


def test_s14_the_hand_goes_under_the_stock_and_as_many_come_anew() -> None:
    state = stuck()
    assert GAME.actions(state, 0) == [Draw()]
    hand, stock = state.hands[0], state.stock
    state, events = do(state, Draw())
    assert events == (Redrew(0, 4),)
    assert (state.hands[0], state.stock, state.turn) == (stock[:4], (*stock[4:], *hand), 0)
    small, _ = do(stuck(stock=stock[:1]), Draw())
    assert (small.hands[0], small.stock) == ((stock[0], *hand[:3]), hand[3:])


def test_s14_only_once_a_turn_then_the_turn_passes() -> None:
    assert kinds(after(stuck("wwwd"), Draw()), 0) == {"Place"}
    state = after(stuck(*DARK), Draw())
    assert GAME.actions(state, 0) == [Pass()]
    before, (state, events) = state, do(state, Pass())
    assert events == (Passed(0),)
    assert (state.turn, state.hands, state.stock) == (1, before.hands, before.stock)
    later = replace(before, stock=before.stock[:4])
    assert GAME.actions(replace(after(later, Pass()), turn=0), 0) == [Draw()]


def test_s14_only_where_neither_a_stack_card_nor_the_stock_helps() -> None:
    assert kinds(replace(stuck(), smarties=(1, 4)), 0) == {"Stack"}
    assert GAME.actions(stuck(stock=()), 0) == [Pass()]


# --- the end ---


def test_when_nobody_can_lay_a_card_the_game_is_over() -> None:
    state = after(replace(stuck(stock=()), smarties=(0, 0)), Pass())
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(after(state, Pass()))
    assert outcome is not None
    assert outcome.scores == (0, 16 - 4)


def test_a_card_laid_starts_the_round_of_passes_anew() -> None:
    state = position(WHITE, (DARK, ["wwwd"]), smarties=(0, 0), stock=())
    state = after(state, Pass())
    state = after(state, laying(state, Place, "wwwd", 4, 0), Pass())
    state = after(replace(state, hands=((), ())), Pass())
    assert GAME.outcome(state) is None
    assert GAME.actions(state, 1) == [Pass()]
    assert GAME.outcome(after(state, Pass())) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s12_as_soon_as_the_last_card_is_laid_the_game_ends(seats: int) -> None:
    """Everybody takes the first offer, and ends the turn as soon as possible."""
    states = [start(seats, 2)]
    while GAME.outcome(states[-1]) is None:
        actions = GAME.actions(states[-1], states[-1].turn)
        ends = [one for one in actions if isinstance(one, (Draw, Pass))]
        states.append(after(states[-1], ends[0] if ends else actions[0]))
    *_, before, last = states
    assert [len(state.board.laid) for state in (before, last)] == [47, 48]
    assert Counter(one.seat for one in last.board.laid) == dict.fromkeys(range(seats), 48 // seats)
    assert GAME.view(last, 0).turn is None
    assert GAME.outcome(last) == GAME.view(last, 0).count == GAME.view(last, 1).count
    assert GAME.why(last, last.turn, {"type": "Pass"}) == ("over",)
