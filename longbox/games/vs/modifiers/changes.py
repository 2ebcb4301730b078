"""Changes of ATK, DEF and willpower, and of flight, range and reinforcement. [vs 513.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.aspects import ANY, ATK, DEF, FLIGHT, RANGE, REINFORCEMENT, WILLPOWER, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.modifiers.rules import BE_REINFORCED, REINFORCE_OTHERS, Cannot
from longbox.games.vs.powers import ContinuousPower
from longbox.games.vs.terms import EACH_ONE, Noun, Situation, TextAmount
from longbox.games.vs.what_is_so import Change, Rule, Statement
from longbox.kernel.terms import Need, parts_of
from longbox.texts.amounts import Fixed

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

    fields: ClassVar[tuple[str, ...]] = ("subject", "atk", "defense")
    needs = (Need("subject", (CHARACTER,), "have ATK and DEF", "211"),)

    def __init__(self, subject: Noun, atk: TextAmount | None, defense: TextAmount | None) -> None:
        self.subject = subject
        self.atk = atk
        self.defense = defense
        self.by_itself: bool | None = None

    def writes(self) -> tuple[Fact, ...]:
        facts: list[Fact] = []
        if self.atk is not None:
            facts.append((ATK, ANY))
        if self.defense is not None:
            facts.append((DEF, ANY))
        return tuple(facts)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if self.by_itself is None:
            self.by_itself = counts_apart((self.atk, self.defense))
        own = counted_for(game, qualities, situation) if self.by_itself else situation
        if self.atk is not None:
            qualities.atk += self.atk.count(game, own)
        if self.defense is not None:
            qualities.defense += self.defense.count(game, own)

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        if is_fixed(self.atk) and is_fixed(self.defense):
            return self  # what it reads and writes, and how it is said, is known already
        return Gets(self.subject, fixed(game, self.atk, situation), fixed(game, self.defense, situation))


class GetsBoth(Gets):
    """The same number of ATK and of DEF: "gets +X ATK / +X DEF, where X is ..."."""

    fields = ("subject", "amount")

    def __init__(self, subject: Noun, amount: TextAmount) -> None:
        super().__init__(subject, amount, amount)
        self.amount = amount


def counts_apart(counted: object) -> bool:
    """Whether something in it is counted for each of several cards by itself: "each other"."""
    return any([EACH_ONE in part.bound_to for part in parts_of(counted)])


def counted_for(game: VsGame, qualities: Qualities, situation: Situation) -> Situation:
    """The context in which something is counted for one of several cards."""
    own = situation.copy()
    own.mention(EACH_ONE, (game.reference(qualities.card),))
    return own


def is_fixed(amount: TextAmount | None) -> bool:
    """Whether an amount is a number that the text says, or no amount at all."""
    return amount is None or isinstance(amount, Fixed)


def fixed(game: VsGame, amount: TextAmount | None, situation: Situation, times: int = 1) -> TextAmount | None:
    """The number that an amount is now, so many times; nothing where there is no amount."""
    return None if amount is None else Fixed(amount.count(game, situation) * times)


class GetsForEach(Change):
    """Some cards get so much ATK and DEF for each of something: "gets +1 ATK for each resource you control"."""

    fields: ClassVar[tuple[str, ...]] = ("subject", "atk", "defense", "each")
    needs = (Need("subject", (CHARACTER,), "have ATK and DEF", "300.1"),)

    def __init__(self, subject: Noun, atk: TextAmount | None, defense: TextAmount | None, each: TextAmount) -> None:
        self.subject = subject
        self.atk = atk
        self.defense = defense
        self.each = each
        self.by_itself: bool | None = None

    def writes(self) -> tuple[Fact, ...]:
        return Gets(self.subject, self.atk, self.defense).writes()

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        number = self.each.count(game, self.context_of(game, qualities, situation))
        if self.atk is not None:
            qualities.atk += self.atk.count(game, situation) * number
        if self.defense is not None:
            qualities.defense += self.defense.count(game, situation) * number

    def context_of(self, game: VsGame, qualities: Qualities, situation: Situation) -> Situation:
        """The context in which it is counted for a card."""
        if self.by_itself is None:
            self.by_itself = counts_apart(self.each)
        return counted_for(game, qualities, situation) if self.by_itself else situation

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        number = self.each.count(game, situation)
        atk, defense = fixed(game, self.atk, situation, number), fixed(game, self.defense, situation, number)
        return Gets(self.subject, atk, defense)


class GetsUpTo(GetsForEach):
    """The same, and no more than so much: "gets +1 ATK for each card in your hand, to a maximum of +5".

    Attributes:
        most: The most ATK that they get so, and the most DEF.
    """

    fields = ("subject", "atk", "defense", "each", "most")
    not_zero = ("most",)

    def __init__(
        self, subject: Noun, atk: TextAmount | None, defense: TextAmount | None, each: TextAmount, most: TextAmount
    ) -> None:
        super().__init__(subject, atk, defense, each)
        self.most = most

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        own = self.context_of(game, qualities, situation)
        qualities.atk += self.raised(game, self.atk, own)
        qualities.defense += self.raised(game, self.defense, own)

    def raised(self, game: VsGame, amount: TextAmount | None, situation: Situation) -> int:
        """How much a value is raised."""
        if amount is None:
            return 0
        number = amount.count(game, situation) * self.each.count(game, situation)
        return min(number, self.most.count(game, situation))

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        atk: TextAmount | None = None if self.atk is None else Fixed(self.raised(game, self.atk, situation))
        defense: TextAmount | None = None
        if self.defense is not None:
            defense = Fixed(self.raised(game, self.defense, situation))
        return Gets(self.subject, atk, defense)


BECOMES_ATK: Final = "ATK"
BECOMES_DEF: Final = "DEF"
BECOMES_WILLPOWER: Final = "willpower"


class Becomes(Change):
    """A value of some cards becomes a number: "has ATK 5", "its ATK becomes 0". [vs 513.1h]"""

    fields = ("subject", "value", "number")
    needs = (Need("subject", (CHARACTER,), "have ATK and DEF", "513.1h"),)

    def __init__(self, subject: Noun, value: str, number: TextAmount) -> None:
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

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return Becomes(self.subject, self.value, Fixed(self.number.count(game, situation)))


class GetsWillpower(Change):
    """Some cards get so much willpower; stunned characters gain and lose none. [vs 211.3a, 706.11]"""

    fields = ("subject", "number")
    needs = (Need("subject", (CHARACTER,), "have willpower", "211.3a"),)

    def __init__(self, subject: Noun, number: TextAmount) -> None:
        self.subject = subject
        self.number = number

    def writes(self) -> tuple[Fact, ...]:
        return ((WILLPOWER, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if not qualities.is_stunned():
            qualities.willpower += self.number.count(game, situation)

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return GetsWillpower(self.subject, Fixed(self.number.count(game, situation)))


class Characteristics(Change):
    """A change of whether some cards have flight, range or reinforcement. [vs 212]"""

    fields: ClassVar[tuple[str, ...]] = ("subject", "characteristics")
    needs = (Need("subject", (CHARACTER,), "have flight, range or reinforcement", "212"),)

    def __init__(self, subject: Noun, characteristics: tuple[str, ...]) -> None:
        self.subject = subject
        self.characteristics = characteristics

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(ASPECT_OF[characteristic], ANY) for characteristic in self.characteristics])


class Has(Characteristics):
    """Some cards have flight, range or reinforcement. [vs 701.4, 701.8, 701.10]"""

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        itself = situation.source is None or situation.source is qualities.card
        for characteristic in self.characteristics:
            if characteristic != WITH_REINFORCEMENT or itself or self.reinforces(game, qualities, situation):
                set_characteristic(qualities, characteristic, present=True)

    def reinforces(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether its source can reinforce another character. [vs 701.10c, 701.10d]"""
        return self.reinforces_others(game, situation) and not (
            is_character_in_play(game, situation) and is_kept_from(game, BE_REINFORCED, qualities)
        )

    def reinforces_others(self, game: VsGame, situation: Situation) -> bool:
        """Whether it gives reinforcement to other cards than its source. [vs 701.10d]"""
        return can_reinforce_others(game, situation)

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return Given(self.subject, self.characteristics, can_reinforce_others(game, situation))


