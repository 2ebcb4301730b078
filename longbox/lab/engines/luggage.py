"""What workers elsewhere need, and how they unpack it: one's own bots, and the rules to agree on.

Cards and decks of one's own need no luggage: they are texts among the options of a game.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module, invalidate_caches
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

from longbox.games.provenance import rules_of, version
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.players.altered import LEAVES_TO_CHANCE, SHUNS
from longbox.players.own import BROUGHT, MARK, is_own, is_remote, is_trained
from longbox.players.registry import make_player

R = TypeVar("R")

FILES: Final = "FILES"
"""What a module calls the names of the files beside it that go along with it."""

INSTALLED: Final = "longbox"
"""The package that every worker has of itself."""

MODULES: Final = "modules"
TRAINED_BOTS: Final = "trained"
"""The folders of unpacked luggage."""

ONE_AT_A_TIME: Final = Lock()
"""Held while a piece of work is done: a worker with several threads plays one game after the other."""


class OtherRules(LongboxError):
    """A worker has another version of Longbox, or other rules: its games would be others."""


class Luggage(msgspec.Struct, frozen=True):
    """What goes along with each piece of work.

    Attributes:
        longbox: The version of Longbox.
        rules: A word for the rules of each game that is played.
        files: The modules of one's own bots, and what goes along with them, by their paths from a folder.
        trained: The files of trained bots, by the words that name them.
    """

    longbox: str = ""
    rules: dict[str, str] = {}
    files: dict[str, bytes] = {}
    trained: dict[str, bytes] = {}


def pack_up(games: Iterable[str], bots: Iterable[str]) -> Luggage:
    """The luggage for some games and bots.

    Raises:
        BadBot: A bot of one's own isn't there.
        UnknownGame: There is no such game.
    """
    files: dict[str, bytes] = {}
    trained: dict[str, bytes] = {}
    names = sorted(set(games))
    for bot in sorted(set(bots)):
        plain = bot.partition(SHUNS)[0].partition(LEAVES_TO_CHANCE)[0]
        if is_own(plain) and not is_remote(plain):
            make_player(plain, names[0], 0)
            if is_trained(plain):
                trained[plain] = Path(plain).read_bytes()
            else:
                files.update(files_of(plain.partition(MARK)[0]))
    return Luggage(version(), {game: rules_of(game) for game in names}, files, trained)


def files_of(module: str) -> dict[str, bytes]:
    """A module, the modules that it imports from the same folder, and the files that they name in `FILES`."""
    root = _root_of(module)
    found: dict[str, bytes] = {}
    waiting, seen = [module], {INSTALLED}
    while waiting:
        name = waiting.pop()
        file = _file_of(root, name)
        if file is None or name in seen or name.partition(".")[0] == INSTALLED:
            continue
        seen.add(name)
        for path in (file, *[file.parent / extra for extra in getattr(import_module(name), FILES, ())]):
            found[path.relative_to(root).as_posix()] = path.read_bytes()
        waiting += imported_by(name, file)
    return found


def imported_by(name: str, file: Path) -> Iterator[str]:
    """The names of the modules that a module may import, and of the packages that it lies in."""
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    yield from _packages_of(name)
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from [base, *[f"{base}.{alias.name}" for alias in node.names]]


def _packages_of(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts))]


def _root_of(module: str) -> Path:
    """The folder from which a module is imported."""
    file = Path(str(import_module(module).__file__))
    return file.parents[module.count(".") + (file.stem == "__init__")]


def _file_of(root: Path, name: str) -> Path | None:
    """Where a module lies in a folder, if it does."""
    path = root.joinpath(*name.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if name and file.is_file()), None)


def work_with(luggage: bytes, work: Callable[..., R], *given: Any) -> R:
    """In a worker: unpack the luggage, unless that was done, and do a piece of work.

    Raises:
        OtherRules: This worker would play other games.
    """
    with ONE_AT_A_TIME:
        put_to_use(unpack(luggage))
        return work(*given)


class Unpacked:
    """The files of some luggage in a folder of this worker, which goes away with the worker."""

    def __init__(self, luggage: Luggage) -> None:
        self._folder = TemporaryDirectory(prefix="longbox-")
        root = Path(self._folder.name)
        for path, content in luggage.files.items():
            _write(root / MODULES / path, content)
        for number, content in enumerate(luggage.trained.values()):
            _write(root / TRAINED_BOTS / str(number), content)
        self._root = str(root / MODULES)
        self._modules = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in luggage.files]
        self._trained = {word: root / TRAINED_BOTS / str(number) for number, word in enumerate(luggage.trained)}

    def lay_out(self) -> None:
        """Let its modules and trained bots be found before all others."""
        self._forget_modules()
        sys.path.insert(0, self._root)
        BROUGHT.update(self._trained)

    def put_away(self) -> None:
        """Let nothing of it be found any more."""
        self._forget_modules()
        sys.path.remove(self._root)
        BROUGHT.clear()

    def _forget_modules(self) -> None:
        for module in self._modules:
            sys.modules.pop(module, None)
        invalidate_caches()


_IN_USE: Final[list[Unpacked]] = []
"""The luggage that is laid out, if any is."""


def put_to_use(unpacked: Unpacked) -> None:
    """Lay out some luggage in the place of what is laid out: others may bring other bots of the same name."""
    if unpacked not in _IN_USE:
        for other in _IN_USE:
            other.put_away()
        unpacked.lay_out()
        _IN_USE[:] = [unpacked]


@cache
def unpack(luggage: bytes) -> Unpacked:
    """Make ready for work that needs this luggage.

    Raises:
        OtherRules: This worker would play other games.
    """
    packed = msgspec.msgpack.decode(luggage, type=prepared(Luggage))
    if packed.longbox != version():
        raise OtherRules(f"A worker has Longbox {version()}, and you have {packed.longbox}: install the same on both.")
    for game, rules in packed.rules.items():
        if rules_of(game) != rules:
            raise OtherRules(f"A worker has other rules of {game} than you: install the same Longbox on both.")
    return Unpacked(packed)


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
