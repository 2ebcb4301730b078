"""Numbers that texts count: "for each Minion you control", "the damage on Batman"."""

from __future__ import annotations

from longbox.games.forever.abilities import CardAmount, Filter, Situation, Target
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import MASTER_PLAN
from longbox.games.forever.text.filters import Definite, found


class CardsInPlay(CardAmount):
    """How many cards of a kind are in play."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(found(game, self.filter, resolution))


class CardsHeld(CardAmount):
    """How many cards you hold."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(game.hand(resolution.player))


class CompletedSchemes(CardAmount):
    """How many Schemes are in the Master Plan. [forever Master Plan]"""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(game.cards(MASTER_PLAN))


class DamageOn(CardAmount):
    """How much damage is on a card. [forever Damage]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([game.permanent(card).damage for card in found(game, self.filter, resolution)])


class CitizensOn(CardAmount):
    """How many citizens are on a card, or at a Location."""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([game.permanent(card).citizens for card in found(game, self.filter, resolution)])


class ResourcesOf(CardAmount):
    """How many resources the cards provide that the text spoke of: "its Infamy"."""

    fields = ("target", "word")

    def __init__(self, target: Target, word: str) -> None:
        self.target = target
        self.word = word

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([game.provides(card) for card in self.target.candidates(game, resolution)])


class HalfOf(CardAmount):
    """Half of a number, rounded up. [forever Golden Rules]"""

    fields = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return -(-self.amount.count(game, resolution) // 2)
