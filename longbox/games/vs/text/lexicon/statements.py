"""The words for what is so as long as it lasts: changes of cards, and rules that texts make."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.modifiers import affiliations, changes, gained_powers, rules, statements
from longbox.games.vs.text import amounts, conditions, definite, keywords, who
from longbox.games.vs.text.terms import THIS_ATTACK
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.terms import Term
from longbox.language import Pattern

SAME: Final = definite.Same()


def says(wording: str, meaning: type[Term], category: str = "change", **constants: object) -> list[Pattern]:
    """A predicate with its subject before it, and as it stands after another of the same subject."""
    return [
        Pattern(category, f"{{subject:noun}} {wording} {{number}}", meaning, **constants),
        Pattern(f"{category}_more", wording, meaning, subject=SAME, **constants),
    ]


def says_of_many(
    wording: str, meaning: type[Term], slot: str, category: str = "change", **constants: object
) -> list[Pattern]:
    """The same with a list in it: of several, joined by "and", or of one. `@` stands for the list."""
    field, member = slot.split(":")
    several = wording.replace("@", f"{{{field}:{member}+and}}")
    single = wording.replace("@", f"{{{field}:{member}+,}}")
    return [*says(several, meaning, category, **constants), *says(single, meaning, category, **constants)]


CHANGES: Final[tuple[Pattern, ...]] = (
    *says("[gets|get] {atk:signed_amount} ATK", changes.Gets, defense=None),
    *says("[gets|get] {defense:signed_amount} DEF", changes.Gets, atk=None),
    *says("[gets|get] {atk:signed_amount} ATK / {defense:signed_amount} DEF", changes.Gets),
    *says("[gets|get] an additional {atk:signed_amount} ATK", changes.Gets, defense=None),
    *says("[gets|get] an additional {defense:signed_amount} DEF", changes.Gets, atk=None),
    *says("[gets|get] {atk:signed_amount} ATK and {defense:signed_amount} DEF", changes.Gets),
    *says("[gets|get] {atk:signed_amount} ATK for each {each:counted}", changes.GetsForEach, defense=None),
    *says("[gets|get] {defense:signed_amount} DEF for each {each:counted}", changes.GetsForEach, atk=None),
    *says(
        "[gets|get] {atk:signed_amount} ATK / {defense:signed_amount} DEF for each {each:counted}",
        changes.GetsForEach,
    ),
    *says("[gets|get] {number:signed_amount} willpower", changes.GetsWillpower),
    *says_of_many("[has|have] @", changes.Has, "characteristics:characteristic"),
    *says_of_many("[gains|gain] @", changes.Has, "characteristics:characteristic"),
    *says_of_many("[loses|lose] @", changes.Loses, "characteristics:characteristic"),
    *says_of_many("can't have @", changes.CannotHave, "characteristics:characteristic"),
    *says_of_many("[loses|lose] and can't have @", changes.LosesAndCannotHave, "characteristics:characteristic"),
    Pattern("characteristic", "flight", changes.WITH_FLIGHT),
    Pattern("characteristic", "range", changes.WITH_RANGE),
    Pattern("characteristic", "reinforcement", changes.WITH_REINFORCEMENT),
    # Affiliations, names, versions
    *says("[has|have] the affiliations {affiliations:any_affiliation+and}", affiliations.HasAffiliations),
    *says("[has|have] the {affiliations:any_affiliation+and} affiliations", affiliations.HasAffiliations),
    *says("[has|have] the {affiliations:any_affiliation+,} affiliation", affiliations.HasAffiliations),
    *says("[gains|gain] the {affiliations:any_affiliation+and} affiliations", affiliations.HasAffiliations),
    *says("[gains|gain] the {affiliations:any_affiliation+,} affiliation", affiliations.HasAffiliations),
    *says("[gains|gain] the chosen affiliation", affiliations.GainsChosenAffiliation),
    *says("[has|have] the chosen affiliation", affiliations.GainsChosenAffiliation),
    *says("[loses|lose] all affiliations", affiliations.LosesAffiliations),
    *says("[gains|gain] the affiliations of each {filter:filter/singular}", affiliations.GainsAffiliationsOf),
    *says("[has|have] no names and versions but the name {name:name}", affiliations.HasName),
    *says("[loses|lose] all names and versions and [has|have] the name {name:name}", affiliations.HasName),
    *says("[has|have] the {versions:version+and} versions", affiliations.HasVersions),
    *says("[has|have] the {versions:version+,} version", affiliations.HasVersions),
    Pattern("change", "crossover {affiliations:any_affiliation+and}", affiliations.Crossover),
    Pattern(
        "change",
        "characters you control and character cards you own with {affiliations:any_affiliation+or} "
        "have both affiliations",
        affiliations.Crossover,
    ),
    # Powers and keywords
    *[
        pattern
        for keyword in keywords.POWERS
        for pattern in says(f"[has|have] {keyword}", keywords.HasKeywordPower, keyword=keyword)
    ],
    *says("[has|have] invulnerability", gained_powers.HasKeywords, keywords=(definitions.INVULNERABILITY,)),
    *[
        pattern
        for keyword in (definitions.COSMIC, definitions.LEADER)
        for pattern in says(
            f"[loses|lose] {keyword} and all {keyword} powers", gained_powers.LosesKeyword, keyword=keyword
        )
    ],
    *says("[loses|lose] all powers", gained_powers.LosesPowers),
    *says('[has|have] "{power:power}"', gained_powers.HasPower, category="quoting"),
    # Numbers
    *[
        pattern
        for value in (changes.BECOMES_ATK, changes.BECOMES_DEF, changes.BECOMES_WILLPOWER)
        for pattern in says(f"[has|have] {value} {{number:points}}", changes.Becomes, value=value)
    ],
    # Only while something is so
    Pattern("statement", "{change:change}", None),
    Pattern("statement", "{change:change} while {quality:being}", statements.WhileIs),
    Pattern("statement", "{change:change} while {condition:condition/singular}", statements.WhileChange),
    Pattern("statement", "while {condition:condition/singular}, {change:change}", statements.WhileChangeFirst),
    Pattern("statement", "as long as {condition:condition/singular}, {change:change}", statements.WhileChangeFirst),
    Pattern("statement", "{change:change} as long as {condition:condition/singular}", statements.WhileChange),
    Pattern("statement", "while {quality:being}, {change:change}", statements.WhileIs),
    Pattern("more", "{change:change_more}", None),
    Pattern("more", "{change:change_more} while {quality:being}", statements.WhileIs),
    Pattern("more", "{change:change_more} while {condition:condition/singular}", statements.WhileChange),
)

DEEDS: Final = (
    rules.ATTACK,
    rules.BE_ATTACKED,
    rules.BE_STUNNED,
    rules.BE_KOD,
    rules.READY,
    rules.RECOVER,
    rules.CAUSE_BREAKTHROUGH,
    rules.BECOME_POWERED_UP,
    rules.REINFORCE_OTHERS,
)
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
    *[pattern for deed in DEEDS for pattern in says(f"can't {deed}", rules.Cannot, category="rule", deed=deed)],
    *says("can't become stunned", rules.Cannot, category="rule", deed=rules.BE_STUNNED),
    *says("can't be attacked by {attackers:filter/plural}", rules.CannotBeAttackedBy, category="rule"),
    *says("can't attack {defenders:filter/plural}", rules.CannotAttackWhom, category="rule"),
    *says("can't be readied", rules.Cannot, category="rule", deed=rules.READY),
    Pattern("rule", "payment powers of {subject:noun} can't be used", rules.Cannot, deed=rules.USE_PAYMENT_POWERS),
    Pattern(
        "rule",
        "activated powers of {subject:noun} can't be used",
        rules.Cannot,
        deed=rules.USE_ACTIVATED_POWERS,
    ),
    Pattern(
        "rule_more",
        "its activated powers can't be used",
        rules.Cannot,
        subject=SAME,
        deed=rules.USE_ACTIVATED_POWERS,
    ),
    Pattern(
        "rule_more",
        "its activated powers can't be used by you",
        rules.CannotBeUsedBy,
        subject=SAME,
        deed=rules.USE_ACTIVATED_POWERS,
        whose=rules.YOUR,
    ),
    Pattern(
        "rule_more",
        "[its|their] payment powers can't be used",
        rules.Cannot,
        subject=SAME,
        deed=rules.USE_PAYMENT_POWERS,
    ),
    *says("can't be targeted by {source:filter/plural}", rules.CannotBeTargeted, category="rule"),
    *[
        pattern
        for words, permissions in PERMISSIONS.items()
        for pattern in says(f"can attack {words}", rules.CanAttack, category="rule", permissions=permissions)
    ],
    *says("[attacks|attack] each turn if able", rules.MustAttack, category="rule"),
    *says("must attack each turn if able", rules.MustAttack, category="rule"),
    *says("may each be equipped with up to {most:count} equipment", rules.EquipmentLimit, category="rule"),
    *says("may be equipped with up to {most:count} equipment", rules.EquipmentLimit, category="rule"),
    *[
        Pattern("rule", f"{words} can't play {{cards:filter/plural}}", rules.CannotPlay, who=whose)
        for words, whose in WHOSE.items()
    ],
    # Costs of cards
    *[
        Pattern(
            "rule",
            f"{{cards:filter/plural}} [costs|cost] {words} {{reduction:reduction}} to {{verb:verb}}",
            rules.CostChangeTo,
            whose=whose,
        )
        for words, whose in (
            ("you", rules.YOUR),
            ("your opponents", rules.OPPONENTS),
            ("", rules.EVERYONES),
        )
    ],
    Pattern("reduction", "{amount:less}", None),
    Pattern("reduction", "{amount:less} for each {each:counted}", amounts.Times),
    Pattern("less", "{amount:points} less", None),
    Pattern("less", "{amount:points} more", amounts.Negative),
    # Players
    Pattern("rule", "you are considered to control {name:name}", rules.Considered),
    Pattern("rule", "equip only to a {hosts:filter/singular}", rules.EquipOnly),
    Pattern("rule", "you may look at the top card of your deck at any time", rules.MayLookAtTop),
    Pattern("rule", "you play with the top card of your deck revealed", rules.TopRevealed, whose=rules.YOUR),
    *[
        Pattern(
            "rule",
            f"each opponent plays with the top card of {his} deck revealed",
            rules.TopRevealed,
            whose=rules.OPPONENTS,
        )
        for his in ("his or her", "his", "their")
    ],
    # Only while something is so
    Pattern("statement", "{rule:rule}", None),
    Pattern("statement", "{rule:rule} while {quality:being}", statements.WhileSubject),
    Pattern("statement", "{rule:rule} while {condition:condition/singular}", statements.WhileRule),
    Pattern("statement", "while {condition:condition/singular}, {rule:rule}", statements.WhileRuleFirst),
    Pattern("statement", "as long as {condition:condition/singular}, {rule:rule}", statements.WhileRuleFirst),
    Pattern("statement", "{rule:rule} as long as {condition:condition/singular}", statements.WhileRule),
    Pattern("statement", "while {quality:being}, {rule:rule}", statements.WhileSubject),
    Pattern("statement", "{rule:rule} {condition:time}", statements.WhileRule),
    Pattern("more", "{rule:rule_more}", None),
    Pattern("more", "{rule:rule_more} while {quality:being}", statements.WhileSubject),
    Pattern("time", "during {moment:moment}", conditions.During),
    Pattern("time", "during {moment:own_moment}", conditions.During, whose=who.You()),
    # Several of the same cards
    Pattern("assertion", "{statement:statement}", None),
    Pattern("assertion", "{first:statement} and {second:more}", statements.Combined),
    Pattern("assertion", "{first:statement}, {second:more}, and {third:more}", statements.Combined),
    Pattern("assertion", "{first:statement}, {second:more} and {third:more}", statements.Combined),
    Pattern("duration", THIS_ATTACK, THIS_ATTACK),
    Pattern("duration", THIS_TURN, THIS_TURN),
)

REPLACED: Final[dict[str, str]] = {
    "become stunned": rules.STUNNING,
    "become powered-up": rules.POWERING_UP,
    "cause breakthrough": rules.BREAKTHROUGH,
    "ready": rules.READYING,
    "recover": rules.RECOVERING,
    "enter a KO'd pile from play": rules.ENTERING_KO_PILE,
}

REPLACEMENTS: Final[tuple[Pattern, ...]] = (
    *[Pattern("would_do", words, event) for words, event in REPLACED.items()],
    Pattern(
        "replacement",
        "if {subject:affected} would {event:would_do}, then instead you may {cost:costs}.",
        rules.Replacement,
    ),
    Pattern(
        "replacement",
        "if {subject:affected} would {event:would_do}, instead, you may {cost:costs}.",
        rules.Replacement,
    ),
    Pattern(
        "replacement",
        "if {subject:affected} would {event:would_do}, then instead you may {cost:costs}. If you do, {effect:told}",
        rules.Replacement,
    ),
    Pattern(
        "replacement",
        "if {subject:affected} would {event:would_do}, instead, you may {cost:costs}. If you do, {effect:told}",
        rules.Replacement,
    ),
    Pattern(
        "replacement", "if {subject:affected} would {event:would_do}, then instead {effect:surely}", rules.Replacement
    ),
    Pattern("replacement", "if {subject:affected} would {event:would_do}, instead, {effect:surely}", rules.Replacement),
    Pattern(
        "replacement",
        "if {subject:affected} would cause breakthrough to an opponent, then instead {effect:surely}",
        rules.Replacement,
        event=rules.BREAKTHROUGH,
        whose=rules.OPPONENTS,
    ),
    Pattern(
        "replacement",
        "if {subject:affected} would cause breakthrough to an opponent, instead, {effect:surely}",
        rules.Replacement,
        event=rules.BREAKTHROUGH,
        whose=rules.OPPONENTS,
    ),
    *[
        Pattern(
            "replacement",
            f"if {words}, {instead} {{effect:surely}}",
            rules.Replacement,
            event=event,
            subject=None,
            whose=whose,
        )
        for instead in ("then instead", "instead,")
        for words, event, whose in (
            ("you would draw a card", rules.DRAWING, rules.YOUR),
            ("an opponent would draw a card", rules.DRAWING, rules.OPPONENTS),
            ("you would lose endurance", rules.LOSING_ENDURANCE, rules.YOUR),
            ("an opponent would lose endurance", rules.LOSING_ENDURANCE, rules.OPPONENTS),
        )
    ],
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "change": "what some cards get, have or lose",
    "change_more": "what they get, have or lose",
    "quoting": "a power that some cards have",
    "quoting_more": "a power that they have",
    "characteristic": "flight, range or reinforcement",
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
