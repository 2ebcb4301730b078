"""The JSON of public decklists: the hero under two spellings, slots of codes and numbers, and meta within a string."""

from __future__ import annotations

import json
from typing import Any

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_list import DeckList
from longbox.games.decks import BadDeck
from longbox.kernel.documents import BadDocument, read_json


def read_decklist(text: str, pool: CardPool) -> HeroDeck:
    """Make a deck of a public decklist; a list of one is taken as that one."""
    try:
        data = read_json(text)
    except BadDocument as error:
        raise BadDeck("the deck", [f"it {error.problem}{f' (line {error.line})' if error.line else ''}."]) from None
    if isinstance(data, list) and len(data) == 1:
        data = data[0]
    if not isinstance(data, dict) or "slots" not in data:
        raise BadDeck("the deck", ["it is no decklist: that is an object with a hero's code and slots."])
    return _from_decklist(data, pool)


def _from_decklist(data: dict[str, Any], pool: CardPool) -> HeroDeck:
    listed = DeckList(pool)
    keys = ("investigator_code", "hero_code", "investigator_name", "hero_name")
    listed.name_hero(*[str(data.get(key) or "") for key in keys])
    slots = data["slots"] or {}  # the site writes an empty object as an empty list, or null
    if isinstance(slots, dict):
        for code, count in slots.items():
            if listed.is_count(code, count):
                listed.add_code(code, count)
    else:
        listed.complaints.append(f"slots must be an object of codes and numbers, not {slots!r}.")
    deck = listed.finish(str(data.get("name") or ""), _meta_aspect(data.get("meta")))
    description = str(data.get("description_md") or "").strip()
    deck.remarks = [description] if description else []
    return deck


def _meta_aspect(meta: object) -> str:
    """The aspect in the field `meta`, which is JSON within a string, or an object, or nothing."""
    if isinstance(meta, str):
        try:
            meta = read_json(meta or "{}")
        except BadDocument:
            return ""  # then the cards tell the aspect
    aspect = meta.get("aspect") if isinstance(meta, dict) else None
    return aspect if isinstance(aspect, str) else ""


def write_decklist(deck: HeroDeck, pool: CardPool) -> str:
    """Write a deck as a public decklist, with both spellings of the hero's fields, so that all tools find one."""
    hero = deck.identity(pool)
    decklist = {
        "id": None,
        "name": deck.name,
        "description_md": "",
        "investigator_code": hero.code,
        "investigator_name": hero.name,
        "hero_code": hero.code,
        "hero_name": hero.name,
        "slots": {card.code: count for card, count in deck.counted(pool)},
        "ignoreDeckLimitSlots": None,
        "version": "1.0",
        "meta": json.dumps({"aspect": deck.aspect}, separators=(",", ":")),
        "tags": deck.aspect,
    }
    return json.dumps(decklist, ensure_ascii=False, indent=2) + "\n"
