"""What it comes to what is done to cards, and what players do: each word by itself.

What is made of several is read in `reading`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.vs.greedy import harm
from longbox.games.vs.greedy.combat import Change
from longbox.games.vs.greedy.outlook import A_CARD, GameCard, Outlook
from longbox.games.vs.greedy.scope import Scope
from longbox.games.vs.powers import PaymentPower, TriggeredPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import Noun
from longbox.games.vs.text import nouns
from longbox.games.vs.text.effects import acting, drawing
from longbox.games.vs.text.effects.base import OnCards
from longbox.games.vs.text.targets import TargetCard
from longbox.kernel.terms import Term, parts_of

Reading = Callable[[Any, Scope], None]
OnCard = Callable[[Outlook, Qualities], float]

FOUND_CARD: Final = 0.6
"""What it is worth to choose a card of the deck rather than have any."""
OPPONENTS_CARD: Final = 1.3
"""What it is worth that an opponent has a card less in hand."""
UNSEEN_CARD: Final = 0.8
"""How much of a card a card is worth that nobody has seen yet."""
VICTORY: Final = 100.0
DOING: Final[tuple[type[PaymentPower], type[TriggeredPower]]] = (PaymentPower, TriggeredPower)
"""The powers that have an effect."""
A_POINT: Final = 1.0
"""What a resource point is worth."""
A_MOVE: Final = 0.4
"""What it is worth to move a character to where one likes it better."""
A_COUNTER: Final = 0.8
"""What a named counter is worth, or does in harm, to the card on which it lies."""
A_TRANSFER: Final = 0.5
"""What it is worth to give equipment to another character."""
GAINED_POWERS: Final = 1.0
"""What it is worth to a player that a character gains powers of another."""
NEGATED: Final = 1.5
"""What an effect of an opponent is worth that is negated."""

# What is done to cards


def on_cards(measure: OnCard) -> Reading:
    """Reads something that is done to cards, each of which is worth so much."""

    def read_on_cards(effect: Any, scope: Scope) -> None:
        for _, worth in chosen(effect.subject, scope, measure):
            scope.add(worth)

    return read_on_cards


def out_of_attack(measure: OnCard) -> Reading:
    """The same of something that also takes characters out of the attack."""

    def read_on_cards(effect: Any, scope: Scope) -> None:
        for qualities, worth in chosen(effect.subject, scope, measure):
            scope.add(worth)
            if scope.combat.fights(qualities):
                change = Change(qualities)
                change.gone = True
                scope.changes.append(change)

    return read_on_cards


def chosen(subject: Noun, scope: Scope, measure: OnCard) -> list[tuple[Qualities, float]]:
    """The cards of a subject with what it is worth; where a player chooses, those that the player would choose."""
    rated = [(qualities, measure(scope.outlook, qualities)) for qualities in scope.cards(subject)]
    number = choice_of(subject, scope)
    if number < 0:
        return rated
    sign = 1.0 if scope.told == scope.outlook.me else -1.0
    rated.sort(key=lambda pair: -sign * pair[1])
    if isinstance(subject, nouns.AnyNumber) or (isinstance(subject, nouns.Several) and subject.up_to):
        rated = [pair for pair in rated if sign * pair[1] > 0.0]
    return rated[:number]


def choice_of(subject: Noun, scope: Scope) -> int:
    """How many cards of a subject are chosen; less than none where all are meant."""
    if isinstance(subject, nouns.One):
        return 1
    if isinstance(subject, nouns.Several | nouns.FromHand | nouns.FromKoPile):
        return scope.number(subject.number)
    return 99 if isinstance(subject, nouns.AnyNumber) else -1


def to_hand(outlook: Outlook, qualities: Qualities) -> float:
    """What it is worth that a card goes to its owner's hand."""
    if qualities.object is not None:
        return harm.returning(outlook, qualities)
    return (1.0 if qualities.owner == outlook.me else -1.0) * (A_CARD + 0.2 * qualities.definition.cost)


def read_put_into_hand(effect: Any, scope: Scope) -> None:
    """Cards go to hands; those that nobody has seen yet, too."""
    cards = chosen(effect.subject, scope, to_hand)
    for _, worth in cards:
        scope.add(worth)
    if not cards and not isinstance(effect.subject, TargetCard | nouns.FromKoPile):
        scope.add(mine(scope) * UNSEEN_CARD * A_CARD)


def read_stat_counter(effect: Any, scope: Scope) -> None:
    """Counters that change ATK and DEF."""
    number = max(scope.number(effect.number), 1)
    for qualities in scope.cards(effect.subject):
        scope.add(harm.lasting(scope.outlook, qualities, number * effect.atk, number * effect.defense))
        if scope.combat.fights(qualities):
            scope.changes.append(Change(qualities, number * effect.atk, number * effect.defense))


def read_power_up(effect: Any, scope: Scope) -> None:
    """Characters become powered-up."""
    for qualities in scope.cards(effect.subject):
        if scope.combat.fights(qualities):
            scope.changes.append(Change(qualities, 1, 1))


def read_turn_down(effect: Any, scope: Scope) -> None:
    """Resources are turned face down: one's own plot twist can be played again."""

    def measure(outlook: Outlook, qualities: Qualities) -> float:
        plot_twist = qualities.definition.effect is not None
        return (1.2 if plot_twist else -1.0) if qualities.controller == outlook.me else (-0.6 if plot_twist else 1.2)

    for _, worth in chosen(effect.subject, scope, measure):
        scope.add(worth)


