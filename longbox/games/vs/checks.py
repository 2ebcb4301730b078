"""What a card must not be, though its text can be read: its parts have to go together."""

from __future__ import annotations

from longbox.games.vs.definitions import PLOT_TWIST, CardDefinition
from longbox.games.vs.errors import BadCard


def check_card(card: CardDefinition) -> None:
    """Refuse a card with a text of which something could never do anything.

    Raises:
        BadCard: It has one.
    """
    if card.card_type == PLOT_TWIST:
        if card.powers and not card.ongoing:
            raise BadCard(f'{card.name}: a plot twist has powers only after "Ongoing:". [vs 304.8]')
        if card.effect is None and not card.ongoing:
            raise BadCard(f"{card.name}: a plot twist does nothing without a text. [vs 304.3]")
    elif card.effect is not None:
        raise BadCard(
            f"{card.name}: only a plot twist does something as it is played; "
            f'a power needs a cost before ">>>", or "when", "whenever" or "at the start of". [vs 500.3]'
        )
