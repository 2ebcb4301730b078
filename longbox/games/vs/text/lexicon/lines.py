"""The words of a text's paragraphs: powers with their keywords, rules of playing, effects of plot twists."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text import costs, limits, play_rules, powers, texts
from longbox.language import Pattern

PREFIXES: Final = ("", "{tags:tag+,}: ")
LIMITS: Final = (
    "",
    " Usable {limits:use_limit+and}.",
    " Usable {limits:use_limit+,}.",
    " Use {limits:use_limit+and}.",
    " Use {limits:use_limit+,}.",
)

LINES: Final[tuple[Pattern, ...]] = (
    Pattern("text", "{paragraphs:paragraph+\n}", texts.CardText),
    Pattern("paragraph", "{effect:effects}", texts.EffectParagraph),
    Pattern("paragraph", "{power:power}", texts.PowerParagraph),
    Pattern("paragraph", "Ongoing: {power:power}", texts.OngoingParagraph),
    Pattern("paragraph", "{rules:play_rule+}", texts.RuleParagraph),
    Pattern("paragraph", "{rules:play_rule+} {effect:effects}", texts.RuledEffectParagraph),
    Pattern("paragraph", "{keywords:lone_keyword+,}", texts.KeywordParagraph),
    Pattern("paragraph", "{keywords:lone_keyword+,}.", texts.KeywordParagraph),
    Pattern("paragraph", "Willpower {number:integer}", texts.WillpowerParagraph),
    Pattern("paragraph", "Boost {cost:boost_cost}: {power:power/singular}", texts.BoostParagraph),
    Pattern("paragraph", "Boost—{cost:costs}: {power:power/singular}", texts.BoostParagraph),
    Pattern("paragraph", "Boost {cost:boost_cost}", texts.BoostParagraph),
    Pattern("boost_cost", "{amount:points}", costs.PayPoints),
    Pattern(
        "paragraph",
        "you can't have more than {most:number} card(s) named {name:name} in your deck.",
        texts.DeckLimitParagraph,
    ),
    # Powers
    *[
        Pattern("power", f"{prefix}{{cost:costs}} >>> {{effect:effects/singular}}{limit}", powers.PaymentPower)
        for prefix in PREFIXES
        for limit in LIMITS
    ],
    *[
        Pattern("power", f"{prefix}{{occasion:occasion}}, {{effect:told/singular}}", powers.TriggeredPower)
        for prefix in PREFIXES
    ],
    *[
        Pattern(
            "power",
            f"{prefix}{{occasion:occasion}}, if {{condition:condition/singular}}, {{effect:told/singular}}",
            powers.TriggeredPower,
        )
        for prefix in PREFIXES
    ],
    *[
        Pattern("power", f"{prefix}{words}", powers.ContinuousPower)
        for prefix in PREFIXES
        for words in ("{statement:assertion}.", "{statement:replacement}", "{statement:quoting}")
    ],
)

RULES: Final[tuple[Pattern, ...]] = (
    # When payment powers can be used
    Pattern("use_limit", "only once per turn", limits.TimesPerTurn, times=1),
    Pattern("use_limit", "only twice per turn", limits.TimesPerTurn, times=2),
    Pattern("use_limit", "only {times:count} times per turn", limits.TimesPerTurn),
    Pattern("use_limit", "only during {moment:moment}", limits.OnlyDuring),
    Pattern("use_limit", "only during {moment:own_moment}", limits.OnlyDuring, whose=play_rules.YOU),
    Pattern("use_limit", "only during an attack", limits.OnlyDuringAttack),
    Pattern("use_limit", "only if {condition:condition/singular}", limits.OnlyIf),
    *[
        Pattern("use_limit", f"only if {{noun:definite}} is in your {words}", limits.OnlyWhere, zone=zone)
        for words, zone in (("hand", powers.IN_HAND), ("resource row", powers.IN_RESOURCE_ROW))
    ],
    # Rules of playing a card
    Pattern("play_rule", "play only during {moment:moment}.", play_rules.PlayOnlyDuring),
    Pattern("play_rule", "play only during {moment:own_moment}.", play_rules.PlayOnlyDuring, whose=play_rules.YOU),
    Pattern("play_rule", "play only during an attack.", play_rules.PlayOnlyDuringAttack),
    Pattern("play_rule", "play only if {condition:condition/singular}.", play_rules.PlayOnlyIf),
    Pattern("play_rule", "recruit only if {condition:condition/singular}.", play_rules.RecruitOnlyIf),
    Pattern("play_rule", "flip only if {condition:condition/singular}.", play_rules.FlipOnlyIf),
    Pattern("play_rule", "to play, {cost:costs}.", play_rules.AdditionalCost),
    Pattern("play_rule", "to recruit, {cost:costs}.", play_rules.RecruitCost),
    Pattern("play_rule", "to flip, {cost:costs}.", play_rules.FlipCost),
    Pattern("play_rule", "{noun:definite} costs {amount:less} to {verb:verb}.", play_rules.CostsLess),
    Pattern(
        "play_rule",
        "{noun:definite} costs {amount:less} to {verb:verb} while {condition:condition/singular}.",
        play_rules.CostsLess,
    ),
    *[Pattern("verb", verb, verb) for verb in play_rules.VERBS],
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "text": "a card text",
    "paragraph": "a paragraph of a text",
    "power": "a power",
    "boost_cost": "a number of resource points",
    "use_limit": "when a power can be used",
    "play_rule": "a rule of playing a card",
    "verb": "play, recruit or flip",
}
