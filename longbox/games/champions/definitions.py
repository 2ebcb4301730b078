"""What is printed on the cards of Marvel Champions. [champions Card Types]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.kernel.cards import Card, Definition

if TYPE_CHECKING:
    from longbox.games.champions.abilities import CardAbility, Constant, Cost, Occasion, PlayRule

# The card types. [champions Card Types]
HERO: Final = "hero"
ALTER_EGO: Final = "alter-ego"
ALLY: Final = "ally"
EVENT: Final = "event"
RESOURCE: Final = "resource"
SUPPORT: Final = "support"
UPGRADE: Final = "upgrade"
VILLAIN: Final = "villain"
MAIN_SCHEME: Final = "main scheme"
SIDE_SCHEME: Final = "side scheme"
MINION: Final = "minion"
ATTACHMENT: Final = "attachment"
TREACHERY: Final = "treachery"
ENVIRONMENT: Final = "environment"
OBLIGATION: Final = "obligation"

PLAYER_TYPES: Final[tuple[str, ...]] = (HERO, ALTER_EGO, ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)
HELD: Final[tuple[str, ...]] = (ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)
"""What players have in their hands and decks. [champions Card Types]"""
ENCOUNTER_TYPES: Final[tuple[str, ...]] = (
    VILLAIN,
    MAIN_SCHEME,
    SIDE_SCHEME,
    MINION,
    ATTACHMENT,
    TREACHERY,
    ENVIRONMENT,
    OBLIGATION,
)
TYPES: Final[tuple[str, ...]] = (*PLAYER_TYPES, *ENCOUNTER_TYPES)
IDENTITIES: Final[tuple[str, ...]] = (HERO, ALTER_EGO)
ENEMIES: Final[tuple[str, ...]] = (VILLAIN, MINION)
SCHEMES: Final[tuple[str, ...]] = (MAIN_SCHEME, SIDE_SCHEME)
CHARACTERS: Final[tuple[str, ...]] = (HERO, ALTER_EGO, ALLY, VILLAIN, MINION)
FIGHTERS: Final[tuple[str, ...]] = (HERO, ALLY, *ENEMIES)
FRIENDS: Final[tuple[str, ...]] = (HERO, ALLY)
NEVER_IN_PLAY: Final[tuple[str, ...]] = (EVENT, RESOURCE, TREACHERY, OBLIGATION)
EVER_IN_PLAY: Final[tuple[str, ...]] = tuple([each for each in TYPES if each not in NEVER_IN_PLAY])

# The aspects, and what stands in their place on other player cards. [champions Card Types]
ASPECTS: Final[tuple[str, ...]] = ("aggression", "justice", "leadership", "protection")
BASIC: Final = "basic"
IDENTITY_SPECIFIC: Final = "hero"
ENCOUNTER: Final = "encounter"

# The powers and other values of characters. [champions Base Value]
ATK: Final = "ATK"
THW: Final = "THW"
DEF: Final = "DEF"
REC: Final = "REC"
SCH: Final = "SCH"
HIT_POINTS: Final = "hit points"
HAND_SIZE: Final = "hand size"
ALLY_LIMIT: Final = "ally limit"
VALUES: Final[tuple[str, ...]] = (ATK, THW, DEF, REC, SCH, HIT_POINTS, HAND_SIZE, ALLY_LIMIT)

DASH: Final = -1
"""The value of a power that can't be used. [champions Dash]"""

# The keywords. [champions Keywords]
GUARD: Final = "guard"
OVERKILL: Final = "overkill"
PERIL: Final = "peril"
QUICKSTRIKE: Final = "quickstrike"
RESTRICTED: Final = "restricted"
RETALIATE: Final = "retaliate"
SURGE: Final = "surge"
TOUGHNESS: Final = "toughness"
USES: Final = "uses"
# Keywords that later sets brought.
PIERCING: Final = "piercing"
RANGED: Final = "ranged"
STALWART: Final = "stalwart"
VILLAINOUS: Final = "villainous"
KEYWORDS: Final[tuple[str, ...]] = (
    GUARD,
    OVERKILL,
    PERIL,
    PIERCING,
    QUICKSTRIKE,
    RANGED,
    RESTRICTED,
    RETALIATE,
    STALWART,
    SURGE,
    TOUGHNESS,
    USES,
    VILLAINOUS,
)
OF_ATTACKS: Final[tuple[str, ...]] = (OVERKILL, PIERCING, RANGED)
"""The keywords that say something of attacks: of those by a card that has them, and of single ones."""

