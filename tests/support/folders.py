"""What a game needs in its folders; everything missing is named at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from chocobox.games import BOTS, GAMES
from support.places import ROOT

ENGLISH = "en"
"""Another language may lack a message: then it is said in English."""


def lacking(name: str, root: Path = ROOT) -> list[str]:
    """All that a game lacks: files first, then what Python misses, then messages."""
    try:
        bots, missed = BOTS[name], []
    except ImportError as error:
        bots, missed = (), [str(error)]
    folder = name if missed else type(GAMES[name]).__module__.split(".")[2]
    wanted = files(name, folder, bool(missed) or GAMES[name].solo is None)
    gone = [one for one in wanted if not any(root.glob(one))]
    gone += (
        [] if has_card(root / "js" / "games" / folder) else [f"card in js/games/{folder}/game.js"]
    )
    told = () if missed else messages(name)
    words = [*told, *(f"bot-{bot.name}{end}" for bot in bots for end in ENDS)]
    return [*gone, *missed, *untold(words, root), *([] if missed else untimed(name))]


def has_card(folder: Path) -> bool:
    """Whether a game draws its card of rules; games for one have that of the game beside them."""
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("game.js"))
    return re.search(r"export (const card\b|{[^}]*\bcard\b)", code) is not None


ENDS = ("", "-line")


def files(name: str, folder: str, is_on_shelf: bool) -> Iterator[str]:
    """The files of a game; one for one person stands in the folder of the game it belongs to."""
    parts = ("__init__", "rules/game", "bots/players")
    yield from (f"py/chocobox/games/{folder}/{part}.py" for part in parts)
    yield from (f"js/games/{folder}/game.js", f"js/games/{folder}/lid.js")
    yield f"assets/games/{folder}/box.css"
    yield f"assets/locales/{ENGLISH}/{name}.ftl"
    yield from (f"tests/games/{folder}/test_{name}.py", f"tests/perft/{name}.txt")
    yield f"tests/golden/{name}-*.txt"


def messages(name: str) -> Iterator[str]:
    """The messages that pages ask for by what a game says about itself; a card has four."""
    game = GAMES[name]
    words = ("game", "line", "credit") if game.shelf else ("game",)
    yield from (f"{word}-{name}" for word in words)
    for choice in game.choices:
        option = re.sub(r"_\d+$", "", choice.name)
        ends = ENDS if isinstance(choice.default, bool) else (*ENDS, "-value")
        yield from (f"option-{option}{end}" for end in ends if option != "first")
    yield from (f"card-{name}-{n}" for n in range(1, 5) if game.shelf)
    for section, paragraphs in game.sections.items():
        yield f"rules-{name}-{section}"
        yield from (f"rules-{name}-{section}-{n + 1}" for n in range(paragraphs))


def untimed(name: str) -> Iterator[str]:
    """The numbers of seats of which its lid does not know how long they take."""
    game = GAMES[name]
    seats = game.seats if game.shelf else ()
    yield from (
        f"minutes with {count} seats"
        for count in seats
        if game.shelf and count not in game.shelf.minutes
    )


def untold(words: list[str], root: Path) -> Iterator[str]:
    """The messages that nobody has written."""
    places = [one / "assets" / "locales" / ENGLISH for one in {ROOT, root}]
    texts = [path.read_text(encoding="utf-8") for place in places for path in place.rglob("*.ftl")]
    told = {it for text in texts for it in re.findall(r"^([a-z][\w-]*) *=", text, re.M)}
    yield from (f"{ENGLISH}: {word}" for word in words if word not in told)
