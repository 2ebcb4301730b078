"""The deck-building game as it is presented: its faces, its words, its explanations."""

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
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.face import explaining, telling
from longbox.games.dcdb.face.cards import role_of
from longbox.games.dcdb.face.digest import digest
from longbox.games.dcdb.face.drafting import own_draft
from longbox.games.dcdb.face.labels import label_choices, look_of
from longbox.games.dcdb.face.result import result_lines
from longbox.games.dcdb.face.sides import sides_of
from longbox.games.dcdb.formats import BASE, CUBE, Format
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import Report, View

DESTROYED: Final = "Destroyed cards"

VARIANTS: Final = {"standard": "", "two heads": "Two Heads Are Better than One", "team": "Team Game"}

RULES: Final = (
    "On your turn, play cards from your hand for Power, and buy cards with it. What you buy goes to your discard pile, "
    "and comes back when your deck is shuffled anew. Defeat the Super-Villain for many Victory Points. "
    "Attacks can be avoided with a Defense card in your hand. When no Super-Villain or no card for the Line-Up is "
    "left, the most Victory Points win."
)

CUBE_RULES: Final = (
    " In the Cube, Main Characters are drafted first: tier by tier, each player takes one or passes, until all have "
    "passed. You have six tier points; a Main Character of a tier that is over costs as many as the tier at hand, "
    "unless you agreed otherwise. Ongoing cards stay in play. In a turn you buy from the Line-Up and one Kick, or "
    "defeat the Super-Villain, not both. Use abilities of your cards and Main Characters by their names. Most of what "
    "triggers may be missed. VP tokens count at the end. After the fifth Super-Villain, the turn cycle is played to "
    "its end."
)


class DeckBuildingPresenter(Presenter):
    """The table, the log and the words of the deck-building game.

    Args:
        library: All cards of the game.
        form: The form of the game.
    """

    game: ClassVar[str] = "dcdb"
    example: ClassVar[str] = "kick"

    def __init__(self, library: list[CardDefinition], form: Format = BASE) -> None:
        self._form = form
        self._library = {definition.name: definition for definition in library}
        roles = {definition.name: role_of(definition) for definition in library}
        super().__init__(Mentions(roles, ("Turn ",)))

    def title(self, view: View[Any]) -> str:
        table = _seen(view)
        patrol = "On Patrol" if table.options.on_patrol else ""
        parts = (table.options.form.title, VARIANTS[table.options.variant], patrol)
        extras = [extra for extra in parts if extra]
        return " · ".join(["DC Deck-Building Game", *extras])

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        return _seen(view).hand()

    def turn(self, view: View[Any]) -> object:
        return _seen(view).turn

    def state(self, view: View[Any]) -> str:
        table = _seen(view)
        if not table.turn:
            return f"Drafting, tier {table.tier()}" if table.tier() else "Before the game"
        if table.active < 0:
            return f"After turn {table.turn}"
        name = table.players[table.active].name
        whose = "your" if table.active == table.seat.number and name == YOU else f"{name}'s"
        return f"Turn {table.turn}: {whose} turn"

    def means(self, view: View[Any]) -> str:
        table = _seen(view)
        if table.active < 0:
            return ""
        spent = table.power_gained() - table.power()
        return f"Power {table.power()}{f' ({spent} spent)' if spent else ''}"

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        return sides_of(_seen(view), names)

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        return label_choices(_seen(view), question)

    def look(self, view: View[Any], choice: Choice) -> object:
        return look_of(_seen(view), choice)

    def spoken(self, view: View[Any], beside: Sequence[View[Any]]) -> list[str]:
        return telling.whole_table(_seen(view))

    def brief(self, view: View[Any]) -> list[str]:
        table = _seen(view)
        return telling.what_matters(table) if table.is_dealt() else own_draft(table)

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        return digest(_seen(view), reports)

    def explain(self, view: View[Any], name: str) -> list[Line]:
        table = _seen(view)
        for seat in table.players:
            if seat.name == name:
                return explaining.explain_player(table, seat.number)
        if name == DESTROYED:
            return explaining.explain_destroyed(table)
        return explaining.explain_card(table, self._library[name])

    def things(self, view: View[Any]) -> list[str]:
        return [*[seat.name for seat in _seen(view).players], *self._library, DESTROYED]

    def help(self) -> str:
        return f"{RULES}{CUBE_RULES}" if self._form is CUBE else RULES

    def is_over(self, view: View[Any]) -> bool:
        return _seen(view).over

    def result(self, view: View[Any]) -> list[Line]:
        return result_lines(_seen(view))


def _seen(view: View[Any]) -> TableView:
    assert isinstance(view, TableView)
    return view
