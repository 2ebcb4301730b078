"""What a pattern says in several ways, spelled out: its alternatives and its speakers.

    <them|the others>           alternatives; the first is printed, all are read
    <back|>  <|back>            words that can be left out, printed or not
    put it there | leave it     alternatives of the whole wording
    [draw/draws]  [your/their]  by speaker: one for each of the pattern's categories ("clause/verb"),
                                the last for all that follow

    would attack{would=True}    what an alternative says without a slot: True, False, None, a number or words
    Hero{=hero}                 the value of words that are a plain value; a pattern can say what it stands for

Alternatives may hold slots and further alternatives. A speaker for whom an alternative of the whole is empty
does not have it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from longbox.language.errors import LexiconError

CLOSING: Final = {"<": ">", "[": "]", "{": "}"}
GIVEN: Final = re.compile(r"\{(\w*)=([^{}]*)\}")
CHOICE: Final = re.compile(r"[<|/]")
SPACES: Final = re.compile(r" {2,}")
LOOSE: Final = re.compile(r" +(?=[,.;:)])")
PLAIN_VALUES: Final[dict[str, object]] = {"True": True, "False": False, "None": None}


def spelled_out(wording: str, speaker: int = 0) -> list[str]:
    """All wordings that a wording with alternatives stands for, that which is printed first."""
    return _spelled(wording, speaker, False)


def named(words: Mapping[str, str | int], field: str = "") -> str:
    """The wording of words that stand for plain values, or give them to a field."""
    return " | ".join([f"{word}{{{field}={value}}}" for word, value in words.items()])


def varied(wording: str, speaker: int = 0) -> list[str]:
    """The wording that is printed, and those that differ from it in one place, for people to read."""
    return _spelled(wording, speaker, True)


def given(wording: str) -> tuple[str, dict[str, object]]:
    """A wording without what it gives to fields by no slot, and these values by field."""
    if "=" not in wording:
        return wording, {}
    values = {match[1]: _value(match[2]) for match in GIVEN.finditer(wording)}
    return GIVEN.sub("", wording), values


def _value(words: str) -> object:
    if words in PLAIN_VALUES:
        return PLAIN_VALUES[words]
    return int(words) if words.lstrip("-").isdecimal() else words


def split(wording: str, mark: str) -> list[str]:
    """The parts of a wording between marks that stand in no brackets."""
    parts, start, position = [], 0, 0
    while position < len(wording):
        if wording[position] in CLOSING:
            position = _end(wording, position)
            continue
        if wording[position] == mark:
            parts.append(wording[start:position])
            start = position + 1
        position += 1
    return [*parts, wording[start:]]


def _spelled(wording: str, speaker: int, once: bool) -> list[str]:
    if not CHOICE.search(wording):
        return [wording] if wording else []
    found = [_spaced(spelled) for part in split(wording, "|") for spelled in _sequence(part, speaker, once)]
    return [spelled for spelled in dict.fromkeys(found) if spelled]


def _spaced(spelled: str) -> str:
    """Without the spaces that words that were left out leave behind."""
    return SPACES.sub(" ", LOOSE.sub("", spelled)).strip(" ")


def _sequence(wording: str, speaker: int, once: bool) -> list[str]:
    """The ways to say a wording that has no alternatives as a whole."""
    spelled, start, position = [""], 0, 0
    while position < len(wording):
        if wording[position] not in "<[":
            position += 1
            continue
        end = _end(wording, position)
        middle = wording[start:position]
        tails = [middle + tail for tail in _bracketed(wording[position:end], speaker, once)]
        spelled = _combined(spelled, tails, once)
        start = position = end
    return [before + wording[start:] for before in spelled]


def _combined(befores: list[str], tails: list[str], once: bool) -> list[str]:
    """Each beginning with each tail; or only one of the two in another form than its first."""
    return [
        before + tail
        for number, before in enumerate(befores)
        for choice, tail in enumerate(tails)
        if not once or 0 in (number, choice)
    ]


def _bracketed(part: str, speaker: int, once: bool) -> list[str]:
    """The ways to say what stands in brackets; singular and plural are left as they are."""
    inside = part[1:-1]
    if part[0] == "<":
        return [spelled for each in split(inside, "|") for spelled in _sequence(each, speaker, once)]
    forms = split(inside, "/")
    return [part] if len(forms) == 1 else _sequence(forms[min(speaker, len(forms) - 1)], speaker, once)


def _end(wording: str, start: int) -> int:
    """Where the bracket that opens at the start is closed."""
    closing = CLOSING[wording[start]]
    position = start + 1
    while position < len(wording):
        if wording[position] == closing:
            return position + 1
        position = _end(wording, position) if wording[position] in CLOSING else position + 1
    if wording[start] == "{":
        raise LexiconError(f"{wording!r}: a slot is written {{field:category}}, at {wording[start:]!r}")
    raise LexiconError(f"{wording!r}: {wording[start:]!r} is not closed by {closing!r}")
