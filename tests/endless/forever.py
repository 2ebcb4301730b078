"""Endless cards for DC Forever. Its rules say nothing of loops: the step is lost, and the cards are told."""

from __future__ import annotations

from typing import Final

from tests.endless.case import Case, card

HEAD: Final = 'players = ["Rhea", "Hal"]'
POKE: Final = card("Poke", "Batman suffers 1 damage.", type="event", affiliation="The Joker", cost=1, resource=1)
HERE: Final = 'Hal.in_play = [{ card = "Batman", at = "Maze" }]\nRhea.in_play = ["The Joker"]\nRhea.hand = ["Poke"]'


def location(*lines: str) -> str:
    """A Location that is called Maze."""
    return card("Maze", *lines, type="location", citizens=9)


def stray(*lines: str) -> str:
    """An Unaligned character who is called Echo."""
    return card("Echo", *lines, type="unaligned character", health=9, attack=0, claim=1)


def minion(name: str, *lines: str) -> str:
    """A Minion of the Joker's."""
    return card(name, *lines, type="minion", affiliation="The Joker", cost=1, resource=1)


def asset(name: str, *lines: str) -> str:
    """An asset of Batman's."""
    return card(name, *lines, type="asset", affiliation="Batman", cost=1, resource=1)


def case(name: str, cards: list[str], position: str, *does: str, ends: str = "") -> Case:
    """A game of two, with the Maze among the Locations."""
    maze = [] if any(['name = "Maze"' in each for each in cards]) else [location()]
    row = 'Locations = ["Maze", "The Daily Planet", "Robinson Park"]\nUnaligned_characters = []\n'
    if any(['name = "Echo"' in each for each in cards]):
        row = row.replace("[]", '[{ card = "Echo", at = "Maze" }]')
    return Case("forever", name, "".join([*cards, *maze]), row + position, HEAD, does, ends)


CASES: Final[list[Case]] = [
    case(
        "damage that is healed and dealt again",
        [POKE, location("Reaction: After a Hero suffers damage, heal 1 damage from it. It suffers 1 damage.")],
        HERE,
        "play Poke",
        ends="The text of Maze goes on without end.",
    ),
    case(
        "damage that is replaced by damage",
        [POKE, location("Reaction: When a Hero would suffer damage, it suffers that much damage instead.")],
        HERE,
        "play Poke",
        ends="The text of Maze goes on without end.",
    ),
    case(
        "damage that somebody else heals and deals again",
        [
            POKE,
            stray("Reaction: After a Hero suffers damage, heal 2 damage from that Hero. That Hero suffers 1 damage."),
        ],
        HERE,
        "play Poke",
        ends="The text of Echo goes on without end.",
    ),
    case(
        "a claim after a claim",
        [
            stray("Reaction: After this character claims citizens, place 2 citizens on this Location. Echo claims."),
            card("Call", "Echo claims.", type="event", affiliation="The Joker", cost=1, resource=1),
        ],
        HERE.replace("Poke", "Call"),
        "play Call",
        ends="The text of Echo goes on without end.",
    ),
    case(
        "an attack that answers an attack",
        [
            stray("Reaction: After this character attacks, this character attacks Batman."),
            card("Call", "Echo attacks Batman.", type="event", affiliation="The Joker", cost=1, resource=1),
        ],
        HERE.replace("Poke", "Call"),
        "play Call",
        ends="The text of Echo goes on without end.",
    ),
    case(
        "two who suffer for each other",
        [
            POKE,
            asset("Left", "Reaction: When Batman would suffer damage, Superman suffers that much damage instead."),
            asset("Right", "Reaction: When Superman would suffer damage, Batman suffers that much damage instead."),
        ],
        'Hal.in_play = ["Batman", "Superman", "Left", "Right"]\nRhea.in_play = ["The Joker"]\nRhea.hand = ["Poke"]',
        "play Poke",
        *["use Left", "use Right"] * 500,
        ends="Left",
    ),
    case(
        "an ability without a cost",
        [minion("Treadmill", "Draw a card.")],
        'Rhea.in_play = ["The Joker", "Treadmill"]\nHal.in_play = ["Batman"]',
        *["use Treadmill"] * 5_000,
    ),
    case(
        "a card that readies itself",
        [minion("Spinner", "Exhaust this card: Ready Spinner.")],
        'Rhea.in_play = ["The Joker", "Spinner"]\nHal.in_play = ["Batman"]',
        *["use Spinner"] * 5_000,
    ),
    case(
        "a card that comes back to be played again",
        [minion("Rubber Ball", "Return this card to its owner's hand.")],
        'Rhea.in_play = ["The Joker", "Rubber Ball"]\nHal.in_play = ["Batman"]',
        *["use Rubber Ball", "play Rubber Ball"] * 2_000,
    ),
    case(
        "cards that make each other blank",
        [
            minion("Hush", "Assets are treated as if blank."),
            asset("Quiet", "Minions are treated as if blank."),
        ],
        'Rhea.in_play = ["The Joker", "Hush"]\nHal.in_play = ["Batman", "Quiet"]',
    ),
    case(
        "Health that depends on Health",
        [minion("Envy", "Rogues with the fewest current Health have +1 Health.")],
        'Rhea.in_play = ["The Joker", "Cheetah", "Envy"]\nHal.in_play = ["Batman"]',
    ),
    case(
        "Health that depends on who is blank, which depends on Health",
        [
            minion("Envy", "Rogues with the fewest current Health have +1 Health."),
            minion("Spite", "Minions with the fewest current Health are treated as if blank."),
        ],
        'Rhea.in_play = ["The Joker", "Cheetah", "Envy", "Spite"]\nHal.in_play = ["Batman"]',
    ),
]
"""The cards, and how each game ends: with the names of the cards, or by somebody's victory."""
