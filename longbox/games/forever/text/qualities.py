"""Which cards a text means, by what they cost and what they did: "Minion that costs 3 or less"."""

from __future__ import annotations

from longbox.games.forever.abilities import Filter, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Definite, Narrowed, found
from longbox.games.forever.text.names import NO_NAME, begins_no_name, speaks_of_kind
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


class WithoutTrait(Narrowed):
    """Those without a trait: "non-Magic Hero", "Hero without the Magic trait". [forever Trait]"""

    fields = ("trait", "filter")

    def __init__(self, trait: str, filter: Filter) -> None:
        super().__init__(filter)
        self.trait = trait

    def unclear(self) -> str:
        return NO_NAME if begins_no_name(self.trait) or speaks_of_kind(self.trait) else ""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.trait not in card.definition.traits


class OtherThan(Narrowed):
    """All but a certain card: "each Hero other than Superman"."""

    fields = ("filter", "whom")

    def __init__(self, filter: Filter, whom: Definite) -> None:
        super().__init__(filter)
        self.whom = whom

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return not self.whom.matches(game, card, situation)


class EmpoweredBy(Narrowed):
    """Those that so many cards empower, or more: "Hero empowered by two or more cards". [forever Empower]"""

    fields = ("filter", "least")

    def __init__(self, filter: Filter, least: int) -> None:
        super().__init__(filter)
        self.least = least

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and len(game.empowering(card)) >= self.least


class Bearing(Narrowed):
    """Those with most attachments; of several that have as many all are meant. [forever Attachment Card, Ties]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        counts = [len(game.attached(each)) for each in found(game, self.filter, situation)]
        return bool(counts) and len(game.attached(card)) == self.best(counts)

    def best(self, counts: list[int]) -> int:
        """The number that is looked for."""
        return max(counts)


class BearingFewest(Bearing):
    """Those with fewest attachments on them. [forever Attachment Card, Ties]"""

    def best(self, counts: list[int]) -> int:
        return min(counts)


class CostsMost(Narrowed):
    """Those that cost most to buy or to recruit; of several that cost as much all are meant. [forever Cost, Ties]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        costs = [each.definition.cost for each in found(game, self.filter, situation)]
        return bool(costs) and card.definition.cost == self.best(costs)

    def best(self, costs: list[int]) -> int:
        """The cost that is looked for."""
        return max(costs)


class CostsLeast(CostsMost):
    """Those that cost least to buy or to recruit. [forever Cost, Ties]"""

    def best(self, costs: list[int]) -> int:
        return min(costs)
