"""`longbox events pair, report, cut, semi, final, time`: rounds and their results."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longbox.commands.events_file import EVENT, FILE, ROUND, opened
from longbox.events.characters import with_characters
from longbox.events.clock import turn_when_called, turns_left
from longbox.events.errors import Contradiction
from longbox.events.event import Event, Table
from longbox.events.pairing import cut, final, pair, semi
from longbox.events.paper import as_text, pairings
from longbox.events.playing import reports_from
from longbox.events.reading import event_named
from longbox.events.reporting import Report, report
from longbox.faces.words import number_of
from longbox.kernel.errors import near
from longbox.kernel.record import load


@click.command(name="pair", short_help="Pair the next round.")
@EVENT
@FILE
def pair_command(event: str, file: Path | None) -> None:
    """Pair the next round of EVENT: tables of four, and of three at the bottom; the first time, players are drawn."""
    with opened(file) as store:
        played = pair(store, event)
        click.echo(as_text(pairings(event_named(store, event), played)), nl=False)


@click.command(name="cut", short_help="Say who plays on.")
@EVENT
@click.option("--to", "size", type=click.Choice(["4", "8"]), help="How many, if not as many as the rules say.")
@click.option("--early", is_flag=True, help="Leave rounds out that are still to be played.")
@FILE
def cut_command(event: str, size: str | None, file: Path | None, *, early: bool) -> None:
    """Say who plays on in EVENT after the rounds that all play."""
    with opened(file) as store:
        through = cut(store, event, int(size) if size else None, early=early)
    click.echo(f"Plays on: {', '.join(through)}")


@click.command(name="semi", short_help="Pair the semi-finals.")
@EVENT
@FILE
def semi_command(event: str, file: Path | None) -> None:
    """Pair the semi-finals of EVENT."""
    with opened(file) as store:
        played = semi(store, event)
        click.echo(as_text(pairings(event_named(store, event), played)), nl=False)


@click.command(name="final", short_help="Pair the finals.")
@EVENT
@FILE
def final_command(event: str, file: Path | None) -> None:
    """Pair the finals of EVENT."""
    with opened(file) as store:
        played = final(store, event)
        click.echo(as_text(pairings(event_named(store, event), played)), nl=False)


@click.command(name="report", short_help="Store the result of a table.")
@EVENT
@click.argument("table", type=click.IntRange(min=1))
@click.argument("result", nargs=-1)
@click.option(
    "--character",
    "characters",
    multiple=True,
    metavar="PLAYER=NAME",
    help="A Main Character that a player played; several options for several.",
)
@click.option("--conceded", multiple=True, metavar="PLAYER", help="A player who left before the end, and so is last.")
@click.option(
    "--record",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The record of the game, which tells the result; it is kept, and can be judged again.",
)
@click.option("--correct", is_flag=True, help="Replace a result that was reported.")
@click.option("--anyway", is_flag=True, help="The order may contradict the Victory Points: a card decided the game.")
@ROUND
@FILE
def report_command(
    event: str,
    table: int,
    result: tuple[str, ...],
    characters: tuple[str, ...],
    conceded: tuple[str, ...],
    record: Path | None,
    round_: int | None,
    file: Path | None,
    *,
    correct: bool,
    anyway: bool,
) -> None:
    """Store the RESULT of TABLE: its players from first to last, with Victory Points as in Ann=24."""
    with opened(file) as store:
        there = event_named(store, event)
        number = round_ or len(there.rounds)
        if record is None:
            told = by_hand(there, table, result, characters, conceded)
        else:
            check_alone(result, characters, conceded)
            told = reports_from(there, number, there.table(number, table), load(record))
        found = report(
            store,
            event,
            table,
            told,
            round=number,
            correct=correct,
            anyway=anyway or record is not None,
            record=record.read_text("utf-8") if record else "",
        )
        click.echo(result_line(event_named(store, event), found))


def check_alone(*given: tuple[str, ...]) -> None:
    """Refuse what a record tells by itself."""
    if any(given):
        raise Contradiction("A record tells the result by itself: leave players, --character and --conceded out.")


def by_hand(
    event: Event, table: int, result: tuple[str, ...], characters: tuple[str, ...], conceded: tuple[str, ...]
) -> list[Report]:
    """The reports that are typed: "Ann=24", "Bob".

    Raises:
        Contradiction: Points are no number, what a player played has no such name, or what a player played or did is
            told of somebody else.
    """
    played: dict[str, list[str]] = {}
    for told in characters:
        player, is_said, name = told.partition("=")
        if not is_said:
            raise Contradiction(f"--character {told!r} names no Main Character: write it as {told}=Batman.")
        played.setdefault(player.casefold(), []).append(name)
    gone = {player.casefold() for player in conceded}
    found = [_typed(word, played, gone) for word in result]
    named = {report.player.casefold() for report in found}
    for player in [*[told.partition("=")[0] for told in characters], *conceded]:
        if player.casefold() not in named:
            among = near(player, [report.player for report in found])
            raise Contradiction(f"{player!r} is not among the players of table {table} that you name. {among}")
    return with_characters(event, found)


def _typed(word: str, played: dict[str, list[str]], gone: set[str]) -> Report:
    player, _, points = word.partition("=")
    if points and not points.removeprefix("-").isdecimal():
        raise Contradiction(f"{word!r}: {points!r} is no number of Victory Points.")
    key = player.casefold()
    return Report(player, int(points) if points else None, tuple(played.get(key, ())), key in gone)


def result_line(event: Event, table: Table) -> str:
    """How a table ended, in one line."""
    seats = sorted(table.seats, key=lambda seat: seat.place or 0)
    told = []
    for seat in seats:
        points = "" if seat.points is None else f" with {seat.points} VP"
        why = " (left)" if seat.conceded else " (a character was played again)" if seat.repeated else ""
        told.append(f"{seat.place}. {event.player(seat.entrant)}{points}{why}")
    return f"Table {table.number}: {', '.join(told)}"


@click.command(name="time", short_help="Tell how many turns are left when time is called.")
@click.option("--players", default=4, show_default=True, type=click.IntRange(min=2), help="How many play.")
@click.option("--turn", required=True, type=click.IntRange(min=1), help="Whose turn it is, in turn order from 1.")
@click.option("--between", is_flag=True, help="That turn has not begun: the one before counts.")
@click.option(
    "--defeated",
    type=click.IntRange(min=0),
    help="In which of the turns that follow the last Super-Villain was defeated; 0: in the turn itself.",
)
def time_command(players: int, turn: int, defeated: int | None, *, between: bool) -> None:
    """Tell how many turns at most follow the one in which time is called."""
    seat = turn_when_called(players, turn, between=between)
    most = turns_left(players, seat, defeated)
    click.echo(f"After the turn of player {seat}, {number_of(most, 'turn')} at most.")


COMMANDS: Final = {
    "pair": pair_command,
    "report": report_command,
    "cut": cut_command,
    "semi": semi_command,
    "final": final_command,
    "time": time_command,
}
