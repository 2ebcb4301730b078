"""What was found when something was tried: how often each truth was looked at, and what does not hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """Something that does not hold.

    Attributes:
        truth: What should.
        where: In which game, and after how many answers.
        words: What is so instead.
    """

    truth: str
    where: str
    words: str


class Findings:
    """What was found in all games together.

    Attributes:
        looked: How often each truth was looked at, in the order in which they are told.
        problems: What does not hold.
        notes: What else whoever asked should know.
    """

    def __init__(self, truths: Sequence[str]) -> None:
        self.looked = dict.fromkeys(truths, 0)
        self.problems: list[Problem] = []
        self.notes: list[str] = []

    @property
    def hold(self) -> bool:
        """Whether nothing was found that does not hold."""
        return not self.problems

    def add(self, looked: Mapping[str, int], problems: Sequence[Problem]) -> None:
        """Add what was found in one game."""
        for truth, times in looked.items():
            self.looked[truth] += times
        self.problems += problems

    def lines(self) -> Iterator[str]:
        """All of it, for people: each truth with how often it was looked at, and below it what is wrong."""
        width = max([len(truth) for truth in self.looked])
        for truth, times in self.looked.items():
            wrong = [problem for problem in self.problems if problem.truth == truth]
            state = "FAILS" if wrong else "ok" if times else "-"
            yield f"  {state:<5}  {truth:<{width}}  {times:>8,}"
            for problem in wrong:
                yield f"         {problem.where}:"
                yield from [f"         {line}" for line in problem.words.splitlines()]
        yield from self.notes

    def as_data(self) -> dict[str, object]:
        """All of it, for programs."""
        problems = [msgspec.to_builtins(problem) for problem in self.problems]
        return {"hold": self.hold, "looked": self.looked, "problems": problems, "notes": self.notes}
