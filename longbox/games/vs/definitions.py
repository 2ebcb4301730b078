"""What is printed on a card. [vs 200, 300]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card, Definition

if TYPE_CHECKING:
    from longbox.games.vs.powers import PlayRule, Power
    from longbox.games.vs.terms import TextEffect

# Card types [vs 300.1]
CHARACTER: Final = "character"
EQUIPMENT: Final = "equipment"
LOCATION: Final = "location"
PLOT_TWIST: Final = "plot twist"
CARD_TYPES: Final = (CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST)

VERB_OF: Final[dict[str, str]] = {CHARACTER: "recruit", EQUIPMENT: "recruit", LOCATION: "flip", PLOT_TWIST: "play"}
"""What is done with a card of each type, which costs what the card says. [vs 203.4, 203.5, 510.2]"""

RESOURCE: Final = "resource"
"""The type that every object in a resource row has. [vs 213.5b]"""

# Traits of the Mutant class [vs 207]
MUTANT: Final = "Mutant"
TRAITS: Final[tuple[str, ...]] = ("Energy", "Mental", "Physical")

# Brands [vs 701.19, 701.20]
MARVEL: Final = "Marvel"
DC: Final = "DC"
BRANDS: Final[tuple[str, ...]] = (MARVEL, DC)

# Versions with a meaning of their own [vs 202.4, 202.8, 202.9]
ARMY: Final = "Army"
UNIQUE: Final = "Unique"
NON_UNIQUE: Final = "Non-Unique"
TEAM_UP: Final = "Team-Up"

# Keywords [vs 706, 707]
ALLY: Final = "ally"
BACKUP: Final = "backup"
BOOST: Final = "boost"
CONCEALED: Final = "concealed"
CONCEALED_OPTIONAL: Final = "concealed—optional"
COSMIC: Final = "cosmic"
COSMIC_SURGE: Final = "cosmic—surge"
DUAL_LOYALTY: Final = "dual loyalty"
EVASION: Final = "evasion"
INVULNERABILITY: Final = "invulnerability"
LEADER: Final = "leader"
LOYALTY: Final = "loyalty"
LOYALTY_REVEAL: Final = "loyalty—reveal"
ONGOING: Final = "ongoing"
PRESS: Final = "press"
RESERVIST: Final = "reservist"
SUBSTITUTE: Final = "substitute"
TERRAFORM: Final = "terraform"
TRANSFERABLE: Final = "transferable"
VENGEANCE: Final = "vengeance"
WILLPOWER: Final = "willpower"
KEYWORDS: Final[tuple[str, ...]] = (
    ALLY,
    BACKUP,
    BOOST,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_SURGE,
    DUAL_LOYALTY,
    EVASION,
    INVULNERABILITY,
    LEADER,
    LOYALTY,
    LOYALTY_REVEAL,
    ONGOING,
    PRESS,
    RESERVIST,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
    VENGEANCE,
    WILLPOWER,
)
KINDRED_KEYWORDS: Final[dict[str, tuple[str, ...]]] = {
    COSMIC: (COSMIC, COSMIC_SURGE),
    CONCEALED: (CONCEALED, CONCEALED_OPTIONAL),
    LOYALTY: (LOYALTY, LOYALTY_REVEAL, DUAL_LOYALTY),
}
"""The keywords that a card which speaks of one of them means as well. [vs 706.3c, 706.8c, 706.10c]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDefinition(Definition):
    """A card as it is printed. Two printings with the same name, version and identity are the same card.

    Attributes:
        name: What it is called in lists, rulings and the log: "Tim Drake <> Robin, Young Detective".
        text: Its text; each line is a paragraph. [vs 210.1]
        card_name: Its name alone. [vs 201.1]
        identity: Its printed identity; its name, if none is printed. [vs 201.6]
        versions: Its versions. [vs 202.1]
        card_type: One of `CARD_TYPES`.
        cost: The recruit cost of a character or an equipment; the threshold cost of another card. [vs 203.4, 203.5]
        atk: Its printed ATK. [vs 211.2]
        defense: Its printed DEF.
        willpower: Its printed willpower. [vs 211.3]
        flight: Whether it has the flight icon. [vs 212.1]
        range: Whether it has the range icon.
        affiliations: Its printed affiliations. [vs 206.1]
        traits: Its traits. [vs 207.1]
        brand: `MARVEL`, `DC`, or empty where nobody knows. [vs 212.2]
        keywords: The keywords of its text.
        powers: The powers of its text. [vs 500]
        play_rules: Restrictions and additional costs of playing it, and what changes its cost. [vs 203.9, 304.7]
        effect: What a plot twist does as its effect resolves; nothing for other cards. [vs 304.3]
        deck_limit: How many copies a deck may have; 0 for any number. [vs 101.2, 513.3c]
        attack_only: Whether its effect can be played only during an attack, as it lasts no longer. [vs 505.3]
        reconstructed: What is printed on the real card but not known, and was chosen for this one: "cost", "atk", ...
    """

    __slots__ = (
        "_continues",
        "_elsewhere",
        "_with_priority",
        "affiliations",
        "atk",
        "attack_only",
        "brand",
        "card_name",
        "card_type",
        "cost",
        "deck_limit",
        "defense",
        "effect",
        "flight",
        "identity",
        "keywords",
        "play_rules",
        "powers",
        "range",
        "reconstructed",
        "traits",
        "versions",
        "willpower",
    )

    def __init__(self, name: str, card_name: str, card_type: str, text: str = "") -> None:
        super().__init__(name, text)
        self.card_name = card_name
        self.card_type = card_type
        self.identity = card_name
        self.versions: tuple[str, ...] = ()
        self.cost = 0
        self.atk = 0
        self.defense = 0
        self.willpower = 0
        self.flight = False
        self.range = False
        self.affiliations: tuple[str, ...] = ()
        self.traits: tuple[str, ...] = ()
        self.brand = ""
        self.keywords: tuple[str, ...] = ()
        self.powers: tuple[Power, ...] = ()
        self.play_rules: tuple[PlayRule, ...] = ()
        self.effect: TextEffect | None = None
        self.deck_limit = 4
        self.attack_only = False
        self.reconstructed: tuple[str, ...] = ()
        self._elsewhere: bool | None = None
        self._continues: bool | None = None
        self._with_priority: bool | None = None

    @property
    def is_reservist(self) -> bool:
        """Whether it has the keyword reservist printed on it. [vs 706.13]"""
        return RESERVIST in self.keywords

    @property
    def works_elsewhere(self) -> bool:
        """Whether payment powers of it can be used where it is not face up in play. [vs 500.2]"""
        if self._elsewhere is None:
            self._elsewhere = any([power.is_used_elsewhere() for power in self.powers])
        return self._elsewhere

    @property
    def used_with_priority(self) -> bool:
        """Whether anything is done with it in hand or face down whenever its player has priority. [vs 216.1]

        It is asked of all such cards each time; of most, nothing more needs to be.
        """
        if self._with_priority is None:
            self._with_priority = self.card_type in (PLOT_TWIST, LOCATION) or self.works_elsewhere
        return self._with_priority

    @property
    def continues(self) -> bool:
        """Whether any of its powers is a continuous one. [vs 503]"""
        if self._continues is None:
            self._continues = any([power.is_continuous() for power in self.powers])
        return self._continues

    @property
    def ongoing(self) -> bool:
        """Whether it is an ongoing plot twist. [vs 304.8, 701.6]"""
        return ONGOING in self.keywords

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has a keyword, or one that counts as it. [vs 706.3c, 706.8c, 706.10c]"""
        for kindred in KINDRED_KEYWORDS.get(keyword, (keyword,)):
            if kindred in self.keywords:
                return True
        return False


def is_unique(versions: tuple[str, ...], card_type: str) -> bool:
    """Whether a card with these versions is unique. [vs 701.15, 202.4a, 202.8, 202.9, 304.11]"""
    if card_type == PLOT_TWIST:
        return False
    if card_type == EQUIPMENT:
        return UNIQUE in versions
    return ARMY not in versions and NON_UNIQUE not in versions


GameCard = Card[CardDefinition]
"""A card of this game."""
