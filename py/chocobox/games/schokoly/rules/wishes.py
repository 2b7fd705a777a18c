"""Which rule forbids what somebody wished to do with a card."""

from __future__ import annotations

from collections.abc import Mapping

from chocobox.games.schokoly.rules.board import (
    MASKS,
    SQUARE,
    Board,
    around,
    cell_at,
    is_free,
    owners,
)
from chocobox.games.schokoly.rules.pieces import CARDS
from chocobox.games.schokoly.rules.state import State

FAR = 100
"""No card can be laid as many pieces away from the first as this."""

Codes = tuple[str, ...]


def why(state: State, seat: int, wish: Mapping[str, object]) -> Codes:
    """The codes of the rules that forbid it; empty where none does.

    Raises ValueError for a wish to lay, stack or guard that lacks something.
    """
    kind = wish["type"]
    if kind not in ("Place", "Stack", "Guard"):
        return _other_codes(state, seat, kind)
    card = _whole(wish, "card", 0, len(CARDS) - 1)
    early = _turn_codes(state, seat)
    if early:
        return early
    if kind == "Guard":
        return _guard_codes(state, card)
    x, y = _whole(wish, "x", -FAR, FAR), _whole(wish, "y", -FAR, FAR)
    turn = _whole(wish, "turn", 0, 3)
    codes: Codes = ()
    if state.placed is not None:
        codes += ("already_placed",)
    if card not in state.hands[seat]:
        codes += ("not_in_hand",)
    mask, spot = MASKS[card][turn], cell_at(x, y)
    if kind == "Place":
        return codes + place_codes(state.board, mask, spot)
    if not state.smarties[state.turn]:
        codes += ("no_smartie",)
    return codes + stack_codes(state.board, mask, spot)


def _whole(wish: Mapping[str, object], name: str, least: int, most: int) -> int:
    value = wish.get(name)
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{name} must be a whole number from {least} to {most}")
    return value


def _other_codes(state: State, seat: int, kind: object) -> Codes:
    """Choosing, drawing and swapping: whose turn it is, and what comes first."""
    if state.swap is None and seat != state.turn:
        return ("not_turn",)
    if kind in ("Draw", "Pass", "Offer") and (early := _turn_codes(state, seat)):
        return early
    if kind in ("Draw", "Pass") and state.placed is None:
        return ("place_first",)
    return ("not_offered",)


def _turn_codes(state: State, seat: int) -> Codes:
    if seat != state.turn:
        return ("not_turn",)
    if state.swap is not None:
        return ("swap_first",)
    return ("choose_first",) if state.colours[seat] is None else ()


def place_codes(board: Board, mask: int, spot: int) -> Codes:
    """What forbids a card with those bits at a spot of tier one (RULINGS S4)."""
    tops = board.tops
    if not tops:
        return () if spot == cell_at(0, 0) else ("first_at_centre",)
    contacts, colours = around(tops, spot)
    codes: Codes = () if is_free(tops, spot) else ("not_free",)
    if contacts < 2:
        codes += ("too_few_contacts",)
    return codes if mask & colours else (*codes, "no_equal_colour")


def stack_codes(board: Board, mask: int, spot: int) -> Codes:
    """The same in tier two, where only the smartie is not asked for (RULINGS S5, S6)."""
    codes: Codes = ()
    under = [spot + step for step in SQUARE]
    if not all(cell in board.tops for cell in under):
        codes = ("not_all_covered",)
    elif not all(cell in board.loose for cell in under):
        codes = ("guarded",)
    elif len(owners(board.loose, spot)) < 2:
        codes = ("one_card_only",)
    _, colours = around(board.tops, spot)
    return codes if mask & colours else (*codes, "no_equal_colour")


def _guard_codes(state: State, card: int) -> Codes:
    """A security smartie (RULINGS S7)."""
    board = state.board
    index = next((i for i, laid in enumerate(board.laid) if laid.card == card), None)
    if state.placed is None:
        return ("place_first",)
    codes: Codes = () if state.smarties[state.turn] else ("no_smartie",)
    if board.laid[state.placed].tier == 2:
        codes += ("after_stack",)
    if state.guarded:
        codes += ("already_guarded",)
    if index is None:
        return (*codes, "not_laid")
    if board.laid[index].smartie:
        return (*codes, "guarded")
    return codes if index in board.whole() else (*codes, "covered")
