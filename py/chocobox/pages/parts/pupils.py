"""How the pupils of a class are called on its pages."""

from __future__ import annotations

from chocobox.classes.pupils import Pupil
from chocobox.classes.terms import Picks
from chocobox.pages.parts import names
from chocobox.pages.words import Words, say


def called(pupil: Pupil, picks: Picks | None) -> Words:
    """A pupil's name: the teacher's, or that of the results; a number if another has it too."""
    words = pupil.name if pupil.is_named else names.called(picks, pupil.name)
    return say("class-name-copy", name=words, copy=pupil.copy) if pupil.copy > 1 else words
