"""Those who watch a table: they see what everybody may see, or all hands some time later, where all players agreed.

Watchers have the game once more, which follows the log; so what they see can be late, and nothing they do reaches
the players' game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from longbox.faces.face import TableFace
from longbox.kernel.view import View
from longbox.server.messages import Clocks, Undo
from longbox.server.play.eyes import Eyes, Teller
from longbox.server.play.opened import open_face
from longbox.server.play.progress import Progress
from longbox.server.play.public import SEEN_FROM, PublicTable
from longbox.server.storage.rows import Entry, Sitting


class PublicEyes(Eyes):
    """See what everybody may see."""

    def __init__(self) -> None:
        super().__init__((SEEN_FROM,))
        self.seats = ()

    def _made(self, progress: Progress) -> TableFace:
        public = PublicTable(progress.table.game)
        return public.face(progress.presenter, public.told(progress.presenter, self._read))

    def _teller(self, progress: Progress, view: View[Any]) -> Teller:
        public = PublicTable(progress.table.game)
        return lambda since, until: public.told(progress.presenter, since, until)

    def _undo(self, progress: Progress) -> Undo:
        return Undo()


class OpenEyes(PublicEyes):
    """See all hands."""

    def _made(self, progress: Progress) -> TableFace:
        game = progress.table.game
        news = self._words(progress, game.views[SEEN_FROM], self._read)
        return open_face(progress.presenter, game, SEEN_FROM, None, news, watches=True)

    def _teller(self, progress: Progress, view: View[Any]) -> Teller:
        seen = progress.table.view(SEEN_FROM)
        return lambda since, until: progress.presenter.told(view, seen.reports(since, until))


class Watch:
    """Those who watch a table.

    Attributes:
        eyes: What they see.
        progress: The game, as far as they may see it.
    """

    def __init__(self, sitting: Sitting, entries: Sequence[Entry], now: int) -> None:
        everything = sitting.terms.watch == "all" or sitting.state == "over"
        self._late = sitting.terms.delay * 1000 if everything and sitting.state != "over" else 0
        self.eyes: Eyes = OpenEyes() if everything else PublicEyes()
        self.progress = Progress(sitting, self._due(entries, now))

    def see(self, now: int) -> bytes:
        """All that watchers see now."""
        return self.eyes.see(self.progress, self._clocks(now))

    def follow(self, entries: Sequence[Entry], now: int) -> list[bytes]:
        """The steps of entries that watchers may see by now."""
        steps: list[bytes] = []
        for entry in self._due(entries, now):
            self.progress.fold(entry)
            steps.append(self.eyes.step(self.progress, entry, self._clocks(now)))
        return steps

    def _clocks(self, now: int) -> Clocks | None:
        """The clocks as they were at the moment that watchers see, and run for them from now on."""
        clocks = self.progress.clocks_at(now - self._late)
        return None if clocks is None else structs.replace(clocks, at=now)

    def _due(self, entries: Sequence[Entry], now: int) -> list[Entry]:
        return [entry for entry in entries if entry.at <= now - self._late]
