"""How the answers of DC Forever are called, and which keys they have."""

from __future__ import annotations

from typing import Final

from longbox.faces.face import HAND
from longbox.faces.offers import NOTHING, Label, plain_label
from longbox.games.forever.actions import acting, falling, playing, timing
from longbox.games.forever.definitions import ATTACK, RESCUE, THREATEN, GameCard
from longbox.games.forever.face import forecast
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.turn import choices as things
from longbox.games.forever.turn import picking, resolution
from longbox.games.forever.turn.picking import StartWith
from longbox.games.forever.uses import UseAbility
from longbox.games.forever.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, YES, Choice
from longbox.kernel.questions import Question
from longbox.texts.choosing import Mode

NOTHING_MORE: Final = (things.END_PHASE, things.PASS, things.END_ACTIVATION, timing.PASS, acting.NO_MORE)
"""What does nothing, or nothing more."""
CLAIMS: Final[dict[Choice, str]] = {things.THREATEN_HERE: THREATEN, things.RESCUE_HERE: RESCUE}


def label_choices(view: TableView, question: Question) -> list[Label]:
    """How each choice of a question is called, in order."""
    return [label(view, choice, question) for choice in question.choices]


def label(view: TableView, choice: Choice, question: Question) -> Label:
    """How a choice is called."""
    if isinstance(choice, Card):
        return foretelling(of_card(view, choice, choice.key()), foretold_of_card(view, choice, question))
    if isinstance(choice, things.Activate):
        made = Label(choice.words(), names=(choice.key(),)).about(choice.card, choice.place)
        return foretelling(made, foretold_of_going(view, choice))
    if isinstance(choice, things.PlayScheme):
        made = Label(choice.words(), HAND, names=(choice.key(),)).about(choice.card, choice.place)
        return foretelling(made, forecast.of_place(view, choice.place))
    if isinstance(choice, things.Empower):
        return Label(choice.words(), HAND, names=(choice.key(),)).about(choice.card, choice.hero)
    if isinstance(choice, things.OfCard):
        made = of_card(view, choice.card, words_of(view, choice), choice.key())
        return foretelling(made, foretold(view, choice))
    if choice in CLAIMS:
        return foretelling(plain_label(choice), foretold_claim(view, choice))
    if isinstance(choice, UseAbility):
        made = of_card(view, choice.card, choice.words(), choice.key())
        made.detail = made.detail or choice.card.definition.text
        return foretelling(made, forecast.of_happening(choice.event))
    if isinstance(choice, StartWith):
        cost = sum([view.cost_of(card) for card in choice.cards])
        words = "costs" if len(choice.cards) == 1 else "they cost"
        return foretelling(Label(choice.key(), names=(choice.key(),)).about(*choice.cards), f"{words} {cost}")
    if choice in NOTHING_MORE:
        return Label(choice.words(), key=NOTHING, names=(choice.key(), "done", "pass", "end"))
    if choice is DONE:
        return Label("No more" if question.taken else "None", key=NOTHING, names=("done", "none", "no"))
    if isinstance(choice, Mode):
        # The text tells of others what they do; whoever is asked is one of them.
        return Label(choice.words().replace("they control", "you control"), names=(choice.key(),))
    made = plain_label(choice)
    if choice is YES and question.prompt is ForeverGame.OFFER and question.source is not None:
        made.detail = " ".join(question.source.definition.text.splitlines())
    return made


def foretelling(label: Label, words: str) -> Label:
    """A label that says what would come of it, also where it is only read."""
    if words:
        label.words = f"{label.words}: {words}"
    return label.foretelling(words)


def foretold_of_card(view: TableView, card: GameCard, question: Question) -> str:
    """What is at a Location to which an Unaligned character or a Scheme could go."""
    asked = question.prompt in (playing.PUT_SCHEME, falling.PLACE_UNALIGNED)
    if question.prompt is picking.PICK:
        return forecast.of_character(view, card)
    if question.prompt is resolution.COMPLETE:
        return forecast.of_scheme(view, card)
    return forecast.of_place(view, card) if asked else ""


def foretold_of_going(view: TableView, choice: things.Activate) -> str:
    """What a character could do at a Location, or would do there at once."""
    if not choice.what:
        return forecast.of_activation(view, choice.card, choice.place)
    if choice.what == ATTACK:
        return forecast.of_attacks(view, choice.card, choice.place)
    return forecast.of_claim(view, choice.card, choice.what, view.permanent(choice.place).spot)


def foretold(view: TableView, choice: things.OfCard) -> str:
    """What would come of attacking a character."""
    actor = view.activated()
    if isinstance(choice, things.Attack) and actor is not None:
        return forecast.of_attack(view, actor, choice.card)
    return ""


def foretold_claim(view: TableView, choice: Choice) -> str:
    """What would come of Threatening or Rescuing."""
    actor = view.activated()
    return "" if actor is None else forecast.of_claim(view, actor, CLAIMS[choice], view.permanent(actor).spot)


def words_of(view: TableView, choice: things.OfCard) -> str:
    """What is done with a card, with what it costs or gives."""
    if isinstance(choice, things.Recruit | things.Buy):
        return f"{choice.words()} for {view.cost_of(choice.card)}"
    if isinstance(choice, things.AddToPool):
        return f"{choice.words()} ({view.provides(choice.card)} {view.resource_word(view.seat.number)})"
    return choice.words()


def of_card(view: TableView, card: GameCard, words: str, key: str = "") -> Label:
    """A label that is about a card."""
    made = Label(words, HAND if card in view.hand() else "", names=(key,) if key else ())
    return made.in_hand(card) if card in view.hand() and words == card.key() else made.about(card)


def look_of(view: TableView, choice: Choice) -> object:
    """What tells a choice from others that are called the same; none if nothing is like it."""
    if isinstance(choice, Card):
        return view.look(choice)
    if isinstance(choice, things.Activate):
        return (choice.verb, view.look(choice.card), view.look(choice.place), choice.what)
    if isinstance(choice, things.PlayScheme):
        return (choice.verb, view.look(choice.card), view.look(choice.place))
    if isinstance(choice, things.Empower):
        return (choice.verb, view.look(choice.card), view.look(choice.hero))
    if isinstance(choice, things.OfCard):
        return (choice.verb, view.look(choice.card))
    if isinstance(choice, UseAbility):
        about = None if choice.event is None else choice.event.kind.name
        return (view.look(choice.card), repr(choice.ability), about)
    return None