class Given(Has):
    """The same, given by an effect: whether its source could reinforce others was asked as it resolved. [vs 513.2a]"""

    fields = ("subject", "characteristics", "to_others")

    def __init__(self, subject: Noun, characteristics: tuple[str, ...], to_others: bool) -> None:
        super().__init__(subject, characteristics)
        self.to_others = to_others

    def reinforces_others(self, game: VsGame, situation: Situation) -> bool:
        return self.to_others

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return self


def can_reinforce_others(game: VsGame, situation: Situation) -> bool:
    """Whether the source of a text can reinforce other characters now. [vs 701.10d, 701.10c]"""
    source = situation.source
    if source is None or not is_character_in_play(game, situation):
        return True
    return not is_kept_from(game, REINFORCE_OTHERS, game.qualities(source))


def is_character_in_play(game: VsGame, situation: Situation) -> bool:
    """Whether the source of a text is a character that is still in play."""
    source = situation.source
    return source is not None and game.is_current(situation.reference) and game.qualities(source).is_character()


def is_kept_from(game: VsGame, deed: str, qualities: Qualities) -> bool:
    """Whether a text keeps a card from something, asked while texts are still being read. [vs 103.2]"""
    for rule, context in rules_before_changes(game):
        if isinstance(rule, Cannot) and rule.deed == deed and rule.subject.covers(game, qualities, context):
            return True
    return False


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


class Loses(Characteristics):
    """Some cards lose flight, range or reinforcement. A later modifier may give it back. [vs 513.2f]"""

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


class CannotHave(Loses):
    """Some cards can't have flight, range or reinforcement, whatever gives it to them. [vs 103.2]"""

    prohibits = True


class LosesAndCannotHave(CannotHave):
    """The same, said as "loses and can't have"."""
