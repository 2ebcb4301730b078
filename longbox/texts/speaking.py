"""What a text has spoken of: the cards that it chose or found, and what it can call them later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.effects import NO_CARDS, Resolution
from longbox.kernel.terms import Term

Cards = list[Card[Any]]


class SpokenCards:
    """Cards that a text chose or found, and what they are called later: "that enemy".

    Attributes:
        cards: The cards.
        types: The types of cards of which they can be; any, if there are none.
        called: What the part of the text that brought them up is known by, to the words that mean them.
    """

    __slots__ = ("called", "cards", "types")

    def __init__(self, cards: Cards, types: tuple[str, ...], called: str = "") -> None:
        self.cards = cards
        self.types = types
        self.called = called

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

    def speak_of(self, cards: Cards, types: tuple[str, ...] = (), called: str = "") -> None:
        """Let the text that follows speak of cards of some types: "that minion"."""
        if not self.spoken or self.spoken[-1].cards is not self.cards:
            self.spoken = [*self.spoken, SpokenCards(self.cards, ())]
        self.spoken = [*self.spoken, SpokenCards(cards, types, called)]
        self.cards = cards

    def call(self, cards: Cards, by: Term) -> None:
        """Let those words speak of cards that were bound to a part of the text, and "other" not mean them."""
        self.spoken = [*self.spoken, SpokenCards(cards, (), by.spoken_as)]

    def spoke_of(self, card: Card[Any]) -> bool:
        """Whether the text spoke of a card, so that "other" doesn't mean it: "choose a Hero. Each other Hero ...".

        Where it spoke of one of several since, it is that one alone: "Each Hero ... Choose a Hero. Each other Hero".
        """
        said: Cards = [*self.cards]
        for spoken in reversed(self.spoken):
            among = [each for each in spoken.cards if each in said]
            if not among or len(among) == len(spoken.cards):
                said = [*said, *spoken.cards]
        return card in said

    def meant_by(self, word: Term) -> Cards:
        """The cards that a word was bound to as the text was read; none, if the text never came to bring them up."""
        if not word.bound_to:
            return self.cards
        return self.last_called(word.bound_to)

    def last_called(self, calls: tuple[str, ...]) -> Cards:
        """The cards that the text brought up last by one of some parts of it."""
        return next((spoken.cards for spoken in reversed(self.spoken) if spoken.called in calls), NO_CARDS)

    def gather(self, others: Sequence[SpeakingResolution]) -> None:
        """Speak of what was spoken of where the same text was resolved for others, too, all of them together."""
        before = len(self.spoken)
        spoken = [each for other in others for each in other.spoken[before:] if each.called]
        for called in dict.fromkeys([each.called for each in spoken]):
            cards = [card for each in spoken if each.called == called for card in each.cards]
            self.spoken = [*self.spoken, SpokenCards(cards, (), called)]

    def those(self, types: tuple[str, ...]) -> Cards:
        """The cards that a word for some types means: those last spoken of that can be of them."""
        if not self.spoken or self.spoken[-1].cards is not self.cards:
            return self.cards
        return next((spoken.cards for spoken in reversed(self.spoken) if spoken.can_be(types)), NO_CARDS)
