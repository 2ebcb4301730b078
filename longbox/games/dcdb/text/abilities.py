"""What Super Heroes and Locations wait for, and Defenses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import CardAbility, DefenseAbility
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.marks import marks_of
from longbox.games.dcdb.text.effects import CardEffect, Draw, can_be_missed
from longbox.games.dcdb.this_turn import BUY, GAIN, last_played_is_first_of, played_of
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import parts_of
from longbox.kernel.zones import NOBODY

WAYS: Final[dict[str, str]] = {BUY: BUY, GAIN: GAIN}


def got_in_way(game: DeckBuildingGame, how: str, event: Event) -> bool:
    """Whether a card was bought, or gained: defeating is buying, and in the Cube, buying is gaining.

    [dcdb Gaining Cards, Defeated] [cube 6.201]
    """
    if event.kind is events.GAINED:
        return how == GAIN
    return how == BUY or game.format.buying_is_gaining


class TurnAbility(CardAbility):
    """An ability that works during its player's own turn. [dcdb DC Comics Super Heroes, Locations]

    Whether it can be missed and whether it draws follow from its text alone, so they are found once.
    """

    own_events = True
    effect: CardEffect
    read_when: ClassVar[tuple[str, ...]] = (circumstances.OWN_TURN,)
    _missable: bool | None = None
    _draws: bool | None = None

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        if self._missable is None:
            self._missable = can_be_missed(self.effect)
        return self._missable

    def draws(self) -> bool:
        if self._draws is None:
            self._draws = any([isinstance(part, Draw) for part in parts_of(self.effect)])
        return self._draws

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        resolution.other = event.player
        game.run(self.effect, resolution)


class OnCardOfKind(TurnAbility):
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


class KindPlayed(OnCardOfKind):
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


class WhenPlayedNewCost(KindPlayed):
    """Whenever you play a card of a kind with a cost that is new this turn. [dcdb DC Comics Super Heroes]"""

    def is_time(self, game: DeckBuildingGame) -> bool:
        costs = [card.definition.cost for card in game.played]
        return costs.count(costs[-1]) == 1


class FirstPlayed(KindPlayed):
    """When you play the first card of a kind in a turn of yours; in the Cube, that may be the very card.

    [dcdb Locations] [cube New Titans Tower (Teen Titans), Tactile Telekinesis (Teen Titans)]
    """

    sees_itself = True

    def is_time(self, game: DeckBuildingGame) -> bool:
        return last_played_is_first_of(game, self.kind)


class PlayedSoMany(SoManyOfKindPlayed):
    """When you have played so many cards of a kind in a turn of yours. [dcdb DC Comics Super Heroes]"""

    def is_time(self, game: DeckBuildingGame) -> bool:
        return len(played_of(game, self.kind)) == self.count


class PlayedSoManyDifferent(SoManyOfKindPlayed):
    """When you have played so many cards of a kind with different names in a turn of yours.

    [dcdb DC Comics Super Heroes]
    """

    def is_time(self, game: DeckBuildingGame) -> bool:
        names = [card.name for card in played_of(game, self.kind)]
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


class WhenGained(OnCardOfKind):
    """Whenever you buy or gain a card of a kind in your turn. [dcdb DC Comics Super Heroes]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)


class WhenThisGained(EventAbility):
    """When this very card is bought or gained, at any time. [dcdb Gaining Cards]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    opens = ("this card",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.cards[0] is watcher.source

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        game.run(self.effect, resolution)


class WhenThisGot(WhenThisGained):
    """When this very card is bought, or gained, alone. [dcdb Gaining Cards]"""

    fields = ("how", "effect")

    def __init__(self, how: str, effect: CardEffect) -> None:
        super().__init__(effect)
        self.how = how

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return got_in_way(game, self.how, event) and super().triggers(game, watcher, event)


class WhenThisDestroyed(WhenThisGained):
    """When this very card is destroyed, out of whatever deck it was. [dcdb Destroying Cards]"""


class OnlyDiscardToAvoid(DefenseAbility):
    """Discard this card to avoid an Attack; there is no benefit. [dcdb Attacks and Defenses]"""

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.discard(card)


class DiscardToAvoid(DefenseAbility):
    """Discard this card to avoid an Attack; then its benefit. [dcdb Attacks and Defenses]"""

    fields = ("effect",)
    lies_in = (circumstances.IN_DISCARD_PILE,)
    opens = ("this card",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.discard(card)
        run_benefit(game, self.effect, player, card)


class RevealToAvoid(DefenseAbility):
    """Reveal this card from the hand to avoid an Attack; it stays there. [dcdb Attacks and Defenses]"""

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.reveal(player, [card], card)


class EverGained(WhenGained):
    """Whenever you buy or gain a card of a kind, in anybody's turn. [dcdb Gaining Cards]"""

    read_when: ClassVar[tuple[str, ...]] = (
        circumstances.OWN_TURN,
        circumstances.OTHER_TURNS,
        circumstances.BETWEEN_TURNS,
    )

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller and self.kind.matches(game, event.cards[0])


