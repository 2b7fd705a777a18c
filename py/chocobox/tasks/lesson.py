"""Lessons: a game on a prepared table, whose own rules judge each step.

A lesson is a position of its game, `lesson:<edition>`. So it is saved, shared and replayed like
any other game, and can be a class task.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from chocobox.core.bots import Bot
from chocobox.core.codec import encode
from chocobox.core.game import Game, Outcome
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.kit.lesson import Again, GoOn, Guidance, Helped, Lesson, Missed, Show, Step, Told
from chocobox.tasks.kinds import LESSON
from chocobox.tasks.stand_in import StandIn, in_place_of

Done = tuple["State", tuple[Event, ...]]

STRICT: Final = 2
"""From this edition of every lesson on, what is not right costs the star too."""


@dataclass(frozen=True, slots=True)
class State:
    """The game's own state, how far the lesson is, and where its step began.

    answer: what was shown for this step. lost: the sentences whose stars are lost.
    """

    table: Any
    begun: Any
    number: int
    is_missed: bool = False
    answer: Action | None = None
    lost: tuple[int, ...] = ()


class LessonGame(StandIn[State]):
    """A game that follows a lesson, as it was in that edition."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson, edition: int) -> None:
        self.game, self.lesson, self.is_strict = game, lesson, edition >= STRICT
        self._sentences = lesson.sentences()
        self._starred = [*filter(lesson.asks, self._sentences)]

    def sitting(self) -> Bot:
        """The bot that follows the lesson."""
        return Guide()

    def start(self, options: Any, seats: int, rng: Rng) -> State:
        """The first step; ValueError for other house rules or players than the lesson's."""
        if options != self.game.options() or seats != 1 + len(self.lesson.bots):
            raise ValueError("a lesson has its own players and house rules")
        table = self.game.start(self.lesson.options, seats, Rng(self.lesson.seed))
        return self._begun(State(table, table, 0), 0)

    def set_up(self, position: str, options: Any, seats: int, rng: Rng) -> State:
        """The same: the position only says that this is a lesson."""
        return self.start(options, seats, rng)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """The offered actions that this step allows, and the ways on."""
        step = self._step(state)
        if step is None or seat != step.seat:
            return ()
        if state.is_missed:
            return (Again(),)
        if not step.may:
            return (GoOn(),)
        found = self._offered(state, step)
        return (*found, Show()) if found and not seat and state.answer is None else found

    def step(self, state: State, move: Move) -> Done:
        """The game's own step; a right one leads to the lesson's next."""
        step, action = self._step(state), move.action
        assert step is not None, "the lesson is over"
        if isinstance(action, Show):
            return replace(self._without_star(state), answer=self.answer(state)), (Helped(),)
        if isinstance(action, Again):
            after = self._again(state, move.at)
            return after, (Told(self._guidance(after).say),)
        if isinstance(action, GoOn):
            return self._enter(state, move.at)
        table, events = self.game.step(state.table, move)
        after = replace(state, table=table)
        if move.seat != TABLE and self._is_right(step, action, table):
            after, more = self._enter(after, move.at)
            return after, (*events, *more)
        if move.seat == TABLE and (state.is_missed or not self._is_stuck(after)):
            return after, events
        missed = self._without_star(after) if self.is_strict else after
        return replace(missed, is_missed=True), (*events, Missed(step.wrong))

    def view(self, state: State, seat: int) -> Any:
        """The seat's view of the table, with the lesson's own part."""
        return self._with_guidance(state, self.game.view(state.table, seat))

    def foreseen(self, state: State, move: Move) -> Any:
        """The table after a try, without the verdict and before the next step."""
        return self._with_guidance(state, self.game.foreseen(state.table, move))

    def open(self, state: State, seat: int) -> Any:
        """The same with all cards face up."""
        return self._with_guidance(state, self.game.open(state.table, seat))

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """The game's own table, dealt anew; the lesson itself is no secret."""
        return replace(state, table=self.game.redeal(state.table, seat, rng))

    def outcome(self, state: State) -> Outcome | None:
        """The stars, once the last step is done."""
        if self._step(state) is not None:
            return None
        seats = range(1 + len(self.lesson.bots))
        scores = tuple(0 if seat else self._stars(state) for seat in seats)
        return Outcome(scores, (0,), tuple(seats))

    def most(self, state: State) -> int:
        """The number of stars to win."""
        return len(self._starred)

    def table(self, state: State) -> Move | None:
        """The table's own next move; time stands still while somebody reads.

        What was not right is still judged, so that the game tells why.
        """
        step = self._step(state)
        return self.game.table(state.table) if step is not None and step.may else None

    def resume(self, state: State) -> Action | None:
        """The step begins anew, if time runs in it."""
        is_running = not state.is_missed and self.table(state) is not None
        return Again() if is_running else None

    def shows(self, state: State, move: Move) -> bool:
        """As in the game; help cannot be taken back."""
        if isinstance(move.action, Show | GoOn | Again):
            return True
        return self.game.shows(state.table, move)

    def is_final(self, action: Action) -> bool:
        """As in the game."""
        return self.game.is_final(action)

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """What comes first: `lesson`, then the message after `lesson-`.

        Of an action that is asked for, but not so, the game says why not.
        """
        step = self._step(state)
        if step is None:
            return self.game.why(state.table, seat, wish)
        if state.is_missed or not step.may or step.seat:
            first = "back" if state.is_missed else "watch" if step.may else "next"
            return ("lesson", f"first-{first}")
        asked = wish.get("type") in {kind.__name__ for kind in step.may}
        reasons = self.game.why(state.table, seat, wish) if asked else ()
        return reasons or ("lesson", f"{self.game.name}-first-{self._due(state, step)}")

    def answer(self, state: State) -> Action | None:
        """The right action of this step; None while nothing is asked of anybody."""
        step = self._step(state)
        if step is None or state.is_missed or not step.may:
            return None
        found = self._offered(state, step)
        named = [action for action in step.wants if action in found]
        tried = (action for action in named or found if self._leads(state, step, action))
        return next(tried, None)

    # --- steps ---

    def _step(self, state: State) -> Step | None:
        """The step now; None after the last one."""
        steps = self.lesson.steps
        return steps[state.number] if state.number < len(steps) else None

    def _offered(self, state: State, step: Step) -> list[Action]:
        """The game's actions of the kinds that the step allows, once the right one is there.

        Other seats keep to their part.
        """
        found = self.game.actions(state.table, step.seat)
        kinds = [action for action in found if isinstance(action, step.may)]
        named = [action for action in kinds if action in step.wants]
        return named if step.seat or (step.wants and not named) else kinds

    def _leads(self, state: State, step: Step, action: Action) -> bool:
        """Whether an offered action is right; only its worth needs a try."""
        if step.worth is None:
            return self._is_right(step, action, state.table)
        table, _ = self.game.step(state.table, Move(step.seat, action, 0))
        return self._is_right(step, action, table)

    def _due(self, state: State, step: Step) -> str:
        """The kind of action that comes first, in small letters."""
        return type(self.answer(state) or step.may[0]).__name__.lower()

    def _is_right(self, step: Step, action: Action, table: Any) -> bool:
        """Whether an action that led to this table is what the step wants."""
        is_wanted = not step.wants or action in step.wants
        return is_wanted and (step.worth is None or self.game.standing(table)[0] >= step.worth)

    def _is_stuck(self, state: State) -> bool:
        """Whether what the step wants can no longer be done."""
        step = self._step(state)
        waits = step is not None and bool(step.may) and self.game.table(state.table) is None
        return waits and self.answer(state) is None

    def _enter(self, state: State, at: int) -> Done:
        """The next step, with its sentence, if any."""
        after = self._begun(replace(state, number=state.number + 1), at)
        step = self._step(after)
        told = step is not None and (step.say or step.then)
        return after, (Told(told),) if told else ()

    def _begun(self, state: State, at: int) -> State:
        """The first moment of a step, on its own table if it has one."""
        step = self._step(state)
        table = step.table(state.table, at) if step and step.table else state.table
        return replace(state, table=table, begun=table, is_missed=False, answer=None)

    def _again(self, state: State, at: int) -> State:
        """The table as this step began; what ran then runs anew."""
        table = self.game.anew(state.begun, at)
        return replace(state, table=table, begun=table, is_missed=False)

    # --- sentences and stars ---

    def _with_guidance(self, state: State, view: Any) -> dict[str, Any]:
        return {**encode(view), "lesson": self._guidance(state)}

    def _guidance(self, state: State) -> Guidance:
        sentence = self.lesson.sentence(min(state.number, self._sentences[-1]))
        step = self._step(state)
        wrong = step.wrong if step and state.is_missed else ""
        return Guidance(
            say=wrong or self.lesson.said(state.number),
            number=self._sentences.index(sentence) + 1,
            count=len(self._sentences),
            stars=self._stars(state),
            most=len(self._starred),
            is_missed=state.is_missed,
            answer=state.answer,
            shows=step.shows if step else (),
        )

    def _without_star(self, state: State) -> State:
        """The same without the star of the sentence that is read."""
        return replace(state, lost=(*state.lost, self.lesson.sentence(state.number)))

    def _stars(self, state: State) -> int:
        """The number of sentences done at once and without help."""
        now = self.lesson.sentence(state.number) if self._step(state) else len(self.lesson.steps)
        return sum(sentence < now and sentence not in state.lost for sentence in self._starred)


class Guide(Bot):
    """Sits at the other seats and does what the lesson says."""

    name = "guide"

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The lesson's next move; at a person's seat, the right action."""
        assert isinstance(game, LessonGame)
        actions = game.actions(state, seat)
        if not actions:
            return None
        action = game.answer(state) if not seat else actions[0]
        return Move(seat, action or actions[0], now + game.lesson.steps[state.number].pause)


def lesson_game(game: Game[Any, Any], lesson: Lesson, edition: int) -> LessonGame:
    """The game that follows a lesson, as it was in that edition."""
    seats = (1 + len(lesson.bots),)
    own = {"seats": seats, "grace": game.grace, "moments": game.moments}
    return in_place_of(game, LessonGame, lesson, edition, **own)


def position_of(lesson: Lesson, edition: int = 0) -> str:
    """The position of a game whose lesson that is; of an older edition if one is named."""
    return f"{LESSON.mark}{edition or lesson.edition}"
