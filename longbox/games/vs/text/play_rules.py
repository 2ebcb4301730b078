"""What stands on a card about playing it: restrictions, additional costs, reductions, boost. [vs 203.9, 304.7, 706]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.actions.hands import reveal
from longbox.games.vs.actions.prices import meets_printed_cost, points_left
from longbox.games.vs.aspects import HISTORY, TIME
from longbox.games.vs.boost import boost_count, boost_points
from longbox.games.vs.combat.attacking import attackers_now
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.modifiers.statements import WhileChange, WhileRule
from longbox.games.vs.powers import ContinuousPower, PaymentPower, PlayRule, Power, TriggeredPower
from longbox.games.vs.terms import CannotComplete, Cost, Noun, Situation, TextAmount, TextCondition, Who
from longbox.games.vs.text.conditions import Boosted
from longbox.games.vs.text.costs import PayPoints
from longbox.games.vs.text.definite import This
from longbox.games.vs.text.limits import OnlyIf, is_moment, wrong_time
from longbox.games.vs.text.nouns import choose
from longbox.games.vs.text.who import You
from longbox.games.vs.what_is_so import Change, Rule
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import CARD, Need
from longbox.texts.conditions import AllSo

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.plays import Play
    from longbox.games.vs.qualities import Qualities

YOU: Final[You] = You()
PAY_BOOST: Final = Prompt("Pay the boost cost?", "706.2")
PAY_ALTERNATE: Final = Prompt("Pay the alternate cost?", "505.1b")
REVEAL_FOR: Final = Prompt("Reveal a card that shares an affiliation", "706.3a")


# Restrictions


class PlayOnlyDuring(PlayRule):
    """It is played in a phase or step only: "Play only during your attack step." [vs 304.7]"""

    fields = ("moment", "whose")
    defaults: ClassVar[dict[str, object]] = {"whose": None}
    needs = (Need(CARD, (PLOT_TWIST,), "be played", "203.9a"),)

    def __init__(self, moment: int, whose: Who | None = None) -> None:
        self.moment = moment
        self.whose = whose

    def lacking(self, game: VsGame, play: Play) -> str:
        return wrong_time(game, self.moment, self.whose, play.situation)

    def is_in_time(self, game: VsGame) -> bool:
        return is_moment(game, self.moment)


class PlayOnlyDuringAttack(PlayRule):
    """It is played in an attack substep only. [vs 602]"""

    needs = (Need(CARD, (PLOT_TWIST,), "be played", "203.9a"),)

    def lacking(self, game: VsGame, play: Play) -> str:
        return "" if game.in_attack() else "It is only for an attack."

    def is_in_time(self, game: VsGame) -> bool:
        return game.in_attack()


class PlayOnlyAll(PlayRule):
    """Several restrictions in one sentence: "Play only during the recovery phase and only if ..." [vs 304.7]"""

    fields = ("rules",)
    at_once = ("rules",)

    def __init__(self, rules: tuple[PlayRule, ...]) -> None:
        self.rules = rules

    def lacking(self, game: VsGame, play: Play) -> str:
        return next((reason for rule in self.rules if (reason := rule.lacking(game, play))), "")

    def is_in_time(self, game: VsGame) -> bool:
        return all([rule.is_in_time(game) for rule in self.rules])


class PlayOnlyIf(PlayRule):
    """It is played or recruited only if something is so: "Play only if you control a Squadron Supreme character."""

    fields = ("condition",)
    at_once = ("condition",)
    needs = (Need(CARD, (PLOT_TWIST,), "be played", "203.9a"),)

    def __init__(self, condition: TextCondition) -> None:
        self.condition = condition

    def lacking(self, game: VsGame, play: Play) -> str:
        return "" if self.condition.holds(game, play.situation) else "What it asks for isn't so."


class RecruitOnlyIf(PlayOnlyIf):
    """The same, of a card that is recruited: "Recruit only if a card named Jean Grey is in your KO'd pile."""

    needs = (
        Need(
            CARD,
            (
                CHARACTER,
                EQUIPMENT,
            ),
            "be recruited",
            "203.9a",
        ),
    )


class FlipOnlyIf(PlayOnlyIf):
    """The same, of a location that is flipped: "Flip only if you control a Green Lantern character."""

    needs = (Need(CARD, (LOCATION,), "be flipped", "203.9a"),)


# Additional costs


