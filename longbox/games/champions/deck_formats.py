"""The formats that decks come in: our own files, the public decklists' JSON, their text, and OCTGN's .o8d.

`read_deck` tells the formats apart. What is not understood is reported all at once; whether a deck keeps the
rules of deck building is another question, which `decks.check` answers.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from longbox.games.champions.card_pool import CardPool
from longbox.games.champions.deck_list import DeckList
from longbox.games.champions.decks import BadDeck, Deck
from longbox.games.champions.definitions import (
    ALLY,
    ASPECTS,
    EVENT,
    IDENTITY_SPECIFIC,
    RESOURCE,
    SUPPORT,
    UPGRADE,
    CardDefinition,
)
from longbox.kernel.errors import LongboxError, near

HERE: Final = Path(__file__).parent
OCTGN_IDS: Final = HERE / "octgn_ids.json"
"""What OCTGN calls each card, by code."""
OCTGN_GAME: Final = "055c536f-adba-4bc2-acbf-9aefb9756046"
"""What OCTGN calls Marvel Champions."""
OCTGN_DECK: Final = "Cards"
"""The section of a player's deck; others hold what is set aside or belongs to the scenario."""

PACKS: Final = {"01": "Core Set"}
"""What the boxes are called, by the first digits of their cards' codes."""

SECTIONS: Final = {
    UPGRADE: ("Upgrade", "Upgrades"),
    EVENT: ("Event", "Events"),
    SUPPORT: ("Support", "Supports"),
    RESOURCE: ("Resource", "Resources"),
    ALLY: ("Ally", "Allies"),
}
"""The headings of the text format, one card and several, in its order."""
HEADINGS: Final = (
    *[word.lower() for pair in SECTIONS.values() for word in pair],
    *ASPECTS,
    "alter-ego",
    "basic",
    "cards",
    "deck",
    "hero",
    "hero cards",
    "identity",
    "permanent",
    "player side scheme",
    "player side schemes",
)
"""What lines say that are no cards, in the exports of the site and of people."""

COUNTED: Final = re.compile(r"^[-*•]?\s*(?P<count>\d+)(?:\s*[x\u00d7]\s+|[x\u00d7]|\s+)(?P<card>\S.*)$", re.IGNORECASE)
COUNTED_AFTER: Final = re.compile(r"^[-*•]?\s*(?P<card>\S.*?)\s+[x\u00d7]\s*(?P<count>\d+)$", re.IGNORECASE)
HEADING: Final = re.compile(r"^[#*\s]*(?P<heading>[A-Za-z' -]+?)\s*(?:\(\d+(?: cards?)?\))?\s*:?[*\s]*$")
NAMED: Final = re.compile(r"^(?P<key>hero|identity|aspect|deck|name)\s*:\s*(?P<value>\S.*)$", re.IGNORECASE)
PACK_LINE: Final = re.compile(r"^(?:packs?\s*:|from .+ to )", re.IGNORECASE)

FILE_KEYS: Final = ("name", "hero", "aspect", "cards")


class Format:
    """A format of decks.

    Attributes:
        name: What it is called in commands.
        description: What it is, in a few words.
        read: Makes a deck of a text in it.
        write: Writes a deck in it.
    """

    def __init__(
        self,
        name: str,
        description: str,
        read: Callable[[str, CardPool], Deck],
        write: Callable[[Deck, CardPool], str],
    ) -> None:
        self.name = name
        self.description = description
        self.read = read
        self.write = write


class UnknownFormat(LongboxError):
    """There is no format of decks of that name."""


def find_format(name: str) -> Format:
    """A format by its name.

    Raises:
        UnknownFormat: There is none.
    """
    for each in FORMATS:
        if each.name == name:
            return each
    raise UnknownFormat(f"There is no format {name!r}. {near(name, [each.name for each in FORMATS])}")


def read_deck(text: str, pool: CardPool) -> Deck:
    """Make a deck of a text in any of the formats.

    Raises:
        BadDeck: It can't be understood; the message says all that is wrong.
    """
    return find_format(_format_of(text)).read(text, pool)