# What a text can say that a character or player cannot do, or cannot have done to it. [champions Cannot]
CANNOT_ATTACK: Final = "attack"
CANNOT_BE_ATTACKED: Final = "be attacked"
CANNOT_THWART: Final = "thwart"
CANNOT_BE_THWARTED: Final = "be thwarted"
CANNOT_SCHEME: Final = "scheme"
CANNOT_DEFEND: Final = "defend"
CANNOT_READY: Final = "ready"
CANNOT_CHANGE_FORM: Final = "change form"
CANNOT_BE_STUNNED: Final = "be stunned"
CANNOT_BE_CONFUSED: Final = "be confused"
CANNOT_BE_HEALED: Final = "be healed"
CANNOT_CHANGE_TO_HERO: Final = "change to hero form"
CANNOT_CHANGE_TO_ALTER_EGO: Final = "change to alter-ego form"
CANNOT_HURT_ITSELF: Final = "take consequential damage"
CANNOT_HURT_ITSELF_ATTACKING: Final = "take consequential damage from attacking"
CANNOT_HURT_ITSELF_THWARTING: Final = "take consequential damage from thwarting"
SPARED: Final[tuple[str, ...]] = (
    CANNOT_HURT_ITSELF,
    CANNOT_HURT_ITSELF_ATTACKING,
    CANNOT_HURT_ITSELF_THWARTING,
)
"""The consequential damage that a text can say that a character does not take. [champions Consequential Damage]"""
FORBIDDEN: Final[tuple[str, ...]] = (
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_THWART,
    CANNOT_BE_THWARTED,
    CANNOT_SCHEME,
    CANNOT_DEFEND,
    CANNOT_READY,
    CANNOT_CHANGE_FORM,
    CANNOT_BE_STUNNED,
    CANNOT_BE_CONFUSED,
    CANNOT_BE_HEALED,
    CANNOT_CHANGE_TO_HERO,
    CANNOT_CHANGE_TO_ALTER_EGO,
    *SPARED,
)


class Resources:
    """Numbers of resources of each type. [champions Resource, Wild Resource]

    Attributes:
        energy, mental, physical, wild: How many are of each type.
        total: How many they are.
    """

    __slots__ = ("energy", "mental", "physical", "total", "wild")

    def __init__(self, energy: int = 0, mental: int = 0, physical: int = 0, wild: int = 0) -> None:
        self.energy = energy
        self.mental = mental
        self.physical = physical
        self.wild = wild
        self.total = energy + mental + physical + wild

    def plus(self, other: Resources) -> Resources:
        """These and others together."""
        return Resources(
            self.energy + other.energy,
            self.mental + other.mental,
            self.physical + other.physical,
            self.wild + other.wild,
        )

    def times(self, factor: int) -> Resources:
        """So many times as many of each type."""
        return Resources(self.energy * factor, self.mental * factor, self.physical * factor, self.wild * factor)

    def count(self, resource: str) -> int:
        """How many are of a type: "energy", "mental", "physical" or "wild"."""
        if resource == "energy":
            return self.energy
        if resource == "mental":
            return self.mental
        return self.physical if resource == "physical" else self.wild

    def words(self) -> str:
        """In words: "2 energy, 1 wild"."""
        counted = [(self.count(resource), resource) for resource in RESOURCE_TYPES]
        return ", ".join([f"{count} {resource}" for count, resource in counted if count]) or "none"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Resources) and all(
            [self.count(resource) == other.count(resource) for resource in RESOURCE_TYPES]
        )

    def __hash__(self) -> int:
        return hash((self.energy, self.mental, self.physical, self.wild))

    def __repr__(self) -> str:
        return f"<{self.words()}>"


RESOURCE_TYPES: Final[tuple[str, ...]] = ("energy", "mental", "physical", "wild")
NO_RESOURCES: Final = Resources()
UNREAD: Final = -1
"""Stands for what its text is yet to be read for."""


