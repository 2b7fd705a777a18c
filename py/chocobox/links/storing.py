"""Sets as a device stores them, by short names of their links."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from chocobox.links.link import write
from chocobox.request import RequestError

_HALF = 0xFFFFFFFF


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


def id_of(text: str) -> str:
    """A short name for a text, always the same: 53 bits of cyrb53. Devices have stored such names.

    Never change it: what was stored under a name is found by it.
    """
    low, high = 0xDEADBEEF, 0x41C6CE57
    for letter in text:
        low = (low ^ ord(letter)) * 2654435761 & _HALF
        high = (high ^ ord(letter)) * 1597334677 & _HALF
    low = _mixed(low, high)
    high = _mixed(high, low)  # with the low half as it is now: so it began
    return _in_36(((high & 0x1FFFFF) << 32) + low).rjust(11, "0")


def _mixed(own: int, other: int) -> int:
    """A half of the name, with something of the other half in it."""
    return ((own ^ own >> 16) * 2246822507 & _HALF) ^ ((other ^ other >> 13) * 3266489909 & _HALF)


def _in_36(number: int) -> str:
    """A number in 36 digits."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    text = ""
    while number or not text:
        number, digit = divmod(number, 36)
        text = digits[digit] + text
    return text
