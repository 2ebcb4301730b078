"""What must hold to use an ability, or to play an event. [champions Initiating Abilities, Playing Cards]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import (
    ALTER_EGO_FORM,
    ATTACK_LABEL,
    DEFENSE_LABEL,
    HERO_FORM,
    NO_LIMIT,
    THWART_LABEL,
    CardAbility,
    Cost,
    Situation,
)
from longbox.games.champions.actions import acts, payment, starting
from longbox.games.champions.actions.characters import CardRequirement
from longbox.games.champions.definitions import (
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CANNOT_THWART,
    EVENT,
    NO_RESOURCES,
    Thing,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import SETTING_UP
from longbox.games.champions.uses import UseAbility, number_of
from longbox.kernel.reasons import Reason, Requirement, all_hold, first_lacking

DEEDS: Final = {
    ATTACK_LABEL: CANNOT_ATTACK,
    THWART_LABEL: CANNOT_THWART,
    DEFENSE_LABEL: CANNOT_DEFEND,
}
"""What abilities with a label do, which a text can forbid. [champions Cannot]"""


def situation_of(player: int, use: UseAbility) -> Situation:
    """The resolving of an ability that a player uses."""
    situation = Situation(player, use.card, use.event)
    situation.ability = use.ability
    if use.event is not None and use.ability.occasion is not None:
        situation.cards = use.ability.occasion.referred(use.event)
    return situation


# Of a card that is played


class TextAllows(Requirement[ChampionsGame, Thing]):
    """All that its text asks for is so. [champions Play Restrictions And Permissions]"""

    def holds(self, game: ChampionsGame, player: int, subject: Thing) -> bool:
        return all([requirement.allows(game, subject, player) for requirement in subject.definition.requirements])

    def reason(self, game: ChampionsGame, player: int, subject: Thing) -> Reason:
        return why_text_forbids(game, player, subject)


def why_text_forbids(game: ChampionsGame, player: int, card: Thing) -> Reason:
    """Why the text of a card keeps a player from playing it: the first that it asks for and isn't so."""
    asked = card.definition.requirements
    return next(requirement for requirement in asked if not requirement.allows(game, card, player)).reason(card)


class IsAffordable(Requirement[ChampionsGame, Thing]):
    """The player can pay for it. [champions Cost]"""

    rule = "Cost"

    def holds(self, game: ChampionsGame, player: int, subject: Thing) -> bool:
        return payment.can_pay(game, payment.Payment(game, player, subject), price_of(game, player, subject))

    def lacking(self, game: ChampionsGame, player: int, subject: Thing) -> str:
        paying = payment.Payment(game, player, subject)
        resources = NO_RESOURCES
        for way in payment.ways_to_pay(game, paying):
            resources = resources.plus(payment.generated(game, paying, way))
        return f"{subject} costs {price_of(game, player, subject).total}; you can generate {resources.total}."


IS_AFFORDABLE: Final = IsAffordable()
TO_PLAY_EVENT: Final[tuple[CardRequirement, ...]] = (TextAllows(), IS_AFFORDABLE)
"""What must hold of the card of an event that is played. [champions Event]"""


def price_of(game: ChampionsGame, player: int, card: Thing) -> payment.Price:
    """What a card costs a player now. [champions Cost, Modifiers]"""
    cost = card.definition.cost or 0
    for working in game.at_work:
        cost -= working.constant.makes_cheaper(game, card, player, working.situation)
    return payment.Price(max(cost, 0))


# Of an ability that is used


class IsAfterSetup(Requirement[ChampionsGame, UseAbility]):
    """The game has begun; setup abilities are no part of this, nor are those of encounter cards. [champions Setup]"""

    rule = "Setup"

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        return game.phase != SETTING_UP or subject.card.definition.is_encounter_card

    def lacking(self, game: ChampionsGame, player: int, subject: UseAbility) -> str:
        return "The game has not begun."


class IsInItsForm(Requirement[ChampionsGame, UseAbility]):
    """The player is in the form that it asks for. [champions Triggered Ability]"""

    rule = "Triggered Ability"

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        form = subject.ability.form
        if form == HERO_FORM:
            return game.in_hero_form(player)
        return form != ALTER_EGO_FORM or not game.in_hero_form(player)

    def lacking(self, game: ChampionsGame, player: int, subject: UseAbility) -> str:
        return f"{subject.card} can be used in {subject.ability.form} form only."


