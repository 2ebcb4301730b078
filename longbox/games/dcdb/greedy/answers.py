"""What the greedy player answers when a card or a rule asks something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.dcdb import draft, game, setup
from longbox.games.dcdb.actions import acquiring, duplicates, triggers
from longbox.games.dcdb.definitions import TYPES, CardDefinition, GameCard
from longbox.games.dcdb.greedy.gist import gist_of_effect, reading_of
from longbox.games.dcdb.greedy.harm import harm_of
from longbox.games.dcdb.greedy.heroes import (
    rate_ahead,
    rate_beginning,
    rate_drafting,
    rate_heroes,
    rate_heroes_given_up,
)
from longbox.games.dcdb.greedy.situation import POINTS_A_POWER, Situation, unseen_in_deck
from longbox.games.dcdb.greedy.turn import best_basket, rate_actions
from longbox.games.dcdb.ledger import Adjustment
from longbox.games.dcdb.table import DeckBuilder
from longbox.games.dcdb.text import (
    assaults,
    attacks,
    characters,
    costs,
    effects,
    endings,
    interrupting,
    keywords,
    lasting,
    passing_left,
    playing,
    replaying,
    stacked,
)
from longbox.games.dcdb.text.effects import DeedToChoose, destroying, moving, others, showing, them
from longbox.games.dcdb.turn import cube_ending, turn
from longbox.games.dcdb.view import TableView
from longbox.games.dcdb.waiting import WaitingAbility
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, NO, YES, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import parts_of

Rating = Callable[[Question, TableView], list[float]]

UNKNOWN_CARD: Final = 1.6
"""The Victory Points that a card of the main deck is worth that nobody has seen, roughly."""

TYPE_WORDS: Final = {**{word.lower(): bit for word, bit in TYPES.items()}, "weakness": 0}
"""The card types as they are named, as bits."""


def each_card(
    question: Question, view: TableView, rate: Callable[[Situation, Card[Any]], float], declining: float = 0.0
) -> list[float]:
    """Rate cards by a measure, and taking no more by what that is worth."""
    situation = Situation(view)
    return [rate(situation, choice) if isinstance(choice, Card) else declining for choice in question.choices]


def reward(question: Question, situation: Situation) -> float:
    """The Victory Points that the card that asks gives for doing what it offers."""
    if question.source is None:
        return 0.0
    gist = reading_of(question.source.definition).reward
    return (gist.power + gist.draws * situation.average) * POINTS_A_POWER + gist.points


def rate_discards(question: Question, view: TableView) -> list[float]:
    """Discard what is worth least in the hand."""
    return each_card(question, view, lambda situation, card: -worth_in_hand(situation, card))


def worth_in_hand(situation: Situation, card: Card[Any]) -> float:
    """The Victory Points that it costs to play on without a card of the hand."""
    defends = 0.0 if card.definition.defense is None else 0.3
    return situation.now(card.definition) + defends


def rate_destroying(question: Question, view: TableView) -> list[float]:
    """Destroy bad cards, rather from where they would not be played this turn; stop at good ones."""
    situation = Situation(view)
    hand = view.hand()
    doing = reward(question, situation)
    # No function in here, nor in those below: compiled, it and what it stands in would hold each other, and the game.
    return [rate_destroyed(choice, situation, hand, doing) for choice in question.choices]


def rate_destroyed(choice: Choice, situation: Situation, hand: list[GameCard], doing: float) -> float:
    """Destroying one thing."""
    if not isinstance(choice, Card):
        return 0.0
    used = situation.now(choice.definition) if choice in hand else 0.0
    return situation.losing(choice) - used + doing


def rate_gaining(question: Question, view: TableView) -> list[float]:
    """Gain what is worth most, and rather what would cost more, if it is worth more than what is lost by it."""
    situation = Situation(view)
    doing = reward(question, situation)
    return [rate_gained(choice, situation, doing) for choice in question.choices]


def rate_gained(choice: Choice, situation: Situation, doing: float) -> float:
    """Gaining one thing."""
    if not isinstance(choice, Card):
        return 0.0
    cost: int = choice.definition.cost
    return situation.getting(choice) + 0.1 * cost + doing


def rate_playing(question: Question, view: TableView) -> list[float]:
    """Play, or take into the hand, what gives most now."""
    return each_card(question, view, lambda situation, card: situation.now(card.definition), declining=-0.1)


def rate_top(question: Question, view: TableView) -> list[float]:
    """Bring cards to the deck that are better than those of the deck are on average."""
    return each_card(
        question, view, lambda situation, card: situation.now(card.definition) - situation.average * POINTS_A_POWER
    )


def rate_giving_up(question: Question, view: TableView) -> list[float]:
    """Part for ever with what is worth least, now and later."""
    return each_card(question, view, lambda situation, card: situation.losing(card) - situation.now(card.definition))


def rate_keeping(question: Question, view: TableView) -> list[float]:
    """Keep what it would cost most to part with for ever."""
    return [-rating for rating in rate_giving_up(question, view)]


def rate_cheapest(question: Question, view: TableView) -> list[float]:
    """Choose what costs least: what a text says of a cost is mostly harm."""
    return each_card(question, view, lambda situation, card: -float(card.definition.cost))


def rate_replacing(question: Question, view: TableView) -> list[float]:
    """Clear the Line-Up of what is worth less than an unknown card."""
    return each_card(question, view, lambda situation, card: 0.5 * UNKNOWN_CARD - situation.getting(card))


def rate_defending(question: Question, view: TableView) -> list[float]:
    """Defend with the cheapest card, if the Attack would cost more."""
    situation = Situation(view)
    harm = harm_of_source(question.source, situation)
    return [
        harm - cost_of_defending(situation, choice.definition) if isinstance(choice, Card) else 0.0
        for choice in question.choices
    ]


def harm_of_source(source: Card[Any] | None, situation: Situation) -> float:
    """The Victory Points that the Attack of a card would cost the player."""
    if source is None:
        return 1.0
    reading = reading_of(source.definition)
    return reading.harm_appearing if situation.view.active < 0 else reading.harm


def cost_of_defending(situation: Situation, card: CardDefinition) -> float:
    """The Victory Points that using a Defense costs: the card out of the hand, for what it brings."""
    if getattr(card.defense, "effect", None) is None:
        return 0.0
    gist = reading_of(card).defending
    brings = (gist.power + gist.draws * situation.average) * POINTS_A_POWER + gist.points
    return situation.now(card) - brings


def rate_deeds(question: Question, view: TableView) -> list[float]:
    """Do what costs less."""
    situation = Situation(view)
    return [rate_deed(choice, situation) for choice in question.choices]


def rate_deed(choice: Choice, situation: Situation) -> float:
    """The Victory Points that one of two things to do brings, mostly less than 0."""
    effect = choice.effect if isinstance(choice, DeedToChoose) else None
    view = situation.view
    hand = [situation.now(card.definition) for card in view.hand()]
    if isinstance(effect, effects.DiscardHand):
        return -sum(hand)
    if isinstance(effect, effects.DiscardAtRandom):
        return -sum(hand) / max(len(hand), 1)
    if isinstance(effect, effects.DestroyIt):
        pile = view.discard_pile(view.seat.number)
        return situation.losing(pile[-1]) if pile else 0.0
    if isinstance(effect, effects.LetControllerDraw):
        return -situation.average * POINTS_A_POWER / max(len(view.players) - 1, 1)
    return -harm_of(effect)


def rate_paying(question: Question, view: TableView) -> list[float]:
    """Pay for an unknown card if the Power would buy less."""
    situation = Situation(view)
    power = view.power()
    lost = best_worth(power, situation) - best_worth(power - price_asked(question), situation)
    paying = UNKNOWN_CARD + reward(question, situation) - lost
    return [paying if choice is YES else 0.0 for choice in question.choices]


def price_asked(question: Question) -> int:
    """The Power that the card that asks wants to be paid."""
    effect = None if question.source is None else question.source.definition.effect
    return sum([term.amount for term in parts_of(effect) if isinstance(term, effects.PayToGain)])


def best_worth(power: int, situation: Situation) -> float:
    """The Victory Points that Power can buy now."""
    view = situation.view
    offers = [*view.line_up(), *[card for card in (view.kick(), view.super_villain()) if card is not None]]
    return sum([situation.getting(card) for card in best_basket(offers, power, situation)])


def rate_parity(question: Question, view: TableView) -> list[float]:
    """Name what the top card of the deck is, if it is known; else what most of the deck is, by worth."""
    situation = Situation(view)
    worth = [0.0, 0.0]
    for card in likely_on_top(view):
        worth[card.definition.cost % 2] += situation.now(card.definition) + 0.1
    return [worth[0] if choice is effects.EVEN else worth[1] for choice in question.choices]


def rate_type(question: Question, view: TableView) -> list[float]:
    """Name the card type that the top card of the deck most likely has, the dearer cards counting more."""
    likely = likely_on_top(view)
    situation = Situation(view)
    worth = [sum([situation.now(card.definition) + 0.1 for card in likely if is_of(card, word)]) for word in TYPE_WORDS]
    by_word = dict(zip(TYPE_WORDS, worth, strict=True))
    return [by_word.get(choice.key(), 0.0) for choice in question.choices]


def is_of(card: Card[Any], word: str) -> bool:
    """Whether a card is of a type, by its word."""
    return bool(card.definition.types & TYPE_WORDS[word]) if TYPE_WORDS[word] else not card.definition.types


def rate_naming(question: Question, view: TableView) -> list[float]:
    """Name the card that the top of the deck most likely brings, the dearer ones counting more."""
    situation = Situation(view)
    worth: dict[str, float] = {}
    for card in likely_on_top(view):
        name = card.definition.printed_name
        worth[name] = worth.get(name, 0.0) + situation.now(card.definition) + 0.1
    return [worth.get(choice.key(), 0.0) for choice in question.choices]


def likely_on_top(view: TableView) -> list[Card[Any]]:
    """The card on top of the player's deck, if the player knows it; else all that it may be: of the deck, or of the
    discard pile where that will be shuffled.
    """
    top = view.cards(view.players[view.seat.number].deck)[-1:]
    known = [card for card in top if card is not None]
    return known or unseen_in_deck(view) or [*view.discard_pile(view.seat.number)]


def rate_order(question: Question, view: TableView) -> list[float]:
    """Let abilities that draw go first: what is drawn may matter for the rest."""
    return [rate_ability(choice) for choice in question.choices]


def rate_ability(choice: Choice) -> float:
    """How much a waiting ability draws."""
    if not isinstance(choice, WaitingAbility):
        return 0.0
    return gist_of_effect(getattr(choice.trigger.watcher.ability, "effect", None)).draws


def rate_teammates(question: Question, view: TableView) -> list[float]:
    """Keep what was bought: a foe could exchange a card if the teammate got it."""
    return [1.0 if choice is view.seat else 0.0 for choice in question.choices]


def rate_cycling(question: Question, view: TableView) -> list[float]:
    """Exchange a card of the hand that is worse than an average card of the deck."""
    return each_card(
        question, view, lambda situation, card: situation.average * POINTS_A_POWER - worth_in_hand(situation, card)
    )


def rate_power_given(question: Question, view: TableView) -> list[float]:
    """Take the Power of the card that gives most in any case."""
    return each_card(question, view, lambda situation, card: float(card.definition.power))


def rate_standing_in(question: Question, view: TableView) -> list[float]:
    """Take an Equipment of the discard pile rather than a card that isn't known, if one lies there."""
    there = any([card.definition.types & TYPES["Equipment"] for card in view.discard_pile(view.seat.number)])
    return [1.0 if (choice is YES) == there else 0.0 for choice in question.choices]


