"""The words for what is so as long as it lasts: changes of cards, and rules that texts make."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.modifiers import affiliations, changes, rules, statements
from longbox.games.vs.terms import THIS_ATTACK, THIS_COMBAT_PHASE, TextCondition
from longbox.games.vs.text import amounts, conditions, definite, filters, gained_powers, keywords, who
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.terms import Term
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Times
from longbox.texts.conditions import Not

SAME: Final = definite.Same()


def says(wording: str, meaning: type[Term], category: str = "change", **constants: object) -> Pattern:
    """A predicate with its subject before it, and as it stands after another of the same subject."""
    whole = f"[{{subject:noun}}/] <{wording}> [{{number}}/]"
    return Pattern(f"{category}/{category}_more", whole, meaning, subject=SAME, **constants)


YOUR_INITIATIVE: Final[TextCondition] = conditions.HasInitiative(who.You())
RAISED: Final = (
    "<{atk:signed_amount} ATK{defense=None}|{defense:signed_amount} DEF{atk=None}|"
    "{atk:signed_amount} ATK / {defense:signed_amount} DEF>"
)
CHARACTERISTICS: Final = "<{characteristics:characteristic+and}|{characteristics:characteristic+,}>"
CHANGES: Final[tuple[Pattern, ...]] = (
    says(
        "<|also> <[gets|get]|[has|have]|[gains|gain]> <|an additional> <{atk:signed_amount} ATK{defense=None}|"
        "{defense:signed_amount} DEF{atk=None}|{atk:signed_amount} ATK </|and> {defense:signed_amount} DEF>",
        changes.Gets,
    ),
    says(
        "<[gets|get]|[has|have]|[gains|gain]> <{atk:signed_amount} ATK{defense=None}|"
        "{defense:signed_amount} DEF{atk=None}|{atk:signed_amount} ATK </|and> {defense:signed_amount} DEF> "
        "for each {each:counted}",
        changes.GetsForEach,
    ),
    says("[gets|get] {number:signed_amount} willpower", changes.GetsWillpower),
    says(f"<|also> <[has|have]|[gains|gain]|[gets|get]> {CHARACTERISTICS}", changes.Has),
    says(f"[loses|lose] {CHARACTERISTICS}", changes.Loses),
    says(f"can't have {CHARACTERISTICS}", changes.CannotHave),
    says(f"[loses|lose] and can't have {CHARACTERISTICS}", changes.LosesAndCannotHave),
    Pattern(
        "characteristic",
        " | ".join([changes.WITH_FLIGHT, changes.WITH_RANGE, changes.WITH_REINFORCEMENT]),
        str,
    ),
    # Affiliations, names, versions
    says(
        "[has|have] the affiliations {affiliations:any_affiliation+and}|<|also> <[has|have]|[gains|gain]> the "
        "<{affiliations:any_affiliation+and} affiliations|{affiliations:any_affiliation+,} affiliation>",
        affiliations.HasAffiliations,
    ),
    says(
        "<[gains|gain]|[has|have]> <the chosen|that> <|team> affiliation "
        "<|in addition to <[its|their]|his|her> other affiliations>",
        affiliations.GainsChosenAffiliation,
    ),
    says("[loses|lose] all affiliations", affiliations.LosesAffiliations),
    says("[gains|gain] the affiliations of each {filter:filter/singular}", affiliations.GainsAffiliationsOf),
    says(
        "<[has|have] no names and versions but|[loses|lose] all names and versions and [has|have]> the name "
        "{name:name}",
        affiliations.HasName,
    ),
    says(
        "[has|have] the <{versions:version+and} versions|{versions:version+,} version>",
        affiliations.HasVersions,
    ),
    Pattern(
        "change",
        "crossover <|your> {affiliations:any_affiliation+and} <|characters> | "
        "characters you control and character cards you own with {affiliations:any_affiliation+or} have both "
        "affiliations",
        affiliations.Crossover,
    ),
    # Powers and keywords
    says("<[has|have]|[gains|gain]> {keyword:keyword_power}", keywords.HasKeywordPower),
    Pattern("keyword_power", " | ".join(keywords.POWERS), str),
    says(
        "<[has|have]|[gains|gain]> invulnerability", gained_powers.HasKeywords, keywords=(definitions.INVULNERABILITY,)
    ),
    *[
        says(f"[loses|lose] {keyword} and all {keyword} powers", gained_powers.LosesKeyword, keyword=keyword)
        for keyword in (definitions.COSMIC, definitions.LEADER)
    ],
    says("[loses|lose] all powers", gained_powers.LosesPowers),
    says('<[has|have]|[gains|gain]> <|:> "{power:power}"', gained_powers.GainsPower, category="quoting"),
    # Numbers
    says("[has|have] {value:set_value} {number:points}", changes.Becomes),
    Pattern("change", "the {value:set_value} of {subject:noun} becomes {number:points}", changes.Becomes),
    Pattern("change", "{subject:possessor}'s {value:set_value} becomes {number:points}", changes.Becomes),
    Pattern(
        "change",
        "{subject:possessor}'s {value:set_value} <is|becomes> <|equal to> {number:quantity}",
        changes.Becomes,
    ),
    Pattern("possessor", "{noun:owned} | {noun:targeted}", None),
    Pattern("set_value", " | ".join([changes.BECOMES_ATK, changes.BECOMES_DEF, changes.BECOMES_WILLPOWER]), str),
    # Only while something is so
    Pattern("statement/more", "{change:[change/change_more]}", None),
    Pattern(
        "statement/more",
        "{change:[change/change_more]} while {quality:being} | [while {quality:being}, {change:change}/]",
        statements.WhileIs,
    ),
    Pattern(
        "statement/more",
        "{change:[change/change_more]} while {condition:condition/singular} | "
        "[{change:change} as long as {condition:condition/singular}/]",
        statements.WhileChange,
    ),
    Pattern(
        "conditional",
        "<while|as long as> {condition:condition/singular}, {change:change}",
        statements.WhileChangeFirst,
    ),
)

FORBIDDEN: Final[dict[str, str]] = {
    "attack <|again>": rules.ATTACK,
    "team attack": rules.TEAM_ATTACK,
    "be attacked": rules.BE_ATTACKED,
    "be stunned": rules.BE_STUNNED,
    "become stunned": rules.BE_STUNNED,
    "stun": rules.BE_STUNNED,
    "be KO'd": rules.BE_KOD,
    "ready": rules.READY,
    "be readied": rules.READY,
    "recover": rules.RECOVER,
    "cause breakthrough": rules.CAUSE_BREAKTHROUGH,
    "become powered-up": rules.BECOME_POWERED_UP,
    "reinforce <other characters|>": rules.REINFORCE_OTHERS,
    "be reinforced": rules.BE_REINFORCED,
    "use <|[its|their]|his|her> <|payment> powers": rules.USE_PAYMENT_POWERS,
    "use <|[its|their]|his|her> activated powers": rules.USE_ACTIVATED_POWERS,
}
FORBIDDEN_TO_PLAYERS: Final[dict[str, str]] = {
    "gain endurance": rules.GAIN_ENDURANCE,
    "draw cards": rules.DRAW_CARDS,
    "reinforce <|characters|defenders>": rules.REINFORCING,
}
USES: Final[dict[str, str]] = {"payment": rules.USE_PAYMENT_POWERS, "activated": rules.USE_ACTIVATED_POWERS}
NOT_DONE: Final[dict[str, str]] = {
    "cause breakthrough": rules.CAUSE_BREAKTHROUGH,
    "deal breakthrough": rules.CAUSE_BREAKTHROUGH,
    "ready": rules.READY,
    "recover": rules.RECOVER,
}
PERMISSIONS: Final[dict[str, tuple[str, ...]]] = {
    "hidden characters": (rules.HIDDEN_CHARACTERS,),
    "protected characters": (rules.PROTECTED_CHARACTERS,),
    "hidden and protected characters": (rules.HIDDEN_CHARACTERS, rules.PROTECTED_CHARACTERS),
    "as though [it|they] had flight": (rules.AS_THOUGH_FLIGHT,),
    "as though [it|they] had range": (rules.AS_THOUGH_RANGE,),
    "as though [it|they] had flight and range": (rules.AS_THOUGH_FLIGHT, rules.AS_THOUGH_RANGE),
}

RULES: Final[tuple[Pattern, ...]] = (
    Pattern(
        "rule/rule_more",
        "[/[its|their]] {deed:use} powers [of {subject:noun}/] can't be used",
        rules.Cannot,
        subject=SAME,
    ),
    says("can't {deed:forbidden}", rules.Cannot, category="rule"),
    says("[doesn't|don't] {deed:not_done}", rules.Cannot, category="rule"),
    Pattern("forbidden", named(FORBIDDEN), str),
    Pattern("not_done", named(NOT_DONE), str),
    Pattern("prohibition", "{subject:noun} can't {deed:forbidden}", rules.Cannot),
    Pattern("prohibition_more", "{deed:forbidden}", rules.Cannot, subject=SAME),
    Pattern("use", named(USES), str),
    says("can't be attacked by {attackers:filter/plural}", rules.CannotBeAttackedBy, category="rule"),
    says("can't be stunned by {stunners:filter/plural}", rules.CannotBeStunnedBy, category="rule"),
    says("can't attack <{defenders:filter/plural}|{defenders:certain}>", rules.CannotAttackWhom, category="rule"),
    Pattern(
        "rule_more",
        "its activated powers can't be used by you",
        rules.CannotBeUsedBy,
        subject=SAME,
        deed=rules.USE_ACTIVATED_POWERS,
        whose=rules.YOUR,
    ),
    says("can't be <targeted by|the target of> {source:filter/plural}", rules.CannotBeTargeted, category="rule"),
    says(
        "can't be <targeted by|the target of> <effects <an opponent controls|your opponents control|"
        "controlled by <|your >opponents|controlled by an opponent>|<your |>opponents' effects|<|your >opponents>",
        rules.CannotBeTargetedByPlayers,
        category="rule",
        whose=who.EachOpponent(),
    ),
    *[
        says(f"<can|may> attack {words}", rules.CanAttack, category="rule", permissions=permissions)
        for words, permissions in PERMISSIONS.items()
    ],
    says(
        "<can|may> team attack <|with each other|together> <regardless of <|team> <affiliation|affiliations>|"
        "as though they <had|shared|have|share> <the same|an> affiliation> | "
        "<can|may> team attack <with each other|together>",
        rules.CanTeamAttackTogether,
        category="rule",
    ),
    says("<[attacks|attack]|must attack> each turn if able", rules.MustAttack, category="rule"),
    says("may <each|> be equipped with up to {most:count} equipment", rules.EquipmentLimit, category="rule"),
    Pattern(
        "rule",
        "{who:players} can't {verb:verb} {cards:filter/plural} "
        "<|from <hand|<his or her|his|their|your> <hand|hands>>{from_hand=True}>",
        rules.CannotPlay,
    ),
    Pattern(
        "rule",
        "{who:players} can't play more than <one plot twist{after=1}|{after:count} plot twists> "
        "<each turn|per turn|this turn|>",
        rules.CannotPlay,
        cards=filters.OfType(definitions.PLOT_TWIST),
    ),
    Pattern("rule", "{who:players} can't {deed:not_by_players}", rules.PlayersCannot),
    Pattern("not_by_players", named(FORBIDDEN_TO_PLAYERS), str),
    # Costs of cards
    Pattern(
        "rule",
        "{cards:filter/plural} [costs|cost] <<{whose:payers}|> {reduction:reduction}|"
        "{reduction:reduction} for {whose:payers}> to {verb:verb} | "
        "{cards:filter/plural} {whose:payers} {verb:verb} [costs|cost] {reduction:reduction} | "
        f"<your opponents'|opponents'> {{cards:filter/plural}} [costs|cost] {{reduction:reduction}} to {{verb:verb}}"
        f"{{whose={rules.OPPONENTS}}}",
        rules.CostChangeTo,
        whose=rules.EVERYONES,
    ),
    Pattern("payers", f"you{{={rules.YOUR}}} | your opponents{{={rules.OPPONENTS}}}", str),
    Pattern("reduction", "{amount:less}", None),
    Pattern("reduction", "{amount:less} for each {each:counted}", Times),
    Pattern("less", "{amount:points} less", None),
    Pattern("less", "{amount:points} more", amounts.Negative),
    # Players
    Pattern("rule", "you are considered to control {name:name}", rules.Considered),
    Pattern("rule", "equip only to <a {hosts:filter/singular}|{hosts:called}>", rules.EquipOnly),
    Pattern("rule", "you may look at the top card of your deck at any time", rules.MayLookAtTop),
    Pattern(
        "rule",
        f"you play with the top card of your deck revealed{{whose={rules.YOUR}}} | each opponent plays with the top "
        f"card of <his or her|his|their> deck revealed{{whose={rules.OPPONENTS}}}",
        rules.TopRevealed,
    ),
    # Only while something is so
    Pattern("statement/more", "{rule:[rule/rule_more]}", None),
    Pattern(
        "statement/more",
        "{rule:[rule/rule_more]} while {quality:being} | [while {quality:being}, {rule:rule}/]",
        statements.WhileSubject,
    ),
    Pattern(
        "statement",
        "{rule:rule} <while|as long as> {condition:condition/singular} | {rule:rule} {condition:time}",
        statements.WhileRule,
    ),
    Pattern("conditional", "<while|as long as> {condition:condition/singular}, {rule:rule}", statements.WhileRuleFirst),
    Pattern(
        "conditional",
        "<while|as long as> {condition:condition/singular}, {first:statement} and {second:more} | "
        "<while|as long as> {condition:condition/singular}, {first:statement}, {second:more}<,|> and {third:more}",
        statements.WhileCombined,
    ),
    # A power asks all the time; of an effect that says "if", it is asked once.
    Pattern("asked_always", "if {condition:condition/singular}, {change:change}", statements.WhileChangeFirst),
    Pattern(
        "asked_always",
        "if {condition:condition/singular}, {change:change}. <Otherwise|If not>, {otherwise:change}",
        statements.WhileEither,
    ),
    Pattern("asked_always", "{change:change} if {condition:condition/singular}", statements.WhileChange),
    Pattern("asked_always", "if {condition:condition/singular}, {rule:rule}", statements.WhileRuleFirst),
    Pattern("asked_always", "{rule:rule} if {condition:condition/singular}", statements.WhileRule),
    Pattern(
        "asked_always",
        "if {condition:condition/singular}, {first:statement} and {second:more} | "
        "if {condition:condition/singular}, {first:statement}, {second:more}<,|> and {third:more}",
        statements.WhileCombined,
    ),
    Pattern("time/in_phase", "during {moment:moment}", conditions.During),
    Pattern("time", "during {moment:own_moment}", conditions.During, whose=who.You()),
    Pattern("statement", "{rule:rule} unless {condition:unless}", statements.WhileRule),
    Pattern("unless", "{condition:condition/singular}", Not),
    Pattern("statement", "{rule:rule} on your initiative", statements.WhileRule, condition=YOUR_INITIATIVE),
    Pattern("statement", "{change:change} on your initiative", statements.WhileChange, condition=YOUR_INITIATIVE),
    # Several of the same cards
    Pattern("assertion", "{statement:statement} | {statement:conditional}", None),
    Pattern("assertion", "{first:prohibition} or {second:prohibition_more}", statements.Combined),
    Pattern(
        "assertion",
        "{first:statement} and {second:more} | {first:statement}, {second:more}<,|> and {third:more}",
        statements.Combined,
    ),
    Pattern(
        "duration",
        f"{THIS_ATTACK} | {THIS_TURN} | <until <|the >end of <|the |this >turn|for the <rest|remainder> of the turn>"
        f"{{={THIS_TURN}}} | <for this attack|for the rest of <the|this> attack|until <|the >end of <the|this> attack>"
        f"{{={THIS_ATTACK}}} | {THIS_COMBAT_PHASE} | <until the end of|for the rest of> <the|this> combat phase"
        f"{{={THIS_COMBAT_PHASE}}}",
        str,
    ),
)

REPLACED: Final[dict[str, str]] = {
    "<become|be> stunned": rules.STUNNING,
    "become powered-up": rules.POWERING_UP,
    "become exhausted": rules.EXHAUSTING,
    "cause breakthrough": rules.BREAKTHROUGH,
    "ready": rules.READYING,
    "recover": rules.RECOVERING,
    "be KO'd": rules.KOING,
    "enter a KO'd pile from play": rules.ENTERING_KO_PILE,
}

BEFALLING: Final = {words: event for words, event in REPLACED.items() if event != rules.BREAKTHROUGH}
"""The same without what cards cause themselves."""

WOULD: Final = "<{event:would_do}|{event:would_befall} while {quality:being}>"
INSTEAD: Final = "<then instead|instead,>"
PLAYERS_REPLACED: Final = "|".join(
    [
        f"you would draw a card{{event={rules.DRAWING}}}{{whose={rules.YOUR}}}",
        f"an opponent would draw a card{{event={rules.DRAWING}}}{{whose={rules.OPPONENTS}}}",
        f"you would lose endurance{{event={rules.LOSING_ENDURANCE}}}{{whose={rules.YOUR}}}",
        f"an opponent would lose endurance{{event={rules.LOSING_ENDURANCE}}}{{whose={rules.OPPONENTS}}}",
    ]
)

REPLACEMENTS: Final[tuple[Pattern, ...]] = (
    Pattern("would_do", named(REPLACED), str),
    Pattern("would_befall", named(BEFALLING), str),
    Pattern(
        "replacement",
        f"if {{subject:affected}} would {WOULD}, {INSTEAD} "
        "<you may {cost:costs}.|you may {cost:costs}. If you do, {effect:told}|{effect:surely}> | "
        f"if {{subject:affected}} would cause breakthrough to an opponent, {INSTEAD} {{effect:surely}}"
        f"{{event={rules.BREAKTHROUGH}}}{{whose={rules.OPPONENTS}}} | "
        f"if {{subject:affected}} would {WOULD}, <you may {{cost:costs}}|"
        "you may {cost:costs}. If you do, {effect:surely_instead}|{effect:surely_instead}> instead. | "
        f"if {{subject:affected}} would {WOULD}, you may instead {{cost:costs}}.",
        rules.Replacement,
    ),
    Pattern(
        "replacement",
        f"if <{PLAYERS_REPLACED}>, <{INSTEAD} {{effect:surely}}|{{effect:surely_instead}} instead.>",
        rules.Replacement,
        subject=None,
    ),
    Pattern("surely_instead", "{effect:sure}", None),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "change": "what some cards get, have or lose",
    "change_more": "what they get, have or lose",
    "quoting": "a power that some cards have",
    "quoting_more": "a power that they have",
    "characteristic": "flight, range or reinforcement",
    "keyword_power": "a keyword",
    "possessor": "a card",
    "set_value": "a value of a card",
    "forbidden": "what can't be done",
    "not_done": "what isn't done",
    "not_by_players": "what players can't do",
    "prohibition": "what can't be done",
    "prohibition_more": "what can't be done",
    "use": "payment or activated",
    "payers": "some players",
    "in_phase": "a phase",
    "statement": "what is so",
    "more": "what else is so",
    "rule": "what is so",
    "rule_more": "what else is so",
    "reduction": "how much less or more",
    "less": "how much less or more",
    "time": "a time",
    "assertion": "what is so",
    "conditional": "what is so while something else is",
    "asked_always": "what is so if something else is",
    "must_attack": "who must attack",
    "unless": "a condition",
    "duration": "how long it lasts",
    "would_do": "what would happen",
    "would_befall": "what would happen",
    "replacement": "what happens instead of something",
    "surely_instead": "what happens instead of something",
}
