"""The words for what texts tell to do."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import (
    THIS_ATTACK,
    THIS_GAME,
    THIS_PHASE,
    THIS_ROUND,
    THIS_TURN,
    YOUR_NEXT_TURN,
    YOUR_TURN,
)
from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.text import filters, targets
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
from longbox.games.champions.text.effects import encounter_statuses as given
from longbox.language import Pattern
from longbox.texts.conditions import Did, If, InsteadIf, Not
from longbox.texts.may import May, MayFor
from longbox.texts.sequences import IfYouCannot, InTurn, Sequence, WhereX

ADDITIONAL: Final = "<{amount:amount} <additional|more>|an additional {amount:amount}>"
HERE: Final = targets.The(filters.This())
YOUR_IDENTITY: Final = targets.The(filters.YourIdentity())

# Sentences of an ability, one after another.
FLOW: Final[tuple[Pattern, ...]] = (
    Pattern("effects", "{effect:sentence}", None),
    Pattern("effects/dilemma", "{first:sentence} [{rest:effects}/choose: {rest:options}]", InTurn),
    Pattern("sentence", "{effect:sentence} if you <cannot|can't>, {otherwise:effect}.", IfYouCannot),
    Pattern("effects", "{first:sentence} then<,|> {rest:effects}", flow.Then),
    Pattern("effect/deed", "{effects:[clause/act]+,then}", flow.LastThen),
    Pattern(
        "effects/effect",
        "[{effect:sentence} X is <|equal to> {amount:limited}./{effect:clause}, where X is {amount:limited}]",
        WhereX,
    ),
    Pattern(
        "effects", "choose a player. {effect:effects} | choose a player to {effect:errand}.", choosing.ChoosePlayer
    ),
    Pattern("effects", "choose a card type. {effect:effects}", choosing.ChooseType),
    Pattern("effects", "choose another player. {effect:effects}", choosing.ChooseAnotherPlayer),
    Pattern("done/errand", "[that player {effect:deed}/{effect:clause}]", choosing.ThatPlayerDoes),
    Pattern("effects/done", "choose {target:target}[. {effect:effects}/ and {effect:clause}]", choosing.Choose),
    # What others do, and what they do if they did it
    Pattern("sentence", "each player {effect:answered}", choosing.EachPlayerDoes),
    Pattern("sentence", "<a|any> player <|of your choice> {effect:answered}", choosing.APlayerDoes),
    Pattern("sentence", "another player <|of your choice> {effect:answered}", choosing.AnotherPlayerDoes),
    Pattern("sentence", "each other player {effect:answered}", choosing.EachOtherPlayer),
    Pattern("sentence", "that player {effect:answered}", choosing.ThatPlayerDoes),
    Pattern("answered", "{first:deed}. {rest:reward}", InTurn),
    Pattern("reward", "if they do, {effect:rewarding}.", If, condition=Did()),
    Pattern("rewarding", "they {effect:their_choice} | that player {effect:deed}", None),
    # What is done where there is nothing to choose is a sentence of its own. [champions Choose]
    Pattern("effects", "{first:chosen_before} {rest:where_none}", InTurn),
    Pattern("chosen_before", "choose {target:target}. {effect:sentence}", choosing.Choose),
    Pattern("chosen_before", "choose {target:target}. {effect:two_sentences}", choosing.Choose),
    Pattern("two_sentences", "{first:sentence} {rest:sentence}", InTurn),
    Pattern("where_none", "if {condition:lack}, {effect:clause}. | {effect:clause} if {condition:lack}.", If),
    Pattern("lack", "{condition:absence}", Not),
    Pattern(
        "effects",
        "choose {target:target}. {effect:sentence} deal it {amount:amount} damage, plus {more:amount} damage for each "
        "{counted:counted}. | deal {amount:amount} damage to {target:target} and {effect:clause}. For each "
        "{counted:counted}, deal {more:amount} additional damage to <it|that <enemy|minion|character>>.",
        hurting.DealMore,
    ),
    Pattern(
        "sentence/measured/verb",
        "[for <each|every> {counted:counted}, {effect:measured}./{effect:measured} for <each|every> {counted:counted}/"
        "{effect:measured_verb} for <each|every> {counted:theirs_counted}]",
        flow.ForEach,
    ),
    Pattern("verb", "{effect:measured_verb} for <each|every> {counted:counted}", flow.ForEachOfTheirs),
    Pattern(
        "sentence/done",
        "[{until:span}, {constant:constant}./<{constant:constant}|{constant:gain}|{constant:gift}> {until:for_span}] | "
        "[{constant:its_gain}./]",
        lasting.Lasting,
        until=THIS_ATTACK,
    ),
    Pattern(
        "span/for_span",
        "until the {until:period} ends | until the end of <the|this|that|his|her|its> {until:period} | "
        "[<|during> this {until:period}/<for|> <this|that> {until:period}] | "
        "for the rest of <the|this|that> {until:period}",
        None,
    ),
    Pattern(
        "span/for_span",
        f"<<|during|for> this turn|until the end of <the|this> turn>{{={THIS_TURN}}} | "
        f"until the end of your turn{{={YOUR_TURN}}} | until <|the <start|beginning> of> your next turn"
        f"{{={YOUR_NEXT_TURN}}} | <for the rest|until the end> of the game{{={THIS_GAME}}} | "
        f"until the end of the villain phase{{={THIS_ROUND}}} | until the end of <this|that|the> activation"
        f"{{={THIS_ATTACK}}}",
        str,
    ),
    Pattern("sentence", "at the end of your turn, {effect:conditional}.", lasting.AtEndOf, when=YOUR_TURN),
    Pattern(
        "sentence",
        "at the <start|beginning> of your next turn, {effect:conditional}.",
        lasting.AtEndOf,
        when=YOUR_NEXT_TURN,
    ),
    Pattern(
        "sentence",
        "the next time {occasion:occasion} <|during> this {until:length}, {effect:effect}. | "
        f"the next time {{occasion:occasion}}{{until={THIS_GAME}}}, {{effect:effect}}.",
        lasting.NextTime,
    ),
    Pattern("sentence", "{until:span}, {word:each_time} {occasion:occasion}, {effect:effect}.", lasting.EachTime),
    Pattern("each_time", f"each time | {lasting.WHEN} | whenever | {lasting.AFTER}", str),
    Pattern("length", f"{THIS_PHASE} | {THIS_ROUND}", str),
    Pattern("effects", "{effect:lasting_first}, where X is {amount:limited}.", WhereX),
    Pattern("lasting_first", "{until:span}, {constant:constant}", lasting.Lasting),
    Pattern("for_span", "for <this|that> <activation|scheme|thwart>", THIS_ATTACK),
    Pattern(
        "sentence",
        "at the end of <the|this|that|his|her|its> {when:period}, {effect:conditional}. | "
        "after <this|that> <attack|activation> <|ends|resolves>, {effect:conditional}.",
        lasting.AtEndOf,
        when=THIS_ATTACK,
    ),
    Pattern("sentence", "{effect:clause} if {condition:condition}.", flow.DoneIfSo),
    Pattern(
        "sentence", "{effect:effect} unless {condition:otherwise}. | unless {condition:otherwise}, {effect:effect}.", If
    ),
    Pattern("otherwise", "{condition:condition}", Not),
    Pattern("conditional", "{effect:effect}", None),
    Pattern("conditional", "if {condition:condition}, {effect:effect}", If),
    Pattern(
        "effects",
        "choose {powers:value+or}. {target:target} gets +{amount:integer} to that power until the end of the "
        "{until:period}. | choose {powers:value+or}. Until the end of the {until:period}, {target:target} gets "
        "+{amount:integer} to the chosen power.",
        lasting.ChosenPower,
    ),
    Pattern(
        "sentence",
        "<for the resource printed on it|if that card's printed resource has>: {cases:resource_case+} • wild — all of "
        "<these|the above>.",
        special.ByPrintedResource,
    ),
    Pattern("resource_case", "• {resource:resource} — {effect:effect}.", special.ResourceCase),
    Pattern("clause", "{effect:clause} instead | instead<|,> {effect:clause}", flow.Instead),
    Pattern(
        "effects/clause",
        "[{effect:measured}. If {condition:condition}, <deal|take|remove|draw|heal|prevent|place> "
        "{amount:amount} {unit:unit} instead./"
        "{effect:measured} (<if {condition:condition}, {amount:amount} {unit:unit} instead|"
        "{amount:amount} {unit:unit} instead if {condition:condition}>)] | "
        "[/{effect:measured}, or {amount:amount} {unit:unit} instead if {condition:condition}]",
        flow.AmountInstead,
    ),
    Pattern(
        "clause/sentence",
        "[{effect:clause} (<if {condition:condition}, {other:clause} instead|{other:clause} instead if "
        "{condition:condition}>)/{effect:done}. If {condition:condition}, {other:clause} instead.]",
        InsteadIf,
    ),
    Pattern(
        "sentence",
        "{effect:measured_on_cards}. If {condition:condition}, {other:clause} instead.",
        flow.InsteadIfChosen,
    ),
    Pattern(
        "effects/clause",
        "[{effect:measured_on_cards}. If {condition:condition}, "
        "<deal|remove|heal> {amount:amount} {unit:unit} instead./"
        "{effect:measured_on_cards} (<if {condition:condition}, {amount:amount} {unit:unit} instead|"
        "{amount:amount} {unit:unit} instead if {condition:condition}>)] | "
        "[/{effect:measured_on_cards}, or {amount:amount} {unit:unit} instead if {condition:condition}]",
        flow.AmountInsteadIfChosen,
    ),
    Pattern(
        "sentence",
        "{effect:measured_on_cards}. If {condition:condition}, <<deal|remove|heal>|<this|that|the> attack deals> "
        "<{more:amount} additional|{more:amount} more|an additional {more:amount}> {unit:unit}"
        "<| <to|from> <it|that {=enemy}>>. | {effect:measured_on_cards}. <deal|remove|heal> {more:amount} additional "
        "{unit:unit}<| <to|from> <it|that {=enemy}>> if {condition:condition}.".replace(
            "that {=enemy}", "that enemy|that minion|that scheme|that character"
        ),
        flow.MoreIfChosen,
    ),
    Pattern(
        "sentence",
        "{effect:given}. If {condition:given_already}, {otherwise:clause} instead.",
        flow.InsteadIfAlready,
    ),
    Pattern("unit", "damage | threat | card(s){=card} | counter(s){=counter}", str),
)

CLAUSES: Final[tuple[Pattern, ...]] = (
    Pattern("clause", "{effect:measured} | {effect:done}", None),
    Pattern("measured", "{effect:measured_on_cards}", None),
    Pattern(
        "done",
        "{effect:measured_on_cards} (<if {condition:condition}, from {target:targets} instead|"
        "from {target:targets} instead if {condition:condition}>)",
        flow.TargetInstead,
    ),
    Pattern(
        "measured",
        "{effect:measured} (<to a maximum of|maximum<| of>|max|up to> {most:integer}) | "
        "{effect:measured}, <up |>to a maximum of {most:integer}",
        flow.ToMaximum,
    ),
    # Damage
    Pattern(
        "measured_on_cards/portion/measured_verb/duty",
        "[deal/ /deals/deal] {amount:amount} damage to {target:[targets/target/theirs/theirs]} | "
        "[deal damage to {target:targets} equal to {amount:quantity}/] | "
        "[<{target:taker}|{target:hurt}> [takes|take] {amount:amount} damage/] | "
        "[deal {target:it} {amount:amount} damage/] | [deal {amount:amount} damage to {target:seated}/] | "
        "[deal {amount:amount} damage to {target:many}/ /deals {amount:amount} damage to {target:targets}/]",
        hurting.DealDamage,
    ),
    Pattern("measured_on_cards", "deal damage equal to {amount:limited} to {target:targets}", hurting.DealSoMuchDamage),
    Pattern("done", "deal {effects:portion+and}", Sequence),
    Pattern("done", "heal {effects:healed+and} | remove {effects:lifted+and}", Sequence),
    Pattern("healed", "{amount:amount} damage from {target:targets}", hurting.Heal),
    Pattern("lifted", "{amount:amount} threat from {target:targets}", scheming.RemoveThreat),
    Pattern("taker", "{target:it} | {target:others_in_play}", None),
    Pattern("hurt", "{filter:hurt_one}", targets.The),
    Pattern(
        "measured_on_cards/measured_verb/duty",
        "[heal/heals/heal] {amount:amount} damage from {target:[targets/theirs]} | "
        "[heal damage from {target:targets} equal to {amount:quantity}/] | "
        "[<{target:target}|{target:together}> [heals|heal] {amount:amount} damage/]",
        hurting.Heal,
    ),
    Pattern(
        "measured_on_cards", "move {amount:amount} damage from {origin:target} to {target:target}", hurting.MoveDamage
    ),
    Pattern(
        "measured/measured_verb/duty",
        "[<|you> take/takes/take] <{amount:amount} damage|damage equal to {amount:quantity}>",
        hurting.TakeDamage,
    ),
    Pattern(
        "measured/measured_verb/duty",
        "[<|you> take/takes/take] {amount:amount} indirect damage | "
        "[deal {amount:amount} indirect damage to <you|yourself>/]",
        indirect.TakeIndirectDamage,
    ),
    Pattern("measured", "deal {amount:amount} indirect damage to each player", indirect.DealIndirectDamage),
    Pattern("done", "heal all damage from {target:targets} | {target:target} [heals|heal] all damage", hurting.HealAll),
    Pattern(
        "measured",
        "prevent {amount:amount} <of <that|the>|> damage <|from <that|this|the> attack|"
        "<that attack|it> would deal> | "
        "reduce <that <damage|amount>|the <|amount of> damage <|taken|from <that|this|the> attack>|the damage dealt> "
        "by {amount:amount} | take {amount:amount} less damage",
        preventing.PreventDamage,
    ),
    Pattern("measured", "prevent up to {amount:amount} of <that|the> damage", preventing.PreventDamageUpTo),
    Pattern(
        "done",
        "prevent <that damage|all damage <|from <that|this|the> attack>|all of <that|the> damage>",
        preventing.PreventAllDamage,
    ),
    Pattern(
        "done",
        "deal that damage to {target:target} | that damage is dealt to {target:target} | "
        "{target:target} [takes|take] that damage",
        hurting.DealThatDamage,
    ),
    Pattern("done", "<|you> take it as damage", hurting.TakeItAsDamage),
    # Threat
    Pattern(
        "measured_on_cards",
        "remove {amount:amount} threat from <{target:targets}|here> | "
        "remove threat from {target:targets} equal to {amount:quantity}",
        scheming.RemoveThreat,
        target=HERE,
    ),
    Pattern("done", "remove all threat from {target:targets}", scheming.RemoveAllThreat),
    Pattern(
        "measured_on_cards/measured_verb",
        "[<place|put>/places] <{amount:amount} <|additional>|an additional {amount:amount}> threat here | "
        "[place on {target:others_in_play} {amount:amount} threat/] | "
        "[<place|put>/places] <{amount:amount} <|additional>|an additional {amount:amount}> threat on "
        "{target:targets} | "
        "[place/places] threat on {target:targets} equal to {amount:quantity} | "
        "[<place|put>/places] <|an additional> {amount:threat_per_player} <on {target:targets}|here> | "
        "[<place|put>/places] {amount:threat_before} <on {target:targets}|here> per player",
        scheming.PlaceThreat,
        target=HERE,
    ),
    Pattern("measured", "prevent {amount:amount} of <it|<that|the> threat>", preventing.PreventThreat),
    Pattern("measured", "prevent up to {amount:amount} of <it|<that|the> threat>", preventing.PreventThreatUpTo),
    Pattern("done", "prevent <|all of> that threat", preventing.PreventAllThreat),
    Pattern(
        "measured",
        "reduce the <threat it places|amount of threat placed <|on the scheme>> by {amount:amount} | "
        "prevent {amount:amount} of the threat <it|he|she> would place",
        scheming.SchemeForLess,
    ),
    # Cards in play
    Pattern(
        "done/verb/duty/given",
        "[exhaust/exhausts/exhaust/exhaust] "
        "[<{target:many}|{target:targets}>/<{target:theirs}|{target:targets}>/{target:theirs}/{target:target}]",
        states.Exhaust,
    ),
    Pattern(
        "done/verb/duty",
        "[<|choose and> ready <{target:many}|{target:targets}>/readies {target:theirs}/ready {target:theirs}]",
        states.Ready,
    ),
    Pattern(
        "done/verb/given",
        "[{status:inflict} <{target:targets}|{target:many}>//{status:inflict} {target:targets}] | "
        "[make {target:targets} {status:status}//] | "
        "[give/gives/give] {target:targets} a {status:status} [<status|>/status/status] card | "
        "[{target:target} [is|are] {status:status}/[is|are] {status:status}/"
        "{target:target} [is|are] {status:status}] | "
        "[{target:target} [gains|gain|gets|get] a {status:status} status card//]",
        states.GiveStatus,
        target=YOUR_IDENTITY,
    ),
    Pattern("inflict", f"stun{{={STUNNED}}} | confuse{{={CONFUSED}}}", str),
    Pattern("status", f"{STUNNED} | {CONFUSED} | {TOUGH}", str),
    Pattern(
        "done",
        "<stun and confuse|confuse and stun> {target:targets} | {target:target} [is|are] stunned and confused",
        states.GiveStatuses,
        statuses=(STUNNED, CONFUSED),
    ),
    Pattern("done", "<discard|remove> <a|each> {status:status} status card from {target:targets}", states.TakeStatus),
    Pattern(
        "done/verb/duty",
        "[discard/discards/discard] <each status card|all status cards> from {target:[targets/target/theirs]} | "
        "[remove/removes/remove] <each status card|all status cards> from {target:[targets/target/theirs]}",
        given.TakeAllStatuses,
    ),
    Pattern("done", "<discard|remove> <a|any|1> status card from {target:targets}", given.TakeAnyStatus),
    Pattern(
        "measured_on_cards",
        "<put|place> {amount:amount} {counter:word} counter(s) <here|on {target:targets}>",
        states.AddCounters,
        target=HERE,
    ),
    Pattern(
        "measured_on_cards",
        "<remove|spend> {amount:amount} {counter:word} counter(s) from <here|{target:targets}> | "
        "<spend|remove> {amount:amount} {counter:word} counter(s)",
        states.RemoveCounters,
        target=HERE,
    ),
    Pattern(
        "done/verb",
        "[discard {target:targets} <|from play>/discards <{target:theirs}|{target:targets}>]",
        moving.DiscardFromPlay,
    ),
    Pattern(
        "done/verb",
        "[choose and discard {target:targets}/chooses and discards {target:target}]",
        moving.ChooseAndDiscard,
    ),
    Pattern("done", "take control of {target:targets}", controlling.TakeControl),
    Pattern(
        "done",
        "return {target:targets} to <your|its owner's|their owner's|their owners'> <hand|hands>",
        moving.ReturnToHand,
    ),
    *[
        Pattern("done", said.replace("{deck}", "<its owner's|your|their owner's|their owners'> <deck|decks>"), meaning)
        for said, meaning in (
            ("<put|place|return> {target:targets} <on|to> <the|> top of {deck}", moving.ReturnToDeck),
            ("<put|place|return> {target:targets} <on|to> the bottom of {deck}", moving.ReturnToBottom),
            ("shuffle {target:targets} <|back> into {deck}", moving.ShuffleIntoDeck),
        )
    ],
    Pattern(
        "done",
        "that {filter:labelled/singular} enters play under your control | "
        "put that {filter:labelled/singular} into play <|under your control>",
        moving.PutUnderYourControl,
    ),
    Pattern("done", "{target:target} engages you", moving.Engage),
    Pattern("done", "change <|your> form | flip your identity", moving.ChangeForm),
    Pattern("done", "<change|flip> to {form:form_name} form", moving.ChangeToForm),
    Pattern(
        "done",
        "the next {filter:filter/singular} that player plays this {until:period} costs {amount:integer} less | "
        "reduce the <resource|> cost of the next {filter:filter/singular} that player plays this {until:period} by "
        "{amount:integer}",
        lasting.NextOfThatPlayerCostsLess,
    ),
    Pattern(
        "done",
        "the next {filter:filter/singular} you play this {until:period} costs {amount:integer} less | "
        f"the next {{filter:filter/singular}} you play{{until={THIS_GAME}}} costs {{amount:integer}} less | "
        "reduce the <resource|> cost of the next {filter:filter/singular} you play this {until:period} by "
        "{amount:integer}",
        lasting.NextCardCostsLess,
    ),
    # Other cards' texts
    Pattern(
        "done",
        'cancel <its When Revealed|its "When Revealed"|that card\'s "When Revealed"> effects | '
        'cancel the "When Revealed" effects of that <card|treachery>',
        cancelling.CancelWhenRevealed,
    ),
    Pattern("done", "cancel <that|the> attack", cancelling.CancelAct),
    Pattern("done", "cancel <that|the> activation", cancelling.CancelActivation),
    Pattern("done", "cancel <its effects|the effects of that card> and discard it", cancelling.CancelAndDiscard),
    Pattern(
        "done",
        'resolve the <Special ability of|"Special" ability on> each {filter:filter/singular} in any order',
        special.ResolveSpecials,
    ),
    # Resources
    Pattern("done", "generate <{wanted:resources}|{wanted:more_resources}>", resources.Generate),
    Pattern(
        "done",
        "generate <{wanted:resources}|{wanted:more_resources}> for a {filter:filter/singular}",
        resources.GenerateFor,
    ),
    Pattern("done", "generate the resources of the top card <of|in> your discard pile", resources.GenerateOfTopDiscard),
    # What players choose, and others do
    Pattern(
        "done/verb",
        "[you may <|choose to> <{effect:clause}|{effect:payment}|{effect:granted}>/"
        "may <{effect:duty}|{effect:clause}|{effect:granted_them}>]",
        May,
    ),
    Pattern(
        "done/verb",
        "[you may <{effect:clause}|{effect:payment}> to {benefit:bonus}/may {effect:duty} to {benefit:their_choice}]",
        MayFor,
    ),
    Pattern("bonus", "{effect:clause}", None),
    Pattern("bonus", f"deal {ADDITIONAL} damage to {{target:targets}}", hurting.DealDamage),
    Pattern("bonus", f"heal {ADDITIONAL} damage from {{target:targets}}", hurting.Heal),
    Pattern("bonus", f"remove {ADDITIONAL} threat from {{target:targets}}", scheming.RemoveThreat),
    Pattern("grant", "{effect:clause}", None),
    Pattern("granted/granted_them", "{effects:[grant/their_choice]+,then}", flow.LastThen),
    Pattern("granted/granted_them", "{modes:[grant/their_choice]+or}", encounter_choosing.ChooseOne),
    Pattern("done", "each player {effect:deed}", choosing.EachPlayerDoes),
    Pattern("done", "<a|any> player <|of your choice> {effect:deed}", choosing.APlayerDoes),
    Pattern("done", "another player <|of your choice> {effect:deed}", choosing.AnotherPlayerDoes),
    Pattern("done", "each other player {effect:deed}", choosing.EachOtherPlayer),
    Pattern("done", "each player in {form:form_name} form {effect:deed}", choosing.EachInForm),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "effects": "what to do",
    "sentence": "a sentence",
    "effect": "what to do",
    "conditional": "what to do",
    "given": "something to do",
    "clause": "something to do",
    "grant": "something to do",
    "bonus": "something to do",
    "granted": "several things to do",
    "granted_them": "several things that they may do",
    "done": "something to do",
    "measured": "something to do",
    "measured_on_cards": "something to do",
    "measured_verb": "something they do",
    "errand": "something to do",
    "answered": "what they do, and what they do if they did it",
    "reward": "what they do then",
    "rewarding": "what they do then",
    "chosen_before": "something to do",
    "two_sentences": "something to do",
    "otherwise": "a condition",
    "where_none": "what is done where there is none",
    "lack": "a condition",
    "span": "how long it lasts",
    "for_span": "how long it lasts",
    "length": "a phase or round",
    "each_time": "how often it is done",
    "lasting_first": "something that lasts",
    "portion": "damage to a card",
    "healed": "damage of a card",
    "lifted": "threat on a scheme",
    "taker": "a card",
    "it": "a card",
    "unit": "what is counted",
    "resource_case": "what is done for a resource",
    "inflict": "stun or confuse",
    "status": "a status card",
    "every": "cards in play",
    "threat_per_player": "how much threat",
    "threat_before": "how much threat",
}
