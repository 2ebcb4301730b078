"""Results kept in a folder are all there, whatever broke the run off, and every game can be had back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
import polars
import pytest

from longbox.games import find
from longbox.games.deck_building import find_decks
from longbox.kernel.table import Table
from longbox.lab.matrix import axes_of, matrix_of
from longbox.lab.plan import Plan
from longbox.lab.playing import outcome_of, play_game
from longbox.lab.results import Failure, GameResult
from longbox.lab.running import play_plans
from longbox.lab.store import store
from longbox.lab.store.origin import OtherGame, record_of
from longbox.lab.store.store import NoResults, OtherRun, Store, run_of

PLANS = [Plan("dcdb", {}, ("random", "random"), 13, 2), Plan("dcdb", {"format": "cube"}, ("random", "random"), 8, 2)]
PAGE: Final = Path(__file__).parents[2] / "docs" / "results.md"
LABELS = [{"form": "base"}, {"form": "cube"}]


class Broken(Exception):
    """Something that breaks a run off."""


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of four games."""
    monkeypatch.setattr(store, "PART", 4)


def play_into(folder: Path, *, breaks_after: int = 0, closes: bool = True) -> list[tuple[int, GameResult | Failure]]:
    """Play what is left of a run; what was kept, and what is new."""
    kept = Store(folder, run_of(PLANS, LABELS), resume=True)
    found = list(kept.earlier())

    def take(number: int, result: GameResult) -> None:
        if breaks_after and len(found) == breaks_after:
            raise Broken
        found.append((number, result))
        kept.add(number, result)

    try:
        play_plans(PLANS, take, after=kept.after)
    finally:
        if closes:
            kept.close()
    return found


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.thorough
@pytest.mark.parametrize("closes", [True, False])
def test_a_run_goes_on_from_what_is_there(tmp_path: Path, *, closes: bool) -> None:
    """Broken off twice, at a Ctrl-C or so that nothing could be closed: the same results in the same files."""
    whole = play_into(tmp_path / "whole")
    for breaks_after in (6, 15):
        with pytest.raises(Broken):
            play_into(tmp_path / "parts", breaks_after=breaks_after, closes=closes)
    assert play_into(tmp_path / "parts") == whole
    assert len(whole) == 21
    assert files(tmp_path / "parts") == files(tmp_path / "whole")
    assert play_into(tmp_path / "whole") == whole


def test_results_of_every_game_come_back_as_they_were(tmp_path: Path) -> None:
    """No game loses anything on the way through its rows."""
    axes = axes_of("champions")
    cell = matrix_of(axes, {axis.name: [] for axis in axes}, Plan("champions", {}, ("greedy",), 1, 1)).cells[0].plan
    decks = list(find_decks("vs").shipped())[:2]
    plans = [*PLANS, cell, Plan("vs", {"decks": decks}, ("greedy", "random"), 1, 1)]
    played = [(number, play_game(plan, 1)) for number, plan in enumerate(plans)]
    aside = [(0, Failure(2, plans[0].game_seed(2), "It goes on without end."))]
    with Store(tmp_path, run_of(plans, [{} for _ in plans])) as kept:
        for number, result in [*played, *aside]:
            kept.add(number, result)
    assert list(kept.earlier()) == [*played, *aside]


def test_results_of_others_are_never_mixed_in(tmp_path: Path) -> None:
    """A folder that has something is refused, unless the same run goes on."""
    play_into(tmp_path)
    with pytest.raises(OtherRun, match="--resume"):
        Store(tmp_path, run_of(PLANS, LABELS))
    other = [msgspec.structs.replace(PLANS[0], seed=3), PLANS[1]]
    with pytest.raises(OtherRun, match="another run"):
        Store(tmp_path, run_of(other, LABELS), resume=True)


def test_a_game_can_be_had_back_from_its_row(tmp_path: Path) -> None:
    """Its record leads to its result; a game that isn't there, or whose rules are others now, is refused."""
    found = play_into(tmp_path)
    record = record_of(tmp_path, 3, 1)
    table = Table(find("dcdb"), record)
    results = [result for number, result in found if number == 1 and isinstance(result, GameResult)]
    assert results[2].outcome == outcome_of("dcdb", table.game)
    with pytest.raises(NoResults, match="no game 99"):
        record_of(tmp_path, 99)
    for part in store.parts_of(tmp_path):
        games = polars.read_parquet(part / "games.parquet")
        games.with_columns(turns=polars.col("turns") + 1).write_parquet(part / "games.parquet")
    with pytest.raises(OtherGame, match="otherwise"):
        record_of(tmp_path, 3)
    for part in store.parts_of(tmp_path):
        games = polars.read_parquet(part / "games.parquet")
        games.with_columns(rules=polars.lit("others")).write_parquet(part / "games.parquet")
    with pytest.raises(OtherGame, match="others now"):
        record_of(tmp_path, 3)


def test_polars_and_duckdb_read_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The examples of docs/results.md run as they stand, and print the same."""
    monkeypatch.chdir(tmp_path)
    found = play_into(tmp_path / "results")
    printed = []
    for example in re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        exec(example, {})
        lines = re.findall(r"[│┆ ]+(.+?)\s+[│┆]\s+(\d+)\s+[│┆]\s+([\d.]+)", capsys.readouterr().out)
        printed.append([(card.strip(), int(count), round(float(won), 3)) for card, count, won in lines])
    assert printed[0]
    assert printed[0][:3] == printed[1][:3]
    players = [player for _, result in found if isinstance(result, GameResult) for player in result.outcome.players]
    card, count, won = printed[0][0]
    first = [player.won for player in players if player.bought and player.bought[0] == card]
    assert (count, won) == (len(first), round(sum(first) / len(first), 3))
