"""What workers elsewhere need, and how they unpack it: the modules of one's own bots, and the rules to agree on.

Cards and decks of one's own need no luggage: they are texts among the options of a game.
"""

from __future__ import annotations

import ast
import hashlib
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module, invalidate_caches
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

from longbox.games.provenance import rules_of, version
from longbox.kernel.errors import LongboxError
from longbox.players.altered import LEAVES_TO_CHANCE, SHUNS
from longbox.players.own import MARK, is_own, is_trained
from longbox.players.registry import make_player

R = TypeVar("R")

FILES: Final = "FILES"
"""What a module calls the names of the files beside it that go along with it."""

INSTALLED: Final = "longbox"
"""The package that every worker has of itself."""

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
    """

    longbox: str = ""
    rules: dict[str, str] = {}
    files: dict[str, bytes] = {}


def pack_up(games: Iterable[str], bots: Iterable[str]) -> Luggage:
    """The luggage for some games and bots.

    Raises:
        BadBot: A bot of one's own isn't there.
        UnknownGame: There is no such game.
    """
    files: dict[str, bytes] = {}
    names = sorted(set(games))
    for bot in sorted(set(bots)):
        plain = bot.partition(SHUNS)[0].partition(LEAVES_TO_CHANCE)[0]
        if is_own(plain):
            make_player(plain, names[0], 0)
            files.update(trained_file(plain) if is_trained(plain) else files_of(plain.partition(MARK)[0]))
    return Luggage(version(), {game: rules_of(game) for game in names}, files)


def trained_file(bot: str) -> dict[str, bytes]:
    """The file of a trained bot, which workers look for by its name alone."""
    return {Path(bot).name: Path(bot).read_bytes()}


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
        unpack(luggage)
        return work(*given)


@cache
def unpack(luggage: bytes) -> None:
    """Make ready for work that needs this luggage.

    Raises:
        OtherRules: This worker would play other games.
    """
    packed = msgspec.msgpack.decode(luggage, type=Luggage)
    if packed.longbox != version():
        raise OtherRules(f"A worker has Longbox {version()}, and you have {packed.longbox}: install the same on both.")
    for game, rules in packed.rules.items():
        if rules_of(game) != rules:
            raise OtherRules(f"A worker has other rules of {game} than you: install the same Longbox on both.")
    if packed.files:
        _lay_out(packed.files, hashlib.blake2b(luggage, digest_size=8).hexdigest())


def _lay_out(files: dict[str, bytes], name: str) -> None:
    """Write files into a folder of their own, and import modules from there first."""
    folder = Path(tempfile.mkdtemp(prefix=f"longbox-{name}-"))
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        sys.modules.pop(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."), None)
    sys.path.insert(0, str(folder))
    invalidate_caches()
