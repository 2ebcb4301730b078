"""Positions of the deck-building game, for rulings: the words for its zones, and what completes a table."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from difflib import SequenceMatcher
from functools import cache
from typing import Any, Final

from longbox.games.dcdb.actions.duplicates import PointingOut
from longbox.games.dcdb.answers import Purchase, TimeTravel, Use
from longbox.games.dcdb.board import TAKING_TURN
from longbox.games.dcdb.card_lists import ALL_COPIES, cards_said
from longbox.games.dcdb.definitions import CardDefinition, name_and_set
from longbox.games.dcdb.facts import FACTS, contains
from longbox.games.dcdb.formats import BASE
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.phrases import PHRASES
from longbox.games.dcdb.system import SYSTEM
from longbox.games.dcdb.table import (
    ATTACHED,
    DESTROYED_PILE,
    KICK_STACK,
    LINE_UP,
    MAIN_DECK,
    REMOVED,
    RESERVE,
    SET_ASIDE,
    SUPER_VILLAIN_STACK,
    UNUSED_HEROES,
    WEAKNESS_STACK,
    DeckBuilder,
)
from longbox.games.dcdb.text.assaults import (
    TO_TOP_OF_DECK,
    HideUnderHero,
    TakeFromUnderHero,
    TurnHeroDown,
    TurnHeroUp,
    until_defeated,
)
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.waiting import EventWatcher
from longbox.games.options import BadOptions
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.errors import near
from longbox.kernel.positions import Arrangement, Arranger, BadPosition
from longbox.kernel.terms import parts_of
from longbox.kernel.zones import Zone

FILLED_BY_STACK: Final[dict[Zone, str]] = {
    MAIN_DECK: "main",
    KICK_STACK: "kick",
    WEAKNESS_STACK: "weakness",
    SUPER_VILLAIN_STACK: "super-villain",
    RESERVE: "weakness",
}
"""Which cards of the box complete a zone of the middle."""

LINE_UP_STACKS: Final = ("main", "kick", "super-villain")
"""Cards of which stacks can lie in the Line-Up. The Anti-Monitor brings others than those of the main deck."""

UNNAMED_DECK: Final = 10
"""How many cards a deck has, at least, that was not written down; sometimes up to three more."""

LIKE: Final = 0.8
"""From which likeness on a name without a Super Hero is taken for a misspelt one."""


class DeckBuildingArranger(Arranger):
    """Arranges positions of the deck-building game."""

    facts = FACTS
    phrases = PHRASES

    # Players

    def options(self, players: list[str], options: dict[str, Any]) -> dict[str, Any]:
        known = hero_names(options)
        heroes = [names for _, names in [seat_of(written, known) for written in players]]
        agreed = with_names(players, options)
        if all(heroes):
            agreed.setdefault("hero_names", heroes)
        elif any(heroes):
            raise BadOptions("Name the Super Heroes of all players, or of none, where a game begins with its setup.")
        return agreed

    def lay(self, players: list[str], options: dict[str, Any], seed: int) -> Arrangement:
        game = SYSTEM.new_game(with_names(players, options), seed)
        game.clear_table()
        known = hero_names(options)
        arrangement = Arrangement(game)
        for player, written in enumerate(players):
            for name in seat_of(written, known)[1]:
                arrangement.put(arrangement.take(name), game.players[player].heroes)
        game.phase = TAKING_TURN
        game.turn = 1
        game.active = game.turn_player = 0
        return arrangement

    def called(self, game: DeckBuildingGame, player: int) -> list[str]:
        heroes = [hero.definition.name for hero in game.cards(game.players[player].heroes)]
        return [game.players[player].name, *heroes]

    def short_names(self, game: DeckBuildingGame) -> dict[str, list[str]]:
        """Any card may be called by its name and its set, and by its name alone; Main Characters are no cards.

        [cube 4.010, 6.185]
        """
        found: dict[str, list[str]] = {}
        definitions = list({card.definition.name: card.definition for card in game.box}.values())
        cards = {definition.printed_name for definition in definitions if not definition.is_hero}
        for definition in definitions:
            words = [name_and_set(definition.printed_name, definition.set)]
            if not definition.is_hero or definition.printed_name not in cards:
                words.append(definition.printed_name)
            for word in words:
                if word != definition.name:
                    found.setdefault(word, []).append(definition.name)
        return found

    # Zones

    def shared_zones(self, game: DeckBuildingGame) -> dict[str, Zone]:
        cube = {
            "removed": REMOVED,
            "removed from the game": REMOVED,
            "Reserve": RESERVE,
            "Reserve stack": RESERVE,
            "attached": ATTACHED,
        }
        return {
            **{name: zone for name, zone in cube.items() if zone in game.zones},
            "main deck": MAIN_DECK,
            "Line-Up": LINE_UP,
            "Kick stack": KICK_STACK,
            "Kicks": KICK_STACK,
            "Weakness stack": WEAKNESS_STACK,
            "Weaknesses": WEAKNESS_STACK,
            "Super-Villain stack": SUPER_VILLAIN_STACK,
            "Super-Villains": SUPER_VILLAIN_STACK,
            "destroyed": DESTROYED_PILE,
            "set aside": SET_ASIDE,
            "unused Super Heroes": UNUSED_HEROES,
        }

    def own_zones(self, game: DeckBuildingGame, player: int) -> dict[str, Zone]:
        seat = game.players[player]
        return {
            "deck": seat.deck,
            "hand": seat.hand,
            "discard pile": seat.discard,
            "discard": seat.discard,
            "in play": seat.play,
            "play area": seat.play,
            "under hero": seat.under_hero,
            "under Super Hero": seat.under_hero,
            "Super Heroes": seat.heroes,
            **(self.zones_of_the_cube(seat) if seat.aside in game.zones else {}),
        }

    def zones_of_the_cube(self, seat: DeckBuilder) -> dict[str, Zone]:
        """The zones that a player has in the Cube alone."""
        return {
            "cards aside": seat.aside,
            "on hero": seat.on_hero,
            "on Super Hero": seat.on_hero,
            "beneath": seat.beneath,
        }

    def can_be_open(self, zone: Zone) -> bool:
        return super().can_be_open(zone) or zone in (KICK_STACK, WEAKNESS_STACK, RESERVE)

    def may_lie(self, game: DeckBuildingGame, card: Card[Any], zone: Zone) -> bool:
        stack = card.definition.stack
        for_heroes = zone in [UNUSED_HEROES, *[seat.heroes for seat in game.players]]
        if card.definition.is_hero or for_heroes:
            return bool(card.definition.is_hero and for_heroes)
        if zone is LINE_UP:
            return stack in LINE_UP_STACKS
        return bool(stack == FILLED_BY_STACK.get(zone, stack))

    def card_of(self, choice: Any) -> Card[Any] | None:
        return choice.card if isinstance(choice, Purchase | TimeTravel | Use | PointingOut) else super().card_of(choice)

    # Completing a table

    def candidates(self, arrangement: Arrangement, zone: Zone) -> list[Card[Any]]:
        stack = FILLED_BY_STACK.get(zone)
        stacks = ("main", "starter") if stack is None else (stack,)
        found = [card for card in arrangement.all_left() if card.definition.stack in stacks]
        arrangement.mix(found, zone)
        return found

    def finish(self, arrangement: Arrangement) -> None:
        game = arrangement.game
        assert isinstance(game, DeckBuildingGame)
        for seat in game.players:
            if is_open(arrangement, seat.deck):
                self.fill(arrangement, seat.deck, UNNAMED_DECK + game.randomness.below(4))
        if game.format.starts_face_up and SUPER_VILLAIN_STACK.number not in arrangement.named:
            put_starter_on_top(arrangement)
        for zone in (KICK_STACK, WEAKNESS_STACK, MAIN_DECK):
            if is_open(arrangement, zone):
                kept = game.format.reserve if zone is WEAKNESS_STACK else 0
                self.fill(arrangement, zone, max(0, len(self.candidates(arrangement, zone)) - kept))
        if RESERVE in game.zones and is_open(arrangement, RESERVE):
            self.fill(arrangement, RESERVE, min(game.format.reserve, len(self.candidates(arrangement, RESERVE))))
        if is_open(arrangement, SUPER_VILLAIN_STACK):
            self.fill(arrangement, SUPER_VILLAIN_STACK, super_villains_to_come(arrangement))
        for card in arrangement.all_left():
            if card.definition.is_hero or card.definition.is_super_villain:
                arrangement.put_unknown([card], UNUSED_HEROES if card.definition.is_hero else SET_ASIDE)
        for seat in game.players:
            for zone in seat.places_for_cards():
                for card in game.cards(zone) if zone in game.zones else []:
                    game.settle_owner(card, zone)
        watch(game)
        game.log.clear()


def with_names(players: list[str], options: dict[str, Any]) -> dict[str, Any]:
    """The options, with the number and the names of the players."""
    agreed = with_any_card(options)
    if players:
        agreed.setdefault("players", len(players))
        known = hero_names(options)
        agreed.setdefault("names", [seat_of(written, known)[0] for written in players])
    return agreed


def seat_of(written: str, known: dict[str, str]) -> tuple[str, list[str]]:
    """The name and the Super Heroes of a player: "Batman", "Alice as Batman and Superman", "Alice".

    Args:
        written: The player, as a ruling says.
        known: The names of the Super Heroes, by what they are without capitals.

    Raises:
        BadOptions: There is no such Super Hero, or the name of one is misspelt.
    """
    name, said, heroes = written.partition(" as ")
    if not said:
        return name.strip(), heroes_called(written, known)
    names = [" ".join(hero.split()) for hero in heroes.split(" and ")]
    for hero in names:
        if hero.casefold() not in known:
            raise BadOptions(f"There is no Super Hero {hero!r}. {near(hero, known.values())}")
    return name.strip(), [known[hero.casefold()] for hero in names]


def heroes_called(written: str, known: dict[str, str]) -> list[str]:
    """The Super Heroes that a player's own name stands for; none, if it is only a name."""
    names = [part.strip().casefold() for part in written.split(" and ")]
    if all([name in known for name in names]):
        return [known[name] for name in names]
    for name in names:
        for lowered, hero in known.items():
            if are_like(name, lowered):
                raise BadOptions(f"{written!r} is no Super Hero. Did you mean {hero!r}?")
    return []


