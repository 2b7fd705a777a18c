"""A ticket: the little that another device must know to reach this one, as a text for a code.

Each device shows a ticket and reads the other's. A browser describes itself in a long text, and
wants the other's answer to that. The ticket holds only what cannot be guessed, and the answer is
made up of it. So nobody is first, and nobody's description ever changes.

Bytes: version (4 bits), the numbers of plain and of named addresses (2 bits each), the lengths of
both secrets, 32 of the fingerprint, the secrets (6 bits a letter), each address and its port. Three
signs hold two bytes: capitals and digits make a small code, and no space means anything.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from typing import Final

from chocobox.request import Request, RequestError, fault, text_of

VERSION: Final = 1
SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-."
LONGEST: Final = 1000
"""No ticket has more letters, with spaces between."""

HEAD: Final = 3
SECRETS: Final = HEAD + 32
PLAIN: Final = 4 + 2
NAMED: Final = 16 + 2
"""Where the secrets begin, and the bytes of a plain and of a named address with its port."""

_FLAGS = re.ASCII | re.IGNORECASE | re.MULTILINE
_CANDIDATE = re.compile(r"^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ host", _FLAGS)
_FINGERPRINT = re.compile(r"^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})", _FLAGS)
_IN_PARTS = re.compile(r"(.{8})(.{4})(.{4})(.{4})")
_SECRET = {n: re.compile(rf"^a=ice-{n}:([A-Z\d+/]{{4,99}})\s", _FLAGS) for n in ("ufrag", "pwd")}
_NAME = re.compile(r"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local", _FLAGS)


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a device tells of itself: its fingerprint, two secrets, and its addresses."""

    mark: bytes
    user: str
    password: str
    places: tuple[bytes, ...]


def ticket_of(request: Request) -> str:
    """The ticket of this device, from the local description of its connection."""
    told = _described(text_of(request, "sdp"))
    sizes = [len(place) for place in told.places]
    head = VERSION << 4 | sizes.count(PLAIN) << 2 | sizes.count(NAMED)
    letters = told.user + told.password
    secrets = base64.b64decode(letters + "A" * (-len(letters) % 4))[: -(len(letters) * 6 // -8)]
    data = bytes((head, len(told.user), len(told.password))) + told.mark + secrets
    return _text(data + b"".join(told.places))


def welcome_of(request: Request) -> str:
    """The answer that the device with this ticket would give to this local description.

    Errors `no-ticket`, `other-ticket` (of another version), `own-ticket`.
    """
    mine, other = _described(text_of(request, "sdp")), read(text_of(request, "ticket"))
    if other.mark == mine.mark:
        raise RequestError("own-ticket", "This is the ticket of this device, not the other's.")
    role = "active" if other.mark > mine.mark else "passive"
    lines = (
        *("v=0", "o=- 1 1 IN IP4 0.0.0.0", "s=-", "t=0 0", "a=group:BUNDLE 0"),
        *("m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", "a=mid:0"),
        *(f"a=ice-ufrag:{other.user}", f"a=ice-pwd:{other.password}"),
        f"a=fingerprint:sha-256 {other.mark.hex(':').upper()}",
        *(f"a=setup:{role}", "a=sctp-port:5000", "a=max-message-size:262144"),
        *(_candidate(i, place) for i, place in enumerate(other.places)),
        *("a=end-of-candidates", ""),
    )
    return "\r\n".join(lines)


def _candidate(number: int, place: bytes) -> str:
    """An address as a browser names it; the first ones are preferred."""
    host, port = ".".join(map(str, place[:4])), int.from_bytes(place[-2:])
    if len(place) == NAMED:
        host = _IN_PARTS.sub(r"\1-\2-\3-\4-", place[:16].hex()) + ".local"
    return f"a=candidate:{number + 1} 1 udp {2122260223 - 256 * number} {host} {port} typ host"


def _described(sdp: str) -> Ticket:
    """What a local description says of its device."""
    mark = _FINGERPRINT.search(sdp)
    user, password = _SECRET["ufrag"].search(sdp), _SECRET["pwd"].search(sdp)
    if not mark or not user or not password:
        raise fault("sdp must be a local description with a fingerprint and two secrets.")
    places: dict[int, list[bytes]] = {PLAIN: [], NAMED: []}
    for host, port in _CANDIDATE.findall(sdp):
        numbers = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)\.(\d+)", host, re.ASCII)
        if numbers:
            place = bytes(int(part) % 256 for part in numbers.groups())
        elif _NAME.fullmatch(host):
            place = bytes.fromhex(host[:36].replace("-", ""))
        else:
            continue
        places[len(place) + 2].append(place + (int(port) % 65536).to_bytes(2))
    told = (*places[PLAIN][:3], *places[NAMED][:2])
    return Ticket(bytes.fromhex(mark[1].replace(":", "")), user[1], password[1], told)


def read(text: str) -> Ticket:
    """What a text says that came from anywhere."""
    try:
        data = _bytes("".join(text[:LONGEST].split()).upper())
    except (ValueError, OverflowError):
        data = b""
    version = data[0] >> 4 if len(data) > SECRETS else 0
    if version > VERSION:
        raise RequestError("other-ticket", "This ticket is of another version of Chocobox.")
    ticket = _unpacked(data) if version == VERSION else None
    if not ticket:
        raise RequestError("no-ticket", "This text is no ticket, or not all of one.")
    return ticket


def _unpacked(data: bytes) -> Ticket | None:
    """The ticket of these bytes; None if they are too few or too many for one."""
    user, both = data[1], data[1] + data[2]
    end = SECRETS - both * 6 // -8
    sizes = [PLAIN] * (data[0] >> 2 & 3) + [NAMED] * (data[0] & 3)
    if len(data) != end + sum(sizes):
        return None
    secrets = base64.b64encode(data[SECRETS:end]).decode()
    starts = accumulate(sizes, initial=end)
    places = tuple(data[start : start + size] for start, size in zip(starts, sizes, strict=False))
    return Ticket(data[HEAD:SECRETS], secrets[:user], secrets[user:both], places)


def _text(data: bytes) -> str:
    """Three signs for each two bytes, two for a last one."""
    pairs = (data[i : i + 2] for i in range(0, len(data), 2))
    return "".join(
        SIGNS[int.from_bytes(pair) // len(SIGNS) ** place % len(SIGNS)]
        for pair in pairs
        for place in range(len(pair), -1, -1)
    )


def _bytes(text: str) -> bytes:
    """The bytes of these signs; ValueError or OverflowError for what holds none."""
    data = b""
    for i in range(0, len(text), 3):
        signs = text[i : i + 3]
        value = reduce(lambda value, sign: value * len(SIGNS) + SIGNS.index(sign), signs, 0)
        data += value.to_bytes(len(signs) - 1)
    return data
