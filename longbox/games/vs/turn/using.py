"""Using payment powers: what must hold, and why a card's can't be used. [vs 501]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.chain.playing import lies_face_down
from longbox.games.vs.chain.targeting import has_targets
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.forbidding import cannot_use
from longbox.games.vs.modifiers.standing import context
from longbox.games.vs.moments import BUILD_PHASE, COMBAT_PHASE
from longbox.games.vs.powers import IN_HAND, IN_PLAY, IN_RESOURCE_ROW, TAGGED_COSMIC, PaymentPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import Situation
from longbox.kernel.reasons import Reason


def power_situation(game: VsGame, player: int, card: GameCard) -> Situation:
    """The context in which a payment power of a card is used."""
    return Situation(player, card, game.reference(card))


def rule_against_use(game: VsGame, player: int, qualities: Qualities, power: PaymentPower) -> str:
    """The rule that keeps a player from using a power that works where its card lies; nothing if none does.

    It is asked of each power whenever somebody has priority: so it is one function, and its words are made later.
    [vs 501.2, 501.3]
    """
    if (power.attack_only and not game.in_attack()) or (power.combat_only and game.phase != COMBAT_PHASE):
        return "505.3"
    thing = qualities.object
    # What is exhausted can't be activated, whatever else is paid: most powers are asked for in vain for that.
    if power.activated and thing is not None and thing.exhausted:
        return "501.3"
    its_own = thing is not None and qualities.controller == player
    situation = context(qualities) if its_own else power_situation(game, player, qualities.card)
    if not power.cost.payable(game, situation):
        return "501.3"
    for limit in power.limits:
        if limit.lacking(game, power, situation):
            return "501.4"
    if power.build_only and game.phase != BUILD_PHASE:
        return "707.3"
    if cannot_use(game, player, qualities, power):
        return "103.2"
    return "" if has_targets(game, power.effect, situation) else "505.1c"


def why_not_power(game: VsGame, player: int, qualities: Qualities, power: PaymentPower) -> Reason | None:
    """Why a player can't use a payment power; none if it can be used. [vs 501.3]"""
    rule = rule_against_use(game, player, qualities, power)
    card, thing = qualities.card, qualities.object
    if not rule:
        return None
    if rule == "505.3":
        missing = "an attack" if power.attack_only and not game.in_attack() else "a combat phase"
        return Reason(f"What the power of {card} does lasts for {missing}, and none goes on.", rule)
    if rule == "501.3" and power.activated and thing is not None and thing.exhausted:
        return Reason(f"{card} is exhausted.", "203.6b")
    if rule == "501.4":
        situation = power_situation(game, player, card)
        words = next(words for limit in power.limits if (words := limit.lacking(game, power, situation)))
        return Reason(f"{card}: {words[:1].lower()}{words[1:]}", rule)
    return Reason(AGAINST_USE[rule].format(card=card), rule)


AGAINST_USE: Final = {
    "501.3": "You can't pay what the power of {card} costs.",
    "103.2": "A text says that the powers of {card} can't be used.",
    "707.3": "The backup power of {card} is only for the build phase.",
    "505.1c": "There is no legal target for {card}.",
}
"""What a rule has against a use, in words for the player, where that takes no looking."""


# Why a card's powers can't be used


def why_not_use(game: VsGame, player: int, card: GameCard) -> Reason | None:
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


def payment_powers(card: GameCard) -> list[PaymentPower]:
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
