"""A table as a text: written in one way, read by the rules, set up with hidden cards by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.state import Options, State
from games.schokoly import plain as plain
from support.talk import PERSON, Talk, error_of
from support.walks import Choose, by_seed, walk

GAME = Schokoly()
HEAD = "colours:dark,white lays:0 smarties:5,5"
CARDS = "22@0,0 2@0,2/3* 21@2,0 4@-2,2/2 45@1,0^ 10@2,2/1 44@0,-2/3"
TEXT = f"{HEAD} {CARDS}"
LONGEST = 800
SHOWN = ("board", "hands", "stock", "smarties", "colours", "turn", "placed", "neutral", "count")


def told(state: State) -> str:
    text = GAME.position(state)
    assert text is not None
    return text


def set_up(text: str, seed: int = 0, **options: bool) -> State:
    seats = text.split(" ")[0].count(",") + 1
    return GAME.set_up(text, Options(**options), seats, Rng(seed))


def played(seats: int, seed: int, choose: Choose) -> Iterator[State]:
    """Every third position of a game by chance, kinds of actions mixed, and the last."""
    state = GAME.start(Options(first=seed % seats), seats, Rng(seed))
    for ply, (position, move) in enumerate(walk(GAME, state, seats, choose)):
        if (ply + seed) % 3 == 0 or move is None:
            yield position


# --- there and back ---


def go_there_and_back(seats: int, seed: int, choose: Choose) -> None:
    """What everybody sees is the same; only who holds what is not."""
    for state in played(seats, seed, choose):
        text = told(state)
        after = set_up(text)
        assert told(after) == text
        assert len(text) <= LONGEST
        assert after.board == state.board
        check_maps(after, state)
        before, then = (encode(GAME.view(it, 0)) for it in (state, after))
        assert {name: then[name] for name in SHOWN} == {name: before[name] for name in SHOWN}
        assert (after.guarded, after.is_over) == (state.guarded, state.is_over)
        assert plain.pieces(after) == plain.pieces(state)


def check_maps(after: State, state: State) -> None:
    """What may be laid follows from more than the cards: those maps are the same too."""
    for name in ("tops", "loose", "fresh", "cover"):
        assert getattr(after.board, name) == getattr(state.board, name)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_table_comes_back_as_it_was(seats: int) -> None:
    go_there_and_back(seats, seats + 1, by_seed(seats))


def test_the_text_tells_colours_turn_smarties_and_cards() -> None:
    state = set_up(TEXT)
    assert told(state) == TEXT
    assert (state.colours, state.turn, state.smarties) == ((0, 2), 0, (5, 5))
    assert [(one.card, one.x, one.y, one.turn) for one in state.board.laid][1:3] == [
        (2, 0, 2, 3),
        (21, 2, 0, 0),
    ]
    assert [one.smartie for one in state.board.laid] == [False, True, False, False, True, 0, 0]
    assert [one.tier for one in state.board.laid] == [1, 1, 1, 1, 2, 1, 1]
    assert [one.seat for one in state.board.laid] == [1, 0, 1, 0, 1, 0, 1]


def test_whoever_laid_first_has_chosen_first() -> None:
    assert set_up("colours:-,dark lays:0 smarties:6,6 22@0,0").colours == (None, 0)
    with pytest.raises(ValueError, match="other seats have chosen"):
        set_up("colours:dark,- lays:0 smarties:6,6 22@0,0")


def test_an_empty_table_is_a_position_too() -> None:
    state = GAME.start(Options(first=2), 3, Rng(1))
    assert told(state) == "colours:-,-,- lays:2 smarties:4,4,4"
    assert GAME.actions(set_up(told(state)), 2)


def test_after_a_turn_without_a_card_nothing_is_told() -> None:
    """The text lets seats lay in turn."""
    state = set_up(TEXT)
    assert GAME.position(replace(state, turn=1)) is None


# --- what nobody sees ---


def test_the_seed_deals_what_nobody_sees() -> None:
    assert set_up(TEXT, 1) == set_up(TEXT, 1) != set_up(TEXT, 2)
    one, two = (set_up(TEXT, seed) for seed in (1, 2))
    assert GAME.view(one, 0).board == GAME.view(two, 0).board
    assert one.hands != two.hands
    assert [len(hand) for hand in one.hands] == [4, 4]
    assert len(one.stock) == 48 - 7 - 8


def test_as_many_seats_as_colours_are_needed() -> None:
    with pytest.raises(ValueError, match="one of 2 seats, not of 3"):
        GAME.set_up(TEXT, Options(), 3, Rng(0))


# --- through the bridge ---


def test_a_game_starts_from_a_position_and_its_record_brings_it_back() -> None:
    talk = Talk()
    talk.new([PERSON, PERSON], seed=4, position=TEXT)
    assert talk.update["record"]["position"] == TEXT
    assert talk.update["views"]["0"]["stock"] == 33
    assert talk.ask("position")["position"] == TEXT
    talk.play(0, "Place", at=5)
    talk.play(0, "Draw", at=9)
    after = talk.ask("position")["position"]
    assert after.startswith(f"{HEAD.replace('lays:0', 'lays:1')} {CARDS} ")
    again = talk.taken_up()
    assert again.update["views"] == talk.update["views"]
    assert again.update["record"] == talk.update["record"]


@pytest.mark.parametrize("game", ["schokoly_count", "schokoly_best"])
def test_a_task_for_one_starts_from_a_position(game: str) -> None:
    talk = Talk()
    talk.new([PERSON], seed=4, position=TEXT, game=game)
    assert len(talk.update["views"]["0"]["board"]) == 7
    assert talk.ask("position")["position"] == TEXT
    talk.play(0, "Mark" if game == "schokoly_count" else "Place", at=5)
    again = talk.taken_up()
    assert again.update["views"] == talk.update["views"]
    assert again.update["outcome"] == talk.update["outcome"]


@pytest.mark.parametrize("position", ["x", " ", TEXT[:-1] + "9", "x" * 2001, 7, None])
def test_a_fault_is_a_sentence_and_the_game_goes_on(position: object) -> None:
    talk = Talk()
    talk.new([PERSON, PERSON], seed=4)
    before = talk.snapshot()
    reply = talk.new([PERSON, PERSON], seed=4, position=position)
    assert error_of(reply) == "bad-request"
    assert talk.snapshot() == before
