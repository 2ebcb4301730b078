"""The table of Marvel Champions, drawn: villain, schemes, the other players, the player who looks, the hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.offers import Offer
from longbox.faces.words import number_of
from longbox.games.champions.definitions import ALLY, ATTACHMENT, SUPPORT, UPGRADE, Thing
from longbox.games.champions.view import TableView
from longbox.kernel.zones import NOBODY
from longbox.terminal import layout
from longbox.terminal.champions.cards import (
    burden_text,
    health,
    icons,
    keyword_words,
    named,
    powers,
    style_of,
    text_in_play,
    threat_words,
    title,
)
from longbox.terminal.champions.hand import hand_chips, hand_rows

BRIEF: Final = 0
"""As little as can be: what the others have in play is counted."""
SHORT: Final = 1
"""Everything by its name, the hand in a line or two."""
USUAL: Final = 2
"""Everything by its name, the hand as a list."""
TEXTS: Final = 3
"""With the texts of what the villain has in play."""
WHOLE: Final = 4
"""With the texts of the hand, none of them cut off."""
FULL: Final = 5
"""With the texts of what the player has in play, too."""

INDENT: Final = 3
MARGIN: Final = 11
"""What stands before a character, at most, with the end of the line."""
SHORTEST_NAME: Final = 5
WIDE: Final = 100
"""From this width on, what the own identity can do is told, however short the table is otherwise."""


def draw(
    view: TableView, beside: list[TableView], offers: list[Offer], width: int, height: int, most: int
) -> list[Text]:
    """The whole table, in the fullest form that fits; in a crowded one rather than with less.

    Args:
        view: Of the player who looks.
        beside: Of the other players whom the same person plays.
        offers: What may be answered.
        width: How wide it may be.
        height: How many lines it should have at most.
        most: How many lines it must not exceed.
    """
    for form in (FULL, WHOLE, TEXTS, USUAL, SHORT):
        lines = drawn(view, beside, offers, width, form)
        if len(lines) <= height:
            return lines
    forms = [drawn(view, beside, offers, width, form) for form in (USUAL, SHORT, BRIEF)]
    return next((lines for lines in forms if len(lines) <= most), forms[-1])


def drawn(view: TableView, beside: list[TableView], offers: list[Offer], width: int, form: int) -> list[Text]:
    """The table in one form."""
    me = view.seat.number
    lines = [*scenario_lines(view, width, form), *others_lines(view, beside, width, form)]
    lines += own_rule(view, width)
    lines += identity_lines(view, width, form)
    lines += listed_area(view, width) if form == FULL else area_lines(view, me, width)
    if form >= USUAL:
        return [*lines, *hand_rows(view, offers, width, whole=form >= WHOLE)]
    return [*lines, *hand_chips(view, offers, width)]


# The scenario


def scenario_lines(view: TableView, width: int, form: int) -> list[Text]:
    """The villain with attachments, environments, and the schemes."""
    villain = view.villain()
    decks = [f"encounter deck {view.encounter_deck_count()}", f"discard {len(view.encounter_discard())}"]
    lines = [rule(character_text(view, villain, width), decks, width)]
    lines += texts(villain, width, form)
    for card in [*attached_to(view, villain), *view.environments()]:
        lines += scenario_card_lines(view, card, width, form)
    for scheme in view.schemes():
        lines += scheme_lines(view, scheme, width, form)
    return lines


def attached_to(view: TableView, card: Thing) -> list[Thing]:
    """What is attached to a card in play, encounter cards first."""
    return sorted(view.attachments(card), key=lambda other: other.definition.type != ATTACHMENT)


def scenario_card_lines(view: TableView, card: Thing, width: int, form: int) -> list[Text]:
    """An attachment of the villain, or an environment."""
    kind = f"{owner_words(view, card)}{card.definition.type}"
    line = Text.assemble("   ", named(card), burden_text(view, card), (f" {kind}", "dim"))
    if form >= USUAL:
        line = Text.assemble(line, ("  " + text_in_play(card.definition), "dim"))
    return layout.wrapped(line, width, INDENT) if form >= WHOLE else [layout.fitted(line, width)]


def owner_words(view: TableView, card: Thing) -> str:
    """Whose card it is: "Ben's ", nothing for the scenario's and the own ones."""
    player = view.controller(card)
    return "" if player in (NOBODY, view.seat.number) else f"{view.players[player].name}'s "


