"""Further turns of phrase of printed encounter cards: what averts, what was increased."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text.effects import encounter_attaching as attaching
from longbox.games.champions.text.effects import encounter_choosing as options
from longbox.games.champions.text.effects import encounter_damage as damage
from longbox.games.champions.text.effects import encounter_deck as decks
from longbox.games.champions.text.effects import encounter_revealing as revealing
from longbox.language import Pattern

DOING: Final[tuple[Pattern, ...]] = (
    Pattern("measured", "increase <that|the> damage by {amount:amount}", damage.IncreaseDamage),
    Pattern("done", "shuffle <it|them> into the encounter deck", revealing.ShuffleItIn),
    Pattern("done", "<put|place> {target:it} on <|the> top of the encounter deck", decks.PutOnEncounterDeck),
    Pattern("done", "<put|place> {target:it} on the bottom of <the encounter|that> deck", decks.PutUnderEncounterDeck),
    Pattern(
        "done",
        "reveal the topmost {wanted:filter/singular} <in|of> the encounter discard pile",
        revealing.RevealTopmost,
    ),
    Pattern(
        "done",
        "put the <topmost|top> {wanted:filter/singular} <in|of> the encounter discard pile into play engaged with "
        "you | "
        "put into play engaged with you the <topmost|top> {wanted:filter/singular} <in|of> the encounter discard pile",
        revealing.PutTopmostIntoPlay,
    ),
)

CHOOSING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "sentence",
        "unless you {other:choice}, {effect:effect}. | {effect:effect} unless you {other:choice}.",
        options.Unless,
    ),
)

ASKING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition",
        "{who:who} [is|are] attached to {host:definite} | {host:definite} has {who:attachment}",
        attaching.IsAttachedTo,
    ),
    Pattern(
        "simple_condition",
        "{who:definite} [has|have] {most:integer} or fewer <<remaining|> hit points|hit points remaining>",
        damage.HasHitPointsAtMost,
    ),
    Pattern("occasion", "{who:who} [attacks|attack] {whom:attacked}", damage.AttacksOther),
)

TURNS: Final[tuple[Pattern, ...]] = (*DOING, *CHOOSING, *ASKING)

DESCRIPTIONS: Final[dict[str, str]] = {
    "attachment": "an attachment",
    "attacked": "who is attacked",
}
