"""Pupils' names in words: typed, or picked from numbers or animals. In links picks are numbers."""

from __future__ import annotations

from chocobox.classes.terms import ANIMALS, Picks
from chocobox.pages.words import Words, say


def called(picks: Picks | None, name: str) -> Words:
    """A name in words: "Ada", "7", "Frog" or "Frog 2"."""
    animal = picks.animal(name) if picks else ""
    if not picks or not animal:
        return name
    words = say(f"animal-{animal}")
    nth = (int(name) - 1) // len(ANIMALS) + 1
    return say("class-animal", animal=words, number=nth) if picks.count > len(ANIMALS) else words
