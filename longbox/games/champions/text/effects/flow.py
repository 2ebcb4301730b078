"""Effects made of others: one after another, instead of something, for each of something, so much more.

[champions Then; Replacement Effects; Ability, Card Ability]
"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardAmount, CardCondition, CardEffect, Situation
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured, MeasuredOnCards, OnCards, speak_of
from longbox.games.champions.text.targets import CardTarget, Pronoun
from longbox.kernel.terms import DEED, EVENT, PRONOUN, WORD, parts_of
from longbox.texts.amounts import NoMoreThan, Times
from longbox.texts.conditions import InsteadIf
from longbox.texts.sequences import InTurn, Sequence


class Then(InTurn[ChampionsGame, Situation]):
    """A sentence and what follows "then": only if the first was fully resolved. [champions Then]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.did = True
        self.first.run(game, situation)
        if situation.did and not game.over:
            self.rest.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.first.possible(game, situation)


class LastThen(Sequence[ChampionsGame, Situation]):
    """Things one after another, the last only if all before it were fully resolved: "stun it, then draw 1 card".

    [champions Then]
    """

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        done = True
        for effect in self.effects[:-1]:
            situation.did = True
            effect.run(game, situation)
            done = done and situation.did
        if done and not game.over:
            self.effects[-1].run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return any([effect.possible(game, situation) for effect in self.effects[:-1]])


class Instead(CardEffect):
    """Something that replaces what was about to happen; or only those effects of it that the text has cancelled.

    [champions Replacement Effects, Cancel]
    """

    fields = ("effect",)
    refers = EVENT

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if situation.event is not None and not situation.event.cancelled:
            situation.event.instead = True
        self.effect.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.effect.possible(game, situation)


# So much more, or less


class Scaled(Measured):
    """An effect to another extent than it says itself.

    It is built once, as the effect that is really done.
    """

    def __init__(self, effect: Measured | MeasuredOnCards, amount: CardAmount) -> None:
        super().__init__(amount)
        self.effect = effect
        self.done = effect.with_amount(amount)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        self.done.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.done.possible(game, situation)


class ForEach(Scaled):
    """So much for each of something: "remove 1 threat from a scheme for each card discarded this way"."""

    fields = ("effect", "counted")
    order = ("counted", "effect")

    def __init__(self, effect: Measured | MeasuredOnCards, counted: CardAmount) -> None:
        super().__init__(effect, Times(effect.amount, counted))
        self.counted = counted

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return self.effect.with_amount(amount)


class AtMost(Scaled):
    """So much, but no more than a maximum: "(to a maximum of 10)"."""

    fields = ("effect", "most")

    def __init__(self, effect: Measured | MeasuredOnCards, most: int) -> None:
        super().__init__(effect, NoMoreThan(effect.amount, most))
        self.most = most

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return self.effect.with_amount(NoMoreThan(amount, self.most))


class AmountInstead(InsteadIf[ChampionsGame, Situation]):
    """Something to another extent if something is so: "(8 damage instead if you have the Aerial trait)"."""

    fields = ("effect", "amount", "unit", "condition")
    order = ("condition", "effect", "amount")

    def __init__(
        self, effect: Measured | MeasuredOnCards, amount: CardAmount, unit: str, condition: CardCondition
    ) -> None:
        super().__init__(effect, condition, effect.with_amount(amount))
        self.amount = amount
        self.unit = unit


class InsteadIfChosen(InsteadIf[ChampionsGame, Situation]):
    """Something done to cards, or another thing if something is so of those that are chosen for it.

    "Deal 5 damage to an enemy. If that enemy is stunned, deal 8 damage to it instead." [champions Choose]
    """

    order = ("effect", "condition", "other")

    def __init__(self, effect: OnCards, condition: CardCondition, other: CardEffect) -> None:
        super().__init__(effect, condition, other)
        self.on_cards = effect
        self.on_chosen = effect.with_target(Pronoun())
        self.asks_of_chosen = any([part.refers in (PRONOUN, WORD) for part in parts_of((condition, other))])

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if not self.asks_of_chosen:
            super().run(game, situation)
            return
        effect = self.on_cards
        chosen = effect.target.pick(game, situation, effect.able(game, situation), effect.prompt)
        speak_of(situation, effect.target, chosen)
        done = self.other if self.condition.holds(game, situation) else self.on_chosen
        done.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.effect.possible(game, situation) if self.asks_of_chosen else super().possible(game, situation)


class TargetInstead(InsteadIf[ChampionsGame, Situation]):
    """Something done to others if something is so: "(from each scheme instead if you have the Aerial trait)"."""

    fields = ("effect", "target", "condition")
    order = ("condition", "effect", "target")

    def __init__(self, effect: OnCards, target: CardTarget, condition: CardCondition) -> None:
        super().__init__(effect, condition, effect.with_target(target))
        self.target = target
