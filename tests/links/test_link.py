"""Links: reading gives back what was written; anything else is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from chocobox import request
from chocobox.classes.terms import Help, Terms
from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES
from chocobox.links import folding, link, of_class, starting
from chocobox.links.qr import QUIET
from chocobox.request import RequestError
from support.editions import no_more_of
from support.linked import TASK, kind_of, played
from support.talk import NIBBLER, PERSON, Talk
from support.task_talks import TEXT

PLAYABLE = ("schokoly", "choco_boom", "choco_challenge", "kaboom")
SET = {"title": "Würfel & Ränder", "tasks": [TASK, TASK | {"seed": 6}]}
LONGEST = 4_000


# --- what goes in comes out ---


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("most", [min, max])
def test_a_whole_game_comes_back_as_it_was(game: str, most: Any) -> None:
    session = played(game, most(GAMES[game].seats), seed=17, bots=0)
    text = link.write({"use": "replay", "record": encode(session.record)})
    [back] = link.read(text).sessions
    assert len(text) <= LONGEST
    assert back.state == session.state
    unit = 1 if GAMES[game].grace else 100  # tenths of a second, where quickness does not count
    moves = [(seat, index, at // unit * unit) for seat, index, at in session.moves]
    assert back.moves == moves
    assert link.write({"use": "replay", "record": encode(back.record)}) == text


def test_a_whole_game_of_schokoly_takes_400_characters_however_slowly_it_is_played() -> None:
    for seed in range(3):
        record = encode(played("schokoly", 2, seed * 10**14, bots=0).record)
        late, moves = 0, []
        for number, (seat, index, _) in enumerate(record["moves"]):
            pause, _ = Rng(number).below(90_000)
            late += pause
            moves.append([seat, index, late])
        people = [{"kind": "person", "name": "Großmutter"}, {"kind": "person", "name": "Lukas"}]
        slow = record | {"moves": moves, "players": people}
        assert len(moves) > 90
        assert len(link.write({"use": "resume", "record": slow})) <= 400


def test_a_set_and_a_result_come_back() -> None:
    text = link.write({"use": "set", "set": SET})
    tasks = link.as_json(link.read(text))["set"]
    assert tasks["title"] == SET["title"]
    assert [task["seed"] for task in tasks["tasks"]] == [5, 6]
    whole = encode(played("schokoly", 2, seed=5, bots=0).record)["moves"]
    result = {"set": tasks, "name": "Ada", "when": 30_000_000, "moves": [whole, []]}
    back = link.as_json(link.read(link.write({"use": "result", "result": result})))["result"]
    assert (back["set"], back["name"], back["when"]) == (tasks, "Ada", 30_000_000)
    assert [[move[:2] for move in moves] for moves in back["moves"]] == [
        [move[:2] for move in whole],
        [],
    ]


EVERY_HELP = [{"tips": tips, "hints": hints} for tips in (True, False) for hints in (True, False)]


@pytest.mark.parametrize("given", EVERY_HELP)
def test_the_help_of_a_set_comes_back_and_belongs_to_the_set(given: dict[str, bool]) -> None:
    helped = SET | {"help": given}
    set_text = link.write({"use": "set", "set": helped})
    result = {"set": helped, "name": "Ada", "when": 30_000_000, "moves": [[], []]}
    result_text = link.write({"use": "result", "result": result})
    works = link.read(set_text).work, link.read(result_text).work
    assert [work and work.terms.help for work in works] == [Help(**given)] * 2
    assert link.as_json(link.read(result_text))["key"] == set_text
    is_usual = given == {"tips": True, "hints": False}
    assert (set_text == link.write({"use": "set", "set": SET})) == is_usual


@pytest.mark.parametrize("given", [True, [], {}, {"tips": True}, {"tips": 1, "hints": 0}])
def test_help_is_told_in_full_or_not_at_all(given: object) -> None:
    with pytest.raises(RequestError, match="tips and hints"):
        link.write({"use": "set", "set": SET | {"help": given}})


def test_usual_terms_have_one_form(monkeypatch: pytest.MonkeyPatch) -> None:
    never = {"Terms": lambda *given: given and Terms(*given)}
    assert refused_as_written(monkeypatch, {"use": "set", "set": SET}, **never)
    always = {"_is_settled": lambda terms: True}
    assert refused_as_written(monkeypatch, {"use": "set", "set": SET}, **always)


def test_the_whole_address_is_read_as_well() -> None:
    text = link.write({"use": "set", "set": SET})
    assert link.as_json(link.read(f"https://a.example/box/?x=#/g/{text}")) == link.as_json(
        link.read(text)
    )


# --- each in one form ---


@pytest.mark.parametrize("blank", [" ", "\n", "\t", "\xa0", "\u2028"])
def test_a_text_has_no_blanks(blank: str) -> None:
    text = link.write({"use": "set", "set": SET})
    for broken in (blank + text, text + blank, text[:9] + blank + text[9:], f"{blank}#/g/{text}"):
        assert kind_of(broken) == "bad-link"


def test_a_number_begins_with_no_zeros() -> None:
    data = link._data_of(link.write({"use": "set", "set": SET}))
    assert kind_of(link._text_of(b"\0" + data)) == "bad-link"


def refused_as_written(
    monkeypatch: pytest.MonkeyPatch, wanted: dict[str, Any], **lax: object
) -> bool:
    """Whether a link is refused that another program might write."""
    with monkeypatch.context() as patch:
        for name, value in lax.items():
            of = next(it for it in (of_class, starting, folding, link) if hasattr(it, name))
            patch.setattr(of, name, value)
        text = link.write(wanted)
    return kind_of(text) == "bad-link"


@pytest.mark.parametrize("changed", [{"seed": 5}, {"seed": 0, "position": TEXT}])
def test_a_set_up_is_of_no_deal(changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    uses = ("", "", "", "deal")  # in the place of a set-up
    wanted = {"use": "deal", "record": TASK | changed}
    assert refused_as_written(monkeypatch, wanted, USES=uses)


def test_a_task_names_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    lax = {"unnamed": lambda record: record, "check_tasks": lambda tasks: None}
    assert refused_as_written(monkeypatch, {"use": "set", "set": SET}, **lax)


@pytest.mark.parametrize(
    "told",
    [
        [("pace", 700), ("rounds", 5)],
        [("rounds", 5), ("rounds", 5)],
        [("rounds", 10)],
        [("slaps", 2)],
    ],
)
def test_house_rules_are_told_in_one_way(
    told: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"use": "deal", "record": TASK | {"game": "kaboom", "players": [PERSON, PERSON]}}
    assert refused_as_written(monkeypatch, wanted, _changed=lambda *_: told)


def test_a_link_of_a_table_tells_which_games_for_one_can_begin_on_it() -> None:
    players: list[Any] = [{"kind": "person", "name": ""}, NIBBLER]
    record = {**TASK, "game": "schokoly", "options": {}, "players": players}

    def solos(position: str) -> Any:
        text = link.write({"use": "position", "record": record | {"position": position}})
        return link.as_json(link.read(text))["solos"]

    count = {"game": "schokoly_count", "options": {"grade": 1}}
    assert solos(TEXT) == [count, {"game": "schokoly_best", "options": {}}]
    assert solos("colours:dark,- lays:1 smarties:6,6 0@0,0") == []
    players.append(NIBBLER)
    three = TEXT.replace("dark,white", "dark,white,milk").replace("5,5", "3,3,4")
    assert solos(three) == [{"game": "schokoly_best", "options": {}}]


# --- nothing else gets in ---


NO_LINKS = [
    "",
    "#/g/",
    "hello",
    "1",
    "1AAAA",
    "1AAAAAA",
    "ä" * 9,
    "A" * 20_000,
    "2" * 7 + "ü",
    "/../",
]


@pytest.mark.parametrize("text", NO_LINKS)
def test_invalid_links_are_refused(text: str) -> None:
    assert kind_of(text) == "bad-link"


def test_a_link_of_another_time_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text = link.write({"use": "deal", "record": TASK})
    assert kind_of(f"2{text[1:]}") == "newer-box"
    no_more_of("schokoly", monkeypatch)
    assert kind_of(text) == "older-box"
    monkeypatch.setattr(type(GAMES["schokoly"]), "edition", 0)
    assert kind_of(text) == "newer-box"


def test_a_link_with_a_bot_or_a_house_rule_of_a_newer_box_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ruled = TASK | {"options": {"open_hands": True}, "players": [PERSON] * 2}
    texts = [
        link.write(it) for it in ({"use": "deal", "record": ruled}, {"use": "set", "set": SET})
    ]
    game, bots = GAMES["schokoly"], BOTS["schokoly"]
    choices = tuple(it for it in game.choices if it.name != "open_hands")
    monkeypatch.setattr(type(game), "choices", choices)
    others = tuple(bot for bot in bots if bot.name != "nibbler")
    monkeypatch.setattr(request, "BOTS", {"schokoly": others})
    assert [kind_of(text) for text in texts] == ["newer-box"] * 2


FAULTS: list[Mapping[str, Any]] = [
    {},
    {"use": "throw", "record": TASK},
    {"use": "replay"},
    {"use": "replay", "record": []},
    {"use": "replay", "record": TASK | {"seed": 1 << 53}},
    {"use": "replay", "record": TASK | {"players": [PERSON]}},
    {"use": "replay", "record": TASK | {"moves": [[0, 99, 1]]}},
    {"use": "replay", "record": TASK | {"moves": [[1, 0, 1]]}},
    {"use": "replay", "record": TASK | {"moves": [[TABLE, 0, 1]]}},
    {"use": "replay", "record": TASK | {"moves": [[0, 0, 900], [1, 0, 100]]}},
    {"use": "set", "set": {"title": "x", "tasks": []}},
    {"use": "set", "set": {"title": "x", "tasks": [TASK] * 9}},
    {"use": "set", "set": {"title": "x" * 61, "tasks": [TASK]}},
    {"use": "set", "set": {"title": "x", "tasks": [7]}},
    {"use": "result", "result": {"set": SET, "name": "A", "when": 1, "moves": [[]]}},
    {"use": "result", "result": {"set": SET, "name": "A", "when": -1, "moves": [[], []]}},
]


@pytest.mark.parametrize("wanted", FAULTS)
def test_impossible_contents_are_refused_with_a_sentence(wanted: Mapping[str, Any]) -> None:
    with pytest.raises(RequestError) as refused:
        link.write(wanted)
    assert str(refused.value).endswith(".")


# --- through the bridge ---


def test_the_door_writes_opens_and_draws_links_and_leaves_the_game_alone() -> None:
    talk = Talk()
    talk.new([PERSON, NIBBLER], seed=4)
    before = talk.snapshot()
    text = talk.ask("link", link={"use": "set", "set": SET}, names=True)["link"]
    assert talk.ask("open", text=f"#/g/{text}")["opened"]["set"]["title"] == SET["title"]
    assert talk.ask("qr", text=text)["qr"]["size"] > 30
    assert talk.ask("qr", text="x" * LONGEST)["qr"] is None
    assert talk.ask("open", text="nonsense")["error"]["type"] == "bad-link"
    assert talk.ask("link", link=7)["error"]["type"] == "bad-request"
    assert talk.ask("link", link={}, names="no")["error"]["type"] == "bad-request"
    assert talk.snapshot() == before


@pytest.mark.parametrize(("letters", "squares", "is_fine"), [(1273, 117, False), (1274, 121, True)])
def test_a_code_of_more_than_117_squares_in_a_row_asks_much_of_a_camera(
    letters: int, squares: int, is_fine: bool
) -> None:
    code = Talk().ask("qr", text="x" * letters)["qr"]
    assert (code["size"] - 2 * QUIET, code["is_fine"]) == (squares, is_fine)
