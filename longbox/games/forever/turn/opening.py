"""What is laid out before the first round. [forever Setup For Your First Game, Standard Setup, Multiplayer Setup]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.actions import falling
from longbox.games.forever.definitions import HERO_CARDS, LOCATION, RESOURCE, ROGUE, ROGUE_CARDS, UNALIGNED, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import SIDES
from longbox.games.forever.phases import ORDERING
from longbox.games.forever.table import BOX, LOCATION_DECK, SPOTS, UNALIGNED_CHARACTERS, UNALIGNED_DECK
from longbox.games.forever.turn import resolution
from longbox.kernel.zones import NOBODY, Zone

STARTING_HAND: Final = 6
STARTING_HAND_ALONE: Final = 8
STARTING_CHARACTERS: Final = 2
RESOURCE_CARDS: Final = ("Renown", "Renown", "Prestige", "Fame")
TEAM_RESOURCE_CARDS: Final = ("Prestige", "Fame")


def find_first_players(game: ForeverGame) -> None:
    """Find by chance who of each side goes first in the first round. [forever Multiplayer Setup]"""
    for side in SIDES:
        seats = game.on_side(side)
        game.first[side] = seats[0].number if len(seats) == 1 else game.randomness.pick(seats).number


# Characters and decks


def take_character(game: ForeverGame, player: int, character: GameCard) -> None:
    """Put a character with all its cards into a player's reserve. [forever Establish Your Team]"""
    cards = [card for card in game.cards(BOX) if card.definition.affiliation == character.definition.name]
    for card in [character, *[card for card in cards if fits(card, character)]]:
        give(game, player, card)
        game.move(card, game.players[player].reserve)


def fits(card: GameCard, character: GameCard) -> bool:
    """Whether a card is of the kinds that the side of a character has."""
    return card.definition.type in (ROGUE_CARDS if character.definition.type == ROGUE else HERO_CARDS)


def give(game: ForeverGame, player: int, card: GameCard) -> None:
    """Let a card be a player's own."""
    game.owners[card.serial] = player


def start_with(game: ForeverGame, player: int, characters: list[GameCard]) -> None:
    """Bring a player's starting characters into play, and make the deck. [forever Create Decks, Multiplayer Setup]"""
    seat = game.players[player]
    for card in characters:
        game.move(card, seat.area)
    game.tell(Happening(events.STARTS, player, characters))
    in_team = len(game.on_side(seat.side)) > 1
    for character in characters:
        for card in starting_cards(game, player, character, everything=in_team):
            game.move(card, seat.deck)
    if not seat.is_rogue:
        for name in TEAM_RESOURCE_CARDS if in_team else RESOURCE_CARDS:
            take_resource_card(game, player, name)
    game.shuffle(seat.deck)


def starting_cards(game: ForeverGame, player: int, character: GameCard, *, everything: bool) -> list[GameCard]:
    """The cards of a character that a deck begins with: its starting cards, or all. [forever Create Decks]"""
    reserve = game.cards(game.players[player].reserve)
    own = [card for card in reserve if card.definition.affiliation == character.definition.name]
    if everything:
        return own
    found: list[GameCard] = []
    for card in own:
        if [other.definition for other in found].count(card.definition) < card.definition.starting:
            found.append(card)
    return found


def take_resource_card(game: ForeverGame, player: int, name: str) -> None:
    """Put one of the resource cards of the box into a Hero player's deck. [forever Create Decks]"""
    for card in game.cards(BOX):
        if card.definition.name == name and card.definition.type == RESOURCE:
            give(game, player, card)
            game.move(card, game.players[player].deck)
            return


# The table


def give_first_teams(game: ForeverGame) -> None:
    """Let each side have the team that is its own in a first game. [forever Setup For Your First Game]"""
    for seat in game.players:
        for card in first_team(game, seat.side, BOX):
            take_character(game, seat.number, card)


def lay_out_first_game(game: ForeverGame) -> None:
    """Lay out a first game, in which the teams are given. [forever Setup For Your First Game]"""
    for seat in game.players:
        start_with(game, seat.number, first_team(game, seat.side, seat.reserve)[:STARTING_CHARACTERS])
    for spot, card in enumerate(laid_out(game, LOCATION)):
        resolution.put_location(game, card, spot)
    for card in laid_out(game, UNALIGNED):
        game.move(card, UNALIGNED_CHARACTERS)
        falling.put_unaligned(game, card, card.definition.first_game - 1)
    game.shuffle(LOCATION_DECK)
    game.shuffle(UNALIGNED_DECK)
    draw_hands(game)


def first_team(game: ForeverGame, side: str, zone: Zone) -> list[GameCard]:
    """The team of a side in a first game, where it lies; those that it starts with come first."""
    return in_place([card for card in game.cards(zone) if card.definition.type == side])


def laid_out(game: ForeverGame, type: str) -> list[GameCard]:
    """The Locations or Unaligned characters that are laid out in a first game, in the order of their places."""
    return in_place([card for card in game.box if card.definition.type == type])


def in_place(cards: list[GameCard]) -> list[GameCard]:
    """Those that are laid out in a first game, in the order of their places."""
    used = [card for card in cards if card.definition.first_game]
    return sorted(used, key=place_of)


def place_of(card: GameCard) -> int:
    """In which place a card is laid out in a first game."""
    return card.definition.first_game


def lay_out_table(game: ForeverGame) -> None:
    """Lay out Locations and an Unaligned character, and draw the first hands. [forever Standard Setup]"""
    game.shuffle(LOCATION_DECK)
    for spot in range(SPOTS):
        resolution.draw_location(game, spot)
    game.shuffle(UNALIGNED_DECK)
    if game.cards(UNALIGNED_DECK):
        card = game.cards(UNALIGNED_DECK)[-1]
        game.move(card, UNALIGNED_CHARACTERS)
        falling.put_unaligned(game, card, fullest_spot(game))
    draw_hands(game)


def fullest_spot(game: ForeverGame) -> int:
    """The place with most citizens; of several, the closest to the Unaligned character deck, at the row's end.

    [forever Assign Unaligned Characters]
    """
    return max(range(SPOTS), key=lambda spot: (game.citizens_at(spot), spot))


def draw_hands(game: ForeverGame) -> None:
    """Let all draw their first hands; the first round begins. [forever Draw Cards, Draw Your Starting Hand]"""
    for seat in game.players:
        game.draw(seat.number, STARTING_HAND_ALONE if game.plays_alone(seat.number) else STARTING_HAND)
    game.active = NOBODY
    game.phase = ORDERING
