"""Words that the texts of several games share: one thing after another, conditions on what was just done.

A game takes those into its lexicon whose categories it has.
"""

# Interpreted: a table of words, built once.
from __future__ import annotations

from typing import Final

from longbox.language import Pattern
from longbox.texts.conditions import AllSo, Did, If, IfElse, Not
from longbox.texts.sequences import Sequence, Succession

# What is joined by "then", which means more in some games.
IN_TURN: Final = (
    Pattern("effect", "{effects:clause+,then}", Succession),
    Pattern("deed", "{effects:act+,then}", Succession),
)

SENTENCES: Final = (
    # A sentence is an effect; an effect is one clause, or several in a row.
    Pattern("sentence", "{effect:effect}.", None),
    Pattern("sentence", "if {condition:condition}, {effect:effect}.", If),
    Pattern("sentence", "if {condition:condition}, {effect:effect}. Otherwise, {otherwise:effect}.", IfElse),
    Pattern("effect", "{effect:clause}", None),
    IN_TURN[0],
    Pattern("effect", "{effects:clause+and}", Sequence),
    # What players other than "you" do.
    Pattern("deed", "{effect:act}", None),
    IN_TURN[1],
    Pattern("deed", "{effects:act+and}", Sequence),
    Pattern("act", "{effect:verb}", None),
    Pattern("act", "{effect:verb} if {condition:condition}", If),
)

CONDITIONS: Final = (
    Pattern("condition", "{condition:simple_condition}", None),
    Pattern("condition", "{conditions:simple_condition+and}", AllSo),
    # What was just done
    Pattern("simple_condition", "you do", Did),
    Pattern("simple_condition", "you <do not|don't>", Not, condition=Did()),
)
