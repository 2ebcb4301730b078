"""Effects that exhaust and ready cards, give status cards and handle counters.

[champions Exhausted, Ready, Status Cards, All-Purpose Counter]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardAmount, CardEffect, Situation
from longbox.games.champions.actions import statuses
from longbox.games.champions.definitions import CANNOT_READY, CHARACTERS, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import MeasuredOnCards, OnCards
from longbox.games.champions.text.targets import CardTarget
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, Need

EXHAUST: Final[Prompt] = Prompt("Choose a card to exhaust", "Exhausted")
READY: Final[Prompt] = Prompt("Choose a card to ready", "Ready")
GIVE_STATUS: Final[Prompt] = Prompt("Choose who gets the status card", "Status Cards")


class Exhaust(OnCards):
    """Exhaust cards. [champions Exhausted]"""

    prompt: ClassVar[Prompt] = EXHAUST
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return not game.permanent(card).exhausted

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        exhausted = [card for card in cards if game.exhaust(card)]
        situation.exhausted = exhausted
        situation.did = bool(cards) and len(exhausted) == len(cards)


class Ready(OnCards):
    """Ready cards. [champions Ready]"""

    prompt: ClassVar[Prompt] = READY
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.permanent(card).exhausted and not game.forbidden(card, CANNOT_READY)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        readied = [card for card in cards if game.ready(card)]
        situation.did = bool(cards) and len(readied) == len(cards)


class GiveStatus(OnCards):
    """Give characters a status card. [champions Status Cards; Stun; Confuse, Confused; Tough, Toughness]"""

    fields: ClassVar[tuple[str, ...]] = ("status", "target")
    prompt: ClassVar[Prompt] = GIVE_STATUS
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", CHARACTERS, "be given a status card", "Status Cards"),)

    def __init__(self, status: str, target: CardTarget) -> None:
        super().__init__(target)
        self.status = status

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return statuses.can_get(game, card, self.status)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        given = [card for card in cards if statuses.give_status(game, card, self.status, situation.source)]
        situation.did = bool(cards) and len(given) == len(cards)


class GiveStatuses(OnCards):
    """Give characters several status cards. [champions Status Cards]"""

    fields: ClassVar[tuple[str, ...]] = ("statuses", "target")
    prompt: ClassVar[Prompt] = GIVE_STATUS
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", CHARACTERS, "be given a status card", "Status Cards"),)

    def __init__(self, statuses: tuple[str, ...], target: CardTarget) -> None:
        super().__init__(target)
        self.statuses = statuses

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return any([statuses.can_get(game, card, status) for status in self.statuses])

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            for status in self.statuses:
                statuses.give_status(game, card, status, situation.source)
        situation.did = bool(cards)


class TakeStatus(OnCards):
    """Discard a status card from characters. [champions Status Cards]"""

    fields: ClassVar[tuple[str, ...]] = ("status", "target")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", CHARACTERS, "have a status card", "Status Cards"),)

    def __init__(self, status: str, target: CardTarget) -> None:
        super().__init__(target)
        self.status = status

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.permanent(card).has(self.status)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        having = [card for card in cards if game.permanent(card).has(self.status)]
        for card in having:
            statuses.take_status(game, card, self.status)
        situation.did = bool(having)


# Counters [champions All-Purpose Counter]


class AddCounters(MeasuredOnCards):
    """Put counters on cards."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "counter", "target")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, amount: CardAmount, counter: str, target: CardTarget) -> None:
        super().__init__(amount, target)
        self.counter = counter

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return AddCounters(amount, self.counter, self.target)

    def with_target(self, target: CardTarget) -> OnCards:
        return AddCounters(self.amount, self.counter, target)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.add_counters(card, self.counter, self.amount.count(game, situation))
        situation.did = bool(cards)


class RemoveCounters(AddCounters):
    """Remove counters from cards. It can be done only if there are as many."""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return RemoveCounters(amount, self.counter, self.target)

    def with_target(self, target: CardTarget) -> OnCards:
        return RemoveCounters(self.amount, self.counter, target)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.counters(card, self.counter) >= max(self.amount.count(game, situation), 1)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.remove_counters(card, self.counter, self.amount.count(game, situation))
        situation.did = bool(cards)
