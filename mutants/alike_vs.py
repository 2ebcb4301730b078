"""What is the same in texts of Vs. System, whichever of several words says it, each with the rule that makes it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.modifiers import rules, statements
from longbox.games.vs.powers import ContinuousPower
from longbox.games.vs.terms import Cost, Filter
from longbox.games.vs.text import (
    amounts,
    conditions,
    costs,
    definite,
    filters,
    nouns,
    object_costs,
    occasions,
    relations,
    states,
    targets,
    who,
)
from longbox.games.vs.text.effects import acting, drawing, flow, searching, special
from longbox.games.vs.what_is_so import Rule
from longbox.kernel.effects import Effect
from longbox.kernel.terms import Term
from longbox.texts.filters import AnyCard, EitherOf, With
from longbox.texts.filters import Filter as FilterTerm

TOLD_TO_OTHERS: Final = (flow.PlayersDo, special.Unless)
"""What has somebody else do something: there "they" is that player, and "you" the controller of the text. [vs You]"""

ONLY_CHARACTERS: Final = (
    states.IsStunned,
    states.IsAttacker,
    states.IsTeamAttacker,
    states.IsDefender,
    states.InFrontRow,
    states.InSupportRow,
    states.IsHidden,
    states.IsEquipped,
)
"""What no card can be but a character in play. [vs 701.1, 701.2, 701.5, 701.12-14, 701.17, 302.4]"""

ONLY_CHARACTERS_DO: Final = (
    occasions.Attacks,
    occasions.BecomesPoweredUp,
    occasions.BecomesStunned,
    occasions.Defends,
    occasions.Recovers,
    occasions.Stuns,
    occasions.TeamAttacks,
    relations.FightsA,
    rules.CanAttack,
    rules.CannotAttackDirectly,
    rules.CannotAttackWhom,
    rules.CannotBeAttackedBy,
    rules.EquipOnly,
    rules.EquipmentLimit,
    rules.MustAttack,
)
"""What is about characters alone, whatever they are called. [vs 302.4, 601.2, 701.12, 708.5, 708.6]"""

THEIR_DEEDS: Final = (
    rules.ATTACK,
    rules.BECOME_POWERED_UP,
    rules.BE_ATTACKED,
    rules.BE_STUNNED,
    rules.BREAKTHROUGH,
    rules.CAUSE_BREAKTHROUGH,
    rules.POWERING_UP,
    rules.RECOVER,
    rules.RECOVERING,
    rules.REINFORCE_OTHERS,
    rules.STUNNING,
)
"""What only characters can't do, and what only they do something else instead of."""

KINDS_ARE_TYPES: Final = (
    amounts.CardsInKoPile,
    amounts.NumberOf,
    conditions.Controls,
    conditions.Exists,
    conditions.InKoPile,
    conditions.WasDiscarded,
    costs.DiscardCards,
    costs.DiscardUpTo,
    costs.RemoveFromKoPile,
    costs.RevealFromHand,
    drawing.AllRevealed,
    drawing.Discard,
    drawing.DiscardAll,
    nouns.AnyNumber,
    nouns.FromPile,
    nouns.OfKind,
    object_costs.ExhaustObjects,
    object_costs.KoObjects,
    object_costs.RemoveObjects,
    object_costs.ReturnObjects,
    occasions.OfCard,
    occasions.Stuns,
    searching.SearchFor,
    targets.TargetCards,
)
"""Where "characters" and "character cards" are the same.

Out of play no card is an object, and has the type of its card alone. In play only a resource that lies face down has
another type than its card, and nothing of that can be seen [vs Type, 213.5b, 701.11a]. It can as the resource is
revealed [vs 701.11b]: so what continuous powers and rules go on asking isn't among these, nor are questions about one
card, or about what was replaced.
"""


Change = Callable[[Filter], Filter]


def simplified(meaning: object) -> object:
    """A meaning, said in the simplest way."""
    return simple(meaning, told=False, lasting=False)


def simple(meaning: object, *, told: bool, lasting: bool) -> object:
    """The same for a part of it: whether somebody else is told it, and whether it goes on being asked."""
    if isinstance(meaning, tuple):
        return tuple([simple(part, told=told, lasting=lasting) for part in meaning])
    if not isinstance(meaning, Term):
        return meaning
    told = told or isinstance(meaning, TOLD_TO_OTHERS)
    lasting = (lasting or isinstance(meaning, ContinuousPower | Rule)) and not isinstance(meaning, Effect | Cost)
    term = type(meaning)(*[simple(value, told=told, lasting=lasting) for value in meaning.values()])
    if isinstance(term, KINDS_ARE_TYPES) and (not lasting or isinstance(term, targets.TargetCards)):
        term = with_kinds(term, without_cards)
    if is_about_characters(term):
        term = with_kinds(term, of_any_type)
    if isinstance(term, object_costs.OfObjects | rules.EquipOnly):
        term = with_kinds(term, of_ones_own)
    return simple_word(term, told=told)


