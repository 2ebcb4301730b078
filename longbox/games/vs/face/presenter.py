"""Vs. System as it is presented: its faces, its words, its explanations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from longbox.faces.face import Side
from longbox.faces.lines import Line, line
from longbox.faces.mentions import Mentions
from longbox.faces.naming import Names
from longbox.faces.offers import Label, Offer
from longbox.faces.opportunities import NO_OPPORTUNITY, Opportunity
from longbox.faces.presenter import Presenter
from longbox.games.vs.actions.formation import MOVE_WHERE, MOVE_WHOM
from longbox.games.vs.combat.attacking import ATTACK_TOGETHER, ATTACK_WHOM
from longbox.games.vs.definitions import LOCATION, PLOT_TWIST, CardDefinition
from longbox.games.vs.face import explaining, result, telling
from longbox.games.vs.face.attacks import ATTACK_WORD, attack_table
from longbox.games.vs.face.cards import LEGEND, in_sight, role_of
from longbox.games.vs.face.digest import digest
from longbox.games.vs.face.labels import label_choices
from longbox.games.vs.face.passing import COMMANDS, Passing, may_pass
from longbox.games.vs.face.shortcuts import shortcuts, typed
from longbox.games.vs.face.sides import sides_of
from longbox.games.vs.face.stops import occasion
from longbox.games.vs.moments import ATTACK_STEP, SETTING_UP
from longbox.games.vs.powers import PaymentPower
from longbox.games.vs.turn.priority import (
    CONCEDE,
    FLIP_LOCATION,
    HAVE_PRIORITY,
    PASS,
    PLAY_CARD,
    USE_POWER,
    Action,
)
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import Report, View

RULES: Final = (
    "You lead a team of characters, and lose when a turn ends with your endurance at 0 or less. Each turn has four "
    "phases. Draw: everybody draws two cards. Build, one player after another: put a card face down into your resource "
    "row, recruit with a resource point for each resource, and arrange your formation. Combat, again one after the "
    "other: your ready characters attack, alone or as a team that shares an affiliation. ATK that reaches DEF stuns, "
    "both ways; a stunned character costs its controller endurance equal to its cost, and what the ATK has beyond the "
    "DEF is breakthrough. Who stands in the support row attacks only with range (R), and is protected by who stands "
    "before it, but for flight (F). Recovery: each player recovers one stunned character, and KO's the others. Plot "
    "twists are played from your hand or your resource row whenever you have priority; effects wait on the chain, and "
    "the newest resolves first, when all have passed. "
    "You pass by itself where nothing can be done, and where no stop is set: see stops. An attack shows what would "
    f"come of it; type attack to see all. In the formation: {LEGEND}."
)


class VsPresenter(Presenter):
    """The table, the log and the words of Vs. System.

    Args:
        library: All cards that there are.
    """

    game: ClassVar[str] = "vs"
    habits: ClassVar[bool] = True
    example: ClassVar[str] = "flying kick"
    deeds: ClassVar[tuple[str, ...]] = (ATTACK_WORD, PASS, CONCEDE)

    def __init__(self, library: list[CardDefinition]) -> None:
        self._library = library
        self._shorter = shorter_names(library)
        self._definitions = {definition.name: definition for definition in library}
        roles = {definition.name: role_of(definition) for definition in library}
        super().__init__(
            Mentions({**{short: roles[name] for name, short in self._shorter.items()}, **roles}, ("Turn ",))
        )
        self._long_names = pattern_of(self._shorter) if self._shorter else None
        self.passing = Passing()
        self.steward = self.passing

    def title(self, view: View[Any]) -> str:
        return "Vs. System"

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        return _seen(view).hand()

    def state(self, view: View[Any]) -> str:
        table = _seen(view)
        if table.moment == SETTING_UP:
            return "Before the first turn"
        return f"{self.chapter(view)}: {telling.step_words(table)}"

    def chapter(self, view: View[Any]) -> str:
        return f"Turn {max(_seen(view).turn, 1)}"

    def means(self, view: View[Any]) -> str:
        return telling.priority_words(_seen(view), self.passing.words_for(_seen(view)))

    def asks(self, view: View[Any], question: Question) -> str:
        table = _seen(view)
        if question.prompt is HAVE_PRIORITY:
            return f"You have priority: {OCCASIONS.get(occasion(table), telling.step_words(table))}"
        if question.prompt is ATTACK_WHOM and question.source is not None:
            return f"Attack whom with {question.source.definition.card_name}?"
        if question.prompt is ATTACK_TOGETHER and question.source is not None:
            team = " and ".join([self.shortened(taken.words()) for taken in question.taken or []])
            return f"Attack {question.source.definition.card_name} with {team}: who else?"
        if question.prompt is MOVE_WHOM:
            return "Whom else do you move?" if question.taken else "Rearrange your formation: whom do you move?"
        if question.prompt is MOVE_WHERE and question.source is not None:
            return f"Where to with {question.source.definition.card_name}?"
        return question.words()

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        return label_choices(_seen(view), question)

    def look(self, view: View[Any], choice: Choice) -> object:
        if isinstance(choice, Action) and choice.card is not None:
            look = view.look(choice.card)
            return None if look is None else (choice.key(), look)
        return super().look(view, choice)

    def shortcuts(self, view: View[Any], question: Question) -> list[Offer]:
        return shortcuts(_seen(view), question)

    def typed(self, view: View[Any], question: Question) -> list[Offer]:
        return typed(_seen(view), question)

    def obey(self, view: View[Any], question: Question, typed: str) -> list[Line] | None:
        if typed.strip().casefold() in (ATTACK_WORD, ATTACK_WORD[0]):
            table = _seen(view)
            own = table.moment == ATTACK_STEP and table.step_player == question.player
            return attack_table(table) if own else [line("You attack in your own attack step.")]
        return super().obey(view, question, typed)

    def opportunity(self, question: Question) -> Opportunity:
        if not may_pass(question):
            return NO_OPPORTUNITY
        uses = {key: used_name(choice) for key, choice in zip(question.keys(), question.choices, strict=True)}
        return Opportunity({key: name for key, name in uses.items() if name}, PASS)

    def habitual(self, view: View[Any]) -> dict[str, str]:
        used = [definition.name for definition in self._library if is_used(definition)]
        return {**{name: name for name in used}, **{self._shorter.get(name, name): name for name in used}}

    def commands(self) -> list[tuple[str, str]]:
        return [(ATTACK_WORD, "who can attack whom, and what would come of it"), *COMMANDS]

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        return sides_of(_seen(view), names)

    def spoken(self, view: View[Any], beside: Sequence[View[Any]]) -> list[str]:
        return telling.whole_table(_seen(view), in_sight(_seen(view)))

    def brief(self, view: View[Any]) -> list[str]:
        return telling.summary(_seen(view), in_sight(_seen(view)))

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        return [self.shortened(line) for line in digest(_seen(view), reports)]

    def shortened(self, words: str) -> str:
        """A sentence with the short names of cards, where no other card has the same."""
        if self._long_names is None:
            return words
        return self._long_names.sub(lambda found: self._shorter[found[0]], words)

    def explain(self, view: View[Any], name: str) -> list[Line]:
        table = _seen(view)
        players = [seat.number for seat in table.players if seat.name == name]
        lines = explaining.explain_player(table, players[0]) if players else []
        if name in self._definitions:
            lines = [*explaining.explain_card(table, self._definitions[name]), *lines]
        return lines

    def things(self, view: View[Any]) -> list[str]:
        return list(dict.fromkeys([*[seat.name for seat in _seen(view).players], *self._definitions]))

    def help(self) -> str:
        return RULES

    def is_over(self, view: View[Any]) -> bool:
        return _seen(view).over

    def result(self, view: View[Any]) -> list[Line]:
        return result.result_lines(_seen(view))


OCCASIONS: Final = {
    "my proposals": "you have proposed an attack",
    "proposals against me": "an attack against you is proposed",
    "my attacks": "you attack",
    "attacks on me": "you are attacked",
    "attacks on others": "others fight",
    "my effects": "your effect is on top of the chain",
    "their effects": "an effect of an opponent is on top of the chain",
    "their recruits": "an opponent recruits",
}
"""Why a player is asked, by the occasion; of steps and phases, their name says it."""


def used_name(choice: Choice) -> str:
    """What is played, flipped or used, by its card; what else is done, by itself; nothing for passing on."""
    if not isinstance(choice, Action) or choice.kind in (PASS, CONCEDE):
        return ""
    kept = choice.kind in (PLAY_CARD, FLIP_LOCATION, USE_POWER) and choice.card is not None
    return str(choice.card) if kept else choice.key()


def is_used(definition: CardDefinition) -> bool:
    """Whether a card can be played, flipped or used while one has priority."""
    if definition.card_type in (PLOT_TWIST, LOCATION):
        return True
    return any([isinstance(power, PaymentPower) for power in definition.powers])


def shorter_names(library: list[CardDefinition]) -> dict[str, str]:
    """The short names of cards whose printed name no other card has."""
    names = [definition.card_name for definition in library]
    return {
        definition.name: definition.card_name
        for definition in library
        if definition.name != definition.card_name and names.count(definition.card_name) == 1
    }


def pattern_of(names: dict[str, str]) -> re.Pattern[str]:
    """What finds any of some names in a sentence, the longest first."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join([re.escape(name) for name in longest_first])})(?!\w)")


def _seen(view: View[Any]) -> TableView:
    assert isinstance(view, TableView)
    return view
