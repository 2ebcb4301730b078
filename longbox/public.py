"""What `import longbox` offers: games played, views looked at, bots written, cards read, rulings judged.

The names in `__all__` of `longbox` stay as they are from one version to the next. All other modules are internal:
use them if you like, and expect them to change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.games import all_packs, find, find_card_language, find_pack
from longbox.games.provenance import stamped
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Definition
from longbox.kernel.errors import LongboxError
from longbox.kernel.imagining import Imagined
from longbox.kernel.prepared import prepared
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.lab.plan import Plan, derive
from longbox.lab.results import GameResult, Outcome
from longbox.lab.rows import rows_of
from longbox.lab.running import play_games
from longbox.players.registry import make_player
from longbox.records import play_back
from longbox.rulings.exploring import MOST_PLAYS
from longbox.rulings.judging import FileVerdict, Verdict, files_in, judge_file

Bot = Answerer | Callable[..., Answerer] | str
"""A bot: an object that answers, a class of such objects, or a name: "greedy", "my_module:MyBot"."""

PERSON: Final = None
"""Sits in a seat whose answers you give with `Table.answer`."""


class NotOver(LongboxError):
    """The outcome of a game was asked for that still goes on."""


class GameBroke(LongboxError):
    """A game of many broke off by an error; the message has its number, its seed and what went wrong."""


def all_games() -> dict[str, str]:
    """The full names of all games, by their short names.

    Raises:
        LongboxError: A game from outside can't be used.
    """
    return {game: pack.title for game, pack in all_packs().items()}


def play(game: str, players: Sequence[Bot | None], options: dict[str, Any] | None = None, seed: int = 1) -> Table:
    """A table at which a game is played, as far as bots can play it: to its end, or to your first question.

    Args:
        game: The short name of the game: "dcdb".
        players: Who sits in each seat: a bot, or `None` where you answer yourself.
        options: What is agreed on besides the number of players; `docs/playing.md` lists it for each game.
        seed: Decides all that is left to chance, that of the bots included.

    Raises:
        LongboxError: There is no such game or bot, the options don't fit, or a bot gave an answer that isn't legal.
    """
    system = find(game)
    agreed = system.options_for(len(players), options or {})
    bots = {
        seat: seated(player, game, derive(seed, seat + 1)) for seat, player in enumerate(players) if player is not None
    }
    return Table(system, stamped(Record(game, agreed, seed)), bots)


def seated(bot: Bot, game: str, seed: int) -> Answerer:
    """A bot that is ready to play.

    Args:
        bot: Itself, its class, or its name.
        game: The short name of the game.
        seed: Decides what it leaves to chance, if it takes a seed.

    Raises:
        LongboxError: There is no such bot, or it doesn't know the game.
    """
    return bot if isinstance(bot, Answerer) else make_player(named(bot), game, seed)


def named(bot: Bot) -> str:
    """The name of a bot by which other processes find it too: "greedy", "my_module:MyBot"."""
    if isinstance(bot, str):
        return bot
    kind = bot if isinstance(bot, type) else type(bot)
    return f"{kind.__module__}:{kind.__qualname__}"


def outcome(table: Table | Imagined) -> Outcome:
    """How a finished game went: `turns`, `ending`, and for each seat `won`, `score` and what else its game counts.

    Args:
        table: A table, or a game that a bot imagined.

    Raises:
        NotOver: It goes on.
    """
    if not table.game.over:
        raise NotOver("The game is not over yet; answer its questions first.")
    return msgspec.convert(find_pack(table.system.id).function("results")(table.game), prepared(Outcome))


def simulate(
    game: str,
    bots: Sequence[Bot],
    games: int = 1000,
    options: dict[str, Any] | None = None,
    *,
    seed: int = 1,
    jobs: int = 1,
    rotate: bool = True,
) -> list[dict[str, Any]]:
    """Many games between bots, as rows for a data frame: one for each player of each game.

    Args:
        game: The short name of the game.
        bots: Who plays: names, or classes that a module has, so that other processes find them.
        games: How many games.
        options: What is agreed on besides the number of players.
        seed: Decides everything; the same seed gives the same rows, whatever `jobs` is.
        jobs: How many processes play.
        rotate: Whether the bots move on by one seat from each game to the next.

    Returns:
        Rows with `game`, `seed`, `seat`, `bot`, `entrant`, `won`, `ending` and what the game counts.

    Raises:
        GameBroke: A game broke off.
        LongboxError: There is no such game or bot, or the options don't fit.
    """
    plan = Plan(game, options or {}, tuple([named(bot) for bot in bots]), games, seed, rotate)
    rows: list[dict[str, Any]] = []

    def take(result: GameResult) -> None:
        rows.extend(rows_of(plan, result))

    run = play_games(plan, take, jobs=jobs)
    if run.failure:
        raise GameBroke(f"Game {run.failure.number} (seed {run.failure.seed}) broke off:\n{run.failure.error}")
    return rows


def cards(game: str) -> list[Definition]:
    """The cards that a game ships: each has a `name` and a `text`, and what else its game prints on it.

    Raises:
        LongboxError: There is no such game, or its cards have no texts.
    """
    return find_card_language(game).library.box()


def read_card(game: str, text: str) -> object:
    """What the text of a card means: a tree of terms, which are compared by value and print as what builds them.

    Raises:
        LongboxError: It can't be read, or in two ways. The message shows the place, and what could follow there.
    """
    return find_card_language(game).read(text)


def write_card(game: str, meaning: object) -> str:
    """The text that has a meaning, in the wording in which cards of the game are printed.

    Raises:
        LongboxError: No words of the game say it.
    """
    return find_card_language(game).write(meaning)


def judge(path: str | Path, *, most_plays: int = MOST_PLAYS) -> list[Verdict]:
    """The verdicts on all rulings of a file, or of the files of a folder.

    Each has a `ruling` (with its `name`), a `result` ("holds", "fails" or "malformed"), `problems`, and what could have
    come out otherwise and was `untried`, in words.

    Args:
        path: The file or the folder.
        most_plays: How often each ruling may be played to try what it doesn't write down.

    Raises:
        LongboxError: There are no rulings there, or a file of them can't be read.
    """
    return [
        verdict for file in files_in([Path(path)]) for verdict in _verdicts(judge_file(file, most_plays=most_plays))
    ]


def _verdicts(judged: FileVerdict) -> list[Verdict]:
    if judged.error is not None:
        raise judged.error
    return judged.verdicts


def replay(record: Record) -> Table:
    """The table of a recorded game, as far as its answers go. Look at it, or go on with it.

    Raises:
        LongboxError: An answer doesn't fit any more, as rules or cards are others now; the message says which.
    """
    return play_back(record)
