"""Bots meet in mirrored games: luck is shared out evenly, what is told is sure, and nobody cheats."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest
from click.testing import CliRunner

from longbox.arena.arena import TooFewBots, hold, pairings_of
from longbox.arena.bouts import BotFailed, Bout, Pairing, play_bouts
from longbox.arena.scores import in_blocks, ratings, score_of
from longbox.commands.arena import command
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.lab.engines.processes import Processes

OPTIONS: dict[str, dict[str, Any]] = {
    "dcdb": {},
    "champions": {"heroes": ["Spider-Man", "She-Hulk"], "scenario": "Rhino"},
    "vs": {"decks": ["X-Men", "Brotherhood"]},
    "forever": {},
}


class Cheat(Answerer):
    """Answers what nobody offered."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return Word("win at once")


class First(Answerer):
    """Takes the first answer."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return question.choices[0]


class Asked(BaseHTTPRequestHandler):
    """Answers over HTTP with the first answer that it is shown, and remembers what it was shown."""

    protocol_version = "HTTP/1.1"
    shown: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        ask = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.shown.append(json.dumps(ask["view"]))
        key = json.dumps({"key": ask["view"]["asked"]["offers"][0]["answers"][0]}).encode()
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(key) + key)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    """Where a bot answers over HTTP."""
    Asked.shown.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Asked)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/answers"
    server.shutdown()
    server.server_close()


OWN: dict[str, tuple[str, str, str]] = {
    "dcdb": (
        "Lucky Coin",
        '[[card]]\nname = "Lucky Coin"\ntype = "Equipment"\ncost = 1\nvp = 1\ntext = "+2 Power."\ncopies = 20\n',
        "--cards own.toml",
    ),
    "champions": (
        "Stray Calf",
        '[[card]]\nname = "Stray Calf"\ntype = "minion"\ncode = "92001"\nset = "strays"\nquantity = 30\n'
        "atk = 1\nsch = 1\nhit_points = 2\nboost = 1\n",
        "--hero Spider-Man --hero She-Hulk --scenario Rhino --modular own.toml",
    ),
    "vs": (
        "Mail Drone",
        '[[card]]\nname = "Mail Drone"\nversion = "Army"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n',
        "--cards own.toml --deck post.txt --against X-Men",
    ),
}
"""For some games a card of one's own, its file, and the words that bring it into the game."""


class Clumsy(Answerer):
    """Breaks."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        raise ZeroDivisionError("a slip")


def pairing(game: str, one: str, other: str, seats: int = 2) -> Pairing:
    """Two bots that meet in a game."""
    return pairings_of(game, [one, other], OPTIONS[game], seats, 1)[0]


def alike(bouts: list[Bout]) -> list[tuple[object, ...]]:
    """Bouts without the time they took."""
    return [(bout.number, bout.won, bout.answers, bout.endless) for bout in bouts]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_bot_is_even_with_itself(game: str) -> None:
    """In each bout, whatever luck decides, a bot that meets itself has exactly half."""
    for bout in play_bouts(pairing(game, "random", "random"), 1, 1):
        assert bout.score == 0.5
        assert bout.won[0] == bout.won[1]
        assert bout.answers[0] == bout.answers[1] > 0


@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_is_even_with_itself_at_larger_tables(seats: int) -> None:
    """The same with more players, though the seats can't be shared out evenly in one game."""
    assert {bout.score for bout in play_bouts(pairing("dcdb", "greedy", "greedy", seats), 1, 4)} == {0.5}


def test_seats_are_swapped_and_decks_with_them() -> None:
    """In the second game of a bout each bot sits where the other sat; where all win together, one plays all seats."""
    assert pairing("dcdb", "greedy", "random", 3).seatings() == [[0, 1, 0], [1, 0, 1]]
    assert pairing("champions", "greedy", "random").seatings() == [[0, 0], [1, 1]]
    assert pairing("vs", "greedy", "random").options["decks"] == OPTIONS["vs"]["decks"]


def test_the_better_bot_wins_whoever_is_named_first() -> None:
    """The score is that of the first bot, and turned round where the bots are."""
    one = [bout.score for bout in play_bouts(pairing("dcdb", "greedy", "random"), 1, 3)]
    other = [bout.score for bout in play_bouts(pairing("dcdb", "random", "greedy"), 1, 3)]
    assert one == [1.0, 1.0, 1.0]
    assert other == [0.0, 0.0, 0.0]


@pytest.mark.thorough
def test_processes_play_the_same() -> None:
    """Two processes give the bouts that one gives, in the same order."""
    pairings = pairings_of("dcdb", ["greedy", "random", "greedy"], {}, 2, 1)
    told: list[int] = []
    here = hold(pairings, 6, None, told.append)
    with Processes(2) as engine:
        there = hold(pairings, 6, engine, lambda count: None)
    assert [(pairing, alike(bouts)) for pairing, bouts in here] == [(pairing, alike(bouts)) for pairing, bouts in there]
    assert sum(told) == 18
    assert [pairing.bots for pairing in pairings] == [("greedy", "random"), ("greedy", "greedy"), ("random", "greedy")]


