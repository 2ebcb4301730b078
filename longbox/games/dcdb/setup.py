"""Setting up the table, and who plays which Super Hero. [dcdb Setup for Your First Game, Choosing Super Heroes]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.board import HAND_SIZE, LINE_UP_SIZE, TAKING_TURN
from longbox.games.dcdb.definitions import CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.options import Options
from longbox.games.dcdb.table import (
    KICK_STACK,
    MAIN_DECK,
    SET_ASIDE,
    SHARED,
    SUPER_VILLAIN_STACK,
    UNUSED_HEROES,
    WEAKNESS_STACK,
    DeckBuilder,
)
from longbox.games.dcdb.whole_game import WholeGame
from longbox.games.options import BadOptions
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.errors import near
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import Zone

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
FEWEST_SUPER_VILLAINS: Final = 8
MOST_SUPER_VILLAINS: Final = 12
STARTING_DECK: Final = {"Punch": 7, "Vulnerability": 3}

CHOOSE_HERO: Final[Prompt] = Prompt("Choose your Super Hero", "Choosing Super Heroes")
KEEP_HERO: Final[Prompt] = Prompt("Choose which Super Hero to keep", "Choosing Super Heroes")

STACKS: Final[dict[str, Zone]] = {
    "main": MAIN_DECK,
    "kick": KICK_STACK,
    "weakness": WEAKNESS_STACK,
    "super-villain": SUPER_VILLAIN_STACK,
    "super hero": UNUSED_HEROES,
}


def set_up(library: list[CardDefinition], options: Options) -> DeckBuildingGame:
    """Lay out the table, with every pile in the order of the box. [dcdb Setup for Your First Game]

    Games with the same options are copies of one such table; `begin` shuffles.

    Raises:
        BadOptions: The options don't fit the rules.
    """
    check(options, library)
    names = seat_names(options)
    seats = [DeckBuilder(number, name, len(names), team_game=options.team_game) for number, name in enumerate(names)]
    zones = [*SHARED, *[zone for seat in seats for zone in seat.zones()]]
    box = unpack(library, len(seats))
    game = WholeGame(options, seats, zones, box, Randomness(0))
    game.clear_table()
    lay_out_decks(game)
    lay_out_stacks(game)
    return game


def seat_names(options: Options) -> list[str]:
    """The players' names, with those that were not given."""
    given = list(options.names)
    return [
        given[seat] if seat < len(given) and given[seat] else f"Player {seat + 1}" for seat in range(options.players)
    ]


def check(options: Options, library: list[CardDefinition]) -> None:
    """Refuse what the rules don't allow. [dcdb Setup for Your First Game, Two Heads, Team Game]"""
    if not FEWEST_PLAYERS <= options.players <= MOST_PLAYERS:
        raise BadOptions(f"{options.players} players can't play: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}.")
    if not FEWEST_SUPER_VILLAINS <= options.super_villains <= MOST_SUPER_VILLAINS:
        allowed = f"{FEWEST_SUPER_VILLAINS} to {MOST_SUPER_VILLAINS}"
        raise BadOptions(f"{options.super_villains} Super-Villains can't be used: choose {allowed}.")
    if options.variant == "two heads" and options.players != 2:
        raise BadOptions(f"Two Heads Are Better than One is for 2 players, not {options.players}.")
    if options.team_game and options.players != 4:
        raise BadOptions(f"The Team Game is for 4 players, not {options.players}.")
    heroes = len([card for card in library if card.is_hero and not card.promotional])
    if options.heroes == "deal two" and heroes < 2 * options.players:
        raise BadOptions(f"{heroes} Super Heroes are not enough to deal two to each of {options.players} players.")
    check_names(options, library)


def check_names(options: Options, library: list[CardDefinition]) -> None:
    """Refuse players and Super Heroes that are named wrongly or twice."""
    if len(options.names) > options.players:
        raise BadOptions(f"{len(options.names)} names were given for {options.players} players.")
    names = seat_names(options)
    if len(set(names)) < len(names):
        raise BadOptions(f"Two players can't have the same name: {', '.join(names)}.")
    heroes = [definition.name for definition in library if definition.is_hero]
    taken = [name for names in options.hero_names for name in names]
    for name in taken:
        if name not in heroes:
            raise BadOptions(f"There is no Super Hero {name!r}. {near(name, heroes)}")
        if taken.count(name) > 1:
            raise BadOptions(f"{name} can't be played by two: each Super Hero is there once.")
    if options.hero_names and [len(names) for names in options.hero_names] != [options.heroes_each] * options.players:
        raise BadOptions(f"Name {options.heroes_each} Super Hero for each of the {options.players} players, or none.")


def unpack(library: list[CardDefinition], players: int) -> list[GameCard]:
    """All cards of the game, numbered: what lies in the box, and a starting deck for each player."""
    cards: list[GameCard] = []
    for definition in library:
        copies = STARTING_DECK.get(definition.name, 0) * players if definition.stack == "starter" else definition.copies
        for _ in range(copies):
            cards.append(Card(len(cards), definition))
    return cards


