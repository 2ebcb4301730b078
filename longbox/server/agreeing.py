"""What can be agreed on before a game, told as fields of a form, and read back from what people chose.

A game's lobby says it as options of the command line, where files can be named. Nobody names a file of the server
here: what is no listed name and no number is refused, and a file comes as its text.

LongboxError
└── BadChoice    something was chosen that there isn't
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, Final

import click

from longbox import games
from longbox.faces.presenter import Presenter
from longbox.games import all_packs, find_pack
from longbox.games.lobby import Lobby
from longbox.games.name_choice import NameChoice
from longbox.games.shown import lobby_of
from longbox.kernel.errors import LongboxError, near
from longbox.players.registry import PLAYERS, introduce, introduced, make_player
from longbox.server.requests import LONGEST_TEXT, Bot, Field, FormTold, GameTold

_FINDING: Final = Lock()

CARDS: Final = "cards"
"""The field of all games that has cards of one's own."""

OWN: Final = "plays as whoever runs this server taught it"
"""How a bot plays that the host brought."""


class BadChoice(LongboxError):
    """Something was chosen that there isn't. The message says what there is."""


def all_games() -> list[GameTold]:
    """All games that can be played by people; found once, as their cards must be read to tell of them."""
    with _FINDING:
        return _found()


@cache
def _found() -> list[GameTold]:
    return [told(game) for game, pack in all_packs().items() if pack.has("face")]


def told(game: str) -> GameTold:
    """A game, with what can be agreed on."""
    pack, lobby = find_pack(game), lobby_of(game)
    return GameTold(
        game=game,
        title=pack.title,
        about=about(game),
        least=lobby.fewest,
        most=lobby.most,
        seats=len(lobby.seating.split(",")),
        sharing=lobby.sharing,
        bots=[Bot(name, PLAYERS.get(name, OWN)) for name in bots_of(game)],
        forms=[FormTold(form.id, form.title) for form in pack.forms],
        fields=fields_of(lobby),
    )


def about(game: str) -> str:
    """The rules of a game in a few sentences."""
    presenter = find_pack(game).function("face")(games.find(game).options_for(lobby_of(game).fewest, {}))
    return presenter.help() if isinstance(presenter, Presenter) else ""


def bots_of(game: str) -> list[str]:
    """The bots that play a game: those of Longbox, the best first, and those that the host brought."""
    shipped = [name for name in ("greedy", "random") if name != "greedy" or find_pack(game).has("greedy")]
    return [*shipped, *[name for name in introduced() if why_not(name, game) is None]]


def why_not(bot: str, game: str) -> LongboxError | None:
    """Why a bot doesn't play a game; nothing if it does."""
    try:
        make_player(bot, game, 0)
    except LongboxError as error:
        return error
    return None


def bring_bots(words: Sequence[str]) -> None:
    """Let bots of the host sit at tables, by their short names.

    Args:
        words: Where each lies.

    Raises:
        LongboxError: One isn't there, plays no game, or is called like another.
    """
    for name in [introduce(word) for word in words]:
        reasons = [why_not(name, game) for game in all_packs()]
        if all(reasons) and reasons[0]:
            raise reasons[0]


def fields_of(lobby: Lobby) -> list[Field]:
    """What can be agreed on before a game."""
    return [field for option in lobby.options() if (field := _field(option, lobby)) is not None]


def _field(option: click.Option, lobby: Lobby) -> Field | None:
    """An option as a field; none for one that takes any words."""
    name = option.name or ""
    field = Field(name, _label(option), "flag", option.help or "", per_seat=name in lobby.by_seat)
    if option.is_flag:
        field.default = option.default is True
        return field
    if isinstance(option.type, NameChoice):
        field.kind, field.choices = "names" if option.multiple else "choice", list(option.type.names)
        field.file = option.type.files
        field.default = option.default if isinstance(option.default, str) else None
        return field
    if name in lobby.names():
        field.kind, field.choices, field.file = "names", list(lobby.names()[name]), name in lobby.texts
        return field
    if isinstance(option.type, click.Path):
        field.kind, field.file = "cards", True
        return field
    if isinstance(option.type, (click.IntRange, click.types.IntParamType)):
        field.kind, field.default = "number", option.default if isinstance(option.default, int) else None
        field.least, field.most = _bound(option.type, "min"), _bound(option.type, "max")
        return field
    return None


def _label(option: click.Option) -> str:
    return option.opts[0].removeprefix("--").replace("-", " ")


def _bound(kind: click.ParamType[Any], name: str) -> int | None:
    found = getattr(kind, name, None)
    return found if isinstance(found, int) else None


# Reading


