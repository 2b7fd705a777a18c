"""Kind words for each seat at the end: one fact, and always a true one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Praise:
    """The code of a sentence, and its number."""

    code: str
    value: int


Praises = tuple[Praise | None, ...]
"""That of each seat; None where there is nothing to say."""

Rule = str
"""The code of the rule that decides a game; empty where its count says it."""
