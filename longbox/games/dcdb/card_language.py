"""The card language of the deck-building game, for tools."""

from __future__ import annotations

from typing import Final

from longbox.games.card_language import CardLanguage
from longbox.games.dcdb.library import LIBRARY, READINGS, UNWRITTEN, told_by_entry
from longbox.games.dcdb.text.lexicon import DCDB
from longbox.games.dcdb.typed_in import compare, headings
from longbox.texts.lines import TEXT

CARDS: Final = CardLanguage(
    DCDB, TEXT, LIBRARY, READINGS, told_by_entry, headings, UNWRITTEN.parent / "rulings", compare
)
