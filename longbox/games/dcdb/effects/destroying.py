"""Effects that destroy cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.effects.base import CardEffect, FromPlace, NamedEffect, SoManyFromPlace, remember
from longbox.games.dcdb.effects.counting import DESTROYED
from longbox.games.dcdb.effects.discarding import by_name, random_card
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, Hand, Place
from longbox.games.dcdb.table import LINE_UP
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PLACE, PRONOUN, Need
from longbox.kernel.zones import NOBODY

DESTROY: Final[Prompt] = Prompt("Choose a card to destroy", "Destroying Cards")
REPLACE: Final[Prompt] = Prompt("Choose a card of the Line-Up to destroy and replace", "The Anti-Monitor")


class Destroy(SoManyFromPlace):
    """Choose so many cards of a kind in a place and destroy them. [dcdb Destroying Cards]

    Who may do it destroys as many as it says, or none.
    """

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
        if not found and isinstance(self.place, Hand):
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
        resolution.cards = cards
        for card in cards:
            game.destroy(resolution.player, card)


class DestroyUpTo(SoManyFromPlace):
    """Destroy up to so many cards of a kind in a place. [dcdb Destroying Cards]"""

    measures = (DESTROYED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        asked = self.is_asked_in_any_case(game, player)
        chosen = game.choose_cards(player, DESTROY, found, resolution.source, 0, self.count, in_any_case=asked)
        resolution.did = bool(chosen)
        resolution.cards = chosen
        for card in chosen:
            game.destroy(player, card)

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
            if card is not None:
                game.destroy(player, card)
                resolution.did = True


class DestroyDifferent(SoManyFromPlace):
    """Choose and destroy so many different cards of a kind in a place. [cube 6.185]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, resolution)
        resolution.did = False
        for _ in range(self.count):
            card = game.choose_card(player, DESTROY, found, resolution.source)
            if card is None:
                return
            game.destroy(player, card)
            found = [other for other in found if other.name != card.name]
        resolution.did = True


class DestroyAll(FromPlace):
    """Destroy all cards of a kind in a place. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = by_name(self.found(game, resolution))
        resolution.did = bool(found)
        for card in found:
            game.destroy(resolution.player, card)


class DestroyAtRandom(CardEffect):
    """Destroy a random card of the hand. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the destroyed card")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        remember(resolution, card)
        if card is not None:
            game.destroy(resolution.player, card)


class DestroyIt(NamedEffect):
    """Destroy the card that was spoken of."""

    words: ClassVar[str] = "destroy it"
    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            game.destroy(resolution.player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        card = game.choose_card(player, DESTROY, resolution.cards, resolution.source, optional=True)
        resolution.did = card is not None
        if card is not None:
            game.destroy(player, card)


class DestroyAnyAndReplace(CardEffect):
    """Destroy any number of cards in the Line-Up, then replace each. [dcdb The Anti-Monitor]

    Those that replace them can't be destroyed: all are chosen first.
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        line_up = game.cards(LINE_UP)
        chosen = game.choose_cards(player, REPLACE, line_up, resolution.source, 0, len(line_up))
        for card in chosen:
            game.destroy(player, card)
        game.add_to_line_up(len(chosen))


class DestroyThis(CardEffect):
    """Destroy this card, where it lies in play or in a discard pile. [dcdb Destroying Cards]"""

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
        resolution.did = self.possible(game, resolution)
        if resolution.did and resolution.source is not None:
            game.destroy(resolution.player, resolution.source)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        card = resolution.source
        if card is None or game.owners[card.serial] == NOBODY:
            return False
        seat = game.players[game.owners[card.serial]]
        return game.lies_in(card, seat.play) or game.lies_in(card, seat.discard)


class DestroyTopCards(CardEffect):
    """Destroy so many cards from the top of the deck. [dcdb Destroying Cards]"""

    fields = ("count",)
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        destroyed = game.top_cards(resolution.player, self.count)
        resolution.did = len(destroyed) == self.count
        for card in destroyed:
            game.destroy(resolution.player, card)


class DestroyTop(CardEffect):
    """Destroy the top card of the deck. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the destroyed card")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        remember(resolution, card)
        if card is not None:
            game.destroy(resolution.player, card)
