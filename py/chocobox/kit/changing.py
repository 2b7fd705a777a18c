"""A live table's position, of which thousands follow from each other in one game."""

from __future__ import annotations

from copy import copy
from typing import Any, Self


class Changing:
    """Frozen dataclasses with many fields, and without slots.

    `dataclasses.replace` sets all fields anew, one call each; here they are copied at once.
    """

    def changed(self, **changes: Any) -> Self:
        """The same with other fields; TypeError for one that it has not."""
        after = copy(self)
        fields = vars(after)
        if not changes.keys() <= fields.keys():
            raise TypeError(f"no such fields: {', '.join(changes.keys() - fields.keys())}")
        fields.update(changes)  # nobody else has the copy yet
        return after
