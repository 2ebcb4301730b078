"""The table of the deck-building game, drawn: as a list where room is short, as cards where it is not."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.games.dcdb.definitions import LOCATION
from longbox.games.dcdb.view import TableView
from longbox.terminal import layout
from longbox.terminal.dcdb import cards
from longbox.terminal.dcdb.market import market_boxes, market_rows, wide_enough
from longbox.terminal.offers import Offer
from longbox.terminal.words import counted, so_often

HAND: Final = "hand"
"""The place of offers that are drawn in the hand."""

HAND_BOX_WIDTH: Final = 20
HAND_BOX_HEIGHT: Final = 8


def draw(view: TableView, offers: list[Offer], width: int, height: int) -> list[Text]:
    """The whole table, in the largest form that fits.

    Args:
        view: Of the player who looks.
        offers: What may be answered.
        width: How wide it may be.
        height: How many lines it may have.
    """
    if not view.turn:
        return [_you_rule(view, width), *foes_lines(view, width)]
    forms = [
        (market_boxes, hand_boxes),
        (market_boxes, hand_rows),
        (market_rows, hand_rows),
    ]
    for market, hand in forms:
        if market is market_boxes and not wide_enough(view, width):
            continue
        lines = [*market(view, offers, width), *foes_lines(view, width), *own_lines(view, width)]
        lines += hand(view, offers, width)
        if len(lines) <= height:
            return lines
    return [
        *market_rows(view, offers, width),
        *foes_lines(view, width, crowded=height < len(view.players) + 14),
        *own_lines(view, width),
        *hand_chips(view, offers, width),
    ]


# Those who sit around the table


def foes_lines(view: TableView, width: int, *, crowded: bool = False) -> list[Text]:
    """A line for each other player: what everybody may know of them."""
    others = [*view.foes(), *view.teammates()]
    others.sort(key=lambda player: (player - view.seat.number) % len(view.players))
    title = "Foes" if not view.teammates() else "The others"
    lines = [] if crowded else [layout.rule(Text(title, style="bold"), "", width)]
    return [*lines, *[seat_line(view, player, width) for player in others]]


def seat_line(view: TableView, player: int, width: int) -> Text:
    """One other player: name, Super Hero, counts of cards, the top of the discard pile, what is in play."""
    mate = " (teammate)" if player in view.teammates() else ""
    turn = "▸" if player == view.active else " "
    name = Text.assemble(turn, " ", (view.players[player].name, "bold"), mate, " · ", hero_words(view, player))
    name.pad_right(max(0, cards.KEY_WIDTH + cards.name_width(width) + 6 - name.cell_len))
    return layout.fitted(Text.assemble(name, "  ", counts_words(view, player), in_play_words(view, player)), width)


def hero_words(view: TableView, player: int) -> Text:
    """A player's Super Heroes."""
    names = " & ".join([hero.key() for hero in view.heroes(player)]) or "no Super Hero yet"
    return Text(f"{names} (face down)" if view.hero_is_face_down(player) else names, style=cards.STYLES["Super Hero"])


def counts_words(view: TableView, player: int) -> Text:
    """How many cards a player has where, and the top card of the discard pile."""
    words = Text.assemble(
        f"hand {view.hand_count(player)} · deck {view.deck_count(player)} · ", discard_words(view, player)
    )
    hidden = view.under_hero_count(player)
    return Text.assemble(words, f" · {hidden} under the Super Hero") if hidden else words


def discard_words(view: TableView, player: int) -> Text:
    """How many cards a discard pile has, and its top card."""
    pile = view.discard_pile(player)
    words = Text(f"discard {len(pile)}")
    return Text.assemble(words, ", top ", cards.named(pile[-1])) if pile else words


def in_play_words(view: TableView, player: int) -> Text:
    """What another player has in play."""
    area = view.play_area(player)
    return Text.assemble(" · in play: ", counted([card.key() for card in area])) if area else Text()


# The player who looks


def own_lines(view: TableView, width: int) -> list[Text]:
    """The player's own Super Hero, counts, and what is in play."""
    me = view.seat.number
    lines = [_you_rule(view, width)]
    locations = view.locations(me)
    played = [card for card in view.play_area(me) if not card.definition.types & LOCATION]
    chips = [cards.named(card) for card in locations]
    chips += [Text(counted([card.key() for card in played]))] if played else []
    return lines + (layout.flow(chips, width, Text(" In play  ", style="dim")) if chips else [])


def _you_rule(view: TableView, width: int) -> Text:
    me = view.seat.number
    left = Text.assemble((view.seat.name, "bold"), " · ", hero_words(view, me))
    right = Text(f"deck {view.deck_count(me)} · ", style="dim")
    hidden = view.under_hero_count(me)
    under = Text(f" · {hidden} under the Super Hero", style="dim") if hidden else Text()
    return layout.rule(left, Text.assemble(right, discard_words(view, me), under), width)


def hand_offers(view: TableView, offers: list[Offer]) -> list[tuple[int, str]]:
    """The different cards of the hand: the index of the first of each kind, and its key if it is on offer."""
    keys = {offer.words: offer.key for offer in offers if offer.label.place == HAND}
    names = [card.key() for card in view.hand()]
    return [(names.index(name), keys.get(name, "")) for name in dict.fromkeys(names)]


def hand_chips(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand in a line or two: key, name, how many."""
    hand = view.hand()
    names = [card.key() for card in hand]
    chips = []
    for index, key in hand_offers(view, offers):
        count = names.count(names[index])
        cap = Text.assemble(layout.key_cap(key), " ") if key else Text()
        chips.append(Text.assemble(cap, cards.named(hand[index]), so_often(count)))
    start = Text(" Hand     ", style="dim")
    return layout.flow(chips, width, start) if chips else [Text.assemble(start, ("empty", "dim"))]


def hand_rows(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand as a list with texts."""
    hand = view.hand()
    if not hand:
        return hand_chips(view, offers, width)
    names = [card.key() for card in hand]
    lines = [layout.rule(Text("Hand", style="bold"), "", width)]
    for index, key in hand_offers(view, offers):
        count = names.count(names[index])
        lines.append(cards.row(hand[index], key, "", width, so_often(count).strip()))
    return lines


def hand_boxes(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand as cards beside each other; as a list where they don't fit."""
    hand = view.hand()
    shown = hand_offers(view, offers)
    if not hand or len(shown) * HAND_BOX_WIDTH > width:
        return hand_rows(view, offers, width)
    names = [card.key() for card in hand]
    blocks = []
    for index, key in shown:
        count = names.count(names[index])
        blocks.append(cards.box(hand[index], key, "", HAND_BOX_WIDTH, HAND_BOX_HEIGHT, so_often(count)))
    return [layout.rule(Text("Hand", style="bold"), "", width), *layout.beside(blocks)]
