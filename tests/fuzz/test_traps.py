"""What was tried on Longbox from outside and tripped it: each is refused in a sentence that says what is wrong."""

from __future__ import annotations

import json
import os
import pwd
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longbox import games
from longbox.cli import group
from longbox.games import find_card_language
from longbox.games.champions.importing.community import read_community_cards
from longbox.games.deck_building import find_decks
from longbox.games.library import Library
from longbox.kernel.documents import BadDocument, read_json, read_text, read_toml
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import BadRecord, Record, load, save
from longbox.records import play_back
from longbox.rulings.judging import judge_file
from longbox.terminal import saves
from longbox.terminal.mishaps import Mishap
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting
from tests.terminal.play import ScriptedScreen, presenter_for, session_of, sit

LONG = "9" * 5_000
DEEP = "[" * 5_000

LONG_NAME = "(" * 400
CARD = '[[card]]\nname = "Penny"\ntype = "Hero"\ncost = 3\nvp = 1\ntext = "Draw a card."\n'


def refusal(use: Callable[[], object]) -> str:
    """What is said as something is refused."""
    with pytest.raises(LongboxError) as refused:
        use()
    assert not isinstance(refused.value, Mishap)
    return str(refused.value)


# Documents


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"a = {LONG}", "line 1 has a number that is too long"),
        (f"\n\na = 0x{'f' * 5_000}", "has a number that is too large"),
        ("a = 9223372036854775808", "has a number that is too large"),
        (f"a = {DEEP}", "is nested too deeply"),
        (f"a = {'[' * 60}{']' * 60}", "is nested too deeply"),
        (f"{'a.' * 60}a = 1", "is nested too deeply"),
        ("a = ", "line 1 is not TOML: Invalid value"),
    ],
)
def test_toml_has_bounds(text: str, problem: str) -> None:
    """Numbers of thousands of digits, and what is nested without end."""
    with pytest.raises(BadDocument, match=problem):
        read_toml(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (LONG, "has a number that is too long"),
        (DEEP, "is nested too deeply"),
        ('{"a":' * 5_000, "is nested too deeply"),
        ('["x\\ud800"]', r"has half a sign \(\\ud800\)"),
        ('{"\\udfff": 1}', r"has half a sign \(\\udfff\)"),
        ("[1,]", "line 1 is not JSON"),
    ],
)
def test_json_has_bounds(text: str, problem: str) -> None:
    """The same, and halves of signs."""
    with pytest.raises(BadDocument, match=problem):
        read_json(text)


def test_files_have_bounds(tmp_path: Path) -> None:
    """What is too large, never ends, is no text or is no file; a mark of the byte order is no matter."""
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbfa = 1\r\n")
    assert read_text(file) == "a = 1\n"
    for content, problem in ((b"x" * 11, "larger than 10 bytes"), (b"a\nb\xff", r"not in UTF-8 \(line 2\)")):
        file.write_bytes(content)
        with pytest.raises(BadDocument, match=problem):
            read_text(file, 10)
    for path in (Path("/dev/zero"), tmp_path, tmp_path / "nowhere", Path("a\0b")):
        with pytest.raises(BadDocument, match="can't be read"):
            read_text(path)


# Cards


def card_problem(text: str, game: str = "dcdb") -> str:
    """Why a file of cards is refused."""
    language = find_card_language(game)
    library: Library[Any] = Library(language.library.entry, language.library.define, ())
    return refusal(lambda: library.read_cards(text))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 3", "cost = 1000000000", "<text>:4 (Penny): cost: no number on a card is as large as 1000000000"),
        ("cost = 3", f"cost = {LONG}", "<text>:4: has a number that is too long"),
        ("cost = 3", 'cost = ["a"]', "<text>:4 (Penny): cost: Expected int, got array"),
        ('"Draw a card."', '"' + "Draw a card. " * 640 + '"', "<text>:6 (Penny): text has 8,320 signs"),
        ('"Draw a card."', '"Draw 1000000000 cards."', 'can\'t read "1000000000"'),
        ('"Draw a card."', DEEP, "<text>: is nested too deeply"),
    ],
)
def test_cards_have_bounds(old: str, new: str, problem: str) -> None:
    """Each refusal has the file and the line."""
    assert problem in card_problem(CARD.replace(old, new))


def test_a_card_file_may_begin_with_a_mark_of_the_byte_order(tmp_path: Path) -> None:
    """As some editors write it."""
    (tmp_path / "cards.toml").write_bytes(b"\xef\xbb\xbf" + CARD.encode())
    language = find_card_language("dcdb")
    assert [card.name for card in language.load(tmp_path / "cards.toml")] == ["Penny"]
    game = games.find("dcdb").new_game({"cards": ["\ufeff" + CARD]}, 1)
    assert "Penny" in [card.name for card in game.box]


