"""Cards put into play facedown as minions, and what holds for them. [champions Minion, Base Value]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardEffect, Situation
from longbox.games.champions.actions import encounter, entering
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.constants import OfCards
from longbox.games.champions.text.filters import Narrowed
from longbox.games.champions.text.targets import CardTarget
from longbox.kernel.terms import DEED, Term


class MakeDrones(CardEffect):
    """Put the top cards of your deck into play facedown, engaged with you, as Drone minions. [champions Minion]"""

    fields = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        made = [encounter.make_drone(game, situation.player) for _ in range(self.count)]
        situation.did = all(made)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.has_deck(situation.player)


class Facedown(Narrowed):
    """Cards that lie facedown, with a marker for what they are: "facedown Drone minion"."""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return is_marker(card)


class PutInOwnersDiscardPile(CardEffect):
    """Put the card that was a facedown minion into its owner's discard pile. [champions Ownership And Control]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for marker in situation.cards:
            entering.release(game, marker)


class BaseValue(Term):
    """A base value that a text gives to cards. [champions Base Value]"""

    fields = ("value", "number")

    def __init__(self, value: str, number: int) -> None:
        self.value = value
        self.number = number


class HaveBaseValues(OfCards):
    """Cards have base values that are not printed on them. [champions Base Value]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "bases")
    changes_values = True

    def __init__(self, target: CardTarget, bases: tuple[BaseValue, ...]) -> None:
        super().__init__(target)
        self.bases = bases

    def defines(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        for base in self.bases:
            if base.value == value and self.concerns(game, card, situation):
                return base.number
        return None


def is_marker(card: GameCard) -> bool:
    """Whether a card is only the marker for a facedown one."""
    return card.definition.code == ""
