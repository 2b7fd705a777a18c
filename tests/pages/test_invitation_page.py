"""The page of a shared game, as Python tells it: what can be done with its link."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.games import GAMES
from chocobox.links import link
from chocobox.links.asked import contents_of
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Page, Picture, Tool
from chocobox.pages.press import Act, Begin, Go, SetUp
from chocobox.pages.words import Say
from chocobox.records import session_of
from support.linked import played
from support.page_parts import keys_of, messages_in, parts_of, says_of

ANNA = {"kind": "person", "name": "Anna"}
NOBODY = {"kind": "person", "name": ""}
BOT = {"kind": "bot", "bot": "taster"}
DEVICE = {"site": True, "own": False, "way": "chromium"}

RECORD: dict[str, Any] = {
    "game": "schokoly",
    "options": {},
    "players": [ANNA, BOT],
    "seed": 7,
    "moves": [],
}
WHOLE = encode(played("schokoly", 2, seed=17, bots=0).record)
BEGUN = WHOLE | {"moves": WHOLE["moves"][:5]}
BEHIND, SAME, AHEAD, FURTHER = (
    {"id": f"a{lead}", "task": False, "record": WHOLE | {"moves": WHOLE["moves"][: 5 + lead]}}
    for lead in (-1, 0, 2, 3)
)
LESSON = RECORD | {"position": "lesson:1", "players": [NOBODY, {"kind": "bot", "bot": "nibbler"}]}


def written(use: str, record: dict[str, Any]) -> str:
    """The text of a link for that."""
    return link.write({"use": use, "record": record})


def told(use: str, record: dict[str, Any], **given: Any) -> Page:
    """The page of a link, on a device with these things."""
    request: dict[str, Any] = {key: given.pop(key) for key in ("act", "seed") if key in given}
    things: dict[str, Any] = {"device": DEVICE, "name": "Zoe", "twins": [], **given}
    text = written(use, record)
    return page_of({"name": "invitation", "params": [text], "given": things, **request})


def ways_of(page: Page) -> dict[str, Any]:
    """What each key does, by the end of its message."""
    return {says.id.removeprefix("link-way-"): does for says, does in _ways(page)}


def _ways(page: Page) -> list[tuple[Say, Any]]:
    return [(key.says, key.does) for key in keys_of(page) if isinstance(key.says, Say)]


@pytest.mark.parametrize(
    ("use", "record", "twins", "ways"),
    [
        ("resume", BEGUN, [], "resume watch deal others"),
        ("replay", BEGUN, [], "watch resume deal others"),
        ("replay", WHOLE, [AHEAD], "watch look deal others"),
        ("deal", RECORD, [AHEAD], "deal others"),
        ("setup", RECORD, [], "setup change"),
        ("deal", LESSON, [], "lesson"),
        ("resume", BEGUN, [BEHIND, AHEAD], "yours second watch deal others"),
        ("resume", BEGUN, [SAME], "yours watch deal others"),
        ("resume", BEGUN, [BEHIND], "resume second watch deal others"),
        ("resume", BEGUN, [AHEAD | {"task": True}], "resume watch deal others"),
    ],
)
def test_the_ways_of_a_link(
    use: str, record: dict[str, Any], twins: list[dict[str, Any]], ways: str
) -> None:
    page = told(use, record, twins=twins)
    assert list(ways_of(page)) == ways.split()
    assert [key.look for key in keys_of(page)][:2] == ["big", "quiet"][: len(keys_of(page))]
    assert (page.keep, page.goes) == ({}, None), "nothing is saved before a press"
    assert {f"link-way-{way}" for way in ways.split()} <= set(says_of(page))


def test_the_page_says_how_far_the_saved_game_is() -> None:
    for twin, how, count in ((BEHIND, "behind", 1), (SAME, "same", 0), (AHEAD, "further", 2)):
        assert Say(f"link-twin-{how}", {"count": count}) in messages_in(
            told("resume", BEGUN, twins=[twin])
        )
    assert not [one for one in says_of(told("resume", BEGUN)) if one.startswith("link-twin")]


def test_a_saved_game_ahead_is_played_on_and_the_longest_of_several() -> None:
    other = FURTHER | {"id": "b", "record": WHOLE | {"edition": 99}}
    ways = ways_of(told("resume", BEGUN, twins=[AHEAD, FURTHER, other]))
    assert ways["yours"] == Go("#/game/a3")


def test_a_saved_game_that_is_behind_gets_the_moves_of_the_link_and_its_table_opens() -> None:
    act = Act("resume", "a-1")
    assert ways_of(told("resume", BEGUN, twins=[BEHIND]))["resume"] == act
    asked = {"name": act.name, "of": act.of}
    page = told("resume", BEGUN, twins=[BEHIND], act=asked)
    moves = contents_of(written("resume", BEGUN))["record"]["moves"]  # type: ignore[typeddict-item]
    assert len(moves) == 5
    assert page.keep == {"twins": {"a-1": moves}}
    assert page.keep.keys() <= set(PAGES["invitation"].needs)
    assert page.goes == Go("#/game/a-1")


def test_a_shared_game_goes_on_with_its_names_and_its_moves() -> None:
    record = BEGUN | {"players": [ANNA, {"kind": "person", "name": "Ben"}]}
    begin = ways_of(told("resume", record))["resume"]
    assert isinstance(begin, Begin)
    assert [one["name"] for one in begin.record["players"]] == ["Anna", "Ben"]
    assert session_of(begin.record).moves[:5] == session_of(record).moves[:5]
    assert begin.plain


def test_the_same_deal_is_of_the_edition_of_the_link_and_other_cards_are_of_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    was = GAMES["schokoly"].edition
    monkeypatch.setattr(type(GAMES["schokoly"]), "edition", was + 1)
    contents_of.cache_clear()
    ways = ways_of(told("deal", RECORD | {"edition": was}))
    assert [ways[it].record["edition"] for it in ("deal", "others")] == [was, was + 1]
    setup = ways_of(told("setup", RECORD | {"edition": was}))["setup"]
    assert setup.record["edition"] == was + 1


def test_the_same_deal_begins_at_the_first_move_with_the_name_used_last() -> None:
    record = WHOLE | {"players": [ANNA, BOT]}
    ways = ways_of(told("deal", record | {"moves": []}, seed=99))
    deal, others = ways["deal"].record, ways["others"].record
    assert (deal["moves"], deal["seed"], others["seed"]) == ([], WHOLE["seed"], 99)
    assert deal["players"] == [{"kind": "person", "name": "Zoe"}, BOT]
    assert session_of(others).position == ""
    two = told("deal", WHOLE | {"moves": []})
    assert ways_of(two)["deal"].record["players"] == WHOLE["players"]


def test_the_page_before_the_game_is_filled_in_as_the_link_says() -> None:
    change = ways_of(told("setup", RECORD))["change"]
    assert isinstance(change, SetUp)
    assert change.record["players"] == [ANNA, BOT]
    solo = RECORD | {"game": "schokoly_count", "players": [NOBODY]}
    assert ways_of(told("setup", solo))["change"] == Go("#/count")


def test_on_a_board_the_games_for_one_are_offered_whose_place_it_is() -> None:
    position = GAMES["schokoly"].position(session_of(WHOLE | {"moves": WHOLE["moves"][:12]}).state)
    page = told("position", RECORD | {"position": position}, seed=5)
    ways = ways_of(page)
    assert list(ways) == ["position", "count", "best"]
    count = ways["count"].record
    assert (count["game"], count["seed"], count["players"]) == ("schokoly_count", 5, [NOBODY])
    assert session_of(count).position == position
    [board] = [one for one in parts_of(page) if isinstance(one, Tool)]
    assert board.given["record"]["position"] == position
    assert board.given["lid"] == "schokoly", "where the game draws no such picture"


def test_the_game_its_guests_and_its_rules_are_told_and_a_watcher_is_none_of_them() -> None:
    page = told("replay", BEGUN)
    assert says_of(page)[:2] == ["link-invites-replay", "game-schokoly"]
    assert Say("link-state-replay", {"count": 5, "done": "no"}) in messages_in(page)
    drawn = [one for one in parts_of(page) if isinstance(one, Picture)]
    assert [one.kind for one in drawn] == ["lid", "guests", "rules"]
    assert [one.given["watched"] for one in drawn if one.kind == "guests"] == [True]
    assert page.game == "schokoly"
    [lid, *_] = parts_of(told("deal", RECORD | {"game": "schokoly_count", "players": [NOBODY]}))
    assert lid == Picture(kind="lid", given={"game": "schokoly"})


def test_a_browser_is_told_how_a_link_comes_into_the_box_on_the_home_screen() -> None:
    for changed, is_told in (
        ({}, False),
        ({"way": "ios-safari"}, True),
        ({"way": "ios-safari", "own": True}, False),
        ({"way": "ios-safari", "site": False}, False),
    ):
        page = told("deal", RECORD, device=DEVICE | changed)
        assert ("link-drawer" in says_of(page)) == is_told
