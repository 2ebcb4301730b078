"""OpenSpiel: each game as a Python game with information states, observations and tensors.

    import pyspiel
    import longbox.environments.spiel

    game = pyspiel.load_game("python_longbox_dcdb(players=2,seeds=1000)")

The first node is a chance node, which draws the seed of the game; all else that is left to chance follows from it. So a
state is wholly known by its history, as OpenSpiel's copies and texts of states need it.
"""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy
import pyspiel

from longbox.environments.environment import Environment
from longbox.games import find_pack, games_with

PLAYERS: Final = 2
SEEDS: Final = 1000
LONGEST: Final = 20_000
MOST_PLAYERS: Final = 10
DEFAULTS: Final = {"players": PLAYERS, "seeds": SEEDS, "longest": LONGEST, "options": "", "position": "", "ruling": ""}


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_longbox_{game}"


def in_text(options: dict[str, Any]) -> str:
    """Options as a parameter of OpenSpiel, which may have neither commas nor brackets."""
    return quote(json.dumps(options), safe="")


def type_of(game: str) -> Any:
    """What OpenSpiel is told of a game, whatever its parameters are."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=find_pack(game).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):
    """A game of Longbox.

    Its parameters: `players`; `seeds`, from how many games the chance node draws; `longest`, after how many answers a
    game is broken off; `options`, as `in_text` writes them; `position` and `ruling`, as an `Environment` takes them.

    Attributes:
        opening: The game before its first step, from which states are copied.
        seeds: From how many games the chance node draws.
    """

    def __init__(self, game: str, kind: Any, parameters: dict[str, Any] | None) -> None:
        """Agree on a game.

        Args:
            game: Its short name.
            kind: Its type, as it was registered.
            parameters: What OpenSpiel was told.

        Raises:
            LongboxError: The options don't fit.
        """
        agreed = {**DEFAULTS, **(parameters or {})}
        options = json.loads(unquote(agreed["options"])) if agreed["options"] else {}
        self.opening = Environment(
            game,
            agreed["players"],
            options,
            position=agreed["position"],
            ruling=agreed["ruling"],
            longest=agreed["longest"],
        )
        self.seeds: int = agreed["seeds"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.opening.layout.actions.size,
            max_chance_outcomes=self.seeds,
            num_players=self.opening.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=agreed["longest"],
        )
        super().__init__(kind, info, parameters or {})

    def new_initial_state(self) -> Any:
        """A game of which not even the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Who tells what a player sees: now, or in all of the game so far.

        Returns:
            Nobody where what all know is wanted apart from what one player knows: Longbox doesn't tell it apart.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return SpielObserver(self, recalls=kind.perfect_recall)


class SpielState(pyspiel.State):
    """A game at a question, or before its seed is drawn.

    Attributes:
        environment: The game.
        drawn: Whether its seed is drawn.
        given: The answers of each player so far.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.environment = game.opening.copy()
        self.drawn = False
        self.given: list[list[int]] = [[] for _ in range(game.opening.seats)]
        self._seeds = game.seeds

    def current_player(self) -> int:
        """Who is asked."""
        if not self.drawn:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.environment.question
        return int(pyspiel.PlayerId.TERMINAL) if question is None else question.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.environment.actions()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each with the same chance."""
        return [(seed, 1.0 / self._seeds) for seed in range(self._seeds)]

    def _apply_action(self, action: int) -> None:
        if self.drawn:
            self.given[self.environment.player].append(action)
            self.environment.step(action)
            return
        self.environment.reset(action)
        self.drawn = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.environment.meaning(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or broken off."""
        return self.drawn and self.environment.question is None

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat; 0 in a game that goes on or was broken off."""
        return self.environment.rewards()

    def observed(self, player: int) -> str:
        """What a player sees now, in JSON."""
        if not self.drawn:
            return "The seed is not drawn."
        return json.dumps(self.environment.describe(player), ensure_ascii=False, sort_keys=True)

    def remembered(self, player: int) -> str:
        """All that a player was told and has answered, and what the player sees now."""
        if not self.drawn:
            return self.observed(player)
        answers = [self.environment.meaning(action) for action in self.given[player]]
        return "\n".join([self.observed(player), *self.environment.episode.view(player).log(), f"answers: {answers}"])

    def __str__(self) -> str:
        if not self.drawn:
            return "The seed is not drawn."
        game = self.environment.episode.game
        asked = self.environment.question
        return f"seed {self.environment.seed}, {len(game.log)} events, {asked.words() if asked else 'over'}"


class SpielObserver:
    """Tells what players see, in words and numbers.

    The tensor of an observation is its vector. That of an information state has besides how often the player gave each
    answer: no vector of fixed length holds a whole game, so that it says less than the words do.

    Attributes:
        tensor: The numbers.
        dict: The same by parts.
    """

    def __init__(self, game: SpielGame, *, recalls: bool) -> None:
        """Take which observations are wanted: those of a moment, or those of all the game so far."""
        seen, given = game.opening.layout.observer.size, game.opening.layout.actions.size
        self._recalls = recalls
        self.tensor: Any = numpy.zeros(seen + given if self._recalls else seen, numpy.float32)
        self.dict = {"seen": self.tensor[:seen]}
        if self._recalls:
            self.dict["given"] = self.tensor[seen:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Take the numbers of a player's state."""
        self.tensor.fill(0)
        if not state.drawn:
            return
        self.dict["seen"][:] = state.environment.observe(player)
        if self._recalls and state.given[player]:
            self.dict["given"][:] = numpy.bincount(state.given[player], minlength=len(self.dict["given"]))

    def string_from(self, state: SpielState, player: int) -> str:
        """The words of a player's state."""
        return state.remembered(player) if self._recalls else state.observed(player)


def register() -> None:
    """Let OpenSpiel know all games."""
    for game in games_with("observing"):
        if short_name(game) not in pyspiel.registered_names():
            pyspiel.register_game(type_of(game), maker(game))


def maker(game: str) -> type:
    """The class that OpenSpiel makes a game of."""
    kind = type_of(game)

    class Made(SpielGame):
        """One game of Longbox, with the parameters that it is loaded with."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, parameters)

    return Made


register()
