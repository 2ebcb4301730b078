"""What can be agreed on before a deck-building game, on the command line."""

from __future__ import annotations

from typing import Any, Final

import click

from longbox.games.dcdb.library import own_cards
from longbox.games.dcdb.setup import FEWEST_SUPER_VILLAINS, MOST_SUPER_VILLAINS
from longbox.games.lobby import Lobby, files_of_cards
from longbox.games.name_choice import NameChoice

OPTIONS: Final[list[click.Option]] = [
    click.Option(
        ["--variant"],
        type=NameChoice("variant", ["standard", "two-heads", "team"]),
        default="standard",
        show_default=True,
        help="Two Heads Are Better than One is for 2 players, the Team Game for 4.",
    ),
    click.Option(["--on-patrol"], is_flag=True, help="The Line-Up may be refilled during a turn."),
    click.Option(
        ["--heroes"],
        type=NameChoice("way to find Super Heroes", ["first-game", "random", "choose", "deal-two"]),
        default="first-game",
        show_default=True,
        help="How Super Heroes are found; with deal-two, each player keeps one of two.",
    ),
    click.Option(
        ["--hero", "hero_names"],
        multiple=True,
        metavar="NAME",
        help="A Super Hero by name, once for each seat in order (twice for each with two-heads).",
    ),
    click.Option(
        ["--super-villains"],
        type=int,
        default=FEWEST_SUPER_VILLAINS,
        show_default=True,
        help=f"How many Super-Villains are used, {FEWEST_SUPER_VILLAINS} to {MOST_SUPER_VILLAINS}.",
    ),
    files_of_cards("A file with cards of your own, which join the game."),
]


class DeckBuildingLobby(Lobby):
    """How players agree on a deck-building game."""

    asking_all = True

    def options(self) -> list[click.Option]:
        return OPTIONS

    def agree(self, chosen: dict[str, Any], names: list[str]) -> dict[str, Any]:
        each = 2 if chosen["variant"] == "two-heads" else 1
        heroes = list(chosen["hero_names"])
        return {
            "players": len(names),
            "names": names,
            "variant": chosen["variant"].replace("-", " "),
            "on_patrol": chosen["on_patrol"],
            "heroes": chosen["heroes"].replace("-", " "),
            "hero_names": [heroes[start : start + each] for start in range(0, len(heroes), each)],
            "super_villains": chosen["super_villains"],
            "cards": [own_cards(file) for file in chosen["cards"]],
        }


LOBBY: Final = DeckBuildingLobby()
