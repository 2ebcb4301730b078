"""What players choose before the first round: their teams, and secretly the characters they start with.

[forever Establish Your Team, Choose Starting Characters, Multiplayer Setup]
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longbox.games.forever import events
from longbox.games.forever.definitions import HERO, ROGUE, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES, SIDES
from longbox.games.forever.phases import CHOOSING, PICKING
from longbox.games.forever.table import BOX
from longbox.games.forever.turn import opening
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question

PICK: Final[Prompt] = Prompt("Pick a character for your team", "Establish Your Team")
START_WITH: Final[Prompt] = Prompt("Choose secretly whom you start with", "Choose Starting Characters")

MOST_COST: Final = 16
MOST_COST_ALONE: Final = 24
TEAMS_OF_TWO: Final = ((ROGUES, 1), (HEROES, 2), (ROGUES, 2), (HEROES, 2), (ROGUES, 1))
"""In which order two players pick, and how many."""
TEAMS_OF_FOUR: Final = ((ROGUES, 1), (HEROES, 2), (ROGUES, 2), (HEROES, 1))
"""In which order four pick, each of a side so many."""
ONE_TEAM: Final = ((0, 1), (1, 2), (0, 2), (1, 1))
"""In which order the two who play together against one pick; then the third picks six."""
ALONE: Final = 6


class StartWith(Choice):
    """Some characters to start with, as an answer.

    Attributes:
        cards: The characters.
    """

    __slots__ = ("cards",)

    def __init__(self, cards: list[GameCard]) -> None:
        self.cards = cards

    def key(self) -> str:
        return " and ".join([card.name for card in self.cards])


# Teams


def order_of_picks(game: ForeverGame) -> list[int]:
    """Who picks, one character after another. [forever Establish Your Team, Multiplayer Setup]"""
    teams = {side: in_first_order(game, side) for side in SIDES}
    if len(game.players) == 2:
        return [teams[side][0] for side, count in TEAMS_OF_TWO for _ in range(count)]
    if len(game.players) == 4:
        return [player for side, count in TEAMS_OF_FOUR for player in teams[side] for _ in range(count)]
    lone, both = sorted(SIDES, key=lambda side: len(teams[side]))
    first = [teams[both][number] for number, count in ONE_TEAM for _ in range(count)]
    return [*first, *[teams[lone][0]] * ALONE]


def in_first_order(game: ForeverGame, side: str) -> list[int]:
    """The players of a side, from the one who goes first in the first round."""
    others = [seat.number for seat in game.on_side(side) if seat.number != game.first[side]]
    return [game.first[side], *others]


def pick(game: ForeverGame) -> None:
    """Let the next player pick a character. [forever Establish Your Team, Multiplayer Setup]"""
    order = order_of_picks(game)
    player = order[game.picks]
    wanted = ROGUE if game.is_rogue(player) else HERO
    able = [card for card in game.cards(BOX) if card.definition.type == wanted]
    card = game.choose_card(player, PICK, able, None)
    assert card is not None
    opening.take_character(game, player, card)
    game.tell(Happening(events.PICKED, player, card.alone))
    game.picks += 1
    if game.picks == len(order):
        game.phase = CHOOSING


# Whom they start with


def choose_starters(game: ForeverGame) -> None:
    """Let all choose secretly whom they start with, and then reveal it. [forever Choose Starting Characters]

    Players of a side confer: the second knows what the first has chosen, and no opponent does.
    """
    for seat in game.players:
        for card in [card for card in game.cards(seat.reserve) if card.definition.is_character]:
            game.move(card, seat.choosing)
    for wave in waves(game):
        choose_together(game, wave)
    for seat in game.players:
        reveal_starters(game, seat.number)
    opening.lay_out_table(game)


def waves(game: ForeverGame) -> list[list[int]]:
    """Who chooses at the same time: one of each side, then those who play with them."""
    teams = [in_first_order(game, side) for side in SIDES]
    both = [[team[number] for team in teams if number < len(team)] for number in range(2)]
    return [wave for wave in both if wave]


def choose_together(game: ForeverGame, wave: list[int]) -> None:
    """Let some choose at the same time; nothing but what lies facedown tells it to who chooses later."""
    answers = game.ask_all(wave, lambda player: Question(player, START_WITH, starts_of(game, player)))
    for player, answer in zip(wave, answers, strict=True):
        assert isinstance(answer, StartWith)
        lay_secretly(game, player, answer.cards)


def starts_of(game: ForeverGame, player: int) -> list[Choice]:
    """The characters that a player can start with. [forever Choose Starting Characters, Multiplayer Setup]"""
    own = game.cards(game.players[player].choosing)
    mates = [seat for seat in game.on_side(game.players[player].side) if seat.number != player]
    if not mates:
        count, most = (3, MOST_COST_ALONE) if game.plays_alone(player) else (2, MOST_COST)
        return [StartWith([*cards]) for cards in affordable([*combinations(own, count)], most)]
    chosen = game.cards(mates[0].chosen) or game.cards(mates[0].choosing)
    fitting = affordable([(card, other) for card in own for other in chosen], MOST_COST)
    return [StartWith([card]) for card in own if any([card is pair[0] for pair in fitting])]


def affordable(groups: list[tuple[GameCard, ...]], most: int) -> list[tuple[GameCard, ...]]:
    """The groups of characters that cost no more together; the cheapest, if all cost more."""
    limit = max(most, min([cost_together(cards) for cards in groups]))
    return [cards for cards in groups if cost_together(cards) <= limit]


def cost_together(cards: tuple[GameCard, ...]) -> int:
    """What it costs to recruit some characters, together."""
    return sum([card.definition.cost for card in cards])


def lay_secretly(game: ForeverGame, player: int, cards: list[GameCard]) -> None:
    """Lay the characters that a player starts with facedown; only the own side knows them."""
    seat = game.players[player]
    for card in cards:
        game.move(card, seat.chosen)
        game.show(card, game.team_of(player))


def reveal_starters(game: ForeverGame, player: int) -> None:
    """Reveal whom a player starts with; the others go to the reserve. [forever Choose Starting Characters]"""
    seat = game.players[player]
    opening.start_with(game, player, game.cards(seat.chosen).copy())
    for card in game.cards(seat.choosing).copy():
        game.move(card, seat.reserve)


# The beginning of it all


def begin(game: ForeverGame) -> None:
    """Begin with the setup that was agreed on. [forever Setup For Your First Game, Standard Setup]"""
    opening.find_first_players(game)
    if game.options.is_first_game:
        opening.lay_out_first_game(game)
    else:
        game.phase = PICKING
