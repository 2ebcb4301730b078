"""The pages for people, read as they are followed: files that the reader writes, and commands that the reader types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+")
TYPED = re.compile(r"(?:\$ )?((?:printf .* \| )?longbox .*)")
INLINE = re.compile(r"`(longbox [^`]+)`")
WRITTEN = re.compile(r"`([\w/-]+\.(?:toml|txt|py))`[^`]*$")
OPTION = re.compile(r"`(--[^`]+)`")
REMARK = re.compile(r"\s+# .*$")


class Typed(NamedTuple):
    """A command of a page.

    Attributes:
        line: What is typed, without remarks behind it.
        shown: What the page shows under it, or nothing.
    """

    line: str
    shown: str = ""


class Written(NamedTuple):
    """A file that the page tells the reader to write."""

    name: str
    content: str


def steps_of(page: Path) -> list[Typed | Written]:
    """What a reader does who follows a page from its first line to its last."""
    text = page.read_text("utf-8")
    blocks = [(found.start(), found[2], found[1]) for found in FENCED.finditer(text)]
    prose = FENCED.sub(lambda found: "\n" * found[0].count("\n"), text)
    steps: list[tuple[int, Typed | Written]] = []
    for start, content, language in blocks:
        steps += [(start, step) for step in _of_block(text[:start], content, language)]
    for found in INDENTED.finditer(prose):
        content = re.sub(r"^ {4}", "", found[0], flags=re.MULTILINE)
        steps += [(_place(text, prose, found.start()), step) for step in _typed(content)]
    for found in INLINE.finditer(prose):
        steps.append((_place(text, prose, found.start()), Typed(" ".join(found[1].split()))))
    return [step for _, step in sorted(steps, key=lambda placed: placed[0])]


def options_of(page: Path, heading: str) -> list[str]:
    """The options that tables under a heading of a page name, each with the values it is shown with."""
    part = re.split(rf"^## {heading}$", page.read_text("utf-8"), flags=re.MULTILINE)[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`--.*?`) \|", part, re.MULTILINE)
    return [option for row in rows for option in OPTION.findall(row)]


def _place(text: str, prose: str, start: int) -> int:
    """Where in a text its line stands that begins so in the prose, which has as many lines."""
    return sum([len(line) for line in text.splitlines(keepends=True)[: prose.count("\n", 0, start)]])


def _of_block(before: str, content: str, language: str) -> list[Typed | Written]:
    """What a block between fences tells the reader to do."""
    typed = _typed(content) if not language else []
    name = WRITTEN.search(before.rstrip().rsplit("\n\n", 1)[-1]) or WRITTEN.search(_lines_before(before))
    if typed or name is None:
        return [*typed]
    return [Written(name[1], content)]


def _lines_before(before: str) -> str:
    """The paragraph before a block, where a remark stands between them."""
    return re.sub(r"\n*<!--[^>]*-->\s*$", "", before).rstrip().rsplit("\n\n", 1)[-1]


def _typed(block: str) -> list[Typed]:
    """The commands of a block; under one that is typed at a prompt stands what it prints."""
    typed: list[Typed] = []
    shown: list[str] | None = None
    for line in [*block.splitlines(), "$ "]:
        found = TYPED.fullmatch(line)
        if found is None and shown is not None and line != "$ ":
            shown.append(line)
            continue
        if typed and shown is not None:
            typed[-1] = typed[-1]._replace(shown="\n".join(shown).rstrip())
        shown = [] if line.startswith("$ ") else None
        if found is not None:
            typed.append(Typed(REMARK.sub("", found[1]).rstrip()))
    return typed
