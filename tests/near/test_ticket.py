"""Tickets: what three kinds of devices say of themselves, packed for a code and read again."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest

from chocobox.bridge import handle
from chocobox.core.rng import Rng
from chocobox.near.ticket import SIGNS, Ticket, read

MARKS: Final = [":".join(f"{(first + i) % 256:02X}" for i in range(32)) for first in (3, 200)]
HIDDEN: Final = "c109f545-dbe0-49e9-937e-4b91b18bfb05.local"
HIDDEN_TOO: Final = "677c7831-34cf-4855-9182-4597742330c6.local"

CHROMIUM: Final = f"""v=0
o=- 5409247499482932303 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 39717 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.0.2.2
a=candidate:2115376912 1 udp 2113937151 192.0.2.2 39717 typ host generation 0 network-cost 999
a=candidate:3044071152 1 udp 2113942271 fd00::2 43911 typ host generation 0 network-cost 999
a=ice-ufrag:5a+Z
a=ice-pwd:jMFNbAgxl6Jf0UvhbbplaHm/
a=ice-options:trickle
a=fingerprint:sha-256 {MARKS[0]}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
"""
NAMED: Final = CHROMIUM.replace("192.0.2.2 39717 typ", f"{HIDDEN} 48450 typ").replace(
    "fd00::2", HIDDEN_TOO
)
FIREFOX: Final = f"""v=0
o=mozilla...THIS_IS_SDPARTA-99.0 8515219357159083225 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 {MARKS[1]}
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122187007 {HIDDEN} 57042 typ host
a=candidate:2 1 TCP 2105458943 {HIDDEN} 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:1d55c303088c3cfb3a00692e76b57f7e
a=ice-ufrag:217e55f1
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
"""
AIOICE: Final = f"""v=0
o=- 3989234892 3989234892 IN IP4 0.0.0.0
s=-
t=0 0
a=group:BUNDLE 0
a=msid-semantic:WMS *
m=application 41234 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 10.0.0.7
a=mid:0
a=sctp-port:5000
a=max-message-size:65536
a=candidate:8f0c0b 1 udp 2130706431 10.0.0.7 41234 typ host
a=candidate:8f0c0c 1 udp 2130706431 172.20.10.4 50001 typ host
a=candidate:8f0c0d 1 udp 2130706431 10.1.0.7 50002 typ host
a=candidate:8f0c0e 1 udp 2130706431 10.2.0.7 50003 typ host
a=end-of-candidates
a=ice-ufrag:9kLm
a=ice-pwd:Hq1oY2P0s9TtLw8uZxVb3C
a=fingerprint:sha-256 {MARKS[1]}
a=fingerprint:sha-384 {MARKS[0]}
a=setup:actpass
"""
KINDS: Final = {"Chromium": CHROMIUM, "named": NAMED, "Firefox": FIREFOX, "aioice": AIOICE}


def ask(op: str, **fields: Any) -> Any:
    """What the engine replies, or the kind of its error."""
    reply = json.loads(handle(json.dumps({"op": op, **fields})))
    return reply["error"]["type"] if "error" in reply else reply[op]


def parts(sdp: str) -> dict[str, Any]:
    """What stands in a description, as both sides need it."""
    found = re.findall(r"^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host", sdp, re.I | re.M)
    return {
        "secrets": [re.findall(rf"a=ice-{name}:(\S+)", sdp) for name in ("ufrag", "pwd")],
        "mark": re.findall(r"a=fingerprint:sha-256 (\S+)", sdp),
        "places": [place for place in found if not place[0].count(":")],
    }


@pytest.mark.parametrize("kind", KINDS)
def test_the_welcome_tells_what_the_other_description_told(kind: str) -> None:
    sdp = KINDS[kind]
    other = FIREFOX if MARKS[0] in parts(sdp)["mark"] else CHROMIUM
    ticket = ask("ticket", sdp=sdp.replace("\n", "\r\n"))
    wanted = parts(sdp)
    assert parts(ask("welcome", sdp=other, ticket=ticket)) == wanted | {
        "places": wanted["places"][:3]
    }


@pytest.mark.parametrize(
    ("sdp", "signs", "squares"),
    [
        (CHROMIUM, 93, 33),
        (FIREFOX.replace(HIDDEN, "192.168.1.7"), 107, 33),
        (AIOICE, 110, 33),
        (FIREFOX, 125, 37),
        (NAMED, 138, 37),
    ],
)
def test_a_code_of_a_ticket_is_coarse(sdp: str, signs: int, squares: int) -> None:
    """33 squares in a row are version 4, 37 version 5; small letters would need more."""
    ticket = ask("ticket", sdp=sdp)
    assert len(ticket) == signs
    assert ask("qr", text=ticket)["size"] - 8 == squares


def test_exactly_one_of_two_devices_calls() -> None:
    roles = [
        re.findall(r"a=setup:(\w+)", ask("welcome", sdp=one, ticket=ask("ticket", sdp=other)))
        for one, other in ((CHROMIUM, FIREFOX), (FIREFOX, CHROMIUM))
    ]
    assert roles == [["active"], ["passive"]]


def random_sdp(rng: Rng) -> str:
    """A description with secrets of any length, and any number of addresses."""

    def some(least: int, most: int) -> int:
        nonlocal rng
        value, rng = rng.below(most - least + 1)
        return value + least

    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[: some(10, 64)]
    user, password = (
        "".join(letters[some(0, len(letters) - 1)] for _ in range(some(least, most)))
        for least, most in ((4, 9), (22, 33))
    )
    plain = [f"{some(1, 255)}.{some(0, 255)}.0.{some(0, 255)}" for _ in range(some(0, 4))]
    named = [f"{some(1 << 28, (1 << 32) - 1):x}{HIDDEN[8:]}" for _ in range(some(0, 3))]
    lines = [
        f"a=candidate:{i} 1 udp 9 {host} {some(1, 65535)} typ host"
        for i, host in enumerate(plain[:3] + named[:2])
    ]
    mark = ":".join(f"{some(0, 255):02X}" for _ in range(32))
    told = f"a=ice-ufrag:{user}\na=ice-pwd:{password}\na=fingerprint:sha-256 {mark}"
    return "\n".join([told, *lines])


def test_any_description_comes_back_from_its_ticket() -> None:
    for seed in range(300):
        sdp = random_sdp(Rng(seed))
        assert parts(ask("welcome", sdp=CHROMIUM, ticket=ask("ticket", sdp=sdp))) == parts(sdp), sdp


def test_a_ticket_may_be_pasted_in_lines_and_small_letters() -> None:
    ticket = ask("ticket", sdp=FIREFOX)
    torn = f" {ticket[:40].lower()}\n{ticket[40:]} \n"
    assert read(torn) == read(ticket)
    assert isinstance(read(ticket), Ticket)


def test_what_is_no_ticket_is_told_apart() -> None:
    own, other = ask("ticket", sdp=CHROMIUM), ask("ticket", sdp=FIREFOX)
    later = SIGNS[SIGNS.index(other[0]) + 4] + other[1:]
    for ticket, why in (
        *((own, "own-ticket"), (later, "other-ticket"), ("", "no-ticket"), ("HELLO", "no-ticket")),
        *((other[:-1], "no-ticket"), (other[:-3], "no-ticket"), (other + "00", "no-ticket")),
        *(
            ("#/g/1abc", "no-ticket"),
            ("........." * 9, "no-ticket"),
            (7, "bad-request"),
            (other * 99_999, "no-ticket"),
        ),
    ):
        assert ask("welcome", sdp=CHROMIUM, ticket=ticket) == why, ticket


def test_no_ticket_writes_lines_of_its_own_into_an_answer() -> None:
    """Whatever is scanned: each line of the answer is one of those that answers have."""
    known = re.compile(
        r"(?:[vost]=|m=application |c=IN |a=(?:group|mid|ice-(?:ufrag|pwd)|candidate"
        r"|fingerprint|setup|sctp-port|max-message-size|end-of-candidates)\b).*|"
    )
    rng, heard = Rng(9), 0
    for _ in range(3000):
        text = ask("ticket", sdp=FIREFOX)
        for _ in range(3):
            place, rng = rng.below(len(text))
            sign, rng = rng.below(len(SIGNS))
            text = text[:place] + SIGNS[sign] + text[place + 1 :]
        welcome = ask("welcome", sdp=CHROMIUM, ticket=text)
        heard += "\r\n" in welcome
        assert all(known.fullmatch(line) for line in welcome.split("\r\n")) or "-ticket" in welcome
    assert heard


@pytest.mark.parametrize(
    "sdp",
    [
        "",
        CHROMIUM.replace(MARKS[0], "٣" * 95),
        "a=ice-ufrag:abcd",
        CHROMIUM.replace("5a+Z", "5a+Zä"),
        None,
    ],
)
def test_a_text_that_describes_nothing_is_refused(sdp: object) -> None:
    assert ask("ticket", sdp=sdp) == "bad-request"
