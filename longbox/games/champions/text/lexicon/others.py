"""The words for what players other than "you" do."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text.effects.choosing import Choose, EachOfThese, EachPlayerWho, ThatPlayerDoes
from longbox.language import Pattern
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence

VERBS: Final[tuple[Pattern, ...]] = (
    Pattern("verb", "{effect:measured_verb}", None),
    Pattern("verb", "chooses {target:theirs} and {effect:verb}", Choose),
    # What a player may do, or must do
    Pattern("their_choice", "{effect:duty} | {effect:clause}", None),
    # What those do who did something, or did not
    Pattern(
        "sentence",
        "each player {effect:deed}. Each player who <<does|did> so|<does|did>>{did=True} {after:deed}. | "
        "each player {effect:deed}. Each player who <<does|did> not|doesn't|didn't|cannot|can't>{did=False} <|do so> "
        "{after:deed}.",
        EachOfThese,
    ),
    # What those do of whom something is so
    Pattern(
        "sentence", "each player <who {condition:so_of_them}|{condition:had_by_them}> {effect:answered}", EachPlayerWho
    ),
    Pattern("done", "each player <who {condition:so_of_them}|{condition:had_by_them}> {effect:deed}", EachPlayerWho),
    # What the chosen player does, said of "they"
    Pattern("sentence", "they {effect:theirs_to_do}.", ThatPlayerDoes),
    Pattern("sentence", "they {effect:theirs_answered}", ThatPlayerDoes),
    Pattern("theirs_answered", "{first:theirs_to_do}. {rest:reward}", InTurn),
    Pattern("theirs_to_do", "{effect:duty}", None),
    Pattern("theirs_to_do", "{effects:duty+and}", Sequence),
    Pattern("theirs_to_do", "may <{effect:duty}|{effect:granted_them}>", May),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "deed": "what they do",
    "theirs_to_do": "what they do",
    "theirs_answered": "what they do, and what they do if they did it",
    "so_of_them": "what is so of a player",
    "act": "something they do, perhaps",
    "verb": "something they do",
    "duty": "something they may do",
    "theirs": "a card of theirs",
    "they_control": "a kind of card",
}
