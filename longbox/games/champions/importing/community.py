"""Card files in the public community format, read as entries of this game's own card files.

The format is a JSON list of objects, one for each side of a card, with `code`, `name`, `type_code` and many more
fields. What this game has no place for is reported, never guessed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    ASPECTS,
    BASIC,
    HERO,
    MAIN_SCHEME,
    PLAYER_TYPES,
    RESOURCE_TYPES,
    TYPES,
)
from longbox.games.champions.importing.importing import normalise
from longbox.games.champions.library import PER_PLAYER, CardEntry
from longbox.games.community import PrintedCard
from longbox.kernel.documents import BadDocument, read_json, read_text
from longbox.kernel.errors import LongboxError, near
from longbox.language.errors import LONGEST
from longbox.language.library import LARGEST

MOST_BYTES: Final = 50_000_000
"""How large a file may be: all cards that were ever published fit in several times."""

FACTIONS: Final = (*ASPECTS, BASIC)
FACTIONS_WITHOUT_ASPECT: Final = ("hero", "encounter", "campaign")
STAGES: Final = ("", "I", "II", "III", "IV", "V")
DASH: Final = "-"
DEFINED_BY_TEXT: Final = "X"

READ: Final = (
    "attack",
    "attack_cost",
    "attack_text",
    "back_link",
    "back_name",
    "back_text",
    "base_threat",
    "base_threat_fixed",
    "boost",
    "boost_text",
    "card_set_code",
    "code",
    "cost",
    "defense",
    "duplicate_of",
    "escalation_threat",
    "escalation_threat_fixed",
    "faction_code",
    "hand_size",
    "health",
    "health_per_hero",
    "is_unique",
    "linked_card",
    "name",
    "quantity",
    "recover",
    "resource_energy",
    "resource_mental",
    "resource_physical",
    "resource_wild",
    "scheme",
    "scheme_acceleration",
    "scheme_crisis",
    "scheme_hazard",
    "scheme_text",
    "set_code",
    "stage",
    "subname",
    "text",
    "threat",
    "threat_fixed",
    "thwart",
    "thwart_cost",
    "traits",
    "type_code",
)
PASSED_OVER: Final = (
    "attack_star",
    "back_flavor",
    "boost_star",
    "date_release",
    "deck_limit",
    "deck_options",
    "deck_requirements",
    "defense_star",
    "double_sided",
    "errata",
    "flavor",
    "health_star",
    "hidden",
    "illustrator",
    "imagesrc",
    "backimagesrc",
    "linked_to_code",
    "linked_to_name",
    "meta",
    "octgn_id",
    "pack_code",
    "pack_name",
    "permanent",
    "position",
    "real_name",
    "real_text",
    "real_traits",
    "recover_star",
    "scheme_star",
    "set_position",
    "threat_star",
    "thwart_star",
    "escalation_threat_star",
    "type_name",
    "url",
    "faction_name",
    "card_set_name",
    "card_set_type_name_code",
)
"""Fields that say nothing new: where the card comes from, how it looks, and what its text says again."""

TRAIT_WITH_DOTS: Final = re.compile(r"(?:\S\.)+\S")


class BadCommunityFile(LongboxError):
    """A file is not in the community's format. The message says what it is instead."""


def read_community_file(file: Path) -> list[PrintedCard]:
    """The cards of a file in the community's format.

    Raises:
        BadCommunityFile: It is in another format, or can't be read.
    """
    try:
        text = read_text(file, MOST_BYTES)
    except BadDocument as error:
        raise BadCommunityFile(f"{file}: {error}") from None
    return read_community_cards(text, str(file))


def read_community_cards(text: str, place: str = "<text>") -> list[PrintedCard]:
    """The cards of a text in the community's format: JSON, a list of objects.

    Raises:
        BadCommunityFile: It is in another format.
    """
    try:
        data = read_json(text)
    except BadDocument as error:
        raise BadCommunityFile(f"{place}:{error.line or 1}: {error.problem}") from None
    records = data if isinstance(data, list) else [data]
    sides: list[dict[str, Any]] = []
    for number, record in enumerate(records, 1):
        if not isinstance(record, dict) or not isinstance(record.get("code"), str) or not record["code"]:
            raise BadCommunityFile(f'{place}: card {number}: is not a card: it must be an object with a "code".')
        sides += _sides(record)
    once = {side["code"]: side for side in sides}
    titles = {code: str(side.get("name") or "") for code, side in once.items()}
    return [_printed_card(side, titles) for side in once.values()]


