"""Changed cards are noticed by rulings that come to what was changed, and by no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.rulings.errors import BadRuling
from mutants.__main__ import report, tell
from mutants.excused import Excuse, excuses_for
from mutants.shelf import Mutant, Shelf, UnknownCard
from mutants.trying import Trial
from tests.rulings.writing import sheet

KICK = sheet('Alice.hand = ["Kick"]', 'do = "Alice plays Kick"\nPower = 2')


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """The cards of the deck-building game."""
    return Shelf("dcdb")


def trial_of(shelf: Shelf, folder: Path, ruling: str) -> Trial:
    """A trial with one ruling."""
    (folder / "ruling.toml").write_text(ruling, encoding="utf-8")
    return Trial(shelf, folder)


def mutants_of(shelf: Shelf, name: str) -> dict[str, Mutant]:
    """All changed cards that are made of a card, by the change."""
    (number,) = shelf.find([name])
    return {mutant.change: mutant for mutant in shelf.mutants(number)}


def test_a_ruling_notices_the_card_that_it_plays(shelf: Shelf, tmp_path: Path) -> None:
    """One Power more or less is noticed where Kick is played, and nowhere else."""
    trial = trial_of(shelf, tmp_path, KICK)
    kick, catwoman = mutants_of(shelf, "Kick"), mutants_of(shelf, "Catwoman")
    assert trial.noticed_by(kick["[+2 → +3] Power."]) == "a ruling"
    assert trial.noticed_by(kick["[+2 Power. → ]"]) == "a ruling"
    assert [trial.noticed_by(mutant) for mutant in catwoman.values()] == [""] * len(catwoman)


def test_the_card_is_as_before_afterwards(shelf: Shelf, tmp_path: Path) -> None:
    """What was exchanged for a while plays as it did."""
    trial = trial_of(shelf, tmp_path, KICK)
    (mutant,) = [each for change, each in mutants_of(shelf, "Kick").items() if "+3" in change]
    before = shelf.cards[mutant.number].power
    assert trial.noticed_by(mutant)
    assert shelf.cards[mutant.number].power == before == 2
    assert trial_of(shelf, tmp_path, KICK).rulings


def test_a_card_that_has_no_end_is_noticed(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that takes too long doesn't hold."""
    monkeypatch.setattr("mutants.trying.SECONDS", 1)
    trial = trial_of(shelf, tmp_path, KICK)
    monkeypatch.setattr("longbox.rulings.runs.Run.take_steps", lambda _: [None for _ in iter(int, 1)])
    assert trial.noticed_by(mutants_of(shelf, "Kick")["[+2 → +3] Power."]) == "a ruling"


def test_rulings_must_hold_before_cards_are_changed(shelf: Shelf, tmp_path: Path) -> None:
    """A ruling that doesn't hold would notice every change."""
    with pytest.raises(BadRuling, match="doesn't hold"):
        trial_of(shelf, tmp_path, KICK.replace("Power = 2", "Power = 3"))


def test_cards_are_found_by_name(shelf: Shelf) -> None:
    """A misspelt name is an error with what is near."""
    with pytest.raises(UnknownCard, match="Did you mean 'Kick'"):
        shelf.find(["Kikc"])


def test_what_survives_is_told(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    """Survivors fail, but those that are listed as equal; an entry that is about no survivor fails too."""
    mutants = mutants_of(shelf, "Kick")
    up, down = mutants["[+2 → +3] Power."], mutants["[+2 → +1] Power."]
    excuse = Excuse("[+2 → +3]", "for the test", "Kick")
    assert report([(up, ""), (down, "a ruling")], [excuse], whole=True, seconds=0) == 0
    assert "2 changes of 1 cards in 0 s: 1 are noticed by rulings, 1 are listed as equal, 0 survive." in out(capsys)
    assert report([(up, ""), (down, "")], [excuse], whole=True, seconds=0) == 1
    tell([(up, ""), (down, "")], [excuse], show_all=False)
    assert out(capsys).splitlines()[-1] == "SURVIVES Kick: [+2 → +1] Power."
    assert report([(up, "a ruling")], [excuse], whole=True, seconds=0) == 1
    assert "NOT NEEDED any more among the equal changes: Kick: [+2 → +3]" in out(capsys)


def out(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed."""
    return capsys.readouterr().out


@pytest.mark.parametrize("game", ["dcdb", "champions", "vs"])
def test_the_equal_changes_have_reasons(game: str) -> None:
    """The files of equal changes can be read, and each entry says why."""
    assert all(len(excuse.reason.split()) > 3 for excuse in excuses_for(game))
