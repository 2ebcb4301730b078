"""The card language of Marvel Champions, for tools."""

from __future__ import annotations

from typing import Final

from longbox.games.card_language import CardLanguage
from longbox.games.champions.lexicon import CHAMPIONS
from longbox.games.champions.library import CARD_FILES, READINGS, TEXT, CardEntry, define

CARDS: Final = CardLanguage(CHAMPIONS, TEXT, CardEntry, define, CARD_FILES, READINGS)
