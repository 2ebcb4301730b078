"""The rules of each game under their short names, as its rulebook.toml lists them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from longbox.games import find_pack, rulebook_pack
from longbox.kernel.errors import near
from longbox.rulebook.errors import BadRulebook, UnknownRule

KEYS: Final = ("name", "section", "words", "nothing", "examples", "by_card_only")


RULES_OF_EVENTS: Final = "cube"
"""The rulebook that the rules of events stand in, whatever is played. [cube 9.060, 10.060]"""


class Rule:
    """A rule of a rulebook.

    Attributes:
        name: The short name by which code and rulings cite it.
        section: Where the rulebook says it.
        words: What it says, in a few words of our own.
        nothing: Why there is nothing to implement; empty if there is.
        examples: What each of its examples is about: the card that it begins with.
        by_card_only: Those of its examples of which no more is known than that card: their wording is left out of the
            edition that Longbox was built from.
    """

    __slots__ = ("by_card_only", "examples", "name", "nothing", "section", "words")

    def __init__(
        self,
        name: str,
        section: str,
        words: str,
        nothing: str = "",
        examples: tuple[str, ...] = (),
        by_card_only: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.section = section
        self.words = words
        self.nothing = nothing
        self.examples = examples
        self.by_card_only = by_card_only

    def __repr__(self) -> str:
        return f"<rule: {self.name}>"

    def examples_cited(self) -> list[str]:
        """Its examples as rulings cite them: "502.4: Arcade"."""
        return [f"{self.name}: {example}" for example in self.examples]

    def cited_by_card_only(self) -> list[str]:
        """Those of them of which only the card is known, as rulings cite them."""
        return [f"{self.name}: {example}" for example in self.by_card_only]


@cache
def rules_of(game: str) -> dict[str, Rule]:
    """The rules of a game by name, in the order of its rulebook.

    Args:
        game: The short name of the game, or of a form of it that has its own: "dcdb", "cube".

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: It lists no rules.
        BadRulebook: Its rulebook can't be used.
    """
    file = rulebook_pack(game).rules_file(game)
    rules: dict[str, Rule] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("rule", []):
        rule = _read(entry, game)
        if rule.name in rules:
            raise BadRulebook(f"{game}/rulebook.toml: the rule {rule.name!r} is there twice.")
        rules[rule.name] = rule
    return rules


def _read(entry: dict[str, Any], game: str) -> Rule:
    for key in entry:
        if key not in KEYS:
            raise BadRulebook(f"{game}/rulebook.toml: {key!r} is not known. {near(key, KEYS)}")
    for key in KEYS[:3]:
        if not isinstance(entry.get(key), str):
            raise BadRulebook(f'{game}/rulebook.toml: the rule {entry.get("name")!r} needs {key} = "...".')
    if set(entry["name"]) & set("[]"):
        raise BadRulebook(f"{game}/rulebook.toml: {entry['name']!r} can't be cited with its brackets.")
    examples, by_card_only = _names(entry, "examples", game), _names(entry, "by_card_only", game)
    for name in by_card_only:
        if name not in examples:
            raise BadRulebook(f"{game}/rulebook.toml: {name!r} is no example of the rule {entry['name']!r}.")
    return Rule(entry["name"], entry["section"], entry["words"], entry.get("nothing", ""), examples, by_card_only)


def _names(entry: dict[str, Any], key: str, game: str) -> tuple[str, ...]:
    names = entry.get(key, [])
    if not isinstance(names, list) or not all([isinstance(name, str) for name in names]):
        raise BadRulebook(f'{game}/rulebook.toml: the rule {entry["name"]!r} needs {key} = ["...", "..."].')
    return tuple(names)


def rule_named(game: str, name: str) -> Rule:
    """A rule by its name.

    Raises:
        UnknownRule: The game has no such rule; the error offers those that are called alike.
    """
    rules = rules_of(game)
    if name not in rules:
        raise UnknownRule(f"The rulebook of {game} has no rule {name!r}. {near(name, rules)}")
    return rules[name]


def check_rule_at_event(game: str, name: str) -> None:
    """Refuse a rule that is neither one of events nor one of the game that is played there.

    Raises:
        UnknownRule: There is no such rule.
    """
    if name not in rules_of(game):
        rule_named(RULES_OF_EVENTS, name)


def rule_text(game: str, name: str) -> str:
    """What a rule of a game, or of a form of it, says in a few words; empty if there is no such rule."""
    for rulebook in (game, *[form.id for form in find_pack(game).forms]):
        rule = rules_of(rulebook).get(name)
        if rule is not None:
            return rule.words
    return ""
