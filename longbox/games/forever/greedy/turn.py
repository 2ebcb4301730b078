"""What the greedy player does in an Action Phase: what it buys, plays and uses, and what it pays with.

What is worth most above the cards that pay for it is bought. Cards that are worth more played than as resources are
played, what is left empowers Heroes.
"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import ASSET, ATTACHMENT, MINION, SCHEME, GameCard
from longbox.games.forever.greedy.cards import (
    buying_worth,
    event_price,
    holding_worth,
    limited_of,
    usable_part,
    use_worth,
)
from longbox.games.forever.greedy.outlook import Outlook
from longbox.games.forever.greedy.worth import ability_worth, effect_worth, resources_asked
from longbox.games.forever.options import HEROES
from longbox.games.forever.turn.choices import END_PHASE, AddToPool, Buy, Empower, PlayCard, PlayScheme, Recruit
from longbox.games.forever.uses import UseAbility
from longbox.games.forever.view import TableView
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

STEP: Final = 1000.0
"""So much lies between what is done early and what is done late, whatever it is worth."""
BUY: Final = 5.0
PLAY: Final = 4.0
USE: Final = 3.0
PAY: Final = 2.0
EMPOWER: Final = 1.0
IN_PLAY: Final = (ASSET, ATTACHMENT, MINION, SCHEME)
RECRUITED: Final = 1.0
"""How much of what a character is worth counts, that is recruited."""
FULL: Final = 8
"""From so many cards in hand on, a Rogue's cards are worth less, as more are drawn than can be held."""
THINNED: Final = 0.15
"""What it is worth that a useless card is out of the deck."""
A_CITIZEN: Final = 0.001
"""What it counts that one more citizen is where a Scheme is put: less than which Scheme it is."""
MOST_BENEATH: Final = 4
"""How many resources beneath a Hero are ever of use."""


class Wish:
    """Something that could be bought or recruited.

    Attributes:
        card: The card.
        cost: What it costs.
        worth: What it is worth.
    """

    __slots__ = ("card", "cost", "worth")

    def __init__(self, card: GameCard, cost: int, worth: float) -> None:
        self.card = card
        self.cost = cost
        self.worth = worth


def rate_actions(question: Question, view: TableView) -> list[float]:
    """Rate all that can be done in an Action Phase, and ending it."""
    phase = ActionPhase(Outlook(view), question.choices)
    return [phase.rate(choice) for choice in question.choices]


