"""What effects have in common: the cards that they do something to, and numbers that the text can change."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardAmount, CardEffect, Situation
from longbox.games.champions.definitions import ENCOUNTER_TYPES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.targets import (
    CHOOSE,
    AtRandom,
    CardTarget,
    Each,
    EitherTarget,
    One,
    PrintedCostOf,
    Pronoun,
    Several,
    The,
    UpTo,
)
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import Bearer, parts_of
from longbox.texts import measured

__all__ = ["CHOSEN_OR_FOUND", "CardEffect", "Measured", "MeasuredOnCards", "OnCards", "speak_of"]

CHOSEN_OR_FOUND: Final = (One, Each, UpTo, Several, EitherTarget, AtRandom)

NO_COST: Final = 'what stands before it has no cost: say "X ..., where X is its cost", and first which card is meant'


class OnCards(CardEffect):
    """Something that is done to cards.

    It could change the game if it could change any of them, and a choice is among those. [champions Choose]
    """

    fields: ClassVar[tuple[str, ...]] = ("target",)
    acts_in_play = True
    prompt: ClassVar[Prompt] = CHOOSE
    mentions: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: CardTarget) -> None:
        self.target = target

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        cards = self.target.pick(game, situation, self.able(game, situation), self.prompt)
        speak_of(situation, self.target, cards)
        self.do(game, cards, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return len(self.able(game, situation)) >= self.target.least

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that it may mean and would change."""
        return [card for card in self.target.candidates(game, situation) if self.affects(game, card, situation)]

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        """Whether it would change a card."""
        return True

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        """Do it to the cards that were chosen, and leave in the situation how much was done."""
        raise NotImplementedError

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.target.sorts_on(bearer) if isinstance(self.target, The) else ()

    def with_target(self, target: CardTarget) -> OnCards:
        """The same, done to other cards."""
        arguments = [target if field == "target" else getattr(self, field) for field in self.fields]
        return type(self)(*arguments)


class Measured(measured.Measured[ChampionsGame, Situation]):
    """Something that is done to an extent, which the text may change: "draw 1 card"."""

    not_zero = ("amount",)

    def with_amount(self, amount: CardAmount) -> CardEffect:
        """The same to another extent."""
        return type(self)(amount)


class MeasuredOnCards(OnCards):
    """Something that is done to cards to an extent, which the text may change: "deal 2 damage to an enemy"."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "target")
    order: ClassVar[tuple[str, ...]] = ("target", "amount")
    weighs_own = True
    not_zero = ("amount",)

    def __init__(self, amount: CardAmount, target: CardTarget) -> None:
        super().__init__(target)
        self.amount = amount

    def unclear(self) -> str:
        """What an encounter card has no cost, "its cost" can't mean it. [champions Cost]"""
        costs = [part for part in parts_of(self.amount) if isinstance(part, PrintedCostOf)]
        sorts = self.target.sorts()
        if self.order[0] != "target" or not any([type(cost.target) is Pronoun for cost in costs]) or not sorts:
            return ""
        return NO_COST if all([sort in ENCOUNTER_TYPES for sort in sorts]) else ""

    def with_amount(self, amount: CardAmount) -> CardEffect:
        """The same to another extent."""
        return type(self)(amount, self.target)

    def with_target(self, target: CardTarget) -> OnCards:
        return type(self)(self.amount, target)


def speak_of(situation: Situation, target: CardTarget, cards: list[GameCard]) -> None:
    """Let the text that follows speak of cards: "it"; and "that minion", unless they were named outright."""
    situation.mentioned = cards
    if isinstance(target, CHOSEN_OR_FOUND):
        situation.speak_of(cards, target.sorts())
    situation.call(cards, target)
