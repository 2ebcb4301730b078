"""Marvel Champions, as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from longbox.games.pack import Pack

PACK: Final = Pack(
    id="champions",
    title="Marvel Champions",
    package="longbox.games.champions",
    rules=".system:SYSTEM",
    options=".options:Options",
    results=".results:results",
    cards=".card_language:CARDS",
    decks=".deck_building:DECKS",
    together=True,
    axes=".axes:AXES",
    community=".importing.format:COMMUNITY",
    rulings=".positions:ARRANGER",
    rulebook="rulebook.toml",
    greedy=".greedy:JUDGEMENT",
    face=".face:presenter",
    observing=".observing:OBSERVING",
    lobby=".lobby:LOBBY",
    workshop=".workshop:WORKSHOP",
    apart=("lobby.py", "observing.py", "workshop.py", "face", "greedy"),
)
