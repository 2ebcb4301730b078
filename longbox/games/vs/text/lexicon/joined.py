"""The words for several things that are so of the same cards, said with one verb: "has flight and evasion"."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.modifiers import changes, statements
from longbox.games.vs.text import gained_powers, keywords
from longbox.games.vs.text.lexicon.statements import CHARACTERISTICS, RAISED, SAME
from longbox.language import Pattern

HAS: Final = "[{subject:noun} <[has|have]|[gains|gain]|[gets|get]>/]"

# What the first says with a verb, and the second without
PARTS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "raised/raised_more",
        f"[{{subject:noun}} <[gets|get]|[has|have]|[gains|gain]>/] {RAISED}",
        changes.Gets,
        subject=SAME,
    ),
    Pattern("given/given_more", f"{HAS} {CHARACTERISTICS}", changes.Has, subject=SAME),
    Pattern("keyed/keyed_more", f"{HAS} {{keyword:keyword_power}}", keywords.HasKeywordPower, subject=SAME),
    Pattern(
        "keyed/keyed_more",
        f"{HAS} invulnerability",
        gained_powers.HasKeywords,
        subject=SAME,
        keywords=(definitions.INVULNERABILITY,),
    ),
    # Each with what it depends on, so that nothing could belong to both
    Pattern(
        "raised_while/raised_while_more",
        "{change:[raised/raised_more]} while {quality:being}",
        statements.WhileIs,
    ),
    Pattern(
        "raised_while/raised_while_more",
        "{change:[raised/raised_more]} <while|as long as> {condition:condition/singular}",
        statements.WhileChange,
    ),
    Pattern(
        "raised_while/raised_while_more",
        f"[{{subject:noun}} <[gets|get]|[has|have]|[gains|gain]>/] {RAISED} for each {{each:counted}}",
        changes.GetsForEach,
        subject=SAME,
    ),
)

PAIRS: Final = " | ".join(
    [
        f"{{first:{first}}} and {{second:{second}_more}}"
        for first, second in (
            ("raised", "given"),
            ("given", "raised"),
            ("raised", "keyed"),
            ("keyed", "raised"),
            ("given", "keyed"),
            ("keyed", "given"),
            ("keyed", "keyed"),
            ("raised_while", "raised_while"),
        )
    ]
)
ASKED_PAIRS: Final = PAIRS.rpartition(" | ")[0]
"""The same without those that say themselves when they are so."""

JOINED: Final[tuple[Pattern, ...]] = (
    *PARTS,
    Pattern("assertion", PAIRS, statements.Combined),
    # A power asks all the time; of an effect that says "if", it is asked once.
    Pattern("asked_always", "{first:raised_while} and {second:raised_if_more}", statements.Combined),
    Pattern("raised_if_more", "{change:raised_more} if {condition:condition/singular}", statements.WhileChange),
    *[
        Pattern(
            category,
            " | ".join([f"{asked}, {pair}" for pair in ASKED_PAIRS.split(" | ")]),
            statements.WhileCombined,
        )
        for category, asked in (
            ("conditional", "<while|as long as> {condition:condition/singular}"),
            ("asked_always", "if {condition:condition/singular}"),
        )
    ],
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "raised": "what some cards get",
    "raised_more": "what they get",
    "raised_while": "what some cards get while something is so",
    "raised_while_more": "what they get while something is so",
    "raised_if_more": "what they get while something is so",
    "given": "what some cards have",
    "given_more": "what they have",
    "keyed": "what some cards have",
    "keyed_more": "what they have",
}
