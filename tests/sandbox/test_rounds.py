"""A tournament of a class: every pair plays each deal twice; all devices find the same table."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from chocobox.core.rng import Rng
from chocobox.core.session import DEALS
from chocobox.games import GAMES
from chocobox.sandbox import rounds
from chocobox.sandbox.entries import WAY, entries_of
from chocobox.sandbox.rounds import Rounds, Wanted, third_of
from chocobox.tournament import interval
from support.linked import TOURNAMENT
from support.places import ROOT
from support.talk import Talk, error_of

SHELF = [name for name, game in GAMES.items() if game.shelf]
each_game = pytest.mark.parametrize("name", SHELF)

FIRST = "def choose(table, actions, rng):\n    return actions[0]\n"
ANY = FIRST.replace("actions[0]", "rng.choice(actions)")
UNREAD = "def choose(:"
FIRST_BOTS = ROOT / "assets" / "games"


def asked(name: str, *codes: str, deals: int = 1, seed: int = 5) -> dict[str, Any]:
    bots = [{"name": f"P{nth}", "code": code} for nth, code in enumerate(codes)]
    return {"game": name, "seed": seed, "deals": deals, "bots": bots}


def rounds_in(talk: Talk, pair: int, first: int, count: int, **more: Any) -> list[dict[str, Any]]:
    """A page asks until all these games have come."""
    found: list[dict[str, Any]] = []
    while count:
        told = talk.ask("round", pair=pair, first=first, count=count, **more)["round"]
        found.append(told)
        first, count = first + len(told["games"]), count - len(told["games"])
    return found


def games_in(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [game for one in told for game in one["games"]]


def played(wanted: dict[str, Any], one_by_one: bool = False) -> list[dict[str, Any]]:
    """All rounds of a tournament."""
    talk, found = Talk(), list[dict[str, Any]]()
    begun = talk.ask("tournament", **wanted)["tournament"]
    for pair in range(len(begun["pairs"])):
        for first in range(0, begun["games"], 1 if one_by_one else begun["games"]):
            found += rounds_in(talk, pair, first, 1 if one_by_one else begun["games"])
    return found


def ranking(bots: int, deals: int, told: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = Talk().ask("ranking", bots=bots, deals=deals, rounds=told, **more)
    return found["ranking"]  # type: ignore[no-any-return]


@cache
def three(name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Three bots of which two are alike, and all their rounds."""
    own = (FIRST_BOTS / name / "bot.py").read_text("utf-8")
    wanted = asked(name, own, ANY, own)
    return wanted, played(wanted)


# --- what is fair ---


def test_the_third_at_the_table_stays_who_it_was_in_old_tournaments() -> None:
    assert third_of("choco_challenge").name == "cautious"


@each_game
def test_both_of_a_pair_sit_in_the_same_seats_and_equal_bots_win_equally(name: str) -> None:
    own = Rounds(entries_of(asked(name, ANY, ANY, deals=3)))
    third = third_of(name).name
    for deal in range(3):
        one, other = (own._begun(0, 2 * deal + half).session for half in range(2))
        assert one.seed == other.seed == Rng(5 + deal).below(DEALS)[0]
        seats = [[session.bots[seat].name for seat in session.bots] for session in (one, other)]
        changed = {"P0": "P1", "P1": "P0", third: third}
        assert seats[1] == [changed[it] for it in seats[0]]
        assert {"P0", "P1"} <= set(seats[0])
    _, told = three(name)
    first, second = games_in([it for it in told if it["pair"] == 1])  # two bots that are alike
    assert first["wins"] == [*reversed(second["wins"])]


@each_game
def test_the_table_is_the_same_however_the_games_are_spread(name: str) -> None:
    wanted, told = three(name)
    found = ranking(3, 1, told)
    assert (found["played"], found["games"]) == (6, 6)
    again = played(wanted, one_by_one=True)
    assert ranking(3, 1, [*reversed(again), *told[:2]]) == found
    order = [2, 0, 1]
    moved = wanted | {"bots": [wanted["bots"][it] for it in order]}
    assert ranking(3, 1, played(moved))["points"] == [found["points"][it] for it in order]


