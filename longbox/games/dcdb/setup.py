"""Setting up the table, and who plays which Super Hero. [dcdb Setup for Your First Game, Choosing Super Heroes]"""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.board import HAND_SIZE, LINE_UP_SIZE, TAKING_TURN
from longbox.games.dcdb.definitions import LOCATION, CardDefinition, GameCard
from longbox.games.dcdb.draft import draft
from longbox.games.dcdb.formats import Format
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.options import Options
from longbox.games.dcdb.table import (
    KICK_STACK,
    LINE_UP,
    MAIN_DECK,
    RESERVE,
    SET_ASIDE,
    SUPER_VILLAIN_STACK,
    UNUSED_HEROES,
    WEAKNESS_STACK,
    DeckBuilder,
)
from longbox.games.dcdb.timed_game import TimedGame
from longbox.games.dcdb.whole_game import WholeGame
from longbox.games.options import BadOptions
from longbox.kernel.cards import Card
from longbox.kernel.choices import NO, YES, Choice
from longbox.kernel.errors import near
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

FEWEST_PLAYERS: Final = 2
STARTING_DECK: Final = {"Punch": 7, "Vulnerability": 3}

MULLIGANS: Final = (["Punch"] * 5, ["Punch"] * 2 + ["Vulnerability"] * 3)
"""The hands that may be drawn anew, each sorted. [cube 6.266]"""
DEAR: Final = 5

MULLIGAN: Final[Prompt] = Prompt("Shuffle your hand into your deck and draw a new one?", "6.266")
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
    form = options.form
    seats = [
        DeckBuilder(
            number,
            name,
            options.players,
            team_game=options.team_game,
            shared_zones=len(form.shared),
            under_hero_seen_by=form.under_hero_seen_by,
        )
        for number, name in enumerate(seat_names(options))
    ]
    zones = [*form.shared, *[zone for seat in seats for zone in seat.zones()]]
    if form.owned_by_place:
        zones += [seat.aside for seat in seats]
        zones += [seat.on_hero for seat in seats]
        zones += [seat.beneath for seat in seats]
    box = unpack(library, len(seats), form)
    game = (TimedGame if options.timed else WholeGame)(options, seats, zones, box, Randomness(0))
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
    check_format(options)
    if options.variant == "two heads" and options.players != 2:
        raise BadOptions(f"Two Heads Are Better than One is for 2 players, not {options.players}.")
    if options.team_game and options.players != 4:
        raise BadOptions(f"The Team Game is for 4 players, not {options.players}.")
    heroes = len([card for card in library if card.is_hero and not card.promotional])
    if options.heroes == "deal two" and heroes < 2 * options.players:
        raise BadOptions(f"{heroes} Super Heroes are not enough to deal two to each of {options.players} players.")
    check_names(options, library)
    check_draft(options, library)


def check_format(options: Options) -> None:
    """Refuse what the form of the game doesn't have. [dcdb Setup for Your First Game] [cube 6.480]"""
    form = options.form
    most = form.most_players
    if not FEWEST_PLAYERS <= options.players <= most:
        raise BadOptions(f"{options.players} players can't play: the game is for {FEWEST_PLAYERS} to {most}.")
    if not form.fewest_super_villains <= options.villains_used <= form.most_super_villains:
        allowed = " to ".join(map(str, sorted({form.fewest_super_villains, form.most_super_villains})))
        raise BadOptions(f"{options.super_villains} Super-Villains can't be used: choose {allowed}.")
    if options.variant not in form.variants:
        raise BadOptions(f"The {form.title} has no variant {options.variant!r}: choose {' or '.join(form.variants)}.")
    if options.on_patrol and not form.patrols:
        raise BadOptions(f"The {form.title} isn't played On Patrol.")
    if options.timed and not form.hand_goes_first:
        raise BadOptions("Time is called in the Cube alone.")
    if form.starts_face_up and agreed_on_villains(options) != agreed_on_villains(Options()):
        raise BadOptions("Which Super-Villains lie how, and when the first appears, can be chosen in the Cube alone.")
    if options.gaining_closes and not form.closed_by:
        raise BadOptions("Gaining a card closes something in the Cube alone.")


