"""Writes the rulings of Locations and Unaligned characters, as `each_card` does of the cards of characters."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from longbox.games.forever.definitions import LOCATION, UNALIGNED, CardDefinition
from longbox.games.forever.library import box

from .each_card import FOLDER, HEAD, Lines, do, ruling

Writer = Callable[[CardDefinition, "re.Match[str]"], str]

BOTH: Final = {"Hero": ("Hal", "Bystander", "oppose"), "Rogue": ("Rhea", "Straw Man", "provoke")}
"""Who plays a side, whom they have, and when these act."""


def other_of(side: str) -> str:
    """The other side."""
    return "Rogue" if side == "Hero" else "Hero"


def scene(card: CardDefinition, side: str, *more: str, at: str = "", place: str = "") -> Lines:
    """A position in which a character of a side can act where the card is, with one of the other side and a Scheme."""
    player, actor, stage = BOTH[side]
    foe_player, foe, _ = BOTH[other_of(side)]
    place = place or (card.name if card.type == LOCATION else "Plain")
    first = f'"{card.name}"' if card.type == LOCATION else '"Plain"'
    return [
        f'stage = "{stage}"',
        f'Locations = [{first}, "Hill", "Shore"]',
        f'{player}.in_play = ["{actor}"]',
        f'{foe_player}.in_play = [{{ card = "{foe}", at = "{at or place}" }}]',
        f'Rhea.schemes = [{{ card = "Plot", at = "{place}" }}]',
        *more,
    ]


def act(side: str, deed: str, place: str) -> list[str]:
    """A character of a side goes somewhere and does something."""
    player, actor, _ = BOTH[side]
    said = f"attacks {BOTH[other_of(side)][1]}" if deed == "attacks" else deed
    return [f"{player} activates {actor} at {place}", f"{player} {said}"]


def damage(side: str, amount: int) -> str:
    """The character of a side has so much damage."""
    return f'then = ["{BOTH[side][1]} has {amount or "no"} damage"]'


# Locations


def gives_attack(card: CardDefinition, match: re.Match[str]) -> str:
    """One side attacks with more there; the other doesn't."""
    side, more = match["side"], int(match["amount"])
    return ruling(
        f"At {card.name} a {side} has {more} more Attack",
        "Location Cards",
        scene(card, side),
        [do(*act(side, "attacks", card.name)), damage(other_of(side), 1 + more)],
    ) + other_side(card, side)


def other_side(card: CardDefinition, side: str) -> str:
    """The other side has no more Attack there, if its own side says nothing of it."""
    if f"{other_of(side)} side: {match_plural(other_of(side))} at this Location have" in card.text:
        return ""
    foe = other_of(side)
    return ruling(
        f"At {card.name} a {foe} has no more Attack than elsewhere",
        "Location Cards",
        scene(card, foe),
        [do(*act(foe, "attacks", card.name)), damage(side, 1)],
    )


def match_plural(side: str) -> str:
    """The characters of a side."""
    return "Heroes" if side == "Hero" else "Rogues"


def gives_health(card: CardDefinition, match: re.Match[str]) -> str:
    """One side stands damage there that would be too much elsewhere."""
    side, more = match["side"], int(match["amount"])
    player, victim, _ = BOTH[side]
    steps = []
    for place, left in ((card.name, more), ("Hill", 0)):
        there = scene(card, other_of(side), at=place)
        there[3] = f'{player}.in_play = [{{ card = "{victim}", at = "{place}", damage = 39 }}]'
        beaten = f'"knocked out" = {[victim] if not left else []}'.replace("'", '"')
        steps.append(
            ruling(
                f"At {place} damage of 40 is {'too much' if not left else 'not too much'} for a {side}",
                "Location Cards",
                there,
                [do(*act(other_of(side), "attacks", place)), beaten],
            )
        )
    return "".join(steps)


def claims_more(card: CardDefinition, match: re.Match[str]) -> str:
    """One side claims more there; at another Location it doesn't."""
    side, more = match["side"], int(match["amount"])
    deed = "Rescues" if side == "Hero" else "Threatens"
    found = []
    for place, count in ((card.name, 1 + more), ("Hill", 1)):
        there = scene(card, side, place=place)
        result = f"Sanctuary = {count}" if side == "Hero" else f'then = ["Plot has {count} citizens"]'
        name = f"At {place}, beside {card.name}," if place == "Hill" else f"At {card.name}"
        found.append(ruling(f"{name} a {side} claims {count}", "Claim", there, [do(*act(side, deed, place)), result]))
    return "".join(found)


