"""What is so as long as it lasts: changes of qualities, and rules that texts make. [vs 513]

Modules of this folder that carry out a rule ask for the statements of its topic: `cannot`, `may_attack`, ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.aspects import (
    ANY,
    ATK,
    DEF,
    FLIGHT,
    RANGE,
    REINFORCEMENT,
    Fact,
)
from longbox.games.vs.powers import TriggeredPower
from longbox.games.vs.terms import (
    Amount,
    Change,
    Cost,
    Filter,
    Noun,
    Occasion,
    Rule,
    Situation,
    TextCondition,
    TextEffect,
)

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

# Characteristics that modifiers give and take away [vs 701.4, 701.8, 701.10]
WITH_FLIGHT: Final = "flight"
WITH_RANGE: Final = "range"
WITH_REINFORCEMENT: Final = "reinforcement"
ASPECT_OF: Final[dict[str, int]] = {
    WITH_FLIGHT: FLIGHT,
    WITH_RANGE: RANGE,
    WITH_REINFORCEMENT: REINFORCEMENT,
}


class CounterChange(Change):
    """What a counter that changes ATK and DEF does to the object that it is on. [vs 215.1c]"""

    fields = ("atk", "defense")

    def __init__(self, atk: int, defense: int) -> None:
        self.atk = atk
        self.defense = defense

    def writes(self) -> tuple[Fact, ...]:
        return ((ATK, ANY), (DEF, ANY))

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return False

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.atk += self.atk
        qualities.defense += self.defense


class Gets(Change):
    """Some cards get so much ATK and DEF: "gets +2 ATK / +1 DEF", "get -3 DEF". [vs 211]"""

    fields = ("subject", "atk", "defense")

    def __init__(self, subject: Noun, atk: Amount | None, defense: Amount | None) -> None:
        self.subject = subject
        self.atk = atk
        self.defense = defense

    def writes(self) -> tuple[Fact, ...]:
        facts: list[Fact] = []
        if self.atk is not None:
            facts.append((ATK, ANY))
        if self.defense is not None:
            facts.append((DEF, ANY))
        return tuple(facts)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if self.atk is not None:
            qualities.atk += self.atk.count(game, situation)
        if self.defense is not None:
            qualities.defense += self.defense.count(game, situation)


class Has(Change):
    """Some cards have flight, range or reinforcement. [vs 701.4, 701.8, 701.10]"""

    fields = ("subject", "characteristics")

    def __init__(self, subject: Noun, characteristics: tuple[str, ...]) -> None:
        self.subject = subject
        self.characteristics = characteristics

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(ASPECT_OF[characteristic], ANY) for characteristic in self.characteristics])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        for characteristic in self.characteristics:
            set_characteristic(qualities, characteristic, present=True)


class Loses(Change):
    """Some cards lose flight, range or reinforcement. A later modifier may give it back. [vs 513.2f]"""

    fields = ("subject", "characteristics")

    def __init__(self, subject: Noun, characteristics: tuple[str, ...]) -> None:
        self.subject = subject
        self.characteristics = characteristics

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(ASPECT_OF[characteristic], ANY) for characteristic in self.characteristics])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        for characteristic in self.characteristics:
            set_characteristic(qualities, characteristic, present=False)


def set_characteristic(qualities: Qualities, characteristic: str, *, present: bool) -> None:
    """Give a card a characteristic, or take it away."""
    if characteristic == WITH_FLIGHT:
        qualities.flight = present
    elif characteristic == WITH_RANGE:
        qualities.range = present
    else:
        qualities.reinforcement = present


class CannotHave(Change):
    """Some cards can't have flight, range or reinforcement, whatever gives it to them. [vs 103.2]"""

    fields = ("subject", "characteristics")
    prohibits = True

    def __init__(self, subject: Noun, characteristics: tuple[str, ...]) -> None:
        self.subject = subject
        self.characteristics = characteristics

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(ASPECT_OF[characteristic], ANY) for characteristic in self.characteristics])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        for characteristic in self.characteristics:
            set_characteristic(qualities, characteristic, present=False)


