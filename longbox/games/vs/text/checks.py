"""What a card must not be, though its text can be read: its parts have to go together.

A card whose text can be read does what it says. So what could never do anything on a card of its type is refused.
"""

from __future__ import annotations

from typing import Final

from longbox.games.library import BadCard
from longbox.games.vs.definitions import (
    ALLY,
    BACKUP,
    BOOST,
    CHARACTER,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_SURGE,
    DUAL_LOYALTY,
    EQUIPMENT,
    EVASION,
    INVULNERABILITY,
    LEADER,
    LOCATION,
    LOYALTY,
    LOYALTY_REVEAL,
    ONGOING,
    PLOT_TWIST,
    PRESS,
    RESERVIST,
    SUBSTITUTE,
    TRANSFERABLE,
    VENGEANCE,
    WILLPOWER,
    CardDefinition,
)
from longbox.games.vs.powers import ContinuousPower, PaymentPower, PlayRule, Power, TriggeredPower
from longbox.games.vs.terms import Noun
from longbox.games.vs.text.costs import DiscardThis, RevealThis
from longbox.games.vs.text.definite import Called, This
from longbox.games.vs.text.effects.flow import WhereXOfTargets
from longbox.games.vs.text.effects.special import ExhaustAndHold, FlipCoin, RemainsExhausted, WonFlip
from longbox.games.vs.text.lexicon import VS
from longbox.games.vs.text.limits import OnlyWhere
from longbox.games.vs.text.others import COUNTING
from longbox.games.vs.text.places import wrong_place
from longbox.games.vs.text.play_rules import VERBS, AdditionalCost, CostsLess
from longbox.games.vs.text.pronouns import has_loose_pronoun
from longbox.games.vs.text.relations import Other
from longbox.games.vs.text.silent import asked_in_vain
from longbox.games.vs.text.targets import TargetCard, TargetTerm
from longbox.games.vs.text.unusual_rules import CostsLessForEach
from longbox.kernel.terms import Bearer, Term, parts_of
from longbox.language import Writer
from longbox.texts.dead import Standing, what_is_dead

WRITER: Final = Writer(VS)

RECRUITED: Final = (CHARACTER, EQUIPMENT)
TYPES_WITH: Final[dict[str, tuple[str, ...]]] = {
    BOOST: RECRUITED,
    CONCEALED_OPTIONAL: RECRUITED,
    ONGOING: (PLOT_TWIST,),
    TRANSFERABLE: (EQUIPMENT,),
    **dict.fromkeys(
        (
            ALLY,
            CONCEALED,
            COSMIC,
            COSMIC_SURGE,
            DUAL_LOYALTY,
            EVASION,
            INVULNERABILITY,
            LEADER,
            LOYALTY,
            LOYALTY_REVEAL,
            PRESS,
            RESERVIST,
            SUBSTITUTE,
            VENGEANCE,
            WILLPOWER,
        ),
        (CHARACTER,),
    ),
}
"""The types of cards on which a keyword does something; any, if it isn't here. [vs 706, 707]"""

TYPES_OF_VERB: Final[dict[str, tuple[str, ...]]] = dict(
    zip(VERBS, (RECRUITED, (PLOT_TWIST,), (LOCATION,)), strict=True)
)
"""The types of cards that are recruited, played or flipped. [vs 404, 304, 510.2]"""

OF_ITSELF: Final = (AdditionalCost, CostsLess, CostsLessForEach, DiscardThis, OnlyWhere, RemainsExhausted, RevealThis)
"""What a card says of itself alone, by its name or as "this card". [vs 201.2]"""


def check_card(card: CardDefinition) -> None:
    """Refuse a card with a text of which something could never do anything.

    Raises:
        BadCard: It has one; the message says what would be right.
    """
    for wrong in [
        wrong_effect(card),
        *[wrong_keyword(card, keyword) for keyword in card.keywords],
        *[wrong_rule(card, rule) for rule in card.play_rules],
        *[wrong_power(card, power) for power in card.powers],
        *[wrong_backup(part) for part in parts_of(tuple(said(card)))],
        *[wrong_name(card, part) for part in said(card)],
        *[wrong_flip(part) for part in said(card)],
        *[wrong_x(part) for each in said(card) for part in parts_of(each)],
        wrong_place(parts_of(tuple(said(card))), WRITER.said),
        what_is_dead(tuple(said(card)), standing_of(card), WRITER.said),
        *[asked_in_vain(card, part) for part in parts_of(tuple(said(card))) if isinstance(part, Power)],
    ]:
        if wrong:
            raise BadCard(f"{card.name}: {wrong}")


def standing_of(card: CardDefinition) -> Standing:
    """Where the text of a card stands: on it, by the names that it calls itself."""
    return Standing(Bearer((card.card_type,), (card.card_name, card.identity)))


ASKED_TOO_EARLY: Final = (
    "it is asked before a target is chosen, whether it can be played or triggers: "
    'say "target character" in what is done, and ask of "that character" after it.'
)
"""Why a condition of playing something, or of a trigger, can't ask about a target. [vs 502.1c, 505.1c]"""


