"""The commands for events, as organisers type them."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from longbox.cli import group

PLAYERS = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An organiser with a folder of their own."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def typed(*words: str) -> str:
    """What a command prints that succeeds."""
    result = CliRunner().invoke(group, ["events", *words])
    assert result.exit_code == 0, (words, result.output, result.exception)
    return result.output


def refused(*words: str) -> str:
    """What a command says that is refused."""
    result = CliRunner().invoke(group, ["events", *words])
    assert result.exit_code != 0, (words, result.output)
    return result.output if result.exception is None else f"{result.output}{result.exception}"


def begun(*options: str) -> None:
    """An event of eight, whose first round is paired: Hal, Eve, Gus and Bob; Ann, Dee, Cy and Fay."""
    typed("create", "Friday", "--day", "2026-11-27", "--seed", "3", *options)
    typed("register", "Friday", *PLAYERS)
    typed("pair", "Friday")


def test_creating_says_what_was_agreed_on() -> None:
    """One line: the day, the game, the players, the rounds and how it stands."""
    said = typed("create", "Friday", "--day", "2026-11-27", "--singleton", "3", "--casual", "--rounds", "2")
    assert said == (
        "Friday, 2026-11-27: dcdb, each character once in 3 rounds, casual, 0 players, 2 rounds; players can register\n"
    )
    assert typed("register", "friday", "Ann", "Bob") == "2 players registered.\n"
    assert "There is no game 'dcbd'. Did you mean 'dcdb'?" in refused("create", "Other", "--game", "dcbd")
    assert "Did you mean 'greedy'?" in refused("register", "Friday", "Bot", "--bot", "gredy")


def test_a_result_by_hand() -> None:
    """Players from first to last with their points and characters; the answer says how it was understood."""
    begun()
    said = typed("report", "Friday", "1", "Eve=24", "Hal=20", "Gus=20", "Bob=11", "--character", "Eve=Batman")
    assert said == "Table 1: 1. Eve with 24 VP, 2. Hal with 20 VP, 3. Gus with 20 VP, 4. Bob with 11 VP\n"
    said = typed("report", "Friday", "2", "Ann", "Dee", "Cy", "Fay", "--conceded", "ann")
    assert said == "Table 2: 1. Dee, 2. Cy, 3. Fay, 4. Ann (left)\n"
    assert "Batman" in typed("print", "Friday", "slips")
    assert typed("show").endswith("round 1 is over\n")
    said = typed("report", "Friday", "2", "Fay", "Dee", "Cy", "Ann", "--round", "1", "--correct")
    assert said == "Table 2: 1. Fay, 2. Dee, 3. Cy, 4. Ann\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("1", "Eve=many", "Hal", "Gus", "Bob"), "'many' is no number of Victory Points"),
        (("1", "Eve", "Hal", "Gus", "Bob", "--character", "Ann=Batman"), "'Ann' is not among the players of table 1"),
        (("1", "Eve", "Hal", "Gus", "Bob", "--conceded", "Evy"), "of table 1 that you name. Did you mean 'Eve'?"),
        (
            ("1", "Eve", "Hal", "Gus", "Bob", "--character", "Eve=Batmann"),
            "Eve: there is no Main Character 'Batmann'.",
        ),
        (
            ("1", "Eve", "Hal", "Gus", "Bob", "--character", "Eve"),
            "names no Main Character: write it as Eve=Batman",
        ),
        (("1", "Eve", "Hal", "Gus", "Bob", "--character", "Eve="), "Eve: a Main Character needs a name"),
        (("3", "Eve", "Hal", "Gus", "Bob"), "tables 1 to 2, and no table 3"),
        (("1", "Eve=3", "Hal=4", "Gus", "Bob"), "or say that a card decided the order anyway"),
        (("1", "Eve", "--record", "nowhere.json"), "does not exist"),
        (("1", "Eve", "Hal", "Gus", "Bob", "--round", "2"), "Round 2 of 'Friday' has not been paired"),
    ],
)
def test_results_that_are_refused(words: tuple[str, ...], said: str) -> None:
    """What is wrong is said, and the table has still to report."""
    begun()
    assert said in refused("report", "Friday", *words)
    assert "2 tables still to report" in typed("show")


def test_characters_have_the_names_that_the_cube_knows() -> None:
    """However they are capitalised, with a set or without; and nobody plays what another of the table took.

    [cube 13.020, 14.300, 14.310]
    """
    begun("--format", "cube", "--singleton", "3")
    lines = typed("print", "Friday", "pairings").split("Table 1\n")[1].splitlines()
    first, second, *rest = [line.split()[1] for line in lines[2:6]]
    table = ("report", "Friday", "1", first, second, *rest)
    said = refused(*table, "--character", f"{first}=Batman (Base Set)", "--character", f"{second}=batman (base set)")
    assert f"{second} can't have played Batman (Base Set) as {first} has" in said
    said = refused(
        *table, "--character", f"{first}=Batgirl (Heroes Unite)", "--character", f"{first}=Batgirl (Heroes Unite)"
    )
    assert f"{first} can't have played Batgirl twice" in said
    said = refused(*table, "--character", f"{first}=Batman")
    assert "several are called 'Batman'. Which one: " in said
    assert "'Batman (Base Set)'" in said
    assert "'Batman (Rebirth)'" in said
    played = [f"{first}=CYBORG (base set)", f"{second}=Arsenal"]
    typed(*table, "--character", played[0], "--character", played[1])
    rows = typed("export", "results", "--event", "Friday").splitlines()
    assert [line for line in rows if f",{first},1,,Cyborg,0,0," in line]
    assert [line for line in rows if f",{second},2,,Arsenal (Crisis 4),0,0," in line]


def test_players_come_from_csv_or_a_row_is_named() -> None:
    """What can't be is told with its row, and nobody of the file is registered then."""
    typed("create", "Friday", "--seed", "3")
    assert "Possible: 'base', 'cube'." in refused("create", "Other", "--format", "cubee")
    for text, said in (
        ('player\nAnn\n""\n', "row 3 has no name in the column 'player'"),
        ("player\nAnn\nBob\nann\n", "row 4 has ann, as row 2 has"),
        ("name\nAnn\n", "lacks the column 'player'"),
        ("player,bot\nBob,\nAnn,gredy\n", "row 3: There is no bot 'gredy'. Did you mean 'greedy'?"),
        ("player\nAnn=24\n", "it needs letters, and has no '='"),
    ):
        Path("players.csv").write_text(text, "utf-8")
        assert said in refused("import", "players.csv", "--event", "Friday")
    assert "0 players" in typed("show")
    assert "The first round of 'Friday' has not been paired" in refused("report", "Friday", "1", "Ann")


