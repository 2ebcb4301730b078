"""The values that rulings write for facts and details: numbers, flags, players, cards."""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.errors import near
from longbox.kernel.positions import CARDS, FLAG, NUMBER, PLAYER, PLAYERS, WORDS, Arranger, Detail
from longbox.kernel.zones import NOBODY
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.vocabulary import Vocabulary
from longbox.rulings.words import plain, read_cards

OWNER: Final = "owner"
"""What can be said of a card in every game: whose it is."""


def read_value(kind: str, value: Any, place: Place, vocabulary: Vocabulary) -> Any:
    """A value of some kind, from what is written.

    Returns:
        A number, a flag, the number of a player or `NOBODY`, sorted numbers of players, names of cards, or words.

    Raises:
        BadRuling: What is written is no such value.
    """
    nobody = isinstance(value, str) and plain(value) == "nobody"
    if kind == PLAYER:
        return NOBODY if nobody else vocabulary.player(value, place)
    if kind == PLAYERS:
        names = [] if nobody else value if isinstance(value, list) else [value]
        return sorted([vocabulary.player(name, place) for name in names])
    if kind == CARDS:
        listed = read_cards(value, vocabulary.cards, place, special=())
        return [entry.name for entry in listed for _ in range(entry.count)]
    if kind == FLAG:
        return _flag(value, place)
    if kind == WORDS:
        return _words(value, place)
    assert kind == NUMBER
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRuling(place, f"write {NUMBER} here, not {value!r}.")
    return value


def _flag(value: Any, place: Place) -> bool:
    if isinstance(value, str) and plain(value) in ("yes", "no"):
        return plain(value) == "yes"
    if not isinstance(value, bool):
        raise BadRuling(place, f"write {FLAG} here, not {value!r}.")
    return value


def _words(value: Any, place: Place) -> str:
    if not isinstance(value, str):
        raise BadRuling(place, f"write {WORDS} here, not {value!r}.")
    return value.strip()


def same_value(kind: str, found: Any, wanted: Any) -> bool:
    """Whether a value is the one that is wanted. Words may be written in slightly different ways."""
    if kind == WORDS:
        return plain(found) == plain(wanted)
    if kind in (CARDS, PLAYERS):
        return sorted(found) == sorted(wanted)
    return bool(found == wanted)


def is_said(kind: str, found: Any, said: Any) -> bool:
    """Whether a sentence says what is so. Who is said to be beside a card may be so among others."""
    if kind == CARDS and said:
        names = [str(card) for card in found]
        return all([names.count(name) >= said.count(name) for name in said])
    return same_value(kind, found, said)


def find_detail(arranger: Arranger, key: str, place: Place) -> Detail:
    """What can be said of a card, by its name.

    Raises:
        BadRuling: The game's cards have nothing of this name.
    """
    for detail in arranger.details:
        if plain(key) in [plain(name) for name in detail.names]:
            return detail
    unlisted = arranger.unlisted_detail(plain(key))
    if unlisted is not None:
        return unlisted
    known = [OWNER, *[detail.names[0] for detail in arranger.details]]
    raise BadRuling(place, f"{key!r} can't be said of a card here. {near(key, known)}")
