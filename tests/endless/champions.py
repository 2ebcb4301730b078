"""Endless cards for Marvel Champions. Its rules say nothing of loops: the step is lost, and the cards are told."""

from __future__ import annotations

from typing import Final

from tests.endless.case import Case, card

HEAD: Final = 'players = ["Alice as Captain Marvel"]'
FLIP: Final = ("change form",)


def upgrade(name: str, *lines: str) -> str:
    """A free upgrade."""
    return card(name, *lines, type="upgrade", cost=0, aspect="basic")


def minion(name: str, *lines: str, atk: int = 0, sch: int = 0, hit_points: int = 3) -> str:
    """A minion of the standard set."""
    return card(name, *lines, type="minion", set="standard", atk=atk, sch=sch, hit_points=hit_points)


def case(name: str, cards: list[str], position: str, does: tuple[str, ...] = FLIP, ends: str = "") -> Case:
    """A game with one hero."""
    return Case("champions", name, "".join(cards), position, HEAD, does, ends)


CASES: Final[list[Case]] = [
    case(
        "a change of form that changes the form",
        [upgrade("Loop", "Forced Response: After you change form, change form.")],
        'Alice.in_play = ["Loop"]',
        ends="The text of Loop goes on without end.",
    ),
    case(
        "two forms that change each other",
        [
            upgrade("There", "Forced Response: After you change to hero form, change to alter-ego form."),
            upgrade("Back Again", "Forced Response: After you change to alter-ego form, change to hero form."),
        ],
        'Alice.in_play = ["There", "Back Again"]',
        ends="The texts of There and Back Again go on without end, one because of the other.",
    ),
    case(
        "damage that is healed and dealt again",
        [
            upgrade("Itch", "Forced Response: After you take damage, heal 3 damage from your identity. Take 1 damage."),
            upgrade("Pin", "Forced Response: After you change form, take 1 damage."),
        ],
        'Alice.in_play = ["Itch", "Pin"]',
        ends="Itch",
    ),
    case(
        "damage that is replaced by damage",
        [
            upgrade("Shift", "Forced Interrupt: When you would take damage, take 1 damage instead."),
            upgrade("Pin", "Forced Response: After you change form, take 1 damage."),
        ],
        'Alice.in_play = ["Shift", "Pin"]',
        ends="Shift",
    ),
    case(
        "an answer that a player chooses again and again",
        [upgrade("Whim", "Response: After you change form, change form.")],
        'Alice.in_play = ["Whim"]',
        does=("change form", *["use Whim"] * 1000),
        ends="Whim",
    ),
    case(
        "an action without a cost",
        [upgrade("Treadmill", "Action: Take 1 damage. Heal 1 damage from your identity.")],
        'Alice.in_play = ["Treadmill"]',
        does=("use Treadmill",) * 1000,
    ),
    case(
        "a minion whose attack attacks",
        [minion("Drummer", "Forced Response: After this card attacks, this card attacks you.")],
        'Alice.engaged = ["Drummer"]\nAlice.form = "hero"',
        does=("end turn",),
        ends="Drummer",
    ),
    case(
        "a villain whose scheming schemes",
        [
            card(
                "Dull Plan",
                "Forced Response: After the villain schemes, the villain schemes.",
                type="environment",
                set="standard",
            ),
            upgrade("Calm", "Forced Interrupt: When threat would be placed on the main scheme, prevent that threat."),
        ],
        'in_play = ["Dull Plan"]\nAlice.in_play = ["Calm"]',
        does=("end turn",),
        ends="Dull Plan",
    ),
    case(
        "Specials that resolve all Specials",
        [
            upgrade(
                "Mirror",
                "Special: Resolve the Special ability of each upgrade you control in any order.",
                "Action: Resolve the Special ability of each upgrade you control in any order.",
            )
        ],
        'Alice.hand = ["Mirror"]',
        does=("play Mirror", "use Mirror"),
        ends="Mirror",
    ),
    case(
        "a trait that is gained by those who have it",
        [
            upgrade(
                "Creed",
                "Each Creed character gains the Creed trait.",
                "Action: Draw 1 card. If you have the Creed trait, draw 1 card.",
            )
        ],
        'Alice.in_play = ["Creed"]',
        does=("use Creed",),
        ends="Creed",
    ),
    case(
        "a trait that is had while it is had",
        [
            upgrade(
                "Vane",
                "While you have the Vane trait, you gain the Vane trait.",
                "Action: If you have the Vane trait, draw 1 card.",
            )
        ],
        'Alice.hand = ["Vane"]',
        does=("play Vane", "use Vane"),
        ends="Vane",
    ),
    case(
        "a resource that is paid for with itself",
        [upgrade("Mint", "Resource: Spend a physical resource → generate a wild resource.")],
        'Alice.in_play = ["Mint", "Mint"]\nAlice.hand = ["Haymaker", "Energy"]\nAlice.form = "hero"',
        does=("play Haymaker",),
    ),
    case(
        "encounter cards that surge round and round",
        [card("Wave", "Surge.", type="treachery", set="standard", quantity=3)],
        'encounter_deck = ["3 Wave"]',
        does=("end turn",),
        ends="Wave",
    ),
    case(
        "boost cards that bring boost cards",
        [
            card(
                "Swell",
                "Boost: Give the villain 1 additional boost card.",
                type="treachery",
                set="standard",
                quantity=3,
            )
        ],
        'encounter_deck = ["Swell"]\nencounter_discard = ["2 Swell"]\nAlice.form = "hero"\nphase = "activations"',
        ends="Swell",
    ),
    case(
        "an ally that comes back as often as it leaves",
        [
            card("Phoenix", type="ally", cost=0, hit_points=1, thw=1, atk=1, aspect="basic"),
            upgrade(
                "Nest",
                "Forced Response: After an ally leaves play, put that ally into play under your control.",
                "Forced Response: After an ally enters play, deal 1 damage to it.",
                "Forced Response: After you change form, deal 1 damage to each ally.",
            ),
        ],
        'Alice.in_play = ["Phoenix", "Nest"]',
        ends="Nest",
    ),
    case(
        "threat that is replaced by threat",
        [
            card(
                "Vicious Circle",
                "Forced Interrupt: When threat would be placed on the main scheme, "
                "place 1 threat on the main scheme instead.",
                type="environment",
                set="standard",
            )
        ],
        'in_play = ["Vicious Circle"]',
        does=("end turn",),
        ends="Vicious Circle",
    ),
]
