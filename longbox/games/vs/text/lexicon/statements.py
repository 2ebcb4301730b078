"""The words for what is so as long as it lasts: changes of cards, and rules that texts make."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.modifiers import affiliations, changes, rules, statements
from longbox.games.vs.terms import THIS_ATTACK
from longbox.games.vs.text import amounts, conditions, definite, gained_powers, keywords, who
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.terms import Term
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Times

SAME: Final = definite.Same()


def says(wording: str, meaning: type[Term], category: str = "change", **constants: object) -> Pattern:
    """A predicate with its subject before it, and as it stands after another of the same subject."""
    whole = f"[{{subject:noun}}/] <{wording}> [{{number}}/]"
    return Pattern(f"{category}/{category}_more", whole, meaning, subject=SAME, **constants)


CHARACTERISTICS: Final = "<{characteristics:characteristic+and}|{characteristics:characteristic+,}>"
CHANGES: Final[tuple[Pattern, ...]] = (
    says(
        "[gets|get] <|an additional> <{atk:signed_amount} ATK{defense=None}|{defense:signed_amount} DEF{atk=None}>|"
        "[gets|get] {atk:signed_amount} ATK </|and> {defense:signed_amount} DEF",
        changes.Gets,
    ),
    says(
        "[gets|get] <{atk:signed_amount} ATK{defense=None}|{defense:signed_amount} DEF{atk=None}|"
        "{atk:signed_amount} ATK / {defense:signed_amount} DEF> for each {each:counted}",
        changes.GetsForEach,
    ),
    says("[gets|get] {number:signed_amount} willpower", changes.GetsWillpower),
    says(f"<[has|have]|[gains|gain]> {CHARACTERISTICS}", changes.Has),
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
        "[has|have] the affiliations {affiliations:any_affiliation+and}|<[has|have]|[gains|gain]> the "
        "<{affiliations:any_affiliation+and} affiliations|{affiliations:any_affiliation+,} affiliation>",
        affiliations.HasAffiliations,
    ),
    says("<[gains|gain]|[has|have]> the chosen affiliation", affiliations.GainsChosenAffiliation),
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
        "crossover {affiliations:any_affiliation+and} | characters you control and character cards you own with "
        "{affiliations:any_affiliation+or} have both affiliations",
        affiliations.Crossover,
    ),
    # Powers and keywords
    says("[has|have] {keyword:keyword_power}", keywords.HasKeywordPower),
    Pattern("keyword_power", " | ".join(keywords.POWERS), str),
    says("[has|have] invulnerability", gained_powers.HasKeywords, keywords=(definitions.INVULNERABILITY,)),
    *[
        says(f"[loses|lose] {keyword} and all {keyword} powers", gained_powers.LosesKeyword, keyword=keyword)
        for keyword in (definitions.COSMIC, definitions.LEADER)
    ],
    says("[loses|lose] all powers", gained_powers.LosesPowers),
    says('[has|have] "{power:power}"', gained_powers.HasPower, category="quoting"),
    # Numbers
    says("[has|have] {value:set_value} {number:points}", changes.Becomes),
    Pattern("set_value", " | ".join([changes.BECOMES_ATK, changes.BECOMES_DEF, changes.BECOMES_WILLPOWER]), str),
    # Only while something is so
    Pattern("statement", "{change:change}", None),
    Pattern("more", "{change:change_more}", None),
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
        "statement", "<while|as long as> {condition:condition/singular}, {change:change}", statements.WhileChangeFirst
    ),
)

FORBIDDEN: Final[dict[str, str]] = {
    "attack": rules.ATTACK,
    "be attacked": rules.BE_ATTACKED,
    "be stunned": rules.BE_STUNNED,
    "become stunned": rules.BE_STUNNED,
    "be KO'd": rules.BE_KOD,
    "ready": rules.READY,
    "be readied": rules.READY,
    "recover": rules.RECOVER,
    "cause breakthrough": rules.CAUSE_BREAKTHROUGH,
    "become powered-up": rules.BECOME_POWERED_UP,
    "reinforce other characters": rules.REINFORCE_OTHERS,
}
USES: Final[dict[str, str]] = {"payment": rules.USE_PAYMENT_POWERS, "activated": rules.USE_ACTIVATED_POWERS}
WHOSE: Final[dict[str, str]] = {
    "you": rules.YOUR,
    "your opponents": rules.OPPONENTS,
    "players": rules.EVERYONES,
    "opponents": rules.OPPONENTS,
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
    says("can't {deed:forbidden}", rules.Cannot, category="rule"),
    Pattern("forbidden", named(FORBIDDEN), str),
    Pattern(
        "rule/rule_more",
        "[/[its|their]] {deed:use} powers [of {subject:noun}/] can't be used",
        rules.Cannot,
        subject=SAME,
    ),
    Pattern("use", named(USES), str),
    says("can't be attacked by {attackers:filter/plural}", rules.CannotBeAttackedBy, category="rule"),
    says("can't attack {defenders:filter/plural}", rules.CannotAttackWhom, category="rule"),
    Pattern(
        "rule_more",
        "its activated powers can't be used by you",
        rules.CannotBeUsedBy,
        subject=SAME,
        deed=rules.USE_ACTIVATED_POWERS,
        whose=rules.YOUR,
    ),
    says("can't be targeted by {source:filter/plural}", rules.CannotBeTargeted, category="rule"),
    *[
        says(f"can attack {words}", rules.CanAttack, category="rule", permissions=permissions)
        for words, permissions in PERMISSIONS.items()
    ],
    says("<[attacks|attack]|must attack> each turn if able", rules.MustAttack, category="rule"),
    says("may <each|> be equipped with up to {most:count} equipment", rules.EquipmentLimit, category="rule"),
    Pattern("rule", "{who:players} can't play {cards:filter/plural}", rules.CannotPlay),
    Pattern("players", named(WHOSE), str),
    # Costs of cards
    Pattern(
        "rule",
        "{cards:filter/plural} [costs|cost] <{whose:payers}|> {reduction:reduction} to {verb:verb}",
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
    Pattern("rule", "equip only to a {hosts:filter/singular}", rules.EquipOnly),
    Pattern("rule", "you may look at the top card of your deck at any time", rules.MayLookAtTop),
    Pattern(
        "rule",
        f"you play with the top card of your deck revealed{{whose={rules.YOUR}}} | each opponent plays with the top "
        f"card of <his or her|his|their> deck revealed{{whose={rules.OPPONENTS}}}",
        rules.TopRevealed,
    ),
    # Only while something is so
    Pattern("statement", "{rule:rule}", None),
    Pattern("more", "{rule:rule_more}", None),
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
    Pattern("statement", "<while|as long as> {condition:condition/singular}, {rule:rule}", statements.WhileRuleFirst),
    Pattern("time/in_phase", "during {moment:moment}", conditions.During),
    Pattern("time", "during {moment:own_moment}", conditions.During, whose=who.You()),
    # Several of the same cards
    Pattern("assertion", "{statement:statement}", None),
    Pattern(
        "assertion",
        "{first:statement} and {second:more} | {first:statement}, {second:more}<,|> and {third:more}",
        statements.Combined,
    ),
    Pattern("duration", f"{THIS_ATTACK} | {THIS_TURN} | until <|the >end of <|the >turn{{={THIS_TURN}}}", str),
)

REPLACED: Final[dict[str, str]] = {
    "become stunned": rules.STUNNING,
    "become powered-up": rules.POWERING_UP,
    "become exhausted": rules.EXHAUSTING,
    "cause breakthrough": rules.BREAKTHROUGH,
    "ready": rules.READYING,
    "recover": rules.RECOVERING,
    "enter a KO'd pile from play": rules.ENTERING_KO_PILE,
}

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
    Pattern(
        "replacement",
        f"if {{subject:affected}} would {{event:would_do}}, {INSTEAD} <you may {{cost:costs}}.|"
        "you may {cost:costs}. If you do, {effect:told}|{effect:surely}> | "
        f"if {{subject:affected}} would cause breakthrough to an opponent, {INSTEAD} {{effect:surely}}"
        f"{{event={rules.BREAKTHROUGH}}}{{whose={rules.OPPONENTS}}}",
        rules.Replacement,
    ),
    Pattern("replacement", f"if <{PLAYERS_REPLACED}>, {INSTEAD} {{effect:surely}}", rules.Replacement, subject=None),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "change": "what some cards get, have or lose",
    "change_more": "what they get, have or lose",
    "quoting": "a power that some cards have",
    "quoting_more": "a power that they have",
    "characteristic": "flight, range or reinforcement",
    "keyword_power": "a keyword",
    "set_value": "a value of a card",
    "forbidden": "what can't be done",
    "use": "payment or activated",
    "players": "some players",
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
    "duration": "how long it lasts",
    "would_do": "what would happen",
    "replacement": "what happens instead of something",
}
