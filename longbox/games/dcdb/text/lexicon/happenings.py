"""What is waited for, whoever does it, and for how long."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import effects, happenings, turns_end
from longbox.games.dcdb.text.happenings import (
    A_FOE,
    ANYBODY,
    BUYS,
    DEFEATS,
    DESTROYS,
    DISCARDS,
    GAINS,
    GETS,
    PLAYS,
    YOU,
)
from longbox.language import Pattern
from longbox.texts.conditions import If

WHEN: Final = "<whenever|when|each time>"
FOE: Final = "<a foe|an opponent|another player>"
PLAYER: Final = "<a|any> player"
NEW_HAND: Final = "when you draw <your|a> new hand at <the |>end of <your |the |this |>turn"
END_OF_THIS_TURN: Final = "until <the |>end of <your |the |this |>turn"

HAPPENINGS: Final[tuple[Pattern, ...]] = (
    Pattern("happening", "{happening:usual} | {happening:unusual}", None),
    # What lines of their own wait for
    Pattern(
        "usual",
        f"you play{{deed={PLAYS}}} a {{kind:kind/singular}} | you buy{{deed={BUYS}}} a {{kind:kind/singular}} | "
        f"you gain{{deed={GAINS}}} a {{kind:kind/singular}} | "
        f"you <buy or gain|gain or buy>{{deed={GETS}}} a {{kind:kind/singular}} | "
        f"you discard{{deed={DISCARDS}}} a {{kind:kind/singular}} | "
        f"you destroy{{deed={DESTROYS}}} a {{kind:kind/singular}} | "
        f"you defeat{{deed={DEFEATS}}} a {{kind:defeated/singular}}",
        happenings.Happening,
        who=YOU,
    ),
    Pattern(
        "usual",
        f"{FOE} gains{{deed={GAINS}}} a {{kind:kind/singular}} | "
        f"{FOE} discards{{deed={DISCARDS}}} a {{kind:kind/singular}} | "
        f"{FOE} destroys{{deed={DESTROYS}}} a {{kind:kind/singular}}",
        happenings.Happening,
        who=A_FOE,
    ),
    # What none of them waits for
    Pattern(
        "unusual",
        f"{FOE} plays{{deed={PLAYS}}} a {{kind:kind/singular}} | {FOE} buys{{deed={BUYS}}} a {{kind:kind/singular}} | "
        f"{FOE} <buys or gains|gains or buys>{{deed={GETS}}} a {{kind:kind/singular}} | "
        f"{FOE} defeats{{deed={DEFEATS}}} a {{kind:defeated/singular}}",
        happenings.Happening,
        who=A_FOE,
    ),
    Pattern(
        "unusual",
        f"{PLAYER} plays{{deed={PLAYS}}} a {{kind:kind/singular}} | "
        f"{PLAYER} buys{{deed={BUYS}}} a {{kind:kind/singular}} | "
        f"{PLAYER} gains{{deed={GAINS}}} a {{kind:kind/singular}} | "
        f"{PLAYER} <buys or gains|gains or buys>{{deed={GETS}}} a {{kind:kind/singular}} | "
        f"{PLAYER} discards{{deed={DISCARDS}}} a {{kind:kind/singular}} | "
        f"<{PLAYER} destroys a {{kind:kind/singular}}|a {{kind:kind/singular}} is destroyed>{{deed={DESTROYS}}} | "
        f"{PLAYER} defeats{{deed={DEFEATS}}} a {{kind:defeated/singular}}",
        happenings.Happening,
        who=ANYBODY,
    ),
    # For how long
    Pattern("ability", f"{WHEN} {{happening:unusual}}, {{effect:told}}", happenings.Whenever),
    Pattern(
        "sentence",
        f"{WHEN} {{happening:unusual}} this turn, {{effect:any_effect}}. | "
        f"{END_OF_THIS_TURN}, {WHEN} {{happening:happening}}, {{effect:any_effect}}. | "
        f"this turn, {WHEN} {{happening:happening}}, {{effect:any_effect}}.",
        happenings.WheneverItHappensThisTurn,
    ),
    Pattern(
        "sentence",
        "the next time {happening:happening} this turn, {effect:any_effect}. | "
        f"<{END_OF_THIS_TURN}|this turn>, the next time {{happening:happening}}, {{effect:any_effect}}.",
        happenings.NextTimeThisTurn,
    ),
    Pattern(
        "sentence",
        f"until the <start|beginning> of your next turn, {WHEN} {{happening:happening}}, {{effect:any_effect}}. | "
        f"until your next turn, {WHEN} {{happening:happening}}, {{effect:any_effect}}.",
        happenings.WheneverUntilNextTurn,
    ),
    Pattern("any_effect", "{effect:effect}", None),
    Pattern("any_effect", "if {condition:condition}, {effect:effect}", If),
    # As the turn ends
    Pattern(
        "effect",
        "at <the |>end of <your |the |this |>turn, {effect:any_effect}",
        turns_end.AtEndOfThisTurn,
    ),
    Pattern(
        "effect",
        f"{NEW_HAND}, {{effect:if_drawn}}",
        turns_end.AtEndOfThisTurn,
    ),
    Pattern(
        "if_drawn", "if {condition:condition}, {effect:drawn_more} | {effect:drawn_more} if {condition:condition}", If
    ),
    Pattern("drawn_more", "draw {amount:amount} <additional|extra|more|> card(s)", effects.Draw),
    Pattern("effect", f"{NEW_HAND}, draw {{amount:amount}} <additional|extra|more> card(s)", effects.DrawAtEndOfTurn),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "happening": "what is waited for",
    "usual": "what is waited for",
    "unusual": "what is waited for",
    "if_drawn": "how many more cards are drawn, perhaps",
    "drawn_more": "how many more cards are drawn",
    "any_effect": "what to do, perhaps",
}
