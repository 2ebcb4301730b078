"""The table of the deck-building game, drawn: as a list where room is short, as cards where it is not."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.games.dcdb.definitions import LOCATION
from longbox.games.dcdb.view import TableView
from longbox.terminal import layout
from longbox.terminal.dcdb import cards
from longbox.terminal.dcdb.market import BOX_HEIGHTS, market_boxes, market_rows, wide_enough
from longbox.terminal.hand import WIDE
from longbox.terminal.offers import Offer
from longbox.terminal.words import counted, so_often

HAND_BOX_WIDTH: Final = 20
HAND_BOX_HEIGHT: Final = 8


def draw(view: TableView, offers: list[Offer], width: int, height: int, most: int) -> list[Text]:
    """The whole table, in the largest form that fits; in a crowded one rather than with less.

    Args:
        view: Of the player who looks.
        offers: What may be answered.
        width: How wide it may be.
        height: How many lines it should have at most.
        most: How many lines it must not exceed.
    """
    if not view.turn:
        return [_you_rule(view, width), *foes_lines(view, width)]
    for lines in spacious_forms(view, offers, width):
        if len(lines) <= height:
            return lines
    forms = crowded_forms(view, offers, width)
    return next((lines for lines in forms if len(lines) <= most), forms[-1])


def spacious_forms(view: TableView, offers: list[Offer], width: int) -> list[list[Text]]:
    """The table with all its parts, the largest form first."""
    around = [*foes_lines(view, width), *own_lines(view, width)]
    rows, listed = market_rows(view, offers, width), hand_rows(view, offers, width)
    forms = [[*rows, *around, *listed], [*rows, *around, *hand_chips(view, offers, width)]]
    if not wide_enough(view, width):
        return forms
    small, large = [market_boxes(view, offers, width, box_height) for box_height in sorted(BOX_HEIGHTS)]
    hand = hand_boxes(view, offers, width)
    return [[*large, *around, *hand], [*small, *around, *hand], [*small, *around, *listed], *forms]


def crowded_forms(view: TableView, offers: list[Offer], width: int) -> list[list[Text]]:
    """The table where room is short, with less and less of what matters least."""
    rows = market_rows(view, offers, width, crowded=True)
    own = [*own_lines(view, width), *hand_chips(view, offers, width)]
    return [[*rows, *foes_lines(view, width, crowded=True), *own], [*rows, *own], own]


# Those who sit around the table


def foes_lines(view: TableView, width: int, *, crowded: bool = False) -> list[Text]:
    """What everybody may know of each other player; where it is crowded, in one line each and without a rule."""
    others = [*view.foes(), *view.teammates()]
    others.sort(key=lambda player: (player - view.seat.number) % len(view.players))
    names = [seat_words(view, player) for player in others]
    widest = max([name.cell_len for name in names], default=0)
    lines = (
        [] if crowded else [layout.rule(Text("The others" if view.teammates() else "Foes", style="bold"), "", width)]
    )
    for player, name in zip(others, names, strict=True):
        name.pad_right(widest - name.cell_len)
        line = Text.assemble(name, "  ", counts_words(view, player), in_play_words(view, player))
        lines += [layout.fitted(line, width)] if crowded else layout.wrapped(line, width, indent=widest + 2)
    return lines


def seat_words(view: TableView, player: int) -> Text:
    """Another player's name and Super Hero, with a mark for the one who takes the turn."""
    mate = " (teammate)" if player in view.teammates() else ""
    turn = "▸" if player == view.active else " "
    return Text.assemble(turn, " ", (view.players[player].name, "bold"), mate, " · ", hero_words(view, player))


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
    """What another player has in play: Locations by their names, and what was played this turn."""
    locations = [cards.named(card) for card in view.locations(player)]
    played = counted([card.key() for card in view.play_area(player) if not card.definition.types & LOCATION])
    parts = [*locations, *([Text(f"played {played}")] if played else [])]
    return Text.assemble(*[piece for part in parts for piece in (" · ", part)])


# The player who looks


def own_lines(view: TableView, width: int) -> list[Text]:
    """The player's own Super Hero, counts, and what is in play."""
    me = view.seat.number
    lines = [_you_rule(view, width), *ability_lines(view, width)]
    locations = view.locations(me)
    played = [card for card in view.play_area(me) if not card.definition.types & LOCATION]
    chips = [cards.named(card) for card in locations]
    chips += [Text(counted([card.key() for card in played]))] if played else []
    return lines + (layout.flow(chips, width, Text(" In play  ", style="dim")) if chips else [])


def ability_lines(view: TableView, width: int) -> list[Text]:
    """What the player's own Super Heroes can do, where the screen is wide enough."""
    if width < WIDE or view.hero_is_face_down(view.seat.number):
        return []
    texts = [" ".join(hero.definition.text.split()) for hero in view.heroes(view.seat.number)]
    return [line for text in texts if text for line in layout.wrapped(Text(f"   {text}", style="dim"), width, 3)]


def _you_rule(view: TableView, width: int) -> Text:
    me = view.seat.number
    left = Text.assemble((view.seat.name, "bold"), " · ", hero_words(view, me))
    right = Text(f"deck {view.deck_count(me)} · ", style="dim")
    hidden = view.under_hero_count(me)
    under = Text(f" · {hidden} under the Super Hero", style="dim") if hidden else Text()
    return layout.rule(left, Text.assemble(right, discard_words(view, me), under), width)


def hand_cards(view: TableView, offers: list[Offer]) -> list[cards.Row]:
    """The different cards of the hand, with the key of each that is on offer, and how often it is there."""
    keys = {offer.label.held: offer.key for offer in offers}
    hand = {card.key(): card for card in view.hand()}
    names = [card.key() for card in view.hand()]
    return [
        cards.Row(hand[name], keys.get(name, ""), note=so_often(names.count(name))) for name in dict.fromkeys(names)
    ]


def hand_chips(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand in a line or two: key, name, how many."""
    chips = []
    for card in hand_cards(view, offers):
        cap = Text.assemble(layout.key_cap(card.key), " ") if card.key else Text()
        chips.append(Text.assemble(cap, cards.named(card.card), card.note))
    start = Text(" Hand     ", style="dim")
    return layout.flow(chips, width, start) if chips else [Text.assemble(start, ("empty", "dim"))]


def hand_rows(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand as a list with texts."""
    shown = hand_cards(view, offers)
    if not shown:
        return hand_chips(view, offers, width)
    names = cards.name_width([row.card for row in shown], width)
    title = layout.rule(Text("Hand", style="bold"), "", width)
    return [title, *[row.draw(width, names) for row in shown]]


def hand_boxes(view: TableView, offers: list[Offer], width: int) -> list[Text]:
    """The hand as cards beside each other; as a list where they don't fit."""
    shown = hand_cards(view, offers)
    if not shown or len(shown) * HAND_BOX_WIDTH > width:
        return hand_rows(view, offers, width)
    boxes = [cards.box(row, HAND_BOX_WIDTH, HAND_BOX_HEIGHT) for row in shown]
    return [layout.rule(Text("Hand", style="bold"), "", width), *layout.beside(boxes)]
