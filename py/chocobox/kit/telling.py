"""A written bot's knowledge besides its view, and the times at which it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

StateT = TypeVar("StateT")


class Telling(Generic[StateT]):
    """The extra knowledge of written bots; a game with more to tell has its own `telling.py`."""

    def plan_key(self, state: StateT, seat: int) -> Any:
        """The value that a choice is held for, besides the actions.

        None: the bot is asked after every move. It depends only on the seat's view.
        """
        return None

    def more(self, state: StateT, seat: int) -> Mapping[str, Any]:
        """The seat's knowledge besides its view, by name."""
        return {}
