"""`longbox cards`: what a text means, whether cards can be read, and which words there are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from longbox.commands import filling, importing
from longbox.commands.groups import NamedGroup
from longbox.games import SHIPPED, find_card_language, games_with
from longbox.kernel.errors import LongboxError
from longbox.program import program

if TYPE_CHECKING:
    from longbox.games.card_language import CardLanguage, CheckedFile

FIRST_GAME: Final = SHIPPED[0]

SHOWN: Final = 8
"""So many cards that wait for their texts are named."""

game_option = click.option(
    "--game", default=FIRST_GAME, show_default=True, metavar="GAME", help="The game whose words are spoken."
)


class BadCards(LongboxError):
    """Some cards can't be read, or the file of readings is out of date; the report says which."""


@click.group(cls=NamedGroup)
def command() -> None:
    """Read and check card texts, and list the words they are made of."""


@command.command()
@click.argument("text", nargs=-1, required=True)
@game_option
def read(text: tuple[str, ...], game: str) -> None:
    """Show what a card text means. Where it has several lines, give each of them in quotes of its own."""
    from longbox.language.tree import explain  # noqa: PLC0415 (help starts without the language)

    language = find_card_language(game)
    unquoted = not any([" " in part for part in text])
    meaning = language.read((" " if unquoted else "\n").join(text))
    click.echo(explain(meaning))
    for binding in language.bindings(meaning):
        click.echo(f'"{binding.words}" means "{binding.meaning}".')
    click.echo("\nOn a card, this is printed as:\n")
    for line in language.write(meaning).split("\n"):
        click.echo(f"    {line}")


@command.command()
@click.argument("files", nargs=-1, metavar="[FILE...]", type=click.Path(path_type=Path))
@click.option("--game", metavar="GAME", help="The game to check; all of them if not given.")
@click.option(
    "--cards",
    "own",
    multiple=True,
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The same as FILE. May be given several times.",
)
@click.option("--save-readings", is_flag=True, help="Write anew what the shipped texts are read into.")
def check(files: tuple[Path, ...], game: str | None, own: tuple[Path, ...], save_readings: bool) -> None:
    """Read every card, print it back, and report what doesn't fit.

    FILE is a card file of your own, of the game that you name, or else of the first one. What the rulebook rules on
    cards that you have typed in is tried with your texts.
    """
    problems = 0
    named = game or (FIRST_GAME if files or own else None)
    for name in [named] if named else games_with("cards"):
        language = find_card_language(name)
        problems += _check_cards(language, (*files, *own))
        problems += _check_readings(language, save=save_readings)
    if problems:
        raise BadCards("1 problem was found." if problems == 1 else f"{problems} problems were found.")


@command.command()
@game_option
def words(game: str) -> None:
    """List all words that card texts of a game are made of."""
    from longbox.language.listing import list_words  # noqa: PLC0415 (help starts without the language)

    for listing in list_words(find_card_language(game).lexicon):
        click.echo(f"<{listing.category}>: {listing.description}")
        for wordings in listing.wordings:
            click.echo(f"    {wordings[0]}")
            for other in wordings[1:]:
                click.echo(f"        or: {other}")
        click.echo()


@command.command()
@game_option
def growth(game: str) -> None:
    """Tell how many new meanings the cards of each set brought."""
    from longbox.games.card_growth import growth_of  # noqa: PLC0415 (help starts without the language)

    grown = growth_of(find_card_language(game))
    width = max([len(found.name) for found in grown])
    click.echo(f"{'set':{width}}  cards  new meanings  for ten cards")
    for found in grown:
        click.echo(f"{found.name:{width}}  {found.cards:5}  {found.meanings:12}  {found.for_ten:13.1f}")


command.add_command(filling.command)
command.add_command(importing.command)


def _check_cards(language: CardLanguage, own: tuple[Path, ...]) -> int:
    """Check and report the shipped cards and one's own; gives the number of problems."""
    from longbox.games.card_language import check_file  # noqa: PLC0415 (help starts without the language)

    taken: list[str] = []
    problems = 0
    for file in [*language.library.files, *own]:
        found = check_file(language, file, taken)
        _report(language, found)
        problems += len(found.problems)
        if file in language.library.files:
            problems += len(found.reworded)
        else:
            problems += _check_rulings(language, found)
    _tell_what_is_known(language)
    return problems


def _tell_what_is_known(language: CardLanguage) -> None:
    """Tell how much of the shipped cards is known, where the rest is reconstructed."""
    from longbox.language.library import card_tables  # noqa: PLC0415 (help starts without the language)

    library = language.library
    if library.rests_on is not None:
        click.echo(library.rests_on([table for file in library.files for table in card_tables(file)]))


def _check_rulings(language: CardLanguage, checked: CheckedFile) -> int:
    """Report what is known of the cards of one's own file, and which rulings on them hold; gives how many don't."""
    from longbox.language import load_what_can_be  # noqa: PLC0415 (help starts without the language)
    from longbox.rulings.judging import FAILS  # noqa: PLC0415 (help starts without rulings)
    from longbox.rulings.own_cards import findings, in_lines  # noqa: PLC0415

    if not checked.can_be_played:
        return 0
    failed = 0
    cards = load_what_can_be(checked.file, language.library.entry)
    for number in checked.can_be_played:
        found = list(findings(language, cards, number))
        if found:
            click.echo(f"    {language.tell(cards[number])}")
        for finding in found:
            failed += finding.result == FAILS
            for line in in_lines(finding):
                click.echo(f"        {line}")
    return failed


def _report(language: CardLanguage, found: CheckedFile) -> None:
    cards = "1 card" if len(found.names) == 1 else f"{len(found.names)} cards"
    ok = "has problems" if found.problems else "ok"
    click.echo(f"{found.file.name}: {cards}, {found.texts} with a text: {ok}")
    if found.waiting:
        others = f", and {len(found.waiting) - SHOWN} others" if len(found.waiting) > SHOWN else ""
        verb = "waits for its text" if len(found.waiting) == 1 else "wait for their texts"
        click.echo(f"    {len(found.waiting)} {verb}: {'; '.join(found.waiting[:SHOWN])}{others}")
    if found.stand_ins:
        unread = "; ".join(found.stand_ins)
        so = "the shipped card is played" if language.library.told_by else "they are in no game yet"
        click.echo(f"    {len(found.stand_ins)} can't be read, so that {so}: {unread}")
    for problem in found.problems:
        click.echo(f"\n{problem}\n")
    for place, printed in found.reworded:
        click.echo(f"\n{place}: is printed in other words:\n")
        for line in printed.split("\n"):
            click.echo(f"    {line}")
        click.echo()


def _check_readings(language: CardLanguage, *, save: bool) -> int:
    """Report whether games start from the readings of just these cards, and write them anew if wished."""
    try:
        current = language.readings_are_current()
    except LongboxError:
        click.echo(f"{language.readings.name}: not checked, as there are texts that can't be read")
        return 0
    if save and not current:
        language.save_readings()
        click.echo(f"{language.readings.name}: written anew")
        return 0
    remedy = "" if current else f"; write it anew with: {program()} cards check --save-readings"
    click.echo(f"{language.readings.name}: {'up to date' if current else 'out of date'}{remedy}")
    return 0 if current else 1
