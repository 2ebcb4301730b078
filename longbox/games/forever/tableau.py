"""Where the cards of a game of DC Forever lie, whose they are, and how they come into play and leave it.

[forever In Play, Out Of Play, Gain Control]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.forever import events
from longbox.games.forever.abilities import REACTION, WHILE_IN_PLAY, Situation
from longbox.games.forever.at_work import AtWork
from longbox.games.forever.definitions import (
    ATTACHMENT,
    HEALTH,
    HERO,
    LOCATION,
    ROGUE,
    SCHEME,
    CardDefinition,
    GameCard,
)
from longbox.games.forever.options import HEROES, ROGUES, SIDES, Options
from longbox.games.forever.permanents import UNATTACHED, Permanent
from longbox.games.forever.phases import SETTING_UP
from longbox.games.forever.table import (
    MASTER_PLAN,
    NOWHERE,
    SPOTS,
    UNALIGNED_CHARACTERS,
    ForeverPlayer,
)
from longbox.kernel.abilities import Watcher
from longbox.kernel.game import Game
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

NO_CARD: Final = -1
NOTHING_AT_WORK: Final[list[AtWork]] = []
"""What is at work of an aspect of which nothing is. Nothing is put into it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tableau(Game[CardDefinition]):
    """The cards of two to four players, the Locations, and what is at them.

    Attributes:
        options: What was agreed on before the game. Fixed.
        readings: Which other readings of the rulebook were agreed on. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        players: The players, clockwise. Fixed.
        sides: The players of each side, in seat order. Fixed.
        phase: Where the game rests: `PLOTTING`, `PLANNING`, ... of `phases`.
        figure_names: The names that characters have, and nothing else of the box. Fixed.
        beneath: The serial number of the Hero that a card empowers, by the card's serial number.
        figures: The characters in play, oldest first: an index of `objects`, kept here alone.
        workers: The cards in play that can be used or modify acts, oldest first: an index like that.
        row: The Locations in play, in the same way.
        plots: The Schemes in play, in the same way; those of the Master Plan are at no place.
        attachments: The attachments in play, in the same way.
        at_work: What is so by cards in play, and what is so for some time, oldest first.
        supply: The citizen tokens in the supply; below zero, other counters stand in for what the box lacks.
        sanctuary: The citizens in Sanctuary. [forever Sanctuary]
    """

    def __init__(
        self,
        options: Options,
        players: list[ForeverPlayer],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        super().__init__([*players], zones, box, len(events.KINDS), randomness)
        self.options = options
        self.readings: tuple[str, ...] = options.readings
        self.always_ask = options.always_ask
        self.players = players
        self.sides = {side: [seat for seat in players if seat.side == side] for side in SIDES}
        self.phase = SETTING_UP
        self.figure_names: set[str] = set()
        self.beneath: dict[int, int] = {}
        self.figures: list[Permanent] = []
        self.workers: list[Permanent] = []
        self.row: list[Permanent] = []
        self.plots: list[Permanent] = []
        self.attachments: list[Permanent] = []
        self.at_work: list[AtWork] = []
        self._about: dict[str, list[AtWork]] = {}
        self._indexed = True
        self._periods: set[str] = set()
        self._health_falls = False
        self._asked: list[AtWork] = []
        self.supply = 0
        self.sanctuary = 0

    def reads(self, reading: str) -> bool:
        """Whether the rulebook is read in another way than by default; see `readings`."""
        return reading in self.readings

    # Cards in play

    def enter_play(self, card: GameCard, zone: Zone) -> None:
        """Make the object of a card that enters play; what it says is so at once. [forever In Play]

        A Scheme lies facedown, and says nothing before it is turned over. [forever Scheme Cards]
        """
        controller = zone.owner
        if zone is MASTER_PLAN:
            controller = self.owners[card.serial]
        thing = Permanent(card, self.next_time(), controller)
        thing.facedown = card.definition.type == SCHEME and zone.owner != NOBODY
        self.objects[card.serial] = thing
        for index in self.indices_of(card.definition):
            index.append(thing)
        if not thing.facedown:
            self.start_abilities(card)

    def start_abilities(self, card: GameCard) -> None:
        """Let what a card says be at work."""
        definition = card.definition
        controller = self.controller(card)
        for ability in definition.abilities:
            if ability.timing == REACTION and ability.occasion is not None:
                watcher = Watcher(ability, controller, card, self.next_time())
                places = self.guards if ability.before else self.watchers
                for kind in ability.occasion.kinds:
                    places[kind.number] = [*places[kind.number], watcher]
        for line in definition.constants:
            situation = Situation(controller, card)
            working = AtWork(line.constant, situation, WHILE_IN_PLAY, self.next_time(), line.threshold, line.side)
            self.set_at_work([*self.at_work, working])

    def stop_abilities(self, card: GameCard) -> None:
        """Let what a card says be at work no longer."""
        for ability in card.definition.reactions:
            places = self.guards if ability.before else self.watchers
            for kind in [] if ability.occasion is None else ability.occasion.kinds:
                places[kind.number] = [watcher for watcher in places[kind.number] if watcher.source is not card]
        if card.definition.constants:
            self.set_at_work(
                [working for working in self.at_work if working.until != WHILE_IN_PLAY or working.source is not card]
            )

    def leave_play(self, card: GameCard) -> None:
        thing = self.permanent(card)
        self.supply += thing.citizens
        del self.objects[card.serial]
        for index in self.indices_of(card.definition):
            index.remove(thing)
        self.stop_abilities(card)
        if any([working.speaks_of(card) for working in self.at_work]):
            self.set_at_work([working.without(card) for working in self.at_work])

    def set_at_work(self, at_work: list[AtWork]) -> None:
        """Let other things be at work."""
        self.at_work = at_work
        self._indexed = False

    def index_at_work(self) -> None:
        """Find what is at work by what it may say something of."""
        about: dict[str, list[AtWork]] = {}
        self._periods = {working.until for working in self.at_work}
        for working in self.at_work:
            for aspect in working.constant.aspects():
                about.setdefault(aspect, []).append(working)
        self._about = about
        self._health_falls = any([working.constant.lowers(HEALTH) for working in about.get(HEALTH, NOTHING_AT_WORK)])
        self._indexed = True

    def indices_of(self, definition: CardDefinition) -> list[list[Permanent]]:
        """The indices of objects in which a card stands as long as it is in play."""
        found: list[list[Permanent]] = []
        if definition.is_character:
            found.append(self.figures)
        elif definition.type == LOCATION:
            found.append(self.row)
        elif definition.type == SCHEME:
            found.append(self.plots)
        elif definition.type == ATTACHMENT:
            found.append(self.attachments)
        if does_work(definition):
            found.append(self.workers)
        return found

    def index_objects(self) -> None:
        """Fill the indices anew, as in a copy, which has its own objects."""
        self.figures, self.workers, self.row, self.plots, self.attachments = [], [], [], [], []
        for thing in self.objects.values():
            assert isinstance(thing, Permanent)
            for index in self.indices_of(thing.card.definition):
                index.append(thing)

    def asked_without(self, aspect: str) -> list[AtWork]:
        """The same, without what is being asked already: what a text changes it sees as if it weren't there itself."""
        found = self.about(aspect)
        return [each for each in found if each not in self._asked] if self._asked else found

    def about(self, aspect: str) -> list[AtWork]:
        """What is at work and may say something of an aspect of cards, oldest first. Kept until that changes."""
        if not self._indexed:
            self.index_at_work()
        return self._about.get(aspect, NOTHING_AT_WORK)

    def has_until(self, period: str) -> bool:
        """Whether anything is at work until a period ends. Kept until what is at work changes."""
        if not self._indexed:
            self.index_at_work()
        return period in self._periods

    def health_may_fall(self) -> bool:
        """Whether anything at work could lower the Health of characters. Kept until what is at work changes."""
        if not self._indexed:
            self.index_at_work()
        return self._health_falls

    def move_in_play(self, card: GameCard, zone: Zone) -> None:
        """Move a card from one area to another, as it is."""
        self.piles[self.places[card.serial]].remove(card)
        self.piles[zone.number].append(card)
        self.places[card.serial] = zone.number

    def in_play(self, card: GameCard) -> bool:
        """Whether a card is in play. [forever In Play, Out Of Play]"""
        return card.serial in self.objects

    def permanent(self, card: GameCard) -> Permanent:
        """A card in play, with what changes on it."""
        # Only permanents are in play; to assert it took 2 % of a game, as nothing is asked as often.
        return self.objects[card.serial]  # type: ignore[return-value]

    def controller(self, card: GameCard) -> int:
        """The number of the player who controls a card, or `NOBODY`; out of play, its owner. [forever Gain Control]"""
        thing = self.objects.get(card.serial)
        return self.owners[card.serial] if thing is None else thing.controller

    def used_of(self, card: GameCard) -> tuple[int, ...]:
        """The numbers of a card's limited abilities that were used this round. [forever Character Abilities]"""
        thing: Permanent | None = self.objects.get(card.serial)  # type: ignore[assignment]  # as for `permanent`
        return () if thing is None else thing.used

    def owner(self, card: GameCard) -> ForeverPlayer:
        """The player who owns a card that belongs to one."""
        return self.players[self.owners[card.serial]]

    # Players and sides

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.seats[player].name

    def on_side(self, side: str) -> list[ForeverPlayer]:
        """The players of a side, in seat order."""
        return self.sides[side]

    def team_of(self, player: int) -> int:
        """The players of a player's side, that player among them, as bits."""
        return sum([seat.bit for seat in self.on_side(self.players[player].side)])

    def is_rogue(self, player: int) -> bool:
        """Whether a player plays Rogues."""
        return self.players[player].side == ROGUES

    def plays_alone(self, player: int) -> bool:
        """Whether a player faces two alone. [forever Multiplayer Rules]"""
        return len(self.players) == 3 and len(self.on_side(self.players[player].side)) == 1

    def side_of(self, card: GameCard) -> str:
        """The side of a character or of what a player controls; nothing for what is nobody's."""
        if card.definition.type == HERO:
            return HEROES
        if card.definition.type == ROGUE:
            return ROGUES
        controller = self.controller(card)
        return "" if controller == NOBODY else self.players[controller].side

    # What is in play

    def controlled(self, player: int) -> list[GameCard]:
        """The cards that a player controls in play."""
        return [thing.card for thing in self.objects.values() if thing.controller == player]

    def cards_in_play(self) -> list[GameCard]:
        """All cards in play, oldest first: objects stand in the order in which they entered."""
        return [thing.card for thing in self.objects.values()]

    def named(self, name: str) -> list[GameCard]:
        """The cards in play of a name, oldest first. Most names are asked for that only characters have."""
        if name in self.figure_names:
            return [thing.card for thing in self.figures if thing.card.name == name]
        return [thing.card for thing in self.objects.values() if thing.card.name == name]

    def things_in_play(self) -> list[Permanent]:
        """All that is in play, as it lies there, oldest first."""
        return [*self.objects.values()]  # type: ignore[list-item]  # as for `permanent`

    def characters(self) -> list[GameCard]:
        """All characters in play."""
        return [thing.card for thing in self.figures]

    def weakened(self) -> list[GameCard]:
        """The characters in play whose damage may be too much: what raises Health alone needn't be asked."""
        # As `health_may_fall`, without calling it: it is asked after each step of a game.
        if not self._indexed:
            self.index_at_work()
        falls = self._health_falls
        found: list[GameCard] = []
        for thing in self.figures:
            if thing.damage and (falls or thing.damage >= thing.card.definition.health):
                found.append(thing.card)
        return found

    def team(self, side: str) -> list[GameCard]:
        """The Heroes or Rogues in play."""
        return [card for seat in self.on_side(side) for card in self.characters_of(seat.number)]

    def characters_of(self, player: int) -> list[GameCard]:
        """A player's Heroes or Rogues in play."""
        return [card for card in self.piles[self.players[player].area.number] if card.definition.is_character]

    def character_named(self, player: int, name: str) -> GameCard | None:
        """A player's character in play, by its name. [forever Affiliated Cards]"""
        for card in self.piles[self.players[player].area.number]:
            definition = card.definition
            if definition.name == name and definition.is_character:
                return card
        return None

    def attached(self, card: GameCard) -> list[GameCard]:
        """The attachments on a card, oldest first. [forever Attachment Card]"""
        serial = card.serial
        return [thing.card for thing in self.attachments if thing.attached_to == serial]

    def host(self, card: GameCard) -> GameCard | None:
        """The card that an attachment is on."""
        serial = self.permanent(card).attached_to
        return None if serial == UNATTACHED else self.box[serial]

    def empowering(self, hero: GameCard) -> list[GameCard]:
        """The cards that empower a Hero. [forever Empower A Hero]"""
        return [self.box[serial] for serial, host in self.beneath.items() if host == hero.serial]

    # The central row

    def location(self, spot: int) -> GameCard | None:
        """The Location at a place of the central row."""
        for thing in self.row:
            if thing.spot == spot:
                return thing.card
        return None

    def locations(self) -> list[GameCard]:
        """The Locations of the row, in its order. [forever Location]"""
        return [thing.card for thing in self.in_row()]

    def in_row(self) -> list[Permanent]:
        """The same, as they lie there."""
        return [thing for spot in range(SPOTS) for thing in self.row if thing.spot == spot]

    def scheme_at(self, spot: int) -> GameCard | None:
        """The Scheme at a place of the row. [forever Scheme Cards]"""
        for thing in self.plots:
            if thing.spot == spot:
                return thing.card
        return None

    def schemes(self) -> list[GameCard]:
        """The Schemes at Locations."""
        return [card for seat in self.on_side(ROGUES) for card in self.piles[seat.schemes.number]]

    def unaligned(self) -> list[GameCard]:
        """The Unaligned characters in play."""
        return self.piles[UNALIGNED_CHARACTERS.number]

    def unaligned_at(self, spot: int) -> GameCard | None:
        """The Unaligned character at a place of the row."""
        for card in self.unaligned():
            if self.permanent(card).spot == spot:
                return card
        return None

    def characters_at(self, spot: int) -> list[GameCard]:
        """All characters at a place of the row."""
        return [thing.card for thing in self.figures if thing.spot == spot]

    def spot_of(self, card: GameCard) -> int:
        """Where in the row a card is: an attachment where its character is, another card where its own character is."""
        thing: Permanent | None = self.objects.get(card.serial)  # type: ignore[assignment]  # as for `permanent`
        if thing is None:
            return self.spot_of_affiliated(card)
        if thing.attached_to != UNATTACHED:
            return self.spot_of(self.box[thing.attached_to])
        if thing.spot == NOWHERE and not card.definition.is_character:
            return self.spot_of_affiliated(card)
        return thing.spot

    def spot_of_affiliated(self, card: GameCard) -> int:
        """Where in the row the character is whose card it is."""
        if not card.definition.affiliation or self.owners[card.serial] == NOBODY:
            return NOWHERE
        character = self.character_named(self.owners[card.serial], card.definition.affiliation)
        return NOWHERE if character is None else self.permanent(character).spot

    def place_name(self, spot: int) -> str:
        """What the Location at a place of the row is called."""
        location = self.location(spot)
        return f"place {spot + 1}" if location is None else location.definition.name


def does_work(definition: CardDefinition) -> bool:
    """Whether a card has abilities that its player uses, or that modify acts. [forever Use A Card, Modifiers]"""
    return bool(definition.uses or definition.modifiers)