def test_a_whole_event_by_hand() -> None:
    """Three rounds, the cut, the finals, and the end."""
    begun()
    for _ in range(3):
        if "is over" in typed("show"):
            typed("pair", "Friday")
        for table in ("1", "2"):
            lines = typed("print", "Friday", "pairings").split(f"Table {table}\n")[1].splitlines()
            typed("report", "Friday", table, *[line.split()[1] for line in lines[2:6]])
    through = typed("cut", "Friday").removeprefix("Plays on: ").strip().split(", ")
    assert len(through) == 4
    typed("final", "Friday")
    typed("report", "Friday", "1", *through[::-1])
    assert typed("close", "Friday") == f"Friday is over: {through[3]} won.\n"
    assert "over" in typed("show")
    assert "The event is over." in typed("standings", "Friday")
    assert "is over" in refused("drop", "Friday", "Ann")


def test_penalties_are_counted_and_listed() -> None:
    """The second one may be one too many. [cube 10.060, 10.080]"""
    begun()
    assert typed("penalty", "Friday", "Bob", "Slow", "--rule", "10.060") == "Bob has 1 penalty.\n"
    assert typed("penalty", "Friday", "Bob", "Again", "--drop") == "Bob has 2 penalties and is dropped.\n"
    assert "has no rule '99.1'" in refused("penalty", "Friday", "Ann", "Slow", "--rule", "99.1")
    assert "Say in a few words" in refused("penalty", "Friday", "Ann", " ")
    said = typed("show", "Friday")
    assert "Penalty of Bob in round 1, 10.060: Slow" in said
    assert "Bob, dropped after round 1" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "3", "--turn", "1"), "After the turn of player 1, 5 turns at most.\n"),
        (("--turn", "2"), "After the turn of player 2, 6 turns at most.\n"),
        (("--turn", "2", "--defeated", "1"), "After the turn of player 2, 2 turns at most.\n"),
        (("--turn", "1", "--between"), "After the turn of player 4, 4 turns at most.\n"),
    ],
)
def test_time(words: tuple[str, ...], said: str) -> None:
    """How many turns are left. [cube 9.020]"""
    assert typed("time", *words) == said


