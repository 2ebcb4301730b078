"""Whether the cards of a place are those that a ruling writes down."""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.zones import NOBODY
from longbox.rulings.errors import BadRuling, DoesNotHold, Place
from longbox.rulings.vocabulary import Vocabulary
from longbox.rulings.words import REST, UNSEEN, Listed, in_words, plain, read_cards

Card = tuple[str, dict[str, Any]]
"""A card that lies somewhere: its name and its details."""

PARTS: Final = ("has", "without", "count")


def check_listed(
    vocabulary: Vocabulary,
    words: str,
    cards: list[Card],
    value: Any,
    place: Place,
    *,
    ordered: bool,
    unseen: bool = False,
) -> None:
    """Check cards against what is written: a list, a number, or {has = [...], without = [...], count = 2}.

    Args:
        vocabulary: What can be spoken of.
        words: What the place is called.
        cards: What lies there, from the top.
        value: What is written.
        place: Where it is written.
        ordered: Whether the order matters.
        unseen: Whether "?" may stand for a card.

    Raises:
        BadRuling: What is written can't be understood.
        DoesNotHold: It is not so.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        check_count(words, cards, value, place)
    elif isinstance(value, dict) and "card" not in value:
        check_parts(vocabulary, words, cards, value, place)
    else:
        special = (REST, UNSEEN) if unseen else (REST,)
        listed = _spread(read_cards(value, vocabulary.cards, place, special=special))
        if not (in_order(vocabulary, listed, cards) if ordered else in_any_order(vocabulary, listed, cards)):
            expected = in_words([entry.name for entry in listed])
            raise DoesNotHold(place, f"{words}: expected {expected}, but it is {_names(cards)}.")


def check_count(words: str, cards: list[Card], count: int, place: Place) -> None:
    """Check how many cards there are."""
    if len(cards) != count:
        raise DoesNotHold(place, f"{words}: expected {count} cards, but it has {len(cards)}: {_names(cards)}.")


def check_parts(vocabulary: Vocabulary, words: str, cards: list[Card], value: dict[str, Any], place: Place) -> None:
    """Check what is there, what is not, and how many there are."""
    for key, content in value.items():
        here = place / key
        if plain(key) not in PARTS:
            raise BadRuling(here, f"{key!r} is not known here. Possible: {in_words(PARTS)}.")
        if plain(key) == "count":
            check_count(words, cards, content, here)
            continue
        listed = _spread(read_cards(content, vocabulary.cards, here, special=()))
        if plain(key) == "has" and not in_any_order(vocabulary, [*listed, Listed(REST, 1, {}, here)], cards):
            names = in_words([entry.name for entry in listed])
            raise DoesNotHold(here, f"{words}: expected {names} among others, but it is {_names(cards)}.")
        if plain(key) == "without":
            there = [entry.name for entry in listed if any([fits(vocabulary, entry, card) for card in cards])]
            if there:
                raise DoesNotHold(here, f"{words}: {in_words(there)} should not be there, but it is {_names(cards)}.")


def in_any_order(vocabulary: Vocabulary, listed: list[Listed], cards: list[Card]) -> bool:
    """Whether each entry has a card of its own, and each card an entry, unless others may be there too."""
    left = cards.copy()
    for entry in sorted(listed, key=lambda entry: not entry.details):
        if entry.name == REST:
            continue
        found = next((card for card in left if fits(vocabulary, entry, card)), None)
        if found is None:
            return False
        left.remove(found)
    return not left or any([entry.name == REST for entry in listed])


def in_order(vocabulary: Vocabulary, listed: list[Listed], cards: list[Card]) -> bool:
    """Whether the cards are the entries in their order; any cards may stand where "..." is."""
    if not listed:
        return not cards
    if listed[0].name == REST:
        return any([in_order(vocabulary, listed[1:], cards[skipped:]) for skipped in range(len(cards) + 1)])
    return bool(cards) and fits(vocabulary, listed[0], cards[0]) and in_order(vocabulary, listed[1:], cards[1:])


def fits(vocabulary: Vocabulary, entry: Listed, card: Card) -> bool:
    """Whether a card is the one an entry means."""
    name, details = card
    if entry.name != name:
        return False
    for key, value in entry.details.items():
        if key not in details:
            raise BadRuling(entry.place, f"{key!r} can't be said of a card here. Possible: {in_words(details)}.")
        nobody = plain(str(value)) == "nobody"
        wanted = NOBODY if nobody else vocabulary.player(value, entry.place / key)
        if details[key] != wanted:
            return False
    return True


def _spread(listed: list[Listed]) -> list[Listed]:
    """An entry for each single card."""
    return [Listed(entry.name, 1, entry.details, entry.place) for entry in listed for _ in range(entry.count)]


def _names(cards: list[Card]) -> str:
    return in_words([name for name, _ in cards])
