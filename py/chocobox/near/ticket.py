"""A ticket: the little that another device must know to reach this one, as a text for a code.

Each device shows a ticket and reads the other's. A browser describes itself in a long text, and
wants the other's answer to that. The ticket holds only what cannot be guessed, and the answer is
made up of it. So nobody is first, and nobody's description ever changes.

Bytes: version and kind of the secrets (4 bits each), the numbers of plain and of named addresses
(4 bits each), 32 of the fingerprint, the secrets, and each address with its port (2 bytes). Three
signs hold two bytes: capitals and digits make a small code, and a space in a pasted text means
nothing.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from functools import reduce
from typing import Final

from chocobox.request import Request, RequestError, fault, text_of

VERSION: Final = 1
SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-."
MOST: Final = 3, 2
"""So many plain addresses and names are told at most."""

KINDS: Final = (4, 24, 6), (8, 32, 4), (4, 22, 6)
"""The lengths of both secrets, and the bits of each letter: base64 or hex digits.

The first is of Chromium and Safari, then come Firefox and aioice.
"""

OTHER: Final = 15
"""The lengths of other secrets stand before them; they are base64."""

HEAD: Final = 34
"""The bytes before the secrets."""

LONGEST: Final = 1000
"""No ticket has more letters, with spaces between."""

PLACE: Final = 6
NAMED: Final = 18
"""The bytes of a plain and of a named address, the port at the end."""

_FLAGS = re.ASCII | re.IGNORECASE | re.MULTILINE
_CANDIDATE = re.compile(r"^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ host", _FLAGS)
_FINGERPRINT = re.compile(r"^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})", _FLAGS)
_SECRETS = re.compile(r"[A-Za-z0-9+/]{26,200}")
_PLAIN = re.compile(r"(?:\d{1,3}\.){3}\d{1,3}", re.ASCII)
_NAME = re.compile(r"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.local", _FLAGS)


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a device tells of itself: its fingerprint, two secrets, plain and named addresses."""

    fingerprint: bytes
    user: str
    password: str
    plain: tuple[bytes, ...]
    named: tuple[bytes, ...]


def ticket_of(request: Request) -> str:
    """The ticket of this device, from the local description of its connection."""
    return _text(_packed(_read(text_of(request, "sdp"))))


def welcome_of(request: Request) -> str:
    """The answer that the device with this ticket would give to this local description.

    Errors `no-ticket`, `other-ticket` (of another version), `own-ticket`.
    """
    mine, other = _read(text_of(request, "sdp")), read(text_of(request, "ticket"))
    if other.fingerprint == mine.fingerprint:
        raise RequestError("own-ticket", "This is the ticket of this device, not the other's.")
    role = "active" if other.fingerprint > mine.fingerprint else "passive"
    lines = (
        *("v=0", "o=- 1 1 IN IP4 0.0.0.0", "s=-", "t=0 0", "a=group:BUNDLE 0"),
        *("m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", "a=mid:0"),
        *(f"a=ice-ufrag:{other.user}", f"a=ice-pwd:{other.password}"),
        f"a=fingerprint:sha-256 {other.fingerprint.hex(':').upper()}",
        *(f"a=setup:{role}", "a=sctp-port:5000", "a=max-message-size:262144"),
        *_candidates(other),
        *("a=end-of-candidates", ""),
    )
    return "\r\n".join(lines)


def _candidates(ticket: Ticket) -> list[str]:
    """The addresses of a ticket as a browser names them, the first one preferred."""
    hosts = [".".join(map(str, place[:4])) for place in ticket.plain]
    digits = (place[:16].hex() for place in ticket.named)
    hosts += [
        re.sub(r"(.{8})(.{4})(.{4})(.{4})", r"\1-\2-\3-\4-", name) + ".local" for name in digits
    ]
    ports = [int.from_bytes(place[-2:]) for place in ticket.plain + ticket.named]
    return [
        f"a=candidate:{i + 1} 1 udp {2122260223 - 256 * i} {host} {port} typ host"
        for i, (host, port) in enumerate(zip(hosts, ports, strict=True))
    ]


