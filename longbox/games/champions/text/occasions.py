"""What triggered abilities wait for. [champions Triggering Condition]

Whether it is awaited before it happens or afterwards is told by the ability: interrupts say "when", responses
"after". What only *would* happen can still be replaced. [champions Replacement Effects]
"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import Filter, Occasion, Situation
from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    CHARACTERS,
    ENEMIES,
    FIGHTERS,
    FRIENDS,
    SCHEMES,
    SIDE_SCHEME,
    GameCard,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.kernel.events import EventKind
from longbox.kernel.terms import Need
from longbox.kernel.zones import NOBODY


class Happens(Occasion):
    """Something happens to cards of a kind, or is done by one. Whether it only would happen is its wording alone."""

    fields: ClassVar[tuple[str, ...]] = ("who", "would")
    defaults: ClassVar[dict[str, object]] = {"would": False}
    mentions: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Filter, would: bool = False) -> None:
        self.who = who
        self.would = would

    def is_still_to_come(self) -> bool:
        return self.would

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return bool(event.cards) and self.who.matches(game, event.cards[0], situation)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.call(event.cards, self.who)


# Attacks [champions Attack, Enemy Attacks]


class Attacks(Happens):
    """A character attacks: "after She-Hulk attacks", "when attached enemy would attack"."""

    kinds = (events.ATTACK,)
    needs = (Need("who", FIGHTERS, "attack", "Card Types"),)


class BasicAttack(Happens):
    """A character makes a basic attack."""

    kinds = (events.ATTACK,)
    needs = (Need("who", FRIENDS, "make a basic attack", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)


class AttacksYou(Happens):
    """An enemy attacks you. [champions You]"""

    kinds = (events.ATTACK,)
    needs = (Need("who", ENEMIES, "attack you", "You"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.by == NOBODY and event.player == situation.player and super().matches(game, event, situation)


class ThwartsTarget(Happens):
    """A character thwarts a certain scheme, or one of a kind: "after you thwart attached scheme"."""

    kinds = (events.THWART,)
    fields = ("who", "whom")
    mentions = ("who", "whom")
    needs = (Need("who", FRIENDS, "thwart", "Card Types"),)

    def __init__(self, who: Filter, whom: Filter) -> None:
        super().__init__(who)
        self.whom = whom

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        if event.act is None or not super().matches(game, event, situation):
            return False
        return any([self.whom.matches(game, card, situation) for card in event.act.targets])

    def referred(self, event: Happening) -> list[GameCard]:
        return event.cards if event.act is None else doer(self.who, event) + event.act.targets

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.call([] if event.act is None else event.act.targets, self.whom)


class AttacksOrThwarts(Happens):
    """A character attacks or thwarts."""

    kinds = (events.ATTACK, events.THWART)
    needs = (Need("who", FIGHTERS, "attack or thwart", "Card Types"),)


class AttacksAndHits(Happens):
    """A character attacks and does something to another of a kind."""

    kinds = (events.ATTACK,)
    fields = ("who", "whom")
    needs = (Need("who", FIGHTERS, "attack", "Card Types"),)

    def __init__(self, who: Filter, whom: Filter) -> None:
        super().__init__(who)
        self.whom = whom

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return bool(self.struck(game, event, situation)) and super().matches(game, event, situation)

    def struck(self, game: ChampionsGame, event: Happening, situation: Situation) -> list[GameCard]:
        """Those of the kind to whom it was done."""
        return [card for card in self.victims(event) if self.whom.matches(game, card, situation)]

    def victims(self, event: Happening) -> list[GameCard]:
        """All to whom it was done."""
        raise NotImplementedError


class AttacksAndDefeats(AttacksAndHits):
    """A character attacks and defeats another. [champions Defeat]"""

    def victims(self, event: Happening) -> list[GameCard]:
        return [] if event.act is None else event.act.defeated


class AttacksAndDamages(AttacksAndHits):
    """A character attacks and damages another. [champions Damage]"""

    mentions = ("who", "whom")

    def victims(self, event: Happening) -> list[GameCard]:
        return [] if event.act is None else [card for card, amount in event.act.hurt if amount > 0]

    def referred(self, event: Happening) -> list[GameCard]:
        return doer(self.who, event) + self.victims(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.call(self.victims(event), self.whom)


def doer(who: Filter, event: Happening) -> list[GameCard]:
    """Who did it, where that can be meant beside those to whom it was done: "that ally", but not "that Klaw"."""
    return [] if who.named else event.cards


class Defends(Happens):
    """A character defends against an attack. [champions Defend, Defense]"""

    kinds = (events.DEFENSE,)
    brings = ("the attacking enemy",)
    needs = (Need("who", FRIENDS, "defend", "Defend"),)

    def referred(self, event: Happening) -> list[GameCard]:
        return event.cards if event.act is None else event.act.actor.alone


class DefendsUnhurt(Defends):
    """A character has defended against an attack and taken no damage from it. [champions Defend, Defense; Damage]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        act = event.act
        if act is None or act.going_on or not super().matches(game, event, situation):
            return False
        return not any([card in event.cards and amount > 0 for card, amount in act.hurt])


# Schemes and thwarts [champions Enemy Schemes, Thwart]


class Schemes(Happens):
    """An enemy schemes."""

    kinds = (events.SCHEME,)
    needs = (Need("who", ENEMIES, "scheme", "Card Types"),)


