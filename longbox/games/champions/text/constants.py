"""Constant abilities: what is so as long as a card is in play. [champions Constant Ability]

The same terms are at work as lasting effects. [champions Lasting Effects]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardAmount, CardCondition, Constant, Filter, Situation, Target
from longbox.games.champions.act import Act
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import RESOLVING
from longbox.games.champions.text.conditions import InAct
from longbox.games.champions.text.filters import TheCardNamed, This
from longbox.games.champions.text.targets import Each, The
from longbox.kernel.terms import NUMBER, Term, parts_of

# Changes of values [champions Gets, Modifiers]


class ValueChange(Term):
    """By how much a value changes: "+1 ATK"."""

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        """By how much it changes a value."""
        raise NotImplementedError

    def cap(self, value: str) -> int | None:
        """What the value can become at most by it, if it says so."""
        return None


class Adds(ValueChange):
    """So much more of a value, or less."""

    fields = ("amount", "value")

    def __init__(self, amount: int, value: str) -> None:
        self.amount = amount
        self.value = value

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        return self.amount if value == self.value else 0


class AddsX(ValueChange):
    """X more of a value, or X less: "+X ATK"; the text says what X is."""

    fields = ("value", "less")
    defaults: ClassVar[dict[str, object]] = {"less": False}
    refers = NUMBER

    def __init__(self, value: str, less: bool = False) -> None:
        self.value = value
        self.less = less

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        if value != self.value:
            return 0
        return -situation.number if self.less else situation.number


class Lessens(Adds):
    """So much less of a value, said without a sign: "your hand size is reduced by 1"."""

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        return -super().by(game, value, situation)


class AddsForEach(ValueChange):
    """So much more of a value for each of something: "+1 THW for each side scheme in play"."""

    fields = ("amount", "value", "counted")

    def __init__(self, amount: int, value: str, counted: CardAmount) -> None:
        self.amount = amount
        self.value = value
        self.counted = counted

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        return self.amount * counted_now(game, self.counted, situation) if value == self.value else 0


class AddsNoMoreThan(ValueChange):
    """So much more of a value for each of something, but no more than a maximum: "(to a maximum of +3)"."""

    fields = ("change", "most")

    def __init__(self, change: ValueChange, most: int) -> None:
        self.change = change
        self.most = most

    def unclear(self) -> str:
        return "" if isinstance(self.change, AddsForEach) else "it is always so much: leave the maximum out"

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        more = self.change.by(game, value, situation)
        return max(min(more, self.most), -self.most)


def counted_now(game: ChampionsGame, counted: CardAmount, situation: Situation) -> int:
    """How much something is just now, which may depend on other constant abilities, but not on itself.

    Raises:
        EndlessTexts: It depends on itself.
    """
    game.limits.look_into(situation.source)
    try:
        return counted.count(game, situation)
    finally:
        game.limits.leave()


FOR_EACH_OF_ALL: Final = (
    'it could be so much of all for each, or of the last alone: say "+1 ATK for each ... and +1 THW for each ...", or '
    'else first what there is more of for each: "+1 THW for each ... and +1 ATK"'
)


class AddsSeveral(ValueChange):
    """Several changes at once: "+1 THW and +1 ATK"."""

    fields = ("changes",)

    def __init__(self, changes: tuple[ValueChange, ...]) -> None:
        self.changes = changes

    def is_unlikely(self) -> bool:
        """What is so of some of them alone is said of each of these, or else of all."""
        return len({isinstance(change, AddsWhile) for change in self.changes}) > 1

    def unclear(self) -> str:
        """What is said of the last of them alone could be meant of all."""
        counts = [isinstance(change, AddsForEach | AddsNoMoreThan) for change in self.changes]
        return "" if counts == sorted(counts, reverse=True) else FOR_EACH_OF_ALL

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        return sum([change.by(game, value, situation) for change in self.changes])


def holds_now(game: ChampionsGame, condition: CardCondition, situation: Situation) -> bool:
    """Whether something is so just now, which may depend on other constant abilities, but not on itself.

    Raises:
        EndlessTexts: It depends on itself.
    """
    game.limits.look_into(situation.source)
    try:
        return condition.holds(game, situation)
    finally:
        game.limits.leave()


class AddsInstead(ValueChange):
    """One change, or another instead if something is so."""

    fields = ("change", "other", "condition")

    def __init__(self, change: ValueChange, other: ValueChange, condition: CardCondition) -> None:
        self.change = change
        self.other = other
        self.condition = condition

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        instead = self.other.by(game, value, situation)
        if instead and holds_now(game, self.condition, situation):
            return instead
        return self.change.by(game, value, situation)


class AddsWhile(ValueChange):
    """A change that is so only while something else is: "+1 ATK while attacking a minion and +1 THW while ..."."""

    fields = ("change", "condition")

    def __init__(self, change: ValueChange, condition: CardCondition) -> None:
        self.change = change
        self.condition = condition

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        more = self.change.by(game, value, situation)
        return more if more and holds_now(game, self.condition, situation) else 0


class AddsUpTo(ValueChange):
    """A change that makes a value no greater than a maximum: "to a maximum hand size of 7"."""

    fields = ("change", "value", "most")

    def __init__(self, change: ValueChange, value: str, most: int) -> None:
        self.change = change
        self.value = value
        self.most = most

    def by(self, game: ChampionsGame, value: str, situation: Situation) -> int:
        return self.change.by(game, value, situation)

    def cap(self, value: str) -> int | None:
        return self.most if value == self.value else None


class OfCards(Constant):
    """Something that is so for certain cards."""

    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def concerns(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        """Whether it is so for a card."""
        target = self.target
        game.limits.look_into(situation.source)
        try:
            if isinstance(target, The | Each):
                return target.filter.matches(game, card, situation) and is_active(game, card)
            return card in target.candidates(game, situation)
        finally:
            game.limits.leave()

    def after(self, old: GameCard, new: GameCard | None) -> Constant | None:
        target = self.target.after(old, new)
        if target is None:
            return None
        return self if target is self.target else self.of(target)

    def of(self, target: Target) -> Constant:
        """The same for other cards."""
        return type(self)(target, *[getattr(self, field) for field in self.fields[1:]])


def is_active(game: ChampionsGame, card: GameCard) -> bool:
    """Whether what is so for cards can be so for a card: it is in play, or being revealed or played.

    [champions In Play And Out Of Play]
    """
    return game.in_play(card) or game.lies_in(card, RESOLVING)


def acts_unclear(target: Target, condition: CardCondition) -> str:
    """Why it is unclear who acts in a condition that doesn't say so; nothing if it is the card of the text."""
    of_itself = isinstance(target, The) and isinstance(target.filter, This | TheCardNamed)
    acting = any([isinstance(part, InAct) and isinstance(part.filter, This) for part in parts_of(condition)])
    return (
        'who does it is not said: say "while your hero is ..." or "while this card is ..."'
        if acting and not of_itself
        else ""
    )


