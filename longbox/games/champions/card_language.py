"""The card language of Marvel Champions, for tools."""

from __future__ import annotations

from typing import Final

from longbox.games.card_language import CardLanguage
from longbox.games.champions.library import LIBRARY, READINGS, CardEntry
from longbox.games.champions.text.lexicon import CHAMPIONS
from longbox.texts.lines import TEXT


def code_of(card: CardEntry) -> str:
    """What tells a card of a file from all others: its code. Stages and printings share a name."""
    return card.code or card.name


CARDS: Final = CardLanguage(CHAMPIONS, TEXT, LIBRARY, READINGS, code_of)
