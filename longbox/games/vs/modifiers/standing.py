"""What all texts together make so: the order of modifiers, and what they leave. [vs 514, 515]

Whatever continuous powers and modifiers say is worked out once and kept, until something that they read changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import POWERS
from longbox.games.vs.chain_effects import RECRUIT_EFFECT
from longbox.games.vs.modifiers.at_work import ChangeAtWork, Listener, RuleAtWork
from longbox.games.vs.modifiers.modifiers import LastingModifier
from longbox.games.vs.modifiers.ordering import in_order
from longbox.games.vs.objects import UNATTACHED, TeamObject
from longbox.games.vs.powers import IN_RESOURCE_ROW, ContinuousPower, PaymentPower, Power, TriggeredPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import CHAIN, RESOURCE_ROW
from longbox.games.vs.terms import Situation
from longbox.games.vs.what_is_so import Change, Rule
from longbox.kernel.cards import Card

if TYPE_CHECKING:
    from longbox.games.vs.definitions import CardDefinition
    from longbox.games.vs.game import VsGame
    from longbox.kernel.objects import InPlay

ROUNDS_LIMIT: Final = 8
"""How often texts that add and remove each other's powers are read again before the last reading stands."""


class Standing:
    """What texts make so now.

    Attributes:
        everything: What each object is like, as they came.
        by_card: The same, by the card's serial number; nothing for cards that are no objects.
        characters: The characters among them, as they came.
        equipment: The equipment among them, as they came.
        triggers: What waits for each kind of event, by its number.
        payments: The payment powers of objects, each with what its object is like.
        rules: The rules that texts make, by topic.
        outside: The modifiers that change cards out of play as well. [vs 511.2]
        reads: The aspects that decide all this, as bits.
        powers_vary: Whether modifiers add or remove powers, so that whatever they read decides which texts are active.
    """

    __slots__ = (
        "by_card",
        "characters",
        "equipment",
        "everything",
        "outside",
        "payments",
        "powers_vary",
        "reads",
        "rules",
        "triggers",
    )

    def __init__(self) -> None:
        self.everything: list[Qualities] = []
        self.by_card: list[Qualities | None] = []
        self.characters: list[Qualities] = []
        self.equipment: list[Qualities] = []
        self.triggers: dict[int, list[Listener]] = {}
        self.payments: list[tuple[Qualities, PaymentPower]] = []
        self.rules: dict[str, list[RuleAtWork]] = {}
        self.outside: list[ChangeAtWork] = []
        self.reads = 0
        self.powers_vary = False

    def of(self, serial: int) -> Qualities | None:
        """What an object is like, by its card's serial number; nothing if there is none, or no card."""
        return None if serial < 0 else self.by_card[serial]

    def copy(self, objects: dict[int, InPlay]) -> Standing:
        """The same for a copy of the game: what texts say is shared, what objects are like is told of its objects."""
        other = Standing()
        by_card = other.by_card = [None] * len(self.by_card)
        for qualities in self.everything:
            thing = objects[qualities.card.serial]
            assert isinstance(thing, TeamObject)
            copied = by_card[qualities.card.serial] = qualities.of_copy(thing)
            other.everything.append(copied)
        other.characters = [copy_in(by_card, qualities) for qualities in self.characters]
        other.equipment = [copy_in(by_card, qualities) for qualities in self.equipment]
        other.payments = [(copy_in(by_card, qualities), power) for qualities, power in self.payments]
        other.triggers = self.triggers
        other.rules = self.rules
        other.outside = self.outside
        other.reads = self.reads
        other.powers_vary = self.powers_vary
        return other

    def rename(self, card: Card[CardDefinition]) -> None:
        """Let an object be another card, of which nothing can be seen. [vs 701.11a]"""
        qualities = self.by_card[card.serial]
        if qualities is not None:
            qualities.card = card
            qualities.definition = card.definition

    def rules_about(self, topic: str) -> list[RuleAtWork]:
        """The rules of a topic, as they began."""
        return self.rules.get(topic, NO_RULES)


def copy_in(by_card: list[Qualities | None], qualities: Qualities) -> Qualities:
    """The copy of what an object is like."""
    found = by_card[qualities.card.serial]
    assert found is not None
    return found


