"""What the greedy player answers to each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.vs import (
    announcing,
    attacking,
    concluding,
    costs,
    formation,
    game_effects,
    hands,
    nouns,
    priority,
    replacing,
    resources,
    setup,
    turn,
)
from longbox.games.vs.definitions import CHARACTER, LOCATION
from longbox.games.vs.effects import searching
from longbox.games.vs.objects import Reference
from longbox.games.vs.powers import ContinuousPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.statements import STUNNING, Replacement
from longbox.games.vs.terms import PLAYER_MARK, Modal, parts
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, YES, Choice, Number
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import Player
from longbox.players.greedy.vs import harm
from longbox.players.greedy.vs.combat import Combat
from longbox.players.greedy.vs.fights import Attack, Campaign
from longbox.players.greedy.vs.keeping import keeping_worth
from longbox.players.greedy.vs.layout import is_misplaced, layout, rate_position
from longbox.players.greedy.vs.outlook import A_CARD, Outlook, TeamCard, is_ready, size
from longbox.players.greedy.vs.prices import price_of
from longbox.players.greedy.vs.reading import best_reading, measure_of, worth_of_target
from longbox.players.greedy.vs.turn import rate_actions

Rating = Callable[[Question, TableView], list[float]]

ENOUGH_RESOURCES: Final = 7
"""From so many resources on, only cards are built that are worth little."""
BUILT_LATE: Final = 2.2
EARLY: Final = 3
"""The highest recruit cost of characters that a first hand needs."""


def each_card(question: Question, rate: Callable[[TeamCard], float], declining: float = 0.0) -> list[float]:
    """Rate cards by a measure, and taking no more by what that is worth."""
    return [rate(choice) if isinstance(choice, Card) else declining for choice in question.choices]


# Cards in hand


def rate_building(question: Question, view: TableView) -> list[float]:
    """Build a resource each turn, of what is worth least in hand."""
    outlook = Outlook(view)
    enough = len(view.resources(outlook.me)) >= ENOUGH_RESOURCES
    names = [resource.names for resource in view.resources(outlook.me) if resource is not None]
    built = [name for each in names for name in each]

    def rate(card: TeamCard) -> float:
        twice = card.definition.card_type == LOCATION and card.definition.card_name in built
        return -keeping_worth(outlook, card) - (1.0 if twice else 0.0)

    return each_card(question, rate, -BUILT_LATE if enough else -1000.0)


def rate_discarding(question: Question, view: TableView) -> list[float]:
    """Discard what is worth least."""
    outlook = Outlook(view)
    return each_card(question, lambda card: -keeping_worth(outlook, card), 0.0)


def rate_mulligan(question: Question, view: TableView) -> list[float]:
    """Draw a new hand if it has no character for the first turns."""
    early = [card for card in view.hand() if card.definition.card_type == CHARACTER and card.definition.cost <= EARLY]
    return [(1.0 if choice is YES else 0.0) * (-1.0 if early else 1.0) for choice in question.choices]


# Attacks


def planned(question: Question, view: TableView, first: Choice | None) -> Attack | None:
    """The best attack that a character takes part in."""
    outlook = Outlook(view)
    character = None if first is None else outlook.character(first)
    able = [mine for mine in outlook.mine if is_ready(mine)]
    return Campaign(outlook, able).best(character)


def rate_attacked(question: Question, view: TableView) -> list[float]:
    """Attack whom the best attack attacks."""
    attack = planned(question, view, question.source)
    if attack is None:
        return [0.0 for _ in question.choices]
    wanted = view.players[attack.player] if attack.defender is None else attack.defender.card
    return [1.0 if choice is wanted else 0.0 for choice in question.choices]


def rate_partners(question: Question, view: TableView) -> list[float]:
    """Attack with those who make the attack the best."""
    taken = question.taken or []
    attack = planned(question, view, taken[0] if taken else None)
    wanted = [] if attack is None else [member.card for member in attack.team]
    return [1.0 if choice in wanted else (0.5 if choice is DONE else 0.0) for choice in question.choices]


def rate_struck(question: Question, view: TableView) -> list[float]:
    """Strike the attacker that costs the other most, of those that can be stunned."""
    outlook = Outlook(view)
    defender = None if question.source is None else outlook.character(question.source)
    attack = 0 if defender is None else defender.positive_atk()

    def rate(card: TeamCard) -> float:
        attacker = outlook.character(card)
        if attacker is None or attacker.positive_defense() > attack:
            return 0.0
        return outlook.stun_cost(attacker)

    return each_card(question, rate)


# Formations


def rate_moving(question: Question, view: TableView) -> list[float]:
    """Move who stands elsewhere than they should."""
    outlook = Outlook(view)
    places = layout(outlook)
    worth: list[float] = []
    for choice in question.choices:
        character = outlook.character(choice)
        worth.append(0.5 if character is None else float(is_misplaced(character, places)))
    return worth


def rate_places(question: Question, view: TableView) -> list[float]:
    """Put a character where it should stand."""
    card = question.source
    places = layout(Outlook(view), card)
    wanted = None if card is None else places.get(card.serial)
    return [rate_position(choice, wanted) for choice in question.choices]


# Characters


def rate_recovering(question: Question, view: TableView) -> list[float]:
    """Recover the most valuable character."""
    return rate_characters(question, view, lambda character: size(character.definition) + character.definition.cost)


def rate_supporters(question: Question, view: TableView) -> list[float]:
    """Exhaust who attacks least."""
    return rate_characters(question, view, lambda character: -float(character.positive_atk()))


def rate_hosts(question: Question, view: TableView) -> list[float]:
    """Equip who fights most."""
    return rate_characters(question, view, lambda character: size(character.definition) * (1.0 + is_ready(character)))


def rate_payment(question: Question, view: TableView) -> list[float]:
    """Pay with what is worth least."""
    outlook = Outlook(view)

    def rate(card: TeamCard) -> float:
        character = outlook.character(card)
        return 0.5 - keeping_worth(outlook, card) if character is None else -size(character.definition)

    return each_card(question, rate)


def rate_characters(question: Question, view: TableView, rate: Callable[[Qualities], float]) -> list[float]:
    """Rate characters by a measure."""
    outlook = Outlook(view)
    worth: list[float] = []
    for choice in question.choices:
        character = outlook.character(choice)
        worth.append(0.0 if character is None else rate(character))
    return worth


# Texts


def rate_targets(question: Question, view: TableView) -> list[float]:
    """Target what the effect does most good with."""
    outlook, effect = Outlook(view), view.chain()[-1]
    term = effect.waits_for
    if term is None or effect.text is None or effect.source is None:
        return rate_others(question, view)
    combat = Combat(outlook)
    worth: list[float] = []
    for choice in question.choices:
        reference = reference_to(view, choice)
        if reference is None:
            worth.append(0.0)
        else:
            worth.append(worth_of_target(outlook, combat, effect.source, effect.text, [], term, reference))
    return worth


def reference_to(view: TableView, choice: Choice) -> Reference | None:
    """What means a choice, if it is a card or a player."""
    if isinstance(choice, Card):
        return view.reference(choice)
    return (PLAYER_MARK, choice.number) if isinstance(choice, Player) else None


def rate_choosing(question: Question, view: TableView) -> list[float]:
    """Choose what is best done to; where nothing is known of it, harm the opponents most or oneself least."""
    outlook = Outlook(view)
    measure = None if question.source is None else measure_of(outlook, question.source)

    def rate(card: TeamCard) -> float:
        known = outlook.character(card) or view.card_as_it_is(card)
        if known is None:
            return 0.0
        if measure is not None:
            return measure(outlook, known)
        if known.object is None:
            return keeping_worth(outlook, card)
        return harm.side(outlook, known) * size(card.definition)

    return each_card(question, rate)


def rate_modes(question: Question, view: TableView) -> list[float]:
    """Choose the mode that does most good."""
    effect = view.chain()[-1]
    modal = (
        None if effect.text is None else next((part for part in parts(effect.text) if isinstance(part, Modal)), None)
    )
    if modal is None or effect.source is None:
        return rate_others(question, view)
    outlook, source = Outlook(view), effect.source
    combat = Combat(outlook)
    worth = [best_reading(outlook, combat, source, mode).total() for mode in modal.modes]
    return [worth[int(choice.key().rpartition(" ")[2]) - 1] for choice in question.choices]


def rate_replacing(question: Question, view: TableView) -> list[float]:
    """Pay to be spared something, if that costs less."""
    outlook = Outlook(view)
    source = question.source
    spared = 1.0 if source is None else spared_by(outlook, source)
    return [spared if choice is YES else 0.0 for choice in question.choices]


def spared_by(outlook: Outlook, source: TeamCard) -> float:
    """What a replacement of a card spares the player, less what it costs."""
    for power in source.definition.powers:
        rule = power.statement if isinstance(power, ContinuousPower) else None
        if isinstance(rule, Replacement) and rule.event == STUNNING:
            character = outlook.character(source) or bearer(outlook, source)
            stunned = A_CARD if character is None else outlook.stun_cost(character)
            return stunned - price_of(rule.cost, outlook, source)
    return 1.0


def bearer(outlook: Outlook, equipment: TeamCard) -> Qualities | None:
    """The character that an equipment is attached to."""
    for character in outlook.mine:
        if any([attached.card is equipment for attached in outlook.view.equipment_on(character.card)]):
            return character
    return None


def rate_others(question: Question, view: TableView) -> list[float]:
    """Rate the choices of a question that nothing else is known about: cards that are good, high numbers, yes."""
    return [rate_other(choice) for choice in question.choices]


def rate_other(choice: Choice) -> float:
    """Rate a choice by itself."""
    if isinstance(choice, Card):
        return 1.0 + size(choice.definition)
    if isinstance(choice, Number):
        return float(choice.value)
    return 0.5 if choice is YES else 0.0


def rate_finding(question: Question, view: TableView) -> list[float]:
    """Take the card that is worth most in hand; there is always one that is better than none."""
    outlook = Outlook(view)
    return each_card(question, lambda card: 1.0 + keeping_worth(outlook, card))


RATINGS: Final[dict[Prompt, Rating]] = {
    announcing.CHOOSE_HOST: rate_hosts,
    announcing.CHOOSE_MODE: rate_modes,
    announcing.CHOOSE_TARGET: rate_targets,
    attacking.ATTACK_TOGETHER: rate_partners,
    attacking.ATTACK_WHOM: rate_attacked,
    concluding.STRIKE_WHOM: rate_struck,
    costs.DISCARD_FOR: rate_discarding,
    costs.PAY_WITH: rate_payment,
    formation.MOVE_WHERE: rate_places,
    formation.MOVE_WHOM: rate_moving,
    game_effects.POWER_UP_WITH: rate_discarding,
    game_effects.REINFORCE_WITH: rate_supporters,
    hands.DISCARD_CARD: rate_discarding,
    nouns.CHOOSE: rate_choosing,
    priority.HAVE_PRIORITY: rate_actions,
    replacing.USE_REPLACEMENT: rate_replacing,
    resources.BUILD_WHAT: rate_building,
    searching.FIND: rate_finding,
    setup.TAKE_MULLIGAN: rate_mulligan,
    turn.RECOVER_WHOM: rate_recovering,
}
"""The questions that the greedy player has an opinion on."""
