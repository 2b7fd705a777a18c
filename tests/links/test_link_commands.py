"""The commands for links: a record in, a link out, and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from support.talk import NIBBLER, PERSON


def test_a_record_becomes_a_link_and_comes_back(say: Any, tmp_path: Path) -> None:
    record = {"game": "schokoly", "players": [PERSON, NIBBLER], "seed": 9, "moves": [[0, 1, 1500]]}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    code, text, err = say("link", str(file), "--use", "resume")
    assert (code, err, text[:5], text.count("\n")) == (0, "", "#/g/1", 1)
    code, told, err = say("open", f"https://a.example/{text}")
    opened = json.loads(told)
    assert (code, err, opened["use"], opened["plies"]) == (0, "", "resume", 1)
    assert opened["record"]["moves"] == record["moves"]
    file.write_text(told, encoding="utf-8")  # what `open` tells is what `link` takes
    assert say("link", str(file)) == (0, text, "")
    _, unnamed, _ = say("link", str(file), "--no-names")
    assert len(unnamed) < len(text)


@pytest.mark.parametrize(
    "words",
    [["open", "#/g/1abcdefgh"], ["open", ""], ["link", "no.json"], ["link", "-", "--use", "x"]],
)
def test_invalid_links_and_records_are_faults_of_one_line(say: Any, words: list[str]) -> None:
    code, out, err = say(*words)
    assert (code, out) == (2, "")
    assert err.startswith("chocobox: ")
    assert err.count("\n") == 1