def _format_of(text: str) -> str:
    """What a text looks like."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):
        return "o8d"
    if start.startswith("{") or re.match(r"\[\s*[{\]]", start):
        return "json"
    return "toml" if re.search(r"^\s*(?:\[cards\]|\w+\s*=\s)", start, re.MULTILINE) else "text"


# Our own files.


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
            if _is_count(card, count, listed):
                listed.add_words(card, count)
    else:
        listed.complaints.append('cards must be a table: [cards], then lines such as "Uppercut" = 3.')
    return listed.finish(words["name"], words["aspect"])


def write_file(deck: Deck, pool: CardPool) -> str:
    """Write a deck as a file of ours."""
    hero = _hero(deck, pool)
    lines = [f"name = {_quoted(deck.name)}", f"hero = {_quoted(f'{hero.name} ({hero.code})')}"]
    lines += [f"aspect = {_quoted(deck.aspect)}", "", "[cards]"]
    groups = {IDENTITY_SPECIFIC: f"{hero.name}'s own cards", deck.aspect: deck.aspect.title()}
    heading = ""
    for card, count in _cards(deck, pool):
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


def _is_count(card: str, count: object, listed: DeckList) -> bool:
    """Whether this is a number of cards; complains if it is none."""
    if isinstance(count, int) and not isinstance(count, bool) and count >= 0:
        return count > 0
    listed.complaints.append(f"{card}: how many there are must be a number, not {count!r}.")
    return False


def _quoted(words: str) -> str:
    """A word as TOML writes it."""
    return json.dumps(words, ensure_ascii=False)


# The JSON of public decklists.


def read_decklist(text: str, pool: CardPool) -> Deck:
    """Make a deck of a public decklist; a list of one is taken as that one."""
    try:
        data = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        raise BadDeck("the deck", [f"it is not JSON: {error}."]) from None
    if isinstance(data, list) and len(data) == 1:
        data = data[0]
    if not isinstance(data, dict) or "slots" not in data:
        raise BadDeck("the deck", ["it is no decklist: that is an object with a hero's code and slots."])
    return _from_decklist(data, pool)


def _from_decklist(data: dict[str, Any], pool: CardPool) -> Deck:
    listed = DeckList(pool)
    keys = ("investigator_code", "hero_code", "investigator_name", "hero_name")
    listed.name_hero(*[str(data.get(key) or "") for key in keys])
    slots = data["slots"] or {}  # the site writes an empty object as an empty list, or null
    if isinstance(slots, dict):
        for code, count in slots.items():
            if _is_count(code, count, listed):
                listed.add_code(code, count)
    else:
        listed.complaints.append(f"slots must be an object of codes and numbers, not {slots!r}.")
    return listed.finish(str(data.get("name") or ""), _meta_aspect(data.get("meta")))


def _meta_aspect(meta: object) -> str:
    """The aspect in the field `meta`, which is JSON within a string, or an object, or nothing."""
    if isinstance(meta, str):
        try:
            meta = json.loads(meta or "{}")
        except json.JSONDecodeError:
            return ""  # then the cards tell the aspect
    aspect = meta.get("aspect") if isinstance(meta, dict) else None
    return aspect if isinstance(aspect, str) else ""


def write_decklist(deck: Deck, pool: CardPool) -> str:
    """Write a deck as a public decklist, with both spellings of the hero's fields, so that all tools find one."""
    hero = _hero(deck, pool)
    decklist = {
        "id": None,
        "name": deck.name,
        "description_md": "",
        "investigator_code": hero.code,
        "investigator_name": hero.name,
        "hero_code": hero.code,
        "hero_name": hero.name,
        "slots": {card.code: count for card, count in _cards(deck, pool)},
        "ignoreDeckLimitSlots": None,
        "version": "1.0",
        "meta": json.dumps({"aspect": deck.aspect}, separators=(",", ":")),
        "tags": deck.aspect,
    }
    return json.dumps(decklist, ensure_ascii=False, indent=2) + "\n"


# The text of public decklists.


def read_text(text: str, pool: CardPool) -> Deck:
    """Make a deck of lines such as "3x Uppercut (Core Set)", under the deck's name and its hero's."""
    lines = [line.strip() for line in text.lstrip("\ufeff").splitlines()]
    listed = DeckList(pool)
    words = _head(lines, listed)
    if words["hero"]:
        listed.name_hero(words["hero"])
    after_packs = False
    for number, line in enumerate(lines, 1):
        counted = COUNTED.match(line) or COUNTED_AFTER.match(line)
        if counted is not None and not after_packs:
            _add_line(counted["card"], int(counted["count"]), listed)
        elif line and not after_packs and line not in words["head"] and not _is_said_otherwise(line):
            _add_uncounted(number, line, listed)
        after_packs = _opens_packs(line, after=after_packs)
    return listed.finish(words["name"], words["aspect"])