NO_RULES: Final[list[RuleAtWork]] = []


def build_standing(game: VsGame) -> Standing:
    """Read all texts. [vs 514, 515.4]"""
    last = game.last_qualities()
    standing = Standing()
    unmodified(game, standing, last)
    # While it is read, texts that ask about other objects see what has been read so far.
    game.see(standing)
    changes = changes_of(game, standing)
    if changes:
        apply_changes(game, standing, changes)
    register(game, standing)
    return standing


def apply_changes(game: VsGame, standing: Standing, changes: list[ChangeAtWork]) -> None:
    """Apply all modifiers, again from the start as long as they add or remove powers that are modifiers."""
    for reading in range(ROUNDS_LIMIT):
        if reading > 0:
            unmodified(game, standing, [None] * len(game.box))
        for group in in_order(changes):
            apply_group(game, standing, group)
        standing.outside = [change for change in changes if change.change.everywhere()]
        if not write_powers(changes):
            break
        standing.powers_vary = True
        following = changes_of(game, standing)
        if same_changes(changes, following):
            break
        changes = following
    for change in changes:
        standing.reads |= change.change.all_reads().aspects


def write_powers(changes: list[ChangeAtWork]) -> bool:
    """Whether any modifier adds or removes powers."""
    for change in changes:
        if change.writes.aspects >> POWERS & 1:
            return True
    return False


def same_changes(some: list[ChangeAtWork], others: list[ChangeAtWork]) -> bool:
    """Whether two readings found the same modifiers."""
    if len(some) != len(others):
        return False
    for place, one in enumerate(some):
        other = others[place]
        # What counters change is made anew each time.
        if one.change is not other.change and one.change != other.change:
            return False
        if one.timestamp != other.timestamp or one.situation.reference != other.situation.reference:
            return False
    return True


# What is printed, where it is active


def unmodified(game: VsGame, standing: Standing, last: list[Qualities | None]) -> None:
    """What each object is like before anything modifies it. [vs 701.11a, 701.12b, 302.5]

    Args:
        game: The game.
        standing: What is being read.
        last: What objects were like before, by card; those that are as printed now and then need not be read again.
    """
    by_card: list[Qualities | None] = [None] * len(game.box)
    everything: list[Qualities] = []
    characters: list[Qualities] = []
    equipment: list[Qualities] = []
    for thing in game.objects.values():
        assert isinstance(thing, TeamObject)
        serial = thing.card.serial
        qualities = last[serial]
        face = face_of(game, thing)
        if qualities is None or qualities.object is not thing:
            qualities = as_printed(game, thing, face)
        elif not qualities.plain or qualities.face != face:
            kept = qualities.context
            qualities = as_printed(game, thing, face)
            qualities.context = kept
        qualities.controller = thing.controller
        by_card[serial] = qualities
        everything.append(qualities)
        if thing.row != RESOURCE_ROW:
            if thing.attached_to == UNATTACHED:
                characters.append(qualities)
            else:
                equipment.append(qualities)
    standing.everything = everything
    standing.by_card = by_card
    standing.characters = characters
    standing.equipment = equipment


# How much of a card is there
ALL_ACTIVE: Final = 0
TEXT_INACTIVE: Final = 1
"""Stunned, equipped to a stunned character, or being played. [vs 701.12b, 302.5, 304.10]"""
UNKNOWN: Final = 2
"""An unrevealed face-down resource. [vs 701.11a]"""
REVEALED: Final = 3
"""A revealed face-down resource. [vs 701.11b]"""


def face_of(game: VsGame, thing: TeamObject) -> int:
    """How much of a card in play is there. [vs Active, 701.11c]"""
    if thing.row == RESOURCE_ROW:
        if not thing.face_up:
            return REVEALED if thing.revealed else UNKNOWN
        return TEXT_INACTIVE if thing.card.serial == game.announced else ALL_ACTIVE
    if thing.attached_to == UNATTACHED:
        return TEXT_INACTIVE if thing.stunned else ALL_ACTIVE
    host = game.objects.get(thing.attached_to)
    # Its character leaves play just now, and takes it along. [vs 302.6]
    if host is None:
        return ALL_ACTIVE
    assert isinstance(host, TeamObject)
    return TEXT_INACTIVE if host.stunned else ALL_ACTIVE


