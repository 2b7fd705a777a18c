"""Choco-Boom, sentence by sentence: fines, wrong slaps, and how play goes on."""

from __future__ import annotations

from typing import Any

from chocobox.games.choco_boom.events import (
    Fined,
    Flipped,
    OutOfCards,
    Readied,
    Resumed,
    TurnBegan,
)
from chocobox.games.choco_boom.words import Ready, Slap
from games.boom_hand import Table, lying, position, single

# --- paying ---


def wrong(**rest: Any) -> Table:
    """Seat 1 has called its card wrongly."""
    table = single(**rest)
    table.calls("choco")
    return table


def test_a_fine_is_two_cards_of_the_own_deck_added_to_the_pile() -> None:
    table = Table(position(["red carrot", "blue choco", "red choco", "brown choco", 1], [5], [5]))
    table.flips()
    table.calls("choco")
    assert table.deck(0).startswith("brown choco")
    assert (table.view()["decks"], table.view()["under"]) == ([2, 5, 5], 2)


def test_b10_a_player_with_fewer_than_two_cards_pays_what_is_there() -> None:
    table = lying("red carrot", "blue strawberry", spare=(5, 1, 5))
    assert table.calls("choco")[1:] == (Fined(1, "wrong_call", 1), OutOfCards(1))
    assert table.view()["fines"][0]["paid"] == 1
    table = lying("red carrot", "blue strawberry", spare=(5, 0, 5))
    assert table.calls("choco")[1:] == (Fined(1, "wrong_call", 0),)
    assert table.saw(OutOfCards) == [OutOfCards(1)]
    assert table.view()["paused"]["reason"] == "fine"


# --- when all the other players are ready ---


def test_play_pauses_until_every_other_player_is_ready() -> None:
    table = wrong(seats=4)
    assert table.view()["paused"] == {
        "type": "Paused",
        "reason": "fine",
        "resumes": 1,
        "waiting": [0, 2, 3],
    }
    assert [table.kinds(seat) for seat in range(4)] == [
        *(["Ready", "Slap"], ["Slap"], ["Ready", "Slap"], ["Ready", "Slap"])
    ]
    assert table.due() is None
    assert table.does(2, Ready()) == (Readied(2),)
    assert table.view()["paused"]["waiting"] == [0, 3]
    assert table.codes(2, Ready()) == ("not_waited",)
    assert table.codes(1, Ready()) == ("not_waited",)
    table.does(0, Ready())
    table.waits(9000)
    assert table.view()["paused"]["waiting"] == [3]


def test_then_the_player_who_was_fined_resumes_the_game() -> None:
    table = wrong()
    told = table.readies()
    assert told == (Resumed(), TurnBegan(1))
    assert table.view()["paused"] is None
    assert [table.kinds(seat) for seat in range(3)] == [["Slap"], ["Flip", "Slap"], ["Slap"]]
    table.flips()
    assert [event.seat for event in table.saw(Flipped)] == [0, 1, 1]


def test_a_fined_player_without_cards_lets_the_next_resume() -> None:
    table = lying("red carrot", "blue strawberry", spare=(5, 2, 5))
    table.calls("choco")
    assert table.view()["paused"]["resumes"] == 2
    table.readies()
    assert table.told[-1] == TurnBegan(2)


def test_the_first_who_was_fined_resumes_and_each_pays() -> None:
    table = single(seats=4)
    for seat, pause in ((3, 310), (0, 300), (2, 340)):
        table.does(seat, Slap(), at=table.opened + pause)
    table.waits(100)
    assert table.saw(Fined) == [Fined(seat, "wrong_slap", 2) for seat in (0, 3, 2)]
    assert table.view()["paused"]["resumes"] == 0
    assert table.view()["paused"]["waiting"] == [1, 2, 3]
    assert table.view()["decks"] == [3, 5, 3, 3]
