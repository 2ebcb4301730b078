"""A card in one sentence, for those who hear a table: its name, where it lies, and all that is so with it."""

from __future__ import annotations

from longbox.faces.face import Area, CardFace, Side, TableFace
from longbox.faces.words import listed

UNKNOWN = "A card face down"


def sentences_of(face: TableFace) -> dict[str, str]:
    """A sentence for each card that lies in an area, by its id."""
    return {card.id: sentence(card, side, area) for side in face.sides for area in side.areas for card in area.cards}


def sentence(card: CardFace, side: Side, area: Area) -> str:
    """A card in one sentence: "Storm, X-Men character, your formation, front 0: ATK 7, DEF 6, flight."."""
    owner = f"{card.owner} " if card.owner else ""
    name = f"{owner}{card.title or UNKNOWN}"
    head = [f"{name[:1].upper()}{name[1:]}", card.kind, place(card, side, area)]
    facts = facts_of(card)
    return f"{', '.join([words for words in head if words])}{': ' if facts else ''}{', '.join(facts)}."


def place(card: CardFace, side: Side, area: Area) -> str:
    """Where a card lies: "your hand", "Ann's formation, front 2"."""
    whose = "your " if side.yours else f"{side.name}'s " if side.name else ""
    name = area.name.removeprefix("your ")
    spot = "" if card.spot is None else f", {area.rows[card.spot[0]]} {card.spot[1]}"
    return f"{whose}{name.lower() if name == name.capitalize() else name}{spot}"


def facts_of(card: CardFace) -> list[str]:
    """What is so with a card: numbers, badges, notes, what is attached."""
    words = [f"{number.label} {number.value}{_printed(number.printed)}" for number in card.numbers]
    words += [badge.words for badge in card.badges]
    words += [card.note] if card.note else []
    words += ["face down"] if card.facedown and card.title else []
    return [*words, *([f"with {listed([other.title for other in card.attached])}"] if card.attached else [])]


def _printed(printed: str) -> str:
    return f" (printed {printed})" if printed else ""
