"""Attacks, schemes and thwarts while they are carried out. [champions Attack, Enemy Schemes, Thwart]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.kernel.zones import NOBODY

ATTACK: Final = "attack"
SCHEME: Final = "scheme"
THWART: Final = "thwart"


class Act:
    """One attack, scheming or thwarting.

    What happens in it is answered together when it is over. [champions Triggering Condition]

    Attributes:
        what: `ATTACK`, `SCHEME` or `THWART`.
        actor: The character that carries it out.
        player: The player whom an enemy attacks, or for whom it schemes; the one who attacks or thwarts.
        by: The number of the player whose character acts, or `NOBODY` for an enemy.
        basic: Whether it uses a basic power. [champions Attack, Thwart]
        source: The card whose ability it is, if it is one.
        target: The character that an enemy attacks.
        defender: The hero or ally that defends. [champions Defend, Defense]
        defenses: The players who defended by basic power or by an ability that is labelled a defense.
        labelled_defense: Whether a defense by an ability keeps it from being undefended.
        gained: The keywords that the attack has gained: overkill, piercing, ranged. [champions Gains, Overkill]
        boost: What boost cards add. [champions Boost]
        prevented: How much of the damage that it is going to deal is prevented. [champions Prevent]
        boost_cards: The boost cards that were given for it and aren't resolved.
        targets: The enemies attacked, or schemes thwarted.
        hurt: The characters damaged in it, and how much each took.
        defeated: The characters defeated in it.
        left: The cards that left play meanwhile; one that comes back has no part in it.
        amount: The threat that was placed or removed.
        excess: The damage beyond the hit points of those defeated in it. [champions Overkill]
        made: Whether it was carried out, and not stopped.
        going_on: Whether what happens now is a part of it.
        events: What happened in it and is not yet answered.
    """

    __slots__ = (
        "actor",
        "amount",
        "basic",
        "boost",
        "boost_cards",
        "by",
        "defeated",
        "defender",
        "defenses",
        "events",
        "excess",
        "gained",
        "going_on",
        "hurt",
        "labelled_defense",
        "left",
        "made",
        "player",
        "prevented",
        "source",
        "target",
        "targets",
        "what",
    )

    def __init__(
        self,
        what: str,
        actor: GameCard,
        player: int,
        by: int = NOBODY,
        source: GameCard | None = None,
        *,
        basic: bool = False,
    ) -> None:
        self.what = what
        self.actor = actor
        self.player = player
        self.by = by
        self.source = source
        self.basic = basic
        self.target: GameCard | None = None
        self.defender: GameCard | None = None
        self.defenses: list[int] = []
        self.labelled_defense = False
        self.gained: list[str] = []
        self.boost = 0
        self.prevented = 0
        self.boost_cards: list[GameCard] = []
        self.targets: list[GameCard] = []
        self.hurt: list[tuple[GameCard, int]] = []
        self.defeated: list[GameCard] = []
        self.left: list[GameCard] = []
        self.amount = 0
        self.excess = 0
        self.made = False
        self.going_on = True
        self.events: list[Happening] = []

    @property
    def is_attack(self) -> bool:
        """Whether it is an attack."""
        return self.what == ATTACK

    @property
    def undefended(self) -> bool:
        """Whether no character defends. [champions Undefended]"""
        return self.defender is None and not self.labelled_defense

    def damage_dealt(self) -> int:
        """All damage that was dealt in it."""
        return sum([amount for _, amount in self.hurt])
