"""What is asked to be exactly so much, or so much at most: "you have played exactly two Heroes"."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting
from longbox.language import Pattern
from longbox.texts import comparing

EXACTLY_SO_MANY: Final = (
    f"<exactly {{number:count}}{{relation={comparing.EXACTLY}}}|"
    f"<fewer|less> than {{number:count}}{{relation={comparing.LESS}}}|"
    f"more than {{number:count}}{{relation={comparing.MORE}}}|"
    f"{{number:number}} or fewer{{relation={comparing.OR_LESS}}}>"
)

EXACTLY: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", f"you control {EXACTLY_SO_MANY} {{amount:any_controlled}}", conditions.AmountIs),
    Pattern(
        "simple_condition",
        f"<you have|you|you've> played {EXACTLY_SO_MANY} {{amount:any_played}} this turn",
        conditions.AmountIs,
    ),
    Pattern(
        "simple_condition",
        f"<you have|you|you've> played {EXACTLY_SO_MANY} different {{amount:types_played}} this turn",
        conditions.AmountIs,
    ),
    Pattern(
        "simple_condition",
        f"<you have|you|you've> <bought or gained|gained or bought> {EXACTLY_SO_MANY} {{amount:any_gained}} this turn",
        conditions.AmountIs,
    ),
    Pattern(
        "simple_condition",
        f"<you have|you|you've> destroyed {EXACTLY_SO_MANY} {{amount:any_destroyed}} this turn",
        conditions.AmountIs,
    ),
    Pattern("any_controlled", "{kind:kind}", effects.CardsControlled),
    Pattern("any_played", "{kind:kind}", effects.PlayedThisTurn),
    Pattern("any_gained", "{kind:kind}", effects.GainedThisTurn),
    Pattern("any_destroyed", "{kind:kind}", counting.DestroyedThisTurn),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "any_controlled": "a kind of card",
    "any_played": "a kind of card",
    "any_gained": "a kind of card",
    "any_destroyed": "a kind of card",
}
