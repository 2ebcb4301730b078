"""What is done in place of something that would happen."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import abilities, interrupting, saving, texts
from longbox.games.dcdb.text.effects import moving
from longbox.games.dcdb.this_turn import GAIN
from longbox.language import Pattern

WOULD_BE_DESTROYED: Final = "<if|when|whenever|each time> this card would be destroyed"
WOULD_GAIN: Final = "<if|when|whenever|each time> you would gain a {kind:kind/singular}"

INSTEAD: Final[tuple[Pattern, ...]] = (
    Pattern(
        "ability",
        f"{WOULD_GAIN}, {{effect:effect}} instead. | {WOULD_GAIN}, instead {{effect:effect}}.",
        interrupting.InsteadOfGaining,
    ),
    Pattern(
        "ability",
        f"{WOULD_GAIN}, you may {{effect:choice}} instead. | {WOULD_GAIN}, you may instead {{effect:choice}}.",
        interrupting.MayDoInsteadOfGaining,
    ),
    Pattern("ability", f"{WOULD_GAIN}, {{effect:told_instead}}", abilities.GotInOneWay, how=GAIN),
    Pattern(
        "line",
        f"{WOULD_BE_DESTROYED}, put <it|this card> <|back >{{refuge:refuge}} instead. | "
        f"{WOULD_BE_DESTROYED}, instead put <it|this card> <|back >{{refuge:refuge}}. | "
        f"{WOULD_BE_DESTROYED}, {{refuge:discarded}} instead.",
        texts.SavedLine,
    ),
    Pattern("refuge", "{goal:goal}", saving.PutInstead),
    Pattern("discarded", "discard <it|this card>", saving.PutInstead, goal=moving.IntoDiscardPile()),
    Pattern(
        "for_the_turn",
        "if you would gain a {kind:kind/singular} this turn, {effect:effect} instead.",
        interrupting.InsteadOfGaining,
    ),
    Pattern(
        "for_the_turn",
        "if you would gain a {kind:kind/singular} this turn, you may {effect:choice} instead.",
        interrupting.MayDoInsteadOfGaining,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "refuge": "where this card goes",
    "discarded": "where this card goes",
}
