"""How the answers of Vs. System are called on the screen, and which keys they have."""

from __future__ import annotations

from typing import Final

from longbox.faces.face import HAND
from longbox.faces.offers import NOTHING, Label, plain_label
from longbox.games.vs.actions.choosing import Spot
from longbox.games.vs.actions.formation import MOVE_WHOM, Position
from longbox.games.vs.actions.resources import BUILD_WHAT
from longbox.games.vs.chain.announcing import CHOOSE_MODE
from longbox.games.vs.chain.triggering import TriggeredChoice
from longbox.games.vs.chain_effects import ChainEffect
from longbox.games.vs.combat.attacking import ATTACK_TOGETHER, ATTACK_WHOM
from longbox.games.vs.face.attacks import against_of, forecast_words, proposed_team
from longbox.games.vs.face.cards import GameCard, in_sight, one_line, short, stats
from longbox.games.vs.face.chain import effect_key
from longbox.games.vs.face.places import ROW_WORDS, formation_id, place_words, reading_order, whose
from longbox.games.vs.face.wording import effect_words, mode_words
from longbox.games.vs.game import VsGame
from longbox.games.vs.powers import TriggeredPower
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.turn.priority import (
    ATTACK,
    CONCEDE,
    FLIP_LOCATION,
    PASS,
    PLAY_CARD,
    POWER_UP,
    RECRUIT_CARD,
    REINFORCE,
    USE_POWER,
    Action,
)
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, YES, Choice, Word
from longbox.kernel.questions import Question
from longbox.kernel.zones import Player

COUNTED_KEYS: Final = {ATTACK: "a", POWER_UP: "p", REINFORCE: "r"}
"""The letters of what characters do, before the number of the character."""
LETTERS: Final = "bcdegijklmnovxz"
"""The keys of what else can be done. Those that mean something else are left out: a f h p q r s t u w y."""
POSITION_LETTERS: Final = {FRONT: "f", SUPPORT: "s"}
DOING: Final = {
    PLAY_CARD: "Play",
    RECRUIT_CARD: "Recruit",
    FLIP_LOCATION: "Flip",
    USE_POWER: "Use",
    POWER_UP: "Power up",
    REINFORCE: "Reinforce",
    ATTACK: "Attack with",
}
FROM_ROW: Final = " from your row"
MODE: Final = "mode "
"""How the keys of modes begin, before the number."""


def label_choices(view: TableView, question: Question) -> list[Label]:
    """How each choice of a question is called, in order."""
    return Labeller(view, question).labels()


