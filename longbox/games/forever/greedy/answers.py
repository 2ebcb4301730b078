"""What the greedy player answers when the rules or a card ask something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.forever.abilities import CardAbility
from longbox.games.forever.actions import acting as rules_of_acts
from longbox.games.forever.actions import falling, payment, playing, timing
from longbox.games.forever.definitions import EVENT, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.greedy import deeds
from longbox.games.forever.greedy.acting import (
    Offered,
    act_worth,
    attack_plan,
    best_of,
    claim_plan,
    could_use,
    exposure_worth,
    going_worth,
)
from longbox.games.forever.greedy.cards import event_price, holding_worth, use_worth
from longbox.games.forever.greedy.drafting import rate_picks, rate_starts
from longbox.games.forever.greedy.outlook import Outlook
from longbox.games.forever.greedy.reading import read
from longbox.games.forever.greedy.scope import Scope
from longbox.games.forever.greedy.turn import rate_actions
from longbox.games.forever.greedy.worth import ON_CARDS, ability_worth, scope_of, worth_of
from longbox.games.forever.text import amounts, players, targets
from longbox.games.forever.text.effects import acts, cards, decks, empowering, hands, states
from longbox.games.forever.turn import action_phase, confrontation, maintenance, picking, resolution
from longbox.games.forever.turn.choices import END_ACTIVATION, RESCUE_HERE, THREATEN_HERE, Activate, Attack
from longbox.games.forever.uses import UseAbility
from longbox.games.forever.view import TableView
from longbox.games.weighing import each_card
from longbox.kernel.choices import DONE, YES, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import parts_of
from longbox.kernel.zones import Player
from longbox.texts.choosing import Mode
from longbox.texts.may import May

Rating = Callable[[Question, TableView], list[float]]

STEP: Final = 1000.0
"""What helps the rest comes before the rest."""
KEPT: Final = 0.5
"""How good a Hero's card must be to be kept for the next round, as the hand is filled up anyway."""
A_USE: Final = 0.15
"""What must be gained by an ability for it to be used."""
LEFT_OPEN: Final = -99.0
"""How what a character is activated for is rated where that is better decided once it has come there."""
AT_ONCE: Final = 0.001
"""By how much it is better to say at once what a character goes somewhere for than only that it goes there."""
WASTED: Final = 0.1
"""What it costs to pay a resource more than is asked for."""


# The Confrontation


def rate_activations(question: Question, view: TableView) -> list[float]:
    """Activate whoever can do most, where it can, unless it costs more than it gains.

    What the character does there is said at once, unless something could be used before.
    """
    outlook = Outlook(view)
    goers = {choice.card.serial: choice.card for choice in question.choices if isinstance(choice, Activate)}
    ready = [serial for serial, card in goers.items() if not could_use(outlook, card)]
    return [rate_activation(outlook, choice, ready) for choice in question.choices]


def rate_activation(outlook: Outlook, choice: Choice, ready: list[int]) -> float:
    """Rate one activation, or passing; `ready` are the characters for whom nothing could be used before they act."""
    if not isinstance(choice, Activate):
        return 0.0
    spot = outlook.view.permanent(choice.place).spot
    if not choice.what:
        return going_worth(outlook, choice.card, spot)
    worth = act_worth(outlook, choice.card, choice.what, spot) if choice.card.serial in ready else 0.0
    return worth - exposure_worth(outlook, choice.card, spot) + AT_ONCE if worth > 0.0 else LEFT_OPEN


def rate_confrontation(question: Question, view: TableView) -> list[float]:
    """Use what helps, then do the best there is to do."""
    outlook, character = Outlook(view), question.source
    assert character is not None
    return [rate_deed(outlook, character, choice) for choice in question.choices]


def rate_deed(outlook: Outlook, character: GameCard, choice: Choice) -> float:
    """Rate one thing that an activated character can do."""
    spot = outlook.view.permanent(character).spot
    if choice is END_ACTIVATION:
        return 0.0
    if choice is THREATEN_HERE or choice is RESCUE_HERE:
        return claim_plan(outlook, character, spot).worth
    if isinstance(choice, Attack):
        return attack_plan(outlook, character, choice.card, spot).worth
    assert isinstance(choice, UseAbility)
    gain = use_gain(outlook, choice)
    return STEP + gain if gain > A_USE else -1.0


def rate_modifiers(question: Question, view: TableView) -> list[float]:
    """Play the modifiers that together are worth most, the best first."""
    outlook, act = Outlook(view), view.act()
    if act is None:
        return [0.0 for _ in question.choices]
    offered = [
        Offered(outlook, choice.card, choice.ability) for choice in question.choices if isinstance(choice, UseAbility)
    ]
    target = act.target
    if target is None:
        plan = best_of(offered, float(view.act_total(act)), lambda n: outlook.claim_worth(act.actor, act.spot, n))
    else:
        plan = best_of(offered, float(view.act_total(act)), lambda n: outlook.damage_worth(target, n))
    wanted = [(each.card, each.ability) for each in plan.modifiers]
    return [rate_modifier(choice, wanted) for choice in question.choices]


