"""What is printed on the cards of DC Forever.

[forever Character Cards, Affiliated Cards, Scheme Cards, Location Cards, Unaligned Character Cards]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.kernel.cards import Card, Definition

if TYPE_CHECKING:
    from longbox.games.forever.abilities import CardAbility, Constant, PlayRule

# The kinds of cards.
HERO: Final = "hero"
ROGUE: Final = "rogue"
UNALIGNED: Final = "unaligned character"
ASSET: Final = "asset"
ATTACHMENT: Final = "attachment"
EVENT: Final = "event"
MINION: Final = "minion"
SCHEME: Final = "scheme"
LOCATION: Final = "location"
RESOURCE: Final = "resource"

CHARACTERS: Final[tuple[str, ...]] = (HERO, ROGUE, UNALIGNED)
TEAM: Final[tuple[str, ...]] = (HERO, ROGUE)
"""The characters that players recruit and activate."""
HERO_CARDS: Final[tuple[str, ...]] = (ASSET, ATTACHMENT, EVENT)
ROGUE_CARDS: Final[tuple[str, ...]] = (ATTACHMENT, EVENT, MINION, SCHEME)
AFFILIATED: Final[tuple[str, ...]] = (ASSET, ATTACHMENT, EVENT, MINION, SCHEME)
"""The five kinds of affiliated cards. [forever Affiliated Cards]"""
PLAYED_OPENLY: Final[tuple[str, ...]] = (ASSET, ATTACHMENT, EVENT, MINION)
"""All of these but Schemes, which are laid facedown. [forever Scheme Cards]"""
TYPES: Final[tuple[str, ...]] = (*CHARACTERS, *AFFILIATED, LOCATION, RESOURCE)
USED_CARDS: Final[tuple[str, ...]] = (ASSET, ATTACHMENT, MINION)
"""What players play beside their characters, and use."""
EVER_IN_PLAY: Final[tuple[str, ...]] = (*CHARACTERS, ASSET, ATTACHMENT, MINION, SCHEME, LOCATION)

# The values of characters, and what is paid.
HEALTH: Final = "Health"
ATTACK: Final = "Attack"
THREATEN: Final = "Threaten"
RESCUE: Final = "Rescue"
CLAIM: Final = "Claim"
VALUES: Final[tuple[str, ...]] = (HEALTH, ATTACK, THREATEN, RESCUE, CLAIM)
RECRUITMENT_COST: Final = "recruitment cost"
BUY_COST: Final = "buy cost"
THRESHOLD: Final = "completion threshold"

RENOWN: Final = "Renown"
INFAMY: Final = "Infamy"
"""What Heroes' and Rogues' cards provide. [forever Resource Pool]"""

NONE: Final = -1
"""The value of what a character can't do: Silver Banshee can only Threaten."""

# What a text can say that a character or player cannot do, or cannot have done to it. [forever Cannot]
CANNOT_ATTACK: Final = "attack"
CANNOT_BE_ATTACKED: Final = "be attacked"
CANNOT_THREATEN: Final = "Threaten"
CANNOT_RESCUE: Final = "Rescue"
CANNOT_ACTIVATE: Final = "be activated"
CANNOT_READY: Final = "ready"
CANNOT_HEAL: Final = "be healed"
CANNOT_BE_COMPLETED: Final = "be completed"
CANNOT_BE_CHOSEN: Final = "be chosen"
CANNOT_MOVE: Final = "move"
CANNOT_SUFFER: Final = "suffer damage"
CANNOT_MODIFY: Final[dict[str, str]] = {each: f"play {each} Modifiers" for each in (ATTACK, THREATEN, RESCUE)}
CANNOT_READY_THEN: Final = "ready in the Ready Phase"
CANNOT_EXHAUST: Final = "be exhausted by card effects"
FORBIDDEN: Final[tuple[str, ...]] = (
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_THREATEN,
    CANNOT_RESCUE,
    CANNOT_ACTIVATE,
    CANNOT_READY,
    CANNOT_HEAL,
    CANNOT_BE_COMPLETED,
    CANNOT_BE_CHOSEN,
    CANNOT_MOVE,
    CANNOT_SUFFER,
    *CANNOT_MODIFY.values(),
    CANNOT_EXHAUST,
    CANNOT_READY_THEN,
)

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"


