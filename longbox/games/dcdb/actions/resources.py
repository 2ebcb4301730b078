"""What players have to pay with: Power for a turn, and VP tokens."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.market import Market
from longbox.games.dcdb.definitions import GameCard
from longbox.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Resources(Market):
    """A table at which players get and pay Power and VP tokens."""

    __slots__ = ()

    def power(self) -> int:
        """The Power that the active player can still spend. [dcdb Order of Playing Your Cards]"""
        return self.power_gained * self.power_factor - self.power_spent

    def gain_power(self, player: int, amount: int, source: GameCard | None) -> None:
        """Give the active player Power for this turn; nobody else can have any.

        [dcdb Order of Playing Your Cards] [cube 1.050, 6.360]
        """
        if player != self.active:
            return
        self.power_gained += amount
        if self.later_sets and source is not None:
            given = self.ledger.this_turn.given
            given[source.serial] = given.get(source.serial, 0) + amount
        if self.resolving and source is self.resolving[-1]:
            self.play_event.amount += amount
        else:
            self.log.append(Event(events.GOT_POWER, player, [], amount, source))

    def power_given_by(self, card: GameCard) -> int:
        """The Power that a card which was played has given so far. [cube Indigo Tribe Power Ring (Heroes Unite)]"""
        return card.definition.power + self.ledger.this_turn.given.get(card.serial, 0)

    def pay_power(self, player: int, amount: int) -> None:
        """Let the active player pay Power for something else than a card. [cube 6.360]"""
        self.spend_power(amount)
        self.log.append(Event(events.PAID, player, [], amount))

    def spend_power(self, amount: int) -> None:
        """Take Power away from the active player. [dcdb Buying Cards]"""
        self.power_spent += amount

    def gain_vp(self, player: int, amount: int, source: GameCard | None) -> None:
        """Give a player VP tokens, which count at the end of the game. [cube 6.550]"""
        if amount > 0:
            self.ledger.vp[player] += amount
            self.ledger.this_turn.vp_gains += player == self.active
            self.emit(Event(events.GOT_VP, player, [], amount, source))

    def lose_vp(self, player: int, amount: int, source: GameCard | None) -> int:
        """Take VP tokens from a player, who never has fewer than none. [cube 1.060]

        Returns:
            How many were taken.
        """
        taken = min(amount, self.ledger.vp[player])
        if taken > 0:
            self.ledger.vp[player] -= taken
            self.log.append(Event(events.LOST_VP, player, [], taken, source))
        return max(taken, 0)

    def pay_vp(self, player: int, amount: int, source: GameCard | None) -> None:
        """Let a player pay VP tokens, of which there must be enough. [cube 1.060]"""
        self.ledger.vp[player] -= amount
        self.emit(Event(events.PAID_VP, player, [], amount, source))
