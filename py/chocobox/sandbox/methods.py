"""What a bot may ask of texts, numbers and lists, by names behind a point: each counts its walk.

What is not here is refused. Things of a game have no such names, and answer themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chocobox.sandbox.counting import LETTERS, VIEWS, Counted, Steps
from chocobox.sandbox.kinds import Kind, dict_of, set_of
from chocobox.sandbox.luck import Luck
from chocobox.sandbox.operating import MOST_ITEMS, searched
from chocobox.sandbox.ordered import Changing, Frozen, Items, Keys, Ordered
from chocobox.sandbox.plain import ordered
from chocobox.sandbox.texts import words_of

# --- texts ---


def _reading(name: str) -> Counted:
    """A word of a text that may compare each of its letters with each of what is given."""

    def act(steps: Steps, text: str, /, *given: Any, **named: Any) -> Any:
        given_letters = sum(map(_letters, (*given, *named.values())))
        steps.step((len(text) + 1) * (given_letters + 1) // LETTERS)
        return steps.made(getattr(text, name)(*given, **named))

    return act


def _letters(given: Any) -> int:
    if isinstance(given, tuple):
        return sum(map(_letters, (one for one in given if isinstance(one, str)))) + len(given)
    return len(given) if isinstance(given, str) else 0


def _wide(name: str) -> Counted:
    """A word that makes a text of a width."""

    def act(steps: Steps, text: str, width: int, /, *fill: str) -> Any:
        if width > MOST_ITEMS:
            raise ValueError("a text is too long")
        steps.step((len(text) + max(0, width)) // LETTERS)
        return getattr(text, name)(width, *fill)

    return act


def _expandtabs(steps: Steps, text: str, /, tabsize: int = 8) -> str:
    long = len(text) + text.count("\t") * max(0, tabsize)
    if long > MOST_ITEMS:
        raise ValueError("a text is too long")
    steps.step(long // LETTERS)
    return text.expandtabs(tabsize)


def _replace(steps: Steps, text: str, old: str, new: str, /, *count: int) -> str:
    steps.step((len(text) + 1) * (len(old) + 1) // LETTERS)
    steps.step(len(new) * text.count(old) // LETTERS)
    return text.replace(old, new, *count)


def _join(steps: Steps, text: str, items: Any, /) -> str:
    given = list(steps.walked(items))
    steps.step((sum(map(len, given)) + len(text) * len(given)) // LETTERS)
    return text.join(given)


READING: Final = """capitalize casefold count endswith find index isalnum isalpha isascii isdecimal
    isdigit isidentifier islower isnumeric isprintable isspace istitle isupper lower lstrip
    partition removeprefix removesuffix rfind rindex rpartition rsplit rstrip split splitlines
    startswith strip swapcase title upper"""

TEXTS: Final[Mapping[str, Counted]] = {
    **{name: _reading(name) for name in READING.split()},
    **{name: _wide(name) for name in ("center", "ljust", "rjust", "zfill")},
    "expandtabs": _expandtabs,
    "join": _join,
    "replace": _replace,
}


# --- lists ---


def _moving(name: str) -> Counted:
    """A word that may move all items of a list."""

    def act(steps: Steps, items: Any, /, *given: Any) -> Any:
        steps.moved(items)
        return getattr(items, name)(*given)

    return act


def _looking(name: str) -> Counted:
    """A word that compares something with all items."""

    def act(steps: Steps, items: Any, one: Any, /, *limits: Any) -> Any:
        searched(steps, one, items)
        return getattr(items, name)(one, *limits)

    return act


def _extend(steps: Steps, items: list[Any], more: Any, /) -> None:
    items.extend(list(steps.walked(more)))


def _sort(steps: Steps, items: list[Any], /, *, key: Any = None, reverse: Any = False) -> None:
    items[:] = ordered(steps, items, key=key, reverse=reverse)


def _copy(steps: Steps, items: Any, /) -> Any:
    steps.step(len(items))
    return items.copy()


SEARCHED: Final = {name: _looking(name) for name in ("count", "index")}
LISTS: Final[Mapping[str, Counted]] = {
    **SEARCHED,
    "append": list.append,
    "clear": list.clear,
    "copy": _copy,
    "extend": _extend,
    "insert": _moving("insert"),
    "pop": _moving("pop"),
    "remove": _looking("remove"),
    "reverse": _moving("reverse"),
    "sort": _sort,
}


# --- dicts and sets ---


def _keyed(kind: type, name: str) -> Counted:
    """A word that finds the place of a key."""
    find = getattr(kind, name)

    def act(steps: Steps, it: Any, key: Any, /, *given: Any) -> Any:
        return find(it, steps.key(key), *given)

    return act


def _fill(steps: Steps, it: dict[Any, Any], pairs: Any = (), /, **named: Any) -> None:
    it.update(dict_of(steps, pairs, **named))


def _fromkeys(steps: Steps, _: Any, keys: Any, value: Any = None, /) -> dict[Any, Any]:
    return dict.fromkeys(steps.keys(steps.walked(keys)), value)


def _shortly(act: Callable[..., Any]) -> Counted:
    """A word that takes no longer for more."""
    return lambda _, it, /, *given: act(it, *given)


def _joining(name: str) -> Counted:
    """A word that goes through this set and others, which may be lists."""

    def act(steps: Steps, it: Any, /, *others: Any) -> Any:
        given = [_hashed(steps, one) for one in others]
        for _ in (it, *others):
            steps.hashed(it)
        return getattr(it, name)(*given)

    return act


def _hashed(steps: Steps, items: Any) -> Ordered:
    return steps.hashed(items) if isinstance(items, Ordered) else set_of(steps, items)


BOTH: Final = """difference intersection isdisjoint issubset issuperset symmetric_difference
    union"""
CHANGING: Final = """difference_update intersection_update symmetric_difference_update update"""

VIEWED: Final = {"isdisjoint": _joining("isdisjoint")}
FROZEN_SETS: Final[Mapping[str, Counted]] = {
    "copy": _copy,
    **{name: _joining(name) for name in BOTH.split()},
}
SETS: Final[Mapping[str, Counted]] = {
    **FROZEN_SETS,
    **{name: _keyed(Changing, name) for name in ("add", "discard", "remove")},
    **{name: _joining(name) for name in CHANGING.split()},
    **{name: _shortly(getattr(Changing, name)) for name in ("clear", "pop")},
}
DICTS: Final[Mapping[str, Counted]] = {
    **{name: _keyed(dict, name) for name in ("get", "pop", "setdefault")},
    **{name: getattr(dict, name) for name in ("clear", "popitem", "values")},
    "items": _shortly(Items),
    "keys": _shortly(Keys),
    "copy": _copy,
    "fromkeys": _fromkeys,
    "update": _fill,
}


# --- all of them ---


def _shuffle(steps: Steps, luck: Luck, items: list[Any], /) -> None:
    luck.shuffle(steps.walked(items))


def _sample(steps: Steps, luck: Luck, items: Any, count: int, /) -> list[Any]:
    return luck.sample(steps.walked(items), count)


SHORT: Final = type(list.append)
"""What is Python's own takes no longer for more."""

