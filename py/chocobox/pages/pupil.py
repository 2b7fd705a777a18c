"""A pupil before a set's tasks, on one device: who it is, the tries so far, and what begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from unicodedata import normalize

from chocobox.classes.here import Games, Pupil, counted, games_of, new_pupil, pupil_of, with_pupil
from chocobox.classes.terms import Terms, terms_of
from chocobox.classes.tries import Tries
from chocobox.core.short import id_of
from chocobox.links.asked import contents_of
from chocobox.pages.asked import Asked
from chocobox.pages.parts.names import called
from chocobox.pages.press import Begin, SetTask
from chocobox.request import MOST_NAME, Request, RequestError


@dataclass(frozen=True, slots=True)
class Desk:
    """A pupil with the tasks of a set.

    key: the text of the set's link. older: the places of the tasks that this box cannot play.
    pupils: those that the device keeps, of all sets. is_new: it does not keep this one yet.
    games: the saved tries, task by task; tries: the finished ones, None until they are counted.
    """

    key: str
    set: Request
    older: tuple[int, ...]
    pupils: Any
    pupil: Pupil
    is_new: bool
    games: tuple[Games, ...]
    tries: tuple[Tries | None, ...]

    @property
    def terms(self) -> Terms:
        """What the set settles besides its tasks."""
        return terms_of(self.set)

    @property
    def name(self) -> str:
        """The pupil's name as a result may have it; "" while there is none."""
        return normalize("NFC", self.pupil.name).strip()[:MOST_NAME].strip()

    @property
    def is_begun(self) -> bool:
        """Whether this pupil has begun a task."""
        return any(one.begun for one in self.games)

    @property
    def is_done(self) -> bool:
        """Whether each task that this box can play has a finished try."""
        places = set(range(len(self.games))) - set(self.older)
        return all(self.games[place].is_over for place in places)

    @property
    def hides(self) -> bool:
        """Whether the rest of the box is hidden: until all is done, or a grown-up opens it."""
        return self.terms.kiosk and not self.is_done and not self.pupil.free

    def named(self, name: object) -> Desk:
        """The same under another name."""
        if not isinstance(name, str):
            return self
        return replace(self, pupil=replace(self.pupil, name=name))

    def kept(self) -> Mapping[str, Any]:
        """What the device keeps once this pupil plays: so many tries are begun."""
        begun = tuple(one.begun for one in self.games)
        return self._with(replace(self.pupil, begun=begun))

    def renamed(self) -> Mapping[str, Any]:
        """What the device keeps of a pupil whom it knows already, under another name."""
        return {} if self.is_new else self._with(self.pupil)

    def _with(self, pupil: Pupil) -> Mapping[str, Any]:
        pupils = with_pupil(self.pupils, id_of(self.key), pupil)
        return {} if pupils == self.pupils else {"pupils": pupils}

    def after(self, number: int) -> Desk:
        """The same once another try at a task is begun."""
        games = list(self.games)
        games[number] = replace(games[number], begun=games[number].begun + 1)
        return replace(self, games=tuple(games))

    def begin(self, number: int) -> Begin:
        """The game of another try at a task, whose number is that of all so far."""
        record: Request = self.set["tasks"][number]
        picks = self.terms.picks
        name = called(picks, self.pupil.name)
        names = tuple(name if it["kind"] == "person" else "" for it in record["players"])
        nth, round = self.games[number].begun, self.pupil.round
        task: SetTask = {"set": self.key, "number": number, "round": round, "nth": nth}
        if "help" in self.set:
            task["help"] = self.set["help"]
        if self.terms.glance:
            task["glance"] = True
        animal = picks.animal(self.pupil.name) if picks else ""
        return Begin(record, names=names, task=task, animal=animal, plain=not animal)


def shown_now(desk: Desk, last: int) -> dict[str, Any] | None:
    """What the teacher's tablet is told of a pupil with a name; last: the place of a task."""
    tries = [() if one is None else one.tries for one in desk.tries]
    wrong = sum(not one.score.won for one in tries[last]) if last >= 0 else 0
    done, of = sum(one.is_over for one in desk.games), len(tries) - len(desk.older)
    who = {"set": id_of(desk.key), "name": desk.name}
    return who | {"task": last + 1, "wrong": wrong, "done": done, "of": of} if desk.name else None


def desk_of(asked: Asked, replays: bool = False) -> Desk:
    """Whoever plays the set of the address on this device; replays: whether tries are counted."""
    key = asked.params[0]
    opened = contents_of(key)
    if opened["use"] != "set":
        raise RequestError("bad-link", "This is no link of a set.")
    given, pupils = opened["set"], asked.given["pupils"]
    known = pupil_of(pupils, key, asked.seed)
    pupil = known or new_pupil(0, asked.seed)
    terms, tasks = terms_of(given), given["tasks"]
    games = games_of(asked.given["tries"], pupil, len(tasks))
    tries = tuple(
        counted(terms, task, one, replays) for task, one in zip(tasks, games, strict=True)
    )
    older = tuple(opened["older"])
    return Desk(key, given, older, pupils, pupil, known is None, games, tries)
