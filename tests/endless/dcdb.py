"""Endless cards for the deck-building game. Its rules say nothing of loops: what led there is not done, and told."""

from __future__ import annotations

from typing import Final

from tests.endless.case import Case, card


def hero(name: str, *lines: str) -> str:
    """A Super Hero."""
    return card(name, *lines, type="Super Hero")


def kept(name: str, *lines: str, **keys: object) -> str:
    """A card of the main deck."""
    return card(name, *lines, **{"type": "Equipment", "cost": 0, "copies": 5, **keys})


def case(
    name: str, cards: list[str], position: str, does: tuple[str, ...] = (), ends: str = "", heroes: str = "Oracle"
) -> Case:
    """A game in which Alice plays as a Super Hero of one's own."""
    players = f'players = ["Alice as {heroes}", "Bob"]'
    return Case("dcdb", name, "".join(cards), position, players, does, ends)


def plays_again(name: str, kind: str, played: str = "") -> str:
    """A Super Hero who plays a card again, whenever one is played."""
    return hero(name, f"When you play a {played or kind} on your turn, play a {kind} that you played this turn again.")


PLAIN: Final = hero("Oracle", "You go first.")

CASES: Final[list[Case]] = [
    case(
        "a Starter that is played again",
        [plays_again("Oracle", "Starter")],
        'Alice.hand = ["Punch"]',
        ("Punch",),
        "The text of Oracle goes on without end.",
    ),
    case(
        "any card that is played again", [plays_again("Oracle", "card")], 'Alice.hand = ["Kick"]', ("Kick",), "Oracle"
    ),
    case(
        "a Hero that is played again", [plays_again("Oracle", "Hero")], 'Alice.hand = ["Robin"]', ("Robin",), "Oracle"
    ),
    case(
        "two Super Heroes who play for each other",
        [plays_again("Oracle", "Starter", "Hero"), plays_again("Batgirl", "Hero", "Starter")],
        'Alice.hand = ["Catwoman", "Punch"]',
        ("Catwoman", "Punch"),
        "go on without end, one because of the other.",
        "Oracle and Batgirl",
    ),
    case(
        "a card that is played again for itself and a second one",
        [
            hero("Oracle", "When you play a Location on your turn, play a Starter that you played this turn again."),
            plays_again("Batgirl", "Starter"),
        ],
        'Alice.hand = ["Punch", "The Batcave"]',
        ("Punch", "The Batcave"),
        "Batgirl",
        "Oracle and Batgirl",
    ),
    case(
        "a card gained from the discard pile as often as it is gained",
        [
            PLAIN,
            kept("Boomerang", "When you buy or gain this card, gain a card named Boomerang from your discard pile."),
        ],
        'Line-Up = ["Boomerang"]',
        ("buy Boomerang",),
        "The text of Boomerang goes on without end.",
    ),
    case(
        "a Super Hero who gains what was gained",
        [hero("Oracle", "When you buy or gain a card on your turn, gain a card from your discard pile."), kept("Coin")],
        'Line-Up = ["Coin"]',
        ("buy Coin",),
        "Oracle",
    ),
    case(
        "cards that gain each other",
        [
            PLAIN,
            kept("Chicken", "When you buy or gain this card, gain a card named Egg from your discard pile."),
            kept("Egg", "When you buy or gain this card, gain a card named Chicken from your discard pile."),
        ],
        'Line-Up = ["Chicken"]\nAlice.discard = ["Egg"]',
        ("buy Chicken",),
        "go on without end, one because of the other.",
    ),
    case(
        "cards that play what lies on top, and come back on top",
        [
            PLAIN,
            kept(
                "Echo",
                "Put this card on the bottom of your deck.",
                "Reveal the top card of your deck. Play each card revealed this way.",
            ),
        ],
        'Alice.hand = ["Echo"]\nAlice.deck = ["Echo", "Echo"]',
        ("Echo",),
        "The text of Echo goes on without end.",
    ),
    case(
        "a card that plays itself from the deck",
        [
            PLAIN,
            kept(
                "Yo-Yo",
                "Put this card on the bottom of your deck. Look at the top card of your deck. Draw it.",
                "Reveal the top card of your deck. Play each card revealed this way.",
            ),
        ],
        'Alice.hand = ["Yo-Yo"]\nAlice.deck = ["Yo-Yo", "Yo-Yo"]',
        ("Yo-Yo",),
    ),
    case(
        "cards that play others at the end of the turn, which is then never over",
        [
            PLAIN,
            kept(
                "Night Owl",
                "At the end of your turn, before you draw, reveal the top card of your deck, "
                "then play each card revealed this way.",
            ),
        ],
        'Alice.hand = ["Night Owl"]\nAlice.deck = ["Night Owl", "Night Owl"]',
        ("Night Owl", "end turn"),
        "The text of Night Owl goes on without end.",
    ),
    case(
        "a card that draws itself again",
        [PLAIN, kept("Rubber Ball", "+1 Power. Put this card on the bottom of your deck, then draw a card.")],
        'Alice.hand = ["Rubber Ball"]\nAlice.deck = ["Rubber Ball"]',
        ("Rubber Ball",) * 10_000,
    ),
    case(
        "Power that is paid again and again",
        [
            PLAIN,
            kept("Pump", "You may pay 0 Power any number of times and gain the top card of the main deck each time."),
        ],
        'Alice.hand = ["Pump"]',
        ("Pump", *["yes"] * 1000),
    ),
]
