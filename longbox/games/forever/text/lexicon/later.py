"""The words for what is done later, once a time is over."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import (
    NEXT_ROUND,
    NEXT_TURN,
    ROUND_AFTER,
    THIS_ACT,
    THIS_ACTIVATION,
    THIS_PHASE,
    THIS_ROUND,
    THIS_STAGE,
    THIS_TURN,
    YOUR_TURN,
)
from longbox.games.forever.text import texts
from longbox.games.forever.text.effects import later
from longbox.language import Pattern

LATER: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "{until:then}, {effect:effect}. | {effect:effect} {until:then}.", later.Later),
    Pattern("part", "{effect:effect} {trigger:moment}.", texts.Befalls),
    Pattern("then", "at the end of <this|the> round | <when|after> <this|the> round ends", THIS_ROUND),
    Pattern("then", "at the end of <this|the|its|his|her|their> activation", THIS_ACTIVATION),
    Pattern("then", "at the end of <this|the> phase", THIS_PHASE),
    Pattern("then", "at the end of <this|the> turn", THIS_TURN),
    Pattern("then", "at the end of your turn", YOUR_TURN),
    Pattern(
        "then",
        "at the end of <this|the> Confrontation Stage | at the end of <this|the> Confrontation",
        THIS_STAGE,
    ),
    Pattern("then", "at the end of this <action|attack|Attack>", THIS_ACT),
    Pattern("then", "at the <start|beginning> of <the|your> next round", NEXT_ROUND),
    Pattern("then", "at the end of <the|your> next round", ROUND_AFTER),
    Pattern("then", "at the <start|beginning> of your next turn", NEXT_TURN),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "then": "when it is done",
}
