"""A question for paper, as Python tells its page: from a saved game, and from a link."""

from __future__ import annotations

from functools import cache
from typing import Any

from chocobox.core.codec import encode
from chocobox.games import BOTS
from chocobox.links import link
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Choice, Group, Page, Tool
from chocobox.pages.press import Local
from chocobox.pages.words import Several, say
from chocobox.records import session_of
from support.page_parts import keys_of, messages_in, parts_of, says_of

BEST, COUNT = "paper-schokoly-best-title", "paper-schokoly-count-title"


@cache
def game(name: str, seats: int, moves: int) -> dict[str, Any]:
    """A game of bots, as far as so many moves."""
    bot = {"kind": "bot", "bot": BOTS[name][0 if seats == 1 else 1].name}
    record = {"game": name, "options": {}, "players": [bot] * seats, "seed": 3, "moves": []}
    session = session_of(record)
    while len(session.moves) < moves and session.advance():
        pass
    made: dict[str, Any] = encode(session.record)
    return made


def told(
    record: Any, *, closed: bool = False, fields: dict[str, Any] | None = None, **query: str
) -> Page:
    played = record and {"id": "a", "when": 1, "record": record, "round": False, "closed": closed}
    given = {"played": played}
    query = {"game": "a", **query} if "link" not in query else query
    page = page_of({"name": "paper", "given": given, "query": query, "fields": fields or {}})
    assert PAGES["paper"].needs == ("played",)
    return page


def sheets(page: Page) -> list[Group]:
    return [it for it in parts_of(page) if isinstance(it, Group) and "paper-sheet" in it.look]


def drawn(page: Page) -> list[Any]:
    return [it.given for it in parts_of(page) if isinstance(it, Tool)]


def test_the_board_stands_on_the_first_sheet_and_its_key_on_the_second() -> None:
    page = told(game("schokoly", 2, 30), seat="0", open="1")
    first, second = sheets(page)
    assert [it["shows"] for it in drawn(page)] == ["board", "key"]
    assert "marks" not in drawn(page)[0]
    assert says_of(first)[:2] == ["paper-name", "paper-date"]
    assert says_of(second)[0] == "paper-key"
    assert not {line for line in says_of(first) if "key" in line or "bot" in line}


def test_one_question_of_several_is_chosen() -> None:
    record = game("schokoly", 2, 30)
    page = told(record, open="1")
    [choice] = [it for it in parts_of(page) if isinstance(it, Choice)]
    assert [words.id for _, words in choice.values] == [BEST, COUNT]  # type: ignore[union-attr]
    assert drawn(page)[0]["asks"] == "best"
    for ask in (1, "1"):
        assert drawn(told(record, open="1", fields={"ask": ask}))[0]["asks"] == "count"
    for ask in (2, "x", -1):
        assert drawn(told(record, open="1", fields={"ask": ask}))[0]["asks"] == "best"


def test_a_hidden_hand_is_not_asked_about() -> None:
    record = game("schokoly", 2, 30)
    turn = drawn(told(record, open="1"))[0]["view"].seat
    assert drawn(told(record, seat=f"{turn}"))[0]["asks"] == "best"
    for seat in (f"{1 - turn}", "", "x"):
        page = told(record, seat=seat)
        assert [it["asks"] for it in drawn(page)] == ["count", "count"]
        assert drawn(page)[0]["view"].hand == ()
        assert not [it for it in parts_of(page) if isinstance(it, Choice)]


def test_a_replay_is_asked_about_where_it_stands_and_leads_back_there() -> None:
    record = game("schokoly", 2, 30)
    page = told(record, ply="12", open="1", fields={"ask": 1})
    assert len(drawn(page)[0]["view"].board) < len(drawn(told(record))[0]["view"].board)
    assert (page.back, told(record).back) == ("#/replay/a", "#/game/a")
    for ply in ("31", "-1", "x"):
        assert drawn(told(record, ply=ply))[0]["view"] == drawn(told(record))[0]["view"]


def test_a_link_is_asked_about_too() -> None:
    record = game("schokoly", 2, 30)
    text = link.write({"use": "replay", "record": record})
    page = told(None, link=text, ply="30", open="1", task="0")
    assert drawn(page)[0]["view"] == drawn(told(record, open="1"))[0]["view"]
    assert page.back == f"#/watch/{text}?task=0"
    assert told(None, link="nothing").is_missing


def test_a_game_that_is_nowhere_or_still_a_task_is_missing() -> None:
    assert told(None).is_missing
    assert told(game("schokoly", 2, 30), closed=True).is_missing
    assert told({**game("schokoly", 2, 30), "moves": [[0, 9999, 0]]}).is_missing


def test_a_table_without_a_question_says_so() -> None:
    for record in (game("schokoly", 2, 0), game("choco_boom", 3, 4)):
        assert says_of(told(record)) == ["paper-none"]


def test_the_best_place_for_one_is_asked_about_until_the_card_lies() -> None:
    before, after = (game("schokoly_best", 1, moves) for moves in (0, 1))
    found = drawn(told(before, seat="0"))
    assert [(it["game"], it["asks"]) for it in found] == [("schokoly", "best")] * 2
    assert [it["asks"] for it in drawn(told(after, seat="0"))] == ["count"] * 2


def test_a_board_that_is_counted_is_asked_about_as_a_whole() -> None:
    page = told(game("schokoly_count", 1, 0), ply="0", seat="0")
    board, key = drawn(page)
    assert [(it["game"], it["asks"]) for it in (board, key)] == [("schokoly", "count")] * 2
    assert board["view"].hand == ()


def test_the_page_is_printed_by_a_key() -> None:
    [key] = keys_of(told(game("schokoly", 2, 30)))
    assert (key.says, key.does) == (say("paper-print"), Local("print"))


def test_several_numbers_are_counted_up() -> None:
    record, found = game("choco_challenge", 3, 90), list[Any]()
    for ply in range(90):
        for ask in (0, 1):
            page = told(record, ply=f"{ply}", fields={"ask": ask})
            found += [it.args["costs"] for it in messages_in(page) if "costs" in it.args]
    assert found
    assert {one.by for one in found} == {"and"}
    assert all(isinstance(one, Several) for one in found)


def test_whether_is_a_word() -> None:
    page = told(game("schokoly", 2, 30), fields={"ask": 1})
    args = {it.id: it.args for it in messages_in(page)}
    assert args["paper-schokoly-count"] == {"neutral": "true"}
