"""The Main Characters that a table says it played: under the names by which the game knows them.

Who mistypes a name would play that character again in a Singleton Cube, and nobody would notice. [cube 14.300]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longbox.events.errors import Contradiction
from longbox.events.event import Event
from longbox.events.reporting import Report
from longbox.games import find_pack
from longbox.games.lobby import Lobby
from longbox.kernel.errors import near


def known_characters(event: Event) -> dict[str, str]:
    """Whom players can play as in an event, by all that they may be called; nothing where a game has no such names."""
    return find_pack(event.game).load("lobby", Lobby).characters(event.format)


def with_characters(event: Event, reports: Iterable[Report]) -> list[Report]:
    """The same reports, with each Main Character as the game calls it.

    Raises:
        Contradiction: The game has none of that name, or two players of a table had the same. [cube 13.020]
    """
    names = known_characters(event)
    found = [report._replace(characters=tuple(_named(report, names))) for report in reports]
    if event.format:
        check_apart(found)
    return found


def _named(report: Report, names: dict[str, str]) -> list[str]:
    """The Main Characters of a report, by the names that the game knows, however they are capitalised."""
    plain = {called.casefold(): name for called, name in names.items()}
    found = []
    for character in [character.strip() for character in report.characters]:
        if not character:
            raise Contradiction(f"{report.player}: a Main Character needs a name, as in {report.player}=Batman.")
        if names and character.casefold() not in plain:
            raise Contradiction(f"{report.player}: {_not_known(character, list(names))}")
        found.append(plain.get(character.casefold(), character))
    return found


def _not_known(character: str, names: list[str]) -> str:
    """Why a name means no Main Character, or none that could be told from others, and what would."""
    of_sets = [name for name in names if name.casefold().startswith(f"{character.casefold()} (")]
    if of_sets:
        return f"several are called {character!r}. Which one: {', '.join([repr(name) for name in of_sets])}?"
    return f"there is no Main Character {character!r}. {near(character, names)}"


def check_apart(reports: Sequence[Report]) -> None:
    """Refuse a Main Character that two had, as who takes one in the draft leaves it to nobody. [cube 13.020]

    Raises:
        Contradiction: Two had it, or one had it twice.
    """
    players: dict[str, str] = {}
    for report in reports:
        for name in report.characters:
            if name in players:
                other = players[name]
                whose = "twice" if other == report.player else f"as {other} has"
                raise Contradiction(f"{report.player} can't have played {name} {whose}: it is drafted once at a table.")
            players[name] = report.player
