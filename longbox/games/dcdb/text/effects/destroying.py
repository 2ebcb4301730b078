"""Effects that destroy cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, share_a_type
from longbox.games.dcdb.places import Place
from longbox.games.dcdb.table import DESTROYED_PILE, LINE_UP, MAIN_DECK, REMOVED
from longbox.games.dcdb.text.effects.base import (
    CardAmount,
    CardEffect,
    FromPlace,
    NamedEffect,
    SoManyFromPlace,
    WithIt,
    WithOneFromPlace,
    looks_into_hand,
    remember,
)
from longbox.games.dcdb.text.effects.counting import DESTROYED, MISSING, THAT_MANY
from longbox.games.dcdb.text.effects.discarding import by_name, random_card
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PLACE, PRONOUN, Need
from longbox.kernel.zones import NOBODY

DESTROY: Final[Prompt] = Prompt("Choose a card to destroy", "Destroying Cards")
CHOOSE_THERE: Final[Prompt] = Prompt("Choose a card of which the text goes on to speak", "2.010")
REMOVE: Final[Prompt] = Prompt("Choose a card to remove from the game", "3.080")
REPLACE: Final[Prompt] = Prompt("Choose a card of the Line-Up to destroy and replace", "The Anti-Monitor")


def destroyable(game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> list[GameCard]:
    """Those of some cards that a player can destroy: none, where a card in play forbids it."""
    return cards if game.can_destroy(resolution.player) else []


def destroy_each(game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> list[GameCard]:
    """Destroy some cards, and give those that were destroyed: what goes elsewhere in place of that wasn't."""
    return [card for card in cards if game.destroy(resolution.player, card)]


class DestroySoMany(SoManyFromPlace):
    """Something destroyed of the cards of a kind in a place: nothing, where a card in play forbids it."""

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        return super().found(game, resolution) if game.can_destroy(resolution.player) else []


