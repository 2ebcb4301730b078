"""What cards go by on a face: their titles, numbered in the order in which they are shown.

No serial number of a card ever gets onto a face, as it would tell copies apart. Of cards that are called alike, the
first one that is shown is plain, the next ones are "Kick #2", "Kick #3". What a card goes by thus depends on
nothing but what the viewer sees.
"""

from __future__ import annotations

from typing import Any

from longbox.kernel.cards import Card

UNKNOWN = "unknown"
"""What cards go by that the viewer doesn't know."""


class Names:
    """The ids of the cards of one face, and of what else is shown like a card."""

    def __init__(self) -> None:
        self._given: dict[object, str] = {}
        self._counts: dict[str, int] = {}
        self._called: dict[str, str] = {}

    def show(self, card: Card[Any]) -> str:
        """The id of a card that is shown; the same wherever else it is shown on the face."""
        return self.keep(card.serial, card.key())

    def keep(self, thing: object, title: str) -> str:
        """The id of something that is shown, and may be asked for: an effect.

        Args:
            thing: What it is known by.
            title: What it is called.
        """
        name = self._given.get(thing)
        if name is None:
            name = self._given[thing] = self.unseen(title)
            self._called[name] = title
        return name

    def unseen(self, title: str = UNKNOWN) -> str:
        """An id for something that is shown once: a card that the viewer doesn't know, an effect."""
        count = self._counts[title] = self._counts.get(title, 0) + 1
        return title if count == 1 else f"{title} #{count}"

    def of(self, thing: object) -> str:
        """The id of a card, or of what something else is known by, if that is shown; else ""."""
        return self._given.get(thing.serial if isinstance(thing, Card) else thing, "")

    def called(self, name: str) -> str:
        """What a card of the viewer's knowledge is called, by its id; "" for one that isn't known."""
        return self._called.get(name, "")