def rate_modifier(choice: Choice, wanted: list[tuple[GameCard, CardAbility]]) -> float:
    """Rate one modifier, or playing no more."""
    if not isinstance(choice, UseAbility):
        return 0.0
    return 1.0 if (choice.card, choice.ability) in wanted else -1.0


# Abilities that answer something


def rate_uses(question: Question, view: TableView) -> list[float]:
    """Use an ability if it is worth more than it costs; the best one first."""
    outlook = Outlook(view)
    return [use_gain(outlook, choice) if isinstance(choice, UseAbility) else A_USE for choice in question.choices]


def use_gain(outlook: Outlook, use: UseAbility) -> float:
    """What using an ability is worth above what is paid for it."""
    price = event_price(outlook) if use.card.definition.type == EVENT else 0.0
    return ability_worth(outlook, use.card, use.ability, use.event) - price


# Cards of the hand


def rate_paying(question: Question, view: TableView) -> list[float]:
    """Pay with what is worth least for each resource."""
    outlook = Outlook(view)
    return each_card(
        question,
        lambda card: -holding_worth(outlook, card) / max(view.provides(card), 1) - WASTED * view.provides(card),
    )


def rate_discards(question: Question, view: TableView) -> list[float]:
    """Discard what is worth least in the hand."""
    outlook = Outlook(view)
    return each_card(question, lambda card: -holding_worth(outlook, card), declining=-99.0)


def rate_unneeded(question: Question, view: TableView) -> list[float]:
    """Discard what is worse than what is drawn for it."""
    outlook = Outlook(view)
    return each_card(question, lambda card: KEPT - holding_worth(outlook, card))


def rate_taking(question: Question, view: TableView) -> list[float]:
    """Take the card that is worth most in the hand."""
    outlook = Outlook(view)
    return each_card(question, lambda card: holding_worth(outlook, card), declining=-1.0)


def rate_playing(question: Question, view: TableView) -> list[float]:
    """Play the card that is worth most in play."""
    outlook = Outlook(view)
    return each_card(question, lambda card: use_worth(outlook, card), declining=-1.0)


def rate_stacking(question: Question, view: TableView) -> list[float]:
    """Put back last what is worst for the other side: it comes to lie on top."""
    outlook = Outlook(view)
    return each_card(question, lambda card: use_worth(outlook, card) + outlook.a_resource * card.definition.resource)


def rate_sinking(question: Question, view: TableView) -> list[float]:
    """Let that of another's cards sink to the bottom that would do most for them."""
    return rate_stacking(question, view)


def rate_counts(question: Question, view: TableView) -> list[float]:
    """As many citizens as possible, since a text that gives a choice is played for its good."""
    return [float(number) for number, _ in enumerate(question.choices)]


def rate_burying(question: Question, view: TableView) -> list[float]:
    """Give away what is worth least; it comes back."""
    outlook = Outlook(view)
    return each_card(question, lambda card: outlook.a_card - holding_worth(outlook, card))


# The table


def rate_completing(question: Question, view: TableView) -> list[float]:
    """Complete the Scheme that brings most first."""
    outlook = Outlook(view)
    return each_card(question, lambda scheme: 1.0 + scheme.definition.draws + use_worth(outlook, scheme))


def rate_places_for_schemes(question: Question, view: TableView) -> list[float]:
    """Put a Scheme where most citizens are."""
    return each_card(question, lambda place: float(view.permanent(place).citizens))


def rate_hosts(question: Question, view: TableView) -> list[float]:
    """Attach a card to a friend who lasts, or to the enemy who is nearest to falling."""
    outlook = Outlook(view)
    return each_card(question, lambda card: float(view.health_left(card)) * (1.0 if outlook.is_own(card) else -1.0))


def rate_reduced(question: Question, view: TableView) -> list[float]:
    """Reduce, or ignore, the modifier that adds most."""
    act = view.act()
    amounts = {} if act is None else {each.card.serial: float(each.amount) for each in act.modifiers}
    return each_card(question, lambda card: amounts.get(card.serial, 0.0))


# What texts do


def rate_targets(question: Question, view: TableView) -> list[float]:
    """Choose the card to which it is best to do what the text does; of Schemes that can't be seen the fullest."""
    outlook = Outlook(view)
    found = deeds_of(outlook, question.source)
    if question.prompt is targets.CHOOSE_SCHEME:
        return each_card(question, lambda card: float(view.scheme_citizens(view.permanent(card).spot) or 0))
    return each_card(question, lambda card: worth_on(outlook, card, found))


