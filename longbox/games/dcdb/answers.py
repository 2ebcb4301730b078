"""What players answer in their turns beside their cards: what they buy, defeat and use."""

from __future__ import annotations

from longbox.games.dcdb.definitions import GameCard, UseAbility
from longbox.kernel.choices import Choice


class Purchase(Choice):
    """Buying a card, as an answer."""

    __slots__ = ("card",)

    def __init__(self, card: GameCard) -> None:
        self.card = card

    def key(self) -> str:
        return f"buy {self.card}"

    def words(self) -> str:
        return f"Buy {self.card}"


class Defeat(Purchase):
    """Defeating the Super-Villain on top of the stack, as an answer. [dcdb Defeated]"""

    def key(self) -> str:
        return f"defeat {self.card}"

    def words(self) -> str:
        return f"Defeat {self.card}"


class Use(Choice):
    """Using an ability of a card in play or of a Main Character, as an answer. [cube 2.052]

    Attributes:
        card: Which.
        number: Which of its abilities, from 0.
        ability: That ability, which is used.
        once: Whether it can be used once a turn; it and the next are the ability's, where they are faster found.
        needed: The cards that it needs, where its text tells them simply.
    """

    __slots__ = ("ability", "card", "needed", "number", "once")

    def __init__(self, card: GameCard, number: int, ability: UseAbility) -> None:
        self.card = card
        self.number = number
        self.ability = ability
        self.once = ability.once
        self.needed = ability.needed

    def key(self) -> str:
        return f"use {self.card}" if self.number == 0 else f"use {self.card} ({self.number + 1})"

    def words(self) -> str:
        return f"Use {self.key().removeprefix('use ')}"


class UseLent(Use):
    """Using an ability that another card's text gives to one, as an answer. [cube 2.052]"""

    __slots__ = ()


class TimeTravel(Choice):
    """Playing a card with Time Travel from where it lies, as an answer. [cube 2.052, 6.510]"""

    __slots__ = ("card",)

    def __init__(self, card: GameCard) -> None:
        self.card = card

    def key(self) -> str:
        return f"time travel {self.card}"

    def words(self) -> str:
        return f"Time Travel {self.card}"
