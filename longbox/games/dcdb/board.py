"""The state of a deck-building game: who plays, what lies where, and what is in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.in_play import PlayedCard, plain_play
from longbox.games.dcdb.actions.watching import Watching
from longbox.games.dcdb.answers import Defeat, Purchase, TimeTravel, Use
from longbox.games.dcdb.definitions import ALL_MARKS, BASE_SET, TIME_TRAVEL, CardAbility, CardDefinition, GameCard
from longbox.games.dcdb.formats import Format
from longbox.games.dcdb.ledger import Ledger
from longbox.games.dcdb.options import Options
from longbox.games.dcdb.table import DESTROYED_PILE, DeckBuilder, way_into
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.cards import BY_NAME
from longbox.kernel.choices import Word
from longbox.kernel.events import Event
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone

LINE_UP_SIZE: Final = 5
HAND_SIZE: Final = 5

# Where the game rests between two steps.
CHOOSING_HEROES: Final = 0
TAKING_TURN: Final = 1
ENDED: Final = 2


NOTHING_PLAYED: Final = Event(events.PLAYED, NOBODY, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Watching):
    """The table of two to five deck builders: who they are, what lies where, and what it costs.

    Attributes:
        options: What was agreed on before the game. Fixed.
        format: The form of the game that is played, with all that it does differently. Fixed.
        team_game: Whether two play against two. Fixed.
        timed: Whether the table may say that time is up, or that a player concedes. Fixed. [cube 9.020, 9.040]
        on_patrol: Whether the Line-Up may be refilled during a turn. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        players: The players, clockwise. Fixed.
        by_name: The serial numbers of all cards, by the names of the cards. Fixed.
        names: The names of all cards but Main Characters, as answers, each once, in the order of the alphabet. Fixed.
        purchases: Buying each card, as an answer, by its serial number. Fixed.
        defeats: Defeating each Super-Villain, as an answer, by its serial number. Fixed.
        travels: Playing each card with Time Travel from where it lies, as an answer, by its serial number. Fixed.
        uses: Using the abilities of each card that can be used, as answers, by the card's serial number. Fixed.
        own_uses: Using each player's Main Characters, then what that player has in play, as answers, in order; none
            where that has changed since it was asked. Spares looking at all that is there.
        least_cost: With less Power than this, all that can be done is to play cards or to end the turn. Spares looking.
        awaited: The marks of cards that something waits for each player to play. Spares looking at what waits.
        later_sets: Whether there are cards of other sets than the first, so that what they leave must be noted. Fixed.
        offers_more: Whether players can ever do more in a turn than play and buy. Fixed.
        some_control_elsewhere: Whether a card of the box lets its player control cards elsewhere. Fixed. [cube 6.141]
        some_protect: Whether others than its player avoid Attacks by what a card of the box says. Fixed. [cube 6.081]
        some_have_all_names: Whether a card of the box has the names of all others. Fixed. [cube 5.050]
        phase: `CHOOSING_HEROES`, `TAKING_TURN` or `ENDED`.
        hero_face_down: Whether each player's Super Heroes are face down, without abilities.
        turn: Counts the turns from 1.
        turn_player: The number of the player who takes the turn, or took the last one.
        active: The same during a turn; `NOBODY` as soon as the turn is over. See `active_player`.
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
        "names",
        "offers_more",
        "on_patrol",
        "options",
        "own_uses",
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
        "some_control_elsewhere",
        "some_have_all_names",
        "some_protect",
        "super_villain_face_up",
        "team_game",
        "timed",
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
        self.timed = options.timed
        self.on_patrol = options.on_patrol
        self.always_ask = options.always_ask
        self.players = players
        self.by_name: list[int] = []
        self.names: list[Word] = []
        self.purchases: list[Purchase] = []
        self.defeats: dict[int, Defeat] = {}
        self.uses: list[list[Use]] = []
        self.own_uses: list[tuple[Use, ...] | None] = []
        self.travels: dict[int, TimeTravel] = {}
        self.offers_more = False
        self.later_sets = False
        self.some_control_elsewhere = False
        self.some_protect = False
        self.some_have_all_names = False
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
        names = {card.definition.printed_name for card in self.box if not card.definition.is_hero}
        self.names = [Word(name, name) for name in sorted(names)]
        self.by_name = [card.serial for card in sorted(self.box, key=BY_NAME)]
        self.purchases = [Purchase(card) for card in self.box]
        self.defeats = {card.serial: Defeat(card) for card in self.box if card.definition.is_super_villain}
        self.uses = [
            [Use(card, number, ability) for number, ability in enumerate(card.definition.uses)] for card in self.box
        ]
        self.travels = {card.serial: TimeTravel(card) for card in self.box if TIME_TRAVEL in card.definition.keywords}
        others = [card for card in self.box if card.definition.set != BASE_SET and not card.definition.promotional]
        self.later_sets = self.format.duplicates_go or bool(others)
        self.offers_more = any(self.uses) or bool(self.travels) or self.later_sets or self.timed
        definitions = [card.definition for card in self.box]
        defenses = [definition.defense for definition in definitions if definition.defense is not None]
        self.some_control_elsewhere = any([definition.controls is not None for definition in definitions])
        self.some_protect = any([defense.for_anyone for defense in defenses])
        self.some_have_all_names = any([definition.all_names for definition in definitions])
        self.own_uses = [None for _ in self.players]
        self.awaited = [0 for _ in self.players]
        self.hero_face_down = [False for _ in self.players]
        self.ledger.vp = [0 for _ in self.players]

    def copy(self) -> Board:
        other = super().copy()
        assert isinstance(other, Board)
        other.least_cost = self.least_cost
        other.own_uses = self.own_uses.copy()
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
        self.ledger.copy_into(other.ledger)
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

    # Cards in play

    def find_own_uses(self, player: int) -> tuple[Use, ...]:
        """Using a player's Main Characters and what that player has in play; kept until it changes. [cube 1.090]"""
        found = self.own_uses[player]
        if found is None:
            seat = self.players[player]
            cards = self.piles[seat.heroes.number] + self.piles[seat.play.number]
            found = tuple([use for card in cards for use in self.uses[card.serial]])
            self.own_uses[player] = found
        return found

    def enter_play(self, card: GameCard, zone: Zone) -> None:
        """Make an object of a card that stays, or has somewhere of its own to go. [dcdb Locations, Ending Your Turn]

        All others go to their player's discard pile at the end of the turn and have nothing to remember.
        """
        if card.definition.stays or self.owners[card.serial] != zone.owner:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), zone.owner)
            if card.definition.uses:
                self.own_uses[zone.owner] = None

    def leave_play(self, card: GameCard) -> None:
        """A card that leaves play watches for nothing any more."""
        del self.objects[card.serial]
        if card.definition.uses:
            self.own_uses = [None for _ in self.players]
        self.ledger.forget_uses(card)
        if card.serial in self.ledger.left:
            self.ledger.left.remove(card.serial)
        if self.ledger.beneath:
            self.uncover(card)
        if self.ledger.this_turn.texts:
            self.forget_texts(card)
        if card.definition.abilities:
            for watcher in self.watchers_of(card):
                if not watcher.waiting.outlives:
                    self.stop_watching(watcher)

    def uncover(self, card: GameCard) -> None:
        """Put what lies under a card that leaves play where it came from: on the destroyed pile."""
        beneath = self.ledger.beneath
        for serial in [serial for serial, above in beneath.items() if above == card.serial]:
            del beneath[serial]
            uncovered = self.box[serial]
            player = self.place_of(uncovered).owner
            self.move(uncovered, DESTROYED_PILE)
            self.log.append(Event(events.PUT, player, uncovered.alone, 0, None, EVERYBODY, way_into(DESTROYED_PILE)))

    def forget_texts(self, card: GameCard) -> None:
        """A card that leaves play has no texts of others any more, and what they wait for ends. [cube 3.040, 6.301]"""
        abilities = [ability for text in self.texts_given(card) for ability in text.abilities]
        for watcher in [watcher for watcher in self.passing if watcher.source is card]:
            if watcher.waiting in abilities:
                self.stop_watching(watcher)
        self.ledger.this_turn.texts = [given for given in self.ledger.this_turn.texts if given[0] != card.serial]

    def texts_given(self, card: GameCard) -> list[CardDefinition]:
        """The cards whose texts a card has for this turn besides its own. [cube 1.010]"""
        return [self.box[text].definition for having, text in self.ledger.this_turn.texts if having == card.serial]

    def types_given(self, card: GameCard) -> int:
        """The types that a card has for this turn where it lies, besides its own, as bits. [cube 6.530]"""
        types, zone = self.ledger.this_turn.types_given.get(card.serial, (0, 0))
        return types if self.places[card.serial] == zone else 0

    def give_types(self, card: GameCard, types: int) -> None:
        """Let a card be of some types besides its own for this turn, as long as it stays where it is. [cube 3.040]"""
        types |= self.types_given(card)
        self.ledger.this_turn.types_given[card.serial] = (types, self.places[card.serial])

    def give_next_types(self, card: GameCard) -> None:
        """Let the next card that is played or discarded be of the types that were named for it."""
        self.give_types(card, self.ledger.this_turn.next_types)
        self.ledger.this_turn.next_types = 0

    def is_ongoing(self, card: GameCard) -> bool:
        """Whether a card stays in play as turns end: it, or a text that it has, says so, or a text left it there.

        What lies under a card in play can be discarded as if it were Ongoing. [cube 6.300]
        """
        if card.definition.ongoing or card.serial in self.ledger.left or card.serial in self.ledger.beneath:
            return True
        return bool(self.ledger.this_turn.texts) and any([text.ongoing for text in self.texts_given(card)])

    def is_on_loan(self, card: GameCard) -> bool:
        """Whether a card returns into another player's play area as the turn ends."""
        thing = self.objects.get(card.serial)
        return isinstance(thing, PlayedCard) and thing.goes_to is not None and thing.goes_to.in_play

    def was_put(self, card: GameCard) -> bool:
        """Whether a card in play was put there, and not played. [cube 1.040, 6.382]"""
        thing = self.objects.get(card.serial)
        return isinstance(thing, PlayedCard) and thing.was_put

    def returns(self, card: GameCard) -> bool:
        """Whether a card in play goes on top of its owner's deck whenever it leaves. [cube 6.500]"""
        thing = self.objects.get(card.serial)
        return isinstance(thing, PlayedCard) and thing.returns

    def has_all_names(self, card: GameCard) -> bool:
        """Whether a card has all names: its text says so, or that of a card which it copied this turn."""
        if not self.some_have_all_names:
            return False
        if card.definition.all_names:
            return True
        named = self.ledger.this_turn.all_named
        return bool(named) and card.serial in named and self.zones[self.places[card.serial]].in_play

    def characters_of(self, player: int) -> list[GameCard]:
        """The Main Characters whose texts a player has: the own ones, face up, and in a turn those that are lent.

        Not to be changed.
        """
        own = [] if self.hero_face_down[player] else self.piles[self.players[player].heroes.number]
        lent = self.ledger.this_turn.lent
        return own + [self.box[serial] for serial in lent] if lent and player == self.active else own

    def in_confrontation(self, player: int) -> bool:
        """Whether a player is in a Confrontation: entered it, or has a Main Character who always is one in own turns.

        One that was entered lasts beyond the turn itself, until the new hand is drawn. [cube 6.110-6.112, 8.080]
        """
        if self.ledger.this_turn.confronting and player == self.active_player():
            return True
        return player == self.active and any([hero.definition.always_confronts for hero in self.characters_of(player)])

    # Players

    def active_player(self) -> int:
        """The active player, who stays so while the turn that is over is ended step by step; `NOBODY` after that.

        What is said of somebody's turn asks `active`. [cube 6.020, 8.010, 8.090]
        """
        return self.turn_player if self.ledger.ending_turn else self.active

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
            marks = ability.marks if isinstance(ability, CardAbility) else ALL_MARKS
            for seat in [self.players[watcher.controller]] if watcher.own_events else self.players:
                self.awaited[seat.number] |= marks