class GotInOneWay(EverGained):
    """Whenever you buy a card of a kind, or gain one, alone. [dcdb Gaining Cards]"""

    fields = ("how", "kind", "effect")

    def __init__(self, how: str, kind: CardKind, effect: CardEffect) -> None:
        super().__init__(kind, effect)
        self.how = how

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return got_in_way(game, self.how, event) and super().triggers(game, watcher, event)


class GotInTurn(GotInOneWay):
    """Whenever you buy a card of a kind, or gain one, alone, in your turn. [dcdb Gaining Cards]"""

    read_when = (circumstances.OWN_TURN,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return game.active == watcher.controller and super().triggers(game, watcher, event)


class AtStartOfTurn(TurnAbility):
    """At the start of each of your turns. [dcdb Turns]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BEGAN_TURN,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller


class WhenDestroyed(OnCardOfKind):
    """Whenever you destroy a card of a kind in your turn. [dcdb Destroying Cards]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DESTROYED,)


class WhenDiscarded(OnCardOfKind):
    """Whenever you discard a card of a kind from your hand in your turn. [cube 6.192]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DISCARDED,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return bool(event.note == events.FROM_HAND) and super().triggers(game, watcher, event)


class AtEndOfGame(EventAbility):
    """As the game ends, before Victory Points are counted. [cube 12.010]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.ENDING_GAME,)
    needs = circumstances.IN_LATER_SETS
    read_when = (circumstances.BETWEEN_TURNS,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        game.run(self.effect, Resolution(watcher.controller, watcher.source))


class EverDestroyed(WhenDestroyed):
    """Whenever you destroy a card of a kind, in anybody's turn. [dcdb Destroying Cards]"""

    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller and self.kind.matches(game, event.cards[0])


class WhenDefeated(OnCardOfKind):
    """Whenever you defeat a Super-Villain. [dcdb The Super-Villains]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DEFEATED,)


class PutUnderHeroToAvoid(DiscardToAvoid):
    """Put this card under the Super Hero to avoid an Attack; then its benefit. [cube 6.171]"""

    lies_in = (circumstances.OUTSIDE_DECKS,)

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.put(player, card, game.players[player].under_hero, "under the Super Hero")
        run_benefit(game, self.effect, player, card)


class PutIntoPlayToAvoid(OnlyDiscardToAvoid):
    """Put this card from the hand into play to avoid an Attack. [cube Jaime Reyes (Teen Titans)]"""

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.put(player, card, game.players[player].play, "into play")


class RevealForBenefit(RevealToAvoid):
    """Reveal this card from the hand to avoid an Attack; then its benefit. [dcdb Attacks and Defenses]"""

    fields = ("effect",)
    lies_in = (circumstances.IN_HAND,)
    opens = ("this card",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        super().use(game, player, card)
        run_benefit(game, self.effect, player, card)


def run_benefit(game: DeckBuildingGame, effect: CardEffect, player: int, card: Card[Any]) -> None:
    """Do what a Defense card gives to the one who used it; "it" is that card. [dcdb Attacks and Defenses]"""
    resolution = Resolution(player, card)
    resolution.cards = card.alone
    game.run(effect, resolution)


class OwnDestroyed(EverDestroyed):
    """Whenever you destroy a card of a kind that you own. [cube Bane Crisis (Crisis 3)]"""

    needs = circumstances.IN_LATER_SETS

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.amount > 0 and super().triggers(game, watcher, event)


class FirstDestroyed(TurnAbility):
    """When you destroy the first card in a turn of yours. [cube 1.101]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DESTROYED,)
    opens = ("the destroyed card",)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == game.active and len(game.ledger.this_turn.destroyed) == 1


class FirstLetGo(TurnAbility):
    """The first time you pass a card, or discard one from your hand, in each player's turn. [cube 1.101, 6.192]

    [cube Harley Quinn (Forever Evil)]
    """

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DISCARDED, events.PASSED)
    needs = circumstances.IN_LATER_SETS
    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if game.active == NOBODY or event.player != watcher.controller:
            return False
        let_go = event.kind is events.PASSED or event.note == events.FROM_HAND
        return let_go and game.ledger.this_turn.let_go.get(event.player, 0) == 1


class WhenVPGained(TurnAbility):
    """Whenever you gain VP tokens, in anybody's turn. [cube 1.101, 6.550]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.GOT_VP,)
    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller


class FirstVP(TurnAbility):
    """The first time you gain VP tokens in a turn of yours. [cube 1.101, Sinestro (Forever Evil)]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.GOT_VP,)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == game.active and game.ledger.this_turn.vp_gains == 1
