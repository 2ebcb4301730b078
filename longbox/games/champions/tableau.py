"""Where the cards of a game of Marvel Champions lie, whose they are, and how they come into play and leave it.

[champions In Play And Out Of Play; Ownership And Control]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.champions import events
from longbox.games.champions.abilities import WHILE_IN_PLAY, Constant, Situation
from longbox.games.champions.at_work import AtWork
from longbox.games.champions.attachments import PrintedValues
from longbox.games.champions.definitions import ALLY, ATTACHMENT, HERO, SIDE_SCHEME, CardDefinition, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.options import Options
from longbox.games.champions.permanents import UNATTACHED, Permanent
from longbox.games.champions.phases import ENDED, SETTING_UP
from longbox.games.champions.table import SCENARIO_AREA, HeroPlayer
from longbox.kernel.abilities import Watcher
from longbox.kernel.game import Game
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

NO_CARD: Final = -1
PRINTED_VALUES: Final = PrintedValues()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tableau(Game[CardDefinition]):
    """The cards of one to four players and of a scenario, and what lies where.

    Attributes:
        options: What was agreed on before the game. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        later_rules: What is played as later editions have it. Fixed.
        players: The players, clockwise. Fixed.
        other_sides: The other side of each card that has two, by serial number. Fixed.
        phase: Where the game rests: `SETTING_UP`, `TAKING_TURN`, ... of `phases`.
        first_player: The number of the first player. [champions First Player]
        eliminated: Which players are out. [champions Player Elimination]
        identities: The serial number of the side of each player's identity that is face up.
        villain_serial: The serial number of the villain's stage in play.
        scheme_serial: The serial number of the main scheme's side in play.
        at_work: Constant abilities in play and lasting effects, oldest first.
        beneath: The serial number of the card in play under which a card lies facedown, by serial number.
        won: Whether the players won, when the game is over.
    """

    def __init__(
        self,
        options: Options,
        players: list[HeroPlayer],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        super().__init__([*players], zones, box, len(events.KINDS), randomness)
        self.options = options
        self.always_ask = options.always_ask
        self.later_rules: tuple[str, ...] = options.later_rules
        self.players = players
        self.other_sides: dict[int, GameCard] = {}
        self.phase = SETTING_UP
        self.first_player = 0
        self.eliminated: list[bool] = []
        self.identities: list[int] = []
        self.villain_serial = NO_CARD
        self.scheme_serial = NO_CARD
        self.at_work: list[AtWork] = []
        self.beneath: dict[int, int] = {}
        self.won = False

    # Cards in play

    def enter_play(self, card: GameCard, zone: Zone) -> None:
        """Make the object of a card that enters play; its abilities are active at once. [champions Enters Play]

        Encounter cards are under the control of the scenario. [champions Ownership And Control]
        """
        own_area = zone.owner != NOBODY and zone is self.players[zone.owner].area
        self.objects[card.serial] = Permanent(card, self.next_time(), zone.owner if own_area else NOBODY)
        self.start_abilities(card)

    def start_abilities(self, card: GameCard) -> None:
        """Let the abilities of a card in play be active."""
        definition = card.definition
        controller = self.controller(card)
        for ability in definition.abilities:
            if ability.occasion is not None:
                watcher = Watcher(ability, controller, card, self.next_time())
                places = self.guards if ability.is_interrupt else self.watchers
                for kind in ability.occasion.awaited_kinds():
                    places[kind.number] = [*places[kind.number], watcher]
        for constant in constants_of(definition):
            situation = Situation(controller, card)
            self.at_work.append(AtWork(constant, situation, WHILE_IN_PLAY, self.next_time()))

    def stop_abilities(self, card: GameCard) -> None:
        """Let the abilities of a card be active no longer."""
        if card.definition.abilities:
            for lists in (self.guards, self.watchers):
                for number, watchers in enumerate(lists):
                    if watchers:
                        lists[number] = [watcher for watcher in watchers if watcher.source is not card]
        if constants_of(card.definition):
            self.at_work = [
                working
                for working in self.at_work
                if working.until != WHILE_IN_PLAY or working.situation.source is not card
            ]

    def leave_play(self, card: GameCard) -> None:
        del self.objects[card.serial]
        self.stop_abilities(card)

    def move_in_play(self, card: GameCard, zone: Zone) -> None:
        """Move a card from one play area to another, as it is. [champions Ownership And Control, Engaged]"""
        self.piles[self.places[card.serial]].remove(card)
        self.piles[zone.number].append(card)
        self.places[card.serial] = zone.number

    def replace(self, old: GameCard, new: GameCard, zone: Zone) -> None:
        """Put another side or stage of a card into its place, which keeps all that is on it.

        [champions Form, Change Form; Villain Defeat; Main Scheme]

        Args:
            old: What is in play.
            new: What takes its place.
            zone: Where the old side or stage goes.
        """
        permanent = self.permanent(old)
        attached = self.attachments(old)
        self.stop_abilities(old)
        area = self.zones[self.places[old.serial]]
        self.piles[self.places[new.serial]].remove(new)
        pile = self.piles[area.number]
        pile[pile.index(old)] = new
        self.places[new.serial] = area.number
        self.piles[zone.number].append(old)
        self.places[old.serial] = zone.number
        del self.objects[old.serial]
        permanent.card = new
        self.objects[new.serial] = permanent
        for card in attached:
            self.permanent(card).attached_to = new.serial
        self.start_abilities(new)

    def in_play(self, card: GameCard) -> bool:
        """Whether a card is in play. [champions In Play And Out Of Play]"""
        return card.serial in self.objects

    def is_still(self, thing: Permanent) -> bool:
        """Whether what was a card in play still is; a card that left and came back is another."""
        return self.objects.get(thing.card.serial) is thing

    def permanent(self, card: GameCard) -> Permanent:
        """A card in play, with what changes on it."""
        thing = self.objects[card.serial]
        assert isinstance(thing, Permanent)
        return thing

    def other_side(self, card: GameCard) -> GameCard:
        """The other side of a card that has two."""
        return self.other_sides[card.serial]

    def controller(self, card: GameCard) -> int:
        """The number of the player who controls a card, or `NOBODY`. [champions Ownership And Control]

        Players control the cards in their own out-of-play areas.
        """
        thing = self.objects.get(card.serial)
        return self.owners[card.serial] if thing is None else thing.controller

    def controlled(self, player: int) -> list[GameCard]:
        """The cards in play that a player controls."""
        return self.piles[self.players[player].area.number]

    # Players

    def name(self, player: int) -> str:
        """What the others call a player."""
        return self.players[player].name

    def plays(self, later_rule: str) -> bool:
        """Whether a rule of a later edition is played; see `editions`."""
        return later_rule in self.later_rules

    def in_order(self) -> list[int]:
        """The players in player order, without those who are eliminated. [champions In Player Order]"""
        order: list[int] = []
        count = len(self.players)
        for step in range(count):
            player = (self.first_player + step) % count
            if not self.eliminated[player]:
                order.append(player)
        return order

    def next_player(self, player: int) -> int:
        """The next player clockwise who is not eliminated. [champions In Player Order]"""
        count = len(self.players)
        for step in range(1, count + 1):
            other = (player + step) % count
            if not self.eliminated[other]:
                return other
        return player

    def per_player(self, number: int) -> int:
        """A number for each player who started the scenario. [champions Per Player]"""
        return number * len(self.players)

    def identity(self, player: int) -> GameCard:
        """The side of a player's identity that is face up. [champions Identity]"""
        return self.box[self.identities[player]]

    def in_hero_form(self, player: int) -> bool:
        """Whether a player is in hero form. [champions Form, Change Form]"""
        return self.box[self.identities[player]].definition.type == HERO

    def is_identity_of(self, card: GameCard) -> int:
        """The player whose identity a card in play is, or `NOBODY`."""
        return self.identities.index(card.serial) if card.serial in self.identities else NOBODY

    # The scenario

    def villain(self) -> GameCard:
        """The stage of the villain that is in play. [champions Villain, Villain Deck]"""
        return self.box[self.villain_serial]

    def main_scheme(self) -> GameCard:
        """The side of the main scheme that is in play. [champions Main Scheme]"""
        return self.box[self.scheme_serial]

    def scenario_cards(self) -> list[GameCard]:
        """The cards in the scenario's own play area."""
        return self.piles[SCENARIO_AREA.number]

    # Kinds of cards in play

    def minions_of(self, player: int) -> list[GameCard]:
        """The minions engaged with a player. [champions Engaged]"""
        return self.piles[self.players[player].engaged.number]

    def minions(self) -> list[GameCard]:
        """All minions in play, in player order."""
        return [minion for player in self.in_order() for minion in self.minions_of(player)]

    def enemies(self) -> list[GameCard]:
        """The villain and all minions. [champions Enemy]"""
        return [self.villain(), *self.minions()]

    def allies(self, player: int) -> list[GameCard]:
        """The allies that a player controls. [champions Ally]"""
        return [card for card in self.controlled(player) if card.definition.type == ALLY]

    def friendly_characters(self) -> list[GameCard]:
        """The identities and allies of all players. [champions Friendly]"""
        return [card for player in self.in_order() for card in self.characters_of(player)]

    def characters_of(self, player: int) -> list[GameCard]:
        """The identity and the allies of a player. [champions Character]"""
        return [card for card in self.controlled(player) if card.definition.is_character]

    def characters(self) -> list[GameCard]:
        """All characters in play. [champions Character]"""
        return self.friendly_characters() + self.enemies()

    def side_schemes(self) -> list[GameCard]:
        """The side schemes in play. [champions Side Scheme]"""
        return [card for card in self.scenario_cards() if card.definition.type == SIDE_SCHEME]

    def schemes(self) -> list[GameCard]:
        """The main scheme and the side schemes in play."""
        return [self.main_scheme(), *self.side_schemes()]

    def cards_in_play(self) -> list[GameCard]:
        """All cards in play."""
        cards = self.scenario_cards().copy()
        for player in self.players:
            cards += self.piles[player.area.number] + self.piles[player.engaged.number]
        return cards

    def attachments(self, card: GameCard) -> list[GameCard]:
        """The cards attached to a card, oldest first. [champions Attach To]"""
        attached = [
            thing
            for thing in self.objects.values()
            if isinstance(thing, Permanent) and thing.attached_to == card.serial
        ]
        return [thing.card for thing in sorted(attached, key=entered)]

    def host(self, card: GameCard) -> GameCard | None:
        """The card that a card in play is attached to. [champions Attach To]"""
        serial = self.permanent(card).attached_to
        return None if serial == UNATTACHED else self.box[serial]

    def icons(self, icon: str) -> int:
        """How many icons of a kind are in play: "crisis", "hazard" or "acceleration". [champions Side Scheme]"""
        total = 0
        for card in self.scenario_cards():
            definition = card.definition
            if icon == "crisis":
                total += definition.crisis
            elif icon == "hazard":
                total += definition.hazards
            else:
                total += definition.acceleration_icons
        return total

    # The end

    def end(self, *, won: bool, note: str) -> None:
        """End the game. [champions Winning The Game]"""
        if not self.over:
            self.over = True
            self.won = won
            self.phase = ENDED
            self.log.append(Happening(events.WON if won else events.LOST, NOBODY, [], note=note))


def constants_of(definition: CardDefinition) -> tuple[Constant, ...]:
    """The constant abilities of a card in play, with what attachments add by rule. [champions Attachment]"""
    if definition.type == ATTACHMENT and (definition.atk or definition.sch):
        return (*definition.constants, PRINTED_VALUES)
    return definition.constants


def entered(permanent: Permanent) -> int:
    """When a card entered play."""
    return permanent.number
