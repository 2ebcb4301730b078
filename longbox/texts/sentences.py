"""The words that the texts of several games share: how sentences are made of what a game can tell to do and ask.

A game takes into its lexicon what it has the categories for, and adds its own words to them: a `clause` is something
that it tells "you" to do, a `verb` what it tells others, a `simple_condition` what it asks, and a `choice` a clause
that a player may also decline.
"""

# Interpreted: a table of words, built once.
from __future__ import annotations

from typing import Final

from longbox.language import Pattern
from longbox.texts.choosing import OneOrOther
from longbox.texts.conditions import AllSo, Did, If, IfElse, Not
from longbox.texts.may import May
from longbox.texts.occasions import After, When
from longbox.texts.sequences import AndThen, InTurn, Sequence, Succession

SENTENCES: Final = (
    # A sentence is an effect; an effect is one clause, or several in a row.
    Pattern("sentence", "{effect:effect}.", None),
    Pattern("sentence", "if {condition:condition}, {effect:effect}.", If),
    Pattern("sentence", "if {condition:condition}, {effect:effect}. <Otherwise|If not>, {otherwise:effect}.", IfElse),
    Pattern("effect", "{effect:clause}", None),
    Pattern("effect", "{effects:clause+and}", Sequence),
)

PLAIN_DEEDS: Final = (
    # What players other than "you" do.
    Pattern("deed", "{effect:act}", None),
    Pattern("deed", "{effects:act+and}", Sequence),
    Pattern("act", "{effect:verb}", None),
)

DEEDS: Final = (*PLAIN_DEEDS, Pattern("act", "{effect:verb} if {condition:condition}", If))

IN_TURN: Final = (
    # For games in which "then" asks for no more than "and" does.
    Pattern("sentence", "then<,|> {effect:effect}.", None),
    Pattern("effect/deed", "{effects:[clause/act]+,then}", Succession),
)

AND_THEN: Final = (
    # The same in other words, and where one of the two is several things.
    Pattern("sentence", "and then<,|> {effect:effect}.", None),
    Pattern("effect/deed", "{effects:[clause/act]+,and then}", Succession),
    Pattern(
        "effect/deed",
        "{first:[both/both_acts]}<,|> <|and >then {rest:[clause/act]} | "
        "{first:[clause/act]}<,|> <|and >then {rest:[both/both_acts]}",
        AndThen,
    ),
    Pattern("both/both_acts", "{effects:[clause/act]+and}", Sequence),
)

SEVERAL: Final = (
    # What may be done or left together: "you may discard a card and draw a card", "each foe may ... and ..."
    Pattern("granted/granted_them", "{effects:[grant/their_choice]+and}", Sequence),
)

ONE_OF_SEVERAL: Final = (Pattern("granted/granted_them", "{modes:[grant/their_choice]+or}", OneOrOther),)

SEVERAL_IN_TURN: Final = (
    # For games in which "then" asks for no more than "and" does.
    Pattern("granted/granted_them", "{effects:[grant/their_choice]+,then}", Succession),
    Pattern("granted/granted_them", "{effects:[grant/their_choice]+,and then}", Succession),
    Pattern(
        "granted/granted_them",
        "{first:[all_granted/all_granted_them]}<,|> <|and >then {rest:[grant/their_choice]} | "
        "{first:[grant/their_choice]}<,|> <|and >then {rest:[all_granted/all_granted_them]}",
        AndThen,
    ),
    Pattern("all_granted/all_granted_them", "{effects:[grant/their_choice]+and}", Sequence),
)

TOLD: Final = (
    # What a card does once it has waited for something: one sentence, or several.
    Pattern("told", "{effect:sentence}", None),
    Pattern("told", "{first:sentence} {rest:told}", InTurn),
)

CHOICES: Final = (
    Pattern("clause", "{effect:choice}", None),
    Pattern("clause", "you may {effect:choice}", May),
)

TRIGGERS: Final = (
    # For games in which what comes before something says "when", and what comes after it says "after".
    Pattern("trigger", "when {occasion:occasion}", When),
    Pattern("trigger", "after {occasion:occasion}", After),
)

CONDITIONS: Final = (
    Pattern("condition", "{condition:simple_condition}", None),
    Pattern("condition", "{conditions:simple_condition+and}", AllSo),
    # What was just done
    Pattern("simple_condition", "you do", Did),
    Pattern("simple_condition", "you <do not|don't>", Not, condition=Did()),
)
