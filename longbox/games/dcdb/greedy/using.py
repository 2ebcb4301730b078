"""What the greedy player uses in a turn: abilities for a cost, or once a turn, and Time Travel. [cube 1.090, 6.510]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.answers import TimeTravel, Use
from longbox.games.dcdb.definitions import GameCard, UseAbility
from longbox.games.dcdb.greedy.gist import A_BAD_CARD, gist_of_effect
from longbox.games.dcdb.greedy.gists import Gist
from longbox.games.dcdb.greedy.situation import POINTS_A_POWER, Situation, fits
from longbox.games.dcdb.kinds import AnyCard
from longbox.games.dcdb.text import costs, using

FOR_CARDS_OF_THE_HAND: Final = (costs.DiscardCost, costs.DiscardXCost, costs.DestroyCost)
"""Costs that are best paid while there are cards in the hand."""
OUT_OF_PLAY: Final = 0.3
"""The points that an Ongoing card is worth in play for later turns."""
DRAW_IN_POWER: Final = 1.5
"""What a card more in the hand is worth in Power, on average."""
ONCE: Final = 0.7
"""How often an ability that can be used once a turn is used in a turn."""
OFTEN: Final = 0.9
"""How often one is that can be used as often as it is paid for."""

LEAST: Final = 0.1
"""What an ability is worth at least: it need not be used."""


def comes_first(use: Use) -> bool:
    """Whether an ability is used before cards are played, as those in the hand pay for it."""
    return isinstance(cost_of(use.ability), FOR_CARDS_OF_THE_HAND)


def is_free(use: Use) -> bool:
    """Whether an ability is used once a turn, and nothing is paid for it."""
    return use.ability.once and cost_of(use.ability) is None


def cost_of(ability: UseAbility) -> costs.CardCost | None:
    """What is paid for an ability, if anything is."""
    return ability.cost if isinstance(ability, using.UseForCost) else None


def worth_of_use(use: Use, situation: Situation) -> float:
    """The Victory Points that using an ability brings, less what is paid for it."""
    gist = gist_of_use(use.ability)
    gives = (gist.power + gist.draws * situation.average) * POINTS_A_POWER + gist.points
    return gives - price(cost_of(use.ability), use.card, situation)


def gist_of_use(ability: UseAbility) -> Gist:
    """What an ability gives when it is used."""
    return gist_of_effect(getattr(ability, "effect", None))


def price(cost: costs.CardCost | None, card: GameCard, situation: Situation) -> float:
    """The Victory Points that a cost costs: the cards that are missed least, out of the hand, out of play, for ever."""
    kind = cost.kind if isinstance(cost, costs.SoManyCost) else AnyCard()
    hand = [other for other in situation.view.hand() if fits(kind, other.definition)]
    if isinstance(cost, costs.DiscardCost | costs.DiscardXCost):
        count = cost.count if isinstance(cost, costs.DiscardCost) else 1
        return sum(sorted([situation.now(other.definition) for other in hand])[:count])
    if isinstance(cost, costs.DestroyCost):
        # Bad cards are gladly destroyed; good ones are missed now and later.
        missed = [situation.now(other.definition) - situation.losing(other) for other in hand]
        return cost.count * min(missed, default=0.0)
    if isinstance(cost, costs.DestroyThisCost):
        return max(-situation.losing(card), 0.0)
    if isinstance(cost, costs.DiscardThisCost):
        return OUT_OF_PLAY
    if isinstance(cost, costs.DiscardControlledCost):
        return cost.count * OUT_OF_PLAY
    if isinstance(cost, costs.PowerCost):
        return cost.amount * POINTS_A_POWER
    return float(cost.amount) if isinstance(cost, costs.VPCost) else 0.0


def worth_of_travel(travel: TimeTravel, situation: Situation) -> float:
    """The Victory Points that a card gives now that travels, less those of the card that is discarded for it."""
    fares = [situation.now(card.definition) for card in situation.view.hand() if card.definition.cost >= 1]
    return situation.now(travel.card.definition) - min(fares, default=0.0)


def use_in_power(ability: UseAbility) -> float:
    """What an ability of a Main Character gives in an average turn, in Power; more if it can be used again."""
    gist = gist_of_use(ability)
    gives = gist.power + DRAW_IN_POWER * gist.draws + gist.points / POINTS_A_POWER
    return (ONCE if ability.once else OFTEN) * max(gives - price_in_power(cost_of(ability)), LEAST)


def price_in_power(cost: costs.CardCost | None) -> float:
    """About what a cost costs, in Power: of the hand, bad cards are paid."""
    if isinstance(cost, costs.PowerCost):
        return float(cost.amount)
    if isinstance(cost, costs.VPCost):
        return cost.amount / POINTS_A_POWER
    if isinstance(cost, costs.DestroyCost):
        return -A_BAD_CARD / POINTS_A_POWER
    return 0.5 * cost.count if isinstance(cost, costs.SoManyCost) else 0.5 if cost is not None else 0.0
