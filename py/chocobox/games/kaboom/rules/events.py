"""The events that the whole table sees in Kaboom!."""

from __future__ import annotations

from dataclasses import dataclass

from chocobox.core.record import Event, Mood
from chocobox.kit.slaps import Cause


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round was dealt; seat will start it."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A seat looks at its two near cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A seat has put back what it looked at."""

    seat: int


@dataclass(frozen=True, slots=True)
class FlippingBegan(Event):
    """All have peeked; seat turns up the first card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reached(Event):
    """A seat's hand is on the stock; a slap that is on its way would still count."""

    seat: int


@dataclass(frozen=True, slots=True)
class Calling(Event):
    """A seat is about to have called; a slap that is on its way would still count."""

    seat: int


@dataclass(frozen=True, slots=True)
class Using(Event):
    """A seat is about to use its power; a hand that was sooner on the stock would still count."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ignored(Event):
    """A touch came too soon or too late: it means nothing."""

    seat: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A card was turned up onto the discard."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat may draw, or flip."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the top card of the stock."""

    seat: int


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """A seat put its drawn card in that place; card is the one it threw away."""

    seat: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat threw away the card it had drawn, and may use its power, if it has one."""

    seat: int
    card: str
    power: str | None


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat looks at one card."""

    seat: int
    owner: int
    place: int


@dataclass(frozen=True, slots=True)
class LookedBoth(Event):
    """A seat looks at two cards, and may swap them."""

    seat: int
    first_owner: int
    first_place: int
    other: int
    other_place: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two cards changed places."""

    seat: int
    first_owner: int
    first_place: int
    other: int
    other_place: int


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A seat has seen two cards, and leaves them where they are."""

    seat: int
    first_owner: int
    first_place: int
    other: int
    other_place: int


@dataclass(frozen=True, slots=True)
class PowerSkipped(Event):
    """A seat leaves its card's power unused."""

    seat: int


@dataclass(frozen=True, slots=True)
class PowerLost(Event):
    """The next turn began before a seat had used its card's power."""

    seat: int


@dataclass(frozen=True, slots=True)
class Slapped(Event):
    """A seat's hand landed on the discard."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class SlapIgnored(Ignored):
    """A hand landed before or after there was anything to slap: that means nothing."""


@dataclass(frozen=True, slots=True)
class SlapWon(Event):
    """A seat was first, by margin ms or by chance; others are the later hands, soonest first."""

    mood = "glad"
    seat: int
    margin: int | None
    photo: bool
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """After a slap a card was turned up, which matches or does not."""

    seat: int
    owner: int
    place: int
    card: str
    match: bool

    def moods(self) -> dict[int, Mood]:
        """A hit makes glad."""
        return {self.seat: "glad" if self.match else "beaten"}


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A seat slapped and turned up nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class SlapDone(Event):
    """A seat's slap is settled, with so many matches."""

    seat: int
    matches: int


@dataclass(frozen=True, slots=True)
class Penalized(Event):
    """A seat took penalty cards, unseen, into those places."""

    mood = "beaten"
    seat: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A seat put its own card where another's matching card has lain."""

    mood = "glad"
    seat: int
    place: int
    to: int
    to_place: int


@dataclass(frozen=True, slots=True)
class GaveNothing(Event):
    """A seat kept all its cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class Kaboomed(Event):
    """A seat said Kaboom!, or had to, because it has no cards."""

    seat: int
    auto: bool


@dataclass(frozen=True, slots=True)
class PassedBy(Event):
    """A seat can neither draw nor call."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The stock was used up; so many discarded cards are the new one."""

    count: int


@dataclass(frozen=True, slots=True)
class Reopened(Event):
    """The game goes on after a break, with the full time for what was running."""


@dataclass(frozen=True, slots=True)
class TooLate(Event):
    """The round's last discard can no longer be slapped; only a power or a look is waited for."""


@dataclass(frozen=True, slots=True)
class NobodyCalled(Event):
    """The round was too long without a call, so it is counted now."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was counted: what each seat's cards add up to, and its points."""

    round: int
    totals: tuple[int, ...]
    points: tuple[int, ...]

    def moods(self) -> dict[int, Mood]:
        """Whoever has the fewest points is glad."""
        least = min(self.points)
        return {n: "glad" if it == least else "beaten" for n, it in enumerate(self.points)}


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""
