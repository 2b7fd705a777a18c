"""As many of a pupil's tries as fit into a link that a camera still reads well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chocobox.classes.terms import counts_at, terms_of
from chocobox.classes.tries import Played, check_played, check_task, counted, played_of
from chocobox.links.link import write
from chocobox.links.number import Writer
from chocobox.links.of_tries import task_as_json, write_try
from chocobox.request import Request, list_of, object_of

ROOM = 800
"""So many characters may a result have with all its tries, so a QR code of 101 squares in a row.

Of one task that is some 60 tries at counting an easy board, more at a best place, three or four
games against bots, and of a live game with many moves only the one that counts. That one is there
even if it alone is longer.
"""

BITS = 6
"""The bits of one character."""


def fitted(result: Request) -> dict[str, Any]:
    """A result with its tries, made from all that a device has played.

    Every try that counts is there, and of the others, by their numbers, those that fit.
    """
    given_set = object_of(result, "set")
    records = [check_task(one) for one in list_of(given_set, "tasks")]
    terms = terms_of(given_set)
    given = check_played(result.get("played"), len(records))
    played = [played_of(*one) for one in zip(records, given, strict=True)]
    begun = [one["begun"] for one in given]
    chosen = [
        {one.number for one in counted(counts_at(terms, record.get("position")), task)}
        for record, task in zip(records, played, strict=True)
    ]
    bare = {name: value for name, value in result.items() if name != "played"}
    free_bits = BITS * (
        ROOM - len(write({"use": "result", "result": bare | _as_json(begun, played, chosen)}))
    )
    for number, place in sorted((one.number, at) for at, task in enumerate(played) for one in task):
        one = next(it for it in played[place] if it.number == number)
        bits = _bits(records[place], one)
        if number not in chosen[place] and bits <= free_bits:
            chosen[place].add(number)
            free_bits -= bits
    return bare | _as_json(begun, played, chosen)


def _as_json(
    begun: Sequence[int], played: Sequence[Sequence[Played]], chosen: Sequence[set[int]]
) -> dict[str, Any]:
    """The tries of a link, as JSON."""
    tasks = zip(begun, played, chosen, strict=True)
    return {
        "tries": [
            task_as_json(count, [it for it in all_ if it.number in own])
            for count, all_, own in tasks
        ]
    }


def _bits(record: Request, one: Played) -> int:
    """The number of bits of a try in a link."""
    out = Writer()
    write_try(out, record, one.as_json)
    return out.number.bit_length() + 2
