"""Decks of OCTGN: .o8d, which is XML with its own ids of cards."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_list import DeckList
from longbox.games.decks import BadDeck

OCTGN_IDS: Final = Path(__file__).parent / "octgn_ids.json"
"""What OCTGN calls each card, by code."""
OCTGN_GAME: Final = "055c536f-adba-4bc2-acbf-9aefb9756046"
"""What OCTGN calls Marvel Champions."""
OCTGN_DECK: Final = "Cards"
"""The section of a player's deck; others hold what is set aside or belongs to the scenario."""


def read_octgn(text: str, pool: CardPool) -> HeroDeck:
    """Make a deck of an .o8d file: cards by OCTGN's ids, or by name where an id is not known."""
    if "<!" in text.replace("<![CDATA[", "").replace("<!--", ""):
        raise BadDeck("the deck", ["it has a document type, which decks of OCTGN have not."])
    try:
        root = ElementTree.fromstring(text.lstrip("\ufeff \r\n"))
    except ElementTree.ParseError as error:
        raise BadDeck("the deck", [f"it is not XML: {error}."]) from None
    if root.tag != "deck":
        raise BadDeck("the deck", [f"it is no deck of OCTGN: that is <deck>, not <{root.tag}>."])
    listed = DeckList(pool)
    game = root.get("game", OCTGN_GAME)
    if game.lower() != OCTGN_GAME:
        listed.complaints.append(f"it is a deck of another game of OCTGN ({game}), not of Marvel Champions.")
    rows = [card for section in root.iter("section") if _is_deck_section(section) for card in section.iter("card")]
    _find_octgn_hero(rows, listed)
    for row in rows:
        _add_octgn(row, listed)
    deck = listed.finish("")
    notes = [(note.text or "").strip() for note in root.iter("notes")]
    deck.remarks = [note for note in notes if note]
    return deck


def _is_deck_section(section: ElementTree.Element) -> bool:
    return section.get("name", OCTGN_DECK) == OCTGN_DECK and section.get("shared", "False").lower() != "true"


def _find_octgn_hero(rows: list[ElementTree.Element], listed: DeckList) -> None:
    """The hero is the identity among the cards."""
    for row in rows:
        card = listed.pool.by_code(_code_of(row))
        name = (row.text or "").strip()
        if (card is not None and card.is_identity) or (card is None and listed.is_hero(name)):
            listed.name_hero(_code_of(row), name)
            return
    listed.complaints.append("it has no identity: one of its cards must be a hero.")


def _add_octgn(row: ElementTree.Element, listed: DeckList) -> None:
    name = (row.text or "").strip()
    count = row.get("qty", "1")
    if not (count.isdecimal() and len(count) < 10):
        listed.complaints.append(f"{name}: how many there are must be a number, not {count!r}.")
    elif listed.pool.by_code(_code_of(row)) is not None or name:
        listed.add_code(_code_of(row), int(count), name)
    else:
        listed.complaints.append(f"there is no card with OCTGN's id {row.get('id', '')!r} here.")


def _code_of(row: ElementTree.Element) -> str:
    """The code of a card by OCTGN's id; of an identity, which has one for both sides, that of the hero."""
    return _codes_by_octgn_id().get(row.get("id", "").lower(), "")


@cache
def octgn_ids() -> dict[str, str]:
    """What OCTGN calls each card, by code."""
    ids: dict[str, str] = json.loads(OCTGN_IDS.read_text(encoding="utf-8"))
    return ids


@cache
def _codes_by_octgn_id() -> dict[str, str]:
    codes: dict[str, str] = {}
    for code, octgn_id in octgn_ids().items():
        codes.setdefault(octgn_id, code)
    return codes


def write_octgn(deck: HeroDeck, pool: CardPool) -> str:
    """Write a deck as OCTGN loads it: the identity first, then the cards.

    Raises:
        BadDeck: OCTGN has no id for one of its cards.
    """
    hero = deck.identity(pool)
    cards = [(hero, 1), *deck.counted(pool)]
    unknown = [
        f"{card.name} ({card.code}): OCTGN has no id for it." for card, _ in cards if card.code not in octgn_ids()
    ]
    if unknown:
        raise BadDeck(deck.name, unknown)
    rows = [
        f"    <card qty={quoteattr(str(count))} id={quoteattr(octgn_ids()[card.code])}>{escape(card.name)}</card>"
        for card, count in cards
    ]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
            f'<deck game="{OCTGN_GAME}" sleeveid="0">',
            f'  <section name="{OCTGN_DECK}" shared="False">',
            *rows,
            "  </section>",
            "  <notes><![CDATA[]]></notes>",
            "</deck>",
            "",
        ]
    )
