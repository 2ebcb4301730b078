"""All cards of all games, as they are searched and looked at: what each says, and what the engine reads in it."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec import structs

import longbox
from longbox import games
from longbox.faces.lines import Line
from longbox.games import all_packs, find_card_language, find_pack, games_with
from longbox.games.shown import lobby_of, presenter_of
from longbox.language.tree import tell
from longbox.rulebook.why import rulings_about

RULINGS: Final = Path(longbox.__file__).parent.parent / "rulings"
MOST_RULINGS: Final = 12
SKIPPED: Final = frozenset({"name", "type", "text", "cost", "set", "copies", "quantity", "flags", "known", "code"})
"""What is told of each card by itself, or is for the box and not for the card."""
NUMBERED: Final = re.compile(r"(?P<set>[A-Z]+)-\d+")
"""The number of a card in its set."""
SMALL: Final = frozenset({"of", "the", "and"})
"""Words that are written small within a name."""


class Bound(msgspec.Struct, frozen=True):
    """What a reference of a text means: its words, and what it stands for."""

    words: str
    meaning: str


class Shows(msgspec.Struct, frozen=True):
    """A ruling in which a card takes part: what it shows, the rules, and the file."""

    name: str
    rules: list[str]
    file: str


class CardTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a list.

    Attributes:
        game: The short name of its game.
        name: What it is called.
        kind: Its type.
        cost: What it costs, as it is printed; "" if it costs nothing or has no cost.
        expansion: The set that it comes with.
        text: What it says.
        role: What it is on the table, as faces have it.
    """

    game: str
    name: str
    kind: str
    cost: str
    expansion: str
    text: str
    role: str = ""


class Meant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card with all about it.

    Attributes:
        card: The card.
        facts: What else is printed on it, by what it is called.
        tree: What the engine reads in its text: an outline in words, line by line.
        bound: What each reference of its text means.
    """

    card: CardTold
    facts: dict[str, str] = {}
    tree: list[str] = []
    bound: list[Bound] = []


class Catalogue:
    """All cards of all games; read when they are first needed. All of it may be called from any thread.

    Attributes:
        taken_in: Whether the database has them, to be searched.
    """

    def __init__(self) -> None:
        self.taken_in = False
        self._lock = Lock()
        self._rulings: dict[str, list[tuple[str, Shows]]] = {}

    @property
    def _read(self) -> tuple[tuple[CardTold, dict[str, str]], ...]:
        return all_cards()

    @property
    def cards(self) -> list[CardTold]:
        """The cards, by their numbers."""
        with self._lock:
            return [card for card, _ in self._read]

    @property
    def fingerprint(self) -> str:
        """Names just these cards."""
        content = msgspec.json.encode(self.cards)
        return hashlib.blake2b(content, digest_size=16).hexdigest()

    def named(self, game: str, name: str) -> list[Meant]:
        """The cards of a game that are called so: several where names alone don't tell them apart.

        Tables call such cards by their sets, too: "Batman (Forever Evil)".
        """
        with self._lock:
            named = (name, name.rpartition(" (")[0])
            there = [(card, facts) for card, facts in self._read if card.game == game and card.name in named]
        found = [one for one in there if one[0].name == name] or there
        return [_meant(card, facts) for card, facts in found]

    def rules_about(self, game: str, name: str) -> list[Line]:
        """The rules of the rulebook that are about a card, or name it."""
        return rulings_about(games.find(game), name) if find_pack(game).has("rulebook") else []

    def rulings_with(self, game: str, name: str) -> list[Shows]:
        """The rulings in which a card takes part."""
        with self._lock:
            if game not in self._rulings:
                self._rulings[game] = list(_rulings_of(game))
            rulings = self._rulings[game]
        return [shows for words, shows in rulings if f'"{name}"' in words or f" {name}" in words][:MOST_RULINGS]


@cache
def all_cards() -> tuple[tuple[CardTold, dict[str, str]], ...]:
    """All cards of all games, each with what else is printed on it; read once."""
    return tuple([card for game in games_with("cards") for card in with_roles(list(_cards_of(game)))])


def with_roles(cards: list[tuple[CardTold, dict[str, str]]]) -> list[tuple[CardTold, dict[str, str]]]:
    """Cards of a game, where a name doesn't tell what a card is as most others of its kind.

    Usual tables don't name cards of another form of the game, and some names are those of several cards.
    """
    names = Counter([card.name for card, _ in cards])
    roles = Counter([(card.kind, card.role) for card, _ in cards if card.role])
    usual = {kind: role for (kind, role), _ in reversed(roles.most_common())}
    return [
        (card, facts)
        if card.role and names[card.name] == 1
        else (structs.replace(card, role=usual.get(card.kind, card.role)), facts)
        for card, facts in cards
    ]


def _cards_of(game: str) -> Iterator[tuple[CardTold, dict[str, str]]]:
    language, lobby = find_card_language(game), lobby_of(game)
    presenter = presenter_of(game, games.find(game).options_for(lobby.fewest, {})) if all_packs()[game].face else None
    for file in language.library.files:
        for entry in language.load(file):
            plain = msgspec.to_builtins(entry)
            cost = plain.get("cost")
            role = "" if presenter is None else presenter.mentions.role_of(entry.name)
            card = CardTold(
                game=game,
                name=entry.name,
                kind=str(plain.get("type", "")),
                cost="" if cost is None else str(cost),
                expansion=set_called(str(plain.get("set") or file.stem)),
                text=entry.text.strip(),
                role=role,
            )
            number = str(plain.get("set", ""))
            yield card, {**({"number": number} if NUMBERED.fullmatch(number) else {}), **dict(_facts(plain))}


def set_called(words: str) -> str:
    """What people call a set of cards: of a number in it, its letters alone; of a short name, its words."""
    numbered = NUMBERED.fullmatch(words)
    if numbered:
        return numbered["set"]
    if words != words.lower():
        return words
    first, *rest = words.replace("_", " ").split() or [""]
    return " ".join([first.capitalize(), *[word if word in SMALL else word.capitalize() for word in rest]])


def _facts(plain: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What else is printed on a card, without what is not."""
    for name, value in plain.items():
        if name in SKIPPED or value in (None, "", 0, False) or isinstance(value, dict):
            continue
        if isinstance(value, (list, tuple)):
            if value and all([isinstance(one, (str, int)) for one in value]):
                yield name.replace("_", " "), ", ".join([str(one) for one in value])
        else:
            yield name.replace("_", " "), "yes" if value is True else str(value)


def _meant(card: CardTold, facts: dict[str, str]) -> Meant:
    if not card.text:
        return Meant(card, facts)
    language = find_card_language(card.game)
    meaning = language.known(card.text)
    bound = [Bound(binding.words, binding.meaning) for binding in language.bindings(meaning)]
    return Meant(card, facts, tell(meaning).splitlines(), bound)


def _rulings_of(game: str) -> Iterator[tuple[str, Shows]]:
    """The rulings of a game, each with all its words; none where they don't lie beside the program."""
    for file in sorted((RULINGS / game).glob("**/*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for ruling in content.get("ruling", []):
            rules = ruling.get("rule", [])
            shows = Shows(
                str(ruling.get("name", "")),
                [rules] if isinstance(rules, str) else [str(rule) for rule in rules],
                str(file.relative_to(RULINGS)),
            )
            yield msgspec.json.encode(_plain(ruling)).decode(), shows


def _plain(value: Any) -> Any:
    """Plain data of TOML, without dates."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value if isinstance(value, (str, int, float, bool)) else str(value)
