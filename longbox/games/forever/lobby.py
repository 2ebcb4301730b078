"""What can be agreed on before a game of DC Forever, on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import click

from longbox.games.forever.library import LIBRARY, own_cards
from longbox.games.forever.options import FIRST_GAME, HEROES, ROGUES, SIDES, STANDARD
from longbox.games.forever.readings import OTHER_READINGS
from longbox.games.lobby import Lobby, files_of_cards
from longbox.games.name_choice import NameChoice

OPTIONS: Final[list[click.Option]] = [
    click.Option(
        ["--side", "sides"],
        multiple=True,
        type=NameChoice("side", list(SIDES)),
        help="The side of each seat in order, named one by one. Rogues have the first seat, if nothing is said.",
    ),
    click.Option(
        ["--setup"],
        type=NameChoice("setup", ["first-game", STANDARD]),
        help="As laid out for a first game of two, or with teams that are picked.",
    ),
    click.Option(
        ["--other-reading", "readings"],
        multiple=True,
        type=NameChoice("reading", list(OTHER_READINGS)),
        metavar="NAME",
        help=f"Where the rulebook can be read in two ways, the one that isn't usual: {', '.join(OTHER_READINGS)}.",
    ),
    files_of_cards("A file with cards of your own, which join those of the box or replace reconstructed ones."),
]


class ForeverLobby(Lobby):
    """Which side everybody plays, and how the game is set up."""

    asking_all = True
    balanced = (
        {"players": 2, "setup": STANDARD},
        {"players": 3},
        {"players": 3, "sides": (ROGUES, HEROES, ROGUES)},
        {"players": 4},
    )
    balancing = "greedy~Establish Your Team"
    fewest = 2
    most = 4
    by_seat = ("sides",)

    def options(self) -> Sequence[click.Option]:
        return OPTIONS

    def notes(self, chosen: dict[str, Any]) -> list[str]:
        problems = [str(problem) for file in chosen["cards"] for problem in LIBRARY.stand_ins(file).values()]
        return [f"The reconstructed card is played until this one can be read. {problem}" for problem in problems]

    def agree(self, chosen: dict[str, Any], names: list[str]) -> dict[str, Any]:
        setup = chosen["setup"] or ""
        return {
            "players": len(names),
            "names": names,
            "sides": list(chosen["sides"]),
            "setup": FIRST_GAME if setup == "first-game" else setup,
            "readings": list(chosen["readings"]),
            "cards": [own_cards(file) for file in chosen["cards"]],
        }


LOBBY: Final = ForeverLobby()
