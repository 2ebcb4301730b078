"""What becomes of each rule of a rulebook: cited by code, shown by a ruling or a test, nothing to implement, open.

And of each example: carried out by a ruling, or not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import longbox
from longbox.games import SHIPPED, rulebook_pack, shipped_pack
from longbox.rulebook.citations import Place, citations_under
from longbox.rulebook.rules import Rule, rules_of

if TYPE_CHECKING:
    from longbox.rulings.sheets import Ruling

PACKAGE: Final = Path(longbox.__file__).parent
PROJECT: Final = PACKAGE.parent
"""Where tests and rulings lie beside the package. Beside an installed package they don't."""

SHOWN: Final = PACKAGE / "rulebook" / "shown.json"
"""What tests and rulings show, in an installed package: written as the package is built. In a clone it isn't there."""

RULE: Final = "rule"
EXAMPLE: Final = "example"

Showing = tuple[str, str, Place]
"""That a place shows a rule, or carries out an example: `RULE` or `EXAMPLE`, its name, and the place."""


class Coverage:
    """All rules of a game, with where they are cited and shown.

    Attributes:
        game: The short name of the game.
        rules: Its rules by name, in the order of the rulebook.
        cited: Where code cites each of them, by name.
        shown: Where rulings and tests show each of them, by name.
        examples: Where rulings carry out each example of the rulebook, by its rule and name: "502.4: Arcade".
        unknown: Citations of rules and examples that the rulebook doesn't have.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules = rules_of(game)
        self.cited: dict[str, list[Place]] = {name: [] for name in self.rules}
        self.shown: dict[str, list[Place]] = {name: [] for name in self.rules}
        self.examples: dict[str, list[Place]] = {
            example: [] for rule in self.rules.values() for example in rule.examples_cited()
        }
        self.unknown: list[tuple[str, Place]] = []

    def add(self, found: dict[str, list[Place]], name: str, place: Place) -> None:
        """Note a place where a rule is cited or shown, or an example carried out."""
        if name in found:
            found[name].append(place)
        else:
            self.unknown.append((name, place))

    def nothing_to_implement(self) -> list[Rule]:
        """The rules that ask for no code, each with its reason."""
        return [rule for rule in self.rules.values() if rule.nothing]

    def open(self) -> list[Rule]:
        """The rules that are neither cited nor shown, though there is something to implement."""
        return [
            rule
            for name, rule in self.rules.items()
            if not self.cited[name] and not self.shown[name] and not rule.nothing
        ]

    def not_shown(self) -> list[Rule]:
        """The rules that code carries out, but no ruling or test shows."""
        return [rule for name, rule in self.rules.items() if self.cited[name] and not self.shown[name]]

    def not_carried_out(self) -> list[str]:
        """The examples of the rulebook that no ruling carries out."""
        return [example for example, places in self.examples.items() if not places]

    def by_card_only(self) -> list[str]:
        """The examples of which only the card is known that they are about, not what they say of it."""
        return [example for rule in self.rules.values() for example in rule.cited_by_card_only()]

    def as_data(self) -> dict[str, Any]:
        """The report as plain data: how many rules of each sort, which are open, and where each rule stands."""
        return {
            "game": self.game,
            "rules": len(self.rules),
            "cited": len([name for name in self.rules if self.cited[name]]),
            "shown": len([name for name in self.rules if self.shown[name]]),
            "nothing_to_implement": len(self.nothing_to_implement()),
            "open": [rule.name for rule in self.open()],
            "examples": len(self.examples),
            "by_card_only": self.by_card_only(),
            "not_carried_out": self.not_carried_out(),
            "unknown": [{"rule": name, "where": str(place)} for name, place in self.unknown],
            "details": [self._rule_as_data(rule) for rule in self.rules.values()],
        }

    def _rule_as_data(self, rule: Rule) -> dict[str, Any]:
        return {
            "name": rule.name,
            "section": rule.section,
            "words": rule.words,
            "cited": [str(place) for place in self.cited[rule.name]],
            "shown": [str(place) for place in self.shown[rule.name]],
            "examples": {
                example: [str(place) for place in self.examples[example]] for example in rule.examples_cited()
            },
            "by_card_only": rule.cited_by_card_only(),
            "nothing_to_implement": rule.nothing or None,
        }


class Sources(NamedTuple):
    """Where to look for what becomes of the rules of a game.

    Attributes:
        root: The folder from which places are told.
        code: Where rules are carried out.
        tests: Where they are shown by tests.
        rulings: Where they are shown by rulings.
    """

    root: Path
    code: Path
    tests: list[Path]
    rulings: list[Path]


def sources_of(game: str, project: Path) -> Sources:
    """Where to look: in the project, or in and beside the folder of a game from outside."""
    pack = rulebook_pack(game)
    if pack.id in SHIPPED:
        return Sources(project, project / "longbox", [project / "tests"], [project / "rulings" / pack.id])
    folder = pack.folder
    return Sources(
        folder.parent,
        folder,
        [folder / "tests", folder.parent / "tests"],
        [folder / "rulings", folder.parent / "rulings" / game],
    )


def report_on(game: str, project: Path = PROJECT) -> Coverage:
    """Look through the code, and through the tests and rulings beside it.

    An installed package tells what was found in them as it was built.

    Args:
        game: The short name of the game.
        project: The folder with the package `longbox`, and with `tests` and `rulings`.

    Raises:
        UnknownGame: There is no such game.
        BadRulebook: Its rulebook can't be used.
        BadRuling: A file of rulings can't be read.
    """
    coverage = Coverage(game)
    sources = sources_of(game, project)
    for name, place in citations_under(sources.code, sources.root, game, coverage.rules):
        coverage.add(coverage.cited, name, place)
    is_installed = project == PROJECT and SHOWN.is_file() and rulebook_pack(game).id in SHIPPED
    for kind, name, place in noted(game) if is_installed else shown_by(game, project):
        coverage.add(coverage.shown if kind == RULE else coverage.examples, name, place)
    return coverage


def shown_by(game: str, project: Path) -> Iterator[Showing]:
    """What the tests and the rulings of a project show of a game."""
    sources = sources_of(game, project)
    for folder in sources.tests:
        for name, place in citations_under(folder, sources.root, game, rules_of(game)):
            yield RULE, name, place
    for folder in sources.rulings:
        for ruling, place in rulings_under(folder, sources.root):
            if ruling.rulebook != game:
                continue
            for name in ruling.rules:
                yield RULE, name, place
            for example in ruling.examples:
                yield EXAMPLE, example, place


def note(file: Path, project: Path = PROJECT) -> None:
    """Write down what tests and rulings show of all games, for a package that is built."""
    found = {
        game: [[kind, name, place.file, place.line, place.what] for kind, name, place in shown_by(game, project)]
        for game in rulebooks()
    }
    file.write_text(json.dumps(found, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def rulebooks() -> list[str]:
    """The rulebooks of all shipped games and their forms, by the names under which their rules are cited."""
    return [name for game in SHIPPED for name in (game, *[form.id for form in shipped_pack(game).forms])]


def noted(game: str) -> Iterator[Showing]:
    """What was written down of a game as this package was built."""
    for kind, name, file, line, what in json.loads(SHOWN.read_text(encoding="utf-8"))[game]:
        yield kind, name, Place(file, line, what)


def rulings_under(folder: Path, root: Path) -> list[tuple[Ruling, Place]]:
    """The rulings of a folder."""
    from longbox.rulings.judging import has_cards  # noqa: PLC0415 (rulings look up rules here)
    from longbox.rulings.sheets import read_file  # noqa: PLC0415

    return [
        (ruling, Place(file.relative_to(root).as_posix(), ruling.place.line, ruling.name))
        for file in sorted(folder.rglob("*.toml"))
        if not has_cards(file)
        for ruling in read_file(file)
    ]
