"""Games from outside of Longbox: of packages that are installed, and of folders that somebody names.

A package that is installed names its pack as an entry point of the group `longbox.games`. A folder is named by
`longbox --pack FOLDER`, or in the environment as `LONGBOX_PACKS`, where other processes find it too; its module
`pack` has the pack as `PACK`.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from longbox.games.pack import BadPack, Pack

GROUP: Final = "longbox.games"
"""The entry points that packages name their packs by."""

VARIABLE: Final = "LONGBOX_PACKS"
"""Names folders, each with a game, parted like those of `PATH`."""


def add_folder(folder: Path) -> None:
    """Let a game be known that lies in a folder, here and in processes that begin later.

    Raises:
        BadPack: There is no pack in it.
    """
    pack_in(folder)
    known = os.environ.get(VARIABLE, "")
    whole = str(folder.resolve())
    if whole not in known.split(os.pathsep):
        os.environ[VARIABLE] = os.pathsep.join([word for word in (known, whole) if word])


def outside_packs(taken: tuple[str, ...]) -> dict[str, Pack]:
    """The games from outside, by their short names.

    Args:
        taken: The short names of other games.

    Raises:
        BadPack: One of them can't be used, or two games have the same short name.
    """
    folders = [Path(word) for word in os.environ.get(VARIABLE, "").split(os.pathsep) if word]
    packs: dict[str, Pack] = {}
    for pack in [*installed(), *[pack_in(folder) for folder in folders]]:
        if pack.id in taken or packs.get(pack.id, pack) is not pack:
            raise BadPack(f"There is already a game {pack.id!r}; give the one in {pack.package} another short name.")
        packs[pack.id] = pack
    return packs


@cache
def installed() -> list[Pack]:
    """The packs of packages that are installed.

    Raises:
        BadPack: An entry point leads to no pack.
    """
    packs = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found = point.load()
        except (ImportError, AttributeError) as error:
            raise BadPack(f"The game {point.name!r}, installed as {point.value}, isn't there: {error}.") from None
        packs.append(_checked(found, point.value))
    return packs


def pack_in(folder: Path) -> Pack:
    """The pack of a game in a folder, which is a Python package.

    Raises:
        BadPack: The folder isn't there, has no pack, or can't be imported under its name.
    """
    folder = folder.expanduser().resolve()
    if not (folder / "pack.py").is_file():
        raise BadPack(f"{folder} has no game: there is no file pack.py in it.")
    if not folder.name.isidentifier():
        raise BadPack(f"{folder} can't be imported: its name must be one of letters, digits and _.")
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    found = find_spec(folder.name)
    places = list(found.submodule_search_locations or []) if found else []
    if str(folder) not in [str(Path(place).resolve()) for place in places]:
        raise BadPack(f"{folder} can't be imported: {folder.name!r} is another module already. Rename the folder.")
    module = import_module(f"{folder.name}.pack")
    return _checked(getattr(module, "PACK", None), f"{folder / 'pack.py'}, PACK")


def _checked(found: object, place: str) -> Pack:
    if not isinstance(found, Pack):
        raise BadPack(f"{place} must be a Pack, and is {found!r}.")
    return found
