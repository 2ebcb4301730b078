"""The scenarios, and what their encounter decks are made of. [champions Setup, Nemesis, Obligation]

An encounter deck has the scenario's own set, the standard set, the expert set in expert mode, one or more
modular sets, and the obligations of the heroes. A hero's nemesis set is set aside.
"""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from longbox.games.options import BadOptions
from longbox.kernel.errors import near
from longbox.kernel.prepared import prepared

FILE: Final = Path(__file__).parent / "cards" / "scenarios" / "core.toml"

STANDARD_SET: Final = "standard"
"""The set that is a part of every encounter deck."""
EXPERT_SET: Final = "expert"
"""The set that is added to it in expert mode."""
NEMESIS: Final = "_nemesis"
"""What follows the name of a hero's set in that of the nemesis set."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario.

    Attributes:
        name: What it is called: after its villain.
        card_set: The set of its villain, main scheme and encounter cards.
        recommended: The modular set that goes well with it.
        standard: The villain's stages in standard mode, in order. [champions Villain, Villain Deck]
        expert: The villain's stages in expert mode.
        main_scheme: The sides of its main scheme deck, in order. [champions Main Scheme]
    """

    name: str
    card_set: str = msgspec.field(name="set")
    recommended: str
    standard: tuple[str, ...]
    expert: tuple[str, ...]
    main_scheme: tuple[str, ...]

    def stages(self, *, expert: bool) -> tuple[str, ...]:
        """The villain's stages in a mode, in order."""
        return self.expert if expert else self.standard


class ModularSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of encounter cards that can be added to any scenario, whole.

    Attributes:
        name: What it is called.
        card_set: The set that its cards belong to.
        difficulty: How hard it is, from 1 to 5.
    """

    name: str
    card_set: str = msgspec.field(name="set")
    difficulty: int


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All scenarios and modular sets of a file."""

    scenario: tuple[Scenario, ...]
    modular: tuple[ModularSet, ...]


@cache
def core() -> Book:
    """The scenarios and modular sets of the core set."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), prepared(Book))


def scenarios() -> tuple[Scenario, ...]:
    """All scenarios, in the order of the rulebook."""
    return core().scenario


def modular_sets() -> tuple[ModularSet, ...]:
    """All modular sets, the easiest first."""
    return core().modular


def find_scenario(name: str) -> Scenario:
    """The scenario of a name, in whatever case, or of a set.

    Raises:
        BadOptions: There is none.
    """
    for scenario in scenarios():
        if name.casefold() in (scenario.name.casefold(), scenario.card_set):
            return scenario
    known = near(name, [scenario.name for scenario in scenarios()])
    raise BadOptions(f"There is no scenario {name!r}. {known}")


def find_modular_set(name: str) -> ModularSet:
    """The modular set of a name, in whatever case, or of a set.

    Raises:
        BadOptions: There is none.
    """
    for modular in modular_sets():
        if name.casefold() in (modular.name.casefold(), modular.card_set):
            return modular
    known = near(name, [modular.name for modular in modular_sets()])
    raise BadOptions(f"There is no modular encounter set {name!r}. {known}")


def nemesis_set(hero_set: str) -> str:
    """The nemesis set of the hero whose cards belong to a set. [champions Nemesis]"""
    return hero_set + NEMESIS
