"""Reports tell what is in the results, and no number of theirs stands without its interval."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy
import polars
import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.lab.plan import Plan
from longbox.lab.playing import play_game
from longbox.lab.reports.document import Code, Document, Grid, Section, Text, as_html
from longbox.lab.reports.estimates import Estimate, corrected, mean, regression, share
from longbox.lab.reports.tiers import tiers_of
from longbox.lab.reports.worth import independent, mean_from_sums, within


def made(folder: Path, *words: str) -> str:
    """The page on some games, as Markdown."""
    for command in (["simulate", *words, "--out", str(folder / "R")], ["report", str(folder / "R"), *pages(folder)]):
        result = CliRunner().invoke(group, command, catch_exceptions=False)
        assert result.exit_code == 0, result.output
    return (folder / "page.md").read_text("utf-8")


def pages(folder: Path) -> list[str]:
    """Where the pages go."""
    return ["--markdown", str(folder / "page.md"), "--html", str(folder / "page.html")]


def test_a_page_tells_of_a_game(tmp_path: Path) -> None:
    """Wins, length, cards and choices, each with intervals; the page in HTML fetches nothing."""
    words = ("dcdb", "--players", "greedy,random", "--games", "40", "--shun", "buy Kick")
    page = made(tmp_path, *words)
    for heading in (
        "Wins by bot",
        "Wins by seat",
        "Wins by hero",
        "Each hero against each",
        "Length",
        "What each card adds",
        "What bots choose",
    ):
        assert f"## {heading}" in page
    heads = re.findall(r"^\| .* \|\n\| ---", page, re.MULTILINE)
    assert heads
    assert all("95 % interval" in head for head in heads)
    assert "| buy Kick | 40 |" in page
    html = (tmp_path / "page.html").read_text("utf-8")
    assert html.count("<svg") == page.count(".svg)")
    assert not re.findall(r'(?:src|href)="(?!#)', html.replace('xlink:href="#', ""))


@pytest.mark.thorough
def test_a_page_tells_of_games_won_together(tmp_path: Path) -> None:
    """Where players win together, games are counted, by hero and scenario."""
    page = made(tmp_path, "champions", "--hero", "Spider-Man", "--hero", "Iron Man", "--games", "10")
    assert "## Wins by hero and scenario" in page
    assert "Wins by seat" not in page


def test_a_regression_finds_what_was_planted() -> None:
    """Of two factors the first adds 0.3; its interval has that, and the other's has nothing."""
    chance = numpy.random.default_rng(1)
    games = numpy.repeat(numpy.arange(1, 1001), 2)
    factors = within(chance.integers(0, 2, (2000, 2)).astype(float), games)
    outcome = within((0.3 * factors[:, 0] + chance.normal(0, 0.4, 2000))[:, None], games)[:, 0]
    strong, none = regression(outcome, factors, games, ["strong", "none"], [0, 1], [1000, 1000])
    assert strong.low < 0.3 < strong.high
    assert strong.q < 0.001
    assert none.low < 0 < none.high


def test_sums_tell_what_the_numbers_tell() -> None:
    """A mean from sums is that of the numbers; where all went one way, it is as sure as so many in a row are."""
    numbers = [1.0, 1.0, 0.0, -1.0, 0.5]
    whole, summed = mean("card", numbers), mean_from_sums("card", 5, sum(numbers), sum(n * n for n in numbers))
    for one, other in zip(whole.__struct_fields__[1:], summed.__struct_fields__[1:], strict=True):
        assert getattr(whole, one) == pytest.approx(getattr(summed, other))
    five, many = mean_from_sums("card", 5, 5.0, 5.0), mean_from_sums("card", 30, -30.0, 30.0)
    assert (five.low < 0 < five.high, five.p) == (True, 0.0625)
    assert (many.low, many.high < 0, many.p < 0.001) == (-1.0, True, True)


def test_what_follows_from_other_factors_is_left_out() -> None:
    """A column that is the sum of others says nothing new; an own one does."""
    chance = numpy.random.default_rng(3)
    columns = chance.normal(0, 1, (50, 2))
    factors = numpy.column_stack([columns, columns.sum(axis=1), chance.normal(0, 1, 50)])
    assert independent(factors) == [0, 1, 3]


