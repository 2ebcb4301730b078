"""What is tried in every game in the same way: a game says how, in a subclass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import pytest

from .bench import Bench, how_many

QUICK = 10
"""Of so many cases one is tried in each run, and the others in thorough ones."""


class Tried:
    """Tests of a game: those that take a `number` play the game of that number, those that take a `variant` each one.

    Attributes:
        bench: The game.
        share: Of the games that are asked for, the share that these tests play, but each variant at least once.
    """

    bench: ClassVar[Bench[Any]]
    share: ClassVar[float] = 0.05

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Let pytest call each test with all its cases, most of them in thorough runs only."""
        for name, values in self.cases().items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, some_thorough(values, len(metafunc.function.__name__)))

    def cases(self) -> dict[str, Iterable[object]]:
        """What tests can take, and with what they are called."""
        variants = len(self.bench.variants)
        return {"number": range(how_many(variants, self.share)), "variant": range(variants)}


def some_thorough(cases: Iterable[object], first: int, of: int = QUICK) -> list[object]:
    """Leave nine in ten cases, or all but one `of` so many, to thorough runs.

    Tests that begin with different cases have between them tried all.
    """
    every = list(cases)
    quick = min(of, max(1, len(every)))
    return [
        case
        if (place + first) % quick == 0
        else pytest.param(*(case if type(case) is tuple else (case,)), marks=pytest.mark.thorough)
        for place, case in enumerate(every)
    ]
