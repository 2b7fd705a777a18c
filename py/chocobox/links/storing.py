"""Sets as a device stores them, by short names of their links."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from chocobox.core.short import id_of
from chocobox.links.link import write
from chocobox.request import RequestError


def stored_set(tasks: Mapping[str, Any], now: int) -> dict[str, Any] | None:
    """A set as it is stored, made now (in ms); None if no link can hold it."""
    text = set_link(tasks)
    made = {"kind": "set", "id": id_of(text), "key": text, "set": dict(tasks), "made": now}
    return made if text else None


def set_link(tasks: Mapping[str, Any]) -> str:
    """The text of the link of a set; "" if there can be none."""
    return _written(json.dumps(tasks))


@lru_cache(maxsize=4)  # a page is told anew after each answer
def _written(tasks: str) -> str:
    try:
        return write({"use": "set", "set": json.loads(tasks)})
    except RequestError:
        return ""
