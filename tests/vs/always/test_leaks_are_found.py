"""The tests of what players of Vs. System may know can fail: whatever leaks is found out."""

from __future__ import annotations

from functools import partial

import pytest

from longbox.games.vs.definitions import CHARACTER, CardDefinition, GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.turn.priority import HAVE_PRIORITY
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.kernel.zones import Zone
from tests.always.common.leaks import Leaks, Peeker, backwards, log_of_all

from .games import BENCH
from .witness import VsWitness


class ShowsHands(TableView):
    """Describes the hands of all players."""

    def describe(self) -> dict[str, object]:
        hands = {seat.name: [card.key() for card in self._game.hand(seat.number)] for seat in self._game.players}
        return super().describe() | {"hands": hands}


class ShowsDraws(TableView):
    """Writes in its log what everybody drew."""

    def log(self, since: int = 0) -> list[str]:
        return log_of_all(self, since)


class ShowsDecks(TableView):
    """Tells its player's own cards in the order of the deck."""

    def own_cards(self) -> list[CardDefinition]:
        return [*[card.definition for card in self._game.deck(self.seat.number)], *super().own_cards()]


class ShowsResources(TableView):
    """Tells which cards lie face down in all rows."""

    def resources(self, player: int) -> list[Qualities | None]:
        return [self._known(qualities) for qualities in self._game.resources(player)]


class CountsCharacters(TableView):
    """Adds the characters among the face-down resources to a player's points."""

    def points(self, player: int) -> int:
        row = [qualities.definition for qualities in self._game.resources(player)]
        return super().points(player) + len([card for card in row if card.card_type == CHARACTER])


class Counts(TableView):
    """Counts one card too many in a zone where a card that costs much lies hidden."""

    def count(self, zone: Zone) -> int:
        return super().count(zone) + any([card.definition.cost > 5 for card in self._game.cards(zone)])


class Worries(TableView):
    """Tells by what a card costs what the player's own deck has on top."""

    def cost_now(self, card: GameCard) -> int:
        deck = self._game.deck(self.seat.number)
        return super().cost_now(card) + (deck[-1].definition.cost if deck else 0)


class ShowsTargets(TableView):
    """Tells which cards are targets, also of those that lie face down."""

    def _as_seen(self, references: list[Reference]) -> list[Reference]:
        return references


def deck_of(game: VsGame, player: int) -> list[GameCard]:
    """A player's deck."""
    return game.deck(player)


def warns(game: VsGame, question: Question) -> Question:
    """Doesn't let a player do the first thing if an opponent holds a card that costs more than 4."""
    others = [card for player in game.opponents(question.player) for card in game.hand(player)]
    if question.prompt is not HAVE_PRIORITY or not any([card.definition.cost > 4 for card in others]):
        return question
    return Question(question.player, question.prompt, question.choices[1:], question.source)


@pytest.mark.thorough
class TestLeaks(Leaks):
    """Leaks of Vs. System."""

    bench = BENCH
    witness = VsWitness
    looks = 30
    views = (ShowsHands, ShowsDraws, ShowsDecks, ShowsResources, CountsCharacters, Counts, Worries, ShowsTargets)
    tells = (backwards(deck_of), warns)
    peeker = partial(Peeker, deck_of)
    numbers = (0, 1, 4, 6, 7)
    every = 45
    innocent = 5