def test_a_game_that_takes_long_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    _, told = three("schokoly")
    monkeypatch.setattr(rounds, "MOST_STEPS", 5_000)
    assert len(slow := played(three("schokoly")[0])) > 3 * len(told)
    assert games_in(slow) == games_in(told)
    assert min(len(one["games"]) for one in slow) == 0


def test_no_answer_takes_many_more_steps_than_one_choice() -> None:
    loops = "def choose(table, actions, rng):\n    while True: pass\n"
    own = Rounds(entries_of(asked("schokoly", loops, ANY)))
    found = own.go(Wanted(0, 0, 2)).games
    assert [(one.stumbled, one.moves < 9) for one in found] == [((1, 0), True)]


def test_code_that_cannot_be_read_loses_each_game_and_is_named() -> None:
    talk = Talk()
    begun = talk.ask("tournament", **asked("schokoly", UNREAD, FIRST, ANY))["tournament"]
    assert [it and it["code"] for it in begun["troubles"]] == ["spelling", None, None]
    unread, first = (games_in(rounds_in(talk, pair, 0, 2)) for pair in (1, 2))
    assert [(game["wins"], game["stumbled"]) for game in unread] == [([0, 1000], [1, 0])] * 2
    assert [game["stumbled"] for game in first] == [[0, 0], [0, 0]]


def test_where_a_third_one_wins_or_nobody_does_the_pair_gets_nothing() -> None:
    lost = [game["wins"] for game in games_in(three("choco_challenge")[1])]
    assert [0, 0] in lost, "the weakest bot of the box has won"
    waits = FIRST.replace("actions[0]", "None")
    talk = Talk()
    talk.ask("tournament", **asked("kaboom", waits, waits))
    [game, _] = games_in(rounds_in(talk, 0, 0, 2))
    assert game["wins"] == [0, 0]


# --- the table ---


def test_ties_share_a_place_and_wilsons_interval_tells_how_certain_it_is() -> None:
    def game(one: int, other: int) -> dict[str, Any]:
        return {"wins": [one, other], "stumbled": [0, 2]}

    told = [
        {"pair": pair, "first": 0, "games": games}
        for pair, games in enumerate(
            [[game(1000, 0), game(500, 500)], [game(0, 0), game(0, 1000)], [game(500, 500)] * 2]
        )
    ]
    found = ranking(3, 1, told)
    rows = [(row["place"], row["bot"], row["points"], row["part"]) for row in found["rows"]]
    assert rows == [(1, 2, 2000, 500), (2, 0, 1500, 375), (2, 1, 1500, 375)]
    low, high = (round(1000 * it) for it in interval(2, 4))
    assert (found["rows"][0]["low"], found["rows"][0]["high"]) == (low, high)
    assert [row["stumbled"] for row in found["rows"]] == [8, 0, 4]
    assert ranking(3, 1, told, points=[1500, 1500, 2000])["same"] is True
    assert ranking(3, 1, told, points=[1500, 1501, 2000])["same"] is False
    assert ranking(3, 1, told[:2], points=[1500, 1500, 2000])["same"] is None
    stated = ranking(3, 1, [], points=[1500, 1500, 2000])
    plain = [{**row, "stumbled": 0} for row in found["rows"]]
    assert (stated["rows"], stated["same"]) == (plain, None), "what a link tells"
    empty = ranking(2, 1, [])["rows"]
    assert [(row["place"], row["games"], row["low"], row["high"]) for row in empty] == [
        (1, 0, 0, 1000)
    ] * 2


