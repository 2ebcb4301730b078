"""The words for what reactions wait for, and for what texts ask."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import amounts, conditions, filters, occasions, targets
from longbox.language import Pattern
from longbox.texts.conditions import AtLeast, Not
from longbox.texts.filters import AnyCard

OCCASIONS: Final[tuple[Pattern, ...]] = (
    Pattern("there", "a {filter:filter/singular}", filters.Here),
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
    Pattern("occasion", "{who:there} attacks at this <Location|location>", occasions.Attacks),
    Pattern("occasion", "{who:there} Threatens at this <Location|location>", occasions.Threatens),
    Pattern("occasion", "{who:there} Rescues at this <Location|location>", occasions.Rescues),
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
    Pattern("simple_condition", "{who:definite} is {filter:whereabouts}", conditions.IsAmong),
    Pattern("whereabouts", "<at <this|the same> <Location|location>|here>", filters.Here, filter=AnyCard()),
    Pattern("whereabouts", "at <a|any> <Location|location>", filters.AtLocations, filter=AnyCard()),
    Pattern("whereabouts", "at {whose:definite}'s <Location|location>", filters.WhereIs, filter=AnyCard()),
    Pattern("whereabouts", "{place:place_with}", filters.WhereThereIs, filter=AnyCard()),
    Pattern("simple_condition", "you control {filter:controlled}", conditions.IsAt),
    Pattern("controlled", "a {filter:filter/singular}", filters.YouControl),
    Pattern("simple_condition", "there <are|is> {least:count} or more {amount:plenty}", AtLeast),
    Pattern("simple_condition", "{condition:at_least}", None),
    Pattern("simple_condition", "there are no {condition:any}", Not),
    Pattern("simple_condition", "it has no {condition:any_on_it}", Not),
    Pattern("any", "{amount:plenty}", AtLeast, least=1),
    Pattern("any_on_it", "{amount:on_it}", AtLeast, least=1),
    Pattern("at_least", "it has {least:count} or more {amount:on_it}", AtLeast),
    Pattern("at_least", "you have {least:count} or more cards in <your |>hand", AtLeast, amount=amounts.CardsHeld()),
    Pattern("on_it", "citizens <on it|>", amounts.CitizensOnIt, target=targets.Pronoun()),
    Pattern("plenty", "citizens <on|at> {filter:definite}", amounts.CitizensOn),
    Pattern("plenty", "completed Schemes", amounts.CompletedSchemes),
    Pattern("plenty", "{filter:filter/plural}", amounts.CardsInPlay),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "what a reaction waits for",
    "there": "who does it",
    "condition": "what is so",
    "at_least": "what is so",
    "any": "something to count",
    "any_on_it": "something to count",
    "on_it": "something to count",
    "plenty": "something to count",
    "controlled": "a kind of card",
    "whereabouts": "where it is",
    "simple_condition": "what is so",
}
