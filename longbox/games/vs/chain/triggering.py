"""Putting triggered effects on the chain. [vs 502, 506]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.chain.announcing import choose_modes_of, new_effect
from longbox.games.vs.chain.resolving import all_targets_illegal
from longbox.games.vs.chain.targeting import chosen_targets, target_terms
from longbox.games.vs.chain_effects import TRIGGERED_EFFECT, ChainEffect, ModeSlot
from longbox.games.vs.events import Happening
from longbox.games.vs.powers import TriggeredPower
from longbox.games.vs.terms import CARD_SORT, CannotComplete, Situation
from longbox.games.vs.text.definite import Pronoun, ThatCard
from longbox.games.vs.text.who import ThatPlayer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import Term, parts_of
from longbox.texts.amounts import ThatMuch

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.modifiers import Triggered
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.terms import TextEffect

WHICH_NEXT: Final = Prompt("Which triggered effect goes on the chain next?", "506.2a", ordered=True)
SPEAKING_BACK: Final = (Pronoun, ThatCard, ThatPlayer, ThatMuch)
"""What a text says of what triggered it."""


def add_triggered(game: VsGame) -> None:
    """Put all triggered effects that wait on the chain: the primary player's first, then clockwise. [vs 506.2a]"""
    while game.pending:
        waiting = game.pending
        game.pending = []
        for player in game.in_order():
            add_in_order(game, player, [triggered for triggered in waiting if triggered.controller == player])


class TriggeredChoice(Choice):
    """A triggered effect that may go on the chain next, as an answer.

    Attributes:
        triggered: The effect.
        about: Whom it is about, in words, where the same card has several on offer: ", for Toad"; else nothing.
    """

    __slots__ = ("about", "triggered")

    def __init__(self, triggered: Triggered, about: str = "") -> None:
        self.triggered = triggered
        self.about = about

    def key(self) -> str:
        return f"{title_of(self.triggered)}{self.about}"


def add_in_order(game: VsGame, player: int, waiting: list[Triggered]) -> None:
    """Put a player's triggered effects on the chain, in the order that the player chooses."""
    left = waiting.copy()
    while left:
        if len(left) == 1 or all([is_alike(game, triggered, left[0]) for triggered in left]):
            chosen = left[0]
        else:
            choices = choices_of(game, left)
            chosen = left[choices.index(game.ask(Question(player, WHICH_NEXT, choices)))]
        left.remove(chosen)
        add(game, chosen)


def is_alike(game: VsGame, one: Triggered, other: Triggered) -> bool:
    """Whether it makes no difference which of two triggered effects goes first: one power, about one thing."""
    if one.power is not other.power or one.situation.reference != other.situation.reference:
        return False
    if one.situation.mentioned == other.situation.mentioned and one.situation.amount == other.situation.amount:
        return True
    return all([means_the_same(game, part, one.situation, other.situation) for part in spoken_back(one)])


def means_the_same(game: VsGame, part: Term, one: Situation, other: Situation) -> bool:
    """Whether a word of a text that speaks of what triggered it means the same in two triggered effects."""
    if isinstance(part, ThatCard | ThatPlayer):
        return part.meant(one) == part.meant(other)
    if isinstance(part, ThatMuch):
        return one.amount == other.amount
    return one.last_mentioned(CARD_SORT) == other.last_mentioned(CARD_SORT)


def spoken_back(triggered: Triggered) -> list[Term]:
    """The words of an effect that speak of what triggered it: "KO that character", "gain that much endurance"."""
    assert isinstance(triggered.power, TriggeredPower)
    return [part for part in parts_of(triggered.power.effect) if isinstance(part, SPEAKING_BACK)]


def choices_of(game: VsGame, waiting: list[Triggered]) -> list[Choice]:
    """What a player is offered to put on the chain next: each card, and whom it is about where it is there twice."""
    titles = [title_of(triggered) for triggered in waiting]
    return [
        TriggeredChoice(triggered, whom_it_is_about(game, triggered) if titles.count(title) > 1 else "")
        for title, triggered in zip(titles, waiting, strict=True)
    ]


def whom_it_is_about(game: VsGame, triggered: Triggered) -> str:
    """Which other character an effect that speaks of its occasion means, in words: ", for Toad"."""
    if not spoken_back(triggered):
        return ""
    about = [game.recall(reference) for reference in what_it_happened_to(triggered)]
    characters = [found.card for found in about if found is not None and found.is_character()]
    names = [card.definition.card_name for card in characters if card is not triggered.situation.source]
    return "".join([f", for {name}" for name in names])


def what_it_happened_to(triggered: Triggered) -> tuple[Reference, ...]:
    """The cards that a triggered effect spoke of first; of a delayed one, those that its occasion speaks of."""
    mentioned = triggered.situation.mentioned
    if triggered.delayed is not None:
        return triggered.situation.last_mentioned(CARD_SORT)
    return next((references for sort, references in mentioned if sort == CARD_SORT), ())


def title_of(triggered: Triggered) -> str:
    """What a triggered effect is called: the card that it comes from."""
    source = triggered.situation.source
    return "a delayed effect" if source is None else str(source)


def add(game: VsGame, triggered: Triggered) -> None:
    """Put one triggered effect on the chain, unless its choices can't be made. [vs 506.3, 506.4]"""
    power = triggered.power
    assert isinstance(power, TriggeredPower)
    situation = triggered.situation.copy()
    before = game.effects_made
    original = situation.effect
    effect = new_effect(game, TRIGGERED_EFFECT, triggered.controller, title_of(triggered), situation)
    effect.text = power.effect
    effect.condition = power.condition
    effect.power = power
    effect.depth = game.depth
    game.chain.append(effect)
    try:
        if triggered.delayed is not None and original is not None:
            # Its targets were chosen when the effect was played that made it; those that only its occasion speaks of
            # need not be legal any more. [vs 513.4d]
            effect.delayed = True
            spoken = target_terms(power.effect)
            effect.targets = tuple([slot for slot in original.targets if any([slot.term is term for term in spoken])])
            effect.modes = modes_of(original, power.effect)
            check_delayed_targets(game, triggered, effect.title)
        else:
            choose_modes_of(game, effect, power.effect)
            effect.targets = chosen_targets(game, effect, power.effect, triggered.controller)
    except CannotComplete:
        game.chain.remove(effect)
        game.effects_made = before
        return
    cards = [] if situation.source is None else situation.source.alone
    game.happen(Happening(events.TRIGGER, triggered.controller, cards, cause=effect))


def modes_of(original: ChainEffect, text: TextEffect) -> tuple[ModeSlot, ...]:
    """The modes that were chosen for a part of the text of an effect, as it was played. [vs 505.1b]"""
    parts = parts_of(text)
    return tuple([slot for slot in original.modes if any([slot.term is part for part in parts])])


def check_delayed_targets(game: VsGame, triggered: Triggered, title: str) -> None:
    """A delayed triggered modifier whose targets are all illegal leaves the chain at once. [vs 513.4d]

    Raises:
        CannotComplete: They are.
    """
    effect = game.chain[-1]
    if all_targets_illegal(game, effect):
        raise CannotComplete(f"The targets of {title} are no longer legal.")