def lay_out_decks(game: DeckBuildingGame) -> None:
    """Give each player seven Punches and three Vulnerabilities, shuffled. [dcdb Starting Decks]"""
    for seat in game.players:
        for name, count in STARTING_DECK.items():
            left = [card for card in game.box if card.definition.name == name]
            for card in left[seat.number * count : (seat.number + 1) * count]:
                game.owners[card.serial] = seat.number
                game.put_new(card, seat.deck)


def lay_out_stacks(game: DeckBuildingGame) -> None:
    """Lay out the main deck, the three stacks and the Super Heroes. [dcdb The Main Deck, The Stacks]"""
    for card in game.box:
        if card.definition.stack != "starter":
            game.put_new(card, STACKS[card.definition.stack])


def begin(game: DeckBuildingGame) -> None:
    """Shuffle, deal Super Heroes, open the Line-Up and find who goes first. [dcdb The Line-Up, Going First, Turns]"""
    game.shuffle(MAIN_DECK)
    stack_super_villains(game)
    deal_heroes(game)
    for seat in game.players:
        game.shuffle(seat.deck)
        game.draw(seat.number, HAND_SIZE, None)
    game.add_to_line_up(LINE_UP_SIZE)
    game.turn_player = first_player(game)
    game.pending.clear()
    game.phase = TAKING_TURN


def stack_super_villains(game: DeckBuildingGame) -> None:
    """Put so many Super-Villains face down, and Ra's al Ghul face up on top. [dcdb The Super-Villain Stack]

    Nobody knows which Super-Villains are not used.
    """
    game.shuffle(SUPER_VILLAIN_STACK)
    first = [card for card in game.cards(SUPER_VILLAIN_STACK) if card.definition.starts_on_top]
    others = [card for card in game.cards(SUPER_VILLAIN_STACK) if not card.definition.starts_on_top]
    unused = len(first) + len(others) - game.options.super_villains
    for card in others[:unused]:
        game.move(card, SET_ASIDE)
    for card in first:
        game.move(card, SUPER_VILLAIN_STACK)


def first_player(game: DeckBuildingGame) -> int:
    """The Flash goes first; else chance decides. [dcdb Going First]"""
    for seat in game.players:
        if any([hero.definition.goes_first for hero in game.cards(seat.heroes)]):
            return seat.number
    return game.randomness.pick(game.players).number


def deal_heroes(game: DeckBuildingGame) -> None:
    """Find a Super Hero for each player, or two, as was agreed. [dcdb Choosing Super Heroes, Two Heads]"""
    options = game.options
    if options.hero_names:
        for player, names in enumerate(options.hero_names):
            for name in names:
                game.take_hero(player, hero_named(game, name))
    elif options.heroes == "choose":
        choose_heroes(game)
    elif options.heroes == "deal two" and options.heroes_each == 1:
        keep_one_of_two(game)
    else:
        deal_at_random(game)


def hero_named(game: DeckBuildingGame, name: str) -> GameCard:
    """The Super Hero with a name, among those that nobody has."""
    return next(card for card in game.cards(UNUSED_HEROES) if card.definition.name == name)


def heroes_to_deal(game: DeckBuildingGame) -> list[GameCard]:
    """The Super Heroes of the box, shuffled; for a first game five of them. [dcdb Setup for Your First Game]"""
    first_game = game.options.heroes == "first game" and game.options.heroes_each == 1
    heroes = [
        card
        for card in game.cards(UNUSED_HEROES)
        if not card.definition.promotional and (card.definition.first_game or not first_game)
    ]
    game.randomness.shuffle(heroes)
    return heroes


def deal_at_random(game: DeckBuildingGame) -> None:
    """Deal each player a random Super Hero, or two. [dcdb Setup for Your First Game, Two Heads]"""
    heroes = heroes_to_deal(game)
    for seat in game.players:
        for _ in range(game.options.heroes_each):
            game.take_hero(seat.number, heroes.pop())


def choose_heroes(game: DeckBuildingGame) -> None:
    """Let each player choose, in seat order. [dcdb Choosing Super Heroes]"""
    for _ in range(game.options.heroes_each):
        for seat in game.players:
            choices: list[Choice] = [*game.cards(UNUSED_HEROES)]
            hero = game.ask(Question(seat.number, CHOOSE_HERO, choices))
            game.take_hero(seat.number, hero)  # type: ignore[arg-type]


def keep_one_of_two(game: DeckBuildingGame) -> None:
    """Deal each player two Super Heroes; all choose one at the same time. [dcdb Choosing Super Heroes]"""
    heroes = heroes_to_deal(game)
    game.heroes_offered = [[heroes.pop(), heroes.pop()] for _ in game.players]
    game.heroes_offered.append(heroes)

    def question_for(player: int) -> Question:
        return Question(player, KEEP_HERO, [*game.heroes_offered[player]])

    kept = game.ask_all([seat.number for seat in game.players], question_for)
    game.heroes_offered = []
    for player, hero in enumerate(kept):
        game.take_hero(player, hero)  # type: ignore[arg-type]
