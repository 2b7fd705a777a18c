"""The games as they stand on the shelf, and the games for one that belong to them."""

from __future__ import annotations

from typing import Final

from chocobox.boxes import Box, description_of
from chocobox.games import GAMES

BOXES: Final = {name: description_of(game) for name, game in GAMES.items()}
"""What each game says about itself, by name."""

LIDS: Final = tuple(
    box["name"]
    for box in sorted(
        (box for box in BOXES.values() if box["shelf"]), key=lambda it: int(it["shelf"]["place"])
    )
)
"""The games on the shelf, in their order."""


def solos_of(game: str) -> list[Box]:
    """The games for one that belong to a game."""
    return [box for box in BOXES.values() if box["solo"] and box["solo"]["beside"] == game]
