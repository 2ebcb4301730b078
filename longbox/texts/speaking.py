"""What a text has spoken of: the cards that it chose or found, and what it can call them later."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.effects import NO_CARDS, Resolution

Cards = list[Card[Any]]


class SpokenCards:
    """Cards that a text chose or found, and what they are called later: "that enemy".

    Attributes:
        cards: The cards.
        types: The types of cards of which they can be; any, if there are none.
    """

    __slots__ = ("cards", "types")

    def __init__(self, cards: Cards, types: tuple[str, ...]) -> None:
        self.cards = cards
        self.types = types

    def can_be(self, types: tuple[str, ...]) -> bool:
        """Whether a text can mean these by a word for some types of cards."""
        return not types or not self.types or any([each in types for each in self.types])


NOTHING_SPOKEN: Final[list[SpokenCards]] = []
"""What a text spoke of before it spoke of anything. Another list is put in its place, and nothing into it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SpeakingResolution(Resolution):
    """The resolving of a text that can speak again of each of the cards that it spoke of: "that minion".

    Attributes:
        spoken: All that the text chose or found so far, in order. The last of them are mostly the `cards`. A game's
            own resolutions begin with `NOTHING_SPOKEN`; they are made so often that a call more for it can be felt.
    """

    __slots__ = ("spoken",)

    spoken: list[SpokenCards]

    def speak_of(self, cards: Cards, types: tuple[str, ...] = ()) -> None:
        """Let the text that follows speak of cards of some types: "that minion"."""
        if not self.spoken or self.spoken[-1].cards is not self.cards:
            self.spoken = [*self.spoken, SpokenCards(self.cards, ())]
        self.spoken = [*self.spoken, SpokenCards(cards, types)]
        self.cards = cards

    def those(self, types: tuple[str, ...]) -> Cards:
        """The cards that a word for some types means: those last spoken of that can be of them."""
        if not self.spoken or self.spoken[-1].cards is not self.cards:
            return self.cards
        return next((spoken.cards for spoken in reversed(self.spoken) if spoken.can_be(types)), NO_CARDS)
