"""Endless cards for Vs. System: a loop that nobody breaks is a draw, and nobody repeats one for ever. [vs 703]"""

from __future__ import annotations

from typing import Final

from tests.endless.case import Case, card

HEAD: Final = 'players = ["Ann", "Bob"]'
COMFORT: Final = card("Small Comfort", "Gain 1 endurance.", type="plot twist", cost=0)
DRAWN: Final = "a loop that nobody breaks"
SORROW: Final = card("Small Sorrow", "Lose 1 endurance.", type="plot twist", cost=0)


def location(name: str, *lines: str) -> str:
    """A location."""
    return card(name, *lines, type="location")


def character(name: str, *lines: str) -> str:
    """A character that anybody can recruit."""
    return card(name, *lines, type="character", cost=1, atk=1, **{"def": 1})


def twist(name: str, *lines: str) -> str:
    """A plot twist that anybody can play."""
    return card(name, *lines, type="plot twist", cost=0)


def case(name: str, cards: list[str], position: str, *does: str, ends: str = "") -> Case:
    """A game in which Ann has done something that begins a loop."""
    return Case("vs", name, "".join(cards), position, HEAD, does, ends)


def beside(row: str, hand: str = "Small Comfort") -> str:
    """Ann's position: a face-up location or a character, and a plot twist in the hand."""
    return f'Ann.resources = [{{ card = "{row}", face_up = true }}, "..."]\nAnn.hand = ["{hand}"]'


def front(*names: str, hand: str = "Small Comfort") -> str:
    """Ann's position: characters, and a plot twist in the hand."""
    return f'Ann.front_row = [{", ".join([repr(name) for name in names])}]\nAnn.hand = ["{hand}"]'.replace("'", '"')


CASES: Final[list[Case]] = [
    case(
        "endurance that gains endurance",
        [COMFORT, location("Echoing Hall", "Whenever you gain endurance, gain 1 endurance.")],
        beside("Echoing Hall"),
        "play Small Comfort",
        ends="Echoing Hall",
    ),
    case(
        "endurance that is gained and lost",
        [
            COMFORT,
            character("Tide", "Whenever you gain endurance, lose 1 endurance."),
            character("Ebb", "Whenever you lose endurance, gain 1 endurance."),
        ],
        front("Tide", "Ebb"),
        "play Small Comfort",
        ends="Tide",
    ),
    case(
        "endurance that both players gain for each other",
        [
            COMFORT,
            location(
                "Brotherly Hall",
                "Whenever a player gains endurance, each opponent gains 1 endurance. Gain 1 endurance.",
            ),
        ],
        beside("Brotherly Hall"),
        "play Small Comfort",
        ends="Brotherly Hall",
    ),
    case(
        "endurance that anybody gains doubles",
        [COMFORT, character("Twin", "Whenever a player gains endurance, gain 1 endurance. You gain 1 endurance.")],
        front("Twin"),
        "play Small Comfort",
        ends="Twin",
    ),
    case(
        "a card drawn for a card drawn, put back",
        [
            twist("Glance", "Draw a card."),
            location(
                "Revolving Door",
                "Whenever you draw a card, put a card from your hand on top of your deck, then draw a card.",
            ),
        ],
        beside("Revolving Door", "Glance"),
        "play Glance",
        ends="Revolving Door",
    ),
    case(
        "a character that readies as it exhausts, and exhausts as it readies",
        [
            twist("Weariness", "Exhaust target character."),
            character(
                "Insomniac",
                "Whenever Insomniac becomes exhausted, ready Insomniac.",
                "Whenever Insomniac readies, exhaust Insomniac.",
            ),
        ],
        front("Insomniac", hand="Weariness"),
        "play Weariness",
        ends="Insomniac",
    ),
    case(
        "a character that recovers as it is stunned, and is stunned as it recovers",
        [
            twist("Standstill", "Stun target character."),
            character(
                "Yo-Yo", "Whenever Yo-Yo becomes stunned, recover Yo-Yo.", "Whenever Yo-Yo recovers, stun Yo-Yo."
            ),
        ],
        front("Yo-Yo", hand="Standstill"),
        "play Standstill",
        ends="Yo-Yo",
    ),
    case(
        "what a player may do again and again",
        [COMFORT, location("Hall of Wishes", "Whenever you gain endurance, you may gain 1 endurance.")],
        beside("Hall of Wishes"),
        "play Small Comfort",
        *["yes"] * 500,
    ),
    case(
        "a power that readies itself",
        [character("Spinner", "Activate >>> Ready Spinner."), COMFORT],
        front("Spinner"),
        *["use Spinner"] * 1000,
    ),
    case(
        "a power without a cost that always gains",
        [character("Spring", "Pay 0 endurance >>> Gain 1 endurance."), COMFORT],
        front("Spring"),
        *["use Spring"] * 10_000,
    ),
    case(
        "a stun that is replaced by a stun",
        [
            twist("Standstill", "Stun target character."),
            character("Left", "If Left would become stunned, instead, stun a character you control."),
            character("Right", "If Right would become stunned, instead, stun a character you control."),
        ],
        front("Left", "Right", hand="Standstill"),
        "play Standstill",
    ),
    case(
        "endurance replaced by endurance",
        [SORROW, location("Mirror Hall", "If you would lose endurance, instead, lose 1 endurance.")],
        beside("Mirror Hall", "Small Sorrow"),
        "play Small Sorrow",
    ),
    case(
        "strength that depends on strength",
        [character("Braggart", "While Braggart has ATK 1, Braggart gets +1 ATK."), COMFORT],
        front("Braggart"),
    ),
    case(
        "flight for those without flight",
        [character("Contrary", "Characters you control without flight have flight."), COMFORT],
        front("Contrary"),
    ),
    case(
        "a copy that is copied",
        [
            COMFORT,
            character("Parrot", "Whenever a player gains endurance, copy target effect from a non-ongoing plot twist."),
        ],
        front("Parrot"),
        "play Small Comfort",
    ),
    case(
        "counters that bring counters",
        [
            COMFORT,
            character(
                "Mould", "Whenever you gain endurance, put a +1 ATK / +1 DEF counter on Mould. Gain 1 endurance."
            ),
        ],
        front("Mould"),
        "play Small Comfort",
        ends="Mould",
    ),
    case(
        "two opponents who lose for each other",
        [
            COMFORT,
            character("Hostile", "Whenever you gain endurance, target opponent gains 1 endurance."),
            character("Grudge", "Whenever an opponent gains endurance, you gain 1 endurance."),
        ],
        front("Hostile", "Grudge"),
        "play Small Comfort",
        ends="Grudge",
    ),
    case(
        "an attack step that brings another",
        [
            COMFORT,
            character("Warlord", "At the start of your attack step, you get an additional attack step after this one."),
        ],
        front("Warlord"),
        ends=DRAWN,
    ),
    case(
        "cards that deck each other while the hand is full",
        [
            COMFORT,
            character(
                "Juggler",
                "Whenever you draw a card, put a card from your hand on the bottom of your deck.",
                "Whenever you gain endurance, draw a card. Gain 1 endurance.",
            ),
        ],
        front("Juggler"),
        "play Small Comfort",
        ends="Juggler",
    ),
]
