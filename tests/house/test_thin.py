"""Scripts decide nothing: what they may compare, limit or declare, and why.

Each exception has its reason, and goes with what it excuses. A game's own scripts may name that
game's things; `test_architecture.py` looks at their scores.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from chocobox.core.record import Action, Event
from chocobox.games import BOTS, GAMES, skills
from chocobox.tasks.kinds import KINDS
from house.test_architecture import COMPARES, SCRIPTS, by_name, code_of
from runtime.engine_types import replies

Excused = Mapping[str, Mapping[str, str]]
"""A reason for each thing in a script, by the script's name."""

DRAWS: Final = "which script draws it"
SITS: Final = "a seat's own word, for a person or a bot"
WORD: Final = "here the word is no name of a game's"
LESSON: Final = "a key of the lesson's own, and where it stands"
FAST: Final = "so much is drawn or read at once; nothing is refused"
KEPT: Final = "so much of its own a device keeps"

NAMES: Final[Excused] = {
    "js/app/page.js": {"Go": WORD},
    "js/app/page-parts.js": {"Begin": WORD, "Go": WORD},
    "js/app/page-table.js": {"Go": WORD},
    "js/app/table-pictures.js": {"puzzle": DRAWS},
    "js/games/index.js": {"lesson": DRAWS, "puzzle": DRAWS},
    "js/pages/workshop.js": {"bot": SITS},
    "js/table/desk.js": {"Show": LESSON},
    "js/table/lesson.js": {"Show": LESSON, "lesson": LESSON},
    "js/table/players.js": {"bot": SITS},
    "js/table/slaps.js": {"Slap": "the pads of all games with slaps"},
}
"""Names of games, bots, options, skills, kinds of tasks, actions and events that are compared."""

SCORES: Final[Excused] = {
    "js/platform/api.js": {"points": "a learning platform's scale"},
    "js/replay/looked.js": {"points": "which side of a curve is drawn"},
}
"""Points that are compared."""

LIMITS: Final[Excused] = {
    "js/device/sound.js": {"MOST": "louder would crackle"},
    "js/input/scanning.js": {"LONGEST": "the time at one thing"},
    "js/links/pieces.js": {"LONGEST": "the longest code that a camera reads from a screen"},
    "js/near/peer.js": {"MOST": "so much of a message is held until it is whole"},
    "js/platform/api.js": {"MOST_SUSPENDED": "a learning platform keeps no more"},
    "js/replay/film.js": {"MOST": FAST},
    "js/replay/player.js": {"LONGEST_FRAME": FAST},
    "js/scanner/camera.js": {"MOST": FAST},
    "js/scanner/sheet.js": {"MOST": FAST},
    "js/store/bots.js": {"MOST": KEPT},
    "js/store/results.js": {"LONGEST": KEPT},
    "js/store/settings.js": {"MOST_LETTERS": KEPT},
    "js/table/ending.js": {"LONGEST": "a movement"},
    "js/table/players.js": {"LEAST": "a screen that is held in the hand"},
    "js/workshop/bench.js": {
        "SEEDS": "chance is drawn where the device has it",
        "SERIES": "so many games the key of a series asks for",
    },
    "js/workshop/exercises.js": {"TRIES": "when the key of a solution comes; nothing is scored"},
    "js/words/letters.js": {"MOST_NAME": "so many letters of a name fit on a plate"},
    "js/workshop/tournament.js": {"MOST_SANDBOXES": "so many workers a device bears"},
}
"""Limits that a script has of its own."""

TYPES: Final[Excused] = {}
"""Types that are written again, by their fields."""

COMPARED = re.compile(
    r"[!=]==\s*\"([^\"]+)\""
    r"|\"([^\"]+)\"\s*[!=]=="
    r"|\bcase \"([^\"]+)\""
    r"|\.(?:includes|startsWith|endsWith|has|indexOf)\(\"([^\"]+)\""
)
LISTED = re.compile(r"\[((?:\s*\"[^\"]*\",?)+)\s*\]\.(?:includes|indexOf)\(")
LIMIT = re.compile(
    r"^(?:export )?const (\w*(?:MOST|LEAST|LIMIT|LONGEST|ENOUGH|TRIES|FULL|SERIES|SEEDS|DEALS)\w*)"
    r" = [^/\n]*\d",
    re.MULTILINE,
)
SHARED_SCRIPTS = [it for it in SCRIPTS if not re.search(r"/js/games/[^/]+/", str(it))]
"""All scripts but those of one game."""


