"""PettingZoo: all seats are played from outside, in turns (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy
from gymnasium.spaces import Box, Dict
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from longbox.environments.environment import LONGEST, Environment
from longbox.environments.one_seat import ANSI, MOST_SEEDS, Actions
from longbox.environments.showing import in_sentences

SEEN: Final = "observation"
MASK: Final = "action_mask"


class AllSeats(AECEnv):
    """A game for as many learners as it has players: `player_0`, `player_1`, and so on, clockwise.

    An observation has the vector of what the player sees, and a mask of the answers, which is empty for whoever isn't
    asked. Who is asked next needn't be the next player.

    Attributes:
        environment: The game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI], "name": "longbox_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        longest: int = LONGEST,
        position: str = "",
        ruling: str = "",
    ) -> None:
        """Agree on a game.

        Args:
            game: Its short name.
            players: How many play.
            options: What else is agreed on.
            render_mode: "ansi" for a table in sentences, or nothing.
            longest: After so many answers, a game is broken off.
            position: A file of rulings, if each game is to begin with the position of one of them.
            ruling: The name of that ruling.

        Raises:
            LongboxError: There is no such game, or the options don't fit.
        """
        super().__init__()
        self.environment = Environment(game, players, options, longest=longest, position=position, ruling=ruling)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.environment.seats)]
        size = self.environment.layout.actions.size
        vector = Box(-numpy.inf, numpy.inf, (self.environment.layout.observer.size,), numpy.float32)
        mask = Box(0, 1, (size,), numpy.int8)
        self.observation_spaces = {agent: Dict({SEEN: vector, MASK: mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: Actions(self.environment) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """The space of what a player sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of what a player answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: that of the seed, or the next one of those that follow from the last seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.environment.reset(int(self._random.integers(MOST_SEEDS)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Let whoever is asked be the next to act; at the end, each in turn, to be told of it."""
        question = self.environment.question
        self.agent_selection = self.agents[0] if question is None else self.possible_agents[question.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a player sees, and which actions answer what the player is asked."""
        seat = self.possible_agents.index(agent)
        question = self.environment.question
        asked = question is not None and question.player == seat
        mask = self.environment.mask() if asked else numpy.zeros(self.environment.layout.actions.size, numpy.int8)
        return {SEEN: self.environment.observe(seat), MASK: mask}

    def step(self, action: Any) -> None:
        """Answer for the player who is asked.

        Raises:
            NoSuchAnswer: The action is not on offer. Nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.environment.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        rewards = self.environment.rewards()
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = rewards[seat]
            self.terminations[other] = self.environment.over
            self.truncations[other] = self.environment.truncated
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table in sentences, as the player sees it who is asked, if that was wished."""
        if self.render_mode != ANSI:
            return None
        return in_sentences(self.environment, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""