def _head(lines: list[str], listed: DeckList) -> dict[str, Any]:
    """What the lines before the first card say: the deck's name, its hero, its aspect."""
    words: dict[str, Any] = {"name": "", "hero": "", "aspect": "", "head": []}
    plain_lines: list[str] = []
    after_packs = False
    for line in lines:
        named = NAMED.match(line)
        if named is not None:
            key = {"identity": "hero", "deck": "name"}.get(named["key"].lower(), named["key"].lower())
            words[key] = named["value"]
        elif COUNTED.match(line) and not after_packs:
            break
        elif line and not after_packs and not _is_said_otherwise(line):
            plain_lines.append(line)
        after_packs = _opens_packs(line, after=after_packs)
    heroes = [line for line in plain_lines if listed.is_hero(line)]
    words["hero"] = words["hero"] or (heroes[-1] if heroes else "")
    words["name"] = words["name"] or (plain_lines[0] if plain_lines else "")
    words["head"] = plain_lines
    return words


def _opens_packs(line: str, *, after: bool) -> bool:
    """Whether the next line names packs: after a bare "Packs:", blank lines not counted."""
    return re.fullmatch(r"packs?\s*:", line, re.IGNORECASE) is not None or (after and not line)


def _is_said_otherwise(line: str) -> bool:
    """Whether a line is a heading, names packs, is a remark, or says what is read elsewhere."""
    if line.startswith(("#", "//")) or PACK_LINE.match(line) or NAMED.match(line):
        return True
    heading = HEADING.match(line)
    return heading is not None and heading["heading"].lower() in HEADINGS


def _add_line(card: str, count: int, listed: DeckList) -> None:
    """Add the cards of a line; an event may have its subtitle after a colon."""
    if listed.hero is None and listed.is_hero(card):
        listed.name_hero(card)
        return
    title = re.sub(r":[^()]*(?=\(|$)", " ", card).strip() if ":" in card else card
    listed.add_words(card if listed.means_a_card(card) else title, count)


def _add_uncounted(number: int, line: str, listed: DeckList) -> None:
    """Add the card that a line names without a number."""
    if listed.means_a_card(line) or listed.is_hero(line):
        _add_line(line, 1, listed)
    else:
        listed.complaints.append(f"line {number} is neither a heading nor cards: {line!r}.")


def write_text(deck: Deck, pool: CardPool) -> str:
    """Write a deck in lines, as the public decklists' text export has them."""
    hero = _hero(deck, pool)
    cards = _cards(deck, pool)
    packs = list(dict.fromkeys([pack for pack in [_pack(card) for card, _ in cards] if pack]))
    lines = [
        deck.name,
        "",
        hero.name,
        "",
        "Packs:",
        " to ".join(["From " + packs[0], packs[-1]] if len(packs) > 1 else packs),
        "",
    ]
    for card_type, headings in SECTIONS.items():
        section = [(card, count) for card, count in cards if card.type == card_type]
        if section:
            lines += [headings[len(section) > 1], ""]
            lines += [f"{count}x {card.name}{f' ({_pack(card)})' if _pack(card) else ''}" for card, count in section]
            lines.append("")
    return "\n".join(lines)


def _pack(card: CardDefinition) -> str:
    """What the box of a card is called; "" if that is not known."""
    return PACKS.get(card.code[:2], "") if card.code[:5].isdigit() else ""


# OCTGN's decks.


def read_octgn(text: str, pool: CardPool) -> Deck:
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
    return listed.finish("")


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
    if not count.isdigit():
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


def write_octgn(deck: Deck, pool: CardPool) -> str:
    """Write a deck as OCTGN loads it: the identity first, then the cards.

    Raises:
        BadDeck: OCTGN has no id for one of its cards.
    """
    hero = _hero(deck, pool)
    cards = [(hero, 1), *_cards(deck, pool)]
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


def _hero(deck: Deck, pool: CardPool) -> CardDefinition:
    hero = pool.by_code(deck.hero)
    if hero is None:
        raise BadDeck(deck.name, [f"there is no identity {deck.hero!r}."])
    return hero


def _cards(deck: Deck, pool: CardPool) -> list[tuple[CardDefinition, int]]:
    """The cards of a deck with their numbers."""
    cards: dict[str, tuple[CardDefinition, int]] = {}
    for card in deck.definitions(pool):
        cards[card.code] = (card, deck.cards[card.code])
    return list(cards.values())


FORMATS: Final = (
    Format("toml", "a deck file of Longbox", read_file, write_file),
    Format("json", "the JSON of a public decklist", read_decklist, write_decklist),
    Format("text", "the text of a public decklist", read_text, write_text),
    Format("o8d", "a deck of OCTGN", read_octgn, write_octgn),
)
"""The formats of decks, by which `read_deck` reads and `longbox decks convert` writes."""