class IsBelowItsLimit(Requirement[ChampionsGame, UseAbility]):
    """It was not used as often as it can be. [champions Limit]"""

    rule = "Limit"

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        card, ability = subject.card, subject.ability
        if ability.limit == NO_LIMIT or not game.in_play(card):
            return True
        return game.permanent(card).used.get(number_of(card, ability), 0) == 0

    def lacking(self, game: ChampionsGame, player: int, subject: UseAbility) -> str:
        return f"{subject.card} was used already, and can be again later."


class IsNotForbidden(Requirement[ChampionsGame, UseAbility]):
    """It is no attack, thwart or defense by somebody who cannot make one. [champions Cannot]"""

    rule = "Cannot"

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        deed = DEEDS.get(subject.ability.label)
        return deed is None or not game.forbidden(acts.actor_of(game, situation_of(player, subject)), deed)

    def lacking(self, game: ChampionsGame, player: int, subject: UseAbility) -> str:
        actor, label = acts.actor_of(game, situation_of(player, subject)), subject.ability.label
        return f"You cannot use {subject.card} now: {actor} cannot {DEEDS[label]}."


class EventIsPlayable(Requirement[ChampionsGame, UseAbility]):
    """Where its card is an event, it can be played and paid for. [champions Event]"""

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        card = subject.card
        return card.definition.type != EVENT or all_hold(TO_PLAY_EVENT, game, player, card)

    def reason(self, game: ChampionsGame, player: int, subject: UseAbility) -> Reason:
        reason = first_lacking(TO_PLAY_EVENT, game, player, subject.card)
        assert reason is not None
        return reason


class CostIsPayable(Requirement[ChampionsGame, UseAbility]):
    """What it costs can be paid, together with its card if that is an event. [champions Cost]"""

    rule = "Cost"

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        cost = subject.ability.cost
        if cost is None:
            return True
        situation = situation_of(player, subject)
        return cost.payable(game, situation) and payable_together(game, player, cost, situation)

    def reason(self, game: ChampionsGame, player: int, subject: UseAbility) -> Reason:
        card = subject.card
        if game.in_play(card) and game.permanent(card).exhausted:
            return Reason(f"{card} is exhausted.", "Exhausted")
        return Reason(f"You can't pay what the ability of {card} costs.", self.rule)


class ChangesTheGame(Requirement[ChampionsGame, UseAbility]):
    """It could change the game. [champions Ability, Card Ability]"""

    rule = "Ability, Card Ability"

    def holds(self, game: ChampionsGame, player: int, subject: UseAbility) -> bool:
        ability = subject.ability
        return starting.can_start(game, ability.effect, once_paid(game, ability, situation_of(player, subject)))

    def lacking(self, game: ChampionsGame, player: int, subject: UseAbility) -> str:
        return f"{subject.card} would change nothing now."


AbilityRequirement = Requirement[ChampionsGame, UseAbility]
TO_INITIATE: Final[tuple[AbilityRequirement, ...]] = (
    IsAfterSetup(),
    IsInItsForm(),
    IsBelowItsLimit(),
    IsNotForbidden(),
)
"""What must hold of any ability of a player card, even one that is forced."""
TO_USE: Final[tuple[AbilityRequirement, ...]] = (
    *TO_INITIATE,
    EventIsPlayable(),
    CostIsPayable(),
    ChangesTheGame(),
)
"""What must hold of an ability that a player uses. [champions Initiating Abilities, Playing Cards]"""


def can_initiate(game: ChampionsGame, player: int, use: UseAbility) -> bool:
    """Whether a player can use an ability now. [champions Initiating Abilities, Playing Cards]"""
    return all_hold(TO_USE, game, player, use)


def once_paid(game: ChampionsGame, ability: CardAbility, situation: Situation) -> Situation:
    """The resolving of an ability as its cost will leave it, which can speak of the cards that could pay it.

    [champions Cost]
    """
    if ability.cost is None:
        return situation
    part = situation.speaking_to(situation.player)
    ability.cost.mention(game, part)
    return part


def payable_together(game: ChampionsGame, player: int, cost: Cost, situation: Situation) -> bool:
    """Whether an ability's costs can be paid together, with that of its card if it is an event. [champions Cost]"""
    card = situation.source
    assert card is not None
    price = price_of(game, player, card) if card.definition.type == EVENT else payment.Price(0)
    return payment.can_pay_together(game, situation, cost, price)
