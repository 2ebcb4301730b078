"""Nothing hidden is on the wire: what a player's and a watcher's line get is the same, byte for byte, in worlds that
differ in nothing but cards that they can't know."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from longbox.kernel.game import Game
from longbox.server.agreeing import agreed
from longbox.server.messages import encode
from longbox.server.play.doing import looked
from longbox.server.play.entries import ANSWER
from longbox.server.play.eyes import Eyes
from longbox.server.play.progress import Progress
from longbox.server.play.room import Room
from longbox.server.play.watching import OpenEyes, PublicEyes
from longbox.server.storage.rows import Entry, Seat, Sitting, Terms

NAMES = ["Ann", "Ben", "Cem", "Dee"]
PEOPLE = ("a", "b")
GAMES = ("dcdb", "vs", "champions", "forever")
MOST = 150


def progress_of(game: str, seed: int, people: int = 2) -> Progress:
    """A game of two people that begins, or of more."""
    options = agreed(game, {}, NAMES[:people], list(range(people)), [{} for _ in range(people)])
    seats = tuple([Seat(number, name[0], name[0].lower()) for number, name in enumerate(NAMES[:people])])
    return Progress(
        Sitting(
            id="t",
            game=game,
            title="",
            host="a",
            invite="",
            options=options,
            seed=str(seed),
            seats=seats,
            terms=Terms(),
        )
    )


def positions(progress: Progress, luck: random.Random, every: int) -> Iterator[None]:
    """Play at random, and stop now and then."""
    for number in range(MOST):
        if progress.over:
            return
        question = progress.table.questions[0]
        key = luck.choice(question.keys())
        progress.fold(Entry(progress.n + 1, question.player, ANSWER, {"key": key}))
        if number % every == 0:
            yield


def sent(progress: Progress, viewer: int | None) -> list[bytes]:
    """All that a line gets at a position: everything that is seen, and all that is known of each card there."""
    if viewer is None:
        return [PublicEyes().see(progress)]
    eyes = Eyes((viewer,))
    got = [eyes.see(progress)]
    room = Room(progress.sitting, None, None)  # type: ignore[arg-type]
    room.kept._progress = progress
    room.audience.eyes[PEOPLE[viewer]] = eyes
    shown = [card.id for area in eyes._face.areas() for card in area.cards] if eyes._face else []
    return [*got, *[encode(looked(room, PEOPLE[viewer], card)) for card in shown[:6]]]


def pairs(progress: Progress, viewer: int, luck: random.Random) -> list[tuple[Any, Any]]:
    """Cards that could lie in each other's place for all that a player knows."""
    dealer = progress.system.new_dealer(progress.table.game)
    found: list[tuple[Any, Any]] = []
    for group in dealer.unknown(progress.table.game, viewer):
        cards = list(group.cards)
        luck.shuffle(cards)
        found += [(one, other) for one, other in zip(cards[::2], cards[1::2], strict=False) if one.name != other.name][
            :3
        ]
    return found


@pytest.mark.parametrize(
    ("game", "every"),
    [
        ("dcdb", 60),
        *[pytest.param(game, 9, marks=pytest.mark.thorough) for game in ("dcdb", "vs", "champions", "forever")],
    ],
)
def test_cards_that_cannot_be_known_make_no_difference(game: str, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever hidden cards change places, players and watchers get the same bytes."""
    monkeypatch.setattr(secrets, "token_hex", lambda count: "0" * count)
    luck, progress, swapped = random.Random(3), progress_of(game, 5), 0
    for _ in positions(progress, luck, every):
        here = progress.table.game
        for viewer in range(2):
            swaps = pairs(progress, viewer, luck)
            told = []
            for exchanged in ([], swaps):
                progress.table.game = other_world(here, progress, exchanged)
                told.append([sent(progress, viewer), sent(progress, None)])
            assert told[0] == told[1]
            progress.table.game = here
            swapped += len(swaps)
    assert swapped > 3


def other_world(game: Game[Any], progress: Progress, swaps: list[tuple[Any, Any]]) -> Game[Any]:
    """The game once more, with cards in each other's place."""
    world = game.copy()
    world.log = game.log.copy()
    for one, other in swaps:
        progress.system.new_dealer(world).exchange(world, one, other)
    return world


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_watchers_see_the_end(game: str) -> None:
    """Those who watch see how a game ended, with the cards that all may see and with all hands open."""
    progress, luck = progress_of(game, 6), random.Random(4)
    while not progress.over:
        question = progress.table.questions[0]
        progress.fold(Entry(progress.n + 1, question.player, ANSWER, {"key": luck.choice(question.keys())}))
    for eyes in (PublicEyes(), OpenEyes()):
        assert msgspec.json.decode(eyes.see(progress))["view"]["result"]
