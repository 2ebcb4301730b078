"""The state of a deck-building game: who plays, what lies where, what is for sale, and the Power that there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import ALL_MARKS, BASE_SET, TIME_TRAVEL, CardAbility, GameCard, UseAbility
from longbox.games.dcdb.formats import Format
from longbox.games.dcdb.ledger import Ledger
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.options import Options
from longbox.games.dcdb.table import KICK_STACK, LINE_UP, MAIN_DECK, SUPER_VILLAIN_STACK, DeckBuilder
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.games.dcdb.watching import Watching
from longbox.kernel.cards import BY_NAME
from longbox.kernel.choices import Choice
from longbox.kernel.events import Event
from longbox.kernel.objects import InPlay
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

LINE_UP_SIZE: Final = 5
HAND_SIZE: Final = 5

FOR_SALE: Final[tuple[Zone, ...]] = (LINE_UP, KICK_STACK, SUPER_VILLAIN_STACK)
"""The Line-Up, and the stacks whose top cards are for sale beside it. [dcdb The Stacks]"""

NEVER: Final = 1_000_000
"""More Power than anybody can have."""

# Where the game rests between two steps.
CHOOSING_HEROES: Final = 0
TAKING_TURN: Final = 1
ENDED: Final = 2


NOTHING_PLAYED: Final = Event(events.PLAYED, NOBODY, [])


class Purchase(Choice):
    """Buying a card, as an answer."""

    __slots__ = ("card",)

    def __init__(self, card: GameCard) -> None:
        self.card = card

    def key(self) -> str:
        return f"buy {self.card}"

    def words(self) -> str:
        return f"Buy {self.card}"


class Defeat(Purchase):
    """Defeating the Super-Villain on top of the stack, as an answer. [dcdb Defeated]"""

    def key(self) -> str:
        return f"defeat {self.card}"

    def words(self) -> str:
        return f"Defeat {self.card}"


class Use(Choice):
    """Using an ability of a card in play or of a Main Character, as an answer. [cube 2.052]

    Attributes:
        card: Which.
        number: Which of its abilities, from 0.
    """

    __slots__ = ("card", "number")

    def __init__(self, card: GameCard, number: int) -> None:
        self.card = card
        self.number = number

    @property
    def ability(self) -> UseAbility:
        """What is used."""
        return self.card.definition.uses[self.number]

    def key(self) -> str:
        return f"use {self.card}" if self.number == 0 else f"use {self.card} ({self.number + 1})"

    def words(self) -> str:
        return f"Use {self.key().removeprefix('use ')}"


class TimeTravel(Choice):
    """Playing a card with Time Travel from where it lies, as an answer. [cube 2.052, 6.510]"""

    __slots__ = ("card",)

    def __init__(self, card: GameCard) -> None:
        self.card = card

    def key(self) -> str:
        return f"time travel {self.card}"

    def words(self) -> str:
        return f"Time Travel {self.card}"


class PlayedCard(InPlay):
    """A card in a play area.

    Attributes:
        goes_to: Where it goes at the end of the turn, if not to its owner's discard pile.
        was_put: Whether it was put into play, and not played. [cube 6.382]
        returns: Whether it goes on top of its owner's deck whenever it leaves play. [cube 6.500]
    """

    __slots__ = ("goes_to", "returns", "was_put")

    def __init__(
        self,
        card: GameCard,
        number: int,
        controller: int,
        goes_to: Zone | None = None,
        *,
        was_put: bool = False,
        returns: bool = False,
    ) -> None:
        self.card = card
        self.number = number
        self.controller = controller
        self.goes_to = goes_to
        self.was_put = was_put
        self.returns = returns

    def copy(self) -> PlayedCard:
        return PlayedCard(
            self.card, self.number, self.controller, self.goes_to, was_put=self.was_put, returns=self.returns
        )

    def state(self) -> tuple[object, ...]:
        goes_to = -1 if self.goes_to is None else self.goes_to.number
        return (self.card.serial, self.number, self.controller, goes_to, self.was_put, self.returns)


def own_play(player: int, card: GameCard) -> Event:
    """The event that is a player's playing a card in the own turn."""
    return Event(events.PLAYED, player, card.alone, card.definition.power)


