"""How a pattern says what "you" are told to do, what others do, and what others may do."""

from __future__ import annotations

import re
from typing import Final

from longbox.language import Pattern
from longbox.language.alternatives import split

FORMS: Final = re.compile(r"\[([^\[\]]*/[^\[\]]*)\]")
YOURS: Final = ("you", "in any order")
"""How the words begin that only "you" are told."""


def told(wording: str, meaning: type, **constants: object) -> Pattern:
    """What can be told to anybody: "discard a card from your hand", "discards ... from his hand", "may discard ...".

    The wording says in brackets how it is told to "you" and how it is said of others: `[discard/discards]`,
    `[your/<his or her|his|their>]`. What others may do has the verb of the first and the rest of the second.
    """
    return Pattern("order/deed/offered", FORMS.sub(with_offer, wording), meaning, **constants)


def with_offer(found: re.Match[str]) -> str:
    """Words for two speakers, with those for what others may do after them."""
    forms = split(found[1], "/")
    if len(forms) > 2:
        return found[0]
    return f"[{forms[0]}/{forms[1]}/{forms[1] if forms[0].startswith(YOURS) else forms[0]}]"
