"""Gymnasium: one seat is played from outside, bots sit on the others.

gymnasium.make("longbox.environments.one_seat:longbox/dcdb-v1", bots=["greedy"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy
from gymnasium.envs.registration import registry
from gymnasium.spaces import Box, Discrete

from longbox.environments.environment import LONGEST, Environment
from longbox.environments.errors import NoSuchAnswer
from longbox.environments.showing import in_sentences
from longbox.games import games_with
from longbox.public import Bot

ANSI: Final = "ansi"
LOSE: Final = "lose"
REFUSE: Final = "refuse"
DEFEAT: Final = -1.0
MOST_SEEDS: Final = 2**62


class Actions(Discrete):
    """The space of actions of an environment; a sample of it is an answer that is on offer just then."""

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment.layout.actions.size)
        self._environment = environment

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """An action at random: by the mask or the probabilities if there are any, else one that is on offer."""
        offered = self._environment.actions()
        if mask is None and probability is None and offered:
            return numpy.int64(offered[int(self.np_random.integers(len(offered)))])
        return super().sample(mask, probability)


class OneSeat(gymnasium.Env):
    """A game for one learner.

    Observations are vectors (`environment.layout.observer.names` tells what each number is). `info` has the
    `action_mask`. The reward comes at the end:
    1 for a victory, -1 for a defeat.

    Attributes:
        environment: The game.
        seat: The number of the learner's seat.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI]}

    def __init__(
        self,
        game: str,
        bots: Sequence[Bot] = ("random",),
        options: dict[str, Any] | None = None,
        seat: int = 0,
        render_mode: str | None = None,
        longest: int = LONGEST,
        illegal: str = LOSE,
        position: str = "",
        ruling: str = "",
    ) -> None:
        """Agree on a game.

        Args:
            game: Its short name.
            bots: Who sits on the other seats, clockwise from the first.
            options: What else is agreed on.
            seat: The number of the learner's seat.
            render_mode: "ansi" for a table in sentences, or nothing.
            longest: After so many answers of the learner, a game is broken off.
            illegal: What comes of an action that is not on offer: "lose", which ends the game as a defeat and says why
                as `illegal` in `info`; or "refuse", which raises `NoSuchAnswer`.
            position: A file of rulings, if each game is to begin with the position of one of them.
            ruling: The name of that ruling.

        Raises:
            LongboxError: There is no such game or bot, or the options don't fit.
        """
        seats = [*bots[:seat], None, *bots[seat:]]
        sitting = {number: bot for number, bot in enumerate(seats) if bot is not None}
        self.environment = Environment(
            game, len(seats), options, bots=sitting, longest=longest, position=position, ruling=ruling
        )
        self.seat = seat
        self.render_mode = render_mode
        self._refuses = illegal == REFUSE
        self.action_space = Actions(self.environment)
        self.observation_space = Box(-numpy.inf, numpy.inf, (self.environment.layout.observer.size,), numpy.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game: that of the seed, or the next one of those that follow from the last seed."""
        super().reset(seed=seed)
        self.environment.reset(int(self.np_random.integers(MOST_SEEDS)))
        return self.environment.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and play on until the learner is asked again.

        Raises:
            NoSuchAnswer: The action is not on offer, and was to be refused. Nothing has changed.
        """
        try:
            self.environment.step(int(action))
        except NoSuchAnswer as error:
            if self._refuses:
                raise
            return self.environment.observe(self.seat), DEFEAT, True, False, {**self._info(), "illegal": str(error)}
        reward = self.environment.rewards()[self.seat]
        seen = self.environment.observe(self.seat)
        return seen, reward, self.environment.over, self.environment.truncated, self._info()

    def action_masks(self) -> Any:
        """For each action whether it is on offer, as libraries ask for it that know masks."""
        return self.environment.mask().astype(bool)

    def render(self) -> str | None:
        """The table in sentences, if that was wished."""
        return in_sentences(self.environment, self.seat) if self.render_mode == ANSI else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.environment.mask()}


def register() -> None:
    """Let `gymnasium.make` know all games, by ids like "longbox/dcdb-v1"."""
    for game in games_with("observing"):
        name = f"longbox/{game}-v1"
        if name not in registry:
            gymnasium.register(name, entry_point="longbox.environments.one_seat:OneSeat", kwargs={"game": game})


register()
