"""How cards are played, beyond the rules. [forever Play A Card, Attachment Card, Any Character Can Play]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import CardCondition, Cost, Filter, PlayRule, Situation
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import ATTACHED_TO, found


class AttachTo(PlayRule):
    """The characters that the attachment can be put on. [forever Attachment Card]"""

    fields = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (ATTACHED_TO,)
    stays = True

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def hosts(self, game: ForeverGame, card: GameCard, player: int) -> list[GameCard] | None:
        able = found(game, self.filter, Situation(player, card))
        return [each for each in able if each.definition.is_character]


class AnyCharacter(PlayRule):
    """Any character can play or use the card. [forever Any Character Can Play]"""

    @property
    def for_anybody(self) -> bool:
        return True


class PlayedFaceup(PlayRule):
    """The Scheme is played faceup. [forever Scheme]"""

    @property
    def faceup(self) -> bool:
        return True


class OnlyIf(PlayRule):
    """The card is played only if something is so: "play only if Batman is damaged". [forever Play A Card]"""

    fields = ("condition",)

    def __init__(self, condition: CardCondition) -> None:
        self.condition = condition

    def allows(self, game: ForeverGame, card: GameCard, player: int) -> bool:
        return self.condition.holds(game, Situation(player, card))


class CostsMore(PlayRule):
    """Something that must be paid to play the card at all: "as an additional cost to play this card, ...".

    [forever Cost]
    """

    fields = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def allows(self, game: ForeverGame, card: GameCard, player: int) -> bool:
        return self.cost.payable(game, Situation(player, card))

    def pay(self, game: ForeverGame, card: GameCard, player: int) -> bool:
        situation = Situation(player, card)
        self.cost.pay(game, situation)
        return not situation.unpaid
