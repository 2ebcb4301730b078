"""The rulings that come with Longbox hold, and leave no card and no rule out."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.games.dcdb import events
from longbox.games.dcdb.library import box
from longbox.rulebook import rules_of
from longbox.rulings import HOLDS, BadRuling, Ruling, files_in, judge, read_file
from longbox.rulings.reports import explain
from longbox.rulings.runs import Problems, Run

FOLDER = Path(__file__).parents[2] / "rulings"
RULINGS = [ruling for file in files_in([FOLDER]) for ruling in read_file(file)]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_the_ruling_holds(ruling: Ruling) -> None:
    """What a shipped ruling says is what the engine does, played once."""
    try:
        Run(ruling, 0).take_steps()
    except (BadRuling, Problems):
        pytest.fail("\n".join(explain(judge(ruling, widely=False))))


@pytest.mark.thorough
@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_the_ruling_does_not_hold_by_luck(ruling: Ruling) -> None:
    """It is what the engine does whatever chance brings, and whatever lies where nothing is written."""
    verdict = judge(ruling)
    assert verdict.result == HOLDS, "\n".join(explain(verdict))
    assert verdict.untried == ""


def test_no_two_rulings_have_the_same_name() -> None:
    """A name finds one ruling."""
    names = [(ruling.game, ruling.name) for ruling in RULINGS]
    assert len(set(names)) == len(names)


def test_every_rule_with_something_to_implement_is_shown() -> None:
    """Each rule of the rulebook, each note on a card and each answer has a ruling."""
    shown = {name for ruling in RULINGS if ruling.rulebook == "dcdb" for name in ruling.rules}
    assert [name for name, rule in rules_of("dcdb").items() if name not in shown and not rule.nothing] == []


@pytest.mark.thorough
def test_every_card_is_really_resolved() -> None:
    """Each card of the set is played in some ruling, each Super Hero is somebody's, each Super-Villain appears."""
    seen: set[tuple[str, str]] = set()
    for ruling in [ruling for ruling in RULINGS if ruling.game == "dcdb"]:
        run = Run(ruling, 0)
        run.take_steps()
        assert run.game is not None
        seen.update([(event.kind.name, str(card)) for event in run.game.log for card in event.cards])
        seen.update([("hero", hero) for written in ruling.players for hero in written.split(" and ")])
    for card in box():
        assert ("hero" if card.is_hero else events.PLAYED.name, card.name) in seen
        assert card.first_appearance is None or (events.APPEARED.name, card.name) in seen
