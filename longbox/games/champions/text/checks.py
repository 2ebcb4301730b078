"""What a card must not be, though its text can be read: its parts have to go together.

A card whose text can be read does what it says. So what could never do anything on a card of its type is refused.
"""

from __future__ import annotations

import re
from typing import Any, Final

from longbox.games.champions.abilities import (
    ACTION,
    ATTACK_LABEL,
    BOOST,
    INTERRUPTS,
    RESOURCE,
    RESPONSES,
    SETUP,
    WHEN_DEFEATED,
    WHEN_REVEALED,
    CardAbility,
    CardEffect,
    Constant,
    Filter,
    Occasion,
)
from longbox.games.champions.actions.payment import Generator
from longbox.games.champions.definitions import (
    ALLY,
    ATTACHMENT,
    CHARACTERS,
    ENCOUNTER_TYPES,
    ENEMIES,
    ENVIRONMENT,
    EVENT,
    GUARD,
    IDENTITIES,
    MAIN_SCHEME,
    MINION,
    NEVER_IN_PLAY,
    OBLIGATION,
    OF_ATTACKS,
    PERIL,
    PIERCING,
    PLAYER_TYPES,
    QUICKSTRIKE,
    RESTRICTED,
    RETALIATE,
    SCHEMES,
    SIDE_SCHEME,
    STALWART,
    SUPPORT,
    SURGE,
    TOUGHNESS,
    TREACHERY,
    UPGRADE,
    USES,
    VILLAIN,
    VILLAINOUS,
    CardDefinition,
)
from longbox.games.champions.definitions import RESOURCE as RESOURCE_CARD
from longbox.games.champions.text.amounts import PaidOf
from longbox.games.champions.text.conditions import NoneLeftToTake
from longbox.games.champions.text.constants import MoreResources, OfCards
from longbox.games.champions.text.costs import PayByDoing, Provided
from longbox.games.champions.text.course_occasions import LeavesPlay, YouChangeToThisForm
from longbox.games.champions.text.effects import (
    cancelling,
    drawing,
    encounter_damage,
    hurting,
    preventing,
    scheming,
    states,
)
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.encounter_activations import GiveKeyword
from longbox.games.champions.text.effects.encounter_deck import PutOnEncounterDeck
from longbox.games.champions.text.effects.encounter_obligations import RemoveNamedFromGame
from longbox.games.champions.text.effects.encounter_players import ENGAGED_PLAYER
from longbox.games.champions.text.effects.flow import (
    AmountInstead,
    AmountInsteadIfChosen,
    ForEachOfTheirs,
    MoreIfChosen,
)
from longbox.games.champions.text.effects.lasting import EachTime, NextTime
from longbox.games.champions.text.effects.looking import LookAtTop, LookAtTopOfEncounterDeck
from longbox.games.champions.text.effects.moving import PayPrintedCost, ReturnToDeck, ReturnToOwner
from longbox.games.champions.text.filters import Attached, TheCardNamed, This
from longbox.games.champions.text.lexicon import CHAMPIONS
from longbox.games.champions.text.occasions import (
    DefendsUnhurt,
    Happens,
    IsDealtDamage,
    IsDefeated,
    TakesDamage,
    WhileActing,
)
from longbox.games.champions.text.play_rules import AttachTo
from longbox.games.champions.text.targets import AtRandom, One
from longbox.games.library import BadCard
from longbox.kernel.terms import Bearer, Term, parts_of
from longbox.language import Writer
from longbox.texts.dead import Standing, listed, what_is_dead, with_article
from longbox.texts.sequences import InTurn, Sequence

WRITER: Final = Writer(CHAMPIONS)
WAITING: Final = (*INTERRUPTS, *RESPONSES)
WITHOUT_ABILITIES_IN_PLAY: Final = (RESOURCE_CARD, TREACHERY, OBLIGATION)
"""The types of cards that have no abilities in play; events have theirs in the hand."""

GONE_IF_DEFEATED: Final = frozenset((ALLY, MINION, SIDE_SCHEME))
"""The types of cards that leave play as they are defeated. [champions Defeat]"""

YOU_OR_YOURS: Final = re.compile(r"\b(you|your|yourself)\b")

