"""What all effects of card texts are.

"You" is `resolution.player`; where a text speaks of foes or of all players, each of them in turn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import Hand, HandOrDiscardPile, OfKindThere, Place, SeveralPlaces, find
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN
from longbox.texts.amounts import Amount, Fixed

CHOSEN: Final = "chosen"
"""What a card is that something is done with: what was discarded or revealed before is spoken of no more."""

CardEffect = Effect[DeckBuildingGame, Resolution]
CardAmount = Amount[DeckBuildingGame, Resolution]


class NamedEffect(CardEffect):
    """Something to do that can be offered beside another, by a few words."""

    words: ClassVar[str] = ""


class WithIt(CardEffect):
    """Something done with the card that was spoken of, if it still lies where the text waited for it. [cube 3.040]"""

    refers = PRONOUN

    def it(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The card; nothing where it changed its zone since."""
        return game.where_it_was(resolution.cards)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return not resolution.cards or bool(self.it(game, resolution))


class FromPlace(CardEffect):
    """Something done with cards of a kind in a place."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        """The cards that it can be done with."""
        kind = self.kind.seen_from(game, resolution) if self.kind.depends else self.kind
        return kind.outstanding(game, find(game, resolution.player, kind, self.place))

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(self.found(game, resolution)) or self.is_asked_in_any_case(game, resolution.player)

    def is_asked_in_any_case(self, game: DeckBuildingGame, player: int) -> bool:
        """Whether a player is asked though there may be no such card in the hand, so that nobody can tell."""
        if not game.always_ask or not looks_into_hand(self.place):
            return False
        return game.is_asked_in_any_case(player, self.kind.matches)


class WithOneFromPlace(FromPlace):
    """Something done with one card of a kind in a place, which the player chooses.

    Attributes:
        prompt: What is asked.
    """

    prompt: ClassVar[Prompt]
    brings: ClassVar[tuple[str, ...]] = (DEED, "the chosen card")
    measures: ClassVar[tuple[str, ...]] = (CHOSEN,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = self.chosen(game, resolution)
        remember(resolution, card)
        if card is not None:
            self.do(game, resolution.player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = self.chosen(game, resolution, optional=True)
        remember(resolution, card)
        if card is not None:
            self.do(game, resolution.player, card)

    def chosen(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool = False) -> GameCard | None:
        """The card that it is done with; none if there are none, or the player declines."""
        player = resolution.player
        found = self.found(game, resolution)
        asked = self.is_asked_in_any_case(game, player)
        return game.choose_card(player, self.prompt, found, resolution.source, optional=optional, in_any_case=asked)

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Do it with the card that was chosen."""
        raise NotImplementedError


class SoManyFromPlace(FromPlace):
    """Something done with so many cards of a kind in a place."""

    fields: ClassVar[tuple[str, ...]] = ("count", "kind", "place")
    not_zero = ("count",)

    def __init__(self, count: int, kind: CardKind, place: Place) -> None:
        super().__init__(kind, place)
        self.count = count


def remember(resolution: Resolution, card: GameCard | None) -> None:
    """Let a text speak of a card that something was done with, and of whether it was done: "it", "if you do"."""
    resolution.cards = [] if card is None else [card]
    resolution.did = card is not None


def looks_into_hand(place: Place) -> bool:
    """Whether the cards of a hand are among those of a place."""
    if isinstance(place, SeveralPlaces):
        return any([looks_into_hand(each) for each in place.places])
    if isinstance(place, OfKindThere):
        return looks_into_hand(place.place)
    return isinstance(place, Hand | HandOrDiscardPile)


def is_one(amount: CardAmount) -> bool:
    """Whether an amount is one, whatever happens."""
    return isinstance(amount, Fixed) and amount.value == 1
