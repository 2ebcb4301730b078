"""Abilities that wait for the first card of a kind that is bought or destroyed, and for costs in a row. [cube 1.101]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.abilities import FirstDestroyed, FirstVP, OnCardOfKind, TurnAbility, got_in_way
from longbox.games.dcdb.text.effects import DIFFERENT_NAMES, CardEffect
from longbox.games.dcdb.this_turn import gained_of, got_of, of_kind_then
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.events import Event, EventKind
from longbox.kernel.zones import NOBODY

FIRST_DESTROYED: Final = -2
"""What was used by a card that waits for the first one destroyed in a turn of another player."""
FIRST_VP: Final = -3
"""The same for VP tokens that are gained."""
FIRST_GOT: Final = -4
"""The same for a card that is gained."""


class FirstOfKind(OnCardOfKind):
    """An ability that waits for the first card of a kind to which something happens in a turn of yours."""

    needs = circumstances.IN_LATER_SETS

    def is_time(self, game: DeckBuildingGame) -> bool:
        return len([card for card in self.so_far(game) if self.kind.matches(game, card)]) == 1

    def so_far(self, game: DeckBuildingGame) -> list[GameCard]:
        """The cards to which it has happened this turn, as they were then. [cube 1.020]"""
        raise NotImplementedError


class FirstOfKindDestroyed(FirstOfKind):
    """When you destroy the first card of a kind in a turn of yours. [cube 1.101]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.DESTROYED,)

    def so_far(self, game: DeckBuildingGame) -> list[GameCard]:
        return game.ledger.this_turn.destroyed


class FirstDestroyedOfEachTurn(FirstDestroyed):
    """When you destroy the first card in each player's turn; between two turns, nothing comes of it.

    [cube 1.101, Deathstroke (Promo)]
    """

    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS)
    own_events = True

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if game.active == watcher.controller:
            return super().triggers(game, watcher, event)
        return is_first_in_anothers_turn(game, watcher, FIRST_DESTROYED)


class FirstOfKindDestroyedOfEachTurn(FirstOfKindDestroyed):
    """When you destroy the first card of a kind in each player's turn; between two turns, nothing comes of it.

    [cube 1.101, Deathstroke (Promo)]
    """

    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if game.active == watcher.controller:
            return super().triggers(game, watcher, event)
        of_kind = self.kind.matches(game, event.cards[0])
        return of_kind and is_first_in_anothers_turn(game, watcher, FIRST_DESTROYED)


class NthDestroyed(FirstOfKindDestroyed):
    """When you destroy the second card of a kind in a turn of yours, or a later one. [cube 1.101]"""

    fields = ("number", "kind", "effect")

    def __init__(self, number: int, kind: CardKind, effect: CardEffect) -> None:
        super().__init__(kind, effect)
        self.number = number

    def is_time(self, game: DeckBuildingGame) -> bool:
        return len([card for card in self.so_far(game) if self.kind.matches(game, card)]) == self.number


class FirstDiscarded(TurnAbility):
    """When you discard the first card from your hand in a turn of yours. [cube 1.101, 6.192]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DISCARDED,)
    opens = ("the discarded card",)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        from_hand = event.player == game.active and event.note == events.FROM_HAND
        return bool(from_hand) and game.ledger.this_turn.discarded == 1


class FirstVPOfEachTurn(FirstVP):
    """The first time you gain VP tokens in each player's turn; between two turns, nothing comes of it. [cube 1.101]"""

    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if game.active == watcher.controller:
            return super().triggers(game, watcher, event)
        return is_first_in_anothers_turn(game, watcher, FIRST_VP)


def is_first_in_anothers_turn(game: DeckBuildingGame, watcher: EventWatcher, use: int) -> bool:
    """Whether what happened now is the first of its sort in another player's turn, in which no more of them count."""
    first = game.active != NOBODY and not game.was_used(watcher.source, use)
    if first:
        game.note_use(watcher.source, use)
    return first


