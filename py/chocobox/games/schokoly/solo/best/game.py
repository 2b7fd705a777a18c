"""Find the best place: one card is laid in a game well under way, and weighed against all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import Any

from chocobox.core import game as core
from chocobox.core.game import Choice, Classwork, Game, Solo
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules import position, views
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.board import Board, cell_at
from chocobox.games.schokoly.rules.effects import Effect, effects
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.laying import layings, sketch_of
from chocobox.games.schokoly.rules.looks import LOOKS, ways
from chocobox.games.schokoly.rules.pieces import TURNED, names
from chocobox.games.schokoly.rules.reading import read
from chocobox.games.schokoly.rules.state import Options as TableOptions
from chocobox.games.schokoly.rules.state import State as Table
from chocobox.games.schokoly.rules.valuing import CRUMBS
from chocobox.games.schokoly.rules.view import Lying, View
from chocobox.games.schokoly.solo.best.boards import grown

MOST = 100
"""The points for the best place; the worst one has none."""

HANDS, FEW = 6, 2
"""So many hands are tried, until at most so many places are the best for one."""

Laid = tuple[bool, int, int]
"""A laying by what it looks like: in the second tier or not, the spot, the look."""

SCHOKOLY = Schokoly()
"""The game at whose table it is laid."""

_HOUSE = TableOptions(swaps=False)


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: how many cards lie already."""

    cards: int = 12


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """The points and their sources.

    A lead is the own total less the best other one once the card lies; colours are the pieces of
    the best card as they lie there. rank is how many layings are better, and one; count, how many
    there are: cards that look alike count once. effects say what the own card changed;
    best_effects, what the best one would have. there is the best card as it would lie.
    """

    points: int
    own: Action
    best: Action
    colours: tuple[str, ...]
    lead: int
    best_lead: int
    worst_lead: int
    rank: int
    count: int
    effects: tuple[Effect, ...]
    best_effects: tuple[Effect, ...]
    there: Lying


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card was laid, and the points and the lead that it brought."""

    given: Laid
    right: bool
    x: int
    y: int
    is_stack: bool
    colours: tuple[str, ...]
    points: int
    lead: int


@dataclass(frozen=True, slots=True)
class State:
    """The table with the person at seat 0, how many seats it was turned, and the end."""

    options: Options
    table: Table
    turned: int = 0
    outcome: Outcome | None = None


class SchokolyBest(Game[State, Options]):
    """One card of Schokoly, laid where it brings most at once."""

    name = "schokoly_best"
    edition = 1
    since = 1
    seats = (1,)
    solo = Solo("schokoly", "best", "cards", (6, 14, 28))
    classwork = Classwork("cards", (4, 8, 12, 16, 20, 24, 30, 36, 40), 12, {4: 1, 16: 2, 30: 3})
    reveals = True
    options = Options
    choices = (Choice("cards", 4, 40, 12),)

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """A game of two, as far as so many cards."""
        return State(options, _begun(options.cards, rng))

    def set_up(self, text: str, options: Options, seats: int, rng: Rng) -> State:
        """The table of a position, turned until who is to lay sits at seat 0."""
        found = read(text)
        if found.has_laid:
            raise ValueError("the card of this turn has been laid already")
        if None in found.colours:
            raise ValueError("the best place is looked for once all have chosen their colours")
        table = _turned(position.dealt(found, _HOUSE, rng), found.turn)
        if not weighed(table):
            raise ValueError("no card of the hand fits anywhere")
        return State(options, table, found.turn)

    def suited(self, position: str) -> dict[str, int]:
        """No option tells how many cards lie on a table that is given."""
        return {}

    def position(self, state: State) -> str | None:
        """The table as it was given."""
        return position.position(_turned(state.table, -state.turned))

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Every way to lay a card, until one lies."""
        return () if state.outcome else SCHOKOLY.actions(state.table, 0)

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The card lies, and is weighed."""
        table, events = SCHOKOLY.step(state.table, move)
        return replace(state, table=table, outcome=_outcome(state.table, move.action)), events

    def view(self, state: State, seat: int) -> View:
        """What a player at the table knows, but not which place brings most."""
        return views.seen(state.table, 0)

    def open(self, state: State, seat: int) -> View:
        """The same with all hands lying open."""
        return views.opened(state.table, 0)

    def answered(self, state: State) -> Spot | None:
        """Where the card lies; cards that look alike are the same one."""
        if (end := state.outcome) is None:
            return None
        own = end.own
        assert isinstance(own, Place | Stack)
        given = laid_by(own)
        looks = names(TURNED[own.card][own.turn])
        return Spot(given, bool(end.winners), own.x, own.y, given[0], looks, end.points, end.lead)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """The stock and the other hands, dealt anew."""
        return replace(state, table=SCHOKOLY.redeal(state.table, 0, rng))

    def standing(self, state: State) -> tuple[int, ...]:
        """The points."""
        return (state.outcome.points if state.outcome else 0,)

    def most(self, state: State) -> int:
        """The points for the best place."""
        return MOST

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """Which rules forbid a card laid like that."""
        return ("over",) if state.outcome else SCHOKOLY.why(state.table, 0, wish)

    def outcome(self, state: State) -> Outcome | None:
        """The worth of the place, once the card lies."""
        return state.outcome


@lru_cache(maxsize=16)
def _begun(cards: int, rng: Rng) -> Table:
    """A table with so many cards where seat 0 has a hand for which few places are the best."""
    while True:
        word, rng = rng.draw()
        *_, table = grown(cards, True, Rng(word))
        found = list(_with_hands(replace(table, options=_HOUSE), rng))
        if found:
            return min(found, key=itemgetter(0))[1]


def _with_hands(table: Table, rng: Rng) -> Iterator[tuple[int, Table]]:
    """How many places are the best, with some hands for seat 0, until one makes them few."""
    for _ in range(HANDS):
        leads = list(weighed(table).values())
        if leads:
            best = leads.count(max(leads))
            yield best, table
            if best <= FEW:
                return
        word, rng = rng.draw()
        table = _with_other_hand(table, Rng(word))


def _with_other_hand(table: Table, rng: Rng) -> Table:
    """The same table, seat 0's hand dealt anew from what the other seat cannot see."""
    cards, _ = rng.shuffle((*table.hands[0], *table.stock))
    many = len(table.hands[0])
    return replace(table, hands=(cards[:many], table.hands[1]), stock=cards[many:])


