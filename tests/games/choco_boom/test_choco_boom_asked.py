"""Choco-Boom by ear: each question at a table made by hand; a double is not told."""

from __future__ import annotations

from collections.abc import Sequence

from chocobox.core.record import Action
from chocobox.games.choco_boom.rules.actions import Call, Flip, Pass, Slap, Vote
from chocobox.games.choco_boom.rules.past import Tally as Done
from chocobox.games.choco_boom.rules.pieces import CALLED, Card
from chocobox.games.choco_boom.rules.state import Options, State
from chocobox.games.choco_boom.told.asked import (
    ASKING,
    Answers,
    Called,
    Deck,
    Pile,
    Sits,
    Tally,
    Votes,
    Waits,
    Won,
)
from chocobox.kit.asking import Fact, Seen, Turn, answer
from games.choco_boom.hand import GAME, Table, position

Decks = tuple[Sequence[str | int], ...]

CARROTS: Decks = (["red carrot", 9], ["blue carrot", 9], [9])
PLAIN: Decks = (["red carrot", 9], ["blue choco", 9], [9])


def told(state: State, about: str, seat: int = 0, number: int = 1) -> Sequence[Fact]:
    """The facts of an answer to that seat."""
    return answer(ASKING, about, Seen(state, seat, GAME.actions(state, seat), number)).facts


def grouped(state: State, seat: int) -> list[list[Action]]:
    """What that seat may do, in its groups."""
    actions = GAME.actions(state, seat)
    groups = ASKING.groups(Seen(state, seat, actions))
    return [[actions[place] for place in group.places] for group in groups]


def test_a_card_is_the_number_of_cards_in_the_own_deck() -> None:
    state = position([9], [3])
    assert told(state, "card", seat=1, number=4) == (Deck(1, 3),)


def test_the_table_is_the_card_on_top_and_how_many_lie_there() -> None:
    table = Table(position(*PLAIN))
    assert told(table.state, "table") == (Pile(None, 0, 0),)
    table.goes(2)
    table.state = table.state.changed(fines=(0, 1))
    assert told(table.state, "table", seat=2) == (Pile(Card("choco", "blue"), 2, 2),)


def test_a_double_is_told_as_any_other_card() -> None:
    tables = [Table(position(*cards)) for cards in (CARROTS, PLAIN)]
    for table in tables:
        table.goes(1)
        table.flips()
    for about in ("card", "score", "turn", "beside", "rows", "further"):
        double, other = (told(table.state, about, seat=1) for table in tables)
        assert double == other, about
    assert told(tables[0].state, "listed") == (
        Pile(Card("carrot", "blue"), 2, 0),
        Called("strawberry"),
    )


def test_the_score_and_the_rows_are_all_decks() -> None:
    state = position([9], [3], [])
    assert told(state, "score", seat=1) == (Deck(0, 9), Deck(1, 3), Deck(2, 0))
    assert told(state, "rows", seat=1) == (Deck(1, 3), Deck(2, 0), Deck(0, 9))


def test_the_turn_is_that_of_a_card_or_of_those_that_play_waits_for() -> None:
    table = Table(position(*PLAIN))
    assert told(table.state, "turn", seat=1) == (Turn(0),)
    table.flips()
    table.calls("banana")
    assert told(table.state, "turn") == (Waits((1, 2)),)


def test_whoever_has_still_to_vote_is_told() -> None:
    table = Table(position(*PLAIN, options=Options(aloud=True)))
    table.flips()
    table.objects(1)
    case = table.state.case
    assert case
    assert told(table.state, "turn") == (Votes(0, case.voters),)
    table.does(case.voters[0], Vote(True))
    assert told(table.state, "turn") == (Votes(0, case.voters[1:]),)


def test_in_a_calm_game_whoever_has_still_to_answer_is_told() -> None:
    table = Table(position(*PLAIN, options=Options(calm=True)))
    table.flips()
    assert told(table.state, "turn") == (Answers((0,)),)
    table.calls()
    table.flips()
    table.does(0, Slap())
    assert told(table.state, "turn") == (Answers((1, 2)),)
    assert grouped(table.state, 2) == [[Slap()], [Pass()]]


def test_beside_a_seat_sit_two_others_or_one() -> None:
    assert told(position([9], [3], [2], []), "beside", seat=1) == (
        Sits("left", 2, 2),
        Sits("right", 0, 9),
    )
    assert told(position([9], [3]), "beside") == (Sits("across", 1, 3),)


def test_after_a_pile_is_told_who_won_it_and_no_call_is_the_last_one() -> None:
    table = Table(position(*CARROTS))
    assert told(table.state, "listed") == (Pile(None, 0, 0),)
    table.goes(1)
    table.flips()
    table.slaps(2)
    assert told(table.state, "listed") == (Pile(None, 0, 0), Won(2, 2))


def test_further_are_piles_and_fines_the_own_first() -> None:
    state = position([9], [3], tallies=(Done(2, 1), Done(0, 4)))
    assert told(state, "further", seat=1) == (Tally(1, 0, 4), Tally(0, 2, 1))


def test_each_call_stands_alone_and_a_slap_comes_last() -> None:
    table = Table(position(*PLAIN))
    assert grouped(table.state, 0) == [[Flip()]]
    table.flips()
    assert grouped(table.state, 0) == [*([Call(item)] for item in CALLED), [Slap()]]
