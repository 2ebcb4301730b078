"""The card language of Vs. System, for tools."""

from __future__ import annotations

from typing import Final

from longbox.games.card_language import CardLanguage
from longbox.games.vs.library import CARD_FILES, READINGS, TEXT, CardEntry, define, full_name
from longbox.games.vs.text.lexicon import VS

CARDS: Final = CardLanguage(VS, TEXT, CardEntry, define, CARD_FILES, READINGS, full_name)
"""The words of the cards of Vs. System."""
