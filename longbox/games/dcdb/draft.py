"""The draft of Main Characters, before a game of the Cube. [cube 13.010-13.070, 14.300]

Everything about it is public, and nothing is left to chance but who chooses whether to play or to draft first, where no
event has said that. A question is asked of whoever can take something: who can't has passed.
"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import UNUSED_HEROES
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice, Word
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question

MOST_POINTS: Final = 6
"""So many tier points worth of Main Characters a player can have. [cube 13.020, 13.070]"""
HIGHEST_TIER: Final = 6

PLAY_FIRST: Final[Word] = Word("play first", "Play first")
DRAFT_FIRST: Final[Word] = Word("draft first", "Draft first")
PASS: Final[Word] = Word("pass", "Pass on this tier")

PLAY_OR_DRAFT: Final[Prompt] = Prompt("Play first, or draft first?", "13.010")
TAKE: Final[tuple[Prompt, ...]] = tuple(
    [Prompt(f"Tier {tier}: take a Main Character, or pass", "13.020") for tier in range(1, HIGHEST_TIER + 1)]
)
"""What is asked in each tier."""
TAKE_AHEAD: Final[Prompt] = Prompt("Take a Main Character of a later tier now, as nobody else could?", "13.060")


def draft(game: DeckBuildingGame) -> int:
    """Let players draft their Main Characters. [cube 13.010]

    Returns:
        Who plays first.
    """
    player = game.options.option_seat
    if player < 0:
        player = game.randomness.pick(game.players).number
    drafts_first = game.ask(Question(player, PLAY_OR_DRAFT, [PLAY_FIRST, DRAFT_FIRST])) is DRAFT_FIRST
    game.log.append(Event(events.DRAFTS_FIRST if drafts_first else events.PLAYS_FIRST, player, []))
    Draft(game, player if drafts_first else before(game, player)).carry_out()
    return after(game, player) if drafts_first else player


def before(game: DeckBuildingGame, player: int) -> int:
    """Who sits counter-clockwise of a player."""
    return (player - 1) % len(game.players)


def after(game: DeckBuildingGame, player: int) -> int:
    """Who sits clockwise of a player."""
    return (player + 1) % len(game.players)


def counter_clockwise(game: DeckBuildingGame, first: int) -> list[int]:
    """All players, from one of them on, counter-clockwise. [cube 13.030]"""
    count = len(game.players)
    return [(first - place) % count for place in range(count)]


class Draft:
    """A draft under way.

    Attributes:
        order: The players in the order in which they draft.
        tier: The current tier.
        points: How many tier points each player has spent.
        ahead: For each player, the later tiers of which something was taken before its time.
    """

    def __init__(self, game: DeckBuildingGame, first: int) -> None:
        self.order = counter_clockwise(game, first)
        self.tier = 0
        self.points = game.ledger.tier_points = [0 for _ in self.order]
        self.ahead: list[list[int]] = [[] for _ in self.order]
        self._game = game

    def carry_out(self) -> None:
        """Go through all tiers, from the first to the sixth. [cube 13.040, 13.050]"""
        for tier in range(1, HIGHEST_TIER + 1):
            self.tier = self._game.ledger.tier = tier
            self._draft_tier()
        self._game.ledger.tier = 0
        self._game.ledger.tier_points = []

    def _draft_tier(self) -> None:
        """Let players take or pass in turn, until all have passed on the tier. [cube 13.030, 13.040]"""
        drafting = self.order
        while drafting:
            drafting = [player for player in drafting if self._takes(player)]

    def _takes(self, player: int) -> bool:
        """Let a player take a Main Character or pass. [cube 13.020]

        Returns:
            Whether the player stays in the draft of this tier.
        """
        if self.tier in self.ahead[player]:
            self.ahead[player].remove(self.tier)
            return True
        choices: list[Choice] = [*self.offered(player)]
        if not choices:
            return False
        answer = self._game.ask(Question(player, TAKE[self.tier - 1], [*choices, PASS]))
        if isinstance(answer, Card):
            self._take(player, answer, self.price(answer))
        else:
            self._game.log.append(Event(events.PASSED_ON_TIER, player, [], self.tier))
        self._take_ahead(player)
        return answer is not PASS

    def offered(self, player: int) -> list[GameCard]:
        """The Main Characters that a player may take now: of this tier, and of those that were passed. [cube 13.020]

        In a Singleton Cube those are left out that the player has played. [cube 14.300]
        """
        if self.points[player] + self._cheapest() > MOST_POINTS:
            return []
        return [card for card in self.left(player) if card.definition.tier <= self.tier and self._affords(player, card)]

    def left(self, player: int) -> list[GameCard]:
        """The Main Characters that nobody has taken and that the player may play. [cube 13.020, 14.300]"""
        left_out = self._game.options.left_out
        gone = left_out[player] if left_out else ()
        cards = self._game.cards(UNUSED_HEROES)
        return [card for card in cards if card.definition.tier and card.definition.name not in gone]

    def price(self, card: GameCard) -> int:
        """How many tier points a Main Character costs: the current tier's, if its own was passed, too. [cube 13.020]

        Where that was agreed on, it costs what its own tier does.
        """
        own: int = card.definition.tier
        return own if self._game.options.draft_price == "own tier" else self.tier

    def _cheapest(self) -> int:
        """What no Main Character costs less than in the current tier. [cube 13.020]"""
        return 1 if self._game.options.draft_price == "own tier" else self.tier

    def _affords(self, player: int, card: GameCard) -> bool:
        """Whether a player would not have more than six points by taking a Main Character. [cube 13.020, 13.070]"""
        return self.points[player] + self.price(card) <= MOST_POINTS

    def _take(self, player: int, card: GameCard, price: int) -> None:
        self.points[player] += price
        self._game.take_hero(player, card)

    def _take_ahead(self, player: int) -> None:
        """The shortcut: take Main Characters of later tiers before their time, if nobody else could. [cube 13.060]"""
        if not self._game.options.draft_ahead:
            return
        choices: list[Choice] = [*self.offered_ahead(player)]
        while choices:
            answer = self._game.ask(Question(player, TAKE_AHEAD, [*choices, DONE], least=0))
            if not isinstance(answer, Card):
                return
            tier = answer.definition.tier
            self.ahead[player].append(tier)
            self._take(player, answer, tier)
            choices = [*self.offered_ahead(player)]

    def offered_ahead(self, player: int) -> list[GameCard]:
        """What nobody else could take before the player: one of each later tier in which all others come later.

        [cube 13.060]
        """
        return [
            card
            for card in self.left(player)
            if card.definition.tier > self.tier
            and self.points[player] + card.definition.tier <= MOST_POINTS
            and card.definition.tier not in self.ahead[player]
            and self._comes_first(player, card.definition.tier)
        ]

    def _comes_first(self, player: int, tier: int) -> bool:
        """Whether all who draft before a player have too few points left for a tier."""
        earlier = self.order[: self.order.index(player)]
        return all([self.points[other] + tier > MOST_POINTS for other in earlier])
