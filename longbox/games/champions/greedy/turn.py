"""What the greedy player does in a turn: what it plays and uses, whom it fights, in which form it ends.

Two turns are weighed: one that ends in the form that the player is in, and one that ends in the other. For each,
the best way to spend the hand is found, and the villain phase is guessed. What is part of the better turn is
then done one after another, what helps the rest first.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardAbility
from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    ATK,
    EVENT,
    HERO,
    REC,
    SUPPORT,
    THW,
    UPGRADE,
    CardDefinition,
    GameCard,
)
from longbox.games.champions.greedy.cards import actions_of, form_of, playable_in, playing_worth
from longbox.games.champions.greedy.fighting import attacked_worth, best_attack, best_thwart, schemed_worth
from longbox.games.champions.greedy.outlook import A_CARD, Outlook
from longbox.games.champions.greedy.spending import Offer, best_plan
from longbox.games.champions.greedy.worth import ability_worth, resources_asked
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.games.champions.text.effects.drawing import Draw
from longbox.games.champions.turn.basic_powers import ATTACK as ATTACK_POWER
from longbox.games.champions.turn.basic_powers import RECOVER, BasicPower
from longbox.games.champions.turn.turn import CHANGE_FORM, END_TURN, AskPlayer
from longbox.games.champions.uses import UseAbility
from longbox.games.champions.view import TableView
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.terms import parts_of

# When things are best done in a turn, the highest first.
DRAW: Final = 6.0
BUILD: Final = 5.0
HELP: Final = 4.0
STRIKE: Final = 3.0
ALLIES: Final = 2.5
HERO_POWER: Final = 2.0
TURN_OVER: Final = 1.0

STEP: Final = 1000.0
"""So much lies between what is done early and what is done late, whatever it is worth."""
DRAWN: Final = 1.0
"""How much of the worth of a card it is worth to draw one at the end of the phase."""
FREED: Final = 0.5
"""How much of the worth of a power it is worth to be able to use it again."""
PLAYED: Final = (ALLY, SUPPORT, UPGRADE)


def rate_actions(question: Question, view: TableView) -> list[float]:
    """Rate all that can be done in a turn, and ending it."""
    outlook = Outlook(view)
    turn = Turn(outlook, question.choices)
    return [turn.rate(choice) for choice in question.choices]


class Turn:
    """The rest of a turn, as it is best gone on with.

    Attributes:
        outlook: How the players stand.
        changes: Whether the player changes form in it.
        plan: What is bought in it.
    """

    def __init__(self, outlook: Outlook, choices: list[Choice]) -> None:
        self.outlook = outlook
        self.choices = choices
        self.form = form_of(outlook)
        self.other = ALTER_EGO if self.form == HERO else HERO
        offers = self._offers_now() + self._offers_of_hand((self.form,))
        self.plan = best_plan(outlook, offers)
        self.changes = False
        staying = self.plan.worth + self._identity_worth(self.form) + self._phase_worth(self.form)
        if CHANGE_FORM in choices:
            changed = best_plan(outlook, self._offers_now() + self._offers_of_hand((self.form, self.other)))
            powers = max(self._identity_worth(self.form), self._identity_worth(self.other))
            changing = changed.worth + powers + self._phase_worth(self.other) + self._change_worth()
            if changing > staying:
                self.changes = True
                self.plan = changed

    # What could be bought

    def _offers_now(self) -> list[Offer]:
        """The abilities of cards in play that can be used now."""
        return [
            self._offer_of_ability(choice)
            for choice in self.choices
            if isinstance(choice, UseAbility) and choice.card.definition.type != EVENT
        ]

    def _offer_of_ability(self, use: UseAbility) -> Offer:
        price = resources_asked(self.outlook, use.ability.cost)
        worth = ability_worth(self.outlook, use.card, use.ability)
        return Offer(use, None, price, worth, earliness_of(use.card.definition, use.ability))

    def _offers_of_hand(self, forms: tuple[str, ...]) -> list[Offer]:
        """The cards of the hand that can be played in some forms, now or once the player has changed form."""
        view = self.outlook.view
        at_once: dict[int, Choice] = {}
        for choice in self.choices:
            if isinstance(choice, PlayCard | UseAbility):
                at_once.setdefault(choice.card.serial, choice)
        offers: list[Offer] = []
        for card in view.hand():
            now = at_once.get(card.serial)
            later = self.other in forms and playable_in(card.definition, self.other)
            if now is None and not (later and self._could_be_played(card)):
                continue
            price = (view.cost_of(card) or 0) + sum(
                [resources_asked(self.outlook, ability.cost) for ability in actions_of(card.definition)]
            ) * (card.definition.type == EVENT)
            offers.append(Offer(now, card, price, playing_worth(self.outlook, card), earliness(card.definition)))
        return offers

    def _could_be_played(self, card: GameCard) -> bool:
        """Whether a card that can't be played in the form that the player is in could be in the other."""
        return card.definition.cost is not None and not playable_in(card.definition, self.form)

    # What a form is worth

    def _identity_worth(self, form: str) -> float:
        """What the identity itself can still do in a form this turn."""
        outlook, view = self.outlook, self.outlook.view
        identity = view.identity(outlook.me)
        if view.is_exhausted(identity):
            return 0.0
        side = identity.definition if form == self.form else view.other_side(outlook.me).definition
        if form == ALTER_EGO:
            recovered = view.value(identity, REC) if form == self.form else side.rec
            return outlook.healing_worth(identity, float(recovered))
        attack = view.value(identity, ATK) if form == self.form else side.atk
        thwart = view.value(identity, THW) if form == self.form else side.thw
        return max(best_attack(outlook, identity, attack), best_thwart(outlook, identity, thwart), 0.0)

    def _phase_worth(self, form: str) -> float:
        """What is to come when the turn ends in a form: the villain phase, and the next hand."""
        outlook, view = self.outlook, self.outlook.view
        enemies = [view.villain(), *view.minions_of(outlook.me)]
        side = view.identity(outlook.me) if form == self.form else view.other_side(outlook.me)
        hand_size = view.hand_size(outlook.me) if form == self.form else side.definition.hand_size
        cards = DRAWN * A_CARD * hand_size
        if form == HERO:
            return cards + attacked_worth(outlook, enemies, outlook.me)
        return cards + schemed_worth(outlook, enemies) + self._recovery_to_come(side.definition)

    def _recovery_to_come(self, side: CardDefinition) -> float:
        """What it is worth that the next turn begins in alter-ego form."""
        outlook = self.outlook
        return 0.3 * outlook.healing_worth(outlook.view.identity(outlook.me), float(side.rec))

    def _change_worth(self) -> float:
        """What answers a change of form to the other side."""
        outlook = self.outlook
        side = outlook.view.other_side(outlook.me)
        answers = [ability for ability in side.definition.abilities if ability.waits_for(events.FORM_CHANGE)]
        return sum([max(ability_worth(outlook, side, ability), 0.0) for ability in answers])

    # The rating

    def rate(self, choice: Choice) -> float:
        """How good it is to do something next."""
        if choice is END_TURN:
            return 0.0
        if choice is CHANGE_FORM:
            return STEP * TURN_OVER if self.changes else -1.0
        if isinstance(choice, BasicPower):
            return self._rate_power(choice)
        if isinstance(choice, AskPlayer):
            return -1.0
        for offer in self.plan.offers:
            if offer.choice is choice:
                return STEP * offer.early + offer.worth
        return -1.0

    def _rate_power(self, use: BasicPower) -> float:
        outlook, view = self.outlook, self.outlook.view
        character = use.character
        early = HERO_POWER if character.definition.is_identity else ALLIES
        statuses = view.statuses(character)
        if use.power == RECOVER:
            worth = outlook.healing_worth(character, float(view.value(character, REC)))
            if self.changes:
                worth -= self._identity_worth(self.other)
            return STEP * early + worth if worth > 0.3 else -1.0
        if use.power == ATTACK_POWER:
            stopped = STUNNED in statuses
            worth = best_attack(outlook, character, view.value(character, ATK))
        else:
            stopped = CONFUSED in statuses
            worth = best_thwart(outlook, character, view.value(character, THW))
        if stopped:
            worth = 0.5 + FREED * worth
        return STEP * early + worth if worth > 0.0 else -1.0


def earliness(card: CardDefinition) -> float:
    """How early in a turn a card of the hand is best played."""
    if card.type in PLAYED:
        return BUILD
    actions = actions_of(card)
    return earliness_of(card, actions[0]) if actions else HELP


def earliness_of(card: CardDefinition, ability: CardAbility) -> float:
    """How early in a turn an ability is best used."""
    if ability.label:
        return STRIKE
    return DRAW if draws(ability) else HELP


def draws(ability: CardAbility) -> bool:
    """Whether an ability lets its player draw cards, which may matter for all that follows."""
    return any([isinstance(term, Draw) for term in parts_of(ability.effect)])
