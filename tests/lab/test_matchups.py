"""Decks against each other: who meets whom, and what is counted of it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from longbox.lab.heat_map import draw_matchups
from longbox.lab.matchup_report import matchup_report
from longbox.lab.matchup_tally import MatchupTally
from longbox.lab.matchups import Contender, Matchups, NoPairing, matchups_of
from longbox.lab.plan import Plan
from longbox.lab.plot import save
from longbox.lab.results import GameResult, Outcome, PlayerResult

DECKS = [Contender("A", "deck a"), Contender("B", "deck b"), Contender("C", "deck c")]
PLAN = Plan("dcdb", {"endurance": 30}, ("greedy",), 10, 1)


def result(won: float, began: int, turns: int = 5) -> GameResult:
    """A game that the first seat won, or not; and which seat had the initiative first."""
    facts = [{"initiative": "first" if seat == began else "later"} for seat in range(2)]
    players = [PlayerResult(won, facts=facts[0]), PlayerResult(1 - won, facts=facts[1])]
    return GameResult(1, 1, [0, 1], Outcome(turns, "somebody lost", players))


@pytest.fixture
def tally() -> MatchupTally:
    """Four games of A and B, of which A won three, two of them with the initiative; and one of B and B."""
    tally = MatchupTally(matchups_of(DECKS[:2], PLAN, mirrors=True))
    for won, began in ((1, 0), (1, 0), (1, 1), (0, 1)):
        tally.add(1, result(won, began))
    tally.add(2, result(1, 1, turns=9))
    return tally


def pairs(matchups: Matchups) -> list[tuple[str, str]]:
    """Who meets whom."""
    return [(pairing.one, pairing.other) for pairing in matchups.pairings]


def test_each_deck_meets_each_other_once() -> None:
    """And itself, if that is wished."""
    assert pairs(matchups_of(DECKS, PLAN)) == [("A", "B"), ("A", "C"), ("B", "C")]
    assert pairs(matchups_of(DECKS[:2], PLAN, mirrors=True)) == [("A", "A"), ("A", "B"), ("B", "B")]


def test_a_pairing_is_a_plan_with_both_decks() -> None:
    """The other options stay, and one bot sits on both seats."""
    plan = matchups_of(DECKS, PLAN).plans[1]
    assert plan.options == {"endurance": 30, "decks": ["deck a", "deck c"]}
    assert plan.bots == ("greedy", "greedy")


def test_decks_must_be_told_apart_and_have_an_opponent() -> None:
    """Else there is nothing to compare."""
    with pytest.raises(NoPairing, match="Two decks are called 'A'"):
        matchups_of([DECKS[0], DECKS[0]], PLAN)
    with pytest.raises(NoPairing, match="--mirrors"):
        matchups_of(DECKS[:1], PLAN)


def test_wins_are_counted_from_both_sides(tally: MatchupTally) -> None:
    """What one deck wins, the other loses; a deck against itself tells nothing of how good it is."""
    assert (tally.against("A", "B").won, tally.against("A", "B").games) == (3, 4)
    assert (tally.against("B", "A").won, tally.against("B", "A").games) == (1, 4)
    assert (tally.against_all("B").won, tally.against_all("B").games) == (1, 4)
    assert (tally.against("B", "B").won, tally.against("B", "B").games) == (1, 1)
    assert tally.games == 5


def test_wins_are_counted_by_the_first_initiative(tally: MatchupTally) -> None:
    """Of each deck, with it and without it; and of all players together."""
    assert (tally.with_initiative("A").won, tally.with_initiative("A").games) == (2, 2)
    assert (tally.without_initiative("A").won, tally.without_initiative("A").games) == (1, 2)
    assert (tally.with_initiative("B").won, tally.with_initiative("B").games) == (1, 3)
    assert (tally.without_initiative("B").won, tally.without_initiative("B").games) == (1, 3)
    assert (tally.first_initiative().won, tally.first_initiative().games) == (3, 5)


def test_rates_are_rows(tally: MatchupTally) -> None:
    """One for each pairing, for other programs."""
    row = tally.rates()[1]
    assert (row["deck"], row["opponent"], row["games"], row["share"], row["mean_turns"]) == ("A", "B", 4, 0.75, 5)
    assert (row["share_with_initiative"], row["share_without_initiative"]) == (1, 0.5)


def test_the_report_shows_all_of_it(tally: MatchupTally) -> None:
    """Wins, the initiative, the length of games, and how they ended."""
    console = Console(width=120, record=True, file=io.StringIO())
    for part in matchup_report(tally):
        console.print(part)
    shown = console.export_text()
    assert "75.0 %" in shown
    assert "30.1 to 95.4 %" in shown
    assert "60.0 %" in shown
    assert "somebody lost" in shown
    assert "A, B" in shown


def test_the_picture_has_a_cell_for_each_pairing(tally: MatchupTally, tmp_path: Path) -> None:
    """With the wins of the deck on the left; empty where nothing was played."""
    texts = [text.get_text() for text in draw_matchups(tally).axes[0].texts]
    assert texts[1].startswith("75\n")
    assert texts[2].startswith("25\n")
    assert texts[0] == ""
    save(tally, tmp_path / "wins.png")
    assert (tmp_path / "wins.png").stat().st_size > 1000