def read(text: str) -> Ticket:
    """What a text says that came from anywhere."""
    try:
        data = _bytes("".join(text[:LONGEST].split()).upper())
    except (ValueError, OverflowError):
        data = b""
    version = data[0] >> 4 if len(data) > HEAD + 2 else 0
    if version > VERSION:
        raise RequestError("other-ticket", "This ticket is of another version of Chocobox.")
    ticket = _unpacked(data) if version == VERSION else None
    if not ticket:
        raise RequestError("no-ticket", "This text is no ticket, or not all of one.")
    return ticket


def _read(sdp: str) -> Ticket:
    """What a local description says of its device."""
    fingerprint = _FINGERPRINT.search(sdp)
    user, password = (
        found[1] if (found := re.search(rf"^a=ice-{name}:(\S+)", sdp, re.M)) else ""
        for name in ("ufrag", "pwd")
    )
    if not fingerprint or not _SECRETS.fullmatch(user + password):
        raise fault("sdp must be a local description with a fingerprint and two secrets.")
    places: tuple[list[bytes], list[bytes]] = [], []
    for host, port in _CANDIDATE.findall(sdp):
        end = (int(port) % 65536).to_bytes(2)
        if _PLAIN.fullmatch(host):
            places[0].append(bytes(int(part) % 256 for part in host.split(".")) + end)
        elif _NAME.fullmatch(host):
            places[1].append(bytes.fromhex(host[:36].replace("-", "")) + end)
    plain, named = (tuple(some[:most]) for some, most in zip(places, MOST, strict=True))
    mark = bytes.fromhex(fingerprint[1].replace(":", ""))
    return Ticket(mark, user, password, plain, named)


def _packed(ticket: Ticket) -> bytes:
    lengths, secrets = (len(ticket.user), len(ticket.password)), ticket.user + ticket.password
    bits = 4 if re.fullmatch(r"[0-9a-f]+", secrets) else 6
    kind = KINDS.index((*lengths, bits)) if (*lengths, bits) in KINDS else OTHER
    told = bytes(lengths) if kind == OTHER else b""
    hexes = kind != OTHER and bits == 4
    packed = bytes.fromhex(secrets) if hexes else _from_base64(secrets)
    head = VERSION << 4 | kind, len(ticket.plain) << 4 | len(ticket.named)
    return bytes(head) + b"".join((ticket.fingerprint, told, packed, *ticket.plain, *ticket.named))


def _unpacked(data: bytes) -> Ticket | None:
    """The ticket of these bytes; None if they are too few or too many for one."""
    kind, start = data[0] & 15, HEAD
    if kind == OTHER:
        user, password, bits, start = data[HEAD], data[HEAD + 1], 6, HEAD + 2
    elif kind < len(KINDS):
        user, password, bits = KINDS[kind]
    else:
        return None
    end = start - (user + password) * bits // -8
    plain, named = data[1] >> 4, data[1] & 15
    if len(data) != end + PLACE * plain + NAMED * named:
        return None
    secrets = base64.b64encode(data[start:end]).decode() if bits == 6 else data[start:end].hex()
    middle = end + PLACE * plain
    return Ticket(
        data[2:HEAD],
        secrets[:user],
        secrets[user : user + password],
        tuple(data[i : i + PLACE] for i in range(end, middle, PLACE)),
        tuple(data[i : i + NAMED] for i in range(middle, len(data), NAMED)),
    )


def _from_base64(text: str) -> bytes:
    """Six bits of each letter, without a rest of whole bytes."""
    return base64.b64decode(text + "A" * (-len(text) % 4))[: -(len(text) * 6 // -8)]


def _text(data: bytes) -> str:
    """Three signs for each two bytes, two for a last one."""
    text = ""
    for i in range(0, len(data), 2):
        pair = data[i : i + 2]
        value = int.from_bytes(pair)
        for place in range(len(pair), -1, -1):
            text += SIGNS[value // len(SIGNS) ** place % len(SIGNS)]
    return text


def _bytes(text: str) -> bytes:
    """The bytes of these signs; ValueError or OverflowError for what holds none."""
    data = b""
    for i in range(0, len(text), 3):
        signs = text[i : i + 3]
        value = reduce(lambda value, sign: value * len(SIGNS) + SIGNS.index(sign), signs, 0)
        data += value.to_bytes(len(signs) - 1)
    return data
