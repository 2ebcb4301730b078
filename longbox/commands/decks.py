"""`longbox decks`: decks, checked by the rules of their game and turned from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from longbox.games.deck_building import DECK_GAMES, DeckBuilding, find_decks
from longbox.games.decks import BadDeck
from longbox.kernel.documents import read_own
from longbox.kernel.errors import LongboxError, near

FILE: Final = click.Path(path_type=Path)
FORMAT_NAMES: Final = ("toml", "json", "text", "o8d")
FIRST_GAME: Final = "champions"

game_option = click.option(
    "--game",
    default=FIRST_GAME,
    show_default=True,
    type=click.Choice(DECK_GAMES),
    help="The game whose decks they are.",
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


@click.group()
def command() -> None:
    """List, check and convert decks of Marvel Champions and Vs. System."""


@command.command(name="list")
@game_option
def list_decks(game: str) -> None:
    """List the decks that are shipped, which can be named instead of files."""
    for name, description in find_decks(game).shipped().items():
        click.echo(f"{name}: {description}")


@command.command()
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@game_option
@own_cards_option
def check(decks: tuple[str, ...], game: str, own: tuple[Path, ...]) -> None:
    """Check decks by the rules of deck building. A DECK is a file in any format, or the name of a shipped deck."""
    building = find_decks(game)
    pool = building.pool(own)
    bad = 0
    for name in decks:
        try:
            broken = building.problems(_deck(building, name, pool), pool)
        except BadDeck as error:
            broken = list(error.problems)
        click.echo(f"{name}: {'ok' if not broken else ''}".rstrip())
        for problem in broken:
            click.echo(f"  - {problem}")
        bad += bool(broken)
    if bad:
        raise BadDecks("1 deck is not as it should be." if bad == 1 else f"{bad} decks are not as they should be.")


@command.command()
@click.argument("deck")
@click.option("--to", "format_name", required=True, type=click.Choice(FORMAT_NAMES), help="The format to write.")
@click.option("--out", type=FILE, metavar="FILE", help="Where to; shown if not given.")
@game_option
@own_cards_option
def convert(deck: str, format_name: str, out: Path | None, game: str, own: tuple[Path, ...]) -> None:
    """Write a DECK in another format.

    Both games have files of Longbox (toml) and lists (text). For Marvel Champions there are also the JSON of public
    decklists (json) and decks of OCTGN (o8d).
    """
    building = find_decks(game)
    pool = building.pool(own)
    written = building.write(_deck(building, deck, pool), pool, format_name)
    if out is None:
        click.echo(written, nl=False)
        return
    if out.exists():
        raise CannotWrite(f"{out} is already there; name another file, or remove it.")
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"{out} can't be written: {error.strerror or error}.") from None
    click.echo(f"Written: {out}")


def _deck(building: DeckBuilding, name: str, pool: Any) -> Any:
    """The deck of a file, or one that is shipped."""
    file = Path(name)
    if file.is_file():
        return building.read(read_own(file), pool)
    try:
        return building.find(name)
    except BadDeck:
        known = near(name, building.shipped())
        raise NoSuchDeck(f"There is no file {name!r}, and no shipped deck of that name. {known}") from None
