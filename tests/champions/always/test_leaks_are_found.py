"""The tests of what players of Marvel Champions may know can fail: whatever leaks is found out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from longbox.games.champions.definitions import MINION, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import REVEALING
from longbox.games.champions.table import BENEATH, ENCOUNTER_DECK
from longbox.games.champions.turn.turn import AskPlayer, actions
from longbox.games.champions.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import Zone
from tests.always.common.leaks import Leaks, log_of_all

from .games import BENCH, VARIANTS, positions
from .witness import ChampionsWitness


class ShowsHands(TableView):
    """Describes the hands of all players."""

    def describe(self) -> dict[str, object]:
        hands = {seat.name: [card.key() for card in self._game.cards(seat.hand)] for seat in self._game.players}
        return super().describe() | {"hands": hands}


class ShowsDraws(TableView):
    """Writes in its log what everybody drew."""

    def log(self, since: int = 0) -> list[str]:
        return log_of_all(self, since)


class ShowsDecks(TableView):
    """Tells its player's own cards in the order of the deck."""

    def own_cards(self) -> list[GameCard]:
        return [*self._game.cards(self._game.players[self.seat.number].deck), *super().own_cards()]


class ShowsEncounterDeck(TableView):
    """Tells whether the next encounter card is a minion."""

    def encounter_deck_count(self) -> int:
        return super().encounter_deck_count() + (self._game.cards(ENCOUNTER_DECK)[-1].definition.type == MINION)


class ShowsDealt(TableView):
    """Counts the boost icons of the encounter cards that lie facedown before players."""

    def dealt_count(self, player: int) -> int:
        dealt = self._game.cards(self._game.players[player].dealt)
        return super().dealt_count(player) + sum([card.definition.boost for card in dealt])


class ShowsFacedown(TableView):
    """Tells which cards lie facedown under others."""

    def describe(self) -> dict[str, object]:
        return super().describe() | {"facedown": [card.key() for card in self._game.cards(BENEATH)]}


class Counts(TableView):
    """Counts one card too many in a zone where a card that costs much lies hidden."""

    def count(self, zone: Zone) -> int:
        return super().count(zone) + any([(card.definition.cost or 0) > 3 for card in self._game.cards(zone)])


class Worries(TableView):
    """Tells by what a card costs whether the player's own deck has a costly one on top."""

    def cost_of(self, card: GameCard) -> int | None:
        deck = self._game.cards(self._game.players[self.seat.number].deck)
        return (super().cost_of(card) or 0) + ((deck[-1].definition.cost or 0) if deck else 0)


def backwards(game: ChampionsGame, question: Question) -> Question:
    """Asks backwards if the next card of the player's deck has an odd cost."""
    deck = game.cards(game.players[question.player].deck)
    if not deck or not (deck[-1].definition.cost or 0) % 2:
        return question
    return Question(question.player, question.prompt, question.choices[::-1], question.source)


def asks_who_can(game: ChampionsGame, question: Question) -> Question:
    """Lets a player ask only those others to act who can."""
    choices = [
        choice for choice in question.choices if not isinstance(choice, AskPlayer) or actions(game, choice.player)
    ]
    return Question(question.player, question.prompt, choices, question.source)


class Peeker(Answerer):
    """A bot that looks at the next encounter card."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        deck = view._game.cards(ENCOUNTER_DECK)
        return question.choices[deck[-1].serial % len(question.choices) if deck else 0]


def first_turns() -> Iterator[ChampionsGame]:
    """Positions in which little is in play, and what others can do depends on their hands."""
    for number in range(1, 60):
        if len(VARIANTS[number % len(VARIANTS)]["heroes"]) > 1:
            yield from islice(positions(number), 1, 3)


class TestLeaks(Leaks):
    """Leaks of Marvel Champions."""

    bench = BENCH
    witness = ChampionsWitness
    looks = 45
    views = (ShowsHands, ShowsDraws, ShowsDecks, ShowsEncounterDeck, ShowsDealt, ShowsFacedown, Counts, Worries)
    tells = (backwards,)
    peeker = Peeker

    def some_positions(self) -> Iterator[ChampionsGame]:
        """Positions of some games with several players: a few of each, one of them with encounter cards dealt."""
        for number in (2, 11, 6, 5):
            yield from islice(self.bench.positions(number, every=6, rich=True), 1, 4)
            yield from islice((game for game in self.bench.positions(number, rich=True) if game.phase == REVEALING), 1)

    def test_an_answer_that_leaks_is_found_out(self) -> None:
        """Whether an answer is on offer must not depend on what others hold."""
        assert self.found(first_turns(), tell=asks_who_can) != ""
