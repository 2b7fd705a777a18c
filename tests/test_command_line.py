"""The command line: what it prints, and one line with exit 2 for whatever is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chocobox.games import BOTS
from talk import NIBBLER, PERSON

ROOT = Path(__file__).parent.parent
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_prints_the_outcome_of_a_whole_game(say: Any, seats: int) -> None:
    code, out, err = say("play", "schokoly", "--bots", ",".join(["nibbler"] * seats), "--seed", "7")
    assert (code, err, out.count("\n")) == (0, "", 1)
    outcome = json.loads(out)
    assert outcome["type"] == "Outcome"
    assert len(outcome["scores"]) == seats
    assert outcome["winners"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_play_plays_every_game_of_the_box(say: Any, seats: int) -> None:
    weakest = BOTS["choco_challenge"][0].name
    words = ["play", "choco_challenge", "--bots", ",".join([weakest] * seats), "--seed", "7"]
    code, out, err = say(*words, "--option", "first=2", "--option", "odds=false", "--transcript")
    assert (code, err) == (0, "")
    first, *_, last = out.splitlines()
    assert first.startswith("1 seat 2 at ")
    assert first.endswith(": 1 of 1 Draw()")
    outcome = json.loads(last)
    totals = [total["pile"] + total["desserts"] for total in outcome["totals"]]
    assert outcome["scores"] == totals
    assert (len(totals), len(outcome["winners"])) == (seats, 1)


def test_play_plays_kaboom_with_its_rounds_and_the_tables_own_moves(say: Any) -> None:
    code, out, err = say(*KABOOM, "--seed", "7", "--option", "rounds=2", "--transcript")
    assert (code, err) == (0, "")
    *moves, last = out.splitlines()
    assert moves[-1].endswith(": 1 of 1 Close()")
    assert " seat -1 at " in moves[-1]
    outcome = json.loads(last)
    assert outcome["scores"] == [sum(column) for column in zip(*outcome["rounds"], strict=True)]
    assert len(outcome["rounds"]) == 2


def test_play_with_transcript_prints_every_move_first(say: Any) -> None:
    plain, told = say(*PLAY, "--seed", "7"), say(*PLAY, "--seed", "7", "--transcript")
    *moves, last = told[1].splitlines()
    assert last + "\n" == plain[1]
    assert len(moves) > 96
    assert moves[0].startswith("1 seat 0 at ")
    assert "Choose(" in moves[0]


def test_play_is_the_same_for_the_same_seed_only(say: Any) -> None:
    games = [say(*PLAY, "--seed", seed) for seed in ("1", "1", "2")]
    assert games[0] == games[1] != games[2]


def test_play_takes_house_rules(say: Any) -> None:
    options = ["--option", "first=1", "--option", "open_hands=true", "--option", "swaps=false"]
    code, out, _ = say(*PLAY, *options, "--transcript")
    assert code == 0
    assert out.startswith("1 seat 1 ")


def test_score_reads_a_drawn_board(say: Any, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(BOARD, encoding="utf-8")
    code, out, err = say("score", str(file), "--colours", "dark,white")
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert json.loads(out) == {
        "players": [
            {"colour": "dark", "largest": 7, "neutral": 7, "total": 14, "areas": [7, 1]},
            {"colour": "white", "largest": 6, "neutral": 0, "total": 6, "areas": [6]},
        ],
        "neutral": [
            {"size": 7, "sides": {"dark": 8, "white": 6}, "winner": "dark", "counts": True}
        ],
        "winners": ["dark"],
    }


def test_score_for_three_has_no_neutral_areas(say: Any, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(BOARD, encoding="utf-8")
    result = json.loads(say("score", str(file), "--colours", "white,milk,dark")[1])
    assert [player["colour"] for player in result["players"]] == ["white", "milk", "dark"]
    assert [player["total"] for player in result["players"]] == [6, 7, 7]
    assert (result["neutral"], result["winners"]) == ([], ["dark"])


def test_perft_prints_one_number(say: Any) -> None:
    assert say(*PERFT) == (0, "96\n", "")
    assert say(*PERFT[:-1], "0") == (0, "1\n", "")
    assert say("perft", "choco_challenge", "--seats", "3", "--depth", "3") == (0, "4\n", "")
    assert say("perft", "kaboom", "--seats", "2", "--depth", "3") == (0, "6\n", "")


def test_tournament_prints_one_object(say: Any) -> None:
    code, out, err = say(*TOURNAMENT, "--games", "4", "--seed", "3")
    assert (code, err) == (0, "")
    assert isinstance(json.loads(out), dict)
    assert say(*TOURNAMENT, "--games", "4", "--seed", "3") == (code, out, err)


def test_tournament_turns_three_round_the_table(say: Any) -> None:
    code, out, err = say(*CUP, "cautious,baker,cautious", "--games", "3")
    assert (code, err) == (0, "")
    assert (json.loads(out)["seats"], sum(json.loads(out)["by_seat"])) == (3, 3)


def test_tournament_of_kaboom(say: Any) -> None:
    words = ["tournament", "kaboom", "--bots", "steady,forgetful", "--games", "2"]
    code, out, err = say(*words)
    assert (code, err) == (0, "")
    assert sum(json.loads(out)["by_seat"]) == 2
    _, short, _ = say(*words, "--option", "rounds=1")
    assert json.loads(short)["moves"]["high"] < json.loads(out)["moves"]["low"]


@pytest.mark.parametrize("words", [["--help"], *([one, "--help"] for one in ("play", "score"))])
def test_help_is_no_fault(say: Any, words: list[str]) -> None:
    code, out, err = say(*words)
    assert (code, err) == (0, "")
    assert "usage: chocobox" in out


# --- whatever is wrong ---

WRONG: dict[str, list[str]] = {
    "no command": [],
    "unknown command": ["bake"],
    "unknown flag": ["bridge", "--fast"],
    "play no game": ["play", "--bots", "nibbler,nibbler"],
    "play another game": ["play", "chess", "--bots", "nibbler,nibbler"],
    "play without bots": ["play", "schokoly"],
    "play with one bot": ["play", "schokoly", "--bots", "nibbler"],
    "play with five": ["play", "schokoly", "--bots", ",".join(["nibbler"] * 5)],
    "play with nobody": ["play", "schokoly", "--bots", ""],
    "play with an unknown bot": ["play", "schokoly", "--bots", "nibbler,deep blue"],
    "play with a word as seed": [*PLAY, "--seed", "x"],
    "play with a negative seed": [*PLAY, "--seed", "-1"],
    "play with a float as seed": [*PLAY, "--seed", "1.0"],
    "play with a giant seed": [*PLAY, "--seed", str(1 << 64)],
    "play with foreign digits": [*PLAY, "--seed", "\u0663"],
    "play with an unknown option": [*PLAY, "--option", "speed=1"],
    "play with an option alone": [*PLAY, "--option", "first"],
    "play with an option out of range": [*PLAY, "--option", "first=4"],
    "play with an option beyond the seats": [*PLAY, "--option", "first=2"],
    "play with a maybe": [*PLAY, "--option", "open_hands=maybe"],
    "play with a number as yes": [*PLAY, "--option", "open_hands=1"],
    "score no file": ["score", "--colours", "dark,white"],
    "score without colours": ["score", "-"],
    "score a missing file": ["score", "no such file", "--colours", "dark,white"],
    "score a folder": ["score", str(ROOT / "py"), "--colours", "dark,white"],
    "score a name with nothing": ["score", "a\0b", "--colours", "dark,white"],
    "score one colour": ["score", __file__, "--colours", "dark"],
    "score a colour twice": ["score", __file__, "--colours", "dark,dark"],
    "score a fourth colour": ["score", __file__, "--colours", "dark,white,milk,blue"],
    "score letters as colours": ["score", __file__, "--colours", "d,w"],
    "score something else": ["score", __file__, "--colours", "dark,white"],
    "perft without depth": ["perft", "schokoly", "--seats", "2"],
    "perft of five": ["perft", "schokoly", "--seats", "5", "--depth", "1"],
    "perft of two where three are needed": ["perft", "choco_challenge", *PERFT[2:]],
    "play with two where three are needed": [*CHALLENGE, "cautious,baker"],
    "play with six where five may": [*CHALLENGE, ",".join(["baker"] * 6)],
    "play with another game's bot": [*CHALLENGE, "nibbler,baker,baker"],
    "play with First Player away": [*CHALLENGE, "crown,baker,baker", "--option", "first=3"],
    "play with another game's option": [*CHALLENGE, "baker,baker,baker", "--option", "swaps=true"],
    "play with a window between": [*KABOOM, "--option", "window=2000"],
    "play with too many rounds": [*KABOOM, "--option", "rounds=21"],
    "play with slaps as a number": [*KABOOM, "--option", "slaps=1"],
    "play with an odd handicap": [*KABOOM, "--option", "handicap_0=7"],
    "play with seven": ["play", "kaboom", "--bots", ",".join(["shark"] * 7)],
    "tournament of two where three are needed": [*CUP, "crown,baker", "--games", "2"],
    "perft of a negative depth": ["perft", "schokoly", "--seats", "2", "--depth", "-1"],
    "tournament without games": TOURNAMENT,
    "tournament with an unknown option": [*TOURNAMENT, "--games", "2", "--option", "speed=1"],
    "tournament of words": [*TOURNAMENT, "--games", "many"],
    "tournament of no games": [*TOURNAMENT, "--games", "0"],
    "tournament of one bot": ["tournament", "schokoly", "--bots", "nibbler", "--games", "2"],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG)
def test_one_line_names_the_fault(say: Any, words: list[str]) -> None:
    code, out, err = say(*words)
    assert (code, out) == (2, "")
    assert is_one_line(err), err


def test_a_fault_names_what_would_be_right(say: Any) -> None:
    *_, err = say("play", "schokoly", "--bots", "nibbler,x")
    assert all(bot.name in err for bot in BOTS["schokoly"])


# --- as a process ---


@pytest.mark.processes
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


@pytest.mark.processes
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


@pytest.mark.processes
def test_score_reads_standard_input() -> None:
    done = shell("score", "-", "--colours", "dark,white", given=BOARD.encode())
    assert json.loads(done.stdout)["winners"] == ["dark"]
    done = shell("score", "-", "--colours", "dark,white", given=b"d\xff\n")
    assert (done.returncode, done.stdout) == (2, b"")
    assert is_one_line(done.stderr.decode())


@pytest.mark.processes
@pytest.mark.parametrize("words", [PERFT, [*PLAY, "--transcript"], ["bridge"]])
def test_a_reader_that_has_had_enough_is_no_fault(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = shell(*words, given=b'{"id":1,"op":"games"}\n' * 3, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.processes
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_a_fault_of_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = shell(*PERFT, stdout=full)
    assert done.returncode == 2
    assert is_one_line(done.stderr.decode())


@pytest.mark.processes
@pytest.mark.parametrize("words", [[], ["play"], ["score", "-", "--colours", "x"]])
def test_a_wrong_use_ends_with_2(words: list[str]) -> None:
    done = shell(*words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert is_one_line(done.stderr.decode())
