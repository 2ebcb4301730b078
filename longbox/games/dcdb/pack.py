"""DC Comics Deck-Building Game, as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from longbox.games.pack import Form, Pack

PACK: Final = Pack(
    id="dcdb",
    title="DC Comics Deck-Building Game",
    package="longbox.games.dcdb",
    rules=".system:SYSTEM",
    options=".options:Options",
    results=".results:results",
    cards=".card_language:CARDS",
    rulings=".positions:ARRANGER",
    rulebook="rulebook.toml",
    forms=(Form(id="cube", title="DCDB Cube", rulebook="cube.toml", options={"format": "cube"}),),
    greedy=".greedy:JUDGEMENT",
    face=".face:presenter",
    observing=".observing:OBSERVING",
    lobby=".lobby:LOBBY",
    workshop=".workshop:WORKSHOP",
    apart=("lobby.py", "observing.py", "workshop.py", "face", "greedy"),
)
