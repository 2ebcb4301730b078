"""One line after another, for screen readers and pipes: no drawing, no colours, nothing is cleared."""

from __future__ import annotations

from rich.text import Text

from longbox.terminal.screen import Scene, Screen
from longbox.terminal.words import times


class PlainScreen(Screen):
    """Says everything in sentences."""

    _turn = ""

    def show(self, scene: Scene) -> None:
        """Tell the news, the whole table at the beginning of each turn, and the question with its answers."""
        lines = [] if scene.again else [*scene.news, *self._table(scene)]
        answers = [f"{offer.key}: {times(offer.words, offer.count)}" for offer in scene.offers]
        for line in [*lines, in_sentences(scene.question.words()), f"{'; '.join(answers)}."]:
            print(line)

    def _table(self, scene: Scene) -> list[str]:
        state = self.face.state(scene.view)
        if state == self._turn:
            return self.face.summary(scene.view, scene.offers)
        self._turn = state
        return [f"{state}.", *self.face.table(scene.view, scene.offers)]

    def tell(self, lines: list[Text]) -> None:
        for line in lines:
            print(line.plain.rstrip())

    def finish(self, lines: list[Text]) -> None:
        if self._turn:
            print()
        super().finish(lines)

    def hand_over(self, name: str, others: list[str]) -> None:
        print(f"{name} is next. Press Enter when nobody else can read along.")
        input()


def in_sentences(question: str) -> str:
    """A question with a mark at its end."""
    return question if question.endswith(("?", ".")) else f"{question}."
