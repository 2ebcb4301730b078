"""How a player stands in the deck-building game, and what cards are worth there.

Everything is measured in Victory Points at the end of the game. A card gives its own points, and it
makes each hand that it comes into better or worse than the deck is on average.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb import kinds, values
from longbox.games.dcdb.board import HAND_SIZE
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.greedy.gist import gist_of, gist_of_effect
from longbox.games.dcdb.kinds import AnyCard, EitherOf, Except, Named
from longbox.games.dcdb.text import abilities
from longbox.games.dcdb.view import TableView
from longbox.games.dcdb.waiting import EventAbility
from longbox.kernel.cards import Card

POINTS_A_POWER: Final = 0.5
"""The Victory Points that one Power buys, roughly."""

TURNS_A_SUPER_VILLAIN: Final = 3.0
"""How many turns of all players pass until a Super-Villain is defeated, roughly."""

CARDS_A_TURN: Final = 1.5
"""How many cards of the main deck a turn uses up, roughly."""

DENIED: Final = 2.0
"""The Victory Points that it is worth that nobody else defeats a Super-Villain."""

MOST_TURNS: Final = 12.0
"""What is farther off than so many turns counts no more."""


class Gains:
    """What a player gains by a card, with the help of Super Heroes and Locations.

    Attributes:
        power: The Power that playing it gives.
        draws: The cards that playing it draws.
        points: What playing it gives otherwise, in Power.
        drawn: How many abilities draw a card for getting it.
        denied: The Victory Points that it is worth that nobody else gets it.
    """

    __slots__ = ("denied", "drawn", "draws", "points", "power")

    def __init__(self, card: CardDefinition, helpers: tuple[CardDefinition, ...]) -> None:
        gist = gist_of(card)
        self.power = gist.power + sum([help_by(helper, card) for helper in helpers])
        self.draws = gist.draws
        self.points = gist.points / POINTS_A_POWER
        answering = [ability for helper in helpers for ability in helper.abilities if answers_gaining(ability, card)]
        self.drawn = len(answering)
        self.denied = DENIED if card.is_super_villain else 0.0


class Support:
    """Some Super Heroes and Locations, with what a player gains by cards with their help, as far as it was asked."""

    __slots__ = ("gains", "helpers")

    def __init__(self, helpers: tuple[CardDefinition, ...]) -> None:
        self.helpers = helpers
        self.gains: dict[CardDefinition, Gains] = {}

    def gains_by(self, card: CardDefinition) -> Gains:
        """What a player gains by a card. Looked up in `gains` first where it is asked often."""
        gains = self.gains.get(card)
        if gains is None:
            gains = self.gains[card] = Gains(card, self.helpers)
        return gains


SUPPORTS: Final[dict[tuple[CardDefinition, ...], Support]] = {}
"""All that was asked about so far. Definitions never change, so that what is known of them stays true."""


def support_by(helpers: tuple[CardDefinition, ...]) -> Support:
    """What some Super Heroes and Locations are good for."""
    support = SUPPORTS.get(helpers)
    if support is None:
        support = SUPPORTS[helpers] = Support(helpers)
    return support


NOT_COUNTED: Final = -1.0


class Situation:
    """How a player stands.

    Attributes:
        view: All that the player may know.
        support: What the Super Heroes and Locations add whose abilities the player has.
        deck: The player's own cards, Locations in play left out.
        average: What a card of the deck gives when it is played, in Power.
    """

    __slots__ = ("_uses", "average", "deck", "support", "view")

    def __init__(self, view: TableView) -> None:
        self.view = view
        player = view.seat.number
        in_play = [card for card in view.play_area(player) if card.definition.ongoing]
        helpers = [card.definition for card in in_play]
        if not view.hero_is_face_down(player):
            helpers += [hero.definition for hero in view.heroes(player)]
        own = view.own_cards()
        self.deck = [card for card in own if card not in in_play] if in_play else own
        self.support = support_by(tuple(helpers))
        self.average = self._average()
        self._uses = NOT_COUNTED

    def _average(self) -> float:
        power = 0.0
        draws = 0.0
        known = self.support.gains
        for card in self.deck:
            gains = known.get(card.definition) or self.support.gains_by(card.definition)
            power += gains.power
            draws += gains.draws
        size = len(self.deck)
        return power / max(size - draws, size / 2, 1.0)

    def strength(self, card: CardDefinition) -> float:
        """What a card gives when it is played, in Power."""
        gains = self.support.gains.get(card) or self.support.gains_by(card)
        return gains.power + gains.draws * self.average + gains.points

    def uses(self) -> float:
        """How often a card of the deck will still be played."""
        if self._uses == NOT_COUNTED:
            self._uses = turns_left(self.view) * HAND_SIZE / max(len(self.deck), HAND_SIZE)
        return self._uses

    def betters(self, card: CardDefinition) -> float:
        """The Victory Points that a card will bring by being in the deck, above an average card."""
        average = self.average
        if card.ongoing:
            return 0.6 * average * max(turns_left(self.view) - 2, 0.0) * POINTS_A_POWER
        gains = self.support.gains.get(card) or self.support.gains_by(card)
        strength = gains.power + gains.draws * average + gains.points
        return (strength - average) * self.uses() * POINTS_A_POWER

    def getting(self, card: Card[Any]) -> float:
        """The Victory Points that a card is worth to a player who gets it."""
        definition = card.definition
        points = definition.points if definition.worth is None else self.worth(card)
        gains = self.support.gains.get(definition) or self.support.gains_by(definition)
        worth = points + self.betters(definition)
        if gains.drawn:
            worth += gains.drawn * 0.5 * self.average * POINTS_A_POWER
        return worth + gains.denied

    def worth(self, card: Card[Any]) -> float:
        """The Victory Points of a card whose points depend on the deck, hoping for a little more."""
        return max(float(self.view.worth_of(card)), 1.0)

    def losing(self, card: Card[Any]) -> float:
        """The Victory Points that a player wins by losing a card: more than 0 for bad cards."""
        definition = card.definition
        points = definition.points if definition.worth is None else self.view.worth_of(card)
        return -float(points) - self.betters(definition)

    def now(self, card: CardDefinition) -> float:
        """The Victory Points that a card in hand is worth this turn, or the next one between turns."""
        return self.strength(card) * POINTS_A_POWER


def turns_left(view: TableView) -> float:
    """How many turns each player still has, roughly."""
    by_villains = view.super_villains_left() * TURNS_A_SUPER_VILLAIN
    by_main_deck = view.main_deck_left() / CARDS_A_TURN
    return min(min(by_villains, by_main_deck) / len(view.players), MOST_TURNS)


def help_by(helper: CardDefinition, card: CardDefinition) -> float:
    """The Power that the abilities of a Super Hero or Location give for a card that is played, roughly."""
    return sum([help_by_ability(ability, card) for ability in helper.abilities])


def help_by_ability(ability: EventAbility, card: CardDefinition) -> float:
    """The Power that an ability gives for a card that is played, roughly."""
    if isinstance(ability, abilities.FirstDraw):
        return 0.5 * gist_of(card).draws
    if isinstance(ability, abilities.WhenGained) or not fits(getattr(ability, "kind", None), card):
        return 0.0
    gist = gist_of_effect(getattr(ability, "effect", None))
    return (gist.power + 1.5 * gist.draws) * how_often(ability)


def answers_gaining(ability: EventAbility, card: CardDefinition) -> bool:
    """Whether an ability draws a card for getting a card."""
    return isinstance(ability, abilities.WhenGained) and fits(ability.kind, card)


def how_often(ability: EventAbility) -> float:
    """How often an ability answers a card of its kind."""
    if isinstance(ability, abilities.WhenPlayed):
        return 1.0
    if isinstance(ability, abilities.WhenPlayedDifferent):
        return 0.8
    if isinstance(ability, abilities.PlayedSoMany | abilities.PlayedSoManyDifferent):
        return 0.7 / ability.count
    return 0.5


def fits(kind: object, card: CardDefinition) -> bool:
    """Whether a card is of a kind that texts speak of, by what is printed on it."""
    if isinstance(kind, kinds.OfType):
        return bool(card.types & kind.bit)
    if isinstance(kind, EitherOf):
        return any([fits(part, card) for part in kind.kinds])
    if isinstance(kind, Except):
        return not fits(kind.kind, card)
    if isinstance(kind, Named):
        return card.is_called(kind.name)
    if isinstance(kind, kinds.NameHas):
        return kind.name in card.printed_name
    if isinstance(kind, kinds.IsDefense):
        return card.defense is not None and not card.blocks
    if isinstance(kind, kinds.IsBlock):
        return card.blocks
    if isinstance(kind, kinds.IsOngoing):
        return card.ongoing
    if isinstance(kind, values.CostAtMost):
        return card.cost <= kind.cost and fits(kind.kind, card)
    if isinstance(kind, values.CostAtLeast):
        return card.cost >= kind.cost and fits(kind.kind, card)
    if isinstance(kind, values.CostEither):
        return card.cost in {kind.cost, kind.other_cost} and fits(kind.kind, card)
    if isinstance(kind, kinds.SuperVillain):
        return card.is_super_villain
    return isinstance(kind, AnyCard)


def unseen_in_deck(view: TableView) -> list[Card[Any]]:
    """The player's own cards that are in the deck, by name; where in it is not known."""
    player = view.seat.number
    elsewhere = [
        *view.hand(),
        *view.discard_pile(player),
        *view.play_area(player),
        *[card for card in view.cards(view.players[player].under_hero) if card is not None],
    ]
    return [card for card in view.own_cards() if card not in elsewhere]