def agreed_on_villains(options: Options) -> tuple[str, str, str]:
    """What was agreed on for the Super-Villains of the Cube."""
    return options.villain_choice, options.villain_order, options.first_villain


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
    counts = [len(names) for names in options.hero_names]
    each = [options.heroes_each] * options.players
    if options.form.any_number_of_heroes:
        each = [max(1, count) for count in counts[: options.players]]
        each += [1] * (options.players - len(each))
    if counts and counts != each:
        raise BadOptions(f"Name {options.heroes_each} Super Hero for each of the {options.players} players, or none.")


def check_draft(options: Options, library: list[CardDefinition]) -> None:
    """Refuse a draft that can't be held, and what is agreed on for one where there is none. [cube 13.010, 14.300]"""
    if options.heroes == "draft" and not options.form.drafts:
        raise BadOptions("Main Characters are drafted in the Cube alone.")
    agreed = options.option_seat >= 0 or options.left_out or options.draft_ahead or options.draft_price == "own tier"
    if agreed and not options.drafts:
        raise BadOptions("What is agreed on for a draft means nothing where none is held.")
    if not -1 <= options.option_seat < options.players:
        raise BadOptions(f"There is no seat {options.option_seat + 1} to play or draft first.")
    if options.left_out and len(options.left_out) != options.players:
        raise BadOptions(f"Say for each of the {options.players} seats what is left out of the draft, or for none.")
    drafted = [definition.name for definition in library if definition.tier]
    for name in [name for names in options.left_out for name in names]:
        if name not in drafted:
            raise BadOptions(f"There is no Main Character {name!r} in the draft. {near(name, drafted)}")


def unpack(library: list[CardDefinition], players: int, form: Format) -> list[GameCard]:
    """All cards of the game, numbered: what lies in the box, and a starting deck for each player."""
    cards: list[GameCard] = []
    for definition in library:
        for _ in range(copies_of(definition, players, form)):
            cards.append(Card(len(cards), definition))
    return cards


def copies_of(definition: CardDefinition, players: int, form: Format) -> int:
    """How many copies of a card there are, with those in the starting decks and in reserve. [cube 1.150]"""
    if definition.stack == "starter":
        return STARTING_DECK.get(definition.name, 0) * players
    return definition.copies + (form.reserve if definition.stack == "weakness" else 0)


def lay_out_decks(game: DeckBuildingGame) -> None:
    """Give each player seven Punches and three Vulnerabilities, shuffled. [dcdb Starting Decks]"""
    for seat in game.players:
        for name, count in STARTING_DECK.items():
            left = [card for card in game.box if card.definition.name == name]
            for card in left[seat.number * count : (seat.number + 1) * count]:
                game.owners[card.serial] = seat.number
                game.put_new(card, seat.deck)


def lay_out_stacks(game: DeckBuildingGame) -> None:
    """Lay out the main deck, the stacks and the Super Heroes. [dcdb The Main Deck, The Stacks] [cube 6.230, 6.561]"""
    for card in game.box:
        definition = card.definition
        if definition.stack == "weakness" and len(game.cards(WEAKNESS_STACK)) == definition.copies:
            game.put_new(card, RESERVE)
        elif definition.stack != "starter":
            game.put_new(card, STACKS[definition.stack])


def begin(game: DeckBuildingGame) -> None:
    """Shuffle, deal Super Heroes, open the Line-Up and find who goes first. [dcdb The Line-Up, Going First, Turns]"""
    game.shuffle(MAIN_DECK)
    stack_super_villains(game)
    deal_heroes(game)
    for seat in game.players:
        game.shuffle(seat.deck)
        game.draw(seat.number, HAND_SIZE, None)
    if game.format.mulligan:
        game.turn_player = first_player(game)
        offer_mulligans(game)
        open_mild_line_up(game)
    else:
        game.add_to_line_up(LINE_UP_SIZE)
        game.turn_player = first_player(game)
    game.ledger.first_player = game.turn_player
    game.pending.clear()
    game.phase = TAKING_TURN


def offer_mulligans(game: DeckBuildingGame) -> None:
    """Let each player in turn order shuffle a hand back that is one of the two worst, once. [cube 1.160, 6.266]

    All are asked, so that nobody learns who holds such a hand and keeps it.
    """
    for player in game.clockwise_from(game.turn_player):
        seat = game.players[player]
        hand = sorted([card.name for card in game.cards(seat.hand)])
        choices: list[Choice] = [YES, NO] if hand in MULLIGANS else [NO]
        if game.ask(Question(player, MULLIGAN, choices)) is YES:
            take_mulligan(game, player)