def test_many_comparisons_are_corrected() -> None:
    """One chance in a hundred is nothing special where a hundred are taken; the order of p-values stays."""
    taken = [Estimate(str(number), 10, 0, 0, 0, p=number / 100) for number in range(1, 101)]
    found = [estimate.q for estimate in corrected(taken)]
    assert found[0] == pytest.approx(1.0)
    assert found == sorted(found)
    assert corrected([taken[0]])[0].q == pytest.approx(0.01)


def test_estimates_have_intervals_that_shrink() -> None:
    """More games, narrower intervals; one game alone tells nothing of a mean."""
    assert share("", 50, 100).high - share("", 50, 100).low > share("", 500, 1000).high - share("", 500, 1000).low
    assert mean("", [1.0]).high == float("inf")
    assert mean("", [1.0, 2.0, 3.0]).low < 2.0 < mean("", [1.0, 2.0, 3.0]).high


def test_main_characters_are_told_beyond_their_tiers() -> None:
    """Each point adds as much as was planted, and who wins more than that is found."""
    rows = []
    chance = numpy.random.default_rng(2)
    for game in range(1, 2001):
        tiers = [int(chance.integers(1, 4)) for _ in range(2)]
        hidden = [tiers[0] + 3 * (seat_names(tiers)[0] == "Strong"), tiers[1]]
        first = float(chance.random() < 0.5 + 0.08 * (hidden[0] - hidden[1]))
        for seat, won in ((1, first), (2, 1 - first)):
            names = [seat_names(tiers)[seat - 1]]
            rows.append(
                {"plan": 0, "game": game, "seat": seat, "won": won, "characters": names, "tiers": [tiers[seat - 1]]}
            )
    section = tiers_of(polars.DataFrame(rows))
    assert section is not None
    grid = section.parts[2]
    assert isinstance(grid, Grid)
    assert grid.rows[0][0] == "Strong"
    assert float(grid.rows[0][3]) > 5


def seat_names(tiers: list[int]) -> list[str]:
    """Who sits where in the planted games."""
    return ["Strong" if tiers[0] == 2 else f"Left {tiers[0]}", f"Right {tiers[1]}"]


def test_the_first_game_has_no_tiers_and_the_cube_has() -> None:
    """Its Super Heroes are the Cube's, too, but are not drafted."""
    assert play_game(Plan("dcdb", {}, ("random", "random"), 1, 1), 1).outcome.players[0].tiers is None
    cube = play_game(Plan("dcdb", {"format": "cube"}, ("random", "random"), 1, 1), 1).outcome.players
    assert [len(player.tiers or []) for player in cube] == [len(player.characters or []) for player in cube]


@pytest.mark.thorough
def test_the_report_on_characters_is_printed_and_drawn(tmp_path: Path) -> None:
    """It tells of bots that draft at random; where nobody has tiers, that is said."""
    words = ["simulate", "dcdb", "--report", "characters", "--games", "30", "--players", "random,random,random,random"]
    result = CliRunner().invoke(group, [*words, "--format", "cube", "--plot", str(tmp_path / "tiers.svg")])
    assert "Each tier point" in result.stdout
    assert "corrected p" in result.stdout
    assert "<svg" in (tmp_path / "tiers.svg").read_text("utf-8")
    assert "No game had" in CliRunner().invoke(group, [*words[:-3], "1"]).stdout


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("more", "players"),
    [((), 2), (("--report", "characters"), 4), (("--report", "characters", "--players", "random,random,random"), 3)],
)
def test_the_report_on_characters_is_of_four_bots_of_one_strength(
    more: tuple[str, ...], players: int, tmp_path: Path
) -> None:
    """So it is if nobody is named; between unequal bots it would tell of these, and not of their Main Characters."""
    words = ["simulate", "dcdb", "--format", "cube", "--games", "1", "--record", str(tmp_path)]
    assert CliRunner().invoke(group, [*words, *more]).exit_code == 0
    (record,) = tmp_path.glob("*.json")
    assert json.loads(record.read_text("utf-8"))["options"]["players"] == players


def test_what_is_written_is_never_taken_for_html() -> None:
    """Signs that mean something there are shown as they are."""
    page = as_html(Document("<b>", [Section("&", [Text("<i>"), Code("a > b"), Grid(["<u>"], [["<s>"]])])]))
    assert not [word for word in ("<b>", "<i>", "<u>", "<s>") if word in page.partition("</head>")[2]]
