"""What is written reads as it was, and what is read writes as it should be."""

from __future__ import annotations

import pytest
from hypothesis import given

from . import vocabulary
from .vocabulary import read, write

CANONICAL = [
    "Draw a card.",
    "Draw two cards. +2 Power.",
    "-1 Power.",
    "Draw up to one card.",
    "Draw up to two cards.",
    "Draw 21 cards.",
    "Destroy an Equipment.",
    "Destroy two Equipment or Heroes in the Line-Up.",
    "Destroy any number of Allies.",
    "Destroy all Villains with cost 7 or less.",
    "Destroy a Hero, Villain, or Ally.",
    "You may destroy a card named Ra's al Ghul in your hand.",
    'Destroy a card named "Attack!".',
    "Destroy a card named S.T.A.R.",
    "Destroy a card named S.T.A.R.. Draw a card.",
    "Draw two cards, then discard two cards.",
    "Draw a card, discard a card, then draw a card.",
    "Choose one: Draw a card; or +2 Power.",
    "Choose one: Draw a card; +2 Power; or you may discard a card.",
    "If you control an Ally, draw a card. Otherwise, you may discard a card.",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_texts_write_as_they_were(text: str) -> None:
    """A text in the wording of the patterns is printed as it was read."""
    assert write(read(text)) == text


@given(vocabulary.texts)
def test_any_term_reads_back(value: object) -> None:
    """A random term, written and read, is the same term."""
    assert read(write(value, "text"), "text") == value


@given(vocabulary.texts)
def test_writing_is_idempotent(value: object) -> None:
    """A written text, read and written again, does not change."""
    text = write(value, "text")
    assert write(read(text, "text"), "text") == text


@given(vocabulary.names)
def test_any_name_reads_back(name: str) -> None:
    """A name is read as it was written, in quotes where it has to be."""
    assert read(write(name, "name"), "name") == name
