"""What a first visit costs: the whole site over the wire, and the box as one file."""

from __future__ import annotations

from pathlib import Path

from bench import size

MOST_SITE = 5_200_000
MOST_ONE_FILE = 7_500_000


def test_the_whole_site_is_light(dist: Path) -> None:
    found = size.weigh(dist)
    assert found["files"] > 15
    assert found["gzip"] <= MOST_SITE


def test_the_one_file_is_light(dist: Path) -> None:
    assert 0 < size.weigh(dist)["one_file"] <= MOST_ONE_FILE
