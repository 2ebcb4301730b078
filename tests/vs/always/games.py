"""Many different games to try things in: shipped decks, decks of any cards, up to four players, who play on."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from longbox.games.vs import system
from longbox.games.vs.actions import entering, hands, resources
from longbox.games.vs.actions.equipping import can_attach
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.library import box
from longbox.games.vs.turn.priority import ATTACK, CONCEDE, HAVE_PRIORITY, PASS, Action
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.table import Table
from tests.always.common.bench import Bench, Chooser, all_answer

from . import truths

SYSTEM = system.SYSTEM
KINDS = 30
"""How many different cards are in a deck; two of each."""


@lru_cache
def any_deck(number: int) -> str:
    """The text of a deck of any cards there are: most of them characters that can be recruited early."""
    luck = random.Random(number)
    cards = box()
    luck.shuffle(cards)
    characters = [card for card in cards if card.card_type == CHARACTER]
    early = [card for card in characters if card.cost <= 4][:14]
    late = [card for card in characters if card.cost > 4][:6]
    others = [card for card in cards if card.card_type != CHARACTER][: KINDS - len(early) - len(late)]
    return "\n".join([f"Deck: Any {number}", *[f"2 {card.name}" for card in [*early, *late, *others]]])


VARIANTS: tuple[dict[str, Any], ...] = (
    {"decks": ["X-Men", "Brotherhood"]},
    {"decks": [any_deck(1), any_deck(2)], "always_ask": True},
    {"decks": ["Sentinels", "X-Men"], "initiative": 1, "concede": [0, 1]},
    {"decks": [any_deck(3), any_deck(4), any_deck(5)], "endurance": 30},
    {"decks": ["Brotherhood", "Sentinels", "X-Men"], "initiative": 2, "always_ask": True},
    {"decks": [any_deck(6), any_deck(7)], "endurance": 80},
    {"decks": [any_deck(8), "X-Men", any_deck(9), "Sentinels"], "endurance": 25, "concede": [0, 1, 2, 3]},
    {"decks": ["Brotherhood", "Brotherhood"], "names": ["Ann", "Bob"]},
    {"decks": [any_deck(10), any_deck(11)]},
    {"decks": [any_deck(12), any_deck(13), any_deck(14)], "concede": [1], "endurance": 20},
)
"""Options of games that are as different as can be."""


class BriskPlayer(Chooser):
    """Answers at random, but mostly does something before passing, and seldom concedes."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, question: Question) -> Choice:
        choices = question.choices
        if question.prompt is HAVE_PRIORITY:
            choices = self._busy(choices)
        return self._random.choice(choices)

    def _busy(self, choices: list[Choice]) -> list[Choice]:
        """What a player does who wants to get on."""
        kinds = {kind_of(choice) for choice in choices}
        luck = self._random.random()
        if CONCEDE in kinds and luck < 0.002:
            return [choice for choice in choices if kind_of(choice) == CONCEDE]
        if ATTACK in kinds and luck < 0.3:
            return [choice for choice in choices if kind_of(choice) == ATTACK]
        able = [choice for choice in choices if kind_of(choice) not in (PASS, CONCEDE)]
        idle = [choice for choice in choices if kind_of(choice) == PASS]
        return able if able and (luck < 0.7 or not idle) else idle


def kind_of(choice: Choice) -> str:
    """What a player does with priority."""
    assert isinstance(choice, Action)
    return choice.kind


def rich_game(number: int) -> VsGame:
    """A game that begins in the middle: characters, equipment and resources are in play, and cards in KO'd piles."""
    game = new_game(number)
    luck = random.Random(number)
    all_answer(game, BriskPlayer(number))
    SYSTEM.step(game)
    for player in range(len(game.players)):
        enrich(game, luck, player)
    game.powers_began = True
    return game


def enrich(game: VsGame, luck: random.Random, player: int) -> None:
    """Put some cards of a player's deck where they would lie later in the game."""
    deck = game.deck(player)
    for card in luck.sample(deck, luck.randint(3, 7)):
        lay_resource(game, luck, player, card)
    for card in luck.sample(deck, luck.randint(8, 16)):
        if card.definition.card_type == CHARACTER:
            entering.put_character_into_play(game, player, card, stunned=luck.random() < 0.15)
    for card in luck.sample(deck, luck.randint(6, 12)):
        lay(game, luck, player, card)
    hands.draw(game, player, luck.randint(0, 4))


def lay_resource(game: VsGame, luck: random.Random, player: int, card: GameCard) -> None:
    """Make a card a resource; locations are mostly face up."""
    resources.put_face_down(game, player, card, resources.END)
    if card.definition.card_type == LOCATION and luck.random() < 0.7:
        resources.turn_face_up(game, game.thing(card))


def lay(game: VsGame, luck: random.Random, player: int, card: GameCard) -> None:
    """Attach an equipment if it can be; put any other card into the KO'd pile."""
    if card.definition.card_type == EQUIPMENT:
        hosts = [host for host in game.characters(player) if can_attach(game, player, card, host)]
        if hosts:
            entering.put_equipment_into_play(game, player, card, luck.choice(hosts))
            return
    game.move(card, game.players[player].ko_pile)


class Vs(Bench[VsGame]):
    """Vs. System."""

    id = "vs"
    system = SYSTEM
    variants = VARIANTS

    def rich_game(self, number: int) -> VsGame:
        return rich_game(number)

    def player(self, seed: int) -> BriskPlayer:
        return BriskPlayer(seed)

    def check(self, game: VsGame) -> None:
        truths.check(game)

    def check_cards(self, game: VsGame) -> None:
        truths.check_anytime(game)

    def rests(self, table: Table) -> bool:
        questions = table.questions
        return table.at_rest and (not questions or questions[0].prompt is HAVE_PRIORITY)


BENCH = Vs()
new_game = BENCH.new_game
positions = BENCH.positions
any_game = BENCH.any_game
