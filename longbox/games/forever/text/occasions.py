"""What reactions wait for. Whether before it or after it is told by "when" and "after". [forever Reaction]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever import events
from longbox.games.forever.abilities import Filter, Occasion, Situation
from longbox.games.forever.definitions import (
    ATTACK,
    CHARACTERS,
    HERO,
    ROGUE,
    SCHEME,
    TEAM,
    UNALIGNED,
    USED_CARDS,
    GameCard,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.text.filters import Definite, found
from longbox.kernel.events import EventKind
from longbox.kernel.terms import AMOUNT, Need
from longbox.kernel.zones import NOBODY


class Happens(Occasion):
    """Something happens to cards of a kind, or is done by one."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    mentions: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return any([self.who.matches(game, card, situation) for card in event.cards])

    def bring_up(self, event: Happening, situation: Situation) -> None:
        situation.speak_of(self.referred(event), (), self.who.spoken_as)


class Attacks(Happens):
    """A character attacks."""

    kinds: tuple[EventKind, ...] = (events.ATTACK,)
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", CHARACTERS, "attack", "Attack"),)


class AttacksOne(Happens):
    """A character attacks another of a kind: "when a Rogue attacks Batman"."""

    kinds: tuple[EventKind, ...] = (events.ATTACK,)
    gathers = True
    fields = ("who", "whom")
    mentions = ("who", "whom")
    needs = (Need("who", CHARACTERS, "attack", "Attack"), Need("whom", CHARACTERS, "be attacked", "Attack"))

    def __init__(self, who: Filter, whom: Filter) -> None:
        super().__init__(who)
        self.whom = whom

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        target = None if event.act is None else event.act.target
        return (
            target is not None
            and self.whom.matches(game, target, situation)
            and super().matches(game, event, situation)
        )

    def bring_up(self, event: Happening, situation: Situation) -> None:
        target = None if event.act is None else event.act.target
        situation.call([] if target is None else [target], self.whom)
        super().bring_up(event, situation)


class Beats(AttacksOne):
    """A character knocks out or captures another of a kind, or defeats one: "after a Hero captures a Rogue".

    By an attack, or by a card that is played or used for it. [forever Knocked Out, Captured, Swayed]
    """

    kinds: tuple[EventKind, ...] = (events.KNOCK_OUT, events.CAPTURE, events.SWAY, events.DEFEAT)
    brings = ()
    needs = (
        Need("who", CHARACTERS, "take out others", "Character Damage"),
        Need("whom", CHARACTERS, "be taken out", "Character Damage"),
    )

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        doer = who_did(game, event)
        fits = doer is not None and self.who.matches(game, doer, situation)
        return fits and self.whom.matches(game, event.cards[0], situation)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        situation.call([event.cards[0]], self.whom)
        doer = None if event.act is None else event.act.actor
        situation.speak_of([] if doer is None else [doer], (), self.who.spoken_as)


def who_did(game: ForeverGame, event: Happening) -> GameCard | None:
    """The character that did something: who attacks, or for whom a card was played. [forever Affiliated Cards]"""
    if event.act is not None:
        return event.act.actor
    source: GameCard | None = event.source
    if source is None or source.definition.is_character or event.by == NOBODY:
        return source
    return game.user_of(event.by, source)


class IsAttacked(Occasion):
    """A character is attacked."""

    kinds: tuple[EventKind, ...] = (events.ATTACK,)
    fields = ("whom",)
    mentions = ("whom",)
    needs = (Need("whom", CHARACTERS, "be attacked", "Attack"),)

    def __init__(self, whom: Filter) -> None:
        self.whom = whom

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        target = None if event.act is None else event.act.target
        return target is not None and self.whom.matches(game, target, situation)

    def referred(self, event: Happening) -> list[GameCard]:
        return [] if event.act is None or event.act.target is None else [event.act.target]

    def bring_up(self, event: Happening, situation: Situation) -> None:
        situation.speak_of(self.referred(event), (), self.whom.spoken_as)


class Threatens(Happens):
    """A Rogue Threatens."""

    kinds: tuple[EventKind, ...] = (events.THREATEN,)
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", (ROGUE,), "Threaten", "Threaten"),)


class Rescues(Happens):
    """A Hero Rescues."""

    kinds: tuple[EventKind, ...] = (events.RESCUE,)
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", (HERO,), "Rescue", "Rescue"),)


class AttacksOrThreatens(Happens):
    """A Rogue attacks or Threatens."""

    kinds: tuple[EventKind, ...] = (events.ATTACK, events.THREATEN)
    needs = (Need("who", (ROGUE,), "attack or Threaten", "Threaten"),)


class AttacksOrRescues(Happens):
    """A Hero attacks or Rescues."""

    kinds: tuple[EventKind, ...] = (events.ATTACK, events.RESCUE)
    needs = (Need("who", (HERO,), "attack or Rescue", "Rescue"),)


class WouldHappen(Happens):
    """Something happens to cards of a kind. Whether it only would happen is its wording alone."""

    fields: ClassVar[tuple[str, ...]] = ("who", "would")
    defaults: ClassVar[dict[str, object]] = {"would": False}

    def __init__(self, who: Filter, would: bool = False) -> None:
        super().__init__(who)
        self.would = would


