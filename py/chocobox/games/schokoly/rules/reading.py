"""A position's text read and checked by the rules: nothing that no game could come to is set up.

`colours:dark,white lays:0 smarties:6,5 0@0,0 12@2,0/1 13@0,2/3* 14@1,1^` tells the colour of each
seat, or - for none; whose turn it is; each seat's smarties; and the cards in the order laid, each
with its number, its place and its quarter turns, * where a smartie guards it, ^ where it lies in
the second tier. `laid:0`: seat 0 has laid its card and not drawn yet; `guarded:0`: it has put down
a smartie too. Each position is written in one way only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from chocobox.games.schokoly.rules.board import EMPTY, MASKS, Board, Laid, cell_at
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, SMARTIES
from chocobox.games.schokoly.rules.wishes import FAR, place_codes, stack_codes

MOST_TEXT: Final = 2000
"""No position is as long as this."""

LAYS, LAID, GUARDED = TURN = ("lays", "laid", "guarded")
"""How far the turn has come: nothing laid yet, a card laid, a smartie put down after it."""

NOBODY, GUARD, STACK = "-", "*", "^"
SEATS: Final = (2, 3, 4)

_FAULTS: Final = {
    "first_at_centre": "does not lie at 0,0 though it is the first",
    "not_free": "lies on other cards but is no stack card",
    "too_few_contacts": "touches fewer than two pieces",
    "no_equal_colour": "continues no colour",
    "not_all_covered": "is a stack card but does not lie wholly on other cards",
    "guarded": "lies on a card with a smartie",
    "one_card_only": "is a stack card but covers only one card",
}


@dataclass(frozen=True, slots=True)
class Position:
    """What everybody sees of a table between two moves."""

    colours: tuple[int | None, ...]
    turn: int
    when: str
    smarties: tuple[int, ...]
    board: Board

    @property
    def has_laid(self) -> bool:
        """Whether the seat whose turn it is has laid its card."""
        return self.when != LAYS


def layers_of(seats: int, turn: int, has_laid: bool, cards: int) -> list[int]:
    """Who laid each card: seats lay in turn, and whoever has laid this turn laid the last."""
    last = turn if has_laid else turn - 1
    return [(last - after) % seats for after in range(cards - 1, -1, -1)]


# --- the rules ---


def _check_turn(found: Position) -> None:
    """Whether the turn can have come as far as that."""
    laid = found.board.laid
    if found.has_laid and not laid:
        raise ValueError("no card lies, so nobody has laid one")
    if len(laid) == len(CARDS) and found.when != LAID:
        raise ValueError(f"all {len(CARDS)} cards lie, so the game ended when the last was laid")
    if found.when == GUARDED and laid[-1].tier == 2:
        raise ValueError("after a stack card no smartie is put down")


def _check_colours(found: Position) -> None:
    """The first seat chooses a colour, then the next, each before it lays (RULINGS S9)."""
    colours, cards = found.colours, len(found.board.laid)
    seats = len(colours)
    sides = colours[:2] if seats == 4 else colours
    if seats == 4 and colours[2:] != sides:
        raise ValueError("seats opposite each other share a colour")
    known = [colour for colour in sides if colour is not None]
    if len(set(known)) < len(known):
        raise ValueError("two sides have the same colour")
    first = (found.turn - cards + found.has_laid) % seats
    chosen = [seat for seat in range(len(sides)) if sides[seat] is not None]
    fits = {0: [], 1: [first % len(sides)], 2: list(range(len(sides)))}
    begun = cards + (not found.has_laid)
    if chosen not in [fits[many] for many in range(min(2, cards), min(2, begun) + 1)]:
        raise ValueError(f"with {cards} cards laid other seats have chosen their colours")


def _check_smarties(found: Position) -> None:
    """Each smartie on the table came from a seat that could put it there (RULINGS S5, S7)."""
    laid, share = found.board.laid, SMARTIES // len(found.smarties)
    stacks = Counter(one.seat for one in laid if one.tier == 2)
    guards = [share - held - stacks[seat] for seat, held in enumerate(found.smarties)]
    for seat, many in enumerate(guards):
        if many < 0:
            raise ValueError(f"seat {seat} has more smarties than its stack cards leave it")
    guarded = sum(one.smartie and one.tier == 1 for one in laid)
    if sum(guards) != guarded:
        raise ValueError(f"{guarded} cards are guarded, but {sum(guards)} smarties were spent so")
    if found.when == GUARDED and not guards[found.turn]:
        raise ValueError(f"seat {found.turn} has guarded a card, but spent no smartie so")
    _check_guards(found, guards)


def _check_guards(found: Position, guards: Sequence[int]) -> None:
    """A smartie a turn, after a card of tier one, on a card that lies there by then.

    From no card on may more be guarded than those who lay from there on can have guarded; that is
    all that is asked for, because later turns reach all that earlier ones do (Rado's theorem).
    """
    laid = found.board.laid
    turns, guarded = [0] * len(guards), 0
    for index in range(len(laid) - 1, -1, -1):
        one = laid[index]
        if one.tier == 2:
            continue
        turns[one.seat] += index < len(laid) - 1 or found.when != LAID
        guarded += one.smartie
        if guarded > sum(map(min, guards, turns)):
            raise ValueError(f"card {one.card} was guarded when nobody could have done so")


# --- the text ---


@lru_cache(maxsize=16)
def read(text: str) -> Position:
    """The position that a text tells of; ValueError names what the rules forbid in it."""
    if len(text) > MOST_TEXT:
        raise ValueError(f"a position has at most {MOST_TEXT} characters")
    words = text.split(" ")
    if len(words) < 3:
        raise ValueError("a position begins with colours, whose turn it is, and smarties")
    colours = tuple(_colour(name) for name in _values(words[0], ("colours",))[1])
    seats = len(colours)
    if seats not in SEATS:
        raise ValueError("a position has the colours of two, three or four seats")
    when, who = _values(words[1], TURN)
    turn = _whole(",".join(who), "the seat whose turn it is", 0, seats - 1)
    share = SMARTIES // seats
    held = [_whole(each, "smarties", 0, share) for each in _values(words[2], ("smarties",))[1]]
    if len(held) != seats:
        raise ValueError(f"smarties are told for {len(held)} seats of {seats}")
    layers = layers_of(seats, turn, when != LAYS, len(words) - 3)
    laid = [_laid(word, seat) for word, seat in zip(words[3:], layers, strict=True)]
    found = Position(colours, turn, when, tuple(held), _board(laid))
    _check_turn(found)
    _check_colours(found)
    _check_smarties(found)
    return found


def _values(word: str, names: Sequence[str]) -> tuple[str, list[str]]:
    """The name of a word like `colours:dark,white`, and its values."""
    name, colon, values = word.partition(":")
    if not colon or name not in names:
        raise ValueError(f"{_short(word)} should begin with {' or '.join(names)} and a colon")
    return name, values.split(",")


def _colour(name: str) -> int | None:
    if name not in (*COLOURS, NOBODY):
        raise ValueError(
            f"{_short(name)} is no colour; there are {', '.join(COLOURS)}, and - for none"
        )
    return None if name == NOBODY else COLOURS.index(name)


def _whole(text: str, what: str, least: int, most: int) -> int:
    """A whole number as it is written in one way only: no plus, no zero before it."""
    digits = text.removeprefix("-")
    if len(digits) <= 3 and digits.isascii() and digits.isdigit():
        value = int(text)
        if least <= value <= most and str(value) == text:
            return value
    raise ValueError(f"{what} must be a whole number from {least} to {most}, not {_short(text)}")


def _short(text: str) -> str:
    return ascii(text if len(text) <= 20 else f"{text[:20]}...")


def _laid(word: str, seat: int) -> Laid:
    """A card like `12@2,0/1*`, checked by itself."""
    body, mark = (word[:-1], word[-1]) if word.endswith((GUARD, STACK)) else (word, "")
    body, slash, turns = body.partition("/")
    number, sign, place = body.partition("@")
    x, comma, y = place.partition(",")
    if not sign or not comma:
        raise ValueError(f"{_short(word)} is no card; one is written like 12@2,0/1")
    card = _whole(number, "a card's number", 0, len(CARDS) - 1)
    turn = _whole(turns, f"the quarter turns of card {card}", 1, 3) if slash else 0
    across = _whole(x, f"the x of card {card}", -FAR, FAR)
    down = _whole(y, f"the y of card {card}", -FAR, FAR)
    return Laid(card, across, down, turn, 2 if mark == STACK else 1, mark != "", seat)


def _board(laid: Sequence[Laid]) -> Board:
    """The cards laid one after the other, each by the rules."""
    if len({one.card for one in laid}) < len(laid):
        cards = [one.card for one in laid]
        twice = next(card for card in cards if cards.count(card) > 1)
        raise ValueError(f"card {twice} lies there twice")
    board = EMPTY
    for one in laid:
        check = stack_codes if one.tier == 2 else place_codes
        codes = check(board, MASKS[one.card][one.turn], cell_at(one.x, one.y))
        if codes:
            raise ValueError(f"card {one.card} {_FAULTS[codes[0]]}")
        board = board.lay(one)
        if one.smartie and one.tier == 1:  # what is guarded was never covered, so the time is free
            board = board.guard(len(board.laid) - 1)
    return board