def rate_showing(question: Question, view: TableView) -> list[float]:
    """Reveal a card rather than suffer what comes otherwise."""
    return [1.0 if isinstance(choice, Card) else 0.0 for choice in question.choices]


def rate_protecting(question: Question, view: TableView) -> list[float]:
    """Let foes suffer; what a teammate would suffer is worth less than three cards."""
    return [1.0 if choice is DONE else 0.0 for choice in question.choices]


def rate_foes(question: Question, view: TableView) -> list[float]:
    """Turn to the foe who holds most: there is most to lose."""
    return [view.count(choice.hand) if isinstance(choice, DeckBuilder) else 0.0 for choice in question.choices]


def rate_players(question: Question, view: TableView) -> list[float]:
    """Turn to a foe, whose good cards are worth being rid of, rather than to oneself."""
    rated = zip(question.choices, rate_foes(question, view), strict=True)
    return [
        -1.0 if isinstance(choice, DeckBuilder) and choice.number == question.player else rating
        for choice, rating in rated
    ]


def rate_next(question: Question, view: TableView) -> list[float]:
    """Put back first what is worth least: the last is on top."""
    return [-rating for rating in rate_top(question, view)]


def rate_triggers(question: Question, view: TableView) -> list[float]:
    """Resolve what triggered, rather than miss it."""
    orders = rate_order(question, view)
    least = min(orders) - 1.0
    rated = zip(question.choices, orders, strict=True)
    return [order if isinstance(choice, WaitingAbility) else least for choice, order in rated]


