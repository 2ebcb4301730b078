"""Executable rulings: positions, what players do, and what must be true after. See docs/rulings.md.

for verdict in judge_file(Path("penguin.toml")).verdicts:
    print(verdict.ruling.name, verdict.result)
"""

from longbox.rulings.errors import BadRuling, DoesNotHold
from longbox.rulings.judging import (
    FAILS,
    HOLDS,
    MALFORMED,
    FileVerdict,
    NoRulings,
    Verdict,
    files_in,
    judge,
    judge_file,
)
from longbox.rulings.sheets import FORMAT, Ruling, Step, read_file, read_sheet

__all__ = [
    "FAILS",
    "FORMAT",
    "HOLDS",
    "MALFORMED",
    "BadRuling",
    "DoesNotHold",
    "FileVerdict",
    "NoRulings",
    "Ruling",
    "Step",
    "Verdict",
    "files_in",
    "judge",
    "judge_file",
    "read_file",
    "read_sheet",
]
