"""What is on the table before anything happens: all cards in the box. [forever Components]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.definitions import EVENT, HERO, LOCATION, ROGUE, UNALIGNED, CardDefinition, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import FIRST_GAME, HEROES, ROGUES, SIDES, USUAL_SIDES, Options
from longbox.games.forever.table import BOX, LOCATION_DECK, SHARED, UNALIGNED_DECK, ForeverPlayer
from longbox.games.forever.turn.choices import all_activations, all_answers, all_empowering, numbers_of_locations
from longbox.games.forever.turn.opening import give_first_teams
from longbox.games.forever.uses import UseAbility
from longbox.games.forever.whole_game import WholeGame
from longbox.games.options import BadOptions
from longbox.kernel.cards import Card
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import Zone

FEWEST_PLAYERS = 2
MOST_PLAYERS = 4
CITIZEN_TOKENS = 27
TEAM_OF_TWO = 4
TEAM_OF_MORE = 6
"""How many characters a side has. [forever Establish Your Team, Multiplayer Setup]"""

NAMES = {ROGUES: "Rogue", HEROES: "Hero"}


def set_up(library: list[CardDefinition], options: Options) -> WholeGame:
    """A table with these options, before anything is shuffled, picked or laid out; in a first game with its teams.

    Raises:
        BadOptions: They don't go together.
    """
    check_options(options, library)
    names = seat_names(options)
    players = [ForeverPlayer(number, names[number], side) for number, side in enumerate(options.seated)]
    box = unpack(library)
    zones = [*SHARED, *[zone for seat in players for zone in seat.zones()]]
    game = WholeGame(options, players, zones, box, Randomness(0))
    prepare_answers(game)
    game.clear_table()
    game.supply = CITIZEN_TOKENS
    for card in box:
        game.put_new(card, place_of(card))
    if options.is_first_game:
        give_first_teams(game)
    return game


def prepare_answers(game: ForeverGame) -> None:
    """Make the answers that are about a card of the box, which are the same in all copies of the game."""
    game.deeds = all_answers(game.box)
    game.empowering_with = all_empowering(game.box)
    game.activating = all_activations(game.box)
    game.location_numbers = numbers_of_locations(game.box)
    game.figure_names = names_of_characters(game.box)
    game.uses = [[UseAbility(card, ability) for ability in card.definition.uses] for card in game.box]
    game.least_cost = min([card.definition.cost for card in game.box if card.definition.has_cost])
    game.held_before = kinds_answered(game.box, before=True)
    game.held_after = kinds_answered(game.box, before=False)


def names_of_characters(box: list[GameCard]) -> set[str]:
    """The names that characters of the box have, and nothing else."""
    return {card.name for card in box if card.definition.is_character} - {
        card.name for card in box if not card.definition.is_character
    }


def kinds_answered(box: list[GameCard], *, before: bool) -> list[bool]:
    """Of which kinds of events any card of the box can be held as a reaction, before or after it."""
    held = [ability for card in box for ability in card.definition.reactions if card.definition.type == EVENT]
    occasions = [ability.occasion for ability in held if ability.before == before and ability.occasion is not None]
    kinds = [kind for occasion in occasions for kind in occasion.kinds]
    return [kind in kinds for kind in events.KINDS]


def place_of(card: GameCard) -> Zone:
    """Where a card lies before anything happens."""
    if card.definition.type == LOCATION:
        return LOCATION_DECK
    return UNALIGNED_DECK if card.definition.type == UNALIGNED else BOX


def unpack(library: list[CardDefinition]) -> list[GameCard]:
    """All cards of the box, numbered."""
    cards: list[GameCard] = []
    for definition in library:
        for _ in range(definition.copies):
            cards.append(Card(len(cards), definition))
    return cards


def seat_names(options: Options) -> list[str]:
    """What the players are called; those without a name go by their sides."""
    names = [*options.names]
    for number in range(len(names), options.players):
        side = options.seated[number]
        name = NAMES[side]
        alone = options.seated.count(side) == 1
        names.append(name if alone else f"{name} {options.seated[: number + 1].count(side)}")
    return names


def check_options(options: Options, library: list[CardDefinition]) -> None:
    """Refuse options that don't go together, or for which the cards don't suffice.

    Raises:
        BadOptions: They don't.
    """
    if not FEWEST_PLAYERS <= options.players <= MOST_PLAYERS:
        said = "1 player" if options.players == 1 else f"{options.players} players"
        raise BadOptions(f"{said} can't play: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}.")
    check_sides(options)
    if len(options.names) > options.players:
        raise BadOptions(f"{len(options.names)} names were given for {options.players} players.")
    names = seat_names(options)
    if len(set(names)) < len(names):
        raise BadOptions(f"Two players can't have the same name: {', '.join(names)}.")
    if options.setup == FIRST_GAME and options.players != FEWEST_PLAYERS:
        raise BadOptions("The setup for a first game is for two players.")
    check_characters(options, library)


def check_sides(options: Options) -> None:
    """Refuse sides that can't play against each other. [forever Choose Sides]"""
    sides = options.seated
    if len(sides) != options.players:
        raise BadOptions(f"{len(sides)} sides were given for {options.players} players.")
    counts = sorted([sides.count(side) for side in SIDES])
    usual = sorted([USUAL_SIDES[options.players].count(side) for side in SIDES])
    if counts != usual:
        raise BadOptions(f"{' and '.join([str(count) for count in usual])} play against each other, not {counts}.")


def check_characters(options: Options, library: list[CardDefinition]) -> None:
    """Refuse to play with fewer characters than a side needs."""
    need = TEAM_OF_TWO if options.players == FEWEST_PLAYERS else TEAM_OF_MORE
    for type in (HERO, ROGUE):
        there = len([card for card in library if card.type == type])
        if there < need:
            raise BadOptions(f"Each side needs {need} characters; the cards have {there} {NAMES[type]} characters.")