def wrong_effect(card: CardDefinition) -> str:
    """What is wrong with what a card does as it is played. [vs 304.3, 304.8, 500.3]"""
    if card.card_type != PLOT_TWIST:
        if card.effect is None:
            return ""
        return (
            "only a plot twist does something as it is played. A power has a cost before "
            '">>>", or begins with "when", "whenever" or "at the start of".'
        )
    return "" if card.effect is not None or card.ongoing else "a plot twist does nothing without a text."


def wrong_keyword(card: CardDefinition, keyword: str) -> str:
    """What is wrong with a keyword of a card. [vs 706, 707]"""
    types = TYPES_WITH.get(keyword)
    if types is None or card.card_type in types:
        return ""
    return f"{keyword} means nothing on a card of type {card.card_type!r}; it is for: {', '.join(types)}."


def wrong_rule(card: CardDefinition, rule: PlayRule) -> str:
    """What is wrong with a rule of playing a card. [vs 203.9a]"""
    if isinstance(rule, CostsLess | CostsLessForEach) and card.card_type not in TYPES_OF_VERB[rule.verb]:
        return f"a card of type {card.card_type!r} never costs anything to {rule.verb}."
    return ASKED_TOO_EARLY if has_target(rule) else ""


def wrong_power(card: CardDefinition, power: Power) -> str:
    """What is wrong with a power of a card: only effects have targets. [vs 504.3, 503.1]"""
    if isinstance(power, TriggeredPower) and has_target(power.occasion):
        return 'it waits for something that happens to a target: say "whenever ... this turn" in an effect.'
    if isinstance(power, TriggeredPower) and power.condition is not None and has_target(power.condition):
        return ASKED_TOO_EARLY
    if isinstance(power, PaymentPower) and any([has_target(limit) for limit in power.limits]):
        return ASKED_TOO_EARLY
    if isinstance(power, ContinuousPower):
        if has_target(power.statement):
            return 'what is always so has no target: say how long it lasts, "this attack" or "this turn".'
        if has_loose_pronoun(power.statement):
            return 'it says of nothing before what "it" is; name the card.'
    return ""


def wrong_backup(power: Term) -> str:
    """What is wrong with a backup power: it is activated, and used only during the build phase. [vs 707.3]"""
    if not isinstance(power, Power) or BACKUP not in power.tags:
        return ""
    if not isinstance(power, PaymentPower) or not power.activated:
        return f'{BACKUP} stands before an activated power: say "Backup: Activate >>> ...". [707.3]'
    if power.attack_only or power.combat_only:
        return f'a {BACKUP} power is used only in the build phase: say "this turn", or leave the keyword out. [707.3]'
    return ""


def said(card: CardDefinition) -> list[Term]:
    """All that a card says."""
    return [*card.play_rules, *card.powers, *([] if card.effect is None else [card.effect])]


def wrong_name(card: CardDefinition, term: Term) -> str:
    """What is wrong with a name, where a card can speak of nothing but itself. [vs 201.2]"""
    for part in parts_of(term):
        noun = part.captor if isinstance(part, ExhaustAndHold) else part.noun if isinstance(part, OF_ITSELF) else None
        if noun is not None and not means(card, noun):
            return (
                "what it costs, where it lies, and whether it remains exhausted, "
                'it can say of itself alone: by its name, or as "this card".'
            )
    return ""


def wrong_flip(term: Term) -> str:
    """What is wrong with a text that asks who won a flip where nobody flips a coin. [vs Coin Flip]"""
    inner = list(parts_of(term))
    if any([isinstance(part, WonFlip) for part in inner]) and not any([isinstance(part, FlipCoin) for part in inner]):
        return "it asks who won the flip, but no coin is flipped before."
    return ""


def wrong_x(term: Term) -> str:
    """What is wrong with a number that is asked of a card which is chosen only after it. [vs 505.1b, 508.2b]"""
    if not isinstance(term, WhereXOfTargets):
        return ""
    later = [part.spoken_as for part in parts_of(term.effect) if part.spoken_as and not isinstance(part, TargetCard)]
    if any([each in later for part in parts_of(term.amount) for each in part.bound_to]):
        return 'what X is, is asked before that card is chosen: choose it in a sentence before, or say "target".'
    if any([isinstance(part, Other) for part in parts_of(term.amount)]) and is_told_of_many(term.effect):
        return 'X is one number, and the others are not the same for each of them: say "... for each other ...".'
    return ""


def is_told_of_many(effect: Term) -> bool:
    """Whether an effect tells what several cards get."""
    subjects = [part.subject for part in parts_of(effect) if isinstance(part, COUNTING)]
    return any([subject.are_many() or subject.can_mean_many() for subject in subjects])


def means(card: CardDefinition, noun: Noun) -> bool:
    """Whether a noun on a card means that card."""
    return isinstance(noun, This) or (isinstance(noun, Called) and noun.name in (card.card_name, card.identity))


def has_target(term: Term) -> bool:
    """Whether a text says "target", other than in a power that it gives. [vs 504.3]"""
    if isinstance(term, Power):
        return False
    if isinstance(term, TargetTerm):
        return True
    for value in term.values():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Term) and has_target(item):
                return True
    return False