def as_printed(game: VsGame, thing: TeamObject, face: int) -> Qualities:
    """What an object is like without modifiers."""
    qualities = Qualities(thing.card, thing, game.owners[thing.card.serial], face != UNKNOWN)
    qualities.face = face
    if face == TEXT_INACTIVE:
        silence(qualities)
    elif face == REVEALED:
        qualities.powers = tuple([power for power in qualities.powers if works_revealed(power)])
    return qualities


def silence(qualities: Qualities) -> None:
    """Make a text inactive: it is treated as though it did not exist. [vs 701.12b, 701.12e, 701.12f]"""
    qualities.powers = ()
    qualities.keywords = ()
    qualities.willpower = 0


def works_revealed(power: Power) -> bool:
    """Whether a power works on a revealed face-down resource. [vs 701.11b, 210.5]"""
    return isinstance(power, ContinuousPower) or (isinstance(power, PaymentPower) and power.zone == IN_RESOURCE_ROW)


def context(qualities: Qualities) -> Situation:
    """The context in which a power of an object is read: its controller is "you". [vs You, 511.3, 511.7]"""
    thing = qualities.object
    assert thing is not None
    found = qualities.context
    if found is None or found.player != thing.controller or found.source is not qualities.card:
        found = qualities.context = Situation(thing.controller, qualities.card, thing.reference)
    return found


# Modifiers of qualities


def changes_of(game: VsGame, standing: Standing) -> list[ChangeAtWork]:
    """All modifiers of qualities: of counters, of resolved effects, of powers. [vs 503.2, 513.3a, 513.3b]"""
    found: list[ChangeAtWork] = []
    lasting: list[LastingModifier] = game.modifiers
    for modifier in lasting:
        statement = modifier.statement
        if isinstance(statement, Change):
            flagged = modifier.flagged if modifier.flags else None
            found.append(ChangeAtWork(statement, modifier.situation, modifier.timestamp, flagged))
    for qualities in standing.everything:
        thing = qualities.object
        assert thing is not None
        if thing.stat_counters:
            found += game.counter_changes(qualities)
        if thing.active_since or may_continue(qualities):
            add_changes_of_powers(game, qualities, thing, found)
    return found


def may_continue(qualities: Qualities) -> bool:
    """Whether continuous powers may be among those of an object: printed ones, or such as were added. [vs 503]"""
    powers = qualities.powers
    return bool(powers) and (powers is not qualities.definition.powers or qualities.definition.continues)


def add_changes_of_powers(game: VsGame, qualities: Qualities, thing: TeamObject, found: list[ChangeAtWork]) -> None:
    """Add what the continuous powers of an object change, and remember since when each is active. [vs 515.3]"""
    active: dict[int, int] = {}
    for index, power in enumerate(qualities.powers):
        if isinstance(power, ContinuousPower) and power.is_active(qualities):
            timestamp = time_of(game, qualities, thing, power, index, active)
            statement = power.statement
            if isinstance(statement, Change):
                found.append(ChangeAtWork(statement, context(qualities), timestamp))
    thing.active_since = active


def time_of(
    game: VsGame, qualities: Qualities, thing: TeamObject, power: Power, index: int, active: dict[int, int]
) -> int:
    """The timestamp of the modifier of a continuous power: anew whenever the power comes back.

    [vs 515.3, 500.5, 515.5]
    """
    for gained, timestamp in qualities.gained:
        if gained is power:
            return timestamp
    place = place_among(qualities.definition.powers, power, index)
    since = thing.active_since.get(place)
    if since is None:
        since = game.time
        game.powers_began = True
    timestamp = max(since, thing.timestamp)
    active[place] = timestamp
    return timestamp


def place_among(printed: tuple[Power, ...], power: Power, index: int) -> int:
    """Which of the printed powers a power is: as it stands there, unless others are gone."""
    if index < len(printed) and printed[index] is power:
        return index
    for place, other in enumerate(printed):
        if other is power:
            return place
    return len(printed) + index


