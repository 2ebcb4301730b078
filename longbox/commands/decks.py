"""`longbox decks`: decks, checked by the rules of their game and turned from one format into another."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import click

from longbox.commands.groups import NamedGroup
from longbox.games import find_pack, games_with
from longbox.games.deck_building import find_decks
from longbox.games.decks import BadDeck
from longbox.games.name_choice import NameChoice
from longbox.kernel.documents import read_own
from longbox.kernel.errors import LongboxError, near

FILE: Final = click.Path(path_type=Path)
FORMAT_NAMES: Final = ("toml", "json", "text", "o8d")
"""The formats of the shipped games; a game from outside may have others."""

game_option = click.option(
    "--game",
    type=NameChoice("game with decks", lambda: games_with("decks")),
    help="The game whose decks they are; else the deck tells it.",
)
own_cards_option = click.option(
    "--cards",
    "own",
    multiple=True,
    metavar="FILE",
    type=FILE,
    help="A card file of your own, whose cards decks can have. May be given several times.",
)


class BadDecks(LongboxError):
    """Some decks break rules or can't be read; the report says which."""


class NoSuchDeck(LongboxError):
    """A deck was named that is neither a file nor shipped."""


class CannotWrite(LongboxError):
    """A deck can't be written where it was asked."""


@click.group(cls=NamedGroup)
def command() -> None:
    """List, check and convert the decks that players bring to games."""


@command.command(name="list")
@game_option
def list_decks(game: str | None) -> None:
    """List the decks that are shipped, which can be named instead of files."""
    for name in [game] if game else games_with("decks"):
        if not game:
            click.echo(f"{find_pack(name).title} ({name}):")
        for deck, description in find_decks(name).shipped().items():
            click.echo(f"{'' if game else '  '}{deck}: {description}")


@command.command()
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@game_option
@own_cards_option
def check(decks: tuple[str, ...], game: str | None, own: tuple[Path, ...]) -> None:
    """Check decks by the rules of deck building. A DECK is a file in any format, or the name of a shipped deck."""
    places = _places(game, own)
    bad = 0
    for name in decks:
        broken = _found(places, name).problems
        click.echo(f"{name}: {'ok' if not broken else ''}".rstrip())
        for problem in broken:
            click.echo(f"  - {problem}")
        bad += bool(broken)
    if bad:
        raise BadDecks("1 deck is not as it should be." if bad == 1 else f"{bad} decks are not as they should be.")


@command.command()
@click.argument("deck")
@click.option("--to", "format_name", required=True, metavar=f"[{'|'.join(FORMAT_NAMES)}]", help="The format to write.")
@click.option("--out", type=FILE, metavar="FILE", help="Where to; shown if not given.")
@game_option
@own_cards_option
def convert(deck: str, format_name: str, out: Path | None, game: str | None, own: tuple[Path, ...]) -> None:
    """Write a DECK in another format.

    Both games have files of Longbox (toml) and lists (text). For Marvel Champions there are also the JSON of public
    decklists (json) and decks of OCTGN (o8d).
    """
    found = _found(_places(game, own), deck)
    if found.deck is None:
        raise BadDeck(deck, found.problems)
    written = found.place.building.write(found.deck, found.place.pool, format_name.lower())
    for remark in [] if found.shipped else found.deck.remarks:
        click.echo(f"longbox: this remark is left out, as decks keep none: {remark}", err=True)
    if out is None:
        click.echo(written, nl=False)
        return
    if os.path.exists(out):
        raise CannotWrite(f"{out} is already there; name another file, or remove it.")
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"{out} can't be written: {error.strerror or error}.") from None
    click.echo(f"Written: {out}")


class Place:
    """A game to which decks are brought, with the cards that they can have.

    Attributes:
        game: Its short name.
        building: Its decks.
        pool: Its cards, those of files of one's own among them.
    """

    def __init__(self, game: str, own: tuple[Path, ...]) -> None:
        self.game = game
        self.building = find_decks(game)
        self.pool = self.building.pool(own)


class Found:
    """A deck, and what is wrong with it.

    Attributes:
        place: The game that it is a deck of.
        shipped: Whether it is shipped, and not a file.
        deck: The deck; none if it can't be understood.
        problems: What is wrong with it, each a sentence.
    """

    def __init__(self, place: Place, text: str | None, name: str) -> None:
        self.place = place
        self.shipped = text is None
        self.deck: Any = None
        self.problems: list[str] = []
        building = place.building
        try:
            self.deck = building.find(name) if text is None else building.read(text, place.pool)
            self.problems = building.problems(self.deck, place.pool)
        except BadDeck as error:
            self.problems = list(error.problems)


def _places(game: str | None, own: tuple[Path, ...]) -> list[Place]:
    """The games that a deck may be of: the one that is named, else all that can have cards of one's own files.

    Raises:
        LongboxError: A file of cards can't be read by any of them.
    """
    if game:
        return [Place(game, own)]
    places: list[Place] = []
    failed: list[LongboxError] = []
    for name in games_with("decks"):
        try:
            places.append(Place(name, own))
        except LongboxError as error:
            failed.append(error)
    if not places:
        raise failed[0]
    return places


def _ships(place: Place, name: str) -> bool:
    """Whether a game has a shipped deck of a name."""
    try:
        place.building.find(name)
    except BadDeck:
        return False
    return True


def _found(places: list[Place], name: str) -> Found:
    """The deck of a file, or one that is shipped, in the game where it makes most sense.

    Raises:
        NoSuchDeck: There is neither, or the file can't be read.
    """
    file = Path(name).expanduser()
    if os.path.isfile(file):
        text = read_own(file)
        found = [Found(place, text, name) for place in places]
        return min(found, key=lambda one: (one.deck is None, len(one.problems)))
    shipped = [place for place in places if _ships(place, name)]
    if not shipped:
        known = near(name, [known for place in places for known in place.building.shipped()])
        raise NoSuchDeck(f"There is no file {name!r}, and no shipped deck of that name. {known}")
    return Found(shipped[0], None, name)
