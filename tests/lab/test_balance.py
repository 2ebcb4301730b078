"""How the two sides of a game stand against each other, as `longbox simulate --report balance` tells."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.lab.balance_report import balance_report
from longbox.lab.balance_tally import BalanceTally
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult, Outcome, PlayerResult

BOTS = "greedy~Establish Your Team,greedy~Establish Your Team"
PLAN = Plan("forever", {"players": 2}, ("greedy", "greedy"), 4, 1)


def longbox(*words: str) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["simulate", "forever", "--report", "balance", *words])


def game(number: int, winner: str, ending: str, rogues: list[str], turns: int) -> GameResult:
    """A game of two sides, in which the Heroes always had the same team."""
    players = [
        PlayerResult(float(winner == side), facts={"side": side}, characters=characters)
        for side, characters in (("rogue", rogues), ("hero", ["Batman"]))
    ]
    return GameResult(number, number, [0, 1], Outcome(turns, ending, players, "rounds"))


def tally_of_four() -> BalanceTally:
    """Four games, of which the Rogues won three: with Cheetah two of two, without one of two."""
    tally = BalanceTally([PLAN])
    tally.add(0, game(1, "rogue", "Schemes", ["Cheetah", "Sinestro"], 4))
    tally.add(0, game(2, "rogue", "knocked out", ["Cheetah", "Punchline"], 6))
    tally.add(0, game(3, "rogue", "Schemes", ["Punchline"], 5))
    tally.add(0, game(4, "hero", "Rescues", ["Sinestro"], 5))
    return tally


def test_counts_sides_victories_rounds_and_characters() -> None:
    """Each side's wins, each victory, and what a character's presence moves are those of the games."""
    (kind,) = tally_of_four().kinds
    assert kind.name == "rogue against hero"
    assert {side: wins.won for side, wins in kind.sides.items()} == {"rogue": 3, "hero": 1}
    assert kind.endings == {("rogue", "Schemes"): 2, ("rogue", "knocked out"): 1, ("hero", "Rescues"): 1}
    assert kind.rounds.mean == 5
    assert (kind.present["rogue", "Cheetah"].won, kind.present["rogue", "Cheetah"].games) == (2, 2)
    assert (kind.without("rogue", "Cheetah").won, kind.without("rogue", "Cheetah").games) == (1, 2)
    apart, low, high = kind.moved("rogue", "Cheetah")
    assert apart == 0.5
    assert -1 < low < 0 < apart < high < 1
    assert kind.moved("hero", "Batman") == (0, 0, 0)


def test_shows_three_tables_of_each_kind() -> None:
    """The report has sides, victories and characters."""
    _, *tables = balance_report(tally_of_four())
    titles = [str(getattr(table, "title", "")) for table in tables]
    assert [title.split(": ")[1] for title in titles] == [
        "wins by side",
        "wins by victory condition",
        "wins by each character's presence",
    ]


def test_a_team_is_named_and_counted_once() -> None:
    """Two players of a side win one game, not two."""
    tally = BalanceTally([PLAN])
    players = [
        PlayerResult(1.0, facts={"side": "rogue"}, characters=["Cheetah"]),
        PlayerResult(0.0, facts={"side": "hero"}, characters=["Batman"]),
        PlayerResult(1.0, facts={"side": "rogue"}, characters=["Sinestro"]),
    ]
    tally.add(0, GameResult(1, 1, [0, 1, 2], Outcome(3, "Schemes", players, "rounds")))
    (kind,) = tally.kinds
    assert kind.name == "rogue and rogue against hero"
    assert kind.sides["rogue"].games == 1
    assert kind.present["rogue", "Sinestro"].games == 1


def test_the_report_becomes_a_page_with_its_picture_beside_it(tmp_path: Path) -> None:
    """The page tells what the tables tell, and which command made it; another ending is refused before any game."""
    result = longbox("--players", BOTS, "--games", "2", "--page", str(tmp_path / "sides.md"))
    assert result.exit_code == 0, result.output
    page = (tmp_path / "sides.md").read_text(encoding="utf-8")
    assert "## rogue against hero: wins by each character's presence" in page
    assert "--games 2 --seed 1" in page
    assert (tmp_path / "sides-1.svg").exists()
    assert "must end in .md" in str(longbox("--games", "1", "--page", str(tmp_path / "sides.txt")).exception)


def test_the_command_draws_teams_by_lot_and_a_picture(tmp_path: Path) -> None:
    """With the players that are named, games of one kind are played; teams differ from game to game."""
    result = longbox("--players", BOTS, "--games", "3", "--plot", str(tmp_path / "balance.svg"))
    assert result.exit_code == 0
    assert f"3 games of {BOTS.split(',', maxsplit=1)[0]}" in result.stdout
    assert "rogue against hero: wins by side" in result.stdout
    assert (tmp_path / "balance.svg").read_text(encoding="utf-8").startswith("<?xml")
    rogues = [line.split()[1] for line in result.stdout.splitlines() if line.strip().startswith("rogue ")]
    assert len(rogues) > 6


def test_each_number_of_players_is_reported() -> None:
    """Where nobody is named, two, three and four play, and either side alone."""
    result = longbox("--games", "1")
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    for heroes in ("hero", "hero and hero"):
        for rogues in ("rogue", "rogue and rogue"):
            assert f"{rogues} against {heroes}: wins by side" in shown