def take_mulligan(game: DeckBuildingGame, player: int) -> None:
    """Show a hand, shuffle it back, and draw another. [cube 1.160]"""
    seat = game.players[player]
    cards = game.cards(seat.hand).copy()
    game.reveal(player, cards, None)
    for card in cards:
        game.move(card, seat.deck)
    game.shuffle(seat.deck)
    game.log.append(Event(events.TOOK_MULLIGAN, player, []))
    game.draw(player, HAND_SIZE, None)


def open_mild_line_up(game: DeckBuildingGame) -> None:
    """Open the Line-Up with one card of cost 5 or more and one Location, at most. [cube 9.130]

    What doesn't fit is passed over, and shuffled into the main deck again.
    """
    while len(game.cards(LINE_UP)) < LINE_UP_SIZE and game.cards(MAIN_DECK):
        card = game.cards(MAIN_DECK)[-1]
        if fits_first_line_up(game, card):
            game.add_to_line_up(1)
        else:
            game.move(card, SET_ASIDE)
            game.log.append(Event(events.PASSED_OVER, NOBODY, card.alone))
    passed_over = [card for card in game.cards(SET_ASIDE) if not card.definition.is_super_villain]
    for card in passed_over:
        game.move(card, MAIN_DECK)
    if passed_over:
        game.shuffle(MAIN_DECK)


def fits_first_line_up(game: DeckBuildingGame, card: GameCard) -> bool:
    """Whether a card is neither a second Location nor a second one of cost 5 or more. [cube 9.130]"""
    there = game.cards(LINE_UP)
    second_dear = card.definition.cost >= DEAR and any([other.definition.cost >= DEAR for other in there])
    locations = [other for other in there if other.definition.types & LOCATION]
    return not (second_dear or (card.definition.types & LOCATION and locations))


def stack_super_villains(game: DeckBuildingGame) -> None:
    """Put so many Super-Villains face down, and Ra's al Ghul face up on top. [dcdb The Super-Villain Stack]

    Nobody knows which Super-Villains are not used. In the Cube all lie face down. [cube 6.480]
    """
    game.shuffle(SUPER_VILLAIN_STACK)
    starts_face_up = game.format.starts_face_up
    first = [card for card in game.cards(SUPER_VILLAIN_STACK) if starts_face_up and card.definition.starts_on_top]
    others = [card for card in game.cards(SUPER_VILLAIN_STACK) if card not in first]
    if game.options.villain_choice == "different costs":
        others = of_different_costs(others)
    unused = len(first) + len(others) - game.options.villains_used
    for card in others[:unused]:
        game.move(card, SET_ASIDE)
    if game.options.villain_order == "by cost":
        first = sorted(game.cards(SUPER_VILLAIN_STACK), key=cost_of, reverse=True)
    for card in first:
        game.move(card, SUPER_VILLAIN_STACK)
    game.super_villain_face_up = starts_face_up


def of_different_costs(cards: list[GameCard]) -> list[GameCard]:
    """Cards in another order: those whose costs another one has first, and the last of each cost last of all."""
    last = {card.definition.cost: card for card in cards}
    single = [card for card in cards if card is last[card.definition.cost]]
    return [card for card in cards if card not in single] + single


def cost_of(card: GameCard) -> int:
    """The printed cost of a card."""
    return card.definition.cost


def first_player(game: DeckBuildingGame) -> int:
    """The Flash goes first; else chance decides. [dcdb Going First]

    Where there was a draft, it has decided. [cube 13.010]
    """
    if game.options.drafts:
        return game.turn_player
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
    elif options.drafts:
        game.turn_player = draft(game)
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


def keeping_one(game: DeckBuildingGame, player: int) -> Question:
    """What asks a player which of the Super Heroes dealt to keep."""
    return Question(player, KEEP_HERO, [*game.heroes_offered[player]])


def keep_one_of_two(game: DeckBuildingGame) -> None:
    """Deal each player two Super Heroes; all choose one at the same time. [dcdb Choosing Super Heroes]"""
    heroes = heroes_to_deal(game)
    game.heroes_offered = [[heroes.pop(), heroes.pop()] for _ in game.players]
    game.heroes_offered.append(heroes)
    kept = game.ask_all([seat.number for seat in game.players], partial(keeping_one, game))
    game.heroes_offered = []
    for player, hero in enumerate(kept):
        game.take_hero(player, hero)  # type: ignore[arg-type]
