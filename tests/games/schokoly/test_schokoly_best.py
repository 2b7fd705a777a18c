"""The best place: one card is laid, and weighed against all other layings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules import views
from chocobox.games.schokoly.rules.actions import Place, Stack
from chocobox.games.schokoly.rules.events import Placed
from chocobox.games.schokoly.rules.game import Schokoly
from chocobox.games.schokoly.rules.state import Options as TableOptions
from chocobox.games.schokoly.solo.best import game as best
from chocobox.games.schokoly.solo.best.game import Options, Outcome, SchokolyBest, State
from chocobox.games.schokoly.solo.best.players import BOTS
from games.schokoly.tasks_plain import laid_of, leads_of, look_of, recount_place
from support.walks import Choose, by_hypothesis, by_seed

GAME, TABLE = SchokolyBest(), Schokoly()
NIBBLER, TASTER = BOTS
TEXT = (
    "colours:dark,white lays:0 smarties:5,5"
    " 22@0,0 2@0,2/3* 21@2,0 4@-2,2/2 45@1,0^ 10@2,2/1 44@0,-2/3"
)
SPENT = (
    "colours:dark,white laid:0 smarties:6,6 22@0,0",
    "colours:dark,white guarded:0 smarties:5,6 22@0,0*",
)


def started(cards: int = 6, seed: int = 1) -> State:
    return GAME.start(Options(cards), 1, Rng(seed))


def laid(state: State, action: Action) -> Outcome:
    """What comes of a laying."""
    assert action in GAME.actions(state, 0)
    outcome = GAME.outcome(GAME.step(state, Move(0, action, 0))[0])
    assert outcome is not None
    return outcome


def leads(state: State) -> dict[Action, int]:
    """The lead that each action brings, as the table itself counts it then."""
    found = {}
    for action in GAME.actions(state, 0):
        after, _ = TABLE.step(state.table, Move(0, action, 0))
        own, *others = views.count(after).scores
        found[action] = own - max(others)
    return found


# --- what there is to do ---


@pytest.mark.parametrize("cards", [4, 5, 12, 40])
def test_so_many_cards_lie_and_seat_0_may_lay_one(cards: int) -> None:
    state = started(cards)
    view = GAME.view(state, 0)
    assert len(view.board) == cards
    assert (view.seat, view.turn, view.placed, len(view.hand)) == (0, 0, None, 4)
    assert None not in view.colours
    assert all(isinstance(action, Place | Stack) for action in GAME.actions(state, 0))
    assert list(GAME.actions(state, 0)) == list(TABLE.actions(state.table, 0))


def test_one_laid_card_ends_the_game() -> None:
    state = started()
    action = GAME.actions(state, 0)[0]
    assert GAME.outcome(state) is None
    after, events = GAME.step(state, Move(0, action, 0))
    assert isinstance(events[0], Placed)
    assert GAME.actions(after, 0) == ()
    assert GAME.view(after, 0).placed == 6
    assert GAME.why(after, 0, encode(action)) == ("over",)
    assert TASTER.plan(GAME, after, 0, 0, Rng(1)) is None


def test_a_seed_is_a_table_and_few_places_are_the_best() -> None:
    assert started(12, 3) == started(12, 3) != started(12, 4)
    ties = []
    for seed in range(8):
        weighed = list(best.weighed(started(12, seed).table).values())
        ties.append(weighed.count(max(weighed)))
    assert max(ties) <= best.FEW


# --- what a place is worth ---


def test_where_all_places_are_alike_any_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    state, weighed = started(), best.weighed
    monkeypatch.setattr(best, "weighed", lambda table: dict.fromkeys(weighed(table), 3))
    outcome = laid(state, GAME.actions(state, 0)[-1])
    assert (outcome.points, outcome.winners, outcome.rank) == (100, (0,), 1)


def test_without_a_smartie_no_stack_is_weighed() -> None:
    state = started(12, 5)
    assert any(isinstance(action, Stack) for action in GAME.actions(state, 0))
    poor = replace(state, table=replace(state.table, smarties=(0, 6)))
    assert laid(poor, GAME.actions(poor, 0)[0]).count < laid(state, GAME.actions(poor, 0)[0]).count
    weigh_slowly(poor, by_seed(2))


def weigh_slowly(state: State, choose: Choose) -> None:
    """Points, rank and number of places beside slow rules."""
    action = GAME.actions(state, 0)[choose(len(GAME.actions(state, 0)))]
    after, _ = GAME.step(state, Move(0, action, 0))
    outcome, view = GAME.outcome(after), encode(GAME.view(after, 0))
    assert outcome is not None
    assert recount_place(view) == (list(outcome.scores), list(outcome.winners))
    lying = [laid_of(one) for one in view["board"]]
    found = leads_of(view, lying[:-1], lying[-1])
    assert outcome.count == len(found)
    assert outcome.lead == found[look_of(lying[-1])]
    assert outcome.rank == 1 + sum(lead > outcome.lead for lead in found.values())


def test_places_are_weighed_as_slow_rules_weigh_them() -> None:
    weigh_slowly(started(9, 7), by_seed(1))


@by_hypothesis(3)
def test_any_place_is_weighed_as_slow_rules_weigh_it(seed: int, choose: Choose) -> None:
    weigh_slowly(started(4 + choose(9), seed), choose)


# --- from a position ---


def test_who_is_to_lay_sits_at_seat_0() -> None:
    for seats, colours in ((2, "dark,white"), (3, "dark,white,milk"), (4, "dark,white,dark,white")):
        share, own = 12 // seats, colours.split(",")
        for turn in range(seats):
            smarties = ",".join(str(share) for _ in range(seats))
            text = f"colours:{colours} lays:{turn} smarties:{smarties} 22@0,0 21@2,0"
            state = GAME.set_up(text, Options(), 1, Rng(4))
            table = TABLE.set_up(text, TableOptions(), seats, Rng(4))
            view = GAME.view(state, 0)
            assert (view.seat, view.turn) == (0, 0)
            assert list(view.colours) == own[turn:] + own[:turn]
            assert view.hand == TABLE.view(table, turn).hand
            assert view.hands == (4,) * seats
            assert [(one.seat + turn) % seats for one in view.board] == [
                one.seat for one in table.board.laid
            ]
            assert GAME.position(state) == text


def test_smarties_move_with_their_seats() -> None:
    text = f"{TEXT.replace('lays:0 smarties:5,5', 'lays:0 smarties:6,4')}"
    assert GAME.view(GAME.set_up(text, Options(), 1, Rng(4)), 0).smarties == (6, 4)
    text = text.replace("lays:0", "lays:1").replace("smarties:6,4", "smarties:4,6")
    state = GAME.set_up(text, Options(), 1, Rng(4))
    assert GAME.view(state, 0).smarties == (6, 4)
    assert GAME.position(state) == text


def test_with_three_the_best_of_the_others_counts() -> None:
    text = "colours:dark,white,milk lays:1 smarties:4,4,4 22@0,0 21@2,0 2@0,2/3"
    state = GAME.set_up(text, Options(), 1, Rng(4))
    found = leads(state)
    for action in list(found)[::9]:
        assert laid(state, action).lead == found[action]
    weigh_slowly(state, by_seed(3))


@pytest.mark.parametrize("text", SPENT)
def test_whoever_has_laid_has_nothing_to_look_for(text: str) -> None:
    with pytest.raises(ValueError, match="has been laid already"):
        GAME.set_up(text.replace("white", "-"), Options(), 1, Rng(0))


def test_all_must_have_chosen() -> None:
    for text in ("colours:-,- lays:0 smarties:6,6", "colours:-,dark lays:0 smarties:6,6 22@0,0"):
        with pytest.raises(ValueError, match="chosen their colours"):
            GAME.set_up(text, Options(), 1, Rng(0))