def test_a_long_text_is_refused_at_once() -> None:
    """Typed ones too."""
    began = time.process_time()
    assert "a text has at most 2,000" in refusal(lambda: find_card_language("vs").read("Draw a card. " * 640))
    assert time.process_time() - began < 5


def test_imported_cards_have_bounds() -> None:
    """No list of a billion resources is made."""
    for field in ("resource_wild", "quantity", "boost", "scheme_hazard"):
        card = {"code": "9", "name": "N", "type_code": "event", "faction_code": "basic", field: 1_000_000_000}
        read = read_community_cards(json.dumps([card]))[0]
        assert read.problems == [f"{field} must be at most 999, not 1000000000."]


# Decks


OCTGN = (
    '<deck game="055c536f-adba-4bc2-acbf-9aefb9756046">'
    '<section name="Cards"><card qty="{}" id="x">{}</card></section></deck>'
)


@pytest.mark.parametrize(
    ("game", "text", "problem"),
    [
        ("champions", OCTGN.format("\u00b2", "Backflip"), "must be a number, not '\u00b2'"),
        ("champions", OCTGN.format(LONG, "Backflip"), "must be a number, not '999"),
        ("champions", "Spider-Man\n\n1000000000x Backflip", "must be a number up to 999, not 1000000000"),
        ("champions", 'hero = "Spider-Man"\n[cards]\nBackflip = 1000000000', "must be a number up to 999"),
        ("champions", '{"hero_code": "01001a", "slots": {"01003": 1000000000}}', "must be a number up to 999"),
        ("champions", '{"hero_code": "01001a", "slots": ' + DEEP, "it is nested too deeply"),
        ("vs", "1000000000 Flying Kick\n", "line 1: Flying Kick: no deck has 1,000,000,000 of a card"),
        ("vs", f"[cards]\nx = {LONG}", "it has a number that is too long (line 2)"),
        ("vs", "\n".join(["4 Nobody at all"] * 900), "the rest was not read"),
    ],
)
def test_decks_have_bounds(game: str, text: str, problem: str) -> None:
    """In every format."""
    building = find_decks(game)
    assert problem in refusal(lambda: building.read(text, building.pool(())))


@pytest.mark.parametrize("game", ["champions", "vs"])
@pytest.mark.parametrize("text", [" " * 60_000, "a" + " " * 60_000 + "b", "\n" * 60_000, "4 x" * 20_000, "(" * 60_000])
def test_a_long_line_takes_no_minute(game: str, text: str) -> None:
    """Sixty thousand spaces, or ends of lines, are no deck, and that is known at once."""
    building = find_decks(game)
    pool = building.pool(())
    began = time.process_time()
    refusal(lambda: building.read(text, pool))
    assert time.process_time() - began < 5


# Rulings


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('format = 1\ngame = ["a"]', "There is no game"),
        ("format = 1\ngame = {}", "There is no game"),
        (f"format = {LONG}", "has a number that is too long"),
        (f"format = {DEEP}", "is nested too deeply"),
        ("\ufeffformat = 1\ngame = 'dcbd'", "Did you mean 'dcdb'"),
    ],
)
def test_rulings_have_bounds(text: str, problem: str, tmp_path: Path) -> None:
    """Each refusal has the file and the line."""
    file = tmp_path / "ruling.toml"
    file.write_text(text, encoding="utf-8")
    error = judge_file(file).error
    assert error is not None
    assert problem in str(error)


POSITION = """
format = 1
game = "vs"
players = ["Ann", "Ben"]

[[ruling]]
name = "Nothing happens"
rule = "101.1"

[ruling.position]
CHANGED

[[ruling.step]]
do = "Ann passes"
then = "Beast has 5 ATK"
"""


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("Ann.support_row = 0", ""),
        ("Ann.front_row = 1", "write its cards, not how many"),
        ("Ann.deck = -1", "can't have -1 cards"),
        ("Ann.deck = 1000000000", "can't have 1000000000 more cards"),
    ],
)
def test_a_position_has_as_many_cards_as_there_can_be(line: str, problem: str, tmp_path: Path) -> None:
    """A row that all see may be said to be empty; no zone has less than nothing."""
    file = tmp_path / "ruling.toml"
    file.write_text(POSITION.replace("CHANGED", line), encoding="utf-8")
    told = " ".join([words for _, words in judge_file(file).verdicts[0].problems])
    assert (problem or "Beast") in told


# Records


def with_change(record: dict[str, Any], **changed: Any) -> bytes:
    """The file of a record with something else in it."""
    return json.dumps({**record, **changed}).encode()


