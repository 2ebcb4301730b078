"""The keys of answers, by what they are about: drawn on cards and in empty places."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.offers import Offer

DRAWN_THERE = ("hand", "market")
"""The kinds of areas whose cards carry their keys, so that these answers need not be listed."""


class Keys:
    """Where each key is drawn."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self._places: dict[tuple[str, str], str] = {}
        self._cards: dict[str, list[str]] = {}
        self._spots: dict[tuple[str, int, int], str] = {}
        for offer in offers:
            for card in offer.on:
                self._cards.setdefault(card, []).append(offer.key)
                self._places.setdefault((offer.place, card), offer.key)
            if offer.spot is not None:
                self._spots[offer.spot] = offer.key

    def in_area(self, area: str, card: str) -> str:
        """The key of a card where its answers are drawn: in the hand, on the market."""
        return self._places.get((area, card), "")

    def on(self, card: str) -> list[str]:
        """All keys of what can be done with a card."""
        return self._cards.get(card, [])

    def at(self, area: str, row: int, column: int) -> str:
        """The key of a place in a formation."""
        return self._spots.get((area, row, column), "")

    def columns(self, area: str) -> list[int]:
        """The columns of a formation in which a place can be chosen."""
        return [column for place, _, column in self._spots if place == area]
