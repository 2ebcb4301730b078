"""What can be agreed on before a deck-building game, on the command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from longbox.games.dcdb.card_lists import LISTED, NAMED_LISTS, cards_said
from longbox.games.dcdb.definitions import name_and_set
from longbox.games.dcdb.formats import BASE, CUBE, FORMATS
from longbox.games.dcdb.library import LIBRARY, CardEntry, box, own_cards
from longbox.games.lobby import Lobby, files_of_cards
from longbox.games.name_choice import NameChoice
from longbox.kernel.documents import read_own
from longbox.language import load_card_file

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
        type=NameChoice("way to find Super Heroes", ["first-game", "random", "choose", "deal-two", "draft"]),
        default="first-game",
        show_default=True,
        help="How Super Heroes are found; with deal-two, each player keeps one of two. In the Cube they are drafted.",
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
        default=0,
        help=f"How many Super-Villains are used: {BASE.fewest_super_villains} to {BASE.most_super_villains}, "
        f"{BASE.super_villains} if nothing is said; {CUBE.super_villains} in the Cube.",
    ),
    click.Option(
        ["--format"],
        type=NameChoice("format", [*FORMATS]),
        default=BASE.name,
        show_default=True,
        help="The form of the game: the base set of 2012, or the Cube, its form for tournaments.",
    ),
    click.Option(
        ["--villain-choice"],
        type=NameChoice("choice", ["random", "different-costs"]),
        default="random",
        show_default=True,
        help="Which five Super-Villains the Cube is played with: any of its list, or of costs as different as can be.",
    ),
    click.Option(
        ["--villain-order"],
        type=NameChoice("order", ["random", "by-cost"]),
        default="random",
        show_default=True,
        help="How the five Super-Villains of the Cube lie; by-cost has the cheapest on top.",
    ),
    click.Option(
        ["--first-villain"],
        type=NameChoice("time", ["after-the-first-turn", "at-once"]),
        default="after-the-first-turn",
        show_default=True,
        help="When the first Super-Villain of the Cube appears.",
    ),
    click.Option(
        ["--card-list"],
        type=NameChoice("list of cards", [name.replace(" ", "-") for name in NAMED_LISTS], files=True),
        default=LISTED,
        show_default=True,
        help="The cards of the Cube: those its rulings list, all that are known, once or in all copies, or a file.",
    ),
    click.Option(
        ["--gaining-closes"],
        is_flag=True,
        help="In the Cube, who gains a card from the Line-Up defeats no Super-Villain this turn, as who buys one.",
    ),
    click.Option(
        ["--option-seat"],
        type=click.IntRange(min=1),
        help="The seat that may choose to play or to draft first in the Cube; chance decides if nothing is said.",
    ),
    click.Option(
        ["--draft-price"],
        type=NameChoice("price", ["current-tier", "own-tier"]),
        default="current-tier",
        show_default=True,
        help="What a Main Character of a tier that was passed costs in the draft.",
    ),
    click.Option(
        ["--draft-ahead"],
        is_flag=True,
        help="In the draft, one may take ahead what nobody else could take before.",
    ),
    click.Option(
        ["--timed"],
        is_flag=True,
        help="In the Cube, the table can say that time is called, or that a player concedes; for tables of people.",
    ),
    files_of_cards("A file with cards of your own, which join the game."),
]


class DeckBuildingLobby(Lobby):
    """How players agree on a deck-building game."""

    asking_all = True
    fewest = 2
    most = 5
    by_seat = ("hero_names",)
    drafting = "greedy?13.,greedy?13.,greedy?13.,greedy?13."

    def options(self) -> list[click.Option]:
        return OPTIONS

    def names(self) -> dict[str, Sequence[str]]:
        return {"hero_names": [card.name for card in box() if card.is_hero]}

    def characters(self, form: str) -> dict[str, str]:
        """All Super Heroes; in the Cube those of its list, and those whose texts aren't public, as tables have them.

        Where several have a name, only the set tells which is meant. [cube 6.185]
        """
        heroes = [card for card in cards_said({"format": form or BASE.name}) if card.is_hero]
        files = LIBRARY.unwritten.get(form, ())
        waiting = [entry for file in files for entry in load_card_file(file, CardEntry) if entry.type == "Super Hero"]
        found = {name_and_set(entry.name, entry.set): name_and_set(entry.name, entry.set) for entry in waiting}
        found |= {name_and_set(card.printed_name, card.set): card.name for card in heroes}
        names = Counter([*[card.printed_name for card in heroes], *[entry.name for entry in waiting]])
        found |= {card.printed_name: card.name for card in heroes if names[card.printed_name] == 1}
        return found | {entry.name: name_and_set(entry.name, entry.set) for entry in waiting if names[entry.name] == 1}

    def notes(self, chosen: dict[str, Any]) -> list[str]:
        problems = [str(problem) for file in chosen["cards"] for problem in LIBRARY.stand_ins(file).values()]
        return [f"This card is in no game until it can be read. {problem}" for problem in problems]

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
            "super_villains": chosen["super_villains"] or FORMATS[chosen["format"]].super_villains,
            "cards": [own_cards(file) for file in chosen["cards"]],
            **cube_options(chosen),
        }


def cube_options(chosen: dict[str, Any]) -> dict[str, Any]:
    """What was agreed on for the Cube; nothing for a game of the base set, whose records say nothing of it."""
    agreed = {
        "format": chosen["format"],
        "villain_choice": chosen["villain_choice"].replace("-", " "),
        "villain_order": chosen["villain_order"].replace("-", " "),
        "first_villain": chosen["first_villain"].replace("-", " "),
        "card_list": list_of_cards(chosen["card_list"]),
        "gaining_closes": chosen["gaining_closes"],
        "option_seat": (chosen["option_seat"] or 0) - 1,
        "draft_price": chosen["draft_price"].replace("-", " "),
        "draft_ahead": chosen["draft_ahead"],
        "timed": chosen["timed"],
    }
    return {} if chosen["format"] == BASE.name else agreed


def list_of_cards(chosen: str) -> str:
    """A list of cards by its name, or a file of one's own, as TOML."""
    name = chosen.replace("-", " ")
    return name if name in NAMED_LISTS else read_own(Path(chosen))


LOBBY: Final = DeckBuildingLobby()
