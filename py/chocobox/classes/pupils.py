"""Pupils of a class from its results, each with the tries that count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chocobox.classes.stored import (
    Class,
    Person,
    StoredResult,
    class_of,
    folded,
    people_of,
    sources_of,
)
from chocobox.classes.task_set import Score, name_of
from chocobox.classes.tries import Try, counting, skipped
from chocobox.request import Request, RequestError, list_of, text_of


@dataclass(frozen=True, slots=True)
class Tried:
    """A try of a pupil. result: the place of the result that holds it; number: there, as in Try.

    nth: its number among all tries of this pupil, also those on other devices; 0 if unknown.
    """

    result: int
    number: int
    nth: int
    practice: bool
    counts: bool
    score: Score


@dataclass(frozen=True, slots=True)
class Task:
    """What a pupil has done of a task.

    begun: how many tries; 0 if nobody knows. skipped: as in Tries.
    """

    begun: int
    tries: tuple[Tried, ...]
    skipped: int

    @property
    def counted(self) -> Tried | None:
        """The try that counts."""
        return next((one for one in self.tries if one.counts), None)


@dataclass(frozen=True, slots=True)
class Pupil:
    """A row of the table.

    name: the teacher's if is_named, else that of the latest result. copy: 2 for the second pupil
    of that name, and so on. sources: of its results, whose places stand in results. asks: the
    places of pupils that may be the same child. players: so many began on the tablet of one of
    them; 1 if none tells of more.
    """

    name: str
    is_named: bool
    copy: int
    sources: tuple[str, ...]
    results: tuple[int, ...]
    when: int
    tasks: tuple[Task, ...]
    total: int
    asks: tuple[int, ...]
    players: int

    @property
    def span(self) -> int:
        """How long the tries that count took together, in ms."""
        return sum(task.counted.score.span for task in self.tasks if task.counted)


@dataclass(frozen=True, slots=True)
class Table:
    """The pupils in the order of their first results, and those of whom none has come."""

    pupils: tuple[Pupil, ...]
    missing: tuple[str, ...]


@dataclass(slots=True)
class _Group:
    """The results of one pupil, by their places, and what the teacher has said of them."""

    person: Person | None
    places: list[int]


def rows_of(request: Request) -> Table:
    """The table of a class: its `pupils`, each with what counts and with all tries.

    With a pupil also stand those that it `asks` about: one child or two? Of the names to pick from,
    or else of the `expected` ones, those that are `missing`.
    """
    return table_of(class_of(request))


def table_of(given: Class) -> Table:
    """The table of a class."""
    groups = _groups(given)
    copies: Counter[str] = Counter()
    pupils: list[Pupil] = []
    for group, asks in zip(groups, _asks(given, groups), strict=True):
        pupil = _pupil(given, group)
        copies[folded(pupil.name)] += 1
        pupils.append(replace(pupil, copy=copies[folded(pupil.name)], asks=asks))
    names = [one.name for one in given.results] + [one.name for one in pupils]
    there = {folded(name) for name in names}
    missing = tuple(name for name in given.expected if folded(name) not in there)
    return Table(tuple(pupils), missing)


# --- who is who ---


def _groups(given: Class) -> list[_Group]:
    """As the teacher says; else one pupil for each source, and for old results of one name."""
    persons = {source: one for one in given.people for source in one.sources}
    groups: dict[object, _Group] = {}
    for place in sorted(range(len(given.results)), key=lambda place: given.results[place].when):
        result = given.results[place]
        person = persons.get(result.source)
        own = person or (result.origin, folded(result.name))
        groups.setdefault(own, _Group(person, [])).places.append(place)
    return list(groups.values())


def _asks(given: Class, groups: Sequence[_Group]) -> Iterator[tuple[int, ...]]:
    """Of each pupil: the earlier or decided ones of the same name, until the teacher decides."""
    bearers: dict[str, list[int]] = {}
    for place, group in enumerate(groups):
        for name in _names(given, group):
            bearers.setdefault(name, []).append(place)
    for place, group in enumerate(groups):
        alike = {other for name in _names(given, group) for other in bearers[name]}
        earlier = sorted(it for it in alike if groups[it].person or it < place)
        yield () if group.person else tuple(earlier)


def _names(given: Class, group: _Group) -> set[str]:
    return {folded(given.results[place].name) for place in group.places}


def decided(request: Request) -> tuple[Person, ...]:
    """The people after one more decision of the teacher.

    groups: lists of sources. With same they are one child, otherwise each is a child. A name is
    given to the first of them. The others keep theirs.
    """
    people, same = people_of(request), request.get("same")
    groups = [sources_of(one) for one in list_of(request, "groups")]
    if not isinstance(same, bool) or not groups:
        raise RequestError("bad-request", "same must be true or false, and groups not empty.")
    moved = [source for group in groups for source in group]
    if same:
        groups = [tuple(dict.fromkeys(moved))]
    elif len(set(moved)) < len(moved):
        raise RequestError("bad-request", "A source belongs to one child.")
    made = [Person(_name_of(people, group), group) for group in groups]
    if "name" in request:
        made[0] = replace(made[0], name=name_of(text_of(request, "name")))
    rest = (_without(one, moved) for one in people)
    return (*(one for one in rest if one.sources), *made)


def _name_of(people: Sequence[Person], group: Sequence[str]) -> str:
    """The name that the teacher gave to one whose first source is in the group."""
    return next((one.name for one in people if one.name and one.sources[0] in group), "")


def _without(person: Person, moved: Sequence[str]) -> Person:
    return replace(person, sources=tuple(it for it in person.sources if it not in moved))


# --- what counts ---


def _pupil(given: Class, group: _Group) -> Pupil:
    own = [given.results[place] for place in group.places]
    name = group.person.name if group.person else ""
    tasks = tuple(_task(given, group, number) for number in range(len(given.reveals)))
    return Pupil(
        name=name or own[-1].name,
        is_named=bool(name),
        copy=1,
        sources=tuple(dict.fromkeys(one.source for one in own)),
        results=tuple(group.places),
        when=own[-1].when,
        tasks=tasks,
        total=sum(task.counted.score.marks for task in tasks if task.counted),
        asks=(),
        players=max(one.players for one in own),
    )


def _task(given: Class, group: _Group, number: int) -> Task:
    """All tries of a task, device after device; a later result repeats those before it."""
    tries: list[Tried] = []
    begun = 0
    for places in _by_origin(given.results, group.places):
        known: dict[object, Tried] = {}
        most, seen = 0, given.reveals[number] and bool(tries)
        for place in places:
            task = given.results[place].tasks[number]
            most = max(most, task.begun)
            for one in task.tries:
                known.setdefault(one.number or one.score, _tried(one, place, begun, seen))
        tries += sorted(known.values(), key=lambda one: one.nth)
        begun += most
    counts = given.counts[number]
    own = counting(counts, tries)
    judged = tuple(replace(it, counts=at == own) for at, it in enumerate(tries))
    return Task(begun, judged, skipped(counts, 0 if own is None else tries[own].nth))


def _by_origin(results: Sequence[StoredResult], places: Sequence[int]) -> list[list[int]]:
    """The places of results that come from one device and pupil; all old ones are together."""
    found: dict[int, list[int]] = {}
    for place in places:
        found.setdefault(results[place].origin, []).append(place)
    return list(found.values())


def _tried(one: Try, place: int, before: int, seen: bool) -> Tried:
    """A try after so many on other devices, which may have shown its solution."""
    nth = one.number and before + one.number
    return Tried(place, one.number, nth, one.practice or (seen and nth > 0), False, one.score)
