"""DC Forever as it is presented: its faces, its words, its explanations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from longbox.faces.face import Side
from longbox.faces.lines import Line
from longbox.faces.mentions import Mentions
from longbox.faces.naming import Names
from longbox.faces.offers import Label
from longbox.faces.players import YOU
from longbox.faces.presenter import Presenter
from longbox.games.forever.definitions import CardDefinition
from longbox.games.forever.face import telling
from longbox.games.forever.face.cards import role_of
from longbox.games.forever.face.labels import label_choices, look_of
from longbox.games.forever.face.sides import sides_of
from longbox.games.forever.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View

RULES: Final = (
    "Rogues put Schemes at Locations and Threaten citizens onto them: five completed Schemes win. Heroes Rescue "
    "citizens: 30 in Sanctuary win. Whoever beats all characters of the other side wins too. In your Action Phase, put "
    "cards into the resource pool to recruit characters and buy cards, or play them. Then both sides activate one "
    "character after another, which goes to a Location and attacks, Threatens or Rescues there."
)


class ForeverPresenter(Presenter):
    """The table, the log and the words of DC Forever.

    Args:
        library: All cards of the game.
    """

    game: ClassVar[str] = "forever"
    example: ClassVar[str] = "batman"

    def __init__(self, library: list[CardDefinition]) -> None:
        self._library = {definition.name: definition for definition in library}
        roles = {definition.name: role_of(definition) for definition in library}
        super().__init__(Mentions(roles, ("Round ",)))

    def title(self, view: View[Any]) -> str:
        return "DC Forever"

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        return _seen(view).hand()

    def turn(self, view: View[Any]) -> object:
        table = _seen(view)
        return (table.round, table.phase)

    def state(self, view: View[Any]) -> str:
        table = _seen(view)
        if not table.round:
            return str(table.phase_name)
        if table.active < 0:
            return f"Round {table.round}: {table.phase_name}"
        name = table.players[table.active].name
        whose = "your" if table.active == table.seat.number and name == YOU else f"{name}'s"
        return f"Round {table.round}, {table.phase_name}: {whose} turn"

    def chapter(self, view: View[Any]) -> str:
        number = _seen(view).round
        return f"Round {number}" if number else "Setup"

    def means(self, view: View[Any]) -> str:
        table = _seen(view)
        if table.active < 0 or not table.pool(table.active):
            return ""
        return f"{table.resource_word(table.active)} {table.resources(table.active)}"

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        return sides_of(_seen(view), names)

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        return label_choices(_seen(view), question)

    def look(self, view: View[Any], choice: Choice) -> object:
        return look_of(_seen(view), choice)

    def spoken(self, view: View[Any], beside: Sequence[View[Any]]) -> list[str]:
        return telling.whole_table(_seen(view))

    def brief(self, view: View[Any]) -> list[str]:
        return telling.what_matters(_seen(view)) if _seen(view).round else []

    def explain(self, view: View[Any], name: str) -> list[Line]:
        table = _seen(view)
        for seat in table.players:
            if seat.name == name:
                return telling.explain_player(table, seat.number)
        return telling.explain_card(self._library[name])

    def things(self, view: View[Any]) -> list[str]:
        return [*[seat.name for seat in _seen(view).players], *self._library]

    def help(self) -> str:
        return RULES

    def is_over(self, view: View[Any]) -> bool:
        return _seen(view).over

    def result(self, view: View[Any]) -> list[Line]:
        return telling.result_lines(_seen(view))


def _seen(view: View[Any]) -> TableView:
    assert isinstance(view, TableView)
    return view
