"""What is for sale: the Line-Up and the stacks beside it, what it costs, and what is closed to buyers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.triggers import Triggering
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.table import KICK_STACK, LINE_UP, MAIN_DECK, SUPER_VILLAIN_STACK
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY, Zone

FOR_SALE: Final[tuple[Zone, ...]] = (LINE_UP, KICK_STACK, SUPER_VILLAIN_STACK)
"""The Line-Up, and the stacks whose top cards are for sale beside it. [dcdb The Stacks]"""

NEVER: Final = 1_000_000
"""More Power than anybody can have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Market(Triggering):
    """A table with cards for sale. [dcdb Buying Cards, The Line-Up, The Stacks]"""

    __slots__ = ()

    def clear_table(self) -> None:
        super().clear_table()
        self.find_least_cost()

    def put_new(self, card: GameCard, zone: Zone) -> None:
        """A card that is laid into the Line-Up, or on a stack for sale, is for sale."""
        super().put_new(card, zone)
        if zone in FOR_SALE:
            self.offer(card)

    def offer(self, card: GameCard) -> None:
        """Note the cost of a card that comes where it is for sale, with nothing on it. [cube 3.040]"""
        self.least_cost = min(self.least_cost, card.definition.cost)
        if self.later_sets:
            self.ledger.forget_tokens(card)
            self.look_for_duplicates()

    def note_cost(self, card: GameCard) -> None:
        """Note that nothing for sale costs less than a card that may be for sale from now on."""
        self.least_cost = min(self.least_cost, card.definition.cost)

    def look_for_duplicates(self) -> None:
        """Note whether a card lies twice in the Line-Up; if so, more can be done than play and buy. [cube 1.170]"""
        if not self.format.duplicates_go:
            return
        names = [card.definition.name for card in self.piles[LINE_UP.number]]
        found = len(set(names)) < len(names)
        if found:
            self.least_cost = -NEVER
        elif self.ledger.duplicates:
            self.find_least_cost()
        self.ledger.duplicates = found

    def add_to_line_up(self, count: int) -> list[GameCard]:
        """Add the top cards of the main deck to the Line-Up. [dcdb Refilling the Line-Up] [cube 6.240, 6.250]

        Returns:
            Those that were added, as many as there are, up to `count`.
        """
        added = self.move_top(MAIN_DECK, LINE_UP, count)
        for card in added:
            self.offer(card)
            self.log.append(Event(events.ADDED_TO_LINE_UP, NOBODY, card.alone))
        return added

    def top_of(self, stack: Zone) -> GameCard | None:
        """The top card of a stack, if it has one."""
        pile = self.piles[stack.number]
        return pile[-1] if pile else None

    def cost_of(self, card: GameCard) -> int:
        """What a card costs the active player now. [dcdb Buying Cards]"""
        cost = card.definition.cost
        if self.modifiers:
            for modifier in self.modifiers:
                if modifier.subject.matches(self, card):
                    cost += modifier.amount
            cost = max(cost, 0)
        return cost

    def modify_cost(self, modifier: CostModifier) -> None:
        """Let cards cost more or less for this turn; some may cost nothing."""
        self.modifiers.append(modifier)
        self.least_cost = 0

    def end_turn_of_effects(self) -> None:
        """Cards cost again what is printed on them."""
        modified = bool(self.modifiers)
        super().end_turn_of_effects()
        if modified:
            self.find_least_cost()

    def find_least_cost(self) -> None:
        """Find with how much Power something can be bought; on patrol, more can be done without any.

        Where costs are modified, a card may cost nothing.
        """
        costs = [card.definition.cost for zone in FOR_SALE for card in self.piles[zone.number]]
        self.least_cost = 0 if self.on_patrol or self.modifiers else min(costs, default=NEVER)

    def is_held_back(self, card: GameCard) -> bool:
        """Whether a card of the Line-Up can't be bought or gained for now. [cube 6.197, 6.294]"""
        return card.serial in self.ledger.held_back and self.places[card.serial] == LINE_UP.number

    def is_closed(self, card: GameCard) -> bool:
        """Whether a card lies where nothing can be bought any more this turn. [cube 6.092, 6.093]"""
        return bool(self.ledger.closed >> self.places[card.serial] & 1)

    def bought_a_kick(self) -> bool:
        """Whether a Kick was bought from the stack this turn, and no other can be: then nothing else closed it.

        [cube 6.093]
        """
        return bool(self.ledger.closed >> KICK_STACK.number & 1) and not self.ledger.closed >> LINE_UP.number & 1
