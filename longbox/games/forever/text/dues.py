"""What is so of costs, of hands and of what is drawn. [forever Cost, Draw Phase]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import (
    ABILITY_COST,
    DRAWN,
    HAND_SIZE,
    CardAmount,
    Constant,
    Filter,
    Situation,
)
from longbox.games.forever.definitions import TEAM, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import DRAW_PHASES, EITHER_DRAW_PHASE
from longbox.games.forever.text.constants import OfCards
from longbox.games.forever.text.players import HERO_PLAYER, players_of
from longbox.kernel.terms import Need


class ChangesHandSize(Constant):
    """Players of a kind may hold more cards at the end of a draw phase, or fewer: "your maximum hand size is 1 more".

    The Heroes draw up to as many. [forever Draw Phase]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "amount")

    def __init__(self, kind: str, amount: CardAmount) -> None:
        self.kind = kind
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (HAND_SIZE,)

    def adds_to_hand(self, game: ForeverGame, player: int, situation: Situation) -> int:
        return self.amount.count(game, situation) if player in players_of(game, self.kind, situation.player) else 0


class ChangesDraws(ChangesHandSize):
    """Players draw more cards, or fewer, in each draw phase or in one of them. [forever Rogue Draw Phase, Draw Phase]

    Heroes draw so many more than what they lack of their maximum hand size.
    """

    fields = ("kind", "amount", "phase")
    defaults: ClassVar[dict[str, object]] = {"phase": EITHER_DRAW_PHASE}

    def __init__(self, kind: str, amount: CardAmount, phase: str = EITHER_DRAW_PHASE) -> None:
        super().__init__(kind, amount)
        self.phase = phase

    def unclear(self) -> str:
        """Heroes draw in the Maintenance Stage alone. [forever Rogue Draw Phase]"""
        never = self.kind == HERO_PLAYER and self.phase == "Rogue Draw Phase"
        return "Heroes draw nothing in that phase" if never else ""

    def aspects(self) -> tuple[str, ...]:
        return (DRAWN,)

    def adds_to_hand(self, game: ForeverGame, player: int, situation: Situation) -> int:
        return 0

    def adds_to_draw(self, game: ForeverGame, player: int, situation: Situation) -> int:
        if self.phase != EITHER_DRAW_PHASE and DRAW_PHASES[self.phase] != game.phase:
            return 0
        return super().adds_to_hand(game, player, situation)


class ChangesCost(OfCards):
    """Cards cost more or less to buy, or characters to recruit. [forever Cost, Buy Affiliated Card, Recruit A Rogue]"""

    fields: ClassVar[tuple[str, ...]] = ("who", "amount", "cost")

    def __init__(self, who: Filter, amount: CardAmount, cost: str) -> None:
        super().__init__(who)
        self.amount = amount
        self.cost = cost

    def aspects(self) -> tuple[str, ...]:
        return (self.cost,)

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        is_meant = value == self.cost and self.who.matches(game, card, situation)
        return self.amount.count(game, situation) if is_meant else 0


class ChangesOwnCost(ChangesCost):
    """Cards that you buy, or characters that you recruit, cost more or less, perhaps so much at least.

    [forever Cost, Buy Affiliated Card, Recruit A Rogue]
    """

    fields = ("who", "amount", "cost", "least")
    defaults: ClassVar[dict[str, object]] = {"least": 0}

    def __init__(self, who: Filter, amount: CardAmount, cost: str, least: int = 0) -> None:
        super().__init__(who, amount, cost)
        self.least = least

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        if game.owners[card.serial] != situation.player:
            return 0
        change = super().change(game, value, card, situation)
        return change if change >= 0 else min(max(change, self.least - card.definition.cost), 0)


class FirstCosts(ChangesCost):
    """The first of such cards that you buy each round, or such characters that you recruit, costs more or less.

    [forever Cost, Round]
    """

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        if value != self.cost or game.owners[card.serial] != situation.player:
            return 0
        before = [game.box[serial] for serial in game.acquired]
        own = [each for each in before if game.owners[each.serial] == situation.player]
        if any([self.who.matches(game, each, situation) for each in own]):
            return 0
        return super().change(game, value, card, situation)


class NextCosts(ChangesOwnCost):
    """The next such card that you buy, or such character that you recruit, costs more or less. [forever Cost]"""

    def is_used_up(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.owners[card.serial] == situation.player and self.who.matches(game, card, situation)


class ChangesAbilityCost(OfCards):
    """Limited abilities of cards cost more or less: "limited abilities of your Heroes cost 1 less". [forever Cost]"""

    fields = ("who", "amount")
    needs = (Need("who", TEAM, "have limited abilities", "Character Abilities"),)

    def __init__(self, who: Filter, amount: CardAmount) -> None:
        super().__init__(who)
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (ABILITY_COST,)

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        is_meant = value == ABILITY_COST and self.who.matches(game, card, situation)
        return self.amount.count(game, situation) if is_meant else 0
