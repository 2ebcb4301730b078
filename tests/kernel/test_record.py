"""A game is saved as a file of JSON, whole at any time; other files are refused with what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.kernel.record import FORMAT, BadRecord, Record, load, save

keys = st.lists(st.text(max_size=20), max_size=5).map(tuple)
values = st.one_of(st.integers(-5, 5), st.text(max_size=5), st.booleans(), st.lists(st.text(max_size=5), max_size=2))
records = st.builds(
    Record,
    game=st.text(max_size=8),
    options=st.dictionaries(st.text(max_size=5), values, max_size=3),
    seed=st.integers(-(2**63), 2**64 - 1),
    answers=keys,
    seats=keys,
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to write to."""
    return tmp_path_factory.mktemp("records") / "game.json"


@given(record=records)
def test_what_is_saved_is_loaded(path: Path, record: Record) -> None:
    """Any record, with whatever words in it."""
    save(record, path)
    assert load(path) == record


def test_the_same_record_is_the_same_file(path: Path) -> None:
    """Byte for byte, readable, and with its format in it."""
    record = Record("toy", {"players": 2}, 7, ("take", "end"), ("you",))
    save(record, path)
    first = path.read_bytes()
    save(record, path)
    assert path.read_bytes() == first
    assert first.endswith(b"}\n")
    assert f'"format": {FORMAT}' in first.decode()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_file_is_replaced_only_when_the_new_one_is_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When writing breaks off, the old game is still there."""
    save(Record("toy", {}, 1), path)
    before = path.read_bytes()

    def break_off(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", break_off)
    with pytest.raises(KeyboardInterrupt):
        save(Record("toy", {}, 2), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "is no record of a game"),
        ("hello", "is no record of a game"),
        ("[]", "is no record of a game"),
        ("{}", "is no record of a game: Object missing required field `format`"),
        ('{"format": 2, "game": "toy"}', f"is in format 2; this version of Longbox reads format {FORMAT}"),
        ('{"format": 0}', "is in format 0"),
        ('{"format": 1}', "is a broken record: Object missing required field `game`"),
        ('{"format": 1, "game": "toy", "options": {}, "seed": "x"}', "is a broken record: Expected `int`"),
        ('{"format": 1, "game": "toy", "options": [], "seed": 1}', "is a broken record: Expected `object`"),
    ],
)
def test_what_is_no_record_is_refused(path: Path, content: str, problem: str) -> None:
    """The error names the file and what is wrong with it."""
    path.write_text(content)
    with pytest.raises(BadRecord) as refusal:
        load(path)
    assert str(refusal.value).startswith(str(path))
    assert problem in str(refusal.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """So is a directory."""
    with pytest.raises(BadRecord, match="No such file or directory"):
        load(tmp_path / "nothing.json")
    with pytest.raises(BadRecord, match="Is a directory"):
        load(tmp_path)
