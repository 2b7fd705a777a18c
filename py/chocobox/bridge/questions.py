"""Requests that need nothing begun before them: links, classes, a child's path, a bot's code."""

from __future__ import annotations

from typing import Final

from chocobox.bridge.ops import Lazy, Op, Ops

_CLASS: Final = ("set", "results", "people", "expected")

_PAGE: Final = ("name", "params", "query", "given", "fields", "act", "day", "now", "seed")

_VISIT: Final = ("key", "text", "points", "whom", "pupils", "saves", "now", "chance")

_PLACES: Final = {
    "games": ((), "boxes:described"),
    "link": (("link", "names"), "links.asked:written"),
    "find": (("text", "place"), "links.pasted:found"),
    "open": (("text",), "links.asked:opened"),
    "watched": (("text", "task", "nth"), "links.watched:watched"),
    "qr": (("text",), "links.qr:code_for"),
    "tries": (("set", "played"), "classes.tries:tries_of"),
    "merge": (_VISIT, "links.handing:handed"),
    "renew": (("tasks",), "classes.renewed:renewed_of"),
    "rows": (_CLASS, "classes.pupils:rows_of"),
    "who": (("people", "groups", "same", "name"), "classes.pupils:decided"),
    "together": (_CLASS, "links.asked:together"),
    "take": (("part", "thing", "here", "now"), "links.taking:taken"),
    "path": (("kept", "puzzles", "day", "done", "came", "solved"), "path:path_of"),
    "puzzle": (("record", "ply"), "analysis.puzzles:posed"),
    "solve": (("record", "ply", "action"), "analysis.puzzles:solved"),
    "code": (("code",), "sandbox.asking:trouble"),
    "choose": (("table", "code"), "sandbox.asking:choice"),
    "order": (("bots", "deals"), "sandbox.trials:order_of"),
    "trial": (("trial", "games", "asked", "lost"), "sandbox.trials:next_trial"),
    "sliders": (("code",), "sandbox.sliders:sliders_of"),
    "ranking": (("bots", "deals", "rounds", "points"), "sandbox.ranking:ranking_of"),
    "test": (("game", "task", "number", "place"), "sandbox.exercises:posed"),
    "csv": ((*_CLASS, "tasks", "words", "separator", "every"), "classes.sheet:file_of"),
    "forget": ((*_CLASS, "old", "word"), "links.expiry:forgotten"),
    "page": (_PAGE, "pages:page_of"),
    "pages": ((), "pages:pages_of"),
    "kinds": ((), "tasks.kinds:kinds_of"),
    "limits": ((), "bridge.limits:limits_of"),
    "ticket": (("sdp",), "near.ticket:ticket_of"),
    "welcome": (("sdp", "ticket"), "near.ticket:welcome_of"),
    "promise": (("secret",), "near.fair:promise_of"),
    "deal": (("secret", "shares"), "near.fair:seed_of"),
    "fair": (("promise", "secret", "shares", "own", "record"), "near.fair:fair_of"),
}
_REPLIES: Final = {"find": "found", "open": "opened", "take": "taken", "deal": "seed"}
"""All others are named like their requests."""

QUESTIONS: Final[Ops] = {
    name: Op(fields, Lazy(place, _REPLIES.get(name, name)), {_REPLIES.get(name, name): place})
    for name, (fields, place) in _PLACES.items()
}