METHODS: Final[Mapping[type, Mapping[str, Counted]]] = {
    str: TEXTS,
    list: LISTS,
    tuple: SEARCHED,
    range: SEARCHED,
    dict: DICTS,
    Changing: SETS,
    Frozen: FROZEN_SETS,
    Keys: VIEWED,
    Items: VIEWED,
    int: {"bit_count": int.bit_count, "bit_length": int.bit_length},
    bool: {},
    float: {"is_integer": float.is_integer},
    Luck: {"sample": _sample, "shuffle": _shuffle},
}
"""What each kind of things may be asked for."""

PARTS: Final[Mapping[type, tuple[str, ...]]] = {range: ("start", "stop", "step")}
"""What a thing of Python has besides, which nobody needs to call."""

KNOWN: Final = frozenset(
    name
    for kind in (*METHODS, *VIEWS, bytes, complex, type, type(_ for _ in ()), Exception)
    for name in dir(kind)
    if not name.startswith("_")
)
"""Every name behind a point that a thing of Python may have; other names are those of a game."""


def asked(steps: Steps, it: Any, name: str, /, *given: Any, **named: Any) -> Any:
    """it.name(...)"""
    if way := METHODS.get(it.__class__, {}).get(name):
        return way(it, *given) if way.__class__ is SHORT else way(steps, it, *given, **named)
    return part(steps, it, name)(*given, **named)


def part(steps: Steps, it: Any, name: str) -> Any:
    """it.name"""
    kind = it.__class__
    if kind is Kind:
        return _of_kind(steps, it._of, name)
    base = next((one for one in kind.__mro__ if one in METHODS), None)
    if base and (way := METHODS[base].get(name)):
        return lambda *given, **named: _called(steps, way, it, *given, **named)
    is_own = kind.__module__ != "builtins" and base in (None, Luck)
    if name == "args" and isinstance(it, BaseException):
        return words_of(steps, it)
    if is_own or name in PARTS.get(kind, ()):
        return getattr(it, name)
    raise AttributeError(f"there is no {name}", name=name)


def _called(steps: Steps, way: Counted, /, *given: Any, **named: Any) -> Any:
    """Python itself may call this again and again, so each time counts."""
    steps.step()
    return way(*given) if way.__class__ is SHORT else way(steps, *given, **named)


def _of_kind(steps: Steps, kind: type, name: str) -> Any:
    """What all things of a kind may be asked for, such as str.upper."""
    way = METHODS.get(kind, {}).get(name)
    if way is None:
        raise AttributeError(f"there is no {name}", name=name)
    if name == "fromkeys":
        return lambda *given: _called(steps, way, None, *given)

    def act(it: Any, /, *given: Any, **named: Any) -> Any:
        if not isinstance(it, kind):
            raise TypeError(f"{name} wants a {kind.__name__}")
        return _called(steps, way, it, *given, **named)

    return act
