"""Builds Longbox; with LONGBOX_COMPILE=1, compiles kernel, language, texts and games to native code with mypyc.

LONGBOX_OPTIMISE=0 spares the C compiler's optimising: the same program, sooner built and slower.
"""

import ast
import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = (
    "longbox/kernel",
    "longbox/language",
    "longbox/texts",
    "longbox/games",
    "longbox/players",
    "longbox/environments/episode.py",
    "longbox/environments/numbering.py",
    "longbox/environments/observation.py",
)
INTERPRETED = {
    "longbox/language/earley.py",  # subclasses a class of Lark's
    "longbox/language/reader.py",  # the same
    "longbox/language/cache.py",  # msgspec reads the annotations of its structs, which compiled classes lose
    "longbox/language/library.py",  # the same
    "longbox/kernel/record.py",  # the same
    "longbox/games/provenance.py",  # runs once a game, and keeps what it found
    "longbox/games/lobby.py",  # only the command line goes through it
    "longbox/games/name_choice.py",  # the same
    "longbox/games/champions/lobby.py",  # the same
    "longbox/games/dcdb/lobby.py",  # the same
    "longbox/games/forever/lobby.py",  # the same
    "longbox/games/vs/lobby.py",  # the same
    "longbox/kernel/positions.py",  # only rulings go through it
}
"""What stays as it is. Modules of games say so themselves, in a line of their own: `# Interpreted: why.`"""

SELDOM = {
    "lexicon": "a vocabulary is one long table, built once",
    "face": "faces are made for people, who don't notice how fast",
    "decks": "decks are read and checked once, for any number of games",
    "deck_building": "the same",
    "axes": "the same, for what experiments vary",
    "importing": "cards of others are brought in once",
    "workshop": "a new card is brought in once",
}
"""Modules and folders of games that stay as they are too, and why: what runs once is not worth the building."""

STAYS = re.compile(r"^# Interpreted: ", re.MULTILINE)


def sources() -> list[str]:
    """The files that are compiled: all of the packages that games run through, but what is seldom run."""
    places = [Path(place) for place in COMPILED]
    files = sorted(str(file) for place in places for file in ([place] if place.is_file() else place.rglob("*.py")))
    left = [file for file in files if file not in INTERPRETED and not file.endswith("__init__.py")]
    left = [file for file in left if not SELDOM.keys() & {Path(file).stem, Path(file).parent.name}]
    return [file for file in left if not STAYS.search(Path(file).read_text(encoding="utf-8"))]


def later_games() -> list[str]:
    """The shipped games but the first, as `longbox.games` names them; it can't be imported before it is built."""
    code = Path("longbox/games/__init__.py").read_text(encoding="utf-8")
    shipped = re.search(r"^SHIPPED: Final = (.*)$", code, re.MULTILINE)
    assert shipped, "longbox/games/__init__.py has no SHIPPED"
    return [*ast.literal_eval(shipped[1])][1:]


def groups() -> list[tuple[list[str], str]]:
    """The C files to make: which modules each is made from, and its name.

    The first game is built with the kernel, as in one C file the compiler can join functions of both. The later games
    are built apart, and so are the greedy players of all: two can be compiled at a time, and one compiler need not hold
    them all in mind.
    """
    found: dict[str, list[str]] = {name: [] for name in ["core", "greedy", *later_games()]}
    for file in sources():
        name = next((name for name in found if name in Path(file).with_suffix("").parts), "core")
        found[name].append(file)
    return [(files, f"longbox_{name}") for name, files in found.items()]


