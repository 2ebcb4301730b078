"""A page of sections, as Markdown with its pictures beside it or as HTML with everything in it."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

import msgspec

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .2rem .8rem; border-bottom: 1px solid #ddd }
td { text-align: right; font-variant-numeric: tabular-nums } td:first-child, th:first-child { text-align: left }
svg { max-width: 100%; height: auto } code { background: #f2f2f2; padding: .1rem .3rem }
@media (prefers-color-scheme: dark) { body { background: #fff } }
"""


class Text(msgspec.Struct, frozen=True):
    """A paragraph."""

    words: str


class Code(msgspec.Struct, frozen=True):
    """A line to type."""

    line: str


class Grid(msgspec.Struct, frozen=True):
    """A table.

    Attributes:
        columns: The words above its columns.
        rows: Its cells, as they are read.
    """

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class Picture(msgspec.Struct, frozen=True):
    """A picture.

    Attributes:
        svg: It, as SVG.
        told: What it shows, for those who can't see it.
    """

    svg: str
    told: str


Part = Text | Code | Grid | Picture


class Section(msgspec.Struct, frozen=True):
    """Something that is told of under a heading."""

    heading: str
    parts: Sequence[Part]


class Document(msgspec.Struct, frozen=True):
    """A page."""

    title: str
    sections: Sequence[Section]


def as_html(document: Document) -> str:
    """A page that needs nothing else."""
    body = [f"<h1>{html.escape(document.title)}</h1>"]
    for section in document.sections:
        if section.heading:
            body.append(f"<h2>{html.escape(section.heading)}</h2>")
        body += [_part_as_html(part) for part in section.parts]
    head = f'<meta charset="utf-8"><title>{html.escape(document.title)}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n' + "\n".join(body) + "\n</body></html>\n"


def _part_as_html(part: Part) -> str:
    if isinstance(part, Text):
        return f"<p>{html.escape(part.words)}</p>"
    if isinstance(part, Code):
        return f"<pre><code>{html.escape(part.line)}</code></pre>"
    if isinstance(part, Picture):
        drawing = part.svg[part.svg.index("<svg") :]
        return f'<figure role="img" aria-label="{html.escape(part.told)}">{drawing}</figure>'
    head = "".join([f"<th>{html.escape(column)}</th>" for column in part.columns])
    rows = ["".join([f"<td>{html.escape(cell)}</td>" for cell in row]) for row in part.rows]
    return f"<table><tr>{head}</tr>" + "".join([f"<tr>{row}</tr>" for row in rows]) + "</table>"


def write_markdown(document: Document, file: Path) -> None:
    """Write a page as Markdown, and each of its pictures beside it."""
    lines = [f"# {document.title}", ""]
    pictures = 0
    for section in document.sections:
        if section.heading:
            lines += [f"## {section.heading}", ""]
        for part in section.parts:
            if isinstance(part, Picture):
                pictures += 1
                beside = file.with_name(f"{file.stem}-{pictures}.svg")
                beside.write_text(part.svg, "utf-8")
                lines += [f"![{part.told}]({beside.name})", ""]
            else:
                lines += [*_part_as_markdown(part), ""]
    file.write_text("\n".join(lines).rstrip() + "\n", "utf-8")


def _part_as_markdown(part: Text | Code | Grid) -> list[str]:
    if isinstance(part, Text):
        return [part.words]
    if isinstance(part, Code):
        return [f"    {part.line}"]
    rule = ["---", *["---:" for _ in part.columns[1:]]]
    rows = [[cell.replace("|", "\\|") for cell in row] for row in (part.columns, rule, *part.rows)]
    return [f"| {' | '.join(row)} |" for row in rows]
