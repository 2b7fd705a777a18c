"""The words of Python that a bot may use, each of which counts what it walks through.

A word that is not here is refused. Some stand as they are, for they take no longer for more.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from types import MethodType, SimpleNamespace
from typing import Any, Final

from chocobox.sandbox.counting import DRAWN, SINGLE, Counted, Steps
from chocobox.sandbox.kinds import NONE, is_of_kind
from chocobox.sandbox.operating import MOST_ITEMS, number, plus
from chocobox.sandbox.texts import shown

ERRORS: Final = (
    *(Exception, IndexError, KeyError, StopIteration),
    *(TypeError, ValueError, ZeroDivisionError),
)
SHORT: Final[Mapping[str, Any]] = {
    it.__name__: it for it in (abs, bool, divmod, len, reversed, *ERRORS)
}
"""Words that take no longer for more."""

MATHS: Final = """acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod gcd
    hypot inf isclose isfinite isinf isnan log log10 log2 nan pi radians sin sqrt tan tau trunc"""
"""What a bot may use of `math`, besides what walks through numbers."""

DIGITS: Final = 1300
"""No whole number has so many."""

FEW: Final = 8
"""So many things take no longer than one."""


def _all(steps: Steps, items: Iterable[Any], /) -> bool:
    return all(steps.walked(items))


def _any(steps: Steps, items: Iterable[Any], /) -> bool:
    return any(steps.walked(items))


def _sum(steps: Steps, items: Iterable[Any], /, start: Any = 0) -> Any:
    given = list(steps.walked(items))
    if isinstance(start, str):
        raise TypeError("sum cannot add texts: use ''.join")
    if {start.__class__, *map(type, given)} <= {int, float, bool}:
        return number(sum(given, start))
    for one in given:
        start = plus(steps, start, one)
    return start


def ordered(steps: Steps, items: Any, /, *, key: Any = None, reverse: Any = False) -> list[Any]:
    """All items in their order."""
    given = list(steps.walked(items))
    values = _compared(steps, given, key, len(given).bit_length())
    places = sorted(range(len(given)), key=values.__getitem__, reverse=reverse)
    return [given[place] for place in places]


def _compared(steps: Steps, items: list[Any], key: Any, often: int) -> list[Any]:
    """The compared keys of all items."""
    if key is None:
        values = items
    else:
        before = steps.into(DRAWN, 0)
        values = [key(one) for one in items]
        steps.depth = before
    if not SINGLE.issuperset(map(type, values)):
        steps.weighed(values, often)
    return values


def _max(steps: Steps, /, *given: Any, key: Any = None, default: Any = NONE) -> Any:
    return _best(steps, max, given, key, default)


def _min(steps: Steps, /, *given: Any, key: Any = None, default: Any = NONE) -> Any:
    return _best(steps, min, given, key, default)


def _best(steps: Steps, most: Any, given: Any, key: Any, default: Any) -> Any:
    if not given:
        raise TypeError("there is nothing to compare")
    if len(given) > 1 and default is not NONE:
        raise TypeError("a default is for one list only")
    items = list(steps.walked(given[0])) if len(given) == 1 else [*given]
    if not items:
        if default is NONE:
            raise ValueError("the list is empty")
        return default
    values = _compared(steps, items, key, 1)
    return items[most(range(len(items)), key=values.__getitem__)]


def _enumerate(steps: Steps, items: Iterable[Any], start: int = 0) -> Any:
    return enumerate(steps.fed(items), start)


def _zip(steps: Steps, /, *items: Iterable[Any], strict: bool = False) -> Any:
    return _many(steps, zip(*map(steps.fed, items), strict=strict), len(items))


def _map(steps: Steps, act: Any, /, *items: Iterable[Any]) -> Any:
    return _many(steps, map(act, *map(steps.fed, items)), len(items))


def _many(steps: Steps, items: Iterable[Any], count: int) -> Any:
    """The same items, each of which was made of so many."""
    return items if count <= FEW else steps.lazy(items, count)


def _filter(steps: Steps, act: Any, items: Iterable[Any], /) -> Any:
    return filter(act, steps.lazy(items, 1))


def _next(steps: Steps, items: Any, /, *default: Any) -> Any:
    before = steps.into(1)
    try:
        return next(items, *default)
    finally:
        steps.depth = before


def _range(_: Steps, /, *limits: int) -> range:
    found = range(*limits)
    if found[MOST_ITEMS:]:
        raise ValueError("a range is too long")
    return found


def _round(steps: Steps, number: Any, ndigits: Any = None) -> Any:
    if isinstance(number, int) and isinstance(ndigits, int):
        ndigits = max(ndigits, -DIGITS)
        steps.step(abs(min(ndigits, 0)) // FEW)
    return round(number, ndigits)


def _fsum(steps: Steps, numbers: Iterable[Any], /) -> float:
    return math.fsum(steps.walked(numbers))


def _dist(steps: Steps, one: Any, other: Any, /) -> float:
    return math.dist(list(steps.walked(one)), list(steps.walked(other)))


def _imported(steps: Steps, *_: Any) -> Any:
    """The module `math`, the only module for bots."""
    known: dict[str, Any] = {name: getattr(math, name) for name in MATHS.split()}
    walking: dict[str, Callable[..., Any]] = {"fsum": _fsum, "dist": _dist}
    return SimpleNamespace(**known, **{name: MethodType(it, steps) for name, it in walking.items()})


COUNTING: Final[Mapping[str, Counted]] = {
    "__import__": _imported,
    "all": _all,
    "any": _any,
    "enumerate": _enumerate,
    "filter": _filter,
    "isinstance": is_of_kind,
    "map": _map,
    "max": _max,
    "min": _min,
    "next": _next,
    "range": _range,
    "repr": shown,
    "round": _round,
    "sorted": ordered,
    "sum": _sum,
    "zip": _zip,
}
"""Built-in functions that count the items of their walk."""