def harms_less(card: CardDefinition, match: re.Match[str]) -> str:
    """One side suffers less there, and all of it elsewhere."""
    side, less = match["side"], int(match["amount"])
    found = []
    for place, left in ((card.name, max(1 - less, 0)), ("Hill", 1)):
        there = scene(card, other_of(side), at=place)
        name = f"At {place}, beside {card.name}," if place == "Hill" else f"At {card.name}"
        found.append(
            ruling(
                f"{name} a {side} suffers {left} of 1",
                "Damage",
                there,
                [do(*act(other_of(side), "attacks", place)), damage(side, left)],
            )
        )
    return "".join(found)


def lets_draw(card: CardDefinition, match: re.Match[str]) -> str:
    """Who does such a thing there draws; elsewhere not."""
    side, deed = match["side"], match["deed"]
    player = BOTH[side][0]
    filler = "Leaflet" if side == "Hero" else "Rumour"
    found = []
    for place, hand in ((card.name, [filler]), ("Hill", [])):
        there = scene(card, side, f'{player}.deck = ["{filler}", "..."]', at=place, place=place)
        name = f"At {place}, beside {card.name}," if place == "Hill" else f"At {card.name}"
        result = f"{player}.hand = {hand}".replace("'", '"')
        said = f"{name} a {side} who {deed} draws {len(hand)}"
        steps = [do(*act(side, deed, place)), result]
        found.append(ruling(said, "Location Cards", there, steps))
    return "".join(found)


LINES: Final[tuple[tuple[str, Writer], ...]] = (
    (r"(?P<side>Hero|Rogue) side: \w+ at this Location have \+(?P<amount>\d+) Attack\.$", gives_attack),
    (r"(?P<side>Hero|Rogue) side: \w+ at this Location have \+(?P<amount>\d+) Health\.$", gives_health),
    (r"(?P<side>Hero|Rogue) side: \w+ at this Location claim \+(?P<amount>\d+) citizens? when \w+\.$", claims_more),
    (r"(?P<side>Hero|Rogue) side: \w+ at this Location suffer (?P<amount>\d+) less damage\.$", harms_less),
    (r"(?P<side>Hero|Rogue) side: Reaction: After a \w+ at this Location (?P<deed>\w+), draw a card\.$", lets_draw),
)


def of_location(card: CardDefinition) -> str:
    """The rulings of a Location: it holds so many citizens, and does what its sides say."""
    text = ruling(
        f"{card.name} comes with its citizens",
        "Location Cards",
        [
            'stage = "oppose"',
            f'Locations = ["{card.name}", "Hill", "Shore"]',
            'Hal.in_play = ["Bystander"]',
            'Rhea.in_play = ["Straw Man"]',
        ],
        [f'then = ["{card.name} has {card.citizens} citizens"]'],
    )
    for line in card.text.splitlines():
        matches = [(writer, re.match(pattern, line)) for pattern, writer in LINES]
        text += "".join([writer(card, match) for writer, match in matches if match is not None])
    return text


# Unaligned characters


def present(card: CardDefinition, citizens: int) -> str:
    """The character at Plain, with so many citizens."""
    return f'Unaligned_characters = [{{ card = "{card.name}", at = "Plain", citizens = {citizens} }}]'


def claims_after(card: CardDefinition, match: re.Match[str]) -> str:
    """It claims after such a deed at its Location, and not after one elsewhere."""
    who, deed = match["who"], match["deed"]
    side = "Rogue" if who in ("Rogue", "character") else "Hero"
    found = []
    for place, count in (("Plain", card.claim), ("Hill", 0)):
        there = scene(card, side, present(card, 0), at=place, place=place)
        said = f"{card.name} claims {count} after a {side} {deed} {'there' if count else 'elsewhere'}"
        steps = [do(*act(side, deed, place)), f'then = ["{card.name} has {count or "no"} citizens"]']
        found.append(ruling(said, "Unaligned Character Cards", there, steps))
    return "".join(found)


def claims_at(card: CardDefinition, match: re.Match[str]) -> str:
    """It claims as a round ends or begins."""
    there = [
        'stage = "provoke"',
        'Locations = ["Plain", "Hill", "Shore"]',
        'Rhea.in_play = ["Straw Man"]',
        'Hal.in_play = ["Bystander"]',
        present(card, 0),
    ]
    return ruling(
        f"{card.name} claims {card.claim} after the round {match['what']}, and not before",
        "Unaligned Character Cards",
        there,
        [do("Rhea passes"), f'then = ["{card.name} has no citizens"]'],
        [do("Hal passes"), f'then = ["{card.name} has {card.claim} citizens"]', "round = 2"],
    )


def with_and_without(card: CardDefinition, side: str, deed: str, threshold: int, result: Callable[[bool], str]) -> str:
    """What is so from a threshold on, and one citizen below it."""
    found = []
    for count in (threshold, threshold - 1):
        there = scene(card, side, present(card, count))
        said = f"With {count} citizens {card.name} {'has' if count == threshold else 'lacks'} what its threshold gives"
        steps = [do(*act(side, deed, "Plain")), result(count == threshold)]
        found.append(ruling(said, "Unaligned Character Cards", there, steps))
    return "".join(found)


