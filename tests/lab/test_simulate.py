"""`longbox simulate`, as people use it."""

from __future__ import annotations

import shlex
import signal
import sys
from pathlib import Path

import polars
import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.commands import simulate
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record
from longbox.lab import playing
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.running import play_games
from longbox.program import installing
from tests.lab.test_outcomes import play_directly

SVG_START = "<?xml"


def longbox(*words: str) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["simulate", "dcdb", *words])


def test_tables_show_what_was_counted() -> None:
    """Wins by bot and seat, scores, length, endings and cards are on the screen."""
    result = longbox("--players", "greedy,greedy,random", "--games", "12")
    assert result.exit_code == 0
    for words in (
        "12 games of greedy, greedy, random; seed 1",
        "Wins by bot",
        "Wins by seat",
        "95 % interval",
        "turns in a game",
        "How games ended",
        "Most bought cards",
        "An even share would be 33.3 %",
    ):
        assert words in result.stdout


def test_the_screen_does_not_depend_on_jobs() -> None:
    """With more jobs, the same is printed."""
    words = ("--games", "24", "--seed", "5")
    assert longbox(*words).stdout == longbox(*words, "--jobs", "2").stdout


def test_no_bar_is_drawn_without_a_terminal() -> None:
    """Where there is no terminal, progress leaves one line when all is done, and no control characters."""
    result = longbox("--games", "3")
    assert result.stderr.startswith("3 of 3 games in ")
    assert "\x1b" not in result.output


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_files_agree_with_the_games(tmp_path: Path, ending: str) -> None:
    """Each row of a file is what a game that is played directly says."""
    file = tmp_path / f"results.{ending}"
    assert longbox("--games", "4", "--seed", "6", "--jobs", "2", "--out", str(file)).exit_code == 0
    rows = (polars.read_csv(file) if ending == "csv" else polars.read_parquet(file)).to_dicts()
    plan = Plan("dcdb", {}, ("greedy", "random"), 4, 6)
    assert len(rows) == 8
    for row in rows:
        game = play_directly(plan, row["game"])
        seat = row["seat"] - 1
        bought = row["bought"].split("; ") if ending == "csv" else row["bought"]
        assert row["score"] == game.points[seat]
        assert row["won"] == (1.0 if seat in game.winners else 0.0)
        assert (row["turns"], row["seed"]) == (game.turn, game.randomness.seed)
        assert row["bot"] == plan.bots[plan.entrants(row["game"])[seat]] == plan.bots[row["entrant"] - 1]
        assert all(name in {card.key() for card in game.box} for name in bought)


def test_files_are_the_same_whatever_jobs_is(tmp_path: Path) -> None:
    """The bytes of a CSV file don't depend on how the work was shared out."""
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    longbox("--games", "23", "--out", str(one))
    longbox("--games", "23", "--out", str(two), "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()


def test_pictures_are_drawn(tmp_path: Path) -> None:
    """A picture is written as what its name says, the same for the same results."""
    png, svg, again = tmp_path / "a.png", tmp_path / "a.svg", tmp_path / "b.svg"
    for file in (png, svg, again):
        assert longbox("--games", "3", "--plot", str(file)).exit_code == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    assert svg.read_text().startswith(SVG_START)
    assert svg.read_bytes() == again.read_bytes()


def test_the_options_of_the_game_reach_it(tmp_path: Path) -> None:
    """Variant, heroes by name, Super-Villains and card files are those of the games that are played."""
    cards = tmp_path / "mine.toml"
    cards.write_text('[[card]]\nname = "Krypto"\ntype = "Hero"\ncost = 2\nvp = 1\ncopies = 30\ntext = "+3 Power."\n')
    heroes = [word for name in ("Batman", "Aquaman", "Cyborg", "Superman") for word in ("--hero", name)]
    options = ("--variant", "two-heads", "--on-patrol", "--super-villains", "9", "--cards", str(cards))
    result = longbox("--players", "greedy,greedy", "--games", "4", "--top", "50", *options, *heroes)
    assert "Batman and Aquaman" in result.stdout
    assert "Krypto" in result.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "greedy,clevr"], "There is no bot 'clevr'"),
        (["--variant", "team"], "The Team Game is for 4 players, not 2."),
        (["--out", "results.xls"], "its name must end in .parquet or .csv"),
        (["--plot", "results.pdf"], "its name must end in .png or .svg"),
        (["--out", "nowhere/results.csv"], "there is no directory nowhere"),
    ],
)
def test_what_does_not_fit_is_said_before_any_game(words: list[str], message: str) -> None:
    """A mistake in the options is one sentence, at once."""
    error = longbox("--games", "100000", *words).exception
    assert isinstance(error, LongboxError)
    assert message in str(error)


