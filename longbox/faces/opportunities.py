"""Questions whether to use something, which can be answered for a player who always or never wants to use it."""

from __future__ import annotations

from typing import Final

ALWAYS: Final = "always"
NEVER: Final = "never"
ASK: Final = "ask"
"""Whether a player wants something to be used without being asked, not at all, or to be asked."""

KEPT_AS: Final = "habits"
"""What is always or never used is called so among the wishes that are kept with a game."""


class Opportunity:
    """A question whether to use something that can be used now.

    Attributes:
        uses: The answers that use something, each with the name of the thing.
        declining: The answer that uses nothing.
    """

    def __init__(self, uses: dict[str, str], declining: str) -> None:
        self.uses = uses
        self.declining = declining


NO_OPPORTUNITY = Opportunity({}, "")
