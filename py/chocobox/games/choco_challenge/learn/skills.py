"""What can be practised of Choco Challenge: the best choice, on ready-made tables."""

from __future__ import annotations

from typing import Final

from chocobox.games.choco_challenge.learn.puzzles import PUZZLES
from chocobox.kit.skill import puzzling

SKILLS: Final = (puzzling("choco_challenge", PUZZLES),)
