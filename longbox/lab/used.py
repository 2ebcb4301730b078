"""Which cards were used in many games, and how often those won who used them."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.lab.numbers import Wins

UsedCards = dict[tuple[str, str], Wins]
"""How often players won who used a card, by their group (the deck, the scenario) and the card."""


def count_used(used: UsedCards, group: str, cards: list[str] | None, won: float) -> None:
    """Count the cards that a player of a group used in one game."""
    for card in cards or []:
        used.setdefault((group, card), Wins()).add(won)


def most_used(used: UsedCards, groups: Sequence[str], own: Sequence[str], count: int) -> list[tuple[str, str, Wins]]:
    """Groups with cards and what became of those who used them: of each group the most used, and all of one's own."""
    found: list[tuple[str, str, Wins]] = []
    for group in groups:
        of_group = [(card, wins) for (whose, card), wins in used.items() if whose == group]
        of_group.sort(key=lambda used: (-used[1].games, used[0]))
        found += [(group, *used) for place, used in enumerate(of_group) if place < count or used[0] in own]
    return found
