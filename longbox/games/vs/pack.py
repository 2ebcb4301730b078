"""Vs. System, as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from longbox.games.pack import Pack

PACK: Final = Pack(
    id="vs",
    title="Vs. System",
    package="longbox.games.vs",
    rules=".system:SYSTEM",
    options=".options:Options",
    results=".results:results",
    cards=".card_language:CARDS",
    decks=".deck_building:DECKS",
    decks_meet=True,
    rulings=".positions:ARRANGER",
    rulebook="rulebook.toml",
    greedy=".greedy:JUDGEMENT",
    face=".face:presenter",
    observing=".observing:OBSERVING",
    lobby=".lobby:LOBBY",
    workshop=".workshop:WORKSHOP",
    apart=("lobby.py", "observing.py", "workshop.py", "face", "greedy"),
)
