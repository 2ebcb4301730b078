"""Which cards a text means, by where they are: "Rogue at this Location", "Hero at a Location with a Scheme"."""

from __future__ import annotations

from longbox.games.forever.abilities import Filter, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.text.filters import AttachedTo, Definite, Narrowed, found, here
from longbox.kernel.terms import DOER, PRONOUN


class Placed(Narrowed):
    """Those of another filter that are at some place.

    Of what is attached to a character that is said of the character: the one is where the other is.
    """

    def is_unlikely(self) -> bool:
        return isinstance(self.filter, AttachedTo)


def place_of(game: ForeverGame, card: GameCard, situation: Situation) -> int:
    """Where in the row a card is, or was as it fell, if that is what a text answers. [forever Knocked Out, Captured]"""
    if game.in_play(card):
        return game.spot_of(card)
    event = situation.event
    return event.spot if event is not None and event.cards and event.cards[0] is card else NOWHERE


class Here(Placed):
    """Those at the same Location as the card that the text stands on: "Rogue at this Location"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spot = here(game, situation)
        return spot != NOWHERE and place_of(game, card, situation) == spot


class WhereIs(Placed):
    """Those at the same Location as another card: "Hero at Cheetah's Location"."""

    fields = ("filter", "whose")

    def __init__(self, filter: Filter, whose: Definite) -> None:
        super().__init__(filter)
        self.whose = whose

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spots = [game.spot_of(each) for each in self.whose.cards(game, situation)]
        spot = place_of(game, card, situation)
        return spot != NOWHERE and spot in spots


class AtLocations(Placed):
    """Those at any Location: "Hero at a Location"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return place_of(game, card, situation) != NOWHERE


class WhereItIs(Placed):
    """Those at the Location of what the text spoke of last: "Rogue at its Location"."""

    refers = PRONOUN
    is_place = True

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spots = [game.spot_of(each) for each in situation.meant_by(self)]
        spot = place_of(game, card, situation)
        return spot != NOWHERE and spot in spots


class WhereThereIs(Placed):
    """Those at the same Location as some card of a kind: "Hero at a Location with a Scheme"."""

    fields = ("filter", "place")

    def __init__(self, filter: Filter, place: Filter) -> None:
        super().__init__(filter)
        self.place = place

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spot = place_of(game, card, situation)
        return spot != NOWHERE and spot in [game.spot_of(each) for each in found(game, self.place, situation)]


class WhereThereIsNo(WhereThereIs):
    """Those at a Location without any card of a kind: "Rogue at a Location with no Heroes"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return place_of(game, card, situation) != NOWHERE and not super().keeps(game, card, situation)


class WhereThereAreJust(Placed):
    """Those at a Location with exactly so many cards of a kind: "Rogue at a Location with exactly one Hero"."""

    fields = ("filter", "number", "place")

    def __init__(self, filter: Filter, number: int, place: Filter) -> None:
        super().__init__(filter)
        self.number = number
        self.place = place

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spot = place_of(game, card, situation)
        there = [each for each in found(game, self.place, situation) if game.spot_of(each) == spot]
        return spot != NOWHERE and self.is_so(len(there))

    def is_so(self, count: int) -> bool:
        """Whether so many are what is asked for."""
        return count == self.number


class WhereThereAreMany(WhereThereAreJust):
    """Those at a Location with so many cards of a kind, or more: "Hero at a Location with two or more Rogues"."""

    def is_so(self, count: int) -> bool:
        return count >= self.number


class Elsewhere(Placed):
    """Those at another Location than the text's card, who plays it, and all that the text spoke of.

    [forever Affiliated Cards, Location]
    """

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spot = place_of(game, card, situation)
        return spot != NOWHERE and spot not in spoken_places(game, situation)


def spoken_places(game: ForeverGame, situation: Situation) -> list[int]:
    """Where the text's card is, or who plays it, and all in play that the text spoke of."""
    spots = [here(game, situation)]
    source = situation.source
    user = None if source is None else game.user_of(situation.controller, source)
    spoken = [card for each in situation.spoken for card in each.cards if game.in_play(card)]
    return spots + [game.spot_of(card) for card in ([*spoken] if user is None else [*spoken, user])]


class AtNoLocation(Placed):
    """Those in play that are at no Location: "Hero in your play area". [forever Activate, Ready Phase]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.spot_of(card) == NOWHERE


class InYourPlayArea(AtNoLocation):
    """The same, of yours: "a Hero in your play area". [forever Activate, Gain Control]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return super().keeps(game, card, situation) and game.controller(card) == situation.player


class InTheirPlayArea(InYourPlayArea):
    """The same, of the players whom a text tells to do something: "a Hero in their play area"."""

    refers = DOER
    said = "they"


class PlacesWith(Narrowed):
    """Locations with a card of a kind at them: "a Location with a Rogue". [forever Location]"""

    fields = ("filter", "there")

    def __init__(self, filter: Filter, there: Filter) -> None:
        super().__init__(filter)
        self.there = there

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.spot_of(card) in [game.spot_of(each) for each in found(game, self.there, situation)]


class PlacesWithout(PlacesWith):
    """Locations without any card of a kind at them: "a Location with no Scheme". [forever Location]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return not super().keeps(game, card, situation)
