"""Each public text of a card is written.

The lists of what is public are no part of Longbox. This test reads them where they lie beside the project, in
`../shared` or where LONGBOX_PRINTED says.
"""

from __future__ import annotations

import csv
import os
from pathlib import Path

import pytest

from longbox.games.dcdb.library import CARD_FILES, LIBRARY

HERE = Path(__file__).parent
PRINTED = Path(os.environ.get("LONGBOX_PRINTED", HERE.parents[2] / "shared"))
FACTS = PRINTED / "facts" / "dcdb"
LISTS = {"other_sets.tsv": False, "cube_main_characters.tsv": True}
"""The lists, and whether they are of Main Characters."""
KNOWN = ("full", "printed")
"""How what is known of a text begins, where all of it is."""

needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no list of what is public lies beside the project")


def called(name: str, card_set: str, *, character: bool) -> str:
    """A card by its name and set, whatever the capitals are; a Main Character may be called like a card."""
    return f"{name} ({card_set}{', Main Character' if character else ''})".lower()


def public_texts() -> set[str]:
    """All cards of later sets whose texts are public whole, as they were printed or as the Cube has them."""
    texts: set[str] = set()
    for file, character in LISTS.items():
        with (FACTS / file).open(encoding="utf-8", newline="") as lines:
            known = [row for row in csv.DictReader(lines, delimiter="\t") if row["text_known"].startswith(KNOWN)]
        texts |= {called(row["name"], row["set"], character=character) for row in known}
    return texts


def written() -> set[str]:
    """All cards that Longbox has a text of."""
    return {called(card.printed_name, card.set, character=card.is_hero) for card in LIBRARY.shipped(CARD_FILES)}


@needs_facts
def test_each_public_text_is_written() -> None:
    """No card whose text is public is forgotten."""
    assert sorted(public_texts() - written()) == []