def agreed(
    game: str, chosen: dict[str, Any], names: Sequence[str], people: Sequence[int], choices: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """The options of a game.

    Args:
        game: Its short name.
        chosen: What was chosen, by the names of fields.
        names: The players' names, in seat order.
        people: The seats of those who are people.
        choices: What each player brings, by the names of fields that are for each seat.

    Raises:
        LongboxError: Something was chosen that there isn't, or doesn't fit together.
    """
    lobby = lobby_of(game)
    with TemporaryDirectory(prefix="longbox-") as folder:
        words = [*_words(lobby, with_choices(lobby, chosen, choices), Path(folder))]
        command = click.Command(game, params=[*lobby.options()])
        try:
            context = command.make_context(game, words)
            return lobby.agreed(context.params, list(names), list(people))
        except click.ClickException as error:
            raise BadChoice(error.format_message()) from None
        except LongboxError as error:
            # Where the text lay for a moment is nothing that its writer knows.
            raise BadChoice(str(error).replace(f"{folder}/", "")) from None


def check_chosen(game: str, chosen: dict[str, Any]) -> None:
    """Refuse what can't be chosen.

    Raises:
        BadChoice: There is no such field, or no such value.
    """
    with TemporaryDirectory(prefix="longbox-") as folder:
        list(_words(lobby_of(game), chosen, Path(folder)))


def check_brought(game: str, choice: dict[str, Any]) -> None:
    """Refuse what nobody can bring to a seat: cards of one's own come along with a deck of one's own alone.

    Raises:
        BadChoice: There is no such field, no such value, or cards come without a deck.
    """
    check_chosen(game, choice)
    for field in fields_of(lobby_of(game)):
        if field.name not in choice or field.per_seat:
            continue
        if field.kind != "cards" or not has_files([choice.get(name) for name in lobby_of(game).by_seat]):
            raise BadChoice(f"{field.label} can't be brought to a seat: only a deck of one's own has cards of its own.")


def has_files(chosen: object) -> bool:
    """Whether some of what was chosen is a text of a file."""
    if isinstance(chosen, dict):
        return "file" in chosen or any([has_files(value) for value in chosen.values()])
    return isinstance(chosen, list) and any([has_files(value) for value in chosen])


def with_choices(lobby: Lobby, chosen: dict[str, Any], choices: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What was chosen, with what each player brings; if anybody brings something, the others get what is left.

    Cards of their own come with decks; a set that several bring is there once.
    """
    whole = dict(chosen)
    for field in fields_of(lobby):
        brought = [choice.get(field.name) for choice in choices]
        if not field.per_seat or not any(brought):
            continue
        free = [name for name in field.choices if name not in brought]
        filled = [value or (free.pop(0) if free else field.choices[0]) for value in brought]
        whole[field.name] = filled
    cards = [*_listed(chosen.get(CARDS)), *[file for choice in choices for file in _listed(choice.get(CARDS))]]
    return {**whole, CARDS: [file for at, file in enumerate(cards) if file not in cards[:at]]} if cards else whole


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _words(lobby: Lobby, chosen: dict[str, Any], folder: Path) -> Iterator[str]:
    """What was chosen, as words of a command line."""
    fields = {field.name: field for field in fields_of(lobby)}
    flags = {option.name: option.opts[0] for option in lobby.options()}
    for name, value in chosen.items():
        field = fields.get(name)
        if field is None:
            raise BadChoice(f"There is nothing called {name[:40]!r} to be chosen. {near(name[:40], list(fields))}")
        if field.kind == "flag":
            yield from [flags[name]] if _typed(value, bool, field) else []
        elif field.kind == "number":
            yield from [] if value is None else [f"{flags[name]}={_typed(value, int, field)}"]
        else:
            for number, one in enumerate(_listed(value)):
                yield f"{flags[name]}={_named(one, field, folder, f'{name}-{number}')}"


def _typed(value: object, kind: type, field: Field) -> Any:
    if type(value) is not kind:
        raise BadChoice(f"{field.label} can't be {str(value)[:40]!r}.")
    return value


def _named(value: object, field: Field, folder: Path, file: str) -> str:
    """One of the names that there are, or a file that was written from a text."""
    if field.file and isinstance(value, dict) and isinstance(text := value.get("file"), str):
        if len(text) > LONGEST_TEXT:
            raise BadChoice(f"A file for {field.label} has at most {LONGEST_TEXT:,} letters.")
        path = folder / f"{re.sub('[^a-z0-9]', '-', file)}.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)
    if not isinstance(value, str) or value not in field.choices:
        raise BadChoice(f"There is no {field.label} {str(value)[:40]!r}. {near(str(value)[:40], field.choices)}")
    return value
