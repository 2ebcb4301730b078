"""Cards of one's own, tried: read, printed back, and played with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from longbox.conformance.findings import Findings, Problem
from longbox.conformance.trial import TRUTHS, Trial
from longbox.games import find_card_language
from longbox.games.card_language import check_file
from longbox.kernel.documents import read_own

READ: Final = "each card can be read, and be a card of the game"

CARD_TRUTHS: Final = (READ, *TRUTHS)
"""What is tried of cards, in the order in which it is reported."""


def try_cards(game: str, files: Sequence[Path], options: dict[str, Any], seeds: Sequence[int]) -> Findings:
    """Read cards of one's own, and play games that have them.

    Args:
        game: The short name of the game.
        files: The files of cards.
        options: What is agreed on besides.
        seeds: Those of the games that are played.

    Raises:
        LongboxError: There is no such game, or the options don't fit.
    """
    findings = Findings(CARD_TRUTHS)
    language = find_card_language(game)
    names: list[str] = []
    for file in files:
        found = check_file(language, file, [])
        names += found.names
        findings.add({READ: len(found.names)}, [Problem(READ, str(file), problem) for problem in found.problems])
    if not findings.hold:
        return findings
    met: set[str] = set()
    with_cards = {**options, "cards": [*options.get("cards", []), *[read_own(file) for file in files]]}
    for seed in seeds:
        trial = Trial(game, with_cards, seed)
        trial.run()
        findings.add(trial.looked, trial.problems)
        met |= trial.met
    never = [name for name in names if name not in met]
    if never:
        findings.notes.append(f"Never came up in {len(seeds)} games: {', '.join(never)}.")
    return findings
