"""Kinds of cards that card texts speak of."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb.definitions import NO_TYPE, TIME_TRAVEL, TYPES, CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import PRONOUN, Term
from longbox.kernel.zones import NOBODY

GREEN: Final = "green"

COLORS: Final[dict[str, int]] = {
    "blue": TYPES["Hero"],
    GREEN: 0,
    "grey": TYPES["Equipment"],
    "indigo": TYPES["Basic"],
    "orange": TYPES["Super Power"],
    "red": TYPES["Villain"],
    "violet": TYPES["Location"],
    "white": TYPES["Hard-Light Construct"],
    "yellow": TYPES["Starter"],
}
"""The colors of cards, with the types that have them; green is that of Weaknesses, and a Breakthrough has none.

[cube 6.100]
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardKind(Term):
    """Some of all cards, by what is on them: Heroes, cards with cost 4 or less, Villains.

    Attributes:
        depends: Whether it depends on what its text has said before: "a card with the same cost".
    """

    depends: ClassVar[bool] = False

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        """Whether a card is one of them."""
        raise NotImplementedError

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        """The same kind, where a text has said what it depends on: "a card with the same cost"."""
        return self

    def outstanding(self, game: DeckBuildingGame, cards: list[GameCard]) -> list[GameCard]:
        """Those of some cards that it means: all, but where it depends on the others: "the highest cost"."""
        return cards


class AnyCard(CardKind):
    """Every card."""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return True


ANY_CARD: Final[CardKind] = AnyCard()


class EitherOf(CardKind):
    """Cards of any of several kinds."""

    fields = ("kinds",)

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        for kind in self.kinds:
            if kind.matches(game, card):
                return True
        return False


class Named(CardKind):
    """Cards with a certain name, from whatever set they are: a Weakness is a card of that name. [cube 6.270, 6.560]"""

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.printed_name == self.name or (game.some_have_all_names and game.has_all_names(card))

    def is_printed_on(self, card: Card[Any]) -> bool:
        """Whether the name is the card's own."""
        definition: CardDefinition = card.definition
        return definition.is_called(self.name)


class Except(CardKind):
    """Cards that are not of a kind."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return not self.kind.matches(game, card)


class NotNamed(CardKind):
    """Cards of a kind that don't have a certain name: "a Super Power not named Kick"."""

    fields = ("kind", "other")

    def __init__(self, kind: CardKind, other: CardKind) -> None:
        self.kind = kind
        self.other = other

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return self.kind.matches(game, card) and not self.other.matches(game, card)


class OtherThan(NotNamed):
    """Cards of a kind that are not of another: "a card other than a Weakness"."""


class Neither(NotNamed):
    """Cards that are of neither of two kinds: "a non-Hero, non-Villain card"."""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return not self.kind.matches(game, card) and not self.other.matches(game, card)


class OfType(CardKind):
    """Cards of a card type. A Super-Villain is a Villain. [dcdb Types of Cards, Super-Villains are Villains]"""

    fields = ("type_name",)

    def __init__(self, type_name: str) -> None:
        self.type_name = type_name
        self.bit = TYPES[type_name]

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        if definition.types & self.bit:
            return True
        if not game.later_sets:
            return False
        if definition.owned_types & self.bit and game.owners[card.serial] != NOBODY:
            return True
        return bool(game.ledger.this_turn.types_given) and game.types_given(card) & self.bit != 0


def types_now(game: DeckBuildingGame, card: Card[Any]) -> int:
    """The types that a card has where it is, as bits. [cube 1.020, 6.101]"""
    definition: CardDefinition = card.definition
    types = definition.types
    if definition.owned_types and game.owners[card.serial] != NOBODY:
        types |= definition.owned_types
    return types | game.types_given(card) if game.ledger.this_turn.types_given else types


def share_a_type(game: DeckBuildingGame, card: Card[Any], other: Card[Any]) -> bool:
    """Whether two cards have a type in common. [cube 6.530]"""
    return share_one_type(game, [card, other])


def share_one_type(game: DeckBuildingGame, cards: list[GameCard]) -> bool:
    """Whether all of some cards have a type in common; Weakness is one, though it has no bit. [cube 6.530]"""
    return reduce(and_, [types_now(game, card) or NO_TYPE for card in cards]) != 0


class SuperVillain(CardKind):
    """Super-Villains: a title, not a type; a card of their stack may be called Super-Hero as well.

    [dcdb Super-Villains are Villains] [cube 6.460]
    """

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return bool(card.definition.is_super_villain)


