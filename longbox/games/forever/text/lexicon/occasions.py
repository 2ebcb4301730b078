"""The words for what reactions wait for, and for what texts ask."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import conditions, occasions
from longbox.language import Pattern

OCCASIONS: Final[tuple[Pattern, ...]] = (
    Pattern("occasion", "{who:who} attacks", occasions.Attacks),
    Pattern("occasion", "{who:who} attacks {whom:who}", occasions.AttacksOne),
    Pattern("occasion", "{whom:who} is attacked", occasions.IsAttacked),
    Pattern("occasion", "{who:who} Threatens", occasions.Threatens),
    Pattern("occasion", "{who:who} Rescues", occasions.Rescues),
    Pattern("occasion", "{who:who} attacks or Threatens", occasions.AttacksOrThreatens),
    Pattern("occasion", "{who:who} attacks or Rescues", occasions.AttacksOrRescues),
    Pattern("occasion", "{who:who} <suffers|would suffer{would=True}> damage", occasions.SuffersDamage),
    Pattern("occasion", "{who:who} <is|would be{would=True}> knocked out or captured", occasions.IsBeaten),
    Pattern("occasion", "{who:who} <is|would be{would=True}> knocked out", occasions.IsKnockedOut),
    Pattern("occasion", "{who:who} <is|would be{would=True}> captured", occasions.IsCaptured),
    Pattern("occasion", "{who:who} is swayed", occasions.IsSwayed),
    Pattern("occasion", "{who:who} is activated", occasions.IsActivated),
    Pattern("occasion", "{who:who} <claims|would claim{would=True}> citizens", occasions.ClaimsCitizens),
    Pattern("occasion", "a {kind:players} reveals cards", occasions.RevealsCards),
    Pattern("occasion", "{who:who} is completed", occasions.IsCompleted),
    Pattern("occasion", "{who:who} is recruited", occasions.IsRecruited),
    Pattern("occasion", "you play {who:who}", occasions.YouPlay),
    Pattern("occasion", "an opponent plays {who:who}", occasions.OpponentPlays),
    Pattern("occasion", "the round begins", occasions.RoundBegins),
    Pattern("occasion", "the round ends", occasions.RoundEnds),
)

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", "{filter:definite} is {state:state}", conditions.IsInState),
    Pattern("simple_condition", "it is a {filter:simple/singular}", conditions.ItIs),
    Pattern("simple_condition", "there is a {filter:filter/singular}", conditions.IsAt),
    Pattern("simple_condition", "your hand is empty", conditions.HandIsEmpty),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "what a reaction waits for",
    "condition": "what is so",
    "simple_condition": "what is so",
}
