"""`longbox simulate vs`: decks against each other, as people use it."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.commands.simulate_decks import NoSuchDeck
from longbox.games.decks import BadDeck
from longbox.lab.matchups import NoPairing

OWN = '[[card]]\nname = "Mail Drone"\nversion = "Army"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n'


def simulate(*words: object) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["simulate", "vs", *[str(word) for word in words]])


def decks(*names: object) -> list[object]:
    """The options that name decks."""
    return [word for name in names for word in ("--deck", name)]


@pytest.fixture
def swarm(tmp_path: Path) -> Path:
    """A deck of one's own."""
    file = tmp_path / "swarm.txt"
    file.write_text("60 Wild Sentinel, Army")
    return file


def test_tables_show_what_was_counted() -> None:
    """Wins of each deck against each, with and without the initiative, the length of games, and how they ended."""
    result = simulate("--games", 2)
    assert result.exit_code == 0
    for words in (
        "Vs. System: 6 games of greedy, greedy; seed 1.",
        "Brotherhood",
        "Sentinels",
        "X-Men",
        "all others",
        "Wins by who had the initiative in the first turn",
        "Turns in a game",
        "How games ended",
    ):
        assert words in result.stdout
    assert result.stderr.startswith("6 of 6 games in ")


def test_decks_are_files_or_names(swarm: Path) -> None:
    """A file without a name is called like the file; of several bots, each plays each deck."""
    result = simulate("--deck", "x-men", "--deck", swarm, "--games", 2, "--players", "greedy,random")
    assert result.exit_code == 0
    assert "X-Men, swarm" in result.stdout
    assert "Wins by bot" in result.stdout


@pytest.mark.thorough
def test_the_screen_does_not_depend_on_jobs() -> None:
    """With more jobs, the same is printed."""
    words = ("--deck", "Brotherhood", "--deck", "X-Men", "--games", 12, "--seed", 5)
    assert simulate(*words).stdout == simulate(*words, "--jobs", 2).stdout


def test_tables_are_written(swarm: Path, tmp_path: Path) -> None:
    """One row for each pairing, one for each player of each game, and a picture."""
    rates, out, plot = tmp_path / "rates.csv", tmp_path / "games.parquet", tmp_path / "wins.svg"
    result = simulate(*decks("X-Men", swarm), "--games", 3, "--mirrors", "--rates", rates, "--out", out, "--plot", plot)
    assert result.exit_code == 0
    pairings = polars.read_csv(rates)
    assert pairings["deck"].to_list() == ["X-Men", "X-Men", "swarm"]
    assert pairings["opponent"].to_list() == ["X-Men", "swarm", "swarm"]
    games = polars.read_parquet(out)
    assert len(games) == 18
    assert set(games["pairing"]) == {"X-Men, X-Men", "X-Men, swarm", "swarm, swarm"}
    assert games.filter(polars.col("initiative") == "first").height == 9
    assert (games.group_by("pairing", "game").agg(polars.col("won").sum())["won"] == 1).all()
    assert plot.read_text("utf-8").startswith("<?xml")


def test_decks_can_have_cards_of_ones_own(tmp_path: Path) -> None:
    """They come with their file."""
    cards, deck = tmp_path / "own.toml", tmp_path / "post.txt"
    cards.write_text(OWN)
    deck.write_text("Deck: Post\n60 Mail Drone")
    assert "Post" in simulate(*decks(deck, "X-Men"), "--cards", cards, "--games", 1).stdout
    assert isinstance(simulate(*decks(deck, "X-Men"), "--games", 1).exception, BadDeck)


def test_what_can_not_be_played_is_refused(swarm: Path) -> None:
    """Before any game."""
    missing = simulate(*decks("X-Man", "Brotherhood")).exception
    assert isinstance(missing, NoSuchDeck)
    assert "Did you mean 'X-Men'?" in str(missing)
    assert isinstance(simulate(*decks("X-Men")).exception, NoPairing)
    swarm.write_text("61 Flying Kick")
    broken = simulate(*decks("X-Men", swarm)).exception
    assert isinstance(broken, BadDeck)
    assert "at most 4 of a version" in str(broken)
