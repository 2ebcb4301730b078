"""How the words of a game's cards have grown: how many meanings came with each set that no card before had said."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from longbox.games.card_language import CardLanguage
from longbox.kernel.terms import parts_of

SMALL: Final = 10
"""Sets with fewer cards than these are counted together, after the others."""
OTHERS: Final = "others"


class Growth(NamedTuple):
    """What a set brought.

    Attributes:
        name: What the set is called.
        cards: How many of its cards have a text.
        meanings: How many meanings they say, from kinds of cards to whole lines, that no card of a set before said.
    """

    name: str
    cards: int
    meanings: int

    @property
    def for_ten(self) -> float:
        """How many of those there are for ten cards."""
        return 10 * self.meanings / self.cards


def growth_of(language: CardLanguage) -> list[Growth]:
    """What each set brought, in the order in which the sets lie in the files; small sets together, as the last.

    Raises:
        TextError: A text can't be read, or can be read in two ways.
    """
    texts: dict[str, list[str]] = {}
    for file in language.library.files:
        for card in language.load(file):
            if card.text.strip():
                texts.setdefault(set_of(card, file), []).append(card.text.strip())
    small = [name for name, said in texts.items() if len(said) < SMALL]
    others = [text for name in small for text in texts.pop(name)]
    known: set[type] = set()
    grown = []
    for name, said in [*texts.items(), *([(OTHERS, others)] if others else [])]:
        new = {type(part) for text in said for part in parts_of(language.known(text))} - known
        grown.append(Growth(name, len(said), len(new)))
        known |= new
    return grown


def set_of(card: Any, file: Path) -> str:
    """The set that a card is from; the name of its file, where cards of the game don't tell."""
    return getattr(card, "set", "") or file.stem.replace("_", " ")
