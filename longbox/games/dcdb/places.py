"""Places in which card texts look for cards."""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import AnyCard, CardKind, OneOfNames
from longbox.games.dcdb.table import (
    DESTROYED_PILE,
    KICK_STACK,
    LINE_UP,
    NOWHERE,
    OWN_DISCARD_PILE,
    OWN_HAND,
    OWN_PLAY_AREA,
    SUPER_VILLAIN_STACK,
    UNDER_OWN_HERO,
)
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import Term
from longbox.kernel.zones import NOBODY


class Place(Term):
    """Where a text looks for cards, seen from a player.

    Attributes:
        own: In which of the player's own zones all such cards lie, by its place among them.
    """

    own: ClassVar[int] = NOWHERE

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards there, in a list that may be kept."""
        raise NotImplementedError


class Hand(Place):
    """A player's hand."""

    own = OWN_HAND

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.piles[game.players[player].hand.number].copy()


class DiscardPile(Place):
    """A player's discard pile."""

    own = OWN_DISCARD_PILE

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.piles[game.players[player].discard.number].copy()


class LastDiscarded(Place):
    """The top card of a player's discard pile: the one that came there last."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.piles[game.players[player].discard.number][-1:]


class GainedHere(Place):
    """What a player has bought or gained this turn and still lies in the discard pile. [dcdb Gaining Cards]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        pile = game.players[player].discard
        return [card for card in game.gained if player == game.active and game.lies_in(card, pile)]


class HandOrDiscardPile(Place):
    """A player's hand and discard pile, as one. [dcdb Deathstroke]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        seat = game.players[player]
        return game.cards(seat.hand) + game.cards(seat.discard)


class SeveralPlaces(Place):
    """Several places, as one: "their hand or play area"."""

    fields = ("places",)

    def __init__(self, places: tuple[Place, ...]) -> None:
        self.places = places

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for place in self.places for card in place.cards(game, player)]


class FoesDiscardPiles(Place):
    """The discard piles of all foes, in one of which a card is chosen: "a card from a foe's discard pile"."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for foe in game.foes(player) for card in game.cards(game.players[foe].discard)]


class DestroyedByYou(Place):
    """What a player has destroyed this turn and still lies on the destroyed pile. [cube 6.180]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        destroyed = game.ledger.this_turn.destroyed if player == game.active else []
        return [card for card in game.cards(DESTROYED_PILE) if card in destroyed]


class UnderHero(Place):
    """What lies under a player's Super Hero."""

    own = UNDER_OWN_HERO

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(game.players[player].under_hero).copy()


class Controlled(Place):
    """What a player controls: what lies in the own play area, and more by some Main Characters. [cube 6.140, 6.141]"""

    own = OWN_PLAY_AREA

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return controlled(game, player).copy()


class ControlledOrBeneath(Place):
    """What a player controls, and what lies under it and may be discarded as if it were there. [cube 6.141]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        beneath = game.cards(game.players[player].beneath) if game.ledger.beneath else []
        return controlled(game, player) + beneath


class OfKindThere(Place):
    """The cards of a kind in a place, where that is said after it: "a card in your hand with cost 3 or less"."""

    fields = ("place", "kind")

    def __init__(self, place: Place, kind: CardKind) -> None:
        self.place = place
        self.kind = kind

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return among(game, self.kind, self.place.cards(game, player))

    def is_unlikely(self) -> bool:
        """What can be said of the card itself is."""
        return True


class PlayedHere(Place):
    """What a player has played this turn and still lies where it resolved, but for what is destroyed. [cube 1.040]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for card in game.resolved_here(player) if not game.lies_in(card, DESTROYED_PILE)]


class AllInPlay(Place):
    """What all players have in play."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for seat in game.players for card in game.cards(seat.play)]


class TopSuperVillain(Place):
    """The top of the Super-Villain stack, if its card is face up. [cube 3.012]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(SUPER_VILLAIN_STACK)[-1:] if game.super_villain_face_up else []


class LineUp(Place):
    """The Line-Up, to which the stacks don't belong. [dcdb The Line-Up]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(LINE_UP).copy()


class InPlay(Place):
    """What a player has in play: Locations, and what was played this turn. [dcdb Locations]"""

    own = OWN_PLAY_AREA

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.piles[game.players[player].play.number].copy()


class DestroyedPile(Place):
    """The pile of all cards that were destroyed. [dcdb Destroying Cards] [cube 3.012]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(DESTROYED_PILE).copy()


class Owned(Place):
    """All cards that a player owns, wherever they lie. [cube 6.320]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for card in game.box if game.owners[card.serial] == player and not card.definition.is_hero]


class KickStack(Place):
    """The top card of the Kick stack."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(KICK_STACK)[-1:]


def find(game: DeckBuildingGame, player: int, kind: CardKind, place: Place) -> list[GameCard]:
    """The cards of a kind in a place."""
    return among(game, kind, place.cards(game, player))


def among(game: DeckBuildingGame, kind: CardKind, cards: list[GameCard]) -> list[GameCard]:
    """The cards of a kind among some."""
    return cards if isinstance(kind, AnyCard) else [card for card in cards if kind.matches(game, card)]


class NamedLike(CardKind):
    """Cards of a kind with the name of a card in a place, seen from a player. [cube 6.270]"""

    fields = ("kind", "place")
    depends = True

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        # "A card you control" is one of the player whose text it is, whoever is told to do something.
        you = resolution.player if resolution.controller == NOBODY else resolution.controller
        names = {card.definition.printed_name for card in self.place.cards(game, you)}
        return OneOfNames(self.kind, tuple(sorted(names)))


def controlled(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The cards that a player controls: those in play, and in own turns those that a Main Character controls elsewhere.

    [cube 6.140, 6.141]
    """
    cards = game.piles[game.players[player].play.number]
    return cards + controlled_elsewhere(game, player) if controls_elsewhere(game, player) else cards


def controls_elsewhere(game: DeckBuildingGame, player: int) -> bool:
    """Whether a player has a Main Character who controls cards elsewhere now. [cube 6.141]"""
    if game.some_control_elsewhere and player == game.active:
        for hero in game.characters_of(player):
            if hero.definition.controls is not None:
                return True
    return False


def controlled_elsewhere(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The cards in others' play areas and in the Line-Up that a player's Main Characters control. [cube 6.141]"""
    kinds = [hero.definition.controls for hero in game.characters_of(player)]
    others = [card for other in game.players if other.number != player for card in game.cards(other.play)]
    return [card for card in [*others, *game.cards(LINE_UP)] if any([controls(game, kind, card) for kind in kinds])]


def controlled_in_play(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The cards in play that a player controls, and so can use: what lies in the Line-Up isn't in play. [cube 6.301]"""
    cards = game.piles[game.players[player].play.number]
    if not controls_elsewhere(game, player):
        return cards
    return cards + [card for card in controlled_elsewhere(game, player) if not game.lies_in(card, LINE_UP)]


def controls(game: DeckBuildingGame, kind: Term | None, card: GameCard) -> bool:
    """Whether what a Main Character controls elsewhere is of such a kind."""
    return isinstance(kind, CardKind) and kind.matches(game, card)
