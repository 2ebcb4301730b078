"""Every engine gives the same results, and loses none of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from longbox.lab.engines import sharing
from longbox.lab.engines.engine import Engine, NoEngine, P, R, Unreached, WorkLost, never
from longbox.lab.engines.luggage import files_of
from longbox.lab.engines.naming import engine_named
from longbox.lab.engines.processes import Processes
from longbox.lab.engines.sharing import in_order
from longbox.lab.plan import Plan
from longbox.lab.running import Batch, Pieces


class Forgetful(Engine):
    """Does the work at once, and loses what it is told to lose."""

    def __init__(self, lost: Callable[[int], bool]) -> None:
        self._lost = lost
        self.given = 0
        self.mended = 0

    @property
    def slots(self) -> int:
        return 2

    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        self.given += 1
        doing: Future[R] = Future()
        if self._lost(self.given):
            doing.set_exception(BrokenProcessPool())
        else:
            try:
                doing.set_result(work(*given, **named))
            except ZeroDivisionError as error:
                doing.set_exception(error)
        return doing

    def is_loss(self, error: BaseException) -> bool:
        return isinstance(error, BrokenProcessPool)

    def mend(self, stop: Callable[[], bool]) -> None:
        self.mended += 1

    def close(self) -> None:
        pass


class Deserted(Forgetful):
    """Has no workers until it was said that there are none."""

    def __init__(self) -> None:
        super().__init__(lambda given: False)
        self._waiting: list[Callable[[], None]] = []

    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        doing: Future[R] = Future()
        self._waiting.append(lambda: doing.set_result(work(*given, **named)))
        return doing

    def missing(self) -> str:
        for do in self._waiting:
            do()
        self._waiting = []
        return "there is nobody."


class Flickering(Forgetful):
    """Can't be reached until it was mended so often."""

    def __init__(self, mends: int) -> None:
        super().__init__(lambda given: False)
        self._mends = mends

    @property
    def slots(self) -> int:
        if self.mended < self._mends:
            raise Unreached("nobody answers")
        return 2


class Slow(Forgetful):
    """Has the first two pieces done when somebody has looked at them twice, and begins no other."""

    def __init__(self) -> None:
        super().__init__(lambda given: False)
        self.pieces: list[Future[Any]] = []
        self.wishes = 0

    def submit(self, work: Callable[P, R], /, *given: P.args, **named: P.kwargs) -> Future[R]:
        doing: Future[R] = Future()
        self.pieces.append(doing)
        return doing

    def stop(self) -> bool:
        """Whether somebody wishes to stop: as soon as everything is given out."""
        self.wishes += 1
        if self.wishes == 4:
            for number, doing in enumerate(self.pieces[:2]):
                doing.set_result(2 * number)
        return self.wishes > 1


def twice(number: int) -> int:
    """Some work."""
    return 2 * number


def die(number: int) -> None:
    """Work that kills whoever does it."""
    os._exit(1)


PIECES = [(number,) for number in range(20)]
DONE = [((number,), 2 * number) for number in range(20)]


def test_what_is_lost_is_given_out_again() -> None:
    """Each piece counts once, in order, whatever was lost."""
    engine = Forgetful(lambda given: given % 5 == 2)
    assert list(in_order(engine, twice, PIECES)) == DONE
    assert engine.mended > 1


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where nothing comes back for long, it is said why, and the work is done once it can be."""
    monkeypatch.setattr(sharing, "LONG", 0.0)
    monkeypatch.setattr(sharing, "LOOK_UP", 0.01)
    assert list(in_order(Deserted(), twice, PIECES)) == DONE
    assert "Waiting: there is nobody." in capsys.readouterr().err
    assert list(in_order(Forgetful(lambda given: False), twice, PIECES)) == DONE
    assert capsys.readouterr().err == ""


def test_workers_that_are_not_reached_are_no_fault_of_a_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a cluster is lost while it comes back, the work goes on, unless that takes too long."""
    assert list(in_order(Flickering(mends=9), twice, PIECES)) == DONE
    monkeypatch.setattr(sharing, "PATIENCE", 0.0)
    with pytest.raises(WorkLost, match="nobody answers"):
        list(in_order(Flickering(mends=9), twice, PIECES))


