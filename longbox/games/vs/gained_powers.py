"""Powers and keywords that modifiers give to cards and take away. [vs 500.5, 201.7a]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import ANY, POWERS, Fact
from longbox.games.vs.definitions import KINDRED_KEYWORDS
from longbox.games.vs.powers import PaymentPower, Power
from longbox.games.vs.terms import Change, Noun, Situation

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class GainsKeyword(Change):
    """Some cards have a keyword: "has invulnerability". What is stunned can't have powers. [vs 701.12f]"""

    fields = ("subject", "keyword")

    def __init__(self, subject: Noun, keyword: str) -> None:
        self.subject = subject
        self.keyword = keyword

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, self.keyword),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if self.keyword not in qualities.keywords and not qualities.is_stunned():
            qualities.keywords = (*qualities.keywords, self.keyword)


class LosesKeyword(Change):
    """Some cards lose a keyword and all powers that it stands before: "loses leader and all leader powers"."""

    fields = ("subject", "keyword")

    def __init__(self, subject: Noun, keyword: str) -> None:
        self.subject = subject
        self.keyword = keyword

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, self.keyword),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        lost = KINDRED_KEYWORDS.get(self.keyword, (self.keyword,))
        qualities.keywords = tuple([keyword for keyword in qualities.keywords if keyword not in lost])
        qualities.powers = tuple([power for power in qualities.powers if not tagged(power, lost)])


def tagged(power: Power, keywords: tuple[str, ...]) -> bool:
    """Whether one of some keywords stands before a power."""
    return any([tag in keywords for tag in power.tags])


class GainsPowers(Change):
    """Some cards have powers that are not printed on them; what these say of their card, they say of its new one.

    [vs 201.7a, 515.3]
    """

    fields = ("subject", "powers")

    def __init__(self, subject: Noun, powers: tuple[Power, ...]) -> None:
        self.subject = subject
        self.powers = powers

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if qualities.is_stunned():
            return
        qualities.powers = (*qualities.powers, *self.powers)
        qualities.gained = (*qualities.gained, *[(power, timestamp) for power in self.powers])


def activated_powers(qualities: Qualities) -> tuple[Power, ...]:
    """The activated powers that a card has now. [vs 500.3a]"""
    return tuple([power for power in qualities.powers if isinstance(power, PaymentPower) and power.activated])
