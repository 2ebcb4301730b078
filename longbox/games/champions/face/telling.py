"""The table of Marvel Champions in sentences, for screen readers and pipes."""

from __future__ import annotations

from longbox.faces.words import counted, listed, number_of, times
from longbox.games.champions.definitions import SUPPORT, UPGRADE, GameCard
from longbox.games.champions.face.cards import (
    burdens,
    hit_points,
    icons,
    keyword_words,
    powers,
    text_in_play,
    threat_words,
    title,
)
from longbox.games.champions.view import TableView


def whole_table(view: TableView, beside: list[TableView]) -> list[str]:
    """Everything that lies on the table, one line after another; also the hands of others whom the reader plays."""
    others = [player for player in range(len(view.players)) if player != view.seat.number]
    lines = [
        *scenario(view),
        *[line for player in others for line in other_player(view, player)],
        *[f"Hand of {other.seat}: {counted([card.key() for card in other.hand()]) or 'empty'}." for other in beside],
        *own_places(view),
    ]
    return [*lines, *what_matters(view)]


def scenario(view: TableView) -> list[str]:
    """The villain, what is attached to them, environments and schemes."""
    villain = view.villain()
    lines = [f"Villain: {character(view, villain)}. {said(villain)}".rstrip()]
    lines += [f"Attached to {villain}: {card_words(view, card)}. {said(card)}" for card in view.attachments(villain)]
    lines += [f"Environment: {card_words(view, card)}. {said(card)}" for card in view.environments()]
    lines += [scheme_words(view, scheme) for scheme in view.schemes()]
    hosts = [*view.environments(), *view.schemes()]
    lines += [f"Attached to {host}: {card_words(view, card)}." for host in hosts for card in view.attachments(host)]
    deck = number_of(view.encounter_deck_count(), "card")
    return [*lines, f"Encounter deck: {deck}. Discard pile: {len(view.encounter_discard())}."]


def scheme_words(view: TableView, scheme: GameCard) -> str:
    """A scheme in a sentence."""
    main = scheme is view.main_scheme()
    facts = [threat_words(view, scheme)]
    if main:
        facts.append(f"{view.threat_each_round()} more each round")
        facts += ["kept by a crisis icon"] if view.crisis() else []
    facts += [f"{icon} icon" for icon in icons(scheme.definition)] + burdens(view, scheme)
    return f"{'Main scheme' if main else 'Side scheme'}: {title(scheme)}, {', '.join(facts)}. {said(scheme)}".rstrip()


def character(view: TableView, card: GameCard) -> str:
    """A character in play with its numbers, and what lies on it."""
    words = [f"{hit_points(view, card)} hit points", powers(view, card)]
    words += [keyword_words(keyword, number) for keyword, number in view.keywords(card).items()]
    attached = [f"with {card_words(view, other)}" for other in view.attachments(card) if card is not view.villain()]
    return ", ".join([title(card), *words, *burdens(view, card), *attached])


def card_words(view: TableView, card: GameCard) -> str:
    """A card in play, and what lies on it."""
    host = view.host(card)
    on = f" on {host}" if host is not None and host.definition.is_identity else ""
    words = burdens(view, card)
    return f"{title(card)}{on}{f' ({listed(words)})' if words else ''}"


def said(card: GameCard) -> str:
    """What a card in play says, in one line."""
    return text_in_play(card.definition)


def other_player(view: TableView, player: int) -> list[str]:
    """What everybody may know of another player."""
    name = view.players[player].name
    if view.is_eliminated(player):
        return [f"{name} is eliminated."]
    hand = number_of(view.hand_count(player), "card")
    lines = [f"{name}: {identity_words(view, player)}. Hand {hand}, deck {view.deck_count(player)}."]
    return [*lines, *area(view, player, f"{name}'s")]


def identity_words(view: TableView, player: int) -> str:
    """A player's identity in a sentence."""
    form = "hero" if view.in_hero_form(player) else "alter-ego"
    return f"{character(view, view.identity(player))}, in {form} form"


def area(view: TableView, player: int, whose: str) -> list[str]:
    """What lies before a player."""
    others = [card for card in view.controlled(player) if card.definition.type in (UPGRADE, SUPPORT)]
    own = [card for card in others if (host := view.host(card)) is None or host.definition.is_identity]
    whom = "you" if view.is_reader(player) else view.players[player].name
    lines = [
        f"Minion engaged with {whom}: {character(view, minion)}. {said(minion)}".rstrip()
        for minion in view.minions_of(player)
    ]
    lines += [f"{whose} ally: {character(view, ally)}." for ally in view.allies(player)]
    return [*lines, f"{whose} cards in play: {', '.join([card_words(view, card) for card in own])}."] if own else lines


def own_places(view: TableView) -> list[str]:
    """What lies before the player."""
    me = view.seat.number
    if view.is_eliminated(me):
        return ["You are eliminated."]
    dealt = view.dealt_count(me)
    lines = [
        f"You are {identity_words(view, me)}.",
        *area(view, me, "Your"),
        f"Your deck: {number_of(view.deck_count(me), 'card')}. Discard pile: {len(view.discard_pile(me))}.",
    ]
    return [*lines, f"You have been dealt {number_of(dealt, 'encounter card')}."] if dealt else lines


def what_matters(view: TableView) -> list[str]:
    """The hand, with costs and resources."""
    names = [card.key() for card in view.hand()]
    held = {card.key(): card for card in view.hand()}
    told = [f"{times(name, names.count(name))} ({price(view, card)})" for name, card in held.items()]
    return [f"Your hand: {', '.join(told) or 'empty'}."]


def hand(view: TableView) -> list[str]:
    """The hand by its names."""
    return [f"Your hand: {counted([card.key() for card in view.hand()]) or 'empty'}."]


def price(view: TableView, card: GameCard) -> str:
    """What a card of the hand costs, and what it generates."""
    cost = view.cost_of(card)
    resources = f"gives {card.definition.resources.words()}"
    return resources if cost is None else f"cost {cost}, {resources}"


def standing(view: TableView) -> str:
    """How it stands with the villain, the main scheme and the player."""
    villain, scheme = view.villain(), view.main_scheme()
    words = burdens(view, villain)
    marks = f" ({listed(words)})" if words else ""
    points = f"{hit_points(view, villain)} hit points"
    told = f"{title(villain)}: {points}{marks}. {title(scheme)}: {threat_words(view, scheme)}."
    if view.is_eliminated(view.seat.number):
        return told
    identity = view.identity(view.seat.number)
    return f"{told} {title(identity)}: {hit_points(view, identity)}."