@pytest.mark.parametrize(
    ("bot", "words"), [("Cheat", "answered 'win at once', which was not offered"), ("Clumsy", "a slip")]
)
def test_a_bot_that_cheats_or_breaks_is_named(bot: str, words: str) -> None:
    """An answer that was not offered, and an error of a bot, end the arena with the name of the bot, even elsewhere."""
    name = f"tests.arena.test_arena:{bot}"
    with pytest.raises(BotFailed, match=words) as caught:
        play_bouts(pairing("dcdb", "random", name), 1, 1)
    assert name in str(caught.value)
    assert "bout 1" in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.thorough
@pytest.mark.parametrize("game", OWN)
def test_bots_of_all_kinds_meet_with_own_cards(
    game: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By name, by module path and over HTTP, here and in processes; who is asked over HTTP sees the own card lie."""
    name, file, words = OWN[game]
    (tmp_path / "own.toml").write_text(file)
    (tmp_path / "post.txt").write_text("60 Mail Drone, Army\n")
    monkeypatch.chdir(tmp_path)
    bots = ["random", "tests.arena.test_arena:First", address]
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    told = []
    for jobs in ("1", "2"):
        given = ["--games", "2", "--jobs", jobs, *words.split()]
        ended = CliRunner().invoke(command, [game, *bots, *given], env={"COLUMNS": "200"})
        assert ended.exit_code == 0, ended.output
        told.append(re.sub(r"\d+\.\d{3} +│$", "", ended.stdout, flags=re.MULTILINE))
    assert told[0] == told[1]
    assert f"tests.arena.test_arena:First against {address}" in told[0]
    assert [view for view in Asked.shown if name in view]


def test_one_bot_alone_meets_nobody() -> None:
    """There must be two, and they must exist."""
    with pytest.raises(TooFewBots):
        pairings_of("dcdb", ["greedy"], {}, 2, 1)


def test_the_interval_is_of_bouts() -> None:
    """Bouts that are all even leave no doubt; others leave the less the more they are; the same seed gives the same."""
    assert score_of([0.5] * 10)[:3] == (0.5, 0.5, 0.5)
    few, many = score_of([0.0, 1.0] * 10), score_of([0.0, 1.0] * 1000)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert abs((many.high - many.low) / 2 - 1.96 * 0.5 / 2000**0.5) < 0.003
    assert score_of([0.0, 1.0, 0.5]) == score_of([0.0, 1.0, 0.5])


def test_a_row_of_victories_is_not_certain() -> None:
    """Five bouts won in a row may be luck, six hardly are; the same where they are lost."""
    assert score_of([1.0] * 5).low < 0.5 < score_of([1.0] * 6).low < 1.0
    assert score_of([0.0] * 6).high < 0.5 < score_of([0.0] * 5).high
    assert abs(score_of([1.0] * 6).low ** 6 - 0.025) < 1e-9


def test_many_bouts_are_taken_together() -> None:
    """Of very many bouts, neighbours are taken together, and none is counted twice."""
    assert in_blocks([0.0, 1.0]) == [0.0, 1.0]
    blocks = in_blocks([0.0, 1.0] * 10_000)
    assert len(blocks) == 5_000
    assert set(blocks) == {0.5}


def test_ratings_follow_the_bouts() -> None:
    """Who wins more is rated higher; who met nobody but itself stays where all begin; answers and time add up."""
    won = Bout(1, (1.0, 0.0), (10, 20), (0.5, 0.25))
    even = Bout(1, (0.5, 0.5), (1, 1), (0.0, 0.0))
    rows = ratings(["a", "b", "c"], [(met("a", "b"), [won, won]), (met("c", "c"), [even])])
    found = {row.bot: row for row in rows}
    assert rows[0].bot == "a"
    assert found["a"].mu > found["c"].mu == 25 > found["b"].mu
    assert (found["a"].answers, found["a"].seconds) == (20, 1.0)


def met(one: str, other: str) -> Pairing:
    """A pairing of two names."""
    return Pairing("dcdb", {}, (one, other), 2, False, 1)


def test_the_command_tells_who_is_better_and_guards_the_gate() -> None:
    """It ends well where the first bot is surely better, and with failure where it isn't."""
    run = CliRunner().invoke
    passed = run(command, ["dcdb", "greedy", "random", "--games", "12", "--gate", "0.5"])
    assert (passed.exit_code, "greedy against random" in passed.output) == (0, True)
    assert "passes the gate of 50.0%" in passed.output
    shut = run(command, ["dcdb", "random", "random", "--games", "6", "--gate", "0.5"])
    assert (shut.exit_code, "doesn't pass the gate" in shut.output) == (1, True)
    missing = run(command, ["dcdb", "random", str(Path("nothing.bot")), "--games", "2"])
    assert "There is no file nothing.bot" in str(missing.exception)
