"""What is counted of many games adds up."""

from __future__ import annotations

from longbox.lab.plan import Plan
from longbox.lab.results import GameResult, Outcome, PlayerResult
from longbox.lab.tally import Tally

PLAN = Plan("dcdb", {}, ("greedy", "random"), 2, 1)


def player(won: float, score: int, bought: list[str], hero: str) -> PlayerResult:
    """How a game went for one player."""
    return PlayerResult(won, score, bought, facts={"hero": hero, "deck_size": 10 + score})


def counted() -> Tally:
    """Two games: one won by greedy, one shared."""
    tally = Tally(PLAN)
    first = [player(1.0, 30, ["Kick", "Kick", "Lobo"], "Batman"), player(0.0, 5, ["Kick"], "Superman")]
    second = [player(0.5, 12, ["Lobo"], "Batman"), player(0.5, 12, [], "Aquaman")]
    tally.add(GameResult(1, 11, [0, 1], Outcome(20, "no Super-Villain", first)))
    tally.add(GameResult(2, 12, [1, 0], Outcome(30, "no Line-Up", second)))
    return tally


def test_wins_are_counted_by_bot_wherever_it_sat() -> None:
    """A bot's wins are counted over its seats; a shared victory is half a one."""
    bots = counted().by["bot"]
    assert {name: (group.wins.games, group.wins.won) for name, group in bots.items()} == {
        "greedy": (2, 1.5),
        "random": (2, 0.5),
    }


def test_wins_are_counted_by_seat_and_by_what_players_have_in_common() -> None:
    """Seats and facts that are text group players of all bots."""
    tally = counted()
    assert {name: group.wins.won for name, group in tally.by["seat"].items()} == {"1": 1.5, "2": 0.5}
    assert {name: group.wins.games for name, group in tally.by["hero"].items()} == {
        "Batman": 2,
        "Superman": 1,
        "Aquaman": 1,
    }


def test_facts_that_are_numbers_are_spread_by_bot() -> None:
    """Numbers have a mean for each bot."""
    tally = counted()
    assert "deck_size" not in tally.by
    assert tally.facts["greedy"]["deck_size"].mean == (40 + 22) / 2


def test_buyers_are_counted_once_a_game() -> None:
    """Two copies are bought twice, by one buyer."""
    (kick, bought), (lobo, _) = counted().most_bought(5)
    assert (kick, lobo) == ("Kick", "Lobo")
    assert (bought.copies, bought.buyers.games, bought.buyers.won) == (3, 2, 1.0)


def test_games_are_counted() -> None:
    """Length and endings are those of the games, and victories add up to one a game."""
    tally = counted()
    assert tally.games == 2
    assert tally.turns.mean == 25
    assert tally.endings == {"no Super-Villain": 1, "no Line-Up": 1}
    assert tally.everybody.won == 2
