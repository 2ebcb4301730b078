"""A record names what it was played by, and never becomes another game unnoticed."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec import structs

from longbox.cli import group
from longbox.games import SHIPPED
from longbox.games.provenance import PACKAGE, SHARED, fingerprint, rules_of, version
from longbox.kernel.course import DIGEST_SIGNS, read_course
from longbox.kernel.record import Record, load, save
from longbox.kernel.table import Table
from longbox.records import BrokenRecord, about_the_rules, as_far_as_it_fits, play_back
from tests.terminal.play import questions, session_of

OWN_CARD = """
[[card]]
name = "Penny"
type = "Hero"
cost = 3
vp = 1
copies = 60
text = "+2 Power."
"""


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A game of two people with a card of their own, played for a while."""
    session = session_of(tmp_path, "Ann,Ben", seed=6, cards=[OWN_CARD])
    for _ in questions(session, seed=2, most=150):
        pass
    return session.record()


def with_cheaper_card(record: Record) -> Record:
    """The same record where a card has changed since."""
    return structs.replace(record, options={**record.options, "cards": [OWN_CARD.replace("cost = 3", "cost = 2")]})


def run(home: Path, *words: object, typed: str = "") -> Result:
    """What a command does."""
    return CliRunner(env={"LONGBOX_HOME": str(home)}).invoke(group, [str(word) for word in words], input=typed)


# What a record says


def test_a_kept_game_names_what_it_is_played_by(record: Record) -> None:
    """The version, the rules and cards, and what the game was like at each of its questions."""
    assert record.longbox == version()
    assert record.rules == fingerprint("dcdb", record.options)
    assert len(record.course) == DIGEST_SIGNS * (len(record.answers) + 1)
    assert about_the_rules(record) == ""
    assert play_back(record).course == read_course(record.course)


@pytest.mark.thorough
def test_the_records_of_simulations_do_so_too(tmp_path: Path) -> None:
    """They are played back, and compared to their ends."""
    for game in SHIPPED:
        players = "random" if game == "champions" else "random,random"
        words = ["simulate", game, "--players", players, "--games", "1", "--record", tmp_path / game]
        assert run(tmp_path, *words).exit_code == 0
        found = load(next((tmp_path / game).rglob("*.json")))
        assert found.rules == fingerprint(game, found.options)
        assert play_back(found).course == read_course(found.course)
        assert len(read_course(found.course)) == len(found.answers) + 1


# Fingerprints


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of what the rules of the first game are made of."""
    for folder in (*SHARED, "games/dcdb"):
        shutil.copytree(PACKAGE / folder, tmp_path / "there" / folder)
    for file in (PACKAGE / "games").glob("*.py"):
        shutil.copy(file, tmp_path / "there" / "games")
    return tmp_path / "there"


def changed(file: Path, old: str, new: str) -> None:
    """Change one thing in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_rules_have_the_same_fingerprint_on_every_machine(copied: Path) -> None:
    """Whatever the ends of lines are, and whatever was compiled beside the files."""
    assert rules_of("dcdb", copied) == rules_of("dcdb")
    again = copied.with_name("again")
    shutil.copytree(copied, again)
    for file in again.rglob("*.py"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    (again / "kernel" / "game.cpython-311-x86_64-linux-gnu.so").write_bytes(b"compiled")
    (again / "kernel" / "__pycache__").mkdir(exist_ok=True)
    (again / "kernel" / "__pycache__" / "game.cpython-311.pyc").write_bytes(b"compiled")
    assert rules_of("dcdb", again) == rules_of("dcdb")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("kernel/tabletop.py", "self.time += 1", "self.time += 2"),
        ("language/tokens.py", "OPENERS", "OPENER"),
        ("games/dcdb/turn/turn.py", "[dcdb", "[ dcdb"),
        ("games/dcdb/cards/main_deck.toml", "cost = ", "cost = 1"),
        ("games/library.py", "Library", "Librarian"),
    ],
)
def test_any_change_of_rules_and_cards_is_seen(copied: Path, file: str, old: str, new: str) -> None:
    """One sign in one file is enough."""
    changed(copied / file, old, new)
    assert rules_of("dcdb", copied) != rules_of("dcdb")


def test_games_have_rules_of_their_own() -> None:
    """What is agreed on belongs to them: own cards and decks. The order in which it is written doesn't."""
    assert len({rules_of(game) for game in SHIPPED}) == len(SHIPPED)
    plain: dict[str, Any] = {"players": 2, "cards": [OWN_CARD]}
    assert fingerprint("dcdb", plain) == fingerprint("dcdb", {"cards": [OWN_CARD], "players": 2})
    assert fingerprint("dcdb", plain) != fingerprint("dcdb", {**plain, "cards": [OWN_CARD.replace("3", "2")]})


