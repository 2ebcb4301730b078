"""The bots by their names, for commands and tools."""

from __future__ import annotations

from typing import Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.errors import LongboxError, near
from longbox.players.altered import LEAVES_TO_CHANCE, SHUNS, ChancePlayer, ShunningPlayer
from longbox.players.greedy import greedy_player
from longbox.players.own import BadBot, is_own, is_trained, own_player
from longbox.players.random import RandomPlayer
from longbox.program import installing

PLAYERS: Final = {
    "random": "answers at random",
    "greedy": "takes what looks best at once, without looking ahead",
}
"""The names of the bots, and how each plays."""


class UnknownPlayer(LongboxError):
    """There is no bot of that name."""


def make_player(name: str, game: str, seed: int) -> Answerer:
    """A bot that is ready to play.

    Args:
        name: One of `PLAYERS`, or where a bot of one's own lies: "my_module:MyBot", "trained.bot"; behind it may
            stand rules whose questions it answers at random, "greedy?13.", and an answer that it never gives,
            "greedy!buy Kick".
        game: The short name of the game that it will play: "dcdb".
        seed: Decides what the bot leaves to chance.

    Raises:
        UnknownPlayer: There is no such bot.
        BadBot: One's own isn't there, or is no bot, or can't be used without NumPy.
        UnknownGame: There is no such game.
        NoSuchPart: The bot doesn't know the game.
    """
    if SHUNS in name:
        plain, _, answer = name.partition(SHUNS)
        return ShunningPlayer(make_player(plain, game, seed), answer)
    if LEAVES_TO_CHANCE in name:
        plain, _, rules = name.partition(LEAVES_TO_CHANCE)
        return ChancePlayer(make_player(plain, game, seed), rules, seed)
    if is_trained(name):
        return _trained(name, game)
    if is_own(name):
        return own_player(name, seed)
    if name not in PLAYERS:
        raise UnknownPlayer(f"There is no bot {name!r}. {near(name, PLAYERS)}")
    if name == "greedy":
        return greedy_player(game)
    return RandomPlayer(seed)


def _trained(file: str, game: str) -> Answerer:
    """The bot of a file.

    Raises:
        BadBot: What it needs isn't installed.
        LongboxError: It isn't there, or plays another game.
    """
    try:
        from longbox.environments.linear import trained_player  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError:
        raise BadBot(f"The bot {file!r} needs NumPy. Install it: {installing('environments')}") from None
    return trained_player(file, game)