def longest_first(extensions: list[Extension]) -> list[Extension]:
    """The extensions in the order in which they are compiled side by side, so that none is long alone at the end."""
    return sorted(extensions, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


RUNS_ONCE = re.compile(
    r"^(?=(?:static )?(?:char|int|PyObject \*|PyMODINIT_FUNC) ?"
    r"(?:CPyDef_\w+_____top_level__|CPyGlobalsInit|CPyInit_\w+|CPyInitOnly_\w+|CPyExec_\w+|exec_\w+)\([^;]*$)",
    re.MULTILINE,
)
"""Where C functions of mypyc begin that run once: modules from their first line to their last, and their making."""

CALLED_BY_PYTHON = re.compile(r"^(?=PyObject \*CPyPy_\w+\([^;]*$)", re.MULTILINE)
"""Where C functions begin that unpack what a Python call passes: compiled code calls what lies behind them itself."""

INDENTED = re.compile(r"\n +")


def spare_needless_work(extensions: list[Extension]) -> None:
    """Keep the C compiler from optimising what runs once, a third of all C code, and from warning about any.

    With that work, building takes beyond half an hour; without it, some minutes, of which the doors for Python calls
    would take a seventh: few calls of a game go through them. What is hidden from other libraries can be joined into
    what calls it; otherwise the compiler must expect that somebody replaces it. GCC and Clang know the words.
    """
    for extension in extensions:
        # Not `+=`: mypycify gives all extensions one and the same list.
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-all", "-fvisibility=hidden"]
    for file in {source for extension in extensions for source in extension.sources if "__native" in source}:
        # Mypyc sets each class further to the right than the one before, until most of a file is spaces.
        code = INDENTED.sub("\n", Path(file).read_text(encoding="utf-8"))
        code = RUNS_ONCE.sub('__attribute__((cold, optimize("O0"))) ', code)
        Path(file).write_text(CALLED_BY_PYTHON.sub('__attribute__((optimize("O0"))) ', code), encoding="utf-8")


ALL_OF_PYTHON = "#include <Python.h>\n"

WHAT_DOORS_NEED = """\
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
"""What the C files need of Python's headers that only lead from a module to the library that it is compiled in."""


def spare_headers(extensions: list[Extension]) -> None:
    """Let small C files, one for each module, declare what they call: Python's headers take 4 times as long to read."""
    for extension in extensions:
        extension.sources = [with_few_declarations(source) for source in extension.sources]


def with_few_declarations(source: str) -> str:
    """The C file that is compiled instead of one that only leads to a library; any other stays."""
    code = Path(source).read_text(encoding="utf-8")
    # Where Python has no lock, such a file declares a module by itself.
    if "__native" in source or not code.startswith(ALL_OF_PYTHON) or "PyModuleDef" in code:
        return source
    door = Path(source).with_suffix(".door.c")
    code = code.replace(ALL_OF_PYTHON, WHAT_DOORS_NEED, 1)
    if not door.exists() or door.read_text(encoding="utf-8") != code:
        door.write_text(code, encoding="utf-8")
    return str(door)


class BuildWithCoverage(build_py):
    """Copies the package, and adds what tests and rulings show of the rules: they are not a part of it."""

    def run(self) -> None:
        """Copy, and write it down."""
        super().run()
        if self.editable_mode:
            return
        project = Path(__file__).resolve().parent
        missing = [name for name in ("tests", "rulings") if not (project / name).is_dir()]
        if missing:
            raise SystemExit(f"Build from the whole project: {project} has no {' and no '.join(missing)}.")
        sys.path.insert(0, str(project))
        from longbox.rulebook.coverage import note  # noqa: PLC0415 (only where a package is built)

        note(Path(self.build_lib).resolve() / "longbox" / "rulebook" / "shown.json", project)


COMMANDS = {"build_py": BuildWithCoverage}

if os.environ.get("LONGBOX_COMPILE") == "1":
    from mypyc.build import mypycify

    level = os.environ.get("LONGBOX_OPTIMISE", "2")
    extensions = mypycify(sources(), opt_level=level, debug_level="0", separate=groups())
    if os.name == "posix":
        spare_needless_work(extensions)
        spare_headers(extensions)
    setup(ext_modules=longest_first(extensions), cmdclass=COMMANDS)
else:
    setup(cmdclass=COMMANDS)
