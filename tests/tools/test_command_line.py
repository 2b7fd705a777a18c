"""The command line: what it prints, and one line with exit 2 for whatever is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chocobox.__main__ import main
from chocobox.games import BOTS
from chocobox.games.schokoly.rules.drawn import colours_of, score
from support.places import ROOT
from support.talk import NIBBLER, PERSON

BOARD = ".ddddddd.\n.mmmmmmmd\n.wwwwww..\n"
PLAY = ["play", "schokoly", "--bots", "nibbler,nibbler"]
PERFT = ["perft", "schokoly", "--seats", "2", "--seed", "2", "--depth", "3"]
TOURNAMENT = ["tournament", "schokoly", "--bots", "nibbler,nibbler"]
CHALLENGE = ["play", "choco_challenge", "--bots"]
CUP = ["tournament", "choco_challenge", "--bots"]
KABOOM = ["play", "kaboom", "--bots", "forgetful,shark"]


def shell(*words: str, given: bytes = b"", **how: Any) -> subprocess.CompletedProcess[bytes]:
    """Runs a command in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "py"), "PYTHONUNBUFFERED": ""}
    command = [sys.executable, "-m", "chocobox", *words]
    how = {"stdout": subprocess.PIPE} | how
    return subprocess.run(
        command, input=given, env=environment, stderr=subprocess.PIPE, check=False, **how
    )


def is_one_line(err: str) -> bool:
    return err.startswith("chocobox: ") and err.count("\n") == 1 and "Traceback" not in err


# --- each command ---

PLAYS = {
    "schokoly": [*PLAY, "--option", "first=1", "--option", "open_hands=true"],
    "choco_challenge": [*CHALLENGE, "cautious,baker,crown", "--option", "first=1"],
    "kaboom": [*KABOOM, "--option", "rounds=2"],
}


@pytest.mark.parametrize("name", PLAYS)
def test_play_prints_every_move_and_the_outcome(say: Any, name: str) -> None:
    words = [*PLAYS[name], "--seed", "7"]
    plain, told, other = say(*words), say(*words, "--transcript"), say(*words[:-1], "8")
    code, out, err = told
    assert (code, err) == (0, "")
    *moves, last = out.splitlines()
    assert plain == (0, f"{last}\n", "") != other
    assert moves[0].startswith("1 seat 1 at ")
    outcome = json.loads(last)
    assert outcome["type"] == "Outcome"
    assert len(outcome["scores"]) == PLAYS[name][3].count(",") + 1
    assert len(outcome.get("rounds", [1, 2])) == 2


def test_score_reads_a_drawn_board(say: Any, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(BOARD, encoding="utf-8")
    code, out, err = say("score", str(file), "--colours", "dark,white")
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert json.loads(out) == score(BOARD, colours_of("dark,white"))
    result = json.loads(say("score", str(file), "--colours", "white,milk,dark")[1])
    assert [player["total"] for player in result["players"]] == [6, 7, 7]
    assert (result["neutral"], result["winners"]) == ([], ["dark"])


def test_perft_prints_one_number(say: Any) -> None:
    assert say(*PERFT) == (0, "96\n", "")
    assert say(*PERFT[:-1], "0") == (0, "1\n", "")
    assert say("perft", "kaboom", "--seats", "2", "--depth", "3") == (0, "6\n", "")


def test_tournament_prints_one_object(say: Any) -> None:
    words = [*CUP, "cautious,baker,cautious", "--games", "3", "--seed", "3"]
    code, out, err = say(*words)
    assert (code, err) == (0, "")
    assert (json.loads(out)["seats"], sum(json.loads(out)["by_seat"])) == (3, 3)
    assert say(*words) == (code, out, err)
    short = ["tournament", "kaboom", "--bots", "steady,forgetful", "--games", "2", "--option"]
    found = [json.loads(say(*short, f"rounds={rounds}")[1])["moves"] for rounds in (1, 5)]
    assert found[0]["high"] < found[1]["low"]


@pytest.mark.parametrize("words", [["--help"], *([one, "--help"] for one in ("play", "score"))])
def test_help_is_no_fault(say: Any, words: list[str]) -> None:
    code, out, err = say(*words)
    assert (code, err) == (0, "")
    assert "usage: chocobox" in out


# --- whatever is wrong ---

WRONG = (
    *([], ["bake"], ["bridge", "--fast"], ["play", "schokoly"]),
    *(["play", "--bots", "nibbler,nibbler"], ["play", "chess", "--bots", "nibbler,nibbler"]),
    *(
        ["play", "schokoly", "--bots", bots]
        for bots in ("", "nibbler", ",".join(["nibbler"] * 5), "nibbler,deep blue")
    ),
    *([*PLAY, "--seed", seed] for seed in ("x", "-1", "1.0", str(1 << 64), "\u0663")),
    *(
        [*PLAY, "--option", option]
        for option in ("speed=1", "first", "first=4", "first=2", "open_hands=maybe", "open_hands=1")
    ),
    *([*CHALLENGE, bots] for bots in ("cautious,baker", "nibbler,baker,baker")),
    *(
        [*CHALLENGE, "crown,baker,baker", "--option", option]
        for option in ("first=3", "swaps=true")
    ),
    *(
        [*KABOOM, "--option", option]
        for option in ("window=2000", "rounds=21", "slaps=1", "handicap_0=7")
    ),
    *(["score", "--colours", "dark,white"], ["score", "-"]),
    *(
        ["score", file, "--colours", "dark,white"]
        for file in ("no such file", str(ROOT / "py"), "a\0b", __file__)
    ),
    *(
        ["score", __file__, "--colours", colours]
        for colours in ("dark", "dark,dark", "dark,white,milk,blue", "d,w")
    ),
    ["perft", "schokoly", "--seats", "2"],
    *(
        ["perft", "schokoly", "--seats", *rest]
        for rest in (["5", "--depth", "1"], ["2", "--depth", "-1"])
    ),
    ["perft", "choco_challenge", *PERFT[2:]],
    TOURNAMENT,
    *([*TOURNAMENT, "--games", games] for games in ("many", "0")),
    *([*TOURNAMENT, "--games", "2", "--jobs", jobs] for jobs in ("few", "-1")),
    [*TOURNAMENT, "--games", "2", "--option", "speed=1"],
    ["tournament", "schokoly", "--bots", "nibbler", "--games", "2"],
    [*CUP, "crown,baker", "--games", "2"],
)


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_one_line_names_the_fault(say: Any, words: list[str]) -> None:
    code, out, err = say(*words)
    assert (code, out) == (2, "")
    assert is_one_line(err), err


def test_a_fault_names_what_would_be_right(say: Any) -> None:
    *_, err = say("play", "schokoly", "--bots", "nibbler,x")
    assert all(bot.name in err for bot in BOTS["schokoly"])


# --- as a process ---


def test_bridge_answers_line_by_line() -> None:
    requests = [
        {"id": 1, "op": "new", "game": "schokoly", "players": [PERSON, NIBBLER], "seed": 1},
        {"id": 2, "op": "play", "seat": 0, "action": {"type": "Choose", "colour": "milk"}, "at": 3},
    ]
    lines = [json.dumps(request).encode() for request in requests]
    lines[1:1] = [b"\xff\xfe nonsense \xe2\x28", b"", b"[" * 100_000]
    done = shell("bridge", given=b"\n".join(lines))
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["id"] for reply in replies] == [1, None, None, 2]
    assert replies[-1]["update"]["views"]["0"]["colours"] == ["milk", None]
    assert (done.returncode, done.stderr) == (0, b"")


