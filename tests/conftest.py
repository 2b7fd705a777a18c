"""What all tests share: the command line."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.__main__ import main

collect_ignore = ["example_game"]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command here: exit code, standard output, standard error."""

    def run(*words: str) -> tuple[int, str, str]:
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return run
