"""What is so as long as it lasts: changes of qualities, and rules that texts make. [vs 513]

Modules of this folder that carry out a rule ask for the statements of its topic: `cannot`, `may_attack`, ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.aspects import (
    AFFILIATION,
    ANY,
    ATK,
    DEF,
    FLIGHT,
    IN_PLAY,
    NAME,
    POWERS,
    RANGE,
    REINFORCEMENT,
    VERSION,
    WILLPOWER,
    Fact,
)
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.text.powers import ContinuousPower, Power, TriggeredPower
from longbox.games.vs.text.terms import (
    OBJECTS,
    Amount,
    Change,
    Cost,
    Filter,
    Noun,
    Occasion,
    Rule,
    Situation,
    Statement,
    TextCondition,
    TextEffect,
    Who,
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
            if characteristic != WITH_REINFORCEMENT or can_reinforce(game, qualities, situation):
                set_characteristic(qualities, characteristic, present=True)


def can_reinforce(game: VsGame, qualities: Qualities, situation: Situation) -> bool:
    """Whether a text can give a card reinforcement: not if its source can't reinforce other characters.

    [vs 701.10d, 701.10c]
    """
    source = situation.source
    if source is None or source is qualities.card or not game.is_current(situation.reference):
        return True
    giver = game.qualities(source)
    if not giver.is_character():
        return True
    for rule, context in rules_before_changes(game):
        if isinstance(rule, Cannot) and rule.deed == REINFORCE_OTHERS and rule.subject.covers(game, giver, context):
            return False
    return True


def rules_before_changes(game: VsGame) -> list[tuple[Rule, Situation]]:
    """The rules that texts make, for changes that ask for them while texts are still being read."""
    found: list[tuple[Rule, Situation]] = []
    for modifier in game.modifiers:
        if isinstance(modifier.statement, Rule):
            found.append((modifier.statement, modifier.situation))
    for qualities in game.standing().characters:
        for power in qualities.powers:
            if isinstance(power, ContinuousPower) and isinstance(power.statement, Rule):
                own = Situation(qualities.controller, qualities.card, game.reference(qualities.card))
                found.append((power.statement, own))
    return found


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
    """Give a card a characteristic, or take it away. [vs 212.4]"""
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


class LosesAndCannotHave(CannotHave):
    """The same, said as "loses and can't have"."""


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

    def scope(self, situation: Situation) -> int:
        return self.change.scope(situation)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        # What an effect flagged is changed only while it is so. [vs 513.2c]
        if self.condition.holds(game, situation):
            self.change.apply(game, qualities, situation, timestamp)

    def everywhere(self) -> bool:
        return self.change.everywhere()


class WhileChangeFirst(WhileChange):
    """The same, with the condition said first: "While you have the initiative, ..."."""


# Rules that texts make


class WhileRule(Rule):
    """A rule that is active only while something is so. [vs 513.1c]"""

    fields = ("condition", "rule")

    def __init__(self, condition: TextCondition, rule: Rule) -> None:
        self.condition = condition
        self.rule = rule

    def at_work(self, game: VsGame, situation: Situation) -> Rule | None:
        return self.rule.at_work(game, situation) if self.condition.holds(game, situation) else None


class WhileRuleFirst(WhileRule):
    """The same, with the condition said first."""


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


class CannotBeAttackedBy(Rule):
    """Some cards can't be attacked by others: "can't be attacked by characters with cost 3 or less". [vs 103.2]"""

    topic = "cannot be attacked by"
    fields = ("subject", "attackers")

    def __init__(self, subject: Noun, attackers: Filter) -> None:
        self.subject = subject
        self.attackers = attackers


class CannotAttackWhom(Rule):
    """Some cards can't attack others: "can't attack characters with cost 5 or more". [vs 103.2]"""

    topic = "cannot attack whom"
    fields = ("subject", "defenders")

    def __init__(self, subject: Noun, defenders: Filter) -> None:
        self.subject = subject
        self.defenders = defenders


