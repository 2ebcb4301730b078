"""The texts of cards are in our own words: none of more than ten words stands in the publishers' texts.

What the publishers printed is no part of Longbox. This test compares with it where it lies beside the project, in
`../shared` or where LONGBOX_PRINTED says.
"""

from __future__ import annotations

import csv
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.games import find_card_language

ROOT = Path(__file__).parents[1]
PRINTED = Path(os.environ.get("LONGBOX_PRINTED", ROOT.parent / "shared"))
MOST_WORDS = 10
"""So many words in a row may be the same: terms and usual turns of phrase."""
TOLD = ("effect", "first_appearance_attack", "vp_rule")
"""The columns of lists that say what cards do."""

pytestmark = pytest.mark.skipif(not PRINTED.is_dir(), reason="nothing printed lies beside the project")


def words_of(text: str) -> list[str]:
    """The words of a text, whatever their capitals and signs are."""
    plain = re.sub(r"<[^>]+>", "", text.lower()).replace("\u2019", "").replace("'", "")
    return re.findall(r"[a-z0-9+\-]+", plain)


def sentences_of(text: str) -> Iterator[tuple[str, ...]]:
    """A text, its lines, and their sentences, as far as they are long enough to be somebody's."""
    lines = text.splitlines()
    sentences = [part for line in lines for part in re.split(r"(?<=[.!?])\s+", line)]
    for part in dict.fromkeys([text, *lines, *sentences]):
        words = tuple(words_of(part))
        if len(words) > MOST_WORDS:
            yield words


def printed_texts() -> list[str]:
    """All that the publishers printed, as far as it is there: rulebooks, texts of cards, and what is said of them."""
    texts = [file.read_text("utf-8") for file in sorted((PRINTED / "rules").glob("*.md"))]
    for file in sorted((PRINTED / "facts").rglob("raw/*.json")):
        texts += [card["text"] for card in json.loads(file.read_text("utf-8")) if card.get("text")]
    for file in sorted((PRINTED / "facts" / "dcdb").glob("*.tsv")):
        with file.open(encoding="utf-8", newline="") as lines:
            texts += [
                row[column] for row in csv.DictReader(lines, delimiter="\t") for column in TOLD if row.get(column)
            ]
    return texts


def runs(words: list[str], length: int) -> Iterator[tuple[str, ...]]:
    """All so many words in a row."""
    return (tuple(words[start : start + length]) for start in range(len(words) - length + 1))


@pytest.mark.parametrize("game", ["dcdb", "champions", "vs"])
def test_no_sentence_of_a_card_is_the_publishers(game: str) -> None:
    """A sentence of more than ten words on a shipped card is none that was printed, nor a part of one."""
    printed = {run for text in printed_texts() for run in runs(words_of(text), MOST_WORDS + 1)}
    language = find_card_language(game)
    copied = [
        f"{card.name}: {' '.join(sentence)}"
        for file in language.library.files
        for card in language.load(file)
        for sentence in sentences_of(card.text)
        if all([run in printed for run in runs(list(sentence), MOST_WORDS + 1)])
    ]
    assert copied == []
