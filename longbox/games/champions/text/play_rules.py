"""How and where cards are played, beyond the rules.

[champions Play Restrictions And Permissions, Attach To, Max]
"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardAmount, CardCondition, Filter, PlayRule, Situation
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.filters import found
from longbox.kernel.reasons import Reason


class HeroFormOnly(PlayRule):
    """The card can be played in hero form only. [champions Form, Change Form]"""

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        return game.in_hero_form(player)

    def reason(self, card: GameCard) -> Reason:
        return Reason(f"{card} can be played in hero form only.", "Form, Change Form")


class AlterEgoFormOnly(PlayRule):
    """The card can be played in alter-ego form only. [champions Form, Change Form]"""

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        return not game.in_hero_form(player)

    def reason(self, card: GameCard) -> Reason:
        return Reason(f"{card} can be played in alter-ego form only.", "Form, Change Form")


class PlayOnlyIf(PlayRule):
    """The card can be played only if something is so."""

    fields = ("condition",)

    def __init__(self, condition: CardCondition) -> None:
        self.condition = condition

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        return self.condition.holds(game, Situation(player, card))


class MaxPerPlayer(PlayRule):
    """Each player may control so many cards of the title. [champions Max]"""

    fields = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        name = card.definition.name
        return len([other for other in game.controlled(player) if other.definition.name == name]) < self.most

    def reason(self, card: GameCard) -> Reason:
        return Reason(f"You control as many of {card} as you may.", "Max")


class MaxPerDeck(PlayRule):
    """Each deck may have so many cards of the title. [champions Max]"""

    fields = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most


class MaxPerRound(PlayRule):
    """The players may play so many cards of the title in a round. [champions Max]"""

    fields = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        return game.maxima.get(card.definition.name, 0) < self.most

    def reason(self, card: GameCard) -> Reason:
        return Reason(f"{card} was played this round as often as it may be.", "Max")


class UnderAnyControl(PlayRule):
    """The card may be played under any player's control. [champions Ownership And Control]"""

    @property
    def anybody(self) -> bool:
        return True


class AttachTo(PlayRule):
    """The card is attached to another as it enters play. [champions Attach To]"""

    fields: ClassVar[tuple[str, ...]] = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        return bool(self.hosts(game, card, player))

    def reason(self, card: GameCard) -> Reason:
        return Reason(f"There is nothing that {card} can be attached to.", "Attach To")

    def hosts(self, game: ChampionsGame, card: GameCard, player: int) -> list[GameCard]:
        return found(game, self.filter, Situation(player, card))


class MaxPerHost(AttachTo):
    """The card is attached; so many of its title can be attached to the same card. [champions Attach To, Max]"""

    fields = ("filter", "most", "per")

    def __init__(self, filter: Filter, most: int, per: Filter) -> None:
        super().__init__(filter)
        self.most = most
        self.per = per

    def hosts(self, game: ChampionsGame, card: GameCard, player: int) -> list[GameCard]:
        return [host for host in super().hosts(game, card, player) if self.has_room(game, card, host)]

    def has_room(self, game: ChampionsGame, card: GameCard, host: GameCard) -> bool:
        """Whether one more of the title can be attached to a card."""
        name = card.definition.name
        return len([other for other in game.attachments(host) if other.definition.name == name]) < self.most


class EntersWithCounters(PlayRule):
    """The card enters play with counters on it. [champions All-Purpose Counter]"""

    fields = ("count", "counter")

    def __init__(self, count: int, counter: str) -> None:
        self.count = count
        self.counter = counter

    def enters(self, game: ChampionsGame, card: GameCard) -> None:
        game.permanent(card).counters[self.counter] = self.count


class CostsLessForEach(PlayRule):
    """The card costs so much less for each of something: "this card costs 1 less for each ally you control".

    [champions Cost, Modifiers]
    """

    fields = ("amount", "counted")

    def __init__(self, amount: int, counted: CardAmount) -> None:
        self.amount = amount
        self.counted = counted

    def cheaper(self, game: ChampionsGame, card: GameCard, player: int) -> int:
        return self.amount * self.counted.count(game, Situation(player, card))


class CostsLessIf(PlayRule):
    """The card costs so much less if something is so. [champions Cost, Modifiers]"""

    fields = ("amount", "condition")

    def __init__(self, amount: int, condition: CardCondition) -> None:
        self.amount = amount
        self.condition = condition

    def cheaper(self, game: ChampionsGame, card: GameCard, player: int) -> int:
        return self.amount if self.condition.holds(game, Situation(player, card)) else 0


class CostsMoreIf(CostsLessIf):
    """The card costs so much more if something is so. [champions Cost, Modifiers]"""

    def cheaper(self, game: ChampionsGame, card: GameCard, player: int) -> int:
        return -super().cheaper(game, card, player)
