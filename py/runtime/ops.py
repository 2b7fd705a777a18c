"""Writes `py/chocobox/bridge/OPS.md`: all requests, from their table and their docstrings."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from chocobox.bridge import OF_CODE
from chocobox.bridge.analyse import Analysis
from chocobox.bridge.near import Near
from chocobox.bridge.ops import Lazy, Op
from chocobox.bridge.play import Play
from chocobox.bridge.questions import QUESTIONS
from chocobox.bridge.sandbox import Sandbox
from chocobox.bridge.watch import Watching

PAGE = Path(__file__).parent.parent / "chocobox" / "bridge" / "OPS.md"

HEAD = """# Requests

`make ops` writes this page from the table of requests and the docstrings of their functions.

`handle(text) -> text` takes one request as JSON, `{{id, op, …}}`, and returns one reply:
`{{id, update}}`, `{{id, <op>}}` or `{{id, error: {{type, text}}}}`. `update` is
`{{views, actions, events, done, wake, outcome, refused}}`, with a view and a list of actions for
each person; a change that names `guests` has `{{id, guests, update}}`.
Every dataclass carries its name as `"type"`; `build/types/` has them for JavaScript.
`tests/bridge/` has whole conversations.

An engine in the sandbox is asked nothing but {sandboxed}.
"""

PARTS: Mapping[str, Mapping[str, Op]] = {
    "The game in progress": Play().ops(),
    "Guests at other devices": Near(Play()).ops(),
    "A record that is watched": Watching().ops(),
    "A finished game that is looked back at": Analysis().ops(),
    "Matches and tournaments of written bots": Sandbox().ops(),
    "Questions that need nothing begun before them": QUESTIONS,
}


def page() -> str:
    """The whole page."""
    sandboxed = ", ".join(f"`{name}`" for name in (*Sandbox().ops(), *OF_CODE))
    return "\n".join(
        [
            HEAD.format(sandboxed=sandboxed),
            *(line for part in PARTS.items() for line in _part(*part)),
        ]
    )


def _part(title: str, ops: Mapping[str, Op]) -> Iterator[str]:
    yield f"## {title}\n"
    for name, op in ops.items():
        fields = "".join(f", {field}" for field in op.fields)
        yield f'* **`{{op: "{name}"{fields}}}`** {_sentence(op.answer)}'
    yield ""


def _sentence(answer: Callable[..., Any]) -> str:
    """The docstring in one line."""
    function = answer.function if isinstance(answer, Lazy) else answer
    return " ".join((inspect.getdoc(function) or "").split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
