"""The rulebooks: which rules there are, which code carries them out, and which ruling or test shows them.

    rule_text("dcdb", "Locations")     what the rule says, in a few words

`longbox.rulebook.coverage` reports on all rules of a game.
"""

from longbox.rulebook.errors import BadRulebook, UnknownRule
from longbox.rulebook.rules import Rule, rule_named, rule_text, rules_of

__all__ = ["BadRulebook", "Rule", "UnknownRule", "rule_named", "rule_text", "rules_of"]
