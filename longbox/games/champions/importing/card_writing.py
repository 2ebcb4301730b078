"""Card files written: entries as TOML, so that imported cards can be kept, changed and played with."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from longbox.games.champions.library import CardEntry


def write_card_file(entries: Iterable[CardEntry]) -> str:
    """A file of cards that has these entries, and says of each only what is not plain."""
    return "\n".join([_table(entry) for entry in entries])


def _table(entry: CardEntry) -> str:
    """One card of a file."""
    lines = ["[[card]]"]
    text = ""
    for field in msgspec.structs.fields(CardEntry):
        value = getattr(entry, field.name)
        if field.name == "text":
            text = f"text = {_text(value)}\n" if value else ""
        elif value != field.default:
            lines.append(f"{field.encode_name} = {_value(value)}")
    return "\n".join(lines) + "\n" + text


def _value(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join([_value(each) for each in value])}]"
    return json.dumps(value, ensure_ascii=False)


def _text(text: str) -> str:
    """A text: of several lines, where it has several abilities."""
    if "\n" not in text:
        return json.dumps(text, ensure_ascii=False)
    quoted = json.dumps(text, ensure_ascii=False)[1:-1].replace("\\n", "\n").replace('\\"', '"')
    return f'"""\n{quoted}"""'
