"""What is so as long as a card is in play, or for some time. [forever Constant Abilities, Modifiers, Cannot]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.forever.abilities import (
    ADDED,
    AFFILIATED_WITH,
    ANOTHER_ACT,
    BLANKED,
    DAMAGE_KEPT,
    DAMAGE_REDUCED,
    MODIFIER_REDUCED,
    CardAmount,
    CardCondition,
    Constant,
    Filter,
    Situation,
)
from longbox.games.forever.act import Act
from longbox.games.forever.definitions import ATTACK, CHARACTERS, SCHEME, TEAM, THRESHOLD, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import LaidOut, Picked, Spoken
from longbox.games.forever.text.openings import meant
from longbox.games.forever.text.targets import Pronoun
from longbox.kernel.effects import NO_CARDS
from longbox.kernel.terms import Need
from longbox.texts import filters
from longbox.texts.amounts import Fixed
from longbox.texts.speaking import NOTHING_SPOKEN


class OfCards(Constant):
    """Something that is so of cards of a kind."""

    fields: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = meant(who)

    def bound(self, game: ForeverGame, situation: Situation) -> Constant:
        if not isinstance(self.who, filters.Definite):
            return self
        if not isinstance(self.who, Picked) or isinstance(self.who.target, Pronoun):
            situation.cards = self.who.cards(game, situation)
        meant: Filter = Spoken()
        if any([card.definition.type == SCHEME for card in situation.cards]):
            meant = LaidOut(tuple([game.permanent(card).number for card in situation.cards if game.in_play(card)]))
            situation.cards, situation.spoken = NO_CARDS, NOTHING_SPOKEN
        kind: Any = type(self)
        bound: Constant = kind(*[meant if field == "who" else getattr(self, field) for field in self.fields])
        return bound


class ChangesValue(OfCards):
    """A value of characters is more, or less: "Rogues at this Location have +1 Attack"."""

    fields: ClassVar[tuple[str, ...]] = ("who", "amount", "value")
    needs = (Need("who", CHARACTERS, "have such a value", "Character Cards"),)

    def __init__(self, who: Filter, amount: int, value: str) -> None:
        super().__init__(who)
        self.amount = amount
        self.value = value

    def aspects(self) -> tuple[str, ...]:
        return (self.value,)

    def lowers(self, value: str) -> bool:
        return value == self.value and self.amount < 0

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        return self.amount if value == self.value and self.who.matches(game, card, situation) else 0


class LowersValue(ChangesValue):
    """A value of characters is less: "Batman's Attack is reduced by 1"."""

    def lowers(self, value: str) -> bool:
        return value == self.value

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        return -super().change(game, value, card, situation)


class ChangesValueWhile(ChangesValue):
    """A value of characters is more, or less, as long as each of them is somewhere, or in a state.

    "Rogues you control have +1 Attack while they are exhausted" means those who are.
    """

    fields = ("who", "amount", "value", "filter")

    def __init__(self, who: Filter, amount: int, value: str, filter: Filter) -> None:
        super().__init__(who, amount, value)
        self.filter = filter

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        changed = super().change(game, value, card, situation)
        return changed if changed and self.filter.matches(game, card, situation) else 0


class ChangesTwoValues(OfCards):
    """Two values of characters are more, or less: "Batman has +1 Attack and +1 Rescue"."""

    fields = ("who", "amount", "value", "other_amount", "other_value")
    needs = (Need("who", CHARACTERS, "have such values", "Character Cards"),)

    def __init__(self, who: Filter, amount: int, value: str, other_amount: int, other_value: str) -> None:
        super().__init__(who)
        self.amount = amount
        self.value = value
        self.other_amount = other_amount
        self.other_value = other_value

    def aspects(self) -> tuple[str, ...]:
        return (self.value, self.other_value)

    def lowers(self, value: str) -> bool:
        return self.said_of(value) < 0

    def said_of(self, value: str) -> int:
        """By how much a value is changed."""
        return (self.amount if value == self.value else 0) + (self.other_amount if value == self.other_value else 0)

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        said = self.said_of(value)
        return said if said and self.who.matches(game, card, situation) else 0


class ChangesValueForEach(OfCards):
    """A value of characters is more, or less, for each of what a text counts: "+1 Attack for each Minion you control".

    It is counted anew whenever the value is asked for.
    """

    fields = ("who", "amount", "value", "each")
    needs = (Need("who", CHARACTERS, "have such a value", "Character Cards"),)

    def __init__(self, who: Filter, amount: int, value: str, each: CardAmount) -> None:
        super().__init__(who)
        self.amount = amount
        self.value = value
        self.each = each

    def aspects(self) -> tuple[str, ...]:
        return (self.value,)

    def lowers(self, value: str) -> bool:
        return value == self.value and self.amount < 0

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        if value != self.value or not self.who.matches(game, card, situation):
            return 0
        return self.amount * self.each.count(game, situation)


class SetsValue(OfCards):
    """A number replaces the printed value of characters: "Superman's Rescue becomes 4". What changes it still does.

    Of several such numbers the last persists. [forever Attack Value, Threaten Value, Rescue Value, Instead]
    """

    fields = ("who", "value", "amount")
    needs = (Need("who", CHARACTERS, "have such a value", "Character Cards"),)

    def __init__(self, who: Filter, value: str, amount: CardAmount) -> None:
        super().__init__(who)
        self.value = value
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (self.value,)

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        if value != self.value or not self.who.matches(game, card, situation):
            return 0
        if not self.persists(game, card, situation):
            return 0
        return max(self.amount.count(game, situation), 0) - card.definition.base(value)

    def persists(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether no later number replaces it. [forever Instead]"""
        for working in reversed(game.about(self.value)):
            constant = what_is_so(game, working.constant, working.situation)
            if constant is self and working.situation is situation:
                return True
            later = isinstance(constant, SetsValue) and constant.who.matches(game, card, working.situation)
            if later and game.works_on(working, card):
                return False
        return True