def strengthens(card: CardDefinition, match: re.Match[str]) -> str:
    """Those there attack with more."""
    side = "Rogue" if match["who"] == "Characters" else "Hero"
    more = int(match["amount"])
    return with_and_without(
        card, side, "attacks", int(match["threshold"]), lambda so: damage(other_of(side), 1 + more * so)
    )


def strikes(card: CardDefinition, match: re.Match[str]) -> str:
    """It attacks who does such a thing there."""
    side = "Hero" if match["who"] == "Hero" else "Rogue"
    threshold = int(match["threshold"])
    if (
        card.text.splitlines()[0]
        .removeprefix("Reaction: ")
        .startswith(f"After a {match['who']} at this Location {match['deed']}")
    ):
        first = "this character claims"
        return ruling(
            f"With {threshold} citizens {card.name} attacks who {match['deed']} there",
            "Unaligned Character Cards",
            scene(card, side, present(card, threshold)),
            [
                do(*act(side, match["deed"], "Plain"), f"{BOTH[side][0]} resolves {card.name}: {first} next"),
                damage(side, card.attack),
            ],
        )
    return with_and_without(card, side, match["deed"], threshold, lambda so: damage(side, card.attack * so))


def hinders(card: CardDefinition, match: re.Match[str]) -> str:
    """Schemes there need more: a Scheme with as many as it needs elsewhere can't be completed."""
    found = []
    for count in (int(match["threshold"]), int(match["threshold"]) - 1):
        there = [
            'stage = "oppose"',
            'Locations = ["Plain", "Hill", "Shore"]',
            'Hal.in_play = ["Bystander"]',
            'Rhea.in_play = ["Straw Man"]',
            present(card, count),
            'Rhea.schemes = [{ card = "Plot", at = "Plain", citizens = 40 }]',
        ]
        so = count == int(match["threshold"])
        deeds = ["Hal activates Bystander at Shore", *([] if so else ["Rhea completes Plot"])]
        plan = '"Master Plan" = []' if so else '"Master Plan" = ["Plot"]'
        said = f"With {count} citizens {card.name} lets a Scheme there {'wait' if so else 'be completed'}"
        found.append(ruling(said, "Scheme Cards", there, [do(*deeds), plan, 'asked = "Rhea"']))
    return "".join(found)


def deals_out(card: CardDefinition, match: re.Match[str]) -> str:
    """Hero players draw."""
    more = 'Hal.deck = ["Leaflet", "..."]'
    text = with_and_without(
        card,
        "Rogue",
        "Threatens",
        int(match["threshold"]),
        lambda so: 'Hal.hand = ["Leaflet"]' if so else "Hal.hand = []",
    )
    return text.replace("Unaligned_characters", f"{more}\nUnaligned_characters")


GAINS: Final[tuple[tuple[str, Writer], ...]] = (
    (r"Reaction: After a (?P<who>\w+) at this Location (?P<deed>\w+), this character claims\.$", claims_after),
    (r"Reaction: After the round (?P<what>\w+), this character claims\.$", claims_at),
    (
        r"Threshold (?P<threshold>\d+): (?P<who>Characters|Heroes) at this Location have \+(?P<amount>\d+) Attack\.$",
        strengthens,
    ),
    (
        r"Threshold (?P<threshold>\d+): Reaction: After a (?P<who>\w+) at this Location (?P<deed>\w+), this character "
        r"attacks that \w+\.$",
        strikes,
    ),
    (r"Threshold (?P<threshold>\d+): Schemes at this Location need \+\d+ citizens?\.$", hinders),
    (
        r"Threshold (?P<threshold>\d+): Reaction: After a Rogue at this Location Threatens, "
        r"each Hero player draws a card\.$",
        deals_out,
    ),
)


def of_unaligned(card: CardDefinition) -> str:
    """The rulings of an Unaligned character."""
    found = ""
    for line in card.text.splitlines():
        matches = [(writer, re.match(pattern, line)) for pattern, writer in GAINS]
        found += "".join([writer(card, match) for writer, match in matches if match is not None])
    return found


def write_places() -> None:
    """Write the rulings of all Locations and Unaligned characters."""
    places = "".join([of_location(card) for card in box() if card.type == LOCATION])
    others = "".join([of_unaligned(card) for card in box() if card.type == UNALIGNED])
    (FOLDER / "locations.toml").write_text(HEAD + places, encoding="utf-8")
    (FOLDER / "unaligned.toml").write_text(HEAD + others, encoding="utf-8")
