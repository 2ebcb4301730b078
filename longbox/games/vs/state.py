"""What a game of Vs. System keeps besides its cards: whose turn and step it is, the chain, the attack, endurance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.definitions import CardDefinition, GameCard
from longbox.games.vs.moments import ATTACKING, BEGIN_MOMENT, NO_ATTACK, PHASE_OF, SETTING_UP, Moment, Skip
from longbox.games.vs.objects import Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import TeamPlayer
from longbox.kernel.game import Game
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Player, Zone

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.modifiers.replacing import Mark, Together
    from longbox.games.vs.options import Options

NO_WATCHERS: Final = 0
"""What waits for events is found as texts are read (`standing`), not kept beside the state."""


class VsState(Game[CardDefinition]):
    """All that a game of Vs. System keeps besides its cards, and when it is.

    Attributes:
        players: The players, clockwise. Fixed.
        options: What was agreed on. Fixed.
        always_ask: Whether players are asked where there may be nothing to choose, so that nobody can tell. Fixed.
        concede: The numbers of the players who are asked whether they concede. Fixed. [vs 102.3]
        out: Whether each player has lost and left. [vs 102.3]
        winner: The number of the player who won; `NOBODY` before the end, and in a draw.
        endurance: The endurance of each player. [vs 101.5]
        initiative: The number of the player with the initiative.
        turn: Which turn it is, from 1; 0 before the first.
        timeline: The phases and steps that are left of this turn, the present one first. [vs 400.10b]
        doing: `BEGIN_MOMENT` or `GIVE_PRIORITY`.
        priority: The number of the player who gets priority next.
        passes: How many players passed in succession. [vs 216.2]
        points: The resource points of each player. [vs 404.1]
        chain: The effects on the chain, the top one last. [vs 213.6]
        arrived: When each card came to the zone where it lies, by serial number. [vs 213.1c]
        departed: What left where it lay this turn, as it last was there, by reference: objects, and cards that weren't
            as they are printed; also cards as they were shown. [vs 508.2e]
        attack: `NO_ATTACK`, `PROPOSED` or `ATTACKING`.
        attackers: References to the proposed attackers, or to all that were attackers in this attack. [vs 601.1b]
        attacked: The reference to the proposed or original defender, `NOTHING` for a direct attack.
        attacked_player: The number of the player who is attacked, or `NOBODY`. [vs 602.1g]
        team: Whether the attack is a team attack. [vs 602.1e]
        counts: How often things happened this turn: "plot twists of 1". Games of chance have none of it.
        skips: The phases and steps to be skipped.
        depth: How deep what triggers now is: by an effect that triggered by another, and so on. [vs 703.3]
        following: What these effects are called, oldest first. [vs 703.3]
        effects_made: How many effects were put on the chain in this game.
        announced: The serial number of the plot twist in a resource row that is being played, or -1. [vs 304.10]
        resolving: Whether an effect resolves; nobody has priority meanwhile. Never so between steps.
        replacing: The replacement modifiers that led to what happens now. Empty between steps. [vs 513.5i]
        together: What is about to happen at the same time, while it is chosen. Never there between steps. [vs 702.2]
        powers_began: Whether continuous powers have become active since players last ordered them. [vs 515.7]
    """

    __slots__ = (
        "always_ask",
        "announced",
        "arrived",
        "attack",
        "attacked",
        "attacked_player",
        "attackers",
        "chain",
        "concede",
        "counts",
        "departed",
        "depth",
        "doing",
        "effects_made",
        "endurance",
        "following",
        "initiative",
        "options",
        "out",
        "passes",
        "players",
        "points",
        "powers_began",
        "priority",
        "replacing",
        "resolving",
        "skips",
        "team",
        "timeline",
        "together",
        "turn",
        "winner",
    )

    def __init__(
        self,
        options: Options,
        players: list[TeamPlayer],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        seats: list[Player] = [*players]
        super().__init__(seats, zones, box, NO_WATCHERS, randomness)
        self.players = players
        self.options = options
        self.always_ask = options.always_ask
        self.concede = options.concede
        count = len(players)
        self.out = [False] * count
        self.winner = NOBODY
        self.endurance = [0] * count
        self.initiative = 0
        self.turn = 0
        self.timeline: list[Moment] = [(SETTING_UP, NOBODY)]
        self.doing = BEGIN_MOMENT
        self.priority = 0
        self.passes = 0
        self.points = [0] * count
        self.chain: list[ChainEffect] = []
        self.arrived: list[int] = []
        self.departed: dict[Reference, Qualities] = {}
        self.attack = NO_ATTACK
        self.attackers: tuple[Reference, ...] = ()
        self.attacked: Reference = (-1, -1)
        self.attacked_player = NOBODY
        self.team = False
        self.counts: dict[str, int] = {}
        self.skips: list[Skip] = []
        self.effects_made = 0
        self.depth = 0
        self.following: list[str] = []
        self.announced = -1
        self.powers_began = False
        self.replacing: tuple[Mark, ...] = ()
        self.together: Together | None = None
        self.resolving = False

    def clear_table(self) -> None:
        super().clear_table()
        self.arrived = [0] * len(self.box)

    def take_state(self, origin: VsState) -> None:
        """Take over from another state of the same game what only this game has."""
        self.out = origin.out.copy()
        self.winner = origin.winner
        self.endurance = origin.endurance.copy()
        self.initiative = origin.initiative
        self.turn = origin.turn
        self.timeline = origin.timeline.copy()
        self.doing = origin.doing
        self.priority = origin.priority
        self.passes = origin.passes
        self.points = origin.points.copy()
        self.chain = origin.chain.copy()
        self.arrived = origin.arrived.copy()
        self.departed = origin.departed.copy()
        self.attack = origin.attack
        self.attackers = origin.attackers
        self.attacked = origin.attacked
        self.attacked_player = origin.attacked_player
        self.team = origin.team
        self.counts = origin.counts.copy()
        self.skips = origin.skips.copy()
        self.effects_made = origin.effects_made
        self.depth = origin.depth
        self.following = origin.following.copy()
        self.announced = origin.announced
        self.powers_began = origin.powers_began

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(),
            (tuple(self.out), self.winner, tuple(self.endurance), self.initiative, self.turn),
            (tuple(self.timeline), self.doing, self.priority, self.passes, tuple(self.points)),
            tuple([effect.state() for effect in self.chain]),
            tuple([triggered.state() for triggered in self.pending]),
            (self.attack, self.attackers, self.attacked, self.attacked_player, self.team),
            tuple(sorted(self.counts.items())),
            (tuple(self.skips), self.announced, self.effects_made, self.depth, tuple(self.following)),
            (tuple(self.arrived), tuple(sorted(self.departed))),
            (self.powers_began,),
        )

    # Time

    @property
    def moment(self) -> int:
        """The phase or step that goes on: `DRAW_PHASE`, `RESOURCE_STEP`, ..."""
        return self.timeline[0][0]

    @property
    def step_player(self) -> int:
        """The player whose step it is, or `NOBODY`. [vs 400.4]"""
        return self.timeline[0][1]

    @property
    def phase(self) -> int:
        """The phase that goes on; `SETTING_UP` before the first."""
        moment = self.timeline[0][0]
        return moment if moment == SETTING_UP else PHASE_OF[moment]

    def primary(self) -> int:
        """The primary player: whose step it is, or outside of steps, who has the initiative. [vs 400.5]"""
        player = self.timeline[0][1]
        if player == NOBODY:
            return self.initiative
        # The step of a player who has left the game goes on without them. [vs 102.3]
        return self.next_player(player) if self.out[player] else player

    def in_order(self, first: int = NOBODY) -> list[int]:
        """The players who are in the game, clockwise from the primary player or another."""
        start = self.primary() if first == NOBODY else first
        count = len(self.players)
        return [(start + i) % count for i in range(count) if not self.out[(start + i) % count]]

    def next_player(self, player: int) -> int:
        """The next player clockwise who is in the game."""
        count = len(self.players)
        for i in range(1, count + 1):
            following = (player + i) % count
            if not self.out[following]:
                return following
        return player

    def opponents(self, player: int) -> list[int]:
        """The other players who are in the game, clockwise."""
        return [other for other in self.in_order(player) if other != player]

    def in_attack(self) -> bool:
        """Whether an attack substep goes on. [vs 602]"""
        return self.attack == ATTACKING
