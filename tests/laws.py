"""Laws that hold in every game of the box, whatever its rules; and walks that try them.

A walk asks `choose(n)` for a number from 0 to n - 1: Hypothesis answers, or a seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from itertools import groupby
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games import BOTS
from chocobox.perft import moves

try:
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st
except ImportError:  # as inside Pyodide
    given = None  # type: ignore[assignment]

Choose = Callable[[int], int]
Test = Callable[..., None]
Walk = Iterator[tuple[Any, Move | None]]
PATIENCE = 400
"""After so many moves a seed chooses: where everybody always busts, a game need not end."""
LANDS = (0, 0, 0, 1, 3, 50, 700, 3000, -1, -60)
"""When the next touch of a live game lands, in ms from now: it may have been on its way."""


@dataclass(frozen=True)
class Subject:
    """What the laws must know of one game: its pieces, its secrets, a slow recount."""

    game: Game[Any, Any]
    pieces: Callable[[Any], object]
    hidden: Callable[[Any, int], Mapping[Any, str]]
    """The cards that a seat may not know, or not in their order, and where they lie."""
    recount: Callable[[dict[str, Any]], tuple[list[int], list[int]]]
    shown: Callable[[Any], Iterator[Any]]
    """The cards that a JSON value tells of: their numbers, or their names."""
    most: Mapping[str, int] = field(default_factory=dict)
    """House rules that stay small here, so that a game is soon over."""
    begin: Callable[[Any], Any] = lambda state: state
    """A start with fewer cards, for the same reason."""
    count: str | None = "count"
    """The part of a view that shows what the outcome would be now."""
    lively: Callable[[Any, int, Choose, int], Move] | None = None
    """A move as persons play, where a move by chance would nearly always be a slap."""
    houses: tuple[dict[str, bool], ...] = ({},)
    """House rules with which other actions are offered."""


def as_json(value: Any) -> str:
    return json.dumps(encode(value), sort_keys=True)


def by_seed(seed: int) -> Choose:
    """Chance that a seed decides."""
    rng = Rng(seed)

    def choose(bound: int) -> int:
        nonlocal rng
        number, rng = rng.below(bound)
        return number

    return choose


def by_hypothesis(examples: int) -> Callable[[Test], Test]:
    """Chance that Hypothesis decides, in the nightly run: `seed` and `choose`, so many times."""
    if given is None:
        return pytest.mark.skip(reason="Hypothesis does not import inside Pyodide")

    def chooser(data: Any) -> Choose:
        return lambda bound: int(data.draw(st.integers(0, bound - 1)))

    fixed = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    chance = given(seed=st.integers(0, 2**64 - 1), choose=st.builds(chooser, st.data()))
    return lambda test: pytest.mark.nightly(fixed(chance(test)))


def any_options(
    game: Game[Any, Any], seats: int, choose: Choose, most: Mapping[str, int] | None = None
) -> Any:
    """House rules that fit that many seats."""
    values: dict[str, int | bool] = {}
    for choice in game.choices:
        limit = (most or {}).get(choice.name, choice.most)
        allowed = choice.values or range(choice.least, limit + 1)
        value = allowed[choose(len(allowed))]
        values[choice.name] = bool(value) if isinstance(choice.default, bool) else value
    options = game.options(**values)
    try:
        game.start(options, seats, Rng(0))
    except ValueError:
        return game.options()
    return options


def any_move(game: Game[Any, Any], state: Any, seats: int, choose: Choose, now: int = 0) -> Move:
    """A kind of action first, then one of that kind, so that rare kinds happen often."""
    found = [list(same) for _, same in groupby(moves(game, state, seats, now), _kind)]
    same = found[choose(len(found))]
    return same[choose(len(same))]


def landed(game: Game[Any, Any], state: Any, move: Move, choose: Choose) -> Move:
    """When a touch landed, if time matters; the table may have moved before it."""
    if not game.grace or move.seat == TABLE:
        return move
    at = max(0, move.at + LANDS[choose(len(LANDS))])
    table = game.table(state)
    if table is not None and table.at <= at:
        return replace(table, at=max(table.at, move.at))
    return replace(move, at=at)


def _kind(move: Move) -> tuple[int, str]:
    return move.seat, type(move.action).__name__


def walk(game: Game[Any, Any], state: Any, seats: int, choose: Choose) -> Walk:
    """A game to its end: each position with the move made next; fails where nobody can move."""
    plies, now, fair = 0, 0, by_seed(seats)
    while game.outcome(state) is None:
        assert next(moves(game, state, seats), None), "nobody can move and the game is not over"
        plies += 1
        choice = choose if plies <= PATIENCE else fair
        move = landed(game, state, any_move(game, state, seats, choice, now), choice)
        now = max(now, move.at)
        yield state, move
        state, _ = game.step(state, move)
    yield state, None


def check_position(subject: Subject, state: Any, seats: int, ply: int) -> None:
    """Everything that must hold in each position; in long games the seats are dealt to in turn."""
    check_frozen(state)
    check_frozen(subject.game.view(state, 0))
    check_end(subject, state, seats)
    wishes = [encode(it) for seat in range(seats) for it in one_of_each(subject.game, state, seat)]
    for seat in range(seats):
        check_actions(subject.game, state, seat)
        check_secrets(subject, state, seat)
        if not subject.game.grace or seat == ply % seats:
            check_redeal(subject, state, seat, wishes)


def check_end(subject: Subject, state: Any, seats: int) -> None:
    """Nobody can move if and only if the game is over."""
    game = subject.game
    can_move = next(moves(game, state, seats), None) is not None
    assert can_move == (game.outcome(state) is None)


def check_actions(game: Game[Any, Any], state: Any, seat: int) -> None:
    """Each action is there once, is frozen, and comes in the same order every time."""
    actions = game.actions(state, seat)
    assert len(set(actions)) == len(actions)
    assert list(actions) == list(game.offer(state, seat))
    for action in actions:
        assert isinstance(action, Action)
    for action in one_of_each(game, state, seat):
        check_frozen(action)


def one_of_each(game: Game[Any, Any], state: Any, seat: int) -> list[Action]:
    """An action of each kind that a seat may take."""
    return [next(same) for _, same in groupby(game.actions(state, seat), type)]


def check_secrets(subject: Subject, state: Any, seat: int) -> None:
    """A view tells of no card that its seat may not see; nor do its actions."""
    view = subject.game.view(state, seat)
    shown = set(subject.shown(encode((view, subject.game.actions(state, seat)))))
    assert not shown & set(subject.hidden(state, seat))


def in_fields(*names: str) -> Callable[[Any], Iterator[Any]]:
    """Finds the cards in JSON fields of those names, by their numbers."""
    return lambda value: numbers(value, names)


def numbers(value: Any, names: Sequence[str]) -> Iterator[int]:
    """The numbers in those fields, however deep."""
    if isinstance(value, dict):
        for name, item in value.items():
            if name not in names:
                yield from numbers(item, names)
            elif isinstance(item, list):
                yield from item
            elif item is not None:
                yield item
    elif isinstance(value, list):
        for item in value:
            yield from numbers(item, names)


def check_redeal(subject: Subject, state: Any, seat: int, wishes: list[dict[str, Any]]) -> None:
    """A new deal of what a seat cannot see changes neither its view nor what it may do.

    It keeps nothing of the old deal: the same chance deals it once more.
    """
    game, view = subject.game, subject.game.view(state, seat)
    known = told(game, state, seat, wishes)
    for seed in (1, 2):
        guess = game.redeal(state, seat, Rng(seed))
        assert game.view(guess, seat) == view
        assert list(game.actions(guess, seat)) == list(game.actions(state, seat))
        assert game.topics(guess, seat) == game.topics(state, seat)
        assert subject.pieces(guess) == subject.pieces(state)
        assert told(game, guess, seat, wishes) == known
        assert game.redeal(guess, seat, Rng(seed)) == guess


def told(
    game: Game[Any, Any], state: Any, seat: int, wishes: list[dict[str, Any]]
) -> list[tuple[object, ...]]:
    """What a seat may be told beside its view; a move that shows nothing is tried or taken back."""
    found: list[tuple[object, ...]] = [(game.odds(state, seat),)]
    found += [game.why(state, seat, wish) for wish in wishes]
    for action in one_of_each(game, state, seat):
        move = Move(seat, action, 0)
        found.append(BOTS[game.name][-1].reasons(game, state, seat, action))
        if not game.shows(state, move):
            after, events = game.step(state, move)
            found.append((action, game.view(after, seat), events))
    return found


def check_step(subject: Subject, before: Any, move: Move, seats: int) -> None:
    """A move changes nothing that was, keeps every piece, and tells of no card that stays hidden.

    A card may be seen on its way from one hidden place to another.
    """
    told = as_json(before)
    after, events = subject.game.step(before, move)
    assert as_json(before) == told
    assert subject.game.step(before, move) == (after, events)
    assert subject.pieces(after) == subject.pieces(before)
    assert events
    shown = set(subject.shown(encode(events)))
    for seat in range(seats):
        was, now = subject.hidden(before, seat), subject.hidden(after, seat)
        assert not shown & {card for card, place in now.items() if was.get(card) == place}
    for event in events:
        assert isinstance(event, Event)
        check_frozen(event)


def check_scores(subject: Subject, state: Any) -> None:
    """The scores that a screen shows are those of a slow recount of what it shows."""
    view = encode(subject.game.view(state, 0))
    scores, winners = subject.recount(view)
    outcome = subject.game.outcome(state)
    for count in (view.get(subject.count), encode(outcome)):
        if count is not None:
            assert (count["scores"], count["winners"]) == (scores, winners)
            assert sorted(count["order"]) == list(range(len(scores)))
            assert {*winners} == {*count["order"][: len(winners)]}


def check_times(game: Game[Any, Any], times: Sequence[int]) -> None:
    """Time never runs back, but for touches that were on their way."""
    latest = 0
    for at in times:
        assert at >= latest - game.grace
        latest = max(latest, at)


def check_frozen(value: Any) -> None:
    """Made of frozen dataclasses, tuples, whole numbers and texts: nothing that changes, no float.

    A mapping is allowed where it only repeats in another order what the rest says.
    """
    if is_dataclass(value) and not isinstance(value, type):
        assert value.__dataclass_params__.frozen  # type: ignore[attr-defined]
        for field in fields(value):
            check_frozen(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            check_frozen(key)
            check_frozen(item)
    elif isinstance(value, tuple):
        for item in value:
            check_frozen(item)
    else:
        assert value is None or type(value) in (bool, int, str)
