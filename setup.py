"""Builds Longbox; with LONGBOX_COMPILE=1, compiles kernel, language and games to native code with mypyc.

LONGBOX_COMPILE=quick spares the C compiler's optimising and builds a C file for each module: the same program, sooner
built and slower.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("longbox/kernel", "longbox/language", "longbox/games", "longbox/players")
INTERPRETED = {
    "longbox/language/earley.py",  # subclasses a class of Lark's
    "longbox/language/reader.py",  # the same
    "longbox/language/cache.py",  # msgspec reads the annotations of its structs, which compiled classes lose
    "longbox/language/library.py",  # the same
    "longbox/kernel/record.py",  # the same
    "longbox/games/dcdb/library.py",  # the same
    "longbox/games/dcdb/options.py",  # the same
    "longbox/games/champions/library.py",  # the same
    "longbox/games/champions/options.py",  # the same
    "longbox/games/champions/scenarios.py",  # the same
    "longbox/games/vs/library.py",  # the same
    "longbox/games/vs/options.py",  # the same
    "longbox/kernel/positions.py",  # only rulings go through it
    "longbox/games/dcdb/positions.py",  # the same
    "longbox/games/dcdb/facts.py",  # the same
    "longbox/games/dcdb/phrases.py",  # the same
    "longbox/games/champions/positions.py",  # the same
    "longbox/games/champions/facts.py",  # the same
    "longbox/games/champions/phrases.py",  # the same
    "longbox/games/vs/positions.py",  # the same
    "longbox/games/vs/facts.py",  # the same
    "longbox/games/vs/courses.py",  # the same
    "longbox/games/vs/details.py",  # the same
    "longbox/games/vs/laying.py",  # the same
    "longbox/games/vs/sayings.py",  # the same
}


def sources() -> list[str]:
    """The files that are compiled: all of the packages that games run through.

    A vocabulary is one long table, built once: compiled, it is no faster, and makes most of all C code.
    """
    places = [Path(place) for place in COMPILED]
    files = sorted(str(file) for place in places for file in ([place] if place.is_file() else place.rglob("*.py")))
    left = [file for file in files if file not in INTERPRETED and not file.endswith("__init__.py")]
    return [file for file in left if "lexicon" not in (Path(file).stem, Path(file).parent.name)]


OPTIMISING = {"1": "3", "quick": "0"}
"""The level at which the C compiler optimises, by what LONGBOX_COMPILE says."""

level = OPTIMISING.get(os.environ.get("LONGBOX_COMPILE", ""))
if level is not None:
    from mypyc.build import mypycify

    # One C file for all lets the compiler join functions of different modules, but takes it long.
    setup(ext_modules=mypycify(sources(), opt_level=level, debug_level="0", multi_file=level == "0"))
else:
    setup()
