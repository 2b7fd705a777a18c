"""Choco Challenge at the one door: hints with odds, undo, saved questions, wishes of no sense."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.games import GAMES
from laws import by_seed
from talk import PERSON, Reply, Talk, error_of

NAME = "choco_challenge"


def table(seats: int = 3, seed: int = 1, **fields: Any) -> Talk:
    """Persons only, before the first card."""
    talk = Talk()
    talk.new([PERSON] * seats, seed=seed, game=NAME, **fields)
    return talk


def offered(talk: Talk) -> list[str]:
    """The kinds of action that somebody is offered."""
    return [one["type"] for one in talk.update["actions"][str(talk.whose())]]


def matched(talk: Talk) -> Talk:
    """Cards are drawn until one matches; of a base set the fifth must."""
    while "Draw" in offered(talk):
        talk.does("Draw")
    assert offered(talk) == ["Spend", "Bust"]
    return talk


def second_round(talk: Talk) -> Talk:
    """Everybody has drawn one card and bought nothing."""
    for _ in talk.update["record"]["players"]:
        talk.does("Draw", "Stop", "Done")
    return talk


def is_granted(reply: Reply) -> bool:
    return reply["update"]["refused"] is None


# --- the box, the start ---


def test_the_box_tells_of_it() -> None:
    box = next(it for it in Talk().ask("games")["games"] if it["name"] == NAME)
    assert (box["seats"], box["teams"], box["edition"]) == ([3, 4, 5], [], 2)
    assert box["bots"] == ["cautious", "baker", "crown"]
    assert [list(option.values())[1:5] for option in box["options"]] == [
        ["first", 0, 4, 0],
        ["odds", 0, 1, True],
    ]


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_a_wrong_number_of_seats_is_said(seats: int) -> None:
    reply = Talk().new([PERSON] * seats, game=NAME)
    assert error_of(reply) == "bad-request"
    assert "3, 4, 5" in reply["error"]["text"]


@pytest.mark.parametrize("options", [{"first": 3}, {"first": 5}, {"odds": 1}, {"swaps": True}])
def test_house_rules_that_do_not_fit(options: dict[str, Any]) -> None:
    assert error_of(Talk().new([PERSON] * 3, game=NAME, options=options)) == "bad-request"


def test_the_first_update() -> None:
    update = table(4, options={"first": 2, "odds": False}).update
    assert update["record"]["options"] == {"type": "Options", "first": 2, "odds": False}
    offers = {"0": [], "1": [], "2": [{"type": "Draw"}], "3": []}
    assert (update["actions"], update["wake"], update["done"]) == (offers, None, False)
    assert list(update["views"]["0"]) == [
        *("type", "seat", "turn", "round", "first", "market", "market_cards", "deck", "back"),
        *("desserts", "tools", "match", "stopped", "bought", "took", "asked", "compared"),
        *("seats", "count", "end", "places", "costs"),
    ]
    assert list(update["views"]["0"]["seats"][0]) == [
        *("type", "drawn", "drawn_cards", "discard", "discard_cards", "pile", "inside"),
        *("tools", "desserts", "busted"),
    ]


# --- hints and odds ---


def test_a_hint_before_a_draw_tells_the_odds() -> None:
    talk = table()
    talk.does("Draw")
    hint = talk.ask("hint", seat=0)["hint"]
    assert list(hint) == ["type", "action", "reasons", "odds"]
    assert hint["action"] in talk.update["actions"]["0"]
    assert hint["odds"]["bust"] == {"type": "Chance", "ways": 1, "of": 7}
    assert [it["count"] for it in hint["odds"]["reach"]] == [2, 3, 4]


def test_the_odds_are_the_same_whatever_order_the_pile_has() -> None:
    """They come from what is known: the true next card does not show in them."""
    hints = []
    for seed in range(12):
        talk = table(seed=seed)
        talk.does("Draw")
        hints.append(json.dumps(talk.ask("hint", seat=0)["hint"]["odds"]))
    assert len(set(hints)) == 1


def test_a_hint_where_nothing_can_be_drawn_has_none() -> None:
    talk = matched(table())
    assert talk.ask("hint", seat=0)["hint"]["odds"] is None
    talk.does("Bust", "Draw", "Stop")
    assert talk.ask("hint", seat=1)["hint"]["odds"] is None
    assert talk.ask("hint", seat=2)["hint"] is None  # it waits


def test_a_house_without_odds_still_gives_hints() -> None:
    hint = table(options={"odds": False}).ask("hint", seat=0)["hint"]
    assert (hint["action"], hint["odds"]) == ({"type": "Draw"}, None)


# --- undo ---


def test_a_drawn_card_cannot_be_taken_back() -> None:
    talk = table()
    talk.does("Draw")
    assert talk.ask("undo", seat=0)["update"]["refused"]["codes"] == ["something_shown"]
    assert talk.update["views"]["0"]["seats"][0]["pile"] == 7


def test_a_match_cannot_be_taken_back_but_what_was_done_about_it_can() -> None:
    talk = matched(table())
    assert not is_granted(talk.ask("undo", seat=0))
    for kind in ("Spend", "Bust"):
        talk.does(kind)
        assert is_granted(talk.ask("undo", seat=0))
        assert offered(talk) == ["Spend", "Bust"]


def test_stop_and_shopping_can_be_taken_back() -> None:
    talk = table()
    talk.does("Draw")
    before = talk.update["views"]
    talk.does("Stop", "Buy")
    assert is_granted(talk.ask("undo", seat=0))
    assert is_granted(talk.ask("undo", seat=0))
    assert talk.update["views"] == before
    assert offered(talk) == ["Draw", "Stop"]


def test_the_end_of_a_turn_can_be_taken_back_unless_it_showed_a_card() -> None:
    talk = table()
    talk.does("Draw", "Stop", "Done")
    assert is_granted(talk.ask("undo", seat=0))
    talk.does("Buy", "Done")
    assert talk.ask("undo", seat=0)["update"]["refused"]["codes"] == ["something_shown"]
    talk.does("Draw")
    assert talk.ask("undo", seat=0)["update"]["refused"]["codes"] == ["others_moved"]


def test_an_extra_card_from_the_deck_cannot_be_taken_back_a_tool_can() -> None:
    talk = second_round(table(seed=4))
    talk.does("Draw", "Draw", "Stop", "Done")
    assert (talk.whose(), offered(talk)[0]) == (1, "TakeTool")
    talk.does("TakeTool")
    assert is_granted(talk.ask("undo", seat=1))
    talk.does("Decline")
    assert (talk.whose(), offered(talk)[0]) == (2, "TakeTool")


# --- a table that was left in the middle of something ---


def test_a_bust_that_a_tool_may_avert_waits_for_its_answer_until_the_table_is_opened_again() -> (
    None
):
    talk = matched(table(seed=2))
    again = talk.taken_up()
    for part in ("views", "actions", "record", "done"):
        assert again.update[part] == talk.update[part]
    assert again.update["views"]["0"]["match"] is not None
    assert offered(again) == ["Spend", "Bust"]
    for one in (talk, again):
        one.does("Spend")
    assert again.update["views"] == talk.update["views"]


def test_so_does_an_extra_card() -> None:
    talk = second_round(table(seed=4))
    talk.does("Draw", "Draw", "Stop", "Done")
    again = talk.taken_up()
    assert again.update["views"] == talk.update["views"]
    assert (again.update["views"]["2"]["asked"], again.whose()) == (1, 1)


def random_game(seats: int, seed: int) -> list[Reply]:
    """Every update of a game in which persons do anything."""
    talk, choose = table(seats, seed), by_seed(seed)
    updates = [talk.update]
    while not talk.update["done"]:
        seat = talk.whose()
        actions = talk.update["actions"][str(seat)]
        talk.ask("play", seat=seat, action=actions[choose(len(actions))], at=len(updates))
        updates.append(talk.update)
    return updates


@pytest.mark.parametrize("seats", GAMES[NAME].seats)
def test_a_record_continues_to_the_same_bytes(seats: int) -> None:
    updates = random_game(seats, seed=seats)
    for update in updates[:: len(updates) // 12]:
        again = Talk()
        again.update = update
        again.goes_on()
        both = [dict(it, events=None) for it in (update, again.update)]
        assert json.dumps(both[0]) == json.dumps(both[1])
    assert updates[-1]["outcome"] == updates[-1]["views"]["0"]["count"]


# --- wishes ---


PLACES: tuple[Any, ...] = (True, 1.0, "1", None, [1], 7, -1, 10**30)
COSTS: tuple[Any, ...] = (4, 4.0, "4", [], {}, None, 10**30)
SPOONS: tuple[Any, ...] = ("spoon", 1, None, ["whisk"])
KINDS = ("Buy", "Take", "Spend", "TakeTool", "Bake", "")
NONSENSE: list[dict[str, Any]] = [
    *({"type": kind, "place": it} for kind in ("Buy", "TakeMarket") for it in PLACES),
    *({"type": "Take", "cost": it} for it in COSTS),
    *({"type": kind, "tool": it} for kind in ("Spend", "TakeTool") for it in SPOONS),
    *({"type": kind} for kind in KINDS),
]


@pytest.mark.parametrize("action", NONSENSE, ids=json.dumps)
@pytest.mark.parametrize("moment", ["drawing", "matched", "stopped", "asked"])
def test_a_wish_of_no_sense_is_refused_with_reasons(action: dict[str, Any], moment: str) -> None:
    talk = table()
    if moment == "matched":
        matched(talk)
    elif moment == "stopped":
        talk.does("Draw", "Stop")  # may buy place 1, which true and 1.0 are not
    elif moment == "asked":
        second_round(talk).does("Draw", "Draw", "Stop", "Done")
    before = talk.snapshot()
    for seat in range(3):
        update = talk.ask("play", seat=seat, action=action, at=10**6)["update"]
        assert update["refused"]["codes"]
        assert talk.ask("why", seat=seat, action=action)["why"]
        assert talk.ask("try", seat=seat, action=action)["try"] is None
    assert talk.snapshot() == before
