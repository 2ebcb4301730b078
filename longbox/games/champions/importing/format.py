"""The public format for cards of Marvel Champions, for tools."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from longbox.games.champions.importing.card_writing import write_card_file
from longbox.games.champions.importing.community import read_community_file
from longbox.games.community import Community, PrintedCard


class ChampionsCommunity(Community):
    """Lists of card objects, as the community's card database has them."""

    def read(self, file: Path) -> list[PrintedCard]:
        return read_community_file(file)

    def write(self, entries: Iterable[Any]) -> str:
        return write_card_file(entries)


COMMUNITY: Final = ChampionsCommunity()