def deeds_of(outlook: Outlook, source: GameCard | None) -> list[tuple[deeds.Deed, Scope]]:
    """What the text of a card does to cards, and where it stands."""
    if source is None:
        return []
    found: list[tuple[deeds.Deed, Scope]] = []
    for ability in source.definition.abilities:
        scope = scope_of(outlook, source, ability, None)
        found += [(deed, scope) for deed in flat(read(ability.effect, scope))]
    return found


def flat(found: list[deeds.Deed]) -> list[deeds.Deed]:
    """Deeds on cards, with those that can be chosen among them."""
    chosen = [inner for deed in found for option in deed.options for inner in flat(option)]
    return [deed for deed in found if deed.kind in ON_CARDS] + chosen


def worth_on(outlook: Outlook, card: GameCard, found: list[tuple[deeds.Deed, Scope]]) -> float:
    """What it is worth to do things to a card."""
    if not outlook.view.in_play(card):
        return 0.0
    return sum(
        [deed.weight * ON_CARDS[deed.kind](outlook, deed, card, scope) for deed, scope in found if card in deed.cards]
    )


def rate_options(question: Question, view: TableView) -> list[float]:
    """Do what is worth most, or costs least."""
    outlook = Outlook(view)
    scope = scope_of(outlook, question.source, None, None)
    return [
        worth_of(outlook, read(choice.effect, scope), scope)
        if isinstance(choice, Mode)
        else use_gain(outlook, choice)
        if isinstance(choice, UseAbility)
        else 0.0
        for choice in question.choices
    ]


def rate_may(question: Question, view: TableView) -> list[float]:
    """Do what a card allows, unless it is worth less than nothing."""
    outlook = Outlook(view)
    worth = 0.1
    for ability in [] if question.source is None else question.source.definition.abilities:
        scope = scope_of(outlook, question.source, ability, None)
        offered = [term for term in parts_of(ability.effect) if isinstance(term, May)]
        worth += sum([worth_of(outlook, read(term.effect, scope), scope) for term in offered])
    return [worth if choice is YES else 0.0 for choice in question.choices]


def rate_players(question: Question, view: TableView) -> list[float]:
    """Choose the player of the other side who holds most."""
    own = view.mine.side
    return [
        float(view.hand_count(choice.number)) * (1.0 if choice.side != own else -1.0)
        if isinstance(choice, Player) and hasattr(choice, "side")
        else 0.0
        for choice in question.choices
    ]


def rate_others(question: Question, view: TableView) -> list[float]:
    """Take the first: it makes no difference, or none that is known."""
    return [0.0 if choice is not DONE else -0.1 for choice in question.choices]


RATINGS: Final[dict[Prompt, Rating]] = {
    picking.PICK: rate_picks,
    picking.START_WITH: rate_starts,
    action_phase.ACT: rate_actions,
    action_phase.WHICH_ABILITY: rate_options,
    confrontation.PROVOKE: rate_activations,
    confrontation.MUST_PROVOKE: rate_activations,
    confrontation.OPPOSE: rate_activations,
    confrontation.MUST_OPPOSE: rate_activations,
    confrontation.CONFRONT: rate_confrontation,
    confrontation.ATTACK_WHOM: rate_confrontation,
    rules_of_acts.PLAY_MODIFIERS: rate_modifiers,
    rules_of_acts.RESOLVE_NEXT: rate_others,
    rules_of_acts.REDUCE: rate_reduced,
    acts.IGNORE: rate_reduced,
    timing.REACT_BEFORE: rate_uses,
    timing.REACT_AFTER: rate_uses,
    timing.ORDER_FORCED: rate_others,
    payment.PAY: rate_paying,
    playing.ATTACH_TO: rate_hosts,
    playing.PUT_SCHEME: rate_places_for_schemes,
    falling.PLACE_UNALIGNED: rate_others,
    resolution.COMPLETE: rate_completing,
    maintenance.DISCARD_ANY: rate_unneeded,
    maintenance.DISCARD_DOWN: rate_discards,
    maintenance.WHO_IS_FIRST: rate_others,
    cards.DISCARD: rate_discards,
    cards.TAKE: rate_taking,
    cards.PLAY_IT: rate_playing,
    cards.WHICH_ABILITY: rate_options,
    decks.NEXT_ON_TOP: rate_stacking,
    decks.TO_BOTTOM: rate_sinking,
    amounts.HOW_MANY: rate_counts,
    amounts.HOW_MUCH: rate_counts,
    hands.PUT_BACK: rate_discards,
    empowering.EMPOWER: rate_discards,
    decks.BURY: rate_burying,
    players.CHOOSE_PLAYER: rate_players,
    states.GO_TO: rate_others,
    targets.CHOOSE: rate_targets,
    targets.CHOOSE_SCHEME: rate_targets,
    ForeverGame.OFFER: rate_may,
    ForeverGame.CHOOSE_ONE: rate_options,
}
"""How each question is answered. What isn't here makes no difference that is known."""
