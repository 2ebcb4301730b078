"""Marvel Champions as it is presented: its faces, its words, its explanations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from longbox.faces.face import Side
from longbox.faces.lines import Line
from longbox.faces.mentions import Mentions
from longbox.faces.naming import Names
from longbox.faces.offers import Label, Offer
from longbox.faces.opportunities import NO_OPPORTUNITY, Opportunity
from longbox.faces.players import YOU
from longbox.faces.presenter import Presenter
from longbox.games.champions.abilities import CardAbility
from longbox.games.champions.actions.payment import Paying
from longbox.games.champions.actions.timing import INTERRUPT, PASS, RESPOND
from longbox.games.champions.definitions import CardDefinition
from longbox.games.champions.face import explaining, result, telling
from longbox.games.champions.face.cards import role_of
from longbox.games.champions.face.digest import digest
from longbox.games.champions.face.labels import asks, label_choices, look_of
from longbox.games.champions.face.paying import only_payment
from longbox.games.champions.face.shortcuts import shortcuts, typed
from longbox.games.champions.face.sides import sides_of
from longbox.games.champions.phases import ENDING_PLAYER_PHASE, SETTING_UP, TAKING_TURN
from longbox.games.champions.uses import UseAbility
from longbox.games.champions.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import Report, View

ENCOUNTER_DISCARD: Final = "Encounter discard pile"

RULES: Final = (
    "You are a hero; defeat all stages of the villain before the main scheme has its target threat, and before you "
    "have no hit points left. In hero form you attack enemies and thwart schemes; in alter-ego form you recover. "
    "Cards are paid for with other cards of your hand, each of which generates the resources on it. After your turn "
    "you draw up to your hand size; then the villain attacks a hero, or schemes against an alter-ego, and you "
    "reveal an encounter card. An exhausted card can't be used until it readies after your turn. "
    "Attack and thwart by key, or in words: attack rhino, thwart break-in, attack rhino with black cat."
)


class ChampionsPresenter(Presenter):
    """The table, the log and the words of Marvel Champions.

    Args:
        library: All cards that there are.
    """

    game: ClassVar[str] = "champions"
    secret: ClassVar[bool] = False
    habits: ClassVar[bool] = True
    example: ClassVar[str] = "backflip"

    def __init__(self, library: list[CardDefinition]) -> None:
        roles = {definition.name: role_of(definition) for definition in library}
        super().__init__(Mentions(roles, ("Round ", "Villain phase")))

    def title(self, view: View[Any]) -> str:
        options = _seen(view).options
        parts = ["Marvel Champions", options.scenario, "expert" if options.expert else ""]
        return " · ".join([part for part in parts if part])

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        return _seen(view).hand()

    def turn(self, view: View[Any]) -> object:
        return (_seen(view).round, _seen(view).phase == TAKING_TURN)

    def state(self, view: View[Any]) -> str:
        table = _seen(view)
        if table.phase == SETTING_UP:
            return "Setup"
        return f"{self.chapter(view)}: {self._whose(table)}"

    def _whose(self, table: TableView) -> str:
        if table.phase != TAKING_TURN:
            return "end of the player phase" if table.phase == ENDING_PLAYER_PHASE else "villain phase"
        name = table.players[table.active].name
        return "your turn" if table.active == table.seat.number and name == YOU else f"{name}'s turn"

    def chapter(self, view: View[Any]) -> str:
        return f"Round {max(_seen(view).round, 1)}"

    def means(self, view: View[Any]) -> str:
        table = _seen(view)
        first = table.players[table.first_player].name
        if len(table.players) == 1:
            return ""
        return "you are first player" if first == YOU else f"first player {first}"

    def asks(self, view: View[Any], question: Question) -> str:
        return asks(_seen(view), question)

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        return label_choices(_seen(view), question)

    def shortcuts(self, view: View[Any], question: Question) -> list[Offer]:
        return shortcuts(_seen(view), question)

    def typed(self, view: View[Any], question: Question) -> list[Offer]:
        return typed(_seen(view), question)

    def look(self, view: View[Any], choice: Choice) -> object:
        return look_of(_seen(view), choice)

    def only_answer(self, view: View[Any], question: Question, offers: list[Offer]) -> Offer | None:
        if isinstance(question, Paying):
            return only_payment(_seen(view), question, offers)
        return super().only_answer(view, question, offers)

    def opportunity(self, question: Question) -> Opportunity:
        if question.prompt not in (INTERRUPT, RESPOND):
            return NO_OPPORTUNITY
        uses = {
            key: choice.card.key()
            for key, choice in zip(question.keys(), question.choices, strict=True)
            if isinstance(choice, UseAbility)
        }
        return Opportunity(uses, PASS.key())

    def habitual(self, view: View[Any]) -> dict[str, str]:
        names: dict[str, str] = {}
        for definition in _seen(view).definitions():
            for ability in optional_abilities(definition):
                names[definition.name] = definition.name
                if ability.name:
                    names[ability.name] = definition.name
        return names

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        return sides_of(_seen(view), names, [_seen(other) for other in beside])

    def spoken(self, view: View[Any], beside: Sequence[View[Any]]) -> list[str]:
        return telling.whole_table(_seen(view), [_seen(other) for other in beside])

    def brief(self, view: View[Any]) -> list[str]:
        table = _seen(view)
        return [telling.standing(table), *telling.hand(table)]

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        return digest(_seen(view), reports)

    def explain(self, view: View[Any], name: str) -> list[Line]:
        table = _seen(view)
        found = [definition for definition in table.definitions() if definition.name == name]
        players = [seat.number for seat in table.players if seat.name == name]
        about_player = explaining.explain_player(table, players[0]) if players else []
        if players and not found:
            return about_player
        if name == ENCOUNTER_DISCARD:
            return explaining.explain_encounter_discard(table)
        return [*explaining.explain_cards(table, found), *about_player]

    def things(self, view: View[Any]) -> list[str]:
        table = _seen(view)
        names = [definition.name for definition in table.definitions()]
        return list(dict.fromkeys([*[seat.name for seat in table.players], *names, ENCOUNTER_DISCARD]))

    def help(self) -> str:
        return RULES

    def is_over(self, view: View[Any]) -> bool:
        return _seen(view).over

    def result(self, view: View[Any]) -> list[Line]:
        return result.result_lines(_seen(view))


def optional_abilities(definition: CardDefinition) -> list[CardAbility]:
    """The interrupts and responses of a card that its player may use."""
    return [ability for ability in definition.abilities if ability.occasion is not None and not ability.is_forced]


def _seen(view: View[Any]) -> TableView:
    assert isinstance(view, TableView)
    return view