def scheme_lines(view: TableView, scheme: Thing, width: int, form: int) -> list[Text]:
    """A scheme with its threat, its icons and what makes it grow."""
    main = scheme is view.main_scheme()
    facts = [threat_words(view, scheme)]
    if main:
        facts.append(f"+{view.threat_each_round()} each round")
        tokens = view.acceleration_tokens()
        facts += [number_of(tokens, "acceleration token")] if tokens else []
        facts += ["kept by a crisis"] if view.crisis() else []
    facts += icons(scheme.definition)
    line = Text.assemble(" ", named(scheme), "  ", (" · ".join(facts), "bold" if main else ""))
    line = Text.assemble(line, burden_text(view, scheme))
    return [layout.fitted(line, width), *texts(scheme, width, form)]


def rule(left: Text, rights: list[str], width: int) -> Text:
    """A rule with as much at its right end as there is room for.

    Args:
        left: What stands at its left end.
        rights: What may stand at its right end, what matters most first.
        width: How wide it is.
    """
    for count in range(len(rights), 0, -1):
        line = layout.rule(left, Text(" · ".join(rights[:count]), style="dim"), width)
        if line.cell_len == width:
            return line
    return layout.rule(left, "", width)


def texts(card: Thing, width: int, form: int) -> list[Text]:
    """What a card of the scenario says, where there is room for it."""
    said = text_in_play(card.definition)
    if form < TEXTS or not said:
        return []
    line = Text(" " * INDENT + said, style="dim")
    return layout.wrapped(line, width, INDENT) if form >= WHOLE else [layout.fitted(line, width)]


# Characters


def character_text(view: TableView, card: Thing, width: int) -> Text:
    """A character in play: name, hit points, powers, keywords, what lies on it.

    Args:
        view: Of the player who looks.
        card: The character.
        width: How wide the screen is; where it is narrow, the name is cut, and never the hit points.
    """
    keywords = [keyword_words(keyword, number) for keyword, number in view.keywords(card).items()]
    said = " ".join([powers(view, card), *keywords])
    name = Text(title(card), style=f"bold {style_of(card.definition)}")
    return Text.assemble(
        with_room_for(name, Text.assemble(" ", health(view, card)), width),
        f" {said}",
        burden_text(view, card),
        attached_text(view, card),
    )


def with_room_for(name: Text, what: Text, width: int) -> Text:
    """A name and what follows it, where a narrow screen cuts the name."""
    room = max(SHORTEST_NAME, width - MARGIN - what.cell_len)
    return Text.assemble(layout.fitted(name, room), what)


def attached_text(view: TableView, card: Thing) -> Text:
    """What is attached to a minion or ally; the villain's attachments have lines of their own."""
    if card is view.villain():
        return Text()
    attached = [other for other in view.attachments(card) if other is not card]
    return Text.assemble(*[piece for other in attached for piece in (" + ", named(other), burden_text(view, other))])


def chip(view: TableView, card: Thing) -> Text:
    """A card in play that is no character, or one in few words."""
    style = "dim" if view.is_exhausted(card) else style_of(card.definition)
    host = view.host(card)
    on = f" on {host}" if host is not None else ""
    return Text.assemble((title(card), style), on, burden_text(view, card))


# Players


def own_rule(view: TableView, width: int) -> list[Text]:
    """The rule over what the player has, with the identity; with what lies on it."""
    me = view.seat.number
    start = seat_text(view, me, width)
    left = Text.assemble(start, identity_text(view, me, width - start.cell_len))
    dealt = view.dealt_count(me)
    rights = [number_of(dealt, "encounter card")] if dealt else []
    rights += [f"deck {view.deck_count(me)}", f"discard {len(view.discard_pile(me))}"]
    return [rule(left, rights, width)]


