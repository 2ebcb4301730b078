"""Which rulings read which cards, and which of them notice that one has been changed."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

from longbox.kernel.cards import Definition
from longbox.rulings.errors import BadRuling
from longbox.rulings.judging import RUNS, files_in
from longbox.rulings.runs import Problems, Run
from longbox.rulings.sheets import Ruling, read_file
from mutants.shelf import NOT_ASKED_FOR, Mutant, Shelf

SECONDS: Final = 10
"""How long one run of a ruling may keep a processor busy with a changed card, some of which never come to an end."""

Field = tuple[int, str]
"""What was read: the number of a card on the shelf, and the name of an attribute."""


class Reads:
    """What a ruling reads of the shipped cards.

    Attributes:
        laying: What it reads as its position is laid: of every card of the game, whether it matters or not.
        playing: What it reads as its steps are taken.
        words: All that it says.
    """

    def __init__(self, ruling: Ruling) -> None:
        self.laying: set[Field] = set()
        self.playing: set[Field] = set()
        steps = [(step.deeds, step.expected, step.picks, step.shuffles) for step in ruling.steps]
        self.words = repr((ruling.name, ruling.players, ruling.options, ruling.position, steps)).casefold()

    def note(self, run: Run, field: Field) -> None:
        """Note what a run of the ruling reads."""
        (self.playing if run.step else self.laying).add(field)

    def concerns(self, mutant: Mutant) -> bool:
        """Whether the ruling comes to what was changed, or names the card."""
        wanted = {(mutant.number, field) for field in mutant.fields}
        return bool(self.playing & wanted) or (bool(self.laying & wanted) and mutant.name.casefold() in self.words)

    def touches(self, mutant: Mutant) -> bool:
        """Whether the ruling reads what was changed at all."""
        return bool((self.playing | self.laying) & {(mutant.number, field) for field in mutant.fields})


class TooLong(BaseException):
    """A run of a ruling doesn't come to an end. No rule catches this."""


class Trial:
    """The rulings of a game, and what each of them reads of the shipped cards.

    Attributes:
        shelf: The shipped cards.
        rulings: The rulings with what they read, those that read least first.
    """

    def __init__(self, shelf: Shelf, folder: Path) -> None:
        self.shelf = shelf
        rulings = [ruling for file in files_in([folder]) for ruling in read_file(file)]
        found = [(ruling, self._reads_of(ruling)) for ruling in rulings]
        self.rulings = sorted(found, key=lambda each: len(each[1].playing))

    def _reads_of(self, ruling: Ruling) -> Reads:
        """What a ruling reads of cards in all its runs.

        Raises:
            BadRuling: It doesn't hold, even with the cards as they are.
        """
        self.shelf.forget_tables()
        reads = Reads(ruling)
        for seed in range(RUNS):
            run = Run(ruling, seed)
            with noting_reads(self.shelf.cards, partial(reads.note, run)):
                try:
                    run.take_steps()
                except Problems as problems:
                    raise BadRuling(ruling.place, f"{ruling.name!r} doesn't hold: {problems}") from None
        return reads

    def noticed_by(self, mutant: Mutant) -> str:
        """The name of a ruling that doesn't hold any more with a changed card; empty if all still do.

        A ruling that reads the card only as the table is laid is played once: it hardly comes to the card.
        """
        near = [ruling for ruling, reads in self.rulings if reads.concerns(mutant)]
        far = [ruling for ruling, reads in self.rulings if reads.touches(mutant) and not reads.concerns(mutant)]
        runs = [(ruling, seed) for seed in range(RUNS) for ruling in near] + [(ruling, 0) for ruling in far]
        with self.shelf.exchanged(mutant):
            return next((ruling.name for ruling, seed in runs if not holds(ruling, seed)), "")


def holds(ruling: Ruling, seed: int) -> bool:
    """Whether one run of a ruling holds, and comes to an end."""
    try:
        with at_most(SECONDS):
            Run(ruling, seed).take_steps()
    except (Exception, TooLong):  # a changed card may break anything, and has then been noticed
        return False
    return True


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Raise `TooLong` if something keeps a processor busy for longer; what else the machine does counts for nothing."""
    before = signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


@contextmanager
def noting_reads(cards: list[Definition], note: Callable[[Field], None]) -> Iterator[None]:
    """Tell which attributes of cards are read meanwhile."""
    numbers = {id(card): number for number, card in enumerate(cards)}
    plain = type(cards[0])
    noting = noting_class(plain, lambda card, field: note((numbers[id(card)], field)))
    for card in cards:
        card.__class__ = noting
    try:
        yield
    finally:
        for card in cards:
            card.__class__ = plain


def noting_class(plain: type[Definition], note: Callable[[Definition, str], None]) -> type[Definition]:
    """A class of definitions that tells which attributes are read."""
    told = frozenset(name for base in plain.__mro__ for name in getattr(base, "__slots__", ()))
    told -= frozenset(NOT_ASKED_FOR)

    class Noting(plain):  # type: ignore[valid-type, misc]
        __slots__ = ()

        def __getattribute__(self, field: str) -> Any:
            if field in told:
                note(self, field)
            return super().__getattribute__(field)

    return Noting
