"""What the greedy player answers when the rules or a card ask something outside of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.champions import setup
from longbox.games.champions.abilities import SPECIAL, Situation, abilities_of
from longbox.games.champions.actions import (
    attacking,
    damage,
    encounter,
    enemies,
    entering,
    payment,
    playing,
    thwarting,
    timing,
)
from longbox.games.champions.actions.payment import Paying, ResourceAbility
from longbox.games.champions.definitions import ATK, EVENT, THW, USES, VILLAIN, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.greedy import deeds
from longbox.games.champions.greedy.cards import holding_worth, new_ally_worth
from longbox.games.champions.greedy.fighting import (
    attack_worth,
    best_attack,
    best_thwart,
    defended_worth,
    hits_of,
    thwart_worth,
    undefended_worth,
)
from longbox.games.champions.greedy.outlook import A_CARD, A_RESOURCE, Outlook
from longbox.games.champions.greedy.reading import read
from longbox.games.champions.greedy.scope import Scope
from longbox.games.champions.greedy.spending import worth_keeping
from longbox.games.champions.greedy.turn import rate_actions
from longbox.games.champions.greedy.worth import ON_CARDS, ability_worth, resources_asked, scope_of, worth_of
from longbox.games.champions.text.conditions import PaidWith
from longbox.games.champions.text.effects import (
    choosing,
    drawing,
    encounter_activations,
    encounter_damage,
    encounter_revealing,
    hurting,
    moving,
    preventing,
    scheming,
    special,
    states,
)
from longbox.games.champions.turn import turn
from longbox.games.champions.uses import UseAbility
from longbox.games.champions.view import TableView
from longbox.games.weighing import each_card
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, YES, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import parts_of
from longbox.texts.choosing import Mode
from longbox.texts.may import May

Rating = Callable[[Question, TableView], list[float]]

KEPT_BY_FIRST_HAND: Final = 1.4
"""How good a card must be to be kept in the first hand."""
UNPAYABLE: Final = 20.0
"""How good a card must be to be kept that can hardly be paid for in the next turn."""
KEPT: Final = 0.9
"""How good a card must be to be kept at the end of a phase."""
A_COUNTER: Final = 0.6
"""What it costs to use up a counter of a card that generates resources."""
A_SPENT_RESOURCE: Final = 1.2
"""What a resource brings that is spent where the player may spend as many as they like."""
WASTED: Final = 0.2
"""What it costs to generate a resource more than is asked for."""
TYPE_THAT_HELPS: Final = 0.6
"""What it is worth to pay with a type of resource that the card asks about."""


# Abilities that answer something, or are asked for


def rate_uses(question: Question, view: TableView) -> list[float]:
    """Use an ability if it is worth more than what is paid for it; the best one first."""
    outlook = Outlook(view)
    return [use_gain(outlook, choice) if isinstance(choice, UseAbility) else 0.0 for choice in question.choices]


def use_gain(outlook: Outlook, use: UseAbility) -> float:
    """What using an ability is worth above what is paid for it."""
    price = float(resources_asked(outlook, use.ability.cost))
    card = 0.0
    if use.card.definition.type == EVENT:
        price += float(outlook.view.cost_of(use.card) or 0)
        card = 0.6 * A_CARD
    return ability_worth(outlook, use.card, use.ability, use.event) - A_RESOURCE * price - card


# Paying


def rate_paying(question: Question, view: TableView) -> list[float]:
    """Pay with what is worth least for each resource that is still missing."""
    outlook = Outlook(view)
    if not isinstance(question, Paying):
        return [rate_spending(outlook, choice, question) for choice in question.choices]
    missing = question.price.missing(question.paid)
    helping = types_that_help(question.source)
    return [rate_way(outlook, choice, question, missing, helping) for choice in question.choices]


def rate_way(outlook: Outlook, way: Choice, question: Question, missing: int, helping: list[str]) -> float:
    """Rate one way to pay."""
    generated = outlook.view.generated(way, question)
    useful = max(min(generated.total, missing), 1)
    wasted = max(generated.total - missing, 0)
    bonus = TYPE_THAT_HELPS if any([generated.count(one) + generated.wild for one in helping]) else 0.0
    return (bonus - loss_of(outlook, way)) / useful - WASTED * wasted


def rate_spending(outlook: Outlook, way: Choice, question: Question) -> float:
    """Rate one way to spend more where the player may spend as much as they like."""
    if way is DONE:
        return 0.0
    return A_SPENT_RESOURCE * outlook.view.generated(way, question).total - loss_of(outlook, way)


def loss_of(outlook: Outlook, way: Choice) -> float:
    """What it costs to use up a way to pay."""
    if isinstance(way, ResourceAbility):
        return A_COUNTER if USES in way.card.definition.keywords else 0.05
    assert isinstance(way, Card)
    return holding_worth(outlook, way)


def types_that_help(paying_for: GameCard | None) -> list[str]:
    """The types of resources that a card asks whether it was paid with."""
    if paying_for is None:
        return []
    found = [term for ability in paying_for.definition.abilities for term in parts_of(ability)]
    return [term.resource for term in found if isinstance(term, PaidWith)]


def rate_overpaying(question: Question, view: TableView) -> list[float]:
    """Pay no more than is asked for."""
    return [0.0 if choice is DONE else -1.0 for choice in question.choices]


# Hands


def rate_first_hand(question: Question, view: TableView) -> list[float]:
    """Give back what is no good to begin with."""
    outlook = Outlook(view)
    return each_card(question, lambda card: KEPT_BY_FIRST_HAND - holding_worth(outlook, card))


def rate_unneeded(question: Question, view: TableView) -> list[float]:
    """Discard what is worse than what will be drawn for it, at the end of a phase."""
    outlook = Outlook(view)
    kept = worth_keeping(outlook, [choice for choice in question.choices if isinstance(choice, Card)])
    return each_card(question, lambda card: (KEPT if card in kept else UNPAYABLE) - holding_worth(outlook, card))


def rate_discards(question: Question, view: TableView) -> list[float]:
    """Discard what is worth least in the hand."""
    outlook = Outlook(view)
    return each_card(question, lambda card: A_RESOURCE - holding_worth(outlook, card))


def rate_taking(question: Question, view: TableView) -> list[float]:
    """Take the card that is worth most in the hand."""
    outlook = Outlook(view)
    return each_card(question, lambda card: holding_worth(outlook, card), declining=A_RESOURCE)


def rate_allies_to_play(question: Question, view: TableView) -> list[float]:
    """Pay for the ally that is worth most above its cost."""
    outlook = Outlook(view)
    return each_card(
        question, lambda card: new_ally_worth(outlook, card) - A_RESOURCE * float(card.definition.cost or 0)
    )


# Fighting


def rate_enemies(question: Question, view: TableView) -> list[float]:
    """Attack the enemy on which the attack is worth most."""
    outlook, attacker = Outlook(view), question.source
    assert attacker is not None
    attack = float(view.value(attacker, ATK))
    return each_card(question, lambda enemy: attack_worth(outlook, attacker, enemy, attack))


def rate_schemes(question: Question, view: TableView) -> list[float]:
    """Thwart the scheme on which that is worth most."""
    outlook, character = Outlook(view), question.source
    assert character is not None
    thwart = float(view.value(character, THW))
    return each_card(question, lambda scheme: thwart_worth(outlook, character, scheme, thwart))


def rate_defenders(question: Question, view: TableView) -> list[float]:
    """Defend with whom it costs least, if at all."""
    outlook, attacker = Outlook(view), question.source
    assert attacker is not None
    hits = hits_of(float(view.enemy_strength()), view.facedown_boost_cards())
    attacked = view.attacked_player()
    further = 0.0
    if attacker.definition.type == VILLAIN and attacked == outlook.me:
        further = float(sum([max(view.value(minion, ATK), 0) for minion in view.minions_of(attacked)]))
    overkill = view.attack_has_overkill()
    own = view.identity(outlook.me)

    def rate(defender: GameCard) -> float:
        beside = further if attacked == outlook.me else 0.0
        return defended_worth(outlook, defender, own, hits, beside, overkill=overkill)

    return each_card(question, rate, declining=undefended_worth(outlook, view.identity(attacked), hits, further))


def rate_taking_damage(question: Question, view: TableView) -> list[float]:
    """Let the one take 1 damage for whom it is least bad."""
    outlook = Outlook(view)
    return each_card(question, lambda card: outlook.damage_worth(card, 1.0))


# What texts are done to


def done_to_cards(kind: str) -> Rating:
    """Rate the cards that a text may do one kind of thing to."""

    def rating(question: Question, view: TableView) -> list[float]:
        outlook = Outlook(view)
        found = deeds_of(outlook, question.source, kind)
        return each_card(question, lambda card: worth_on(outlook, card, found))

    return rating


def deeds_of(outlook: Outlook, source: GameCard | None, kind: str) -> list[tuple[deeds.Deed, Scope]]:
    """What the text of a card does to cards: what is of one kind, or all of it; and where it stands."""
    if source is None:
        return []
    found: list[tuple[deeds.Deed, Scope]] = []
    for ability in source.definition.abilities:
        scope = scope_of(outlook, source, ability)
        found += [(deed, scope) for deed in flat(read(ability.effect, scope)) if kind in ("", deed.kind)]
    return found


def flat(found: list[deeds.Deed]) -> list[deeds.Deed]:
    """Deeds with those that can be chosen among them."""
    chosen = [inner for deed in found for option in deed.options for inner in flat(option)]
    return [deed for deed in found if deed.kind in ON_CARDS] + [deed for deed in chosen if deed.kind in ON_CARDS]


def worth_on(outlook: Outlook, card: GameCard, found: list[tuple[deeds.Deed, Scope]]) -> float:
    """What it is worth to do things to a card."""
    total = 0.0
    for deed, scope in found:
        deed.amount = max(deed.amount, 1.0)
        total += deed.weight * ON_CARDS[deed.kind](outlook, deed, card, scope)
    return total


def rate_discarding(question: Question, view: TableView) -> list[float]:
    """Discard from play what it is best to be rid of."""
    outlook = Outlook(view)
    deed = deeds.Deed(deeds.DISCARD)
    scope = Scope(view, Situation(outlook.me, question.source))
    return each_card(question, lambda card: ON_CARDS[deeds.DISCARD](outlook, deed, card, scope))


def rate_hosts(question: Question, view: TableView) -> list[float]:
    """Attach a card to the strongest."""
    return each_card(question, lambda card: float(view.remaining(card) if card.definition.is_character else 0))


# What is chosen otherwise


def rate_options(question: Question, view: TableView) -> list[float]:
    """Do what is worth most, or costs least."""
    outlook = Outlook(view)
    scope = Scope(view, Situation(outlook.me, question.source))
    return [
        worth_of(outlook, read(choice.effect, scope), scope) if isinstance(choice, Mode) else 0.0
        for choice in question.choices
    ]


def rate_powers(question: Question, view: TableView) -> list[float]:
    """Choose the power that will be worth more."""
    outlook, character = Outlook(view), question.source
    if character is None or not view.in_play(character) or not character.definition.is_character:
        return [0.0 for _ in question.choices]
    worth = {
        ATK: best_attack(outlook, character, float(view.value(character, ATK)) + 1.0),
        THW: best_thwart(outlook, character, float(view.value(character, THW)) + 1.0),
    }
    return [worth.get(choice.key(), 0.0) for choice in question.choices]


def rate_numbers(question: Question, view: TableView) -> list[float]:
    """The more, the better."""
    return [float(value) for value in range(len(question.choices))]


def rate_players(question: Question, view: TableView) -> list[float]:
    """Choose the player oneself."""
    return [1.0 if choice is view.seat else 0.0 for choice in question.choices]


def rate_may(question: Question, view: TableView) -> list[float]:
    """Do what a card allows, unless it is worth less than nothing."""
    outlook = Outlook(view)
    worth = 0.1
    if question.source is not None:
        for ability in question.source.definition.abilities:
            scope = scope_of(outlook, question.source, ability)
            worth += sum(
                [
                    worth_of(outlook, read(term.effect, scope), scope)
                    for term in parts_of(ability.effect)
                    if isinstance(term, May)
                ]
            )
    return [worth if choice is YES else 0.0 for choice in question.choices]


def rate_specials(question: Question, view: TableView) -> list[float]:
    """Leave for the final step what is bettered most by being it."""
    outlook = Outlook(view)

    def rate(card: GameCard) -> float:
        scope = Scope(view, Situation(outlook.me, card))
        last = scope.with_final_step()
        abilities = abilities_of(card.definition, SPECIAL)
        return sum(
            [
                worth_of(outlook, read(ability.effect, scope), scope)
                - worth_of(outlook, read(ability.effect, last), last)
                for ability in abilities
            ]
        )

    return each_card(question, rate)


def rate_alike(question: Question, view: TableView) -> list[float]:
    """Take the first: it makes no difference, or none that is known."""
    return [0.0 for _ in question.choices]


RATINGS: Final[dict[Prompt, Rating]] = {
    turn.TAKE_TURN: rate_actions,
    turn.ASKED_TO_ACT: rate_uses,
    turn.DISCARD_ANY: rate_unneeded,
    payment.PAY: rate_paying,
    payment.PAY_MORE: rate_overpaying,
    timing.INTERRUPT: rate_uses,
    timing.RESPOND: rate_uses,
    timing.ORDER_FORCED: rate_alike,
    enemies.DEFEND: rate_defenders,
    enemies.MINION_ORDER: rate_alike,
    setup.MULLIGAN: rate_first_hand,
    attacking.CHOOSE_ENEMY: rate_enemies,
    thwarting.CHOOSE_SCHEME: rate_schemes,
    damage.SPREAD: rate_taking_damage,
    encounter.CHOOSE_HOST: rate_alike,
    playing.CHOOSE_HOST: rate_hosts,
    playing.CHOOSE_CONTROLLER: rate_players,
    entering.DISCARD_ALLY: rate_discarding,
    entering.DISCARD_RESTRICTED: rate_discarding,
    hurting.DEAL_DAMAGE: done_to_cards(deeds.DAMAGE),
    hurting.HEAL: done_to_cards(deeds.HEAL),
    hurting.MOVE_DAMAGE: done_to_cards(""),
    scheming.REMOVE_THREAT: done_to_cards(deeds.REMOVE_THREAT),
    scheming.PLACE_THREAT: done_to_cards(deeds.PLACE_THREAT),
    states.EXHAUST: done_to_cards(deeds.EXHAUST),
    states.READY: done_to_cards(deeds.READY),
    states.GIVE_STATUS: done_to_cards(deeds.STATUS),
    moving.DISCARD: rate_discarding,
    moving.RETURN: rate_discarding,
    moving.CHOOSE_TO_PAY: rate_allies_to_play,
    drawing.DISCARD: rate_discards,
    drawing.FOUND: rate_taking,
    drawing.TO_HAND: rate_taking,
    drawing.SHUFFLE_IN: rate_taking,
    choosing.CHOOSE_ONE: rate_powers,
    choosing.CHOOSE_PLAYER: rate_players,
    ChampionsGame.OFFER: rate_may,
    special.NEXT_SPECIAL: rate_specials,
    encounter_activations.ACTS_NEXT: rate_alike,
    ChampionsGame.CHOOSE_ONE: rate_options,
    encounter_damage.ASSIGN: rate_taking_damage,
    encounter_revealing.FIND: rate_alike,
    preventing.HOW_MUCH: rate_numbers,
}
"""How the answers to each question of the game are rated."""


def rate_others(question: Question, view: TableView) -> list[float]:
    """What a text asks that has no question of its own: the card for which all that it does is worth most."""
    return done_to_cards("")(question, view)
