"""What a player is playing: a card, a power, an effect of the game itself. [vs 505]"""

from __future__ import annotations

from longbox.games.vs.chain_effects import ChainEffect, TargetSlot
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.powers import PlayRule, Power
from longbox.games.vs.terms import Cost, Situation, TextEffect


class Play:
    """An effect that a player is playing.

    Attributes:
        player: The number of the player.
        kind: What the effect is: `RECRUIT_EFFECT`, `PLOT_TWIST_EFFECT`, `PAYMENT_EFFECT` or `GAME_BASED_EFFECT`.
        title: What the effect is called.
        situation: The context of its text.
        text: What it does.
        cost: The cost of a payment power or a game-based effect.
        power: The power that is used, if one is.
        card: The card that is played or recruited, if one is.
        rules: What the card says about playing it.
        from_row: Whether the card is played from the resource row.
        alternate: The cost that is paid rather than the recruit or threshold cost, if one is. [vs 203.10a]
        boosts: Which of its rules the player has announced to pay for. [vs 706.2]
        targets: Targets chosen from the start, as for a power-up.
        effect: The effect, once it is on the chain.
    """

    __slots__ = (
        "alternate",
        "boosts",
        "card",
        "cost",
        "effect",
        "from_row",
        "kind",
        "player",
        "power",
        "rules",
        "situation",
        "targets",
        "text",
        "title",
    )

    def __init__(self, player: int, kind: str, title: str, situation: Situation, text: TextEffect | None) -> None:
        self.player = player
        self.kind = kind
        self.title = title
        self.situation = situation
        self.text = text
        self.cost: Cost | None = None
        self.power: Power | None = None
        self.card: GameCard | None = None
        self.rules: tuple[PlayRule, ...] = ()
        self.from_row = False
        self.alternate: Cost | None = None
        self.boosts: list[PlayRule] = []
        self.targets: tuple[TargetSlot, ...] = ()
        self.effect: ChainEffect | None = None
