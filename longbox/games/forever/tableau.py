"""Where the cards of a game of DC Forever lie, whose they are, and how they come into play and leave it.

[forever In Play, Out Of Play, Gain Control]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.forever import events
from longbox.games.forever.abilities import REACTION, WHILE_IN_PLAY, Situation
from longbox.games.forever.at_work import AtWork
from longbox.games.forever.definitions import CHARACTERS, HERO, ROGUE, SCHEME, CardDefinition, GameCard
from longbox.games.forever.options import HEROES, ROGUES, Options
from longbox.games.forever.permanents import UNATTACHED, Permanent
from longbox.games.forever.phases import SETTING_UP
from longbox.games.forever.table import (
    LOCATIONS,
    MASTER_PLAN,
    NOWHERE,
    SPOTS,
    UNALIGNED_CHARACTERS,
    ForeverPlayer,
)
from longbox.kernel.abilities import Watcher
from longbox.kernel.game import Game
from longbox.kernel.objects import InPlay
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tableau(Game[CardDefinition]):
    """The cards of two to four players, the Locations, and what is at them.

    Attributes:
        options: What was agreed on before the game. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        players: The players, clockwise. Fixed.
        phase: Where the game rests: `PLOTTING`, `PLANNING`, ... of `phases`.
        beneath: The serial number of the Hero that a card empowers, by the card's serial number.
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
        self.always_ask = options.always_ask
        self.players = players
        self.phase = SETTING_UP
        self.beneath: dict[int, int] = {}
        self.at_work: list[AtWork] = []
        self.supply = 0
        self.sanctuary = 0

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
            time = self.next_time()
            self.at_work.append(AtWork(line.constant, situation, WHILE_IN_PLAY, time, line.threshold, line.side))

    def stop_abilities(self, card: GameCard) -> None:
        """Let what a card says be at work no longer."""
        if card.definition.abilities:
            for lists in (self.guards, self.watchers):
                for number, watchers in enumerate(lists):
                    if watchers:
                        lists[number] = [watcher for watcher in watchers if watcher.source is not card]
        if card.definition.constants:
            self.at_work = [
                working for working in self.at_work if working.until != WHILE_IN_PLAY or working.source is not card
            ]

    def leave_play(self, card: GameCard) -> None:
        self.supply += self.permanent(card).citizens
        del self.objects[card.serial]
        self.stop_abilities(card)
        self.at_work = [working.without(card) for working in self.at_work]

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
        thing = self.objects[card.serial]
        assert isinstance(thing, Permanent)
        return thing

    def controller(self, card: GameCard) -> int:
        """The number of the player who controls a card, or `NOBODY`; out of play, its owner. [forever Gain Control]"""
        thing = self.objects.get(card.serial)
        return self.owners[card.serial] if thing is None else thing.controller

    def owner(self, card: GameCard) -> ForeverPlayer:
        """The player who owns a card that belongs to one."""
        return self.players[self.owners[card.serial]]

    # Players and sides

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.seats[player].name

    def on_side(self, side: str) -> list[ForeverPlayer]:
        """The players of a side, in seat order."""
        return [seat for seat in self.players if seat.side == side]

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
        return [thing.card for thing in self._things() if thing.controller == player]

    def cards_in_play(self) -> list[GameCard]:
        """All cards in play, oldest first."""
        return [thing.card for thing in self._things()]

    def _things(self) -> list[InPlay]:
        return sorted(self.objects.values(), key=entered)

    def characters(self) -> list[GameCard]:
        """All characters in play."""
        return [card for card in self.cards_in_play() if card.definition.type in CHARACTERS]

    def team(self, side: str) -> list[GameCard]:
        """The Heroes or Rogues in play."""
        return [card for seat in self.on_side(side) for card in self.characters_of(seat.number)]

    def characters_of(self, player: int) -> list[GameCard]:
        """A player's Heroes or Rogues in play."""
        return [card for card in self.piles[self.players[player].area.number] if card.definition.is_character]

    def character_named(self, player: int, name: str) -> GameCard | None:
        """A player's character in play, by its name. [forever Affiliated Cards]"""
        for card in self.characters_of(player):
            if card.definition.name == name:
                return card
        return None

    def attached(self, card: GameCard) -> list[GameCard]:
        """The attachments on a card, oldest first. [forever Attachment Card]"""
        return [each for each in self.cards_in_play() if self.permanent(each).attached_to == card.serial]

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
        for card in self.piles[LOCATIONS.number]:
            if self.permanent(card).spot == spot:
                return card
        return None

    def locations(self) -> list[GameCard]:
        """The Locations of the row, in its order. [forever Location]"""
        row = [self.location(spot) for spot in range(SPOTS)]
        return [card for card in row if card is not None]

    def scheme_at(self, spot: int) -> GameCard | None:
        """The Scheme at a place of the row. [forever Scheme Cards]"""
        for card in self.schemes():
            if self.permanent(card).spot == spot:
                return card
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
        return [card for card in self.characters() if self.permanent(card).spot == spot]

    def spot_of(self, card: GameCard) -> int:
        """Where in the row a card is: an attachment where its character is, another card where its own character is."""
        if not self.in_play(card):
            return self.spot_of_affiliated(card)
        thing = self.permanent(card)
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


def entered(thing: InPlay) -> int:
    """When a card entered play."""
    return thing.number