OF_WHAT_IS_ABOUT_TO_HAPPEN: Final = (
    cancelling.CancelAct,
    cancelling.CancelAndDiscard,
    cancelling.CancelWhenRevealed,
    encounter_damage.IncreaseDamage,
    encounter_damage.PlaceDamageHere,
    hurting.DealThatDamage,
    preventing.PreventAllDamage,
    preventing.PreventDamage,
    hurting.TakeItAsDamage,
    preventing.PreventAllThreat,
    preventing.PreventThreat,
)
"""Effects that change what is about to happen. [champions Interrupt, Cancel, Prevent, Replacement Effects]"""

TURNED_ASIDE: Final = (encounter_damage.PlaceDamageHere, hurting.DealThatDamage, hurting.TakeItAsDamage)
"""Of these, the effects that do it to another, so that nothing is left of it. [champions Replacement Effects]"""

UNITS: Final[dict[type[CardEffect], str]] = {
    drawing.Draw: "card",
    hurting.DealDamage: "damage",
    hurting.DealSoMuchDamage: "damage",
    hurting.Heal: "damage",
    hurting.MoveDamage: "damage",
    hurting.TakeDamage: "damage",
    preventing.PreventDamage: "damage",
    preventing.PreventThreat: "threat",
    scheming.PlaceThreat: "threat",
    scheming.RemoveThreat: "threat",
    states.AddCounters: "counter",
    states.RemoveCounters: "counter",
}
"""In what effects are counted."""

TYPES_WITH: Final[dict[str, tuple[str, ...]]] = {
    GUARD: ENEMIES,
    PERIL: ENCOUNTER_TYPES,
    QUICKSTRIKE: (MINION,),
    RESTRICTED: (ALLY, SUPPORT, UPGRADE),
    RETALIATE: CHARACTERS,
    STALWART: CHARACTERS,
    SURGE: ENCOUNTER_TYPES,
    TOUGHNESS: CHARACTERS,
    USES: (*CHARACTERS, *SCHEMES, ATTACHMENT, ENVIRONMENT, SUPPORT, UPGRADE),
    VILLAINOUS: (MINION,),
    **dict.fromkeys(OF_ATTACKS, (*CHARACTERS, EVENT, SUPPORT, UPGRADE)),
}
"""The types of cards on which a keyword does something. [champions Keywords]"""

TYPES_USING: Final[dict[str, tuple[str, ...]]] = {
    ACTION: (*CHARACTERS, *SCHEMES, ATTACHMENT, ENVIRONMENT, EVENT, SUPPORT, UPGRADE),
    RESOURCE: PLAYER_TYPES,
    SETUP: (*IDENTITIES, MAIN_SCHEME, VILLAIN),
    WHEN_REVEALED: ENCOUNTER_TYPES,
    WHEN_DEFEATED: (*ENEMIES, *SCHEMES, ALLY),
    BOOST: ENCOUNTER_TYPES,
}
"""The types of cards on which an ability with a timing trigger is ever used. [champions Triggered Ability]"""


def check_abilities(card: CardDefinition) -> None:
    """Refuse a card with a text of which something could never be used, or would do nothing.

    Raises:
        BadCard: An ability, a keyword or a statement is none for such a card.
    """
    standing = Standing(Bearer((card.type,), (card.name,)))
    said = (*card.abilities, *card.constants, *card.play_rules)
    for wrong in [
        *[what_is_wrong(ability, card) for ability in card.abilities],
        what_is_dead(said, standing, WRITER.said),
        *[wrong_keyword(keyword, card) for keyword in card.keywords],
        *[wrong_player(term, card) for term in (*card.abilities, *card.constants)],
        *[wrong_constant(constant, card) for constant in card.constants],
        wrong_statement(card),
    ]:
        if wrong:
            raise BadCard(f"{card.name}: {wrong}")
    if card.type == EVENT and not card.abilities:
        raise BadCard(f'{card.name}: an event does nothing without an ability, like "Action: Draw 1 card."')
    if card.type == RESOURCE_CARD and card.abilities:
        raise BadCard(f"{card.name}: a resource card is never in play, so it can't have an ability.")


