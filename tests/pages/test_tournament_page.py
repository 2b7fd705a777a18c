"""The tournament of a class, and one that a link tells, as Python tells their pages."""

from __future__ import annotations

import json
from typing import Any

from chocobox.classes.keeping import result_to_keep
from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.pages import page_of, tournament
from chocobox.pages.asked import Asked
from chocobox.pages.page import Cell, Choice, Key, Page, Picture, Table, Text, Tool
from chocobox.pages.press import Act, Change
from chocobox.pages.words import Say, Several
from chocobox.sandbox.entries import OFFERED, guests_of, most_bots
from support.linked import TOURNAMENT
from support.page_parts import keys_of, messages_in, parts_of, says_of
from support.places import TESTS

CODE = "def choose(table, actions, rng):\n    return actions[0]\n"
THREE = [{"name": name, "code": CODE, "face": ""} for name in ("Ada", "Ben", "Cleo")]
GIVEN: dict[str, Any] = {"game": "schokoly", "edition": 1, "bots": THREE, "claim": None}
GAMES = [
    *(0, 0, 1000, 0, 0, 0, -1, 9),
    *(0, 1, 500, 500, 0, 0, -1, 9),
    *(1, 0, 1000, 0, 0, 2, -1, 9),
    *(1, 1, 1000, 0, 0, 0, 1, 0),
    *(2, 0, 0, 0, 1, 0, -1, 9),
    *(2, 1, 0, 1000, 0, 0, -1, 9),
]
"""All games of three bots with one deal."""

PLAYED: dict[str, Any] = {
    "playing": [0, 1, 2],
    "deals": 1,
    "games": GAMES,
    "runs": False,
    "nth": 1,
    "seed": 5,
}


def told(given: Any = GIVEN, **fields: Any) -> Page:
    """The page of a class with these answers; act: the deed of a key."""
    act = fields.pop("act", "")
    asked = Asked({}, ("a",), {}, fields, Act(act) if act else None, seed=7)
    return tournament.told(asked, given, "#/class/a")


def claimed(**fields: Any) -> Page:
    """The page of a link that tells of one deal of three bots; older: in an older way."""
    older = fields.pop("older", False)
    claim = {"deals": 1, "points": [3500, 500, 1000], "older": older}
    given = GIVEN | {"seed": 5, "claim": claim}
    return tournament.told(Asked({}, ("1",), {}, fields), given)


def start_key(page: Page) -> Key:
    return next(it for it in keys_of(page) if it.sign == "run")


def player(page: Page) -> Any:
    """What the player is told."""
    [tool] = [it for it in page.parts if isinstance(it, Tool)]
    return tool.given


def lines(page: Page) -> list[tuple[Cell, ...]]:
    [table] = [it for it in parts_of(page) if isinstance(it, Table)]
    return [line.cells for line in table.lines]


def ids(cell: Cell) -> list[str]:
    texts = [one for part in cell.parts for one in (part, *parts_of(part))]
    says = [it.says for it in texts if isinstance(it, Text)]
    return [it.id for it in says if isinstance(it, Say)]


def test_each_bot_can_be_left_out_and_two_are_needed() -> None:
    page = told(**{"plays 1": False})
    boxes = [it for it in parts_of(page) if isinstance(it, Choice) and it.kind == "check"]
    assert [(it.says, it.value) for it in boxes] == [("Ada", True), ("Ben", False), ("Cleo", True)]
    assert boxes[0].line == Say("bot-lines", {"lines": 2})
    assert len({it.face for it in boxes}) == 3
    assert start_key(page).says == Say("tournament-start", {"count": 2})
    assert (start_key(page).off, start_key(page).does) == (False, Act("start"))
    assert start_key(told(**{"plays 0": False, "plays 1": False})).off
    assert "tournament-none" in says_of(told(GIVEN | {"bots": []}))


def test_more_bots_than_may_play_so_many_deals_are_told() -> None:
    many = [THREE[0] | {"name": f"P{i}"} for i in range(most_bots(OFFERED[-1]) + 1)]
    page = told(GIVEN | {"bots": many}, deals=OFFERED[-1])
    assert "tournament-many" in says_of(page)
    assert start_key(page).off
    assert "tournament-many" not in says_of(told(GIVEN | {"bots": many}, deals=OFFERED[0]))


def test_a_game_for_three_has_somebody_in_its_third_seat() -> None:
    assert "tournament-third" not in says_of(told())
    assert "tournament-third" in says_of(told(GIVEN | {"game": "choco_challenge", "edition": 2}))


