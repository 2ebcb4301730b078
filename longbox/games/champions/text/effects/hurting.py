"""Effects that deal, heal and move damage. [champions Damage, Heal, Move]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardAmount, CardEffect, Situation
from longbox.games.champions.actions import damage
from longbox.games.champions.definitions import CANNOT_BE_HEALED, CHARACTERS, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.amounts import (
    DiscardedThisWay,
    ExhaustedThisWay,
    PaidOf,
    PrintedResources,
    ThisWay,
)
from longbox.games.champions.text.effects.base import Measured, MeasuredOnCards, OnCards, speak_of
from longbox.games.champions.text.effects.preventing import is_about_to_happen
from longbox.games.champions.text.filters import You
from longbox.games.champions.text.targets import CardTarget, Pronoun, The
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, Need, parts_of
from longbox.texts.amounts import Plus, ThatMuch, Times, X

OF_WHAT_IS_DONE: Final = (ThisWay, DiscardedThisWay, ExhaustedThisWay, ThatMuch, PrintedResources, PaidOf)
"""Amounts that what is done before decides."""

DEAL_DAMAGE: Final[Prompt] = Prompt("Choose who is dealt damage", "Damage")
HEAL: Final[Prompt] = Prompt("Choose who is healed", "Heal")
MOVE_DAMAGE: Final[Prompt] = Prompt("Choose where the damage is moved", "Move")


class DealDamage(MeasuredOnCards):
    """Deal damage to characters. All of it must be dealt for what comes "then". [champions Damage, Then]"""

    prompt: ClassVar[Prompt] = DEAL_DAMAGE
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")
    needs = (Need("target", CHARACTERS, "be dealt damage", "Damage"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        """Whether it is a character, as no other card is dealt damage, and can take it. [champions Damage, Cannot]"""
        return card.definition.is_character and not game.take_damage_forbidden(card, situation.source)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        of_target = self.order[0] == "target" and any([isinstance(part, Pronoun) for part in parts_of(self.amount)])
        return (of_target or could_be_some(game, self.amount, situation)) and super().possible(game, situation)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        damage.deal_damage(game, cards, amount, situation)
        situation.did = bool(cards) and situation.amount == amount * len(cards)


class DealSoMuchDamage(DealDamage):
    """The same, where the text says first how much: "deal damage equal to its ATK to your hero"."""

    order = ("amount", "target")


class TakeDamage(Measured):
    """Take damage: you are dealt it. [champions Damage, You]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        damage.deal_damage(game, self.you(game, situation), self.amount.count(game, situation), situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        you = self.you(game, situation)
        return bool(you) and not game.take_damage_forbidden(you[0], situation.source)

    def you(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """Your identity."""
        return [] if situation.player < 0 else game.identity(situation.player).alone


class Heal(MeasuredOnCards):
    """Heal damage from characters. All of it must be there for what comes "then". [champions Heal, Then]"""

    prompt: ClassVar[Prompt] = HEAL
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("damage healed",)
    needs = (Need("target", CHARACTERS, "be healed", "Heal"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.sustained(card) > 0 and not game.forbidden(card, CANNOT_BE_HEALED)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        situation.amount = sum([damage.heal(game, card, amount, situation.source) for card in cards])
        situation.did = bool(cards) and situation.amount == amount * len(cards)


class HealAll(OnCards):
    """Heal all damage from characters. [champions Heal]"""

    prompt: ClassVar[Prompt] = HEAL
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("damage healed",)
    needs = (Need("target", CHARACTERS, "be healed", "Heal"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.sustained(card) > 0 and not game.forbidden(card, CANNOT_BE_HEALED)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        healed = [damage.heal(game, card, game.sustained(card), situation.source) for card in cards]
        situation.amount = sum(healed)
        situation.did = situation.amount > 0


class MoveDamage(MeasuredOnCards):
    """Move damage from a character to another. [champions Move]"""

    fields: ClassVar[tuple[str, ...]] = ("amount", "origin", "target")
    prompt: ClassVar[Prompt] = MOVE_DAMAGE
    order: ClassVar[tuple[str, ...]] = ("origin", "target", "amount")
    mentions: ClassVar[tuple[str, ...]] = ("origin", "target")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")
    needs = (Need("target", CHARACTERS, "be dealt damage", "Move"),)

    def __init__(self, amount: CardAmount, origin: CardTarget, target: CardTarget) -> None:
        super().__init__(amount, target)
        self.origin = origin

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return MoveDamage(amount, self.origin, self.target)

    def with_target(self, target: CardTarget) -> OnCards:
        return MoveDamage(self.amount, self.origin, target)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.origins(game, situation)) and super().possible(game, situation)

    def origins(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The characters with damage that can be moved."""
        return [card for card in self.origin.candidates(game, situation) if game.sustained(card) > 0]

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        origins = self.origin.pick(game, situation, self.origins(game, situation), MOVE_DAMAGE)
        situation.call(origins, self.origin)
        situation.did = False
        for card in cards:
            for origin in origins:
                amount = self.amount.count(game, situation)
                damage.move_damage(game, origin, card, amount, situation)


# Damage that is about to be taken [champions Replacement Effects]


class DealThatDamage(OnCards):
    """Deal the damage that would be dealt to another character. [champions Replacement Effects]"""

    prompt: ClassVar[Prompt] = DEAL_DAMAGE
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return is_about_to_happen(situation) and super().possible(game, situation)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        if situation.event is not None:
            damage.deal_damage(game, cards, situation.event.amount, situation)


class TakeItAsDamage(CardEffect):
    """Take the threat that would be placed as damage. [champions Replacement Effects]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if situation.event is not None:
            you = The(You()).candidates(game, situation)
            damage.deal_damage(game, you, situation.event.amount, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return is_about_to_happen(situation)


class DealMore(CardEffect):
    """Deal damage that something done in between makes greater, all of it at once. [champions Damage]"""

    fields = ("target", "effect", "amount", "more", "counted")
    mentions = ("target",)

    def __init__(
        self, target: CardTarget, effect: CardEffect, amount: CardAmount, more: CardAmount, counted: CardAmount
    ) -> None:
        self.target = target
        self.effect = effect
        self.amount = amount
        self.more = more
        self.counted = counted
        self.dealt = DealDamage(Plus(amount, Times(more, counted)), target)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        cards = self.target.pick(game, situation, self.dealt.able(game, situation), DEAL_DAMAGE)
        self.effect.run(game, situation)
        self.dealt.do(game, cards, situation)
        speak_of(situation, self.target, cards)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.dealt.able(game, situation))


def could_be_some(game: ChampionsGame, amount: CardAmount, situation: Situation) -> bool:
    """Whether an amount is not nothing. What depends on a cost, or on what comes before it, is not known yet."""
    if amount.count(game, situation) > 0:
        return True
    parts = parts_of(amount)
    paid = situation.ability is not None and situation.ability.cost is not None
    return any([isinstance(part, OF_WHAT_IS_DONE) or (paid and isinstance(part, X)) for part in parts])