@pytest.mark.parametrize(("option", "library"), [("--out=r.parquet", "polars"), ("--plot=r.png", "matplotlib")])
def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, option: str, library: str) -> None:
    """Without the extra, the message says what to install; without the option, nothing is missed."""
    monkeypatch.setitem(sys.modules, library, None)
    error = longbox("--games", "100000", option).exception
    assert isinstance(error, LongboxError)
    assert library in str(error)
    assert installing("lab") in str(error)
    assert longbox("--games", "2").exit_code == 0


def test_ctrl_c_reports_and_writes_what_was_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After Ctrl-C the finished games are reported and written, and the command says so by its exit code."""
    add = simulate.Results.add

    def add_and_interrupt(self: simulate.Results, number: int, result: GameResult) -> None:
        add(self, number, result)
        if result.number == 5:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(simulate.Results, "add", add_and_interrupt)
    file = tmp_path / "results.csv"
    result = longbox("--games", "100000", "--out", str(file))
    assert result.exit_code == simulate.INTERRUPTED
    assert result.stderr.startswith("Stopped early: 5 of 100,000 games")
    assert "5 games of greedy, random" in result.stdout
    assert polars.read_csv(file)["game"].to_list() == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_a_game_that_breaks_off_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the game and its seed, and the command that plays just that game."""
    play_game = playing.play_game
    bad = Plan("dcdb", {}, ("greedy", "greedy"), 9, 4).game_seed(3)

    def play_badly(plan: Plan, number: int, records: dict[int, Record] | None = None) -> GameResult:
        if plan.game_seed(number) == bad:
            raise ZeroDivisionError("a card is broken")
        return play_game(plan, number, records)

    monkeypatch.setattr(playing, "play_game", play_badly)
    words = ["--players", "greedy,greedy", "--seed", "4", "--on-patrol", "--no-rotate", "--hero", "Batman", "--hero"]
    result = longbox(*words, "Wonder Woman", "--games", "9", "--top", "3")
    assert "2 games of greedy, greedy" in result.stdout
    assert f"game 3 (seed {bad}) broke off" in str(result.exception)
    assert "ZeroDivisionError: a card is broken" in str(result.exception)
    again = shlex.split(str(result.exception).splitlines()[-1].removeprefix("Play it again alone: "))
    assert again[:3] == ["longbox", "simulate", "dcdb"]
    assert again[-4:] == ["--first", "3", "--games", "1"]
    assert sorted(again[3:-4]) == sorted([*words, "Wonder Woman"])
    assert f"game 3 (seed {bad}) broke off" in str(longbox(*again[3:]).exception)


def test_the_strength_of_greedy_is_shown() -> None:
    """The command that measures the greedy bot's strength counts what the lab counts."""
    results: list[GameResult] = []
    play_games(Plan("dcdb", {}, ("greedy", "random"), 20, 1), results.append)
    won = sum(result.outcome.players[result.entrants.index(0)].won for result in results)
    line = next(line for line in longbox("--games", "20").stdout.splitlines() if line.split()[:1] == ["greedy"])
    assert line.split()[1:3] == ["20", f"{won:g}"]


def test_csv_needs_no_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where polars isn't installed, results are written as CSV all the same, and as Parquet not."""
    monkeypatch.setitem(sys.modules, "polars", None)
    words = ["simulate", "dcdb", "--games", "2", "--out"]
    table = tmp_path / "results.csv"
    result = CliRunner().invoke(group, [*words, str(table)])
    assert result.exit_code == 0, result.output
    lines = table.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("game,seed,seat,bot,entrant,won,score,turns,ending,")
    assert len(lines) == 5
    refused = CliRunner().invoke(group, [*words, str(tmp_path / "results.parquet")])
    assert "make" in str(refused.exception)