class AdditionalCost(PlayRule):
    """Something more is paid to play it: "To play, discard a card." [vs 203.9a]

    Attributes:
        cost: What is paid.
        noun: The card itself, as it may call itself there.
    """

    fields = ("cost", "noun")
    order = ("cost",)
    defaults: ClassVar[dict[str, object]] = {"noun": This()}
    needs = (Need(CARD, (PLOT_TWIST,), "be played", "203.9a"),)

    def __init__(self, cost: Cost, noun: Noun) -> None:
        self.cost = cost
        self.noun = noun

    def lacking(self, game: VsGame, play: Play) -> str:
        return "" if self.cost.payable(game, play.situation) else "Its additional cost can't be paid."

    def announce(self, game: VsGame, play: Play) -> None:
        self.cost.announce(game, play.situation)

    def additional_cost(self, game: VsGame, play: Play) -> Cost | None:
        return self.cost


class RecruitCost(AdditionalCost):
    """The same, of a card that is recruited: "To recruit, KO a resource you control."""

    needs = (
        Need(
            CARD,
            (
                CHARACTER,
                EQUIPMENT,
            ),
            "be recruited",
            "203.9a",
        ),
    )


class FlipCost(AdditionalCost):
    """The same, of a location that is flipped: "To flip, discard a card."""

    needs = (Need(CARD, (LOCATION,), "be flipped", "203.9a"),)


class AlternateCost(PlayRule):
    """Something that may be paid rather than its cost: "You may discard two cards rather than pay ..." [vs 203.10a]"""

    fields = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def alternate_cost(self, game: VsGame, play: Play) -> Cost | None:
        return self.cost

    def announce(self, game: VsGame, play: Play) -> None:
        """Let the player announce which way to pay, where both are possible. [vs 505.1b]"""
        if play.alternate is not None or not self.cost.payable(game, play.situation):
            return
        if not meets_printed_cost(game, play) or game.may(play.player, PAY_ALTERNATE, play.card):
            play.alternate = self.cost
            self.cost.announce(game, play.situation)


class PlayOnlyInFirstAttack(PlayRule):
    """It is played during one's first attack of the turn only. [vs 600.5]"""

    needs = (Need(CARD, (PLOT_TWIST,), "be played", "203.9a"),)

    def lacking(self, game: VsGame, play: Play) -> str:
        attacking = game.in_attack() and game.primary() == play.player
        if attacking and game.counted(f"attacks of {play.player}") == 1 and attackers_now(game):
            return ""
        return "It is only for your first attack this turn."


# Reductions


VERBS: Final[tuple[str, ...]] = ("recruit", "play", "flip")
"""What is done with a card that costs less."""


class CostsLess(PlayRule):
    """It costs less: "This card costs 2 less to recruit while an opponent controls six or more resources." [vs 505.1d]

    Attributes:
        noun: The card itself.
        amount: How much less.
        verb: One of `VERBS`.
        condition: While what is so; always, if nothing is said.
    """

    fields = ("noun", "amount", "verb", "condition")
    defaults: ClassVar[dict[str, object]] = {"condition": None}

    def __init__(self, noun: Noun, amount: TextAmount, verb: str, condition: TextCondition | None = None) -> None:
        self.noun = noun
        self.amount = amount
        self.verb = verb
        self.condition = condition

    def reduction(self, game: VsGame, play: Play) -> int:
        if self.condition is not None and not self.condition.holds(game, play.situation):
            return 0
        return self.amount.count(game, play.situation)


class RecruitedThisTurn(TextAmount):
    """How many cards of an affiliation and type the player recruited this turn. [vs 301.4]"""

    fields = ("affiliation", "type")

    def __init__(self, affiliation: str, type: str) -> None:
        self.affiliation = affiliation
        self.type = type

    def count(self, game: VsGame, situation: Situation) -> int:
        return game.counted(f"{self.affiliation} {self.type} recruits of {situation.controller}")


# Loyalty


class Loyalty(PlayRule):
    """Recruit only if you control a character that shares an affiliation with this card. [vs 706.3]"""

    def lacking(self, game: VsGame, play: Play) -> str:
        if allies_of(game, play):
            return ""
        return "Loyalty: you control no character that shares an affiliation with it."


