"""The words for what players other than "you" do."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import filters, targets
from longbox.language import Pattern

VERBS: Final[tuple[Pattern, ...]] = (
    Pattern("verb", "{effect:measured_verb}", None),
    # What a player may do, or must do
    Pattern("their_choice", "{effect:duty} | {effect:clause}", None),
    # Whose cards these are
    Pattern("theirs", "their hero", targets.The, filter=filters.YourHero()),
    Pattern("theirs", "<their identity|themself>", targets.The, filter=filters.YourIdentity()),
    Pattern("theirs", "a {filter:they_control/singular}", targets.One),
    Pattern("theirs", "each {filter:they_control/singular}", targets.Each),
    Pattern("they_control", "{filter:filter} they control", filters.YouControl),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "deed": "what they do",
    "act": "something they do, perhaps",
    "verb": "something they do",
    "duty": "something they may do",
    "theirs": "a card of theirs",
    "they_control": "a kind of card",
}