def test_pages_go_into_files(tmp_path: Path) -> None:
    """As text on the screen, or as a page in a file."""
    begun()
    typed("print", "Friday", "pairings", "--html", "--out", "pairings.html")
    assert "<h2>Table 1</h2>" in (tmp_path / "pairings.html").read_text("utf-8")
    assert "can't be written" in refused("standings", "Friday", "--out", "nowhere/page.txt")


def test_tables_go_out_and_come_in() -> None:
    """Players into another event, results into another file, where they are rated."""
    begun()
    typed("report", "Friday", "1", "Eve", "Hal", "Gus", "Bob")
    typed("export", "players", "--event", "Friday", "--out", "players.csv")
    typed("create", "Saturday")
    assert typed("import", "players.csv", "--event", "Saturday") == "8 players registered.\n"
    assert "registered already" in refused("import", "players.csv", "--event", "Saturday")
    typed("export", "results", "--out", "results.csv")
    assert typed("import", "results.csv", "--file", "other.sqlite") == "Brought in: Friday\n"
    board = typed("leaderboard", "--file", "other.sqlite", "--top", "2").splitlines()
    assert board[0] == "dcdb"
    assert [line.split()[1] for line in board[2:]] == ["Eve", "Hal"]
    assert typed("leaderboard", "--kind", "dcdb cube") == ""
    assert "Say whose players with --event" in refused("export", "players")
    assert "rank,player,points" in typed("export", "standings", "--event", "Friday")


def test_bots_play_and_people_are_waited_for() -> None:
    """Tables of bots play and keep their records; at a table with people one sits down, and may leave."""
    typed("create", "Mixed", "--seed", "4")
    typed("register", "Mixed", "Ann")
    typed("register", "Mixed", *[f"Bot {number}" for number in range(7)], "--bot", "random")
    typed("pair", "Mixed")
    assert typed("play", "Mixed") == "1 table still to report.\n"
    assert typed("judge", "Mixed") == "1 record judged, 0 faults.\n1 table without a record.\n"
    tables = typed("print", "Mixed", "pairings").split("Table 2")
    number, done = ("1", "2") if " Ann" in tables[0] else ("2", "1")
    assert "has reported already" in refused("play", "Mixed", done)
    assert f"Not over. When it is: longbox events report 'Mixed' {number} --record FILE" in typed(
        "play", "Mixed", number
    )
    result = CliRunner().invoke(group, ["play", "dcdb", "--resume", "--plain"], input="quit\n")
    assert "Ann" in result.output


def test_a_record_reports(tmp_path: Path) -> None:
    """A record tells the result of its table, and of no other. [cube 12.070]"""
    typed("simulate", "--players", "8", "--bots", "random", "--rounds", "1", "--keep", "kept.sqlite")
    from longbox.events.reading import event_named  # noqa: PLC0415 (one test looks into the file)
    from longbox.events.store import Store  # noqa: PLC0415 (the same)

    with Store(tmp_path / "kept.sqlite") as store:
        table = event_named(store, "Simulation").rounds[0].tables[0]
    (tmp_path / "game.json").write_text(table.record)
    typed("create", "Again", "--seed", "1")
    typed("register", "Again", *[f"Random {number}" for number in range(1, 9)])
    typed("pair", "Again")
    assert "of table 2 of round 1: its names differ" in refused("report", "Again", "2", "--record", "game.json")
    assert "leave players" in refused("report", "Again", "1", "Random 1", "--record", "game.json")
    assert typed("report", "Again", "1", "--record", "game.json").startswith("Table 1: 1. Random ")
    assert typed("judge", "Again") == "1 record judged, 0 faults.\n1 table without a record.\n"


def test_simulated_events_are_the_same_for_any_number_of_jobs() -> None:
    """All that is printed, with one process and with two."""
    words = ("simulate", "--players", "9", "--bots", "random,greedy", "--rounds", "2", "--seed", "7")
    once = typed(*words)
    assert once == typed(*words, "--jobs", "2")
    assert once.split("Standings")[1].count("Random ") == 5
    assert "match points a table" in once


def test_an_event_is_kept_once() -> None:
    """A second one of the same name needs another."""
    words = ("simulate", "--players", "4", "--bots", "random", "--rounds", "1", "--keep", "twice.sqlite")
    typed(*words)
    assert "an event 'Simulation' already" in refused(*words)
    assert typed(*words, "--name", "Other")
