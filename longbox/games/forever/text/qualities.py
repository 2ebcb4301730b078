"""Which cards a text means, by what they cost and what they did: "Minion that costs 3 or less"."""

from __future__ import annotations

from longbox.games.forever.abilities import Filter, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Narrowed
from longbox.texts.filters import EitherOf


class CostsAtMost(Narrowed):
    """Those that cost so much or less to buy or to recruit, wherever they are. [forever Cost]"""

    fields = ("filter", "number")

    def __init__(self, filter: Filter, number: int) -> None:
        super().__init__(filter)
        self.number = number

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.cost <= self.number


class CostsAtLeast(CostsAtMost):
    """Those that cost so much or more."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.cost >= self.number


class CostsJust(CostsAtMost):
    """Those that cost exactly so much."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.cost == self.number


class WasActivated(Narrowed):
    """Those that were activated this round, be they ready again or not. [forever Activate]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.serial in game.activations


class WasNotActivated(Narrowed):
    """Those that were not activated this round. [forever Activate]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.serial not in game.activations


class Bears(Narrowed):
    """Those with an attachment of a kind on them: "Hero with a Magic Attachment". [forever Attachment Card]"""

    fields = ("filter", "attached")

    def __init__(self, filter: Filter, attached: Filter) -> None:
        super().__init__(filter)
        self.attached = attached

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and self.bears_some(game, card, situation)

    def bears_some(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether any such attachment is on a card."""
        return any([self.attached.matches(game, each, situation) for each in game.attached(card)])


class BearsNone(Bears):
    """Those in play without any such attachment on them: "Hero with no Attachments"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and not self.bears_some(game, card, situation)


class OneKindOrOther(EitherOf[ForeverGame, GameCard, Situation]):
    """Those of one kind or of another, each said in full: "an exhausted Hero or an Unaligned character"."""

    fields = ("first", "other")

    def __init__(self, first: Filter, other: Filter) -> None:
        super().__init__((first, other))
        self.first = first
        self.other = other
