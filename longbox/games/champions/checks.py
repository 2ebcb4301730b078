"""What a card must not be, though its text can be read: its parts have to go together."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import INTERRUPTS, RESOURCE, RESPONSES, CardAbility
from longbox.games.champions.definitions import EVENT, CardDefinition
from longbox.games.champions.definitions import RESOURCE as RESOURCE_CARD
from longbox.games.champions.errors import BadCard
from longbox.games.champions.payment import Generator

WAITING: Final = (*INTERRUPTS, *RESPONSES)


def check_abilities(card: CardDefinition) -> None:
    """Refuse a card with abilities that could never be used, or do nothing.

    Raises:
        BadCard: An ability is none of this game.
    """
    for ability in card.abilities:
        wrong = what_is_wrong(ability)
        if wrong:
            raise BadCard(f"{card.name}: {wrong}")
    if card.type == EVENT and not card.abilities:
        raise BadCard(f'{card.name}: an event does nothing without an ability, like "Action: Draw 1 card."')
    if card.type == RESOURCE_CARD and card.abilities:
        raise BadCard(f"{card.name}: a resource card is never in play, so it can't have an ability.")


def what_is_wrong(ability: CardAbility) -> str:
    """What is wrong with an ability; nothing if it can be one. [champions Triggered Ability]"""
    timing = ability.timing.title()
    if ability.timing in WAITING and ability.occasion is None:
        return f'its {timing} must say what it waits for: "When ..." or "After ...".'
    if ability.timing not in WAITING and ability.occasion is not None:
        return f"its {timing} waits for something, as only interrupts and responses do."
    if (ability.timing == RESOURCE) != isinstance(ability.effect, Generator):
        return "a Resource ability generates resources, and nothing else does."
    return ""
