"""Our own deck files: TOML with a name, a hero, an aspect and a table of cards."""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.deck_list import DeckList
from longbox.games.champions.decks.decks import BadDeck, Deck
from longbox.games.champions.definitions import IDENTITY_SPECIFIC
from longbox.kernel.errors import near

FILE_KEYS: Final = ("name", "hero", "aspect", "cards")


def read_file(text: str, pool: CardPool) -> Deck:
    """Make a deck of a file of ours: TOML with a name, a hero, an aspect and a table of cards."""
    try:
        document = tomllib.loads(text.lstrip("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BadDeck("the deck", [f"it is not TOML: {error}."]) from None
    listed = DeckList(pool)
    for key in document:
        if key not in FILE_KEYS:
            listed.complaints.append(f"{key!r} is not known. {near(key, FILE_KEYS)}")
    words = {key: _word(document, key, listed) for key in ("name", "hero", "aspect")}
    listed.name_hero(words["hero"])
    cards = document.get("cards", {})
    if isinstance(cards, dict):
        for card, count in cards.items():
            if listed.is_count(card, count):
                listed.add_words(card, count)
    else:
        listed.complaints.append('cards must be a table: [cards], then lines such as "Uppercut" = 3.')
    return listed.finish(words["name"], words["aspect"])


def write_file(deck: Deck, pool: CardPool) -> str:
    """Write a deck as a file of ours."""
    hero = deck.identity(pool)
    lines = [f"name = {_quoted(deck.name)}", f"hero = {_quoted(f'{hero.name} ({hero.code})')}"]
    lines += [f"aspect = {_quoted(deck.aspect)}", "", "[cards]"]
    groups = {IDENTITY_SPECIFIC: f"{hero.name}'s own cards", deck.aspect: deck.aspect.title()}
    heading = ""
    for card, count in deck.counted(pool):
        if heading != groups.get(card.aspect, card.aspect.title()):
            heading = groups.get(card.aspect, card.aspect.title())
            lines.append(f"# {heading}")
        lines.append(f"{_quoted(f'{card.name} ({card.code})')} = {count}")
    return "\n".join(lines) + "\n"


def _word(document: dict[str, Any], key: str, listed: DeckList) -> str:
    value = document.get(key, "")
    if isinstance(value, str):
        return value
    listed.complaints.append(f"{key} must be a word in quotes, not {value!r}.")
    return ""


def _quoted(words: str) -> str:
    """A word as TOML writes it."""
    return json.dumps(words, ensure_ascii=False)