def plain_play(player: int, card: GameCard) -> Event | None:
    """The same, if the card's Power is all that there is to it."""
    definition = card.definition
    simple = definition.further is None and not definition.abilities and not definition.owned_types
    plain = simple and not definition.stays
    return own_play(player, card) if plain else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Watching):
    """The table of two to five deck builders: who they are, what lies where, and what it costs.

    Attributes:
        options: What was agreed on before the game. Fixed.
        format: The form of the game that is played, with all that it does differently. Fixed.
        team_game: Whether two play against two. Fixed.
        on_patrol: Whether the Line-Up may be refilled during a turn. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        players: The players, clockwise. Fixed.
        by_name: The serial numbers of all cards, by the names of the cards. Fixed.
        purchases: Buying each card, as an answer, by its serial number. Fixed.
        defeats: Defeating each Super-Villain, as an answer, by its serial number. Fixed.
        travels: Playing each card with Time Travel from where it lies, as an answer, by its serial number. Fixed.
        uses: Using each ability that can be used, as answers, by the serial number of its card. Fixed.
        least_cost: With less Power than this, all that can be done is to play cards or to end the turn. Spares looking.
        awaited: The marks of cards that something waits for each player to play. Spares looking at what waits.
        later_sets: Whether there are cards of other sets than the first, so that what they leave must be noted. Fixed.
        offers_more: Whether players can ever do more in a turn than play and buy. Fixed.
        phase: `CHOOSING_HEROES`, `TAKING_TURN` or `ENDED`.
        hero_face_down: Whether each player's Super Heroes are face down, without abilities.
        turn: Counts the turns from 1.
        turn_player: The number of the player who takes the turn, or took the last one.
        active: The same during a turn; `NOBODY` between turns.
        power_gained: The Power that the active player got this turn, before doubling.
        power_factor: What it is multiplied by.
        power_spent: The Power spent this turn.
        super_villain_face_up: Whether the top card of the Super-Villain stack is face up.
        played: The cards the active player played this turn, in order; twice if played twice.
        play_event: The playing of the innermost of the cards being resolved, which adds up its Power.
        heroes_offered: The Super Heroes that each player chooses from while all choose at the same time, and last those
            that nobody was dealt. Empty in a resting state.
        resolving: The cards being resolved, the innermost last. Empty in a resting state.
        gained: The cards the active player bought or gained this turn.
        draws_told: How often a card told the active player to draw this turn.
        extra_cards: How many more cards the active player draws at the end of the turn.
        points: Each player's Victory Points, when the game is over.
        winners: The numbers of the players who won, when the game is over.
        ranks: Each player's place, from 1, when the game is over; none in a form without places.
        ledger: What is written down beside the table.
    """

    __slots__ = (
        "active",
        "always_ask",
        "awaited",
        "by_name",
        "defeats",
        "draws_told",
        "extra_cards",
        "format",
        "gained",
        "hero_face_down",
        "heroes_offered",
        "later_sets",
        "least_cost",
        "ledger",
        "offers_more",
        "on_patrol",
        "options",
        "phase",
        "play_event",
        "played",
        "players",
        "points",
        "power_factor",
        "power_gained",
        "power_spent",
        "purchases",
        "ranks",
        "resolving",
        "super_villain_face_up",
        "team_game",
        "travels",
        "turn",
        "turn_player",
        "uses",
        "winners",
    )

    def __init__(
        self,
        options: Options,
        players: list[DeckBuilder],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        super().__init__([*players], zones, box, len(events.KINDS), randomness)
        self.options = options
        self.format: Format = options.form
        self.team_game = options.team_game
        self.on_patrol = options.on_patrol
        self.always_ask = options.always_ask
        self.players = players
        self.by_name: list[int] = []
        self.purchases: list[Purchase] = []
        self.defeats: dict[int, Defeat] = {}
        self.uses: dict[int, list[Use]] = {}
        self.travels: dict[int, TimeTravel] = {}
        self.offers_more = False
        self.later_sets = False
        self.least_cost = 0
        self.awaited: list[int] = []
        self.phase = CHOOSING_HEROES
        self.hero_face_down: list[bool] = []
        self.turn = 0
        self.turn_player = 0
        self.active = NOBODY
        self.power_gained = 0
        self.power_factor = 1
        self.power_spent = 0
        self.super_villain_face_up = True
        self.played: list[GameCard] = []
        self.play_event = NOTHING_PLAYED
        self.heroes_offered: list[list[GameCard]] = []
        self.resolving: list[GameCard] = []
        self.gained: list[GameCard] = []
        self.draws_told = 0
        self.extra_cards = 0
        self.points: list[int] = []
        self.winners: list[int] = []
        self.ranks: list[int] = []
        self.ledger = Ledger()

    # Copies

    def clear_table(self) -> None:
        super().clear_table()
        for seat in self.players:
            seat.plain_plays = [plain_play(seat.number, card) for card in self.box]
        self.by_name = [card.serial for card in sorted(self.box, key=BY_NAME)]
        self.purchases = [Purchase(card) for card in self.box]
        self.defeats = {card.serial: Defeat(card) for card in self.box if card.definition.is_super_villain}
        self.uses = {
            card.serial: [Use(card, number) for number in range(len(card.definition.uses))]
            for card in self.box
            if card.definition.uses
        }
        self.travels = {card.serial: TimeTravel(card) for card in self.box if TIME_TRAVEL in card.definition.keywords}
        others = [card for card in self.box if card.definition.set != BASE_SET and not card.definition.promotional]
        self.later_sets = self.format.duplicates_go or bool(others)
        self.offers_more = bool(self.uses or self.travels) or self.options.timed
        self.find_least_cost()
        self.awaited = [0 for _ in self.players]
        self.hero_face_down = [False for _ in self.players]
        self.ledger.vp = [0 for _ in self.players]

    def copy(self) -> Board:
        other = super().copy()
        assert isinstance(other, Board)
        other.least_cost = self.least_cost
        other.awaited = self.awaited.copy()
        other.phase = self.phase
        other.hero_face_down = self.hero_face_down.copy()
        other.turn = self.turn
        other.turn_player = self.turn_player
        other.active = self.active
        other.power_gained = self.power_gained
        other.power_factor = self.power_factor
        other.power_spent = self.power_spent
        other.super_villain_face_up = self.super_villain_face_up
        other.played = self.played.copy()
        other.gained = self.gained.copy()
        other.draws_told = self.draws_told
        other.extra_cards = self.extra_cards
        other.points = self.points.copy()
        other.winners = self.winners.copy()
        other.ranks = self.ranks.copy()
        other.ledger = self.ledger.copy()
        return other

    def state(self) -> tuple[object, ...]:
        return (
            super().state(),
            tuple(self.hero_face_down),
            (self.phase, self.turn, self.turn_player, self.active, self.super_villain_face_up),
            (self.power_gained, self.power_factor, self.power_spent, self.draws_told, self.extra_cards),
            tuple([card.serial for card in self.played]),
            tuple([card.serial for card in self.gained]),
            (tuple(self.points), tuple(self.winners), tuple(self.ranks)),
            self.ledger.state(),
        )

    def enter_play(self, card: GameCard, zone: Zone) -> None:
        """Make an object of a card that stays, or has somewhere of its own to go. [dcdb Locations, Ending Your Turn]

        All others go to their player's discard pile at the end of the turn and have nothing to remember.
        """
        if card.definition.stays or self.owners[card.serial] != zone.owner:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), zone.owner)

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

    def leave_play(self, card: GameCard) -> None:
        """A card that leaves play watches for nothing any more."""
        del self.objects[card.serial]
        self.ledger.forget_uses(card)
        if card.definition.abilities:
            for watcher in self.watchers_of(card):
                self.stop_watching(watcher)

    def in_confrontation(self, player: int) -> bool:
        """Whether a player is in a Confrontation: entered it, or has a Main Character who always is one in own turns.

        [cube 6.110-6.112]
        """
        if player != self.active:
            return False
        heroes = [] if self.hero_face_down[player] else self.piles[self.players[player].heroes.number]
        return self.ledger.this_turn.confronting or any([hero.definition.always_confronts for hero in heroes])

    def was_put(self, card: GameCard) -> bool:
        """Whether a card in play was put there, and not played. [cube 1.040, 6.382]"""
        thing = self.objects.get(card.serial)
        return isinstance(thing, PlayedCard) and thing.was_put

    def returns(self, card: GameCard) -> bool:
        """Whether a card in play goes on top of its owner's deck whenever it leaves. [cube 6.500]"""
        thing = self.objects.get(card.serial)
        return isinstance(thing, PlayedCard) and thing.returns

    # Players

    def name(self, player: int) -> str:
        """What the others call a player."""
        return self.players[player].name

    def clockwise_from(self, player: int) -> list[int]:
        """All players, clockwise, from one on."""
        return self.players[player].clockwise

    def teammates(self, player: int) -> list[int]:
        """The other players of a player's team. [dcdb Team Game]"""
        return self.players[player].teammates

    def team_of(self, player: int) -> list[int]:
        """The players of a player's team, that one first. [dcdb Team Game]"""
        return self.players[player].team

    def next_player(self, player: int) -> int:
        """Who takes the turn after a player. [dcdb Turns]"""
        return self.players[player].next_player

    def foes(self, player: int) -> list[int]:
        """The players whom a player attacks, clockwise.

        [dcdb Attacks and Defenses, Defending a Teammate] [cube 6.280]
        """
        return self.players[player].foes

    # Power

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
        if self.resolving and source is self.resolving[-1]:
            self.play_event.amount += amount
        else:
            self.log.append(Event(events.GOT_POWER, player, [], amount, source))

    def gain_vp(self, player: int, amount: int, source: GameCard | None) -> None:
        """Give a player VP tokens, which count at the end of the game. [cube 6.550]"""
        if amount > 0:
            self.ledger.vp[player] += amount
            self.log.append(Event(events.GOT_VP, player, [], amount, source))

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

    def pay_power(self, player: int, amount: int) -> None:
        """Let the active player pay Power for something else than a card. [cube 6.360]"""
        self.spend_power(amount)
        self.log.append(Event(events.PAID, player, [], amount))

    def spend_power(self, amount: int) -> None:
        """Take Power away from the active player. [dcdb Buying Cards]"""
        self.power_spent += amount

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

    def find_least_cost(self) -> None:
        """Find with how much Power something can be bought; on patrol, more can be done without any."""
        costs = [card.definition.cost for zone in FOR_SALE for card in self.piles[zone.number]]
        self.least_cost = 0 if self.on_patrol else min(costs, default=NEVER)

    # What waits

    def watch_for(self, player: int, card: GameCard) -> None:
        """Let the abilities of a Super Hero or of a card in play work for a player."""
        self.let_watch(player, card, card.definition.abilities)

    def let_watch(self, player: int, card: GameCard, abilities: Sequence[EventAbility]) -> None:
        """Let some abilities of a card work for a player, as long as the card stays where it is."""
        for ability in abilities:
            self.watch(EventWatcher(ability, player, card, self.next_time()))

    def watch(self, watcher: EventWatcher) -> None:
        """Note which cards the ability waits for somebody to play."""
        super().watch(watcher)
        self._note_awaited(watcher)

    def stop_watching(self, watcher: EventWatcher) -> None:
        """Note which cards others still wait for."""
        super().stop_watching(watcher)
        self._note_awaited(watcher)

    def _note_awaited(self, changed: EventWatcher) -> None:
        """Find anew which cards are waited for, if the ability that came or went waits for cards to be played."""
        if events.PLAYED not in changed.waiting.kinds:
            return
        self.awaited = [0 for _ in self.players]
        watchers: list[EventWatcher] = self.watchers[events.PLAYED.number]
        for watcher in watchers:
            ability = watcher.ability
            self.awaited[watcher.controller] |= ability.marks if isinstance(ability, CardAbility) else ALL_MARKS

    # The Line-Up

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
