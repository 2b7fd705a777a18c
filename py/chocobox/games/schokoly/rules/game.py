"""Schokoly's rules, in the order of the rulebook: preparation, a turn, swaps, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from chocobox.core.game import Choice, Game, Shelf
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules import position, swaps, views, wishes
from chocobox.games.schokoly.rules.actions import Choose, Draw, Guard, Pass, Place, Stack
from chocobox.games.schokoly.rules.board import Laid
from chocobox.games.schokoly.rules.events import (
    Chose,
    Drew,
    Guarded,
    Passed,
    Placed,
    Redrew,
    Stacked,
    Swapped,
)
from chocobox.games.schokoly.rules.offers import Offers, groups_of
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, HAND, SMARTIES
from chocobox.games.schokoly.rules.scoring import Outcome
from chocobox.games.schokoly.rules.state import Options, State
from chocobox.games.schokoly.rules.valuing import totals
from chocobox.games.schokoly.rules.view import View
from chocobox.kit.praise import Praise


class Schokoly(Game[State, Options]):
    """A connection game with chocolate cards, neutral areas and smarties."""

    name = "schokoly"
    edition = 1
    since = 1
    seats = (2, 3, 4)
    shelf = Shelf(place=1, minutes={2: 13, 3: 16, 4: 13}, age=9)
    sections: ClassVar[Mapping[str, int]] = {
        "turn": 2,
        "place": 2,
        "score": 2,
        "neutral": 2,
        "guard": 2,
        "stack": 2,
        "start": 3,
        "three": 3,
        "four": 1,
        "house": 3,
    }
    teams = (4,)
    uneven = (2,)
    moments = (Swapped, Redrew)
    options = Options
    choices = (
        Choice("first", 0, 3, 0, kind="seat"),
        Choice("open_hands", 0, 1, False),
        Choice("swaps", 0, 1, True, seats=(3,)),
    )

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """Four cards and an equal share of the smarties for everybody (RULINGS S10)."""
        if options.first >= seats:
            raise ValueError(f"first must be a seat from 0 to {seats - 1}")
        deck, _ = rng.shuffle(range(len(CARDS)))
        hands = tuple(deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats))
        smarties = (SMARTIES // seats,) * seats
        return State(options, hands, deck[HAND * seats :], smarties, (None,) * seats, options.first)

    def set_up(self, text: str, options: Options, seats: int, rng: Rng) -> State:
        """The table as a position tells of it, with hands and stock dealt by chance."""
        return position.set_up(text, options, seats, rng)

    def position(self, state: State) -> str | None:
        """The table as a text: the board, the turn, and each seat's colour and smarties."""
        return position.position(state)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Choosing, then laying or swapping, then guarding and drawing; swaps also ask others."""
        offered = self.offer(state, seat)
        return list(offered) if isinstance(offered, Offers) else offered

    def offer(self, state: State, seat: int) -> Sequence[Action]:
        """The same; ways to lay a card are made when they are wanted."""
        if state.is_over:
            return ()
        if state.swap is not None:
            return swaps.replies(state, seat)
        if seat != state.turn:
            return ()
        if state.colours[seat] is None:
            return [Choose(name) for i, name in enumerate(COLOURS) if i not in state.colours]
        if state.placed is not None:
            return [*_guards(state), _ending(state)]
        groups, swapping = groups_of(state), swaps.offers(state)
        return Offers(groups, swapping if groups else [*_stuck(state), *swapping])

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The step of an offered action."""
        match move.action:
            case Choose(colour):
                return _choose(state, colour)
            case Place() | Stack():
                return _lay(state, move.action)
            case Guard(card):
                return _guard(state, card)
            case Draw() if state.placed is None:
                return _redraw(state)
            case Draw() | Pass():
                return _end_turn(state)
            case _:
                return swaps.step(state, move)

    def view(self, state: State, seat: int) -> View:
        """The board, the own hand, and numbers for everything else."""
        return views.view(state, seat)

    def open(self, state: State, seat: int) -> View:
        """The same with everybody's hand."""
        return views.opened(state, seat)

    def covered(self, state: State, seat: int) -> View:
        """The board alone, unless all hands lie open."""
        return views.covered(state, seat)

    def standing(self, state: State) -> tuple[int, ...]:
        """The worth of the board for each seat now."""
        found = totals(state.board.tops, state.players)
        return tuple(0 if colour is None else found[colour] for colour in state.colours)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """The stock and the hands that this seat cannot see, dealt anew."""
        seen = range(len(state.hands)) if state.options.open_hands else (seat,)
        hidden = [card for i, hand in enumerate(state.hands) if i not in seen for card in hand]
        cards, _ = rng.shuffle(sorted([*hidden, *state.stock]))
        on_offer, swap, pool = swaps.redeal(state, seen, list(cards))
        hands = []
        for i, hand in enumerate(state.hands):
            if i in seen:
                hands.append(hand)
            else:
                count = len(hand) - len(on_offer[i])
                hands.append((*on_offer[i], *pool[:count]))
                del pool[:count]
        return replace(state, hands=tuple(hands), stock=tuple(pool), swap=swap)

    def outcome(self, state: State) -> Outcome | None:
        """The count, once the last card lies (RULINGS S12, S13)."""
        return views.count(state) if state.is_over else None

    def praise(self, states: Sequence[State]) -> tuple[Praise, ...]:
        """The gain of each seat's best card."""
        return views.praise(states)

    def topics(self, state: State, seat: int) -> tuple[str, ...]:
        """What a smartie is for: a card on top of others, or one that stays uncovered."""
        if seat != state.turn or state.swap is not None or state.colours[seat] is None:
            return ()
        if state.placed is not None:
            return ("guard",) if _guards(state) else ()
        return ("stack",) if any(group.kind is Stack for group in groups_of(state)) else ()

    def shows(self, state: State, move: Move) -> bool:
        """A card comes from the stock, or from a hand that does not lie open."""
        return isinstance(move.action, Draw) or swaps.shows(state, move.action)

    def is_final(self, action: Action) -> bool:
        """A count that was called cannot be unsaid (RULINGS S15)."""
        return isinstance(action, swaps.SPOKEN)

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """Which rules forbid a card laid, stacked or guarded like that."""
        return ("over",) if state.is_over else wishes.why(state, seat, wish)