class Gets(OfCards):
    """Cards get more or less of some value. [champions Gets]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "more")
    changes_values = True

    def __init__(self, target: Target, more: ValueChange) -> None:
        super().__init__(target)
        self.more = more

    def is_unlikely(self) -> bool:
        """Where it is the one change that is spoken of, all is so only while the other is."""
        return isinstance(self.more, AddsWhile)

    def unclear(self) -> str:
        unclear = [
            acts_unclear(self.target, part.condition) for part in parts_of(self.more) if isinstance(part, AddsWhile)
        ]
        return max(unclear, default="")

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        more = self.more.by(game, value, situation)
        return more if more and self.concerns(game, card, situation) else 0

    def limits(self, game: ChampionsGame, value: str, card: GameCard, total: int, situation: Situation) -> int:
        most = self.more.cap(value)
        return most if most is not None and total > most and self.concerns(game, card, situation) else total


class GetsX(Gets):
    """Cards get X more or less of some value: "your hero gets +X ATK, where X is the number of allies you control"."""

    fields = ("target", "more", "amount")
    order = ("amount", "target", "more")

    def __init__(self, target: Target, more: ValueChange, amount: CardAmount) -> None:
        super().__init__(target, more)
        self.amount = amount

    def explains_x(self) -> str:
        return "more"

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        changed = any([isinstance(part, Adds | AddsX) and part.value == value for part in parts_of(self.more)])
        if not changed or not self.concerns(game, card, situation):
            return 0
        part = situation.speaking_to(situation.player)
        part.number = counted_now(game, self.amount, situation)
        return self.more.by(game, value, part)


class GetsWhile(Gets):
    """Cards get more or less of some value while they are something: "while your hero is damaged, it gets +1 ATK"."""

    fields = ("target", "filter", "more")

    def __init__(self, target: Target, filter: Filter, more: ValueChange) -> None:
        super().__init__(target, more)
        self.filter = filter

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        changed = super().change(game, value, card, situation)
        return changed if changed and self.is_so(game, card, situation) else 0

    def is_so(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        """Whether a card is that just now, which may depend on other constant abilities, but not on itself."""
        game.limits.look_into(situation.source)
        try:
            return self.filter.matches(game, card, situation)
        finally:
            game.limits.leave()


class GainsTrait(OfCards):
    """Cards gain a trait. [champions Gains, Traits]"""

    fields = ("target", "trait")

    def __init__(self, target: Target, trait: str) -> None:
        super().__init__(target)
        self.trait = trait

    def grants_trait(self, game: ChampionsGame, trait: str, card: GameCard, situation: Situation) -> bool:
        return trait == self.trait and self.concerns(game, card, situation)


class GainsKeyword(OfCards):
    """Cards gain a keyword. [champions Gains, Keywords]"""

    fields = ("target", "keyword", "number")

    def __init__(self, target: Target, keyword: str, number: int) -> None:
        super().__init__(target)
        self.keyword = keyword
        self.number = number

    def grants_keyword(self, game: ChampionsGame, keyword: str, card: GameCard, situation: Situation) -> int | None:
        return self.number if keyword == self.keyword and self.concerns(game, card, situation) else None


class MoreResources(Constant):
    """This card makes twice the resources while it pays for a card of a kind. [champions Resource Cards]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def multiplies(self, game: ChampionsGame, paid_for: GameCard | None, situation: Situation) -> int:
        return 2 if paid_for is not None and self.filter.matches(game, paid_for, situation) else 1


