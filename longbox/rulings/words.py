"""The words of rulings: how they are compared, and how lists of cards are written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from longbox.kernel.errors import near
from longbox.rulings.errors import BadRuling, Place

REST: Final = "..."
"""In a list of cards: any others may stand here."""
UNSEEN: Final = "?"
"""In a list of what a player sees: a card that the player doesn't know."""

SAME: Final = str.maketrans(
    {"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{LEFT SINGLE QUOTATION MARK}": "'", "`": "'"}
    | dict.fromkeys("-_\N{EN DASH}\N{EM DASH}", " ")
    | {"\N{HORIZONTAL ELLIPSIS}": "..."}
)
COUNTED: Final = (
    re.compile(r"(?P<count>\d+)\s*[x\N{MULTIPLICATION SIGN}]?\s+(?P<name>.+)"),
    re.compile(r"(?P<name>.+?)\s*[x\N{MULTIPLICATION SIGN}]\s*(?P<count>\d+)"),
    re.compile(r"(?P<name>.+?)\s*\(\s*(?P<count>\d+)\s*\)"),
)
MINUS: Final = re.compile(r"(?<!\S)-(?=\d)")
ARTICLE: Final = re.compile(r"(?:a|an|the|one|another)\s+")


@lru_cache(maxsize=16_384)
def plain(words: str) -> str:
    """Words as they are compared: without case, kinds of apostrophes and dashes, and surplus spaces."""
    if "-" in words:
        words = MINUS.sub("minus ", words)
    return " ".join(words.translate(SAME).casefold().split())


def same_words(words: str, other: str) -> bool:
    """Whether two texts say the same, but for case, apostrophes, dashes, spaces and a full stop."""
    return plain(words).rstrip(". ") == plain(other).rstrip(". ")


class Names:
    """Names that a person may have written in slightly different ways.

    `short` holds other ways to write some of them, each with the names that it may mean; only one counts.
    """

    def __init__(self, names: Iterable[str], short: dict[str, list[str]] | None = None) -> None:
        self.names = list(dict.fromkeys(names))
        self._short = {plain(other).rstrip("."): meant for other, meant in (short or {}).items()}
        self._by_plain = {other: meant[0] for other, meant in self._short.items() if len(meant) == 1}
        self._by_plain.update({plain(name).rstrip("."): name for name in reversed(self.names)})

    def find(self, written: str) -> str | None:
        """The name that was meant, or none. A sentence that ends with it may have lost its last full stop."""
        word = plain(written).rstrip(".")
        found = self._by_plain.get(word)
        if found is None:
            found = self._by_plain.get(ARTICLE.sub("", word, count=1))
        return self._by_plain.get(f"the {word}") if found is None else found

    def near(self, written: str) -> str:
        """A sentence that offers the names like the one that was written, or those that it is short for."""
        meant = self._short.get(plain(written).rstrip("."))
        return near(written, self.names) if meant is None else f"Say which: {' or '.join(meant)}."


class Listed:
    """One entry in a list of cards: a name, how often, and what else is said of the card."""

    __slots__ = ("count", "details", "name", "place")

    def __init__(self, name: str, count: int, details: dict[str, Any], place: Place) -> None:
        self.name = name
        self.count = count
        self.details = details
        self.place = place


def read_cards(value: Any, names: Names, place: Place, *, special: tuple[str, ...] = (REST,)) -> list[Listed]:
    """A list of cards as it is written: names, "3 Punch", {card = "Punch", ...}, and special entries.

    Raises:
        BadRuling: It is no such list, or names a card that the game doesn't have.
    """
    if isinstance(value, str | dict):
        return [_read_card(value, names, place, special)]
    if not isinstance(value, list):
        raise BadRuling(place, f'write a list of cards here, such as ["Punch", "Kick"], not {value!r}.')
    return [_read_card(entry, names, place / number, special) for number, entry in enumerate(value)]


def _read_card(entry: Any, names: Names, place: Place, special: tuple[str, ...]) -> Listed:
    if isinstance(entry, dict):
        return _read_details(entry, names, place)
    if not isinstance(entry, str):
        raise BadRuling(place, f"write the name of a card here, not {entry!r}.")
    written = entry.replace("…", REST).strip()
    if written in special:
        return Listed(written, 1, {}, place)
    if written in (REST, UNSEEN):
        raise BadRuling(place, f'"{written}" can\'t stand in this list.')
    name, count = find_card(written, names)
    if not name:
        raise BadRuling(place, f"there is no card {entry!r}. {names.near(written)}")
    return Listed(name, count, {}, place)


def _read_details(entry: dict[str, Any], names: Names, place: Place) -> Listed:
    if not isinstance(entry.get("card"), str):
        raise BadRuling(place, 'a card with details is written as {card = "its name", ...}.')
    found = _read_card(entry["card"], names, place / "card", ())
    found.details = {plain(key): value for key, value in entry.items() if key != "card"}
    found.place = place
    return found


def find_card(written: str, names: Names) -> tuple[str, int]:
    """The card that was meant and how many of it; an empty name if there is none."""
    name = names.find(written)
    if name is not None:
        return name, 1
    for pattern in COUNTED:
        match = pattern.fullmatch(written)
        if match is not None:
            name = _singular(match["name"], names)
            if name is not None:
                return name, int(match["count"])
    return "", 0


def _singular(written: str, names: Names) -> str | None:
    for word in (written, written.removesuffix("s"), written.removesuffix("es"), written.removesuffix("ies") + "y"):
        name = names.find(word)
        if name is not None:
            return name
    return None


def in_words(cards: Iterable[str]) -> str:
    """Names of cards in a row: "Punch, Kick"."""
    return ", ".join(cards) or "nothing"
