"""The table of the deck-building game in sentences, for screen readers and pipes."""

from __future__ import annotations

from longbox.faces.words import counted, listed, number_of
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.face.cards import FROZEN, cost_words, points_in_sentence, short_text
from longbox.games.dcdb.face.drafting import whole_draft
from longbox.games.dcdb.face.market import KICK_KEY, SUPER_VILLAIN_KEY, keys_of, super_villain_words
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card


def whole_table(view: TableView) -> list[str]:
    """Everything that lies on the table, one line after another."""
    if not view.is_dealt():
        return whole_draft(view)
    reserve = f" In reserve: {view.reserve_left()}." if view.reserve_left() else ""
    lines = [f"Main deck: {number_of(view.main_deck_left(), 'card')}. Weaknesses: {view.weaknesses_left()}.{reserve}"]
    for card, key in keys_of(view).items():
        if key == KICK_KEY:
            lines.append(_for_sale("Kick stack", card, view, f", {view.kicks_left()} left"))
        elif key == SUPER_VILLAIN_KEY:
            lines.append(_for_sale("Super-Villain", card, view, f", {view.super_villains_left()} in the stack"))
        else:
            lines.append(_for_sale("Line-Up", card, view))
    if view.super_villain() is None:
        lines.append(super_villain_words(view))
    others = [*view.foes(), *view.teammates()]
    return [*lines, *[other_player(view, player) for player in others], *own_places(view)]


def _for_sale(place: str, card: Card[CardDefinition], view: TableView, more: str = "") -> str:
    definition = card.definition
    facts = f"{definition.type_words()}, cost {cost_words(view, card)}, {points_in_sentence(definition)}{more}"
    frozen = f" {FROZEN}." if view.is_frozen(card) else ""
    told = f"{place}: {definition.name}. {facts}.{frozen} {short_text(definition)}"
    attached = counted([one.key() for one in view.attached()]) if card is view.super_villain() else ""
    return f"{told} Attached: {attached}." if attached else told


def other_player(view: TableView, player: int) -> str:
    """What everybody may know of another player."""
    pile = view.discard_pile(player)
    top = f", {pile[-1].key()} on top" if pile else ""
    area = counted([card.key() for card in view.play_area(player)])
    hidden = view.under_hero_count(player)
    mate = " (teammate)" if player in view.teammates() else ""
    parts = [
        f"{view.players[player].name}{mate} plays as {_heroes(view, player)}",
        f"Hand {view.hand_count(player)}, deck {view.deck_count(player)}, discard pile {len(pile)}{top}",
        *([f"In play: {area}"] if area else []),
        *([f"{number_of(hidden, 'card')} under the Super Hero{_named(view, player)}"] if hidden else []),
        *([number_of(view.vp_tokens(player), "VP token")] if view.vp_tokens(player) else []),
        *stacked(view, player),
    ]
    return f"{'. '.join(parts)}."


def stacked(view: TableView, player: int) -> list[str]:
    """What lies on top of a player's Super Heroes, and under the cards in play."""
    places = (("On top of the Super Hero", view.on_hero(player)), ("Under cards in play", view.beneath(player)))
    return [f"{place}: {counted([card.key() for card in cards])}" for place, cards in places if cards]


def own_places(view: TableView) -> list[str]:
    """What lies before the player, and the hand."""
    me = view.seat.number
    pile = view.discard_pile(me)
    top = f", {pile[-1].key()} on top" if pile else ""
    lines = [f"You play as {_heroes(view, me)}. Deck {view.deck_count(me)}, discard pile {len(pile)}{top}."]
    staying = [card.key() for card in view.locations(me)]
    if staying:
        kept = "Your Ongoing cards" if view.options.format == "cube" else "Your Locations"
        lines.append(f"{kept}: {counted(staying)}.")
    below = counted([card.key() for card in view.under_hero(me)])
    if below:
        lines.append(f"Under your Super Hero: {below}.")
    lines += [f"{told}." for told in stacked(view, me)]
    return [*lines, *what_matters(view)]


def _named(view: TableView, player: int) -> str:
    """The cards under a Super Hero, where everybody may look at them."""
    names = counted([card.key() for card in view.under_hero(player)])
    return f": {names}" if names else ""


def what_matters(view: TableView) -> list[str]:
    """Power, VP tokens and hand."""
    power = [f"Power {view.power()}."] if view.active == view.seat.number else []
    tokens = view.vp_tokens(view.seat.number)
    power += [f"You have {number_of(tokens, 'VP token')}."] if tokens else []
    return [*power, f"Your hand: {counted([card.key() for card in view.hand()]) or 'empty'}."]


def _heroes(view: TableView, player: int) -> str:
    names = listed([hero.key() for hero in view.heroes(player)]) or "nobody yet"
    return f"{names}, face down" if view.hero_is_face_down(player) else names