class CardDefinition(Definition):
    """A card of Marvel Champions, or one side of a card with two.

    Numbers that a card does not have are 0; a power that can't be used is `DASH`.

    Attributes:
        code: Its number in the community's card lists: "01001a". Two printings have different codes.
        type: Its card type, one of `TYPES`.
        is_identity: Whether it is a side of an identity card. [champions Identity]
        is_enemy: Whether it is a villain or a minion. [champions Enemy]
        is_scheme: Whether it is a main scheme or a side scheme.
        is_character: Whether it is a hero, alter-ego, ally, villain or minion. [champions Character]
        is_encounter_card: Whether it belongs to the scenario. [champions Ownership And Control]
        card_set: The set that it belongs to: "spider_man", "rhino", "bomb_scare", "standard".
        subtitle: The other name of a unique ally, or the other side's name of an identity. [champions Subtitle]
        aspect: One of `ASPECTS`, `BASIC`, `IDENTITY_SPECIFIC` or `ENCOUNTER`.
        unique: Whether it is unique. [champions Unique]
        quantity: How many the core set has.
        deck_limit: How many of the title a deck may have.
        cost: Its resource cost; none where it can't be played.
        resources: What it generates when it is discarded to pay. [champions Resource]
        atk, thw, defense, rec, sch, hit_points, hand_size: Its base values. [champions Base Value]
        per_player: Whether its hit points are per player. [champions Per Player]
        attack_damage: The consequential damage of its attacks. [champions Consequential Damage]
        thwart_damage: The consequential damage of its thwarting.
        stage: The stage of a villain ("I") or main scheme ("1B").
        boost: Its boost icons. [champions Boost]
        starting_threat, target_threat, acceleration: Of schemes. [champions Main Scheme, Side Scheme]
        starting_threat_per_player, target_threat_per_player, acceleration_per_player: Whether they are per player.
        crisis, hazards, acceleration_icons: Its icons. [champions Side Scheme]
        traits: Its traits. [champions Traits]
        keywords: Its printed keywords, with their number (0 where they have none).
        uses: What the counters of its keyword uses are called; nothing without it. [champions Uses X]
        abilities: Its triggered abilities, in order, those of the boost field included.
        constants: Its constant abilities. [champions Constant Ability]
        additional_cost: What is paid besides its cost to play it. In an event it is a part of what each ability costs.
        asks_of_the_past: What its text asks of the turn, phase or round so far.
        play_rules: When and how it may be played or put into play, beyond the rules.
        variable: The powers that its text defines ("ATK" of Titania).
    """

    __slots__ = (
        "_interrupts",
        "_responds",
        "abilities",
        "acceleration",
        "acceleration_icons",
        "acceleration_per_player",
        "additional_cost",
        "asks_of_the_past",
        "aspect",
        "atk",
        "attack_damage",
        "boost",
        "card_set",
        "code",
        "constants",
        "cost",
        "crisis",
        "deck_limit",
        "defense",
        "hand_size",
        "hazards",
        "hit_points",
        "is_character",
        "is_encounter_card",
        "is_enemy",
        "is_identity",
        "is_scheme",
        "keywords",
        "per_player",
        "play_rules",
        "quantity",
        "rec",
        "resources",
        "sch",
        "stage",
        "starting_threat",
        "starting_threat_per_player",
        "subtitle",
        "target_threat",
        "target_threat_per_player",
        "thw",
        "thwart_damage",
        "traits",
        "type",
        "unique",
        "uses",
        "variable",
    )

    def __init__(self, code: str, name: str, card_type: str, text: str = "") -> None:
        super().__init__(name, text)
        self.code = code
        self.type = card_type
        self.is_identity = card_type in IDENTITIES
        self.is_enemy = card_type in ENEMIES
        self.is_scheme = card_type in SCHEMES
        self.is_character = card_type in CHARACTERS
        self.is_encounter_card = card_type in ENCOUNTER_TYPES
        self.card_set = ""
        self.subtitle = ""
        self.aspect = ENCOUNTER
        self.unique = False
        self.quantity = 1
        self.deck_limit = 0
        self.cost: int | None = None
        self.resources = NO_RESOURCES
        self.atk = 0
        self.thw = 0
        self.defense = 0
        self.rec = 0
        self.sch = 0
        self.hit_points = 0
        self.hand_size = 0
        self.per_player = False
        self.attack_damage = 0
        self.thwart_damage = 0
        self.stage = ""
        self.boost = 0
        self.starting_threat = 0
        self.starting_threat_per_player = False
        self.target_threat = 0
        self.target_threat_per_player = False
        self.acceleration = 0
        self.acceleration_per_player = False
        self.crisis = 0
        self.hazards = 0
        self.acceleration_icons = 0
        self.traits: tuple[str, ...] = ()
        self.keywords: dict[str, int] = {}
        self.uses = ""
        self.variable: tuple[str, ...] = ()
        self._interrupts = UNREAD
        self._responds = UNREAD
        self.abilities: tuple[CardAbility, ...] = ()
        self.constants: tuple[Constant, ...] = ()
        self.play_rules: tuple[PlayRule, ...] = ()
        self.asks_of_the_past: tuple[Occasion, ...] = ()
        self.additional_cost: Cost | None = None

    @property
    def interrupts(self) -> int:
        """Which kinds of occurrences it may interrupt from a hand, as bits by their numbers. [champions Interrupt]"""
        if self._interrupts == UNREAD:
            self._interrupts = self._answers(before=True)
        return self._interrupts

    @property
    def responds(self) -> int:
        """Which kinds of occurrences it may respond to from a hand, as bits by their numbers. [champions Response]"""
        if self._responds == UNREAD:
            self._responds = self._answers(before=False)
        return self._responds

    def _answers(self, *, before: bool) -> int:
        found = 0
        for ability in self.abilities if self.type == EVENT else ():
            if ability.is_interrupt == before and ability.occasion is not None:
                for kind in ability.occasion.awaited_kinds():
                    found |= 1 << kind.number
        return found

    def base(self, value: str) -> int:
        """The base value of one of `VALUES`. [champions Base Value]"""
        if value == ATK:
            return self.atk
        if value == THW:
            return self.thw
        if value == DEF:
            return self.defense
        if value == REC:
            return self.rec
        if value == SCH:
            return self.sch
        return self.hit_points if value == HIT_POINTS else self.hand_size


GameCard = Card[CardDefinition]
"""A card of this game. The sides of a card with two are two of them, one of which is in play."""
