"""Games that are staged so that certain cards come into play, for those who must see every card at work.

Run as a program, this reports how often each part of the cards was resolved:
`python -m tests.champions.always.staging`.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from longbox.games.champions.actions import encounter
from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.decks.starter_decks import core_set, starter_decks
from longbox.games.champions.definitions import MINION, SIDE_SCHEME, CardDefinition, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.library import box
from longbox.games.champions.scenarios import NEMESIS, modular_sets, nemesis_set, scenarios
from longbox.games.champions.table import ENCOUNTER_DECK, SET_ASIDE
from longbox.games.champions.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from tests.always.common.bench import all_answer

from .games import HEROES, MODULAR_SETS, SCENARIOS, SYSTEM, BriskPlayer, enrich
from .tracing import Trace

STEPS = 70
"""How many steps are taken in each, which is long enough to see what it is staged for."""
AT_ONCE = 5
"""How many wanted cards of a kind are brought on at once."""


class Seeker(BriskPlayer):
    """Mostly does something with the cards that are wanted, where that is offered.

    Attributes:
        codes: The codes of those cards.
        eagerness: How likely it is to do so.
    """

    def __init__(self, seed: int, codes: set[str]) -> None:
        super().__init__(seed)
        self.codes = codes
        self.eagerness = self._random.choice((0.3, 0.6, 0.9))

    def choose(self, question: Question) -> Choice:
        wanted = [choice for choice in question.choices if self.wants(choice)]
        if wanted and self._random.random() < self.eagerness:
            return self._random.choice(wanted)
        return super().choose(question)

    def wants(self, choice: Choice) -> bool:
        """Whether an answer plays or uses a card that is wanted."""
        return isinstance(choice, PlayCard | UseAbility) and choice.card.definition.code in self.codes


def company(card: CardDefinition) -> set[str]:
    """The codes of the cards of a card's set, which often do something for each other."""
    return {other.code for other in box() if other.card_set == card.card_set and card.card_set} | {card.code}


@cache
def heroes_with(code: str) -> tuple[str, ...]:
    """The heroes whose game a card may come into: by their deck, their nemesis or their obligation."""
    card = next(card for card in box() if card.code == code)
    decks = starter_decks()
    own = [name for name, deck in decks.items() if card in deck.definitions(core_set())]
    hero_sets = {hero.name: hero.card_set for hero in core_set().heroes()}
    by_set = [name for name, hero in hero_sets.items() if card.card_set in (hero, nemesis_set(hero))]
    return tuple(own or by_set)


def staged_options(card: CardDefinition, luck: random.Random) -> dict[str, Any]:
    """Options of a game in which a card can be met."""
    heroes = list(HEROES)
    luck.shuffle(heroes)
    heroes = heroes[: luck.randint(1, 4)]
    wanted = heroes_with(card.code)
    if wanted and not set(wanted) & set(heroes):
        heroes[0] = luck.choice(wanted)
    options: dict[str, Any] = {"heroes": heroes, "scenario": luck.choice(SCENARIOS), "expert": luck.random() < 0.5}
    options["modular"] = luck.sample(MODULAR_SETS, luck.randint(1, 3))
    for scenario in scenarios():
        if scenario.card_set == card.card_set:
            options["scenario"] = scenario.name
            options["expert"] = card.stage == "III" or (card.stage != "I" and options["expert"])
    for modular in modular_sets():
        if modular.card_set == card.card_set:
            options["modular"] = [*{modular.name: None, **dict.fromkeys(options["modular"])}]
    if card.card_set == "expert":
        options["expert"] = True
    return options


