"""Effects made of others: one after another, instead of something, for each of something, so much more.

[champions Then; Replacement Effects; Ability, Card Ability]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardAmount, CardCondition, CardEffect, Situation
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.act_occasions import AttackYouInstead
from longbox.games.champions.text.effects.base import CHOSEN_OR_FOUND, Measured, MeasuredOnCards, OnCards, speak_of
from longbox.games.champions.text.effects.encounter_activations import AttackYou
from longbox.games.champions.text.effects.encounter_statuses import WasAlready
from longbox.games.champions.text.targets import CardTarget, Pronoun
from longbox.kernel.terms import DEED, EVENT, PRONOUN, WORD, Term, parts_of
from longbox.texts.amounts import NoMoreThan, Plus, Times
from longbox.texts.conditions import DoneIf, InsteadIf
from longbox.texts.sequences import IfYouCannot, InTurn, Sequence

ASKED_OF_CHOSEN: Final = "it asks of those that are chosen"


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
        situation.did = done
        if done and not game.over:
            self.effects[-1].run(game, situation)

    def offer(self, game: ChampionsGame, situation: Situation) -> None:
        if self.possible(game, situation) and game.may(situation.player, game.OFFER, situation.source):
            self.run(game, situation)

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

    def is_unlikely(self) -> bool:
        """An attack that is made on you instead of another is the same attack, where it is one."""
        return isinstance(self.effect, AttackYou | AttackYouInstead)

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


class ForEachOfTheirs(ForEach):
    """So much for each of something, done by others: what is counted is nobody's or theirs. [champions You]"""


class ToMaximum(Scaled):
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

    def unclear(self) -> str:
        effect = self.effect
        chooses = isinstance(effect, OnCards) and isinstance(effect.target, CHOSEN_OR_FOUND)
        return ASKED_OF_CHOSEN if chooses and asks_of_spoken(self.condition) else ""


class InsteadIfChosen(InsteadIf[ChampionsGame, Situation]):
    """Something done to cards, or another thing if something is so of those that are chosen for it.

    "Deal 5 damage to an enemy. If that enemy is stunned, deal 8 damage to it instead." [champions Choose]
    """

    order = ("effect", "condition", "other")

    def __init__(self, effect: OnCards, condition: CardCondition, other: CardEffect) -> None:
        super().__init__(effect, condition, other)
        self.on_cards = effect
        self.on_chosen = effect.with_target(Pronoun())
        self.asks_of_chosen = asks_of_spoken(condition, other)

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


def asks_of_spoken(*terms: Term) -> bool:
    """Whether terms speak of cards that the text spoke of: "it", "that enemy"."""
    return any([part.refers in (PRONOUN, WORD) for part in parts_of(terms)])


def to_chosen(effect: MeasuredOnCards, amount: CardAmount) -> CardEffect:
    """The same to another extent, done to the cards that were chosen for it."""
    changed = effect.with_target(Pronoun())
    assert isinstance(changed, MeasuredOnCards)
    return changed.with_amount(amount)


class AmountInsteadIfChosen(InsteadIfChosen):
    """Something done to cards, to another extent if something is so of those that are chosen for it.

    "Remove 2 threat from a scheme. If it is a side scheme, remove 4 threat instead." [champions Choose]
    """

    fields = ("effect", "condition", "amount", "unit")
    order = ("effect", "condition", "amount")

    def __init__(self, effect: MeasuredOnCards, condition: CardCondition, amount: CardAmount, unit: str) -> None:
        super().__init__(effect, condition, to_chosen(effect, amount))
        self.asks_of_chosen = asks_of_spoken(condition)
        self.amount = amount
        self.unit = unit

    def unclear(self) -> str:
        return "" if self.asks_of_chosen else "nothing of those that are chosen is asked"


class MoreIfChosen(InsteadIfChosen):
    """Something done to cards, and more of it at once if something is so of those that are chosen for it.

    "Deal 4 damage to an enemy. If that enemy is stunned, deal 2 additional damage to it." [champions Choose]
    """

    fields = ("effect", "condition", "more", "unit")
    order = ("effect", "condition", "more")

    def __init__(self, effect: MeasuredOnCards, condition: CardCondition, more: CardAmount, unit: str) -> None:
        amount = Plus(effect.amount, more)
        super().__init__(effect, condition, to_chosen(effect, amount))
        self.asks_of_chosen = True
        self.more = more
        self.unit = unit


class InsteadIfAlready(IfYouCannot[ChampionsGame, Situation]):
    """Something done to cards, or another thing if it is so of them already.

    "You are stunned. If you are already stunned, take 2 damage instead." [champions Status Cards, Exhausted]
    """

    fields = ("effect", "condition", "otherwise")

    def __init__(self, effect: CardEffect, condition: WasAlready, otherwise: CardEffect) -> None:
        super().__init__(effect, otherwise)
        self.condition = condition

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        done = self.otherwise if self.condition.is_so(game, situation) else self.effect
        done.run(game, situation)


class DoneIfSo(DoneIf[ChampionsGame, Situation]):
    """Something, if something is so, said after it: "ready your hero if there are no minions in play"."""

    def is_unlikely(self) -> bool:
        """What each player does if something is so is asked of each of them."""
        return True


class TargetInstead(InsteadIf[ChampionsGame, Situation]):
    """Something done to others if something is so: "(from each scheme instead if you have the Aerial trait)"."""

    fields = ("effect", "target", "condition")
    order = ("condition", "effect", "target")

    def __init__(self, effect: OnCards, target: CardTarget, condition: CardCondition) -> None:
        super().__init__(effect, condition, effect.with_target(target))
        self.target = target
