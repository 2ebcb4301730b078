"""One attack, one Threatening, one Rescue. [forever Attack, Threaten, Rescue]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import CardAbility, Situation
from longbox.games.forever.definitions import ATTACK, RESCUE, THREATEN, GameCard
from longbox.games.forever.events import Happening

ACTS: Final = (ATTACK, THREATEN, RESCUE)


class Modifier:
    """A modifier that was played in an act. [forever Modifiers]

    Attributes:
        ability: What it says.
        situation: Who played it, and which card it stands on.
        amount: What it adds, once it is worked out.
        ignored: Whether it is ignored with all that it would do to the character attacked. [forever Ignore]
    """

    __slots__ = ("ability", "amount", "ignored", "situation")

    def __init__(self, ability: CardAbility, situation: Situation) -> None:
        self.ability = ability
        self.situation = situation
        self.amount = 0
        self.ignored = False

    @property
    def card(self) -> GameCard:
        """The card that it stands on."""
        card = self.situation.source
        assert card is not None
        return card


class Act:
    """An attack, a Threatening or a Rescue, from declaring it to its last effect.

    Attributes:
        what: `ATTACK`, `THREATEN` or `RESCUE`.
        actor: The character that does it.
        player: Who decides for it, or `NOBODY` for an Unaligned character.
        target: The character that is attacked.
        spot: The place in the row where it is done.
        base: The value in the place of the character's own; none if nothing replaced it. [forever Threaten Value]
        modifiers: All modifiers that were played in it.
        more: What else is added to it, which is no modifier.
        amount: How much damage was suffered, or how many citizens were claimed.
        announcing: Whether modifiers can still be added.
        over: Whether it has been carried out.
        left: The cards that left play meanwhile; one that comes back has no part in it.
        happened: What happened in it and is to be reacted to once all its effects are resolved. [forever After]
    """

    __slots__ = (
        "actor",
        "amount",
        "announcing",
        "base",
        "happened",
        "left",
        "modifiers",
        "more",
        "over",
        "player",
        "spot",
        "target",
        "what",
    )

    def __init__(self, what: str, actor: GameCard, player: int, spot: int, target: GameCard | None = None) -> None:
        self.what = what
        self.actor = actor
        self.player = player
        self.spot = spot
        self.target = target
        self.base: int | None = None
        self.modifiers: list[Modifier] = []
        self.more = 0
        self.amount = 0
        self.announcing = True
        self.over = False
        self.left: list[GameCard] = []
        self.happened: list[Happening] = []

    def let_go(self) -> None:
        """Let go of what refers to it in turn, once nothing can come of it any more, so that both are freed at once."""
        self.modifiers = []
        self.happened = []

    @property
    def kept(self) -> bool:
        """Whether a modifier says that its damage can be neither ignored nor reduced. [forever Cannot]"""
        return any([modifier.ability.kept for modifier in self.modifiers])
