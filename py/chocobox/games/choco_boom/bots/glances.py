"""A bot's look at the card on top: the seen item, the slap, the call."""

from __future__ import annotations

from collections.abc import Sequence

from chocobox.core.rng import Rng
from chocobox.games.choco_boom.bots.reflexes import IN_TIME, KINDLY, ROUSED, Nature, paced, reaction
from chocobox.games.choco_boom.rules.pieces import CALLED, CALLS, CARDS, ELEPHANT, PARROT, Card
from chocobox.games.choco_boom.rules.state import State, laid
from chocobox.kit.chance import dice

SEES, STARTS, SLAPS, SPEAKS, WORD, BLANK = range(6)
"""For each of these a card brings chance of its own."""

AGREES, DIFFERS, REPEATS = 90, 100, 115
"""How long a call takes, in percent: the picture says the same, something else, or is a parrot."""


class Glance:
    """One seat's look at the card on top; however often it looks, it sees the same.

    All chance follows from the card, the seat, and the instant since which it could be slapped; if
    play stood still after that, the bot looks anew.
    """

    def __init__(self, state: State, seat: int, nature: Nature) -> None:
        self.state, self.seat, self.nature = state, seat, nature
        self.top = laid(state)
        self.number = state.pile[-1]
        self.card = CARDS[self.number]
        self.since = max(self.top.since or 0, self.top.window.opened, self.top.stood[1])

    # --- slaps ---

    @property
    def sees(self) -> bool:
        """Whether it notices that the card may be slapped."""
        if self.top.since is None:
            return False
        is_shown = self.top.double or (self.state.options.advanced and self.card == ELEPHANT)
        share = self.nature.misses if is_shown else self.nature.miscounts
        return not self._happens(share, SEES)

    @property
    def is_wrong(self) -> bool:
        """Whether it takes a card for a double that is none."""
        if self.top.since is not None or self.since > self.top.window.opened:
            return False
        is_near = is_nearly(self.state)
        return self._happens(self.nature.fooled if is_near else self.nature.startled, STARTS)

    def landing(self, now: int) -> int | None:
        """When its hand would land on the card; None if it does not go for it, or too late."""
        if not (self.sees or self.is_wrong):
            return None
        shyness = self.nature.shy * (self.state.seats - 2)
        median = paced(self.nature.median, self.state.options) * (100 + shyness) // 100
        if self._is_kind:
            median = median * KINDLY // 100
        at = max(now, self.since + reaction(median, *self._words(SLAPS)))
        reach = self.state.reach
        return at if reach is None or at <= reach.at else None

    @property
    def _is_kind(self) -> bool:
        """Whether it has won so often that the others should have a turn."""
        streak = self.state.streak
        is_roused = streak is not None and streak[0] == self.seat and streak[1] >= ROUSED
        return self.state.options.kind and is_roused

    # --- answers in a calm game ---

    @property
    def answer(self) -> str | None:
        """What it calls; None if it takes the card for one to be slapped."""
        return None if self.sees or self.is_wrong else self._word()

    @property
    def answers_at(self) -> int:
        """When it answers: whatever it will be, so that the time tells nobody."""
        return self.since + reaction(self._ease, *self._words(SPEAKS))

    # --- calls ---

    def call(self, now: int) -> tuple[str, int] | None:
        """The item to call and the time; None for a seen double, a blank, or too little time."""
        if self.top.double and self.sees:
            return None
        if self._happens(self.nature.blanks, BLANK):
            return None
        median = self._ease * self._hurry // 100
        at = max(now, self.top.window.opened + reaction(median, *self._words(SPEAKS)))
        return (self._word(), at) if at <= self.top.speaks_until else None

    @property
    def _ease(self) -> int:
        """How long half of its calls take at most, where there is time."""
        if self.card.item == PARROT:
            percent = REPEATS
        else:
            percent = AGREES if CALLS[self.card.colour] == self.card.item else DIFFERS
        return paced(self.nature.median, self.state.options) * percent // 100

    @property
    def _hurry(self) -> int:
        """The part of its usual time that the time limit leaves, in percent; all in a calm game."""
        if self.state.options.calm:
            return 100
        return min(100, self.state.options.hesitation * IN_TIME // self._ease)

    def _word(self) -> str:
        """What is due, or a mistake; the wrong word that lies nearest is the likeliest."""
        tempting, share = self._tempting()
        dare, rng = self._dice(WORD).below(1000)
        dare = dare * self._hurry // 100  # haste makes mistakes
        if tempting is not None and dare < share:
            return tempting
        if dare < self.nature.stumbles + (share if tempting else 0):
            others = [item for item in CALLED if item not in (self.top.due, tempting)]
            return rng.pick(others)[0]
        return self.top.due

    def _tempting(self) -> tuple[str | None, int]:
        """The wrong word that the card itself suggests, if there is one, and how often it wins."""
        card, due, nature = self.card, self.top.due, self.nature
        if card.item == PARROT:
            own, before = CALLS[card.colour], heard(_cards(self.state)[:-1])
            found = before if due == own else own
            share = nature.parrots
        else:
            found, share = card.item if card.item in CALLED else None, nature.reads
        return (None, 0) if found == due else (found, share)

    # --- chance ---

    def _words(self, salt: int) -> tuple[int, ...]:
        return self.since, self.seat, self.number, salt

    def _dice(self, salt: int) -> Rng:
        return dice(*self._words(salt))

    def _happens(self, share: int, salt: int) -> bool:
        return self._dice(salt).below(1000)[0] < share


def _cards(state: State) -> list[Card]:
    return [CARDS[number] for number in state.pile]


def heard(cards: Sequence[Card]) -> str | None:
    """The call on the last of these cards, as far as the cards tell."""
    for card in reversed(cards):
        if card.item != PARROT:
            return CALLS[card.colour]
    return CALLS[cards[0].colour] if cards else None


def is_nearly(state: State) -> bool:
    """Whether the card on top is nearly to be slapped: its colour or its call is the last one's.

    In the advanced version an elephant is one too.
    """
    cards = _cards(state)
    if state.options.advanced and cards[-1].item == ELEPHANT.item:
        return True
    if len(cards) == 1:
        return False
    return cards[-1].colour == cards[-2].colour or heard(cards) == heard(cards[:-1])
