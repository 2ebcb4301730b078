"""How the answers of Marvel Champions are called and which keys they have."""

from __future__ import annotations

import re
from typing import Final

from longbox.faces.face import HAND
from longbox.faces.offers import NOTHING, Label, plain_label
from longbox.faces.words import number_of
from longbox.games.champions.actions.enemies import DEFEND, NO_DEFENSE
from longbox.games.champions.actions.payment import PAY, PAY_MORE, ResourceAbility
from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.actions.timing import INTERRUPT, PASS, RESPOND, Answer, ForcedAnswer
from longbox.games.champions.definitions import ALLY, GameCard
from longbox.games.champions.face.cards import burdens, hit_points, one_line, threat_words, title
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.turn.basic_powers import ATTACK, RECOVER, THWART, BasicPower
from longbox.games.champions.turn.turn import CHANGE_FORM, DECLINE, DISCARD_ANY, END_TURN, AskPlayer
from longbox.games.champions.uses import UseAbility
from longbox.games.champions.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.events import Event, in_words
from longbox.kernel.questions import Question
from longbox.kernel.zones import NOBODY

POWER_KEYS: Final = {ATTACK: "a", THWART: "t", RECOVER: "r"}
FORM_KEY: Final = "f"
DEFEND_KEY: Final = "d"
MAY: Final = re.compile(r"[^\s.:•][^.:•]*\bmay\b[^.]*\.")
"""The sentences of a text that leave something to a player."""
LETTERS: Final = "bcegijklmosvxz"
"""The keys of abilities. Those that mean something else are left out: a d f h n p q r t u w y."""


def label_choices(view: TableView, question: Question) -> list[Label]:
    """How each choice of a question is called, in order."""
    return Labeller(view, question).labels()


def look_of(view: TableView, choice: Choice) -> object:
    """What tells a choice from others that are called the same; none if nothing is like it."""
    if isinstance(choice, (UseAbility, ResourceAbility)):
        return (view.look(choice.card), repr(choice.ability))
    if isinstance(choice, PlayCard):
        return view.look(choice.card)
    if isinstance(choice, ForcedAnswer):
        return look_of_answer(view, choice.answer)
    return view.look(choice) if isinstance(choice, Card) else None


def look_of_answer(view: TableView, answer: Answer) -> object:
    """What tells a forced ability that waits from others."""
    watcher, event = answer.watcher, answer.event
    source = None if watcher.source is None else view.look(watcher.source)
    about = tuple([view.look(card) for card in event.cards])
    return (source, repr(watcher.ability), event.kind.name, event.player, event.amount, about)


