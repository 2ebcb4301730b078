"""What people know from elsewhere and say on cards of any game, and how texts say it."""

from __future__ import annotations

from typing import Final

SYNONYMS: Final = {
    "-": ":",
    "it's": "it is | its",
    "its": "it is",
    "only usable": "Usable only",
    "you're": "you are",
    "isn't": "is not",
    "doesn't": "does not",
    "cannot": "can't",
    "can not": "can't",
    "can't": "cannot",
    "trash(es)": "discard(s)",
    "mill(s)": "discard(s)",
    "library": "deck",
    "face-down": "facedown | face down",
    "comes into play": "enters play",
    "enters the battlefield": "enters play",
    "is put into play": "enters play",
    "whenever": "when | each time | after",
    "when": "after | each time",
    "after": "when",
    "at least": "or more",
    "or greater": "or more",
    "or higher": "or more",
    "or lower": "or less",
    "or fewer": "or less",
    "or more": "or greater",
    "or less": "or fewer",
    "a single": "a",
    "this": "this card",
    "myself": "this card",
    "itself": "this card",
    "once per turn": "on each of your turns",
    "until end of turn": "this turn | until the end of the turn",
    "until the end of the turn": "this turn",
    "for the rest of the turn": "this turn",
    "each player's": "their",
}
"""Words from elsewhere, with words of ours; "(s)" is their plural, and | parts what they may be meant to be."""