def staged_game(card: CardDefinition, codes: set[str], number: int) -> ChampionsGame:
    """A game, set up, in which a card and others that are wanted are near: in hands, or on top of the encounter deck.

    Args:
        card: The card that the game is made for.
        codes: The codes of cards that are to be seen.
        number: Decides all that is left to chance.
    """
    luck = random.Random(number)
    game = SYSTEM.new_game(staged_options(card, luck), number)
    all_answer(game, BriskPlayer(number))
    SYSTEM.step(game)
    for player in range(len(game.players)):
        if luck.random() < 0.7:
            enrich(game, luck, player)
    if not game.over:
        bring_to_hands(game, codes, luck)
        if luck.random() < 0.4:
            bring_company(game, card, luck)
        bring_on_top(game, codes, luck)
    if not game.over:
        hurt_somewhat(game, luck)
    return game


def bring_to_hands(game: ChampionsGame, codes: set[str], luck: random.Random) -> None:
    """Let players hold cards that are wanted, with others to pay for them."""
    for seat in game.players:
        if not game.eliminated[seat.number]:
            lying = [card for zone in (seat.deck, seat.discard) for card in game.cards(zone)]
            for card in some(lying, codes, luck):
                game.move(card, seat.hand)
            game.draw(seat.number, luck.randint(0, 3))


def bring_company(game: ChampionsGame, card: CardDefinition, luck: random.Random) -> None:
    """Let minions and side schemes of a card's set be in play."""
    codes = company(card) - {card.code}
    lying = [other for zone in (ENCOUNTER_DECK, SET_ASIDE) for other in game.cards(zone)]
    for other in lying:
        if not game.over and other.definition.code in codes and other.definition.type in (MINION, SIDE_SCHEME):
            encounter.reveal(game, luck.choice(game.in_order()), other)


def bring_on_top(game: ChampionsGame, codes: set[str], luck: random.Random) -> None:
    """Let encounter cards that are wanted be the next to come, as boost cards or to be revealed."""
    nemeses = [card for card in game.cards(SET_ASIDE) if card.definition.card_set.endswith(NEMESIS)]
    kept = luck.random()
    if kept < 0.3:
        for card in nemeses:
            game.move(card, ENCOUNTER_DECK)
        game.shuffle(ENCOUNTER_DECK)
    chosen = some([*game.cards(ENCOUNTER_DECK), *(nemeses if kept > 0.7 else [])], codes, luck)
    luck.shuffle(chosen)
    for card in chosen:
        game.move(card, ENCOUNTER_DECK)


def some(cards: list[GameCard], codes: set[str], luck: random.Random) -> list[GameCard]:
    """Some of the cards that are wanted."""
    found = [card for card in cards if card.definition.code in codes]
    return luck.sample(found, min(len(found), AT_ONCE))


def hurt_somewhat(game: ChampionsGame, luck: random.Random) -> None:
    """Let characters have some damage; the villain may be about to fall."""
    for card in [*game.friendly_characters(), *game.minions()]:
        if luck.random() < 0.5:
            game.permanent(card).damage += luck.randrange((game.remaining(card) + 1) // 2)
    villain = game.villain()
    left = game.remaining(villain)
    game.permanent(villain).damage += luck.choice((0, 0, luck.randrange(left), left - 1))


def play_games(trace: Trace, most: int) -> int:
    """Play games that are staged for what is missing, until everything was resolved or so many were played.

    Returns:
        How many games were played.
    """
    by_name = {trace.name_of(card): card for card in trace.cards}
    number = 0
    while number < most and (parts := trace.missing()):
        missing = [by_name[name] for name in dict.fromkeys([part.card for part in parts])]
        codes = {card.code for card in missing}
        for card in random.Random(number).sample(missing, min(len(missing), 10)):
            wanted = company(card) if number % 3 == 0 else codes
            with trace.watching(parts):
                game = staged_game(card, wanted, number)
                all_answer(game, Seeker(number, wanted))
                take_steps(game, STEPS)
            number += 1
    return number


def take_steps(game: ChampionsGame, steps: int) -> None:
    """Play some steps on."""
    for _ in range(steps):
        if not game.over:
            SYSTEM.step(game)


if __name__ == "__main__":
    whole = Trace()
    games = play_games(whole, 2000)
    print(whole.report())
    print(f"{games} games; never resolved: {len(whole.missing())}")
