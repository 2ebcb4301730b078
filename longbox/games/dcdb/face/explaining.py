"""All about one card, or about what lies before a player."""

from __future__ import annotations

from longbox.faces.lines import FAINT, STRONG, Line, line
from longbox.faces.words import counted, number_of
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.face.cards import points_in_sentence, role_of
from longbox.games.dcdb.face.result import hero_words
from longbox.games.dcdb.view import TableView


def explain_card(view: TableView, definition: CardDefinition) -> list[Line]:
    """A card's name, type, cost, Victory Points and text, and where it lies, as far as that is known."""
    lines = [line((definition.name, f"{STRONG} {role_of(definition)}"), f" · {facts(view, definition)}")]
    lines += [line(words) for words in definition.text.splitlines() or ["It has no text: it does nothing."]]
    places = where(view, definition.name)
    return [*lines, line((f"Here: {', '.join(places)}.", FAINT))] if places else lines


def facts(view: TableView, definition: CardDefinition) -> str:
    """Type, cost and Victory Points in words."""
    if definition.is_hero:
        return f"{definition.type_words()} · tier {definition.tier}" if definition.tier else definition.type_words()
    cost = f"cost {definition.cost}{_cost_now(view, definition)}"
    return f"{definition.type_words()} · {cost} · {points_in_sentence(definition)}"


def _cost_now(view: TableView, definition: CardDefinition) -> str:
    for card in [*view.line_up(), view.kick(), view.super_villain()]:
        if card is not None and card.definition is definition and view.cost_of(card) != definition.cost:
            return f" (now {view.cost_of(card)})"
    return ""


def where(view: TableView, name: str) -> list[str]:
    """The places where the player knows cards of a name to lie, with their number."""
    piles = [("in your hand", view.hand()), ("in the Line-Up", view.line_up())]
    piles += [("in the Kick stack", view.kick_stack()), ("among the destroyed cards", view.destroyed())]
    for player in range(len(view.players)):
        mine = view.is_reader(player)
        whose = "your" if mine else f"{view.players[player].name}'s"
        piles += [
            (f"in {whose} discard pile", view.discard_pile(player)),
            (f"in {whose} play area", view.play_area(player)),
            (f"before {'you' if mine else view.players[player].name}", view.heroes(player)),
        ]
    villain = view.super_villain()
    piles.append(("on the Super-Villain stack", [villain] if villain is not None else []))
    found = [(place, [card.key() for card in pile].count(name)) for place, pile in piles]
    return [f"{count if count > 1 else 'one'} {place}" for place, count in found if count]


def explain_player(view: TableView, player: int) -> list[Line]:
    """What everybody may see of a player."""
    mine = view.is_reader(player)
    count = number_of
    lines = [line((view.players[player].name, STRONG), " · ", hero_words(view, player))]
    lines += [line((f"{hero.key()}: ", FAINT), hero.definition.text) for hero in view.heroes(player)]
    lines.append(
        line(f"Hand: {count(view.hand_count(player), 'card')}. Deck: {count(view.deck_count(player), 'card')}.")
    )
    lines.append(line(f"In play: {counted([card.key() for card in view.play_area(player)]) or 'nothing'}."))
    if view.under_hero_count(player):
        below = counted([card.key() for card in view.under_hero(player)])
        lines.append(line(f"Under the Super Hero: {below or count(view.under_hero_count(player), 'card')}."))
    if view.vp_tokens(player):
        lines.append(line(f"VP tokens: {view.vp_tokens(player)}."))
    pile = [card.key() for card in reversed(view.discard_pile(player))]
    lines.append(line(f"Discard pile, from the top: {', '.join(pile) or 'empty'}."))
    if mine:
        lines.append(line(f"All your cards: {counted([card.key() for card in view.own_cards()])}."))
    return lines


def explain_destroyed(view: TableView) -> list[Line]:
    """The pile of destroyed cards."""
    return [line(f"Destroyed: {counted([card.key() for card in view.destroyed()]) or 'nothing'}.")]
