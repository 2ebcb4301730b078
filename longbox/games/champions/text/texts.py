"""The parts of a card's text: its lines, and what each gives to the card."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import definitions, events
from longbox.games.champions.abilities import (
    ANY_FORM,
    ATTACK_LABEL,
    BOOST,
    INTERRUPTS,
    NO_LIMIT,
    RESPONSES,
    UNLABELLED,
    WHEN_REVEALED,
    CardAbility,
    CardEffect,
    Constant,
    Cost,
    Occasion,
    PlayRule,
)
from longbox.games.champions.definitions import PLAYER_TYPES, USES, CardDefinition
from longbox.games.champions.text.amounts import ExhaustedThisWay
from longbox.games.champions.text.conditions import NoneLeftToTake
from longbox.games.champions.text.costs import Costs
from longbox.games.champions.text.effects.choosing import ChooseType
from longbox.games.champions.text.effects.encounter_activations import ATTACK_MADE, GiveKeyword, IfHarmless
from longbox.games.champions.text.effects.flow import Then
from longbox.games.champions.text.effects.lasting import AtEndOf, NextTime
from longbox.games.champions.text.effects.states import Exhaust
from longbox.games.champions.text.filters import OfChosenType
from longbox.games.champions.text.history import remember_for
from longbox.games.champions.text.play_rules import MaxPerDeck
from longbox.games.champions.text.too_late import too_late
from longbox.games.library import BadCard
from longbox.kernel.terms import EVENT, Term, parts_of
from longbox.texts import lines, occasions
from longbox.texts.conditions import Did, If
from longbox.texts.dead import with_article
from longbox.texts.sequences import InTurn, Sequence

Line = lines.Line[CardDefinition]
"""A line of a text."""
Trigger = occasions.Trigger[Occasion]
"""What an ability waits for, as it is said. [champions Triggering Condition]"""

ATTACKED: Final = frozenset((events.ATTACK, events.DEFENSE))
"""What happens in an attack of which a text can go on to ask what damage it deals."""

# Triggered abilities [champions Triggered Ability]


class AtMoment(occasions.Trigger[Occasion]):
    """What an ability comes before or after, as its header says: "at the end of your turn". [champions Player Turn]"""

    brings = (EVENT,)


AT_ONCE: Final = (
    'what is said after what waits would be done at once: say "..., prevent that damage and draw 1 card" if it waits '
    "as well, or else say it first"
)


SAID_BEFORE: Final[tuple[tuple[type[Term], type[Term], str], ...]] = (
    (ExhaustedThisWay, Exhaust, "nothing is exhausted in it"),
    (OfChosenType, ChooseType, 'no type is chosen in it: say "Choose a card type. ..." first'),
)
"""What means nothing where something else was not said, and why."""


SEVERAL_EXHAUSTED: Final = (
    'it could be all that was exhausted, or the last alone: exhaust it at once, as in "Exhaust each ally and each '
    'upgrade you control", or say the number'
)


def counts_one_of_several(cost: Term | None, effect: Term) -> bool:
    """Whether what was exhausted is counted where more than one thing said that something is. [champions Exhausted]"""
    if not any([isinstance(part, ExhaustedThisWay) for part in parts_of((cost, effect))]):
        return False
    exhausting = [len([part for part in parts_of((said,)) if isinstance(part, Exhaust)]) for said in (cost, effect)]
    return max(exhausting) > 1


def is_followed_by_more(part: Term) -> bool:
    """Whether more is said after what is done the next time something happens: who reads it may take it to wait, too.

    [champions Delayed Effects]
    """
    if not isinstance(part, InTurn) or not isinstance(part.first, NextTime):
        return False
    next_said = part.rest.first if isinstance(part.rest, InTurn) else part.rest
    return not (isinstance(next_said, If) and isinstance(next_said.condition, Did))


class AbilityLine(Line):
    """A triggered ability: "Rechannel — Action: ..."."""

    fields = ("header", "body", "name")
    defaults: ClassVar[dict[str, object]] = {"name": ""}

    def __init__(self, header: Header, body: Body, name: str = "") -> None:
        self.header = header
        self.body = body
        self.name = name

    def unclear(self) -> str:
        waits = self.header.timing in INTERRUPTS or self.header.timing in RESPONSES
        if isinstance(self.body.occasion, AtMoment) and not waits:
            return 'only interrupts and responses wait for a moment: say "Forced Response: At the end of ..."'
        effect = self.body.effect
        first = effect.first if isinstance(effect, InTurn) else effect
        if waits and self.body.occasion is None and isinstance(first, AtEndOf):
            return "what is said first is what it waits for"
        parts = parts_of((self.body.cost, effect))
        if any([is_followed_by_more(part) for part in parts]):
            return AT_ONCE
        if counts_one_of_several(self.body.cost, effect):
            return SEVERAL_EXHAUSTED
        for meant, said, why in SAID_BEFORE:
            if any([isinstance(part, meant) for part in parts]) and not any([isinstance(part, said) for part in parts]):
                return why
        trigger = self.body.occasion
        if trigger is not None and not trigger.before and (late := too_late(trigger.occasion, effect)):
            return late
        return self.unclear_about_damage()

    def unclear_about_damage(self) -> str:
        """Why it is unclear of which damage it asks whether there was none; nothing if it is clear."""
        trigger = self.body.occasion
        parts = parts_of(self.body.effect)
        waits_for_damage = trigger is not None and events.DAMAGE in trigger.occasion.awaited_kinds()
        waits_for_attack = trigger is not None and bool(ATTACKED.intersection(trigger.occasion.awaited_kinds()))
        if any([isinstance(part, NoneLeftToTake) for part in parts]) and waits_for_attack:
            return "the attack is still to be made"
        if any([isinstance(part, IfHarmless) for part in parts]):
            made = waits_for_attack or self.header.label == ATTACK_LABEL or self.header.timing == BOOST
            if waits_for_damage or not (made or any([ATTACK_MADE in part.measures for part in parts])):
                return "the text has spoken of no attack before"
        return ""

    def is_unlikely(self) -> bool:
        timing, trigger = self.header.timing, self.body.occasion
        if isinstance(trigger, AtMoment):
            return False
        if timing in INTERRUPTS:
            return trigger is None or not trigger.before
        return (trigger is None or trigger.before) if timing in RESPONSES else trigger is not None

    def add_to(self, card: CardDefinition) -> None:
        header, body = self.header, self.body
        trigger = body.occasion
        at_moment = trigger is None or isinstance(trigger, AtMoment)
        if trigger is not None and not at_moment and not trigger.before and header.timing in INTERRUPTS:
            raise BadCard(f'{card.name}: an interrupt comes before what it waits for: it must say "When ...".')
        if trigger is not None and trigger.before and header.timing in RESPONSES:
            raise BadCard(f'{card.name}: a response comes after what it waits for: it must say "After ...".')
        occasion = None if trigger is None else trigger.occasion
        cost = body.cost if card.type != definitions.EVENT else together(card.additional_cost, body.cost)
        ability = CardAbility(
            header.timing, body.effect, header.form, header.label, occasion, cost, body.limit, self.name
        )
        if header.label == ATTACK_LABEL:
            ability.attack_gains = gained_outright(body.effect)
        card.abilities = (*card.abilities, ability)
        remember_for(card, ability)


def together(first: Cost | None, rest: Cost | None) -> Cost | None:
    """Two costs that are paid together, if there are two. [champions Cost]"""
    if first is None or rest is None:
        return first or rest
    return Costs(first, rest)


def gained_outright(effect: CardEffect) -> tuple[str, ...]:
    """The keywords that an attack gains whatever happens in it: it has them as its damage is dealt.

    [champions Gains]
    """
    if isinstance(effect, InTurn) and not isinstance(effect, Then):
        return (*gained_outright(effect.first), *gained_outright(effect.rest))
    if isinstance(effect, Sequence):
        return tuple([keyword for part in effect.effects for keyword in gained_outright(part)])
    return (effect.keyword,) if isinstance(effect, GiveKeyword) else ()


class RevealedLine(Line):
    """What an obligation tells its player to do, without a header: it is done as the card is revealed.

    [champions Obligation]
    """

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, CardAbility(WHEN_REVEALED, self.effect))
        remember_for(card, self.effect)


class RestrictedRevealedLine(RevealedLine):
    """The same on the line that says to whom the obligation is given. [champions Obligation]"""

    fields = ("play_rule", "effect")

    def __init__(self, play_rule: PlayRule, effect: CardEffect) -> None:
        super().__init__(effect)
        self.play_rule = play_rule

    def add_to(self, card: CardDefinition) -> None:
        Requires(self.play_rule).add_to(card)
        super().add_to(card)


class Header(Term):
    """The bold timing trigger of an ability, with its form and label: "Hero Action (attack)"."""

    fields = ("timing", "form", "label")
    defaults: ClassVar[dict[str, object]] = {"form": ANY_FORM, "label": UNLABELLED}

    def __init__(self, timing: str, form: str = ANY_FORM, label: str = UNLABELLED) -> None:
        self.timing = timing
        self.form = form
        self.label = label


class Body(Term):
    """What stands after the header: what is waited for, what is paid, what is done, and how often."""

    fields = ("effect", "occasion", "cost", "limit")
    defaults: ClassVar[dict[str, object]] = {"occasion": None, "cost": None, "limit": NO_LIMIT}
    order = ("occasion", "cost", "effect")

    def __init__(
        self, effect: CardEffect, occasion: Trigger | None = None, cost: Cost | None = None, limit: str = NO_LIMIT
    ) -> None:
        self.effect = effect
        self.occasion = occasion
        self.cost = cost
        self.limit = limit


# All other lines


class StatementsLine(Line):
    """Keywords, restrictions and constant abilities, a sentence for each."""

    fields = ("statements",)

    def __init__(self, statements: tuple[Statement, ...]) -> None:
        self.statements = statements

    def add_to(self, card: CardDefinition) -> None:
        for statement in self.statements:
            statement.add_to(card)


class Statement(Term):
    """A sentence that is so, other than one that tells to do something."""

    begins = True

    def add_to(self, card: CardDefinition) -> None:
        """Give a card what the sentence says."""
        raise NotImplementedError


class KeywordStatement(Statement):
    """The card has a keyword. [champions Keywords]"""

    fields = ("keyword", "number")
    defaults: ClassVar[dict[str, object]] = {"number": 0}

    def __init__(self, keyword: str, number: int = 0) -> None:
        self.keyword = keyword
        self.number = number

    def add_to(self, card: CardDefinition) -> None:
        card.keywords[self.keyword] = self.number


class HasUses(Statement):
    """The card enters play with counters, and is discarded after the last. [champions Uses X]"""

    fields = ("count", "counter")

    def __init__(self, count: int, counter: str) -> None:
        self.count = count
        self.counter = counter

    def add_to(self, card: CardDefinition) -> None:
        card.keywords[USES] = self.count
        card.uses = self.counter


class Requires(Statement):
    """How the card is played or enters play. [champions Play Restrictions And Permissions]"""

    fields = ("play_rule",)

    def __init__(self, play_rule: PlayRule) -> None:
        self.play_rule = play_rule

    def add_to(self, card: CardDefinition) -> None:
        if isinstance(self.play_rule, MaxPerDeck):
            card.deck_limit = self.play_rule.most
        else:
            card.play_rules = (*card.play_rules, self.play_rule)
            remember_for(card, self.play_rule)


class AlsoCosts(Statement):
    """What must be paid besides to play the card: "as an additional cost to play this card, ..." [champions Cost]"""

    fields = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def add_to(self, card: CardDefinition) -> None:
        if card.type not in PLAYER_TYPES or card.type == definitions.RESOURCE:
            raise BadCard(f"{card.name}: nobody plays {with_article(card.type)}, so nothing is paid for it.")
        card.additional_cost = together(card.additional_cost, self.cost)
        remember_for(card, self.cost)
        if card.type == definitions.EVENT:
            for ability in card.abilities:
                ability.cost = together(self.cost, ability.cost)


class Always(Statement):
    """A constant ability. [champions Constant Ability]"""

    fields = ("constant",)

    def __init__(self, constant: Constant) -> None:
        self.constant = constant

    def add_to(self, card: CardDefinition) -> None:
        card.constants = (*card.constants, self.constant)
        remember_for(card, self.constant)
