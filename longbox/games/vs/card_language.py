"""The card language of Vs. System, for tools."""

from __future__ import annotations

from typing import Final

from longbox.games.card_language import CardLanguage
from longbox.games.vs.library import LIBRARY, READINGS, full_name
from longbox.games.vs.text.lexicon import VS
from longbox.texts.lines import TEXT

CARDS: Final = CardLanguage(VS, TEXT, LIBRARY, READINGS, full_name)
"""The words of the cards of Vs. System."""
