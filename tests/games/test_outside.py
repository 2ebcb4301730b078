"""A game in a folder of one's own, that of docs/games.md, is known to every command, and refused in plain words."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.games import all_packs, find, find_pack, find_part, outside
from longbox.games.observing import Observing
from longbox.games.pack import BadPack, NoSuchPart
from longbox.games.provenance import rules_of
from longbox.kernel.record import Record, load
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from tests.docs.pages import ROOT
from tests.terminal.drawing import assert_answers_are_drawn, drawn

pytestmark = pytest.mark.usefixtures("known_packs")


def run(folder: Path, *words: str, typed: str = "") -> Result:
    """What a command does that is told of the folder."""
    return CliRunner().invoke(group, ["--pack", str(folder), *words], input=typed)


def told(folder: Path, *words: str, typed: str = "") -> str:
    """What a command prints that does what it should."""
    result = run(folder, *words, typed=typed)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


def test_a_person_plays_it_with_a_script(folder: Path) -> None:
    """A table in lines, an explanation, a reason, the rules, an answer; and the game goes on where it was left."""
    typed = "?\nscout?\nwhy bruiser\nscout\nquit\n"
    output = told(folder, "play", "sidekicks", "--plain", "--seed", "3", typed=typed)
    assert "Points: You 0, Greedy 0." in output
    assert "Scout: Draw a card." in output
    assert "You don't hold Bruiser." in output
    assert f"Go on with: longbox --pack {folder} play sidekicks --resume" in output
    assert "On your turn, draw a card and play one." in output
    output = told(folder, "play", "sidekicks", "--plain", "--resume", typed="1\n" * 20)
    assert "The game is over: nobody holds a card." in output
    assert output.rstrip().splitlines()[-3].endswith("won.")


def test_its_table_is_drawn(folder: Path, tmp_path: Path) -> None:
    """On terminals of two sizes, with the card of each answer and its key."""
    outside.add_folder(folder)
    for width, height in ((80, 24), (120, 40)):
        record = Record("sidekicks", {"players": 2, "names": ["You", "Random"]}, 3, (), ("you", "random"))
        session = Session(find("sidekicks"), record, read_seats(["you", "random"]), tmp_path / "drawn.json")
        question = session.question()
        assert question is not None
        picture = drawn(session, question, width, height)
        assert "Sidekicks" in picture
        assert all([choice.words() in picture for choice in question.choices])
        assert_answers_are_drawn(session, width, height, most=20)


def test_bots_play_it_and_it_is_told_again(folder: Path, tmp_path: Path) -> None:
    """A record names the game, and is played back by whoever knows the folder."""
    told(folder, "play", "sidekicks", "--players", "greedy,random,random", "--seed", "5")
    file = tmp_path / "games" / "sidekicks" / "game-1-finished.json"
    assert load(file).game == "sidekicks"
    output = told(folder, "replay", str(file))
    assert output.startswith("Sidekicks: Greedy (greedy), Random (random) and Random 2 (random). Seed 5,")
    assert "nobody holds a card" in output


def test_many_games_are_counted_by_several_processes(folder: Path) -> None:
    """Processes that begin later know the folder too, and the greedy bot is better than chance."""
    script = "import sys; sys.argv[0] = 'longbox'; from longbox.cli import main; main()"
    words = ["--pack", str(folder), "simulate", "sidekicks", "--games", "60", "--jobs", "2"]
    command = [sys.executable, "-c", script, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "Sidekicks: 60 games of greedy, random; seed 1." in done.stdout
    rows = [line.split() for line in done.stdout.splitlines()]
    wins = {row[0]: int(row[2]) for row in rows if row and row[0] in ("greedy", "random") and row[1] == "60"}
    assert wins["greedy"] > wins["random"]


def test_a_judge_judges_it(folder: Path) -> None:
    """The ruling holds by the rules of the page, and not by others."""
    assert "1 ruling holds." in told(folder, "judge", str(folder / "rulings"))
    ruling = folder / "rulings" / "points.toml"
    ruling.write_text(ruling.read_text("utf-8").replace("Ben.points = 1", "Ben.points = 2"), "utf-8")
    result = run(folder, "judge", str(ruling))
    assert result.exit_code == 1
    assert "Ben's points" in result.output


def test_its_rulebook_is_reported(folder: Path) -> None:
    """Its own code cites the rules, its rulings show them, and places are told from where the folder lies."""
    output = told(folder, "rulebook", "sidekicks")
    assert "3 rules: 3 cited by code, 2 shown by rulings or tests" in output
    output = told(folder, "rulebook", "sidekicks", "--rule", "Turns")
    assert "cited by sidekicks/rules.py:" in output
    assert "shown by sidekicks/rulings/points.toml:4" in output


def test_its_cards_are_read_and_checked(folder: Path) -> None:
    """A text prints back as its words say it; a card that can't be read is refused with its line."""
    assert "EachFoeLoses" in told(folder, "cards", "read", "--game", "sidekicks", "Each foe loses two points.")
    assert "each foe loses <count> point(s)" in told(folder, "cards", "words", "--game", "sidekicks")
    told(folder, "cards", "check", "--game", "sidekicks", "--save-readings")
    assert "readings.json: up to date" in told(folder, "cards", "check", "--game", "sidekicks")
    own = folder.parent / "own.toml"
    own.write_text('[[card]]\nname = "Oracle"\ntext = "Draw a car."\n', "utf-8")
    result = run(folder, "cards", "check", "--game", "sidekicks", "--cards", str(own))
    assert result.exit_code == 1
    assert f"{own}:3 (Oracle)" in result.output


