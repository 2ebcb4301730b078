"""What later editions of the rules reference changed.

The rulebook that was given is played. Where it says nothing and a later edition decides, the later one is followed,
always. Where it says otherwise, it is followed by default, and the later reading is an option: `LaterRule`.
`docs/champions-editions.md` goes through all of them.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

LaterRule = Literal[
    "starting abilities",
    "taking damage",
    "order of damage",
    "labelled defenses",
    "you",
    "status cards",
    "surge",
    "overkill",
    "quickstrike",
    "crisis",
    "overpaying",
    "drawing",
    "matching",
    "elimination",
    "uses",
    "end of villain phase",
]
"""A change that contradicts the given rulebook, and is played only if it was agreed on."""

FollowedRule = Literal["ally limit", "damage as a cost", "empty encounter deck", "stage change"]
"""A change of which the given rulebook says nothing. It is always played; options that still ask for it may."""

STARTING: Final = "starting abilities"
"""An ability can be used where it has a target, and a basic power always, even if the game would not change.

Given: an ability can be initiated only if it could change the game. [champions Ability, Card Ability]
"""
TAKING_DAMAGE: Final = "taking damage"
"""Prevented damage was dealt all the same, though not taken.

Given: preventing reduces the damage that is dealt. [champions Prevent]
"""
ORDER_OF_DAMAGE: Final = "order of damage"
"""What waits for damage that would be dealt comes before tough status cards; what waits to take it, after them.

Given: status cards come before all abilities in conflict with them. [champions Status Cards]
"""
LABELLED_DEFENSES: Final = "labelled defenses"
"""An attack against which an ability labelled a defense was used is not undefended.

Given: whoever defends exhausts a hero or ally; undefended is where no character does. [champions Enemy Attacks]
"""
YOU: Final = "you"
"""What allies do is not done by "you".

Given: "you" is the player wherever it can be. [champions You]
"""
STATUS_CARDS: Final = "status cards"
"""A stunned or confused alter-ego loses the status card in place of an attack or thwart, as a hero does.

Given: a stunned or confused hero or ally does. [champions Status Cards]
"""
SURGE: Final = "surge"
"""Surge is a When Revealed effect that deals another encounter card; what cancels those cancels it.

Given: another card is revealed after the first was. [champions Surge]
"""
OVERKILL: Final = "overkill"
"""Excess damage is not a part of the attack.

Given: it is excess damage from the attack. [champions Overkill]
"""
QUICKSTRIKE: Final = "quickstrike"
"""A minion's When Revealed comes before its quickstrike.

Given: it attacks immediately after it engages. [champions Quickstrike]
"""
CRISIS: Final = "crisis"
"""A crisis icon stops only players from removing threat from the main scheme.

Given: no threat can be removed before the side scheme is gone. [champions Side Scheme]
"""
OVERPAYING: Final = "overpaying"
"""Resources beyond a cost are not paid for the card.

Given: a cost is paid with as many resources as it asks for or more; what is beyond is lost after paying.
[champions Cost, Resource]
"""
DRAWING: Final = "drawing"
"""Cards are drawn one at a time.

Given: they are drawn simultaneously. [champions Drawing Cards]
"""
MATCHING: Final = "matching"
"""Unique cards are compared by title, subtitle and alter-ego: nobody is in play twice, whatever the card is called.

Given: they are compared by title. [champions Unique]
"""
ELIMINATION: Final = "elimination"
"""What an eliminated player had in play is removed from the game.

Given: it goes to the discard piles of its owners. [champions Player Elimination]
"""
USES: Final = "uses"
"""A card with uses is discarded as soon as its last counter is removed.

Given: after the effect of the last use has resolved. [champions Uses X]
"""
END_OF_VILLAIN_PHASE: Final = "end of villain phase"
"""What ends with the villain phase and the round ends in a step of its own, after the first player token is passed.

Given: the token goes to who is first player for the next round. [champions First Player]
"""

LATER_RULES: Final[tuple[str, ...]] = get_args(LaterRule)
"""All that can be agreed on."""
