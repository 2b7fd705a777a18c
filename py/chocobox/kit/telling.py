"""What a bot that somebody wrote is told of a game besides its view, and when it is asked anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

StateT = TypeVar("StateT")


class Telling(Generic[StateT]):
    """Of one game; its folder's `telling.py` holds another one where there is more to tell."""

    def plan_key(self, state: StateT, seat: int) -> Any:
        """What its choice hangs on, besides its actions: a choice holds while this is the same.

        None: it is asked after every move. It depends only on what that seat sees.
        """
        return None

    def more(self, state: StateT, seat: int) -> Mapping[str, Any]:
        """What that seat knows besides its view, by name."""
        return {}