class Labeller:
    """Calls the choices of one question by their names, and gives each the key it always has where there is one."""

    def __init__(self, view: TableView, question: Question) -> None:
        self.view = view
        self.question = question
        self.hand = view.hand()
        self.sight = in_sight(view)
        self.letters = iter(LETTERS)
        self.order = [qualities.card for qualities in reading_order(view, view.seat.number)]

    def labels(self) -> list[Label]:
        """The label of each choice, in order."""
        return [self.label(choice) for choice in self.question.choices]

    def label(self, choice: Choice) -> Label:
        """The label of one choice."""
        if isinstance(choice, Action):
            return self.action(choice)
        if isinstance(choice, Position):
            return self.position(choice)
        if isinstance(choice, Card):
            return self.card(choice)
        if isinstance(choice, Player) and self.question.prompt is ATTACK_WHOM:
            return self.attacked_player(choice)
        if isinstance(choice, ChainEffect):
            words = f"{choice.title} ({self.owner_of(choice)})"
            return Label(words, names=(choice.title,)).about(effect_key(choice.number))
        if isinstance(choice, TriggeredChoice):
            return self.waiting(choice)
        if isinstance(choice, Spot):
            return Label(f"{choice.place[:1].upper()}{choice.place[1:]}", names=(choice.place,))
        return self.word(choice)

    def waiting(self, choice: TriggeredChoice) -> Label:
        """A triggered effect that waits, with what it does."""
        power = choice.triggered.power
        does = effect_words(power.effect) if isinstance(power, TriggeredPower) else ""
        return Label(f"{choice.key()}: {does}" if does else choice.key(), names=(choice.key(),))

    def word(self, choice: Choice) -> Label:
        """An answer that is no card: the end of something, a mode, a number, a player, yes or no."""
        if choice is DONE:
            return Label(self.done_words(), key=NOTHING, names=("done", "none", "no", "keep"))
        if isinstance(choice, Word) and self.question.prompt is CHOOSE_MODE:
            return Label(self.mode(choice), names=(choice.key(),))
        label = plain_label(choice)
        label.words = label.words[:1].upper() + label.words[1:]
        if choice is YES and self.question.prompt is VsGame.OFFER and self.question.source is not None:
            label.detail = " ".join(self.question.source.definition.text.splitlines())
        return label

    def done_words(self) -> str:
        """What it means to choose nothing more."""
        if self.question.prompt is MOVE_WHOM:
            return "That is all" if self.question.taken else "Keep it as it is"
        if self.question.prompt is ATTACK_TOGETHER:
            return self.team_words()
        if self.question.prompt is BUILD_WHAT:
            return "Build nothing"
        return "No more" if self.question.taken else "None"

    def team_words(self) -> str:
        """What it means that nobody else joins an attack, with what would come of it."""
        team = proposed_team(self.question)
        against = against_of(self.view, self.question)
        words = "Nobody else" if len(team) > 1 else "Alone"
        return words if against is None else f"{words}: {forecast_words(self.view, team, against)}"

    def mode(self, choice: Word) -> str:
        """What a mode of the effect that is being announced does."""
        chain = self.view.chain()
        number = int(choice.key().removeprefix(MODE)) - 1
        return (mode_words(chain[-1].modal, number) if chain else "") or choice.words()

    def owner_of(self, effect: ChainEffect) -> str:
        """Whose effect one on the chain is."""
        return "nobody's" if effect.controller < 0 else whose(self.view, effect.controller)

    # What is done with priority

    def action(self, choice: Action) -> Label:
        """Something that can be done with priority."""
        if choice.kind == PASS:
            return Label("Pass", key=NOTHING, names=("pass", "done", "no", "ok"))
        if choice.kind == CONCEDE or choice.card is None:
            return Label("Concede", key=CONCEDE, names=(CONCEDE,), listed=False)
        card = choice.card
        name = short(card.definition, self.sight)
        words = f"{DOING[choice.kind]} {name}{FROM_ROW if choice.from_row else ''}"
        names = (choice.key(), f"{DOING[choice.kind].lower()} {name}", card.key(), name)
        if choice.kind in COUNTED_KEYS:
            key = f"{COUNTED_KEYS[choice.kind]}{self.number(card)}"
            return Label(words, key=key, names=(choice.key(), words)).about(card)
        if card in self.hand and choice.kind != USE_POWER:
            return Label(words, HAND, names=names).in_hand(card)
        detail = self.power_words(choice) if choice.kind == USE_POWER else ""
        return Label(f"{words}{detail}", key=next(self.letters, ""), names=names).about(card)

    def power_words(self, choice: Action) -> str:
        """Which of several powers of a card is used."""
        same = [
            other
            for other in self.question.choices
            if isinstance(other, Action) and other.card is choice.card and other.kind == USE_POWER
        ]
        if len(same) == 1 or choice.power is None:
            return ""
        return f": {effect_words(choice.power.effect).rstrip('.') or same.index(choice) + 1}"

    def number(self, card: GameCard) -> int:
        """The number of an own character, as they are read."""
        return self.order.index(card) + 1

    # Cards, players and positions

    def card(self, card: GameCard) -> Label:
        """A card that is chosen: of the hand, in play, or elsewhere."""
        name = short(card.definition, self.sight)
        if card in self.hand:
            return Label(name, HAND, names=(card.key(),)).in_hand(card)
        if self.question.prompt in (ATTACK_WHOM, ATTACK_TOGETHER):
            outcome = self.outcome(card)
            return Label(f"{name}: {outcome}", names=(card.key(), name)).about(card).foretelling(outcome)
        qualities = self.view.card_as_it_is(card)
        if qualities is not None and qualities.is_character():
            where = f"{whose(self.view, qualities.controller)} {place_words(qualities)}"
            words = f"{name} {stats(qualities)}, {where}"
            return Label(words, names=(card.key(), name)).about(card)
        if qualities is not None and qualities.is_resource():
            return Label(f"{name} in {whose(self.view, qualities.controller)} row", names=(name,)).about(card)
        return Label(name, names=(card.key(),), detail=one_line(card.definition)).about(card)

    def outcome(self, card: GameCard) -> str:
        """What would come of an attack with this defender, or with this partner."""
        if self.question.prompt is ATTACK_WHOM:
            source = self.question.source
            return "" if source is None else forecast_words(self.view, [source], card)
        team = [*proposed_team(self.question), card]
        against = against_of(self.view, self.question)
        return forecast_words(self.view, team, against) if against is not None else "joins"

    def attacked_player(self, player: Player) -> Label:
        """A player who may be attacked directly."""
        source = self.question.source
        words = forecast_words(self.view, [source], player.number) if source is not None else ""
        return Label(f"{player.name} directly: {words}", names=(player.name,)).foretelling(words)

    def position(self, choice: Position) -> Label:
        """A position, by its row and column, and before or behind whom it is."""
        row, column = ROW_WORDS[choice.row], choice.column
        area = "hidden " if choice.hidden else ""
        key = f"{POSITION_LETTERS[choice.row]}{column}"
        names = (choice.key(), f"{area}{row} {column}")
        words = f"{area}{row} {column}{self.neighbours(choice)}"
        label = Label(words, key=key, names=names, listed=self.is_near(choice), exact=True)
        label.spot = (formation_id(self.view.seat.number, hidden=choice.hidden), choice.row, choice.column)
        return label

    def neighbours(self, position: Position) -> str:
        """Who stands at a position now, or else before or behind it."""
        for row, word in ((position.row, "instead of"), (1 - position.row, "behind" if position.row else "before")):
            card = self.standing(position, row, position.column)
            if card is self.question.source:
                return " (as it is)"
            if card is not None:
                return f" {word} {card.definition.card_name}"
        return ""

    def standing(self, position: Position, row: int, column: int) -> GameCard | None:
        """Who stands in the area of a position."""
        for qualities in self.view.characters(self.view.seat.number):
            thing = qualities.object
            if thing is not None and (thing.row, thing.column, thing.hidden) == (row, column, position.hidden):
                return qualities.card
        return None

    def is_near(self, position: Position) -> bool:
        """Whether a position has neighbours: only such positions are listed, the others can be typed."""
        things = [one.object for one in self.view.characters(self.view.seat.number) if one.object is not None]
        columns = [thing.column for thing in things if thing.hidden == position.hidden]
        if not columns:
            return True
        return any([abs(column - position.column) <= 1 for column in columns])
