"""In all three engines: what each commit asks of Chromium alone, and what else may differ."""

from __future__ import annotations

from pathlib import Path

import pytest
from e2e.engines import ENGINES, KEPT, Profile
from e2e.person import Person
from e2e.test_offline import publish
from e2e.test_start import SANDBOX

from support.serving import serving

pytestmark = pytest.mark.parametrize("profile", ENGINES, indirect=True)

LOOK = "() => navigator.serviceWorker.ready.then((site) => site.update()).then(() => true)"


def test_a_newer_version_is_taken_on_the_page_of_the_first_visit(
    profile: Profile, dist: Path, tmp_path: Path
) -> None:
    publish(dist, tmp_path / "site", 2)
    with serving(tmp_path / "site") as site:
        visitor = profile.open(site.address)
        visitor.wait_for(KEPT)
        publish(dist, tmp_path / "site", 3)
        visitor.evaluate(LOOK)
        with visitor.comes_anew():
            visitor.tap(".newer button")
        visitor.wait_for(f"{KEPT}[data-build='3']")
        assert visitor.count(".newer") == 0
        profile.close(site.address)


SEEN = """() => {
  const [seen] = performance.getEntriesByName("first-contentful-paint");
  const styles = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".css"));
  return seen && styles?.responseEnd && [seen.startTime, styles.responseEnd];
}"""
"""When something was seen, and when the styles had come."""


def test_on_a_line_of_400_kbit_a_second_the_box_is_seen_long_before_its_styles(
    profile: Profile, dist: Path
) -> None:
    with serving(dist, rate=400_000, zips=True) as site:
        seen, styles = profile.open(site.address).wait(SEEN)
        assert seen < styles
        profile.leave()


KEEPS_NOTHING = "This browser saves nothing: games last only until you close this page."


def test_in_a_sandbox_the_one_file_plays_and_says_that_it_keeps_nothing(
    profile: Profile, dist: Path
) -> None:
    with serving(dist, headers=SANDBOX) as site:
        address = f"{site.address}chocobox.html"
        visitor = profile.open(f"{address}#/new/schokoly?seed=7&players=person,taster")
        visitor.wait_for(".answer", KEEPS_NOTHING)
        person = Person(visitor)
        person.play_round()
        assert person.record()["seed"] == 7
        profile.close(address)
