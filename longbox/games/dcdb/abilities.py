"""What Super Heroes and Locations wait for, and Defenses."""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import CardAbility, DefenseAbility
from longbox.games.dcdb.effects import CardEffect
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, marks_of
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind


class TurnAbility(CardAbility):
    """An ability that works during its player's own turn. [dcdb DC Comics Super Heroes, Locations]"""

    own_events = True
    effect: CardEffect

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        game.run(self.effect, resolution)


class OfKind(TurnAbility):
    """An ability that waits for something to happen to a card of a kind."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect")
    mentions: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.marks = marks_of(kind)
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == game.active and self.kind.matches(game, event.cards[0]) and self.is_time(game)

    def is_time(self, game: DeckBuildingGame) -> bool:
        """Whether it is waited for now that it happened to a card of the kind, in the player's own turn."""
        return True


class KindPlayed(OfKind):
    """An ability that waits for a card of a kind to be played."""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)


class SoManyOfKindPlayed(KindPlayed):
    """An ability that waits for so many cards of a kind to be played."""

    fields = ("count", "kind", "effect")

    def __init__(self, count: int, kind: CardKind, effect: CardEffect) -> None:
        super().__init__(kind, effect)
        self.count = count

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return len(game.played) >= self.count and super().triggers(game, watcher, event)


class WhenPlayed(KindPlayed):
    """Whenever you play a card of a kind. [dcdb DC Comics Super Heroes]"""


class WhenPlayedDifferent(KindPlayed):
    """Whenever you play a card of a kind with a name that is new this turn. [dcdb DC Comics Super Heroes]"""

    def is_time(self, game: DeckBuildingGame) -> bool:
        names = [card.name for card in game.played]
        return names.count(names[-1]) == 1


class FirstPlayed(KindPlayed):
    """When you play the first card of a kind in a turn of yours. [dcdb Locations]"""

    def is_time(self, game: DeckBuildingGame) -> bool:
        for card in game.played[:-1]:
            if self.kind.matches(game, card):
                return False
        return True


class PlayedSoMany(SoManyOfKindPlayed):
    """When you have played so many cards of a kind in a turn of yours. [dcdb DC Comics Super Heroes]"""

    def is_time(self, game: DeckBuildingGame) -> bool:
        return len([card for card in game.played if self.kind.matches(game, card)]) == self.count


class PlayedSoManyDifferent(SoManyOfKindPlayed):
    """When you have played so many cards of a kind with different names in a turn of yours.

    [dcdb DC Comics Super Heroes]
    """

    def is_time(self, game: DeckBuildingGame) -> bool:
        names = [card.name for card in game.played if self.kind.matches(game, card)]
        return names.count(names[-1]) == 1 and len(set(names)) == self.count


class FirstDraw(TurnAbility):
    """The first time a card tells you to draw in a turn of yours. [dcdb DC Comics Super Heroes]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DREW,)
    opens = ("the card drawn",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        told = event.source is not None and not event.source.definition.is_hero
        return told and event.player == game.active and game.draws_told == 1


class WhenGained(OfKind):
    """Whenever you buy or gain a card of a kind in your turn. [dcdb DC Comics Super Heroes]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)


class WhenThisGained(EventAbility):
    """When this very card is bought or gained, at any time. [dcdb Gaining Cards]"""

    fields = ("effect",)
    opens = ("this card",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.cards[0] is watcher.source

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        game.run(self.effect, resolution)


class DiscardToAvoid(DefenseAbility):
    """Discard this card to avoid an Attack; then its benefit. [dcdb Attacks and Defenses]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.discard(card)
        game.run(self.effect, Resolution(player, card))


class RevealToAvoid(DefenseAbility):
    """Reveal this card from the hand to avoid an Attack; it stays there. [dcdb Attacks and Defenses]"""

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.reveal(player, [card], card)


class EverGained(WhenGained):
    """Whenever you buy or gain a card of a kind, in anybody's turn. [dcdb Gaining Cards]"""

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller and self.kind.matches(game, event.cards[0])


class AtStartOfTurn(TurnAbility):
    """At the start of each of your turns. [dcdb Turns]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BEGAN_TURN,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller


class WhenDestroyed(OfKind):
    """Whenever you destroy a card of a kind in your turn. [dcdb Destroying Cards]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DESTROYED,)


class WhenDefeated(OfKind):
    """Whenever you defeat a Super-Villain. [dcdb The Super-Villains]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DEFEATED,)


class RevealForBenefit(RevealToAvoid):
    """Reveal this card from the hand to avoid an Attack; then its benefit. [dcdb Attacks and Defenses]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        super().use(game, player, card)
        game.run(self.effect, Resolution(player, card))
