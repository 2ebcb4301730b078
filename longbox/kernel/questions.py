"""Questions that rules ask, and what is wrong with an answer.

LongboxError
├── Unanswered      a question was asked and no answer is there yet
└── IllegalAnswer   an answer that the question doesn't offer
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.errors import LongboxError, near

NO_RULE: Final = ""


class Prompt:
    """What is asked, in words, and the rule that asks. Made once, not for each question.

    Attributes:
        words: For a person: "Discard a card".
        rule: The citation of the rule, without its game: "Attacks and Defenses".
        ordered: Whether the order matters where several are chosen.
        of_the_table: Whether some of its choices may be what only the table says: `Choice.of_the_table`.
    """

    __slots__ = ("of_the_table", "ordered", "rule", "words")

    def __init__(self, words: str, rule: str = NO_RULE, *, ordered: bool = False, of_the_table: bool = False) -> None:
        self.words = words
        self.rule = rule
        self.ordered = ordered
        self.of_the_table = of_the_table

    def __repr__(self) -> str:
        return f"<{self.words}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """One thing that one player is asked.

    Where several things are chosen, each is a question of its own, so that no list of answers explodes.

    Attributes:
        player: The number of the player who is asked.
        prompt: What is asked, and by which rule.
        choices: The legal answers.
        source: The card that asks, if one does.
        least: How many must be chosen in all.
        most: How many may be chosen in all.
        taken: What was chosen before, of those.
    """

    __slots__ = ("choices", "least", "most", "player", "prompt", "source", "taken")

    def __init__(
        self,
        player: int,
        prompt: Prompt,
        choices: list[Choice],
        source: Card[Any] | None = None,
        least: int = 1,
        most: int = 1,
        taken: list[Choice] | None = None,
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.choices = choices
        self.source = source
        self.least = least
        self.most = most
        self.taken = taken

    def keys(self) -> list[str]:
        """The stable key of each choice, in order: its own, numbered where several are alike."""
        keys: list[str] = []
        seen: dict[str, int] = {}
        for choice in self.choices:
            key = choice.key()
            seen[key] = seen.get(key, 0) + 1
            keys.append(key if seen[key] == 1 else f"{key} #{seen[key]}")
        return keys

    def find(self, key: str) -> Choice:
        """The choice with this key.

        Raises:
            IllegalAnswer: No choice has it.
        """
        keys = self.keys()
        if key not in keys:
            raise IllegalAnswer(self, key)
        return self.choices[keys.index(key)]

    def key_of(self, choice: Choice) -> str:
        """The stable key of one of the choices."""
        return self.keys()[self.choices.index(choice)]

    @property
    def optional(self) -> bool:
        """Whether the player may choose nothing more."""
        return DONE in self.choices

    def words(self) -> str:
        """What is asked, with the card that asks and how many are still to choose."""
        words = self.prompt.words + self.count_words()
        return words if self.source is None else f"{self.source}: {words}"

    def count_words(self) -> str:
        """How many are still to choose, as it ends what is asked: " (1 of up to 3)"; nothing where it is one."""
        if self.most <= 1:
            return ""
        return f" ({len(self.taken or []) + 1} of {'up to ' if self.least < self.most else ''}{self.most})"

    def __repr__(self) -> str:
        return f"<question to player {self.player}: {self.words()} {self.keys()}>"


class Unanswered(LongboxError):
    """Raised out of a rule where a question has no answer yet; a table catches it.

    Attributes:
        questions: Those that wait, several where players choose at the same time.
    """

    def __init__(self, questions: list[Question]) -> None:
        super().__init__("; ".join([question.words() for question in questions]))
        self.questions = questions


class IllegalAnswer(LongboxError):
    """An answer that its question doesn't offer. Nothing has changed."""

    def __init__(self, question: Question, key: str) -> None:
        keys = question.keys()
        super().__init__(f"{key!r} does not answer {question.words()!r}. {near(key, keys)}")
        self.question = question
        self.key = key