class ActionPhase:
    """The rest of an Action Phase, as it is best gone on with.

    Attributes:
        outlook: How the race stands.
        keep: What each card of the hand is worth if it isn't spent.
        paying: The cards that are spent next for what is to be bought.
        wish: What is to be bought next, if anything.
    """

    def __init__(self, outlook: Outlook, choices: list[Choice]) -> None:
        self.outlook = outlook
        self.keep = {card.serial: self._kept(card) for card in outlook.view.hand()}
        self.wish: Wish | None = None
        self.paying: list[GameCard] = []
        self._plan()

    def _kept(self, card: GameCard) -> float:
        """What a card is worth if it isn't spent."""
        worth = holding_worth(self.outlook, card)
        if self.outlook.side == HEROES:
            return usable_part(self.outlook, card) * worth if worth > 0.0 else 0.0
        return worth * (0.7 if len(self.outlook.view.hand()) > FULL else 1.0)

    def _plan(self) -> None:
        """Find what is worth most above the cards that pay for it."""
        best = 0.0
        left = self.outlook.view.resources(self.outlook.me)
        for wish in self._wishes():
            paying = self._pay(wish.cost - left)
            if paying is None:
                continue
            gain = wish.worth - sum([self.keep[card.serial] for card in paying])
            if gain > best:
                best, self.wish, self.paying = gain, wish, paying

    def _wishes(self) -> list[Wish]:
        outlook, view = self.outlook, self.outlook.view
        reserve = view.reserve(outlook.me)
        in_play = [card.definition.name for card in view.characters_of(outlook.me)]
        wishes: list[Wish] = []
        for card in reserve:
            if card.definition.is_character:
                worth = RECRUITED * outlook.recruit_worth(card.definition)
                wishes.append(Wish(card, view.cost_of(card), worth))
            elif card.definition.affiliation in in_play:
                wishes.append(Wish(card, view.cost_of(card), buying_worth(outlook, card)))
        return wishes

    def _pay(self, cost: int) -> list[GameCard] | None:
        """The cards of the hand that are best spent for a cost; none if they don't suffice."""
        able = [card for card in self.outlook.view.hand() if self.outlook.view.provides(card) > 0]
        able.sort(key=lambda card: (self.keep[card.serial] / self.outlook.view.provides(card), card.serial))
        paying: list[GameCard] = []
        missing = cost
        for card in able:
            if missing <= 0:
                break
            paying.append(card)
            missing -= self.outlook.view.provides(card)
        if missing > 0:
            return None
        for card in sorted(paying, key=lambda card: -self.keep[card.serial]):
            if self.outlook.view.provides(card) <= -missing:
                paying.remove(card)
                missing += self.outlook.view.provides(card)
        return paying

    # The rating

    def rate(self, choice: Choice) -> float:
        """How good it is to do something next."""
        if choice is END_PHASE:
            return 0.0
        if isinstance(choice, Recruit | Buy):
            return self._rate_buying(choice.card)
        if isinstance(choice, PlayCard):
            return self._rate_playing(choice.card)
        if isinstance(choice, PlayScheme):
            return self._rate_scheming(choice)
        if isinstance(choice, AddToPool):
            return STEP * PAY if choice.card in self.paying else -1.0
        if isinstance(choice, Empower):
            return self._rate_empowering(choice.card, choice.hero)
        assert isinstance(choice, UseAbility)
        return self._rate_use(choice)

    def _rate_buying(self, card: GameCard) -> float:
        """The wish comes first; what is left buys whatever else is worth something."""
        outlook = self.outlook
        if self.wish is not None:
            return STEP * BUY if self.wish.card is card else -1.0
        if card.definition.is_character:
            return STEP * BUY + outlook.recruit_worth(card.definition)
        worth = buying_worth(outlook, card)
        return STEP * BUY + worth if worth > 0.0 else -1.0

    def _rate_playing(self, card: GameCard) -> float:
        if card in self.paying:
            return -1.0
        worth = use_worth(self.outlook, card)
        spent = self.outlook.a_resource * card.definition.resource if self.outlook.side != HEROES else 0.1
        return STEP * PLAY + worth if worth > spent else -1.0

    def _rate_use(self, use: UseAbility) -> float:
        """An event, or an ability of a card in play."""
        if use.card in self.paying:
            return -1.0
        worth = ability_worth(self.outlook, use.card, use.ability)
        if use.card.serial in self.keep:
            worth -= event_price(self.outlook)
        return STEP * USE + worth if worth > 0.05 else -1.0

    def _rate_scheming(self, choice: PlayScheme) -> float:
        """Put a Scheme that is worth it where most citizens are."""
        worth = self._rate_playing(choice.card)
        citizens = self.outlook.view.permanent(choice.place).citizens
        return worth + A_CITIZEN * citizens if worth > 0.0 else worth

    def _rate_empowering(self, card: GameCard, hero: GameCard) -> float:
        """Empower where an ability is worth more than the card, or the card is worth nothing."""
        if card in self.paying:
            return -1.0
        gain = empowering_worth(self.outlook, hero, card) - self.keep[card.serial]
        return STEP * EMPOWER + gain if gain > 0.0 else -1.0


def empowering_worth(outlook: Outlook, hero: GameCard, card: GameCard) -> float:
    """What it is worth that a card lies beneath a Hero: what it helps to pay for."""
    beneath = sum([each.definition.resource for each in outlook.view.empowering(hero)])
    worth = THINNED if beneath < MOST_BENEATH else 0.0
    for number, ability in enumerate(hero.definition.abilities):
        if not ability.is_limited or number in outlook.view.permanent(hero).used:
            continue
        asked = resources_asked(ability.cost)
        if beneath < asked:
            share = min(card.definition.resource / (asked - beneath), 1.0)
            worth += share * max(effect_worth(outlook, hero, ability), 0.0) * 0.8
    return worth


def limited_worth(outlook: Outlook, hero: GameCard) -> float:
    """What a Hero's limited abilities would do now."""
    return sum([max(effect_worth(outlook, hero, ability), 0.0) for ability in limited_of(hero)])
