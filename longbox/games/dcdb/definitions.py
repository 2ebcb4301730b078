"""What is printed on the cards of the deck-building game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from longbox.games.dcdb.waiting import EventAbility
from longbox.kernel.cards import Card, Definition
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.games.dcdb.game import DeckBuildingGame

# The card types, as a set of bits. [dcdb Types of Cards] [cube 5.010, 6.530]
STARTER: Final = 1
HERO: Final = 2
VILLAIN: Final = 4
SUPER_POWER: Final = 8
EQUIPMENT: Final = 16
LOCATION: Final = 32
BASIC: Final = 64
HARD_LIGHT_CONSTRUCT: Final = 128
BREAKTHROUGH: Final = 256

FIRST_TYPES: Final[dict[str, int]] = {
    "Starter": STARTER,
    "Hero": HERO,
    "Villain": VILLAIN,
    "Super Power": SUPER_POWER,
    "Equipment": EQUIPMENT,
    "Location": LOCATION,
}
"""Those of the base set."""
LATER_TYPES: Final[dict[str, int]] = {
    "Basic": BASIC,
    "Hard-Light Construct": HARD_LIGHT_CONSTRUCT,
    "Breakthrough": BREAKTHROUGH,
}
"""Those that came with later sets. [cube 5.010, 6.530]"""
TYPES: Final[dict[str, int]] = {**FIRST_TYPES, **LATER_TYPES}

# What tells quickly that an ability can't be waiting for a card, as a set of bits: a bit for each type that the card
# has, or one for none, among those of cards that are free or among those of cards that cost something; one for whatever
# avoids Attacks, and one for whatever has keywords.
NO_TYPE: Final = 512
IF_IT_COSTS: Final = 10
IF_IT_DEFENDS: Final = 1 << 20
IF_IT_HAS_KEYWORDS: Final = 1 << 21
ALL_MARKS: Final = -1

# The pile that a card starts the game in. [dcdb Contents]
STACKS: Final = ("starter", "weakness", "kick", "main", "super-villain", "super hero")

TIME_TRAVEL: Final = "Time Travel"
"""The keyword of cards that can be played from the Line-Up and the Super-Villain stack. [cube 6.510]"""

MAIN_CHARACTER: Final = "Main Character"
"""What a Super Hero is in the Cube: no card. [cube 4.010]"""
BASE_SET: Final = "Base Set"
"""The set of cards that don't say another, as none of the starting cards does, nor Kick and Weakness. [cube 7.010]"""


def name_and_set(name: str, card_set: str) -> str:
    """A card as it is told from all others, whatever their names are: "Bane (Forever Evil)"; "Ares (Promo)".

    [cube 6.420, 7.030]
    """
    return f"{name} ({card_set})"


class Worth(Term):
    """How many Victory Points a card with a variable number is worth at the end of the game. [dcdb Scoring]"""

    def count(self, game: DeckBuildingGame, deck: list[Card[CardDefinition]]) -> int:
        """The Victory Points of the card among all the cards that its owner has."""
        raise NotImplementedError


class Refuge(Term):
    """Where a card goes in place of being destroyed. [dcdb Destroying Cards] [cube 6.180]"""

    def take_in(self, game: Any, player: int, card: Card[CardDefinition]) -> None:
        """Put a card of a player there."""
        raise NotImplementedError


class DefenseAbility(Term):
    """What is done with a card to avoid an Attack, and what its player gets for it. [dcdb Attacks and Defenses]

    Attributes:
        for_anyone: Whether it lets other players avoid Attacks, too, where each defends only oneself.
    """

    for_anyone: bool = False

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        """Whether a card lies where it avoids an Attack, and what it costs can be paid. [cube 6.081, 6.171]"""
        return game.lies_in(card, game.players[player].hand)

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        """Do with the card what it says, and take the benefit."""
        raise NotImplementedError


class CardsNeeded:
    """So many cards that an ability needs, at least, in one of its player's own zones.

    Attributes:
        zone: Which zone, by its place among the player's own.
        count: How many.
        any_will_do: Whether they may be of any kind.
        is_all: Whether it needs nothing else.
    """

    __slots__ = ("any_will_do", "count", "is_all", "zone")

    def __init__(self, zone: int, count: int, *, any_will_do: bool, is_all: bool) -> None:
        self.zone = zone
        self.count = count
        self.any_will_do = any_will_do
        self.is_all = is_all

    def are_there(self, game: DeckBuildingGame, player: int) -> bool:
        """Whether a player has the cards, or may control them elsewhere."""
        raise NotImplementedError

    def are_among(self, game: DeckBuildingGame, cards: list[GameCard]) -> bool:
        """Whether so many of some cards are of the kind that it needs."""
        raise NotImplementedError


