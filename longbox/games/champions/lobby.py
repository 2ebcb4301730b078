"""What can be agreed on before a game of Marvel Champions, on the command line."""

from __future__ import annotations

import os.path
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from longbox.games.champions.agreement import MOST_PLAYERS
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_formats import read_deck
from longbox.games.champions.decks.starter_decks import starter_deck
from longbox.games.champions.editions import LATER_RULES
from longbox.games.champions.library import library_with, own_cards
from longbox.games.champions.own_sets import only_set
from longbox.games.champions.scenarios import modular_sets, scenarios
from longbox.games.lobby import BadSeats, Lobby, files_of_cards, seat_number
from longbox.games.name_choice import FILE, NameChoice
from longbox.kernel.documents import read_own

HEROES: Final = ("Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man", "Black Panther")
"""The heroes who take the seats that nobody was named for, in this order."""

SCENARIOS: Final = tuple([scenario.name for scenario in scenarios()])
MODULAR_SETS: Final = tuple([modular.name for modular in modular_sets()])

OPTIONS: Final[list[click.Option]] = [
    click.Option(
        ["--hero", "heroes"],
        multiple=True,
        metavar="NAME",
        help=f"A hero with a starter deck, once for each seat in order: {', '.join(HEROES)}.",
    ),
    click.Option(
        ["--deck", "decks"],
        multiple=True,
        type=FILE,
        metavar="FILE",
        help="A deck of your own, in any format; its hero takes the next seat after the heroes that are named.",
    ),
    click.Option(
        ["--scenario"],
        type=NameChoice("scenario", SCENARIOS, files=True),
        default=SCENARIOS[0],
        show_default=True,
        help=f"The villain and their plans: {', '.join(SCENARIOS)}, or a FILE with the cards of one of your own.",
    ),
    click.Option(["--expert"], is_flag=True, help="Play in expert mode."),
    click.Option(
        ["--modular"],
        multiple=True,
        type=NameChoice("modular encounter set", MODULAR_SETS, files=True),
        help="A modular encounter set instead of the recommended one: "
        f"{', '.join(MODULAR_SETS)}, or a FILE with the cards of one of your own.",
    ),
    click.Option(
        ["--first-player"],
        type=click.IntRange(1, MOST_PLAYERS),
        default=1,
        show_default=True,
        metavar="SEAT",
        help="The seat of the first player.",
    ),
    click.Option(["--overpaying"], is_flag=True, help="Be asked whether to pay more than a cost asks for."),
    click.Option(
        ["--later-rule", "later_rules"],
        multiple=True,
        type=NameChoice("later rule", LATER_RULES),
        metavar="NAME",
        help=f"Play what a later edition of the rules changed: {', '.join(LATER_RULES)}.",
    ),
    files_of_cards("A file with cards of your own, which decks may have."),
]


class ChampionsLobby(Lobby):
    """How players agree on a game of Marvel Champions. A person who plays several heroes is called like them."""

    seating = "you"
    sharing = True
    open_hands = True
    asking_all = True
    most = MOST_PLAYERS
    by_seat = ("heroes",)

    def options(self) -> list[click.Option]:
        return OPTIONS

    def names(self) -> dict[str, Sequence[str]]:
        return {"heroes": HEROES}

    def seated(self, players: list[str], chosen: dict[str, Any]) -> list[str]:
        """Who sits in each seat: a single player takes the seats of all heroes that were named.

        Raises:
            BadSeats: Several players were named, and more heroes.
        """
        heroes = len(chosen["heroes"]) + len(chosen["decks"])
        if heroes <= len(players):
            return players
        if len(players) > 1:
            raise BadSeats(
                f"{heroes} heroes were named for {len(players)} players. "
                "Name a player for each; a person may play several: Ann,Ann,Ben."
            )
        return players * heroes

    def agree(self, chosen: dict[str, Any], names: list[str]) -> dict[str, Any]:
        cards = [own_cards(file) for file in chosen["cards"]]
        scenario = _own_set(chosen["scenario"], cards)
        modular = [_own_set(name, cards) for name in chosen["modular"]]
        pool = CardPool(library_with(tuple(cards)))
        decks = [read_own(file) for file in chosen["decks"]]
        name_choice = [_hero_of(starter_deck(hero), pool) for hero in chosen["heroes"]]
        own = [_hero_of(read_deck(deck, pool), pool) for deck in decks]
        heroes = [*name_choice, *own]
        free = [hero for hero in HEROES if hero not in heroes]
        heroes += free[: max(len(names) - len(heroes), 0)]
        return {
            "scenario": scenario,
            "expert": chosen["expert"],
            "modular": modular,
            "heroes": heroes,
            "decks": [*[""] * len(name_choice), *decks],
            "names": [name if names.count(name) == 1 else "" for name in names],
            "first_player": seat_number(chosen["first_player"], len(heroes)),
            "later_rules": list(chosen["later_rules"]),
            "overpaying": chosen["overpaying"],
            "cards": cards,
        }


def _own_set(name: str, cards: list[str]) -> str:
    """The name of a scenario or modular set; of a file, its set, whose cards join those of one's own."""
    file = os.path.expanduser(name)
    if not os.path.isfile(file):
        return name
    text = own_cards(Path(file))
    if text not in cards:
        cards.append(text)
    return only_set(text)


def _hero_of(deck: HeroDeck, pool: CardPool) -> str:
    """The name of the hero of a deck."""
    hero = pool.by_code(deck.hero)
    assert hero is not None
    return hero.name


LOBBY: Final = ChampionsLobby()