def rate_ninjutsu(question: Question, view: TableView) -> list[float]:
    """Let the card go to the Line-Up if what it does there is worth more than the card is later."""
    situation = Situation(view)
    card = question.source
    parts = [] if card is None else parts_of(card.definition.effect)
    gists = [gist_of_effect(part.effect) for part in parts if isinstance(part, keywords.Ninjutsu)]
    gives = sum([(gist.power + gist.draws * situation.average) * POINTS_A_POWER + gist.points for gist in gists])
    going = gives + (0.0 if card is None else situation.losing(card))
    return [going if choice is YES else 0.0 for choice in question.choices]


def rate_swapping(question: Question, view: TableView) -> list[float]:
    """Part with what is worth least of one's own, for what is worth most of the rest."""
    own = [*view.hand(), *view.discard_pile(view.seat.number)]
    return each_card(
        question,
        view,
        lambda situation, card: situation.losing(card) if card in own else situation.getting(card),
    )


def rate_paying_to_gain(question: Question, view: TableView) -> list[float]:
    """Pay VP for a card that is worth more."""
    assert question.source is not None
    worth = Situation(view).getting(question.source)
    played = [part for card in view.played() for part in parts_of(card.definition.effect)]
    price = max([part.amount for part in played if isinstance(part, endings.ReturnUnlessPaid)], default=0)
    return [worth - price if choice is YES else 0.0 for choice in question.choices]


