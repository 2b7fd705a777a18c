"""The games for researchers: PettingZoo's AEC interface, from the extra `chocobox[env]`.

    from chocobox.env import env
    table = env(game, seats=2)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        action = None if over or cut else table.action_space(agent).sample(seen["action_mask"])
        table.step(action)
    print(table.unwrapped.link())

An action is an index into what the seat is offered; `unwrapped.offered()` tells these as JSON.
With `fixed=True` it is a number that always means the same (`unwrapped.names()`): the offered ones
have the numbers `unwrapped.numbers()`, in the same order, and the mask has a 1 for each.

An observation is the time in ms and the seat's view as whole numbers (`unwrapped.layout()`), and
a mask. With `me_first=True` each seat counts seats from itself on, so that it is always seat 0 and
the next one clockwise seat 1; whatever there is for each seat begins with its own. It holds for
fixed actions that name seats, too. What stays as it is: marks and base cards have their numbers.

A win is worth 1, a shared win its part, all else 0; all rewards together are 1. With `lead=0.01`
each point of lead is worth a hundredth besides: it is paid, or taken back, at once, or with
`by_round=True` when a round is over. A lead is the own `standing` less that of the best rival.

In games with live time a seat is asked whenever it is offered something. The last action, one more
than the game offers at most, is to wait. All who act at one time act in the same ms. Seats are
asked round the table, after the one that moved last, and all anew when anybody has moved. Once
all wait, time goes on to the next move of the table or a bot, or by `beat` ms if that is less.
An episode is cut after so many answers, or an hour before a day has passed at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.core.session import DEALS, Session
from chocobox.kit.flat import TIMES, Number
from chocobox.links import link
from chocobox.records import start_of
from chocobox.rows import Rows, Terms, game_of, leads


def env(game: str, **settings: Any) -> Any:
    """A table as `Table` makes it, which refuses calls in a wrong order."""
    return wrappers.OrderEnforcingWrapper(Table(game, **settings))


class Table(AECEnv):
    """One table, at which every seat without a bot is an agent.

    seats: how many play; 0 means the fewest. bots: their names by seat. options: house rules.
    terms: those of `Terms`. RequestError names what does not fit.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "chocobox_v0", "render_modes": []}
    beat: int = 250
    """Nobody waits longer before it is asked again, in ms."""
    longest: int = 20_000
    """After so many answers an episode is truncated."""
    latest: int = TIMES[1] - 60 * 60 * 1000
    """From that time on, in ms, an episode is truncated."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, Any] | None = None,
        **terms: Any,
    ) -> None:
        super().__init__()
        self.render_mode, self._terms = None, Terms(**terms)
        self._game = game_of(game)
        self._seats = seats or self._game.seats[0]
        named = bots or {}
        players = [_player(named.get(seat)) for seat in range(self._seats)]
        self._request = {"game": game, "players": players, "options": dict(options or {})}
        self._deal = Rng(randbits(64))
        self._session = self._dealt()
        if self._terms.by_round and self._round is None:
            raise ValueError(f"{game} has no rounds, so nothing can be paid by round")
        self._rows = Rows(self._game, self._seats, self._terms)
        self._seat = {f"seat_{seat}": seat for seat in self._session.persons}
        self.possible_agents = list(self._seat)
        self.observation_spaces = {agent: self._seen() for agent in self._seat}
        self.action_spaces = {agent: spaces.Discrete(self.size) for agent in self._seat}

    @property
    def wait(self) -> int | None:
        """The action of waiting; None in games without live time."""
        return self._rows.most if self._game.grace else None

    @property
    def size(self) -> int:
        """The number of actions."""
        return self._rows.most + (self.wait is not None)

    def observation_space(self, agent: str) -> Any:
        """The observations of an agent: a row of numbers, and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All places in the list of what may be offered."""
        return self.action_spaces[agent]

    def layout(self) -> tuple[Number, ...]:
        """The meaning of each place of an observation, with its limits."""
        return self._rows.numbers

    def names(self) -> tuple[str, ...]:
        """The meaning of each number that an action has where they are fixed."""
        return self._rows.names

    def offered(self) -> Any:
        """The actions of the selected agent as JSON, in their order."""
        return encode(list(self._session.offered(self._seat[self.agent_selection])))

    def numbers(self) -> list[int]:
        """The actions of the selected agent as it has to choose them, in the same order."""
        return list(self._rows.choices(self._session, self._seat[self.agent_selection]))

    def record(self) -> Any:
        """The record of the episode so far, as JSON."""
        return encode(self._session.record)

    def link(self) -> str:
        """A replay of the episode: what follows the address of the page in a link."""
        return link.PLACE + link.write({"use": "replay", "record": self.record()})

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew; a seed is that of the deal, and without one the next deal follows from it."""
        word, after = self._deal.below(DEALS)
        self._deal = after if seed is None else Rng(int(seed))
        self._session = self._dealt(word if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._answers, self._waiting = 0, set[int]()
        self._paid, self._paid_round = leads(self._game, self._session.state), self._round
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """The time and what the seat sees, as a row of numbers, and what it may choose."""
        seat = self._seat[agent]
        row = self._rows.row(self._session, seat)
        return {"observation": np.array(row, np.int32), "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """The selected agent acts or waits; then whatever waits for no agent is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._answers += 1
        self._act(self._seat[agent], action)
        self._go_on()
        self._pay()
        self._accumulate_rewards()

    def _dealt(self, seed: int = 0) -> Session:
        return start_of({**self._request, "seed": seed})

    def _seen(self) -> Any:
        limits = ([getattr(it, end) for it in self.layout()] for end in ("least", "most"))
        row = spaces.Box(*(np.array(one, np.int32) for one in limits), dtype=np.int32)
        mask = spaces.Box(0, 1, (self.size,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def _mask(self, agent: str) -> Any:
        """A 1 for each action that the agent may choose; only who is asked may choose."""
        mask: Any = np.zeros(self.size, np.int8)
        is_asked = agent == self.agent_selection and not self.terminations[agent]
        if is_asked and not self.truncations[agent]:
            mask[self._rows.choices(self._session, self._seat[agent])] = 1
            if self.wait is not None:
                mask[self.wait] = 1
        return mask

    def _act(self, seat: int, action: int | None) -> None:
        """A move is made at once; ValueError for an action that is not offered.

        Who changed nobody's offers, as by a slap that means nothing, waits until time has passed.
        """
        if self.wait is not None and action == self.wait:
            self._waiting.add(seat)
            return
        choices = self._rows.choices(self._session, seat)
        if action is None or action not in choices:
            raise ValueError(f"seat {seat} is not offered action {action}: see the action mask")
        is_live = self.wait is not None
        before = self._offers() if is_live else []
        self._session.replay([(seat, choices.index(action), self._session.clock)])
        if is_live and self._offers() == before:
            self._waiting.add(seat)
        else:
            self._waiting.clear()

    def _offers(self) -> list[list[Any]]:
        """The actions of each seat now."""
        return [list(self._session.offered(seat)) for seat in range(self._seats)]

    def _go_on(self) -> None:
        """Until the game is over or an agent is asked, the table and the bots move."""
        seat = None
        while not self._is_over() and seat is None:
            if (seat := self._asked()) is None:
                self._pass_time()
            else:
                self.agent_selection = f"seat_{seat}"
        info = {"record": self.record()} if self._terms.records else {}
        self.infos = {agent: dict(info) for agent in self.agents}

    def _is_over(self) -> bool:
        """Whether the episode ends here; the win is divided among all winners."""
        outcome = self._game.outcome(self._session.state)
        if outcome is not None:
            part = {seat: 1 / len(outcome.winners) for seat in outcome.winners}
            self.rewards = {it: part.get(self._seat[it], 0.0) for it in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= self.longest or self._session.clock >= self.latest:
            self.truncations = dict.fromkeys(self.agents, True)
        return self._has_ended

    @property
    def _has_ended(self) -> bool:
        return any(self.terminations.values()) or any(self.truncations.values())

    @property
    def _round(self) -> int | None:
        """The number of the round; None in games without rounds."""
        return getattr(self._session.state, "round", None)

    def _pay(self) -> None:
        """What each agent's lead has grown by is paid, as the terms say."""
        if self._terms.by_round and not self._has_ended and self._round == self._paid_round:
            return
        now = leads(self._game, self._session.state)
        for agent in self.agents:
            seat = self._seat[agent]
            self.rewards[agent] += self._terms.lead * (now[seat] - self._paid[seat])
        self._paid, self._paid_round = now, self._round

    def _asked(self) -> int | None:
        """The next agent's seat that is offered something and does not wait."""
        session = self._session
        due = self._game.table(session.state)
        if due is not None and due.at <= session.clock:
            return None
        last = session.moves[-1][0] if session.moves else -1
        round_ = [(last + 1 + step) % self._seats for step in range(self._seats)]
        free = (it for it in round_ if f"seat_{it}" in self._seat and it not in self._waiting)
        return next((seat for seat in free if session.offered(seat)), None)

    def _pass_time(self) -> None:
        """The next move of the table or a bot is made, if it comes before those who wait."""
        session = self._session
        before, wake = (session.clock, len(session.moves)), session.wake()
        if wake is None and not self._waiting:
            raise RuntimeError(f"{self._game.name} stood still before its end")
        times = [session.clock + self.beat] if self._waiting else []
        session.tick(min([*times, *([] if wake is None else [wake])]))
        if (session.clock, len(session.moves)) != before:
            self._waiting.clear()


def _player(bot: str | None) -> dict[str, str]:
    return {"kind": "person", "name": ""} if bot is None else {"kind": "bot", "bot": bot}
