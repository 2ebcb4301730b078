"""What always holds of the Cube, over and above what holds of any game: tokens, owners, and triggers of each class.

A `TableJudge` reads the cards and the log for itself. `test_cube_faults` plants faults, each of which it must find.
"""

from __future__ import annotations

import pytest

from .common.bench import how_many
from .cube_games import ALL_KNOWN, busy_game, cube_game, with_all_keywords
from .table_judge import RETURNED, TableJudge
from .trigger_texts import ASKS, LATER, MISSABLE, MUST, POWER, lines_of, read


@pytest.mark.parametrize("seed", range(2))
def test_tokens_owners_and_triggers_are_right(seed: int) -> None:
    """In games with the cards that wait for most, at each rest: no token comes or goes but by a text, each card's owner
    is what the rules say, each trigger was offered or taken, and whatever was missed is in the log.
    """
    judge = TableJudge(busy_game(seed), seed)
    judge.watch(turns=30)
    assert judge.seen[MISSABLE] > 10
    assert judge.seen[POWER] > 10


@pytest.mark.thorough
def test_they_are_right_in_many_games() -> None:
    """So it is in many such games, in which each manner of trigger came."""
    seen = dict.fromkeys((ASKS, LATER, MISSABLE, MUST, POWER), 0)
    for seed in range(how_many(15, 0.05)):
        judge = TableJudge(busy_game(seed), seed)
        judge.watch(turns=40)
        seen = {manner: number + judge.seen[manner] for manner, number in seen.items()}
    assert min(seen.values()) > 5, seen


@pytest.mark.thorough
def test_they_are_right_with_all_keywords() -> None:
    """So it is in games with cards that have all keywords, where what is borrowed for a turn goes back as it ends."""
    returned = 0
    for seed in range(3):
        judge = TableJudge(with_all_keywords(seed), seed)
        judge.watch(turns=40)
        returned += judge.seen[RETURNED]
    assert returned > 0


def test_each_text_that_waits_is_looked_after() -> None:
    """Of each line that waits for something it is said what that is, or that the log alone doesn't tell."""
    game = cube_game(ALL_KNOWN | {"heroes": "random"}, 1)
    known = list({card.definition.name: card.definition for card in game.box}.values())
    lines = [(card, line) for card in known for line in lines_of(card)]
    followed = [line for card, line in lines if read(card, line) is not None]
    assert len(followed) > 0.85 * len(lines) > 70
