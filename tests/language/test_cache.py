"""Readings are kept in a file: found there, made anew, and refused when damaged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from longbox.language import BadCache, CachedReader, Lexicon, Pattern, UnreadableText, save_readings
from longbox.language.cache import reading_key

from .vocabulary import EFFECTS, KINDS, LEXICON, SENTENCES, Draw, read

TEXTS = [("Draw two cards.", "sentence+"), ("Destroy a card named Ra's al Ghul.", "sentence+"), ("+1 Power.", "text")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with some readings."""
    path = tmp_path / "readings.json"
    save_readings(path, LEXICON, TEXTS)
    return path


def test_kept_readings_are_those_of_the_reader(path: Path) -> None:
    """What comes from the file is what reading gives."""
    cached = CachedReader(LEXICON, path)
    assert [cached.read(text, category) for text, category in TEXTS] == [read(*text) for text in TEXTS]


def test_kept_readings_need_no_parser(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text in the file is not read again."""
    monkeypatch.setattr("longbox.language.reader.Reader.read", None)
    assert CachedReader(LEXICON, path).read("Draw two cards.", "sentence+") == (Draw(2),)


def test_other_texts_are_read(path: Path) -> None:
    """A card that a player invents works like any other, errors included."""
    cached = CachedReader(LEXICON, path)
    assert cached.read("Draw five cards.", "sentence+") == (Draw(5),)
    with pytest.raises(UnreadableText):
        cached.read("Draw five crads.", "sentence+")


def test_a_text_is_read_once() -> None:
    """The same text gives the very same term again."""
    cached = CachedReader(LEXICON, Path("there is no such file"))
    assert cached.read("Draw two cards.", "sentence+") is cached.read("Draw two cards.", "sentence+")


def test_the_file_tells_what_it_has(path: Path) -> None:
    """A test of shipped cards can ask whether each of them is in the file."""
    cached = CachedReader(LEXICON, path)
    assert all(cached.has(text, category) for text, category in TEXTS)
    assert not cached.has("Draw two cards.", "text")


def test_another_lexicon_finds_nothing(path: Path) -> None:
    """When the vocabulary changes, old readings are no longer found, and texts are read anew."""
    changed = Lexicon(SENTENCES, EFFECTS, KINDS, [Pattern("type", "Gadget(s)", "gadget")])
    cached = CachedReader(changed, path)
    assert not cached.has(*TEXTS[0])
    assert cached.read("Draw two cards.", "sentence+") == (Draw(2),)


def test_the_file_is_the_same_byte_for_byte(path: Path, tmp_path: Path) -> None:
    """Order and repetition of the texts leave no trace."""
    other = tmp_path / "other.json"
    save_readings(other, LEXICON, [*reversed(TEXTS), *TEXTS])
    assert other.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "is not a file of readings"),
        ('{"version":1,"readings":{"a', "is not a file of readings"),
        ("[]", "is not a file of readings"),
        ('{"version":1}', "missing required field `readings`"),
        ('{"version":1,"readings":{},"more":1}', "unknown field `more`"),
        ('{"version":2,"terms":{}}', "is of version 2, should be of version 1"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: str, problem: str) -> None:
    """The error names the file, what is wrong and what to do."""
    path = tmp_path / "readings.json"
    path.write_text(content)
    with pytest.raises(BadCache) as caught:
        CachedReader(LEXICON, path).read("Draw two cards.", "sentence+")
    assert str(caught.value).startswith(str(path))
    assert problem in str(caught.value)
    assert "save_readings" in str(caught.value)


def test_a_damaged_reading_is_refused(path: Path) -> None:
    """A reading of a term that is unknown is told with its key."""
    path.write_text(path.read_text().replace('"Draw"', '"Explode"'))
    with pytest.raises(BadCache, match="there is no term 'Explode'") as caught:
        CachedReader(LEXICON, path).read("Draw two cards.", "sentence+")
    assert reading_key(LEXICON, "sentence+", "Draw two cards.") in str(caught.value)


def test_importing_the_language_does_not_import_lark() -> None:
    """Whoever plays shipped cards never waits for the parser."""
    program = "import sys, longbox.language; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
