"""The words for what is done the next time something happens, or each time for a while."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.effects import awaiting
from longbox.language import Pattern

NEXT: Final = "the next time<| that>"

AWAITING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "sentence",
        "{occasion:next_thing}<| {until:until}>, {effect:effect}. | {until:until}, {occasion:next_thing}, "
        "{effect:effect}. | {effect:effect} {occasion:next_thing}<| {until:until}>.",
        awaiting.NextTime,
    ),
    Pattern("next_thing", f"{NEXT} {{occasion:occasion}}", None),
    Pattern("next_thing", f"{NEXT} {{occasion:would}}", None),
    Pattern(
        "sentence",
        "{until:until}, {trigger:trigger}, {effect:effect}. | {trigger:trigger} {until:until}, {effect:effect}.",
        awaiting.EachTime,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "next_thing": "what is waited for",
}
