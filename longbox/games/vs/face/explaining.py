"""All about one card of Vs. System, or about what lies before a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.faces.lines import CITED, FAINT, STRONG, Line, line
from longbox.faces.words import counted, listed
from longbox.games.vs.definitions import CHARACTER, CardDefinition
from longbox.games.vs.face import telling
from longbox.games.vs.face.cards import GameCard, burdens, cost_words, in_sight, kind_words, role_of, stats
from longbox.games.vs.face.places import name_of, place_words, whose
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.view import TableView

FIELD_WORDS: Final = {"atk": "ATK", "def": "DEF"}
"""What a part of a card is called, where it isn't called so itself."""


def explain_card(view: TableView, definition: CardDefinition) -> list[Line]:
    """A card's name, type, numbers and text; what of it was chosen for this game; and where it lies."""
    head = [kind_words(definition), cost_words(definition), *numbers(definition)]
    lines = [line((definition.name, f"{STRONG} {role_of(definition)}"), f" · {' · '.join(head)}")]
    marks = [*definition.traits, *([definition.brand] if definition.brand else [])]
    if marks:
        lines.append(line((", ".join(marks), CITED)))
    lines += [line(words) for words in definition.text.splitlines() or ["It has no text."]]
    lines += reconstructed(definition)
    lines += [line((f"Now: {words}.", FAINT)) for words in now(view, definition)]
    places = where(view, definition)
    return [*lines, line((f"Here: {', '.join(places)}.", FAINT))] if places else lines


def numbers(definition: CardDefinition) -> list[str]:
    """What is printed on a character in numbers and icons."""
    if definition.card_type != CHARACTER:
        return []
    words = [f"ATK {definition.atk}, DEF {definition.defense}"]
    words += [f"willpower {definition.willpower}"] if definition.willpower else []
    return [*words, *[word for has, word in ((definition.flight, "flight"), (definition.range, "range")) if has]]


def reconstructed(definition: CardDefinition) -> list[Line]:
    """What is printed on the real card but not known, and was chosen for this game."""
    if not definition.reconstructed:
        return []
    fields = listed([FIELD_WORDS.get(field, field) for field in definition.reconstructed])
    return [line((f"Reconstructed: {fields}. Nobody knows what the real card has; it was chosen.", "doubt"))]


def now(view: TableView, definition: CardDefinition) -> list[str]:
    """How it stands with each character of a card that is in play."""
    return [
        ", ".join([f"{whose(view, one.controller)} {place_words(one)}", state(one), *burdens(view, one)])
        for one in view.characters()
        if one.definition is definition
    ]


def state(qualities: Qualities) -> str:
    """The present numbers of a character."""
    return "no numbers" if qualities.is_stunned() else f"{stats(qualities)}"


def where(view: TableView, definition: CardDefinition) -> list[str]:
    """The places where the player knows such cards to lie, with their number."""
    piles: list[tuple[str, Sequence[GameCard]]] = [("in your hand", view.hand())]
    for player in range(len(view.players)):
        owner = whose(view, player)
        piles += [
            (f"in {owner} formation", [one.card for one in view.characters(player)]),
            (f"in {owner} resource row", [one.card for one in view.resources(player) if one is not None]),
            (f"in {owner} KO'd pile", view.ko_pile(player)),
            (f"removed from the game ({name_of(view, player)})", view.removed(player)),
        ]
    found = [(place, len([card for card in pile if card.definition is definition])) for place, pile in piles]
    own = len([own for own in view.own_cards() if own is definition])
    lines = [f"{count if count > 1 else 'one'} {place}" for place, count in found if count]
    return [*lines, f"{own} among all cards of yours"] if own else lines


def explain_player(view: TableView, player: int) -> list[Line]:
    """What everybody may see of a player; of oneself, also which cards the own deck has."""
    lines = [line(words) for words in telling.player_lines(view, player, in_sight(view))]
    pile = [card.key() for card in reversed(view.ko_pile(player))]
    lines.append(line(f"KO'd pile, from the top: {', '.join(pile) or 'empty'}."))
    removed = counted([card.key() for card in view.removed(player)])
    lines += [line(f"Removed from the game: {removed}.")] if removed else []
    if player == view.seat.number:
        lines.append(line(f"All cards of yours: {counted([definition.name for definition in view.own_cards()])}."))
    return lines
