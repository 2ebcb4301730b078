"""How what a face tells looks on a terminal: a style for each role."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.lines import Line, Role

STYLES: Final = {
    "hero": "bright_cyan",
    "alter-ego": "cyan",
    "foe": "bright_red",
    "boss": "bright_magenta",
    "power": "bright_yellow",
    "equipment": "bright_white",
    "place": "bright_green",
    "harm": "red",
    "scheme": "bright_yellow",
    "attachment": "magenta",
    "twist": "bright_magenta",
    "red": "red",
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "white": "bright_white",
    "indigo": "blue",
    "strong": "bold",
    "faint": "dim",
    "cited": "italic",
    "cost": "yellow",
    "points": "green",
    "hurt": "bright_red",
    "more": "bold green",
    "less": "bold red",
    "status": "bold yellow",
    "fighting": "bold yellow",
    "down": "bold red",
    "doubt": "yellow",
}
"""A style for each role; whatever a colour tells is told in words too."""


def style_of(role: Role) -> str:
    """The style of a role, or of several, parted by spaces."""
    return " ".join([STYLES[name] for name in role.split()])


def drawn(line: Line) -> Text:
    """A line in its colours."""
    return Text.assemble(*[(piece.words, style_of(piece.role)) for piece in line])
