"""The words of a text's lines: abilities with their headers, keywords, restrictions."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import abilities, definitions
from longbox.games.champions.text import play_rules, texts
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.lines import CardText

NOT_ALONE: Final = (definitions.RETALIATE, definitions.SURGE, definitions.USES)
"""The keywords that are said with something else, or of themselves only."""
HEADERS: Final[dict[str, str]] = {
    "Action": abilities.ACTION,
    "Interrupt": abilities.INTERRUPT,
    "Response": abilities.RESPONSE,
    "Forced Interrupt": abilities.FORCED_INTERRUPT,
    "Forced Response": abilities.FORCED_RESPONSE,
    "Resource": abilities.RESOURCE,
    "Special": abilities.SPECIAL,
    "Setup": abilities.SETUP,
}
ENCOUNTER_HEADERS: Final[dict[str, str]] = {
    "When Revealed": abilities.WHEN_REVEALED,
    "When Defeated": abilities.WHEN_DEFEATED,
    "Boost": abilities.BOOST,
}
FORMS: Final[dict[str, str]] = {"Hero": abilities.HERO_FORM, "Alter-Ego": abilities.ALTER_EGO_FORM}

HEADINGS: Final = (
    r"(?:(?:Hero|Alter-Ego) )?(?:Forced )?(?:Action|Interrupt|Response|Resource)(?: \(\w+\))?:",
    r"(?:When Revealed|When Defeated|Boost)(?: \([\w-]+\))?:",
)
"""What begins a line, on whatever line it was written."""

TRAILERS: Final = (r"[Ss]urge", r"[Mm]ax \d+ per (?:round|player|deck)")
"""What is said of the card itself, after an ability on the same line."""

LINES: Final[tuple[Pattern, ...]] = (
    Pattern("text", "{lines:line+\n}", CardText),
    # Triggered abilities
    Pattern("line", "<|{name:name} <—|-> >{header:header}: {body:body}", texts.AbilityLine),
    Pattern(
        "header",
        "<|{form:form} >{timing:timing}<| ({label:label})> | {timing:encounter_timing}<| ({form:form})>",
        texts.Header,
    ),
    Pattern("timing", named(HEADERS), str),
    Pattern("encounter_timing", named(ENCOUNTER_HEADERS), str),
    Pattern("form", named(FORMS), str),
    Pattern("label", " | ".join([abilities.ATTACK_LABEL, abilities.THWART_LABEL, abilities.DEFENSE_LABEL]), str),
    Pattern(
        "body",
        "<|{occasion:trigger}, >"
        "<|{cost:priced} → |as an additional cost<| to play this <card|event>>, {cost:priced}. >"
        "{effect:effects}<| ({limit:limit}<.|>)| {limit:bare_limit}.>",
        texts.Body,
    ),
    Pattern(
        "limit/bare_limit",
        "[<|limit<|:>|<|use <|this ability >>only>/<limit<|:>|<|use <|this ability >>only>] {limit:how_often}",
        None,
    ),
    Pattern(
        "how_often",
        " | ".join(
            [
                f"<{often}|{count}|{count} times> per {period}{{={abilities.limit_of(count, period)}}}"
                for count, often in abilities.HOW_OFTEN.items()
                for period in (abilities.PER_ROUND, abilities.PER_PHASE)
            ]
        ),
        str,
    ),
)

KEYWORDS: Final[tuple[Pattern, ...]] = (
    Pattern("line", "{statements:statement+}", texts.StatementsLine),
    # A card that says of itself that it surges surges once; only for others can it be so as long as a card is in play.
    Pattern(
        "statement",
        "{keyword:keyword}. | {keyword:numbered_keyword} {number:integer}. | surge.",
        texts.KeywordStatement,
        keyword=definitions.SURGE,
    ),
    Pattern(
        "statement",
        "uses ({count:integer} {counter:word} counters).<| When <there are no counters <|left>"
        "<| <here|on <it|this card>>>|the last <|counter> is <removed|spent|used>|it has no counters <|left>>, "
        "discard <it|this card>.>",
        texts.HasUses,
    ),
    Pattern("keyword", " | ".join([keyword for keyword in definitions.KEYWORDS if keyword not in NOT_ALONE]), str),
    Pattern("numbered_keyword", definitions.RETALIATE, str),
)

RESTRICTIONS: Final[tuple[Pattern, ...]] = (
    Pattern("statement", "{play_rule:restriction}.", texts.Requires),
    Pattern("restriction", "hero form only | Hero Form only", play_rules.HeroFormOnly),
    Pattern("restriction", "<alter-ego form|Alter-Ego form|Alter-Ego Form> only", play_rules.AlterEgoFormOnly),
    Pattern("restriction", "max {most:integer} per player", play_rules.MaxPerPlayer),
    Pattern("restriction", "max {most:integer} per deck", play_rules.MaxPerDeck),
    Pattern("restriction", "max {most:integer} per round", play_rules.MaxPerRound),
    Pattern("restriction", "play under any player's control", play_rules.UnderAnyControl),
    Pattern("restriction", "play <this card|> only <if|while> {condition:condition}", play_rules.PlayOnlyIf),
    Pattern(
        "restriction",
        "this card costs {amount:integer} less <|to play> for each {counted:counted} | "
        "<reduce|decrease> the <|resource> cost <of|to play> this card by {amount:integer} "
        "for each {counted:counted}",
        play_rules.CostsLessForEach,
    ),
    Pattern(
        "restriction",
        "this card costs {amount:integer} less <|to play> if {condition:condition} | "
        "if {condition:condition}, this card costs {amount:integer} less <|to play> | "
        "<reduce|decrease> the <|resource> cost <of|to play> this card by {amount:integer} if {condition:condition} | "
        "if {condition:condition}, <reduce|decrease> the <|resource> cost <of|to play> this card by {amount:integer}",
        play_rules.CostsLessIf,
    ),
    Pattern(
        "restriction",
        "this card costs {amount:integer} more <|to play> if {condition:condition} | "
        "if {condition:condition}, this card costs {amount:integer} more <|to play>",
        play_rules.CostsMoreIf,
    ),
    Pattern("restriction", "attach <this card|> to {filter:attachable}", play_rules.AttachTo),
    Pattern(
        "restriction",
        "attach <this card|> to {filter:attachable}. Max {most:integer} per {per:noun/singular}",
        play_rules.MaxPerHost,
    ),
    Pattern("attachable", "a {filter:filter/singular} | {filter:definite} | the {filter:superlative}", None),
    Pattern(
        "restriction",
        "this card enters play with {count:integer} {counter:word} counters <|on <it|him|her|them>>",
        play_rules.EntersWithCounters,
    ),
    Pattern(
        "statement",
        "as an additional cost to play this <card|event|ally|upgrade|support>, {cost:priced}.",
        texts.AlsoCosts,
    ),
    Pattern("statement", "{constant:constant}.", texts.Always),
    Pattern("statement", "{constant:with_x}.", texts.Always),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "text": "a card text",
    "line": "a line of a text",
    "header": "when an ability is used",
    "timing": "a timing trigger",
    "encounter_timing": "a timing trigger of an encounter card",
    "form": "a form",
    "label": "a label",
    "body": "what an ability does",
    "trigger": "what an ability waits for",
    "limit": "how often an ability can be used",
    "bare_limit": "how often an ability can be used",
    "how_often": "how often an ability can be used",
    "statement": "a keyword, a restriction or a constant ability",
    "keyword": "a keyword",
    "numbered_keyword": "a keyword with a number",
    "restriction": "a restriction",
    "attachable": "what a card is attached to",
}
