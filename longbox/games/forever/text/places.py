"""Which cards a text means, by where they are: "Rogue at this Location", "Hero at a Location with a Scheme"."""

from __future__ import annotations

from longbox.games.forever.abilities import Filter, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.text.filters import AttachedTo, Definite, Narrowed, found, here
from longbox.kernel.terms import PRONOUN


class Placed(Narrowed):
    """Those of another filter that are at some place.

    Of what is attached to a character that is said of the character: the one is where the other is.
    """

    def is_unlikely(self) -> bool:
        return isinstance(self.filter, AttachedTo)


class Here(Placed):
    """Those at the same Location as the card that the text stands on: "Rogue at this Location"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spot = here(game, situation)
        return spot != NOWHERE and game.in_play(card) and game.spot_of(card) == spot


class WhereIs(Placed):
    """Those at the same Location as another card: "Hero at Cheetah's Location"."""

    fields = ("filter", "whose")

    def __init__(self, filter: Filter, whose: Definite) -> None:
        super().__init__(filter)
        self.whose = whose

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spots = [game.spot_of(each) for each in self.whose.cards(game, situation)]
        return game.in_play(card) and game.spot_of(card) != NOWHERE and game.spot_of(card) in spots


class AtLocations(Placed):
    """Those at any Location: "Hero at a Location"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.spot_of(card) != NOWHERE


class WhereItIs(Placed):
    """Those at the Location of what the text spoke of last: "Rogue at its Location"."""

    refers = PRONOUN

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        spots = [game.spot_of(each) for each in situation.meant_by(self)]
        return game.in_play(card) and game.spot_of(card) != NOWHERE and game.spot_of(card) in spots


class WhereThereIs(Placed):
    """Those at the same Location as some card of a kind: "Hero at a Location with a Scheme"."""

    fields = ("filter", "place")

    def __init__(self, filter: Filter, place: Filter) -> None:
        super().__init__(filter)
        self.place = place

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if not game.in_play(card) or game.spot_of(card) == NOWHERE:
            return False
        return game.spot_of(card) in [game.spot_of(each) for each in found(game, self.place, situation)]


class WhereThereIsNo(WhereThereIs):
    """Those at a Location without any card of a kind: "Rogue at a Location with no Heroes"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        at_one = game.in_play(card) and game.spot_of(card) != NOWHERE
        return at_one and not super().keeps(game, card, situation)


class WhereThereAreJust(Placed):
    """Those at a Location with exactly so many cards of a kind: "Rogue at a Location with exactly one Hero"."""

    fields = ("filter", "number", "place")

    def __init__(self, filter: Filter, number: int, place: Filter) -> None:
        super().__init__(filter)
        self.number = number
        self.place = place

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if not game.in_play(card) or game.spot_of(card) == NOWHERE:
            return False
        there = [each for each in found(game, self.place, situation) if game.spot_of(each) == game.spot_of(card)]
        return self.is_so(len(there))

    def is_so(self, count: int) -> bool:
        """Whether so many are what is asked for."""
        return count == self.number


class WhereThereAreMany(WhereThereAreJust):
    """Those at a Location with so many cards of a kind, or more: "Hero at a Location with two or more Rogues"."""

    def is_so(self, count: int) -> bool:
        return count >= self.number
