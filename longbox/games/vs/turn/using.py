"""Why a player can't use the payment powers of a card now. [vs 501]"""

from __future__ import annotations

from longbox.games.vs.chain.targeting import has_targets
from longbox.games.vs.game import COMBAT_PHASE, VsGame
from longbox.games.vs.modifiers.forbidding import cannot_use
from longbox.games.vs.powers import IN_HAND, IN_PLAY, IN_RESOURCE_ROW, TAGGED_COSMIC, PaymentPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.reasons.lacking import TeamCard, lies_face_down
from longbox.games.vs.turn.priority import power_situation
from longbox.kernel.reasons import Reason


def why_not_use(game: VsGame, player: int, card: TeamCard) -> Reason | None:
    """Why a player can't use any payment power of a card; none if one can be used. [vs 501]"""
    qualities = game.qualities(card)
    if card.serial in game.objects and qualities.controller != player:
        return Reason(f"{game.players[qualities.controller]} controls {card}.", "501.2")
    powers = powers_here(game, player, qualities)
    if not powers:
        return why_no_power(game, player, qualities)
    reasons = [why_not_power(game, player, qualities, power) for power in powers]
    return None if None in reasons else reasons[0]


def powers_here(game: VsGame, player: int, qualities: Qualities) -> list[PaymentPower]:
    """The payment powers of a card that work where it lies. [vs 500.2, 501.5]"""
    card = qualities.card
    active = [
        power
        for other, power in game.standing().payments
        if other.card is card and other.controller == player and power.zone == IN_PLAY
    ]
    if game.lies_in(card, game.players[player].hand):
        active += [power for power in payment_powers(card) if power.zone == IN_HAND]
    elif lies_face_down(game, player, card):
        active += [power for power in payment_powers(card) if power.zone == IN_RESOURCE_ROW]
    return active


def payment_powers(card: TeamCard) -> list[PaymentPower]:
    """The payment powers that are printed on a card."""
    return [power for power in card.definition.powers if isinstance(power, PaymentPower)]


def why_no_power(game: VsGame, player: int, qualities: Qualities) -> Reason:
    """Why a card has no payment power where it lies."""
    card = qualities.card
    printed = payment_powers(card)
    if not printed:
        return Reason(f"{card} has no power that is used by paying for it.", "501.1")
    if qualities.is_stunned():
        return Reason(f"{card} is stunned: it has no powers.", "701.12f")
    if lies_face_down(game, player, card):
        return Reason(f"{card} is face down: it has no powers.", "701.11a")
    if card.serial not in game.objects:
        return Reason(f"{card} is not in play.", "500.2")
    if printed[0].tags and set(printed[0].tags) & set(TAGGED_COSMIC) and not qualities.has_cosmic_counter():
        return Reason(f"{card} has no cosmic counter.", "706.7a")
    return Reason(f"{card} has lost its powers.", "503.1")


def why_not_power(game: VsGame, player: int, qualities: Qualities, power: PaymentPower) -> Reason | None:
    """Why a player can't use a payment power. [vs 501.3]"""
    card = qualities.card
    if power.attack_only and not game.in_attack():
        return Reason(f"What the power of {card} does lasts for an attack, and none goes on.", "505.3")
    if power.combat_only and game.phase != COMBAT_PHASE:
        return Reason(f"What the power of {card} does lasts for a combat phase, and none goes on.", "505.3")
    situation = power_situation(game, player, card)
    for limit in power.limits:
        words = limit.lacking(game, power, situation)
        if words:
            return Reason(f"{card}: {words[:1].lower()}{words[1:]}", "501.4")
    if cannot_use(game, player, qualities, power):
        return Reason(f"A text says that the powers of {card} can't be used.", "103.2")
    if not power.cost.payable(game, situation):
        return why_not_payable(qualities, power)
    if not has_targets(game, power.effect, situation):
        return Reason(f"There is no legal target for {card}.", "505.1c")
    return None


def why_not_payable(qualities: Qualities, power: PaymentPower) -> Reason:
    """Why the cost of a power can't be paid."""
    thing = qualities.object
    if power.activated and thing is not None and thing.exhausted:
        return Reason(f"{qualities.card} is exhausted.", "203.6b")
    return Reason(f"You can't pay what the power of {qualities.card} costs.", "501.3")
