"""`python -m tests.fuzz`: change every format at random until the time is over, and tell what escapes.

python -m tests.fuzz --seconds 600 --seed 7 --only records
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter

from longbox.kernel.errors import LongboxError
from tests.fuzz.formats import FORMATS, Format

SLOW = 10.0
"""The seconds of the processor that no example may take."""


def main() -> int:
    """Run, and give the exit code: 1 if anything escaped."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None, help="another one each time, if not given")
    parser.add_argument("--only", default="", help="the formats whose names have this in them")
    parser.add_argument("--show", type=int, default=1, help="how many examples of each error are shown")
    given = parser.parse_args()
    seed = random.randrange(10**6) if given.seed is None else given.seed
    print(f"Seed {seed}.")
    formats = [each for each in FORMATS if given.only in each.name]
    escaped: Counter[str] = Counter()
    for each in formats:
        used = try_format(each, seed, given.seconds / len(formats), escaped, given.show)
        print(f"{each.name}: {', '.join([f'{count} {word}' for word, count in used.items()])}", flush=True)
    print(f"{sum(escaped.values())} escaped.")
    return 1 if escaped else 0


def try_format(each: Format, seed: int, seconds: float, escaped: Counter[str], shown: int) -> Counter[str]:
    """Change and use one format for a while; count what came of it."""
    luck = random.Random(f"{seed} {each.name}")
    examples = each.examples()
    used: Counter[str] = Counter()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = each.change(luck, luck.choice(examples))
        began = time.process_time()
        try:
            used[each.use(text)] += 1
        except LongboxError:
            used["refused"] += 1
        except Exception as error:
            used["escaped"] += 1
            told = traceback.format_exception(error)
            place = "".join(told[-2:])
            escaped[place] += 1
            if escaped[place] <= shown:
                print(f"\n--- {each.name}\n{text[:1500]!r}\n{''.join(told[-8:])}", flush=True)
        took = time.process_time() - began
        if took > SLOW:
            used["slow"] += 1
            escaped[f"slow {each.name}"] += 1
            print(f"\n--- {each.name}: {took:.0f} seconds\n{text[:1500]!r}", flush=True)
    return used


if __name__ == "__main__":
    sys.exit(main())
