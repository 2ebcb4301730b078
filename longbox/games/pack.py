"""What a game says of itself to the rest of the program: its pack.

A pack is plain data: what the game is called, and where its parts lie. A part is loaded when somebody asks for it, so
that a list of all games costs nothing, and rules never know who plays, watches or measures them.

LongboxError
├── BadPack     a pack names a part that isn't there, or is something else than it should be
└── NoSuchPart  a game doesn't have what was asked for
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from longbox.kernel.errors import LongboxError

P = TypeVar("P")

PARTS: Final = {
    "rules": "rules",
    "options": "options",
    "results": "results that could be counted",
    "cards": "cards with texts",
    "decks": "decks that players bring",
    "axes": "table of many games",
    "community": "community's format for cards that is known",
    "rulings": "words for rulings",
    "rulebook": "list of its rules",
    "greedy": "judgement for the greedy bot",
    "face": "face for its table",
    "observing": "numbers for environments",
    "lobby": "way to agree on a game",
    "workshop": "place for cards of one's own",
}
"""What a pack can have, and what is lacking in a game that doesn't."""


class BadPack(LongboxError):
    """A pack names a part that isn't there, or is something else than it should be. The message says what is right."""


class NoSuchPart(LongboxError):
    """A game doesn't have what was asked for: nobody brings a deck to it, or it lists no rules."""


class Form:
    """A form of a game that is played by a rulebook of its own.

    Attributes:
        id: The name under which its rules are cited: "cube" in `[cube 8.070]`.
        title: Its full name.
        rulebook: The file in the game's folder that lists its rules.
        options: What is agreed on where this form is played.
    """

    def __init__(self, *, id: str, title: str, rulebook: str, options: dict[str, object]) -> None:
        self.id = id
        self.title = title
        self.rulebook = rulebook
        self.options = options

    def is_agreed_on(self, options: dict[str, Any]) -> bool:
        """Whether some options are of this form."""
        return all([options.get(name) == value for name, value in self.options.items()])


