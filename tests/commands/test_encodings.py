"""Whatever a terminal can show, the output gets there."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.commands.encodings import NEAREST, nearest, write_what_can_be_shown

POOR = ("ascii", "cp1252", "latin-1", "cp437")

LONGBOX = [sys.executable, "-c", "from longbox.cli import main; main()"]


def ran(words: list[str], encoding: str, home: Path, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """What comes of a command on a terminal of some encoding."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LONGBOX_HOME": str(home), "COLUMNS": "100"}
    return subprocess.run([*LONGBOX, *words], env=environment, input=typed, capture_output=True, check=False)


@pytest.mark.thorough
@pytest.mark.parametrize("encoding", POOR)
def test_the_meaning_of_a_text_is_shown_in_any_encoding(encoding: str, tmp_path: Path) -> None:
    """Its branches are drawn with what there is, and what is written can be decoded again."""
    done = ran(["cards", "read", "Draw a card — or don’t."], encoding, tmp_path)
    assert b"Traceback" not in done.stderr
    done = ran(["cards", "read", "Draw a card."], encoding, tmp_path)
    assert done.returncode == 0
    assert "amount: Fixed(value=1)" in done.stdout.decode(encoding)
    if encoding == "ascii":
        assert "+- lines: 1 in order" in done.stdout.decode("ascii")


def test_a_game_is_played_in_ascii(tmp_path: Path) -> None:
    """Names with accents are written without, and bytes that are no text are an answer that isn't offered."""
    words = ["play", "dcdb", "--plain", "--players", "Zoë,Łukasz", "--seed", "3"]
    done = ran(words, "ascii", tmp_path, b"\n\xff\xfe\nall\n")
    assert done.returncode == 0, done.stderr
    told = done.stdout.decode("ascii")
    assert "Zoe" in told
    assert "'??' is not among the answers" in told


@given(text=st.text(max_size=30))
def test_every_text_can_be_written_to_every_stream(text: str) -> None:
    """Lone surrogates too; what the encoding has is written as it is."""
    write_what_can_be_shown()
    assert nearest(text).isascii()
    for encoding in (*POOR, "utf-8"):
        written = io.BytesIO()
        stream = io.TextIOWrapper(written, encoding=encoding, errors=NEAREST, newline="")
        stream.write(text)
        stream.flush()
        kept = [sign for sign in text if sign in written.getvalue().decode(encoding)]
        assert [sign for sign in text if sign.isascii()] == [sign for sign in kept if sign.isascii()]


def test_what_is_drawn_stays_in_its_columns() -> None:
    """Each sign of a drawing is written with one."""
    for sign in "╭─╮│╰╯┊▲▼◆▸•·…—→×":
        assert len(nearest(sign)) == 1
    assert nearest("Zoë „Łukasz“ Čapek") == 'Zoe "Lukasz" Capek'
    assert nearest("\ud800語") == "??"
