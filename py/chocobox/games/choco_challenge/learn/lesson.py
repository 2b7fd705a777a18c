"""The lesson of Choco Challenge, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Decline,
    Done,
    Draw,
    Spend,
    Stop,
    Take,
    TakeIngredient,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.pieces import (
    BASE,
    BASE_SET,
    COSTS,
    DESSERTS,
    INGREDIENTS,
    NAMES,
    TOOLS,
    TWICE,
    tools_for,
)
from chocobox.games.choco_challenge.rules.state import Options, Seat, State
from chocobox.kit.lesson import Lesson, Step, Table

BOTS = ("cautious", "baker")
SEATS = 1 + len(BOTS)
ALL = " ".join(NAMES)
Taken = Callable[[str, int], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Sits:
    """One seat's cards by names; other base cards lie below in its pile."""

    drawn: str = ""
    pile: str = ""
    discard: str = ""
    tools: tuple[str, ...] = ("whisk",)
    desserts: tuple[int, ...] = ()


def laid(turn: int, market: str, top: str, *all_sit: Sits) -> Table:
    """A table at that seat's turn; place 1 of the market comes first, top lies on the deck.

    Extra cards come from the second round on: the lesson asks for them after other seats' turns.
    """

    def table(state: State, at: int) -> State:
        take = _box()
        seats = tuple(_seat(take, seat, sits) for seat, sits in enumerate(all_sit))
        held = [tool for own in seats for tool in own.tools]
        owned = [cost for own in seats for cost in own.desserts]
        whisks = (SEATS, *tools_for(SEATS)[1:])
        return State(
            options=state.options,
            rng=state.rng,
            seats=seats,
            market=take(market, 0),
            deck=(*take(top, 0), *take(ALL, 0)),
            desserts=tuple(n - owned.count(c) for c, n in zip(COSTS, DESSERTS[SEATS], strict=True)),
            tools=tuple(n - held.count(tool) for tool, n in zip(TOOLS, whisks, strict=True)),
            turn=turn,
            compared=(None,) * SEATS,
            round=2 if turn else 1,
        )

    return table


def _box() -> Taken:
    """Takes cards out of the box by name, each once, as long as there are any."""
    left = list(range(len(NAMES)))

    def take(names: str, seat: int) -> tuple[int, ...]:
        found = []
        for name in names.split():
            mine = (card for card in left if card in INGREDIENTS or card // BASE_SET == seat)
            card = next((card for card in mine if NAMES[card] == name), None)
            if card is not None:
                found.append(card)
                left.remove(card)
        return tuple(found)

    return take


def _seat(take: Taken, seat: int, sits: Sits) -> Seat:
    drawn, discard, pile = (take(it, seat) for it in (sits.drawn, sits.discard, sits.pile))
    rest = take(" ".join(BASE * TWICE), seat)
    return Seat((*pile, *rest), drawn, discard, sits.tools, sits.desserts)


BEGINNING = laid(
    0,
    "rum cherries nuts vanilla cinnamon chili",
    "cherries",
    Sits(pile="cocoa sugar butter cocoa milk"),
    Sits(),
    Sits(),
)
"""The fourth card of the pile would be a second cocoa."""

SECOND_TURN = laid(
    0,
    "cherries rum cherries vanilla cinnamon chili",
    "ginger",
    Sits(drawn="nuts milk butter", pile="butter cocoa sugar milk"),
    Sits(drawn="cocoa milk"),
    Sits(drawn="sugar butter cocoa", discard="rum nuts"),
)
"""The bought nuts lie there; a second butter comes next, and after it two new cards."""

MORE = laid(
    1,
    "cherries rum cherries vanilla chili ginger",
    "vanilla",
    Sits(drawn="nuts milk butter cocoa sugar", discard="butter cinnamon", tools=(), desserts=(5,)),
    Sits(drawn="sugar milk cocoa"),
    Sits(drawn="sugar butter cocoa", discard="rum nuts"),
)
"""The person has drawn more than the second seat, and the third seat as many."""

FEWER = laid(
    2,
    "cherries rum nuts chili ginger vanilla",
    "rum",
    Sits(
        drawn="nuts milk butter cocoa sugar",
        discard="butter cinnamon vanilla",
        tools=(),
        desserts=(5,),
    ),
    Sits(drawn="sugar milk cocoa", discard="cherries"),
    Sits(drawn="cocoa rum butter milk sugar nuts"),
)
"""The person has drawn fewer than the third seat."""

LESSON = Lesson(
    edition=2,
    oldest=1,
    bots=BOTS,
    options=Options(),
    seed=1,
    steps=(
        Step("draw", (Draw,), shows=("pile",), table=BEGINNING),
        Step("more", (Draw,), shows=("pile",)),
        Step(may=(Draw,), shows=("pile",), then="one-more"),
        Step("stop", (Draw, Stop), (Stop(),), shows=("stop",), wrong="two-cocoas"),
        Step("buy", (Buy,), shows=("market:3",)),
        Step(may=(Done,), shows=("done",), then="bought"),
        Step("match", (Draw,), shows=("pile",), table=SECOND_TURN),
        Step("tool", (Spend, Bust), (Spend("whisk"),), shows=("spend:whisk",), wrong="busted"),
        Step("on", (Draw, Stop), (Draw(),), shows=("pile",), wrong="too-few"),
        Step(may=(Draw, Stop), wants=(Draw(),), shows=("pile",), then="fifth", wrong="too-few"),
        Step(may=(Draw, Stop), wants=(Stop(),), shows=("stop",), then="enough", wrong="two-milks"),
        Step("dessert", (Take,), (Take(5),), wrong="fewer-crowns"),
        Step("both", (Buy,), shows=("market:5",)),
        Step(may=(Done,), shows=("done",), then="full"),
        Step("extra", (Stop,), (Stop(),), seat=1, pause=2500, table=MORE),
        Step(may=(Done,), wants=(Done(),), seat=1),
        Step(
            may=(TakeIngredient, Decline),
            wants=(TakeIngredient(),),
            shows=("deck",),
            then="take-card",
            wrong="no-card",
        ),
        Step("fewer", (Stop,), (Stop(),), seat=2, pause=2500, table=FEWER),
        Step(may=(Done,), wants=(Done(),), seat=2),
        Step(
            may=(TakeTool, Decline),
            wants=tuple(map(TakeTool, TOOLS)),
            then="take-tool",
            wrong="no-tool",
        ),
        Step("end"),
    ),
)
