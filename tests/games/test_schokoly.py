"""Schokoly, sentence by sentence: how to play, placing, drawing, three and four players.

Cards, smarties, scoring, swaps and the end have files of their own beside this one.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.codec import encode
from chocobox.core import Move, Rng
from chocobox.games.schokoly.state import Options, State
from chocobox.games.schokoly.words import Choose, Chose, Draw, Drew, Guard, Pass, Passed, Place
from games.schokoly_hand import GAME, after, do, kinds, laying, may, position

ONE = [("dddm", 0, 0)]


def start(seats: int, seed: int = 1, **options: int) -> State:
    return GAME.start(Options(**options), seats, Rng(seed))  # type: ignore[arg-type]


def lay_any(state: State) -> State:
    """The first card that can be laid, then the draw."""
    action = next(one for one in GAME.actions(state, state.turn) if isinstance(one, Place))
    return after(state, action, Draw())


# --- how to play ---


def test_the_first_player_reviews_the_hand_and_chooses_a_colour() -> None:
    state = start(2)
    assert len(GAME.view(state, 0).hand) == 4
    assert GAME.actions(state, 0) == [Choose("dark"), Choose("milk"), Choose("white")]


def test_the_choice_is_told_to_the_others() -> None:
    state, events = do(start(2), Choose("milk"))
    assert events == (Chose(0, "milk"),)
    assert GAME.view(state, 1).colours == ("milk", None)


def test_the_first_card_lies_in_the_middle() -> None:
    state = after(start(2), Choose("dark"))
    actions = GAME.actions(state, 0)
    assert actions == [Place(card, 0, 0, turn) for card in state.hands[0] for turn in range(4)]


def test_then_a_new_card_is_drawn_retaining_four() -> None:
    state = after(start(2), Choose("dark"))
    top = state.stock[0]
    state, events = do(after(state, GAME.actions(state, 0)[0]), Draw())
    assert events == (Drew(0),)
    assert state.hands[0][-1] == top
    assert (len(state.hands[0]), len(state.stock)) == (4, 39)


def test_the_second_player_chooses_one_of_the_two_others() -> None:
    state = lay_any(after(start(2), Choose("milk")))
    assert state.turn == 1
    assert GAME.actions(state, 1) == [Choose("dark"), Choose("white")]
    state, events = do(state, Choose("white"))
    assert events == (Chose(1, "white"),)


def test_the_second_card_lies_next_to_the_starting_card() -> None:
    state = after(lay_any(after(start(2), Choose("milk"))), Choose("white"))
    spots = {(one.x, one.y) for one in GAME.actions(state, 1) if isinstance(one, Place)}
    assert spots <= {(-2, 0), (2, 0), (0, -2), (0, 2)}
    assert spots


def test_the_second_player_also_draws() -> None:
    state = lay_any(after(lay_any(after(start(2), Choose("milk"))), Choose("white")))
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert len(state.stock) == 38


def test_the_last_remaining_colour_is_neutral() -> None:
    state = lay_any(after(start(2), Choose("milk")))
    assert GAME.view(state, 0).neutral is None
    assert GAME.view(after(state, Choose("white")), 0).neutral == "dark"


def test_nobody_chooses_twice() -> None:
    state = after(lay_any(after(start(2), Choose("milk"))), Choose("white"))
    for _ in range(4):
        state = lay_any(state)
        assert "Choose" not in kinds(state, state.turn)


# --- placing the cards ---


def test_new_cards_touch_at_least_two_pieces() -> None:
    state = position(ONE, (["dddm"], []))
    assert may(state, Place, "mddd", 2, 1) is False  # m beside m, but along one side only
    assert may(state, Place, "dmdd", 2, 0)


def test_one_single_card_or_two_different_ones_can_be_touched() -> None:
    two = position([*ONE, ("mmmd", 2, 0)], (["mmmw"], []))
    assert may(two, Place, "mmwm", 1, 2)  # one side of each
    assert may(position(ONE, (["dddw"], [])), Place, "dddw", 0, -2)  # both of a single card


def test_at_least_one_colour_is_connected() -> None:
    state = position(ONE, (["wwwm", "ddmm"], []))  # to the right of it: d above, m below
    assert may(state, Place, "wwmw", 2, 0)
    assert not may(state, Place, "mwww", 2, 0)
    assert not may(state, Place, "wwwm", 2, 0)
    assert not may(state, Place, "mmdd", 2, 0)  # has both colours, neither beside its like


@pytest.mark.parametrize("colour", "dmw")
def test_s4_any_of_the_three_colours_connects(colour: str) -> None:
    other = "w" if colour != "w" else "d"
    base = position([(colour * 3 + other, 0, 0)], ([colour * 2 + other * 2], []), colours="dw")
    assert may(base, Place, other * 2 + colour * 2, 0, -2)
    assert not may(base, Place, colour * 2 + other * 2, 0, -2)


def test_s4_all_four_cells_are_free() -> None:
    state = position(ONE, (["dddw"], []))
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            assert not may(state, Place, "dddw", x, y)


def test_s4_corners_never_count() -> None:
    state = position([("wwwd", 0, 0), ("wwdw", 2, 0)], (["dddm"], []))
    assert not may(state, Place, "dddm", 4, 2)  # a corner only
    assert not may(state, Place, "dddm", 4, 1)  # a side and a corner
    assert may(state, Place, "dddm", 1, 2)  # two sides


def test_gaps_are_allowed() -> None:
    around = [("dddm", 0, 0), ("dddw", 2, -1), ("dddm", 3, 1)]
    state = position(around, (["mmmd"], []))
    state = after(state, laying(state, Place, "mmdm", 1, 2))  # closes a hole of one cell at (2, 1)
    cells = state.board.tops
    assert len(cells) == 16
    assert not any(one.x <= 2 <= one.x + 1 and one.y <= 1 <= one.y + 1 for one in state.board.laid)


# --- drawing, turns ---


def test_s11_the_draw_ends_the_turn() -> None:
    state = position(ONE, (["dddw"], ["mmmw"]))
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert (state.turn, kinds(state, 0), kinds(state, 1)) == (0, {"Draw", "Guard"}, set())
    state = after(state, Draw())
    assert state.turn == 1
    assert kinds(state, 0) == set()


def test_s11_only_while_the_stock_lasts() -> None:
    state = position(ONE, (["dddw", "ddww"], ["mmmw"]), stock=())
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert Draw() not in GAME.actions(state, 0)
    state, events = do(state, Pass())
    assert events == (Passed(0),)
    assert (state.turn, len(state.hands[0])) == (1, 1)


def test_one_card_is_laid_each_turn() -> None:
    state = position(ONE, (["dddw", "ddww"], ["mmmw"]))
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert not kinds(state, 0) & {"Place", "Stack"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    state, turns = start(seats, first=1), list[int]()
    while len(turns) < 2 * seats:
        turns.append(state.turn)
        if state.colours[state.turn] is None:
            state = after(state, GAME.actions(state, state.turn)[0])
        state = lay_any(state)
    assert turns == [(1 + ply) % seats for ply in range(2 * seats)]


# --- two and four, three ---


def test_the_rules_are_the_same_for_two_and_four_players() -> None:
    two = position(ONE, (["dddw", "mmwd"], []))
    four = position(ONE, (["dddw", "mmwd"], [], [], []), colours="dwdw")
    assert GAME.actions(two, 0) == GAME.actions(four, 0)
    assert GAME.view(four, 0).neutral == GAME.view(two, 0).neutral == "milk"


@pytest.mark.parametrize("first", range(4))
def test_s9_with_four_partners_sit_opposite_and_share_a_colour(first: int) -> None:
    state, events = do(start(4, first=first), Choose("white"))
    partner, second = (first + 2) % 4, (first + 1) % 4
    assert events == (Chose(first, "white"), Chose(partner, "white"))
    state = lay_any(state)
    assert GAME.actions(state, second) == [Choose("dark"), Choose("milk")]
    state = lay_any(after(state, Choose("dark")))
    assert "Choose" not in kinds(state, partner)
    colours = GAME.view(state, 0).colours
    assert colours == tuple("white" if seat % 2 == first % 2 else "dark" for seat in range(4))


@pytest.mark.parametrize("first", range(3))
def test_s9_with_three_the_third_player_takes_the_remaining_colour(first: int) -> None:
    state = lay_any(after(start(3, first=first), Choose("milk")))
    state, events = do(state, Choose("dark"))
    second, third = (first + 1) % 3, (first + 2) % 3
    assert events == (Chose(second, "dark"), Chose(third, "white"))
    state = lay_any(state)
    assert "Choose" not in kinds(state, third)
    assert GAME.view(state, 0).colours[third] == "white"


def test_with_three_there_is_no_neutral_colour() -> None:
    state = lay_any(after(lay_any(after(start(3), Choose("milk"))), Choose("dark")))
    assert GAME.view(state, 0).neutral is None
    assert all(not area.sides for area in GAME.view(state, 0).count.areas)


def test_with_three_any_other_rules_remain_unchanged() -> None:
    two = position(ONE, (["dddw", "mmwd"], []))
    three = position(ONE, (["dddw", "mmwd"], [], []), options=Options(swaps=False))
    assert GAME.actions(two, 0) == GAME.actions(three, 0)


# --- what a seat knows ---


def test_a_view_shows_the_own_hand_and_numbers_for_the_rest() -> None:
    state = start(3)
    view = encode(GAME.view(state, 1))
    assert [card["card"] for card in view["hand"]] == list(state.hands[1])
    assert (view["hands"], view["stock"], view["smarties"]) == ([4, 4, 4], 36, [4, 4, 4])
    assert (view["seat"], view["turn"], view["open"], view["offer"]) == (1, 0, None, None)


def test_open_hands_lie_open_to_all() -> None:
    state = start(2, open_hands=True)
    view = GAME.view(state, 0)
    assert view.open is not None
    assert [[card.card for card in hand] for hand in view.open] == [list(h) for h in state.hands]
    assert GAME.redeal(state, 0, Rng(1)).hands == state.hands


def test_the_card_laid_this_turn_is_marked_until_the_turn_ends() -> None:
    state = position(ONE, (["dddw"], ["mmmw"]))
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert GAME.view(state, 1).placed == 1
    assert GAME.view(after(state, Draw()), 1).placed is None


@pytest.mark.parametrize(
    ("seat", "kind", "told"),
    [
        (1, "Choose", "not_your_turn"),
        (1, "Draw", "not_your_turn"),
        (0, "Draw", "choose_first"),
        (0, "Accept", "not_offered"),
        (0, [], "not_offered"),
    ],
)
def test_what_cannot_be_done_before_a_colour_is_chosen(seat: int, kind: str, told: str) -> None:
    assert GAME.why(start(2), seat, {"type": kind}) == (told,)


def test_no_draw_before_a_card_is_laid() -> None:
    state = position(ONE, (["dddw"], ["mmmw"]))
    assert GAME.why(state, 0, {"type": "Draw"}) == ("place_first",)
    assert GAME.why(state, 0, {"type": "Choose", "colour": "dark"}) == ("not_offered",)


def test_step_says_so_when_an_action_is_none_of_its_own() -> None:
    class Bake(Draw):
        pass

    state = replace(position(ONE, (["dddw"], [])), placed=0)
    assert GAME.step(state, Move(0, Bake(), 0))  # still a Draw
    with pytest.raises(ValueError, match="no action"):
        GAME.step(state, Move(0, Move(0, Guard(0), 0), 0))  # type: ignore[arg-type]
