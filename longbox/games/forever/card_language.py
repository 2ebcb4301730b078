"""The card language of DC Forever, for tools."""

from __future__ import annotations

from typing import Final

from longbox.games.card_language import CardLanguage
from longbox.games.forever.library import LIBRARY, READINGS, code_of
from longbox.games.forever.text.lexicon import FOREVER
from longbox.texts.lines import TEXT

CARDS: Final = CardLanguage(FOREVER, TEXT, LIBRARY, READINGS, code_of)