class NextCostsLess(Constant):
    """The next card of a kind that a player plays costs less. [champions Cost, Modifiers]"""

    fields: ClassVar[tuple[str, ...]] = ("amount", "filter")
    used_up = True

    def __init__(self, amount: int, filter: Filter) -> None:
        self.amount = amount
        self.filter = filter

    def makes_cheaper(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> int:
        return self.amount if player == situation.player and self.filter.matches(game, card, situation) else 0


class NextAttackGains(Constant):
    """The next attack of your identity gains a keyword; or the next basic one. [champions Gains, Attack]"""

    fields = ("keyword", "basic")

    def __init__(self, keyword: str, basic: bool) -> None:
        self.keyword = keyword
        self.basic = basic

    def next_attack_gains(self, game: ChampionsGame, act: Act, situation: Situation) -> str:
        yours = act.by == situation.player and act.actor.definition.is_identity
        return self.keyword if yours and (act.basic or not self.basic) else ""


class CostLess(NextCostsLess):
    """All cards of a kind cost you less: "each ally you play costs 1 less". [champions Cost, Modifiers]"""

    used_up = False


class CostMore(CostLess):
    """All cards of a kind cost you more: "each event you play costs 1 more". [champions Cost, Modifiers]"""

    def makes_cheaper(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> int:
        return -super().makes_cheaper(game, card, player, situation)


class CostPlayersMore(CostLess):
    """Cards of a kind cost each player more: "events cost 1 more". [champions Cost, Modifiers]"""

    def makes_cheaper(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> int:
        return -self.amount if self.filter.matches(game, card, situation) else 0


class Cannot(OfCards):
    """Cards cannot do something, or have it done to them: "Rhino cannot attack". [champions Cannot]"""

    fields = ("target", "deeds")

    def __init__(self, target: Target, deeds: tuple[str, ...]) -> None:
        super().__init__(target)
        self.deeds = deeds

    def forbids(self, game: ChampionsGame, deed: str, card: GameCard, situation: Situation) -> bool:
        return deed in self.deeds and self.concerns(game, card, situation)


class OnlyWhile(Constant):
    """Something that is so only while something else is: "while you are in hero form"."""

    fields = ("condition", "constant")

    def __init__(self, condition: CardCondition, constant: Constant) -> None:
        self.condition = condition
        self.constant = constant
        self.changes_values = constant.changes_values

    def unclear(self) -> str:
        constant = self.constant
        return acts_unclear(constant.target, self.condition) if isinstance(constant, OfCards) else ""

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        changed = self.constant.change(game, value, card, situation)
        return changed if changed and holds_now(game, self.condition, situation) else 0

    def defines(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        defined = self.constant.defines(game, value, card, situation)
        return defined if defined is not None and holds_now(game, self.condition, situation) else None

    def sets(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        fixed = self.constant.sets(game, value, card, situation)
        return fixed if fixed is not None and holds_now(game, self.condition, situation) else None

    def limits(self, game: ChampionsGame, value: str, card: GameCard, total: int, situation: Situation) -> int:
        limited = self.constant.limits(game, value, card, total, situation)
        return limited if limited != total and holds_now(game, self.condition, situation) else total

    def grants_trait(self, game: ChampionsGame, trait: str, card: GameCard, situation: Situation) -> bool:
        granted = self.constant.grants_trait(game, trait, card, situation)
        return granted and holds_now(game, self.condition, situation)

    def grants_keyword(self, game: ChampionsGame, keyword: str, card: GameCard, situation: Situation) -> int | None:
        granted = self.constant.grants_keyword(game, keyword, card, situation)
        return granted if granted is not None and holds_now(game, self.condition, situation) else None

    def forbids_damage(
        self, game: ChampionsGame, card: GameCard, source: GameCard | None, situation: Situation
    ) -> bool:
        forbidden = self.constant.forbids_damage(game, card, source, situation)
        return forbidden and holds_now(game, self.condition, situation)

    def forbids_threat_removal(self, game: ChampionsGame, scheme: GameCard, situation: Situation) -> bool:
        forbidden = self.constant.forbids_threat_removal(game, scheme, situation)
        return forbidden and holds_now(game, self.condition, situation)

    def forbids_attack(self, game: ChampionsGame, attacker: GameCard, attacked: GameCard, situation: Situation) -> bool:
        forbidden = self.constant.forbids_attack(game, attacker, attacked, situation)
        return forbidden and holds_now(game, self.condition, situation)

    def forbids_threat(self, game: ChampionsGame, scheme: GameCard, situation: Situation) -> bool:
        forbidden = self.constant.forbids_threat(game, scheme, situation)
        return forbidden and holds_now(game, self.condition, situation)

    def forbids_play(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> bool:
        forbidden = self.constant.forbids_play(game, card, player, situation)
        return forbidden and holds_now(game, self.condition, situation)

    def forbids(self, game: ChampionsGame, deed: str, card: GameCard, situation: Situation) -> bool:
        return self.constant.forbids(game, deed, card, situation) and holds_now(game, self.condition, situation)

    def demands_ally(self, game: ChampionsGame, attacker: GameCard, player: int, situation: Situation) -> bool:
        demanded = self.constant.demands_ally(game, attacker, player, situation)
        return demanded and holds_now(game, self.condition, situation)

    def makes_cheaper(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> int:
        cheaper = self.constant.makes_cheaper(game, card, player, situation)
        return cheaper if cheaper and holds_now(game, self.condition, situation) else 0

    def multiplies(self, game: ChampionsGame, paid_for: GameCard | None, situation: Situation) -> int:
        factor = self.constant.multiplies(game, paid_for, situation)
        return factor if factor != 1 and holds_now(game, self.condition, situation) else 1