class WhileChange(Change):
    """A change that is active only while something is so. [vs 513.1c]"""

    fields = ("condition", "change")

    def __init__(self, condition: TextCondition, change: Change) -> None:
        self.condition = condition
        self.change = change
        self.subject = change.subject

    def writes(self) -> tuple[Fact, ...]:
        return self.change.writes()

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.condition.holds(game, situation) and self.change.covers(game, qualities, situation)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        self.change.apply(game, qualities, situation, timestamp)

    def everywhere(self) -> bool:
        return self.change.everywhere()


# Rules that texts make


class WhileRule(Rule):
    """A rule that is active only while something is so. [vs 513.1c]"""

    fields = ("condition", "rule")

    def __init__(self, condition: TextCondition, rule: Rule) -> None:
        self.condition = condition
        self.rule = rule

    def at_work(self, game: VsGame, situation: Situation) -> Rule | None:
        return self.rule.at_work(game, situation) if self.condition.holds(game, situation) else None


# What can't be done [vs 103.2]
ATTACK: Final = "attack"
BE_ATTACKED: Final = "be attacked"
BE_STUNNED: Final = "be stunned"
BE_KOD: Final = "be KO'd"
READY: Final = "ready"
RECOVER: Final = "recover"
CAUSE_BREAKTHROUGH: Final = "cause breakthrough"
BECOME_POWERED_UP: Final = "become powered-up"
REINFORCE_OTHERS: Final = "reinforce other characters"
USE_PAYMENT_POWERS: Final = "have their payment powers used"
USE_ACTIVATED_POWERS: Final = "have their activated powers used"
PLAY_PLOT_TWISTS: Final = "play plot twists"


class Cannot(Rule):
    """Some cards can't do something, or it can't be done to them. [vs 103.2]"""

    topic = "cannot"
    fields = ("subject", "deed")

    def __init__(self, subject: Noun, deed: str) -> None:
        self.subject = subject
        self.deed = deed


class CannotBeTargeted(Rule):
    """Some cards can't be targeted by effects of some sources. [vs 504.3]"""

    topic = "cannot be targeted"
    fields = ("subject", "source")

    def __init__(self, subject: Noun, source: Filter) -> None:
        self.subject = subject
        self.source = source


class CannotPlay(Rule):
    """Some players can't play some cards. [vs 505.1]"""

    topic = "cannot play"
    fields = ("who", "cards")

    def __init__(self, who: str, cards: Filter) -> None:
        self.who = who
        self.cards = cards


# Whose plays a rule is about
YOUR: Final = "your"
OPPONENTS: Final = "your opponents'"
EVERYONES: Final = "all"


def speaks_of(whose: str, player: int, situation: Situation) -> bool:
    """Whether what a player plays is among what a rule speaks of."""
    if whose == YOUR:
        return player == situation.controller
    if whose == OPPONENTS:
        return player != situation.controller
    return True


class CostChange(Rule):
    """What some cards cost to play, recruit or flip: "Plot twists cost 1 less for you to play." [vs 505.1d]"""

    topic = "cost"
    fields = ("whose", "cards", "reduction")

    def __init__(self, whose: str, cards: Filter, reduction: Amount) -> None:
        self.whose = whose
        self.cards = cards
        self.reduction = reduction


# What attackers may do that rules don't let others [vs 601.2d, 601.3]
HIDDEN_CHARACTERS: Final = "hidden characters"
PROTECTED_CHARACTERS: Final = "protected characters"
AS_THOUGH_FLIGHT: Final = "as though with flight"
AS_THOUGH_RANGE: Final = "as though with range"


