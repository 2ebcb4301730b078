"""The words for what triggered powers wait for, and for phases and steps."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import moments
from longbox.games.vs.modifiers import statements
from longbox.games.vs.text import nouns, occasions, who
from longbox.kernel.terms import Term
from longbox.language import Pattern
from longbox.language.alternatives import named

MOMENTS: Final[dict[str, int]] = {
    "<the|each> draw phase": moments.DRAW_PHASE,
    "<the|each> build phase": moments.BUILD_PHASE,
    "<<the|each> combat phase|combat>": moments.COMBAT_PHASE,
    "<the|each> recovery phase": moments.RECOVERY_PHASE,
    "<a|each> resource step": moments.RESOURCE_STEP,
    "<a|each> recruit step": moments.RECRUIT_STEP,
    "<a|each> formation step": moments.FORMATION_STEP,
    "<an|each> attack step": moments.ATTACK_STEP,
}
STEPS: Final[dict[str, int]] = {
    "resource step": moments.RESOURCE_STEP,
    "recruit step": moments.RECRUIT_STEP,
    "formation step": moments.FORMATION_STEP,
    "attack step": moments.ATTACK_STEP,
}

PHASES: Final[dict[str, int]] = {
    "draw phase": moments.DRAW_PHASE,
    "build phase": moments.BUILD_PHASE,
    "combat phase": moments.COMBAT_PHASE,
    "recovery phase": moments.RECOVERY_PHASE,
}

THINGS_THAT_HAPPEN: Final[dict[str, type[Term]]] = {
    "<[becomes|become]|[is|are]> stunned": occasions.BecomesStunned,
    "[recovers|recover]": occasions.Recovers,
    "[is|are] KO'd": occasions.IsKod,
    "[becomes|become] powered-up": occasions.BecomesPoweredUp,
    "[readies|ready]": occasions.Readies,
    "<[becomes|become] exhausted|[exhausts|exhaust]>": occasions.Exhausts,
    "[moves|move]": occasions.Moves,
    "<[attacks|attack] <|a {defender:filter/singular}|another {defender:other/singular}|{defender:certain}>|"
    "[becomes an attacker|become attackers]>": occasions.Attacks,
    "<[defends|defend]|[becomes a defender|become defenders]>": occasions.Defends,
    "[team attacks|team attack]": occasions.TeamAttacks,
    "[stuns|stun] <a {stunned:filter/singular}|another {stunned:other/singular}|{stunned:certain}>": occasions.Stuns,
    "<[KO's|KO]|[KOs|KO]> <a {gone:filter/singular}|another {gone:other/singular}|{gone:certain}>": occasions.Kos,
}
THINGS_PLAYERS_DO: Final[dict[str, type[Term]]] = {
    "[loses|lose] endurance": occasions.LosesEndurance,
    "[gains|gain] endurance": occasions.GainsEndurance,
    "[draws|draw] a card": occasions.Draws,
    "[replaces|replace] a resource": occasions.ReplacesResource,
    "[discards|discard] {filter:met}": occasions.Discards,
    "[plays|play] {filter:met} <|from <his|their|your|his or her> hand{from_hand=True}>": occasions.Plays,
    "[recruits|recruit] <a {filter:filter/singular}|another {filter:other/singular}>": occasions.Recruits,
    "[flips|flip] {filter:met} <|face up>": occasions.Flips,
}

OCCASIONS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "occasion",
        "as {moment:moment} <starts|begins> | at <|the> <start|beginning> of {moment:moment} <|each turn> | "
        "as {moment:own_moment}{whose=you} <starts|begins> | "
        "at <|the> <start|beginning> of <|each of> {moment:own_moment}{whose=you} | "
        "at the start of <each|an> opponent's {moment:step}{whose=opponents}",
        occasions.StartOf,
        whose={"you": who.You(), "opponents": who.EachOpponent()},
    ),
    Pattern("occasion", "when {occasion:single_event} | <each time|whenever|when> {occasion:event}", None),
    Pattern(
        "single_event/event",
        "[{subject:definite}/{subject:affected}] <[enters|enter]|[comes|come] into> play",
        occasions.EntersPlay,
    ),
    Pattern(
        "single_event/event",
        "you recruit {subject:definite} | {subject:[definite/affected]} is recruited",
        occasions.IsRecruited,
    ),
    Pattern(
        "event",
        "{subject:yours_entering} <[enters|enter]|[comes|come] into> play under your control",
        occasions.EntersPlay,
    ),
    Pattern("yours_entering", "a {filter:yours/singular}", nouns.One),
    Pattern("single_event/event", "[{subject:definite}/{subject:affected}] [leaves|leave] play", occasions.LeavesPlay),
    *[
        Pattern("event_of_card", f"{{subject:affected}} {words}", meaning)
        for words, meaning in THINGS_THAT_HAPPEN.items()
    ],
    Pattern("event", "{occasion:event_of_card}", None),
    Pattern(
        "event",
        "{subject:affected} <[causes|cause]|[deals|deal]> breakthrough <|endurance loss> <|to {victim:victim}>",
        occasions.CausesBreakthrough,
        victim=who.EachPlayer(),
    ),
    *[Pattern("event", f"{{who:anyone}} {words}", meaning) for words, meaning in THINGS_PLAYERS_DO.items()],
    Pattern("met", "a {filter:filter/singular} | another {filter:other/singular} | {filter:certain}", None),
    # To whom it happens
    Pattern("affected", "{noun:definite} | {noun:one}", None),
    Pattern("affected", "{noun:definite} {quality:place_in}", statements.Narrowed),
    Pattern("affected", "one or more {filter:filter/plural}", nouns.Each),
    # When something can be played or used
    Pattern("moment", named(MOMENTS), str),
    Pattern("own_moment", "your {moment:step}", None),
    Pattern("their_moment", "<your opponent's|your opponents'|an opponent's> {moment:step}", None),
    Pattern("step", named(STEPS), str),
    Pattern("whole_moment", named({**PHASES, **STEPS}), str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "what a triggered power waits for",
    "event": "something that happens",
    "event_of_card": "something that happens to a card",
    "single_event": "something that happens once",
    "affected": "a card",
    "met": "a card",
    "yours_entering": "a card",
    "moment": "a phase or step",
    "own_moment": "a step of yours",
    "their_moment": "a step of an opponent",
    "step": "a step",
    "whole_moment": "a phase or step",
}
