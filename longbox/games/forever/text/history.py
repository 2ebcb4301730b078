"""What happened earlier this round: "if a Hero was KO'd this round", "a Rogue that has attacked this round".

[forever Round]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import CardAmount, CardCondition, Filter, Situation
from longbox.games.forever.actions.remembering import (
    BEEN_ATTACKED,
    BOUGHT,
    CAPTURED,
    COMPLETED,
    DEFEATED,
    DISCARDED,
    HEALED,
    HURT,
    KNOCKED_OUT,
    PLAYED,
    RECRUITED,
    SWAYED,
)
from longbox.games.forever.definitions import (
    AFFILIATED,
    ATTACK,
    CHARACTERS,
    HERO,
    RESCUE,
    RESOURCE,
    ROGUE,
    SCHEME,
    TEAM,
    THREATEN,
    UNALIGNED,
    GameCard,
)
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Narrowed, bring_up
from longbox.games.forever.text.openings import meant
from longbox.games.forever.text.players import YOU, players_of

DONE: Final[tuple[str, ...]] = (ATTACK, THREATEN, RESCUE, HURT)
"""What characters do themselves."""
BEFALLEN: Final[tuple[str, ...]] = (
    KNOCKED_OUT,
    CAPTURED,
    BEEN_ATTACKED,
    HEALED,
    SWAYED,
    DEFEATED,
    RECRUITED,
    COMPLETED,
)
"""What is done to cards."""
ACQUIRED: Final[tuple[str, ...]] = (RECRUITED, BOUGHT, COMPLETED, PLAYED, DISCARDED)
"""What players do with cards."""
ABLE: Final[dict[str, tuple[str, ...]]] = {
    ATTACK: CHARACTERS,
    THREATEN: (ROGUE,),
    RESCUE: (HERO,),
    HURT: CHARACTERS,
    HEALED: CHARACTERS,
    KNOCKED_OUT: (HERO,),
    CAPTURED: (ROGUE,),
    SWAYED: (UNALIGNED,),
    DEFEATED: CHARACTERS,
    RECRUITED: TEAM,
    BOUGHT: AFFILIATED,
    COMPLETED: (SCHEME,),
    BEEN_ATTACKED: CHARACTERS,
    PLAYED: (*AFFILIATED, RESOURCE),
    DISCARDED: (*AFFILIATED, RESOURCE),
}
"""The types of cards that ever do it, or to which it is ever done."""
BEATEN: Final = (KNOCKED_OUT, CAPTURED, SWAYED, DEFEATED)
"""All of which are called defeated. [forever Unaligned Character Cards, Character Damage]"""
OUT_BY: Final = (KNOCKED_OUT, CAPTURED, DEFEATED)
"""By which characters leave play. [forever Knocked Out, Captured]"""


def was_done(game: ForeverGame, deed: str, card: GameCard) -> bool:
    """Whether a card did something this round, or had it done to it."""
    meant = BEATEN if deed == DEFEATED else (deed,)
    return any([(each, card.serial) in game.this_round for each in meant])


def remembered(game: ForeverGame, deed: str, filter: Filter, situation: Situation) -> list[GameCard]:
    """The cards of a kind that did something this round, or had it done to them, wherever they are now."""
    cards = [game.box[serial] for serial in dict.fromkeys([serial for _, serial in game.this_round])]
    return [card for card in cards if was_done(game, deed, card) and filter.matches(game, card, situation)]


class DidThisRound(Narrowed):
    """Those that did something this round, or to which it was done: "a Hero that was attacked this round"."""

    fields = ("filter", "deed")

    def __init__(self, filter: Filter, deed: str) -> None:
        super().__init__(filter)
        self.deed = deed

    def is_unlikely(self) -> bool:
        """Who was beaten is out of play, unless it recovered: where it can, the text speaks of those."""
        return self.deed in OUT_BY

    def unclear(self) -> str:
        return never_done(self.filter, self.deed)

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return was_done(game, self.deed, card)


def never_done(filter: Filter, deed: str) -> str:
    """Why cards of a kind never do something, or why it is never done to them; nothing if it can be."""
    sorts = filter.sorts()
    return f"of no such card is it ever said: {deed}" if sorts and not set(sorts) & set(ABLE[deed]) else ""


class DidNotThisRound(DidThisRound):
    """Those that did not do something this round, or to which it was not done."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return not was_done(game, self.deed, card)


