"""What can be bought: the Line-Up, the Super-Villain, the Kick, with the keys they are bought by."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.terminal import layout
from longbox.terminal.dcdb import cards
from longbox.terminal.offers import Offer

MARKET: Final = "market"
"""The place of offers that are drawn here."""

SLOTS: Final = "abcdefgijlmoptvxz"
"""The keys of the Line-Up. Those that mean something else are left out: h k n q r s u w y."""
KICK_KEY: Final = "k"
SUPER_VILLAIN_KEY: Final = "s"

NARROWEST_BOX: Final = 19
BOX_HEIGHTS: Final = (13, 10)
"""How high cards are drawn: so that the longest text has room, or so that most have."""
BOXES: Final = 6
"""The Line-Up and a Super-Villain fill the width; fewer cards are not wider."""
MOST_WORDS: Final = 76


def keys_of(view: TableView) -> dict[Card[Any], str]:
    """The keys of the cards that lie in the middle of the table."""
    keys: dict[Card[Any], str] = dict(zip(view.line_up(), SLOTS, strict=False))
    kick, villain = view.kick(), view.super_villain()
    if kick is not None:
        keys[kick] = KICK_KEY
    if villain is not None:
        keys[villain] = SUPER_VILLAIN_KEY
    return keys


def cost_words(view: TableView, card: Card[CardDefinition]) -> str:
    """What a card costs now; marked where that is not what is printed on it."""
    cost = view.cost_of(card)
    printed = card.definition.cost
    return str(cost) if cost == printed else f"{cost}{'↓' if cost < printed else '↑'}"


def market_rows(view: TableView, offers: list[Offer], width: int, *, crowded: bool = False) -> list[Text]:
    """The middle of the table as a list; where it is crowded, without a rule over the stacks."""
    line_up = [row for row in _rows(view, offers) if row.card not in (view.kick(), view.super_villain())]
    stacks = stack_rows(view, offers)
    names = cards.name_width([row.card for row in [*line_up, *stacks]], width)
    counts = Text(f"main deck {view.main_deck_left()} · Weakness {view.weaknesses_left()}", style="dim")
    lines = [cards.heads("Line-Up", counts if crowded else Text(), width, names)]
    lines += [row.draw(width, names) for row in line_up]
    if not crowded:
        lines.append(layout.rule(Text("Stacks", style="bold"), counts, width))
    if view.super_villain() is None:
        lines.append(hidden_super_villain(view))
    return lines + [row.draw(width, names) for row in stacks]


def _rows(view: TableView, offers: list[Offer]) -> list[cards.Row]:
    """All cards in the middle of the table as rows."""
    offered = {offer.key for offer in offers if offer.label.place == MARKET}
    return [
        cards.Row(card, key if key in offered else "", cost_words(view, card)) for card, key in keys_of(view).items()
    ]


def stack_rows(view: TableView, offers: list[Offer]) -> list[cards.Row]:
    """The Super-Villain, if one lies face up, and the Kick, with the number that is left of each."""
    counts = {view.super_villain(): view.super_villains_left(), view.kick(): view.kicks_left()}
    rows = [row for row in _rows(view, offers) if row.card in counts]
    for row in rows:
        row.note = f"{counts[row.card]} left"
    return sorted(rows, key=lambda row: row.card is view.kick())


def hidden_super_villain(view: TableView) -> Text:
    """A line for the Super-Villain stack while none lies face up."""
    return layout.column(f"  · {super_villain_words(view)}", MOST_WORDS, cards.STYLES["Super-Villain"])


def super_villain_words(view: TableView) -> str:
    """The Super-Villain stack while none lies face up."""
    left = view.super_villains_left()
    if not left:
        return "The Super-Villain stack is empty."
    return f"The next of {left} Super-Villains lies face down until the turn ends."


def market_boxes(view: TableView, offers: list[Offer], width: int, box_height: int) -> list[Text]:
    """The middle of the table as cards beside each other. It must be `wide_enough`."""
    kick = view.kick()
    shown = [row for row in _rows(view, offers) if row.card is not kick]
    wide = width // max(len(shown), BOXES)
    lines = [layout.rule(Text("Line-Up", style="bold"), Text(_stacks_words(view), style="dim"), width)]
    if shown:
        lines += layout.beside([cards.box(row, wide, box_height) for row in shown])
    if view.super_villain() is None:
        lines.append(hidden_super_villain(view))
    rows = [row for row in stack_rows(view, offers) if row.card is kick]
    return lines + [row.draw(width, cards.SHORTEST_NAME) for row in rows]


def wide_enough(view: TableView, width: int) -> bool:
    """Whether the middle of the table fits as cards beside each other."""
    shown = len([key for key in keys_of(view).values() if key != KICK_KEY])
    return NARROWEST_BOX * max(shown, BOXES) <= width


def _stacks_words(view: TableView) -> str:
    counts = (
        f"main deck {view.main_deck_left()}",
        f"Super-Villains {view.super_villains_left()}",
        f"Kicks {view.kicks_left()}",
        f"Weaknesses {view.weaknesses_left()}",
    )
    return " · ".join(counts)
