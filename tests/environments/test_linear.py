"""Players that rate answers: learned with NumPy alone, kept as files, and as good as any bot."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

import longbox
from longbox.arena.arena import pairings_of
from longbox.arena.bouts import play_bouts
from longbox.environments.linear import BadPlayer, LinearPlayer, Ratings, Weights, load, save
from longbox.games import find
from longbox.lab.engines.luggage import pack_up
from longbox.players.registry import make_player
from longbox.terminal.seats import read_seats

ROOT = Path(__file__).parents[2]
KEPT = str(ROOT / "examples" / "dcdb.bot")


def part_won(bot: str, other: str, bouts: int) -> float:
    """The part of mirrored games that a bot wins against another."""
    pairing = pairings_of("dcdb", [bot, other], {}, 2, 1)[0]
    return sum([bout.score for bout in play_bouts(pairing, 1, bouts)]) / bouts


def learned(file: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Run the example that learns."""
    monkeypatch.setattr(sys, "argv", ["learn_linear.py", "dcdb", str(file), *words])
    runpy.run_path(str(ROOT / "examples" / "learn_linear.py"), run_name="__main__")


def test_the_kept_player_beats_chance() -> None:
    """It wins at least 80 % against random players."""
    assert part_won(KEPT, "random", 5) >= 0.8


@pytest.mark.thorough
def test_the_kept_player_is_a_match_for_the_greedy_bot() -> None:
    """In a few hundred mirrored games it wins at least 80 % against random players, and 45 % against greedy ones."""
    assert part_won(KEPT, "random", 50) >= 0.8
    assert part_won(KEPT, "greedy", 200) >= 0.45


@pytest.mark.thorough
def test_the_example_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games that are watched, and moments of practice, are enough to win at least 80 % against random players."""
    file = tmp_path / "mine.bot"
    learned(file, monkeypatch, "--games", "15", "--minutes", "0.04")
    assert part_won(str(file), "random", 5) >= 0.8


def test_what_was_learned_is_kept_by_names(tmp_path: Path) -> None:
    """A player that is written and read again has the same weights; those of cards that are gone are left out."""
    weights = load(Path(KEPT))
    save(weights, tmp_path / "again.bot")
    assert load(tmp_path / "again.bot") == weights
    view = find("dcdb").new_game({"players": 2}, 1).views[0]
    ratings = Ratings("dcdb", view, weights)
    assert ratings.weights() == weights
    gone = Weights(1, "dcdb", {"Play a card, buy one, or end your turn": {"no such feature": 9.0}}, {})
    assert Ratings("dcdb", view, gone).weights() == Weights(1, "dcdb", {}, {})


def test_it_plays_wherever_a_bot_does() -> None:
    """At the table, in programs, and on workers elsewhere, a file stands for its player."""
    (seat,) = read_seats([KEPT])
    assert (seat.name, seat.bot) == ("dcdb", KEPT)
    table = longbox.play("dcdb", [KEPT, "random"], seed=1)
    assert longbox.outcome(table).players[0].won == 1.0
    assert pack_up(["dcdb"], [KEPT]).trained == {KEPT: Path(KEPT).read_bytes()}
    assert isinstance(make_player(KEPT, "dcdb", 1), LinearPlayer)


def test_files_that_are_no_players(tmp_path: Path) -> None:
    """What is missing, broken, of another game or of a later format is refused, with what is wrong."""
    for content, words in (
        (b"[]", "is no trained player"),
        (b'{"format":2,"game":"dcdb","features":{},"answers":{}}', "in format 2"),
        (b'{"format":1,"game":"vs","features":{},"answers":{}}', "plays vs, and not dcdb"),
    ):
        file = tmp_path / f"{len(content)}.bot"
        file.write_bytes(content)
        with pytest.raises(BadPlayer, match=words):
            make_player(str(file), "dcdb", 1)
    with pytest.raises(BadPlayer, match="There is no file"):
        make_player("nowhere.bot", "dcdb", 1)
