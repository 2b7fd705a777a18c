"""Cases of which one is tried in each run, and the others at night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def at_night(cases: Sequence[Any]) -> list[Any]:
    """These cases, marked so that only the nightly run tries them."""
    return [pytest.param(case, marks=pytest.mark.nightly) for case in cases]


def one_by_day(cases: Sequence[Any]) -> list[Any]:
    """The first case in each run, the others at night."""
    return [cases[0], *at_night(cases[1:])]
