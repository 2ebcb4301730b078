"""Further turns of phrase of printed encounter cards: superlatives, what averts, what was increased."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import ENEMIES
from longbox.games.champions.text import conditions, filters, targets
from longbox.games.champions.text.abilities import THIS_ATTACK
from longbox.games.champions.text.constants import Gets
from longbox.games.champions.text.effects import choosing, drawing, hurting, lasting, scheming
from longbox.games.champions.text.effects import encounter_activations as activations
from longbox.games.champions.text.effects import encounter_attaching as attaching
from longbox.games.champions.text.effects import encounter_choosing as options
from longbox.games.champions.text.effects import encounter_damage as damage
from longbox.games.champions.text.effects import encounter_revealing as revealing
from longbox.games.champions.text.effects import encounter_schemes as schemes
from longbox.games.champions.text.effects import encounter_statuses as given
from longbox.games.champions.text.occasions import AttacksYou
from longbox.language import Pattern

HERE: Final = targets.The(filters.This())

SUPERLATIVES: Final[tuple[Pattern, ...]] = (
    Pattern("target", "the {filter:superlative}", targets.One),
    Pattern("target", "a {filter:superlative}", targets.One),
    Pattern("attachable", "the {filter:superlative}", None),
    Pattern("superlative", "{filter:filter/singular} with the most threat", attaching.WithMostThreat),
    Pattern("superlative", "{filter:filter/singular} with the least threat", attaching.WithLeastThreat),
    Pattern("superlative", "{filter:filter/singular} with the highest cost", attaching.WithHighestCost),
    Pattern("superlative", "{filter:filter/singular} with the highest printed cost", attaching.WithHighestCost),
    Pattern("superlative", "highest cost {filter:filter/singular}", attaching.WithHighestCost),
    Pattern("superlative", "{filter:filter/singular} with the most hit points", attaching.WithMostRemainingHitPoints),
)

DOING: Final[tuple[Pattern, ...]] = (
    Pattern("done", "{enemies:targets} [attacks|attack] your identity", activations.AttackYou),
    Pattern("measured_on_cards", "{target:others_in_play} [takes|take] {amount:amount} damage", hurting.DealDamage),
    Pattern("done", "{target:target} [heals|heal] all damage", hurting.HealAll),
    Pattern("done", "take damage equal to {amount:quantity}", hurting.TakeDamage),
    Pattern("measured_on_cards", "remove {amount:amount} threat from here", scheming.RemoveThreat, target=HERE),
    Pattern("measured", "increase that damage by {amount:amount}", damage.IncreaseDamage),
    Pattern("measured", "increase the damage by {amount:amount}", damage.IncreaseDamage),
    *[
        Pattern("done", f"{remove} {every} from {{target:targets}}", given.TakeAllStatuses)
        for remove in ("discard", "remove")
        for every in ("each status card", "all status cards")
    ],
    Pattern("verb", "discards their hand", drawing.DiscardHand),
    Pattern("done", "give {enemy:target} {count:number} boost card(s)", activations.GiveBoostCards),
    *[Pattern("done", f"shuffle {it} into the encounter deck", revealing.ShuffleItIn) for it in ("it", "them")],
    Pattern(
        "done", "reveal the topmost {wanted:filter/singular} in the encounter discard pile", revealing.RevealTopmost
    ),
    Pattern(
        "done",
        "put the topmost {wanted:filter/singular} in the encounter discard pile into play engaged with you",
        revealing.PutTopmostIntoPlay,
    ),
    Pattern(
        "done",
        "put into play engaged with you the topmost {wanted:filter/singular} in the encounter discard pile",
        revealing.PutTopmostIntoPlay,
    ),
    Pattern(
        "done",
        "put each {filter:labelled/singular} discarded this way into play engaged with {whom:player}",
        revealing.PutThatIntoPlay,
    ),
    Pattern("counted", "boost icon discarded this way", revealing.BoostIcons),
    Pattern("sentence", "{constant:its_gain}.", lasting.Lasting, until=THIS_ATTACK),
    Pattern("its_gain", "{target:pronoun} [gets|get] {more:changes}", Gets),
    *[Pattern("pronoun", pronoun, targets.It) for pronoun in ("it", "he", "she", "they")],
)

CHOOSING: Final[tuple[Pattern, ...]] = (
    Pattern("done", "choose {target:target} and {effect:clause}", choosing.Choose),
    Pattern("done", "you may {effect:payment}", choosing.May),
    Pattern("payment", "{cost:spending}", options.Pay),
    Pattern("sentence", "unless you {other:choice}, {effect:effect}.", options.Unless),
    Pattern("sentence", "{effect:effect} unless you {other:choice}.", options.Unless),
)

ASKING: Final[tuple[Pattern, ...]] = (
    Pattern("condition", "no card was discarded this way", conditions.NothingThisWay, what="card discarded"),
    *[
        Pattern("condition", condition, conditions.NothingThisWay, what="damage dealt")
        for condition in (
            "you took no damage this way",
            "you did not take damage this way",
            "no damage was taken this way",
        )
    ],
    Pattern("condition", "{who:who} [is|are] attached to {host:definite}", attaching.IsAttachedTo),
    Pattern("condition", "{host:definite} has {who:attachment}", attaching.IsAttachedTo),
    Pattern("attachment", "an attachment", filters.OfTypes, types=("attachment",)),
    Pattern("lying", "threat on {filter:definite}", schemes.ThreatOn),
    Pattern("lying", "threat here", schemes.ThreatOn, filter=filters.This()),
    Pattern("condition", "{amount:threat_of} has at least {least:integer} threat", conditions.AtLeast),
    Pattern("threat_of", "{filter:definite}", schemes.ThreatOn),
    *[
        Pattern(
            "condition", f"{{who:definite}} [has|have] {{most:integer}} or fewer {points}", damage.HasHitPointsAtMost
        )
        for points in ("remaining hit points", "hit points", "hit points remaining")
    ],
    Pattern("occasion", "{who:who} [attacks|attack] {whom:attacked}", damage.AttacksOther),
    Pattern("attacked", "this card", filters.This),
    Pattern("attacked", "the villain", filters.TheVillain),
    Pattern("attacked", "a {filter:filter/singular}", None),
    Pattern("occasion", "you are attacked", AttacksYou, who=filters.OfTypes(ENEMIES)),
)

TURNS: Final[tuple[Pattern, ...]] = (*SUPERLATIVES, *DOING, *CHOOSING, *ASKING)

DESCRIPTIONS: Final[dict[str, str]] = {
    "superlative": "a kind of card",
    "its_gain": "what it gets",
    "pronoun": "a card",
    "payment": "a cost",
    "attachment": "an attachment",
    "threat_of": "a scheme",
    "attacked": "who is attacked",
}
