"""The words of a text's paragraphs: powers with their keywords, rules of playing, effects of plot twists."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import powers
from longbox.games.vs.text import limits, play_rules, texts
from longbox.games.vs.text.conditions import HasInitiative
from longbox.games.vs.text.who import EachOpponent
from longbox.language import Pattern
from longbox.texts.lines import CardText

TAGS: Final = "<|{tags:tag+,}: >"

LINES: Final[tuple[Pattern, ...]] = (
    Pattern("text", "{lines:paragraph+\n}", CardText),
    Pattern("paragraph", "{effect:effects}", texts.EffectParagraph),
    Pattern("paragraph", "{power:power}", texts.PowerParagraph),
    Pattern("paragraph", "Ongoing: {power:power}", texts.OngoingParagraph),
    Pattern("paragraph", "{rules:play_rule+}", texts.RuleParagraph),
    Pattern("paragraph", "{rules:play_rule+} {effect:effects}", texts.RuledEffectParagraph),
    Pattern("paragraph", "{keywords:lone_keyword+,}<|.>", texts.KeywordParagraph),
    Pattern("paragraph", "{keywords:lone_keyword+,}. {paragraph:paragraph}", texts.KeywordsBeforeParagraph),
    Pattern("paragraph", "{first:always} {rest:after_always}", texts.PowersInOneLine),
    Pattern("after_always", "{power:power}", texts.PowerParagraph),
    # All that follows the keyword is ongoing. [vs 701.6]
    Pattern("paragraph", "{first:ongoing_always} {rest:after_ongoing}", texts.PowersInOneLine),
    Pattern("ongoing_always/after_ongoing", "[Ongoing: {power:always_power}/{power:power}]", texts.OngoingParagraph),
    Pattern("always", "{power:always_power}", texts.PowerParagraph),
    Pattern("always_power", "{statement:assertion}.", powers.ContinuousPower),
    Pattern("paragraph/willpower", "Willpower {number:integer} [<|.>/]", texts.WillpowerParagraph),
    Pattern("paragraph", "{first:willpower}. {rest:paragraph}", texts.PowersInOneLine),
    Pattern("paragraph", "Army<|.>", texts.ArmyParagraph),
    Pattern(
        "paragraph",
        "<Boost {cost:boost_cost}|Boost—{cost:costs}>: {power:power/singular} | Boost {cost:boost_cost}",
        texts.BoostParagraph,
    ),
    Pattern(
        "paragraph",
        "you can't have more than {most:number} card(s) named {name:name} in your deck.",
        texts.DeckLimitParagraph,
    ),
    # Powers
    Pattern(
        "power",
        f"{TAGS}{{cost:costs}} >>> {{effect:effects/singular}}"
        "<| <Usable|Use|Use this power> <{limits:use_limit+and}|{limits:use_limit+,}>.>",
        powers.PaymentPower,
    ),
    Pattern(
        "power",
        f"{TAGS}{{occasion:occasion}}, <|if {{condition:condition/singular}}, >{{effect:told/singular}} | "
        f"{TAGS}{{effect:effect}} {{occasion:occasion}}.",
        powers.TriggeredPower,
    ),
    Pattern(
        "power",
        f"{TAGS}<{{statement:assertion}}.|{{statement:asked_always}}.|{{statement:replacement}}|{{statement:quoting}}>",
        powers.ContinuousPower,
    ),
)

RULES: Final[tuple[Pattern, ...]] = (
    # When payment powers can be used
    Pattern(
        "use_limit", "only <once{times=1}|twice{times=2}|{times:count} times> <per|each|a> turn", limits.TimesPerTurn
    ),
    Pattern(
        "use_limit",
        "only during <{moment:moment}|{moment:own_moment}{whose=you}|{moment:their_moment}{whose=opponents}>",
        limits.OnlyDuring,
        whose={"you": play_rules.YOU, "opponents": EachOpponent()},
    ),
    Pattern("use_limit", "only during an attack", limits.OnlyDuringAttack),
    Pattern(
        "use_limit",
        "only <<if|while|as long as> {condition:condition/singular}|on your initiative>",
        limits.OnlyIf,
        condition=HasInitiative(play_rules.YOU),
    ),
    Pattern(
        "use_limit",
        f"only if {{noun:definite}} is in your <hand{{zone={powers.IN_HAND}}}|"
        f"resource row{{zone={powers.IN_RESOURCE_ROW}}}>",
        limits.OnlyWhere,
    ),
    # Rules of playing a card
    Pattern(
        "play_rule",
        "play only during {moment:moment}. | play this card only during {moment:moment}. | "
        "play <|this card> only during <{moment:own_moment}{whose=you}|{moment:their_moment}{whose=opponents}>.",
        play_rules.PlayOnlyDuring,
        whose={"you": play_rules.YOU, "opponents": EachOpponent()},
    ),
    Pattern("play_rule", "play <|this card> only during an attack.", play_rules.PlayOnlyDuringAttack),
    Pattern("play_rule", "play <|this card> {rules:play_limit+and}.", play_rules.PlayOnlyAll),
    Pattern(
        "play_limit",
        "only during <{moment:moment}|{moment:own_moment}{whose=you}|{moment:their_moment}{whose=opponents}>",
        play_rules.PlayOnlyDuring,
        whose={"you": play_rules.YOU, "opponents": EachOpponent()},
    ),
    Pattern("play_limit", "only during an attack", play_rules.PlayOnlyDuringAttack),
    Pattern(
        "play_limit",
        "only <<if|while|as long as> {condition:condition/singular}|on your initiative>",
        play_rules.PlayOnlyIf,
        condition=HasInitiative(play_rules.YOU),
    ),
    *[
        Pattern(
            "play_rule", f"{verb} <|this card> only <if|while|as long as> {{condition:condition/singular}}.", meaning
        )
        for verb, meaning in (
            ("play", play_rules.PlayOnlyIf),
            ("recruit", play_rules.RecruitOnlyIf),
            ("flip", play_rules.FlipOnlyIf),
        )
    ],
    Pattern(
        "play_rule",
        "play <|this card> only on your initiative.",
        play_rules.PlayOnlyIf,
        condition=HasInitiative(play_rules.YOU),
    ),
    *[
        Pattern("play_rule", f"<|as an additional cost >to {verb} <|{{noun:definite}}>, {{cost:costs}}.", meaning)
        for verb, meaning in (
            ("play", play_rules.AdditionalCost),
            ("recruit", play_rules.RecruitCost),
            ("flip", play_rules.FlipCost),
        )
    ],
    Pattern(
        "play_rule",
        "{noun:definite} costs {amount:less} to {verb:verb} <|<while|if|as long as> {condition:condition/singular}>. | "
        "you may {verb:verb} {noun:definite} for {amount:less} "
        "<|<while|if|as long as> {condition:condition/singular}>. | "
        "<while|if|as long as> {condition:condition/singular}, {noun:definite} costs {amount:less} to {verb:verb}. | "
        "<while|if|as long as> {condition:condition/singular}, you may {verb:verb} {noun:definite} for {amount:less}.",
        play_rules.CostsLess,
    ),
    Pattern("verb", " | ".join(play_rules.VERBS), str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "text": "a card text",
    "paragraph": "a paragraph of a text",
    "power": "a power",
    "boost_cost": "a number of resource points",
    "always": "what is always so",
    "always_power": "what is always so",
    "after_always": "a power",
    "ongoing_always": "what is always so",
    "after_ongoing": "a power",
    "willpower": "a number of willpower",
    "use_limit": "when a power can be used",
    "play_limit": "when a card can be played",
    "play_rule": "a rule of playing a card",
    "verb": "play, recruit or flip",
}
