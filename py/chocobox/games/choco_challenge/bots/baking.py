"""What a turn brings a baker: the crowns that it can buy and take, and the tools that it keeps."""

from __future__ import annotations

from typing import Final

from chocobox.games.choco_challenge.bots.drawing import Worths
from chocobox.games.choco_challenge.bots.picking import crowns, for_sale, on_offer
from chocobox.games.choco_challenge.rules.pieces import CROWNS, TOOLS
from chocobox.games.choco_challenge.rules.state import State

TOOL: Final = 2
"""The crowns that a tool has to bring."""


def worths(state: State) -> Worths:
    """For each number of drawn cards and tools, the crowns of the best card and dessert."""
    tool_worths = [TOOL * tools for tools in range(len(TOOLS) + 1)]
    gains = [gain(state, drawn) for drawn in range(len(CROWNS) + 1)]
    return Worths(
        [[won + tools for tools in tool_worths] for won in gains], [tool_worths] * len(gains)
    )


def gain(state: State, drawn: int) -> int:
    """The crowns that so many drawn cards can bring this turn."""
    card = max((crowns(card) for card in for_sale(state, drawn)), default=0)
    return card + max((cost for cost in on_offer(state, state.own) if cost <= drawn), default=0)
