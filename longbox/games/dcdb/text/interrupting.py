"""Abilities that answer before what they wait for: a drawing, a shuffling. They interrupt whatever is being done."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.abilities import TurnAbility
from longbox.games.dcdb.text.effects import CardEffect, PutGainedOnTop, PutItIntoHand
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import parts_of
from longbox.texts.may import May

INSTEAD: Final[Prompt] = Prompt("Do this instead of drawing a card?", "Robin (Crisis 1)")
ON_TOP: Final[Prompt] = Prompt("Choose which of these cards lies on top", "Jay Garrick (Crossover 1)")
LEAVE: Final[Prompt] = Prompt("Choose a card to leave in your discard pile", "Trickster (Crossover 5)")
ELSEWHERE: Final = (PutGainedOnTop, PutItIntoHand)
"""Where a card goes that is gained, not what is done in place of gaining it."""
GOES_ELSEWHERE: Final = 'the card is gained all the same: say "Whenever you gain a card, put it ... instead"'
ANY_TIME: Final = (circumstances.OWN_TURN, circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)


class Interrupting(TurnAbility):
    """An ability that interrupts what is being done, before something of its player's happens."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    guards = True
    kinds: ClassVar[tuple[EventKind, ...]] = (events.TOLD_TO_DRAW,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == watcher.controller


class BeforeDrawing(Interrupting):
    """Before a card that tells you to draw has you do so. Where the cards were shown, any of them can be the top one.

    [cube Jay Garrick (Crossover 1)]
    """

    read_when = ANY_TIME

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        card = game.choose_card(watcher.controller, ON_TOP, event.cards, watcher.source)
        if card is not None:
            game.move(card, game.players[watcher.controller].deck)
        game.run(self.effect, Resolution(watcher.controller, watcher.source))


class InsteadOfFirstDraw(Interrupting):
    """What you may do instead of drawing a card, the first time that a card tells you to draw in a turn of yours.

    If you miss what would have told you first, there is no other first time. [cube Robin (Crisis 1)]
    """

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        first = game.draws_told == 0 and not game.ledger.this_turn.missed_a_draw
        return first and event.player == game.active and super().triggers(game, watcher, event)

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        player = watcher.controller
        if event.amount > 0 and game.may(player, INSTEAD, watcher.source):
            event.amount -= 1
            game.run(self.effect, Resolution(player, watcher.source))


class InsteadOfGaining(Interrupting):
    """What is done, or may be, in place of gaining a card of a kind: "if you would gain a Weakness, ... instead".

    What is gained in that place is not replaced again by the same text. [dcdb Gaining Cards, Weakness]
    """

    fields = ("kind", "effect")
    mentions: ClassVar[tuple[str, ...]] = ("kind",)
    kinds = (events.WOULD_GAIN,)
    read_when = ANY_TIME

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        super().__init__(effect)
        self.kind = kind

    def unclear(self) -> str:
        return GOES_ELSEWHERE if any([isinstance(part, ELSEWHERE) for part in parts_of(self.effect)]) else ""

    def is_unlikely(self) -> bool:
        """What is left to the player is left as a whole."""
        return isinstance(self.effect, May)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        meant = super().triggers(game, watcher, event) and self.kind.matches(game, event.cards[0])
        return meant and watcher.number not in game.ledger.replacing

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        resolution = Resolution(watcher.controller, watcher.source)
        resolution.cards = event.cards
        game.ledger.replacing.append(watcher.number)
        event.prevented = self.replace(game, resolution)
        game.ledger.replacing.remove(watcher.number)

    def replace(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        """Do what is done in that place, and tell whether it is."""
        game.run(self.effect, resolution)
        return True


class MayDoInsteadOfGaining(InsteadOfGaining):
    """The same where it is left to the player. [dcdb Gaining Cards, Weakness]"""

    def replace(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        resolution.did = False
        self.effect.offer(game, resolution)
        return resolution.did


class MayLeaveOne(Interrupting):
    """When you shuffle your discard pile, you may leave a card of it there. [cube Trickster (Crossover 5)]"""

    fields = ()
    kinds = (events.SHUFFLING,)
    read_when = ANY_TIME

    def __init__(self) -> None:
        """It says nothing more."""

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return False

    def draws(self) -> bool:
        return False

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        pile: list[GameCard] = game.cards(game.players[watcher.controller].discard)
        card = game.choose_card(watcher.controller, LEAVE, pile, watcher.source, optional=True)
        if card is not None:
            event.cards = [card]