def apply_group(game: VsGame, standing: Standing, group: list[ChangeAtWork]) -> None:
    """Apply a modifier, or a loop of modifiers, to all objects."""
    if len(group) == 1:
        change = group[0]
        for qualities in change.covered(game, standing):
            change.apply(game, qualities)
        return
    for qualities in standing.everything:
        apply_loop(game, qualities, group)


def apply_loop(game: VsGame, qualities: Qualities, loop: list[ChangeAtWork]) -> None:
    """Apply a loop to one card: from the earliest that applies to it on, each once. [vs 514.4a]"""
    left = loop.copy()
    while True:
        change = first_covering(game, qualities, left)
        if change is None:
            return
        change.apply(game, qualities)
        left.remove(change)


def first_covering(game: VsGame, qualities: Qualities, changes: list[ChangeAtWork]) -> ChangeAtWork | None:
    """The earliest modifier that applies to a card, if one does."""
    for change in changes:
        if change.covers(game, qualities):
            return change
    return None


def outside(game: VsGame, card: Card[CardDefinition]) -> Qualities:
    """A card that is not in play, as it is now. [vs 511.2, 708.3a]"""
    changes = game.standing().outside
    on_chain = game.places[card.serial] == CHAIN.number
    if not changes and not on_chain:
        return game.printed(card)
    qualities = Qualities(card, None, game.owners[card.serial], True)
    for group in in_order(changes):
        apply_loop(game, qualities, group)
    if on_chain:
        keep_affiliations(game, qualities)
    return qualities


def keep_affiliations(game: VsGame, qualities: Qualities) -> None:
    """A card on the chain has the affiliations that it had where it was recruited from. [vs 301.4]"""
    for effect in game.chain:
        if effect.kind == RECRUIT_EFFECT and effect.card is qualities.card:
            qualities.affiliations = effect.affiliations


# Everything that is not a modifier of qualities


def register(game: VsGame, standing: Standing) -> None:
    """Find what waits for events, what can be used, and the rules that texts make."""
    for qualities in standing.everything:
        if qualities.powers:
            for power in qualities.powers:
                if not power.tags or power.is_active(qualities):
                    register_power(game, standing, qualities, power)
        elif qualities.known and qualities.definition.powers:
            register_leaving(standing, qualities)
    lasting: list[LastingModifier] = game.modifiers
    for modifier in lasting:
        statement = modifier.statement
        if isinstance(statement, Rule):
            register_lasting(game, standing, modifier, statement)


def register_power(game: VsGame, standing: Standing, qualities: Qualities, power: Power) -> None:
    """Let one power of an object work."""
    if isinstance(power, PaymentPower):
        standing.payments.append((qualities, power))
    elif isinstance(power, TriggeredPower):
        listen(standing, Listener(power, context(qualities)))
    elif isinstance(power, ContinuousPower):
        statement = power.statement
        standing.reads |= statement.all_reads().aspects
        if isinstance(statement, Rule):
            register_rule(game, standing, statement, context(qualities))


def register_leaving(standing: Standing, qualities: Qualities) -> None:
    """What triggers off leaving play does so though the text is inactive. [vs 502.4]"""
    thing = qualities.object
    if thing is None or thing.row == RESOURCE_ROW:
        return
    for power in qualities.definition.powers:
        if isinstance(power, TriggeredPower) and events.LEAVE in power.occasion.kinds:
            listen(standing, Listener(power, context(qualities)))


def register_lasting(game: VsGame, standing: Standing, modifier: LastingModifier, statement: Rule) -> None:
    """Let a modifier of an effect work that changes no qualities. [vs 513.2d]"""
    standing.reads |= statement.all_reads().aspects
    delayed = statement.listens_with()
    if delayed is not None:
        listen(standing, Listener(delayed, modifier.situation, modifier))
    else:
        register_rule(game, standing, statement, modifier.situation)


def register_rule(game: VsGame, standing: Standing, rule: Rule, situation: Situation) -> None:
    """Let a rule work, unless it works only while something is so that isn't. [vs 513.1c]"""
    works = rule.at_work(game, situation)
    if works is not None:
        standing.rules.setdefault(works.topic, []).append(RuleAtWork(works, situation))


def listen(standing: Standing, listener: Listener) -> None:
    """Let something wait for its events."""
    for kind in listener.power.occasion.kinds:
        standing.triggers.setdefault(kind.number, []).append(listener)