class CanAttack(Rule):
    """Some characters can attack what others can't, or from where others can't. [vs 103.1, As Though]

    Attributes:
        subject: The attackers.
        permissions: Some of `HIDDEN_CHARACTERS`, `PROTECTED_CHARACTERS`, `AS_THOUGH_FLIGHT`, `AS_THOUGH_RANGE`.
        defender: Whom they may attack so; anybody, if nothing is said.
    """

    topic = "can attack"
    fields = ("subject", "permissions", "defender")
    defaults: ClassVar[dict[str, object]] = {"defender": None}

    def __init__(self, subject: Noun, permissions: tuple[str, ...], defender: Noun | None = None) -> None:
        self.subject = subject
        self.permissions = permissions
        self.defender = defender


class MustAttack(Rule):
    """Some characters attack each turn if able. [vs 600.4]"""

    topic = "must attack"
    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject


class Considered(Rule):
    """You are considered to control a card of a name. [vs Considered To]"""

    topic = "considered"
    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class EquipmentLimit(Rule):
    """How many equipment cards some characters can have. [vs 302.3b]"""

    topic = "equipment limit"
    fields = ("subject", "most")

    def __init__(self, subject: Noun, most: int) -> None:
        self.subject = subject
        self.most = most


class EquipOnly(Rule):
    """What an equipment can be attached to. It works wherever the card is. [vs 302.3a, 708.12e]"""

    topic = "equip only"
    fields = ("hosts",)

    def __init__(self, hosts: Filter) -> None:
        self.hosts = hosts


class TopRevealed(Rule):
    """Some players play with the top card of their deck revealed. [vs 708.10c]"""

    topic = "top revealed"
    fields = ("whose",)

    def __init__(self, whose: str) -> None:
        self.whose = whose


class MayLookAtTop(Rule):
    """You may look at the top card of your deck at any time that you have priority. [vs 511.8]"""

    topic = "may look at top"


class Delayed(Rule):
    """A delayed triggered modifier: it acts as a triggered power as long as it lasts. [vs 513.4]"""

    topic = "delayed"
    fields = ("occasion", "effect", "condition")
    defaults: ClassVar[dict[str, object]] = {"condition": None}

    def __init__(self, occasion: Occasion, effect: TextEffect, condition: TextCondition | None = None) -> None:
        self.occasion = occasion
        self.effect = effect
        self.condition = condition
        self.power = TriggeredPower(occasion, effect, condition)

    def listens_with(self) -> TriggeredPower | None:
        return self.power


# What is replaced [vs 513.5]
STUNNING: Final = "stunning"
BREAKTHROUGH: Final = "breakthrough"
DRAWING: Final = "drawing"
POWERING_UP: Final = "powering up"
ENTERING_KO_PILE: Final = "entering a KO'd pile"
LOSING_ENDURANCE: Final = "losing endurance"
READYING: Final = "readying"
RECOVERING: Final = "recovering"


class Replacement(Rule):
    """A replacement modifier: if something would happen, something else happens instead. [vs 513.5a]

    Attributes:
        event: What is replaced: `STUNNING`, `DRAWING`, ...
        subject: The cards that it would happen to, or that would do it; nothing where it happens to players alone.
        whose: The players that it would happen to: `YOUR`, `OPPONENTS` or `EVERYONES`.
        cost: What may be paid for it; nothing if it isn't optional. [vs 513.5e, 513.5f]
        effect: What happens instead; nothing more than the cost, if nothing is said. The amount that would have been
            is the amount of its situation.
        amount: The amount that there is instead, where only that is replaced. [vs 513.5g]
        condition: What else must be so.
    """

    topic = "replacement"
    fields = ("event", "subject", "effect", "whose", "cost", "amount", "condition")
    defaults: ClassVar[dict[str, object]] = {
        "effect": None,
        "whose": EVERYONES,
        "cost": None,
        "amount": None,
        "condition": None,
    }

    def __init__(
        self,
        event: str,
        subject: Noun | None,
        effect: TextEffect | None = None,
        whose: str = EVERYONES,
        cost: Cost | None = None,
        amount: Amount | None = None,
        condition: TextCondition | None = None,
    ) -> None:
        self.event = event
        self.subject = subject
        self.effect = effect
        self.whose = whose
        self.cost = cost
        self.amount = amount
        self.condition = condition
