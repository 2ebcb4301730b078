"""The course of a game: what it was like at each of its questions, as a digest of a few signs for each.

Two games with the same course are the same game so far, whatever words their logs are told in. Where two courses
part, so did the games, and nothing that hangs on it comes back: each digest covers those before it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from longbox.kernel.events import Event
from longbox.kernel.game import Game
from longbox.kernel.questions import Question

DIGEST_BYTES: Final = 4
DIGEST_SIGNS: Final = 2 * DIGEST_BYTES


class Course:
    """What a game was like when its first question was asked, the next one, and so on, and at its end.

    Attributes:
        kept: Whether it is kept at all. Who only plays a game and lets it go needs no course.
        digests: One for each of these moments.
    """

    __slots__ = ("_told", "digests", "kept")

    def __init__(self, kept: bool = True) -> None:
        self.kept = kept
        self.digests: list[str] = []
        self._told: list[int] = []

    def mark(self, game: Game[Any], question: Question | None, answers: list[str]) -> None:
        """Add the next moment: a question is asked, or the game is over.

        Args:
            game: The game.
            question: What is asked; none if the game is over.
            answers: The keys of the last answers before it, or of all.
        """
        if not self.kept:
            return
        told = self._told[-1] if self._told else 0
        happened = [_happening(event) for event in game.log[told:]]
        parts = [*self.digests[-1:], *answers[-1:], *_moment(game, question), *happened]
        content = "\n".join(parts).encode("utf-8", "surrogatepass")
        self.digests.append(hashlib.blake2b(content, digest_size=DIGEST_BYTES).hexdigest())
        self._told.append(len(game.log))

    def cut(self, moments: int) -> None:
        """Forget all but the first so many moments."""
        del self.digests[moments:]
        del self._told[moments:]

    def written(self, moments: int) -> str:
        """The digests of the first so many moments, in one word."""
        return "".join(self.digests[:moments])


def read_course(written: str) -> list[str]:
    """The digests of a course that was written in one word."""
    return [written[start : start + DIGEST_SIGNS] for start in range(0, len(written), DIGEST_SIGNS)]


def _moment(game: Game[Any], question: Question | None) -> list[str]:
    """Where all cards lie, how far chance has run, and what is asked."""
    asked = "over" if question is None else f"{question.player}: {question.keys()}"
    piles = [",".join([card.name for card in pile]) for pile in game.piles]
    return [asked, str(game.randomness.counter), *piles]


def _happening(event: Event) -> str:
    """What happened, whoever may know it."""
    cards = ",".join([card.name for card in event.cards])
    source = "" if event.source is None else event.source.name
    return f"{event.kind.name} {event.player} {event.amount} {cards} {source}"
