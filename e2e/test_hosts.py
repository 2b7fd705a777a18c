"""In all three engines: the site plays from hosts that nobody has set up, and stays."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest
from e2e import test_one_file
from e2e.hosts import HOSTS, LOST
from e2e.person import Person
from e2e.test_one_file import Come

come = test_one_file.come

READY = "html[data-engine=ready]"


@pytest.mark.parametrize("host", HOSTS)
def test_it_plays_and_stays_without_any_setting_of_the_host(
    come: Come, dist: Path, tmp_path: Path, host: str
) -> None:
    with HOSTS[host](dist, tmp_path) as address:
        visitor = come(address)
        visitor.wait_for(READY)
        visitor.wait_for(".offline", "Plays without internet")
        visitor.close()
        known = ("404", *LOST) if host == "little" else ()
        assert [one for one in visitor.complaints() if not any(it in one for it in known)] == []

    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(address)
    visitor = come(address)
    visitor.wait_for(".offline", "Plays without internet")
    visitor.tap("a", "Play Schokoly")
    visitor.tap("a", "Play")
    person = Person(visitor)
    person.play_turn()
    person.await_turn()
    assert person.lying() == 2
    visitor.close()
