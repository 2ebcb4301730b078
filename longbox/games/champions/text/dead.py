"""What a text can never do: wait for what never happens, pay what can't be paid, ask what is never so.

A card with such a text would be played in vain, so it is refused, and told what would be right.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import CardAbility, Filter, Occasion, Target
from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    CHARACTERS,
    ENEMIES,
    EVENT,
    HERO,
    MINION,
    OBLIGATION,
    SCHEMES,
    SIDE_SCHEME,
    TREACHERY,
    CardDefinition,
)
from longbox.games.champions.definitions import RESOURCE as RESOURCE_CARD
from longbox.games.champions.text import conditions, occasions
from longbox.games.champions.text.costs import Do
from longbox.games.champions.text.effects import encounter_statuses, hurting, moving, scheming, states
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.encounter_activations import ActivatesAgainstYou
from longbox.games.champions.text.effects.encounter_damage import AttacksOther
from longbox.games.champions.text.filters import This
from longbox.games.champions.text.targets import The
from longbox.kernel.terms import Term
from longbox.language.pieces import article_before
from longbox.texts.conditions import AllSo, If, IfElse

FIGHTERS: Final = (HERO, ALLY, *ENEMIES)
FRIENDS: Final = (HERO, ALLY)
NEVER_IN_PLAY: Final = (EVENT, RESOURCE_CARD, TREACHERY, OBLIGATION)

ABLE: Final[tuple[tuple[type[Occasion], tuple[str, ...], str], ...]] = (
    (occasions.AttacksYou, ENEMIES, "attack you"),
    (occasions.AttacksAndHits, FIGHTERS, "attack"),
    (AttacksOther, FIGHTERS, "attack"),
    (occasions.Attacks, FIGHTERS, "attack"),
    (occasions.BasicAttack, FRIENDS, "make a basic attack"),
    (occasions.ThwartsTarget, FRIENDS, "thwart"),
    (occasions.Thwarts, FRIENDS, "thwart"),
    (occasions.BasicThwart, FRIENDS, "thwart"),
    (occasions.AttacksOrThwarts, FIGHTERS, "attack or thwart"),
    (occasions.SchemesOrAttacks, FIGHTERS, "scheme or attack"),
    (ActivatesAgainstYou, ENEMIES, "activate"),
    (occasions.Schemes, ENEMIES, "scheme"),
    (occasions.Defends, FRIENDS, "defend"),
    (occasions.TakesDamage, CHARACTERS, "take damage"),
    (occasions.IsDealtDamage, CHARACTERS, "be dealt damage"),
    (occasions.IsDefeated, (*CHARACTERS, SIDE_SCHEME), "be defeated"),
    (occasions.YouDefeat, (*CHARACTERS, SIDE_SCHEME), "be defeated"),
    (occasions.ThreatPlaced, SCHEMES, "get threat"),
    (occasions.ThreatRemoved, SCHEMES, "lose threat"),
    (occasions.Recovers, (ALTER_EGO,), "recover"),
    (occasions.EngagesYou, (MINION,), "engage a player"),
    (occasions.EngagesSomebody, (MINION,), "engage a player"),
)
"""The types of cards that ever do something, or have it done to them; what a text waits for, in words."""

DONE_TO: Final[tuple[tuple[type[OnCards], tuple[str, ...], str], ...]] = (
    (states.GiveStatus, CHARACTERS, "be given a status card"),
    (states.GiveStatuses, CHARACTERS, "be given a status card"),
    (states.TakeStatus, CHARACTERS, "have a status card"),
    (encounter_statuses.TakeAllStatuses, CHARACTERS, "have a status card"),
    (hurting.DealDamage, CHARACTERS, "be dealt damage"),
    (hurting.Heal, CHARACTERS, "be healed"),
    (hurting.HealAll, CHARACTERS, "be healed"),
    (hurting.MoveDamage, CHARACTERS, "be dealt damage"),
    (scheming.RemoveThreat, SCHEMES, "have threat"),
    (scheming.RemoveAllThreat, SCHEMES, "have threat"),
    (scheming.PlaceThreat, SCHEMES, "get threat"),
    (moving.Engage, (MINION,), "engage a player"),
)
"""The types of cards to which something is ever done."""


def what_is_dead(ability: CardAbility, card: CardDefinition) -> str:
    """What in an ability can never be so; nothing if all of it can."""
    for part in hurting.parts_of(ability):
        wrong = never_happens(part, card) or never_done(part, card) or never_paid(part, card) or never_so(part, card)
        if wrong:
            return wrong
    return other_form(ability)


def never_happens(part: Term, card: CardDefinition) -> str:
    """What is wrong with a triggering condition. [champions Triggering Condition]"""
    for occasion, able, words in ABLE:
        if isinstance(part, occasion):
            who = sorts_of(getattr(part, "who"), card)  # noqa: B009 (all of these have one)
            return "" if meet(who, able) else f"it waits for what never happens: {never(who, able, words)}."
    return ""


def never_done(part: Term, card: CardDefinition) -> str:
    """What is wrong with what is done to cards. [champions Card Types]"""
    for effect, able, words in DONE_TO:
        if isinstance(part, effect):
            whom = sorts_of(part.target, card)
            return "" if meet(whom, able) else f"it does what can't be done: {never(whom, able, words)}."
    return ""


def never_paid(part: Term, card: CardDefinition) -> str:
    """What is wrong with a cost: what is not in play can't be exhausted, or discarded from there. [champions Cost]"""
    if not isinstance(part, Do) or not isinstance(part.effect, OnCards) or card.type not in NEVER_IN_PLAY:
        return ""
    target = part.effect.target
    if isinstance(target, The) and isinstance(target.filter, This):
        return f"its cost can never be paid, as {with_article(card.type)} is never in play; let it cost something else."
    return ""


