"""Choco-Boom's practice, counted once more from what a screen shows, with nothing of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

CALLS = {"yellow": "banana", "red": "strawberry", "brown": "choco", "blue": "elephant"}
THINGS = {*CALLS.values(), "carrot", "pepper", "parrot"}


def kind(card: dict[str, str]) -> str:
    """Which of the three kinds a card is."""
    if card["item"] == "parrot":
        return "parrot"
    return "agrees" if CALLS[card["colour"]] == card["item"] else "differs"


def check_due(answers: list[dict[str, Any]]) -> None:
    """What was due follows from the colour, or from the card before; a double begins anew."""
    before, under = None, None
    for answer in answers:
        card = answer["card"]
        if card["item"] == under:
            assert (answer["due"], answer["reason"]) == ("slap", "double")
            before, under = None, None
            continue
        repeats = card["item"] == "parrot" and before is not None
        assert answer["due"] == (before if repeats else CALLS[card["colour"]])
        assert answer["reason"] == reason(card, before)
        before, under = answer["due"], card["item"]


def reason(card: dict[str, str], before: str | None) -> str:
    """Why a card that is no double is called so."""
    if card["item"] != "parrot":
        return "by_colour"
    return "repeats" if before else "own_colour"


def tallies(answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The kinds as the outcome tells them."""
    doubles = ["double"] if any(answer["due"] == "slap" for answer in answers) else []
    return [tally(name, answers) for name in ("agrees", "differs", "parrot", *doubles)]


def kind_asked(answer: dict[str, Any]) -> str:
    """Which kind a card was where it lay."""
    return "double" if answer["due"] == "slap" else kind(answer["card"])


def tally(name: str, answers: list[dict[str, Any]]) -> dict[str, Any]:
    """One kind, counted slowly."""
    own = [answer for answer in answers if kind_asked(answer) == name]
    right = [answer["ms"] for answer in own if answer["called"] == answer["due"]]
    wrong = [answer for answer in own if answer["called"] not in (None, answer["due"])]
    return {
        "type": "KindTally",
        "kind": name,
        "count": len(own),
        "median": int(median(right)) if right else None,
        "wrong": len(wrong),
        "slow": len(own) - len(right) - len(wrong),
    }


# --- what the laws ask ---


def recount(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """How many calls were right; whoever practises has won."""
    check_due(view["answers"])
    return [sum(answer["called"] == answer["due"] for answer in view["answers"])], [0]


def pieces(state: Any) -> object:
    """All cards, wherever they are."""
    return sorted(pair(card) for card in state.cards)


def pair(card: Any) -> str:
    """A card by its picture."""
    return f"{card.colour} {card.item}"


def hidden(state: Any, seat: int) -> dict[str, str]:
    """The cards of which none has been seen yet."""
    seen = state.cards[: len(state.answers) + (state.shown is not None)]
    return {pair(card): "to come" for card in set(state.cards) - set(seen)}


def shown(value: Any) -> Iterator[str]:
    """The cards that a JSON value tells of."""
    if isinstance(value, dict):
        if {"item", "colour"} <= value.keys():
            yield f"{value['colour']} {value['item']}"
        for item in value.values():
            yield from shown(item)
    elif isinstance(value, list):
        for item in value:
            yield from shown(item)