class SuffersDamage(WouldHappen):
    """A character suffers damage, so much at least: "when a Hero would suffer 2 or more damage". [forever Damage]"""

    kinds: tuple[EventKind, ...] = (events.DAMAGE,)
    fields = ("who", "would", "least")
    defaults: ClassVar[dict[str, object]] = {"would": False, "least": 0}
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", CHARACTERS, "suffer damage", "Damage"),)

    def __init__(self, who: Filter, would: bool = False, least: int = 0) -> None:
        super().__init__(who, would)
        self.least = least

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.amount >= self.least and super().matches(game, event, situation)


class SuffersFromAttack(SuffersDamage):
    """A character suffers damage from an attack, not from anything else. [forever Attack, Damage]"""

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.what == ATTACK and super().matches(game, event, situation)


class IsBeaten(WouldHappen):
    """A character is knocked out or captured."""

    kinds: tuple[EventKind, ...] = (events.KNOCK_OUT, events.CAPTURE)
    needs = (Need("who", TEAM, "be knocked out or captured", "Knocked Out"),)


class IsKnockedOut(WouldHappen):
    """A Hero is knocked out. [forever Knocked Out]"""

    kinds: tuple[EventKind, ...] = (events.KNOCK_OUT,)
    needs = (Need("who", (HERO,), "be knocked out", "Knocked Out"),)


class IsCaptured(WouldHappen):
    """A Rogue is captured. [forever Captured]"""

    kinds: tuple[EventKind, ...] = (events.CAPTURE,)
    needs = (Need("who", (ROGUE,), "be captured", "Captured"),)


class IsSwayed(Happens):
    """An Unaligned character is swayed. [forever Swayed]"""

    kinds: tuple[EventKind, ...] = (events.SWAY,)
    needs = (Need("who", (UNALIGNED,), "be swayed", "Swayed"),)


class IsActivated(Happens):
    """A character is activated. [forever Activate]"""

    kinds: tuple[EventKind, ...] = (events.ACTIVATE,)
    certain = True
    needs = (Need("who", TEAM, "be activated", "Activate"),)


class MovesTo(Happens):
    """A character moves to a Location: as it is activated, or by a text. [forever Activate]"""

    kinds: tuple[EventKind, ...] = (events.ACTIVATE, events.MOVED)
    certain = True
    fields = ("who", "place")
    defaults: ClassVar[dict[str, object]] = {"place": None}
    needs = (Need("who", CHARACTERS, "go to a Location", "Activate"),)

    def __init__(self, who: Filter, place: Definite | None = None) -> None:
        super().__init__(who)
        self.place = place

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return any([self.has_come(game, card, situation) for card in event.cards])

    def has_come(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether a card is one of those meant, and is now at the Location that is meant."""
        if not game.in_play(card) or game.spot_of(card) == NOWHERE or not self.who.matches(game, card, situation):
            return False
        return self.place is None or game.spot_of(card) in [
            game.spot_of(place) for place in found(game, self.place, situation)
        ]


class ComesWhere(MovesTo):
    """A character moves to a Location with a card of a kind: "a Hero moves to a Location with a Scheme"."""

    fields = ("who", "there")
    defaults: ClassVar[dict[str, object]] = {}

    def __init__(self, who: Filter, there: Filter) -> None:
        super().__init__(who)
        self.there = there

    def has_come(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if not super().has_come(game, card, situation):
            return False
        return game.spot_of(card) in [game.spot_of(each) for each in found(game, self.there, situation)]


class IsAdvanced(Happens):
    """A Scheme gains citizens, in whatever way. [forever Advancing A Scheme]"""

    kinds: tuple[EventKind, ...] = (events.ADVANCE,)
    certain = True
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", (SCHEME,), "be advanced", "Advancing A Scheme"),)


class IsExhausted(Happens):
    """A card is exhausted: for what it costs, by a text, or as it is activated. [forever Activate]"""

    kinds: tuple[EventKind, ...] = (events.EXHAUST, events.ACTIVATE)
    certain = True
    needs = (Need("who", (*TEAM, *USED_CARDS), "be exhausted", "Ready"),)


class IsReadied(Happens):
    """A card readies by a text. [forever Ready]"""

    kinds: tuple[EventKind, ...] = (events.READY,)
    certain = True
    needs = (Need("who", (*TEAM, *USED_CARDS), "ready", "Ready"),)


class IsHealed(Happens):
    """A character is healed. [forever Heal]"""

    kinds: tuple[EventKind, ...] = (events.HEALING,)
    certain = True
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", CHARACTERS, "be healed", "Heal"),)


class ClaimsCitizens(WouldHappen):
    """A character claims citizens. [forever Claim]"""

    kinds: tuple[EventKind, ...] = (events.CLAIM,)
    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("who", CHARACTERS, "claim citizens", "Claim"),)


class ClaimsMany(ClaimsCitizens):
    """A character claims so many citizens, or more. [forever Claim]"""

    fields = ("who", "would", "least")
    defaults: ClassVar[dict[str, object]] = {"would": False}

    def __init__(self, who: Filter, would: bool, least: int) -> None:
        super().__init__(who, would)
        self.least = least

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.amount >= self.least and super().matches(game, event, situation)


class IsCompleted(Happens):
    """A Scheme is completed. [forever Complete Schemes]"""

    kinds: tuple[EventKind, ...] = (events.COMPLETE,)
    certain = True
    needs = (Need("who", (SCHEME,), "be completed", "Complete Schemes"),)


class IsRecruited(Happens):
    """A character is recruited."""

    kinds: tuple[EventKind, ...] = (events.RECRUIT,)
    certain = True
    needs = (Need("who", TEAM, "be recruited", "Recruit A Rogue"),)