@cache
def are_like(name: str, other: str) -> bool:
    """Whether a name could be another one that is misspelt."""
    return SequenceMatcher(None, name, other).ratio() >= LIKE


def hero_names(options: dict[str, Any]) -> dict[str, str]:
    """The names of the Super Heroes, those of one's own included, by what they are without capitals."""
    heroes = [definition for definition in cards_said(with_any_card(options)) if definition.is_hero]
    told = {name_and_set(hero.printed_name, hero.set).casefold(): hero.name for hero in heroes}
    return {**{hero.printed_name.casefold(): hero.name for hero in reversed(heroes)}, **told}


def with_any_card(options: dict[str, Any]) -> dict[str, Any]:
    """The options, so that any card that is known can be named, in as many copies as there are."""
    return {"card_list": ALL_COPIES, **options} if options.get("format", BASE.name) != BASE.name else dict(options)


def is_open(arrangement: Arrangement, zone: Zone) -> bool:
    """Whether cards of a zone were not written down."""
    return zone.number not in arrangement.named or zone.number in arrangement.open


def put_starter_on_top(arrangement: Arrangement) -> None:
    """Let the stack begin as in a new game, where nothing else is written. [dcdb The Super-Villain Stack]"""
    for card in arrangement.all_left():
        if card.definition.starts_on_top:
            arrangement.put(arrangement.take(card.definition.name), SUPER_VILLAIN_STACK)
            arrangement.open[SUPER_VILLAIN_STACK.number] = 1


