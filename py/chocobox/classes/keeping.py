"""Sets and results as a teacher's device keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.core.short import id_of
from chocobox.request import Request


def set_to_keep(opened: Request, made: int) -> dict[str, Any]:
    """The set of a link that was opened; made: when it came, in ms."""
    key = opened["key"]
    return {"kind": "set", "id": id_of(key), "key": key, "set": opened["set"], "made": made}


def result_to_keep(opened: Request, text: str) -> dict[str, Any]:
    """The result of a link that was opened: what it says, and what its moves came to.

    text: of that link, by which the device knows whether the result is there already.
    """
    result = opened["result"]
    whose = {name: result[name] for name in ("origin", "players") if name in result}
    tries = {"tries": [_tries(one) for one in opened["tries"]]} if "origin" in result else {}
    return {
        "kind": "result",
        "id": id_of(text),
        "key": opened["key"],
        "text": text,
        "name": result["name"],
        "when": result["when"],
        **whose,
        **tries,
        "scores": [bare(one) for one in opened["scores"]],
        "total": opened["total"],
        "most": opened["most"],
        **({"unread": opened["unread"]} if opened["unread"] else {}),
    }


def bare(one: Mapping[str, Any]) -> dict[str, Any]:
    """The same without its type."""
    return {name: value for name, value in one.items() if name != "type"}


def _tries(one: Mapping[str, Any]) -> dict[str, Any]:
    """A task's tries; skipped only where there are such."""
    tries = [bare(it) | {"score": bare(it["score"])} for it in one["tries"]]
    skipped = {"skipped": one["skipped"]} if one["skipped"] else {}
    return {"begun": one["begun"], **skipped, "tries": tries}
