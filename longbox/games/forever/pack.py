"""DC Forever, as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from longbox.games.pack import Pack

PACK: Final = Pack(
    id="forever",
    title="DC Forever",
    package="longbox.games.forever",
    rules=".system:SYSTEM",
    options=".options:Options",
    results=".results:results",
    cards=".card_language:CARDS",
    rulings=".positions:ARRANGER",
    rulebook="rulebook.toml",
    greedy=".greedy:JUDGEMENT",
    face=".face:presenter",
    observing=".observing:OBSERVING",
    lobby=".lobby:LOBBY",
    workshop=".workshop:WORKSHOP",
    apart=("lobby.py", "observing.py", "workshop.py", "face", "greedy"),
)
