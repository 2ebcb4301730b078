"""python -m mutants GAME [--cards "NAME;NAME"] [--all]: which changes of the cards does no ruling notice?"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Final

from longbox.games import SHIPPED
from longbox.kernel import game as kernel_game
from longbox.kernel.errors import LongboxError
from mutants.excused import Excuse, excuses_for
from mutants.shelf import Mutant, Shelf
from mutants.trying import Trial

RULINGS: Final = Path(__file__).resolve().parents[1] / "rulings"
Tried = list[tuple[Mutant, str]]
"""Changed cards, each with the ruling that notices it, or nothing."""

trial: Trial
"""What the processes share: each is a copy of this one."""


def main() -> int:
    """Try the changes, and print those that survive. Returns 1 if there are any."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("game", choices=SHIPPED)
    parser.add_argument(
        "--cards", default="", metavar="NAMES", help='only cards with these names or codes: "Kick;Mera"'
    )
    parser.add_argument("--all", action="store_true", help="print each change, with the ruling that notices it")
    parser.add_argument("--processes", type=int, default=2, help="how many work at the same time (2)")
    arguments = parser.parse_args()
    if kernel_game.__file__.endswith(".so"):
        parser.error("the compiled build can't tell which cards are read. 'make plain' goes back.")
    started = time.monotonic()
    try:
        excuses = excuses_for(arguments.game)
        names = [name.strip() for name in arguments.cards.split(";") if name.strip()]
        numbers = prepare(arguments.game, names)
        tried = try_cards(numbers, excuses, arguments.processes, show_all=arguments.all)
    except LongboxError as error:
        parser.error(str(error))
    return report(tried, excuses, whole=not names, seconds=time.monotonic() - started)


def prepare(game: str, names: list[str]) -> list[int]:
    """Read the cards and find out what each ruling reads of them. Returns the numbers of the cards to try."""
    global trial  # noqa: PLW0603 (the processes are copies of this one)
    shelf = Shelf(game)
    numbers = shelf.find(names) if names else list(range(len(shelf.cards)))
    trial = Trial(shelf, RULINGS / game)
    print(f"{len(trial.rulings)} rulings hold; what each reads of the cards is known now.", flush=True)
    return numbers


def try_cards(numbers: list[int], excuses: list[Excuse], processes: int, *, show_all: bool) -> Tried:
    """Try all changes of some cards, and print what survives of each as soon as it is known."""
    tried: Tried = []
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        for found in pool.imap(try_card, numbers):
            tried += found
            tell(found, excuses, show_all=show_all)
    return tried


def tell(found: Tried, excuses: list[Excuse], *, show_all: bool) -> None:
    """Print the changes that survive, or all changes, each with the ruling that notices it."""
    for mutant, ruling in found:
        if not ruling and not is_equal(mutant, excuses):
            print(f"SURVIVES {mutant.card}: {mutant.change}", flush=True)
        elif show_all and ruling:
            print(f"{mutant.card}: {mutant.change}\n    noticed by: {ruling}", flush=True)


def try_card(number: int) -> Tried:
    """Try all changes of one card."""
    return [(mutant, trial.noticed_by(mutant)) for mutant in trial.shelf.mutants(number)]


def is_equal(mutant: Mutant, excuses: list[Excuse]) -> bool:
    """Is a change one of those that make no difference?"""
    return any([excuse.fits(mutant) for excuse in excuses])


def report(tried: Tried, excuses: list[Excuse], *, whole: bool, seconds: float) -> int:
    """Print how many survive, and which excuses are about nothing. Returns 1 if there is any."""
    surviving = [mutant for mutant, ruling in tried if not ruling]
    equal = [mutant for mutant in surviving if is_equal(mutant, excuses)]
    left = len(surviving) - len(equal)
    cards = {mutant.card for mutant, _ in tried}
    idle = [excuse for excuse in excuses if not any([excuse.fits(mutant) for mutant in surviving])]
    idle = [excuse for excuse in idle if whole or excuse.card in cards]
    for excuse in idle:
        print(f"NOT NEEDED any more among the equal changes: {excuse}")
    print(
        f"{len(tried)} changes of {len(cards)} cards in {seconds:.0f} s: {len(tried) - len(surviving)} are noticed by "
        f"rulings, {len(equal)} are listed as equal, {left} survive."
    )
    return 1 if left or idle else 0


if __name__ == "__main__":
    sys.exit(main())
