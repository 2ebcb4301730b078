"""`longbox cards import`: which cards of a community's card file are understood from their printed text."""

from __future__ import annotations

import json
import os.path
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from longbox.games import find_card_language, find_part, games_with
from longbox.games.community import Community, PrintedCard
from longbox.kernel.errors import LongboxError

if TYPE_CHECKING:
    from longbox.games.card_language import CardLanguage
    from longbox.language import TextError

FILE: Final = click.Path(path_type=Path)


class CannotWrite(LongboxError):
    """Cards can't be written where it was asked."""


class Outcome:
    """What came of a card.

    Attributes:
        card: The card, as it is printed.
        problem: Why it is not understood; nothing if it is.
        details: Where reading stopped, for programs.
    """

    def __init__(self, card: PrintedCard, problem: str = "", details: dict[str, object] | None = None) -> None:
        self.card = card
        self.problem = problem
        self.details = details or {}

    @property
    def understood(self) -> bool:
        """Whether the card can be played with."""
        return not self.problem

    @property
    def counts(self) -> bool:
        """Whether it is a card of its own, not only another printing."""
        return not self.card.printing_of

    def described(self) -> dict[str, object]:
        """For programs."""
        entry = self.card.entry
        described: dict[str, object] = {"code": self.card.code, "name": self.card.name, "understood": self.understood}
        if self.card.printing_of:
            described["printing_of"] = self.card.printing_of
        if entry is not None:
            described["text"] = entry.text
        if self.problem:
            described |= {"problem": self.problem, **self.details}
        return described


@click.command(name="import")
@click.argument("file", type=FILE)
@click.option("--game", metavar="GAME", help="The game whose cards they are; else the first that has such a format.")
@click.option("--json", "as_json", is_flag=True, help="Report in JSON, for programs.")
@click.option("--advise", is_flag=True, help="Propose wordings that are understood; takes a second a card.")
@click.option("--write", "out", type=FILE, metavar="OUT.toml", help="Save those that are understood as a card file.")
def command(file: Path, game: str | None, as_json: bool, advise: bool, out: Path | None) -> None:
    """Read the printed texts of a FILE in the community's format, and report for each card if it is understood."""
    game = game or games_with("community")[0]
    community = find_part(game, "community", Community)
    language = find_card_language(game)
    _check_out(out)
    outcomes: list[Outcome] = []
    for card in community.read(file):
        outcome = read_card(card, language, community, advise=advise)
        outcomes.append(outcome)
        if not as_json:
            _report(outcome)
    if as_json:
        described = {"totals": Totals(outcomes).described(), "cards": [outcome.described() for outcome in outcomes]}
        click.echo(json.dumps(described, ensure_ascii=False, indent=1))
    else:
        Totals(outcomes).report()
    if out is not None:
        _write(out, [outcome.card.entry for outcome in outcomes if outcome.understood and outcome.counts], community)
        click.echo(f"Those that are understood: {out}", err=as_json)


def read_card(card: PrintedCard, language: CardLanguage, community: Community, *, advise: bool = False) -> Outcome:
    """See whether a card's text is understood, and whether it can be a card of the game.

    Args:
        card: The card.
        language: The words that its text is read with.
        community: Writes it as a card file.
        advise: Whether to propose what is understood, where the text isn't.
    """
    from longbox.language import TextError, load_card_file  # noqa: PLC0415 (help starts without it)

    entry = card.entry
    if card.printing_of:
        return Outcome(card)
    if entry is None:
        return Outcome(card, "\n".join(card.problems))
    try:
        language.library.define(load_card_file(community.write([entry]), language.library.entry), 0)
    except TextError as error:
        shown = error.at("") if advise else error.at("").unadvised()
        return Outcome(card, str(shown), _details(shown))
    except LongboxError as error:
        return Outcome(card, str(error))
    return Outcome(card)


def _details(error: TextError) -> dict[str, object]:
    """Where reading stopped and what could be read instead, for programs."""
    from longbox.language import UnreadableText  # noqa: PLC0415 (help starts without it)

    proposals = [{"text": each.text, "differences": each.differences} for each in error.advice.proposals]
    details: dict[str, object] = {"proposals": proposals} if proposals else {}
    if not isinstance(error, UnreadableText):
        return details
    line, column = error.place_written
    return {
        "line": line,
        "column": column,
        "found": error.found,
        "read_so_far": error.understood,
        "expected": list(error.expected),
        **details,
    }


def _report(outcome: Outcome) -> None:
    """Say what came of one card."""
    card = outcome.card
    title = f"{card.code} {card.name}"
    if card.printing_of:
        click.echo(f"{card.code}: another printing of {card.printing_of}")
    elif outcome.understood:
        click.echo(f"{title}: understood{'' if card.entry and card.entry.text else ', as it has no text'}")
    else:
        click.echo(f"{title}: not understood\n")
        for line in outcome.problem.split("\n"):
            click.echo(f"    {line}")
        click.echo()


class Totals:
    """How many of how many.

    Attributes:
        understood: The cards that are understood.
        cards: All cards, other printings not among them.
        other_printings: What is only another printing of a card.
        unknown_fields: The fields that are not known, and were not read.
    """

    def __init__(self, outcomes: list[Outcome]) -> None:
        own = [outcome for outcome in outcomes if outcome.counts]
        self.understood = sum([outcome.understood for outcome in own])
        self.cards = len(own)
        self.other_printings = len(outcomes) - len(own)
        self.unknown_fields = sorted({field for outcome in outcomes for field in outcome.card.unknown_fields})

    def described(self) -> dict[str, object]:
        """For programs."""
        return dict(vars(self))

    def report(self) -> None:
        """Say them."""
        share = f" ({100 * self.understood / self.cards:.1f} %)" if self.cards else ""
        click.echo(f"\nUnderstood: {self.understood} of {self.cards} cards{share}.")
        if self.other_printings:
            click.echo(f"Other printings, not counted: {self.other_printings}.")
        if self.unknown_fields:
            click.echo(f"Fields that are not known and were not read: {', '.join(self.unknown_fields)}.")


def _check_out(out: Path | None) -> None:
    """Refuse a file that can't be written, before anything is read."""
    if out is None:
        return
    if out.suffix.lower() != ".toml":
        raise CannotWrite(f"{out} can't be written: its name must end in .toml.")
    if os.path.exists(out):
        raise CannotWrite(f"{out} is already there; name another file, or remove it.")
    if not os.path.isdir(out.parent):
        raise CannotWrite(f"{out} can't be written: there is no directory {out.parent}.")


def _write(out: Path, entries: list[Any], community: Community) -> None:
    try:
        out.write_text(community.write(entries), encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"{out} can't be written: {error.strerror or error}.") from None
