"""Looking back at a finished game: what was luck, what was a choice, and what was a mistake.

Luck is what chance gave or took: the value after it, less its mean over all that could have come.
Skill is the rest of what changed. So final - start = luck + skill holds for every seat to the last
digit (Zare's identity), and luck is 0 in the mean, however well the value is known.

Luck is judged by all that the seats together know, for then each card counts once, when somebody
first sees it. A choice is judged only by what its own seat could know; what it lost is told by
the curve, which before a choice stands where the best choice leads.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import erf, sqrt
from typing import Any, Final

from chocobox.analysis.told import Change, Judged, LookBack, Telling, Verdict
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import value_of
from chocobox.kit.shares import WHOLE, Shares, mean
from chocobox.kit.value import HUNDREDTH, MISTAKES, Value, Weighed, weighed
from chocobox.request import RequestError
from chocobox.tasks.puzzle import reasons_for
from chocobox.tasks.stand_in import StandIn

DEALS: Final = 64
"""A seat's chance before the deal is a mean over so many deals."""

LUCKY: Final = 25
"""Luck is worth a word if at most so many games of 100 have as much of it."""

PLAY: Final = ((WHOLE * 15 // 100, "well"), (WHOLE * 40 // 100, "fairly"))
"""Limits of all losses of a seat together, and their names; above them the play is bad."""

STRONG: Final = WHOLE // 10
"""So much luck in one move is worth telling."""

MOST: Final = 6
"""Of so many moves the luck is told at most."""

EACH: Final = 3
"""So many highlights of each seat are told at most."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The luck of one move for each seat, with its variance and its squared standard error.

    Squares are added up over a game.
    """

    luck: Change
    square: tuple[int, ...]
    doubt: tuple[int, ...]


class Looking:
    """A finished game, judged move by move."""

    def __init__(self, session: Session, value: Value[Any]) -> None:
        self.session, self.value = session, value
        self._none = (0,) * len(session.players)
        self._luck: dict[int, tuple[Shares, Chance]] = {}
        self._judged: dict[int, Judged] = {}
        self._choices: dict[int, Weighed] = {}

    @cached_property
    def dealt_value(self) -> Shares:
        """Every seat's chance when the cards are dealt."""
        return self.value.value(self.session.states[0])

    @property
    def final(self) -> Shares:
        """Every seat's part of the win."""
        return self.luck(len(self.session.moves) - 1)[0]

    def back(self) -> LookBack:
        """The result of the look back at the whole game."""
        chances = [self.dealt, *(self.luck(ply)[1] for ply in range(len(self.session.moves)))]
        luck, square, doubt = (
            tuple(sum(column) for column in zip(*part, strict=True))
            for part in zip(*((it.luck, it.square, it.doubt) for it in chances), strict=True)
        )
        seats = range(len(luck))
        skill = tuple(self.final[seat] - self.start[seat] - luck[seat] for seat in seats)
        error = tuple(round(sqrt(one)) for one in doubt)
        verdicts = tuple(self._verdict(seat, luck[seat], square[seat]) for seat in seats)
        bots = [seat for seat, one in enumerate(self.session.players) if one["kind"] == "bot"]
        tellings, reaction = self.tellings(), self._reaction(bots)
        return LookBack(self.start, luck, skill, error, verdicts, tellings, reaction)

    def tellings(self) -> tuple[Telling, ...]:
        """The moves worth telling: what persons did wrong, and how lucky they were.

        Where no person plays, it is what the bots did. Mistakes come before luck seen with them;
        what the game itself finds worth telling comes before all.
        """
        whose = self.session.persons or range(len(self.session.players))
        judged = list(self.moments())
        lucks = [_luck_of(it, whose) for it in judged if self.value.tells_luck]
        strong = sorted((it for it in lucks if abs(it.by) >= STRONG), key=lambda it: -abs(it.by))
        wrong = [self._wrong(it) for it in judged if it.mistake and it.seat in whose]
        return *self._highlights(whose), *sorted((*wrong, *strong[:MOST]), key=lambda it: it.ply)

    def _highlights(self, whose: Sequence[int]) -> Iterator[Telling]:
        """The first of each of those seats, then of the table; each where it is seen."""
        found = self.value.highlights(self.session.states, self._moves)
        for seat in (*whose, TABLE):
            for it in [it for it in found if it.seat == seat][:EACH]:
                yield Telling(it.ply, it.ply, seat, it.kind, 0, highlight=it)

    def moments(self) -> Iterator[Judged]:
        """Every move, from the first on."""
        return map(self.judged, range(len(self.session.moves)))

    def _wrong(self, it: Judged) -> Telling:
        offered = tuple(self.session.game.actions(self.session.states[it.ply], it.seat))
        why = (it.best, it.reasons, offered)
        return Telling(it.ply, it.ply + 1, it.seat, it.mistake, it.lost, *why)

    def judged(self, ply: int) -> Judged:
        """One move with its judgement: the chances after it, luck, loss, and a better choice."""
        if ply not in self._judged:
            self._judged[ply] = self._judge(ply)
        return self._judged[ply]

    def _judge(self, ply: int) -> Judged:
        seat, _, _ = self.session.moves[ply]
        value, luck = self.seen(ply + 1), self.luck(ply)[1].luck
        state, game, reaction = self.session.states[ply], self.session.game, self._reactions[ply]
        lost = 0 if seat == TABLE else self._lost(ply, seat, value[seat], luck[seat])
        place = self._choice(ply).best
        mistake = next((name for most, name in MISTAKES if lost >= most), "")
        if not mistake or place is None:
            return Judged(ply, seat, value, luck, lost, "", None, (), reaction)
        best = game.actions(state, seat)[place]
        reasons = reasons_for(game, state, seat, best, ply)
        return Judged(ply, seat, value, luck, lost, mistake, best, reasons, reaction)

    def _lost(self, ply: int, seat: int, after: int, luck: int) -> int:
        """The loss of a choice, at most the fall of its seat's line on the curve without luck.

        Nor more than the seat still lacks then: whoever has all but won has lost nothing.
        """
        fell = self.seen(ply)[seat] - (after - luck)
        most = max(0, min(fell, WHOLE - after))
        return min(self._choice(ply).lost, most // HUNDREDTH * HUNDREDTH)

    def seen(self, ply: int) -> Shares:
        """Every seat's chance at a ply, as the curve shows it: before a choice, with the best one.

        So a good choice moves no line, and a mistake moves it as far as it cost.
        """
        is_open = ply < len(self.session.moves)
        found = self._choice(ply).open if is_open else None
        return found or (self.luck(ply - 1)[0] if ply else self.dealt_value)

    def _choice(self, ply: int) -> Weighed:
        """The choice of a move, compared with the best choice by its seat's knowledge."""
        if ply not in self._choices:
            seat, index, _ = self.session.moves[ply]
            self._choices[ply] = Weighed(0) if seat == TABLE else self._weighed(ply, seat, index)
        return self._choices[ply]

    def _weighed(self, ply: int, seat: int, index: int) -> Weighed:
        after, chance = self.luck(ply)
        expected_value = tuple(one - by for one, by in zip(after, chance.luck, strict=True))
        return weighed(self.value, self.session.states[ply], seat, index, expected_value)

    # --- luck ---

    @cached_property
    def start(self) -> Shares:
        """Every seat's chance before the cards are dealt."""
        return self._dealing[0]

    @cached_property
    def dealt(self) -> Chance:
        """The luck of the deal."""
        return self._dealing[1]

    @cached_property
    def _dealing(self) -> tuple[Shares, Chance]:
        session, seats = self.session, len(self.session.players)
        found = self.dealt_value
        if session.position:  # it was laid out, not dealt
            return found, Chance(self._none, self._none, self._none)
        deals = (session.game.start(session.options, seats, Rng(one)) for one in range(DEALS))
        return self._chance(found, [(1, self.value.value(deal)) for deal in deals], False)

    def luck(self, ply: int) -> tuple[Shares, Chance]:
        """Every seat's chance after a move, and what chance did to it."""
        if ply not in self._luck:
            self._luck[ply] = self._found(ply)
        return self._luck[ply]

    def _found(self, ply: int) -> tuple[Shares, Chance]:
        before, after = self.session.states[ply : ply + 2]
        found, nothing = self.value.value(after), Chance(self._none, self._none, self._none)
        ways = self.value.after(before, self._moves[ply])
        if len(ways) == 1:
            return found, nothing
        return found, self._chance(found, ways, self.value.is_exact)[1]

    @cached_property
    def _moves(self) -> list[Move]:
        """The moves of the game; the table's are told like those of seats."""
        session, found = self.session, []
        for state, (seat, index, at) in zip(session.states, session.moves, strict=False):
            offered = session.table(state) if seat == TABLE else session.game.offer(state, seat)
            found.append(Move(seat, offered[index], at))
        return found

    def _chance(
        self, found: Shares, ways: Sequence[tuple[int, Shares]], is_exact: bool
    ) -> tuple[Shares, Chance]:
        """The mean of all possible results, and the luck of the actual one."""
        middle, total = mean(ways), sum(often for often, _ in ways)
        square = tuple(
            sum(often * (one - mid) ** 2 for (often, _), one in zip(ways, column, strict=True))
            // total
            for mid, column in zip(middle, zip(*(it for _, it in ways), strict=True), strict=True)
        )
        doubt = self._none if is_exact else tuple(one // total for one in square)
        luck = tuple(own - mid for own, mid in zip(found, middle, strict=True))
        return middle, Chance(luck, square, doubt)

    # --- slaps and calls ---

    @cached_property
    def _reactions(self) -> list[int | None]:
        """The reaction time of each slap and call."""
        made = zip(self.session.states, self._moves, strict=False)
        return [self.value.reaction(state, move) for state, move in made]

    def _reaction(self, seats: Collection[int]) -> int | None:
        """The median of these seats' slaps and calls; of an even number the lower one."""
        moves = zip(self.session.moves, self._reactions, strict=True)
        found = sorted(one for (seat, *_), one in moves if seat in seats and one is not None)
        return found[(len(found) - 1) // 2] if found else None

    # --- in words ---

    def _verdict(self, seat: int, luck: int, square: int) -> Verdict:
        """Luck beside that of other games, which is spread like a bell; and what was lost."""
        far = abs(luck) / sqrt(square) if square else 0.0
        of_hundred = max(1, round(50 * (1 - erf(far / sqrt(2)))))
        side = "even" if of_hundred > LUCKY else "lucky" if luck > 0 else "unlucky"
        side = side if self.value.tells_luck else ""
        own = (it for it in self.moments() if it.seat == seat and it.mistake)
        lost = sum(it.lost for it in own)
        play = next((name for most, name in PLAY if lost <= most), "badly")
        play = f"won_{play}" if self.final[seat] else play
        play = play if self.value.judges else ""
        return Verdict(side, of_hundred, play, lost, self._reaction([seat]))


def _luck_of(it: Judged, whose: Sequence[int]) -> Telling:
    """The greatest luck of one of those seats in a move, good or bad."""
    seat = max(whose, key=lambda seat: abs(it.luck[seat]))
    by = it.luck[seat]
    return Telling(it.ply + 1, it.ply + 1, seat, "lucky" if by > 0 else "unlucky", by)


def value_in(session: Session) -> Value[Any]:
    """The chances in a game; RequestError where they are not known."""
    value = value_of(session.game.name)
    if value is None or isinstance(session.game, StandIn):
        raise RequestError("no-chances", "This game's chances are not known.")
    return value.as_of(session.game)


def looking_at(session: Session) -> Looking:
    """A game that is over; RequestError where nothing can be told of it."""
    value = value_in(session)
    if session.game.outcome(session.state) is None:
        raise RequestError("not-over", "Only a game that is over is looked back at.")
    return Looking(session, value)
