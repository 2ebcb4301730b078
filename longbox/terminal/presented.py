"""A game in the terminal that has a presenter: its faces are drawn, and what it tells is written in colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from longbox.faces.face import TableFace
from longbox.faces.offers import HandNumbers, Label, Offer
from longbox.faces.opportunities import Opportunity
from longbox.faces.presenter import Presenter
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import Report, View
from longbox.terminal.face import Face
from longbox.terminal.styles import drawn, drawn_lines


class Presented(Face):
    """How a game looks that has a presenter.

    Args:
        presenter: What the game says of its tables.
    """

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.secret = presenter.secret  # type: ignore[misc]
        self.habits = presenter.habits  # type: ignore[misc]
        self.example = presenter.example  # type: ignore[misc]
        self.deeds = presenter.deeds  # type: ignore[misc]
        self.steward = presenter.steward

    def shown(self, view: View[Any], question: Question, hand: HandNumbers) -> TableFace | None:
        return self.presenter.face(view, question, (), hand, self.beside)

    def title(self, view: View[Any]) -> str:
        return self.presenter.title(view)

    def state(self, view: View[Any]) -> str:
        return self.presenter.state(view)

    def chapter(self, view: View[Any]) -> str:
        return self.presenter.chapter(view)

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        return self.presenter.hand(view)

    def turn(self, view: View[Any]) -> object:
        return self.presenter.turn(view)

    def means(self, view: View[Any]) -> str:
        return self.presenter.means(view)

    def asks(self, view: View[Any], question: Question) -> str:
        return self.presenter.asks(view, question)

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        return self.presenter.labels(view, question)

    def look(self, view: View[Any], choice: Choice) -> object:
        return self.presenter.look(view, choice)

    def only_answer(self, view: View[Any], question: Question, offers: list[Offer]) -> Offer | None:
        return self.presenter.only_answer(view, question, offers)

    def shortcuts(self, view: View[Any], question: Question) -> list[Offer]:
        return [*self.presenter.shortcuts(view, question), *self.presenter.typed(view, question)]

    def opportunity(self, question: Question) -> Opportunity:
        return self.presenter.opportunity(question)

    def obey(self, view: View[Any], question: Question, typed: str) -> list[Text] | None:
        told = self.presenter.obey(view, question, typed)
        return None if told is None else drawn_lines(told)

    def commands(self) -> list[tuple[str, str]]:
        return self.presenter.commands()

    def habitual(self, view: View[Any]) -> dict[str, str]:
        return self.presenter.habitual(view)

    def board(self, view: View[Any], offers: list[Offer], width: int, height: int, most: int) -> list[Text]:
        raise AssertionError("its faces are drawn")

    def places(self) -> tuple[str, ...]:
        raise AssertionError("its faces tell them")

    def table(self, view: View[Any], offers: list[Offer]) -> list[str]:
        return self.presenter.spoken(view, self.beside)

    def summary(self, view: View[Any], offers: list[Offer]) -> list[str]:
        return self.presenter.brief(view)

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        return self.presenter.digest(view, reports)

    def highlighted(self, words: str) -> Text:
        return drawn(self.presenter.mentions.marked(words))

    def explain(self, view: View[Any], name: str) -> list[Text]:
        return drawn_lines(self.presenter.explain(view, name))

    def things(self, view: View[Any]) -> list[str]:
        return self.presenter.things(view)

    def help(self) -> str:
        return self.presenter.help()

    def result(self, view: View[Any]) -> list[Text]:
        return drawn_lines(self.presenter.result(view))