def seat_text(view: TableView, player: int, width: int) -> Text:
    """What a player is called, before the identity; nothing where both have the same name."""
    name = view.players[player].name
    if name == title(view.identity(player)):
        return Text()
    return Text.assemble(layout.fitted(Text(name, style="bold"), max(SHORTEST_NAME, width // 6)), " · ")


def identity_text(view: TableView, player: int, width: int) -> Text:
    """A player's identity: name, form, hit points, powers, what lies on it; a narrow screen cuts the name."""
    identity = view.identity(player)
    if view.is_eliminated(player):
        return Text.assemble((title(identity), "dim"), " eliminated")
    form = "hero" if view.in_hero_form(player) else "alter-ego"
    name = Text(title(identity), style=f"bold {style_of(identity.definition)}")
    return Text.assemble(
        with_room_for(name, Text.assemble((f" ({form})", "dim"), " ", health(view, identity)), width),
        f" {powers(view, identity)}",
        burden_text(view, identity),
    )


def identity_lines(view: TableView, width: int, form: int) -> list[Text]:
    """What the identity of the player who looks can do, where there is room for it, and always on a wide screen."""
    if form == FULL:
        return texts(view.identity(view.seat.number), width, FULL)
    said = text_in_play(view.identity(view.seat.number).definition)
    return layout.wrapped(Text(" " * INDENT + said, style="dim"), width, INDENT) if said and width >= WIDE else []


def listed_area(view: TableView, width: int) -> list[Text]:
    """What lies before the player who looks, each card on a line of its own with its text."""
    me = view.seat.number
    lines: list[Text] = []
    for name, cards in (
        ("Minions", view.minions_of(me)),
        ("Allies", view.allies(me)),
        ("In play", others_in_play(view, me)),
    ):
        for number, card in enumerate(cards):
            start = Text(f" {'' if number else name:<8}", style="dim")
            shown = character_text(view, card, width) if card.definition.is_character else chip(view, card)
            line = Text.assemble(start, shown, ("  " + text_in_play(card.definition), "dim"))
            lines += layout.wrapped(line, width, indent=start.cell_len + 2)
    return lines


def area_lines(view: TableView, player: int, width: int) -> list[Text]:
    """What lies before a player: minions, allies, upgrades and supports, each kind on lines of its own."""
    if view.is_eliminated(player):
        return []
    minions = [character_text(view, minion, width) for minion in view.minions_of(player)]
    allies = [character_text(view, ally, width) for ally in view.allies(player)]
    others = [card for card in others_in_play(view, player) if not is_shown_with_host(view, card)]
    lines: list[Text] = []
    for name, chips in (("Minions", minions), ("Allies", allies), ("In play", [chip(view, card) for card in others])):
        if chips:
            lines += layout.flow(chips, width, Text(f" {name:<8}", style="dim"), gap=3)
    return lines


def others_in_play(view: TableView, player: int) -> list[Thing]:
    """The upgrades and supports that a player controls, in the order in which they came."""
    return [card for card in view.controlled(player) if card.definition.type in (UPGRADE, SUPPORT)]


def is_shown_with_host(view: TableView, card: Thing) -> bool:
    """Whether a card is drawn beside what it is attached to."""
    host = view.host(card)
    return host is not None and (host is view.villain() or host.definition.type == ALLY or host.definition.is_enemy)


def others_lines(view: TableView, beside: list[TableView], width: int, form: int) -> list[Text]:
    """What is to be seen of the other players, in player order from the one who looks."""
    count = len(view.players)
    hands = {other.seat.number: other for other in beside}
    lines: list[Text] = []
    for step in range(1, count):
        player = (view.seat.number + step) % count
        lines.append(seat_rule(view, player, width))
        if form == BRIEF:
            lines += [layout.fitted(counts_line(view, player), width)]
        else:
            lines += area_lines(view, player, width)
            lines += hand_chips(hands[player], [], width) if player in hands else []
    return lines


def seat_rule(view: TableView, player: int, width: int) -> Text:
    """The rule over what another player has."""
    turn = "▸ " if player == view.active else ""
    start = Text.assemble(turn, seat_text(view, player, width))
    rights = [f"hand {view.hand_count(player)}", f"deck {view.deck_count(player)}"]
    rights.append(f"discard {len(view.discard_pile(player))}")
    return rule(Text.assemble(start, identity_text(view, player, width - start.cell_len)), rights, width)


def counts_line(view: TableView, player: int) -> Text:
    """How many minions, allies and other cards a player has in play."""
    counted = [
        (len(view.minions_of(player)), "minion", "minions"),
        (len(view.allies(player)), "ally", "allies"),
        (len(others_in_play(view, player)), "other card", ""),
    ]
    words = [number_of(count, one, many) for count, one, many in counted if count]
    return Text("   " + (", ".join(words) or "nothing in play"), style="dim")