def test_records_have_bounds(tmp_path: Path) -> None:
    """A bad byte, what is nested without end, wrong seats, huge numbers and halves of signs."""
    session = session_of(tmp_path, "Ann,Ben", seed=6)
    record = json.loads(session.file.read_bytes())
    file = tmp_path / "broken.json"
    contents = [
        session.file.read_bytes().replace(b"Ann", b"A\xffn", 1),
        b'{"format": 1, "options": ' + DEEP.encode(),
        DEEP.encode(),
        with_change(record, seed=10**4_000),
        with_change(record).replace(b'"seed": 6', b'"seed": ' + LONG.encode()),
        with_change(record, answers=["\ud800"]),
        with_change(record, options={"cards": ["\udfff"]}),
        with_change(record, options={"players": 2**70}),
        with_change(record, format=[1]),
        b"\xef\xbb\xbf",
        b"",
    ]
    for content in contents:
        file.write_bytes(content)
        with pytest.raises(BadRecord) as refused:
            load(file)
        assert str(refused.value).startswith(str(file))
    for seats in (["Ann"], ["Ann", "Ben", "Cem"], ["a"] * 1_000):
        file.write_bytes(with_change(record, seats=seats))
        assert "play this game, but the record tells of" in refusal(lambda: play_back(load(file)))


def test_a_wish_of_vs_that_is_kept_is_taken_over(tmp_path: Path) -> None:
    """What is never asked about lies beside the stops; a wish that is none is refused."""
    words = ["play", "vs", "--plain"]
    environment = {"LONGBOX_HOME": str(tmp_path)}
    CliRunner(env=environment).invoke(group, words, input="never flying kick\nstops default\nstop draw phase\nquit\n")
    file = tmp_path / "vs" / "game-1.json"
    assert load(file).wishes
    resumed = CliRunner(env=environment).invoke(group, [*words, "--resume"], input="quit\n")
    assert resumed.exit_code == 0
    for wishes in ({"a": {}}, {"0": 1}, {"0": {"stops": 1}}, {"habits": 3}):
        file.write_bytes(with_change(json.loads(file.read_bytes()), wishes=wishes))
        broken = CliRunner(env=environment).invoke(group, [*words, "--resume"], input="quit\n")
        assert isinstance(broken.exception, BadRecord)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seed", "9" * 4_000], "A seed of 13,288 bits is too long"),
        (["--players", "\udcff,greedy"], "is no name"),
        (["--players", f"{'x' * 100},greedy"], "is no name"),
        (["--players", "A\nB,greedy"], "is no name"),
        (["--players", ",".join(["greedy"] * 500)], "500 players can't play"),
        (["--hero", "\udcff"], "There is no Super Hero"),
    ],
)
def test_words_of_the_command_line_have_bounds(words: list[str], told: str, tmp_path: Path) -> None:
    """What can't be kept in a record doesn't begin a game."""
    result = CliRunner(env={"LONGBOX_HOME": str(tmp_path)}).invoke(group, ["play", "dcdb", "--plain", *words])
    assert isinstance(result.exception, LongboxError)
    assert told in str(result.exception)
    assert not list(tmp_path.rglob("*.json"))


# What is typed


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("save /", "/ is already there"),
        ("save ~nobody/x", "can't be"),
        ("save ~no one here/x", "'~no one here/x' can't be a file"),
        ("save \ud800", "can't be a file"),
        ("save a\0b", "can't be a file"),
        (f"save {'x' * 300}", "can't be"),
        ("log \u00b2", "join the Line-Up"),
        ("log 0", "join the Line-Up"),
        (f"log {'9' * 400}", "join the Line-Up"),
        ("log -5", "join the Line-Up"),
        ("x" * 60_000, "A line of 60,000 signs is too long"),
        ("\ud800", "is not among the answers"),
        ("?\ud800", "There is nothing called"),
    ],
)
def test_typed_lines_have_bounds(line: str, told: str, tmp_path: Path) -> None:
    """The player is told, and the game goes on."""
    screen = sit(session_of(tmp_path), line, "0", "quit")
    assert any([told in words for words in screen.told]), screen.told
    assert not any(["Longbox has an error" in words for words in screen.told])
    assert screen.finished[0].startswith("The game is kept in")


# What escapes all the same


class Faulty(Exception):
    """Something that nobody foresaw."""


def test_an_error_while_a_line_is_carried_out_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file holds the game and the error, the player is told which, and the session goes on."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    session = session_of(tmp_path)

    def fail(self: Sitting, typed: str, scene: object) -> None:
        raise Faulty("the shuffle fell off the table")

    monkeypatch.setattr(Sitting, "_log", fail)
    screen = ScriptedScreen(["log 5", "0", "log 6", "quit"])
    Sitting(session, presenter_for(session), screen).run()
    told = [line for line in screen.told if "Longbox has an error" in line]
    assert len(told) == 2
    assert "Faulty: the shuffle fell off the table" in told[0]
    reports = [tmp_path / "home" / "errors" / f"longbox-error-{number}.txt" for number in (1, 2)]
    assert str(reports[0]) in told[0]
    written = reports[0].read_text()
    assert "Traceback" in written
    assert "Typed: 'log 5'" in written
    assert '"game":"dcdb"' in written
    assert reports[0].stat().st_mode & 0o777 == 0o600
    assert reports[1].exists()
    assert len(session.table.answers) > 0


