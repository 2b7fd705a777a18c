"""The box: every game that Chocobox holds, and its bots from weak to strong."""

from __future__ import annotations

from typing import Any

from chocobox.bots import Bot
from chocobox.core import Game
from chocobox.games.choco_challenge.bots import BOTS as CHOCO_CHALLENGE_BOTS
from chocobox.games.choco_challenge.rules import ChocoChallenge
from chocobox.games.schokoly.bots import BOTS as SCHOKOLY_BOTS
from chocobox.games.schokoly.rules import Schokoly

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (Schokoly(), ChocoChallenge())}
BOTS: dict[str, tuple[Bot, ...]] = {
    "schokoly": SCHOKOLY_BOTS,
    "choco_challenge": CHOCO_CHALLENGE_BOTS,
}