def measure_of(outlook: Outlook, card: GameCard) -> OnCard | None:
    """How to rate the cards that a text of a card lets somebody choose; nothing where that isn't known."""
    texts: list[Term] = [power.effect for power in card.definition.powers if isinstance(power, DOING)]
    texts += [] if card.definition.effect is None else [card.definition.effect]
    for text in texts:
        for part in parts_of(text):
            measure = MEASURES.get(type(part))
            if measure is not None and isinstance(part, OnCards) and choice_by(part.subject):
                return measure
    return None


def choice_by(subject: Noun) -> bool:
    """Whether cards of a subject are chosen as it is done."""
    return isinstance(subject, nouns.One | nouns.Several | nouns.AnyNumber | nouns.FromHand | nouns.FromKoPile)


def read_move(effect: Any, scope: Scope) -> None:
    """Characters move, to where the player who moves them likes them better."""
    for _ in scope.cards(effect.subject):
        scope.add(mine(scope) * A_MOVE)


def read_counter(effect: Any, scope: Scope) -> None:
    """Named counters: on an opponent's card they do harm, on one's own they are there to be used."""
    for qualities in scope.cards(effect.subject):
        scope.add(A_COUNTER if qualities.controller != scope.outlook.me or qualities.card is scope.card else -A_COUNTER)


def read_removal_from_attack(effect: Any, scope: Scope) -> None:
    """Characters no longer attack or defend."""
    for qualities in scope.cards(effect.subject):
        if scope.combat.fights(qualities):
            change = Change(qualities)
            change.gone = True
            scope.changes.append(change)


def read_into_row(effect: Any, scope: Scope) -> None:
    """Characters become resources: they are lost to the formation, and a resource is won."""
    for qualities in scope.cards(effect.subject):
        scope.add(harm.ko(scope.outlook, qualities) + mine(scope) * A_CARD)


def read_transfer(effect: Any, scope: Scope) -> None:
    """Equipment goes to another character, who is to make more of it."""
    if scope.cards(effect.equipment) and scope.cards(effect.host):
        scope.add(A_TRANSFER)


def read_gained_powers(effect: Any, scope: Scope) -> None:
    """A character gains powers that can be used at once."""
    for qualities in scope.cards(effect.subject):
        scope.add(harm.side(scope.outlook, qualities) * -GAINED_POWERS)


def on_deck(outlook: Outlook, qualities: Qualities) -> float:
    """What it is worth that a card goes to its owner's deck: somewhat less than to the hand, or worse."""
    if qualities.object is not None:
        return harm.returning(outlook, qualities)
    return (1.0 if qualities.owner == outlook.me else -1.0) * 0.3 * A_CARD


# What players do


def mine(scope: Scope) -> float:
    """1.0 if the player is told to do something, -1.0 if an opponent is."""
    return 1.0 if scope.told == scope.outlook.me else -1.0


def read_draw(effect: Any, scope: Scope) -> None:
    """Draw cards."""
    scope.add(mine(scope) * A_CARD * scope.number(effect.amount))


def read_discard(effect: Any, scope: Scope) -> None:
    """Discard cards, as far as there are any."""
    number = min(scope.number(effect.number), scope.outlook.view.hand_count(scope.told))
    scope.add(-mine(scope) * (A_CARD if scope.told == scope.outlook.me else OPPONENTS_CARD) * number)


def read_draw_until(effect: Any, scope: Scope) -> None:
    """Draw until there are so many in hand."""
    held = scope.outlook.view.hand_count(scope.told)
    scope.add(mine(scope) * A_CARD * max(scope.number(effect.amount) - held, 0))


def read_discard_that(effect: Any, scope: Scope) -> None:
    """A card that was chosen in a hand is discarded: the best that there was."""
    scope.add(OPPONENTS_CARD)


def read_points(effect: Any, scope: Scope) -> None:
    """Gain resource points."""
    scope.add(mine(scope) * A_POINT * scope.number(effect.amount))


def read_discard_all(effect: Any, scope: Scope) -> None:
    """Discard all cards of a kind: one, mostly."""
    scope.add(-mine(scope) * 0.7 * OPPONENTS_CARD)


def read_lose(effect: Any, scope: Scope) -> None:
    """Lose endurance."""
    scope.add(-mine(scope) * scope.number(effect.amount))


def read_gain(effect: Any, scope: Scope) -> None:
    """Gain endurance."""
    scope.add(mine(scope) * scope.number(effect.amount))


def read_search(effect: Any, scope: Scope) -> None:
    """Search for a card; what is done with it follows."""
    scope.add(mine(scope) * FOUND_CARD)
    scope.speak_of([])


def read_nothing(effect: Any, scope: Scope) -> None:
    """What is worth nothing by itself: it names or shows something, and the text goes on to say what for."""


def read_reveal(effect: Any, scope: Scope) -> None:
    """Cards are shown; what follows speaks of them."""
    scope.cards(effect.subject)


def read_negation(effect: Any, scope: Scope) -> None:
    """An effect is negated: an opponent's, as players choose."""
    scope.add(NEGATED)


def read_victory(effect: Any, scope: Scope) -> None:
    """Win the game."""
    scope.add(VICTORY)


def worth_as(worth: float) -> Reading:
    """Reads something that is always worth so much to who does it."""

    def read_as(effect: Any, scope: Scope) -> None:
        scope.add(mine(scope) * worth)

    return read_as


MEASURES: Final[dict[type, OnCard]] = {
    acting.Exhaust: harm.exhausting,
    acting.Ko: harm.ko,
    acting.Ready: harm.readying,
    acting.Recover: harm.recovering,
    acting.RemoveFromGame: harm.ko,
    acting.ReturnToHand: to_hand,
    acting.Stun: harm.stunning,
    drawing.PutIntoHand: to_hand,
    drawing.ReturnToYourHand: to_hand,
}
"""What it is worth to do something to a card, for the player."""
