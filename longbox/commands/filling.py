"""`longbox cards fill`: the cards whose texts are not public, written out for somebody who owns them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
import msgspec
import tomli_w

from longbox.games import find_card_language, games_with
from longbox.games.name_choice import NameChoice
from longbox.kernel.errors import LongboxError, near
from longbox.program import program

HEADING: Final = """\
# Cards whose texts are not public, or have no words yet. Type in the texts of the cards that you own, in the words of
# Longbox: longbox cards words --game {game}
{blanks}# What reads is in the game from then on: longbox play {game}{form} --cards {file}
# What is left, and what can't be read: longbox cards check {file} --game {game}
"""
BLANKS: Final = """\
# Where "?" stands as a number, type in the number; 0 means 0. A card that says nothing has text = "".
"""


class NothingToFill(LongboxError):
    """A game has no cards that wait for their texts, in any form or in the one that was named."""


class CannotWrite(LongboxError):
    """The cards can't be written where it was asked."""


@click.command(name="fill")
@click.argument("game", type=NameChoice("game with cards", lambda: games_with("cards")))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--format", "form", metavar="FORM", help="The form of the game, where several have such cards.")
def command(game: str, file: Path, form: str | None) -> None:
    """Write out cards whose texts are not public, with all that is known of them, to type the texts in."""
    library = find_card_language(game).library
    form = form_of(game, list(library.unwritten), form)
    entries = [entry for part in library.unwritten[form] for entry in find_card_language(game).load(part)]
    tables = [tomli_w.dumps(library.blanked(blank(entry))) for entry in entries]
    blanks = BLANKS if any(['"?"' in table for table in tables]) else ""
    heading = HEADING.format(game=game, form=f" --format {form}" if form else "", file=file, blanks=blanks)
    heading = heading.replace("longbox ", f"{program()} ")
    write(file, heading + "".join([f"\n[[card]]\n{table}" for table in tables]))
    click.echo(f"{file}: {len(tables)} cards wait for their texts")


def form_of(game: str, forms: list[str], named: str | None) -> str:
    """The form of the game whose cards are written out.

    Raises:
        NothingToFill: None of its cards wait for their texts; or there are several forms, and none was named.
    """
    if not forms:
        raise NothingToFill(f"All cards of {game} have their texts.")
    if named is None and len(forms) == 1:
        return forms[0]
    if named not in forms:
        raise NothingToFill(f"No cards wait for their texts with --format {named}. {near(named or '', forms)}")
    return named


def blank(entry: Any) -> dict[str, Any]:
    """What is known of a card, with its text left blank at the end."""
    plain = msgspec.to_builtins(entry)
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(entry))}
    known = {key: value for key, value in plain.items() if key == "name" or getattr(entry, key) != defaults[key]}
    return {**{key: value for key, value in known.items() if key != "text"}, "text": ""}


def write(file: Path, text: str) -> None:
    """Write a new file; one that is there may hold texts that somebody typed in.

    Raises:
        CannotWrite: It is there already, or can't be written.
    """
    try:
        with file.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except FileExistsError:
        raise CannotWrite(f"{file} is there already; what was typed into it is not written over.") from None
    except OSError as error:
        raise CannotWrite(f"{file} can't be written: {error.strerror}.") from None