WRONG: list[dict[str, Any]] = [
    {"rounds": [7]},
    {"rounds": [{"pair": 3, "first": 0, "games": []}]},
    {"rounds": [{"pair": 0, "first": 2, "games": [{"wins": [0, 0], "stumbled": [0, 0]}]}]},
    {"rounds": [{"pair": 0, "first": 0, "games": [{"wins": [0, 1001], "stumbled": [0, 0]}]}]},
    {"rounds": [{"pair": 0, "first": 0, "games": [{"wins": [0]}]}]},
    {"bots": 1},
    {"deals": 0},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_impossible_rounds_are_refused(wrong: dict[str, Any]) -> None:
    good: dict[str, Any] = {"bots": 3, "deals": 1, "rounds": []}
    assert error_of(Talk().ask("ranking", **good | wrong)) == "bad-request"


# --- through the bridge ---


@each_game
def test_any_game_can_be_watched(name: str) -> None:
    talk = Talk()
    talk.ask("tournament", **three(name)[0])
    [game] = games_in(rounds_in(talk, 1, 1, 1, records=True))
    record = game["record"]
    persons = [one["name"] for one in record["players"] if one["kind"] == "person"]
    assert sorted(persons) == ["P0", "P2"]
    assert talk.ask("watch", record=record)["watch"]["plies"] == game["moves"]


def test_a_tournament_is_asked_for_in_full() -> None:
    good, talk = asked("schokoly", ANY, FIRST), Talk()
    assert error_of(talk.ask("round", pair=0, first=0, count=1)) == "no-tournament"
    for wrong in (
        {"game": "chess"},
        {"game": "schokoly_count"},
        {"deals": 101},
        {"bots": good["bots"][:1]},
        {"bots": good["bots"] * 21},
        {"bots": good["bots"] * 20, "deals": 5},
        {"bots": [7, 7]},
        {"bots": [{"name": "", "code": ANY}] * 2},
        {"bots": [{"name": "A", "code": "a\0"}] * 2},
    ):
        assert error_of(talk.ask("tournament", **good | wrong)) == "bad-request"
    talk.ask("tournament", **good)
    for wrong in ({"pair": 1}, {"first": 2}, {"count": 0}, {"first": 1, "count": 2}):
        assert "error" in talk.ask("round", **{"pair": 0, "first": 0, "count": 1} | wrong)


def test_its_link_has_all_that_is_needed_to_play_it_again() -> None:
    talk = Talk()
    text = talk.ask("link", link={"use": "tournament", "tournament": TOURNAMENT})["link"]
    opened = talk.ask("open", text=text)["opened"]["tournament"]
    edition = {"edition": GAMES["schokoly"].edition, "way": WAY, "older": False}
    assert opened == TOURNAMENT | edition
    points, *_ = (opened.pop(name) for name in ("points", "way", "older"))
    assert ranking(2, 1, played(opened), points=points)["same"] is True
    named = talk.ask("link", link={"use": "tournament", "tournament": TOURNAMENT}, names=False)
    bots = talk.ask("open", text=named["link"])["opened"]["tournament"]["bots"]
    assert [bot["name"] for bot in bots] == ["1", "2"]


def test_twelve_bots_of_40_lines_fit_into_a_link() -> None:
    lines = [
        line
        for path in sorted(Path(rounds.__file__).parent.parent.glob("games/*/bots/players.py"))
        for line in path.read_text("utf-8").splitlines()
        if line.strip()
    ]
    codes = ["\n".join(lines[start : start + 40]) for start in range(0, 12 * 25, 25)]
    assert {len(code.splitlines()) for code in codes} == {40}
    wanted = asked("schokoly", *codes, deals=20) | {"points": [440_000] * 12}
    text = Talk().ask("link", link={"use": "tournament", "tournament": wanted})["link"]
    assert len(text) < 12_000


def test_the_order_of_a_pair_is_that_of_the_list() -> None:
    pairs = Talk().ask("tournament", **asked("schokoly", ANY, ANY, ANY))["tournament"]["pairs"]
    assert pairs == [[a, b] for a, b in permutations(range(3), 2) if a < b]
