"""A position of Kaboom!: the whole truth at one moment of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules.awaited import Paid, Power, Reach, Settling, Sight, Spot, Use
from chocobox.games.kaboom.rules.pieces import CARDS, GRID, LAST, LONGEST, PATIENCE, rank
from chocobox.games.kaboom.rules.scoring import RoundEnd
from chocobox.kit.changing import Changing
from chocobox.kit.slaps import COLLECT, Cause, Window


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; window and pace in ms, handicap_n is added to the slaps of seat n."""

    rounds: int = 10
    window: int = 2500
    pace: int = 1200
    slaps: bool = True
    handicap_0: int = 0
    handicap_1: int = 0
    handicap_2: int = 0
    handicap_3: int = 0
    handicap_4: int = 0
    handicap_5: int = 0

    def handicap(self, seat: int) -> int:
        """The delay added to that seat's slaps, in ms."""
        late: int = getattr(self, f"handicap_{seat}")
        return late


@dataclass(frozen=True, slots=True)
class Lying:
    """A card face down; its mark is public and travels with it."""

    card: int
    mark: int


Grid = tuple[Lying | None, ...]
"""A seat's cards by place (RULINGS K8); None is a gap."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A card that a seat has seen and whose way it could follow, and in which turn that was."""

    card: int
    turn: int


