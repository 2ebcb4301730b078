"""Players whom encounter cards speak of: you, the first player, the engaged player, each player. [champions You]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardCondition, CardEffect, Filter, Situation
from longbox.games.champions.definitions import ALLY, IDENTITIES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured
from longbox.games.champions.text.effects.choosing import CHOOSE_PLAYER, EachPlayerDoes, run_for
from longbox.games.champions.text.effects.drawing import DiscardAtRandom
from longbox.games.champions.text.filters import Definite, Narrowed, identity_of
from longbox.games.champions.text.targets import SpokenOf
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.terms import DEED
from longbox.kernel.zones import NOBODY, Player

YOU: Final = "you"
FIRST_PLAYER: Final = "the first player"
ENGAGED_PLAYER: Final = "the engaged player"
DEFEATER: Final = "the player who defeated this card"
EACH_PLAYER: Final = "each player"


NEXT_PLAYER: Final = "the player to your left"
COUNTED: Final = ("remaining hit points", "cards in hand", "allies")
WITH_MOST: Final[dict[str, str]] = {f"the player with the most {what}": what for what in COUNTED}
WITH_FEWEST: Final[dict[str, str]] = {f"the player with the fewest {what}": what for what in COUNTED}


class OnePlayer(CardEffect):
    """The first player, the engaged player or the one who defeated the card does something.

    [champions First Player, Engaged, Defeat]
    """

    fields = ("whom", "effect")
    doer = "that player"

    def __init__(self, whom: str, effect: CardEffect) -> None:
        self.whom = whom
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        players, before = players_chosen(game, self.whom, situation), situation.amount
        situation.gather([run_for(game, player, self.effect, situation, before) for player in players])

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        players = players_meant(game, self.whom, situation)
        return any([self.effect.possible(game, situation.speaking_to(player)) for player in players])


class EachDiscardsAtRandom(Measured):
    """Each player discards random cards from the hand. [champions In Player Order, In Play And Out Of Play]"""

    brings = (DEED, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        EachPlayerDoes(DiscardAtRandom(self.amount)).run(game, situation)
        situation.call(situation.cards, self)


class ControllerDoes(CardEffect):
    """Who controls a card that the text spoke of does something: "its controller discards 1 card".

    [champions Ownership And Control]
    """

    fields = ("target", "effect")
    doer = "that player"

    def __init__(self, target: SpokenOf, effect: CardEffect) -> None:
        self.target = target
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        players, before = self.players(game, situation), situation.amount
        situation.gather([run_for(game, player, self.effect, situation, before) for player in players])

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        players = self.players(game, situation)
        return any([self.effect.possible(game, situation.speaking_to(player)) for player in players])

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        """The players who control such a card, or, if it has left play, its owner."""
        meant = self.target.meant(situation)
        found = [game.controller(card) if game.in_play(card) else game.owners[card.serial] for card in meant]
        return [player for player in game.in_order() if player in found]


class IdentityOf(Definite):
    """The identity of a player whom a text speaks of, or it in a form: "the engaged player's hero".

    [champions Identity; Form, Change Form; Engaged; First Player]
    """

    fields = ("whom", "form")

    def __init__(self, whom: str, form: str) -> None:
        self.whom = whom
        self.form = form

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        players = players_meant(game, self.whom, situation)
        return [card for player in players for card in identity_of(game, player, self.form)]

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card in self.cards(game, situation)

    def sorts(self) -> tuple[str, ...]:
        return (self.form,) if self.form else IDENTITIES


class OfAnother(Narrowed):
    """Cards that a player other than you controls. [champions Ownership And Control, You]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.controller(card) not in (NOBODY, situation.player)


class EngagedWithAnybody(Narrowed):
    """Enemies that are engaged with a player. [champions Engaged]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).engaged >= 0


class NamedOfKind(Definite):
    """The card of a kind with a title: "the Legions of Hydra side scheme"."""

    fields = ("name", "kind")

    def __init__(self, name: str, kind: Filter) -> None:
        self.name = name
        self.kind = kind

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [card for card in game.cards_in_play() if self.matches(game, card, situation)]

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.is_called(self.name) and self.kind.matches(game, card, situation)


class ThereIs(CardCondition):
    """Whether there is an enemy of a kind engaged with you, of which the text then speaks. [champions Engaged]"""

    fields = ("filter",)
    mentions = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        engaged = game.minions_of(situation.player)
        situation.cards = [card for card in engaged if self.filter.matches(game, card, situation)]
        situation.mentioned = situation.cards
        situation.call(situation.cards, self.filter)
        return bool(situation.cards)


def players_chosen(game: ChampionsGame, whom: str, situation: Situation) -> list[int]:
    """The players whom a text means; of those who are tied, the one whom the first player chooses.

    [champions First Player]
    """
    players = players_meant(game, whom, situation)
    if len(players) < 2 or whom == EACH_PLAYER:
        return players
    choices: list[Choice] = [game.players[player] for player in players]
    chosen = game.ask(Question(game.first_player, CHOOSE_PLAYER, choices, situation.source))
    assert isinstance(chosen, Player)
    return [chosen.number]


def those_with_most_or_fewest(game: ChampionsGame, whom: str) -> list[int]:
    """The players who have the most of something, or the fewest, in player order."""
    what = WITH_MOST.get(whom, "") or WITH_FEWEST[whom]
    counts = {player: had_by(game, player, what) for player in game.in_order()}
    wanted = max(counts.values()) if whom in WITH_MOST else min(counts.values())
    return [player for player, count in counts.items() if count == wanted]


def had_by(game: ChampionsGame, player: int, what: str) -> int:
    """How much a player has of one of the things that are `COUNTED`."""
    if what == "cards in hand":
        return len(game.piles[game.players[player].hand.number])
    if what == "allies":
        return len([card for card in game.controlled(player) if card.definition.type == ALLY])
    return game.remaining(game.identity(player))


def players_meant(game: ChampionsGame, whom: str, situation: Situation) -> list[int]:
    """The players whom a text speaks of."""
    if whom == EACH_PLAYER:
        return game.in_order()
    if whom == FIRST_PLAYER:
        return [game.first_player]
    if whom == NEXT_PLAYER:
        return [game.next_player(situation.player)]
    if whom in WITH_MOST or whom in WITH_FEWEST:
        return those_with_most_or_fewest(game, whom)
    source = situation.source
    if whom == DEFEATER:
        by = NOBODY if situation.event is None else situation.event.by
        return [] if by == NOBODY else [by]
    if whom == ENGAGED_PLAYER and source is not None and game.in_play(source):
        engaged = game.permanent(source).engaged
        if engaged >= 0:
            return [engaged]
    return [situation.player]
