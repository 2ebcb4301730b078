"""Setting up a game, from the box to the first turn. [champions Setup]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import SETUP, Situation, abilities_of
from longbox.games.champions.actions import encounter, revealed, statuses, threat
from longbox.games.champions.agreement import Agreement
from longbox.games.champions.definitions import MINION, TOUGHNESS, CardDefinition, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.table import (
    ENCOUNTER_DECK,
    MAIN_SCHEME_DECK,
    SCENARIO_AREA,
    SET_ASIDE,
    SHARED,
    VILLAIN_DECK,
    HeroPlayer,
)
from longbox.games.champions.turn import turn
from longbox.games.champions.whole_game import WholeGame
from longbox.kernel.questions import Prompt
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

MULLIGAN: Final[Prompt] = Prompt("Choose cards to discard and replace", "Setup")
DRONE_TRAIT: Final = "Drone"


def set_up(agreement: Agreement) -> ChampionsGame:
    """Lay out the table, every pile in the order of the box. Games with the same options are copies of it.

    [champions Setup]
    """
    seats = [HeroPlayer(number, name) for number, name in enumerate(agreement.names)]
    zones = [*SHARED, *[zone for seat in seats for zone in seat.zones()]]
    game = WholeGame(agreement.options, seats, zones, [], Randomness(0))
    game.first_player = agreement.options.first_player
    game.eliminated = [False for _ in seats]
    game.changed_form = [False for _ in seats]
    box = Box(game)
    for player in range(len(seats)):
        lay_out_player(game, box, agreement, player)
    lay_out_scenario(game, box, agreement)
    game.clear_table()
    for card, zone, owner in box.places:
        game.owners[card.serial] = owner
        game.put_new(card, zone)
    for player in range(len(seats)):
        game.identities.append(box.alter_egos[player].serial)
    return game


class Box:
    """The cards of a game as they are unpacked, with the place and the owner of each.

    Attributes:
        places: Each card, with the zone where it lies and the number of its owner.
        alter_egos: The alter-ego side of each player's identity.
    """

    def __init__(self, game: ChampionsGame) -> None:
        self.game = game
        self.places: list[tuple[GameCard, Zone, int]] = []
        self.alter_egos: list[GameCard] = []

    def unpack(self, definition: CardDefinition, zone: Zone, owner: int = NOBODY) -> GameCard:
        """Take one copy of a card out of the box."""
        card = GameCard(len(self.game.box), definition)
        self.game.box.append(card)
        self.places.append((card, zone, owner))
        return card

    def unpack_all(self, definitions: list[CardDefinition], zone: Zone, owner: int = NOBODY) -> None:
        """Take all copies of cards out of the box."""
        for definition in definitions:
            for _ in range(definition.quantity):
                self.unpack(definition, zone, owner)


def lay_out_player(game: ChampionsGame, box: Box, agreement: Agreement, player: int) -> None:
    """Lay out a player's identity, deck, nemesis set and obligations. [champions Setup; Nemesis; Obligation]"""
    seat = game.players[player]
    hero = box.unpack(agreement.heroes[player], SET_ASIDE, player)
    alter_ego = box.unpack(agreement.alter_egos[player], seat.area, player)
    game.other_sides[hero.serial] = alter_ego
    game.other_sides[alter_ego.serial] = hero
    box.alter_egos.append(alter_ego)
    for definition in agreement.decks[player]:
        box.unpack(definition, seat.deck, player)
    box.unpack_all(agreement.nemeses[player], SET_ASIDE)
    box.unpack_all(agreement.obligations[player], ENCOUNTER_DECK)


def lay_out_scenario(game: ChampionsGame, box: Box, agreement: Agreement) -> None:
    """Lay out the villain, the main scheme and the encounter deck. [champions Setup; Villain, Villain Deck]"""
    stages = agreement.stages
    game.villain_serial = box.unpack(stages[0], SCENARIO_AREA).serial
    for stage in reversed(stages[1:]):
        box.unpack(stage, VILLAIN_DECK)
    sides = agreement.scheme_sides
    game.scheme_serial = box.unpack(sides[0], SCENARIO_AREA).serial
    for side in reversed(sides[1:]):
        box.unpack(side, MAIN_SCHEME_DECK)
    box.unpack_all(agreement.encounter_cards, ENCOUNTER_DECK)
    box.unpack_all(agreement.set_aside, SET_ASIDE)
    if agreement.has_drones:
        for _ in range(sum([len(deck) for deck in agreement.decks])):
            box.unpack(drone_marker(), SET_ASIDE)


def drone_marker() -> CardDefinition:
    """What a player's card that is a facedown Drone minion shows: nothing but that. [champions Minion]"""
    marker = CardDefinition("", encounter.MARKER, MINION)
    marker.traits = (DRONE_TRAIT,)
    return marker


# From the table that is laid out to the first turn


def begin(game: ChampionsGame) -> None:
    """Shuffle, set up the scenario, draw, and begin the first round. [champions Setup]

    The encounter deck is made before the scenario's own setup, which looks into it.
    """
    for player in range(len(game.players)):
        game.log.append(Happening(events.TOOK_IDENTITY, player, game.identity(player).alone))
        game.shuffle(game.players[player].deck)
    game.shuffle(ENCOUNTER_DECK)
    set_up_scenario(game)
    for player in game.in_order():
        game.draw(player, game.hand_size(player))
    for player in game.in_order():
        mulligan(game, player)
    for player in game.in_order():
        set_up_card(game, player, game.identity(player))
        set_up_card(game, player, game.other_side(game.identity(player)))
    if not game.over:
        turn.begin_round(game)


def set_up_scenario(game: ChampionsGame) -> None:
    """Resolve the main scheme's setup, turn it, and reveal the villain. [champions Setup, When Revealed Abilities]"""
    villain = game.villain()
    for card in [villain, *[game.identity(player) for player in game.in_order()]]:
        if game.keyword(card, TOUGHNESS) is not None:
            statuses.give_status(game, card, TOUGH, card)
    threat.set_up_side(game, game.main_scheme())
    if game.main_scheme().definition.stage.endswith("A"):
        threat.turn_to(game, game.piles[MAIN_SCHEME_DECK.number][-1])
    set_up_card(game, game.first_player, villain)
    revealed.resolve_when_revealed(game, game.first_player, villain)


def mulligan(game: ChampionsGame, player: int) -> None:
    """Let a player discard any cards once, and draw as many. [champions Setup]"""
    hand = game.cards(game.players[player].hand)
    chosen = game.choose_cards(player, MULLIGAN, hand, None, 0, len(hand))
    for card in chosen:
        game.discard_from_hand(player, card)
    game.draw(player, len(chosen))


def set_up_card(game: ChampionsGame, player: int, card: GameCard) -> None:
    """Resolve the Setup of a villain, or of a side of a player's identity. [champions Setup]"""
    for ability in abilities_of(card.definition, SETUP):
        game.run(ability.effect, Situation(player, card))