def test_a_start_holds_who_plays_and_a_deal_that_nobody_knew() -> None:
    page = told(act="start", **{"plays 1": False})
    assert page.holds["playing"] == [0, 2]
    assert (page.holds["seed"], page.holds["runs"], page.focus) == (7, True, ".tournament h2")
    given = player(page)
    assert [it["name"] for it in given["entries"]["bots"]] == ["Ada", "Cleo"]
    assert (given["entries"]["seed"], given["entries"]["deals"]) == (7, OFFERED[0])
    assert (given["runs"], given["nth"]) == (True, 1)
    assert says_of(page)[0] == "tournament-plays"
    assert "workshop-wakes" in says_of(page)


def test_it_rests_and_goes_on_and_a_fault_is_told() -> None:
    some = PLAYED | {"games": GAMES[:16], "runs": True}
    [pause] = [it for it in keys_of(told(**some)) if it.sign == "pause"]
    assert pause.does == Change({"runs": False})
    rests = told(**some | {"runs": False, "is_fault": True})
    assert {"tournament-rests", "tournament-fault"} <= set(says_of(rests))
    assert start_key(rests).does == Change({"runs": True, "is_fault": False})
    assert Say("tournament-done", {"done": 2, "all": 6}) in messages_in(rests)
    assert player(rests)["runs"] is False


def test_again_leads_back_to_the_choice_and_the_player_has_nothing_to_play() -> None:
    page = told(act="again", **PLAYED)
    assert (page.holds["playing"], page.holds["games"]) == (None, [])
    assert player(page)["entries"] is None
    assert player(page)["nth"] == 2
    assert says_of(page)[0] == "tournament-who"


def test_at_its_end_the_winner_is_told_once() -> None:
    page = told(**PLAYED)
    won = Say("tournament-won", {"name": Several(("Ada",), "and"), "count": 1})
    assert (page.tells, page.holds) == (won, {"is_told": True})
    assert told(**PLAYED, is_told=True).tells is None
    assert told(**PLAYED | {"games": GAMES[:-8]}).tells is None
    pictures = [it for it in parts_of(page) if isinstance(it, Picture) and it.kind == "podium"]
    steps = pictures[0].given["steps"]
    assert [(it["name"], it["place"], it["best"]) for it in steps] == [
        ("Cleo", 2, False),
        ("Ada", 1, True),
        ("Ben", 3, False),
    ]


def test_two_who_have_won_as_much_have_both_won() -> None:
    tie = [*(0, 0, 1000, 0, 0, 0, -1, 9), *(0, 1, 0, 1000, 0, 0, -1, 9)]
    page = told(GIVEN | {"bots": THREE[:2]}, **PLAYED | {"games": tie, "playing": [0, 1]})
    assert page.tells == Say("tournament-won", {"name": Several(("Ada", "Ben"), "and"), "count": 2})


def test_each_line_says_how_much_is_won_and_how_often_its_code_went_wrong() -> None:
    page = told(**PLAYED, troubles=[False, True, False])
    assert [ids(cells[3]) for cells in lines(page)] == [
        ["tournament-stumbled"],
        ["tournament-stumbled"],
        ["tournament-unread"],
    ]
    assert [cells[3].look for cells in lines(page)] == [
        "ranking-stumbled none",
        "ranking-stumbled",
        "ranking-stumbled",
    ]
    [percent] = [it for it in lines(page)[0][2].parts if isinstance(it, Text)]
    assert percent.says == Say("tournament-percent", {"percent": 88})
    assert isinstance(percent.aloud, Say)
    assert percent.aloud.id == "tournament-share"


def test_who_gave_no_answer_in_three_games_plays_no_more() -> None:
    hung = [it for deal in range(3) for it in (0, 2 * deal, 1000, 0, 0, 1, 1, 4)]
    two = PLAYED | {"games": hung, "deals": 4, "playing": [0, 1]}
    page = told(GIVEN | {"bots": THREE[:2]}, **two)
    assert ids(lines(page)[1][3]) == ["tournament-out"]


def test_an_opened_bot_shows_its_games_and_how_each_was() -> None:
    page = told(**PLAYED, opened=0, is_told=True)
    [tool] = [it for it in parts_of(page) if isinstance(it, Tool) and it.given["shows"]]
    assert [it["name"] for it in tool.given["pairs"]] == ["Ben", "Cleo"]
    first, second = tool.given["pairs"]
    assert [it["how"] for it in first["games"]] == ["won", "shared"]
    assert [it["off"] for it in second["games"]] == [False, True]
    assert second["games"][1]["says"].id == "tournament-game-unplayed"
    assert (first["won"].args["won"].over, second["won"].args["won"]) == (1500, 2)
    assert tool.given["code"] == CODE
    [close] = [it for it in keys_of(page) if it.sign == "close"]
    assert close.does == Change({"opened": -1})


