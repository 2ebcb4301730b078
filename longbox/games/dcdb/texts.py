"""The parts of a card's text: what is done when it is played, its Defense, what it waits for, ..."""

from __future__ import annotations

from longbox.games.dcdb.abilities import TurnAbility, WhenThisGained
from longbox.games.dcdb.definitions import Assault, CardDefinition, DefenseAbility, Worth
from longbox.games.dcdb.effects import CardEffect
from longbox.texts import lines

Line = lines.Line[CardDefinition]
"""A line of a text."""


class WhenPlayedLine(Line):
    """What is done when the card is played. [dcdb Order of Playing Your Cards]"""

    fields = ("effects",)

    def __init__(self, effects: tuple[CardEffect, ...]) -> None:
        self.effects = effects

    def add_to(self, card: CardDefinition) -> None:
        card.told = (*card.told, *self.effects)


class DefenseLine(Line):
    """How the card avoids an Attack. [dcdb Attacks and Defenses]"""

    fields = ("defense",)

    def __init__(self, defense: DefenseAbility) -> None:
        self.defense = defense

    def add_to(self, card: CardDefinition) -> None:
        card.defense = self.defense


class OngoingLine(Line):
    """What the card does as long as it is in play. [dcdb Locations]"""

    fields = ("ability",)

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, self.ability)


class HeroLine(Line):
    """What a Super Hero does. [dcdb DC Comics Super Heroes]"""

    fields = ("ability",)

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, self.ability)


class GoesFirstLine(Line):
    """The player of this Super Hero goes first. [dcdb Going First]"""

    def add_to(self, card: CardDefinition) -> None:
        card.goes_first = True


class WhenGainedLine(Line):
    """What may be done when this card is bought or gained. [dcdb Gaining Cards]"""

    fields = ("ability",)

    def __init__(self, ability: WhenThisGained) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.when_gained = self.ability


class FirstAppearanceLine(Line):
    """The Attack of a Super-Villain who is revealed. [dcdb First Appearance]"""

    fields = ("assault",)

    def __init__(self, assault: Assault) -> None:
        self.assault = assault

    def add_to(self, card: CardDefinition) -> None:
        card.first_appearance = self.assault


class StartsOnTopLine(Line):
    """This Super-Villain starts the game on top of the stack. [dcdb The Super-Villain Stack]"""

    def add_to(self, card: CardDefinition) -> None:
        card.starts_on_top = True


class EndOfTurnLine(Line):
    """What happens to the card at the end of the turn. [dcdb Ending Your Turn]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def add_to(self, card: CardDefinition) -> None:
        card.at_end_of_turn = self.effect
        card.stays = True


class WorthLine(Line):
    """What the card is worth at the end of the game. [dcdb Scoring]"""

    fields = ("worth",)

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def add_to(self, card: CardDefinition) -> None:
        card.worth = self.worth