class Destroy(DestroySoMany):
    """Choose so many cards of a kind in a place and destroy them. [dcdb Destroying Cards]

    Who may do it destroys as many as it says, or none.
    """

    measures = (DESTROYED,)

    def brought(self) -> tuple[str, ...]:
        return (DEED, "the destroyed card") if self.count == 1 else (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        asked = self.is_asked_in_any_case(game, player)
        least = most = self.count
        chosen = game.choose_cards(player, DESTROY, found, resolution.source, least, most, in_any_case=asked)
        resolution.did = len(chosen) == self.count > 0
        self.destroy(game, resolution, chosen)
        if not found and game.can_destroy(player) and looks_into_hand(self.place):
            game.show_that_none_is_there(player, resolution.source)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        asked = self.count > 0 and self.is_asked_in_any_case(game, player)
        able = found if 0 < self.count <= len(found) else []
        first = game.choose_card(player, DESTROY, able, resolution.source, optional=True, in_any_case=asked)
        resolution.did = first is not None
        chosen: list[GameCard] = []
        if first is not None:
            found.remove(first)
            more = self.count - 1
            chosen = [first, *game.choose_cards(player, DESTROY, found, resolution.source, more, more)]
        self.destroy(game, resolution, chosen)

    def destroy(self, game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> None:
        """Destroy the cards that were chosen."""
        resolution.cards = destroy_each(game, resolution, cards)
        resolution.did = resolution.did and len(resolution.cards) == len(cards)


class ChooseOneThere(WithOneFromPlace):
    """Choose a card of a kind in a place, of which the text goes on to speak."""

    prompt = CHOOSE_THERE

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Nothing is done with it yet."""


class DestroyUpTo(DestroySoMany):
    """Destroy up to so many cards of a kind in a place. [dcdb Destroying Cards]"""

    measures = (DESTROYED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        asked = self.is_asked_in_any_case(game, player)
        chosen = game.choose_cards(player, DESTROY, found, resolution.source, 0, self.count, in_any_case=asked)
        resolution.cards = destroy_each(game, resolution, chosen)
        resolution.did = bool(resolution.cards)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class DestroyAnyNumber(FromPlace):
    """Destroy as many cards of a kind in a place as the player likes. [dcdb Destroying Cards]"""

    measures = (DESTROYED, THAT_MANY)
    brings: ClassVar[tuple[str, ...]] = (DEED, "the destroyed cards")

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        return super().found(game, resolution) if game.can_destroy(resolution.player) else []

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        chosen = game.choose_cards(player, DESTROY, found, resolution.source, 0, len(found))
        resolution.cards = destroy_each(game, resolution, chosen)
        resolution.did = bool(resolution.cards)
        resolution.amount = len(resolution.cards)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class DestroyOneOfEach(CardEffect):
    """Choose and destroy a card of each of several kinds in a place, as far as there are any."""

    fields = ("kinds", "place")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, kinds: tuple[CardKind, ...], place: Place) -> None:
        self.kinds = kinds
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        resolution.did = False
        for kind in self.kinds:
            one = Destroy(1, kind, self.place)
            asked = one.is_asked_in_any_case(game, player)
            found = one.found(game, resolution)
            card = game.choose_card(player, DESTROY, found, resolution.source, in_any_case=asked)
            if card is not None and game.destroy(player, card):
                resolution.did = True


class DestroyDifferent(DestroySoMany):
    """Choose and destroy so many different cards of a kind in a place. [cube 6.185]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        destroyed = 0
        for _ in range(self.count):
            card = game.choose_card(player, DESTROY, found, resolution.source)
            if card is None:
                break
            destroyed += game.destroy(player, card)
            found = [other for other in found if other.name != card.name]
        resolution.did = destroyed == self.count


class DestroyOfDifferentTypes(DestroySoMany):
    """Choose and destroy so many cards of a kind in a place of which no two share a type, as far as there are any.

    [cube 6.530]
    """

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures = (MISSING,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        left = self.found(game, resolution)
        chosen: list[GameCard] = []
        while left and len(chosen) < self.count:
            card = game.choose_card(player, DESTROY, left, resolution.source)
            assert card is not None
            chosen.append(card)
            left = [other for other in left if other is not card and not share_a_type(game, card, other)]
        resolution.amount = self.count - len(destroy_each(game, resolution, chosen))
        resolution.did = resolution.amount == 0


class DestroyAll(FromPlace):
    """Destroy all cards of a kind in a place. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures = (DESTROYED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = destroyable(game, resolution, by_name(self.found(game, resolution)))
        resolution.cards = destroy_each(game, resolution, found)
        resolution.did = bool(resolution.cards)


class DestroyAtRandom(CardEffect):
    """Destroy a random card of the hand. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the destroyed card")
    measures = (DESTROYED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player) if game.can_destroy(resolution.player) else None
        done = card is not None and game.destroy(resolution.player, card)
        remember(resolution, card if done else None)


class DestroyIt(NamedEffect):
    """Destroy the card that was spoken of."""

    words: ClassVar[str] = "destroy it"
    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in game.where_it_was(resolution.cards):
            game.destroy(resolution.player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        able = destroyable(game, resolution, game.where_it_was(resolution.cards))
        card = game.choose_card(player, DESTROY, able, resolution.source, optional=True)
        resolution.did = card is not None and game.destroy(player, card)


class DestroyAnyAndReplace(CardEffect):
    """Destroy any number of cards in the Line-Up, then replace each. [dcdb The Anti-Monitor]

    Those that replace them can't be destroyed: all are chosen first.
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        line_up = destroyable(game, resolution, game.cards(LINE_UP))
        chosen = game.choose_cards(player, REPLACE, line_up, resolution.source, 0, len(line_up))
        for card in chosen:
            game.destroy(player, card)
        game.add_to_line_up(len(chosen))


class RemoveThis(CardEffect):
    """Remove this card from the game, where it never comes back from. [cube 3.080]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        if card is not None:
            remove(game, resolution.player, card)


class RemoveOne(WithOneFromPlace):
    """Choose a card of a kind in a place and remove it from the game, where it never comes back from. [cube 3.080]"""

    prompt = REMOVE
    needs = circumstances.IN_LATER_SETS

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        remove(game, player, card)


class RemoveIt(WithIt):
    """Remove the card that was spoken of from the game. [cube 3.080]"""

    needs = circumstances.IN_LATER_SETS

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in self.it(game, resolution)[-1:]:
            remove(game, resolution.player, card)


def remove(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Remove a card from the game; where nothing is, destroy it for good. [cube 3.080]"""
    zone = REMOVED if REMOVED in game.format.shared else DESTROYED_PILE
    game.put(player, card, zone, f"into {zone.in_words()}")


class DestroyThis(CardEffect):
    """Destroy this card, where it lies in play or in a discard pile; in play, whoever owns it.

    [dcdb Destroying Cards] [cube 5.030]
    """

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (
        Need(
            PLACE,
            (circumstances.IN_PLAY, circumstances.IN_DISCARD_PILE),
            "it is destroyed from play or from a discard pile, and lies in neither here",
            "Destroying Cards",
        ),
    )

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        able = self.possible(game, resolution)
        resolution.did = able and card is not None and game.destroy(resolution.player, card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        card = resolution.source
        if card is None or not game.can_destroy(resolution.player):
            return False
        if game.lies_in(card, game.players[resolution.player].play):
            return True
        owner = game.owners[card.serial]
        return owner != NOBODY and (
            game.lies_in(card, game.players[owner].play) or game.lies_in(card, game.players[owner].discard)
        )


class DestroyTopCards(CardEffect):
    """Destroy so many cards from the top of the deck. [dcdb Destroying Cards]"""

    fields = ("count",)
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures = (DESTROYED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        top = destroyable(game, resolution, game.top_cards(resolution.player, self.count))
        resolution.cards = destroy_each(game, resolution, top)
        resolution.did = len(resolution.cards) == self.count


class DestroyTopOfMain(CardEffect):
    """Destroy so many cards from the top of the main deck, as far as there are any. [dcdb Destroying Cards]"""

    fields = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        count = self.amount.count(game, resolution)
        top = destroyable(game, resolution, game.topmost(MAIN_DECK, count))
        resolution.did = bool(destroy_each(game, resolution, top))


class DestroyTop(CardEffect):
    """Destroy the top card of the deck. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the destroyed card")
    measures = (DESTROYED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player) if game.can_destroy(resolution.player) else None
        done = card is not None and game.destroy(resolution.player, card)
        remember(resolution, card if done else None)
