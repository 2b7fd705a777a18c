"""Fast changes of a live game's state; one game has thousands of states."""

from __future__ import annotations

from typing import Any, Self


class Changing:
    """A base of frozen dataclasses with many fields and without slots.

    `dataclasses.replace` sets each field with one call; here all fields are copied at once.
    """

    def changed(self, **changes: Any) -> Self:
        """A copy with some fields changed; TypeError for an unknown field."""
        after = object.__new__(type(self))
        fields = vars(after)  # no one else holds the copy yet
        fields.update(vars(self))
        if not changes.keys() <= fields.keys():
            raise TypeError(f"no such fields: {', '.join(changes.keys() - fields.keys())}")
        fields.update(changes)
        return after
