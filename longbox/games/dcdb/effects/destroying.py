"""Effects that destroy cards."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb.effects.base import CardEffect, FromPlace, NamedEffect, SoManyFromPlace
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN

DESTROY: Final[Prompt] = Prompt("Choose a card to destroy", "Destroying Cards")
REPLACE: Final[Prompt] = Prompt("Choose a card of the Line-Up to destroy and replace", "The Anti-Monitor")


class Destroy(FromPlace):
    """Choose a card of a kind in a place and destroy it. [dcdb Destroying Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        card = self.chosen(game, resolution, DESTROY, found)
        if card is not None:
            game.destroy(player, card)


class MayDestroy(SoManyFromPlace):
    """Choose so many cards of a kind in a place and destroy them, or none. [dcdb Destroying Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        resolution.did = False
        asked = self.count > 0 and self.is_asked_in_any_case(game, player)
        able = found if 0 < self.count <= len(found) else []
        first = game.choose_card(player, DESTROY, able, resolution.source, optional=True, in_any_case=asked)
        if first is None:
            return
        found.remove(first)
        more = self.count - 1
        for card in [first, *game.choose_cards(player, DESTROY, found, resolution.source, more, more)]:
            game.destroy(player, card)
        resolution.did = True


class DestroyUpTo(SoManyFromPlace):
    """Destroy up to so many cards of a kind in a place. [dcdb Destroying Cards]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = self.found(game, player)
        asked = self.is_asked_in_any_case(game, player)
        for card in game.choose_cards(player, DESTROY, found, resolution.source, 0, self.count, in_any_case=asked):
            game.destroy(player, card)


class DestroyIt(NamedEffect):
    """Destroy the card that was spoken of."""

    words: ClassVar[str] = "destroy it"
    refers = PRONOUN

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in resolution.cards:
            game.destroy(resolution.player, card)


class MayDestroyIt(CardEffect):
    """Destroy the card that was spoken of, or not."""

    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
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
