"""Keywords of later cards that are no more than a When Revealed ability. [champions Keywords]"""

from __future__ import annotations

from longbox.games.champions.abilities import WHEN_REVEALED, CardAbility, CardAmount
from longbox.games.champions.definitions import CardDefinition
from longbox.games.champions.text.effects.scheming import PlaceThreat
from longbox.games.champions.text.filters import TheMainScheme, This
from longbox.games.champions.text.targets import The
from longbox.games.champions.text.texts import Statement


class Incites(Statement):
    """Threat is placed on the main scheme when the card is revealed."""

    fields = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def add_to(self, card: CardDefinition) -> None:
        ability = CardAbility(WHEN_REVEALED, PlaceThreat(self.amount, The(TheMainScheme())))
        card.abilities = (*card.abilities, ability)


class Hinders(Statement):
    """Threat is placed on the scheme itself when it is revealed, beyond that which it begins with."""

    fields = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def add_to(self, card: CardDefinition) -> None:
        ability = CardAbility(WHEN_REVEALED, PlaceThreat(self.amount, The(This())))
        card.abilities = (*card.abilities, ability)
