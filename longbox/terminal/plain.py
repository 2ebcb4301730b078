"""One line after another, for screen readers and pipes: no drawing, no colours, nothing is cleared."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from longbox.faces.words import times
from longbox.terminal.screen import Scene, Screen


class PlainScreen(Screen):
    """Says everything in sentences."""

    _state = ""
    _chapter = ""
    _summary: Sequence[str] = ()

    def show(self, scene: Scene) -> None:
        """Tell the news, the whole table at the beginning of each turn or round, and the question with its answers.

        What matters is told again where it has changed.
        """
        lines = [] if scene.again else [*scene.news, *self._table(scene)]
        answers = [f"{offer.key}: {times(offer.words, offer.count)}" for offer in scene.offers]
        for line in [*lines, in_sentences(scene.words), f"{'; '.join(answers)}."]:
            print(line)

    def _table(self, scene: Scene) -> list[str]:
        state, chapter = self.face.state(scene.view), self.face.chapter(scene.view)
        begins = [] if state == self._state else [f"{state}."]
        summary = self.face.summary(scene.view, scene.offers)
        new = [line for line in summary if line not in self._summary]
        told = new if chapter == self._chapter else self.face.table(scene.view, scene.offers)
        self._state, self._chapter, self._summary = state, chapter, summary
        return [*begins, *told]

    def tell(self, lines: list[Text]) -> None:
        for line in lines:
            print(line.plain.rstrip())

    def finish(self, lines: list[Text]) -> None:
        if self._state:
            print()
        super().finish(lines)

    def hand_over(self, name: str, others: list[str]) -> None:
        print(f"{name} is next. Press Enter when nobody else can read along.")
        input()


def in_sentences(question: str) -> str:
    """A question with a mark at its end."""
    return question if question.endswith(("?", ".")) else f"{question}."