def what_is_wrong(ability: CardAbility, card: CardDefinition) -> str:
    """What is wrong with an ability; nothing if it can be one of the card. [champions Triggered Ability]"""
    timing = ability.timing.title()
    later = [part for part in parts_of(ability.effect) if isinstance(part, NextTime)]
    parts = parts_of(ability.effect)
    if ability.timing in WAITING and ability.occasion is None:
        return f'its {timing} must say what it waits for: "When ..." or "After ...".'
    if ability.timing not in WAITING and ability.occasion is not None:
        return f"its {timing} waits for something, as only interrupts and responses do."
    if (ability.timing == RESOURCE) != isinstance(ability.effect, Generator):
        return "a Resource ability generates resources, and nothing else does."
    if card.type in WITHOUT_ABILITIES_IN_PLAY and ability.timing in WAITING:
        return f"its {timing} could never be used, as {with_article(card.type)} is never in play."
    if ability.timing not in INTERRUPTS and changes_what_comes(ability.effect, later):
        return f"its {timing} changes what is about to happen, as only interrupts do."
    if any([not part.occasion.is_still_to_come() and changes_what_comes(part.effect) for part in later]):
        return 'what has happened can\'t be changed: say "the next time ... would ..., ...".'
    types = TYPES_USING.get(ability.timing)
    if types is not None and card.type not in types and card.type != RESOURCE_CARD:
        return f"{with_article(card.type)} can't have {with_article(timing)} ability; {listed(types)} can."
    asks_of_damage = any([isinstance(part, NoneLeftToTake) for part in parts])
    if asks_of_damage and not isinstance(ability.occasion, TakesDamage | IsDealtDamage):
        return (
            'what damage is taken is not known yet: say "When you would take damage, ...", or "After you defend and '
            'take no damage, ...".'
        )
    if card.type != EVENT and ability.cost is None and any([isinstance(part, PaidOf) for part in parts]):
        return 'nothing is paid for it: let it ask for what is paid, like "spend X energy resources →", or be an event.'
    if card.type == EVENT and ability.limit and any([isinstance(part, EachTime) for part in parts]):
        return LIMIT_OF_WHAT
    removed = [part.name for part in parts if isinstance(part, RemoveNamedFromGame) and part.name != card.name]
    if removed:
        return f'it removes itself alone from the game, and {removed[0]} is another card: say "this card".'
    return (
        wrong_keyword_of_attack(ability)
        or wrong_unit(parts)
        or wrong_occasion(ability, card)
        or wrong_cost(ability, card)
        or wrong_once_gone(parts)
        or wrong_owner(parts)
        or wrong_doer(parts)
    )


def changes_what_comes(effect: Term, later: list[NextTime] | None = None) -> bool:
    """Whether an effect changes what is about to happen, apart from what it lets come the next time."""
    apart = [part for each in later or () for part in parts_of(each.effect)]
    changing = [part for part in parts_of(effect) if isinstance(part, OF_WHAT_IS_ABOUT_TO_HAPPEN)]
    return any([not any([part is other for other in apart]) for part in changing])


def wrong_unit(parts: list[Term]) -> str:
    """What is wrong with the unit of an amount that stands in the place of another: "(2 threat instead if ...)"."""
    for part in parts:
        if isinstance(part, AmountInstead | AmountInsteadIfChosen | MoreIfChosen):
            unit = next((unit for one, unit in UNITS.items() if isinstance(part.effect, one)), part.unit)
            if unit != part.unit:
                return f'it says "{part.unit}" in the place of "{unit}".'
    return ""


def wrong_keyword_of_attack(ability: CardAbility) -> str:
    """What is wrong with a keyword that an attack perhaps gains: piercing, once its damage is dealt, does nothing.

    [champions Gains, Status Cards]
    """
    dealt = False
    for part in parts_of(ability.effect):
        late = isinstance(part, GiveKeyword) and part.keyword == PIERCING and part.keyword not in ability.attack_gains
        if dealt and late and ability.label == ATTACK_LABEL:
            return 'its attack gains piercing once the damage is dealt: say so before "Deal ... damage".'
        dealt = dealt or isinstance(part, hurting.DealDamage)
    return ""