def _turned(table: Table, seats: int) -> Table:
    """The same table, its seats numbered anew from one so many places on."""
    many = len(table.hands)
    laid = tuple(replace(one, seat=(one.seat - seats) % many) for one in table.board.laid)
    board, by = table.board, seats % many

    def turn(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*values[by:], *values[:by])

    return replace(
        table,
        hands=turn(table.hands),
        smarties=turn(table.smarties),
        colours=turn(table.colours),
        turn=(table.turn - seats) % many,
        board=Board(laid, board.tops, board.loose, board.fresh, board.cover),
    )


def weighed(table: Table) -> dict[Laid, int]:
    """The lead that each laying brings to the seat whose turn it is."""
    looks, has_smartie = tuple(ways(table.hands[table.turn])), table.smarties[table.turn] > 0
    found = layings(table.board, sketch_of(table, table.turn), looks, has_smartie)
    return {(it.is_stack, it.spot, it.look): it.worth // CRUMBS for it in found}


def laid_by(action: Place | Stack) -> Laid:
    """What an action looks like."""
    look = LOOKS.index(TURNED[action.card][action.turn])
    return isinstance(action, Stack), cell_at(action.x, action.y), look


def best_of(table: Table, leads: Mapping[Laid, int]) -> Place | Stack:
    """The first of the actions that bring the largest lead."""
    actions = [it for it in SCHOKOLY.actions(table, table.turn) if isinstance(it, Place | Stack)]
    return max(actions, key=lambda it: leads[laid_by(it)])


def _outcome(table: Table, own: Action) -> Outcome:
    """The outcome of a laying, measured against all possible layings."""
    assert isinstance(own, Place | Stack)
    leads = weighed(table)
    best = best_of(table, leads)
    lead, most, least = leads[laid_by(own)], max(leads.values()), min(leads.values())
    points = MOST * (lead - least) // (most - least) if most > least else MOST
    return Outcome(
        scores=(points,),
        winners=(0,) if lead == most else (),
        order=(0,),
        points=points,
        own=own,
        best=best,
        colours=names(TURNED[best.card][best.turn]),
        lead=lead,
        best_lead=most,
        worst_lead=least,
        rank=1 + sum(other > lead for other in leads.values()),
        count=len(leads),
        effects=effects_of(table, own),
        best_effects=effects_of(table, best),
        there=views.seen(after(table, best), 0).board[-1],
    )


def effects_of(table: Table, action: Action) -> tuple[Effect, ...]:
    """The changes that a laying makes on the board."""
    return effects(table.board, after(table, action).board, table.players)


def after(table: Table, action: Action) -> Table:
    """The table once the card lies."""
    return SCHOKOLY.step(table, Move(table.turn, action, 0))[0]


GAME = SchokolyBest()