class CardDefinition(Definition):
    """What is printed on a card, with the meaning of its text.

    Attributes:
        code: What tells it from all others: two Rogue's and Hero's cards can share a name.
        type: One of `TYPES`.
        subtitle: The other name of a character.
        affiliation: The character whose card it is. [forever Affiliated Cards]
        traits: What else it is, without effect of its own. [forever Trait]
        health, attack, threaten, rescue, claim: The values of a character; `NONE` for what it can't do.
        cost: Its recruitment cost or its buy cost.
        resource: The Renown or Infamy that it provides.
        citizens: The citizen value of a Location.
        threshold: The completion threshold of a Scheme.
        draws: The card draw value of a Scheme.
        copies: How many the box has.
        starting: How many of them are starting cards.
        first_game: In which place it is laid out in a first game; 0 if it isn't.
        printed: The number or the text that is known from the game itself, and where from.
        rests_on: What the others rest on.
        is_character: Whether it is a Hero, a Rogue or an Unaligned character.
        is_affiliated: Whether it is one of the cards of a character. [forever Affiliated Cards]
        is_laid: Whether it is put into play from a hand, as an affiliated card that is no event. [forever Play A Card]
        abilities: What can be used or answers, in the order of its text.
        uses: Of these, what is used in one's own turn.
        reactions: Of these, what answers something.
        modifiers: Of these, what modifies an act.
        constants: What is always so.
        play_rules: How it is played, beyond the rules.
    """

    __slots__ = (
        "abilities",
        "affiliation",
        "attack",
        "citizens",
        "claim",
        "code",
        "constants",
        "copies",
        "cost",
        "draws",
        "first_game",
        "health",
        "is_affiliated",
        "is_character",
        "is_laid",
        "modifiers",
        "play_rules",
        "printed",
        "reactions",
        "rescue",
        "resource",
        "rests_on",
        "starting",
        "subtitle",
        "threaten",
        "threshold",
        "traits",
        "type",
        "uses",
    )

    def __init__(self, code: str, name: str, type: str, text: str) -> None:
        super().__init__(name, text)
        self.code = code
        self.type = type
        self.subtitle = ""
        self.affiliation = ""
        self.traits: tuple[str, ...] = ()
        self.health = 0
        self.attack = 0
        self.threaten = 0
        self.rescue = 0
        self.claim = 0
        self.cost = 0
        self.resource = 0
        self.citizens = 0
        self.threshold = 0
        self.draws = 0
        self.copies = 1
        self.starting = 0
        self.first_game = 0
        self.printed: dict[str, str] = {}
        self.rests_on = ""
        self.is_character = type in CHARACTERS
        self.is_affiliated = type in AFFILIATED
        self.is_laid = self.is_affiliated and type != EVENT
        self.abilities: tuple[CardAbility, ...] = ()
        self.uses: tuple[CardAbility, ...] = ()
        self.reactions: tuple[CardAbility, ...] = ()
        self.modifiers: tuple[CardAbility, ...] = ()
        self.constants: tuple[ConstantLine, ...] = ()
        self.play_rules: tuple[PlayRule, ...] = ()

    @property
    def has_cost(self) -> bool:
        """Whether it is recruited or bought. [forever Recruit A Rogue, Buy Affiliated Card]"""
        return self.type in TEAM or self.is_affiliated

    def base(self, value: str) -> int:
        """A printed value of a character: one of `VALUES`."""
        if value == HEALTH:
            return self.health
        if value == ATTACK:
            return self.attack
        if value == THREATEN:
            return self.threaten
        return self.rescue if value == RESCUE else self.claim

    def rests(self, field: str) -> str:
        """Whether a number or the text is `PRINTED`, as far as is known, or `RECONSTRUCTED`."""
        return PRINTED if field in self.printed else RECONSTRUCTED


class ConstantLine:
    """What is always so by one line of a card.

    Attributes:
        constant: What is so.
        threshold: How many citizens must be on the card. [forever Unaligned Character Cards]
        side: The side that it is meant for, on a Location; nothing for all. [forever Location Cards]
    """

    __slots__ = ("constant", "side", "threshold")

    def __init__(self, constant: Constant, threshold: int = 0, side: str = "") -> None:
        self.constant = constant
        self.threshold = threshold
        self.side = side


GameCard = Card[CardDefinition]
"""A card of the game."""
