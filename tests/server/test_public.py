"""Who watches a table sees what all of its players see."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from longbox.faces.face import HAND, TableFace
from longbox.server.play.entries import ANSWER
from longbox.server.play.progress import Progress
from longbox.server.play.public import PublicTable
from longbox.server.storage.rows import Entry
from tests.server.test_hidden_on_the_wire import GAMES, progress_of


def titles(face: TableFace) -> dict[str, Counter[str]]:
    """What lies in each area but the hand, by name."""
    return {
        area.id: Counter([card.title for card in area.cards if card.title and not card.facedown])
        for area in face.areas()
        if area.id != HAND
    }


def answered(progress: Progress, luck: random.Random) -> None:
    """Let a question be answered at random, but by nobody giving up."""
    question = progress.table.questions[0]
    keys = question.keys()
    key = luck.choice([key for key in keys if "oncede" not in key])
    progress.fold(Entry(progress.n + 1, question.player, ANSWER, {"key": key}))


@pytest.mark.parametrize("game", GAMES)
def test_what_all_players_see_watchers_see(game: str) -> None:
    """A card that both players see in a place is seen there by a watcher."""
    progress, luck = progress_of(game, 5), random.Random(3)
    compared: set[str] = set()
    for number in range(100):
        if progress.over:
            break
        answered(progress, luck)
        if number % 10:
            continue
        table = progress.table
        one, other = [titles(progress.presenter.face(table.game.views[seat])) for seat in range(2)]
        public = titles(PublicTable(table.game).face(progress.presenter, []))
        for area in one.keys() & other.keys():
            both = one[area] & other[area]
            assert not both - public[area], area
            compared |= both.keys()
    assert len(compared) > 2


def test_the_super_villain_is_open_to_watchers() -> None:
    """It lies face up on its stack, which is hidden otherwise. [dcdb The Super-Villain Stack]"""
    progress = progress_of("dcdb", 5)
    seen = titles(PublicTable(progress.table.game).face(progress.presenter, []))
    assert seen["super-villain"] == Counter(["Ra's al Ghul"])
