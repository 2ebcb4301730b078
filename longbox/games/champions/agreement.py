"""What a game is played with: the options, checked, and the cards that they name. [champions Setup]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import scenarios
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck, check
from longbox.games.champions.decks.deck_formats import read_deck
from longbox.games.champions.decks.starter_decks import starter_deck
from longbox.games.champions.definitions import ENVIRONMENT, MAIN_SCHEME, OBLIGATION, VILLAIN, CardDefinition
from longbox.games.champions.library import library_with
from longbox.games.champions.options import Options
from longbox.games.champions.own_sets import find_modular_set, find_scenario
from longbox.games.options import BadOptions

MOST_PLAYERS: Final = 4
DRONE: Final = "Drone"


class Agreement:
    """The cards of a game that is about to begin.

    Attributes:
        options: What was agreed on.
        names: What the players are called, in seat order.
        heroes: The hero side of each player's identity.
        alter_egos: The other sides.
        decks: The cards of each player's deck.
        nemeses: Each hero's nemesis set. [champions Nemesis]
        obligations: Each hero's obligations. [champions Obligation]
        stages: The villain's stages, in order. [champions Villain, Villain Deck]
        scheme_sides: The sides of the main scheme deck, in order. [champions Main Scheme]
        encounter_cards: The cards of the encounter deck, but for obligations.
        set_aside: Cards of the scenario that its setup puts into play.
    """

    def __init__(self, options: Options) -> None:
        check_numbers(options)
        self.options = options
        self.pool = CardPool(library_with(options.cards))
        decks = [deck_of(options, self.pool, seat) for seat in range(len(options.heroes))]
        for deck in decks:
            check(deck, self.pool)
        self.heroes = [find_hero(self.pool, deck.hero) for deck in decks]
        check_heroes(self.heroes)
        self.alter_egos = [find_alter_ego(self.pool, hero) for hero in self.heroes]
        self.decks = [deck.definitions(self.pool) for deck in decks]
        self.nemeses = [self.cards_of_set(scenarios.nemesis_set(hero.card_set)) for hero in self.heroes]
        self.obligations = [
            [card for card in self.cards_of_set(hero.card_set) if card.type == OBLIGATION] for hero in self.heroes
        ]
        self.names = names_of(options, self.heroes)
        self.stages: list[CardDefinition] = []
        self.scheme_sides: list[CardDefinition] = []
        self.encounter_cards: list[CardDefinition] = []
        self.set_aside: list[CardDefinition] = []
        self.gather_scenario()

    def cards_of_set(self, name: str) -> list[CardDefinition]:
        """The cards of a set, in the order of the box."""
        return [card for card in self.pool.cards if card.card_set == name]

    @property
    def has_drones(self) -> bool:
        """Whether any card speaks of Drones, which players' cards may become."""
        cards = [*self.stages, *self.scheme_sides, *self.encounter_cards, *self.set_aside]
        return any([DRONE in card.text for card in cards])

    def gather_scenario(self) -> None:
        """Find the cards of the scenario, with the modular, standard and expert sets. [champions Setup]"""
        scenario = find_scenario(self.options.scenario, self.pool.cards)
        cards = self.cards_of_set(scenario.card_set)
        stages = scenario.stages(expert=self.options.expert)
        self.stages = [card for card in cards if card.type == VILLAIN and card.stage in stages]
        self.scheme_sides = [card for card in cards if card.type == MAIN_SCHEME and card.stage in scenario.main_scheme]
        modular = self.options.modular or ((scenario.recommended,) if scenario.recommended else ())
        sets = [find_modular_set(name, self.pool.cards).card_set for name in modular]
        sets += [scenarios.STANDARD_SET, *([scenarios.EXPERT_SET] if self.options.expert else [])]
        own = [card for card in cards if card.type not in (VILLAIN, MAIN_SCHEME)]
        self.set_aside = [card for card in own if card.type == ENVIRONMENT]
        self.encounter_cards = [card for card in own if card.type != ENVIRONMENT]
        for name in sets:
            self.encounter_cards += self.cards_of_set(name)


def check_numbers(options: Options) -> None:
    """Refuse numbers of players and names that don't fit."""
    count = len(options.heroes)
    if not 1 <= count <= MOST_PLAYERS:
        raise BadOptions(f"{count} heroes can't play: the game is for one to {MOST_PLAYERS}.")
    if not 0 <= options.first_player < count:
        raise BadOptions(f"Seat {options.first_player} can't be the first player: the seats are 0 to {count - 1}.")
    for given, what in ((options.names, "names"), (options.decks, "decks")):
        if len(given) > count:
            raise BadOptions(f"{len(given)} {what} were given for {count} heroes.")


def deck_of(options: Options, pool: CardPool, seat: int) -> HeroDeck:
    """The deck of a seat: its own, or the starter deck of its hero."""
    own = options.decks[seat] if seat < len(options.decks) else ""
    if own:
        return read_deck(own, pool)
    return starter_deck(options.heroes[seat])


def find_hero(pool: CardPool, code: str) -> CardDefinition:
    """The hero side of an identity, by its code."""
    hero = pool.by_code(code)
    assert hero is not None
    return hero


def find_alter_ego(pool: CardPool, hero: CardDefinition) -> CardDefinition:
    """The other side of a hero."""
    alter_ego = pool.alter_ego(hero)
    if alter_ego is None:
        raise BadOptions(f"{hero.name} has no alter-ego side: an identity is two cards of one set.")
    return alter_ego


def check_heroes(heroes: list[CardDefinition]) -> None:
    """Refuse two players with the same hero. [champions Unique]"""
    for place, hero in enumerate(heroes):
        for other in heroes[:place]:
            if other.name == hero.name and other.subtitle == hero.subtitle:
                raise BadOptions(f"{hero.name} can't be played by two: the identity is unique.")


def names_of(options: Options, heroes: list[CardDefinition]) -> list[str]:
    """What the players are called: as they say, or like their heroes."""
    given = [*options.names, *[""] * (len(heroes) - len(options.names))]
    names = [name or hero.name for name, hero in zip(given, heroes, strict=True)]
    if len(set(names)) < len(names):
        raise BadOptions(f"Two players can't have the same name: {', '.join(names)}.")
    return names
