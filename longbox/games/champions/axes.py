"""What many games of Marvel Champions can differ in: heroes, scenarios, modes and modular sets. [champions Setup]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import scenarios
from longbox.games.champions.decks.starter_decks import starter_decks

RECOMMENDED: Final = "recommended"
"""Stands for the modular set that goes well with each scenario."""


def axes() -> list[dict[str, object]]:
    """The axes of a table of many games, as plain data.

    Returns:
        For each: `name` (of all its values together), `one` (what one of them is called), `values` (what each
        of them says among the options of a game) and, where they matter, `default` (what is played if nothing
        is named), `is_row` (whether each has a row) and `joined` (whether several can be played together).
    """
    return [
        {
            "name": "heroes",
            "one": "hero",
            "values": {name: {"heroes": [name]} for name in starter_decks()},
            "is_row": True,
            "joined": True,
        },
        {
            "name": "scenarios",
            "one": "scenario",
            "values": {scenario.name: {"scenario": scenario.name} for scenario in scenarios.scenarios()},
        },
        {
            "name": "modes",
            "one": "mode",
            "values": {"standard": {"expert": False}, "expert": {"expert": True}},
            "default": "standard",
        },
        {
            "name": "modular",
            "one": "modular set",
            "values": {
                RECOMMENDED: {"modular": []},
                **{modular.name: {"modular": [modular.name]} for modular in scenarios.modular_sets()},
            },
            "default": RECOMMENDED,
            "joined": True,
        },
    ]
