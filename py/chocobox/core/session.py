"""One game in progress: the only object that changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Final

from chocobox.core.bots import Bot, WantedError
from chocobox.core.codec import index_of
from chocobox.core.game import Game
from chocobox.core.moods import Moods, moods_after, moods_at_end
from chocobox.core.record import TABLE, Action, Event, Move, Record
from chocobox.core.rng import Rng
from chocobox.core.update import Hint, Refused, Undone, Update

LONGEST = 100_000_000_000
"""The longest time between two moves, in ms: three years. So a next move is always possible."""

DEALS: Final = 1 << 53
"""The number of deals; pages and links can hold each deal's number exactly."""


class Session:
    """A game, its players, all moves so far, and the time."""

    def __init__(
        self, game: Game[Any, Any], options: Any, players: Sequence[Mapping[str, str]], seed: int
    ) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.players = tuple(players)
        self.position, self.clock = "", 0
        self.bots: dict[int, Bot] = {}
        self.states = [game.start(options, len(players), Rng(seed))]
        self.moves: list[tuple[int, int, int]] = []
        self._texts: list[str] = []
        self._events: list[Event] = []
        self._moods: list[Moods] = [{}]
        self._plans: dict[int, Move] | None = None
        self._kept_plans: dict[int, tuple[Any, Move | None]] = {}
        self._offers: tuple[Any, dict[int, Sequence[Action]]] = (None, {})
        self._by_table: tuple[Any, Move | None] = (None, None)
        self._refused: Refused | None = None

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(len(self.players)) if seat not in self.bots]

    @property
    def record(self) -> Record:
        """The record from which this game can be replayed."""
        game, start = self.game, (self.players, self.seed, self.position)
        return Record(game.name, game.edition, self.options, *start, tuple(self.moves))

    @property
    def moves_text(self) -> str:
        """The record's moves as JSON; each is encoded only once, though every update holds all."""
        return f"[{','.join(self._texts)}]"

    def set_up(self, position: str) -> None:
        """Start from a position instead of the game's own deal; ValueError names a fault in it."""
        game, seats = self.game, len(self.players)
        self.states = [game.set_up(position, self.options, seats, Rng(self.seed))]
        self.position = position

    def replay(self, moves: Iterable[tuple[int, int, int]]) -> None:
        """Make recorded moves one after the other; ValueError names one that does not fit."""
        for number, (seat, index, at) in enumerate(moves, 1):
            offered = self.offered(seat)
            fits = self.clock - self.game.grace <= at <= self._latest
            if not 0 <= index < len(offered) or not fits:
                raise ValueError(f"move {number} of the record does not fit this game")
            self._make(Move(seat, offered[index], at), index)

    def play(self, seat: int, wish: Mapping[str, object], at: int) -> None:
        """A person acts; a wish that was not offered is refused with reasons.

        Raises ValueError for a wish with missing or wrong fields.
        """
        self._table_first(at)
        index = self.find(seat, wish)
        if index is None:
            codes = self.game.why(self.state, seat, wish) or ("not_offered",)
            self._refused = Refused("play", seat, codes)
        else:
            self._make(Move(seat, self.offered(seat)[index], at), index)

    def resume(self) -> None:
        """The game goes on after a break."""
        action = self.game.resume(self.state)
        if action is not None:
            self._make(Move(TABLE, action, self.clock), self.offered(TABLE).index(action))

    def tick(self, at: int) -> None:
        """It is at now: let the bots plan, or make the one move that is due first."""
        self.clock = max(self.clock, min(at, self._latest))
        due = self._due()
        if due is not None and due.at <= at:
            is_table = due.seat == TABLE  # its due action is always its first
            self._make(due, 0 if is_table else self.offered(due.seat).index(due.action))
        elif self._plans is None:
            found = {seat: self._planned(seat) for seat in self._waiting()}
            self._plans = {seat: move for seat, move in found.items() if move}

    def advance(self) -> bool:
        """Make the next move of a bot or the table at once; False if there is none."""
        made = len(self.moves)
        for _ in range(2):  # first to plan, then to move
            if len(self.moves) == made and (wake := self.wake()) is not None:
                self.tick(wake)
        return len(self.moves) > made

    def play_on(self, goes_on: Callable[[], bool] = lambda: True) -> Any:
        """Play on to the end; the question, if a choice is wanted from the sandbox before it.

        goes_on: asked before each tick, once; where it says no, the game is left as it is.
        """
        try:
            while goes_on() and (wake := self.wake()) is not None:
                self.tick(wake)
        except WantedError as wanted:
            return wanted.question
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice; refused if something new was shown since."""
        if not self.moves or self.moves[-1][0] != seat:
            code = "others_moved" if any(move[0] == seat for move in self.moves) else "nothing_yet"
            self._refused = Refused("undo", seat, (code,))
            return
        before, (_, index, at) = self.states[-2], self.moves[-1]
        move = Move(seat, self.game.actions(before, seat)[index], at)
        if self.game.is_final(move.action) or self.game.shows(before, move):
            self._refused = Refused("undo", seat, ("something_shown",))
            return
        for history in (self.states, self.moves, self._texts, self._moods):
            history.pop()
        self._plans, self._kept_plans = None, {}
        self._events.append(Undone(seat, 1))

    def hint(self, seat: int, bot: Bot) -> Hint | None:
        """A bot's advice for a seat; None if the seat has nothing to do."""
        if not self.game.actions(self.state, seat):
            return None
        guess, rng = self._guess(seat)
        move = bot.advise(self.game, guess, seat, self.clock, rng)
        if move is None:
            return None
        reasons = bot.reasons(self.game, guess, seat, move.action)
        return Hint(move.action, reasons, self.game.odds(guess, seat))

    def foresee(self, seat: int, wish: Mapping[str, object]) -> Any | None:
        """The view after a wished action; None if it is not offered or would show a secret."""
        index = self.find(seat, wish)
        if index is None:
            return None
        move = Move(seat, self.offered(seat)[index], self.clock)
        return None if self.game.shows(self.state, move) else self.game.foreseen(self.state, move)

    def find(self, seat: int, wish: Mapping[str, object]) -> int | None:
        """The index of an action of this seat, given as JSON; None if it is not offered."""
        return index_of(self.offered(seat), wish)

    def expected(self, ply: int) -> Action | None:
        """The action that a bot would choose at that ply, in the seat that moved there."""
        past = copy(self)
        past.states, past.moves = self.states[: ply + 1], self.moves[:ply]
        move = past._plan(self.moves[ply][0])
        return None if move is None else move.action

    def news(self) -> tuple[Event, ...]:
        """The events since the last call."""
        events, self._events = tuple(self._events), []
        return events

    def update(self) -> Update:
        """The events since the last update, and what all persons may see and do now."""
        refused, self._refused = self._refused, None
        outcome, wake = self.game.outcome(self.state), self.wake()
        actions = {seat: list(self.offered(seat)) for seat in self.persons}
        self._offers[1].update(actions)  # one of them is asked for next
        calm = self.persons if wake is None and outcome is None else ()  # nobody is in a hurry
        return Update(
            views={seat: self.game.view(self.state, seat) for seat in self.persons},
            actions=actions,
            topics={seat: found for seat in calm if (found := self.game.topics(self.state, seat))},
            events=self.news(),
            done=outcome is not None,
            wake=wake,
            outcome=outcome,
            moods=moods_at_end(outcome) or self._moods[-1],
            refused=refused,
            record=self.record,
        )

    def offered(self, seat: int) -> Sequence[Action]:
        """The actions of a seat or of the table now; a record's indices count in this list."""
        if seat >= len(self.players):
            return ()
        state, offers = self._offers
        if state is not self.state:
            state, offers = self._offers = self.state, {}
        if seat not in offers:
            offers[seat] = self.table(state) if seat == TABLE else self.game.offer(state, seat)
        return offers[seat]

    def table(self, state: Any) -> Sequence[Action]:
        """The table's due action in a state of this game, and its action after a break."""
        move, resumed = self.game.table(state), self.game.resume(state)
        offered = (move.action if move else None, resumed)
        return [action for action in offered if action is not None]

    def _table_first(self, at: int) -> None:
        """Make the table's moves that were due before a touch landed."""
        while (move := self._table_move) is not None and move.at <= at:
            self._make(move, 0)

    @property
    def _table_move(self) -> Move | None:
        """The table's due move now; it is asked for several times between two moves."""
        state, move = self._by_table
        if state is not self.state:
            move = self.game.table(self.state)
            self._by_table = self.state, move
        return move

    def _make(self, move: Move, index: int) -> None:
        """Make an offered move, and record its index.

        Time never runs back, but a touch counts from when it landed, up to grace.
        """
        late = 0 if move.seat == TABLE else self.game.grace
        at = min(max(move.at, self.clock - late), self._latest)
        self.clock = max(self.clock, at)
        state, events = self.game.step(self.state, Move(move.seat, move.action, at))
        self.states.append(state)
        self.moves.append((move.seat, index, at))
        self._texts.append(f"[{move.seat},{index},{at}]")
        self._events += events
        self._moods.append(moods_after(events, self._moods[-1]))
        self._plans = None
        self._kept_plans.pop(move.seat, None)

    @property
    def _latest(self) -> int:
        """The latest possible time of the next move."""
        return (self.moves[-1][2] if self.moves else 0) + LONGEST

    def _waiting(self) -> list[int]:
        """The bots that have something to do."""
        return [seat for seat in self.bots if self.offered(seat)]

    def _due(self) -> Move | None:
        """The earliest planned move of a bot or the table."""
        moves = list((self._plans or {}).values())
        table = self._table_move
        return min([*moves, table] if table else moves, key=lambda move: move.at, default=None)

    def wake(self) -> int | None:
        """The time of the next tick, if nothing happens before; None if there is none."""
        if self._plans is None and self._waiting():
            return self.clock
        return max(due.at, self.clock) if (due := self._due()) else None

    def keep_plan(self, seat: int, move: Move | None) -> None:
        """The plan of a bot, None to wait: it stays until the bot moves, or its key changes."""
        self._kept_plans[seat] = self._plan_key(seat), move

    def _planned(self, seat: int) -> Move | None:
        key, move = self._kept_plans.get(seat, (None, None))
        if key != self._plan_key(seat):
            self.keep_plan(seat, move := self._plan(seat))
        return move

    def _plan_key(self, seat: int) -> Any:
        """The value that a bot's plan is kept for: all moves so far, or less if the bot says so."""
        plan_key = self.bots[seat].plan_key(self.game, self.state, seat)
        return len(self.moves) if plan_key is None else (plan_key, tuple(self.offered(seat)))

    def _plan(self, seat: int) -> Move | None:
        bot, rng = self.bots[seat], self._chance(seat)
        return bot.plan_at(self.game, self.state, seat, self.clock, rng)

    def _guess(self, seat: int) -> tuple[Any, Rng]:
        deal, rng = self._chance(seat).draw()
        return self.game.redeal(self.state, seat, Rng(deal)), rng

    def _chance(self, seat: int) -> Rng:
        """The chance of a bot; it depends only on seed, ply and seat."""
        return Rng(self.seed ^ (len(self.moves) << 8) ^ (seat + 1))
