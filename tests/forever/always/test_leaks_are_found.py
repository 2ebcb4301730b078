"""The tests of what players of DC Forever may know can fail: whatever leaks is found out."""

from __future__ import annotations

from functools import partial

from longbox.games.forever.definitions import EVENT, CardDefinition, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.turn.action_phase import ACT
from longbox.games.forever.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.questions import Question
from longbox.kernel.zones import Zone
from tests.always.common.leaks import Leaks, Peeker, backwards, log_of_all

from .games import BENCH
from .witness import ForeverWitness


class ShowsHands(TableView):
    """Describes the hands of all players."""

    def describe(self) -> dict[str, object]:
        hands = {seat.name: [card.key() for card in self._game.hand(seat.number)] for seat in self._game.players}
        return super().describe() | {"hands": hands}


class ShowsDraws(TableView):
    """Writes in its log what everybody drew."""

    def log(self, since: int = 0) -> list[str]:
        return log_of_all(self, since)


class ShowsSchemes(TableView):
    """Tells everybody which Schemes lie facedown."""

    def scheme_at(self, spot: int) -> GameCard | None:
        return self._game.scheme_at(spot)


class ShowsThresholds(TableView):
    """Tells everybody how many citizens complete a Scheme that lies facedown."""

    def threshold(self, spot: int) -> int | None:
        scheme = self._game.scheme_at(spot)
        return None if scheme is None else self._game.threshold_of(scheme)


class ShowsControlled(TableView):
    """Tells whatever a player controls, Schemes that lie facedown among it."""

    def controlled(self, player: int) -> list[GameCard]:
        return self._game.controlled(player)


class Counts(TableView):
    """Counts one card too many in a zone where an event lies hidden."""

    def count(self, zone: Zone) -> int:
        return super().count(zone) + any([card.definition.type == EVENT for card in self._game.cards(zone)])


class Worries(TableView):
    """Tells by what a card costs what the player's own deck has on top."""

    def cost_of(self, card: Card[CardDefinition]) -> int:
        deck = self._game.cards(self._game.players[self.seat.number].deck)
        return super().cost_of(card) + (deck[-1].definition.cost if deck else 0)


class Foresees(TableView):
    """Tells by what an attack would come to what the others hold."""

    def act_at(self, actor: GameCard, what: str, spot: int) -> int | None:
        others = [seat.number for seat in self._game.players if seat.number != self.seat.number]
        held = sum([card.definition.cost for player in others for card in self._game.hand(player)])
        total = super().act_at(actor, what, spot)
        return None if total is None else total + held


def deck_of(game: ForeverGame, player: int) -> list[GameCard]:
    """A player's deck."""
    return game.cards(game.players[player].deck)


def warns(game: ForeverGame, question: Question) -> Question:
    """Doesn't let a player do the first thing if what the others hold costs an odd number together."""
    others = [card for seat in game.players if seat.number != question.player for card in game.hand(seat.number)]
    together = sum([card.definition.cost for card in others])
    if question.prompt is not ACT or together % 2 == 0 or len(question.choices) < 2:
        return question
    return Question(question.player, question.prompt, question.choices[1:], question.source)


class TestLeaks(Leaks):
    """Leaks of DC Forever."""

    bench = BENCH
    witness = ForeverWitness
    looks = 20
    views = (ShowsHands, ShowsDraws, ShowsSchemes, ShowsThresholds, ShowsControlled, Counts, Worries, Foresees)
    tells = (backwards(deck_of), warns)
    peeker = partial(Peeker, deck_of)
    numbers = (0, 1, 3, 5, 6)
    every = 45
    first = 1
    last = 5
    innocent = 3
