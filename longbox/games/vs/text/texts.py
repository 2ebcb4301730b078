"""The paragraphs of a card's text, and what each gives to the card: powers, rules of playing it, effects. [vs 210.1]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.library import BadCard
from longbox.games.vs.definitions import (
    ARMY,
    BOOST,
    ONGOING,
    PLOT_TWIST,
    WILLPOWER,
    CardDefinition,
)
from longbox.games.vs.modifiers.statements import Combined
from longbox.games.vs.powers import IN_HAND, ContinuousPower, PaymentPower, PlayRule, Power, TriggeredPower
from longbox.games.vs.terms import Cost, TextEffect
from longbox.games.vs.text.costs import DiscardThis
from longbox.games.vs.text.keywords import OWN_CHARACTERISTICS, powers_of, rules_of
from longbox.games.vs.text.limits import OnlyWhere
from longbox.games.vs.text.others import counted_apart, told_apart, triggered_apart
from longbox.games.vs.text.play_rules import BoostRule, boosted
from longbox.games.vs.text.pronouns import bound
from longbox.kernel.terms import parts_of
from longbox.texts.lines import Line
from longbox.texts.sequences import Sequence

Paragraph = Line[CardDefinition]
"""A line of a text, which this game calls a paragraph. [vs 500.4, 511.1a]"""


class EffectParagraph(Paragraph):
    """What a plot twist does as its effect resolves; each paragraph makes modifiers of its own. [vs 304.3, 511.1a]"""

    begins = False
    fields = ("effect",)

    def __init__(self, effect: TextEffect) -> None:
        self.effect = effect

    def add_to(self, card: CardDefinition) -> None:
        before = card.effect
        if before is None:
            card.effect = told_apart(self.effect)
        elif isinstance(before, Sequence):
            card.effect = told_apart(Sequence((*before.effects, self.effect)))
        else:
            card.effect = told_apart(Sequence((before, self.effect)))


class PowerParagraph(Paragraph):
    """A power, with the keywords that stand before it. [vs 500.4]"""

    fields = ("power",)

    def __init__(self, power: Power) -> None:
        self.power = power

    def add_to(self, card: CardDefinition) -> None:
        if card.card_type == PLOT_TWIST:
            raise BadCard(f'{card.card_name}: a plot twist has powers only after "Ongoing:". [vs 304.8, 701.6]')
        for tag in self.power.tags:
            if tag not in card.keywords:
                KeywordParagraph((tag,)).add_to(card)
        card.powers = (*card.powers, *separate(self.power, card.card_type))


class PowersInOneLine(Paragraph):
    """Something that is always so, and another power in the same line: two powers. [vs 500.4, 503.1a]"""

    fields = ("first", "rest")

    def __init__(self, first: Paragraph, rest: Paragraph) -> None:
        self.first = first
        self.rest = rest

    def add_to(self, card: CardDefinition) -> None:
        self.first.add_to(card)
        self.rest.add_to(card)


class OngoingParagraph(Paragraph):
    """A power of a plot twist that works while it is a face-up resource: "Ongoing: ..." [vs 304.8, 701.6]"""

    fields = ("power",)

    def __init__(self, power: Power) -> None:
        self.power = power

    def add_to(self, card: CardDefinition) -> None:
        add_keyword(card, ONGOING)
        card.powers = (*card.powers, *separate(self.power, card.card_type))


class RuleParagraph(Paragraph):
    """Rules of playing the card, a sentence for each: "To play, discard a card." [vs 203.9, 304.7]"""

    fields = ("rules",)

    def __init__(self, rules: tuple[PlayRule, ...]) -> None:
        self.rules = rules

    def add_to(self, card: CardDefinition) -> None:
        card.play_rules = (*card.play_rules, *self.rules)


class RuledEffectParagraph(Paragraph):
    """Rules of playing a plot twist, and in the same paragraph what it does."""

    fields = ("rules", "effect")

    def __init__(self, rules: tuple[PlayRule, ...], effect: TextEffect) -> None:
        self.rules = rules
        self.effect = effect

    def add_to(self, card: CardDefinition) -> None:
        RuleParagraph(self.rules).add_to(card)
        EffectParagraph(self.effect).add_to(card)


class KeywordParagraph(Paragraph):
    """Keywords that stand for themselves: "Loyalty", "Concealed, Evasion". [vs 706.1]"""

    fields: ClassVar[tuple[str, ...]] = ("keywords",)

    def __init__(self, keywords: tuple[str, ...]) -> None:
        self.keywords = keywords

    def add_to(self, card: CardDefinition) -> None:
        for keyword in self.keywords:
            if keyword not in OWN_CHARACTERISTICS:
                add_keyword(card, keyword)
            card.powers = (*card.powers, *powers_of(keyword))
            card.play_rules = (*card.play_rules, *rules_of(keyword))


class KeywordsBeforeParagraph(KeywordParagraph):
    """Keywords, and something else in the same line: "Evasion. Whenever Nightcrawler recovers, ..." [vs 706.1]"""

    fields = ("keywords", "paragraph")

    def __init__(self, keywords: tuple[str, ...], paragraph: Paragraph) -> None:
        super().__init__(keywords)
        self.paragraph = paragraph

    def add_to(self, card: CardDefinition) -> None:
        super().add_to(card)
        self.paragraph.add_to(card)


class ArmyParagraph(Paragraph):
    """The version "Army", said as the keyword that it is as well. [vs 202.4, 202.4a]"""

    def add_to(self, card: CardDefinition) -> None:
        if ARMY not in card.versions:
            card.versions = (*card.versions, ARMY)
        card.deck_limit = 0


class WillpowerParagraph(Paragraph):
    """The willpower of a character: "Willpower 3". [vs 706.11]"""

    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def add_to(self, card: CardDefinition) -> None:
        add_keyword(card, WILLPOWER)
        card.willpower = self.number


class BoostParagraph(Paragraph):
    """What may be paid for more as a card is recruited, and what the card then gains: "Boost 4: ..." [vs 706.2]"""

    fields = ("cost", "power")
    defaults: ClassVar[dict[str, object]] = {"power": None}

    def __init__(self, cost: Cost, power: Power | None = None) -> None:
        self.cost = cost
        self.power = power

    def add_to(self, card: CardDefinition) -> None:
        add_keyword(card, BOOST)
        rule = BoostRule(self.cost)
        card.play_rules = (*card.play_rules, rule)
        if self.power is not None:
            card.powers = (*card.powers, *[boosted(power) for power in separate(self.power, card.card_type)])


class DeckLimitParagraph(Paragraph):
    """How many copies a deck may have: "You can't have more than one card named X in your deck." [vs 513.3c]"""

    fields = ("most", "name")

    def __init__(self, most: int, name: str) -> None:
        self.most = most
        self.name = name

    def add_to(self, card: CardDefinition) -> None:
        card.deck_limit = self.most


def add_keyword(card: CardDefinition, keyword: str) -> None:
    """Give a card a keyword, once."""
    if keyword not in card.keywords:
        card.keywords = (*card.keywords, keyword)


def separate(power: Power, card_type: str) -> tuple[Power, ...]:
    """The powers that a paragraph is: one, but for a continuous power that says several things of the same cards."""
    if isinstance(power, ContinuousPower):
        statement = power.statement
        statements = statement.separate() if isinstance(statement, Combined) else (statement,)
        return tuple([ContinuousPower(counted_apart(bound(statement)), power.tags) for statement in statements])
    if isinstance(power, PaymentPower):
        effect = told_apart(power.effect)
        return (PaymentPower(power.cost, effect, power.limits, power.tags, place_of_use(power)),)
    if isinstance(power, TriggeredPower):
        return (triggered_apart(power, card_type),)
    return (power,)


def place_of_use(power: PaymentPower) -> str:
    """Where a card must lie for its power to be used: what is discarded for it lies in hand. [vs 500.2-2a, 501.5]"""
    for limit in power.limits:
        if isinstance(limit, OnlyWhere):
            return limit.zone
    for part in parts_of(power.cost):
        if isinstance(part, DiscardThis):
            return IN_HAND
    return power.zone