def _sides(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The sides of a card that one object holds: most hold one."""
    linked = record.get("linked_card")
    if isinstance(linked, dict) and isinstance(linked.get("code"), str) and linked["code"]:
        return [record, linked]
    if not record.get("back_text"):
        return [record]
    front = {**record, "code": f"{record['code']}a", "base_threat": 0, "threat": 0, "escalation_threat": 0}
    back = {**record, "code": f"{record['code']}b", "text": record["back_text"]}
    back["name"] = record.get("back_name") or record.get("name", "")
    return [front, back]


def _printed_card(record: dict[str, Any], titles: dict[str, str]) -> PrintedCard:
    """One object of a file."""
    card = PrintedCard(record["code"], str(record.get("name") or record["code"]))
    card.unknown_fields = [field for field in record if field not in READ and field not in PASSED_OVER]
    card.printing_of = str(record.get("duplicate_of") or "")
    if not card.printing_of:
        card.entry = _entry(record, card, titles)
    return card


def _entry(record: dict[str, Any], card: PrintedCard, titles: dict[str, str]) -> CardEntry | None:
    """What a card file of this game says of a card; None, with the problems, if it has no place for it."""
    for field in READ:
        if len(str(record.get(field) or "")) > LONGEST and field != "linked_card":
            card.problems.append(f"{field} is longer than {LONGEST:,} signs.")
            return None
    card_type = str(record.get("type_code", "")).replace("_", " ").replace("alter ego", ALTER_EGO)
    if card_type not in TYPES:
        card.problems.append(f"there is no card type {card_type!r}. {near(card_type, TYPES)}")
        return None
    entry = CardEntry(
        name=card.name,
        type=card_type,
        text=_text(record, card.name),
        code=card.code,
        set=str(record.get("set_code") or record.get("card_set_code") or ""),
        subtitle=_subtitle(record, card_type, titles),
        aspect=_aspect(record, card_type, card),
        unique=bool(record.get("is_unique")),
        quantity=_integer(record, "quantity", card, 1),
        cost=_cost(record, card),
        resources=_resources(record, card),
        atk=_power(record, "attack", card),
        thw=_power(record, "thwart", card),
        defense=_power(record, "defense", card),
        rec=_power(record, "recover", card),
        sch=_power(record, "scheme", card),
        hit_points=_for_players(record, "health", card, per_player=bool(record.get("health_per_hero"))),
        hand_size=_integer(record, "hand_size", card),
        attack_damage=_consequence(record, "attack", card, card_type),
        thwart_damage=_consequence(record, "thwart", card, card_type),
        stage=_stage(record, card_type),
        boost=_integer(record, "boost", card),
        threat=_threat(record, "base_threat", card),
        target=_threat(record, "threat", card),
        acceleration=_threat(record, "escalation_threat", card),
        crisis=_integer(record, "scheme_crisis", card),
        hazards=_integer(record, "scheme_hazard", card),
        acceleration_icons=_integer(record, "scheme_acceleration", card),
        traits=_traits(str(record.get("traits") or "")),
    )
    return None if card.problems else entry


def _text(record: dict[str, Any], name: str) -> str:
    """All that the card says, with what its boost and its powers say in fields of their own."""
    parts = [str(record.get(field) or "") for field in ("text", "attack_text", "scheme_text")]
    boost = str(record.get("boost_text") or "").strip()
    if boost:
        parts.append(boost if "Boost" in boost.partition(":")[0] else f"<b>Boost</b>: {boost}")
    return normalise(name, "\n".join(parts))


def _subtitle(record: dict[str, Any], card_type: str, titles: dict[str, str]) -> str:
    """An ally's other name, or what the other side of an identity is called."""
    if card_type not in (HERO, ALTER_EGO):
        return str(record.get("subname") or "")
    stem, side = record["code"][:-1], record["code"][-1]
    return titles.get(str(record.get("back_link")), "") or titles.get(stem + ("b" if side == "a" else "a"), "")


def _aspect(record: dict[str, Any], card_type: str, card: PrintedCard) -> str:
    faction = str(record.get("faction_code") or "")
    if card_type not in PLAYER_TYPES or faction in FACTIONS_WITHOUT_ASPECT:
        return ""
    if faction not in FACTIONS:
        card.problems.append(f"there is no aspect {faction!r}. {near(faction, FACTIONS)}")
    return faction


def _number(record: dict[str, Any], field: str, card: PrintedCard) -> int | None:
    """A number, which some files write in quotes; None if the field is empty."""
    value = record.get(field)
    if value is None or value == "":
        return None
    if isinstance(value, str) and re.fullmatch(r"-?\d{1,9}", value):
        value = int(value)
    if isinstance(value, int):
        if abs(value) <= LARGEST:
            return int(value)
        card.problems.append(f"{field} must be at most {LARGEST}, not {value}.")
        return None
    card.problems.append(f"{field} must be a number, not {value!r}.")
    return None


def _integer(record: dict[str, Any], field: str, card: PrintedCard, otherwise: int = 0) -> int:
    number = _number(record, field, card)
    return otherwise if number is None else number


def _cost(record: dict[str, Any], card: PrintedCard) -> int | None:
    cost = _number(record, "cost", card)
    if cost is not None and cost < 0:
        card.problems.append("its cost is X, and costs can't be variable here.")
    return cost


def _power(record: dict[str, Any], field: str, card: PrintedCard) -> int | str:
    """A power: an empty field is a printed dash, and -1 a value that the text defines. [champions Dash]"""
    number = _number(record, field, card)
    if number is None:
        return DASH if field in record else 0
    return DEFINED_BY_TEXT if number == -1 else number


def _for_players(record: dict[str, Any], field: str, card: PrintedCard, *, per_player: bool) -> int | str:
    """A number that may be one for each player. [champions Per Player]"""
    number = _integer(record, field, card)
    if number == -1:
        return DEFINED_BY_TEXT
    return f"{number}{PER_PLAYER}" if per_player and number else number


def _threat(record: dict[str, Any], field: str, card: PrintedCard) -> int | str:
    """Threat is per player unless the file says that it is fixed."""
    return _for_players(record, field, card, per_player=not record.get(f"{field}_fixed"))


def _consequence(record: dict[str, Any], power: str, card: PrintedCard, card_type: str) -> int | None:
    """What a power costs an ally; None where it is what it mostly is. [champions Consequential Damage]"""
    damage = _integer(record, f"{power}_cost", card)
    usual = 0 if card_type != ALLY or _power(record, power, card) == DASH else 1
    return None if damage == usual else damage


def _resources(record: dict[str, Any], card: PrintedCard) -> tuple[str, ...]:
    resources: list[str] = []
    for resource in RESOURCE_TYPES:
        resources += [resource] * _integer(record, f"resource_{resource}", card)
    return tuple(resources)


def _stage(record: dict[str, Any], card_type: str) -> str:
    """A stage as it is printed: "II" for a villain, "1B" for a main scheme. Some files only have the number."""
    stage = str(record.get("stage") or "")
    if not stage.isdecimal():
        return stage
    if card_type == MAIN_SCHEME:
        side = record["code"][-1].upper()
        return stage + (side if side in "AB" else "")
    return STAGES[int(stage)] if int(stage) < len(STAGES) else stage


def _traits(printed: str) -> tuple[str, ...]:
    """Traits without the dots that part them: "Brute. S.H.I.E.L.D. Elite." are three."""
    parts = [part.strip().removesuffix(".") for part in re.split(r"\.\s+", printed.strip() + " ")]
    return tuple([f"{part}." if TRAIT_WITH_DOTS.fullmatch(part) else part for part in parts if part])