class CannotAttackDirectly(Rule):
    """Some cards can't attack some players: "can't attack you directly". [vs 103.2, 601.4b]"""

    topic = "cannot attack directly"
    fields = ("subject", "spared")

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
    fields: ClassVar[tuple[str, ...]] = ("whose", "cards", "reduction")

    def __init__(self, whose: str, cards: Filter, reduction: Amount) -> None:
        self.whose = whose
        self.cards = cards
        self.reduction = reduction


class CostChangeTo(CostChange):
    """The same, with the word for what it costs them to be: "play", "recruit", "flip"."""

    fields = ("whose", "cards", "reduction", "verb")

    def __init__(self, whose: str, cards: Filter, reduction: Amount, verb: str) -> None:
        super().__init__(whose, cards, reduction)
        self.verb = verb


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
    """You are considered to control a card of a name. [vs Considered to]"""

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


# More changes of qualities


class Combined(Statement):
    """Two or three statements about the same cards: "gets +3 DEF, has reinforcement, and can't be targeted ...".

    Its later statements have `nouns.Same` as their subject, which stands for that of the first.
    """

    fields = ("first", "second", "third")
    defaults: ClassVar[dict[str, object]] = {"third": None}

    def __init__(self, first: Statement, second: Statement, third: Statement | None = None) -> None:
        self.first = first
        self.second = second
        self.third = third

    def separate(self) -> tuple[Statement, ...]:
        """The statements, each with the subject."""
        subject = subject_of(self.first)
        later = (self.second,) if self.third is None else (self.second, self.third)
        return (self.first, *[with_subject(statement, subject) for statement in later])


def subject_of(statement: Statement) -> Noun:
    """The cards that a statement is about."""
    if isinstance(statement, WhileIs | WhileChange):
        return subject_of(statement.change)
    if isinstance(statement, WhileRule | WhileSubject):
        return subject_of(statement.rule)
    subject = getattr(statement, "subject", None)
    assert isinstance(subject, Noun)
    return subject


def with_subject(statement: Statement, subject: Noun) -> Statement:
    """The same statement about other cards."""
    values: list[object] = []
    for field in statement.fields:
        value = getattr(statement, field)
        if field == "subject":
            values.append(subject)
        elif isinstance(value, Statement):
            values.append(with_subject(value, subject))
        else:
            values.append(value)
    changed = type(statement)(*values)
    assert isinstance(changed, Statement)
    return changed


