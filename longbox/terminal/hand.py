"""The hand, where it is drawn as a list: equal cards as one, with their keys, and with texts where there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from rich.text import Text

from longbox.faces.offers import Offer
from longbox.faces.words import so_often
from longbox.kernel.cards import Card
from longbox.terminal import layout

KEY_WIDTH: Final = 4
COST_WIDTH: Final = 2
SHORTEST_NAME: Final = 14
WIDE: Final = 100
"""From this width on, the types of cards have a column."""


class HeldCard:
    """A card of the hand, with all that are like it.

    Attributes:
        card: The card.
        key: What to type for it; nothing if it isn't on offer.
        count: How often the hand has it.
        name: What it is called, and how often it is there.
    """

    def __init__(self, card: Card[Any], key: str, count: int, name: str) -> None:
        self.card = card
        self.key = key
        self.count = count
        self.name = f"{name}{so_often(count)}"

    def columns(self, width: int, names: int) -> Text:
        """Its key, cost, name and numbers, and on a wide screen its type.

        Args:
            width: How wide the screen is.
            names: How wide the column of names is.
        """
        raise NotImplementedError

    def text(self) -> str:
        """What it says, in one line."""
        raise NotImplementedError

    def key_column(self) -> Text:
        """Its key, or a mark that it has none now."""
        cap = layout.key_cap(self.key) if self.key else Text("  ·", style="dim")
        return Text.assemble(cap, " " * max(1, KEY_WIDTH - cap.cell_len))


C = TypeVar("C", bound=Card[Any])
H = TypeVar("H", bound=HeldCard)


def held_cards(hand: Sequence[C], offers: list[Offer], hold: Callable[[C, str, int], H]) -> list[H]:
    """The different cards of the hand, with the key of each that is on offer.

    Args:
        hand: The cards.
        offers: What may be answered.
        hold: Makes what is drawn of a card, its key and how often it is there.
    """
    offered = {offer.held: offer.key for offer in reversed(offers) if offer.held}
    names = [card.key() for card in hand]
    held: dict[str, H] = {}
    for card in hand:
        if card.key() not in held:
            held[card.key()] = hold(card, offered.get(card.key(), ""), names.count(card.key()))
    return list(held.values())


def hand_list(held: Sequence[HeldCard], width: int, longest: int, *, whole: bool) -> list[Text]:
    """The hand as a list with texts: in one line each, or with the whole text.

    Args:
        held: The cards.
        width: How wide the screen is.
        longest: How wide the column of names may be.
        whole: Whether the whole texts are drawn.
    """
    names = max(SHORTEST_NAME, layout.widest([shown.name for shown in held], longest))
    lines: list[Text] = []
    for shown in held:
        columns = shown.columns(width, names)
        line = Text.assemble(columns, (shown.text(), "" if shown.key else "dim"))
        lines += layout.wrapped(line, width, indent=columns.cell_len) if whole else [layout.fitted(line, width)]
    return lines
