"""Who watches a table sees what all of its players see."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec import structs

from longbox.faces.face import HAND, THE_GAME, TableFace
from longbox.games.forever.game import ForeverGame
from longbox.server.play.entries import ANSWER
from longbox.server.play.progress import Progress
from longbox.server.play.public import PublicTable
from longbox.server.play.watching import OpenEyes, PublicEyes
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


@pytest.mark.parametrize(("game", "people"), [("dcdb", 2), ("champions", 2), ("vs", 3), ("forever", 4)])
@pytest.mark.parametrize("eyes", [PublicEyes, OpenEyes])
def test_nothing_on_the_table_is_theirs_who_watch(game: str, people: int, eyes: type[PublicEyes]) -> None:
    """Who watches is nobody's mate and nobody's foe, has no hand, and is told of all players by their names."""
    progress, luck = progress_of(game, 5, people), random.Random(3)
    for number in range(60):
        answered(progress, luck)
        if number % 12:
            continue
        face = eyes()._made(progress)
        assert face.viewer == THE_GAME
        assert {side.seat for side in face.sides} >= set(range(people))
        assert not any(side.yours or side.relation for side in face.sides)
        assert HAND not in [area.id for area in face.areas()]
        told = [badge.words for area in face.areas() for card in area.cards for badge in card.badges]
        assert "yours" not in told
        assert not face.spoken
        assert not face.brief


def test_of_four_all_are_named_to_who_watches() -> None:
    """Where two share a side of DC Forever, a character says whose it is: the player knows their own as "yours"."""
    progress, luck = progress_of("forever", 5, 4), random.Random(3)
    seen: dict[str, set[str]] = {"plays": set(), "watches": set()}
    for _ in range(150):
        answered(progress, luck)
        for who, face in (
            ("plays", progress.presenter.face(progress.table.game.views[0])),
            ("watches", PublicEyes()._made(progress)),
        ):
            seen[who] |= {
                badge.words
                for area in face.areas()
                if area.id.startswith("place ")
                for card in area.cards
                for badge in card.badges
                if badge.words == "yours" or badge.words.endswith("'s")
            }
    assert seen["plays"] == {"yours", "Ben's", "Cem's", "Dee's"}
    assert seen["watches"] == {"Ann's", "Ben's", "Cem's", "Dee's"}


@pytest.mark.parametrize("sides", [("rogue", "hero"), ("hero", "rogue")])
def test_citizens_on_facedown_schemes_are_seen_by_who_watches(sides: tuple[str, str]) -> None:
    """They are tokens on the table: who may not know the Scheme sees it face down, with them. [forever Scheme]"""
    sitting = progress_of("forever", 5).sitting
    progress = Progress(structs.replace(sitting, options={**sitting.options, "sides": sides}))
    luck, facedown = random.Random(3), False
    while not facedown:
        answered(progress, luck)
        game = progress.table.game
        assert isinstance(game, ForeverGame)
        facedown = any(game.permanent(scheme).facedown for scheme in game.schemes())
    for scheme in game.schemes():
        game.permanent(scheme).citizens = 3
    public, laid_open = [
        [
            card
            for area in eyes._made(progress).areas()
            for card in area.cards
            if card.role == "scheme" and card.facedown
        ]
        for eyes in (PublicEyes(), OpenEyes())
    ]
    assert [(card.title, [badge.words for badge in card.badges]) for card in public] == [("", ["3 citizens"])]
    assert [(card.title, card.numbers[0].value) for card in laid_open] == [(scheme.name, "3")]