def wrong_once_gone(parts: list[Term]) -> str:
    """What is wrong with changing what is about to happen once nothing is left of it: prevented, or dealt to another.

    [champions Replacement Effects, Prevent]
    """
    for part in parts:
        steps = steps_of(part)
        for place, step in enumerate(steps):
            before = done_at_once(step)
            after = [each for later in steps[place + 1 :] for each in done_at_once(later)]
            if any([isinstance(each, TURNED_ASIDE) for each in before]) and any(
                [isinstance(each, OF_WHAT_IS_ABOUT_TO_HAPPEN) for each in after]
            ):
                return (
                    "nothing is left of it by then: say first what is prevented, and then what is done with the rest, "
                    'like "prevent 2 of that damage. Deal that damage to your hero instead."'
                )
            if any([isinstance(each, preventing.PreventAll) for each in before]) and any(
                [isinstance(each, TURNED_ASIDE) for each in after]
            ):
                return 'nothing is left of it by then: say "deal that damage to ... instead" alone.'
    return ""


def steps_of(part: Term) -> list[Term]:
    """What a part of a text tells to do, one after another."""
    if isinstance(part, InTurn):
        return [part.first, part.rest]
    return [*part.effects] if isinstance(part, Sequence) else []


def done_at_once(term: Term) -> list[Term]:
    """The parts of what a text tells to do that are done now, and not later, each time or the next time."""
    later = [each for part in parts_of(term) if isinstance(part, NextTime | EachTime) for each in parts_of(part.effect)]
    return [part for part in parts_of(term) if not any([part is other for other in later])]


def wrong_owner(parts: list[Term]) -> str:
    """What is wrong with bringing a card to its owner that has none, or to the encounter deck one that has.

    [champions Ownership And Control]
    """
    of_nobody = [part.spoken_as for part in parts if isinstance(part, LookAtTopOfEncounterDeck)]
    of_yours = [part.spoken_as for part in parts if isinstance(part, LookAtTop)]
    for part in parts:
        if isinstance(part, ReturnToOwner) and means_one_of(part, of_nobody):
            return 'a card of the encounter deck has no owner: say "put it on the bottom of the encounter deck".'
        if isinstance(part, PutOnEncounterDeck) and means_one_of(part, of_yours):
            return 'a card of yours never goes to the encounter deck: say "put it on the bottom of your deck".'
        in_play_alone = isinstance(part, OnCards) and not isinstance(part, ReturnToDeck | PutOnEncounterDeck)
        if in_play_alone and means_one_of(part, of_nobody + of_yours):
            return 'what is looked at is not in play: say "discard 1 of them", or "put it on the bottom of" its deck.'
    return ""


def means_one_of(part: Any, brought: list[str]) -> bool:
    """Whether something is done to one of the cards that a text has brought up."""
    bound = part.target.bound_to
    return bool(bound) and all([each in brought for each in bound])


def wrong_doer(parts: list[Term]) -> str:
    """What is wrong with what others do for each of what is yours: each of them has the own. [champions You]"""
    for part in parts:
        if isinstance(part, ForEachOfTheirs) and YOU_OR_YOURS.search(WRITER.said(part.counted)):
            return 'others do it, so "your" would be theirs: say "in their hand" or "they control".'
    return ""


def wrong_cost(ability: CardAbility, card: CardDefinition) -> str:
    """What is wrong with what an ability costs: the cost of another card is paid for that one, so in a payment alone.

    [champions Cost, Resource Cards]
    """
    parts = [] if ability.cost is None else ability.cost.parts()
    others = [part for part in parts if not isinstance(part, PayPrintedCost | Provided)]
    if not any([isinstance(part, PayPrintedCost) for part in parts]):
        return ""
    if card.type == EVENT and card.cost:
        return f"it lets you pay the printed cost of another card, so it must cost 0 itself, not {card.cost}."
    if any([not isinstance(part, PayByDoing) or part.takes_cards for part in others]):
        return "the printed cost of another card can't be paid together with resources or cards of your hand."
    return ""


