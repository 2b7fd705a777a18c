"""Random requests to a game of persons and bots; its record always restores the game."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE, Move
from chocobox.core.session import LONGEST, Session
from chocobox.games import BOTS, GAMES
from chocobox.request import LATEST
from support.laws import check_times
from support.nights import one_by_day
from support.talk import PERSON, Talk, error_of
from support.walks import LANDS, Choose, any_options, by_seed

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
OPS = ("play", "play", "play", "play", "undo", "try", "why", "hint", "tick")


def any_action(talk: Talk, seat: int, choose: Choose) -> Any:
    """One of the offered actions, a rare kind as often as a frequent one."""
    offered = talk.update["actions"][str(seat)]
    if not offered:
        return {"type": "Draw"}
    kinds = list(dict.fromkeys(one["type"] for one in offered))
    kind = kinds[choose(len(kinds))]
    same = [one for one in offered if one["type"] == kind]
    return same[choose(len(same))]


def busy_seat(talk: Talk, choose: Choose) -> int:
    """Mostly a person who may act."""
    persons = [int(seat) for seat in talk.update["actions"]]
    busy = [seat for seat in persons if talk.update["actions"][str(seat)]]
    seats = busy if busy and choose(8) else persons
    return seats[choose(len(seats))]


def meddle(talk: Talk, choose: Choose) -> None:
    """One random request; the engine must answer it."""
    op, seat = OPS[choose(len(OPS))], busy_seat(talk, choose)
    if op == "tick" or (talk.update["wake"] is not None and choose(2)):
        reply = talk.ask("tick", at=(talk.update["wake"] or 0) + choose(500))
    elif op in ("undo", "hint"):
        reply = talk.ask(op, seat=seat)
    else:
        time = {"at": any_time(talk, choose)} if op == "play" else {}
        reply = talk.ask(op, seat=seat, action=any_action(talk, seat, choose), **time)
    assert "error" not in reply


def any_time(talk: Talk, choose: Choose) -> int:
    """When a finger lands; where time matters, about now."""
    session = session_of(talk)
    if not session.game.grace:
        return choose(100_000)
    return max(0, session.clock + LANDS[choose(len(LANDS))])


def session_of(talk: Talk) -> Session:
    assert talk.bridge.play.session is not None
    return talk.bridge.play.session


def taken_up(session: Session) -> tuple[Any, list[list[int]]]:
    """The position, and the moves, after the game is taken up again after a break."""
    game, state, moves = session.game, session.state, encode(session.moves)
    action, now = game.resume(state), max((at for _, _, at in session.moves), default=0)
    if action is None:
        return state, moves
    index = 1 if game.table(state) else 0
    return game.step(state, Move(TABLE, action, now))[0], [*moves, [TABLE, index, now]]


def check_record(talk: Talk) -> None:
    """A new engine shows the same from the record; its times never go back."""
    record, session = talk.update["record"], session_of(talk)
    again = Talk()
    again.ask("new", **{name: value for name, value in record.items() if name != "type"})
    state, moves = taken_up(session)
    game, persons = session.game, session.persons
    assert again.update["record"] == record | {"moves": moves}
    assert again.update["views"] == {str(n): encode(game.view(state, n)) for n in persons}
    assert again.update["actions"] == {str(n): encode(game.actions(state, n)) for n in persons}
    for part in ("done", "outcome"):
        assert again.update[part] == talk.update[part]
    check_times(game, [at for _, _, at in record["moves"]])
    assert all(TABLE <= seat < len(record["players"]) for seat, _, _ in record["moves"])
    assert len(session.states) == len(session.moves) + 1
    assert encode(session.record) == record


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", one_by_day(range(2)))
def test_whatever_is_done_the_record_brings_it_back(name: str, seats: int, seed: int) -> None:
    talk, choose = Talk(), by_seed(seed)
    bot = {"kind": "bot", "bot": BOTS[name][0].name}
    players = [bot if choose(3) == 0 else PERSON for _ in range(seats - 1)]
    options = encode(any_options(GAMES[name], seats, choose))
    if any(options[choice.name] for choice in GAMES[name].choices if not choice.bots):
        players = [PERSON] * (seats - 1)
    talk.new([*players, PERSON], seed=seed, game=name, options=options)
    for turn in range(400):
        if talk.update["done"]:
            break
        meddle(talk, choose)
        if turn % 100 == 0:
            check_record(talk)
    check_record(talk)


def at_the_end_of_time(talk: Talk, choose: Choose) -> None:
    """Persons and bots do everything possible at the last possible time."""
    offered = talk.update["actions"]["0"]
    if offered:
        reply = talk.ask("play", seat=0, action=offered[choose(len(offered))], at=LATEST)
    else:
        reply = talk.ask("tick", at=LATEST if choose(2) else talk.update["wake"])
    assert "error" not in reply
    if choose(5) == 0:
        talk.ask("undo", seat=0)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_clock_says_a_game_goes_on(name: str) -> None:
    talk, choose = Talk(), by_seed(3)
    bots = [{"kind": "bot", "bot": BOTS[name][0].name}] * (min(GAMES[name].seats) - 1)
    talk.new([PERSON, *bots], game=name)
    for turn in range(120):
        if talk.update["done"]:
            break
        at_the_end_of_time(talk, choose)
        if turn % 30 == 0:
            assert "update" in talk.goes_on()
    assert session_of(talk).clock < LATEST


def test_a_record_in_which_too_much_time_passes_at_once_is_damaged() -> None:
    talk, pause = Talk(), LONGEST
    moves = [[0, 0, pause], [0, 0, 2 * pause]]
    assert "update" in talk.new([PERSON, PERSON], moves=moves)
    text = talk.ask("link", link={"use": "replay", "record": talk.update["record"]})["link"]
    assert talk.ask("open", text=text)["opened"]["record"]["moves"] == moves
    moves[-1][-1] += 1
    assert error_of(talk.new([PERSON, PERSON], moves=moves)) == "bad-record"