def test_bridge_answers_each_request_before_the_next() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    command = [sys.executable, "-m", "chocobox", "bridge"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "op": "games"}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(timeout=20) == 0


def test_score_reads_standard_input() -> None:
    done = shell("score", "-", "--colours", "dark,white", given=BOARD.encode())
    assert json.loads(done.stdout)["winners"] == ["dark"]
    done = shell("score", "-", "--colours", "dark,white", given=b"d\xff\n")
    assert (done.returncode, done.stdout) == (2, b"")
    assert is_one_line(done.stderr.decode())


@pytest.mark.parametrize("words", [PERFT, [*PLAY, "--transcript"], ["bridge"]])
def test_a_reader_that_has_had_enough_is_no_fault(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = shell(*words, given=b'{"id":1,"op":"games"}\n' * 3, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_a_fault_of_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = shell(*PERFT, stdout=full)
    assert done.returncode == 2
    assert is_one_line(done.stderr.decode())


@pytest.mark.parametrize("words", [[], ["play"], ["score", "-", "--colours", "x"]])
def test_a_wrong_use_ends_with_2(words: list[str]) -> None:
    done = shell(*words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert is_one_line(done.stderr.decode())


def test_a_written_bot_plays_in_a_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "eager.py"
    own.write_text("def choose(table, actions, rng):\n    return actions[0]\n")
    assert main([*CUP, f"{own},cautious,cautious", "--games", "3"]) == 0
    standings = json.loads(capsys.readouterr().out)["standings"]
    assert [it["bot"] for it in standings] == ["eager", "cautious"]
    own.write_text("import os\n")
    assert main([*CUP, f"{own},cautious,cautious", "--games", "3"]) == 2
    assert "line 1: import os" in capsys.readouterr().err
    assert main([*CUP, f"{tmp_path}/none.py,cautious,cautious", "--games", "3"]) == 2
    assert "none.py" in capsys.readouterr().err


def test_written_bots_play_each_against_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, chosen in (("a", "actions[0]"), ("b", "actions[-1]"), ("c", "actions[0]")):
        code = f"def choose(table, actions, rng):\n    return {chosen}\n"
        (tmp_path / f"{name}.py").write_text(code)
    files = ",".join(str(tmp_path / f"{name}.py") for name in "abc")
    assert main([*CUP, files, "--games", "2", "--pairs"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"]: row["points"] for row in told["rows"]}.keys() == {"a", "b", "c"}
    assert told["points"][0] == told["points"][2]
    assert main([*CUP, files, "--games", "3", "--pairs"]) == 2
    assert "even number" in capsys.readouterr().err
