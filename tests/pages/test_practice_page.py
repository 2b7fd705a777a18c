"""Calls practised alone, as Python tells the page: before, after, and what is kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Choice, Page, Table, Tool
from chocobox.pages.parts.calls import Result, lines, plot, scale, story
from chocobox.pages.press import Act, Begin, Go
from chocobox.pages.words import Ratio, When, say
from chocobox.records import solo_record
from support.page_parts import keys_of, named_keys, parts_of, says_of

NAMES = ("agrees", "differs", "parrot", "double")
USUAL = {"cards": 48, "hesitation": 2000, "doubles": False}


def result(when: int, *medians: int | None, wrong: tuple[int, ...] = (0, 0, 0, 0)) -> Result:
    """A result with 16 cards of each kind."""
    kinds = [
        {"kind": kind, "count": 16, "median": median, "wrong": one, "slow": 0}
        for kind, median, one in zip(NAMES, medians, wrong, strict=False)
    ]
    costs = {"cost": 180, "parrot_cost": -20}
    return {"id": f"r{when}", "when": when, "cards": 48, "hesitation": 2000, "kinds": kinds} | costs


FIRST, SECOND = result(1, 600, 800, 900), result(2, 500, 700, 800)


def told(*kept: Result | None, **request: Any) -> Page:
    """The page where these are kept; None: a damaged one."""
    listed = [{"id": one["id"] if one else "x", "result": one} for one in kept]
    practices = {"listed": listed, "keeps": request.pop("keeps", True)}
    given = {"practice": request.pop("last", None), "practices": practices}
    given["played"] = request.pop("played", None)
    page = page_of({"name": "practice", "given": given, **request})
    assert page.keep.keys() <= set(PAGES["practice"].needs)
    return page


def tools_of(page: Page, shows: str) -> list[Any]:
    """What tools of the page are given that show this."""
    tools = [one.given for one in parts_of(page) if isinstance(one, Tool)]
    return [given for given in tools if given["shows"] == shows]


def chosen_in(page: Page) -> dict[str, Any]:
    """The answers that hold."""
    return {one.name: one.value for one in parts_of(page) if isinstance(one, Choice)}


# --- before ---


def test_the_sheet_has_an_example_of_each_kind_and_the_usual_rules() -> None:
    page = told()
    assert chosen_in(page) == USUAL
    assert [one["kind"] for one in tools_of(page, "example")] == [*NAMES[:3]]
    doubles = told(fields={"doubles": True})
    assert [one["kind"] for one in tools_of(doubles, "example")] == [*NAMES]
    assert page.keep == {}
    assert "practice-kept-title" not in says_of(page)


def test_rules_are_as_last_time_where_they_may_still_be_chosen() -> None:
    assert chosen_in(told(last={"cards": 24, "hesitation": 2001})) == {**USUAL, "cards": 24}


def test_a_practice_begins_at_its_table_and_its_rules_are_kept() -> None:
    page = told(fields={"cards": 24})
    [begins] = [one for one in keys_of(page) if one.does == Act("begin")]
    assert (begins.says, page.goes) == (say("practice-start"), None)
    begun = told(fields={"cards": 24}, act={"name": "begin", "of": True}, seed=7)
    plan = {**USUAL, "cards": 24}
    assert begun.keep == {"practice": plan}
    assert begun.goes == Begin(solo_record("choco_practice", plan, 7))


# --- after ---


@cache
def played(cards: int = 48) -> Mapping[str, Any]:
    """A saved game that its bot has played to its end, as the device gives it."""
    game, [bot] = GAMES["choco_practice"], BOTS["choco_practice"]
    session = Session(game, game.options(cards=cards), [{"kind": "person"}], 3)
    session.bots = {0: bot}
    session.play_on()
    return {"id": "g1", "when": 9, "record": encode(session.record), "round": False}


def test_a_game_that_is_over_is_told_with_earlier_ones_and_may_be_kept() -> None:
    page = told(FIRST, played=played())
    assert (page.title, page.keep, page.goes) == (say("practice-result"), {}, None)
    assert [one.does for one in keys_of(page)] == [Act("decide", True), Act("decide", False)]
    [drawn] = tools_of(page, "plot")
    assert [len(one["dots"]) for one in drawn["kinds"]] == [2, 2, 2]


def test_a_kept_result_has_what_was_counted_and_its_game_goes() -> None:
    page = told(FIRST, played=played(), act={"name": "decide", "of": True})
    kept = page.keep["practices"]["add"]
    tallies = [(it["kind"], it["count"], it["wrong"], it["slow"]) for it in kept["kinds"]]
    assert [name for name, *_ in tallies] == [*NAMES[:3]]
    assert (sum(it[1] for it in tallies), [it[2:] for it in tallies]) == (48, [(0, 0)] * 3)
    facts = {"id": "g1", "when": 9, "cards": 48, "hesitation": 2000}
    assert facts.items() <= kept.items()
    assert (page.keep["played"], page.tells) == (None, say("practice-kept"))
    assert (page.goes, page.goes_how) == (Go("#/practice"), "replace")


def test_a_result_that_is_not_kept_goes_with_its_game() -> None:
    page = told(FIRST, played=played(), act={"name": "decide", "of": False})
    assert (page.keep, page.tells) == ({"played": None}, say("practice-forgotten"))


def test_a_round_of_a_path_leads_back_to_it() -> None:
    page = told(played={**played(), "round": True})
    assert (page.back, page.back_says) == ("#/path", "path-back")


def test_only_a_practice_that_is_over_has_a_result() -> None:
    whole = played()
    begun = {**whole, "record": {**whole["record"], "moves": whole["record"]["moves"][:9]}}
    older = {**whole, "record": {**whole["record"], "edition": 0}}
    other = {**whole, "record": {**whole["record"], "game": "schokoly_count"}}
    for one in (None, begun, older, other):
        assert told(played=one).title == say("solo-practice")


def test_a_result_is_deleted_after_a_question_and_so_is_a_damaged_one() -> None:
    page = told(None, FIRST)
    keys = [(name.args["when"], key.does) for name, key in named_keys(page)]
    assert keys == [
        (When(1, "time"), Act("remove", "r1")),
        (say("practice-damaged"), Act("remove", "x")),
    ]
    assert all(key.sure for _, key in named_keys(page))
    gone = told(None, FIRST, act={"name": "remove", "of": "r1"})
    assert gone.keep == {"practices": {"remove": "r1"}}
    assert gone.tells == say("practice-removed")
    assert not tools_of(gone, "plot")


def test_a_browser_that_keeps_nothing_is_told_of() -> None:
    for page in (told(FIRST, keeps=False), told(played=played(), keeps=False)):
        assert "saves-not-kept" in says_of(page)
    assert "saves-not-kept" not in says_of(told(FIRST))


# --- in words ---


def test_a_story_tells_first_how_many_calls_were_wrong_then_what_the_picture_cost() -> None:
    wrong = result(1, 1, 1, 1, wrong=(1, 0, 2))
    assert story(wrong) == (
        say("practice-wrong", wrong=3, slow=0, cards=48),
        say("practice-cost", seconds=Ratio(18, 100), how="longer"),
        say("practice-parrot-cost", seconds=Ratio(2, 100), how="not"),
    )
    unseen = story({**wrong, "cost": 4})
    assert unseen[1] == say("practice-cost", seconds=Ratio(0, 100), how="not")


def test_from_too_few_calls_nothing_is_concluded_and_no_effect_is_explained() -> None:
    few = {**FIRST, "cost": None, "parrot_cost": None}
    assert [one.id for one in story(few)] == ["practice-wrong", "practice-too-few"]
    assert "practice-stroop" not in says_of(told(played=played(24)))
    assert "practice-stroop" in says_of(told(played=played(48)))


def test_each_kind_has_a_line_with_its_time_and_its_mistakes() -> None:
    first, second, _ = lines(result(1, 600, None, 900, wrong=(0, 2, 1)))
    assert first.args["time"] == say("practice-seconds", seconds=Ratio(60, 100))
    assert (second.args["time"], second.args["count"]) == (say("practice-no-time"), 2)


# --- as a picture ---


def column(now: Result, earlier: list[Result], kind: int = 0) -> Any:
    """What is drawn of a kind."""
    return plotted(now, earlier)["kinds"][kind]


def plotted(now: Result, earlier: list[Result]) -> Any:
    """What the drawing is given."""
    return next(one.given for one in parts_of(plot(now, earlier)) if isinstance(one, Tool))


def test_the_latest_results_stand_in_their_order_and_the_quicker_lower() -> None:
    earlier = [result(i, 1000 - 50 * i, None) for i in range(9)]
    dots = column(result(99, 500, None), earlier)["dots"]
    assert [one["age"] for one in dots] == [6, 5, 4, 3, 2, 1, 0]
    heights = [one["up"] for one in dots]
    assert heights == sorted(heights, reverse=True)
    assert column(result(99, 500, None), earlier, 1)["dots"] == []
    assert column(result(99, 500, None), earlier, 1)["value"] == "\u2013"


def test_mistakes_stand_beside_those_of_the_time_before() -> None:
    now = result(9, 600, 800, 900, wrong=(0, 1, 5))
    earlier = [result(1, 1, 1, 1, wrong=(9, 9, 9)), result(2, 1, 1, 1, wrong=(1, 4, 2))]
    one = column(now, earlier, 1)
    assert one["value"] == say("practice-number", seconds=Ratio(80, 100))
    assert [it.args for it in one["mistakes"]] == [{"count": 1, "cards": 16}] * 2
    assert one["last"] == say("practice-last", count=4, cards=16)
    assert column(now, [], 1)["last"] == ""


def test_doubles_have_a_column_where_any_came() -> None:
    doubles = result(9, 600, 800, 900, 700)
    assert [one["kind"] for one in plotted(doubles, [FIRST])["kinds"]] == [*NAMES]
    assert column(doubles, [FIRST], 3)["last"] == ""
    assert len(plotted(FIRST, [doubles])["kinds"]) == 3


def test_the_field_begins_at_nothing_and_leaves_room_above_the_longest_time() -> None:
    for longest in (210, 640, 1420, 4800):
        most, marks = scale([result(1, 200, longest, 100)])
        assert marks[0] == 0
        assert most.over >= longest * 1.1 * most.under
        assert 2 <= len(marks) <= 7
        assert marks[-1] * most.under <= most.over
    assert len(scale([result(1, None, None)])[1]) > 1


def test_a_table_says_the_same_to_those_who_listen() -> None:
    now = result(9, 600, None, 900, wrong=(0, 1, 5))
    table = next(one for one in parts_of(plot(now, [])) if isinstance(one, Table))
    cells = [[cell.says for cell in one.cells] for one in table.lines]
    assert cells[1] == [say("practice-kind-differs"), say("practice-no-time"), "1", "0", "16"]