class YouGotThisRound(DidThisRound):
    """Those that you recruited or bought this round: "a Hero you recruited this round". [forever Recruit A Hero]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.owners[card.serial] == situation.player and super().keeps(game, card, situation)


class HappenedThisRound(CardCondition):
    """Whether a card of a kind did something this round, or had it done to it: "a Hero was knocked out this round"."""

    fields: ClassVar[tuple[str, ...]] = ("filter", "deed")

    def __init__(self, filter: Filter, deed: str) -> None:
        self.filter = filter
        self.deed = deed

    def unclear(self) -> str:
        return never_done(self.filter, self.deed)

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(remembered(game, self.deed, self.filter, resolution))


class DidSoThisRound(HappenedThisRound):
    """The same of a certain card, of which the text can speak on: "if Batman has Rescued this round, ready him"."""

    mentions: ClassVar[tuple[str, ...]] = ("filter",)

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = remembered(game, self.deed, self.filter, resolution)
        bring_up(resolution, self.filter, cards)
        return bool(cards)


class YouDidThisRound(HappenedThisRound):
    """Whether you recruited, bought, completed, played or discarded a card of a kind this round.

    [forever Recruit A Hero, Play A Card, Discard]
    """

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(of_players(game, self.deed, self.filter, resolution, YOU))


class TheyDidThisRound(HappenedThisRound):
    """The same of a player of a kind: "if an opponent has played an Event this round"."""

    fields = ("kind", "deed", "filter")

    def __init__(self, kind: str, deed: str, filter: Filter) -> None:
        super().__init__(filter, deed)
        self.kind = kind

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(of_players(game, self.deed, self.filter, resolution, self.kind))


def of_players(game: ForeverGame, deed: str, filter: Filter, situation: Situation, kind: str) -> list[GameCard]:
    """The cards of some players to which something was done this round, without the card that asks."""
    cards = remembered(game, deed, filter, situation)
    if deed == PLAYED:
        cards = [card for card in cards if card is not situation.source]
    players = players_of(game, kind, situation.player)
    return [card for card in cards if game.owners[card.serial] in players]


class SoManyThisRound(CardAmount):
    """How many cards of a kind did something this round, or had it done: "for each Rogue captured this round"."""

    fields: ClassVar[tuple[str, ...]] = ("filter", "deed")

    def __init__(self, filter: Filter, deed: str) -> None:
        self.filter = filter
        self.deed = deed

    def unclear(self) -> str:
        return never_done(self.filter, self.deed)

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(remembered(game, self.deed, self.filter, resolution))


class SoManyOfYours(SoManyThisRound):
    """With how many of your cards something was done this round: "for each card you played this round"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(of_players(game, self.deed, self.filter, resolution, YOU))


class SoManyOfTheirs(SoManyThisRound):
    """The same of players of a kind: "for each Event an opponent played this round"."""

    fields = ("filter", "kind", "deed")

    def __init__(self, filter: Filter, kind: str, deed: str) -> None:
        super().__init__(filter, deed)
        self.kind = kind

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(of_players(game, self.deed, self.filter, resolution, self.kind))


class SoMuchThisRound(CardAmount):
    """How many citizens characters of a kind claimed this round, or how much damage they suffered.

    [forever Claim, Damage, Round]

    Attributes:
        what: `CLAIMED` or `SUFFERED`.
        filter: The characters; any, if nothing is said.
    """

    fields = ("what", "filter")
    defaults: ClassVar[dict[str, object]] = {"filter": None}

    def __init__(self, what: str, filter: Filter | None = None) -> None:
        self.what = what
        self.filter = None if filter is None else meant(filter)

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        cards = [game.box[serial] for what, serial in game.this_round if what == self.what]
        return len([card for card in cards if self.filter is None or self.filter.matches(game, card, resolution)])
