"""The state of a deck-building game, and the actions that its rules and cards are made of.

What a text can tell to do (draw, gain, discard, destroy, put, reveal, play) is a method here, with
its rule; when it is done is told by `turn`, `attacks` and the effects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import ALL_MARKS, CardAbility, CardDefinition
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.options import Options
from longbox.games.dcdb.table import (
    DESTROYED_PILE,
    KICK_STACK,
    LINE_UP,
    MAIN_DECK,
    SUPER_VILLAIN_STACK,
    WEAKNESS_STACK,
    DeckBuilder,
)
from longbox.kernel.abilities import Trigger, Watcher
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.events import Event
from longbox.kernel.game import Game
from longbox.kernel.objects import InPlay
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone

Thing = Card[CardDefinition]
"""A card of this game."""

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

ORDER_TRIGGERS: Final[Prompt] = Prompt("Which ability is resolved first", "Resolving Card Abilities", ordered=True)
GIVE_TO_TEAMMATE: Final[Prompt] = Prompt("Into whose discard pile", "Giving Cards to a Teammate")
CYCLE_A_CARD: Final[Prompt] = Prompt("You may discard a card, and then draw one", "Giving Cards to a Teammate")


class WaitingAbility(Choice):
    """An ability that may be resolved next, as an answer."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Trigger) -> None:
        self.trigger = trigger

    def key(self) -> str:
        source = self.trigger.watcher.source
        return "ability" if source is None else str(source)


class Purchase(Choice):
    """Buying a card, as an answer."""

    __slots__ = ("card",)

    def __init__(self, card: Thing) -> None:
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


class PlayedCard(InPlay):
    """A card in a play area.

    Attributes:
        goes_to: Where it goes at the end of the turn, if not to its owner's discard pile.
    """

    __slots__ = ("goes_to",)

    def __init__(self, card: Thing, number: int, controller: int, goes_to: Zone | None = None) -> None:
        self.card = card
        self.number = number
        self.controller = controller
        self.goes_to = goes_to

    def copy(self) -> PlayedCard:
        return PlayedCard(self.card, self.number, self.controller, self.goes_to)

    def state(self) -> tuple[object, ...]:
        goes_to = -1 if self.goes_to is None else self.goes_to.number
        return (self.card.serial, self.number, self.controller, goes_to)


def own_play(player: int, card: Thing) -> Event:
    """The event that is a player's playing a card in the own turn."""
    return Event(events.PLAYED, player, card.alone, card.definition.power)


