"""The space of all answers of a game: a number for each, with a meaning that stays.

The numbers go in this order, as the game's `Observing` says:

1. words: "end turn", "yes";
2. answers about cards: for each form ("buy {}") all names of cards, and of each name some copies;
3. answers about players: for each form all seats, from whoever is asked clockwise;
4. answers without a number of their own, in the order in which they are offered: still more copies of a card, and words
   that only a card's text says.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Final

from longbox.environments.errors import NoSuchAnswer, SpaceTooSmall
from longbox.games.observing import HERE, Observing
from longbox.kernel.questions import Question
from longbox.kernel.zones import Player

OTHERS: Final = 512
"""So many answers of a question can be without a number of their own."""

COPY: Final = re.compile(r" #\d+$")
"""What `Question.keys` adds to the key of an answer that is like another one."""


class Numbering:
    """What each number means in games of one kind.

    Attributes:
        cards: The names of cards, in the order in which they are numbered.
        copies: How many copies of each have numbers of their own.
        words: How many numbers are of words; they are the first.
        forms: How many forms there are of answers about cards.
        first_player: The first number of an answer about a player.
        first_other: The first number of an answer without a number of its own.
        size: How many numbers there are.
    """

    def __init__(self, observing: Observing, cards: Iterable[str], seats: list[Player]) -> None:
        """Number all answers.

        Args:
            observing: What the game says of its answers.
            cards: All names of cards, in a lasting order.
            seats: The players, clockwise.
        """
        self.cards = list(cards)
        self.copies = observing.copies
        self.words = len(observing.words)
        self.forms = len(observing.of_cards)
        self._keys = [*observing.words, *self._about_cards(observing.of_cards)]
        self._of_players = observing.of_players
        self._seats = len(seats)
        self.first_player = len(self._keys)
        self.first_other = self.first_player + len(observing.of_players) * self._seats
        self.size = self.first_other + OTHERS
        of_all = {key: number for number, key in reversed([*enumerate(self._keys)])}
        self._numbers = [{**self._about_players(seats, viewer), **of_all} for viewer in range(self._seats)]

    def _about_cards(self, forms: tuple[str, ...]) -> list[str]:
        """The keys of all answers about cards."""
        endings = ["", *[f" #{copy}" for copy in range(2, self.copies + 1)]]
        return [form.replace(HERE, name) + ending for form in forms for name in self.cards for ending in endings]

    def _about_players(self, seats: list[Player], viewer: int) -> dict[str, int]:
        """The numbers of answers about players, to whoever is asked."""
        return {
            form.replace(HERE, seats[(viewer + away) % self._seats].key()): self.first_player
            + place * self._seats
            + away
            for place, form in enumerate(self._of_players)
            for away in range(self._seats)
        }

    def numbers(self, question: Question) -> list[int]:
        """The number of each answer to a question, in the order of its choices.

        Raises:
            SpaceTooSmall: There are more without a number of their own than the space has room for.
        """
        known = self._numbers[question.player]
        numbers: list[int] = []
        other = self.first_other
        keys = question.keys()
        for key in keys:
            number = known.get(key, -1)
            if number < 0:
                number, other = other, other + 1
            numbers.append(number)
        if other > self.size:
            raise SpaceTooSmall(f"{question} has more than {OTHERS} answers without a number of their own.")
        return numbers

    def kinds(self, question: Question) -> list[int]:
        """What each answer would be numbered if it were the only one of its key: by it, further copies are known."""
        known = self._numbers[question.player]
        numbers = self.numbers(question)
        for place, key in enumerate(question.keys()):
            if numbers[place] >= self.first_other:
                numbers[place] = known.get(COPY.sub("", key), numbers[place])
        return numbers

    def meaning(self, number: int) -> str:
        """What a number means, in words: "buy Kick"; the same to everybody, as players are counted from who is asked.

        Raises:
            NoSuchAnswer: There is no such number.
        """
        if not 0 <= number < self.size:
            raise NoSuchAnswer(f"There is no action {number}; they go from 0 to {self.size - 1}.")
        if number < self.first_player:
            return self._keys[number]
        if number >= self.first_other:
            return f"other answer {number - self.first_other + 1}"
        form, away = divmod(number - self.first_player, self._seats)
        return self._of_players[form].replace(HERE, called(away))

    def fingerprint(self) -> str:
        """Tells spaces apart in which any number means something else."""
        meanings = "\n".join([self.meaning(number) for number in range(self.size)])
        return hashlib.blake2b(meanings.encode(), digest_size=8).hexdigest()


def called(away: int) -> str:
    """What a player is called who sits so many seats clockwise of the one who looks."""
    return "you" if away == 0 else f"player {away} to the left"
