"""Words that none of our encounter cards need, but that other printed ones have."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.actions import acts
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.games.champions.text import conditions, filters, targets
from longbox.games.champions.text.abilities import THIS_ATTACK
from longbox.games.champions.text.amounts import PrintedResources
from longbox.games.champions.text.effects import (
    drawing,
    hurting,
    indirect,
    lasting,
    moving,
    scheming,
    states,
)
from longbox.games.champions.text.effects import encounter_activations as activations
from longbox.games.champions.text.effects import encounter_attaching as attaching
from longbox.games.champions.text.effects import encounter_choosing as options
from longbox.games.champions.text.effects import encounter_constants as constants
from longbox.games.champions.text.effects import encounter_keywords as keywords
from longbox.games.champions.text.effects import encounter_players as players
from longbox.games.champions.text.effects import encounter_revealing as revealing
from longbox.games.champions.text.effects import encounter_schemes as schemes
from longbox.games.champions.text.effects import encounter_statuses as given
from longbox.kernel.effects import Not
from longbox.language import Pattern

ACTS: Final = ("attack", "activation", "scheme")

CARDS: Final[tuple[Pattern, ...]] = (
    Pattern("described", "{filters:simple+and}", filters.EitherOf),
    Pattern("filter", "{filter:filter} they control", filters.YouControl),
    Pattern("filter", "{filter:filter} engaged with them", filters.EngagedWithYou),
    Pattern("filter", "{filter:filter} attached to {host:definite}", attaching.AttachedToIt),
    Pattern("definite", "their hero", filters.YourHero),
    Pattern("definite", "their alter-ego", filters.YourAlterEgo),
    Pattern("definite", "their identity", filters.YourIdentity),
    Pattern("target", "1 {filter:filter/singular}", targets.One),
    Pattern("searched", "a copy of {name:name}", filters.Named),
    Pattern("searched", "1 copy of {name:name}", filters.Named),
    Pattern("attachable", "the {filter:filter/singular} with the highest {value:value}", attaching.WithHighest),
    Pattern("counted", "{resource:resource} resource discarded this way", PrintedResources),
)

ACTIVATIONS: Final[tuple[Pattern, ...]] = (
    *[
        Pattern("done", f"{{enemies:targets}} [attacks|attack] {wording}", activations.AttackPlayers, whom=whom)
        for wording, whom in (
            ("each player", players.EACH_PLAYER),
            ("the first player", players.FIRST_PLAYER),
            ("the engaged player", players.ENGAGED_PLAYER),
        )
    ],
    Pattern("done", "{enemies:targets} [activates|activate]", activations.Activate),
    Pattern("done", "{enemies:targets} [initiates|initiate] an attack against you", activations.AttackYou),
    *[
        Pattern(
            "done",
            f"give {{enemy:target}} {{count:number}} additional boost card(s) for this {act}",
            activations.GiveBoostCards,
        )
        for act in ("attack", "scheme")
    ],
    *[
        Pattern("done", f"{{constant:constant}} for {the} {act}", lasting.Lasting, until=THIS_ATTACK)
        for the in ("this", "that")
        for act in ACTS
    ],
    *[
        Pattern("sentence", f"after {the} {act} {ends}, {{effect:conditional}}.", lasting.Later, when=THIS_ATTACK)
        for the in ("this", "that")
        for act in ("attack", "activation")
        for ends in ("ends", "resolves")
    ],
    *[
        Pattern("condition", f"{the} activation is {what}", activations.ActIs, what=meaning)
        for the in ("this", "that")
        for what, meaning in (("an attack", acts.ATTACK), ("a scheme", acts.SCHEME))
    ],
    Pattern("condition", "the villain is scheming", activations.ActIs, what=acts.SCHEME),
    Pattern("condition", "{act:act_spoken_of} is undefended", activations.ActIsUndefended),
    Pattern("condition", "this is an undefended attack", activations.ActIsUndefended, act="attack"),
    Pattern("occasion", "{who:who} [activates|activate] against you", activations.ActivatesAgainstYou),
)

HARM: Final[tuple[Pattern, ...]] = (
    *[
        Pattern("measured", f"{wording} {{amount:amount}} indirect damage{tail}", indirect.TakeIndirectDamage)
        for wording, tail in (("you take", ""), ("deal", " to you"), ("deal", " to yourself"))
    ],
    Pattern("counted_verb", "takes {amount:amount} indirect damage", indirect.TakeIndirectDamage),
    Pattern("measured_on_cards", "{target:together} [heals|heal] {amount:amount} damage", hurting.Heal),
    Pattern("together", "{targets:target+and}", targets.Together),
    Pattern("done", "{target:target} [is|are] stunned and confused", states.GiveStatuses, statuses=(STUNNED, CONFUSED)),
    Pattern("done", "give {target:targets} a {status:status} card", states.GiveStatus),
    Pattern("done", "discard each {status:status} status card from {target:targets}", states.TakeStatus),
    Pattern("done", "remove each {status:status} status card from {target:targets}", states.TakeStatus),
    Pattern("condition", "{target:target} [was|were] already {state:state}", given.WasAlready),
)

SCHEMES: Final[tuple[Pattern, ...]] = (
    Pattern("measured_on_cards", "place threat on {target:targets} equal to {amount:quantity}", scheming.PlaceThreat),
    Pattern("done", "move {amount:amount} threat from {origin:target} to {target:target}", schemes.MoveThreat),
    Pattern("statement", "incite {amount:amount}.", keywords.Incites),
    Pattern("statement", "hinder {amount:amount}.", keywords.Hinders),
)

REVEALING: Final[tuple[Pattern, ...]] = (
    *[
        Pattern(
            "done", f"discard cards from {deck} until you discard a {{wanted:filter/singular}}", revealing.DiscardUntil
        )
        for deck in ("the encounter deck", "the top of the encounter deck")
    ],
    Pattern("done", "deal {whom:dealt} {count:number} facedown encounter card(s)", revealing.DealEncounterCards),
    Pattern("done", "deal {count:number} encounter card(s) to {whom:dealt}", revealing.DealEncounterCards),
    Pattern("done", "deal {count:number} facedown encounter card(s) to {whom:dealt}", revealing.DealEncounterCards),
    Pattern("done", "you are dealt {count:number} encounter card(s)", revealing.DealEncounterCards, whom=players.YOU),
    Pattern("done", "shuffle this card into the encounter deck", revealing.ShuffleThisIn),
    Pattern("done", "shuffle the encounter discard pile into the encounter deck", revealing.ShuffleDiscardPileIn),
    Pattern("done", "attach this card to {target:target}", attaching.AttachThis),
    Pattern("verb", "searches {place:searched_place} for {wanted:searched} and {effect:verb}", revealing.SearchFor),
    *[
        Pattern("verb", f"puts {it} into play engaged with them", revealing.PutIntoPlay, whom=players.YOU)
        for it in ("it", "him", "her", "that minion")
    ],
    Pattern("verb", "reveals it", revealing.RevealIt),
)

CHOICES: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "you must either {options:choice+or}.", options.ChooseOne),
    Pattern("sentence", "you must choose to either {options:choice+or}.", options.ChooseOne),
    Pattern("verb", "chooses either {options:their_choice+or}", options.ChooseOne),
    Pattern(
        "their_choice",
        "discard {amount:amount} card(s) from their hand",
        drawing.DiscardFromHand,
        filter=filters.Everything(),
    ),
    Pattern(
        "their_choice",
        "choose and discard {amount:amount} card(s) from their hand",
        drawing.DiscardFromHand,
        filter=filters.Everything(),
    ),
    Pattern("their_choice", "discard {amount:amount} card(s) at random from their hand", drawing.DiscardAtRandom),
    Pattern("their_choice", "discard the top {amount:amount} cards of their deck", drawing.DiscardTop),
    Pattern("verb", "must {effect:their_choice}", None),
    Pattern("verb", "exhausts {target:targets}", states.Exhaust),
    Pattern("verb", "discards {target:targets}", moving.Discard),
    Pattern("verb", "chooses and discards {target:target}", moving.ChooseAndDiscard),
    Pattern("verb", "deals {amount:amount} damage to {target:targets}", hurting.DealDamage),
    Pattern("verb", "places {amount:amount} threat on {target:targets}", scheming.PlaceThreat),
    Pattern("verb", "places {amount:amount} threat here", scheming.PlaceThreat, target=targets.The(filters.This())),
    Pattern("verb", "gives {target:targets} a {status:status} status card", states.GiveStatus),
    Pattern("verb", "[is|are] stunned", states.GiveStatus, status=STUNNED, target=targets.The(filters.YourIdentity())),
    Pattern(
        "verb", "[is|are] confused", states.GiveStatus, status=CONFUSED, target=targets.The(filters.YourIdentity())
    ),
)

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("condition", "{condition:none_of_yours}", Not),
    Pattern("none_of_yours", "you control no {filter:yours/plural}", conditions.Exists),
    Pattern("condition", "there is a {filter:filter/singular} engaged with you", players.ThereIs),
)

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern("constant", "{target:target} [gains|gain] {gained:gained+and}", constants.GainsKeywords),
    Pattern(
        "constant", "{target:target} [gets|get] {more:changes} and [gains|gain] {gained:gained}", constants.GetsAndGains
    ),
    Pattern("gained", "{keyword:keyword}", constants.Gained),
    Pattern("gained", "{keyword:numbered_keyword} {number:integer}", constants.Gained),
)

PRINTED: Final[tuple[Pattern, ...]] = (
    *CARDS,
    *ACTIVATIONS,
    *HARM,
    *SCHEMES,
    *REVEALING,
    *CHOICES,
    *CONDITIONS,
    *CONSTANTS,
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "together": "cards",
    "none_of_yours": "a condition",
    "gained": "a keyword",
}
