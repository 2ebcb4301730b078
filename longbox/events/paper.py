"""What is hung up and handed out: pairings, slips and standings, as text and as pages for a browser.

Each is made as a `Sheet`, plain data, which is then written either way.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from longbox.events.clock import ROUND_MINUTES
from longbox.events.event import Event, Round, Table

COLUMNS_APART: Final = "  "
LINE_TO_FILL: Final = "_" * 16


class Block(NamedTuple):
    """A heading, a line of explanation, and a table under it; the first row names the columns."""

    heading: str
    note: str
    rows: Sequence[Sequence[str]]


class Sheet(NamedTuple):
    """What is printed: a title, and blocks; those of slips are cut apart."""

    title: str
    blocks: Sequence[Block]
    apart: bool = False


def title_of(event: Event, played: Round) -> str:
    """What a round is called: "Friday Cube, round 2 of 4", "Friday Cube, finals"."""
    if played.kind == "swiss":
        return f"{event.name}, round {played.number} of {event.rounds_to_play()}"
    return f"{event.name}, {played.kind}"


def pairings(event: Event, played: Round) -> Sheet:
    """Who sits at which table, in which seat, and who may choose to play or draft first. [cube 9.010, 9.100]"""
    return Sheet(title_of(event, played), [_pairing(event, played, table) for table in played.tables])


def _pairing(event: Event, played: Round, table: Table) -> Block:
    rows = [["Seat", "Player", "Left out"]]
    for number, seat in enumerate(table.seats, 1):
        rows.append([str(number), event.player(seat.entrant), ", ".join(event.left_out(seat.entrant, played.number))])
    if not any([row[2] for row in rows[1:]]):
        rows = [row[:2] for row in rows]
    first = event.player(table.seats[0].entrant)
    return Block(f"Table {table.number}", f"{first} may choose to play or to draft first.", rows)


def slips(event: Event, played: Round) -> Sheet:
    """A slip for each table, on which players write and sign what a round came to. [cube 12.060-12.080]"""
    title = title_of(event, played)
    blocks = [_slip(event, f"{title}, table {table.number}", table) for table in played.tables]
    return Sheet(f"{title}: slips", blocks, apart=True)


def _slip(event: Event, heading: str, table: Table) -> Block:
    rows = [["Seat", "Player", "Main Characters", "VP", "Place", "Signature"]]
    for number, seat in enumerate(table.seats, 1):
        told = [", ".join(seat.characters), _told(seat.points), _told(seat.place)]
        rows.append([str(number), event.player(seat.entrant), *[one or LINE_TO_FILL for one in told], LINE_TO_FILL])
    return Block(heading, f"{ROUND_MINUTES} minutes. Return the Super-Villains with this slip.", rows)


def standings_sheet(event: Event) -> Sheet:
    """Where all stand, and what parts those who are equal. [cube 9.110]"""
    rows = [["", "Player", "Points", "Firsts", "Opponents' points", "Opponents' firsts", "Draw", ""]]
    for standing in event.standings():
        entrant = event.entrants[standing.entrant]
        rows.append(
            [
                str(standing.rank),
                entrant.player,
                str(standing.points),
                str(standing.firsts),
                f"{float(standing.opponents_points):.2f}",
                f"{float(standing.opponents_firsts):.2f}",
                str(standing.draw + 1),
                "" if entrant.dropped is None else f"dropped after round {entrant.dropped}",
            ]
        )
    after = f"After {len(event.swiss)} of {event.rounds_to_play()} rounds."
    blocks = [Block("Standings", after, rows)]
    if event.playing_on:
        blocks.insert(0, _how_it_ended(event))
    return Sheet(event.name, blocks)


def _how_it_ended(event: Event) -> Block:
    """Where those stand who play on, by the play-offs so far. [cube 9.080, 9.081]"""
    rows = [["", "Player"]]
    best = [entrant for entrant in event.ranking() if entrant in event.playing_on]
    rows += [[str(rank), event.player(entrant)] for rank, entrant in enumerate(best, 1)]
    return Block("Play-offs", "The event is over." if event.closed else "The play-offs go on.", rows)


def _told(value: int | None) -> str:
    return "" if value is None else str(value)


def as_text(sheet: Sheet) -> str:
    """A sheet in columns, for a terminal or a printer."""
    parts = [sheet.title, "=" * len(sheet.title), ""]
    for block in sheet.blocks:
        parts += [block.heading, block.note, *_columns(block.rows), ""]
        if sheet.apart:
            parts += ["- " * 40, ""]
    return "\n".join([part.rstrip() for part in parts]).rstrip() + "\n"


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    return [
        COLUMNS_APART + COLUMNS_APART.join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)])
        for row in rows
    ]


STYLE: Final = (
    "body{font-family:sans-serif;margin:2em}table{border-collapse:collapse;margin:.5em 0 1.5em}"
    "td,th{border:1px solid #888;padding:.3em .7em;text-align:left}h2{margin:0}"
    "section{break-inside:avoid}.apart section{border-bottom:1px dashed #888;margin-bottom:2em}"
)


def as_page(sheet: Sheet) -> str:
    """A sheet as a page of its own, which a browser shows and prints."""
    sections = "\n".join([_section(block) for block in sheet.blocks])
    kind = ' class="apart"' if sheet.apart else ""
    title = escape(sheet.title)
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body{kind}>\n<h1>{title}</h1>\n{sections}\n</body>\n</html>\n"
    )


def _section(block: Block) -> str:
    head, *rows = [[escape(cell) for cell in row] for row in block.rows]
    heading = "".join([f"<th>{cell}</th>" for cell in head])
    body = "\n".join(["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows])
    return (
        f"<section>\n<h2>{escape(block.heading)}</h2>\n<p>{escape(block.note)}</p>\n"
        f"<table>\n<tr>{heading}</tr>\n{body}\n</table>\n</section>"
    )
