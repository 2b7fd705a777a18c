"""Schokoly positions made by hand: cards are named by their pieces, "ddmw" in reading order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chocobox.core.record import Action, Event, Move
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import EMPTY, Board, Laid
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.pieces import CARDS, LETTERS, SMARTIES
from chocobox.games.schokoly.rules.state import Options, State
from games.schokoly.plain import letters_of, turned

GAME = Schokoly()
Lies = tuple[str, int, int] | tuple[str, int, int, str]
"""The pieces as they lie, x, y; and "guard" or "stack" where a smartie lies on the card."""


def lying(letters: str, used: set[int]) -> tuple[int, int]:
    """A card that is not used yet and can lie like that, and in which turn."""
    for card in range(len(CARDS)):
        for turn in range(4):
            if card not in used and turned(letters_of(card), turn) == letters:
                used.add(card)
                return card, turn
    raise ValueError(f"no card is left that can lie as {letters}")


def board(laid: Sequence[Lies], used: set[int]) -> Board:
    """The table with these cards on it, laid in this order."""
    table = EMPTY
    for letters, x, y, *smartie in laid:
        card, turn = lying(letters, used)
        tier = 2 if smartie == ["stack"] else 1
        table = table.lay(Laid(card, x, y, turn, tier, tier == 2, 0))
        if smartie == ["guard"]:
            table = table.guard(len(table.laid) - 1)
    return table


def position(
    laid: Sequence[Lies] = (), hands: Sequence[Sequence[str]] = ((), ()), **rest: Any
) -> State:
    """A position with these cards laid and held; all the others are the stock."""
    used: set[int] = set()
    table = board(laid, used)
    held = tuple(tuple(lying(letters, used)[0] for letters in hand) for hand in hands)
    colours = rest.pop("colours", "dwdw" if len(hands) != 3 else "dmw")[: len(hands)]
    spent = sum(one.smartie for one in table.laid)
    values: dict[str, Any] = {
        "options": Options(),
        "hands": held,
        "stock": tuple(card for card in range(len(CARDS)) if card not in used),
        "smarties": ((SMARTIES - spent) // len(hands),) * len(hands),
        "colours": tuple(
            LETTERS.index(letter) if letter in LETTERS else None for letter in colours
        ),
        "turn": 0,
        "board": table,
    }
    return State(**(values | rest))


def laying(state: State, kind: type[Place] | type[Stack], letters: str, x: int, y: int) -> Action:
    """The action that lays a hand card onto given pieces."""
    for card in state.hands[state.turn]:
        for turn in range(4):
            if turned(letters_of(card), turn) == letters:
                return kind(card, x, y, turn)
    raise ValueError(f"no card in hand can lie as {letters}")


def may(state: State, kind: type[Place] | type[Stack], letters: str, x: int, y: int) -> bool:
    """Whether laying it so is offered; the reason why not must agree."""
    action = laying(state, kind, letters, x, y)
    is_offered = action in GAME.actions(state, state.turn)
    assert is_offered == (not codes(state, action))
    return is_offered


def codes(state: State, action: Action, seat: int | None = None) -> tuple[str, ...]:
    """The reasons why an action is forbidden."""
    fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
    wish = {"type": type(action).__name__, **fields}
    return GAME.why(state, state.turn if seat is None else seat, wish)


def do(state: State, action: Action, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
    """What follows from an offered action."""
    mover = state.turn if seat is None else seat
    assert action in GAME.actions(state, mover)
    return GAME.step(state, Move(mover, action, 0))


def after(state: State, *actions: Action) -> State:
    """The position after these offered actions of the seat whose turn it is."""
    for action in actions:
        state, _ = do(state, action)
    return state


def kinds(state: State, seat: int) -> set[str]:
    """The names of what a seat may do."""
    return {type(action).__name__ for action in GAME.actions(state, seat)}
