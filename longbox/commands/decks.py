"""`longbox decks`: decks of Marvel Champions, checked by the rules and turned from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from longbox.kernel.errors import LongboxError, near

if TYPE_CHECKING:
    from longbox.games.champions.card_pool import CardPool
    from longbox.games.champions.decks import Deck

FILE: Final = click.Path(path_type=Path)
FORMAT_NAMES: Final = ("toml", "json", "text", "o8d")

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
    """A deck was named that is neither a file nor a starter deck."""


class CannotWrite(LongboxError):
    """A deck can't be written where it was asked."""


@click.group()
def command() -> None:
    """List, check and convert decks of Marvel Champions."""


@command.command(name="list")
def list_decks() -> None:
    """List the starter decks, which can be named by their heroes."""
    from longbox.games.champions.starter_decks import starter_decks  # noqa: PLC0415 (help starts without cards)

    for hero, deck in starter_decks().items():
        click.echo(f"{hero}: {deck.aspect}, {deck.size} cards")


@command.command()
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@own_cards_option
def check(decks: tuple[str, ...], own: tuple[Path, ...]) -> None:
    """Check decks by the rules of deck building. A DECK is a file in any format, or a hero with a starter deck."""
    from longbox.games.champions.decks import BadDeck, problems  # noqa: PLC0415 (help starts without cards)

    pool = _pool(own)
    bad = 0
    for name in decks:
        try:
            deck = _deck(name, pool)
            broken = [str(problem) for problem in problems(deck, pool)]
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
@own_cards_option
def convert(deck: str, format_name: str, out: Path | None, own: tuple[Path, ...]) -> None:
    """Write a DECK in another format: a file of Longbox, the JSON or text of public decklists, or OCTGN's."""
    from longbox.games.champions.deck_formats import find_format  # noqa: PLC0415 (help starts without cards)

    pool = _pool(own)
    written = find_format(format_name).write(_deck(deck, pool), pool)
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


def _pool(own: tuple[Path, ...]) -> CardPool:
    """The cards of the core set, and one's own."""
    from longbox.games.champions.card_pool import CardPool  # noqa: PLC0415 (help starts without cards)
    from longbox.games.champions.library import box, read_cards  # noqa: PLC0415 (the same)

    return CardPool([*box(), *[card for file in own for card in read_cards(file)]])


def _deck(name: str, pool: CardPool) -> Deck:
    """The deck of a file, or the starter deck of a hero."""
    from longbox.games.champions.deck_formats import read_deck  # noqa: PLC0415 (help starts without cards)
    from longbox.games.champions.decks import BadDeck  # noqa: PLC0415 (the same)
    from longbox.games.champions.starter_decks import starter_deck, starter_decks  # noqa: PLC0415 (the same)

    file = Path(name)
    if file.is_file():
        try:
            return read_deck(file.read_text(encoding="utf-8-sig"), pool)
        except (OSError, UnicodeDecodeError) as error:
            raise NoSuchDeck(f"{name} can't be read: {error}") from None
    try:
        return starter_deck(name)
    except BadDeck:
        known = near(name, starter_decks())
        raise NoSuchDeck(f"There is no file {name!r}, and no starter deck of that name. {known}") from None