class FirstOfKindBought(FirstOfKind):
    """When you buy the first card of a kind from the Line-Up in a turn of yours. [cube 1.101, 6.090]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.cards[0].serial == self.last_bought(game) and super().triggers(game, watcher, event)

    def last_bought(self, game: DeckBuildingGame) -> int:
        """The card that was bought last from the Line-Up this turn, by serial number; below 0 where none was."""
        so_far = self.so_far(game)
        return so_far[-1].serial if so_far else -1

    def so_far(self, game: DeckBuildingGame) -> list[GameCard]:
        return game.ledger.this_turn.bought_from_line_up


class FirstGot(OnCardOfKind):
    """When you buy the first card of a kind in a turn of yours, or gain it, or in either way. [cube 1.101, 6.201]

    Attributes:
        how: In which of the two ways; in either, if nothing is said.
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect", "how")
    defaults: ClassVar[dict[str, object]] = {"how": ""}
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)

    def __init__(self, kind: CardKind, effect: CardEffect, how: str = "") -> None:
        super().__init__(kind, effect)
        self.how = how

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        meant = not self.how or got_in_way(game, self.how, event)
        return meant and super().triggers(game, watcher, event)

    def is_time(self, game: DeckBuildingGame) -> bool:
        before = got_of(game, self.how, self.kind) if self.how else gained_of(game, self.kind)
        return not before


class FirstGotOfEachTurn(FirstGot):
    """When you gain the first card of a kind in each player's turn; between two turns, nothing comes of it.

    [cube 1.101, 6.201]
    """

    read_when = (circumstances.OWN_TURN, circumstances.OTHER_TURNS)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if game.active == watcher.controller:
            return super().triggers(game, watcher, event)
        meant = not self.how or got_in_way(game, self.how, event)
        if not meant or not self.kind.matches(game, event.cards[0]):
            return False
        return is_first_in_anothers_turn(game, watcher, FIRST_GOT)


class NthGot(FirstGot):
    """When you buy or gain the second card of a kind in a turn of yours, or a later one. [cube 1.101, 6.201]"""

    fields = ("number", "kind", "effect", "how")

    def __init__(self, number: int, kind: CardKind, effect: CardEffect, how: str = "") -> None:
        super().__init__(kind, effect, how)
        self.number = number

    def is_time(self, game: DeckBuildingGame) -> bool:
        before = got_of(game, self.how, self.kind) if self.how else gained_of(game, self.kind)
        return len(before) == self.number - 1


class PlayedEachOf(TurnAbility):
    """When you have played a card of each of several kinds in a turn of yours. [cube 1.101]"""

    fields = ("each", "effect")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)

    def __init__(self, each: tuple[CardKind, ...], effect: CardEffect) -> None:
        self.each = each
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        own = event.player == game.active
        return own and self.all_among(game, game.played) and not self.all_among(game, game.played[:-1])

    def all_among(self, game: DeckBuildingGame, played: list[GameCard]) -> bool:
        """Whether there is one of each kind among the cards that were played first, as they were then. [cube 1.020]"""
        recorded = game.ledger.this_turn.played_as
        return all([of_kind_then(game, kind, played, recorded) for kind in self.each])


class PlayedAlike(TurnAbility):
    """When you have played so many cards with the same name, or cost, for the first time in a turn of yours.

    [cube 1.101]
    """

    fields = ("count", "what", "effect")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)

    def __init__(self, count: int, what: str, effect: CardEffect) -> None:
        self.count = count
        self.what = what
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        own = event.player == game.active
        return own and self.most(game.played) >= self.count > self.most(game.played[:-1])

    def most(self, played: list[GameCard]) -> int:
        """How many of some cards are alike, at most."""
        marks = [card.name if self.what == DIFFERENT_NAMES else str(card.definition.cost) for card in played]
        return max([marks.count(mark) for mark in marks], default=0)


class PlayedInARow(TurnAbility):
    """When you have played so many cards with consecutive costs in a turn of yours. [cube 1.020, 1.101]"""

    fields = ("count", "effect")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.PLAYED,)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, count: int, effect: CardEffect) -> None:
        self.count = count
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        played = [card.definition.cost for card in game.played]
        return event.player == game.active and longest_row(played) >= self.count > longest_row(played[:-1])


def longest_row(costs: list[int]) -> int:
    """How many consecutive costs there are among some, at most: three among 5, 7, 7 and 6."""
    longest = 0
    row: list[int] = []
    for cost in sorted(set(costs)):
        row = [*row, cost] if row and cost == row[-1] + 1 else [cost]
        longest = max(longest, len(row))
    return longest