class ChangesThreshold(OfCards):
    """Schemes need more citizens, or fewer, to be completed. [forever Scheme Cards]"""

    fields = ("who", "amount")
    needs = (Need("who", (SCHEME,), "have a completion threshold", "Scheme Cards"),)

    def __init__(self, who: Filter, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (THRESHOLD,)

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        return self.amount if value == THRESHOLD and self.who.matches(game, card, situation) else 0


class LowersThreshold(ChangesThreshold):
    """Schemes need fewer citizens to be completed: "the threshold of a Scheme is reduced by 2"."""

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        return -super().change(game, value, card, situation)


class Less(Fixed[ForeverGame, Situation]):
    """So much less: "2 less"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return -self.value


class ClaimsMore(OfCards):
    """Characters claim more citizens as they Threaten or Rescue: no modifier. [forever Threaten, Rescue]"""

    fields = ("who", "act", "amount")
    needs = (Need("who", TEAM, "Threaten or Rescue", "Claim"),)

    def __init__(self, who: Filter, act: str, amount: CardAmount) -> None:
        super().__init__(who)
        self.act = act
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (ADDED,)

    def adds_to_act(self, game: ForeverGame, act: Act, situation: Situation) -> int:
        if act.what != self.act or not self.who.matches(game, act.actor, situation):
            return 0
        return self.amount.count(game, situation)


class ReducesOneModifier(OfCards):
    """A character suffers less damage from one Attack Modifier. [forever Modifiers]"""

    fields = ("who", "amount")
    needs = (Need("who", CHARACTERS, "suffer damage", "Damage"),)

    def __init__(self, who: Filter, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (MODIFIER_REDUCED,)

    def reduces_modifier(self, game: ForeverGame, act: Act, situation: Situation) -> int:
        target = act.target
        return self.amount if target is not None and self.who.matches(game, target, situation) else 0


class ReducesDamage(OfCards):
    """All damage that a character suffers is less. [forever Damage]"""

    fields = ("who", "amount")
    needs = (Need("who", CHARACTERS, "suffer damage", "Damage"),)

    def __init__(self, who: Filter, amount: CardAmount) -> None:
        super().__init__(who)
        self.amount = amount

    def aspects(self) -> tuple[str, ...]:
        return (DAMAGE_REDUCED,)

    def reduces_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> int:
        return self.amount.count(game, situation) if self.who.matches(game, event.cards[0], situation) else 0


class ReducesAttackDamage(ReducesDamage):
    """The damage that a character suffers from each attack is less, not that from card effects. [forever Attack]"""

    def reduces_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> int:
        from_attack = event.act is not None and event.act.what == ATTACK
        return super().reduces_damage(game, event, situation) if from_attack else 0


class IncreasesAttackDamage(ReducesAttackDamage):
    """The damage that a character suffers from each attack is more. [forever Attack, Damage]"""

    def reduces_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> int:
        return -super().reduces_damage(game, event, situation)


class CapsAttackDamage(ReducesDamage):
    """A character suffers no more than so much from each attack. [forever Damage, Attack]"""

    def reduces_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> int:
        from_attack = event.act is not None and event.act.what == ATTACK
        if not from_attack or not self.who.matches(game, event.cards[0], situation):
            return 0
        return max(event.amount - self.amount.count(game, situation), 0)


class CannotBeReduced(OfCards):
    """The damage of a character's attacks cannot be ignored or reduced. [forever Cannot, Damage]"""

    needs = (Need("who", CHARACTERS, "attack", "Attack"),)

    def aspects(self) -> tuple[str, ...]:
        return (DAMAGE_KEPT,)

    def keeps_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and self.who.matches(game, event.act.actor, situation)


class WhileSo(Constant):
    """Something that is so as long as something else is: "while Batman is exhausted, Robin has +1 Attack"."""

    fields: ClassVar[tuple[str, ...]] = ("condition", "constant")
    at_once = ("condition",)

    def __init__(self, condition: CardCondition, constant: Constant) -> None:
        self.condition = condition
        self.constant = constant

    def aspects(self) -> tuple[str, ...]:
        return self.constant.aspects()

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        changed = self.constant.change(game, value, card, situation)
        return changed if changed and self.is_so(game, situation) else 0

    def adds_to_act(self, game: ForeverGame, act: Act, situation: Situation) -> int:
        return self.constant.adds_to_act(game, act, situation) if self.is_so(game, situation) else 0

    def reduces_modifier(self, game: ForeverGame, act: Act, situation: Situation) -> int:
        return self.constant.reduces_modifier(game, act, situation) if self.is_so(game, situation) else 0

    def reduces_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> int:
        return self.constant.reduces_damage(game, event, situation) if self.is_so(game, situation) else 0

    def keeps_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return self.constant.keeps_damage(game, event, situation) and self.is_so(game, situation)

    def forbids(self, game: ForeverGame, deed: str, card: GameCard, situation: Situation) -> bool:
        return self.constant.forbids(game, deed, card, situation) and self.is_so(game, situation)

    def keeps_apart(self, game: ForeverGame, actor: GameCard, card: GameCard, situation: Situation) -> bool:
        return self.constant.keeps_apart(game, actor, card, situation) and self.is_so(game, situation)

    def adds_to_hand(self, game: ForeverGame, player: int, situation: Situation) -> int:
        return self.constant.adds_to_hand(game, player, situation) if self.is_so(game, situation) else 0

    def adds_to_draw(self, game: ForeverGame, player: int, situation: Situation) -> int:
        return self.constant.adds_to_draw(game, player, situation) if self.is_so(game, situation) else 0

    def blanks(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.constant.blanks(game, card, situation) and self.is_so(game, situation)

    def affiliates(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.constant.affiliates(game, card, situation) and self.is_so(game, situation)

    def allows_another_act(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.constant.allows_another_act(game, card, situation) and self.is_so(game, situation)

    def is_so(self, game: ForeverGame, situation: Situation) -> bool:
        """Whether what it depends on is so now."""
        return self.condition.holds(game, situation)


def what_is_so(game: ForeverGame, constant: Constant, situation: Situation) -> Constant | None:
    """What is so of something that may be so only while something else is; nothing where it isn't now."""
    while isinstance(constant, WhileSo):
        if not constant.is_so(game, situation):
            return None
        constant = constant.constant
    return constant


class Blanks(OfCards):
    """Cards are treated as if they were blank. [forever Blank]"""

    def aspects(self) -> tuple[str, ...]:
        return (BLANKED,)

    def blanks(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card is not situation.source and self.who.matches(game, card, situation)


class MatchesAffiliation(OfCards):
    """Cards match the affiliation of the character whose text it is. [forever Affiliated Cards]"""

    def aspects(self) -> tuple[str, ...]:
        return (AFFILIATED_WITH,)

    def affiliates(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.who.matches(game, card, situation)


class ActsTwice(OfCards):
    """A character can do both of what it can do in one activation. [forever Activate]"""

    needs = (Need("who", TEAM, "be activated", "Activate"),)

    def aspects(self) -> tuple[str, ...]:
        return (ANOTHER_ACT,)

    def allows_another_act(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.who.matches(game, card, situation)
