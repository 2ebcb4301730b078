"""Features of single answers, for players that rate each answer that is offered.

They are the form of the answer (a word, "buy {}", a player, another), which copy it is, and what is printed on the card
that it is about. They follow from the number of the answer alone, so that they lie ready as a matrix.
"""

from __future__ import annotations

from typing import Any, Final

import numpy

from longbox.environments.numbering import Numbering
from longbox.games.observing import Observing
from longbox.kernel.cards import Definition

WORD: Final = "a word"
PLAYER: Final = "a player"
OTHER: Final = "another answer"
COPY: Final = "copies before it"


class Features:
    """Features of the answers of games of one kind.

    Attributes:
        names: What each feature is.
        matrix: The features of each action, a row for each number.
    """

    def __init__(self, observing: Observing, numbering: Numbering, cards: dict[str, Definition]) -> None:
        """Read all cards.

        Args:
            observing: What the game says of its answers and cards.
            numbering: The numbers of all answers.
            cards: The cards by name; of names that aren't among them nothing is known.
        """
        forms = [WORD, *observing.of_cards, PLAYER, OTHER]
        self.names = [*forms, COPY, *observing.printed]
        self.matrix: Any = numpy.zeros((numbering.size, len(self.names)), numpy.float32)
        self.matrix[: numbering.words, 0] = 1
        self.matrix[numbering.first_player : numbering.first_other, len(forms) - 2] = 1
        self.matrix[numbering.first_other :, len(forms) - 1] = 1
        about_card = self._of_cards(observing, numbering, cards)
        rows = len(about_card)
        for form in range(numbering.forms):
            start = numbering.words + form * rows
            self.matrix[start : start + rows, 1 + form] = 1
            self.matrix[start : start + rows, len(forms) :] = about_card

    def _of_cards(self, observing: Observing, numbering: Numbering, cards: dict[str, Definition]) -> Any:
        """What is known of each copy of each card: which copy it is, and what is printed on it."""
        rows: Any = numpy.zeros((len(numbering.cards), numbering.copies, 1 + len(observing.printed)), numpy.float32)
        rows[:, :, 0] = numpy.arange(numbering.copies)
        for place, name in enumerate(numbering.cards):
            if name in cards:
                rows[place, :, 1:] = observing.read(cards[name])
        return rows.reshape(-1, rows.shape[2])
