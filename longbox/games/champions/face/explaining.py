"""All about one card, or about what lies before a player."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.lines import CITED, FAINT, STRONG, Line, line
from longbox.faces.words import counted, number_of
from longbox.games.champions import definitions
from longbox.games.champions.definitions import CardDefinition, GameCard
from longbox.games.champions.face import telling
from longbox.games.champions.face.cards import icons, kind_words, power, powers_of, role_of
from longbox.games.champions.view import TableView


def explain_cards(view: TableView, found: list[CardDefinition]) -> list[Line]:
    """Everything about the cards of a name: those in play first, then the others that are called so."""
    present = {card.definition: card for card in reversed(cards_in_play(view)) if card.definition in found}
    lines: list[Line] = []
    for definition in sorted(found, key=lambda one: one not in present):
        lines += explain_card(definition)
        if definition in present:
            lines.append(line((f"Now: {now_words(view, present[definition])}.", FAINT)))
    places = where(view, found[0].name)
    return [*lines, line((f"Here: {', '.join(places)}.", FAINT))] if places else lines


def cards_in_play(view: TableView) -> list[GameCard]:
    """All cards in play, those of the player who looks first."""
    order = [view.seat.number, *[player for player in range(len(view.players)) if player != view.seat.number]]
    players = [card for player in order for card in [*view.controlled(player), *view.minions_of(player)]]
    scenario = [view.villain(), *view.schemes(), *view.environments()]
    attached = [other for card in [*scenario, *players] for other in view.attachments(card)]
    return [*players, *scenario, *attached]


def explain_card(definition: CardDefinition) -> list[Line]:
    """A card's name, type, numbers, traits and text."""
    if not definition.code:
        return [line(f"{definition.name}: a card of a player that lies facedown as a minion.")]
    name = f"{definition.name} {definition.stage}".strip()
    if definition.subtitle and not definition.is_identity:
        name = f"{name}, {definition.subtitle}"
    unique = "unique " if definition.unique and not definition.is_identity else ""
    head = [f"{unique}{kind_words(definition)}", *numbers(definition)]
    lines = [line((name, f"{STRONG} {role_of(definition)}"), f" · {' · '.join(head)}")]
    if definition.traits:
        lines.append(line((" ".join([f"{trait.rstrip('.')}." for trait in definition.traits]), CITED)))
    return lines + [line(words) for words in definition.text.splitlines() or ["It has no text."]]


def numbers(definition: CardDefinition) -> list[str]:
    """What is printed on a card in numbers."""
    words = [] if definition.cost is None else [f"cost {definition.cost}"]
    if definition.resources.total:
        words.append(f"generates {definition.resources.words()}")
    if definition.is_character:
        words.append(" ".join([f"{name} {power(definition.base(name))}" for name in powers_of(definition)]))
        words.append(f"{definition.hit_points}{each(definition.per_player)} hit points")
    if definition.type == definitions.ALLY:
        damage = definition.thwart_damage, definition.attack_damage
        words.append(f"takes {damage[0]} damage when it thwarts, {damage[1]} when it attacks")
    if definition.is_identity:
        words.append(f"hand size {definition.hand_size}")
    if definition.type == definitions.ATTACHMENT:
        words += [f"{value:+} {name}" for name, value in (("SCH", definition.sch), ("ATK", definition.atk)) if value]
    words += scheme_numbers(definition) if definition.is_scheme else []
    if definition.boost:
        words.append(number_of(definition.boost, "boost icon"))
    return words


def each(per_player: bool) -> str:
    """What is added to a number that counts for each player."""
    return " per player" if per_player else ""


def scheme_numbers(definition: CardDefinition) -> list[str]:
    """The threat of a scheme, and its icons."""
    start = f"{definition.starting_threat}{each(definition.starting_threat_per_player)}"
    words = [f"starts with {start} threat"]
    if definition.target_threat:
        words.append(f"completed at {definition.target_threat}{each(definition.target_threat_per_player)}")
    if definition.acceleration:
        words.append(f"+{definition.acceleration}{each(definition.acceleration_per_player)} each round")
    return [*words, *[f"{icon} icon" for icon in icons(definition)]]


def now_words(view: TableView, card: GameCard) -> str:
    """How it stands with a card in play."""
    if card.definition.is_character:
        return telling.character(view, card)
    if card.definition.is_scheme:
        return f"{view.threat(card)} threat"
    return telling.card_words(view, card)


def where(view: TableView, name: str) -> list[str]:
    """The places where the player knows cards of a name to lie, with their number."""
    piles: list[tuple[str, Sequence[GameCard]]] = [("in your hand", view.hand())]
    for player, seat in enumerate(view.players):
        mine = view.is_reader(player)
        whose = "your" if mine else f"{seat.name}'s"
        piles += [
            (f"before {'you' if mine else seat.name}", view.controlled(player)),
            (f"engaged with {'you' if mine else seat.name}", view.minions_of(player)),
            (f"in {whose} discard pile", view.discard_pile(player)),
        ]
    piles += [
        ("in the encounter discard pile", view.encounter_discard()),
        ("removed from the game", view.removed()),
    ]
    found = [(place, [card.key() for card in pile].count(name)) for place, pile in piles]
    return [f"{count if count > 1 else 'one'} {place}" for place, count in found if count]


def explain_player(view: TableView, player: int) -> list[Line]:
    """What everybody may see of a player; of oneself, also which cards the own deck has."""
    mine = view.is_reader(player)
    lines = [line(words) for words in (telling.own_places(view) if mine else telling.other_player(view, player))]
    identity = view.identity(player).definition
    lines += [line((f"{identity.name}: ", STRONG), words) for words in identity.text.splitlines()]
    pile = [card.key() for card in reversed(view.discard_pile(player))]
    lines.append(line(f"Discard pile, from the top: {', '.join(pile) or 'empty'}."))
    if mine:
        lines.append(line(f"All cards of your deck: {counted([card.key() for card in view.own_cards()])}."))
    return lines


def explain_encounter_discard(view: TableView) -> list[Line]:
    """The encounter discard pile."""
    pile = [card.key() for card in reversed(view.encounter_discard())]
    return [line(f"Encounter discard pile, from the top: {', '.join(pile) or 'empty'}.")]