class Labeller:
    """Calls the choices of one question by their names, and gives each the key it always has where there is one."""

    def __init__(self, view: TableView, question: Question) -> None:
        self.view = view
        self.question = question
        self.hand = view.hand()
        self.letters = iter(LETTERS)
        self.given: dict[object, str] = {}

    def labels(self) -> list[Label]:
        """The label of each choice, in order."""
        return [self.label(choice) for choice in self.question.choices]

    def label(self, choice: Choice) -> Label:
        """The label of one choice."""
        if isinstance(choice, (PlayCard, UseAbility)) and choice.card in self.hand:
            return self.in_hand(choice.card, f"Play {choice.card}", self.occasion(choice))
        if isinstance(choice, (UseAbility, ResourceAbility)):
            return self.ability(choice)
        if isinstance(choice, BasicPower):
            return self.power(choice)
        if isinstance(choice, Card):
            return self.card(choice)
        if isinstance(choice, ForcedAnswer):
            return self.forced(choice.answer)
        if isinstance(choice, AskPlayer):
            return Label(f"Ask {choice.name} to act", key=self.letter(choice), names=(choice.key(),))
        return self.word(choice)

    def word(self, choice: Choice) -> Label:
        """An answer that is no card: the end of something, a form, a player, yes or no."""
        if choice is DONE:
            return Label("No more" if self.question.taken else "None", key=NOTHING, names=("done", "none", "no"))
        if choice is END_TURN:
            return Label("End your turn", key=NOTHING, names=("end turn", "end", "pass", "done"))
        if choice in (PASS, DECLINE, NO_DEFENSE):
            return Label(choice.words(), key=NOTHING, names=(choice.key(), "pass", "no", "none", "done"))
        if choice is CHANGE_FORM:
            other = self.view.other_side(self.view.seat.number)
            return Label(f"Change to {other}", key=FORM_KEY, names=("change form", "form", "flip"))
        label = plain_label(choice)
        label.words = label.words[:1].upper() + label.words[1:]
        return label

    def power(self, choice: BasicPower) -> Label:
        """A basic power: "a" of the identity, "a1" of the first ally."""
        character = choice.character
        key = POWER_KEYS[choice.power] + self.ally_number(character)
        own = "" if character.definition.type == ALLY else choice.power
        names = (choice.key(), f"{choice.power} {character}", own)
        return Label(choice.words(), key=key, names=names).about(character)

    def ability(self, choice: UseAbility | ResourceAbility) -> Label:
        """An ability of a card in play."""
        name = choice.ability.name
        words = f"Use {title(choice.card)}{f' ({name})' if name else ''}"
        names = (choice.card.key(), choice.key(), *([name] if name else []))
        if isinstance(choice, ResourceAbility):
            words += f" for {self.view.generated(choice, self.question).words()}"
            return Label(words, key=self.letter(choice), names=names).about(choice.card)
        return Label(words, key=self.letter(choice), names=names, detail=self.occasion(choice)).about(choice.card)

    def forced(self, answer: Answer) -> Label:
        """A forced ability that waits."""
        source = answer.watcher.source
        assert source is not None
        words = state_words(self.view, source) if self.view.in_play(source) else title(source)
        return Label(words, names=(source.key(),), detail=one_line(source.definition)).about(source)

    def card(self, card: GameCard) -> Label:
        """A card that is chosen: of the hand, in play, or elsewhere."""
        if card in self.hand:
            return self.in_hand(card, card.key(), "")
        if self.question.prompt is DEFEND:
            key = DEFEND_KEY + self.ally_number(card)
            words = f"Defend with {state_words(self.view, card)}"
            return Label(words, key=key, names=(card.key(), "defend")).about(card)
        if self.view.in_play(card):
            return Label(state_words(self.view, card), names=(card.key(),)).about(card)
        return Label(title(card), detail=one_line(card.definition)).about(card)

    def in_hand(self, card: GameCard, words: str, detail: str) -> Label:
        """A card of the hand, which is drawn there with its key."""
        names = (card.key(), f"play {card}") if words != card.key() else ()
        paying = self.question.prompt in (PAY, PAY_MORE)
        where = self.view.generated(card, self.question).words() if paying else ""
        return Label(words, HAND, "", names, where, detail).in_hand(card)

    def occasion(self, choice: PlayCard | UseAbility) -> str:
        """What an ability that interrupts or responds does, where it is asked for."""
        asked = self.question.prompt in (INTERRUPT, RESPOND)
        return one_line(choice.card.definition) if asked else ""

    def ally_number(self, character: GameCard) -> str:
        """The number of an ally among those of its player; nothing for an identity."""
        allies = self.view.allies(self.view.controller(character))
        return str(allies.index(character) + 1) if character in allies else ""

    def letter(self, choice: Choice) -> str:
        """The letter of an ability; those between which there is no choice have the same."""
        look = look_of(self.view, choice) or choice.key()
        if look not in self.given:
            self.given[look] = next(self.letters, "")
        return self.given[look]


def state_words(view: TableView, card: GameCard) -> str:
    """A card in play with what matters of it when it is chosen."""
    definition = card.definition
    words = title(card)
    if definition.is_character:
        words += f" {hit_points(view, card)}"
    elif definition.is_scheme:
        words += f", {threat_words(view, card)}"
    lying = [*burdens(view, card), *[other.key() for other in view.attachments(card)]]
    words += f" ({', '.join(lying)})" if lying else ""
    host = view.host(card)
    if host is not None:
        return f"{words} on {host}"
    engaged = view.engaged_with(card)
    return words if engaged in (NOBODY, view.seat.number) else f"{words} engaged with {view.players[engaged].name}"


def asks(view: TableView, question: Question) -> str:
    """What is asked, with what is about to happen or has happened where that matters."""
    words = question.words()
    attacker = view.attacker()
    if question.prompt is DEFEND and attacker is not None:
        boost = view.facedown_boost_cards()
        more = f", {number_of(boost, 'boost card')}" if boost else ""
        whom = "" if view.attacked_player() == question.player else f" {view.players[view.attacked_player()].name}"
        return f"{attacker} attacks{whom} (ATK {view.enemy_strength()}{more}): who defends?"
    must = question.least - len(question.taken or [])
    if question.prompt is DISCARD_ANY and must > 0:
        size = view.hand_size(view.seat.number)
        return f"Discard {number_of(must, 'card')}: your hand size is {size}"
    if question.prompt is ChampionsGame.OFFER and question.source is not None:
        return f"{question.source}: {' '.join(MAY.findall(one_line(question.source.definition))) or words}"
    happening = happening_words(view, question)
    prompt = question.prompt.words
    return f"{happening}: {prompt[:1].lower()}{prompt[1:]}" if happening else words


def happening_words(view: TableView, question: Question) -> str:
    """What a player may interrupt or respond to; nothing if that is not asked."""
    uses = [choice for choice in question.choices if isinstance(choice, UseAbility) and choice.event is not None]
    event: Event | None = uses[0].event if uses else None
    if event is None or question.prompt not in (INTERRUPT, RESPOND):
        return ""
    return in_words(event, view.seat.number, [seat.name for seat in view.players]).rstrip(". ")
