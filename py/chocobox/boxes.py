"""What each game says about itself, for pages that are drawn without Python."""

from __future__ import annotations

from typing import Any

from chocobox.core.codec import encode
from chocobox.core.game import Choice, Game
from chocobox.games import BOTS, GAMES, has_value, lesson_of
from chocobox.kit.lesson import Lesson
from chocobox.request import Request
from chocobox.tasks.lesson import MINUTES, PREFIX


def described(_: Request) -> list[dict[str, Any]]:
    """The description of each game.

    Its seats, teams, options, bots and levels, its place on the shelf, the sections of its rules,
    its page if it is for one person, its choices for a class, whether its chances are known, and
    pieces to draw.
    """
    return [description_of(game) for game in GAMES.values()]


def description_of(game: Game[Any, Any]) -> dict[str, Any]:
    """The description of a game, for pages that are drawn without Python."""
    bots = [bot.name for bot in BOTS[game.name]]
    return {
        "type": "Box",
        "name": game.name,
        "edition": game.edition,
        "seats": list(game.seats),
        "teams": list(game.teams),
        "uneven": list(game.uneven),
        "options": [_choice(choice) for choice in game.choices],
        "bots": bots,
        "levels": {"easy": bots[0], "middle": bots[(len(bots) - 1) // 2], "hard": bots[-1]},
        "shelf": encode(game.shelf),
        "sections": encode(game.sections),
        "solo": encode(game.solo),
        "classwork": encode(game.classwork),
        "lesson": _lesson(lesson_of(game.name)),
        "long": game.is_long,
        "reveals": game.reveals,
        "chances": has_value(game.name),
        "pieces": encode(game.pieces),
    }


def _lesson(lesson: Lesson | None) -> dict[str, Any] | None:
    """What a record of that lesson holds: its position and bots, and how long it takes."""
    if lesson is None:
        return None
    return {"position": f"{PREFIX}{lesson.edition}", "bots": list(lesson.bots), "minutes": MINUTES}


def _choice(choice: Choice) -> dict[str, Any]:
    """An option with its kind and the name of its message; `handicap_2` is the option of seat 2."""
    words, _, number = choice.name.rpartition("_")
    own = {"words": words, "seat": int(number)} if number.isdigit() else {}
    usual = "switch" if isinstance(choice.default, bool) else "number"
    kind = choice.kind or usual
    return {**encode(choice), "kind": kind, "words": choice.name, "seat": None, **own}
