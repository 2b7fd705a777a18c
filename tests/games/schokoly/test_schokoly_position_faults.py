"""What no game of Schokoly comes to is not set up: each fault is a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import Laid
from chocobox.games.schokoly.rules.pieces import CARDS
from chocobox.games.schokoly.rules.position import position, set_up
from chocobox.games.schokoly.rules.reading import MOST_TEXT, read
from chocobox.games.schokoly.rules.state import Options, State
from chocobox.games.schokoly.solo.best.boards import grown
from games.schokoly import plain as plain
from support.walks import Choose, by_hypothesis, by_seed

HEAD = "colours:dark,white lays:0 smarties:5,5"
LAID = "22@0,0 2@0,2/3* 21@2,0 4@-2,2/2 45@1,0^ 10@2,2/1 44@0,-2/3"
TEXT = f"{HEAD} {LAID}"
NOISE = "0123456789,:@/*^- abcdefghiklmorstuwy\n²٣\0\U0001f36b"


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


FAULTS = {
    # how it is written
    "": "a position begins with colours",
    f"{TEXT} {'x' * MOST_TEXT}": "at most 2000 characters",
    f"{TEXT} ": "'' is no card",
    f"{TEXT}\n": "quarter turns of card 44",
    TEXT.replace(" ", "  "): "whose turn|should begin with",
    changed("colours:", "color:"): "'color:dark,white' should begin with colours and a colon",
    changed("lays:0", "plays:0"): "should begin with lays or laid or guarded",
    changed("lays:0", "lays"): "should begin with lays or laid or guarded",
    changed("smarties:", ""): "should begin with smarties",
    changed("22@0,0", "22"): "'22' is no card; one is written like",
    changed("22@0,0", "22@0"): "'22@0' is no card",
    changed("22@0,0", "22@0,0/0"): "quarter turns of card 22 must be a whole number from 1 to 3",
    changed("22@0,0", "22@0,0/4"): "quarter turns of card 22",
    changed("22@0,0", "22@+0,0"): "the x of card 22",
    changed("22@0,0", "22@0,-0"): "the y of card 22",
    changed("22@0,0", "22@00,0"): "the x of card 22",
    changed("22@0,0", "22@0,101"): "the y of card 22 must be a whole number from -100 to 100",
    changed("22@0,0", "22@0,99999999999"): "the y of card 22",
    changed("22@0,0", "²²@0,0"): "a card's number must be a whole number from 0 to 47",
    changed("22@0,0", "48@0,0"): "a card's number must be a whole number from 0 to 47",
    changed("22@0,0", "-1@0,0"): "a card's number",
    changed("45@1,0^", "45@1,0^^"): "is no card|the y of card 45",
    # colours and turn
    changed("dark,white", "dark"): "two, three or four seats",
    changed("dark,white", "dark,white,dark,white,dark"): "two, three or four seats",
    changed("dark,white", "dark,pink"): "'pink' is no colour",
    changed("dark,white", "dark,dark"): "two sides have the same colour",
    changed("dark,white", "dark,-"): "other seats have chosen",
    changed("dark,white", "-,white"): "other seats have chosen",
    changed("dark,white", "-,-"): "other seats have chosen",
    changed("dark,white", "dark,white,milk"): "smarties must be a whole number from 0 to 4",
    changed("dark,white", "dark,white,white,dark"): "smarties must be a whole number from 0 to 3",
    changed("lays:0", "lays:2"): "the seat whose turn it is must be a whole number from 0 to 1",
    changed("lays:0", "lays:0,1"): "the seat whose turn it is",
    "colours:-,- laid:0 smarties:6,6": "no card lies",
    "colours:dark,white lays:0 smarties:6,6": "other seats have chosen",
    "colours:-,dark lays:0 smarties:6,6": "other seats have chosen",
    "colours:-,dark lays:1 smarties:6,6 22@0,0": "other seats have chosen",
    "colours:dark,white laid:0 smarties:6,6 22@0,0": "other seats have chosen",
    "colours:dark,-,-,- lays:1 smarties:3,3,3,3 22@0,0": "opposite",
    "colours:dark,milk,dark,white lays:1 smarties:3,3,3,3 22@0,0": "opposite",
    "colours:dark,milk,- lays:2 smarties:4,4,4 22@0,0 21@2,0": "other seats have chosen",
    # cards
    changed("2@0,2/3*", "22@0,2*"): "card 22 lies there twice",
    changed("22@0,0", "22@2,0"): "card 22 does not lie at 0,0 though it is the first",
    changed("21@2,0", "21@1,0"): "card 21 lies on other cards but is no stack card",
    changed("10@2,2/1", "10@9,2/1"): "card 10 touches fewer than two pieces",
    changed("10@2,2/1", "10@-2,0/1"): "card 10 continues no colour",
    changed("45@1,0^", "45@0,0^"): "card 45 is a stack card but covers only one card",
    changed("45@1,0^", "45@2,1^"): "card 45 is a stack card but does not lie wholly",
    changed("45@1,0^", "45@0,1^"): "card 45 lies on a card with a smartie",
    # smarties
    changed("smarties:5,5", "smarties:7,5"): "smarties must be a whole number from 0 to 6",
    changed("smarties:5,5", "smarties:5"): "smarties are told for 1 seats of 2",
    changed("smarties:5,5", "smarties:5,6"): "seat 1 has more smarties than its stack cards leave",
    changed("smarties:5,5", "smarties:4,5"): "1 cards are guarded, but 2 smarties were spent so",
    changed("2@0,2/3*", "2@0,2/3"): "0 cards are guarded, but 1 smarties were spent so",
    changed("lays:0", "guarded:1"): "seat 1 has guarded a card, but spent no smartie so",
    changed("lays:0", "guarded:1").rsplit(" ", 2)[0]: "after a stack card no smartie is put down",
    TEXT.replace("*", "").replace("0,-2/3", "0,-2/3*"): "card 44 was guarded when nobody could",
}


@pytest.mark.parametrize(("text", "fault"), FAULTS.items(), ids=range(len(FAULTS)))
def test_each_fault_is_named(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault) as caught:
        read(text)
    assert len(str(caught.value)) <= 120
    assert "\n" not in str(caught.value)


def test_without_a_fault_it_is_read() -> None:
    assert len(read(TEXT).board.laid) == 7
    assert read(changed("smarties:5,5", "smarties:6,4")).smarties == (6, 4)
    moved = TEXT.replace("*", "").replace("0,-2/3", "0,-2/3*")
    assert read(moved.replace("smarties:5,5", "smarties:6,4")).board.laid[-1].smartie


def test_when_all_cards_lie_nobody_is_to_lay() -> None:
    *_, state = grown(48, True, Rng(2))
    text = position(state)
    assert text is not None
    with pytest.raises(ValueError, match="all 48 cards lie"):
        read(text)
    assert set_up(text.replace("lays:0", "laid:1"), Options(), 2, Rng(0)).is_over


# --- one more card, beside slow rules ---


def spots(laid: Sequence[Laid], choose: Choose) -> tuple[int, int]:
    """Somewhere about a card that lies there."""
    one = laid[choose(len(laid))]
    return one.x + choose(6) - 3, one.y + choose(6) - 3


def one_more(state: State, choose: Choose, tries: int) -> None:
    """A card anywhere is accepted just where slow rules allow it."""
    laid, text = state.board.laid, position(state)
    assert text is not None
    unlaid = tuple(set(range(48)) - {one.card for one in laid})
    allowed = set(plain.layings(State(Options(), (unlaid, ()), (), (1, 1), (0, 2), 0, state.board)))
    for _ in range(tries):
        card, (x, y), tier = unlaid[choose(len(unlaid))], spots(laid, choose), choose(2)
        turn, _ = plain.shapes(card)[choose(len(plain.shapes(card)))]
        own = state.smarties[0] - tier
        told = text.replace("lays:0", "lays:1").replace(
            f"smarties:{state.smarties[0]},", f"smarties:{own},"
        )
        word = f"{card}@{x},{y}" + (f"/{turn}" if turn else "") + "^" * tier
        assert is_read(f"{told} {word}") == (
            (Stack if tier else Place)(card, x, y, turn) in allowed
        )


def is_read(text: str) -> bool:
    try:
        return read(text) is not None
    except ValueError:
        return False


@pytest.mark.parametrize("cards", [5, 10])
def test_one_more_card_lies_just_where_it_may(cards: int) -> None:
    *_, state = grown(cards, True, Rng(cards))
    one_more(state, by_seed(cards), 60)


@by_hypothesis(3)
def test_one_more_card_lies_just_where_it_may_in_any_game(seed: int, choose: Choose) -> None:
    *_, state = grown(4 + choose(10), True, Rng(seed))
    one_more(state, choose, 20)


# --- smarties, beside all that could have been done with them ---


def could_be(laid: Sequence[Laid], left: tuple[int, ...], when: str) -> bool:
    """Whether some order of guarding brings these smarties onto these cards: all are tried."""
    marked = {i for i, one in enumerate(laid) if one.smartie and one.tier == 1}

    def follow(turn: int, todo: frozenset[int], held: tuple[int, ...]) -> bool:
        if min(held) < 0:
            return False
        if turn == len(laid):
            return not todo and held == left
        one, is_last = laid[turn], turn == len(laid) - 1
        spent = tuple(many - (seat == one.seat) for seat, many in enumerate(held))
        if one.tier == 2:
            return follow(turn + 1, todo, spent) and not (is_last and when == "guarded")
        may = [i for i in todo if i <= turn] if not (is_last and when == "laid") else []
        rests = [] if is_last and when == "guarded" else [follow(turn + 1, todo, held)]
        return any([*rests, *(follow(turn + 1, todo - {i}, spent) for i in may)])

    return follow(0, frozenset(marked), (6, 6))


def meddle(choose: Choose, seed: int) -> None:
    """Smarties put here and there, and as many or not quite as many missing."""
    *_, state = grown(3 + choose(5), True, Rng(seed))
    when, seat = (("lays", 0), ("laid", 1), ("guarded", 1))[choose(3)]
    left = (6 - choose(4), 6 - choose(4))
    words = [f"colours:dark,white {when}:{seat} smarties:{left[0]},{left[1]}"]
    laid = []
    for index, one in enumerate(state.board.laid):
        guarded = not is_covered(state, index) and choose(3) == 0
        laid.append(replace(one, smartie=guarded or one.tier == 2))
        turn = f"/{one.turn}" if one.turn else ""
        words.append(f"{one.card}@{one.x},{one.y}{turn}{'^' * (one.tier - 1)}{'*' * guarded}")
    assert is_read(" ".join(words)) == could_be(laid, left, when), words


def is_covered(state: State, index: int) -> bool:
    """Whether a card is a stack card, or one lies upon it."""
    laid = state.board.laid
    cells = set(plain.square(laid[index].x, laid[index].y))
    stacks = [set(plain.square(one.x, one.y)) for one in laid if one.tier == 2]
    return any(cells & stack for stack in stacks)


def test_smarties_lie_where_somebody_could_have_put_them() -> None:
    for seed in range(60):
        meddle(by_seed(seed), seed)


@by_hypothesis(40)
def test_smarties_lie_where_somebody_could_have_put_them_in_any_game(
    seed: int, choose: Choose
) -> None:
    meddle(choose, seed)


# --- noise ---


def scribbled(choose: Choose) -> str:
    """A good text with some characters changed, left out or put in; or nothing but noise."""
    text = list(TEXT)
    for _ in range(1 + choose(4)):
        at, many = choose(len(text) + 1), choose(3)
        text[at : at + choose(3)] = [NOISE[choose(len(NOISE))] for _ in range(many)]
    if choose(8) == 0:
        return "".join(NOISE[choose(len(NOISE))] for _ in range(choose(MOST_TEXT)))
    return "".join(text)


def check_scribble(choose: Choose) -> None:
    """It is a sentence, or a position that is written just so."""
    text = scribbled(choose)
    if is_read(text) and text.startswith("colours") and len(read(text).colours) == 2:
        assert position(set_up(text, Options(), 2, Rng(0))) == text
    else:
        with pytest.raises(ValueError, match=r"\A[ -~]{10,120}\Z"):
            set_up(text, Options(), 2, Rng(0))


def test_noise_is_a_sentence_or_a_position() -> None:
    for seed in range(150):
        check_scribble(by_seed(seed))


@by_hypothesis(60)
def test_any_noise_is_a_sentence_or_a_position(seed: int, choose: Choose) -> None:
    check_scribble(choose)


def test_long_texts_of_many_cards_are_refused() -> None:
    words = [f"{card % len(CARDS)}@{card % 90},0" for card in range(200)]
    with pytest.raises(ValueError, match="lies there twice"):
        read(" ".join([HEAD, *words]))
