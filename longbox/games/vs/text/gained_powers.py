"""Keywords and powers that cards gain and lose, also from one another. [vs 201.7a, 500.5, 515.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import ANY, POWERS, Fact
from longbox.games.vs.definitions import KINDRED_KEYWORDS
from longbox.games.vs.modifiers.modifiers import begin_lasting
from longbox.games.vs.powers import PaymentPower, Power
from longbox.games.vs.terms import Enduring, Noun, Situation
from longbox.games.vs.text.definite import Called, This
from longbox.games.vs.what_is_so import Change
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class HasKeywords(Change):
    """Some cards have keywords that stand for rules alone: "has invulnerability". [vs 706.6]"""

    fields = ("subject", "keywords")

    def __init__(self, subject: Noun, keywords: tuple[str, ...]) -> None:
        self.subject = subject
        self.keywords = keywords

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(POWERS, keyword) for keyword in self.keywords])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if qualities.is_stunned():
            return
        lacking = [keyword for keyword in self.keywords if keyword not in qualities.keywords]
        qualities.keywords = (*qualities.keywords, *lacking)


class LosesKeyword(Change):
    """Some cards lose a keyword and all powers that stand after it: "loses leader and all leader powers". [vs 515.3]"""

    fields = ("subject", "keyword")

    def __init__(self, subject: Noun, keyword: str) -> None:
        self.subject = subject
        self.keyword = keyword

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, self.keyword),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        lost = KINDRED_KEYWORDS.get(self.keyword, (self.keyword,))
        qualities.keywords = tuple([keyword for keyword in qualities.keywords if keyword not in lost])
        qualities.powers = tuple([power for power in qualities.powers if not set(lost) & set(power.tags)])


class LosesPowers(Change):
    """Some cards lose all powers. [vs 500.5]"""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.keywords = ()
        qualities.powers = ()


class GainsPower(Change):
    """Some cards have a power in addition to their own: "has "Activate >>> Target player loses 3 endurance."""

    fields = ("subject", "power")
    elsewhere = True

    def __init__(self, subject: Noun, power: Power) -> None:
        self.subject = subject
        self.power = power

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, ""),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        # A stunned character loses and can't have any powers. [vs 708.11l]
        if qualities.is_stunned():
            return
        qualities.powers = (*qualities.powers, self.power)
        qualities.gained = (*qualities.gained, (self.power, timestamp))


class GainsPowers(Change):
    """Some cards have powers that are not printed on them; what these say of their card, they say of its new one.

    [vs 201.7a, 515.3]
    """

    fields = ("subject", "powers")
    elsewhere = True

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


def speaking_of_itself(power: Power, names: tuple[str, ...]) -> Power:
    """A power that another card gains: where it speaks of its card by name, it then speaks of its new card.

    "Card named ..." still means cards of that name. [vs 201.7a]
    """
    changed = rebuilt(power, names)
    assert isinstance(changed, Power)
    return changed


def rebuilt(term: Term, names: tuple[str, ...]) -> Term:
    """A term in which "this card" stands wherever some names stood."""
    if isinstance(term, Called):
        return This() if term.name in names else term
    values = term.values()
    changed = [rebuilt_value(value, names) for value in values]
    if all([new is old for new, old in zip(changed, values, strict=True)]):
        return term
    return term.with_values(changed)


def rebuilt_value(value: object, names: tuple[str, ...]) -> object:
    """The same for the value of a field."""
    if isinstance(value, Term):
        return rebuilt(value, names)
    if isinstance(value, tuple):
        items = [rebuilt_value(item, names) for item in value]
        return value if all([new is old for new, old in zip(items, value, strict=True)]) else tuple(items)
    return value


class GainsActivatedPowers(Enduring):
    """A character gains the activated powers that another has now. [vs 201.7a, 508.2d]

    Attributes:
        subject: Who gains them.
        origin: Whose they are.
        duration: For how long.
    """

    fields = ("subject", "origin", "duration")

    def __init__(self, subject: Noun, origin: Noun, duration: str) -> None:
        self.subject = subject
        self.origin = origin
        self.duration = duration

    def run(self, game: VsGame, situation: Situation) -> None:
        gaining = self.subject.find(game, situation)
        powers: list[Power] = []
        for qualities in self.origin.find(game, situation):
            names = (qualities.definition.card_name, qualities.definition.identity)
            powers += [speaking_of_itself(power, names) for power in activated_powers(qualities)]
        if not gaining or not powers:
            return
        statement = GainsPowers(self.subject, tuple(powers))
        flagged = tuple([game.reference(qualities.card) for qualities in gaining])
        begin_lasting(game, statement, situation, self.duration, flagged)
