"""Which numbers of a card a rule ever reads: what stands on a card of another type would be dropped in silence."""

from __future__ import annotations

from typing import Final

import msgspec

from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    ATTACHMENT,
    CHARACTERS,
    ENCOUNTER_TYPES,
    ENEMIES,
    ENVIRONMENT,
    EVENT,
    HERO,
    IDENTITIES,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    RESOURCE,
    SCHEMES,
    SIDE_SCHEME,
    SUPPORT,
    TREACHERY,
    UPGRADE,
    VILLAIN,
)
from longbox.language.library import fields_of
from longbox.texts.dead import listed, with_article

NONE: Final = "-"
"""Says of a power that there is none, which is so on any card."""

BOUGHT: Final = (ALLY, EVENT, SUPPORT, UPGRADE)

READ_ON: Final[dict[str, tuple[str, ...]]] = {
    "cost": BOUGHT,
    "resources": (*BOUGHT, RESOURCE),
    "atk": (HERO, ALLY, *ENEMIES, ATTACHMENT),
    "thw": (HERO, ALLY),
    "def": (HERO,),
    "rec": (ALTER_EGO,),
    "sch": (*ENEMIES, ATTACHMENT),
    "hit_points": CHARACTERS,
    "hand_size": IDENTITIES,
    "attack_damage": (ALLY,),
    "thwart_damage": (ALLY,),
    "stage": (VILLAIN, MAIN_SCHEME),
    "boost": (ATTACHMENT, ENVIRONMENT, MINION, OBLIGATION, SIDE_SCHEME, TREACHERY),
    "threat": SCHEMES,
    "target": (MAIN_SCHEME,),
    "acceleration": (MAIN_SCHEME,),
    "crisis": ENCOUNTER_TYPES,
    "hazards": ENCOUNTER_TYPES,
    "acceleration_icons": ENCOUNTER_TYPES,
}
"""The types of cards on which a rule reads a field of a file of cards."""


BETTER: Final[dict[str, str]] = {"acceleration": '"acceleration_icons"'}
"""What may have been meant by a field that no rule reads on a card. [champions Side Scheme]"""


def unread_field(entry: msgspec.Struct, card_type: str) -> str:
    """What is wrong with the fields of a card; nothing if a rule reads each of them. [champions Card Types]"""
    for field in fields_of(type(entry)):
        types = READ_ON.get(field.encode_name)
        said = getattr(entry, field.name) not in (field.default, NONE)
        if types is not None and said and card_type not in types:
            better = f" Its icons are {BETTER[field.encode_name]}." if field.encode_name in BETTER else ""
            return (
                f"no rule reads {field.encode_name} on {with_article(card_type)}; {listed(types)} can have it.{better}"
            )
    return ""