def wrong_occasion(ability: CardAbility, card: CardDefinition) -> str:
    """What is wrong with what an ability waits for. [champions Triggering Condition, Interrupt, Response]"""
    occasion = ability.occasion.occasion if isinstance(ability.occasion, WhileActing) else ability.occasion
    if ability.timing in RESPONSES:
        if isinstance(occasion, Happens) and occasion.would:
            return "what only would happen can be interrupted; a response comes after what did happen."
        if occasion is not None and is_over_by_then(occasion, card):
            return f'its abilities are over once it has left play: say "When {WRITER.said(occasion)}" in an interrupt.'
    elif isinstance(occasion, DefendsUnhurt):
        return 'what damage is taken is known once the attack is over: say "After ..." in a response.'
    elif isinstance(occasion, YouChangeToThisForm):
        return 'its abilities begin with the form: say "After you change to this form" in a response.'
    return ""


def wrong_keyword(keyword: str, card: CardDefinition) -> str:
    """What is wrong with a keyword of a card. [champions Keywords]"""
    types = TYPES_WITH[keyword]
    if card.type in types:
        return ""
    return f"{keyword} means nothing on {with_article(card.type)}; {listed(types)} can have it."


def wrong_player(term: Term, card: CardDefinition) -> str:
    """What is wrong with the players that a part of a text speaks of. [champions You, Engaged]"""
    parts = parts_of(term)
    if card.type != MINION and any([getattr(part, "whom", "") == ENGAGED_PLAYER for part in parts]):
        return f'no player is engaged with {with_article(card.type)}: say "you" or "the first player".'
    return ""


LIMIT_OF_WHAT: Final = (
    'it could be played so often, or what it does each time be done so often: say "Max 2 per round." first if it '
    "is the playing"
)
OTHERS: Final = '"a player", "each player" or "the first player"'
INSTEAD_OF_YOU: Final = {MINION: '"each player" or "the engaged player\'s hero"'}
"""Who can be meant in what an encounter card always says. [champions You, Engaged]"""


def wrong_constant(constant: Constant, card: CardDefinition) -> str:
    """What is wrong with what is always so: of which cards it speaks, and who "you" would be.

    What an encounter card in play always says is read by nobody, so it says "you" to nobody.
    [champions Constant Ability, You]
    """
    if card.type in ENCOUNTER_TYPES and YOU_OR_YOURS.search(WRITER.said(constant)):
        instead = INSTEAD_OF_YOU.get(card.type, OTHERS)
        return f'"you" is nobody in what {with_article(card.type)} always says: say {instead}.'
    if any([isinstance(part, PaidOf) for part in parts_of(constant)]):
        return 'nothing is paid for what is always so: ask for it in an ability, like "Action: ..."'
    if any([isinstance(part, OfCards) and isinstance(part.target, One | AtRandom) for part in parts_of(constant)]):
        return 'nobody chooses a card of which something is always so: say "each ..." instead of "a ...".'
    return ""


def wrong_statement(card: CardDefinition) -> str:
    """What is wrong with what a card says of itself. [champions Constant Ability; Attachment, Attach To]"""
    attaches = any([isinstance(play_rule, AttachTo) for play_rule in card.play_rules])
    if card.type == ATTACHMENT and not attaches:
        return 'an attachment must say what it is attached to: "Attach to the villain."'
    if attaches and card.type not in (ATTACHMENT, ALLY, SUPPORT, UPGRADE):
        return f"{with_article(card.type)} is never attached to anything."
    idle = [constant for constant in card.constants if not isinstance(constant, MoreResources)]
    if idle and card.type in NEVER_IN_PLAY:
        return f"a constant ability is at work in play, where {with_article(card.type)} never is."
    return ""


def is_over_by_then(occasion: Occasion, card: CardDefinition) -> bool:
    """Whether the card is out of play after what it waits for: it is discarded together with what it is attached to.

    A villain who is defeated stays in play in the next stage, with what is attached.

    [champions Attach To, In Play And Out Of Play]
    """
    if not isinstance(occasion, LeavesPlay | IsDefeated):
        return False
    who = occasion.who
    if isinstance(who, Attached):
        return isinstance(occasion, LeavesPlay) or GONE_IF_DEFEATED.issuperset(who.types)
    return is_itself(who, card) and (isinstance(occasion, LeavesPlay) or card.type in GONE_IF_DEFEATED)


def is_itself(who: Filter, card: CardDefinition) -> bool:
    """Whether a text means the card that it stands on. [champions Self-Referential Abilities]"""
    return isinstance(who, This) or (isinstance(who, TheCardNamed) and who.name == card.name)
