"""A reader of links that uses only the description in links/FORMAT.md."""

from __future__ import annotations

import base64
import string
import zlib

from chocobox.games import GAMES
from chocobox.links import link
from chocobox.links.words import WORDS
from support.linked import BOT

CHEAP = string.ascii_lowercase + string.digits + "_ ,-./:*@^"
WEIGHTS = [8 if chr(byte) in CHEAP else 1 for byte in range(256)]


class Reader:
    """Choices taken out of one number."""

    def __init__(self, data: bytes) -> None:
        self.number = int.from_bytes(data, "big")

    def choose(self, weights: list[int]) -> int:
        rest, part = divmod(self.number, sum(weights))
        choice = next(i for i in range(len(weights)) if part < sum(weights[: i + 1]))
        self.number = rest * weights[choice] + part - sum(weights[:choice])
        return choice

    def one_of(self, count: int) -> int:
        self.number, choice = divmod(self.number, count)
        return choice

    def whole(self) -> int:
        length = self.one_of(64)
        return 2 ** (length - 1) + self.one_of(2 ** (length - 1)) if length > 1 else length

    def text(self) -> str:
        return bytes(self.choose(WEIGHTS) for _ in range(self.whole())).decode()

    def data(self) -> bytes:
        length = self.whole()
        return self.one_of(256**length).to_bytes(length, "big")


def test_the_description_is_enough_to_read_a_link() -> None:
    bot = {"kind": "bot", "bot": "awake"}
    players = [{"kind": "person", "name": "Zoë"}, bot]
    record = {"game": "choco_boom", "options": {"hesitation": 4000}, "players": players}
    text = link.write({"use": "deal", "record": record | {"seed": 2_026, "moves": []}})
    data = base64.urlsafe_b64decode(text[1:] + "===")
    assert text[0] == "1"
    assert data[:3] == (zlib.crc32(data[3:]) % 2**24).to_bytes(3, "big")
    it = Reader(data[3:])
    assert it.one_of(16) == 2
    assert (it.text(), it.whole()) == ("choco_boom", GAMES["choco_boom"].edition)
    assert (it.one_of(16), it.text(), it.whole()) == (1, "hesitation", 4000)
    assert (it.one_of(8), it.one_of(2), it.text()) == (1, 0, "Zoë")
    assert (it.one_of(2), it.text()) == (1, "awake")
    assert (it.whole(), it.text(), it.whole(), it.number) == (2_026, "", 0, 0)


def test_the_help_of_a_class_stands_before_its_set() -> None:
    players = [{"kind": "person"}, {"kind": "bot", "bot": "nibbler"}]
    tasks = [{"game": "schokoly", "players": players, "seed": 5, "moves": []}]
    helped = {"title": "Monday", "tasks": tasks, "help": {"tips": False, "hints": True}}
    text = link.write({"use": "set", "set": helped})
    it = Reader(base64.urlsafe_b64decode(text[1:] + "===")[3:])
    assert it.one_of(16) == 7
    assert [it.one_of(2) for _ in range(3)] == [0, 0, 1]
    assert (it.text(), it.one_of(8), it.text()) == ("Monday", 0, "schokoly")


def test_what_a_set_settles_and_each_try_stand_where_they_are_described() -> None:
    task = {"game": "schokoly_best", "players": [{"kind": "person"}], "seed": 5, "moves": []}
    picks = {"kind": "animals", "count": 12}
    tasks = {"title": "Monday", "tasks": [task], "counts": "first", "picks": picks}
    result = {"set": tasks, "name": "7", "when": 9, "origin": 77}
    tries = [{"number": 2, "shown": True, "moves": [[0, 0, 900]]}]
    result["tries"] = [{"begun": 3, "tries": tries}]
    it = Reader(
        base64.urlsafe_b64decode(link.write({"use": "result", "result": result})[1:] + "===")[3:]
    )
    assert it.one_of(16) == 8
    assert [it.one_of(2) for _ in range(3)] == [1, 1, 0]
    assert [it.one_of(3), it.one_of(3), it.one_of(40)] == [1, 2, 11]
    assert (it.text(), it.one_of(8), it.text(), it.whole()) == ("Monday", 0, "schokoly_best", 1)
    start = [it.one_of(16), it.one_of(8), it.one_of(2), it.text(), it.whole(), it.text()]
    assert start == [0, 0, 0, "", 5, ""]
    assert (it.one_of(12), it.whole(), it.one_of(2**24)) == (6, 9, 77)
    assert [it.whole(), it.one_of(2), it.one_of(2), it.one_of(2), it.whole()] == [3, 0, 1, 1, 1]


def test_how_many_players_began_stands_after_the_origin() -> None:
    task = {"game": "schokoly_best", "players": [{"kind": "person"}], "seed": 5, "moves": []}
    tasks = {"title": "", "tasks": [task], "picks": {"kind": "numbers", "count": 12}}
    result = {"set": tasks, "name": "7", "when": 9, "origin": 77, "players": 3}
    result["tries"] = [{"begun": 0, "tries": []}]
    text = link.write({"use": "result", "result": result})
    it = Reader(base64.urlsafe_b64decode(text[1:] + "===")[3:])
    assert [it.one_of(16), it.one_of(2), it.one_of(2)] == [11, 1, 0]
    assert [it.one_of(3), it.one_of(3), it.one_of(40)] == [0, 1, 11]
    assert (it.text(), it.one_of(8), it.text(), it.whole()) == ("", 0, "schokoly_best", 1)
    assert [it.one_of(16), it.one_of(8), it.one_of(2), it.text(), it.whole(), it.text()][4] == 5
    assert (it.one_of(12), it.whole(), it.one_of(2**24), it.one_of(63)) == (6, 9, 77, 1)
    assert (it.whole(), it.number) == (0, 0)


def test_the_code_of_a_bot_is_deflated_after_its_game_and_its_author() -> None:
    text = link.write({"use": "bot", "bot": BOT})
    it = Reader(base64.urlsafe_b64decode(text[1:] + "===")[3:])
    assert (it.one_of(16), it.text(), it.text()) == (9, "schokoly", "Zoë")
    data = it.data()
    assert zlib.decompressobj(-15, WORDS).decompress(data).decode() == BOT["code"]
    assert it.number == 0
    assert (len(WORDS), zlib.crc32(WORDS)) == (5071, 551362648)  # they never change
