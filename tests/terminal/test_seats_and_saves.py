"""Who sits down, and where games are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from longbox.games.lobby import BadSeats
from longbox.kernel.record import Record, load
from longbox.terminal import saves
from longbox.terminal.seats import read_seats, seat_bots
from tests.terminal.play import session_of, sit


def test_people_and_bots_sit_together() -> None:
    """A bot is called by its name, people by theirs, and equal bots are told apart."""
    seats = read_seats(["Ann", " greedy", "random", "Greedy"])
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Ann", ""),
        ("Greedy", "greedy"),
        ("Random", "random"),
        ("Greedy 2", "greedy"),
    ]
    assert sorted(seat_bots(seats, "dcdb", 1)) == [1, 2, 3]


@pytest.mark.parametrize("words", [["Ann", ""], ["Ann", "ann"], ["you", "Ben"], ["you", "you"]])
def test_people_need_names_of_their_own(words: list[str]) -> None:
    """No name, the same name, and you beside others are refused."""
    with pytest.raises(BadSeats):
        read_seats(words)


def test_one_person_may_take_several_seats() -> None:
    """Where seats can be shared, a name that is there twice is the same person; you are still alone or with bots."""
    seats = read_seats(["Ann", "ann", "Ben", "greedy"], sharing=True)
    assert [seat.person for seat in seats] == ["Ann", "Ann", "Ben", "Greedy"]
    assert [seat.word for seat in read_seats(["you", "You"], sharing=True)] == ["You", "You"]
    with pytest.raises(BadSeats):
        read_seats(["you", "you", "Ben"], sharing=True)


def test_games_are_kept_where_the_user_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """LONGBOX_HOME comes before XDG_STATE_HOME, and that before the directory of every user."""
    monkeypatch.delenv("LONGBOX_HOME", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.home() == tmp_path / ".local" / "state" / "longbox"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert saves.home() == tmp_path / "state" / "longbox"
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "own"))
    assert saves.home() == tmp_path / "own"


def test_a_new_game_never_takes_the_file_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are numbered on, over finished games too; the latest that isn't finished is gone on with."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    with pytest.raises(saves.NoSavedGame):
        saves.latest("dcdb")
    with saves.new_file("dcdb") as first, saves.new_file("dcdb") as second:
        saves.keep(Record("dcdb", {}, 1), first)
        saves.keep(Record("dcdb", {}, 2), second)
    os.utime(first, (1, 1))
    assert (first.name, second.name) == ("game-1.json", "game-2.json")
    assert saves.latest("dcdb") == second
    assert saves.finish(second).name == "game-2-finished.json"
    assert saves.latest("dcdb") == first
    with saves.new_file("dcdb") as third:
        assert third.name == "game-3.json"
    assert sorted([path.name for path in first.parent.iterdir()]) == ["game-1.json", "game-2-finished.json"]


def test_a_game_that_never_began_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The empty file of a program that was ended before its first question is passed over."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    folder = tmp_path / "dcdb"
    folder.mkdir()
    (folder / "game-7.json").touch()
    with pytest.raises(saves.NoSavedGame):
        saves.latest("dcdb")
    with saves.new_file("dcdb") as file:
        assert file.name == "game-8.json"


def test_what_is_put_away_replaces_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished game that has the name already is kept, and the new one gets another; neither is gone on with."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path))
    for seed in (1, 2, 3):
        file = tmp_path / "dcdb" / "game-1.json"
        file.parent.mkdir(exist_ok=True)
        saves.keep(Record("dcdb", {}, seed), file)
        saves.finish(file)
    kept = {path.name: load(path).seed for path in (tmp_path / "dcdb").iterdir()}
    assert kept == {"game-1-finished.json": 1, "game-1-finished-2.json": 2, "game-1-finished-3.json": 3}
    with pytest.raises(saves.NoSavedGame):
        saves.latest("dcdb")


def test_a_file_that_a_player_named_keeps_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only files that were named here are put away when the game is over."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    named = tmp_path / "mine" / "game-1.json"
    named.parent.mkdir()
    saves.keep(Record("dcdb", {}, 5), named)
    assert saves.finish(named) == named
    assert load(named).seed == 5


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    """`save FILE` refuses a file that is there, and leaves it as it was."""
    (tmp_path / "letter.txt").write_text("dear Ann")
    session = session_of(tmp_path)
    screen = sit(session, f"save {tmp_path / 'letter.txt'}", f"save {tmp_path / 'copy.json'}", f"save {tmp_path}")
    assert (tmp_path / "letter.txt").read_text() == "dear Ann"
    assert load(tmp_path / "copy.json") == session.record()
    assert f"{tmp_path / 'letter.txt'} is already there. Name another file." in screen.told
    assert f"{tmp_path} is already there. Name another file." in screen.told


def test_only_the_user_reads_a_kept_game(tmp_path: Path) -> None:
    """The file of a game and its copies hold the seed, whatever the user's mask is."""
    mask = os.umask(0)
    try:
        session = session_of(tmp_path)
        sit(session, f"save {tmp_path / 'copy.json'}")
        assert session.file.stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "copy.json").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(mask)


def test_what_can_not_be_kept_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A directory that can't be made is an error that says what to do."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "file"))
    with pytest.raises(saves.CannotKeep, match="Set LONGBOX_HOME"), saves.new_file("dcdb"):
        pass
    with pytest.raises(saves.CannotKeep, match="can't be written"):
        saves.keep(Record("dcdb", {}, 1), tmp_path / "nowhere" / "game.json")
