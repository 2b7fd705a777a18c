"""What one of several Pythons beside each other runs: the tests that no other has claimed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest


class Share:
    """Claims tests by their number and counts them: all, its own, and those that were left out."""

    def __init__(self, claim: Callable[[int], bool]) -> None:
        self.claim = claim
        self.found = self.ran = self.left_out = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count what says that it cannot run here."""
        self.left_out += report.skipped

    def own(self, items: list[pytest.Item]) -> Iterator[pytest.Item]:
        """The next test of ours is claimed when the one before it is to run."""
        for number, item in enumerate(items):
            if self.claim(number):
                self.ran += 1
                yield item

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run the own tests; where there is nothing to run, pytest says so itself."""
        if session.testsfailed or session.config.option.collectonly:
            return None
        self.found = len(session.items)
        own = self.own(session.items)
        item = next(own, None)
        while item:
            after = next(own, None)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.shouldfail:
                raise session.Failed(session.shouldfail)
            item = after
        return True
