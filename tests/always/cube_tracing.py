"""Which texts of all known cards of the Cube did something in random games.

Coarser than `tracing`, which asks of the base set whether each part did what it names: here a text counts once a part
of it was resolved and left anything behind, in the log, in places of cards, or for later.
"""

from __future__ import annotations

import random
from typing import Any

from longbox.conformance.answering import all_answer
from longbox.games.dcdb.definitions import CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import DESTROYED_PILE
from longbox.games.dcdb.text.controlling import AnswersElsewhere, GuardsElsewhere
from longbox.kernel.terms import Term, parts_of
from longbox.kernel.zones import NOBODY

from .cube_games import ALL_KNOWN, cube_game
from .games import SYSTEM, BriskPlayer
from .tracing import Trace

TURNS = 40


class CubeTrace(Trace):
    """What was resolved so far of all known cards; what lets other cards answer acted where one did."""

    methods = (*Trace.methods, "let_answer")

    def __init__(self) -> None:
        super().__init__()
        box = cube_game(ALL_KNOWN | {"heroes": "random"}, 1).box
        self.cards = list({card.definition.name: card.definition for card in box}.values())
        self._acted: set[int] = set()

    def classes(self) -> list[type[Term]]:
        return [*super().classes(), AnswersElsewhere]

    def roots(self, card: CardDefinition) -> list[tuple[str, Term | None]]:
        """All that a card says. `GuardsElsewhere` waits for Locations that answer before something: none is known."""
        said = [(way, root) for way, root in super().roots(card) if not isinstance(root, GuardsElsewhere)]
        return [*said, *[("use", use) for use in card.uses], ("Reward", card.reward)]

    def measure(self, method: str, game: DeckBuildingGame, arguments: tuple[Any, ...]) -> Any:
        return traces(game)

    def judge(self, method: str, term: Term, game: Any, arguments: tuple[Any, ...], before: Any, result: Any) -> None:
        if method in ("count", "holds") or traces(game) != before:
            self._acted.add(id(term))

    def other_patches(self) -> list[Any]:
        return []

    def idle(self) -> list[str]:
        """The texts of which nothing has done anything yet; Power that stands first in one is given in any case."""
        roots = [(card, way, root) for card in self.cards for way, root in self.roots(card) if root is not None]
        told = [(card, way, root) for card, way, root in roots if not (way == "played" and card.power)]
        return [f"{card.name}: {way}" for card, way, root in told if not self._acted & {id(p) for p in parts_of(root)}]


def traces(game: DeckBuildingGame) -> object:
    """What a text can leave behind, as far as it is told shortly."""
    ledger, turn = game.ledger, game.ledger.this_turn
    kept = (game.modifiers, game.pending, game.passing, game.played, ledger.adjustments, ledger.left, ledger.held_back)
    noted = (turn.texts, turn.types_given, turn.all_named, turn.endings, turn.lent, ledger.hidden)
    power = (game.power_gained, game.power_factor, turn.hard_to_avoid, turn.next_types, ledger.outright)
    sizes = [len(each) for each in (game.log, *kept, *noted, *game.piles)]
    return (sizes, power, tuple(ledger.vp))


def mixed_game(seed: int, heroes: list[str]) -> DeckBuildingGame:
    """A game with twelve Main Characters and decks of any cards."""
    luck = random.Random(seed)
    dealt = luck.sample(heroes, 12)
    game = cube_game(ALL_KNOWN | {"hero_names": [dealt[0:4], dealt[4:8], dealt[8:12]]}, seed)
    cards = [card for card in game.box if card.definition.stack == "main"]
    luck.shuffle(cards)
    for seat in game.players:
        for starter in luck.sample(game.cards(seat.deck), 8):
            give(game, starter, NOBODY)
        for _ in range(12):
            give(game, cards.pop(), seat.number)
    return game


def give(game: DeckBuildingGame, card: GameCard, player: int) -> None:
    """Put a card into a player's deck; out of the game, if it is nobody's."""
    game.owners[card.serial] = player
    game.move(card, DESTROYED_PILE if player == NOBODY else game.players[player].deck)


def play_mixed_games(trace: CubeTrace, numbers: range, seldom: set[str]) -> int:
    """Play games until no texts but some are idle, or the games are played; gives how many were."""
    heroes = sorted([card.name for card in trace.cards if card.is_hero])
    with trace.watching():
        for number in numbers:
            game = mixed_game(number, heroes)
            all_answer(game, BriskPlayer(number))
            while not game.over and game.turn <= TURNS:
                SYSTEM.step(game)
            if number % 20 == 19 and set(trace.idle()) <= seldom:
                return number + 1
    return len(numbers)


if __name__ == "__main__":
    whole = CubeTrace()
    print(f"{play_mixed_games(whole, range(1000), set())} games; idle: {whole.idle()}")
