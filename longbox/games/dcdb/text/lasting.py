"""What lasts longer than a card's playing: cards of others that are controlled, left in play, or set aside."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.effects import NEXT_ON_TOP, CardEffect, in_any_order, remember, to_top
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN

TAKE_CONTROL: Final[Prompt] = Prompt("Choose a card to control until the turn ends", "6.140")


class LetYouControl(CardEffect):
    """The player whose text it is controls this player's cards in play of a kind, until the turn ends. [cube 6.140]

    They lie in that player's play area meanwhile, and stay whose they are. [cube 5.020]
    """

    fields = ("kind",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in game.cards(game.players[resolution.player].play).copy():
            if self.kind.matches(game, card):
                hand_over(game, card, resolution.controller)


def hand_over(game: DeckBuildingGame, card: GameCard, player: int) -> None:
    """Let a player control a card that another has in play; it must return as the turn ends. [cube 1.103, 8.030]

    Whoever controls it has its abilities; what was noted of it with the other player is forgotten. [cube 3.040]
    """
    home = game.place_of(card)
    returns = game.returns(card)
    left = card.serial in game.ledger.left
    game.move(card, game.players[player].play)
    game.objects[card.serial] = PlayedCard(card, game.next_time(), player, home, was_put=True, returns=returns)
    if left:
        game.ledger.left.append(card.serial)
    game.watch_for(player, card)
    game.log.append(Event(events.TOOK_CONTROL, player, card.alone, note=game.name(home.owner)))


class TakeControl(CardEffect):
    """Choose a card of a kind that a foe has in play, and control it until the turn ends. [cube 6.140]"""

    fields = ("kind",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)
    brings: ClassVar[tuple[str, ...]] = (DEED, "the chosen card")

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.take(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.take(game, resolution, optional=True)

    def take(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Let the player choose one, and hand it over."""
        player = resolution.player
        card = game.choose_card(player, TAKE_CONTROL, self.found(game, player), resolution.source, optional=optional)
        remember(resolution, card)
        if card is not None:
            hand_over(game, card, player)

    def found(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """What foes have in play of the kind."""
        theirs = [card for foe in game.foes(player) for card in game.cards(game.players[foe].play)]
        return [card for card in theirs if self.kind.matches(game, card)]

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.found(game, resolution.player))


class LeaveInPlay(CardEffect):
    """Leave the card that was spoken of in play: it is Ongoing, its player may play it once a turn, and it is destroyed
    as the game ends. [cube 1.104, 6.300, 12.010]

    It is so only as long as it stays in play. [cube 3.040]
    """

    needs = circumstances.IN_LATER_SETS
    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        for card in resolution.cards[-1:]:
            if game.lies_in(card, game.players[player].play):
                if card.serial not in game.objects:
                    game.objects[card.serial] = PlayedCard(card, game.next_time(), player)
                game.ledger.left.append(card.serial)


class DestroyedAsGameEnds(EventAbility):
    """It is destroyed as the game ends. [cube 1.103, 12.010]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.ENDING_GAME,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if watcher.source is not None:
            game.destroy(watcher.controller, watcher.source)


class SetHandAside(CardEffect):
    """Set the whole hand aside, and put it on top of the deck in any order as the turn ends. [cube 1.103, 8.030]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        seat = game.players[resolution.player]
        hand = game.cards(seat.hand).copy()
        resolution.did = bool(hand) and seat.aside in game.zones
        if resolution.did:
            for card in hand:
                game.move(card, seat.aside)
            game.log.append(Event(events.PUT, seat.number, hand, 0, None, seat.bit, "aside"))
            watcher = EventWatcher(AsideOnTop(), seat.number, resolution.source, game.next_time())
            game.ledger.this_turn.endings.append(watcher)


class AsideOnTop(EventAbility):
    """What a player set aside goes on top of the deck as the turn ends, in that player's order. [cube 8.030]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.ENDED_TURN,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        player = watcher.controller
        aside = game.cards(game.players[player].aside).copy()
        for card in in_any_order(game, Resolution(player, watcher.source), NEXT_ON_TOP, aside):
            to_top(game, player, card)
