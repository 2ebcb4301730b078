"""What can be agreed on before a game of Vs. System, on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from longbox.games.lobby import Lobby, files_of_cards, seat_number
from longbox.games.vs.decks.decks import MOST_PLAYERS
from longbox.games.vs.decks.starter_decks import starter_decks
from longbox.games.vs.library import own_cards
from longbox.games.vs.options import STARTING_ENDURANCE, Options
from longbox.kernel.documents import read_own
from longbox.kernel.errors import LongboxError

DECKS: Final = tuple(dict.fromkeys([*Options().decks, *starter_decks()]))
"""The shipped decks, those first that players get who name none."""
DECK_HELP: Final = f"shipped ({', '.join(DECKS)}), or a FILE: a list with lines like '4 Flying Kick', or our own form"


class CannotAgree(LongboxError):
    """What was asked for on the command line doesn't fit together. The message says why."""


OPTIONS: Final[list[click.Option]] = [
    click.Option(
        ["--deck", "decks"],
        multiple=True,
        metavar="DECK",
        help=f"A deck, once for each seat in order: {DECK_HELP}.",
    ),
    click.Option(["--against"], metavar="DECK", help="The deck of the last seat: what you play against."),
    click.Option(
        ["--initiative"],
        type=click.IntRange(1, MOST_PLAYERS),
        metavar="SEAT",
        help="The seat that has the initiative in the first turn; else it is drawn by lot.",
    ),
    click.Option(
        ["--endurance"],
        type=click.IntRange(1),
        default=STARTING_ENDURANCE,
        show_default=True,
        help="How much endurance everybody starts with.",
    ),
    files_of_cards("A file with cards of your own, which decks may have."),
]


class VsLobby(Lobby):
    """How players agree on a game of Vs. System."""

    conceding = True
    asking_all = True
    fewest = 2
    most = MOST_PLAYERS
    by_seat = ("decks",)
    texts = ("decks",)

    def options(self) -> list[click.Option]:
        return OPTIONS

    def names(self) -> dict[str, Sequence[str]]:
        return {"decks": DECKS}

    def agree(self, chosen: dict[str, Any], names: list[str]) -> dict[str, Any]:
        seat = chosen["initiative"]
        return {
            "decks": decks_for(chosen, len(names)),
            "names": names,
            "initiative": None if seat is None else seat_number(seat, len(names)),
            "cards": [own_cards(file) for file in chosen["cards"]],
            "endurance": chosen["endurance"],
        }


def decks_for(chosen: dict[str, Any], players: int) -> list[str]:
    """The decks of the players in seat order; who has none gets a shipped one that nobody has, if there is one."""
    last = [deck_words(chosen["against"])] if chosen["against"] else []
    decks = [deck_words(deck) for deck in chosen["decks"]]
    if len(decks) + len(last) > players:
        raise CannotAgree(f"{len(decks) + len(last)} decks were named for {players} players.")
    free = [deck for deck in DECKS if deck not in (*decks, *last)]
    missing = players - len(decks) - len(last)
    return [*decks, *[free[number] if number < len(free) else DECKS[0] for number in range(missing)], *last]


def deck_words(deck: str) -> str:
    """A deck as the options have it: the name of a shipped one, or what stands in a file."""
    path = _file_called(deck)
    if (path.suffix or len(path.parts) > 1) and not path.is_file():
        raise CannotAgree(f"There is no file {deck}. Name a file, or a shipped deck: {', '.join(DECKS)}.")
    return read_own(path) if path.is_file() else deck


def _file_called(words: str) -> Path:
    try:
        path = Path(words).expanduser()
        path.is_file()
    except (OSError, RuntimeError, ValueError) as error:
        raise CannotAgree(f"{words!r} is no deck: {getattr(error, 'strerror', None) or error}.") from None
    return path


LOBBY: Final = VsLobby()