def super_villains_to_come(arrangement: Arrangement) -> int:
    """How many Super-Villains lie unseen on the stack: of those of the game, all that lie nowhere else."""
    game = arrangement.game
    assert isinstance(game, DeckBuildingGame)
    left = [card for card in arrangement.all_left() if card.definition.is_super_villain]
    used = len([card for card in game.box if card.definition.is_super_villain]) - len(left)
    return min(len(left), max(1, game.options.villains_used - used))


def watch(game: DeckBuildingGame) -> None:
    """Let the abilities of Super Heroes and Locations watch, and what a Super-Villain's defeat will end."""
    for seat in game.players:
        for card in [*game.cards(seat.heroes), *game.cards(seat.play)]:
            if not (card.definition.is_hero and game.hero_face_down[seat.number]):
                for ability in card.definition.abilities:
                    game.watch(EventWatcher(ability, seat.number, card, game.next_time()))
        if game.cards(seat.under_hero) and (not game.later_sets or hides(game)):
            hold_cards_under_hero(game, seat.number)
        if game.hero_face_down[seat.number]:
            wait_for_defeat(game, seat.number, TurnHeroDown, TurnHeroUp(), "the Super Hero is face down")


def hold_cards_under_hero(game: DeckBuildingGame, player: int) -> None:
    """Let the Super-Villain on top of the stack hold all cards under a Super Hero until it is defeated."""
    villain = game.top_of(SUPER_VILLAIN_STACK)
    appearance = None if villain is None else villain.definition.first_appearance
    then = [part.then for part in parts_of(appearance) if isinstance(part, HideUnderHero)]
    ending = TakeFromUnderHero(then[0] if then else TO_TOP_OF_DECK)
    wait_for_defeat(game, player, HideUnderHero, ending, "a card lies under the Super Hero")
    assert villain is not None
    for card in game.cards(game.players[player].under_hero):
        game.ledger.hidden[card.serial] = villain.serial


def hides(game: DeckBuildingGame) -> bool:
    """Whether the Super-Villain on top of the stack puts cards under Super Heroes; in later sets, others do too."""
    villain = game.top_of(SUPER_VILLAIN_STACK)
    return villain is not None and game.super_villain_face_up and does(villain.definition, HideUnderHero)


def wait_for_defeat(
    game: DeckBuildingGame, player: int, what: type[CardEffect], ending: CardEffect, words: str
) -> None:
    """Let what a Super-Villain's First Appearance did end with its defeat.

    Raises:
        BadPosition: No Super-Villain that does so lies face up.
    """
    villain = game.top_of(SUPER_VILLAIN_STACK)
    if villain is None or not game.super_villain_face_up or not does(villain.definition, what):
        raise BadPosition(
            f"{game.name(player)}: {words}, but the Super-Villain that does so is not on top of the stack"
        )
    until_defeated(game, Resolution(player, villain), ending)


def does(definition: CardDefinition, what: type[CardEffect]) -> bool:
    """Whether the First Appearance of a Super-Villain has such an effect."""
    return definition.first_appearance is not None and contains(definition.first_appearance, (what,))


ARRANGER: Final = DeckBuildingArranger()