def test_the_last_pieces_become_smaller() -> None:
    """So no worker waits long for another at the end; and each batch is given once, in order."""
    left = [Batch(0, Plan("dcdb", {}, ("random", "random"), 5000, 1), first, first + 9) for first in range(1, 5000, 10)]
    pieces = Pieces(Forgetful(lambda given: False), iter(left), [None])
    assert [len(next(pieces)[0]) for _ in range(3)] == [1, 1, 1]
    pieces.learn(took=0.2, batches=20)
    rest = [some for some, _ in pieces]
    assert [batch.first for some in rest for batch in some] == [batch.first for batch in left[3:]]
    sizes = [len(some) for some in rest]
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-2]) == (50, 5)


def test_a_piece_is_not_lost_while_workers_are_not_reached() -> None:
    """It is given once they are."""
    left = [Batch(0, Plan("dcdb", {}, ("random", "random"), 20, 1), first, first + 9) for first in (1, 11)]
    engine = Flickering(mends=1)
    pieces = Pieces(engine, iter(left), [None])
    with pytest.raises(Unreached):
        next(pieces)
    engine.mend(never)
    assert [some for some, _ in pieces] == [[left[0]], [left[1]]]


def test_who_wishes_to_stop_gets_the_first_pieces() -> None:
    """Nothing more is given out then, and what is done comes in order."""
    found: list[object] = []
    for done in in_order(Forgetful(lambda given: False), twice, PIECES, lambda: len(found) > 2):
        found.append(done)
    assert DONE[: len(found)] == found
    assert len(found) < len(DONE)


def test_who_wishes_to_stop_waits_for_what_was_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many pieces as there are workers are waited for, and what lies behind them is taken back."""
    monkeypatch.setattr(sharing, "LOOK_UP", 0.01)
    engine = Slow()
    assert list(in_order(engine, twice, PIECES, engine.stop)) == DONE[:2]
    assert [doing.cancelled() for doing in engine.pieces] == [False, False, True, True, True, True]


def test_who_wishes_to_stop_waits_for_nobody_who_is_gone() -> None:
    """What is lost then is not given out again, and nobody is waited for who could do it."""
    engine = Forgetful(lambda given: given > 2)
    found: list[object] = []
    for done in in_order(engine, twice, PIECES, lambda: len(found) == 2):
        found.append(done)
    assert (found, engine.mended) == (DONE[:2], 0)


def test_an_error_of_the_work_is_passed_on() -> None:
    """It is not taken for a loss."""
    with pytest.raises(ZeroDivisionError):
        list(in_order(Forgetful(lambda given: False), lambda number: 1 // (number - 7), PIECES))


def test_work_that_kills_its_workers_is_given_up() -> None:
    """After three losses of the same piece, the error names it."""
    with Processes(2) as engine, pytest.raises(WorkLost) as lost:
        list(in_order(engine, die, PIECES))
    assert lost.value.given == (0,)


def test_processes_that_cannot_begin_are_given_up(tmp_path: Path) -> None:
    """A program that plays outside of `if __name__ == "__main__"` is told so once, and not without end."""
    program = tmp_path / "program.py"
    program.write_text("""\
from longbox.lab.plan import Plan
from longbox.lab.running import play_games

run = play_games(Plan("dcdb", {}, ("random", "random"), 50, 4), print, jobs=2)
print(run.failure)
""")
    ran = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, timeout=300, check=False)
    assert "__main__" in ran.stderr
    assert "a process ended by itself" in ran.stdout


@pytest.mark.parametrize("word", ["procesess", "dask:/here", "https://here"])
def test_an_engine_that_is_not_there_is_refused(word: str) -> None:
    """The message proposes what there is."""
    with pytest.raises(NoEngine, match=r"processes|dask"):
        engine_named(word, 1, ["dcdb"], [])


def test_modules_take_along_what_they_import() -> None:
    """A bot's module goes with the modules of its folder, and Longbox stays at home."""
    files = files_of("tests.lab.test_engines")
    assert "tests/lab/test_engines.py" in files
    assert "tests/lab/__init__.py" in files
    assert not [path for path in files if path.startswith("longbox/")]
