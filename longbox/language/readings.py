"""Says in words how the readings of a text differ that can be read in several ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longbox.kernel.terms import Term, parts_of
from longbox.language.errors import UnwritableTerm
from longbox.language.lexicon import Lexicon
from longbox.language.writer import Writer


def told_apart(lexicon: Lexicon, readings: Sequence[object], category: str) -> list[str]:
    """Words for each reading: as it is printed, and, where others are printed so too, what belongs together in it.

    Nothing for a reading that no words tell from the others.
    """
    writer = Writer(lexicon)
    printed = [_written(writer, reading, category) for reading in readings]
    told: list[str] = []
    for number, reading in enumerate(readings):
        others = [other for place, other in enumerate(readings) if place != number]
        if printed[number] and printed.count(printed[number]) == 1:
            told.append(printed[number])
        else:
            said = _own_words(lexicon, writer, reading, others)
            told.append(f'"{said}" belongs together' if said else "")
    return told


def _own_words(lexicon: Lexicon, writer: Writer, reading: object, others: Sequence[object]) -> str:
    """The words for the smallest part of a reading that no other has."""
    theirs = [part for other in others for part in parts_of(other)]
    own = [part for part in parts_of(reading) if part not in theirs]
    for part in sorted(own, key=lambda each: len(parts_of(each))):
        words = next(_ways_to_say(lexicon, writer, part), "")
        if words:
            return words
    return ""


def _ways_to_say(lexicon: Lexicon, writer: Writer, part: Term) -> Iterator[str]:
    """A part of a reading in words, by each pattern that can say it."""
    for phrasing in lexicon.phrasings:
        if phrasing.meaning is type(part) and phrasing.fits(part):
            words = _written(writer, part, phrasing.category)
            if words:
                yield words


def _written(writer: Writer, meaning: object, category: str) -> str:
    """A meaning in words; nothing if there are none."""
    try:
        return writer.write(meaning, category)
    except UnwritableTerm:
        return ""
