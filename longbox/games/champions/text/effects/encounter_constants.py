"""Constant abilities that only encounter cards have. [champions Constant Ability, Cannot]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardAmount, Constant, Filter, Situation
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.constants import Gets, OfCards, ValueChange, counted_now
from longbox.games.champions.text.targets import CardTarget
from longbox.kernel.terms import Term


class CannotTakeDamage(OfCards):
    """Characters cannot take damage. [champions Cannot]"""

    def forbids_damage(
        self, game: ChampionsGame, card: GameCard, source: GameCard | None, situation: Situation
    ) -> bool:
        return self.concerns(game, card, situation)


class CannotTakeDamageFrom(OfCards):
    """Characters cannot take damage from cards of a kind. [champions Cannot]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "whom")

    def __init__(self, target: CardTarget, whom: Filter) -> None:
        super().__init__(target)
        self.whom = whom

    def forbids_damage(
        self, game: ChampionsGame, card: GameCard, source: GameCard | None, situation: Situation
    ) -> bool:
        if source is None or not self.whom.matches(game, source, situation):
            return False
        return self.concerns(game, card, situation)


class ThreatStays(OfCards):
    """Threat cannot be removed from schemes. [champions Cannot]"""

    def forbids_threat_removal(self, game: ChampionsGame, scheme: GameCard, situation: Situation) -> bool:
        return self.concerns(game, scheme, situation)


class AlliesMustDefend(Constant):
    """The engaged player must defend attacks of enemies of a kind with an ally, if able. [champions Defend, Defense]"""

    fields = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def demands_ally(self, game: ChampionsGame, attacker: GameCard, player: int, situation: Situation) -> bool:
        return game.permanent(attacker).engaged == player and self.who.matches(game, attacker, situation)


class ValueIs(Constant):
    """A power of this card is what its text says. [champions Base Value]"""

    fields = ("value", "amount")
    changes_values = True

    def __init__(self, value: str, amount: CardAmount) -> None:
        self.value = value
        self.amount = amount

    def defines(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        if value != self.value or card is not situation.source:
            return None
        return counted_now(game, self.amount, situation)


class XIs(Constant):
    """The powers of this card that are printed as X are what its text says. [champions Base Value]"""

    fields = ("amount",)
    changes_values = True

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def defines(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        if card is not situation.source or value not in card.definition.variable:
            return None
        return counted_now(game, self.amount, situation)


class PlayersLoseWhenCompleted(Constant):
    """The players lose when this stage is completed: it is the final one. [champions Main Scheme, Winning The Game]

    The rules say so of every final stage; the text reminds of it.
    """


class GainedKeyword(Term):
    """A keyword that is gained, with its number. [champions Gains, Keywords]"""

    fields = ("keyword", "number")
    defaults: ClassVar[dict[str, object]] = {"number": 0}

    def __init__(self, keyword: str, number: int = 0) -> None:
        self.keyword = keyword
        self.number = number


class GainsKeywords(OfCards):
    """Cards gain several keywords. [champions Gains, Keywords]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "gained")

    def __init__(self, target: CardTarget, gained: tuple[GainedKeyword, ...]) -> None:
        super().__init__(target)
        self.gained = gained

    def grants_keyword(self, game: ChampionsGame, keyword: str, card: GameCard, situation: Situation) -> int | None:
        for gained in self.gained:
            if gained.keyword == keyword and self.concerns(game, card, situation):
                return gained.number
        return None


class GetsAndCannot(OfCards):
    """Cards get more or less of some values, and cannot do something. [champions Gets, Cannot]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "more", "deeds")
    changes_values = True

    def __init__(self, target: CardTarget, more: ValueChange, deeds: tuple[str, ...]) -> None:
        super().__init__(target)
        self.more = more
        self.deeds = deeds
        self.gets = Gets(target, more)

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        return self.gets.change(game, value, card, situation)

    def forbids(self, game: ChampionsGame, deed: str, card: GameCard, situation: Situation) -> bool:
        return deed in self.deeds and self.concerns(game, card, situation)


class GetsAndGains(OfCards):
    """Cards get more or less of some values, and gain a keyword. [champions Gets, Gains]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "more", "gained")
    changes_values = True

    def __init__(self, target: CardTarget, more: ValueChange, gained: GainedKeyword) -> None:
        super().__init__(target)
        self.more = more
        self.gained = gained
        self.gets = Gets(target, more)

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        return self.gets.change(game, value, card, situation)

    def grants_keyword(self, game: ChampionsGame, keyword: str, card: GameCard, situation: Situation) -> int | None:
        return self.gained.number if keyword == self.gained.keyword and self.concerns(game, card, situation) else None
