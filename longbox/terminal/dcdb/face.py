"""How the deck-building game looks in the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import Report, View
from longbox.terminal.dcdb import board, explaining, result, telling
from longbox.terminal.dcdb.cards import style_of
from longbox.terminal.dcdb.digest import digest
from longbox.terminal.dcdb.labels import label_choices, look_of
from longbox.terminal.dcdb.market import MARKET
from longbox.terminal.face import Face
from longbox.terminal.hand import HAND
from longbox.terminal.offers import Label, Offer
from longbox.terminal.seats import YOU

DESTROYED: Final = "Destroyed cards"

VARIANTS: Final = {"standard": "", "two heads": "Two Heads Are Better than One", "team": "Team Game"}

RULES: Final = (
    "On your turn, play cards from your hand for Power, and buy cards with it. What you buy goes to your discard pile, "
    "and comes back when your deck is shuffled anew. Defeat the Super-Villain for many Victory Points. "
    "Attacks can be avoided with a Defense card in your hand. When no Super-Villain or no card for the Line-Up is "
    "left, the most Victory Points win."
)


class DeckBuildingFace(Face):
    """The table, the log and the words of the deck-building game.

    Args:
        library: All cards of the game.
    """

    example: ClassVar[str] = "kick"

    def __init__(self, library: list[CardDefinition]) -> None:
        self._library = {definition.name: definition for definition in library}
        names = sorted(self._library, key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join([re.escape(name) for name in names])})(?!\w)")

    def title(self, view: View[Any]) -> str:
        table = _seen(view)
        patrol = "On Patrol" if table.options.on_patrol else ""
        extras = [extra for extra in (VARIANTS[table.options.variant], patrol) if extra]
        return " · ".join(["DC Deck-Building Game", *extras])

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        return _seen(view).hand()

    def turn(self, view: View[Any]) -> object:
        return _seen(view).turn

    def state(self, view: View[Any]) -> str:
        table = _seen(view)
        if not table.turn:
            return "Before the game"
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

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        return label_choices(_seen(view), question)

    def look(self, view: View[Any], choice: Choice) -> object:
        return look_of(_seen(view), choice)

    def places(self) -> tuple[str, ...]:
        return (HAND, MARKET)

    def board(self, view: View[Any], offers: list[Offer], width: int, height: int, most: int) -> list[Text]:
        return board.draw(_seen(view), offers, width, height, most)

    def table(self, view: View[Any], offers: list[Offer]) -> list[str]:
        return telling.whole_table(_seen(view))

    def summary(self, view: View[Any], offers: list[Offer]) -> list[str]:
        return telling.what_matters(_seen(view)) if _seen(view).turn else []

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        return digest(_seen(view), reports)

    def highlighted(self, words: str) -> Text:
        text = Text(words)
        for found in self._names.finditer(words):
            text.stylize(style_of(self._library[found[0]]), found.start(), found.end())
        if words.startswith("Turn "):
            text.stylize("bold")
        return text

    def explain(self, view: View[Any], name: str) -> list[Text]:
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
        return RULES

    def result(self, view: View[Any]) -> list[Text]:
        return result.result_lines(_seen(view))


def _seen(view: View[Any]) -> TableView:
    assert isinstance(view, TableView)
    return view
