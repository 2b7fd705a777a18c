"""Choco Challenge's rules, in the order of the rulebook: set-up, a turn, extra cards, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import ClassVar

from chocobox.core.game import Choice, Game, Shelf
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules import extras, odds, turns, wishes
from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Decline,
    Done,
    Draw,
    Spend,
    Stop,
    Take,
    TakeIngredient,
)
from chocobox.games.choco_challenge.rules.events import Busted, Took
from chocobox.games.choco_challenge.rules.pieces import (
    COSTS,
    DESSERTS,
    INGREDIENTS,
    MARKET,
    NAMES,
    PIECES,
    TOOLS,
    WARNED,
    Pieces,
    base_set,
    kind,
    tools_for,
)
from chocobox.games.choco_challenge.rules.scoring import Outcome, count
from chocobox.games.choco_challenge.rules.state import Options, Seat, State
from chocobox.games.choco_challenge.rules.view import Match, OpenView, Place, View
from chocobox.kit.praise import Praise


class ChocoChallenge(Game[State, Options]):
    """Push your luck, buy ingredients, collect desserts."""

    name = "choco_challenge"
    edition = 2
    since = 2
    seats = (3, 4, 5)
    uneven = (3, 4)
    shelf = Shelf(place=3, minutes={3: 20, 4: 24, 5: 32}, age=8)
    sections: ClassVar[Mapping[str, int]] = {
        "turn": 2,
        "match": 3,
        "buy": 2,
        "dessert": 2,
        "extra": 2,
        "end": 2,
        "chances": 1,
        "cards": 2,
        "start": 3,
        "house": 5,
    }
    moments = (Took, Busted)
    pieces: ClassVar[Pieces] = PIECES
    options = Options
    choices = (Choice("first", 0, 4, 0, kind="seat"), Choice("odds", 0, 1, True))

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """A base set and a whisk for everybody, six ingredients in the market."""
        if options.first >= seats:
            raise ValueError(f"first must be a seat from 0 to {seats - 1}")
        own = []
        for seat in range(seats):
            pile, rng = rng.shuffle(base_set(seat))
            own.append(Seat(pile))
        deck, rng = rng.shuffle(INGREDIENTS)
        market: tuple[int, ...] = ()
        for card in deck[:MARKET]:
            market = turns.stocked(market, card)
        return State(
            options=options,
            rng=rng,
            seats=tuple(own),
            deck=deck[MARKET:],
            market=market,
            desserts=DESSERTS[seats],
            tools=tools_for(seats),
            turn=options.first,
            compared=(None,) * seats,
        )

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Drawing, then shopping; after it the others' extra cards, one seat at a time."""
        if state.is_over:
            return ()
        if state.asked is not None:
            return [*extras.offers(state, seat), Decline()] if seat == state.asked else ()
        if seat != state.turn:
            return ()
        if state.match is not None:
            return [*(Spend(tool) for tool in state.own.tools), Bust()]
        return _shopping(state) if state.stopped else _drawing(state)

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The step of an offered action."""
        match move.action:
            case Draw():
                return turns.draw(state)
            case Stop():
                return turns.stop(state)
            case Spend(tool):
                return turns.spend(state, tool)
            case Bust():
                return turns.bust(state)
            case Buy(place):
                return turns.buy(state, place)
            case Take(cost):
                return turns.take(state, cost)
            case Done():
                return extras.done(state)
            case _:
                return extras.step(state, move.seat, move.action)

    def view(self, state: State, seat: int) -> View:
        """Everything but the order of the piles and of the deck."""
        is_open = state.asked is None and not state.is_over
        return View(
            seat=seat,
            turn=None if state.is_over else state.turn,
            round=state.round,
            first=state.options.first,
            market=_names(state.market),
            market_cards=state.market,
            deck=len(state.deck),
            back=kind(state.deck[0]) if state.deck else None,
            desserts={str(cost): n for cost, n in zip(COSTS, state.desserts, strict=True)},
            tools=dict(zip(TOOLS, state.tools, strict=True)),
            match=None if state.match is None else Match(state.match, NAMES[state.match]),
            stopped=state.stopped,
            bought=state.bought,
            took=state.took,
            asked=state.asked,
            compared=state.compared,
            seats=tuple(_place(own) for own in state.seats),
            count=count(state),
            end=state.end,
            places=state.places if is_open and state.bought is None else (),
            costs=state.costs if is_open and state.took is None else (),
            risk=self._risk(state),
        )

    def open(self, state: State, seat: int) -> OpenView:
        """The same with the order of the piles and of the deck."""
        seen = self.view(state, seat)
        shown = {field.name: getattr(seen, field.name) for field in fields(View)}
        piles = tuple(_names(own.pile) for own in state.seats)
        return OpenView(**shown, piles=piles, ahead=_names(state.deck))

    def standing(self, state: State) -> tuple[int, ...]:
        """The worth of each seat's cards and desserts now."""
        return count(state).scores

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """Every pile and the deck in another order, the back of its top card kept (C8)."""
        own = []
        for place in state.seats:
            pile, rng = rng.shuffle(sorted(place.pile))
            own.append(replace(place, pile=pile))
        deck = state.deck
        if deck:
            tops = [card for card in sorted(deck) if kind(card) == kind(deck[0])]
            top, rng = rng.pick(tops)
            rest, rng = rng.shuffle(card for card in sorted(deck) if card != top)
            deck = (top, *rest)
        word, _ = rng.draw()
        return replace(state, seats=tuple(own), deck=deck, rng=Rng(word))

    def outcome(self, state: State) -> Outcome | None:
        """The crowns, once the last turn is over."""
        return count(state) if state.is_over else None

    def praise(self, states: Sequence[State]) -> tuple[Praise, ...]:
        """The most cards with which each seat stopped; all that it has if it never did."""
        most = [0] * len(states[-1].seats)
        for state in states:
            if state.stopped:
                most[state.turn] = max(most[state.turn], state.power)
        return tuple(
            Praise("stop", cards) if cards else Praise("cards", len(own.cards))
            for cards, own in zip(most, states[-1].seats, strict=True)
        )

    def odds(self, state: State, seat: int) -> odds.Odds | None:
        """The exact chances of the next card, where this seat may draw and the house allows it."""
        is_asked = state.options.odds and Draw() in self.actions(state, seat)
        return odds.of_drawing(state.own) if is_asked else None

    def rule(self, state: State) -> str:
        """The most crowns win; of equals, the nearest to the First Player (RULINGS C10)."""
        return "nearest" if count(state).tied else "most"

    def _risk(self, state: State) -> int | None:
        """The chance of a bust with the next card, which is said by itself after some busts."""
        is_told = state.own.busts >= WARNED and state.own.drawn
        found = self.odds(state, state.turn) if is_told else None
        return found.bust.percent if found else None

    def topics(self, state: State, seat: int) -> tuple[str, ...]:
        """A tool that saves, a dessert, an extra card, and the chances once two cards lie."""
        kinds = {type(action) for action in self.actions(state, seat)}
        if state.asked is not None:
            return ("extra",) if kinds else ()
        known = {Spend: "tool", Take: "dessert"}
        found = tuple(code for kind, code in known.items() if kind in kinds)
        has_chances = state.options.odds and Draw in kinds and len(state.own.drawn) > 1
        has_chances = has_chances and state.own.busts < WARNED  # then they are said anyhow
        return ("hint_odds",) if has_chances else found

    def shows(self, state: State, move: Move) -> bool:
        """A card is turned up, from a pile or from the deck."""
        fills = isinstance(move.action, Done) and state.bought is not None
        return fills or isinstance(move.action, Draw | TakeIngredient)

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """The codes of the rules that forbid a wish."""
        return wishes.why(state, seat, wish)


def _drawing(state: State) -> list[Action]:
    """Draw while there are cards (RULINGS C7); stop with at least one."""
    draws: list[Action] = [Draw()] if state.own.pile else []
    return [*draws, Stop()] if state.own.drawn else draws


def _shopping(state: State) -> list[Action]:
    """One ingredient and one dessert, both optional, in either order (RULINGS C6)."""
    found: list[Action] = []
    if state.bought is None:
        found += [Buy(place) for place in state.places]
    if state.took is None:
        found += [Take(cost) for cost in state.costs]
    return [*found, Done()]


def _names(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards)


def _place(own: Seat) -> Place:
    return Place(
        drawn=_names(own.drawn),
        drawn_cards=own.drawn,
        discard=_names(own.discard),
        discard_cards=own.discard,
        pile=len(own.pile),
        inside=_names(sorted(own.pile)),
        tools=own.tools,
        desserts=own.desserts,
        busted=own.busted,
    )


GAME = ChocoChallenge()