def known_names() -> set[str]:
    """All that games and tasks name."""
    games = [*GAMES.values()]
    names = {*GAMES, *(kind.name for kind in KINDS), *(skill.name for skill in skills())}
    names |= {bot.name for bots in BOTS.values() for bot in bots}
    names |= {choice.name for game in games for choice in game.choices}
    return names | {*below(Action)} | {*below(Event)}


def below(kind: type) -> Iterator[str]:
    kinds: list[type] = kind.__subclasses__()
    for one in kinds:
        yield from (one.__name__, *below(one))


def compared(text: str) -> set[str]:
    """The texts with which a script compares something."""
    found = {word for words in COMPARED.findall(text) for word in words if word}
    return found | {word for part in LISTED.findall(text) for word in re.findall('"([^"]+)"', part)}


def scores(text: str) -> set[str]:
    """Whether a script compares points."""
    return {"points"} if any(map(COMPARES.search, text.split(";\n"))) else set()


def told(text: str) -> Iterator[set[str]]:
    """The fields of each interface that Python declares."""
    for body in re.findall(r"^export interface \w+ \{\n(.*?)\n\}", text, re.DOTALL | re.MULTILINE):
        yield {*re.findall(r"^  (\w+)\??:", body, re.MULTILINE)} - {"type"}


def declared(text: str) -> Iterator[set[str]]:
    """The fields of each type that a script declares by them."""
    for found in re.finditer(r"\{(?=\{)", text):
        depth, flat = 0, ""
        for letter in text[found.end() :]:
            depth -= letter in "}>)]"
            flat += letter if depth == 1 else ""
            depth += letter in "{<(["
            if depth <= 0:
                break
        yield set(re.findall(r"(?:^|[,;\n])[\s*]*(\w+)\??:", flat))


def copied(text: str, known: list[set[str]]) -> set[str]:
    """The types of a script that Python declares too: they lack one field at most."""
    return {
        " ".join(sorted(own))
        for own in declared(text)
        if len(own) > 2 and any(own <= other and len(other - own) < 2 for other in known)
    }


def check(found: Mapping[Path, set[str]], excused: Excused) -> None:
    """All that was found is excused, and what is excused was found."""
    by_script = {by_name(path): things for path, things in found.items()}
    new = {
        f"{name}: {one}"
        for name, things in by_script.items()
        for one in things - excused.get(name, {}).keys()
    }
    assert not new, "a script decides something: Python can tell it, or here is the reason"
    gone = {
        f"{name}: {one}"
        for name, reasons in excused.items()
        for one in reasons
        if one not in by_script.get(name, ())
    }
    assert not gone, "nothing is left to excuse"


def test_shared_scripts_compare_no_names_of_games_and_tasks() -> None:
    names = known_names()
    check({path: compared(code_of(path)) & names for path in SHARED_SCRIPTS}, NAMES)


def test_scripts_compare_no_points() -> None:
    check({path: scores(code_of(path)) for path in SHARED_SCRIPTS}, SCORES)


def test_scripts_have_no_limits_but_those_of_a_device_and_a_screen() -> None:
    check({path: set(LIMIT.findall(code_of(path))) for path in SHARED_SCRIPTS}, LIMITS)


def test_scripts_declare_no_type_that_python_tells() -> None:
    known = [*told(replies())]
    texts = {path: path.read_text(encoding="utf-8") for path in SHARED_SCRIPTS}
    check({path: copied(text, known) for path, text in texts.items()}, TYPES)


def test_only_one_script_reads_what_a_position_is() -> None:
    """Python's marks of tasks, from the site's build."""
    reads = re.compile(r"\bposition\??\.(?:startsWith|slice|split|match|indexOf|includes)\(")
    assert [by_name(it) for it in SCRIPTS if reads.search(code_of(it))] == ["js/games/box.js"]


def test_what_scripts_must_not_do_would_be_found() -> None:
    for line in (
        'bot === "master"',
        '"kaboom" !== game',
        'case "rounds":',
        'name.startsWith("choco_boom")',
        '["Flip", "Draw"].includes(type)',
    ):
        assert compared(line) & known_names(), line
    assert scores("const isBest = scores[0] > scores[1]")
    assert LIMIT.findall("const MOST_TASKS = 8;") == ["MOST_TASKS"]
    [own] = declared("/** @typedef {{name: string, value: {a: number}, least: number}} Slider */")
    assert own == {"name", "value", "least"}
    assert copied("{{bot: string, wins: number, why: string}}", [{"bot", "wins", "why"}])
