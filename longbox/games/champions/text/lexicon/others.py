"""The words for what players other than "you" do."""

from __future__ import annotations

from typing import Final

from longbox.language import Pattern

VERBS: Final[tuple[Pattern, ...]] = (
    Pattern("verb", "{effect:measured_verb}", None),
    # What a player may do, or must do
    Pattern("their_choice", "{effect:duty} | {effect:clause}", None),
    # Whose cards these are
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "deed": "what they do",
    "act": "something they do, perhaps",
    "verb": "something they do",
    "duty": "something they may do",
    "theirs": "a card of theirs",
    "they_control": "a kind of card",
}