class SchemesOrAttacks(Happens):
    """An enemy schemes or attacks. [champions Activation]"""

    kinds = (events.SCHEME, events.ATTACK)
    needs = (Need("who", FIGHTERS, "scheme or attack", "Activation"),)


class Thwarts(Happens):
    """A character thwarts."""

    kinds = (events.THWART,)
    needs = (Need("who", FRIENDS, "thwart", "Card Types"),)


class BasicThwart(Happens):
    """A character makes a basic thwart."""

    kinds = (events.THWART,)
    needs = (Need("who", FRIENDS, "thwart", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)


# Damage, defeat, threat


class TakesDamage(Happens):
    """A character takes damage, or is about to. [champions Damage, Prevent]"""

    kinds = (events.DAMAGE,)
    needs = (Need("who", CHARACTERS, "take damage", "Damage"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return not event.dealing and super().matches(game, event, situation)


class TakesAttackDamage(TakesDamage):
    """A character takes damage from an attack, or is about to. [champions Damage, Attack]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return of_attack(event) and super().matches(game, event, situation)


class TakesDamageFrom(TakesDamage):
    """A character takes damage from a card of a kind, or is about to: "damage from an event". [champions Damage]"""

    fields = ("who", "whom", "would")

    def __init__(self, who: Filter, whom: Filter, would: bool = False) -> None:
        super().__init__(who, would)
        self.whom = whom

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        source = event.source
        if source is None or not self.whom.matches(game, source, situation):
            return False
        return super().matches(game, event, situation)


class IsDealtDamage(Happens):
    """A character is about to be dealt damage: in later editions before a tough status card can prevent it.

    [champions Damage, Status Cards]
    """

    kinds = (events.DAMAGE,)
    needs = (Need("who", CHARACTERS, "be dealt damage", "Damage"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.dealing == game.plays(editions.ORDER_OF_DAMAGE) and super().matches(game, event, situation)


class IsDealtAttackDamage(IsDealtDamage):
    """A character is about to be dealt damage by an attack. [champions Damage, Attack]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return of_attack(event) and super().matches(game, event, situation)


def of_attack(event: Happening) -> bool:
    """Whether it is a part of an attack."""
    return event.act is not None and event.act.is_attack


class IsDefeated(Happens):
    """A character or side scheme is defeated, or is about to be. [champions Defeat]"""

    kinds = (events.DEFEAT,)
    needs = (Need("who", (*CHARACTERS, SIDE_SCHEME), "be defeated", "Defeat"),)


class YouDefeat(Happens):
    """You defeat a character or side scheme, with whatever you control. [champions Defeat, You]"""

    kinds = (events.DEFEAT,)
    needs = (Need("who", (*CHARACTERS, SIDE_SCHEME), "be defeated", "Defeat"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        if event.by != situation.player or (game.plays(editions.YOU) and by_ally(event)):
            return False
        return super().matches(game, event, situation)


def by_ally(event: Happening) -> bool:
    """Whether an ally did it."""
    actor = event.source if event.act is None else event.act.actor
    return actor is not None and actor.definition.type == ALLY


class ThreatPlaced(Happens):
    """Threat is placed on a scheme, or is about to be. [champions Threat]"""

    kinds = (events.THREAT,)
    needs = (Need("who", SCHEMES, "get threat", "Threat"),)


class ThreatPlacedBy(ThreatPlaced):
    """A character or card of a kind places threat on a scheme, or is about to. [champions Threat, Enemy Schemes]"""

    fields = ("who", "whom", "would")
    mentions = ("who", "whom")

    def __init__(self, who: Filter, whom: Filter, would: bool = False) -> None:
        super().__init__(who, would)
        self.whom = whom

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        placing = placed_by(event)
        return super().matches(game, event, situation) and any(
            [self.whom.matches(game, card, situation) for card in placing]
        )

    def referred(self, event: Happening) -> list[GameCard]:
        return placed_by(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.call(event.cards, self.who)
        situation.call(placed_by(event), self.whom)


def placed_by(event: Happening) -> list[GameCard]:
    """Who schemes, or whose text has threat placed."""
    return [] if event.source is None else event.source.alone


class ThreatRemoved(Happens):
    """Threat is removed from a scheme, or is about to be. [champions Threat, Thwart]"""

    kinds = (events.THREAT_REMOVAL,)
    needs = (Need("who", SCHEMES, "lose threat", "Threat"),)


class YouRemoveThreat(ThreatRemoved):
    """You remove threat from a scheme, with whatever you control. [champions Threat, You]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.by == situation.player and super().matches(game, event, situation)


class Recovers(Happens):
    """An alter-ego recovers. [champions Recover]"""

    kinds = (events.RECOVERED,)
    needs = (Need("who", (ALTER_EGO,), "recover", "Recover"),)


# What is so as it happens


class WhileActing(Occasion):
    """Something happens to a character while it attacks, or while it defends: "is defeated while defending".

    [champions Attack; Defend, Defense]
    """

    fields = ("occasion", "defending")

    def __init__(self, occasion: Occasion, defending: bool) -> None:
        self.occasion = occasion
        self.defending = defending

    def awaited_kinds(self) -> tuple[EventKind, ...]:
        return self.occasion.awaited_kinds()

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        act = event.act
        if act is None or not act.is_attack or not event.cards:
            return False
        doer = act.defender if self.defending else act.actor
        return event.cards[0] is doer and self.occasion.matches(game, event, situation)

    def referred(self, event: Happening) -> list[GameCard]:
        return self.occasion.referred(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        self.occasion.bring_up(event, situation)
