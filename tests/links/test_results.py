"""Results that came back: what is taken, what was here already, and why others are refused."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.links.results import (
    MOST,
    Refused,
    Taken,
    Verdict,
    at_the_end,
    found_of,
    taken,
    verdict_of,
    with_more,
)
from classes.test_task_set import played, result_of
from support.links_changed import walked, wanted
from support.walks import by_seed

ADA, EVA = (result_of(played("schokoly", ("nibbler",), 3), name=it) for it in ("Ada", "Eva"))
BEN = result_of(played("schokoly", ("taster",), 5), name="Ben")
KEY = link.key_of(ADA["set"])


def text_of(result: dict[str, Any]) -> str:
    return link.write({"use": "result", "result": result})


def lines(*texts: str) -> list[dict[str, Any]]:
    """Each text alone in its line, as a page finds it."""
    return [
        {"place": "", "line": at, "text": text, "joined": "", "last": at}
        for at, text in enumerate(texts, 1)
    ]


def read(*given: dict[str, Any], known: tuple[str, ...] = ()) -> Taken:
    return taken(found_of(given), KEY, known)


def why(came: Taken) -> list[tuple[int, str]]:
    return [(one.line, one.why) for one in came.refused]


def test_each_good_result_is_taken_once_and_each_refused_one_has_its_line_and_reason() -> None:
    game = link.write(wanted("replay", [walked("schokoly", 1, by_seed(7))]))
    set_ = link.write({"use": "set", "set": ADA["set"]})
    ada = text_of(ADA)
    came = read(*lines(ada, ada, text_of(BEN), set_, game, f"{ada[:-4]}AAAA", "2newernewer"))
    assert [one["name"] for one in came.results] == ["Ada"]
    assert came.same == 1
    reasons = ["other-set", "tasks", "game", "bad-link", "newer-box"]
    assert why(came) == list(enumerate(reasons, 3))
    assert came.refused[0].name == "Ben"
    assert came.last == came.results[0]
    again = read(*lines(ada), known=(came.results[0]["id"],))
    assert (again.results, again.same) == ([], 1)
    assert again.last == came.last, "what was here already is told of too"


def test_a_result_is_kept_as_its_link_says_without_the_names_of_types() -> None:
    text = text_of(ADA)
    [kept] = read(*lines(text)).results
    opened = encode(link.as_json(link.read(text)))
    assert (kept["kind"], kept["key"], kept["text"], kept["name"]) == ("result", KEY, text, "Ada")
    assert (kept["total"], kept["most"]) == (opened["total"], opened["most"])
    assert "'type'" not in repr(kept)
    assert [one["marks"] for one in kept["scores"]] == [one["marks"] for one in opened["scores"]]


def test_a_broken_link_that_can_be_joined_is_one_result_and_its_pieces_are_no_others() -> None:
    text = text_of(EVA)
    first, second, third = text[:30], text[30:60], text[60:]
    pieces = [
        {"place": "", "line": 1, "text": first, "joined": text, "last": 3},
        {"place": "", "line": 2, "text": second, "joined": "", "last": 2},
        {"place": "", "line": 3, "text": third, "joined": "", "last": 3},
        {"place": "", "line": 4, "text": "1none", "joined": "", "last": 4},
    ]
    came = read(*pieces)
    assert [one["name"] for one in came.results] == ["Eva"]
    assert why(came) == [(4, "bad-link")]
    rest = taken(found_of(pieces[1:]), KEY, (), taken(found_of(pieces[:1]), KEY, ()).joined)
    assert why(rest) == [(4, "bad-link")], "also where the pieces come in another portion"


def test_the_portions_of_a_work_become_one_verdict_with_the_files_without_a_link() -> None:
    verdict = with_more(Verdict(), read(*lines(text_of(ADA), "1none")))
    verdict = with_more(verdict_of(encode(verdict)), read(*lines(text_of(EVA))))
    done = at_the_end(verdict, [{"place": "a.jpg", "why": "no-code"}, {"place": "b.txt"}], True)
    assert (done.good, done.same, done.partly) == (2, 0, 0)
    assert done.refused == (
        Refused("", 2, "bad-link"),
        Refused("a.jpg", 0, "no-code"),
        Refused("b.txt", 0, "no-link"),
        Refused("", 0, "many"),
    )
    assert verdict_of(encode(done)) == done
    assert verdict_of(None) == Verdict()
    assert MOST == 500
    assert asdict(done)["joined"] == ("", 0)
