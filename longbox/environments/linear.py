"""A player who rates each answer that is offered by a linear function of its features, and takes the best.

What is asked decides the weights: to each question of a game belongs a weight for each feature of answers, and one for
each single answer. A trained player is a small file, which commands take wherever they take the name of a bot.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import numpy

from longbox.environments.features import Features
from longbox.environments.numbering import Numbering
from longbox.games import find_card_language, find_part
from longbox.games.observing import Observing
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Definition
from longbox.kernel.choices import Choice
from longbox.kernel.documents import BadDocument, read_own
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.own import BROUGHT

FORMAT: Final = 1
TABLES: Final = 16
"""For so many tables with players of other names a trained player keeps its numbers ready at most."""

DIGITS: Final = 3
"""So many digits of a weight are kept behind the point."""


class BadPlayer(LongboxError):
    """A file is no trained player, or plays another game."""


class Weights(msgspec.Struct, frozen=True):
    """A trained player as plain data, in which all goes by names, so that it outlives new cards.

    Attributes:
        format: The version of this format.
        game: The short name of the game.
        features: For each question, by its words, the weights of features that have one.
        answers: For each question, the weights of single answers that have one, by their meanings.
    """

    format: int
    game: str
    features: dict[str, dict[str, float]]
    answers: dict[str, dict[str, float]]


class Ratings:
    """What answers are worth in a game of some players, as numbers to be learned.

    Attributes:
        features: A row of weights for each question, the last one for all that isn't listed.
        answers: The same for single answers, by their numbers.
        numbering: The numbers of answers.
    """

    def __init__(self, game: str, view: View[Any], weights: Weights | None = None) -> None:
        """Make room, and take over the weights of a trained player, if there is one.

        Args:
            game: The short name of the game.
            view: Of a game with as many players.
            weights: The trained player.
        """
        observing = find_part(game, "observing", Observing)
        shipped = find_card_language(game).library.box()
        self.numbering = Numbering(observing, observing.names(shipped), view.seats)
        known: dict[str, Definition] = {card.name: card for card in shipped}
        described = Features(observing, self.numbering, known)
        self._game = game
        self._names = described.names
        self._matrix = described.matrix
        self._rows = {words: row for row, words in enumerate(observing.questions)}
        self.features: Any = numpy.zeros((len(self._rows) + 1, len(self._names)), numpy.float32)
        self.answers: Any = numpy.zeros((len(self._rows) + 1, self.numbering.size), numpy.float32)
        if weights is not None:
            self._take(weights)

    def _take(self, weights: Weights) -> None:
        """Take over weights by their names; those of what the game doesn't have any more are left out."""
        meanings = {self.numbering.meaning(number): number for number in reversed(range(self.numbering.size))}
        places = {name: place for place, name in enumerate(self._names)}
        for learned, named, columns in (
            (self.features, weights.features, places),
            (self.answers, weights.answers, meanings),
        ):
            for words, found in named.items():
                row = self._rows.get(words, len(self._rows))
                for name, weight in found.items():
                    if name in columns:
                        learned[row, columns[name]] = weight

    def row(self, question: Question) -> int:
        """Which row of weights belongs to a question."""
        return self._rows.get(question.prompt.words, len(self._rows))

    def described(self, kinds: list[int]) -> Any:
        """The features of answers, by their numbers."""
        return self._matrix[kinds]

    def rate(self, question: Question) -> Any:
        """What each of the answers is worth, in the order of the choices."""
        kinds = self.numbering.kinds(question)
        row = self.row(question)
        return self._matrix[kinds] @ self.features[row] + self.answers[row, kinds]

    def weights(self) -> Weights:
        """All of it by names."""
        questions = [*self._rows, ""]
        named: list[dict[str, dict[str, float]]] = []
        for exact, name in ((self.features, self._names.__getitem__), (self.answers, self.numbering.meaning)):
            learned = numpy.round(exact.astype(float), DIGITS)
            rows = {
                words: {
                    name(column): float(learned[row, column]) for column in numpy.flatnonzero(learned[row]).tolist()
                }
                for row, words in enumerate(questions)
            }
            named.append({words: found for words, found in rows.items() if found})
        return Weights(FORMAT, self._game, *named)


class LinearPlayer(Answerer):
    """Takes the answer that is worth most, and the first of those that are equal. It leaves nothing to chance.

    Attributes:
        weights: What it has learned.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._ratings: dict[tuple[str, ...], Ratings] = {}

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if len(question.choices) == 1:
            return question.choices[0]
        names = tuple([seat.name for seat in view.seats])
        ratings = self._ratings.get(names)
        if ratings is None:
            if len(self._ratings) >= TABLES:
                self._ratings = {}
            ratings = self._ratings[names] = Ratings(self.weights.game, view, self.weights)
        return question.choices[int(ratings.rate(question).argmax())]

    def copy(self) -> LinearPlayer:
        return self


def save(weights: Weights, file: Path) -> None:
    """Write a trained player."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")


def load(file: Path) -> Weights:
    """Read a trained player.

    Raises:
        BadPlayer: The file isn't there, or is none.
    """
    try:
        weights = msgspec.json.decode(read_own(file), type=prepared(Weights))
    except BadDocument as error:
        raise BadPlayer(f"{file} {error.problem}.") from None
    except msgspec.DecodeError as error:
        raise BadPlayer(f"{file} is no trained player: {error}.") from None
    if weights.format != FORMAT:
        raise BadPlayer(f"{file} is in format {weights.format}; this version of Longbox reads format {FORMAT}.")
    return weights


def trained_player(word: str, game: str) -> LinearPlayer:
    """The player of a file.

    Raises:
        BadPlayer: The file isn't there, is no trained player, or plays another game.
    """
    player = loaded(word)
    if player.weights.game != game:
        raise BadPlayer(f"{word} plays {player.weights.game}, and not {game}.")
    return player


_LOADED: dict[tuple[str, int], LinearPlayer] = {}


def loaded(word: str) -> LinearPlayer:
    """The player of a file, which is read anew only after it has changed. One is enough: it remembers no game.

    On a worker elsewhere it is the file that came along, whatever lies there under the same name.

    Raises:
        BadPlayer: It can't be read.
    """
    file = BROUGHT.get(word, Path(word))
    if not file.is_file():
        raise BadPlayer(f"There is no file {word}.")
    key = (str(file.resolve()), file.stat().st_mtime_ns)
    if key not in _LOADED:
        _LOADED[key] = LinearPlayer(load(file))
    return _LOADED[key]
