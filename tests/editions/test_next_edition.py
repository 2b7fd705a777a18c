"""The example game gets a second edition, in which a rule and the order of actions change.

All that was made of games of the first one stays what it was.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from chocobox import games
from chocobox.classes import renewed
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from chocobox.kit.paper import Line, Paper, Question
from chocobox.kit.shares import divided, won
from chocobox.kit.value import Value
from chocobox.links import asked, link
from chocobox.pages import page_of
from chocobox.sandbox import packing, written
from support import example
from support.page_parts import messages_in
from support.talk import PERSON, Talk, error_of

Come = Callable[..., None]
Json = dict[str, Any]


class PigValue(Value[Any]):
    """Chances by the points that lie on the table."""

    def value(self, state: Any) -> tuple[int, ...]:
        end, seats = self.game.outcome(state), len(state.scores)
        own = [1 + it + state.points * (n == state.turn) for n, it in enumerate(state.scores)]
        return won(end.winners, seats) if end else divided(own)

    def chances(self, state: Any, move: Any) -> list[tuple[int, Any]]:
        return [(1, state)]

    def sample(self, state: Any) -> None:
        return None


class PigPaper(Paper[Any]):
    """Asks what can be done first."""

    def questions(self, game: Any, state: Any, seat: int | None) -> tuple[Question, ...]:
        first = type(game.actions(state, state.turn)[0]).__name__
        return (Question(Line("first"), game.view(state, state.turn), (), (Line(first),)),)


def asking(pig: Any) -> Any:
    """The second edition, as a rule that asks for the edition."""

    class Pig(pig.Pig):  # type: ignore[misc]
        __module__ = pig.__name__
        edition = 2

        def actions(self, state: Any, seat: int) -> Any:
            offered = super().actions(state, seat)
            return offered[::-1] if self.edition > 1 else offered

        def step(self, state: Any, move: Any) -> Any:
            after, events = super().step(state, move)
            doubled = self.edition > 1 and after.points and after.die == pig.SIDES
            return (replace(after, points=after.points + pig.SIDES) if doubled else after), events

    return Pig()


def taking_along(pig: Any) -> Any:
    """The second edition, which takes the rules of the first along as they were."""
    then = pig.GAME

    class Pig(type(asking(pig))):  # type: ignore[misc]
        __module__ = pig.__name__

        def as_of(self, edition: int) -> Any:
            return {1: then}[edition]

    return Pig()


@pytest.fixture(params=[asking, taking_along])
def come(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Come]:
    """The example is in the box; called, its second edition is."""
    example.put(example.EXAMPLE, monkeypatch)
    value = PigValue()
    value.game = GAMES["pig"]
    rules = sys.modules[type(value.game).__module__]
    monkeypatch.setitem(sys.modules, f"{rules.__name__.removesuffix('game')}actions", rules)
    monkeypatch.setattr("chocobox.analysis.looking.value_of", lambda _: value)

    def forget() -> None:
        for cached in (asked.contents_of, renewed.told, written.words_of, packing._class):
            cached.cache_clear()

    def to_second(since: int = 1) -> None:
        monkeypatch.setattr(rules, "GAME", request.param(rules))
        monkeypatch.setattr(type(rules.GAME), "since", since)
        games._opened.cache_clear()
        forget()
        value.game = GAMES["pig"]

    forget()
    yield to_second
    monkeypatch.undo()
    example.forget()
    forget()


def first() -> Json:
    """A whole game between a person and a bot, as a link holds it."""
    game, bots = GAMES["pig"], BOTS["pig"]
    players = [PERSON, {"kind": "bot", "bot": bots[1].name}]
    session = Session(game, game.options(), players, 4)
    session.bots = dict(enumerate(bots))
    session.play_on()
    [kept] = link.read(link.write({"use": "replay", "record": encode(session.record)})).sessions
    return {name: it for name, it in encode(kept.record).items() if name != "type"}


def told(record: Json, talk: Talk) -> list[Any]:
    """All that a game's record comes to: at the table, in a replay, looked back at."""
    update = talk.ask("new", **record)["update"]
    overview = talk.ask("watch", record=record)["watch"]
    looks = [talk.ask("look", ply=ply, seat=0)["look"] for ply in range(0, overview["plies"], 9)]
    back = talk.ask("look_back", record=record)["look_back"]
    judged = [talk.ask("judge", ply=ply)["judge"] for ply in range(0, overview["plies"], 5)]
    return [update["outcome"], update["views"], overview, looks, back, judged]


def linked(record: Json) -> list[str]:
    """Links of all kinds with this game."""
    half = record | {"moves": record["moves"][:20]}
    given = {"resume": half, "replay": record, "deal": record, "setup": record}
    return [link.write({"use": use, "record": it}) for use, it in given.items()]


def handed_in(record: Json) -> tuple[Json, str]:
    """A set with that game as its task, and a result."""
    task = record | {"players": [PERSON | {"name": ""}, record["players"][1]], "moves": []}
    tasks = {"title": "Pigs", "tasks": [task]}
    tries = [{"begun": 1, "tries": [{"number": 1, "moves": record["moves"]}]}]
    whose = {"set": tasks, "name": "Ada", "when": 1, "origin": 5, "played": tries}
    return tasks, str(Talk().ask("link", link={"use": "result", "result": whose})["link"])


