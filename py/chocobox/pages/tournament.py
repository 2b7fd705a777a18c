"""A tournament of bots: who plays, the ranking as it grows, and at its end the best three."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from chocobox.boxes import strength_of
from chocobox.games import BOTS, GAMES
from chocobox.links.link import write
from chocobox.pages.asked import Asked
from chocobox.pages.page import Choice, Group, Key, Page, Part, Picture, Text, Tool, fold
from chocobox.pages.parts.entrants import Entrants, handed_in
from chocobox.pages.press import Act, Change
from chocobox.pages.ranking import Bot, Standing, bot_of, podium, ranking_from, ranking_table
from chocobox.pages.words import say
from chocobox.request import RequestError
from chocobox.sandbox.entries import OFFERED, most_bots
from chocobox.sandbox.rounds import third_of

_PLAYERS = 2
"""So many play at least."""


class Tournament:
    """A tournament with the answers that the page has, after the deed of a key."""

    def __init__(self, asked: Asked, given: Entrants) -> None:
        self.given, self.claim = given, given.get("claim")
        self.bots = tuple(bot_of(one, place) for place, one in enumerate(given["bots"]))
        self.fields: Mapping[str, Any] = asked.fields
        self.deals: int = self.claim["deals"] if self.claim else self.field("deals", OFFERED[0])
        self.seed: int = self.field("seed", given.get("seed", asked.seed))
        self.holds: dict[str, Any] = {}
        self.focus = ""
        if asked.act:
            self._do(asked.act.name)
        self.fields = {**asked.fields, **self.holds}

    def field(self, name: str, usual: Any) -> Any:
        """An answer on the page."""
        return self.fields.get(name, usual)

    def _do(self, name: str) -> None:
        """The deed of a key: to begin, to go back to the choice, or to make the link."""
        if name == "share":
            self.holds = {"link": self._link()}
            return
        nth = self.field("nth", 0) + 1
        start = {"games": [], "troubles": [], "opened": -1, "link": None, "is_told": False}
        plays = {"playing": self.chosen if name == "start" else None, "seed": self.seed}
        self.holds = {**start, **plays, "nth": nth, "runs": name == "start", "is_fault": False}
        self.focus = ".tournament h2"

    @property
    def chosen(self) -> list[int]:
        """The places of those that are not left out, and of bots of the box that may play too."""
        return [it for it in range(len(self.bots)) if self.plays(it)]

    def plays(self, place: int) -> bool:
        """Whether the bot of this place is to play; one of the box if somebody says so."""
        usual = not self.bots[place].box or self.claim is not None
        return bool(self.field(f"plays {place}", usual))

    @property
    def players(self) -> tuple[Bot, ...]:
        """Those that play; all of a ranking that is told."""
        playing = self.field("playing", None)
        return self.bots if playing is None else tuple(self.bots[it] for it in playing)

    @property
    def is_begun(self) -> bool:
        """Whether it is played here."""
        return self.field("playing", None) is not None

    @property
    def standing(self) -> Standing | None:
        """How it stands; None before the first game."""
        games, bots = self.field("games", []), self.players
        if not games and (self.is_begun or not self.claim):
            return None
        points = {"points": self.claim["points"]} if self.claim else {}
        asked = {"bots": len(bots), "deals": self.deals, "games": games, **points}
        troubles, opened = self.field("troubles", []), self.field("opened", -1)
        return Standing(bots, ranking_from(asked), games, troubles, opened, self.is_begun)

    @property
    def entries(self) -> Mapping[str, Any]:
        """The same for the sandboxes, and for a link."""
        bots = [one.entry for one in self.players]
        start = {"game": self.given["game"], "edition": self.given["edition"]}
        return {**start, "seed": self.seed, "deals": self.deals, "bots": bots}

    def _link(self) -> str:
        """The text of its link; "" where it is too large for one."""
        standing = self.standing
        points = list(standing.ranking.points) if standing else []
        try:
            return write({"use": "tournament", "tournament": {**self.entries, "points": points}})
        except RequestError:
            return ""


def page(asked: Asked) -> Page:
    """The tournament of a class: the bots that its pupils have handed in."""
    given = handed_in(asked)
    if given is None:
        return Page(title=say("not-found-title"), parts=(), look="sheet", is_missing=True)
    page = told(asked, given, f"#/class/{asked.params[0]}")
    there = asked.fields.get("results") or [one["id"] for one in asked.given["class"]["results"]]
    return replace(page, holds={**page.holds, "results": there})  # nobody comes later


def told(asked: Asked, given: Entrants, back: str = "") -> Page:
    """The whole page; back: where its arrow leads, if not to the shelf."""
    own = Tournament(asked, given)
    standing = own.standing
    is_news = own.is_begun and standing and standing.is_over and not own.field("is_told", False)
    play = {"shows": "", "nth": own.field("nth", 0), "runs": own.field("runs", False)}
    faces = {bot.name: bot.face for bot in own.players if isinstance(bot.name, str)}
    entries = own.entries if own.is_begun else None
    tool = Tool(kind="tourney", given={**play, "entries": entries, "faces": faces})
    return Page(
        title=_title(own),
        look="class-page tournament",
        game=given["game"],
        back=back or "#/",
        back_says="class-looked" if back else "to-shelf",
        parts=(Group(kind="card", parts=_parts(own, standing)), tool),
        holds=own.holds | ({"is_told": True} if is_news else {}),
        tells=standing.winners if is_news and standing else None,
        focus=own.focus,
    )


def _title(own: Tournament) -> Any:
    return say("tournament-of", game=say(f"game-{own.given['game']}"))


def _parts(own: Tournament, standing: Standing | None) -> tuple[Part, ...]:
    """What the page shows: the choice, what a link tells, how it stands, or its end."""
    if not own.is_begun:
        return _claimed(own, standing) if standing else _who(own)
    table = ranking_table(standing) if standing else ()
    if standing and standing.is_over:
        return (*_end(own, standing), *table)
    return (*_progress(own, standing), *table)


# --- before it begins ---


def _who(own: Tournament) -> tuple[Part, ...]:
    """Who plays, and how often."""
    count = len(own.chosen)
    is_many = count > most_bots(own.deals)
    values = tuple((one, say("tournament-deals-value", count=one)) for one in OFFERED)
    start = say("tournament-start", count=count)
    off = count < _PLAYERS or is_many
    return (
        Text(says=say("tournament-who"), kind="title"),
        *(_choices(own) if own.bots else (Text(says=say("tournament-none"), look="calm"),)),
        Choice(
            name="deals",
            says=say("tournament-deals"),
            value=own.deals,
            values=values,
            look="make-bar",
        ),
        Text(says=(say("tournament-line"), *_third(own)), look="small"),
        *((Text(says=say("tournament-many"), kind="status"),) if is_many else ()),
        _keys(Key(says=start, does=Act("start"), sign="run", off=off, look="big")),
    )


def _third(own: Tournament) -> tuple[Any, ...]:
    """Where a game needs more than a pair, a bot of the box sits there."""
    game = own.given["game"]
    if GAMES[game].seats[0] <= _PLAYERS:
        return ()
    return (say("tournament-third", bot=say(f"bot-{third_of(game).name}")),)


def _keys(*keys: Key) -> Part:
    return Group(kind="text", look="answers", parts=keys)


def _choices(own: Tournament) -> tuple[Part, ...]:
    """Each bot can be left out; bots of the box play if somebody wants them to."""
    game, all_ = own.given["game"], [*enumerate(own.bots)]
    theirs = tuple(_check(own, place, bot) for place, bot in all_ if not bot.box)
    box = tuple(_check(own, place, bot) for place, bot in all_ if bot.box)
    slow = any(bot.is_slow for bot in BOTS[game])
    why = (Text(says=say("tournament-box-slow"), look="small"),) if slow else ()
    title = say("tournament-box")
    return (
        Group(kind="fieldset", name=say("class-handed-in"), look="entrants", parts=theirs),
        fold(title, Group(kind="row", name=title, look="entrants", parts=box), *why),
    )


def _check(own: Tournament, place: int, bot: Bot) -> Part:
    """A bot that plays or not: how long its code is, or how strong it is."""
    name, line = bot.name, say("bot-lines", lines=bot.code.rstrip().count("\n") + 1)
    if bot.box:
        level = strength_of(own.given["game"])[bot.box]
        name = say(f"bot-{bot.box}")
        line = say("setup-bot-line", level=level, line=say(f"bot-{bot.box}-line"))
    return Choice(
        kind="check",
        name=f"plays {place}",
        says=name,
        value=own.plays(place),
        line=line,
        face=bot.face,
        look="entrant",
    )


def _claimed(own: Tournament, standing: Standing) -> tuple[Part, ...]:
    """What a link tells, and whether it comes out again."""
    older = (Text(says=say("tournament-older")),) if own.claim and own.claim["older"] else ()
    verify = Key(says=say("tournament-verify"), does=Act("start"), sign="run", look="big")
    words = (Text(says=say("tournament-told")), *older, verify)
    told = Group(kind="row", look="tournament-told", parts=words)
    return (*podium(standing), told, *ranking_table(standing))


# --- while it is played, and after it ---


def _progress(own: Tournament, standing: Standing | None) -> tuple[Part, ...]:
    """How far it is, and the keys that let it rest."""
    is_running = own.field("runs", False)
    words = say("tournament-plays") if is_running else say("tournament-rests")
    done, all_ = (standing.ranking.played, standing.ranking.games) if standing else (0, 0)
    far = say("tournament-done", done=done, all=all_) if all_ else say("workshop-wakes")
    rest = Key(says=say("tournament-pause"), does=Change({"runs": False}), sign="pause")
    on = Change({"runs": True, "is_fault": False})
    go_on = Key(says=say("tournament-go-on"), does=on, sign="run")
    fault = (Text(says=say("tournament-fault"), kind="alert"),)
    return (
        Text(says=words, kind="title"),
        Picture(kind="progress", given={"says": words, "done": done, "all": all_}),
        Text(says=far, look="small"),
        *(fault if own.field("is_fault", False) else ()),
        _keys(
            rest if is_running else go_on,
            Key(says=say("tournament-stop"), does=Act("again"), look="quiet"),
        ),
    )


def _end(own: Tournament, standing: Standing) -> tuple[Part, ...]:
    """The best three, whether a told ranking came out again, and the link of it all."""
    share = Key(says=say("tournament-share-do"), does=Act("share"), sign="send")
    again = Key(says=say("class-again"), does=Act("again"), look="quiet")
    keys = (share,) if own.claim else (share, again)
    return (
        *podium(standing),
        *_same(own, standing.ranking.same),
        Group(kind="row", look="class-links tournament-keys", parts=keys),
        *_shared(own),
    )


def _same(own: Tournament, same: bool | None) -> tuple[Part, ...]:
    """Whether the ranking that a link tells came out here."""
    if same is None:
        return ()
    is_older = bool(own.claim and own.claim["older"])
    other = say("tournament-other-older") if is_older else say("tournament-other")
    words, sign = (say("tournament-same"), "tick") if same else (other, "help")
    return (Text(says=words, kind="status", sign=sign, look="tournament-same"),)


def _shared(own: Tournament) -> tuple[Part, ...]:
    """The link, as soon as it is wanted."""
    link = own.field("link", None)
    if link is None:
        return ()
    if not link:
        return (Text(says=say("tournament-share-not"), kind="alert"),)
    tool = Tool(kind="link", given={"text": link, "title": _title(own)})
    return (Text(says=say("tournament-share-line"), look="small"), tool)
