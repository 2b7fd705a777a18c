"""Laws that hold in every game of the box, whatever its rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import groupby
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games import BOTS
from chocobox.perft import moves
from support.walks import Choose


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
