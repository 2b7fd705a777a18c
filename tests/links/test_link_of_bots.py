"""A bot in a link: a stranger's text, which is opened to be read, and never run or parsed here."""

from __future__ import annotations

import ast
import builtins
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from chocobox.links import link
from chocobox.links.deflated import RAW
from chocobox.links.number import Reader, Writer
from chocobox.links.of_bot import Bot
from chocobox.links.words import WORDS
from chocobox.request import MOST_CODE, RequestError
from support.linked import BOT, kind_of
from support.links_changed import text_of
from support.places import ROOT, TESTS
from support.talk import Talk

FIRST = sorted(ROOT.glob("assets/games/*/bot.py"))
FORTY = (TESTS / "support" / "usual_bot.txt").read_text("utf-8")


def written(**changed: Any) -> str:
    return link.write({"use": "bot", "bot": BOT | changed})


def opened(text: str) -> Any:
    return Talk().ask("open", text=text)["opened"]["bot"]


def test_a_bot_comes_back_letter_for_letter() -> None:
    assert opened(written()) == BOT
    assert opened(written(author=""))["author"] == ""
    longest = BOT | {"code": "é" * MOST_CODE}
    assert opened(written(**longest)) == longest
    named = Talk().ask("link", link={"use": "bot", "bot": BOT}, names=False)["link"]
    assert opened(named) == BOT | {"author": ""}


def test_a_bot_of_40_lines_fits_into_a_code_that_a_camera_reads_well() -> None:
    for path in FIRST:
        assert len(written(game=path.parent.name, code=path.read_text("utf-8"))) < 450
    assert len(FORTY.splitlines()) == 40
    assert len(written(code=FORTY)) < 700


def test_line_ends_of_other_machines_become_ours() -> None:
    assert opened(written(code="\ufeffa\r\n\tb\rc"))["code"] == "a\n\tb\nc"


@pytest.mark.parametrize(("author", "told"), [(" ", ""), ("a\u202eb", "ab"), ("\u3164", "")])
def test_an_author_is_called_as_everybody_sees(author: str, told: str) -> None:
    assert opened(written(author=author))["author"] == told


WRONG: list[dict[str, Any]] = [
    {"game": "chess"},
    {"game": "schokoly_count"},
    {"author": "x" * 61},
    {"code": ""},
    {"code": "\n\n"},
    {"code": "x" * (MOST_CODE + 1)},
    {"code": "a\0"},
    {"code": "a\x0cb"},
    {"code": "x = 1 # \u202e 2"},
    {"code": "\ud83c"},
    {"code": 7},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_invalid_bots_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(RequestError) as refused:
        written(**wrong)
    assert str(refused.value).endswith(".")


def forged(code: bytes, change: Callable[[bytes], bytes] = bytes, game: str = "schokoly") -> str:
    """A link that another program may write: it checks nothing."""
    out = Writer()
    out.below(16, link.OF_BOT)
    out.text(game)
    out.text("")
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
    data = change(packer.compress(code) + packer.flush())
    out.whole(len(data))
    out.below(1 << 8 * len(data), int.from_bytes(data, "big"))
    return text_of(out.number)


def test_whatever_a_stranger_deflates_is_looked_at_again() -> None:
    assert link.read(forged(b"a")).bot == Bot("schokoly", "", "a")
    for code in (b"", b"x" * (MOST_CODE + 1), b"a\r\nb", b"a\0", b"\xff", "\u2028".encode()):
        assert kind_of(forged(code)) == "bad-link"
    assert kind_of(forged(b"a", lambda data: data[:-1])) == "bad-link"
    assert kind_of(forged(b"a", lambda data: data + b"!")) == "bad-link"
    assert kind_of(forged(b"a", lambda _: b"")) == "bad-link"
    assert kind_of(forged(b"a", game="mill")) == "newer-box"
    assert kind_of(text_of(link.OF_BOT + 1)) == "newer-box"


def test_a_bomb_is_given_up_before_it_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    whole = zlib.decompressobj

    class Watched:
        """Notes how much comes out."""

        def __init__(self, *given: Any) -> None:
            self.own = whole(*given)
            self.eof = False
            self.unused_data = b""

        def decompress(self, data: bytes, most: int) -> bytes:
            sizes.append(len(found := self.own.decompress(data, most)))
            return found

    bomb = forged(b"x" * 10_000_000)
    assert len(bomb) < link.MOST_TEXT
    monkeypatch.setattr(zlib, "decompressobj", Watched)
    assert kind_of(bomb) == "bad-link"
    assert sizes == [4 * MOST_CODE + 1]


def test_a_length_beyond_all_bounds_takes_no_memory() -> None:
    out = Writer()
    out.below(16, link.OF_BOT)
    out.text("schokoly")
    out.text("")
    out.whole((1 << 63) - 1)
    assert kind_of(text_of(out.number)) == "bad-link"
    assert Reader(out.number).below(16) == link.OF_BOT


def test_who_opens_a_bot_neither_reads_it_as_python_nor_runs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text, talk = written(code="1 / 0"), Talk()
    talk.ask("open", text=text)  # all is imported now, and types are known

    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("a stranger's code")

    for name in ("compile", "exec", "eval"):
        monkeypatch.setattr(builtins, name, never)
    monkeypatch.setattr(ast, "parse", never)
    assert talk.ask("open", text=text)["opened"]["bot"]["code"] == "1 / 0"