def opened(text: str) -> Json:
    return dict(Talk().ask("open", text=text)["opened"])


def test_a_record_of_the_first_edition_comes_to_the_same(come: Come) -> None:
    record = first()
    before = told(record, Talk())
    come()
    assert told(record, Talk()) == before
    other = Talk().ask("new", **record | {"edition": 2})
    assert other.get("update", {}).get("outcome") != before[0], "the rules have changed"


def test_its_links_open_and_are_written_as_they_were(come: Come) -> None:
    record = first()
    texts = linked(record)
    before = [opened(text) for text in texts]
    come()
    assert [opened(text) for text in texts] == before
    assert [one["record"]["edition"] for one in before] == [1] * len(texts)
    assert linked(record) == texts


def test_a_saved_game_goes_on_by_its_rules_and_a_new_one_begins_by_todays(come: Come) -> None:
    record = first()
    come()
    talk, kinds = Talk(), []
    for edition in (1, 2):
        talk.ask("new", **record | {"edition": edition, "moves": []})
        talk.play(0, "Roll")
        kinds.append([one["type"] for one in talk.update["actions"]["0"]])
        assert talk.update["record"]["edition"] == edition
    assert kinds == [["Roll", "Hold"], ["Hold", "Roll"]]
    new = {name: it for name, it in record.items() if name not in ("edition", "moves")}
    assert talk.ask("new", **new)["update"]["record"]["edition"] == 2


def test_a_class_set_is_played_on_and_its_results_count_as_they_did(come: Come) -> None:
    tasks, text = handed_in(first())
    before, key = opened(text), link.key_of(tasks)
    assert before["scores"][0]["done"]
    come()
    assert opened(text) == before
    assert (before["older"], before["unread"], before["key"]) == ([], [], key)
    assert handed_in(first_of(tasks, before))[1] == text
    [task] = Talk().ask("renew", tasks=opened(key)["set"]["tasks"])["renew"]
    assert (task["older"], task["task"]["edition"]) == (False, 1)


def first_of(tasks: Json, result: Json) -> Json:
    """The game of a result's only try."""
    [[one]] = [it["tries"] for it in result["result"]["tries"]]
    return dict(tasks["tasks"][0], moves=one["moves"])


def test_a_tournament_of_written_bots_is_played_again_by_its_rules(come: Come) -> None:
    code = "def choose(table, actions, rng):\n    return actions[-1]\n"
    bots = [{"name": "Zoë", "code": code}, {"name": "Ben", "code": code.replace("-1", "0")}]
    entries = {"game": "pig", "edition": 1, "seed": 3, "deals": 1, "bots": bots}
    wanted = {"pair": 0, "first": 0, "count": 2, "records": True}

    def played() -> Any:
        talk = Talk()
        talk.ask("tournament", **entries)
        return talk.ask("round", **wanted)["round"]["games"]

    before = played()
    come()
    assert played() == before
    entries["edition"] = 2
    assert played() != before


def test_a_bot_that_a_child_wrote_is_asked_at_the_table_of_its_edition(come: Come) -> None:
    code = "def choose(table, actions, rng):\n    return Hold() if Hold() in actions else Roll()\n"
    game = {"game": "pig", "players": [{"kind": "bot", "bot": "own"}, PERSON], "seed": 5}
    come()
    for edition, place in ((1, 1), (2, 0)):
        talk = Talk()
        begun = talk.ask("new", **game, edition=edition, moves=[[0, 0, 700]])["update"]
        table = talk.ask("tick", at=begun["wake"])["ask"]["table"]
        assert Talk().ask("choose", table=table, code=code)["choose"]["place"] == place


def test_a_question_for_paper_has_the_key_of_its_edition(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table and at a puzzle's, which stands in the game's place."""
    monkeypatch.setattr("chocobox.pages.paper.paper_of", lambda _: PigPaper())
    monkeypatch.setattr("chocobox.records.has_value", lambda _: True)
    played = first()
    posed = played | {"position": "puzzle:0.0", "moves": []}

    def key(record: Json, edition: int) -> str:
        own = {"id": "a", "record": record | {"edition": edition}, "closed": False}
        given = {"given": {"played": own}, "query": {"game": "a"}, "fields": {}}
        [*_, last] = messages_in(page_of({"name": "paper", **given}))
        return last.id

    come()
    for record in (played | {"moves": played["moves"][:1]}, posed):
        keys = [key(record, edition) for edition in (1, 2)]
        assert keys == ["paper-pig-Roll", "paper-pig-Hold"]


def test_a_box_that_knows_only_the_second_edition_says_so(come: Come) -> None:
    record = first()
    texts = linked(record)
    come(since=2)
    replies = [Talk().ask("new", **record), *(Talk().ask("open", text=text) for text in texts)]
    assert {error_of(reply) for reply in replies} == {"older-box"}
