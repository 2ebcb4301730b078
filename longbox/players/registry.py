"""The bots by their names, for commands and tools."""

from __future__ import annotations

from typing import Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.errors import LongboxError, near
from longbox.players.altered import LEAVES_TO_CHANCE, SHUNS, WAVERS, ChancePlayer, ShunningPlayer, WaveringPlayer
from longbox.players.greedy import greedy_player
from longbox.players.own import BadBot, called, is_own, is_remote, is_trained, own_player
from longbox.players.random import RandomPlayer
from longbox.program import installing

PLAYERS: Final = {
    "random": "answers at random",
    "greedy": "takes what looks best at once, without looking ahead",
}
"""The names of the bots, and how each plays."""


_INTRODUCED: Final[dict[str, str]] = {}
"""Short names of bots of one's own, and where each lies."""


class UnknownPlayer(LongboxError):
    """There is no bot of that name."""


def introduce(word: str) -> str:
    """Let a bot of one's own be named by a short name in this process, so that others needn't know where it lies.

    Args:
        word: Where it lies: "my_module:MyBot", "trained.bot", or an address.

    Returns:
        Its name, which is that of its class, its file or its machine.

    Raises:
        BadBot: Another bot is called so.
    """
    name = called(word)
    if name in PLAYERS or _INTRODUCED.get(name, word) != word:
        raise BadBot(f"There is a bot {name!r} already: give {word!r} another name.")
    _INTRODUCED[name] = word
    return name


def introduced() -> list[str]:
    """The short names of bots of one's own."""
    return [*_INTRODUCED]


def make_player(name: str, game: str, seed: int) -> Answerer:
    """A bot that is ready to play.

    Args:
        name: One of `PLAYERS`, a name that was introduced, or where a bot of one's own lies: "my_module:MyBot",
            "trained.bot", or the address of one that answers over HTTP. Behind it, unless it is an address, may stand
            rules whose questions it answers at random, "greedy?13.", or, of greedy, at which it wavers, "greedy~13.",
            and an answer that it never gives, "greedy!buy Kick".
        game: The short name of the game that it will play: "dcdb".
        seed: Decides what the bot leaves to chance.

    Raises:
        UnknownPlayer: There is no such bot.
        BadBot: One's own isn't there, or is no bot, or can't be used without NumPy.
        UnknownGame: There is no such game.
        NoSuchPart: The bot doesn't know the game.
    """
    name = _INTRODUCED.get(name, name)
    if is_remote(name):
        return _remote(name, game, seed)
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
    if WAVERS in name:
        plain, _, rules = name.partition(WAVERS)
        return _wavering(plain, rules, game, seed)
    if name not in PLAYERS:
        raise UnknownPlayer(f"There is no bot {name!r}. {near(name, PLAYERS)}")
    if name == "greedy":
        return greedy_player(game)
    return RandomPlayer(seed)


def _remote(address: str, game: str, seed: int) -> Answerer:
    """The bot behind an address; only those who name one wait for what it takes to speak HTTP."""
    from longbox.players.remote import RemotePlayer  # noqa: PLC0415 (HTTP, and faces)

    return RemotePlayer(address, game, seed)


def _wavering(name: str, rules: str, game: str, seed: int) -> Answerer:
    """A bot that wavers at some rules.

    Raises:
        UnknownPlayer: It isn't the greedy bot, which alone says how good each choice looks.
    """
    if name != "greedy":
        raise UnknownPlayer(f"The bot {name!r} can't waver: only 'greedy' says how good each answer looks.")
    return WaveringPlayer(greedy_player(game), rules, seed)


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
