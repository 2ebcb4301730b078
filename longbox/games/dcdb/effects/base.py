"""What all effects of card texts are.

"You" is `resolution.player`; where a text speaks of foes or of all players, each of them in turn.
"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.game import DeckBuildingGame, Thing
from longbox.games.dcdb.kinds import CardKind, Hand, HandOrDiscardPile, Place, find
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.questions import Prompt

CardEffect = Effect[DeckBuildingGame, Resolution]


class NamedEffect(CardEffect):
    """Something to do that can be offered beside another, by a few words."""

    words: ClassVar[str] = ""


class FromPlace(CardEffect):
    """Something done with cards of a kind in a place."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def found(self, game: DeckBuildingGame, player: int) -> list[Thing]:
        """The cards that it can be done with."""
        return find(game, player, self.kind, self.place)

    def chosen(
        self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt, found: list[Thing]
    ) -> Thing | None:
        """The one of those cards that it is done with; none if there are none."""
        player = resolution.player
        asked = self.is_asked_in_any_case(game, player)
        return game.choose_card(player, prompt, found, resolution.source, in_any_case=asked)

    def is_asked_in_any_case(self, game: DeckBuildingGame, player: int) -> bool:
        """Whether a player is asked though there may be no such card in the hand, so that nobody can tell."""
        of_hand = isinstance(self.place, Hand | HandOrDiscardPile)
        return of_hand and game.is_asked_in_any_case(player, self.kind.matches)


class SoManyFromPlace(FromPlace):
    """Something done with so many cards of a kind in a place."""

    fields = ("count", "kind", "place")

    def __init__(self, count: int, kind: CardKind, place: Place) -> None:
        super().__init__(kind, place)
        self.count = count
