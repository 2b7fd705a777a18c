"""The one function that all clients call: `handle(text) -> text`."""

from __future__ import annotations

import json
from typing import TypedDict

from chocobox.bridge.analyse import Analysis
from chocobox.bridge.near import Near
from chocobox.bridge.ops import Ops, Reply
from chocobox.bridge.play import Play
from chocobox.bridge.questions import QUESTIONS
from chocobox.bridge.sandbox import Sandbox
from chocobox.bridge.watch import Watching
from chocobox.request import Request, RequestError, parse, short

OF_CODE = ("code", "choose", "test")
"""Questions that a stranger's code is read for."""

_NO_MOVES = "[]}}}"
"""The end of a reply with a record, until its moves replace the empty list."""


class Fault(TypedDict):
    """An error in the place of a reply: its kind, and a text for developers."""

    type: str
    text: str


class Bridge:
    """Answers requests; holds the games that are played, watched, and looked back at."""

    def __init__(self) -> None:
        self.play, self.sandbox = Play(), Sandbox()
        parts = self.play, Near(self.play), Watching(), Analysis(), self.sandbox
        self.ops: Ops = {
            name: op
            for ops in (*(part.ops() for part in parts), QUESTIONS)
            for name, op in ops.items()
        }

    def handle(self, text: str) -> str:
        """Answer one JSON request with JSON; never raises, and an error changes no game."""
        number = None
        try:
            request = parse(text)
            number = request.get("id")
            reply = self._answer(request)
        except RequestError as fault:
            reply = _error(fault.kind, str(fault))
        except Exception as error:  # a client gets an answer whatever happens
            reply = _error("internal", f"The engine stumbled: {type(error).__name__}: {error}.")
        text = json.dumps({"id": number, **reply}, separators=(",", ":"))
        moves = self.play.moves_text(reply) or self.sandbox.moves_text(reply)
        return text.removesuffix(_NO_MOVES) + moves + _NO_MOVES[2:] if moves else text

    def _answer(self, request: Request) -> Reply:
        name = request.get("op")
        if not isinstance(name, str) or name not in self.ops:
            raise RequestError("bad-request", f"op must be one of: {', '.join(self.ops)}.")
        op = self.ops[name]
        unknown = [field for field in request if field not in ("id", "op", *op.fields)]
        if unknown:
            raise RequestError("bad-request", f"{name} has no field named {short(unknown[0])}.")
        return op.answer(request)


class SandboxedBridge(Bridge):
    """An engine in the sandbox: it is asked about written bots, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.ops = {**self.sandbox.ops(), **{name: QUESTIONS[name] for name in OF_CODE}}


def _error(kind: str, text: str) -> Reply:
    error: Fault = {"type": kind, "text": text}
    return {"error": error}


handle = Bridge().handle
sandboxed = SandboxedBridge().handle
