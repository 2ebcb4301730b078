"""Where rules are cited in Python code: in docstrings, as [game Rule], or [game Rule, Other Rule; Third Rule]."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Place:
    """Where a rule is cited or shown.

    Attributes:
        file: The file, as seen from the root of the project.
        line: The line, from 1.
        what: The function, class or ruling.
    """

    __slots__ = ("file", "line", "what")

    def __init__(self, file: str, line: int, what: str) -> None:
        self.file = file
        self.line = line
        self.what = what

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.what}".rstrip()

    def __repr__(self) -> str:
        return f"<{self}>"


def citations_in(source: str, game: str, file: str, known: Collection[str] = ()) -> Iterator[tuple[str, Place]]:
    """The rules of a game that the docstrings of a module cite, each with its place, in order.

    Args:
        source: The text of the module.
        game: The short name of the game.
        file: What the places call the module.
        known: The names of the game's rules, some of which may have commas in them.
    """
    for node, name in documented(ast.parse(source), ""):
        first = node.body[0]
        docstring = ast.get_docstring(node, clean=False)
        if docstring is None:
            continue
        for rule, offset in rules_in(docstring, game, known):
            yield rule, Place(file, first.lineno + docstring.count("\n", 0, offset), name)


def documented(node: ast.AST, name: str) -> Iterator[tuple[Documented, str]]:
    """Everything in a module that can have a docstring and a body, with its full name, in order."""
    if isinstance(node, Documented):
        if not isinstance(node, ast.Module):
            name = f"{name}.{node.name}" if name else node.name
        if node.body:
            yield node, name
    for child in ast.iter_child_nodes(node):
        yield from documented(child, name)


def rules_in(docstring: str, game: str, known: Collection[str]) -> Iterator[tuple[str, int]]:
    """The rules that a docstring cites, each with the place of its citation in the text."""
    for citation in re.finditer(rf"\[{re.escape(game)}\s+([^\[\]]+)\]", docstring):
        for name in names_in(citation[1], known):
            yield name, citation.start()


def names_in(words: str, known: Collection[str]) -> Iterator[str]:
    """The names in a citation, parted by commas or semicolons; of names with commas in them, the longest that fits."""
    parts = re.split(r"([,;])", " ".join(words.split()))
    first = 0
    while first < len(parts):
        last = len(parts)
        while last > first + 1 and "".join(parts[first:last]).strip() not in known:
            last -= 2
        yield from span("".join(parts[first:last]).strip(), known)
        first = last + 1


def span(name: str, known: Collection[str]) -> list[str]:
    """The rules that a name means: itself, or those from one to another, as in 602.1a-c or 214.2-5.

    Only rules of the same level are meant: between 214.2 and 214.5 lies 214.3, but not 214.3a.
    """
    first, dash, end = name.partition("-")
    if name in known or not dash or first not in known:
        return [name]
    for kept in range(len(first), -1, -1):
        last = first[:kept] + end
        if last in known:
            rules = list(known)
            between = rules[rules.index(first) : rules.index(last) + 1]
            return [rule for rule in between if level(rule) == level(first)]
    return [name]


def level(rule: str) -> str:
    """How deep a numbered rule lies, as the signs between its numbers: "602.1a" like "708.11e"."""
    return re.sub(r"[a-z]$", "a", re.sub(r"\d+", "1", rule))


def citations_under(folder: Path, root: Path, game: str, known: Collection[str] = ()) -> Iterator[tuple[str, Place]]:
    """The rules of a game that the modules of a folder cite, file by file; none if it isn't there."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        # Most modules cite nothing of a game, and parsing them all takes seconds.
        if f"[{game}" in source:
            yield from citations_in(source, game, file.relative_to(root).as_posix(), known)