def test_a_told_ranking_comes_out_again_or_not() -> None:
    page = claimed()
    assert {"tournament-told", "tournament-won"} <= set(says_of(page))
    assert "tournament-older" not in says_of(page)
    assert ids(lines(page)[0][3]) == [], "a link does not say who stumbled"
    assert "tournament-older" in says_of(claimed(older=True))
    assert "tournament-same" in says_of(claimed(**PLAYED))
    other = PLAYED | {"games": [*GAMES[:-8], *(2, 1, 1000, 0, 0, 0, -1, 9)]}
    assert "tournament-other" in says_of(claimed(**other))
    assert "tournament-other-older" in says_of(claimed(older=True, **other))
    assert "class-again" not in says_of(claimed(**PLAYED))


def test_the_link_of_a_ranking_holds_it_whole_or_is_said_to_be_too_large() -> None:
    page = told(act="share", **PLAYED)
    opened = link.as_json(link.read(page.holds["link"]))["tournament"]
    assert [it["name"] for it in opened["bots"]] == ["Ada", "Ben", "Cleo"]
    assert (opened["points"], opened["seed"]) == ([3500, 500, 1000], 5)
    assert "tournament-share-line" in says_of(page)
    shared = [it for it in parts_of(page) if isinstance(it, Tool) and it.kind == "link"]
    assert shared[0].given["text"] == page.holds["link"]
    assert "tournament-share-not" in says_of(told(**PLAYED, link=""))
    assert "tournament-share-not" not in says_of(told(**PLAYED))


def test_a_tournament_of_a_link_is_read() -> None:
    text = link.write({"use": "tournament", "tournament": TOURNAMENT})
    page = page_of({"name": "claim", "params": [text], "given": {}})
    assert "tournament-verify" in says_of(page)
    shared: dict[str, Any] = {**TOURNAMENT}
    assert player(page)["faces"].keys() == {it["name"] for it in shared["bots"]}


# --- the bots of a class ---

WRITING = json.loads((TESTS / "links" / "result-writing.json").read_text("utf-8"))["link"]


def class_of(*names: str) -> dict[str, Any]:
    """A class whose pupils of these names have handed in the same bot."""
    opened = link.as_json(link.read(WRITING))
    set_ = {name: it for name, it in opened["set"].items() if name != "picks"}
    results: list[dict[str, Any]] = []
    for origin, name in enumerate(names):
        text = link.write(
            {"use": "result", "result": opened["result"] | {"name": name, "set": set_}}
        )
        kept = result_to_keep(encode(link.as_json(link.read(text))), text)
        results.append(kept | {"origin": origin, "id": f"r{origin}"})
    kept = {"id": "a", "key": opened["key"], "set": set_, "people": [], "expected": []}
    return kept | {"child": "Child", "animals": {}, "results": results}


def of_class(given: Any, **fields: Any) -> Page:
    asked = {"name": "tournament", "params": ["a"], "given": {"class": given}, "fields": fields}
    return page_of(asked)


def guests(page: Page) -> list[Choice]:
    boxes = [it for it in parts_of(page) if isinstance(it, Choice) and it.kind == "check"]
    return [it for it in boxes if isinstance(it.says, Say)]


def entrants(page: Page) -> list[Any]:
    """Who wrote the bots that may play."""
    boxes = [it.says for it in parts_of(page) if isinstance(it, Choice) and it.kind == "check"]
    return [it for it in boxes if isinstance(it, str)]


def test_the_bots_that_pupils_handed_in_play_under_the_names_of_the_table() -> None:
    page = of_class(class_of("Ada", "Ben", "Ada"))
    assert entrants(page) == ["Ada", "Ben", "Ada (2)"]
    assert [it.face for it in guests(page)] == [it.name for it in guests_of("schokoly")]
    assert page.back == "#/class/a"
    later = of_class(class_of("Ada", "Ben", "Ada", "Cleo"), **page.holds)
    assert entrants(later) == ["Ada", "Ben", "Ada (2)"], "nobody comes later"


def test_a_result_that_cannot_be_read_hands_in_no_bot() -> None:
    given = class_of("Ada", "Ben")
    given["results"][0]["text"] = "1torn"
    given["results"][1]["text"] = ""
    assert entrants(of_class(given)) == []
    assert guests(of_class(given)) == [], "nobody is there to play against"


def test_without_a_class_or_a_task_to_write_for_nothing_is_there() -> None:
    assert of_class(None).is_missing
    for task in ("7", "x"):
        asked = {"name": "tournament", "params": ["a"], "query": {"task": task}}
        assert page_of(asked | {"given": {"class": class_of("Ada")}}).is_missing
    other = class_of("Ada")
    tasks = [{**it, "position": ""} for it in other["set"]["tasks"]]
    other["set"] = {**other["set"], "tasks": tasks}
    assert of_class(other).is_missing
