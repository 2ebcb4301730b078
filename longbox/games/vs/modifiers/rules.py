"""Rules that texts make: what can't be done, what may be done, what it costs, what happens instead. [vs 103, 513]

Modules that carry out a rule of the game ask for the rules of its topic: `cannot`, `may_attack`, ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, PLOT_TWIST, VERB_OF
from longbox.games.vs.powers import TriggeredPower
from longbox.games.vs.terms import (
    Cost,
    Filter,
    Noun,
    Occasion,
    Situation,
    TextAmount,
    TextCondition,
    TextEffect,
    ThosePlayers,
    Who,
)
from longbox.games.vs.what_is_so import Rule, Statement
from longbox.kernel.terms import AMOUNT, CARD, VICTIM, Need

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

# What can't be done [vs 103.2]
ATTACK: Final = "attack"
TEAM_ATTACK: Final = "team attack"
BE_ATTACKED: Final = "be attacked"
BE_STUNNED: Final = "be stunned"
BE_KOD: Final = "be KO'd"
READY: Final = "ready"
RECOVER: Final = "recover"
CAUSE_BREAKTHROUGH: Final = "cause breakthrough"
BECOME_POWERED_UP: Final = "become powered-up"
REINFORCE_OTHERS: Final = "reinforce other characters"
BE_REINFORCED: Final = "be reinforced"
USE_PAYMENT_POWERS: Final = "have their payment powers used"
USE_ACTIVATED_POWERS: Final = "have their activated powers used"


class Cannot(Rule):
    """Some cards can't do something, or it can't be done to them. [vs 103.2]"""

    topic = "cannot"
    fields = ("subject", "deed")

    def __init__(self, subject: Noun, deed: str) -> None:
        self.subject = subject
        self.deed = deed


class CannotBeAttackedBy(Rule):
    """Some cards can't be attacked by others: "can't be attacked by characters with cost 3 or less". [vs 103.2]"""

    topic = "cannot be attacked by"
    fields = ("subject", "attackers")
    needs = (Need("subject", (CHARACTER,), "be attacked", "103.2"),)

    def __init__(self, subject: Noun, attackers: Filter) -> None:
        self.subject = subject
        self.attackers = attackers


class CannotBeStunnedBy(Rule):
    """Some cards can't be stunned by others: "can't be stunned by characters with flight". [vs 103.2, 708.11e-g]"""

    topic = "cannot be stunned by"
    fields = ("subject", "stunners")

    def __init__(self, subject: Noun, stunners: Filter) -> None:
        self.subject = subject
        self.stunners = stunners


class CannotAttackWhom(Rule):
    """Some cards can't attack others: "can't attack characters with cost 5 or more". [vs 103.2]"""

    topic = "cannot attack whom"
    fields = ("subject", "defenders")
    needs = (Need("subject", (CHARACTER,), "attack", "103.2"),)

    def __init__(self, subject: Noun, defenders: Filter) -> None:
        self.subject = subject
        self.defenders = defenders


class CannotAttackDirectly(Rule):
    """Some cards can't attack some players: "can't attack you directly". [vs 103.2, 601.4b]"""

    topic = "cannot attack directly"
    fields = ("subject", "spared")
    needs = (Need("subject", (CHARACTER,), "attack", "103.2"),)

    def __init__(self, subject: Noun, spared: Who) -> None:
        self.subject = subject
        self.spared = spared


class CannotBeTargeted(Rule):
    """Some cards can't be targeted by effects of some sources. [vs 504.3]"""

    topic = "cannot be targeted"
    fields = ("subject", "source")

    def __init__(self, subject: Noun, source: Filter) -> None:
        self.subject = subject
        self.source = source


class CannotBeTargetedByPlayers(Rule):
    """Some cards can't be targeted by effects that some players control, whatever their source. [vs 504.2, 504.3]"""

    topic = CannotBeTargeted.topic
    fields = ("subject", "whose")

    def __init__(self, subject: Noun, whose: Who) -> None:
        self.subject = subject
        self.whose = whose


def as_found(game: VsGame, who: Who, situation: Situation) -> Who:
    """The players whom a text means as its effect resolves. [vs 508.2d]"""
    return ThosePlayers(tuple(who.told(game, situation)))


PLAY: Final = VERB_OF[PLOT_TWIST]


class CannotPlay(Rule):
    """Some players can't play, recruit or flip some cards: "target player can't play plot twists". [vs 505.1]

    Attributes:
        who: The players.
        cards: The cards.
        verb: What they can't do with them: "play", "recruit" or "flip".
        from_hand: Whether it is about cards in hand alone.
        after: How many plot twists they may play each turn all the same.
    """

    topic = "cannot play"
    fields = ("who", "cards", "verb", "from_hand", "after")
    defaults: ClassVar[dict[str, object]] = {"verb": PLAY, "from_hand": False, "after": 0}

    def __init__(self, who: Who, cards: Filter, verb: str = PLAY, from_hand: bool = False, after: int = 0) -> None:
        self.who = who
        self.cards = cards
        self.verb = verb
        self.from_hand = from_hand
        self.after = after

    def concerns(self, card_type: str) -> bool:
        """Whether it is about what is done with cards of a type."""
        return self.verb in (PLAY, VERB_OF[card_type])

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return CannotPlay(as_found(game, self.who, situation), self.cards, self.verb, self.from_hand, self.after)


