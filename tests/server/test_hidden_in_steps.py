"""What an answer, and taking it back, does is told with the same bytes, whatever cards lie where nobody can know."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any, Final

import pytest

from longbox.server.play.entries import ANSWER, UNDO
from longbox.server.play.eyes import Eyes
from longbox.server.play.knowing import Moment, newly_known
from longbox.server.play.progress import Progress
from longbox.server.play.watching import OpenEyes, PublicEyes
from longbox.server.storage.rows import Entry
from tests.server.test_hidden_on_the_wire import GAMES, other_world, progress_of

MOST: Final = 120
EVERY: Final = 40
PAIRS: Final = 4


class Lines:
    """The lines of some who look at a table, and all that they got."""

    def __init__(self, progress: Progress, looking: Sequence[Eyes]) -> None:
        self.progress = progress
        self.looking = looking
        self.got = [eyes.see(progress) for eyes in looking]

    def fold(self, entry: Entry) -> None:
        """Let an entry happen, and tell it."""
        self.progress.fold(entry)
        self.progress.look_ahead()
        self.got += [eyes.step(self.progress, entry) for eyes in self.looking]


def exchangeable(progress: Progress, asker: int, *, from_all: bool) -> list[tuple[Any, Any]]:
    """Cards that could lie in each other's place for all that who is asked knows, or for all that anybody does."""
    game = progress.table._resting
    found: list[tuple[Any, Any]] = []
    for group in progress.system.new_dealer(game).unknown(game, asker):
        cards = [card for card in group.cards if not from_all or not game.seen_by(card) & game.everybody()]
        found += [(one, other) for one, other in zip(cards[::2], cards[1::2], strict=False) if one.name != other.name]
    return found


def with_exchanged(progress: Progress, entries: Sequence[Entry], pairs: Sequence[tuple[Any, Any]]) -> Progress:
    """The same table in a world where cards lie in each other's place."""
    other = Progress(progress.sitting, [Entry(one.n, one.seat, one.kind, {**one.body}) for one in entries])
    other.table._resting = other_world(other.table._resting, other, list(pairs))
    other.table._advance()
    other._moment = Moment(other.table.game)
    return other


def looking_of(asker: int, *, from_all: bool) -> list[Eyes]:
    """Who can't know of the exchange."""
    return [Eyes((0,)), Eyes((1,)), PublicEyes(), OpenEyes()] if from_all else [Eyes((asker,)), PublicEyes()]


def steps_of(progress: Progress, looking: Sequence[Eyes], seat: int, key: str) -> list[bytes]:
    """All that lines get before an answer, by it, and by taking it back."""
    lines, before, n = Lines(progress, looking), len(progress.table.answers), progress.n
    lines.fold(Entry(n + 1, seat, ANSWER, {"key": key}))
    lines.fold(Entry(n + 2, seat, UNDO, {"answers": before}))
    return lines.got


def unknown_after(progress: Progress, seat: int, key: str, asker: int, *, from_all: bool) -> list[tuple[Any, Any]]:
    """Pairs of which nobody who looks gets to know anything by an answer; it is taken back again."""
    pairs, moment = exchangeable(progress, asker, from_all=from_all), Moment(progress.table._resting)
    before, n = len(progress.table.answers), progress.n
    progress.fold(Entry(n + 1, seat, ANSWER, {"key": key}))
    after = progress.table.game
    known = newly_known(moment, Moment(after), after)
    places = {card: after.places[card] == place for card, place in enumerate(progress.table._rests.games[-1].places)}
    progress.fold(Entry(n + 2, seat, UNDO, {"answers": before}))
    return [pair for pair in pairs if not any(card.serial in known or not places[card.serial] for card in pair)][:PAIRS]


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_steps_tell_nothing_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer and its taking back: the same bytes for players, for watchers, and for those who see all hands."""
    monkeypatch.setattr(secrets, "token_hex", lambda count: "0" * count)
    luck, progress, entries, exchanged = random.Random(9), progress_of(game, 8), list[Entry](), 0
    while not progress.over and len(entries) < MOST:
        question = progress.table.questions[0]
        seat, key = question.player, luck.choice(question.keys())
        alone = progress.table.at_rest and len(progress.table.questions) == 1
        for from_all in [False, True] if alone and len(entries) % EVERY < 3 else []:
            scout = with_exchanged(progress, entries, [])
            pairs = unknown_after(scout, seat, key, seat, from_all=from_all)
            told = [
                steps_of(with_exchanged(progress, entries, swaps), looking_of(seat, from_all=from_all), seat, key)
                for swaps in ([], pairs)
            ]
            for one, other in zip(*told, strict=True):
                assert one == other
            exchanged += len(pairs)
        entries.append(Entry(progress.n + 1, seat, ANSWER, {"key": key}))
        progress.fold(entries[-1])
    assert exchanged > 3
