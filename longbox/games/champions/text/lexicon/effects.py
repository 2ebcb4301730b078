"""The words for what texts tell to do."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.text import amounts, constants, filters, targets
from longbox.games.champions.text.constants import OnlyWhile
from longbox.games.champions.text.effects import (
    cancelling,
    choosing,
    controlling,
    encounter_choosing,
    flow,
    hurting,
    indirect,
    lasting,
    moving,
    preventing,
    resources,
    scheming,
    special,
    states,
)
from longbox.kernel.effects import If, Sequence
from longbox.language import Pattern

ONE: Final = amounts.Fixed(1)
HERE: Final = targets.The(filters.This())
YOU: Final = targets.The(filters.You())

# Sentences of an ability, one after another.
FLOW: Final[tuple[Pattern, ...]] = (
    Pattern("effects", "{effect:sentence}", None),
    Pattern("effects", "{first:sentence} {rest:effects}", flow.InTurn),
    Pattern("effects", "{first:sentence} then, {rest:effects}", flow.Then),
    Pattern("effect", "{effects:clause+,then}", flow.LastThen),
    Pattern("deed", "{effects:act+,then}", flow.LastThen),
    Pattern("effects", "{effect:sentence} X is {amount:quantity}.", flow.WhereX),
    Pattern("effects", "{effect:sentence} X is equal to {amount:quantity}.", flow.WhereX),
    Pattern("effects", "choose a player. {effect:effects}", choosing.ChoosePlayer),
    Pattern("effects", "choose a player to {effect:errand}.", choosing.ChoosePlayer),
    Pattern("errand", "{effect:clause}", choosing.ThatPlayer),
    Pattern("effects", "choose {target:target}. {effect:effects}", choosing.Choose),
    Pattern(
        "effects",
        "choose {target:target}. {effect:sentence} deal it {amount:amount} damage, plus {more:amount} damage for each "
        "{counted:counted}.",
        hurting.DealMore,
    ),
    *[
        Pattern(
            "effects",
            "deal {amount:amount} damage to {target:target} and {effect:clause}. For each {counted:counted}, deal "
            f"{{more:amount}} additional damage to {again}.",
            hurting.DealMore,
        )
        for again in ("it", "that enemy", "that minion", "that character")
    ],
    Pattern("sentence", "for each {counted:counted}, {effect:measured}.", flow.ForEach),
    Pattern("sentence", "until the {until:period} ends, {constant:constant}.", lasting.Lasting),
    Pattern("sentence", "until the end of the {until:period}, {constant:constant}.", lasting.Lasting),
    Pattern("sentence", "until the end of this {until:period}, {constant:constant}.", lasting.Lasting),
    Pattern("sentence", "until the end of that {until:period}, {constant:constant}.", lasting.Lasting),
    Pattern("sentence", "at the end of the {when:period}, {effect:conditional}.", lasting.Later),
    Pattern("conditional", "{effect:effect}", None),
    Pattern("conditional", "if {condition:condition}, {effect:effect}", If),
    Pattern(
        "effects",
        "choose {powers:value+or}. {target:target} gets +{amount:integer} to that power until the end of the "
        "{until:period}.",
        lasting.ChosenPower,
    ),
    Pattern(
        "effects",
        "choose {powers:value+or}. Until the end of the {until:period}, {target:target} gets +{amount:integer} to the "
        "chosen power.",
        lasting.ChosenPower,
    ),
    Pattern(
        "sentence",
        "for the resource printed on it: {cases:resource_case+} • wild — all of these.",
        special.ByPrintedResource,
    ),
    Pattern(
        "sentence",
        "if that card's printed resource has: {cases:resource_case+} • wild — all of the above.",
        special.ByPrintedResource,
    ),
    Pattern("resource_case", "• {resource:resource} — {effect:effect}.", special.ResourceCase),
    Pattern("clause", "{effect:clause} instead", flow.Instead),
    *[
        Pattern(
            "effects",
            f"{{effect:measured}}. If {{condition:condition}}, {verb} {{amount:amount}} {{unit:unit}} instead.",
            flow.AmountInstead,
        )
        for verb in ("deal", "remove", "draw", "heal", "prevent")
    ],
    Pattern("clause", "{effect:clause} (if {condition:condition}, {other:clause} instead)", flow.EffectInstead),
    Pattern("clause", "{effect:clause} ({other:clause} instead if {condition:condition})", flow.EffectInstead),
    Pattern(
        "clause",
        "{effect:measured} (if {condition:condition}, {amount:amount} {unit:unit} instead)",
        flow.AmountInstead,
    ),
    Pattern(
        "clause",
        "{effect:measured} ({amount:amount} {unit:unit} instead if {condition:condition})",
        flow.AmountInstead,
    ),
    Pattern("unit", "damage", "damage"),
    Pattern("unit", "threat", "threat"),
    Pattern("unit", "card(s)", "card"),
    Pattern("unit", "counter(s)", "counter"),
)

CLAUSES: Final[tuple[Pattern, ...]] = (
    Pattern("clause", "{effect:measured}", None),
    Pattern("clause", "{effect:done}", None),
    Pattern("measured", "{effect:measured_on_cards}", None),
    Pattern(
        "done",
        "{effect:measured_on_cards} (if {condition:condition}, from {target:targets} instead)",
        flow.TargetInstead,
    ),
    Pattern(
        "done",
        "{effect:measured_on_cards} (from {target:targets} instead if {condition:condition})",
        flow.TargetInstead,
    ),
    Pattern("measured", "{effect:measured} for each {counted:counted}", flow.ForEach),
    Pattern("measured", "{effect:measured} (to a maximum of {most:integer})", flow.AtMost),
    # Damage
    Pattern("measured_on_cards", "deal {amount:amount} damage to {target:targets}", hurting.DealDamage),
    Pattern("measured_on_cards", "deal damage to {target:targets} equal to {amount:quantity}", hurting.DealDamage),
    Pattern("done", "deal {effects:portion+and}", Sequence),
    Pattern("portion", "{amount:amount} damage to {target:target}", hurting.DealDamage),
    *[
        Pattern("measured_on_cards", f"{taker} takes {{amount:amount}} damage", hurting.DealDamage, target=target)
        for taker, target in (("your hero", targets.The(filters.YourHero())), ("this card", HERE), ("it", targets.It()))
    ],
    Pattern("measured_on_cards", "that {target:those} takes {amount:amount} damage", hurting.DealDamage),
    Pattern("those", "{filter:labelled/singular}", targets.That),
    Pattern("measured_on_cards", "deal {target:it} {amount:amount} damage", hurting.DealDamage),
    Pattern("it", "it", targets.It),
    Pattern("it", "that {filter:labelled/singular}", targets.That),
    Pattern("measured_on_cards", "heal {amount:amount} damage from {target:targets}", hurting.Heal),
    Pattern(
        "measured_on_cards", "move {amount:amount} damage from {origin:target} to {target:target}", hurting.MoveDamage
    ),
    Pattern("measured", "take {amount:amount} damage", hurting.TakeDamage),
    Pattern("measured", "you take {amount:amount} damage", hurting.TakeDamage),
    Pattern("measured", "take {amount:amount} indirect damage", indirect.TakeIndirectDamage),
    Pattern("measured", "deal {amount:amount} indirect damage to each player", indirect.DealIndirectDamage),
    Pattern("done", "heal all damage from {target:targets}", hurting.HealAll),
    Pattern("measured", "prevent {amount:amount} of that damage", preventing.PreventDamage),
    Pattern("measured", "prevent {amount:amount} of the damage", preventing.PreventDamage),
    Pattern("measured", "prevent {amount:amount} damage", preventing.PreventDamage),
    Pattern("measured", "reduce that damage by {amount:amount}", preventing.PreventDamage),
    *[
        Pattern("measured", f"reduce the {what} by {{amount:amount}}", preventing.PreventDamage)
        for what in ("damage", "amount of damage", "damage taken", "damage dealt", "amount of damage taken")
    ],
    Pattern("measured", "take {amount:amount} less damage", preventing.PreventDamage),
    Pattern("done", "prevent that damage", preventing.PreventAllDamage),
    Pattern("done", "prevent all damage", preventing.PreventAllDamage),
    Pattern("done", "prevent all damage from that attack", preventing.PreventAllDamage),
    Pattern("done", "prevent all of that damage", preventing.PreventAllDamage),
    Pattern("done", "prevent all of the damage", preventing.PreventAllDamage),
    Pattern("done", "deal that damage to {target:target}", hurting.DealThatDamage),
    Pattern("done", "that damage is dealt to {target:target}", hurting.DealThatDamage),
    Pattern("done", "take it as damage", hurting.TakeItAsDamage),
    Pattern("done", "you take it as damage", hurting.TakeItAsDamage),
    # Threat
    Pattern("measured_on_cards", "remove {amount:amount} threat from {target:targets}", scheming.RemoveThreat),
    Pattern(
        "measured_on_cards", "remove threat from {target:targets} equal to {amount:quantity}", scheming.RemoveThreat
    ),
    Pattern("measured_on_cards", "heal damage from {target:targets} equal to {amount:quantity}", hurting.Heal),
    Pattern("done", "remove all threat from {target:targets}", scheming.RemoveAllThreat),
    Pattern("measured_on_cards", "place {amount:amount} threat here", scheming.PlaceThreat, target=HERE),
    Pattern("measured_on_cards", "put {amount:amount} threat here", scheming.PlaceThreat, target=HERE),
    Pattern("measured_on_cards", "place on {target:every} {amount:amount} threat", scheming.PlaceThreat),
    Pattern("every", "each {filter:filter/singular}", targets.Each),
    Pattern("measured_on_cards", "place {amount:amount} threat on {target:targets}", scheming.PlaceThreat),
    Pattern("measured_on_cards", "put {amount:amount} threat on {target:targets}", scheming.PlaceThreat),
    Pattern("measured", "prevent {amount:amount} of it", preventing.PreventThreat),
    Pattern("measured", "prevent {amount:amount} of that threat", preventing.PreventThreat),
    Pattern("measured", "prevent {amount:amount} of the threat", preventing.PreventThreat),
    Pattern("done", "prevent that threat", preventing.PreventAllThreat),
    Pattern("done", "prevent all of that threat", preventing.PreventAllThreat),
    Pattern("measured", "reduce the threat it places by {amount:amount}", scheming.SchemeForLess),
    Pattern("measured", "reduce the amount of threat placed on the scheme by {amount:amount}", scheming.SchemeForLess),
    Pattern("measured", "reduce the amount of threat placed by {amount:amount}", scheming.SchemeForLess),
    # Cards in play
    Pattern("done", "exhaust {target:many}", states.Exhaust),
    Pattern("done", "ready {target:many}", states.Ready),
    Pattern("measured_on_cards", "deal {amount:amount} damage to {target:many}", hurting.DealDamage),
    Pattern("done", "exhaust {target:targets}", states.Exhaust),
    Pattern("done", "ready {target:targets}", states.Ready),
    Pattern("done", "stun {target:targets}", states.GiveStatus, status=STUNNED),
    Pattern("done", "confuse {target:targets}", states.GiveStatus, status=CONFUSED),
    Pattern("done", "stun and confuse {target:targets}", states.GiveStatuses, statuses=(STUNNED, CONFUSED)),
    Pattern("done", "confuse and stun {target:targets}", states.GiveStatuses, statuses=(STUNNED, CONFUSED)),
    Pattern("done", "make {target:targets} {status:status}", states.GiveStatus),
    Pattern("done", "give {target:targets} a {status:status} status card", states.GiveStatus),
    Pattern("done", "discard a {status:status} status card from {target:targets}", states.TakeStatus),
    Pattern("done", "remove a {status:status} status card from {target:targets}", states.TakeStatus),
    Pattern("status", STUNNED, STUNNED),
    Pattern("status", CONFUSED, CONFUSED),
    Pattern("status", TOUGH, TOUGH),
    Pattern("measured_on_cards", "put {amount:amount} {counter:word} counter(s) here", states.AddCounters, target=HERE),
    Pattern(
        "measured_on_cards", "place {amount:amount} {counter:word} counter(s) here", states.AddCounters, target=HERE
    ),
    Pattern(
        "measured_on_cards", "put {amount:amount} {counter:word} counter(s) on {target:targets}", states.AddCounters
    ),
    Pattern(
        "measured_on_cards", "place {amount:amount} {counter:word} counter(s) on {target:targets}", states.AddCounters
    ),
    Pattern(
        "measured_on_cards",
        "remove {amount:amount} {counter:word} counter(s) from here",
        states.RemoveCounters,
        target=HERE,
    ),
    Pattern(
        "measured_on_cards",
        "remove {amount:amount} {counter:word} counter(s) from {target:targets}",
        states.RemoveCounters,
    ),
    Pattern("done", "discard {target:targets}", moving.Discard),
    Pattern("done", "take control of {target:targets}", controlling.TakeControl),
    Pattern("done", "return {target:targets} to your hand", moving.ReturnToHand),
    Pattern("done", "return {target:targets} to its owner's hand", moving.ReturnToHand),
    Pattern("done", "that {filter:labelled/singular} enters play under your control", moving.PutUnderYourControl),
    Pattern("done", "put that {filter:labelled/singular} into play under your control", moving.PutUnderYourControl),
    Pattern("done", "{target:target} engages you", moving.Engage),
    Pattern("done", "change form", moving.ChangeForm),
    Pattern("done", "change your form", moving.ChangeForm),
    Pattern("done", "change to {form:form_name} form", moving.ChangeToForm),
    Pattern("done", "flip your identity", moving.ChangeForm),
    # What lasts
    Pattern("done", "{constant:constant} until the {until:period} ends", lasting.Lasting),
    Pattern("done", "{constant:constant} until the end of the {until:period}", lasting.Lasting),
    Pattern("done", "{constant:constant} until the end of this {until:period}", lasting.Lasting),
    Pattern("done", "{constant:constant} until the end of that {until:period}", lasting.Lasting),
    Pattern("done", "{constant:constant} for this {until:period}", lasting.Lasting),
    Pattern("done", "{constant:constant} for that {until:period}", lasting.Lasting),
    Pattern("done", "{constant:gain} until the {until:period} ends", lasting.Lasting),
    Pattern("done", "{constant:gain} until the end of the {until:period}", lasting.Lasting),
    Pattern("done", "{constant:gain} until the end of this {until:period}", lasting.Lasting),
    Pattern("done", "{constant:gain} for this {until:period}", lasting.Lasting),
    Pattern("done", "{constant:gift} until the {until:period} ends", lasting.Lasting),
    Pattern("done", "{constant:gift} until the end of the {until:period}", lasting.Lasting),
    Pattern("done", "{constant:gift} for this {until:period}", lasting.Lasting),
    Pattern("gift", "give {target:target} {more:changes}", constants.Gets),
    Pattern("gain", "gain the {trait:trait} trait", constants.GainsTrait, target=YOU),
    Pattern("gain", "gain {keyword:keyword}", constants.GainsKeyword, target=YOU, number=0),
    Pattern("gain", "gain {keyword:numbered_keyword} {number:integer}", constants.GainsKeyword, target=YOU),
    Pattern("gain", "get {more:changes}", constants.Gets, target=YOU),
    Pattern(
        "done",
        "the next {filter:filter/singular} that player plays this {until:period} costs {amount:integer} less",
        lasting.NextOfThatPlayerCostsLess,
    ),
    Pattern(
        "done",
        "reduce the resource cost of the next {filter:filter/singular} that player plays this {until:period} by "
        "{amount:integer}",
        lasting.NextOfThatPlayerCostsLess,
    ),
    Pattern(
        "done",
        "the next {filter:filter/singular} you play this {until:period} costs {amount:integer} less",
        lasting.NextCardCostsLess,
    ),
    Pattern(
        "done",
        "reduce the resource cost of the next {filter:filter/singular} you play this {until:period} by "
        "{amount:integer}",
        lasting.NextCardCostsLess,
    ),
    Pattern(
        "done",
        "reduce the cost of the next {filter:filter/singular} you play this {until:period} by {amount:integer}",
        lasting.NextCardCostsLess,
    ),
    Pattern(
        "done",
        "reduce the cost of the next {filter:filter/singular} that player plays this {until:period} by "
        "{amount:integer}",
        lasting.NextOfThatPlayerCostsLess,
    ),
    # Other cards' texts
    Pattern("done", "cancel its When Revealed effects", cancelling.CancelWhenRevealed),
    Pattern("done", 'cancel its "When Revealed" effects', cancelling.CancelWhenRevealed),
    Pattern("done", 'cancel the "When Revealed" effects of that card', cancelling.CancelWhenRevealed),
    Pattern("done", 'cancel the "When Revealed" effects of that treachery', cancelling.CancelWhenRevealed),
    Pattern("done", 'cancel that card\'s "When Revealed" effects', cancelling.CancelWhenRevealed),
    *[
        Pattern("done", f"cancel {act}", cancelling.CancelAct)
        for act in ("that attack", "the attack", "that activation", "the activation")
    ],
    Pattern("done", "cancel its effects and discard it", cancelling.CancelAndDiscard),
    Pattern("done", "cancel the effects of that card and discard it", cancelling.CancelAndDiscard),
    Pattern(
        "done", "resolve the Special ability of each {filter:filter/singular} in any order", special.ResolveSpecials
    ),
    Pattern(
        "done", 'resolve the "Special" ability on each {filter:filter/singular} in any order', special.ResolveSpecials
    ),
    # Resources
    Pattern("done", "generate {wanted:resources}", resources.Generate),
    Pattern("done", "generate {wanted:resources} for a {filter:filter/singular}", resources.GenerateFor),
    Pattern("done", "generate the resources of the top card of your discard pile", resources.GenerateOfTopDiscard),
    Pattern("done", "generate the resources of the top card in your discard pile", resources.GenerateOfTopDiscard),
    # What players choose, and others do
    Pattern("done", "you may {effect:clause}", choosing.May),
    Pattern("done", "each player {effect:deed}", choosing.EachPlayer),
    Pattern("done", "each other player {effect:deed}", choosing.EachOtherPlayer),
    Pattern("done", "that player {effect:deed}", choosing.ThatPlayer),
)

PRINTED: Final[tuple[Pattern, ...]] = (
    # What printed cards say in other words than ours, where an encounter card's wording is ours.
    Pattern("sentence", "choose to {options:choice+or}.", encounter_choosing.ChooseOne),
    Pattern("constant", "while {condition:condition}, {constant:constant}", OnlyWhile),
    Pattern("constant", "if {condition:condition}, {constant:constant}", OnlyWhile),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "effects": "what to do",
    "sentence": "a sentence",
    "effect": "what to do",
    "conditional": "what to do",
    "clause": "something to do",
    "done": "something to do",
    "measured": "something to do",
    "measured_on_cards": "something to do",
    "errand": "something to do",
    "gain": "something to gain",
    "gift": "something to give",
    "portion": "damage to a card",
    "it": "a card",
    "those": "a card",
    "unit": "what is counted",
    "resource_case": "what is done for a resource",
    "status": "a status card",
    "every": "cards in play",
}