# Records that no longer fit


def test_other_rules_that_play_the_same_game_are_told(record: Record, tmp_path: Path) -> None:
    """The game is played back and gone on with, and everybody is told; then it is kept by the rules of today."""
    save(structs.replace(record, rules="0123456789abcdef", longbox="0.0.7"), tmp_path / "old.json")
    told = "It was played by other rules or cards (Longbox 0.0.7, this is "
    replayed = run(tmp_path, "replay", "--log", tmp_path / "old.json")
    assert (replayed.exit_code, replayed.stderr[: len(told)]) == (0, told)
    assert len(replayed.stdout.splitlines()) == len(play_back(record).game.log)
    resumed = run(tmp_path, "play", "dcdb", "--plain", "--resume", tmp_path / "old.json", typed="quit\n")
    assert resumed.exit_code == 0
    assert told in resumed.stdout
    assert "All that is recorded is still the same game by those of today." in resumed.stdout
    kept = load(tmp_path / "old.json")
    assert (kept.rules, kept.answers, kept.course) == (record.rules, record.answers, record.course)


def test_another_game_is_found_at_its_first_deviation(record: Record) -> None:
    """A card costs less than it did: the first question that has it on offer where it had not is named."""
    cheaper = with_cheaper_card(record)
    then, now = [Table(play_back(record).system, structs.replace(one, answers=())) for one in (record, cheaper)]
    first = 0
    while then.questions[0].keys() == now.questions[0].keys():
        then.answer(then.questions[0].player, record.answers[first])
        now.answer(now.questions[0].player, record.answers[first])
        first += 1
    assert set(now.questions[0].keys()) - set(then.questions[0].keys()) == {"buy Penny"}
    with pytest.raises(BrokenRecord, match=rf"After {first} of 150 answers, this is not the game that was") as refusal:
        play_back(cheaper)
    assert "It was played by other rules or cards" in str(refusal.value)
    assert refusal.value.fitting == first - 1


def test_another_game_is_gone_on_with_as_far_as_it_is_the_same(record: Record, tmp_path: Path) -> None:
    """It is refused at first, with the way to do that; what was there stays as it was."""
    file = tmp_path / "old.json"
    save(with_cheaper_card(record), file)
    before = file.read_bytes()
    refused = run(tmp_path, "play", "dcdb", "--plain", "--resume", file, typed="quit\n")
    assert "--as-far-as-it-fits" in str(refused.exception)
    resumed = run(tmp_path, "play", "dcdb", "--plain", "--resume", file, "--as-far-as-it-fits", typed="quit\n")
    assert resumed.exit_code == 0
    assert file.read_bytes() == before
    new = load(tmp_path / "dcdb" / "game-1.json")
    fitting = as_far_as_it_fits(load(file)).answers
    assert new.answers == fitting == record.answers[: len(fitting)]
    assert 0 < len(fitting) < 150


def test_another_game_is_told_as_far_as_it_is_the_same(record: Record, tmp_path: Path) -> None:
    """`replay` prints the log up to there, and ends with what is wrong."""
    save(with_cheaper_card(record), tmp_path / "old.json")
    save(record, tmp_path / "record.json")
    whole = run(tmp_path, "replay", "--log", tmp_path / "record.json").stdout
    part = run(tmp_path, "replay", "--log", tmp_path / "old.json")
    assert isinstance(part.exception, BrokenRecord)
    assert whole.startswith(part.stdout)
    assert 5 < len(part.stdout.splitlines()) < len(whole.splitlines())


def test_answers_that_somebody_changed_are_found(record: Record) -> None:
    """Where the rules are the same, another answer that could be given makes another game all the same."""
    table = Table(play_back(record).system, structs.replace(record, answers=record.answers[:40]))
    offered = table.questions[0].keys()
    other = offered[0] if offered[0] != record.answers[40] else offered[1]
    answers = (*record.answers[:40], other, *record.answers[41:])
    with pytest.raises(BrokenRecord, match=r"After 41 of 150 answers.*The rules are the same, so the record was chang"):
        play_back(structs.replace(record, answers=answers))


def test_a_record_that_tells_nothing_is_played(record: Record, tmp_path: Path) -> None:
    """As all records were at first; it is said that nobody can know whether it is the same game."""
    save(structs.replace(record, rules="", longbox="", course=""), tmp_path / "old.json")
    replayed = run(tmp_path, "replay", "--log", tmp_path / "old.json")
    assert replayed.exit_code == 0
    assert "doesn't tell which rules and cards it was played by" in replayed.stderr
    resumed = run(tmp_path, "play", "dcdb", "--plain", "--resume", tmp_path / "old.json", typed="quit\n")
    assert "doesn't tell which rules and cards it was played by" in resumed.stdout
    assert load(tmp_path / "old.json").course == record.course
