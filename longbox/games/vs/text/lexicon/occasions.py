"""The words for what triggered powers wait for, and for phases and steps."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import game
from longbox.games.vs.modifiers import statements
from longbox.games.vs.text import nouns, occasions, targets, who
from longbox.language import Pattern

SHARED_MOMENTS: Final[dict[str, int]] = {
    "the draw phase": game.DRAW_PHASE,
    "the build phase": game.BUILD_PHASE,
    "the combat phase": game.COMBAT_PHASE,
    "the recovery phase": game.RECOVERY_PHASE,
    "a resource step": game.RESOURCE_STEP,
    "a recruit step": game.RECRUIT_STEP,
    "a formation step": game.FORMATION_STEP,
    "an attack step": game.ATTACK_STEP,
}
OWN_MOMENTS: Final[dict[str, int]] = {
    "resource step": game.RESOURCE_STEP,
    "recruit step": game.RECRUIT_STEP,
    "formation step": game.FORMATION_STEP,
    "attack step": game.ATTACK_STEP,
}

THINGS_THAT_HAPPEN: Final[dict[str, type[occasions.Happens]]] = {
    "[becomes|become] stunned": occasions.BecomesStunned,
    "[recovers|recover]": occasions.Recovers,
    "[enters|enter] play": occasions.EntersPlay,
    "[leaves|leave] play": occasions.LeavesPlay,
    "[is|are] KO'd": occasions.IsKod,
    "[becomes|become] powered-up": occasions.BecomesPoweredUp,
    "[readies|ready]": occasions.Readies,
    "[becomes|become] exhausted": occasions.Exhausts,
    "[moves|move]": occasions.Moves,
    "[attacks|attack]": occasions.Attacks,
    "[defends|defend]": occasions.Defends,
    "[team attacks|team attack]": occasions.TeamAttacks,
}

OCCASIONS: Final[tuple[Pattern, ...]] = (
    *[
        Pattern("occasion", f"as {words} starts", occasions.StartOf, moment=moment)
        for words, moment in SHARED_MOMENTS.items()
    ],
    *[
        Pattern("occasion", f"at the start of {words}", occasions.StartOf, moment=moment)
        for words, moment in SHARED_MOMENTS.items()
    ],
    *[
        Pattern("occasion", f"at the start of {words} each turn", occasions.StartOf, moment=moment)
        for words, moment in SHARED_MOMENTS.items()
    ],
    *[
        Pattern("occasion", f"as your {words} starts", occasions.StartOf, moment=moment, whose=who.You())
        for words, moment in OWN_MOMENTS.items()
    ],
    *[
        Pattern("occasion", f"at the start of your {words}", occasions.StartOf, moment=moment, whose=who.You())
        for words, moment in OWN_MOMENTS.items()
    ],
    *[
        Pattern(
            "occasion",
            f"at the start of each opponent's {words}",
            occasions.StartOf,
            moment=moment,
            whose=who.EachOpponent(),
        )
        for words, moment in OWN_MOMENTS.items()
    ],
    Pattern("occasion", "when {occasion:single_event}", None),
    Pattern("occasion", "each time {occasion:event}", None),
    Pattern("occasion", "whenever {occasion:event}", None),
    Pattern("occasion", "when {occasion:event}", None),
    Pattern("single_event", "{subject:definite} [enters|enter] play", occasions.EntersPlay),
    Pattern("single_event", "{subject:definite} [leaves|leave] play", occasions.LeavesPlay),
    *[Pattern("event", f"{{subject:affected}} {words}", meaning) for words, meaning in THINGS_THAT_HAPPEN.items()],
    Pattern("event", "{subject:affected} [attacks|attack] a {defender:filter/singular}", occasions.Attacks),
    Pattern("event", "{subject:affected} [stuns|stun] a {stunned:filter/singular}", occasions.Stuns),
    Pattern(
        "event", "{subject:affected} [causes|cause] breakthrough", occasions.CausesBreakthrough, victim=who.EachPlayer()
    ),
    Pattern("event", "{subject:affected} [causes|cause] breakthrough to {victim:victim}", occasions.CausesBreakthrough),
    Pattern("event", "{subject:affected} [KO's|KO] a {gone:filter/singular}", occasions.Kos),
    Pattern("victim", "a player", who.EachPlayer),
    Pattern("victim", "an opponent", who.EachOpponent),
    Pattern("victim", "you", who.You),
    Pattern("event", "{who:anyone} [loses|lose] endurance", occasions.LosesEndurance),
    Pattern("event", "{who:anyone} [gains|gain] endurance", occasions.GainsEndurance),
    Pattern("event", "{who:anyone} [draws|draw] a card", occasions.Draws),
    Pattern("event", "{who:anyone} [discards|discard] a {filter:filter/singular}", occasions.Discards),
    Pattern("event", "{who:anyone} [plays|play] a {filter:filter/singular}", occasions.Plays),
    Pattern("event", "{who:anyone} [recruits|recruit] a {filter:filter/singular}", occasions.Recruits),
    Pattern("event", "{who:anyone} [flips|flip] a {filter:filter/singular}", occasions.Flips),
    # To whom it happens
    Pattern("affected", "{noun:definite}", None),
    Pattern("affected", "{noun:one}", None),
    Pattern("affected", "{part:target_part}", targets.TargetCard),
    Pattern("affected", "{noun:definite} {quality:place_in}", statements.Narrowed),
    Pattern("affected", "one or more {filter:filter/plural}", nouns.Each),
    # When something can be played or used
    *[Pattern("moment", words, moment) for words, moment in SHARED_MOMENTS.items()],
    *[Pattern("own_moment", f"your {words}", moment) for words, moment in OWN_MOMENTS.items()],
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "what a triggered power waits for",
    "event": "something that happens",
    "single_event": "something that happens once",
    "victim": "a player",
    "affected": "a card",
    "moment": "a phase or step",
    "own_moment": "a step of yours",
}