def never_so(part: Term, card: CardDefinition) -> str:
    """What is wrong with a condition on what a card is. [champions Card Types]"""
    if not isinstance(part, conditions.CardIs):
        return ""
    cards, kinds = sorts_of(part.target, card), sorts_of(part.filter, card)
    return "" if meet(cards, kinds) else f"its condition never holds: {never(cards, kinds, '')}."


def other_form(ability: CardAbility) -> str:
    """What is wrong with asking for one form in an ability for the other. [champions Form, Change Form]"""
    effect = ability.effect
    asked = effect.condition if isinstance(effect, If | IfElse) else None
    for condition in asked.conditions if isinstance(asked, AllSo) else (asked,):
        if isinstance(condition, conditions.InForm) and ability.form and condition.form != ability.form:
            wanted = f"the ability is for {ability.form} form, and asks for {condition.form} form"
            return f"its condition never holds: {wanted}."
    return ""


def sorts_of(term: Term, card: CardDefinition) -> tuple[str, ...]:
    """The types of cards that a part of a text can mean on a card; none if any."""
    if isinstance(term, The):
        return sorts_of(term.filter, card)
    if isinstance(term, This):
        return (card.type,)
    return term.sorts() if isinstance(term, Filter | Target) else ()


def meet(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Whether a card can be of both; where there are no types, it can be of any."""
    return not first or not second or any([each in second for each in first])


def never(types: tuple[str, ...], able: tuple[str, ...], words: str) -> str:
    """Why it can't be: "a side scheme can't attack; a hero, ally, villain or minion can"."""
    if not words:
        return f"{with_article(types[0])} is no {listed(able)}"
    return f"{with_article(types[0])} can't {words}; {with_article(listed(able))} can"


def listed(words: tuple[str, ...]) -> str:
    """Words of which any will do: "hero, ally or minion"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else list(words))


def with_article(word: str) -> str:
    """A word with its article: "an ally"."""
    return f"{article_before(word)} {word}"
