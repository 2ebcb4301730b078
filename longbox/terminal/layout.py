"""Lines of a fixed width: columns, rules, chips that flow, and text that is wrapped or cut."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

LINE = "─"
KEY_STYLE = "bold reverse"


def key_cap(key: str) -> Text:
    """A key to type, as it is drawn everywhere."""
    return Text(f" {key} ", style=KEY_STYLE)


def column(text: str, width: int, style: str = "", *, right: bool = False) -> Text:
    """Text cut or filled to exactly so many cells."""
    cell = Text(text, style=style)
    if right and cell.cell_len < width:
        cell.pad_left(width - cell.cell_len)
    cell.truncate(width, overflow="ellipsis", pad=True)
    return cell


def fitted(line: Text, width: int) -> Text:
    """A line cut to a width, where it is wider."""
    if line.cell_len > width:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
    return line


def rule(left: Text | str, right: Text | str, width: int, style: str = "dim", line: str = LINE) -> Text:
    """A line across, with words near both ends."""
    start = Text.assemble((line * 2 + " ", style), left, " ") if len(left) else Text()
    end = Text.assemble(" ", right, (" " + line * 2, style)) if len(right) else Text()
    middle = width - start.cell_len - end.cell_len
    if middle < 0:
        return fitted(start, width)
    return Text.assemble(start, (line * middle, style), end)


def bar(left: Text, right: Text, width: int, style: str) -> Text:
    """A filled line, with words at both ends."""
    space = max(1, width - left.cell_len - right.cell_len)
    line = Text.assemble(left, " " * space, right, style=style)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def flow(chips: list[Text], width: int, start: Text | None = None, gap: int = 3) -> list[Text]:
    """Chips beside each other, in as many lines as they need; the first begins after `start`."""
    first = start or Text()
    indent = first.cell_len
    lines: list[Text] = []
    line = first.copy()
    empty = True
    for chip in chips:
        if not empty and line.cell_len + gap + chip.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
            empty = True
        line = Text.assemble(line, chip if empty else Text.assemble(" " * gap, chip))
        empty = False
    return [*lines, fitted(line, width)]


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Text in lines of a width; those after the first are indented."""
    lines = list(text.wrap(_CONSOLE, width))
    if len(lines) < 2 or not indent:
        return lines
    rest = text[len(lines[0].plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [lines[0], *[Text.assemble(" " * indent, line) for line in rest.wrap(_CONSOLE, max(1, width - indent))]]


def beside(blocks: list[list[Text]], gap: int = 0) -> list[Text]:
    """Blocks of equally many lines beside each other."""
    return [Text(" " * gap).join(list(parts)) for parts in zip(*blocks, strict=True)]


def widest(texts: list[str], most: int) -> int:
    """How many cells the longest of some texts needs, up to a limit."""
    return min(most, max([cell_len(text) for text in texts], default=0))


_CONSOLE = Console(width=80)
"""Wrapping asks for a console; nothing is ever printed on this one."""
