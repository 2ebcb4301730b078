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
BOX_HEIGHT: Final = 10


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


def market_rows(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The middle of the table as a list."""
    offered = {offer.key for offer in offers if offer.label.place == MARKET}
    counts = Text(f"main deck {view.main_deck_left()} · Weaknesses {view.weaknesses_left()}", style="dim")
    lines = [cards.heads("Line-Up", counts, width)]
    for card, key in keys_of(view).items():
        if key not in (KICK_KEY, SUPER_VILLAIN_KEY):
            lines.append(_row(view, card, key, offered, width))
    villain, kick = view.super_villain(), view.kick()
    if villain is not None:
        lines.append(_row(view, villain, SUPER_VILLAIN_KEY, offered, width, f"{view.super_villains_left()} left"))
    else:
        lines.append(Text(f"  · {super_villain_words(view)}", style=cards.STYLES["Super-Villain"]))
    if kick is not None:
        lines.append(_row(view, kick, KICK_KEY, offered, width, f"{view.kicks_left()} left"))
    return lines


def _row(view: TableView, card: Card[CardDefinition], key: str, offered: set[str], width: int, note: str = "") -> Text:
    return cards.row(card, key if key in offered else "", cost_words(view, card), width, note)


def super_villain_words(view: TableView) -> str:
    """The Super-Villain stack while none lies face up."""
    left = view.super_villains_left()
    if not left:
        return "The Super-Villain stack is empty."
    return f"The next of {left} Super-Villains lies face down until the turn ends."


def market_boxes(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The middle of the table as cards beside each other. It must be `wide_enough`."""
    offered = {offer.key for offer in offers if offer.label.place == MARKET}
    shown = _boxed(view)
    wide = width // max(len(shown), 6)
    blocks = [_box(view, card, key if key in offered else "", wide) for card, key in shown]
    title = layout.rule(Text("Line-Up", style="bold"), Text(_stacks_words(view), style="dim"), width)
    kick = view.kick()
    rows = [] if kick is None else [_row(view, kick, KICK_KEY, offered, width, f"{view.kicks_left()} left")]
    if view.super_villain() is None:
        rows.append(Text(f"  · {super_villain_words(view)}", style=cards.STYLES["Super-Villain"]))
    return [title, *(layout.beside(blocks) if blocks else []), *rows]


def wide_enough(view: TableView, width: int) -> bool:
    """Whether the middle of the table fits as cards beside each other."""
    return NARROWEST_BOX * max(len(_boxed(view)), 6) <= width


def _boxed(view: TableView) -> list[tuple[Card[Any], str]]:
    return [(card, key) for card, key in keys_of(view).items() if key != KICK_KEY]


def _box(view: TableView, card: Card[CardDefinition], key: str, width: int) -> list[Text]:
    return cards.box(card, key, cost_words(view, card), width, BOX_HEIGHT)


def _stacks_words(view: TableView) -> str:
    counts = (
        f"main deck {view.main_deck_left()}",
        f"Super-Villains {view.super_villains_left()}",
        f"Kicks {view.kicks_left()}",
        f"Weaknesses {view.weaknesses_left()}",
    )
    return " · ".join(counts)
