"""One line after another, for screen readers and pipes: no drawing, no colours, nothing is cleared."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.lines import Line, plain
from longbox.faces.words import times
from longbox.terminal.screen import Scene, Screen


class PlainScreen(Screen):
    """Says everything in sentences."""

    _state = ""
    _chapter = ""
    _brief: Sequence[str] = ()

    def show(self, scene: Scene) -> None:
        """Tell the news, the whole table at the beginning of each turn or round, and the question with its answers.

        What matters is told again where it has changed.
        """
        lines = [] if scene.again else [*scene.news, *self._table(scene)]
        answers = [f"{offer.key}: {times(offer.words, offer.count)}" for offer in scene.offers]
        for line in [*lines, in_sentences(scene.words), f"{'; '.join(answers)}."]:
            print(line)

    def _table(self, scene: Scene) -> list[str]:
        face = scene.face
        begins = [] if face.state == self._state else [f"{face.state}."]
        new = [words for words in face.brief if words not in self._brief]
        told = new if face.chapter == self._chapter else face.spoken
        self._state, self._chapter, self._brief = face.state, face.chapter, face.brief
        return [*begins, *told]

    def tell(self, lines: list[Line]) -> None:
        for line in lines:
            print(plain(line).rstrip())

    def finish(self, lines: list[Line]) -> None:
        if self._state:
            print()
        super().finish(lines)

    def hand_over(self, name: str, others: list[str]) -> None:
        print(f"{name} is next. Press Enter when nobody else can read along.")
        input()


def in_sentences(question: str) -> str:
    """A question with a mark at its end."""
    return question if question.endswith(("?", ".")) else f"{question}."