class UseAbility(Term):
    """What its player can do with a card in play, or a Main Character, in the own turn. [cube 1.090, 2.052]

    Attributes:
        once: Whether it can be done once a turn. [cube 1.104]
        needed: The cards that it needs, where its text tells them simply, and it is no Teamwork; spares asking it.
    """

    once: bool = False
    needed: CardsNeeded | None = None

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        """Whether its cost can be paid, and its text do anything."""
        raise NotImplementedError

    def can_be_done(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        """The same where the cards are there that it needs."""
        raise NotImplementedError

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        """Pay its cost, and do what it says."""
        raise NotImplementedError


class Assault(Term):
    """What an Attack does to those who don't avoid it. [dcdb Attacks and Defenses]"""

    def avoided(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        """What it brings a player who avoids it: nothing, unless it says so. [cube 6.063]"""

    def ended(self, game: DeckBuildingGame, avoiders: int, resolution: Resolution) -> None:
        """What follows on all of it, where so many avoided it: nothing, unless it says so."""

    @property
    def together(self) -> bool:
        """Whether all who are hit are affected at once, so that it must be known first who avoids it."""
        return False

    @property
    def avoidable(self) -> bool:
        """Whether it can be avoided."""
        return True

    def begin(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        """Do what is done once, before anybody is hit."""

    def strike(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        """Affect one player.

        Args:
            game: The game.
            player: Who is affected.
            resolution: Of the whole text; the cards that the Attack took join its cards.
        """
        raise NotImplementedError

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        """Affect all who are hit, where that happens together."""
        raise NotImplementedError


class FurtherAssault(Assault):
    """An Attack that does what another does, and something more.

    Attributes:
        assault: What the other does.
    """

    assault: Assault

    @property
    def together(self) -> bool:
        return self.assault.together

    @property
    def avoidable(self) -> bool:
        return self.assault.avoidable

    def begin(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.assault.begin(game, resolution)

    def strike(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        self.assault.strike(game, player, resolution)

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        self.assault.strike_all(game, players, resolution)


class CardAbility(EventAbility):
    """An ability that waits for what happens to cards.

    Attributes:
        marks: Those that such a card may have; `ALL_MARKS` where it could be any card.
    """

    marks: int = ALL_MARKS


PRINTED: Final = (
    "abilities",
    "all_names",
    "always_confronts",
    "at_end_of_turn",
    "attacks",
    "blocks",
    "colors",
    "controls",
    "copies",
    "cost",
    "defense",
    "effect",
    "first_appearance",
    "first_game",
    "forbids_destroying",
    "further",
    "goes_first",
    "has_attack",
    "keywords",
    "marks",
    "must_be_resolved",
    "ongoing",
    "owned_types",
    "points",
    "power",
    "printed_name",
    "printed_types",
    "promotional",
    "reward",
    "set",
    "saved",
    "stack",
    "starts_on_top",
    "stays",
    "tier",
    "told",
    "types",
    "uses",
    "when_destroyed",
    "when_gained",
    "worth",
)
"""What is printed on a card beside its name and text; it stands apart, as compiled classes don't tell their slots."""


class CardDefinition(Definition):
    """A card of the deck-building game, which is its name and its set. [cube 6.185]

    Attributes:
        name: What tells it from all other cards of the game at hand: its name, with its set where others have the name.
        printed_name: The name that is printed on it.
        set: The set that it is from.
        stack: The pile it starts the game in, one of `STACKS`.
        types: Its card types, as a set of bits. A Super-Villain is a Villain. A Weakness has none.
        printed_types: The same as they are printed, whatever it is for whom. [cube 6.100]
        cost: The Power it costs.
        marks: Bits for its types, whether it costs anything, avoids Attacks and has keywords, by which abilities that
            don't wait for it are told.
        points: Its Victory Points; 0 where `worth` tells.
        worth: What its Victory Points depend on, where they do.
        copies: How many are in the box.
        told: What is done when it is played, sentence by sentence.
        effect: All of it, as one.
        power: The Power it gives, whatever happens, before it does anything else; a part of `effect`.
        further: What else happens when it is played; the rest of `effect`.
        attacks: Those parts of `effect` that are Attacks.
        has_attack: Whether it lets its player attack, as it is played or by what it says otherwise.
        defense: Its Defense ability, or its Block.
        blocks: Whether that is a Block. [cube 6.080]
        abilities: What it does while it is in play, or, on a Super Hero, always.
        when_gained: What its owner may do as it is bought or gained.
        when_destroyed: What its owner may do as it is destroyed.
        saved: Where it goes in place of being destroyed.
        reward: What the player who defeats it gets. [cube 6.415]
        forbids_destroying: Whether its player destroys no cards in own turns while it is in play.
        first_appearance: The Attack it makes when it is revealed on the Super-Villain stack.
        starts_on_top: Whether it starts the game on top of the Super-Villain stack.
        goes_first: Whether the player of this Super Hero goes first.
        tier: The tier that it is drafted in as a Main Character; 0 for none. [cube 13.020]
        first_game: Whether this Super Hero is one of those for a first game.
        promotional: Whether it doesn't come in the box.
        at_end_of_turn: What happens to it at the end of the turn in which it was played.
        colors: The colors that it has besides that of its type. [cube 6.101]
        controls: Which cards of the Line-Up and of others' play areas its player controls in own turns. [cube 6.141]
        keywords: The keywords and subtypes that others ask for: "Assist", "Time Travel". [cube 6.030, 6.450]
        owned_types: Types that it is of only while somebody owns it, as a set of bits.
        all_names: Whether it has the names of all cards besides its own. [cube 5.050]
        always_confronts: Whether its player is in a Confrontation in each turn of theirs. [cube 6.110]
        must_be_resolved: Whether all that it waits for is of type C, and can't be missed. [cube 1.103]
        ongoing: Whether it stays in play as turns end. [cube 6.300]
        stays: Whether there is something to remember of it in play.
        uses: What its player can do with it in the own turn. [cube 1.090]
    """

    __slots__ = PRINTED

    def __init__(self, name: str, text: str, stack: str, types: int, cost: int, points: int, copies: int) -> None:
        super().__init__(name, text)
        self.printed_name = name
        self.set = BASE_SET
        self.stack = stack
        self.types = types
        self.printed_types = types
        self.cost = cost
        self.marks = (types or NO_TYPE) << (IF_IT_COSTS if cost else 0)
        self.points = points
        self.copies = copies
        self.worth: Worth | None = None
        self.told: tuple[Effect[Any, Any], ...] = ()
        self.effect: Effect[Any, Any] | None = None
        self.power = 0
        self.further: Effect[Any, Any] | None = None
        self.attacks: tuple[Assault, ...] = ()
        self.has_attack = False
        self.defense: DefenseAbility | None = None
        self.abilities: tuple[EventAbility, ...] = ()
        self.when_gained: EventAbility | None = None
        self.when_destroyed: EventAbility | None = None
        self.first_appearance: Assault | None = None
        self.at_end_of_turn: Effect[Any, Any] | None = None
        self.ongoing = bool(types & LOCATION)
        self.stays = self.ongoing
        self.uses: tuple[UseAbility, ...] = ()
        self.all_names = False
        self.always_confronts = False
        self.forbids_destroying = False
        self.must_be_resolved = False
        self.blocks = False
        self.colors: tuple[str, ...] = ()
        self.controls: Term | None = None
        self.owned_types = 0
        self.keywords: tuple[str, ...] = ()
        self.reward: EventAbility | None = None
        self.saved: Refuge | None = None
        self.starts_on_top = False
        self.goes_first = False
        self.tier = 0
        self.first_game = False
        self.promotional = False

    def is_called(self, name: str) -> bool:
        """Whether this name is printed on it, whatever its set is. [cube 6.270]"""
        return self.printed_name == name

    def with_set(self, *, as_character: bool = False) -> CardDefinition:
        """The same card, told from others of its name by its set: "Bane (Forever Evil)".

        A Main Character may be told from a card of the same set: "Superman (Main Character, Rebirth)".
        """
        other = self._copied()
        other.name = name_and_set(self.printed_name, f"{MAIN_CHARACTER}, {self.set}" if as_character else self.set)
        return other

    def in_copies(self, copies: int) -> CardDefinition:
        """The same card, of which there are so many."""
        if copies == self.copies:
            return self
        other = self._copied()
        other.copies = copies
        return other

    def as_it_was(self, given: int, *, owned: bool) -> CardDefinition:
        """The same card with the types that it had, whoever owns it later, and those given it besides. [cube 1.020]"""
        other = self._copied()
        other.types = self.types | (self.owned_types if owned else 0) | given
        other.owned_types = 0
        return other

    def _copied(self) -> CardDefinition:
        other = CardDefinition(
            self.printed_name, self.text, self.stack, self.types, self.cost, self.points, self.copies
        )
        for slot in PRINTED:
            setattr(other, slot, getattr(self, slot))
        return other

    @property
    def is_super_villain(self) -> bool:
        """Super-Villain is a title, not a card type. [dcdb Super-Villains are Villains]"""
        return self.stack == "super-villain"

    @property
    def is_hero(self) -> bool:
        """Whether it is an oversized Super Hero, which is in no deck. [dcdb DC Comics Super Heroes]"""
        return self.stack == "super hero"

    def type_words(self) -> str:
        """Its card types as players call them; "Super-Villain" and "Weakness" by their title."""
        if self.is_super_villain:
            return "Super-Villain"
        words = [word for word, bit in TYPES.items() if self.types & bit]
        return " ".join(words) or self.stack.title()


GameCard = Card[CardDefinition]
"""A card of this game."""


def has(cards: Sequence[GameCard], card: GameCard) -> bool:
    """Whether one of some cards has the same name."""
    return any([other.definition.name == card.definition.name for other in cards])