class WhileIs(Change):
    """A change of those of its cards that are something now: "get +2 ATK while attacking". [vs 513.1c]

    What an effect flagged stays flagged, and is changed as long as it is so. [vs 513.2c]
    """

    fields = ("change", "quality")

    def __init__(self, change: Change, quality: Filter) -> None:
        self.change = change
        self.quality = quality
        self.subject = change.subject

    def writes(self) -> tuple[Fact, ...]:
        return self.change.writes()

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.quality.matches(game, qualities, situation) and self.change.covers(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        return self.change.scope(situation)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if self.quality.matches(game, qualities, situation):
            self.change.apply(game, qualities, situation, timestamp)


class GetsForEach(Change):
    """Some cards get so much ATK and DEF for each of something: "gets +1 ATK for each resource you control"."""

    fields = ("subject", "atk", "defense", "each")

    def __init__(self, subject: Noun, atk: Amount | None, defense: Amount | None, each: Amount) -> None:
        self.subject = subject
        self.atk = atk
        self.defense = defense
        self.each = each

    def writes(self) -> tuple[Fact, ...]:
        return Gets(self.subject, self.atk, self.defense).writes()

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        number = self.each.count(game, situation)
        if self.atk is not None:
            qualities.atk += self.atk.count(game, situation) * number
        if self.defense is not None:
            qualities.defense += self.defense.count(game, situation) * number


BECOMES_ATK: Final = "ATK"
BECOMES_DEF: Final = "DEF"
BECOMES_WILLPOWER: Final = "willpower"


class Becomes(Change):
    """A value of some cards becomes a number: "has ATK 5", "its ATK becomes 0". [vs 513.1h]"""

    fields = ("subject", "value", "number")

    def __init__(self, subject: Noun, value: str, number: Amount) -> None:
        self.subject = subject
        self.value = value
        self.number = number

    def writes(self) -> tuple[Fact, ...]:
        aspects = {BECOMES_ATK: ATK, BECOMES_DEF: DEF, BECOMES_WILLPOWER: WILLPOWER}
        return ((aspects[self.value], ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        number = self.number.count(game, situation)
        if self.value == BECOMES_ATK:
            qualities.atk = number
        elif self.value == BECOMES_DEF:
            qualities.defense = number
        elif not qualities.is_stunned():
            qualities.willpower = number


class GetsWillpower(Change):
    """Some cards get so much willpower; stunned characters gain and lose none. [vs 211.3a, 706.11]"""

    fields = ("subject", "number")

    def __init__(self, subject: Noun, number: Amount) -> None:
        self.subject = subject
        self.number = number

    def writes(self) -> tuple[Fact, ...]:
        return ((WILLPOWER, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if not qualities.is_stunned():
            qualities.willpower += self.number.count(game, situation)


class HasAffiliations(Change):
    """Some cards have affiliations in addition to their own. [vs 206.1]"""

    fields = ("subject", "affiliations")

    def __init__(self, subject: Noun, affiliations: tuple[str, ...]) -> None:
        self.subject = subject
        self.affiliations = affiliations

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(AFFILIATION, affiliation) for affiliation in self.affiliations])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, self.affiliations)


def gain_affiliations(qualities: Qualities, affiliations: tuple[str, ...]) -> None:
    """Give a card affiliations that it lacks."""
    lacking = [affiliation for affiliation in affiliations if affiliation not in qualities.affiliations]
    if lacking:
        qualities.affiliations = (*qualities.affiliations, *lacking)


class GainsChosenAffiliation(Change):
    """Some cards have the affiliation that was chosen, in addition to their own. [vs 511.4]"""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, situation.names.get("affiliation", ()))


class LosesAffiliations(Change):
    """Some cards lose all affiliations. [vs 206.1]"""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.affiliations = ()


class GainsAffiliationsOf(Change):
    """Some cards gain the affiliations of others: "gains the affiliations of each character you control"."""

    fields = ("subject", "filter")

    def __init__(self, subject: Noun, filter: Filter) -> None:
        self.subject = subject
        self.filter = filter

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY), (IN_PLAY, ANY))

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        for other in game.standing().qualities.values():
            if other is not qualities and self.filter.matches(game, other, situation):
                gain_affiliations(qualities, other.affiliations)


