"""A fair deal: the table promises a secret number, each guest adds one, and all make the seed.

Nobody chooses the deal: the table promised before it heard a number, and no guest knows the secret
before its own number is told. At the end each guest looks whether all that is true.
"""

from __future__ import annotations

import json
from typing import Literal

from chocobox.core.session import DEALS
from chocobox.records import session_of
from chocobox.request import Request, RequestError, fault, list_of, object_of, text_of

Fair = Literal["right", "promise", "share", "seed", "moves"]
"""What a guest finds: all is right, or what is not as it was told."""


def promise_of(request: Request) -> str:
    """What tells nothing of the table's secret number, and fits no other one."""
    return _sum("promise", text_of(request, "secret")).hex()


def seed_of(request: Request) -> int:
    """The deal that comes from the table's secret and the numbers of all guests, in any order."""
    shares = list_of(request, "shares")
    if not all(isinstance(share, str) for share in shares):
        raise fault("shares must be texts.")
    return int.from_bytes(_sum("deal", text_of(request, "secret"), *sorted(shares))[:8]) % DEALS


def fair_of(request: Request) -> Fair:
    """Whether the record of a game that is over has the deal that all made, and fits its rules.

    Else what is wrong: another secret than promised, no `own` number, another deal, the moves.
    """
    promise, own = text_of(request, "promise"), text_of(request, "own")
    seed, record = seed_of(request), object_of(request, "record")
    if promise_of(request) != promise:
        return "promise"
    if own not in request["shares"]:
        return "share"
    if record.get("seed") != seed or record.get("position"):
        return "seed"
    try:
        session = session_of(record)
    except RequestError:
        return "moves"
    return "right" if session.game.outcome(session.state) else "moves"


def _sum(*texts: str) -> bytes:
    from hashlib import sha256  # the browser's Python has this one of them

    return sha256(json.dumps(texts).encode()).digest()
