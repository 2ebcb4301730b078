"""The text of public decklists: the names of deck and hero, packs, and lines such as "3x Uppercut (Core Set)"."""

from __future__ import annotations

import re
from typing import Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_list import DeckList
from longbox.games.champions.definitions import (
    ALLY,
    ASPECTS,
    EVENT,
    RESOURCE,
    SUPPORT,
    UPGRADE,
    CardDefinition,
)
from longbox.games.deck_files import lines_of, without_remark
from longbox.games.deck_lines import counted
from longbox.games.decks import refuse_nonsense

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

HEADING: Final = re.compile(r"^[#*\s]*(?P<heading>[A-Za-z' -]+?)\s*(?:\(\d+(?: cards?)?\))?\s*:?[*\s]*$")
SUBTITLE: Final = re.compile(r":[^()]*(?=\(|$)")
NAMED: Final = re.compile(r"^(?P<key>hero|identity|aspect|deck|name)\s*:\s*(?P<value>\S.*)$", re.IGNORECASE)
PACK_LINE: Final = re.compile(r"^(?:packs?\s*:|from .+ to )", re.IGNORECASE)
BARE_PACKS: Final = re.compile(r"packs?\s*:", re.IGNORECASE)
REMARKS: Final = ("#", "//")


def read_text(text: str, pool: CardPool) -> HeroDeck:
    """Make a deck of lines: its name and its hero first, then cards, each line with how many there are.

    Raises:
        BadDeck: Lines can't be understood; the message names all of them.
    """
    remarks: list[str] = []
    lines = _without_packs(lines_of(text), remarks)
    named = {match["key"].lower(): match["value"] for match in [NAMED.match(line) for line in lines] if match}
    lines = ["" if NAMED.match(line) else line for line in lines]
    end = _end_of_head(lines)
    head = [line for line in lines[:end] if line]
    listed = DeckList(pool)
    heroes = [line for line in head if listed.is_hero(line)]
    hero = named.get("hero") or named.get("identity") or (heroes[-1] if heroes else "")
    if hero:
        listed.name_hero(hero)
    for number, line in enumerate(lines[end:], end + 1):
        if line and not _is_heading(line):
            refuse_nonsense(listed.complaints)
            _add_line(number, line, listed, remarks)
    name = named.get("name") or named.get("deck") or (head[0] if head else "")
    deck = listed.finish(name, named.get("aspect", ""))
    deck.remarks = remarks
    return deck


def _without_packs(lines: list[str], remarks: list[str]) -> list[str]:
    """The lines, with nothing in the place of packs and remarks; the latter are added to the remarks."""
    kept: list[str] = []
    names_packs = False
    for line in lines:
        is_packs = PACK_LINE.match(line) is not None
        is_remark = line.startswith(REMARKS) and not _is_heading(line)
        if is_remark:
            without_remark(line, remarks)
        kept.append("" if is_packs or is_remark or names_packs else line)
        names_packs = BARE_PACKS.fullmatch(line) is not None or (names_packs and not line)
    return kept


def _end_of_head(lines: list[str]) -> int:
    """Where the first section or card stands; before it stand the deck's name and its hero's."""
    for number, line in enumerate(lines):
        if counted(without_remark(line, [])) or _is_heading(line):
            return number
    return len(lines)


def _is_heading(line: str) -> bool:
    """Whether a line opens a section: "Allies", "Ally (7)", "## Events (10 cards):"."""
    heading = HEADING.match(line)
    return heading is not None and heading["heading"].lower() in HEADINGS


def _add_line(number: int, line: str, listed: DeckList, remarks: list[str]) -> None:
    """Add the cards of a line; or the hero, if it names one and none is known.

    What follows a # is a remark, unless a card is called so.
    """
    if not _is_known((counted(line) or (line, 1))[0], listed):
        line = without_remark(line, remarks)
    found = counted(line)
    card, count = found or (line, 1)
    if listed.hero is None and listed.is_hero(card):
        listed.name_hero(card)
    elif found or listed.means_a_card(card):
        listed.add_words(_title(card, listed), count)
    else:
        listed.complaints.append(f"line {number} is neither a heading nor cards: {line!r}.")


def _is_known(words: str, listed: DeckList) -> bool:
    return listed.is_hero(words) or listed.means_a_card(_title(words, listed))


def _title(card: str, listed: DeckList) -> str:
    """A card as a line has it, without the subtitle that an event has after a colon."""
    return card if listed.means_a_card(card) else SUBTITLE.sub(" ", card).strip()


def write_text(deck: HeroDeck, pool: CardPool) -> str:
    """Write a deck in lines, as the public decklists' text export has them."""
    hero = deck.identity(pool)
    cards = deck.counted(pool)
    packs = list(dict.fromkeys([pack for pack in [_pack(card) for card, _ in cards] if pack]))
    lines = [
        deck.name if _is_title(deck.name) else f"Deck: {deck.name}",
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


def _is_title(name: str) -> bool:
    """Whether a name alone in a line is read as the name of a deck, and not as a remark, as cards or as a heading."""
    is_another = name.startswith(REMARKS) or counted(name) or NAMED.match(name) or PACK_LINE.match(name)
    return not is_another and not _is_heading(name)


def _pack(card: CardDefinition) -> str:
    """What the box of a card is called; "" if that is not known."""
    return PACKS.get(card.code[:2], "") if card.code[:5].isdigit() else ""
