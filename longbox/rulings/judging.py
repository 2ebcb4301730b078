"""Judging rulings.

A ruling is judged in several runs, in which everything that it doesn't write down comes out differently. Where an
unwritten card came into play, each card that could lie there has its turn in each place; where chance decided, each
thing that it could bring. What depends on that can't be judged.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from longbox.kernel.documents import BadDocument, read_text, read_toml
from longbox.kernel.errors import LongboxError
from longbox.rulings.chance import FIRST, LAST
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.exploring import MOST_PLAYS, Exploration
from longbox.rulings.plans import Trial
from longbox.rulings.runs import Problems, Run
from longbox.rulings.sheets import Ruling, read_file
from longbox.rulings.words import in_words

HOLDS: Final = "holds"
FAILS: Final = "fails"
MALFORMED: Final = "malformed"

RUNS: Final = 8
"""How often a ruling is judged with other chances each time, where something came into play that it doesn't write."""


class NoRulings(LongboxError):
    """There are no files of rulings where they were looked for."""


class Verdict:
    """How a ruling was judged.

    Attributes:
        ruling: The ruling.
        result: `HOLDS`, `FAILS` or `MALFORMED`.
        problems: What is wrong, each with its place in the file.
        step: The number of the step where it went wrong, from 1; 0 before the first.
        position: The table at the beginning, in lines; empty if the ruling holds.
        log: The last lines of the log; empty if the ruling holds.
        untried: What could have come out otherwise and was not tried, in words; empty if all was.
    """

    __slots__ = ("log", "position", "problems", "result", "ruling", "step", "untried")

    def __init__(self, ruling: Ruling, result: str = HOLDS) -> None:
        self.ruling = ruling
        self.result = result
        self.problems: list[tuple[Place, str]] = []
        self.step = 0
        self.position: list[str] = []
        self.log: list[str] = []
        self.untried = ""


class FileVerdict:
    """How a file of rulings was judged.

    Attributes:
        file: The file.
        verdicts: Those on its rulings, in order.
        error: Why the file can't be read; none if it can.
    """

    __slots__ = ("error", "file", "verdicts")

    def __init__(self, file: Path, verdicts: list[Verdict], error: BadRuling | None = None) -> None:
        self.file = file
        self.verdicts = verdicts
        self.error = error

    def count(self, result: str) -> int:
        """How many rulings of the file came out so."""
        return len([verdict for verdict in self.verdicts if verdict.result == result])

    def held_as_far_as_tried(self) -> list[Verdict]:
        """The verdicts on rulings that hold, but were not tried out."""
        return [verdict for verdict in self.verdicts if verdict.result == HOLDS and verdict.untried]


def files_in(paths: list[Path]) -> list[Path]:
    """The files of rulings at some places: the files themselves, and all .toml files in folders but those of cards.

    Raises:
        NoRulings: There are none at one of the places.
    """
    files: list[Path] = []
    for path in paths:
        try:
            found = (
                [file for file in sorted(path.rglob("*.toml")) if not has_cards(file)]
                if os.path.isdir(path)
                else [path]
            )
        except OSError as error:
            raise NoRulings(f"Not all of {path} can be read: {error.strerror}: {error.filename}.") from None
        if not found or not os.path.exists(path):
            raise NoRulings(f"There are no rulings at {path}. A ruling is a file *.toml; docs/rulings.md says how.")
        files += found
    return list(dict.fromkeys(files))


def has_cards(file: Path) -> bool:
    """Whether a file holds cards, which may lie beside the rulings about them, and no rulings."""
    try:
        text = read_text(file)
        # Most files are of rulings, and are read soon after: reading them here too would take as long again.
        return "[[ruling]]" not in text and "card" in read_toml(text)
    except BadDocument:
        return False


def judge_file(file: Path, *, most_plays: int = MOST_PLAYS) -> FileVerdict:
    """Judge all rulings of a file.

    Args:
        file: The file.
        most_plays: How often each of them may be played, as in `judge`.
    """
    try:
        return FileVerdict(file, [judge(ruling, most_plays=most_plays) for ruling in read_file(file)])
    except BadRuling as error:
        return FileVerdict(file, [], error)


def judge(ruling: Ruling, *, widely: bool = True, most_plays: int = MOST_PLAYS) -> Verdict:
    """Judge a ruling.

    Args:
        ruling: The ruling.
        widely: Whether all is tried that could come out otherwise; if not, it is only played twice.
        most_plays: How often it may be played to try what it doesn't write down. Where that is not enough, the verdict
            says what was not tried; where not even each thing came out in each way, the ruling can't be judged.
    """
    exploration = Exploration(ruling, most_plays)
    trials = exploration.trials()
    trial = next(trials)
    run, first = _run(Run(ruling, FIRST, trial.fate, trial.reads) if widely else Run(ruling, FIRST))
    if first.result == MALFORMED and not run.step:
        return first
    for seed in range(LAST, RUNS if widely and run.left_open() else LAST + 1):
        run, verdict = _run(Run(ruling, seed))
        if _differ(verdict, first):
            return _depends(first if first.result != HOLDS else verdict, run)
    if not widely:
        return first
    exploration.note(trial)
    return _explore(exploration, trials, first, run)


def _explore(exploration: Exploration, trials: Iterator[Trial], first: Verdict, run: Run) -> Verdict:
    """Let all come out differently that a ruling doesn't write down and that is read."""
    for trial in trials:
        if first.result != HOLDS and exploration.tried_alone:
            break
        run, verdict = _run(Run(first.ruling, FIRST, trial.fate, trial.reads))
        if _differ(verdict, first):
            return _depends(first if first.result != HOLDS else verdict, run)
        exploration.note(trial)
    if first.result == HOLDS:
        _say_what_is_untried(first, exploration, run)
    return first


def _run(run: Run) -> tuple[Run, Verdict]:
    verdict = Verdict(run.ruling)
    try:
        run.take_steps()
    except BadRuling as error:
        verdict.result = MALFORMED
        verdict.problems = [(error.place, error.words)]
    except Problems as problems:
        verdict.result = FAILS
        verdict.problems = problems.found
    if verdict.result != HOLDS:
        verdict.step = run.step
        verdict.position = run.show_position()
        verdict.log = run.show_log()
    return run, verdict


def _say_what_is_untried(verdict: Verdict, exploration: Exploration, run: Run) -> None:
    """Let a verdict say what there were too few plays for; without each thing alone, it is none."""
    untried = exploration.untried()
    if untried:
        left_out = in_words(run.left_out())
        words = f"after {exploration.plays:,} plays, {untried} were not tried, of what is not written down ({left_out})"
        verdict.untried = f"{words}. Write more of it down, or allow more plays."
    if untried and not exploration.tried_alone:
        verdict.result = MALFORMED
        verdict.problems = [(verdict.ruling.place, f"too much to be tried out: {verdict.untried}")]


def _differ(verdict: Verdict, other: Verdict) -> bool:
    """Whether two runs of a ruling came out differently."""
    if (verdict.result, verdict.step) != (other.result, other.step):
        return True
    return [words for _, words in verdict.problems] != [words for _, words in other.problems]


def _depends(verdict: Verdict, run: Run) -> Verdict:
    """The verdict on a ruling that comes out differently from one run to the next."""
    verdict.result = MALFORMED
    left_out = in_words(run.left_out())
    verdict.problems = [
        (place, f"this depends on what is not written down ({left_out}). Sometimes: {words}")
        for place, words in verdict.problems
    ]
    return verdict
