"""Bots of the box in a tournament of written bots: they play there as at every table."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from chocobox.__main__ import main
from chocobox.core.rng import Rng
from chocobox.core.session import DEALS
from chocobox.games import BOTS, GAMES
from chocobox.links import link
from chocobox.request import RequestError
from chocobox.sandbox.entries import WITH_BOX, entries_of, guests_of
from chocobox.sandbox.playing import CHOICE, WAKING, GuestPlayer
from chocobox.sandbox.rounds import MOST_STEPS, Rounds, Wanted, third_of
from chocobox.tournament import brief, seated
from sandbox.test_rounds import ANY, FIRST, asked, each_game, games_in, played, ranking, rounds_in
from support.linked import kind_of
from support.talk import Talk, error_of


def with_guests(name: str, *guests: str, deals: int = 1) -> dict[str, Any]:
    """Two written bots, and these of the box."""
    wanted = asked(name, ANY, FIRST, deals=deals)
    return wanted | {"bots": [*wanted["bots"], *({"bot": one} for one in guests)]}


def weakest(name: str) -> str:
    return guests_of(name)[0].name


def strongest(name: str) -> str:
    return guests_of(name)[-1].name


# --- how they play ---


@each_game
def test_the_table_is_the_same_however_the_games_are_spread(name: str) -> None:
    wanted = with_guests(name, weakest(name))
    told = played(wanted)
    found = ranking(3, 1, told)
    assert ranking(3, 1, [*reversed(played(wanted, one_by_one=True))]) == found
    moved = wanted | {"bots": [wanted["bots"][it] for it in (2, 0, 1)]}
    assert ranking(3, 1, played(moved))["points"] == [found["points"][it] for it in (2, 0, 1)]
    [row] = [row for row in found["rows"] if row["bot"] == 2]
    assert row["stumbled"] == 0


@each_game
def test_they_play_as_at_every_table_from_the_same_chance_and_see_no_more(name: str) -> None:
    game, names = GAMES[name], (weakest(name), strongest(name))
    wanted = with_guests(name, *names)
    own = Rounds(entries_of(wanted | {"bots": wanted["bots"][2:]}))
    kinds = {bot.name: bot for bot in BOTS[name]}
    third = [third_of(name)] * (game.seats[0] - 2)
    deal, _ = Rng(wanted["seed"]).below(DEALS)
    for number, pair in enumerate((names, names[::-1])):
        plain = seated(game, brief(game), [*(kinds[it] for it in pair), *third], deal)
        plain.play_on()
        while not (found := own.go(Wanted(0, number, 1, records=True)).games):
            pass
        assert found[0].record
        assert found[0].record.moves == tuple(plain.moves)


def test_the_win_of_its_like_in_the_third_seat_is_not_its_own() -> None:
    name, third = "choco_challenge", third_of("choco_challenge").name
    own = Rounds(entries_of(with_guests(name, third, deals=4)))
    found = list[tuple[int, int]]()
    for number in range(8):
        playing = own._begun(1, number)
        playing.on(1 << 40, singly=False)
        session, guest = playing.session, playing.pair[2]
        outcome = session.game.outcome(session.state)
        assert isinstance(guest, GuestPlayer)
        assert outcome
        wins = [session.bots[seat] is guest for seat in outcome.winners]
        found.append((1000 * sum(wins) // len(wins), playing.played(False).wins[1]))
    assert all(own_wins == told for own_wins, told in found)
    assert {told for _, told in found} == {0, 1000}


def test_an_answer_waits_only_for_so_many_of_their_choices() -> None:
    """So no sandbox is taken for one that gives no answer."""
    name = weakest("schokoly")
    own = Rounds(entries_of(asked("schokoly", ANY, ANY) | {"bots": [{"bot": name}] * 2}))
    moves = [0]
    while not own.go(Wanted(0, 0, 1)).games:
        assert own._playing
        moves.append(len(own._playing.session.moves))
    assert len(moves) > 2
    longest = max(after - before for before, after in pairwise(moves))
    assert longest <= MOST_STEPS // CHOICE
    assert CHOICE > WAKING


@each_game
def test_nobody_asks_them_where_each_question_is_put_by_itself(name: str) -> None:
    wanted, talk, put = with_guests(name, weakest(name)), Talk(), set[int]()
    talk.ask("tournament", **wanted)
    once = {"pair": 1, "first": 0, "count": 1}
    while not (told := talk.ask("round", **once, singly=True)["round"])["games"]:
        if told["asked"]:
            put.add(told["asked"]["bot"])
    assert put == {0}
    assert told["games"] == games_in(rounds_in(talk, 1, 0, 1))


def test_their_games_can_be_watched_and_they_sit_there_as_themselves() -> None:
    talk = Talk()
    talk.ask("tournament", **with_guests("schokoly", "taster"))
    [game] = games_in(rounds_in(talk, 1, 0, 1, records=True))
    players = game["record"]["players"]
    assert {one["kind"]: one.get("bot", one.get("name")) for one in players} == {
        "bot": "taster",
        "person": "P0",
    }
    assert talk.ask("watch", record=game["record"])["watch"]["plies"] == game["moves"]


# --- who may enter ---


def test_who_thinks_long_or_is_of_another_game_does_not_enter() -> None:
    assert [bot.name for bot in guests_of("schokoly")] == ["nibbler", "hamster", "taster"]
    for wrong in ("master", "patissier", "shark", "own", "", 7, None):
        bad = with_guests("schokoly", wrong)  # type: ignore[arg-type]
        assert error_of(Talk().ask("tournament", **bad)) == "bad-request"


def test_the_command_line_takes_them_by_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "P0.py").write_text(ANY)
    (tmp_path / "P1.py").write_text(FIRST)
    bots = f"{tmp_path / 'P0.py'},{tmp_path / 'P1.py'},taster"
    command = ["tournament", "schokoly", "--pairs", "--seed", "5", "--games", "2", "--bots", bots]
    assert main(command) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in found["rows"]} == {"P0", "P1", "taster"}
    here = ranking(3, 1, played(with_guests("schokoly", "taster")))
    assert found["points"] == here["points"]


# --- in a link ---

TOLD = with_guests("schokoly", "taster") | {"edition": 1, "points": [0, 0, 4000]}


def text_of(told: dict[str, Any], names: bool = True) -> str:
    return link.write({"use": "tournament", "tournament": told}, names)


def test_a_link_holds_them_by_name_between_the_others() -> None:
    for order in ((0, 1, 2), (2, 0, 1)):
        told = TOLD | {"bots": [TOLD["bots"][it] for it in order]}
        opened = link.as_json(link.read(text_of(told)))["tournament"]
        assert opened == told | {"way": WITH_BOX, "older": False}
        assert text_of(opened) == text_of(told)
    alone = TOLD | {"bots": [{"bot": "nibbler"}, {"bot": "taster"}], "points": [0, 2000]}
    assert link.as_json(link.read(text_of(alone)))["tournament"]["bots"] == alone["bots"]
    nameless = link.as_json(link.read(text_of(TOLD, names=False)))["tournament"]["bots"]
    assert [it.get("name", it.get("bot")) for it in nameless] == ["1", "2", "taster"]


def test_a_bot_that_only_a_newer_box_has_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(TOLD)
    monkeypatch.setattr("chocobox.links.of_tournament.guests_of", lambda game: BOTS[game][:1])
    assert kind_of(text) == "newer-box"


def test_a_link_has_one_text_so_a_way_that_it_does_not_need_is_refused() -> None:
    plain = TOLD | {"bots": TOLD["bots"][:2], "points": [0, 0]}
    with pytest.raises(RequestError):
        text_of(plain | {"way": WITH_BOX})
    with pytest.raises(RequestError):
        text_of(TOLD | {"way": WITH_BOX - 1})
