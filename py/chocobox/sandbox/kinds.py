"""Kinds of things such as `list`, in the code of a bot: each counts what goes into a new one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from chocobox.sandbox.counting import Counted, Steps
from chocobox.sandbox.operating import number
from chocobox.sandbox.ordered import Changing, Frozen
from chocobox.sandbox.texts import as_text

NONE: Final = object()
"""What was not given."""

FIGURES: Final = 4_000
"""A number is read from at most so many letters."""


class Kind:
    """A kind of things such as `list`: it makes one, and is what isinstance asks for."""

    __slots__ = ("_make", "_of", "_steps")

    def __init__(self, steps: Steps, of: Any, make: Counted) -> None:
        self._steps, self._of, self._make = steps, of, make

    def __call__(self, /, *given: Any, **named: Any) -> Any:
        """A thing of this kind."""
        return self._make(self._steps, *given, **named)

    def __or__(self, other: Any) -> Any:
        if not isinstance(other, Kind | type | None):
            return NotImplemented
        kinds = (self._of, other._of if isinstance(other, Kind) else other or type(None))
        flat = tuple(
            one for kind in kinds for one in (kind if isinstance(kind, tuple) else (kind,))
        )
        self._steps.step(len(flat))
        return Kind(self._steps, flat, _nothing)

    __ror__ = __or__

    def __getitem__(self, _: Any) -> Kind:
        return self

    @property
    def __name__(self) -> str:
        return str(getattr(self._of, "__name__", ""))


# --- what makes a thing of a kind ---


def _nothing(_: Steps, *given: Any, **named: Any) -> Any:
    raise TypeError("nothing is made of several kinds")


def _int(steps: Steps, value: Any = 0, /, base: Any = NONE) -> int:
    _figures(steps, value)
    return number(int(value) if base is NONE else int(value, base))  # type: ignore[no-any-return]


def _float(steps: Steps, value: Any = 0.0, /) -> float:
    _figures(steps, value)
    return float(value)


def _figures(steps: Steps, value: Any) -> None:
    if isinstance(value, (str, bytes)) and len(value) > FIGURES:
        raise ValueError("a number is too long")
    steps.weigh(value)


def _str(steps: Steps, value: Any = "") -> str:
    return as_text(steps, value)


def _list(steps: Steps, items: Iterable[Any] = (), /) -> list[Any]:
    return list(steps.walked(items))


def _tuple(steps: Steps, items: Iterable[Any] = (), /) -> tuple[Any, ...]:
    return tuple(steps.walked(items))


def set_of(steps: Steps, items: Iterable[Any] = (), /) -> Changing:
    """A set of these, in their order."""
    return Changing(steps.keys(steps.walked(items)))


def _frozenset(steps: Steps, items: Iterable[Any] = (), /) -> Frozen:
    return Frozen(steps.keys(steps.walked(items)))


def dict_of(steps: Steps, pairs: Any = (), /, **named: Any) -> dict[Any, Any]:
    """A dict of another one, or of pairs."""
    if isinstance(pairs, Mapping):
        return {**dict(steps.hashed(pairs)), **named}
    return {**{steps.key(key): value for key, value in steps.walked(pairs)}, **named}


KINDS: Final[Mapping[str, tuple[type, Counted]]] = {
    "int": (int, _int),
    "float": (float, _float),
    "str": (str, _str),
    "list": (list, _list),
    "tuple": (tuple, _tuple),
    "set": (Changing, set_of),
    "frozenset": (Frozen, _frozenset),
    "dict": (dict, dict_of),
}
"""What stands for a kind of things, and makes one."""


def is_of_kind(steps: Steps, value: Any, kinds: Any, /) -> bool:
    """isinstance(value, kinds)"""
    return isinstance(value, _kinds(steps, kinds))


def _kinds(steps: Steps, kinds: Any) -> Any:
    if kinds.__class__ is Kind:
        return kinds._of
    if kinds.__class__ is tuple:
        steps.weigh(kinds)
        return tuple(_kinds(steps, one) for one in kinds)
    return kinds