def test_an_error_in_an_answer_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is as it was, so that something else can be answered."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    session = session_of(tmp_path, "you,random", seed=6)
    system = session.table.system
    whole = type(system).step
    left = [1]

    def fail(self: Any, game: Any) -> None:
        whole(self, game)
        if left:
            left.pop()
            raise Faulty

    before = session.table.game.state()
    monkeypatch.setattr(type(system), "step", fail)
    screen = sit(session, "0", "0", "quit")
    assert "Longbox has an error" in " ".join(screen.told)
    assert [scene.view.log_length() for scene in screen.scenes[:2]] == [screen.scenes[0].view.log_length()] * 2
    assert before != session.table.game.state()
    again = Session(system, session.record(), session.seats, tmp_path / "again.json")
    assert again.table.game.state() == session.table.game.state()


def test_an_error_that_ends_a_game_leaves_it_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where not even the table can be shown, the game is kept, and the report is named."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    session = session_of(tmp_path)

    def fail(self: Sitting, question: object) -> None:
        raise Faulty

    monkeypatch.setattr(Sitting, "scene", fail)
    with pytest.raises(Mishap, match=r"Longbox has an error here.*Faulty.*longbox-error-1.txt"):
        sit(session, "0")
    assert load(session.file) == session.record()


FAULTY = """
import sys
from longbox import cli
from longbox.rulings import judging
def fail(paths):
    raise RuntimeError("nobody foresaw this \\ud800")
judging.files_in = fail
sys.argv = ["longbox", "judge", "somewhere"]
cli.main()
"""


def test_an_error_in_a_command_is_reported(tmp_path: Path) -> None:
    """In one sentence with the file of the report, and without a traceback."""
    environment = {**os.environ, "LONGBOX_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", FAULTY], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 3
    assert done.stderr.startswith(
        "longbox: Longbox has an error here, and it is not yours (RuntimeError: nobody foresaw"
    )
    assert "Traceback" not in done.stderr
    report = (tmp_path / "errors" / "longbox-error-1.txt").read_text()
    assert "RuntimeError" in report
    assert "'judge', 'somewhere'" in report


# Containers


def test_without_a_home_and_a_name_it_is_said_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in containers: where LONGBOX_HOME says where games lie, they are played; else that is said."""

    def nobody(uid: int) -> None:
        raise KeyError(uid)

    session = session_of(tmp_path)
    save(session.record(), tmp_path / "mine.json")
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_STATE_HOME", "LONGBOX_HOME", "USER", "LOGNAME"):
        monkeypatch.delenv(name, raising=False)
    assert "You have no directory of your own" in refusal(saves.home)
    assert saves.shown(tmp_path / "x") == str(tmp_path / "x")
    played = CliRunner().invoke(group, ["play", "dcdb", "--plain"], input="quit\n")
    assert "Set LONGBOX_HOME to a directory" in str(played.exception)
    resumed = CliRunner().invoke(
        group, ["play", "dcdb", "--plain", "--resume", str(tmp_path / "mine.json")], input="q\n"
    )
    assert resumed.exit_code == 0
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    played = CliRunner().invoke(group, ["play", "dcdb", "--plain"], input="quit\n")
    assert played.exit_code == 0
    assert isinstance(load(tmp_path / "home" / "dcdb" / "game-1.json"), Record)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "champions", "--games", "1", "--scenario", LONG_NAME],
        ["simulate", "champions", "--games", "1", "--deck", LONG_NAME],
        ["simulate", "champions", "--games", "1", "--modular", LONG_NAME],
        ["simulate", "vs", "--games", "1", "--deck", LONG_NAME],
        ["simulate", "dcdb", "--games", "1", "--out", f"{LONG_NAME}.csv"],
        ["simulate", "dcdb", "--games", "1", "--record", LONG_NAME],
        ["cards", "import", "--game", "champions", LONG_NAME, "--out", f"{LONG_NAME}.toml"],
        ["judge", LONG_NAME],
        ["replay", LONG_NAME],
    ],
)
def test_a_name_longer_than_a_file_can_have_is_refused(words: list[str]) -> None:
    """It is no file, and no name of anything else."""
    result = CliRunner().invoke(group, words)
    assert result.exit_code == 2 or isinstance(result.exception, LongboxError)
    assert not isinstance(result.exception, OSError)