class NameHas(CardKind):
    """Cards whose name has certain words in it: each Power Ring, whoever made it.

    [cube Green Lantern Power Ring (Heroes Unite)]
    """

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return self.is_printed_on(card) or game.has_all_names(card)

    def is_printed_on(self, card: Card[Any]) -> bool:
        """Whether the words are in the card's own name."""
        definition: CardDefinition = card.definition
        return self.name in definition.printed_name


def texts_of(game: DeckBuildingGame, card: Card[Any]) -> list[CardDefinition]:
    """The cards whose texts a card has: itself, and others for this turn. [cube 1.010]"""
    return [card.definition, *game.texts_given(card)] if game.ledger.this_turn.texts else [card.definition]


class IsDefense(CardKind):
    """Cards that can avoid an Attack with a Defense. [dcdb Attacks and Defenses] [cube 6.170]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return any([text.defense is not None and not text.blocks for text in texts_of(game, card)])


class IsBlock(CardKind):
    """Cards that can avoid an Attack with a Block. [cube 6.080]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return any([text.blocks for text in texts_of(game, card)])


class HasAttack(CardKind):
    """Cards of a kind that let those who play them attack, at once or by what can be used later.

    [cube 6.060, Sinestro (Rivals 2), The Comedian (Crossover 4)]
    """

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return any([text.has_attack for text in texts_of(game, card)]) and self.kind.matches(game, card)


class IsOngoing(CardKind):
    """Cards that stay in play, as all Locations do. [dcdb Locations] [cube 6.300]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.is_ongoing(card)


class OfColor(CardKind):
    """Cards of a color, which the printed type has, and no type that comes or goes changes. [cube 6.100-6.102]"""

    fields = ("color",)

    def __init__(self, color: str) -> None:
        self.color = color

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        if any([self.color in text.colors for text in texts_of(game, card)]):
            return True
        return definition.printed_types & COLORS[self.color] != 0 or (
            self.color == GREEN and definition.stack == "weakness"
        )


class HasKeyword(CardKind):
    """Cards with a keyword or of a subtype; Time Travel can come with an effect. [cube 6.030, 6.450, 6.512]"""

    fields = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        if any([self.keyword in text.keywords for text in texts_of(game, card)]):
            return True
        return self.keyword == TIME_TRAVEL and card.serial in game.ledger.this_turn.time_travelled


class IsFrozen(CardKind):
    """Cards with a Frozen token, which all lie in the Line-Up. [cube 6.197]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, LINE_UP) and game.ledger.held_back.get(card.serial, NOBODY) != NOBODY


class OnSuperVillainStack(CardKind):
    """The Super-Villain that can be defeated: one that was added to the Line-Up is bought. [dcdb Defeated]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, SUPER_VILLAIN_STACK)


class InLineUp(CardKind):
    """Cards that lie in the Line-Up, to which the stacks don't belong. [dcdb The Line-Up]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, LINE_UP)


class FromLineUp(CardKind):
    """Cards of a kind that lie in the Line-Up."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, LINE_UP) and self.kind.matches(game, card)


class NotYours(CardKind):
    """Cards that the active player doesn't own. [cube 6.320]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.owners[card.serial] != game.active


class SharesType(CardKind):
    """Cards of a kind that have a type in common with the card that was spoken of. [cube 6.530]"""

    fields = ("kind",)
    refers = PRONOUN
    depends = True

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        types = types_now(game, resolution.cards[-1]) if resolution.cards else 0
        return OfAnyType(self.kind, types)


class OfAnyType(CardKind):
    """Cards of a kind with any of several types, as bits; those without a type, where there are none."""

    fields = ("kind", "types")

    def __init__(self, kind: CardKind, types: int) -> None:
        self.kind = kind
        self.types = types

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        types = types_now(game, card)
        return bool(types & self.types or types == self.types) and self.kind.matches(game, card)


class OneOfNames(CardKind):
    """Cards of a kind with one of certain names. [cube 6.270]"""

    fields = ("kind", "names")

    def __init__(self, kind: CardKind, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.names = names

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        called = self.is_printed_on(card) or (bool(self.names) and game.has_all_names(card))
        return called and self.kind.matches(game, card)

    def is_printed_on(self, card: Card[Any]) -> bool:
        """Whether one of the names is the card's own."""
        return card.definition.printed_name in self.names


class OfNamedType(CardKind):
    """Cards of the card type that was named. [cube 6.530]"""

    depends = True

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        return OfAnyType(ANY_CARD, resolution.number)
