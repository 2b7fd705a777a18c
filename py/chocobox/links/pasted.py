"""Links in anything that was pasted: as messengers write them, and as mail breaks them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from chocobox.core.codec import encode
from chocobox.links.link import MOST_TEXT, as_json, read
from chocobox.request import RequestError

_MARK = re.compile(r"(?:#|%23)(?:/|%2F)(?:g|watch)(?:/|%2F)([A-Za-z0-9_-]+)(=?$)?", re.IGNORECASE)
"""Behind its mark, as messengers and mail write it; then the end of the line, if it ends there."""

_BARE = re.compile(r"([A-Za-z0-9_-]{24,})(=?)")
"""A text that stands alone in its line, and is as long as the shortest result."""

_PART = re.compile(r"[A-Za-z0-9_-]+=?")
_WIDTH = 100
"""Mail breaks lines no later than after so many letters."""

_UNSEEN = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
"""What cannot be seen, and where some messengers break long words."""

_READINGS = 40
"""So many readings are tried at most."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The content of a link as JSON, or the type of what is wrong with it."""

    content: dict[str, Any] | None
    fault: str = ""


@lru_cache(maxsize=4)  # a page is told anew after each answer
def found_in(pasted: str) -> Opened:
    """The first link in a text that opens, or that is from another time."""
    for text in candidates(pasted):
        opened = _opened(text)
        if opened.fault != "bad-link":
            return opened
    return Opened(None, "bad-link")


def candidates(pasted: str) -> list[str]:
    """What in a text may be a link: each as it stands, then as mail may have broken it."""
    joined = re.sub(r"\s+", "", pasted)
    found = [text for one in _links_in(pasted) for text in one]
    found += [text for text, _ in _links_in(joined)][:1]
    found += [joined] if re.fullmatch(r"[A-Za-z0-9_-]+", joined) else []
    return list(dict.fromkeys(filter(None, found)))[:_READINGS]


def _opened(text: str) -> Opened:
    """What is far too long is not even read."""
    if len(text) > MOST_TEXT:
        return Opened(None, "bad-link")
    try:
        return Opened(encode(as_json(read(text))))
    except RequestError as error:
        return Opened(None, error.kind)


def _links_in(pasted: str) -> list[tuple[str, str]]:
    """All links: each as it stands, and with what mail may have broken off, or ""."""
    lines = re.split(r"\r\n?|\n", _UNSEEN.sub("", pasted))
    lines = [re.sub(r"^[>\s]+", "", line).rstrip() for line in lines]
    found = (one for i in range(len(lines)) for one in _in_line(lines, i))
    return [one for one, _ in zip(found, range(_READINGS), strict=False)]


def _in_line(lines: list[str], i: int) -> Iterator[tuple[str, str]]:
    bare = _BARE.fullmatch(lines[i])
    for found in list(_MARK.finditer(lines[i])) or ([bare] if bare else []):
        rest = [] if found[2] is None else _rest_of(lines, i)
        yield found[1], found[1] + "".join(rest) if rest else ""


def _rest_of(lines: list[str], start: int) -> list[str]:
    """What follows a line that mail has broken.

    Lines as wide as it, of nothing but what a link is made of, and one that is no wider.
    """
    width, rest = len(lines[start]), list[str]()
    if width > _WIDTH:
        return rest
    for line in lines[start + 1 :]:
        is_long = len(rest) * width >= MOST_TEXT
        if is_long or not _PART.fullmatch(line) or len(line) > width:
            break
        rest.append(line.removesuffix("="))
        if len(line) < width:
            break
    return rest