def plain_play(player: int, card: Thing) -> Event | None:
    """The same, if the card's Power is all that there is to it."""
    definition = card.definition
    plain = definition.further is None and not definition.abilities and not definition.stays
    return own_play(player, card) if plain else None


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuildingGame(Game[CardDefinition]):
    """A game of two to five deck builders.

    Attributes:
        options: What was agreed on before the game. Fixed.
        team_game: Whether two play against two. Fixed.
        on_patrol: Whether the Line-Up may be refilled during a turn. Fixed.
        players: The players, clockwise. Fixed.
        purchases: Buying each card, as an answer, by its serial number. Fixed.
        defeats: Defeating each Super-Villain, as an answer, by its serial number. Fixed.
        least_cost: With less Power than this, all that can be done is to play cards or to end the turn. Spares looking.
        awaited: The marks of cards that something waits for each player to play. Spares looking at what waits.
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
    """

    __slots__ = (
        "active",
        "awaited",
        "defeats",
        "draws_told",
        "extra_cards",
        "gained",
        "hero_face_down",
        "heroes_offered",
        "least_cost",
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
        "resolving",
        "super_villain_face_up",
        "team_game",
        "turn",
        "turn_player",
        "winners",
    )

    def __init__(
        self,
        options: Options,
        players: list[DeckBuilder],
        zones: list[Zone],
        box: list[Thing],
        randomness: Randomness,
    ) -> None:
        super().__init__([*players], zones, box, len(events.KINDS), randomness)
        self.options = options
        self.team_game = options.team_game
        self.on_patrol = options.on_patrol
        self.players = players
        self.purchases: list[Purchase] = []
        self.defeats: dict[int, Defeat] = {}
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
        self.played: list[Thing] = []
        self.play_event = NOTHING_PLAYED
        self.heroes_offered: list[list[Thing]] = []
        self.resolving: list[Thing] = []
        self.gained: list[Thing] = []
        self.draws_told = 0
        self.extra_cards = 0
        self.points: list[int] = []
        self.winners: list[int] = []

    # Copies

    def clear_table(self) -> None:
        super().clear_table()
        for seat in self.players:
            seat.plain_plays = [plain_play(seat.number, card) for card in self.box]
        self.purchases = [Purchase(card) for card in self.box]
        self.defeats = {card.serial: Defeat(card) for card in self.box if card.definition.is_super_villain}
        self.find_least_cost()
        self.awaited = [0 for _ in self.players]
        self.hero_face_down = [False for _ in self.players]

    def copy(self) -> DeckBuildingGame:
        other = super().copy()
        assert isinstance(other, DeckBuildingGame)
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
        return other

    def state(self) -> tuple[object, ...]:
        return (
            super().state(),
            tuple(self.hero_face_down),
            (self.phase, self.turn, self.turn_player, self.active, self.super_villain_face_up),
            (self.power_gained, self.power_factor, self.power_spent, self.draws_told, self.extra_cards),
            tuple([card.serial for card in self.played]),
            tuple([card.serial for card in self.gained]),
            (tuple(self.points), tuple(self.winners)),
        )

    def enter_play(self, card: Thing, zone: Zone) -> None:
        """Make an object of a card that stays, or has somewhere of its own to go. [dcdb Locations, Ending Your Turn]

        All others go to their player's discard pile at the end of the turn and have nothing to remember.
        """
        if card.definition.stays or self.owners[card.serial] != zone.owner:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), zone.owner)

    def put_new(self, card: Thing, zone: Zone) -> None:
        """A card that is laid into the Line-Up, or on a stack for sale, is for sale."""
        super().put_new(card, zone)
        if zone in FOR_SALE:
            self.offer(card)

    def offer(self, card: Thing) -> None:
        """Note the cost of a card that comes where it is for sale."""
        self.least_cost = min(self.least_cost, card.definition.cost)

    def leave_play(self, card: Thing) -> None:
        """A card that leaves play watches for nothing any more."""
        del self.objects[card.serial]
        if card.definition.abilities:
            for watcher in self.watchers_of(card):
                self.stop_watching(watcher)

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

    def foes(self, player: int) -> list[int]:
        """The players whom a player attacks, clockwise. [dcdb Attacks and Defenses, Defending a Teammate]"""
        return self.players[player].foes

    # Power

    def power(self) -> int:
        """The Power that the active player can still spend. [dcdb Order of Playing Your Cards]"""
        return self.power_gained * self.power_factor - self.power_spent

    def gain_power(self, player: int, amount: int, source: Thing | None) -> None:
        """Give the active player Power for this turn; nobody else can have any. [dcdb Order of Playing Your Cards]"""
        if player != self.active:
            return
        self.power_gained += amount
        if self.resolving and source is self.resolving[-1]:
            self.play_event.amount += amount
        else:
            self.log.append(Event(events.GOT_POWER, player, [], amount, source))

    def spend_power(self, amount: int) -> None:
        """Take Power away from the active player. [dcdb Buying Cards]"""
        self.power_spent += amount

    def cost_of(self, card: Thing) -> int:
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
        """Find with how much Power something can be bought; on patrol, more can be done without any."""
        costs = [card.definition.cost for zone in FOR_SALE for card in self.piles[zone.number]]
        self.least_cost = 0 if self.on_patrol else min(costs, default=NEVER)

    # Playing cards

    def play_from_hand(self, player: int, card: Thing) -> None:
        """Play a card of the active player's hand. [dcdb Order of Playing Your Cards]

        A card in a hand is no object, and everybody sees it go: little of what `move` does is needed. Most cards
        only give Power; if nothing waits for such a card, it is counted and told of, and that is all.
        """
        serial = card.serial
        seat = self.players[player]
        hand = seat.hand.number
        play_area = seat.play.number
        self.piles[hand].remove(card)
        self.piles[play_area].append(card)
        self.places[serial] = play_area
        if hand in self.known:
            self.learn_by_move(card, seat.hand, seat.play)
        plain = seat.plain_plays[serial]
        if plain is None or card.definition.marks & self.awaited[player]:
            if card.definition.stays:
                self.enter_play(card, seat.play)
            self._carry_out(player, card)
        else:
            self.played.append(card)
            self.power_gained += plain.amount
            self.log.append(plain)

    def play(self, player: int, card: Thing, goes_to: Zone | None = None, again: bool = False) -> None:
        """Play a card from wherever it lies. [dcdb Order of Playing Your Cards, Locations, Cards without Effect]

        Args:
            player: Who plays it, and controls it while it is in play.
            card: The card.
            goes_to: Where it goes at the end of the turn, if not to its owner's discard pile.
            again: Whether it is in play already, and stays there.
        """
        if not again:
            self.move(card, self.players[player].play)
        if goes_to is not None:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), player, goes_to)
        self._carry_out(player, card, again)

    def _carry_out(self, player: int, card: Thing, again: bool = False) -> None:
        """Give the Power of a card that is played, then do what else its text says. [dcdb Resolving Card Abilities]

        That is done at once; what it triggers waits.
        """
        definition = card.definition
        if player == self.active:
            self.power_gained += definition.power
            self.played.append(card)
            event = self.players[player].plain_plays[card.serial] or own_play(player, card)
        else:
            event = Event(events.PLAYED, player, card.alone)
        if definition.marks & self.awaited[player]:
            self.emit(event)
        else:
            self.log.append(event)
        if definition.further is not None:
            self._resolve(definition.further, player, card, event)
        if definition.abilities and not again:
            self.watch_for(player, card)

    def _resolve(self, effect: Effect[Any, Any], player: int, card: Thing, event: Event) -> None:
        """Resolve what a card that is played does beyond giving Power. [dcdb Order of Playing Your Cards]"""
        outer = self.play_event
        self.play_event = event
        self.resolving.append(card)
        self.run(effect, Resolution(player, card))
        self.resolving.pop()
        self.play_event = outer

    def resolve_triggers(self) -> None:
        """Resolve what was triggered, one after another. [dcdb Resolving Card Abilities]

        The player who takes the turn comes first and then the others clockwise; each orders their own.

        Raises:
            EndlessTexts: They trigger each other without end.
        """
        while self.pending:
            trigger = self._next_trigger()
            self.pending.remove(trigger)
            trigger.watcher.ability.resolve(self, trigger.watcher, trigger.event)

    def _next_trigger(self) -> Trigger:
        pending: list[Trigger] = self.pending
        if len(pending) == 1:
            return pending[0]
        for player in self.clockwise_from(self.turn_player):
            own = [trigger for trigger in pending if trigger.watcher.controller == player]
            if len(own) == 1:
                return own[0]
            if own:
                choices: list[Choice] = [WaitingAbility(trigger) for trigger in own]
                answer = self.ask(Question(player, ORDER_TRIGGERS, choices))
                assert isinstance(answer, WaitingAbility)
                return answer.trigger
        raise AssertionError("a trigger without a player")

    # Decks

    def refill_deck(self, seat: DeckBuilder) -> bool:
        """Shuffle the discard pile into a new deck, if a card is needed and there is none. [dcdb Shuffling Your Deck]

        Returns:
            Whether the deck has a card now.
        """
        if self.piles[seat.deck.number]:
            return True
        if not self.piles[seat.discard.number]:
            return False
        self.reshuffle(seat.discard, seat.deck)
        self.log.append(seat.shuffling)
        return True

    def top_of_deck(self, player: int) -> Thing | None:
        """The top card of a player's deck, which is shuffled anew where it is empty. [dcdb Shuffling Your Deck]"""
        seat = self.players[player]
        return self.piles[seat.deck.number][-1] if self.refill_deck(seat) else None

    def draw(self, player: int, count: int, source: Thing | None) -> None:
        """Draw cards, as many as there are. [dcdb Shuffling Your Deck]

        Args:
            player: Who draws.
            count: How many.
            source: The card that tells to draw, if one does.
        """
        seat = self.players[player]
        drawn = self.move_top(seat.deck, seat.hand, count)
        if len(drawn) < count and self.refill_deck(seat):
            drawn = drawn + self.move_top(seat.deck, seat.hand, count - len(drawn))
        if source is not None and player == self.active and not source.definition.is_hero:
            self.draws_told += 1
        self.emit(Event(events.DREW, player, drawn, count, source, seat.bit))

    # Getting rid of cards

    def discard(self, card: Thing) -> None:
        """Put a card of a player into the discard pile of its owner. [dcdb Order of Playing Your Cards]"""
        owner = self.owners[card.serial]
        self.move(card, self.players[owner].discard)
        self.emit(Event(events.DISCARDED, owner, card.alone))

    def destroy(self, player: int, card: Thing) -> None:
        """Remove a card from its deck and the game. [dcdb Destroying Cards]"""
        self.move(card, DESTROYED_PILE)
        self.owners[card.serial] = NOBODY
        self.emit(Event(events.DESTROYED, player, card.alone))

    def put(self, player: int, card: Thing, zone: Zone, note: str, *, to_bottom: bool = False) -> None:
        """Put a card somewhere, which is no gaining, buying or drawing."""
        if zone.owner != NOBODY:
            self.owners[card.serial] = zone.owner
        self.move(card, zone, to_bottom=to_bottom)
        if zone is LINE_UP:
            self.offer(card)
        self.emit(Event(events.PUT, player, card.alone, 0, None, self.seen_by(card), note))

    # Getting cards

    def gain(self, player: int, card: Thing) -> None:
        """Gain a card at no cost, into the discard pile. [dcdb Gaining Cards]"""
        self.acquire(player, card, Event(events.GAINED, player, card.alone))

    def acquire(self, player: int, card: Thing, event: Event) -> None:
        """Put a card that was bought, defeated or gained where it goes. [dcdb Buying Cards, Gaining Cards]"""
        self.emit(event)
        if player == self.active:
            self.gained.append(card)
        self.owners[card.serial] = player
        self.move(card, self.players[player].discard)
        if self.team_game and player == self.active:
            self._offer_to_teammate(player, card)
        ability = card.definition.when_gained
        if ability is not None:
            self.pending.append(Trigger(Watcher(ability, player, card, self.next_time()), event))

    def gain_weakness(self, player: int, *, to_top_of_deck: bool = False) -> None:
        """Gain a Weakness, if there is one. [dcdb Weakness]"""
        stack = self.piles[WEAKNESS_STACK.number]
        if not stack:
            self.log.append(Event(events.NOT_GAINED, player, [], note="a Weakness"))
        elif to_top_of_deck:
            self.put(player, stack[-1], self.players[player].deck, "on top of the deck")
        else:
            self.gain(player, stack[-1])

    def _offer_to_teammate(self, player: int, card: Thing) -> None:
        """Let a player give a card bought or gained in their turn to the teammate. [dcdb Giving Cards to a Teammate]

        One foe may then discard a card and draw one.
        """
        mate = self.teammates(player)[0]
        choices: list[Choice] = [self.players[player], self.players[mate]]
        if self.ask(Question(player, GIVE_TO_TEAMMATE, choices, card)) is self.players[player]:
            return
        self.owners[card.serial] = mate
        self.move(card, self.players[mate].discard)
        self.log.append(Event(events.GAVE, player, card.alone, note=self.name(mate)))
        for foe in self.foes(player):
            hand = self.cards(self.players[foe].hand)
            discarded = self.choose_card(foe, CYCLE_A_CARD, hand, card, optional=True)
            if discarded is not None:
                self.discard(discarded)
                self.draw(foe, 1, None)
                return

    # Showing cards

    def knows(self, player: int, card: Thing) -> bool:
        """Everybody knows the face-up Super-Villain too. [dcdb The Super-Villain Stack]"""
        if super().knows(player, card):
            return True
        return self.super_villain_face_up and card is self.top_of(SUPER_VILLAIN_STACK)

    def is_asked_in_any_case(self, player: int, fits: Callable[[DeckBuildingGame, Thing], bool]) -> bool:
        """Whether a player is asked for cards of the hand though there may be none, so that nobody can tell.

        That is so if it was agreed on, and if the player holds cards and has one that fits where the others don't see
        it: what a player bought and gained, they all saw.
        """
        if not self.options.always_ask:
            return False
        seat = self.players[player]
        return bool(self.piles[seat.hand.number]) and any(
            [fits(self, card) for zone in (seat.hand, seat.deck, seat.under_hero) for card in self.piles[zone.number]]
        )

    def reveal(self, player: int, cards: list[Thing], source: Thing | None) -> None:
        """Show cards to everybody, where they lie. [dcdb Shuffling Your Deck]"""
        self.show_all(cards, EVERYBODY)
        self.log.append(Event(events.REVEALED, player, [*cards], 0, source))

    def look(self, player: int, card: Thing, source: Thing | None) -> None:
        """Show a card to one player, where it lies."""
        self.show(card, self.players[player].bit)
        self.log.append(Event(events.LOOKED, player, card.alone, 0, source, self.seen_by(card)))

    # Super Heroes

    def take_hero(self, player: int, hero: Thing) -> None:
        """Let a player play as a Super Hero. [dcdb Choosing Super Heroes]"""
        self.move(hero, self.players[player].heroes)
        self.log.append(Event(events.TOOK_HERO, player, hero.alone))
        self.watch_for(player, hero)

    def turn_heroes_down(self, player: int) -> None:
        """Turn a player's Super Heroes face down, so that they have no abilities. [dcdb First Appearance]"""
        self.hero_face_down[player] = True
        heroes = self.cards(self.players[player].heroes)
        for hero in heroes:
            for watcher in self.watchers_of(hero):
                self.stop_watching(watcher)
        self.log.append(Event(events.TURNED_HERO_DOWN, player, [*heroes]))

    def turn_heroes_up(self, player: int) -> None:
        """Turn a player's Super Heroes face up again, if they are face down. [dcdb First Appearance]"""
        if not self.hero_face_down[player]:
            return
        self.hero_face_down[player] = False
        heroes = self.cards(self.players[player].heroes)
        for hero in heroes:
            self.watch_for(player, hero)
        self.log.append(Event(events.TURNED_HERO_UP, player, [*heroes]))

    def watch_for(self, player: int, card: Thing) -> None:
        """Let the abilities of a Super Hero or of a card in play work for a player."""
        for ability in card.definition.abilities:
            self.watch(Watcher(ability, player, card, self.next_time()))

    def watch(self, watcher: Watcher) -> None:
        """Note which cards the ability waits for somebody to play."""
        super().watch(watcher)
        self._note_awaited(watcher)

    def stop_watching(self, watcher: Watcher) -> None:
        """Note which cards others still wait for."""
        super().stop_watching(watcher)
        self._note_awaited(watcher)

    def _note_awaited(self, changed: Watcher) -> None:
        """Find anew which cards are waited for, if the ability that came or went waits for cards to be played."""
        if events.PLAYED not in changed.ability.kinds:
            return
        self.awaited = [0 for _ in self.players]
        for watcher in self.watchers[events.PLAYED.number]:
            ability = watcher.ability
            self.awaited[watcher.controller] |= ability.marks if isinstance(ability, CardAbility) else ALL_MARKS

    # The Line-Up

    def add_to_line_up(self, count: int) -> list[Thing]:
        """Add the top cards of the main deck to the Line-Up. [dcdb Refilling the Line-Up]

        Returns:
            Those that were added, as many as there are, up to `count`.
        """
        added = self.move_top(MAIN_DECK, LINE_UP, count)
        for card in added:
            self.offer(card)
            self.log.append(Event(events.ADDED_TO_LINE_UP, NOBODY, card.alone))
        return added

    def top_of(self, stack: Zone) -> Thing | None:
        """The top card of a stack, if it has one."""
        pile = self.piles[stack.number]
        return pile[-1] if pile else None
