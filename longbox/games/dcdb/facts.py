"""What rulings of the deck-building game can say besides where cards lie: whose turn it is, Power, points, ..."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects import CostLess
from longbox.games.dcdb.text.later_this_turn import IfYouPlay, PutOneGainedOnTop
from longbox.games.dcdb.turn import scoring
from longbox.kernel.positions import CARDS, FLAG, PLAYER, PLAYERS, Arrangement, BadPosition, Fact
from longbox.kernel.terms import Term
from longbox.kernel.zones import Zone

LASTING: Final = (CostLess, IfYouPlay, PutOneGainedOnTop)
"""Effects that leave something for the rest of the turn, so that a card with them has to be really played."""


def contains(term: object, kinds: tuple[type[Term], ...]) -> bool:
    """Whether a term, or a part of it, is of one of some kinds."""
    if isinstance(term, kinds):
        return True
    if isinstance(term, tuple):
        return any([contains(part, kinds) for part in term])
    return isinstance(term, Term) and any([contains(value, kinds) for value in term.values()])


def dcdb(arrangement: Arrangement) -> DeckBuildingGame:
    """The game that is arranged."""
    assert isinstance(arrangement.game, DeckBuildingGame)
    return arrangement.game


def card_in(arrangement: Arrangement, name: str, zones: list[Zone], taken: list[GameCard]) -> GameCard:
    """A card of a name that lies in one of some zones, other than those taken; else one that is laid into the first."""
    for zone in zones:
        for card in arrangement.game.cards(zone):
            if card.definition.name == name and card not in taken:
                return card
    card = arrangement.take(name)
    arrangement.put(card, zones[0])
    return card


class Turn(Fact):
    """Whose turn it is. Expected between turns, it is nobody's."""

    names = ("turn", "whose turn")
    kind = PLAYER

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = dcdb(arrangement)
        game.active = game.turn_player = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.active


class PowerLeft(Fact):
    """The Power that the player whose turn it is can spend."""

    names = ("Power",)

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        if value < 0:
            raise BadPosition("nobody has less than 0 Power")
        dcdb(arrangement).power_gained = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.power()


class Played(Fact):
    """The cards played this turn, in order. They lie in the play area; their texts are not resolved."""

    names = ("played", "played this turn")
    kind = CARDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = dcdb(arrangement)
        seat = game.players[game.active]
        for name in value:
            card = card_in(arrangement, name, [seat.play], game.played)
            if contains(card.definition.effect, LASTING):
                raise BadPosition(f"{name} does something for the rest of the turn, so let it be played in a step")
            game.played.append(card)

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.played


class Gained(Fact):
    """The cards bought or gained this turn. They lie in the discard pile, unless they are named elsewhere."""

    names = ("bought or gained", "bought", "gained", "gained this turn")
    kind = CARDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = dcdb(arrangement)
        seat = game.players[game.active]
        for name in value:
            game.gained.append(card_in(arrangement, name, [seat.discard, seat.deck, seat.hand], game.gained))

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.gained


class DrawsTold(Fact):
    """How often a card has told the player to draw this turn."""

    names = ("draws told", "draws this turn")

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        dcdb(arrangement).draws_told = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.draws_told


class ExtraCards(Fact):
    """How many more cards than five the player draws at the end of the turn."""

    names = ("extra cards",)

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        dcdb(arrangement).extra_cards = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.extra_cards


class SuperVillainFaceUp(Fact):
    """Whether the top card of the Super-Villain stack is face up."""

    names = ("Super-Villain face up",)
    kind = FLAG

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        dcdb(arrangement).super_villain_face_up = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.super_villain_face_up


class HeroFaceDown(Fact):
    """Whether a player's Super Heroes are face down."""

    names = ("face down", "hero face down", "Super Hero face down")
    kind = FLAG
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        dcdb(arrangement).hero_face_down[player] = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.hero_face_down[player]


class Points(Fact):
    """A player's Victory Points, if the game ended now."""

    names = ("points", "Victory Points", "VP")
    counts_hidden = True
    personal = True
    arranged = False

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return scoring.points_of(game, player)


class Tokens(Fact):
    """A player's VP tokens."""

    names = ("VP tokens", "tokens")
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        if value < 0:
            raise BadPosition("nobody has less than 0 VP tokens")
        dcdb(arrangement).ledger.vp[player] = value

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.ledger.vp[player]


class Winners(Fact):
    """Who has won; nobody before the end."""

    names = ("winners", "winner")
    counts_hidden = True
    kind = PLAYERS
    arranged = False

    def read(self, game: DeckBuildingGame, player: int) -> Any:
        return game.winners


FACTS: Final = (
    Turn(),
    PowerLeft(),
    Played(),
    Gained(),
    DrawsTold(),
    ExtraCards(),
    SuperVillainFaceUp(),
    HeroFaceDown(),
    Points(),
    Tokens(),
    Winners(),
)
"""In the order in which they are arranged."""
