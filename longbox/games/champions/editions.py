"""What later editions of the rules reference changed. The seed edition is played unless a change is asked for.

Where the seed edition is silent and a later one decides, the later one is always followed: an attack whose
defender is gone is undefended, the engaged player orders minions, each copy of an ability answers an
occurrence once, consequential damage comes last.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

LaterRule = Literal[
    "starting abilities",
    "taking damage",
    "order of damage",
    "labelled defenses",
    "you",
    "ally limit",
    "surge",
    "overkill",
    "quickstrike",
    "crisis",
    "overpaying",
    "damage as a cost",
    "drawing",
    "matching",
    "elimination",
    "empty encounter deck",
    "stage change",
    "uses",
    "end of villain phase",
]

STARTING: Final = "starting abilities"
"""An ability can be used where it has a target, and a basic power always, even if the game would not change."""
TAKING_DAMAGE: Final = "taking damage"
"""Prevented damage was dealt all the same, though not taken."""
ORDER_OF_DAMAGE: Final = "order of damage"
"""What waits for damage that would be dealt comes before tough status cards; what waits to take it, after them."""
LABELLED_DEFENSES: Final = "labelled defenses"
"""An attack against which an ability labelled a defense was used is not undefended."""
YOU: Final = "you"
"""What allies do is not done by "you"."""
ALLY_LIMIT: Final = "ally limit"
"""A player may play an ally beyond the limit, and then discards one before anything answers."""
SURGE: Final = "surge"
"""Surge is a When Revealed effect that deals another encounter card; what cancels those cancels it."""
OVERKILL: Final = "overkill"
"""Excess damage is not a part of the attack."""
QUICKSTRIKE: Final = "quickstrike"
"""A minion's When Revealed comes before its quickstrike."""
CRISIS: Final = "crisis"
"""A crisis icon stops only players from removing threat from the main scheme."""
OVERPAYING: Final = "overpaying"
"""Resources beyond a cost are not paid for the card."""
DAMAGE_AS_A_COST: Final = "damage as a cost"
"""Damage that is taken as a cost must really be taken."""
DRAWING: Final = "drawing"
"""Cards are drawn one at a time."""
MATCHING: Final = "matching"
"""Unique cards are compared by title, subtitle and alter-ego: nobody is in play twice, whatever the card is called."""
ELIMINATION: Final = "elimination"
"""What an eliminated player had in play is removed from the game."""
EMPTY_ENCOUNTER_DECK: Final = "empty encounter deck"
"""The players lose when there is no card left in the encounter deck and its discard pile."""
STAGE_CHANGE: Final = "stage change"
"""An activation goes on with the villain's next stage."""
USES: Final = "uses"
"""A card with uses is discarded as soon as its last counter is removed."""

END_OF_VILLAIN_PHASE: Final = "end of villain phase"
"""What ends with the villain phase and the round ends in a step of its own, after the first player token is passed."""

LATER_RULES: Final[tuple[str, ...]] = get_args(LaterRule)
"""All of them."""