class LoyaltyReveal(PlayRule):
    """Without such a character, a card that shares an affiliation must be revealed. [vs 706.3a]"""

    def lacking(self, game: VsGame, play: Play) -> str:
        if allies_of(game, play) or kin_of(game, play):
            return ""
        return "Loyalty: you have no character card to reveal that shares an affiliation with it."

    def additional_cost(self, game: VsGame, play: Play) -> Cost | None:
        return None if allies_of(game, play) else RevealKin(play)


class DualLoyalty(PlayRule):
    """Recruit only if both its affiliations are among those of characters you control. [vs 706.3b]"""

    def lacking(self, game: VsGame, play: Play) -> str:
        if play.card is None:
            return ""
        characters = game.characters(play.player)
        for affiliation in play.card.definition.affiliations:
            if not any([affiliation in qualities.affiliations for qualities in characters]):
                return f"Dual loyalty: you control no {affiliation} character."
        return ""


class RevealKin(Cost):
    """Reveal a character card in hand or resource row that shares an affiliation with the card. [vs 706.3a]"""

    def __init__(self, play: Play) -> None:
        self.play = play

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return bool(kin_of(game, self.play))

    def pay(self, game: VsGame, situation: Situation) -> None:
        chosen = choose(game, situation.player, kin_of(game, self.play), situation.source, 1, 1, REVEAL_FOR)
        if not chosen:
            raise CannotComplete("There is no card to reveal.")
        reveal(game, situation.player, [qualities.card for qualities in chosen], situation)


def allies_of(game: VsGame, play: Play) -> list[Qualities]:
    """The characters of a player that share an affiliation with what is recruited."""
    if play.card is None:
        return []
    recruited = game.qualities(play.card)
    return [qualities for qualities in game.characters(play.player) if qualities.shares_affiliation(recruited)]


def kin_of(game: VsGame, play: Play) -> list[Qualities]:
    """The character cards in a player's hand and resource row that share an affiliation with what is recruited."""
    if play.card is None:
        return []
    recruited = game.qualities(play.card)
    row = game.piles[game.players[play.player].resources.number]
    found: list[Qualities] = []
    for card in [*game.hand(play.player), *row]:
        if card is not play.card and card.definition.card_type == CHARACTER and is_kin(game, card, recruited):
            found.append(game.qualities(card))
    return found


def is_kin(game: VsGame, card: GameCard, recruited: Qualities) -> bool:
    """Whether a card, once it is revealed, shares an affiliation with another."""
    for affiliation in game.qualities(card).affiliations or card.definition.affiliations:
        if affiliation in recruited.affiliations:
            return True
    return False


# Boost


class BoostRule(PlayRule):
    """A cost that may be paid as the card is recruited, so that it gains a text this turn. [vs 706.2]"""

    fields = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def announce(self, game: VsGame, play: Play) -> None:
        assert play.card is not None
        key = boost_count(play.card.serial)
        game.counts.pop(key, None)
        if not self.affordable(game, play) or not game.may(play.player, PAY_BOOST, play.card):
            return
        play.boosts.append(self)
        if isinstance(self.cost, PayPoints):
            self.cost.announce_up_to(game, play.situation, points_left(game, play))
        else:
            self.cost.announce(game, play.situation)
        game.count(key)
        game.counts[boost_points(play.card.serial)] = self.cost.points(game, play.situation)
        game.changed(1 << HISTORY | 1 << TIME)

    def affordable(self, game: VsGame, play: Play) -> bool:
        """Whether the player has the means to pay it as well as the card."""
        points = self.cost.points(game, play.situation)
        return self.cost.payable(game, play.situation) and points <= points_left(game, play)

    def additional_cost(self, game: VsGame, play: Play) -> Cost | None:
        return self.cost if self in play.boosts else None


BOOSTED: Final = Boosted()


def boosted(power: Power) -> Power:
    """A power that a card has only in a turn in which its boost cost was paid. [vs 706.2]"""
    if isinstance(power, TriggeredPower):
        condition = BOOSTED if power.condition is None else AllSo((BOOSTED, power.condition))
        return power.remade(power.effect, condition)
    if isinstance(power, PaymentPower):
        return PaymentPower(power.cost, power.effect, (*power.limits, OnlyIf(BOOSTED)), power.tags, power.zone)
    assert isinstance(power, ContinuousPower)
    statement = power.statement
    if isinstance(statement, Change):
        return ContinuousPower(WhileChange(BOOSTED, statement), power.tags)
    assert isinstance(statement, Rule)
    return ContinuousPower(WhileRule(BOOSTED, statement), power.tags)