def _stuck(state: State) -> list[Action]:
    """No card fits anywhere: a new hand, once; else the turn passes (RULINGS S14)."""
    can_redraw = state.stock and state.hands[state.turn] and not state.redrawn
    return [Draw() if can_redraw else Pass()]


def _guards(state: State) -> list[Action]:
    """A smartie for one card, after a card in tier one (RULINGS S7)."""
    laid = state.board.laid
    just_laid = laid[state.placed] if state.placed is not None else None
    if just_laid is None or just_laid.tier == 2 or state.guarded:
        return []
    if not state.smarties[state.turn]:
        return []
    return [Guard(laid[index].card) for index in state.board.whole()]


def _ending(state: State) -> Action:
    return Draw() if state.stock else Pass()


def _choose(state: State, colour: str) -> tuple[State, tuple[Event, ...]]:
    """The first two seats choose; partners share, a third seat takes what is left (RULINGS S9)."""
    seats, chosen = len(state.hands), COLOURS.index(colour)
    colours = list(state.colours)
    for seat in range(state.turn, seats + state.turn, 2 if seats == 4 else seats):
        colours[seat % seats] = chosen
    if seats == 3 and colours.count(None) == 1:
        rest = {0, 1, 2}.difference(colours)
        colours[colours.index(None)] = rest.pop()
    events = [Chose(state.turn, colour)]
    for seat, (before, after) in enumerate(zip(state.colours, colours, strict=True)):
        if before != after and after is not None and seat != state.turn:
            events.append(Chose(seat, COLOURS[after]))
    return replace(state, colours=tuple(colours)), tuple(events)


def _spend(state: State) -> tuple[int, ...]:
    return _changed(state.smarties, state.turn, state.smarties[state.turn] - 1)


def _changed(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _lay(state: State, action: Place | Stack) -> tuple[State, tuple[Event, ...]]:
    """A card leaves the hand for the board; a stack card takes a smartie along."""
    seat, is_stack = state.turn, isinstance(action, Stack)
    card, x, y, turn = action.card, action.x, action.y, action.turn
    laid = Laid(card, x, y, turn, 2 if is_stack else 1, is_stack, seat)
    hand = tuple(held for held in state.hands[seat] if held != card)
    after = replace(
        state,
        board=state.board.lay(laid),
        hands=_changed(state.hands, seat, hand),
        smarties=_spend(state) if is_stack else state.smarties,
        placed=len(state.board.laid),
        idle=0,
    )
    return after, ((Stacked if is_stack else Placed)(seat, card, x, y, turn),)


def _guard(state: State, card: int) -> tuple[State, tuple[Event, ...]]:
    index = next(i for i, laid in enumerate(state.board.laid) if laid.card == card)
    board = state.board.guard(index)
    after = replace(state, board=board, smarties=_spend(state), guarded=True)
    return after, (Guarded(state.turn, card),)


def _redraw(state: State) -> tuple[State, tuple[Event, ...]]:
    """The hand goes under the stock, and as many cards come anew (RULINGS S14)."""
    hand = state.hands[state.turn]
    stock = (*state.stock, *hand)
    hands = _changed(state.hands, state.turn, stock[: len(hand)])
    after = replace(state, hands=hands, stock=stock[len(hand) :], redrawn=True)
    return after, (Redrew(state.turn, len(hand)),)


def _end_turn(state: State) -> tuple[State, tuple[Event, ...]]:
    """Draw while the stock lasts; the turn goes to the next seat (RULINGS S11)."""
    seat, event = state.turn, Passed(state.turn)
    hands, stock = state.hands, state.stock
    drew = state.placed is not None and bool(stock)
    if drew:
        hands, stock = _changed(hands, seat, (*hands[seat], stock[0])), stock[1:]
    after = replace(
        state,
        hands=hands,
        stock=stock,
        turn=(seat + 1) % len(hands),
        idle=state.idle + (state.placed is None),
        placed=None,
        guarded=False,
        redrawn=False,
        asked=(),
        swapped=False,
    )
    return after, ((Drew(seat) if drew else event),)


GAME = Schokoly()