# Words


def simple_word(term: Term, *, told: bool) -> Term:
    """A word for each thing: one pronoun, one plural, one way to speak again of what was spoken of."""
    if isinstance(term, who.They):
        return who.They() if told else who.You()
    if isinstance(term, who.ThatOpponent):
        return who.ThatPlayer()
    if type(term) is definite.Pronoun:
        return definite.Pronoun()
    if isinstance(term, acting.ReturnToHand | drawing.PutIntoHand):
        # A card goes to its owner's hand, whosever hand is said. [vs 213.1d]
        return drawing.PutIntoHand(term.subject)
    if isinstance(term, nouns.Each):
        return nouns.Each(term.filter)
    if isinstance(term, statements.WhileChange | statements.WhileRule):
        return plain_while(term)
    if isinstance(term, definite.ThatCard):
        # What is meant again is meant even if its description has changed. [vs That <Something>, The <Something>]
        return definite.ThatCard(term.filter)
    return simple_state(term) if isinstance(term, With) else term


def plain_while(term: statements.WhileChange | statements.WhileRule) -> Term:
    """The condition said after what is so, and not before it."""
    if isinstance(term, statements.WhileRule):
        return statements.WhileRule(term.condition, term.rule)
    return statements.WhileChange(term.condition, term.change)


def is_about_characters(term: Term) -> bool:
    """Whether nothing but characters can be meant."""
    if isinstance(term, rules.Cannot):
        return term.deed in THEIR_DEEDS
    if isinstance(term, rules.Replacement):
        return term.event in THEIR_DEEDS
    return isinstance(term, ONLY_CHARACTERS_DO)


def with_kinds(term: Term, change: Change) -> Term:
    """A term whose kinds of cards are said in another way, be it in a noun."""
    values = [with_kinds(value, change) if isinstance(value, nouns.OfKind) else value for value in term.values()]
    return type(term)(*[change(value) if isinstance(value, FilterTerm) else value for value in values])


# Kinds of cards


def split(filter: Filter) -> tuple[list[Filter], Filter]:
    """The qualities of a kind of card, and the kind without them."""
    qualities: list[Filter] = []
    while isinstance(filter, With):
        qualities.append(filter.quality)
        filter = filter.filter
    return qualities, filter


def joined(qualities: list[Filter], kind: Filter) -> Filter:
    """A kind of card with qualities."""
    for quality in reversed(qualities):
        kind = With(quality, kind)
    return kind


def simple_state(filter: Filter) -> Filter:
    """A kind of which only characters in play can be, such as "stunned", whatever it is called otherwise."""
    qualities, kind = split(filter)
    return joined(qualities, typeless(kind)) if any_of(qualities, ONLY_CHARACTERS) else filter


def typeless(kind: Filter) -> Filter:
    """Any card, for a character."""
    named = isinstance(kind, filters.OfType | filters.CardOfType) and kind.type == CHARACTER
    return AnyCard() if named else kind


def of_any_type(filter: Filter) -> Filter:
    """A kind of card of which nothing but characters can be meant."""
    qualities, kind = split(filter)
    return joined(qualities, typeless(kind))


def without_cards(filter: Filter) -> Filter:
    """ "Character card" said as "character"."""
    if isinstance(filter, EitherOf):
        return EitherOf(tuple([without_cards(each) for each in filter.filters]))
    qualities, kind = split(filter)
    return joined(qualities, filters.OfType(kind.type) if isinstance(kind, filters.CardOfType) else kind)


def of_ones_own(filter: Filter) -> Filter:
    """A kind of card to pay with or to equip, which can't be others' than one's own. [vs 203.3, 302.3a]"""
    qualities, kind = split(filter)
    kept = [quality for quality in qualities if not is_ones_own(quality)]
    return joined(kept, kind)


def is_ones_own(quality: Filter) -> bool:
    """Whether a quality says nothing but "you control"."""
    return isinstance(quality, relations.ControlledBy) and isinstance(quality.who, who.You)


def any_of(qualities: list[Filter], kinds: tuple[type[Filter], ...]) -> bool:
    """Whether one of some qualities is of one of some kinds."""
    return any([isinstance(quality, kinds) for quality in qualities])
