"""Links in anything that was pasted: as messengers write them, and as mail breaks them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from chocobox.core.codec import encode
from chocobox.links.asked import contents_of
from chocobox.links.link import MOST_TEXT
from chocobox.request import Request, RequestError, text_of

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


MOST_FOUND = 501
"""So many links of a text are told at most: one more than a class takes at once."""


@dataclass(frozen=True, slots=True)
class Found:
    """A link in a text: its file, "" for a pasted text, and its lines, from 1.

    joined: the text with what mail may have broken off, up to the line `last`; or "".
    """

    place: str
    line: int
    text: str
    joined: str
    last: int


@dataclass(frozen=True, slots=True)
class Opened:
    """A link that was pasted: its content as JSON, or the type of what is wrong with it."""

    content: dict[str, Any] | None
    fault: str = ""
    text: str = ""


def found(request: Request) -> tuple[Found, ...]:
    """The links in a `text`, which lay in a file at this `place`, or was pasted: place is ""."""
    return tuple(_links_in(text_of(request, "text"), text_of(request, "place"), MOST_FOUND))


@lru_cache(maxsize=4)  # a page is told anew after each answer
def found_in(pasted: str) -> Opened:
    """The first link in a text that opens, or that is from another time."""
    for text in candidates(pasted):
        opened = opened_of(text)
        if opened.fault != "bad-link":
            return opened
    return Opened(None, "bad-link")


def candidates(pasted: str) -> list[str]:
    """What in a text may be a link: each as it stands, then as mail may have broken it."""
    joined = re.sub(r"\s+", "", pasted)
    found = [text for one in _links_in(pasted) for text in (one.text, one.joined)]
    found += [one.text for one in _links_in(joined, most=1)]
    found += [joined] if re.fullmatch(r"[A-Za-z0-9_-]+", joined) else []
    return list(dict.fromkeys(filter(None, found)))[:_READINGS]


def text_at(address: str) -> str:
    """The text in an address, to whose end a full stop or a bracket may have stuck on its way."""
    whole = re.sub(r"\s+", "", address)
    return next((one.text for one in _links_in(f"#/g/{whole}", most=1)), address)


def opened_of(text: str) -> Opened:
    """The link of this text."""
    try:
        return Opened(encode(contents_of(text)), "", text)
    except RequestError as error:
        return Opened(None, error.kind, text)


def _links_in(pasted: str, place: str = "", most: int = _READINGS) -> list[Found]:
    """All links in a text, so many at most."""
    lines = re.split(r"\r\n?|\n", _UNSEEN.sub("", pasted))
    lines = [re.sub(r"^[>\s]+", "", line).rstrip() for line in lines]
    all_found = (one for i in range(len(lines)) for one in _in_line(lines, i, place))
    return list(islice(all_found, most))


def _in_line(lines: list[str], i: int, place: str) -> Iterator[Found]:
    """The links of a line: each as it stands, and with what mail may have broken off."""
    bare = _BARE.fullmatch(lines[i])
    for one in list(_MARK.finditer(lines[i])) or ([bare] if bare else []):
        rest = [] if one[2] is None else _rest_of(lines, i)
        joined = one[1] + "".join(rest) if rest else ""
        yield Found(place, i + 1, one[1], joined, i + 1 + len(rest))


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
