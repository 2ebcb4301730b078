"""Many different games to try things in: heroes, scenarios, modes and modular sets, and players who don't dawdle."""

from __future__ import annotations

import random
from typing import Any

from longbox.games.champions import system
from longbox.games.champions.actions import defeating, encounter, entering, playing, threat, uniqueness
from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.definitions import ALLY, ATTACHMENT, MINION, SIDE_SCHEME, SUPPORT, UPGRADE, GameCard
from longbox.games.champions.editions import LATER_RULES
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import ENCOUNTER_DECK, MAIN_SCHEME_DECK, SET_ASIDE, VILLAIN_DECK
from longbox.games.champions.turn.basic_powers import BasicPower
from longbox.games.champions.turn.turn import CHANGE_FORM, END_TURN, TAKE_TURN
from longbox.games.champions.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.table import Table
from tests.always.common.bench import Bench, Chooser, all_answer

from . import truths

SYSTEM = system.SYSTEM

SPIDER_MAN = "Spider-Man"
CAPTAIN_MARVEL = "Captain Marvel"
SHE_HULK = "She-Hulk"
IRON_MAN = "Iron Man"
BLACK_PANTHER = "Black Panther"
HEROES = (SPIDER_MAN, CAPTAIN_MARVEL, SHE_HULK, IRON_MAN, BLACK_PANTHER)
SCENARIOS = ("Rhino", "Klaw", "Ultron")
MODULAR_SETS = ("Bomb Scare", "Masters of Evil", "Under Attack", "Legions of Hydra", "The Doomsday Chair")

VARIANTS: tuple[dict[str, Any], ...] = (
    {"scenario": "Rhino", "heroes": [SPIDER_MAN]},
    {"scenario": "Klaw", "heroes": [CAPTAIN_MARVEL, IRON_MAN], "always_ask": True},
    {"scenario": "Ultron", "heroes": [SHE_HULK, BLACK_PANTHER, SPIDER_MAN]},
    {"scenario": "Rhino", "expert": True, "heroes": [IRON_MAN], "modular": ["Legions of Hydra"]},
    {"scenario": "Klaw", "expert": True, "heroes": [BLACK_PANTHER], "modular": ["The Doomsday Chair"]},
    {"scenario": "Ultron", "expert": True, "heroes": [CAPTAIN_MARVEL, SHE_HULK], "first_player": 1},
    {"scenario": "Rhino", "heroes": [BLACK_PANTHER, IRON_MAN, CAPTAIN_MARVEL, SHE_HULK], "modular": MODULAR_SETS},
    {"scenario": "Klaw", "heroes": [SHE_HULK], "overpaying": True, "modular": ["Under Attack", "Bomb Scare"]},
    {"scenario": "Ultron", "heroes": [IRON_MAN], "modular": ["Masters of Evil"]},
    {"scenario": "Rhino", "heroes": [SPIDER_MAN, BLACK_PANTHER], "later_rules": LATER_RULES, "overpaying": True},
    {
        "scenario": "Klaw",
        "heroes": [SPIDER_MAN, SHE_HULK, IRON_MAN],
        "later_rules": LATER_RULES,
        "first_player": 2,
        "always_ask": True,
    },
    {"scenario": "Ultron", "expert": True, "heroes": [SPIDER_MAN, IRON_MAN, BLACK_PANTHER, CAPTAIN_MARVEL]},
)
"""Options of games that are as different as can be."""


class BriskPlayer(Chooser):
    """Answers at random, but mostly does something before ending a turn, and asks others only now and then.

    Random players mostly end their turns at once; games of brisk ones are full of cards.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, question: Question) -> Choice:
        choices = question.choices
        if question.prompt is TAKE_TURN:
            choices = self._busy(choices)
        return self._random.choice(choices)

    def _busy(self, choices: list[Choice]) -> list[Choice]:
        """What a player does who wants to get on, and doesn't let the villain scheme in peace."""
        able: list[Choice] = [choice for choice in choices if isinstance(choice, PlayCard | UseAbility | BasicPower)]
        powers: list[Choice] = [choice for choice in able if isinstance(choice, BasicPower)]
        luck = self._random.random()
        if luck < 0.9 and able:
            return powers if powers and luck < 0.5 else able
        idle: list[Choice] = [choice for choice in choices if choice is END_TURN or choice is CHANGE_FORM]
        return idle if luck < 0.97 else choices


def rich_game(number: int) -> ChampionsGame:
    """A game that begins in the middle: cards are in play, and nemesis sets in the encounter deck.

    Cards thus meet that would hardly ever do so otherwise.
    """
    game = new_game(number)
    luck = random.Random(number)
    all_answer(game, BriskPlayer(number))
    for card in game.cards(SET_ASIDE).copy():
        if card.definition.card_set.endswith("_nemesis"):
            game.move(card, ENCOUNTER_DECK)
    SYSTEM.step(game)
    if luck.random() < 0.3 and game.cards(VILLAIN_DECK):
        defeating.defeat_stage(game, game.villain())
    if luck.random() < 0.3 and game.cards(MAIN_SCHEME_DECK):
        threat.advance(game)
    for player in range(len(game.players)):
        enrich(game, luck, player)
    for card in luck.sample(game.cards(ENCOUNTER_DECK), luck.randint(0, 4)):
        if not game.over and card.definition.type in (MINION, SIDE_SCHEME, ATTACHMENT):
            encounter.reveal(game, game.first_player, card)
    for card in [game.villain(), *game.friendly_characters()]:
        if not game.over:
            game.permanent(card).damage = luck.randrange(game.remaining(card))
    return game


def enrich(game: ChampionsGame, luck: random.Random, player: int) -> None:
    """Put some cards of a player's deck into play, and let the player draw some."""
    deck = game.cards(game.players[player].deck)
    for card in luck.sample(deck, min(len(deck), luck.randint(4, 14))):
        if not game.over and can_enter(game, player, card):
            hosts = playing.hosts_of(game, card, player)
            entering.put_into_play(game, card, player, None if hosts is None else luck.choice(hosts))
    if not game.over:
        game.draw(player, luck.randint(0, 4))


def can_enter(game: ChampionsGame, player: int, card: GameCard) -> bool:
    """Whether a card could be played, if it cost nothing and were in the hand."""
    of_use = card.definition.type in (ALLY, SUPPORT, UPGRADE) and game.lies_in(card, game.players[player].deck)
    return of_use and not uniqueness.is_barred(game, card) and playing.may_control(game, card, player)


class Champions(Bench[ChampionsGame]):
    """Marvel Champions."""

    id = "champions"
    system = SYSTEM
    variants = VARIANTS

    def rich_game(self, number: int) -> ChampionsGame:
        return rich_game(number)

    def player(self, seed: int) -> BriskPlayer:
        return BriskPlayer(seed)

    def check(self, game: ChampionsGame) -> None:
        truths.check(game)

    def check_cards(self, game: ChampionsGame) -> None:
        truths.check_anytime(game)

    def rests(self, table: Table) -> bool:
        questions = table.questions
        return table.at_rest and (not questions or questions[0].prompt is TAKE_TURN)


BENCH = Champions()
new_game = BENCH.new_game
positions = BENCH.positions
