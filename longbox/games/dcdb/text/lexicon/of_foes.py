"""What is waited for that foes do."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import of_foes
from longbox.games.dcdb.text.lexicon.lines import OWN_TURNS
from longbox.language import Pattern

WHEN: Final = "<whenever|when|each time>"
YOUR_ATTACK: Final = "<your Attack|one of your Attacks|an Attack of yours|an Attack <you make|you made|that you made>>"
IN_TURN: Final = "< <on|during> <your turn|each of your turns>{in_turn=True}|>"

OF_FOES: Final[tuple[Pattern, ...]] = (
    Pattern("ability", f"{WHEN} a foe gains a {{kind:kind/singular}}{IN_TURN}, {{effect:told}}", of_foes.FoeGains),
    Pattern(
        "ability",
        f"{WHEN} a foe discards a {{kind:kind/singular}}<| from their hand>{IN_TURN}, {{effect:told}}",
        of_foes.FoeDiscards,
    ),
    Pattern(
        "ability", f"{WHEN} a foe destroys a {{kind:kind/singular}}{IN_TURN}, {{effect:told}}", of_foes.FoeDestroys
    ),
    Pattern("ability", f"{WHEN} a foe avoids an Attack{IN_TURN}, {{effect:told}}", of_foes.FoeAvoids),
    Pattern("ability", f"{WHEN} a foe avoids {YOUR_ATTACK}, {{effect:told}}", of_foes.FoeAvoidsYours),
    Pattern(
        "ability",
        f"the first time a foe avoids {YOUR_ATTACK}< {OWN_TURNS}|>, {{effect:told}} | "
        f"the first time a foe avoids an Attack {OWN_TURNS}, {{effect:told}}",
        of_foes.FirstFoeAvoids,
    ),
)
