"""Avoiding Attacks for a cost: Blocks, and Defenses that lie in play. [cube 6.080, 6.170]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import Assault, DefenseAbility, FurtherAssault
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.abilities import TurnAbility, run_benefit
from longbox.games.dcdb.text.costs import CardCost
from longbox.games.dcdb.text.effects import CardEffect, run_for
from longbox.games.dcdb.waiting import EventAbility, EventWatcher, Triggered
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind

FIRST_AVOIDED: Final = -1
"""What is noted in the place of the number of an ability that is used, where an Attack was avoided."""

ANY_TIME = (circumstances.OWN_TURN, circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)
"""When Attacks are made: in turns, and as Super-Villains appear."""


class PayToAvoid(DefenseAbility):
    """Pay a cost to avoid an Attack, with a card in play or a Main Character. [cube 6.081, 6.082, 6.171, 6.172]"""

    fields: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: CardCost) -> None:
        self.cost = cost

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        seat = game.players[player]
        there = game.lies_in(card, seat.play) or game.lies_in(card, seat.heroes)
        return there and self.cost.payable(game, Resolution(player, card))

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        self.cost.pay(game, Resolution(player, card))


class PayForAnyone(PayToAvoid):
    """Pay a cost, and whoever is attacked avoids the Attack: a foe, too. [cube 6.081, 6.082]"""

    for_anyone = True


class PayToAvoidFor(PayToAvoid):
    """Pay a cost to avoid an Attack; then its benefit. [cube 6.082, 6.172]"""

    fields = ("cost", "effect")
    lies_in = (circumstances.IN_PLAY, circumstances.IN_DISCARD_PILE, circumstances.OUTSIDE_DECKS)
    opens = ("this card",)

    def __init__(self, cost: CardCost, effect: CardEffect) -> None:
        super().__init__(cost)
        self.effect = effect

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        super().use(game, player, card)
        run_benefit(game, self.effect, player, card)


class AttackedAbility(TurnAbility):
    """An ability that waits for what happens in Attacks on its player, in whosever turn. [cube 6.061, 6.063]"""

    fields = ("effect",)
    read_when: ClassVar[tuple[str, ...]] = ANY_TIME

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller


class WhenAttacked(AttackedAbility):
    """When you are attacked, before you announce whether you avoid it. [cube 6.061]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.ATTACKED,)


class WhenAvoided(AttackedAbility):
    """When you avoid an Attack. [cube 6.063]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.AVOIDED,)
    opens = ("the Defense card",)


class FirstAvoided(WhenAvoided):
    """The first time you avoid an Attack in a turn; or between two turns. Missed, it doesn't come again.

    [cube 1.101, 6.063, 10.040]
    """

    needs = circumstances.IN_LATER_SETS

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        first = super().triggers(game, watcher, event) and not game.was_used(watcher.source, FIRST_AVOIDED)
        if first:
            game.note_use(watcher.source, FIRST_AVOIDED)
        return first


class WhenAttacking(AttackedAbility):
    """When you have attacked: after all who were attacked. [cube 6.065]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.MADE_ATTACK,)
    read_when = (circumstances.OWN_TURN,)


class WhenSuccessful(WhenAttacking):
    """When you have attacked, and somebody didn't avoid it. [cube 6.065]"""

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.amount > 0 and super().triggers(game, watcher, event)


class WhenPlayedAttackHits(WhenSuccessful):
    """When somebody doesn't avoid an Attack that is part of a card which you play. [cube Sinestro (Forever Evil)]"""

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.source in game.resolving and super().triggers(game, watcher, event)


class ToAvoider(EventAbility):
    """What an Attack brings a player who avoided it. [cube 6.063, 6.070]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.AVOIDED,)
    opens = ("the Defense card",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        run_for(game, watcher.controller, self.effect, Resolution(event.player, watcher.source))


class AvoidersSuffer(FurtherAssault):
    """An Attack that does something to those who avoid it, too. [cube 6.063, 6.070]"""

    fields = ("assault", "effect")
    needs = circumstances.IN_LATER_SETS

    def __init__(self, assault: Assault, effect: CardEffect) -> None:
        self.assault = assault
        self.to_avoider = ToAvoider(effect)
        self.effect = effect

    def avoided(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        watcher = EventWatcher(self.to_avoider, player, resolution.source, game.next_time())
        game.pending.append(Triggered(watcher, Event(events.AVOIDED, player, [])))
