"""The parts of a card's text: what is done when it is played, its Defense, what it waits for, ..."""

from __future__ import annotations

from longbox.games.dcdb.abilities import TurnAbility, WhenThisGained
from longbox.games.dcdb.definitions import Assault, DefenseAbility, Worth
from longbox.games.dcdb.effects import CardEffect
from longbox.kernel.terms import Term


class CardText(Term):
    """The whole text of a card: its lines."""

    fields = ("lines",)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines


class Line(Term):
    """One line of a text."""

    begins = True


class WhenPlayedLine(Line):
    """What is done when the card is played. [dcdb Order of Playing Your Cards]"""

    fields = ("effects",)

    def __init__(self, effects: tuple[CardEffect, ...]) -> None:
        self.effects = effects


class DefenseLine(Line):
    """How the card avoids an Attack. [dcdb Attacks and Defenses]"""

    fields = ("defense",)

    def __init__(self, defense: DefenseAbility) -> None:
        self.defense = defense


class OngoingLine(Line):
    """What the card does as long as it is in play. [dcdb Locations]"""

    fields = ("ability",)

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability


class HeroLine(Line):
    """What a Super Hero does. [dcdb DC Comics Super Heroes]"""

    fields = ("ability",)

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability


class GoesFirstLine(Line):
    """The player of this Super Hero goes first. [dcdb Going First]"""


class WhenGainedLine(Line):
    """What may be done when this card is bought or gained. [dcdb Gaining Cards]"""

    fields = ("ability",)

    def __init__(self, ability: WhenThisGained) -> None:
        self.ability = ability


class FirstAppearanceLine(Line):
    """The Attack of a Super-Villain who is revealed. [dcdb First Appearance]"""

    fields = ("assault",)

    def __init__(self, assault: Assault) -> None:
        self.assault = assault


class StartsOnTopLine(Line):
    """This Super-Villain starts the game on top of the stack. [dcdb The Super-Villain Stack]"""


class EndOfTurnLine(Line):
    """What happens to the card at the end of the turn. [dcdb Ending Your Turn]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect


class WorthLine(Line):
    """What the card is worth at the end of the game. [dcdb Scoring]"""

    fields = ("worth",)

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