class Crossover(Change):
    """Characters you control and cards you own that have any of some affiliations have all of them. [vs 708.3]

    Attributes:
        affiliations: The affiliations.
        zones: Where cards count that aren't in play: "deck", "hand", "KO'd pile"; all places, if nothing is said.
    """

    fields = ("affiliations", "zones")
    defaults: ClassVar[dict[str, object]] = {"zones": ()}

    def __init__(self, affiliations: tuple[str, ...], zones: tuple[str, ...] = ()) -> None:
        self.affiliations = affiliations
        self.zones = zones

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(AFFILIATION, affiliation) for affiliation in self.affiliations])

    def reads(self) -> tuple[Fact, ...]:
        return (*self.writes(), (IN_PLAY, ANY))

    def everywhere(self) -> bool:
        return True

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not self.is_theirs(game, qualities, situation) or qualities.definition.card_type != CHARACTER:
            return False
        return any([affiliation in qualities.affiliations for affiliation in self.affiliations])

    def scope(self, situation: Situation) -> int:
        return OBJECTS

    def is_theirs(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether a card is a character of the player, or a card of theirs where it counts."""
        if qualities.is_character():
            return qualities.controller == situation.controller
        if qualities.owner != situation.controller:
            return False
        if not self.zones:
            return True
        owner = game.owner(qualities.card)
        names = {owner.deck.number: "deck", owner.hand.number: "hand", owner.ko_pile.number: "KO'd pile"}
        return names.get(game.place_of(qualities.card).number) in self.zones

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, self.affiliations)


class HasName(Change):
    """Some cards lose all names and versions and have a name: "has the name Dr. Doom". [vs 201.7]"""

    fields = ("subject", "name")

    def __init__(self, subject: Noun, name: str) -> None:
        self.subject = subject
        self.name = name

    def writes(self) -> tuple[Fact, ...]:
        return ((NAME, ANY), (VERSION, ANY))

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.names = (self.name,)
        qualities.versions = ()


class HasVersions(Change):
    """Some cards have a version in addition to their own. [vs 202.1a]"""

    fields = ("subject", "versions")

    def __init__(self, subject: Noun, versions: tuple[str, ...]) -> None:
        self.subject = subject
        self.versions = versions

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(VERSION, version) for version in self.versions])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        lacking = [version for version in self.versions if version not in qualities.versions]
        qualities.versions = (*qualities.versions, *lacking)


class HasKeywords(Change):
    """Some cards have keywords that stand for rules alone: "has invulnerability". [vs 706.6]"""

    fields = ("subject", "keywords")

    def __init__(self, subject: Noun, keywords: tuple[str, ...]) -> None:
        self.subject = subject
        self.keywords = keywords

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(POWERS, keyword) for keyword in self.keywords])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if qualities.is_stunned():
            return
        lacking = [keyword for keyword in self.keywords if keyword not in qualities.keywords]
        qualities.keywords = (*qualities.keywords, *lacking)


class LosesKeyword(Change):
    """Some cards lose a keyword and all powers that stand after it: "loses leader and all leader powers". [vs 515.3]"""

    fields = ("subject", "keyword")

    def __init__(self, subject: Noun, keyword: str) -> None:
        self.subject = subject
        self.keyword = keyword

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, self.keyword),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.keywords = tuple([keyword for keyword in qualities.keywords if keyword != self.keyword])
        qualities.powers = tuple([power for power in qualities.powers if self.keyword not in power.tags])


class LosesPowers(Change):
    """Some cards lose all powers. [vs 500.5]"""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.keywords = ()
        qualities.powers = ()


class HasPower(Change):
    """Some cards have a power in addition to their own: "has "Activate >>> Target player loses 3 endurance."""

    fields = ("subject", "power")

    def __init__(self, subject: Noun, power: Power) -> None:
        self.subject = subject
        self.power = power

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS, ""),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        # A stunned character loses and can't have any powers. [vs 708.11l]
        if qualities.is_stunned():
            return
        qualities.powers = (*qualities.powers, self.power)
        qualities.gained = (*qualities.gained, (self.power, timestamp))


class Narrowed(Noun):
    """Those of some cards that are something now. [vs 513.1c]"""

    fields = ("noun", "quality")

    def __init__(self, noun: Noun, quality: Filter) -> None:
        self.noun = noun
        self.quality = quality

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.noun.find(game, situation)
        return [qualities for qualities in found if self.quality.matches(game, qualities, situation)]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.noun.recall(game, situation)
        return [qualities for qualities in found if self.quality.matches(game, qualities, situation)]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.quality.matches(game, qualities, situation) and self.noun.covers(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        return self.noun.scope(situation)


class WhileSubject(Rule):
    """A rule about those of its cards that are something now: "can't be stunned while attacking". [vs 513.1c]"""

    fields = ("rule", "quality")

    def __init__(self, rule: Rule, quality: Filter) -> None:
        self.rule = rule
        self.quality = quality
        narrowed = with_subject(rule, Narrowed(subject_of(rule), quality))
        assert isinstance(narrowed, Rule)
        self.narrowed = narrowed

    def at_work(self, game: VsGame, situation: Situation) -> Rule | None:
        return self.narrowed.at_work(game, situation)