def test_bots_meet_in_it(folder: Path) -> None:
    """In mirrored games: each deal is played once from each side."""
    output = told(folder, "arena", "sidekicks", "greedy", "random", "--games", "4")
    assert "greedy against random" in output
    result = run(folder, "arena", "sidekicks", "greedy", "gredy")
    assert "There is no bot 'gredy'" in str(result.exception)


def test_its_results_are_kept_and_reported(folder: Path, tmp_path: Path) -> None:
    """As a folder of games, of which a page tells; the reason of its own for which they ended is on it."""
    pytest.importorskip("polars", reason="needs the extra longbox[lab]")
    results = tmp_path / "results"
    told(folder, "simulate", "sidekicks", "--games", "8", "--out", str(results))
    told(folder, "report", str(results), "--markdown", str(tmp_path / "report.md"))
    page = (tmp_path / "report.md").read_text("utf-8")
    assert "Sidekicks" in page
    assert "nobody holds a card" in page


def test_events_are_held_of_it(folder: Path, tmp_path: Path) -> None:
    """Bots play a whole event; its records are judged by the rules of the folder, and its players rated."""
    file = str(tmp_path / "events.sqlite")
    output = told(folder, "events", "simulate", "--game", "sidekicks", "--players", "8", "--keep", file)
    assert "After 3 of 3 rounds." in output
    assert "0 faults." in told(folder, "events", "judge", "Simulation", "--file", file)
    assert "Random 4" in told(folder, "events", "leaderboard", "--file", file)
    told(folder, "events", "create", "Evening", "--game", "sidekicks", "--casual", "--file", file)
    for name in ("Ann", "Ben", "Cleo"):
        told(folder, "events", "register", "Evening", name, "--file", file)
    assert "Cleo" in told(folder, "events", "pair", "Evening", "--file", file)


def test_what_it_does_not_have_is_said(folder: Path) -> None:
    """Nobody brings decks to it, its community has no format, and it has no numbers for players that learn."""
    result = run(folder, "decks", "list", "--game", "sidekicks")
    assert "There is no game with decks 'sidekicks'" in str(result.exception)
    result = run(folder, "cards", "import", "x.json", "--game", "sidekicks")
    assert "has no community's format" in str(result.exception)
    with pytest.raises(NoSuchPart, match="'sidekicks' has no numbers for environments"):
        find_part("sidekicks", "observing", Observing)


def test_commands_list_it_after_those_that_are_shipped(folder: Path) -> None:
    """Help says its name; nothing of it is loaded for that."""
    output = told(folder, "play", "--help")
    assert output.rstrip().endswith("sidekicks  Sidekicks")
    assert "sidekicks.rules" not in sys.modules


def test_records_know_it_by_what_decides_how_it_goes(folder: Path) -> None:
    """A rule that changes makes other records; its face, its bots and its rulings don't."""
    outside.add_folder(folder)
    before = rules_of.__wrapped__("sidekicks")
    face = folder / "face.py"
    face.write_text(face.read_text("utf-8").replace("Points", "Fame"), "utf-8")
    assert rules_of.__wrapped__("sidekicks") == before
    rules = folder / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("FIRST_HAND = 2", "FIRST_HAND = 3"), "utf-8")
    assert rules_of.__wrapped__("sidekicks") != before


def test_the_environment_names_folders(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `PATH` does; a shipped game is found without looking there."""
    monkeypatch.setenv("LONGBOX_PACKS", str(folder))
    assert [*all_packs()] == ["dcdb", "champions", "vs", "forever", "sidekicks"]
    assert find("sidekicks").title == "Sidekicks"
    monkeypatch.setenv("LONGBOX_PACKS", "nowhere")
    assert find_pack("dcdb").id == "dcdb"
    with pytest.raises(BadPack, match="nowhere has no game"):
        find_pack("sidekicks")


class Point:
    """An entry point of a package that is installed."""

    name = "sidekicks"
    value = "sidekicks.pack:PACK"

    def load(self) -> object:
        """What it names."""
        from importlib import import_module  # noqa: PLC0415 (what is installed is imported when it is asked for)

        return import_module("sidekicks.pack").PACK


def test_a_package_that_is_installed_brings_its_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry point of the group; one that leads nowhere is named."""
    monkeypatch.setattr(outside, "entry_points", lambda group: [Point()] if group == "longbox.games" else [])
    monkeypatch.setattr(outside, "installed", outside.installed.__wrapped__)
    with pytest.raises(BadPack, match=r"'sidekicks', installed as sidekicks\.pack:PACK, isn't there"):
        all_packs()
    monkeypatch.syspath_prepend(folder.parent)
    assert find("sidekicks").title == "Sidekicks"


def test_folders_that_hold_no_game_are_refused(folder: Path, tmp_path: Path) -> None:
    """Each for its own reason, in a sentence that says what would be right."""
    (tmp_path / "empty").mkdir()
    assert "there is no file pack.py in it" in str(run(tmp_path / "empty", "play", "--help").exception)
    shutil.copytree(folder, tmp_path / "my-game")
    assert "its name must be one of letters, digits and _" in str(run(tmp_path / "my-game", "play", "--help").exception)
    shutil.copytree(folder, tmp_path / "json")
    assert "'json' is another module already" in str(run(tmp_path / "json", "play", "--help").exception)
    pack = folder / "pack.py"
    pack.write_text(pack.read_text("utf-8").replace('id="sidekicks"', 'id="dcdb"'), "utf-8")
    assert "There is already a game 'dcdb'" in str(run(folder, "play", "--help").exception)


def test_a_pack_must_be_a_pack(tmp_path: Path) -> None:
    """Anything else under that name is said as it is."""
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "half" / "pack.py").write_text("PACK = 'half'\n", "utf-8")
    assert "PACK must be a Pack, and is 'half'" in str(run(tmp_path / "half", "play", "--help").exception)
