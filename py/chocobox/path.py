"""The path of one child: skills in levels, what comes back, and the board of the week."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from chocobox.core.record import RecordData
from chocobox.games import skills
from chocobox.kit.skill import Level, Skill
from chocobox.leitner import (
    DAYS,
    DONE,
    LATEST_DAY,
    Puzzles,
    Waiting,
    days_of,
    is_whole,
    moved,
    puzzles_of,
    waiting,
)
from chocobox.records import ready_record, session_of, solo_record
from chocobox.request import SEEDS, Request, RequestError, object_of, text_of, whole_of

PIECES: Final = 3
"""So many good rounds make a level."""

MOST: Final = 1 << 20
"""More rounds than there will ever be."""


@dataclass(frozen=True, slots=True)
class Back:
    """A failed round, due again: skill, level from 0, seed, Leitner box, day."""

    skill: str
    level: int
    seed: int
    box: int
    day: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A device's stored path: each skill's good rounds and all its rounds, and failed rounds."""

    good: Mapping[str, int]
    rounds: Mapping[str, int]
    back: tuple[Back, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A skill on the page: its level from 1, good rounds on that level, and the next round.

    levels: how many are done. Once all are, the last one goes on.
    """

    skill: str
    game: str
    name: str
    level: int
    pieces: int
    levels: int
    record: RecordData


@dataclass(frozen=True, slots=True)
class Due:
    """Something that comes back today."""

    skill: str
    game: str
    name: str
    level: int
    record: RecordData


@dataclass(frozen=True, slots=True)
class Week:
    """The board of the week: the same for all who have this week."""

    number: int
    year: int
    record: RecordData


@dataclass(frozen=True, slots=True)
class Path:
    """A path for the page and for the store; right: the result of the round that ended.

    due are the rounds and puzzles the puzzles that come back; waiting counts both.
    """

    kept: Kept
    steps: tuple[Step, ...]
    due: tuple[Due, ...]
    puzzles: Puzzles
    waiting: Waiting
    week: Week
    right: bool | None


def path_of(request: Request) -> Path:
    """One child's path on a day: skills, what comes back, the board of the week.

    `due` are rounds of skills; of the `puzzles`, `kept` are to be kept (`{id, box, day}`, at most
    60), and some wait `now`; `waiting` counts both together; `steps` are those of each skill.
    `done` is a finished round, `came` are ids of new puzzles, `solved` is `{id, right}` of one
    answer.
    """
    day = whole_of(request, "day", 0, LATEST_DAY - 1)
    known = {key_of(skill): skill for skill in skills()}
    stored, right = _stored(request.get("kept"), known), None
    if request.get("done") is not None:
        stored, right = _after(stored, known, object_of(request, "done"), day)
    due = [it for it in stored.back if it.day <= day]
    puzzles = puzzles_of(request, day)
    return Path(
        kept=stored,
        steps=tuple(_step(stored, key, skill) for key, skill in known.items()),
        due=tuple(_due(it, known[it.skill]) for it in due),
        puzzles=puzzles,
        waiting=waiting([*(it.day for it in stored.back), *days_of(puzzles)], day),
        week=_week(day, next(skill for skill in known.values() if skill.weekly)),
        right=right,
    )


def key_of(skill: Skill) -> str:
    """A skill's name in the store."""
    return f"{skill.game}:{skill.name}"


# --- what is kept ---


def _stored(given: object, known: Mapping[str, Skill]) -> Kept:
    """A device's stored path, without damaged and unknown entries."""
    found: Mapping[str, Any] = given if isinstance(given, dict) else {}
    good, rounds = (_counts(found.get(name), known) for name in ("good", "rounds"))
    back = found.get("back")
    items = [_back(it, known) for it in (back if isinstance(back, list) else ())]
    return Kept(good, rounds, tuple(it for it in items if it))


def _counts(given: object, known: Mapping[str, Skill]) -> dict[str, int]:
    found: Mapping[str, Any] = given if isinstance(given, dict) else {}
    return {key: found[key] for key in known if is_whole(found.get(key), MOST)}


def _back(given: Any, known: Mapping[str, Skill]) -> Back | None:
    """Something that comes back, as it was kept; None where it is damaged."""
    if not isinstance(given, dict) or given.get("skill") not in known:
        return None
    levels = len(known[given["skill"]].levels)
    ends = {"level": levels, "seed": SEEDS, "box": DONE, "day": LATEST_DAY}
    if not all(is_whole(given.get(name), end) for name, end in ends.items()):
        return None
    it = Back(given["skill"], **{name: given[name] for name in ends})
    puzzles = known[it.skill].puzzles
    return it if not puzzles or it.seed in known[it.skill].levels[it.level].seeds else None


# --- what happened ---


def _after(
    stored: Kept, known: Mapping[str, Skill], done: Request, day: int
) -> tuple[Kept, bool | None]:
    """The same after a finished round of a skill, and whether it was shown."""
    key = text_of(done, "skill")
    skill = known.get(key)
    if skill is None:
        raise RequestError("bad-request", "The path has no such skill.")
    session = session_of(object_of(done, "record"))
    if session.game.name != skill.game:
        raise RequestError("bad-request", "The round is of another game than its skill.")
    if session.game.outcome(session.state) is None:
        return stored, None
    right, seed = skill.is_shown(session.state), session.seed
    level = whole_of(done, "level", 1, len(skill.levels)) - 1
    place = Back(key, level, seed if skill.levels[level].seeds else 0, 0, day + DAYS[0])
    old = next((it for it in stored.back if _is_same(it, place)), None)
    rest = tuple(it for it in stored.back if it is not old)
    back = rest if right and old is None else (*rest, *_moved(old or place, right, day))
    is_new = right and level == _now(stored, key, skill) and old is None
    good = {**stored.good, key: stored.good.get(key, 0) + is_new}
    rounds = {**stored.rounds, key: min(MOST - 1, stored.rounds.get(key, 0) + 1)}
    return replace(stored, good=good, rounds=rounds, back=back), right


def _moved(it: Back, right: bool, day: int) -> tuple[Back, ...]:
    """It comes back later each time it is right, and soon if it is wrong; None: it is done with."""
    box, back = moved(it.box, it.day, right, day)
    return (replace(it, box=box, day=back),) if box < DONE else ()


def _is_same(one: Back, two: Back) -> bool:
    return (one.skill, one.level, one.seed) == (two.skill, two.level, two.seed)


def _now(stored: Kept, key: str, skill: Skill) -> int:
    """The level that is practised, from 0."""
    return min(stored.good.get(key, 0) // PIECES, len(skill.levels) - 1)


# --- what is shown ---


def _step(stored: Kept, key: str, skill: Skill) -> Step:
    good, rounds, now = stored.good.get(key, 0), stored.rounds.get(key, 0), _now(stored, key, skill)
    seeds = skill.levels[now].seeds
    waits = {it.seed for it in stored.back if (it.skill, it.level) == (key, now)}
    fresh = [seed for seed in seeds if seed not in waits] or seeds
    seed = fresh[rounds % len(fresh)] if fresh else 0
    levels = min(good // PIECES, len(skill.levels))
    pieces = PIECES if levels > now else good % PIECES
    record = record_of(skill, skill.levels[now], seed)
    return Step(key, skill.game, skill.name, now + 1, pieces, levels, record)


def _due(it: Back, skill: Skill) -> Due:
    record = record_of(skill, skill.levels[it.level], it.seed)
    return Due(it.skill, skill.game, skill.name, it.level + 1, record)


def record_of(skill: Skill, level: Level, seed: int) -> RecordData:
    """A round, which is a ready-made puzzle where the skill has some."""
    for puzzle in skill.puzzles:
        if puzzle.seed == seed:
            return ready_record(skill.game, puzzle)
    return solo_record(skill.game, dict(level.options), seed)


def _week(day: int, skill: Skill) -> Week:
    year, number = week_of(day)
    middle = skill.levels[len(skill.levels) // 2]
    return Week(number, year, record_of(skill, middle, 100 * year + number))


def week_of(day: int) -> tuple[int, int]:
    """The year and the number of a day's week (ISO 8601): a week belongs to its Thursday's year."""
    thursday = day - (day + 3) % 7 + 3
    year = 1970 + thursday // 366
    while _new_year(year + 1) <= thursday:
        year += 1
    return year, (thursday - _new_year(year)) // 7 + 1


def _new_year(year: int) -> int:
    """The day of 1 January."""
    past = year - 1
    return 365 * (year - 1970) + past // 4 - past // 100 + past // 400 - 477