class Pack:
    """One game, as the rest of the program knows it.

    A part is named by the place where it lies: ".system:SYSTEM" is what the module `system` of the game's package calls
    `SYSTEM`. What a game doesn't have is left out; then the commands that need it say so.

    Attributes:
        id: Its short name, as commands and files use it: "dcdb".
        title: Its full name.
        package: The package that its parts lie in: "longbox.games.dcdb".
        rules: How it is set up and played: a `System`.
        options: What players agree on before a game: a `msgspec.Struct`, whose fields are the options.
        results: How a finished game went, as plain data: a function of the game. See `longbox.lab.results.Outcome`.
        cards: Its cards and the words of their texts: a `CardLanguage`.
        decks: The decks that players bring to it: a `DeckBuilding`.
        decks_meet: Whether decks are played against each other; the game's options then have `decks` and `cards`.
        together: Whether its players win and lose together.
        axes: What many games differ in, to be shown as a table: `Axes`.
        community: The public format for its cards: a `Community`.
        rulings: The words for positions, in which rulings are written: an `Arranger`.
        rulebook: The file in its folder that lists its rules.
        forms: Forms of the game with a rulebook of their own, by the names under which their rules are cited.
        greedy: What an answer is worth, for the greedy bot: a `Judgement`.
        face: What its table shows: a function of the options that gives a `longbox.faces.presenter.Presenter`.
        observing: What it is in numbers, for players that learn: an `Observing`.
        lobby: What can be agreed on before it, and who sits down if nothing is said: a `Lobby`.
        workshop: What a new card of it can have, and games in which it takes part: a `Workshop`.
        apart: The folders and files beside its rules that decide nothing of how a game goes, so that a record of a game
            stays what it is where they change.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        package: str,
        rules: str,
        options: str = "",
        results: str = "",
        cards: str = "",
        decks: str = "",
        decks_meet: bool = False,
        together: bool = False,
        axes: str = "",
        community: str = "",
        rulings: str = "",
        rulebook: str = "",
        forms: tuple[Form, ...] = (),
        greedy: str = "",
        face: str = "",
        observing: str = "",
        lobby: str = "",
        workshop: str = "",
        apart: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.package = package
        self.rules = rules
        self.options = options
        self.results = results
        self.cards = cards
        self.decks = decks
        self.decks_meet = decks_meet
        self.together = together
        self.axes = axes
        self.community = community
        self.rulings = rulings
        self.rulebook = rulebook
        self.forms = forms
        self.greedy = greedy
        self.face = face
        self.observing = observing
        self.lobby = lobby
        self.workshop = workshop
        self.apart = apart

    def __repr__(self) -> str:
        return f"<pack of {self.title}>"

    def has(self, part: str) -> bool:
        """Whether the game has a part, by the name of the attribute: "decks"."""
        return bool(getattr(self, part))

    def load(self, part: str, kind: type[P]) -> P:
        """A part of the game, which is loaded for it.

        Args:
            part: The name of the attribute that says where it lies: "rules".
            kind: What it must be.

        Raises:
            NoSuchPart: The game doesn't have it.
            BadPack: It isn't there, or is something else.
        """
        found = self._named(part)
        if not isinstance(found, kind):
            raise BadPack(f"{self._place(part)} must be a {kind.__name__}, and is {found!r}.")
        return found

    def function(self, part: str) -> Callable[..., Any]:
        """A part of the game that is a function.

        Raises:
            NoSuchPart: The game doesn't have it.
            BadPack: It isn't there, or can't be called.
        """
        found = self._named(part)
        if not callable(found):
            raise BadPack(f"{self._place(part)} must be a function, and is {found!r}.")
        return found

    def file(self, part: str) -> Path:
        """A part of the game that is a file.

        Raises:
            NoSuchPart: The game doesn't have it.
            BadPack: It isn't there.
        """
        found = self.folder / self._said(part)
        if not found.is_file():
            raise BadPack(f"{self._place(part)} must be a file, and there is no {found}.")
        return found

    def form_of(self, options: dict[str, Any]) -> str:
        """The name under which the rules are cited by which a game with some options is played."""
        return next((form.id for form in self.forms if form.is_agreed_on(options)), self.id)

    def rules_file(self, rulebook: str) -> Path:
        """The file that lists the rules of the game, or of one of its forms, by the name under which they are cited.

        Raises:
            NoSuchPart: It lists no rules.
            BadPack: The file isn't there.
        """
        for form in self.forms:
            if form.id == rulebook:
                return self.folder / form.rulebook
        return self.file("rulebook")

    @property
    def folder(self) -> Path:
        """Where the game lies.

        Raises:
            BadPack: Its package is nowhere.
        """
        found = find_spec(self.package)
        if found is None or not found.submodule_search_locations:
            raise BadPack(f"The pack {self.id!r} says that it lies in the package {self.package!r}, which isn't there.")
        return Path(found.submodule_search_locations[0])

    def _said(self, part: str) -> str:
        said = getattr(self, part)
        assert isinstance(said, str)
        if not said:
            raise NoSuchPart(f"The game {self.id!r} has no {PARTS[part]}.")
        return said

    def _named(self, part: str) -> object:
        """What the place of a part names."""
        place, colon, name = self._said(part).partition(":")
        if not colon:
            raise BadPack(f'{self._place(part)} must say where it lies: ".module:NAME".')
        module = f"{self.package}{place}" if place.startswith(".") else place
        if not _is_there(module):
            raise BadPack(f"{self._place(part)}: there is no module {module}.")
        found: object = getattr(import_module(module), name, None)
        if found is None:
            raise BadPack(f"{self._place(part)}: the module {module} has no {name}.")
        return found

    def _place(self, part: str) -> str:
        return f"The pack {self.id!r}, {part} = {getattr(self, part)!r}"


def _is_there(module: str) -> bool:
    """Whether there is a module of that name; what it imports is its own matter."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
