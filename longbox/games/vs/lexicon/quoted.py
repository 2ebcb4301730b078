"""The words of the cards that the rulebook quotes."""

from __future__ import annotations

from typing import Final

from longbox.language import Pattern

QUOTED: Final[tuple[Pattern, ...]] = ()
DESCRIPTIONS: Final[dict[str, str]] = {}
