"""The games as a table for researchers; `make nightly` installs the extra that this needs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES
from chocobox.links import link
from chocobox.records import session_of
from chocobox.request import RequestError
from chocobox.rows import leads

NAMES = [name for name, game in GAMES.items() if game.solo is None]
TABLES = [(name, seats) for name in NAMES for seats in GAMES[name].seats]
pytestmark = [
    pytest.mark.nightly,
    pytest.mark.filterwarnings("ignore:Observation"),  # it holds a mask, as PettingZoo's own do
]


def env(name: str, **settings: Any) -> Any:
    from chocobox.env import env as made  # other tests run without the extra

    return made(name, **settings)


def played(table: Any, seed: int) -> dict[str, float]:
    """What each agent gets in all, when all act at random."""
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.agents, 0.0)
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(number)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        rewards[agent] += reward
        space = table.action_space(agent)
        table.step(None if over or cut else space.sample(seen["action_mask"]))
    return rewards


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(env(name, seats=seats), num_cycles=300)
    seed_test(lambda: env(name, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_episode_is_a_link_that_ends_alike(name: str, seats: int) -> None:
    table = env(name, seats=seats)
    rewards = played(table, 7)
    [session] = link.read(table.unwrapped.link()).sessions
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert session.seed == 7
    assert sum(rewards.values()) == pytest.approx(1)
    winners = {f"seat_{seat}": 1 / len(outcome.winners) for seat in outcome.winners}
    assert rewards == {agent: winners.get(agent, 0) for agent in rewards}


def test_an_episode_without_a_seed_is_a_link_too() -> None:
    table = env("choco_challenge")
    for _ in range(8):
        table.reset()
        [session] = link.read(table.unwrapped.link()).sessions
        assert encode(session.record) == table.unwrapped.record()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("choco_boom", {"aloud": True, "advanced": True}),
        ("choco_challenge", {"first": 2}),
        ("kaboom", {"rounds": 20, "slaps": False}),
        ("schokoly", {"open_hands": True}),
    ],
)
def test_house_rules_change_neither_length_nor_limits(name: str, options: dict[str, Any]) -> None:
    usual, table = env(name, seats=3), env(name, seats=3, options=options)
    assert usual.unwrapped.layout() == table.unwrapped.layout()
    table.reset(seed=5)
    space = table.action_space("seat_0")
    space.seed(1)
    for agent in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        assert table.observation_space(agent).contains(seen)
        table.step(None if over or cut else space.sample(seen["action_mask"]))


@pytest.mark.parametrize("name", NAMES)
def test_bots_sit_at_the_other_seats(name: str) -> None:
    bot, seats = BOTS[name][0].name, GAMES[name].seats[0]
    table = env(name, bots=dict.fromkeys(range(1, seats), bot), records=True)
    assert sum(played(table, 3).values()) <= 1
    record = table.unwrapped.record()
    assert table.possible_agents == ["seat_0"]
    assert {seat for seat, _, _ in record["moves"]} >= set(range(seats))
    assert session_of(record).moves == [tuple(move) for move in record["moves"]]


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_sees_nothing_that_its_seat_cannot_see(name: str) -> None:
    table = env(name)
    table.reset(seed=2)
    for step in range(60):
        agent, inner = table.agent_selection, table.unwrapped
        seen = table.observe(agent)
        session, seat = inner._session, inner._seat[agent]
        session.states[-1] = session.game.redeal(session.state, seat, Rng(step))
        assert table.observe(agent)["observation"].tolist() == seen["observation"].tolist()
        table.step(int(seen["action_mask"].nonzero()[0][step % seen["action_mask"].sum()]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_fixed_actions_and_me_first_play_whole_games(name: str, seats: int) -> None:
    table = env(name, seats=seats, fixed=True, me_first=True)
    table.reset(seed=5)
    inner, names = table.unwrapped, table.unwrapped.names()
    assert len(names) == inner.size
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(number)
    for step, agent in enumerate(table.agent_iter()):
        seen, _, over, cut, _ = table.last()
        space = table.action_space(agent)
        if over or cut:
            table.step(None)
            continue
        waits = [] if inner.wait is None else [inner.wait]
        assert seen["action_mask"].nonzero()[0].tolist() == sorted([*inner.numbers(), *waits])
        assert step % 50 or table.observation_space(agent).contains(seen)
        table.step(space.sample(seen["action_mask"]))
    [session] = link.read(inner.link()).sessions
    assert session.game.outcome(session.state) is not None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_paid_by_lead_is_the_lead_at_the_end(name: str, seats: int) -> None:
    usual, paid = env(name, seats=seats), env(name, seats=seats, lead=0.5)
    wins, rewards = played(usual, 9), played(paid, 9)
    found = leads(GAMES[name], paid.unwrapped._session.state)
    for seat, agent in enumerate(rewards):
        assert rewards[agent] - wins[agent] == pytest.approx(0.5 * found[seat])


def test_by_round_the_same_is_paid_less_often() -> None:
    often, seldom = (env("choco_challenge", lead=1, by_round=one) for one in (False, True))
    assert played(often, 3) == pytest.approx(played(seldom, 3))
    times = [len(paid(table)) for table in (often, seldom)]
    rounds = seldom.unwrapped._session.state.round
    assert times[1] <= 3 * rounds < times[0]
    with pytest.raises(ValueError, match="schokoly has no rounds"):
        env("schokoly", lead=1, by_round=True)


def paid(table: Any) -> list[float]:
    """All rewards that are not nothing, when all act at random."""
    table.reset(seed=3)
    found = list[float]()
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(number)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        found += [reward] if reward else []
        space = table.action_space(agent)
        table.step(None if over or cut else space.sample(seen["action_mask"]))
    return found


def test_no_episode_takes_a_day() -> None:
    table = env("kaboom", seats=2)
    table.unwrapped.latest = 1000
    table.reset(seed=1)
    while not any(table.truncations.values()):
        table.step(table.unwrapped.wait)
    assert table.unwrapped._session.clock == 1000


def test_an_info_holds_the_record_if_asked() -> None:
    table = env("schokoly", records=True)
    table.reset(seed=1)
    table.step(0)
    assert table.last()[4]["record"]["moves"] == [[0, 0, 0]]
    assert table.unwrapped.offered()[0]["type"] == "Place"


def test_who_waits_is_asked_again_after_a_beat() -> None:
    table = env("kaboom", seats=2)
    table.reset(seed=1)
    wait, times = table.unwrapped.wait, []
    for _ in range(6):
        times.append((table.agent_selection, int(table.last()[0]["observation"][0])))
        table.step(wait)
    both = [
        ("seat_0", time) if seat == 0 else ("seat_1", time)
        for time in (0, 250, 500)
        for seat in (0, 1)
    ]
    assert times == both


def test_an_endless_wait_is_cut() -> None:
    table = env("kaboom", seats=2)
    table.unwrapped.longest = 10
    table.reset(seed=1)
    for _ in range(10):
        table.step(table.unwrapped.wait)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(RequestError, match="schokoly has seats for 2, 3, 4"):
        env("schokoly", seats=5)
    with pytest.raises(ValueError, match="there are tables for choco_boom, "):
        env("chess")
    table = env("schokoly")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="seat 0 is not offered action 3"):
        table.step(3)
    rows = table.unwrapped._rows
    rows.flat = replace(rows.flat, actions=2)
    with pytest.raises(OverflowError, match="schokoly offers 3 actions, and the table has room"):
        table.last()
