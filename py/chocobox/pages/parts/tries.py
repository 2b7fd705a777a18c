"""Tries in words: "try 1 of 3", "3:07"."""

from __future__ import annotations

from chocobox.classes.tries import Tries
from chocobox.pages.words import Say, say


def span_words(ms: int) -> str:
    """A span of time, as "3:07" or "1:02:05"."""
    seconds = (ms + 500) // 1000
    hours, minutes = divmod(seconds // 60, 60)
    far = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{far}:{seconds % 60:02}"


def nth_words(tries: Tries) -> tuple[Say, ...]:
    """Which try counts, and of how many, and whether the first was the first; none of an only one.

    A table has other tries than a result; both have these numbers.
    """
    own = next((one for one in tries.tries if one.counts), None)
    if own is None:
        return (say("class-only-practice"),) if tries.tries else ()
    return counted_words(own.number, tries.begun or len(tries.tries), tries.skipped)


def counted_words(nth: int, begun: int, skipped: int) -> tuple[Say, ...]:
    """The same of a try by its number among so many that were begun."""
    first = (say("class-try-of", nth=nth, tries=begun),) if begun > 1 else ()
    return (*first, say("class-skipped", count=skipped)) if skipped else first