@dataclass(frozen=True)
class State(Changing):
    """The whole truth: the next card of the stock comes first, the top of the discard last.

    known is what each seat has seen of the cards that still lie face down, sorted by card. Before
    begins the next turn may not begin; None if it has begun, and begun is when.
    Before free every hand was meant for the card below (RULINGS K19). turns counts those that were
    taken, used how often the stock was used up in this round.
    """

    options: Options
    rng: Rng
    stock: tuple[int, ...]
    grids: tuple[Grid, ...]
    known: tuple[tuple[Seen, ...], ...]
    peeks: tuple[str, ...]
    starter: int
    turn: int
    scores: tuple[tuple[int, ...], ...] = ()
    last: RoundEnd | None = None
    discard: tuple[int, ...] = ()
    flipping: bool = True
    used: int = 0
    turns: int = 0
    marks: int = 0
    drawer: int | None = None
    drawn: int | None = None
    window: Window | None = None
    begins: int | None = None
    begun: int = 0
    free: int = 0
    reach: Reach | None = None
    use: Use | None = None
    slap: Settling | None = None
    paid: Paid | None = None
    power: Power | None = None
    sight: Sight | None = None
    caller: int | None = None
    auto: bool = False
    is_over: bool = False

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.grids)

    @property
    def round(self) -> int:
        """The number of the round that is played."""
        return min(len(self.scores) + 1, self.options.rounds)

    @property
    def is_peeking(self) -> bool:
        """Whether somebody has still to look at its two cards."""
        return self.peeks.count("done") < len(self.peeks)

    @property
    def is_ending(self) -> bool:
        """Whether the last turn is over: back at the caller, or after very many (RULINGS K17)."""
        if self.caller is not None:
            return self.turn == self.caller
        return self.turns >= LONGEST * self.seats

    @property
    def pause(self) -> int:
        """How long the next draw or flip is held back, in ms (RULINGS K3, K4)."""
        if self.flipping:
            return self.options.pace
        return max(LAST, self.options.window) if self.is_ending else self.options.window

    @property
    def following(self) -> int:
        """The next seat in turn order."""
        return (self.turn + 1) % self.seats

    def at(self, spot: Spot) -> Lying | None:
        """The card in that place; None for an empty place."""
        seat, place = spot
        grid = self.grids[seat]
        return grid[place] if place < len(grid) else None

    def spots(self, seat: int | None = None) -> Iterator[Spot]:
        """Where cards lie that may be touched: the caller's are locked (RULINGS K10)."""
        for owner in range(self.seats) if seat is None else (seat,):
            if owner != self.caller:
                yield from ((owner, place) for place, it in enumerate(self.grids[owner]) if it)

    @property
    def can_pay(self) -> bool:
        """Whether a penalty card can be had; if not, slapping is off (RULINGS K12)."""
        return bool(self.stock or self.discard[1:])

    def can_slap(self, seat: int) -> bool:
        """Whether that seat's hand on the discard would mean something now."""
        window = self.window
        return (
            window is not None
            and self.slap is None
            and seat != self.caller
            and seat not in window.spent
            and seat not in window.seats
            and self.can_pay
        )

    def vain(self, at: int) -> Cause | None:
        """Why a hand that lands then means nothing; None if it counts (RULINGS K4, K19)."""
        if self.window is None:
            return "late"
        if at < max(self.window.opened, self.free):
            return "soon"
        is_over = self.is_ending and self.begins is not None and at > self.begins
        return "late" if is_over else None

    @property
    def has_slaps(self) -> bool:
        """Whether a hand is on the discard, and it is not known yet which was first."""
        return self.window is not None and bool(self.window.slaps)

    @property
    def hears(self) -> bool:
        """Whether a hand or a power may be on its way that was sooner than a reach."""
        return self.window is not None or self.power is not None

    @property
    def is_slappable(self) -> bool:
        """Whether there is anybody whose hand on the discard would mean something now."""
        return any(self.can_slap(seat) for seat in range(self.seats))

    def put(self, spot: Spot, it: Lying | None) -> State:
        """The same with something else in one place of a grid."""
        seat, place = spot
        grid = self.grids[seat]
        grid = (*grid, *[None] * (place + 1 - len(grid)))
        grid = (*grid[:place], it, *grid[place + 1 :])
        return self.changed(grids=(*self.grids[:seat], grid, *self.grids[seat + 1 :]))

    def taken(self, spot: Spot) -> State:
        """The same without the card that lies there; whoever looked at it sees it no more."""
        sight = self.sight.without(spot) if self.sight else None
        return self.put(spot, None).changed(sight=sight)

    def swapped(self, one: Spot, two: Spot) -> State:
        """The same with two cards in each other's place; who knew one still does."""
        return self.put(one, self.at(two)).put(two, self.at(one))

    def seen(self, seat: int, *cards: int) -> State:
        """The same after a seat has seen those cards."""
        others = [it for it in self.known[seat] if it.card not in cards]
        news = [Seen(card, self.turns) for card in cards]
        own = tuple(sorted([*others, *news], key=lambda it: it.card))
        return self.changed(known=(*self.known[:seat], own, *self.known[seat + 1 :]))

    def knows(self, seat: int) -> frozenset[int]:
        """The cards face down that a seat has seen; at the end all are turned up."""
        if self.is_over:
            return frozenset(it.card for grid in self.grids for it in grid if it)
        return frozenset(it.card for it in self.known[seat])

    def thrown(self, card: int) -> State:
        """The same with one more card on the discard, where all see it."""
        known = tuple(tuple(it for it in own if it.card != card) for own in self.known)
        return self.changed(discard=(*self.discard, card), known=known)

    def opened(self, at: int) -> State:
        """The same with a discard that may be slapped from now, and the next turn waits.

        Where it has a power, that is waited for too: it may be on its way as long as a hand.
        """
        collect = COLLECT if self.power is None else 2 * COLLECT
        window = Window(at, collect=collect)
        after = self.changed(window=window, begins=at + self.pause, begun=0)
        if self.options.slaps and after.is_slappable:
            return after
        return after.changed(window=None, begins=at + (self.pause if self.power else 0))

    def rested(self, at: int) -> State:
        """The same with the full time for a power and a look, which had to wait."""
        until = at + PATIENCE
        power = self.power and replace(self.power, until=until)
        return self.changed(power=power, sight=self.sight and replace(self.sight, until=until))


def dealt(state: State) -> State:
    """A new round: every card shuffled, four before each seat, all else in the stock."""
    pack, rng = state.rng.shuffle(range(len(CARDS)))
    seats = state.seats
    grids = tuple(
        tuple(Lying(pack[seat * GRID + place], seat * GRID + place) for place in range(GRID))
        for seat in range(seats)
    )
    return State(
        options=state.options,
        rng=rng,
        stock=pack[seats * GRID :],
        grids=grids,
        known=((),) * seats,
        peeks=("waiting",) * seats,
        starter=state.starter,
        turn=state.starter,
        scores=state.scores,
        last=state.last,
        flipping=state.options.slaps,
        marks=seats * GRID,
    )


def is_match(state: State, card: int) -> bool:
    """Whether a card matches the one that is being slapped."""
    return state.slap is not None and rank(card) == state.slap.rank
