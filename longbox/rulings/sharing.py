"""Judging many files of rulings at the same time, each in one of some processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from longbox.rulings.exploring import MOST_PLAYS
from longbox.rulings.judging import FileVerdict, judge_file


def judge_files(files: list[Path], *, most_plays: int = MOST_PLAYS, processes: int = 1) -> Iterator[FileVerdict]:
    """Judge the rulings of some files. The verdicts come in the order of the files, each as soon as it can.

    Args:
        files: The files.
        most_plays: How often a ruling may be played, as in `judge`.
        processes: How many files are judged at the same time.
    """
    judge_one = partial(judge_file, most_plays=most_plays)
    if processes == 1 or len(files) == 1:
        yield from map(judge_one, files)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(processes, len(files)), mp_context=context, initializer=leave_interrupts) as pool:
        try:
            yield from pool.map(judge_one, files)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_interrupts() -> None:
    """Let Ctrl-C be heard by the process that shares out the files, and not by those that judge."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