def rate_pointing_out(question: Question, view: TableView) -> list[float]:
    """Take a good card away from the active player, rather than clear the Line-Up of a bad one."""
    situation = Situation(view)
    return [
        situation.getting(choice.card) - UNKNOWN_CARD if isinstance(choice, duplicates.PointingOut) else 0.0
        for choice in question.choices
    ]


def rate_returning(question: Question, view: TableView) -> list[float]:
    """Keep a card that was only lent as long as one may."""
    return [1.0 if choice is NO else 0.0 for choice in question.choices]


def rate_adjusting(question: Question, view: TableView) -> list[float]:
    """Draw more cards, and discard none without drawing as many."""
    return [float(sum(choice.steps)) if isinstance(choice, Adjustment) else 0.0 for choice in question.choices]


def rate_mulligan(question: Question, view: TableView) -> list[float]:
    """Draw a hand of Vulnerabilities anew, and keep one that only has Punches."""
    bad = any([not card.definition.power for card in view.hand()])
    return [float((choice is YES) == bad) for choice in question.choices]


RATINGS: Final[dict[Prompt, Rating]] = {
    turn.TAKE_TURN: rate_actions,
    turn.TAKE_TIMED_TURN: rate_actions,
    effects.DISCARD: rate_discards,
    effects.DESTROY: rate_destroying,
    destroying.CHOOSE_THERE: rate_playing,
    effects.GAIN: rate_gaining,
    effects.TO_HAND: rate_playing,
    effects.TO_TOP: rate_top,
    effects.TO_BOTTOM: rate_top,
    game.DeckBuildingGame.CHOOSE_ONE: rate_deeds,
    effects.PAY: rate_paying,
    effects.CHOOSE_FOE: rate_foes,
    others.CHOOSE_ANY: rate_players,
    effects.BACK: rate_next,
    effects.NEXT_ON_TOP: rate_next,
    effects.UNDER_MAIN_DECK: rate_replacing,
    effects.SHOW: rate_showing,
    showing.SHOW_ONE: rate_showing,
    destroying.REMOVE: rate_replacing,
    effects.NAME_PARITY: rate_parity,
    effects.NAME_TYPE: rate_type,
    effects.NAME_CARD: rate_naming,
    effects.REPLACE: rate_replacing,
    effects.TO_UNDER: rate_giving_up,
    moving.MOVED: rate_giving_up,
    effects.SPEAK_OF: rate_cheapest,
    passing_left.KEEP: rate_keeping,
    attacks.DEFEND: rate_defending,
    attacks.DEFEND_TEAMMATE: rate_defending,
    attacks.PROTECT: rate_protecting,
    costs.TO_STACK: rate_discards,
    them.TO_LEFT: rate_giving_up,
    assaults.PUT_LEFT: rate_giving_up,
    assaults.PASS_LEFT: rate_giving_up,
    assaults.HAND_LEFT: rate_giving_up,
    assaults.HAND_RIGHT: rate_giving_up,
    assaults.GIVE_UP: rate_giving_up,
    assaults.ADD_TO_LINE_UP: rate_giving_up,
    playing.PLAY: rate_playing,
    playing.PLAY_FROM_PILE: rate_playing,
    effects.INTO_PLAY: rate_playing,
    playing.PLAY_NEXT: rate_playing,
    playing.PLAY_AGAIN: rate_playing,
    replaying.CHOOSE_PLAYED: rate_playing,
    replaying.COPY: rate_playing,
    stacked.NEXT_TEXT: rate_playing,
    replaying.POWER_OF: rate_power_given,
    interrupting.INSTEAD: rate_standing_in,
    interrupting.LEAVE: rate_cycling,
    interrupting.ON_TOP: rate_cycling,
    replaying.RETURN_LATER: rate_playing,
    duplicates.POINT_OUT: rate_pointing_out,
    duplicates.WHICH_COPY: rate_replacing,
    effects.CHOOSE_PLAYER: rate_teammates,
    effects.SWAP: rate_swapping,
    playing.RETURN_NOW: rate_returning,
    endings.PAY_TO_GAIN: rate_paying_to_gain,
    keywords.TRAVEL: rate_playing,
    keywords.NINJUTSU: rate_ninjutsu,
    keywords.ATTACH: rate_replacing,
    keywords.FREEZE: rate_gaining,
    lasting.TAKE_CONTROL: rate_playing,
    triggers.ORDER_TRIGGERS: rate_order,
    triggers.RESOLVE_OR_MISS: rate_triggers,
    cube_ending.ADJUST: rate_adjusting,
    setup.MULLIGAN: rate_mulligan,
    acquiring.GIVE_TO_TEAMMATE: rate_teammates,
    acquiring.CYCLE_A_CARD: rate_cycling,
    draft.PLAY_OR_DRAFT: rate_beginning,
    **dict.fromkeys(draft.TAKE, rate_drafting),
    draft.TAKE_AHEAD: rate_ahead,
    setup.CHOOSE_HERO: rate_heroes,
    setup.KEEP_HERO: rate_heroes,
    characters.WHOSE_TEXT: rate_heroes,
    characters.SWAP_IN: rate_heroes,
    characters.SWAP_OUT: rate_heroes_given_up,
}
"""How the answers to each question of the game are rated."""


def rate_others(question: Question, view: TableView) -> list[float]:
    """Where nothing better is known: take the best card, say yes, else the first choice."""
    return each_card(question, view, lambda situation, card: situation.now(card.definition))
