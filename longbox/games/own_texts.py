"""What cards of people's own say, for programs at a table or in the arena: they find the shipped ones elsewhere."""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.games import find_card_language, games_with
from longbox.kernel.cards import Definition
from longbox.kernel.view import View


def known_cards(view: View[Any]) -> list[Definition]:
    """The different cards that a player knows to be somewhere, in the order of the zones."""
    found = [card.definition for zone in view.zones for card in view.cards(zone) if card is not None]
    return list({(card.name, card.text): card for card in found}.values())


def own_texts(game: str, view: View[Any]) -> dict[str, str]:
    """The texts of all cards that a player knows and that don't come with the game, by their names.

    Of a game that lists no cards, the texts of all that the player knows.
    """
    shipped = _shipped(game)
    return {card.name: card.text for card in known_cards(view) if (card.name, card.text) not in shipped}


@cache
def _shipped(game: str) -> frozenset[tuple[str, str]]:
    """The names of the cards that come with a game, and what they say."""
    if game not in games_with("cards"):
        return frozenset()
    library = find_card_language(game).library
    return frozenset({(card.name, card.text) for card in [*library.shipped(library.files), *library.box()]})
