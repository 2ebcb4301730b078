"""Locations and Schemes that a text means by who is there: "Batman's Location", "the Scheme there"."""

from __future__ import annotations

from longbox.games.forever.abilities import Situation
from longbox.games.forever.definitions import SCHEME, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Definite, found
from longbox.kernel.terms import PRONOUN


class SchemeAt(Definite):
    """The Scheme at the Location where a certain card is: "the Scheme at Batman's Location"."""

    fields = ("whose",)

    def __init__(self, whose: Definite) -> None:
        self.whose = whose

    def sorts(self) -> tuple[str, ...]:
        return (SCHEME,)

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        schemes = [game.scheme_at(game.spot_of(card)) for card in found(game, self.whose, situation)]
        return [scheme for scheme in schemes if scheme is not None]


class SchemeWhereItIs(Definite):
    """The Scheme at the Location of the card that the text spoke of last: "the Scheme there"."""

    refers = PRONOUN
    is_place = True

    def sorts(self) -> tuple[str, ...]:
        return (SCHEME,)

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        spoken = [card for card in situation.meant_by(self) if game.in_play(card)]
        schemes = [game.scheme_at(game.spot_of(card)) for card in spoken]
        return [scheme for scheme in schemes if scheme is not None]


class LocationOf(Definite):
    """The Location where a certain card is: "Batman's Location"."""

    fields = ("whose",)

    def __init__(self, whose: Definite) -> None:
        self.whose = whose

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        places = [game.location(game.spot_of(card)) for card in found(game, self.whose, situation)]
        return [place for place in places if place is not None]
