"""The terms of a set besides its tasks: help, the try that counts, names, and two switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from chocobox.core.codec import encode
from chocobox.request import Request, fault
from chocobox.tasks.kinds import kind_of

Counts = Literal["best", "first", "last"]
COUNTS: tuple[Counts, ...] = get_args(Counts)
"""The kinds of the try that counts; the usual kind stands first."""

PickKind = Literal["numbers", "animals"]
KINDS: tuple[PickKind, ...] = get_args(PickKind)
"""The signs on the keys from which a pupil picks a name."""

ANIMALS = ("hedgehog", "rabbit", "panda", "frog", "penguin", "elephant", "koala", "turtle")
"""The animals that persons choose, in the order in which seats get them.

Neither it nor their number may change, or pupils of old sets would be other animals.
"""

MOST_PICKS = 40
MOST_SHARING = 64
"""So many players of one tablet are told apart; of more it is this many."""


@dataclass(frozen=True, slots=True)
class Help:
    """The help in a set's tasks: a tip for what is new, and hints for those who ask."""

    tips: bool
    hints: bool


USUAL_HELP = Help(tips=True, hints=False)
"""The help in a set that names none."""


@dataclass(frozen=True, slots=True)
class Picks:
    """The names to pick from are the numbers from 1 to count; a page may show animals for them."""

    kind: PickKind
    count: int

    @property
    def names(self) -> tuple[str, ...]:
        """The names that a result may have."""
        return tuple(str(number) for number in range(1, self.count + 1))

    def animal(self, name: str) -> str:
        """The animal of a picked name; "" where it is none."""
        is_number = name.isascii() and name.isdecimal() and int(name) > 0
        return (
            ANIMALS[(int(name) - 1) % len(ANIMALS)] if self.kind == "animals" and is_number else ""
        )


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a set besides its tasks; without picks, pupils type their names.

    glance: a tile at each task's table says from afar how it goes. kiosk: the rest of the box is
    hidden until the set is done.
    """

    help: Help = USUAL_HELP
    counts: Counts = COUNTS[0]
    picks: Picks | None = None
    glance: bool = False
    kiosk: bool = False


SWITCHES = ("glance", "kiosk")
"""The terms that are on or off, and usually off, in the order in which links have them."""


def counts_at(terms: Terms, position: object) -> str:
    """The kind of the try that counts at a task; of written bots it is the last."""
    return "last" if kind_of(position).is_written else terms.counts


def terms_of(given: Request) -> Terms:
    """The terms in a set's JSON; terms without a field are as usual."""
    counts = given.get("counts", COUNTS[0])
    if counts not in COUNTS:
        raise fault(f"counts is one of: {', '.join(COUNTS)}.")
    glance, kiosk = (_switch_of(given, name) for name in SWITCHES)
    return Terms(_help_of(given.get("help")), counts, _picks_of(given.get("picks")), glance, kiosk)


def as_json(terms: Terms) -> dict[str, Any]:
    """The same as JSON: only what is not as usual."""
    usual = Terms()
    names = ("help", "counts", "picks", *SWITCHES)
    parts = {name: getattr(terms, name) for name in names}
    return {name: encode(part) for name, part in parts.items() if part != getattr(usual, name)}


def _switch_of(given: Request, name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise fault(f"{name} must be true or false.")
    return value


def _help_of(given: object) -> Help:
    if given is None:
        return USUAL_HELP
    named = [given.get(name) for name in ("tips", "hints")] if isinstance(given, Mapping) else []
    match named:
        case [bool(tips), bool(hints)]:
            return Help(tips, hints)
    raise fault("The help of a set names tips and hints, each true or false.")


def _picks_of(given: object) -> Picks | None:
    match given:
        case None:
            return None
        case {"kind": str(kind), "count": int(count)} if kind in KINDS and type(count) is int:
            if 1 <= count <= MOST_PICKS:
                return Picks(kind, count)
    kinds = " or ".join(KINDS)
    raise fault(f"The picks of a set are {kinds}, and their count is 1 to {MOST_PICKS}.")
