"""Effects that hold for the rest of the turn: of the next Attack, of what is drawn, of each Teamwork. [cube 6.520]"""

from __future__ import annotations

from typing import ClassVar
from zlib import crc32

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import CardAbility
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects import CardEffect, NameType, can_be_missed
from longbox.games.dcdb.text.keywords import WhenTeamworked
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import DEED, Need


class ForTheTurn(CardEffect):
    """What is so for the rest of its player's turn."""

    needs: ClassVar[tuple[Need, ...]] = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)


class FirstTimeEachTurn(CardEffect):
    """Do something the first time in a turn that what stands before was done, and not again in it. [cube 1.101]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    refers = DEED

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.number = -2 - crc32(repr(effect).encode())

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.did and not game.was_used(resolution.source, self.number):
            game.note_use(resolution.source, self.number)
            self.effect.run(game, resolution)


class NextAttackAvoidedTwice(ForTheTurn):
    """Let the next Attack of this turn be avoided by those alone who avoid it twice. [cube 6.062, 6.082]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.ledger.this_turn.hard_to_avoid = True


class NoDrawing(CardEffect):
    """Let the player draw no cards for the rest of the turn, but for the new hand. [dcdb Ending Your Turn]"""

    needs = circumstances.IN_YOUR_TURN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            game.ledger.this_turn.no_draws = True


class DrawnLater(EventAbility):
    """When a card is drawn later this turn, once."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DREW,)
    own_events = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return can_be_missed(self.effect)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return bool(event.cards)

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if game.is_watching(watcher):
            game.stop_watching(watcher)
            game.run(self.effect, Resolution(watcher.controller, watcher.source))


class IfYouDraw(ForTheTurn):
    """If a card is drawn this turn, before or after, do something. [cube 1.101]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.if_later = DrawnLater(effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        if player == game.active and game.ledger.this_turn.drawn:
            self.effect.run(game, resolution)
        else:
            game.watch(EventWatcher(self.if_later, player, resolution.source, game.next_time(), passing=True))


class NextPlayedAwaited(CardAbility):
    """Any card that is played next, so that none is taken for one that nothing waits for; it answers nothing itself."""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)
    own_events = True

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return False


class NameNextType(NameType):
    """Name a card type that the next card has too that is played, or discarded from the hand, this turn.

    A card is played as soon as it is resolved. [cube 2.020, 6.192, 6.530]
    """

    needs: ClassVar[tuple[Need, ...]] = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        super().run(game, resolution)
        resolution.did = True
        if resolution.player == game.active:
            game.ledger.this_turn.next_types |= resolution.number
            awaited = EventWatcher(
                NextPlayedAwaited(), resolution.player, resolution.source, game.next_time(), passing=True
            )
            game.watch(awaited)


class WheneverYouTeamwork(ForTheTurn):
    """Let something be done each time that a foe is teamworked later this turn. [cube 1.101, 6.504]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.each = WhenTeamworked(effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        watcher = EventWatcher(self.each, resolution.player, resolution.source, game.next_time(), passing=True)
        game.watch(watcher)


class WheneverThisTurn(CardEffect):
    """Let an ability work for the rest of the turn: "whenever a foe avoids one of your Attacks this turn, ...".

    [cube 1.101]
    """

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    needs: ClassVar[tuple[Need, ...]] = circumstances.IN_YOUR_TURN

    def __init__(self, ability: EventAbility) -> None:
        self.ability = ability

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if resolution.player == game.active:
            waiting = EventWatcher(self.ability, resolution.player, resolution.source, game.next_time(), passing=True)
            game.watch(waiting)
