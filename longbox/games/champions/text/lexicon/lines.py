"""The words of a text's lines: abilities with their headers, keywords, restrictions."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
from longbox.games.champions.text import abilities, requirements, texts
from longbox.language import Pattern

LINES: Final[tuple[Pattern, ...]] = (
    Pattern("text", "{lines:line+\n}", texts.CardText),
    # Triggered abilities
    Pattern("line", "{header:header}: {body:body}", texts.AbilityLine),
    Pattern("line", "{name:name} — {header:header}: {body:body}", texts.AbilityLine),
    Pattern("line", "{name:name} - {header:header}: {body:body}", texts.AbilityLine),
    Pattern("header", "{timing:timing}", texts.Header),
    Pattern("header", "{form:form} {timing:timing}", texts.Header),
    Pattern("header", "{timing:timing} ({label:label})", texts.Header),
    Pattern("header", "{form:form} {timing:timing} ({label:label})", texts.Header),
    Pattern("header", "{timing:encounter_timing} ({form:form})", texts.Header),
    Pattern("header", "{timing:encounter_timing}", texts.Header),
    Pattern("timing", "Action", abilities.ACTION),
    Pattern("timing", "Interrupt", abilities.INTERRUPT),
    Pattern("timing", "Response", abilities.RESPONSE),
    Pattern("timing", "Forced Interrupt", abilities.FORCED_INTERRUPT),
    Pattern("timing", "Forced Response", abilities.FORCED_RESPONSE),
    Pattern("timing", "Resource", abilities.RESOURCE),
    Pattern("timing", "Special", abilities.SPECIAL),
    Pattern("timing", "Setup", abilities.SETUP),
    Pattern("encounter_timing", "When Revealed", abilities.WHEN_REVEALED),
    Pattern("encounter_timing", "When Defeated", abilities.WHEN_DEFEATED),
    Pattern("encounter_timing", "Boost", abilities.BOOST),
    Pattern("form", "Hero", abilities.HERO_FORM),
    Pattern("form", "Alter-Ego", abilities.ALTER_EGO_FORM),
    Pattern("label", "attack", abilities.ATTACK_LABEL),
    Pattern("label", "thwart", abilities.THWART_LABEL),
    Pattern("label", "defense", abilities.DEFENSE_LABEL),
    Pattern("body", "{effect:effects}", texts.Body),
    Pattern("body", "{cost:cost} → {effect:effects}", texts.Body),
    Pattern("body", "{occasion:trigger}, {effect:effects}", texts.Body),
    Pattern("body", "{occasion:trigger}, {cost:cost} → {effect:effects}", texts.Body),
    Pattern("body", "{effect:effects} ({limit:limit}.)", texts.Body),
    Pattern("body", "{cost:cost} → {effect:effects} ({limit:limit}.)", texts.Body),
    Pattern("body", "{occasion:trigger}, {effect:effects} ({limit:limit}.)", texts.Body),
    Pattern("body", "{occasion:trigger}, {cost:cost} → {effect:effects} ({limit:limit}.)", texts.Body),
    Pattern("trigger", "when {occasion:occasion}", texts.When),
    Pattern("trigger", "after {occasion:occasion}", texts.After),
    Pattern("limit", "once per round", abilities.PER_ROUND),
    Pattern("limit", "limit once per round", abilities.PER_ROUND),
    Pattern("limit", "once per phase", abilities.PER_PHASE),
    Pattern("limit", "limit once per phase", abilities.PER_PHASE),
)

KEYWORDS: Final[tuple[Pattern, ...]] = (
    Pattern("line", "{statements:statement+}", texts.StatementsLine),
    Pattern("statement", "{keyword:keyword}.", texts.HasKeyword),
    Pattern("statement", "{keyword:numbered_keyword} {number:integer}.", texts.HasKeyword),
    Pattern("statement", "uses ({count:integer} {counter:word} counters).", texts.HasUses),
    *[
        Pattern("keyword", keyword, keyword)
        for keyword in definitions.KEYWORDS
        if keyword not in (definitions.RETALIATE, definitions.SURGE, definitions.USES)
    ],
    Pattern("numbered_keyword", definitions.RETALIATE, definitions.RETALIATE),
)

RESTRICTIONS: Final[tuple[Pattern, ...]] = (
    Pattern("statement", "{requirement:restriction}.", texts.Requires),
    Pattern("restriction", "hero form only", requirements.HeroFormOnly),
    Pattern("restriction", "alter-ego form only", requirements.AlterEgoFormOnly),
    Pattern("restriction", "Alter-Ego form only", requirements.AlterEgoFormOnly),
    Pattern("restriction", "Hero Form only", requirements.HeroFormOnly),
    Pattern("restriction", "Alter-Ego Form only", requirements.AlterEgoFormOnly),
    Pattern("restriction", "max {most:integer} per player", requirements.MaxPerPlayer),
    Pattern("restriction", "max {most:integer} per deck", requirements.MaxPerDeck),
    Pattern("restriction", "max {most:integer} per round", requirements.MaxPerRound),
    Pattern("restriction", "play under any player's control", requirements.UnderAnyControl),
    Pattern("restriction", "play only if {condition:condition}", requirements.PlayOnlyIf),
    Pattern("restriction", "attach this card to {filter:attachable}", requirements.AttachTo),
    Pattern("restriction", "attach to {filter:attachable}", requirements.AttachTo),
    Pattern(
        "restriction",
        "attach this card to {filter:attachable}. Max {most:integer} per {per:noun/singular}",
        requirements.MaxPerHost,
    ),
    Pattern(
        "restriction",
        "attach to {filter:attachable}. Max {most:integer} per {per:noun/singular}",
        requirements.MaxPerHost,
    ),
    Pattern("attachable", "a {filter:filter/singular}", None),
    Pattern("attachable", "{filter:definite}", None),
    Pattern(
        "restriction",
        "this card enters play with {count:integer} {counter:word} counters",
        requirements.EntersWithCounters,
    ),
    *[
        Pattern(
            "restriction",
            f"this card enters play with {{count:integer}} {{counter:word}} counters on {pronoun}",
            requirements.EntersWithCounters,
        )
        for pronoun in ("it", "him", "her", "them")
    ],
    Pattern("statement", "{constant:constant}.", texts.Always),
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
    "statement": "a keyword, a restriction or a constant ability",
    "keyword": "a keyword",
    "numbered_keyword": "a keyword with a number",
    "restriction": "a restriction",
    "attachable": "what a card is attached to",
}
