"""Plain lists of decks: lines such as "4 Flying Kick" or "2x Wolverine, James Howlett".

`DeckList` collects the cards of a deck while it is read in any format, and what could not be understood, all of it.
"""

from __future__ import annotations

import re
from typing import Final

from longbox.games.deck_files import LONGEST_LINE, lines_of, without_remark
from longbox.games.deck_lines import counted
from longbox.games.decks import MOST_COPIES, BadDeck, Deck, refuse_nonsense
from longbox.games.vs.decks.card_pool import CardPool, versions_of
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, CardDefinition

SECTIONS: Final = {
    CHARACTER: "Characters",
    EQUIPMENT: "Equipment",
    LOCATION: "Locations",
    PLOT_TWIST: "Plot Twists",
}
"""The headings of a list, by card type, in its order."""

IN_BRACKETS: Final = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
NAMED: Final = re.compile(r"^(?:deck|name|deck name|title)\s*:\s*(?P<name>\S.*)$", re.IGNORECASE)
HEADING_WORDS: Final = (
    r"(?:army )?characters?|equipments?|locations?|plot[ -]?twists?|main ?deck|deck|cards|resources|other(?: cards)?"
    r"|\d+[ -]drops?|(?:recruit )?costs? \d+|thresholds? \d+"
)
HEADING: Final = re.compile(
    rf"^[#*=\[\s-]*(?:{HEADING_WORDS})[\]\s]*(?:[(\[]?\d+(?: cards?)?[)\]]?)?\s*:?[*=\s-]*$", re.IGNORECASE
)
SUM: Final = re.compile(r"^(?:total|sum|=)?\s*:?\s*\d+ cards?(?: total| in all)?\.?$|^total\s*:?\s*\d+$", re.IGNORECASE)


class DeckList:
    """Collects the cards of a deck; `finish` makes the deck of them, or says all that is wrong.

    Attributes:
        pool: The cards that there are.
        complaints: What could not be understood.
    """

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool
        self.complaints: list[str] = []
        self._cards: dict[str, int] = {}

    @property
    def has_cards(self) -> bool:
        """Whether a card was added."""
        return bool(self._cards)

    def add(self, words: str, count: int, place: str = "") -> None:
        """Add cards as people write them; complain where they can't be told."""
        refuse_nonsense(self.complaints)
        if count > MOST_COPIES:
            self.complaints.append(f"{place}{words}: no deck has {count:,} of a card.")
            return
        found = self.meant(words)
        if len(found) == 1:
            self._cards[found[0].name] = self._cards.get(found[0].name, 0) + count
            return
        if found:
            problem = f"{words!r} may be {len(found)} cards. {versions_of(found)}"
        else:
            problem = self.pool.no_such_card(words)
        self.complaints.append(f"{place}{problem}")

    def meant(self, words: str) -> list[CardDefinition]:
        """The cards that words may mean; what stands behind in brackets, as a set's number, is left out if need be."""
        return self.pool.called(words) or self.pool.called(IN_BRACKETS.sub("", words))

    def finish(self, name: str) -> Deck:
        """The deck.

        Raises:
            BadDeck: Something could not be understood; the message names all of it.
        """
        if not self.complaints and not self._cards:
            self.complaints.append('it has no cards; a line with a card reads "4 Flying Kick".')
        if self.complaints:
            raise BadDeck(name or "the deck", self.complaints)
        return Deck(name, self._cards)


def is_list(text: str) -> bool:
    """Whether a text looks like a list, and not like the name of a deck."""
    return "\n" in text.strip() or counted(text[:LONGEST_LINE]) is not None


def read_list(text: str, pool: CardPool) -> Deck:
    """Make a deck of lines: each with cards, or a heading, or a remark after # or //.

    Lines before the first card that are no headings are the deck's name, which may have such signs: "Friday #2". A
    card without a number is one card.

    Raises:
        BadDeck: Lines can't be understood; the message names all of them.
    """
    listed = DeckList(pool)
    name = ""
    remarks: list[str] = []
    for number, written in enumerate(lines_of(text), 1):
        named = NAMED.match(written)
        if named:
            name = name or named["name"]
        elif not HEADING.match(written):
            beside: list[str] = []
            line = without_remark(written, beside)
            is_title = bool(line) and not SUM.match(line) and _is_title(number, line, listed, may_be_title=not name)
            name = written if is_title else name
            remarks += [] if is_title else beside
    deck = listed.finish(name)
    deck.remarks = remarks
    return deck


def _is_title(number: int, line: str, listed: DeckList, *, may_be_title: bool) -> bool:
    """Add the cards of a line; tells whether it is the deck's name instead."""
    found = counted(line)
    place = f"line {number}: "
    if found:
        listed.add(*found, place)
    elif listed.meant(line):
        listed.add(line, 1, place)
    elif may_be_title and not listed.complaints and not listed.has_cards:
        return True
    else:
        listed.complaints.append(f"{place}{listed.pool.no_such_card(line)}")
    return False


def write_list(deck: Deck, pool: CardPool) -> str:
    """Write a deck as a list, in sections.

    Raises:
        BadDeck: It has a card that the pool lacks.
    """
    cards = deck.counted(pool)
    lines = [f"Deck: {deck.name}"] if deck.name else []
    for card_type, heading in SECTIONS.items():
        section = [(card, count) for card, count in cards if card.card_type == card_type]
        if section:
            lines += ["", f"{heading} ({sum([count for _, count in section])})"]
            lines += [f"{count} {card.name}" for card, count in section]
    return "\n".join(lines).lstrip("\n") + "\n"