# What players can't do [vs 103.2]
GAIN_ENDURANCE: Final = "gain endurance"
DRAW_CARDS: Final = "draw cards"
REINFORCING: Final = "reinforce"


class PlayersCannot(Rule):
    """Some players can't do something: "players can't gain endurance". [vs 103.2]"""

    topic = "players cannot"
    fields = ("who", "deed")

    def __init__(self, who: Who, deed: str) -> None:
        self.who = who
        self.deed = deed

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return PlayersCannot(as_found(game, self.who, situation), self.deed)


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


class CannotBeUsedBy(Rule):
    """The powers of some cards can't be used by some players: "can't be used by you". [vs 103.2, 700.3a]"""

    topic = "cannot be used by"
    fields = ("subject", "deed", "whose")

    def __init__(self, subject: Noun, deed: str, whose: str) -> None:
        self.subject = subject
        self.deed = deed
        self.whose = whose


class CostChange(Rule):
    """What some cards cost to play, recruit or flip: "Plot twists cost 1 less for you to play." [vs 505.1d]"""

    topic = "cost"
    fields: ClassVar[tuple[str, ...]] = ("whose", "cards", "reduction")

    def __init__(self, whose: str, cards: Filter, reduction: TextAmount) -> None:
        self.whose = whose
        self.cards = cards
        self.reduction = reduction

    def concerns(self, card_type: str) -> bool:
        """Whether it is about what is done with cards of a type."""
        return True


class CostChangeTo(CostChange):
    """The same, with the word for what it costs them to be: "play", "recruit", "flip"."""

    fields = ("whose", "cards", "reduction", "verb")

    def __init__(self, whose: str, cards: Filter, reduction: TextAmount, verb: str) -> None:
        super().__init__(whose, cards, reduction)
        self.verb = verb

    def concerns(self, card_type: str) -> bool:
        return VERB_OF[card_type] == self.verb


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
    fields: ClassVar[tuple[str, ...]] = ("subject", "permissions", "defender")
    defaults: ClassVar[dict[str, object]] = {"defender": None}
    needs = (Need("subject", (CHARACTER,), "attack", "103.1"),)

    def __init__(self, subject: Noun, permissions: tuple[str, ...], defender: Noun | None = None) -> None:
        self.subject = subject
        self.permissions = permissions
        self.defender = defender


class CanTeamAttackTogether(Rule):
    """Some characters can team attack together whether or not they share an affiliation. [vs 601.5a, 103.1]"""

    topic = "can team attack together"
    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject


class MustAttack(Rule):
    """Some characters attack each turn if able. [vs 600.4]"""

    topic = "must attack"
    fields = ("subject",)
    needs = (Need("subject", (CHARACTER,), "attack", "600.4"),)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject


class Considered(Rule):
    """You are considered to control a card of a name. [vs Considered to]"""

    topic = "considered"
    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class EquipmentLimit(Rule):
    """How many equipment cards some characters can have. [vs 302.3b]"""

    topic = "equipment limit"
    fields = ("subject", "most")
    needs = (Need("subject", (CHARACTER,), "be equipped", "302.3b"),)

    def __init__(self, subject: Noun, most: int) -> None:
        self.subject = subject
        self.most = most


class EquipOnly(Rule):
    """What an equipment can be attached to. It works wherever the card is. [vs 302.3a, 708.12e]"""

    topic = "equip only"
    fields = ("hosts",)
    needs = (Need(CARD, (EQUIPMENT,), "be attached to anything", "302.3a"),)

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
    order = ("occasion", "condition", "effect")
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
KOING: Final = "KO'ing"
EXHAUSTING: Final = "exhausting"


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
        quality: What a card must be as it would happen to it: "while defending".
    """

    topic = "replacement"
    fields = ("event", "subject", "effect", "whose", "cost", "amount", "condition", "quality")
    order = ("event", "subject", "whose", "quality", "condition", "cost", "amount", "effect")
    opens = (VICTIM, AMOUNT)
    defaults: ClassVar[dict[str, object]] = {
        "effect": None,
        "whose": EVERYONES,
        "cost": None,
        "amount": None,
        "condition": None,
        "quality": None,
    }

    def __init__(
        self,
        event: str,
        subject: Noun | None,
        effect: TextEffect | None = None,
        whose: str = EVERYONES,
        cost: Cost | None = None,
        amount: TextAmount | None = None,
        condition: TextCondition | None = None,
        quality: Filter | None = None,
    ) -> None:
        self.event = event
        self.subject = subject
        self.effect = effect
        self.whose = whose
        self.cost = cost
        self.amount = amount
        self.condition = condition
        self.quality = quality
