"""How often one of the proposals for a text that can't be read says what was meant, of texts as inventors write them.

Each text is written as somebody would who knows card games, and not the list of words; beside it stands what was meant.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from longbox.games import find_card_language
from longbox.language import TextError
from tests.always.common.tried import some_thorough

HERE: Final = Path(__file__).parent

MISREAD: Final[dict[str, list[tuple[str, str]]]] = {
    "dcdb": [
        ("Draw 2 card and gain 1 Power.", "Draw two cards and +1 Power."),
        ("Each opponent discards a card.", "Each foe discards a card."),
        ("+2 power.", "+2 Power."),
        ("+1 Power. You may trash a card from your hand.", "+1 Power. You may destroy a card in your hand."),
        ("Whenever you play a hero this turn, draw a card.", "Whenever you play a Hero this turn, draw a card."),
        ("Gain a villain from the lineup.", "Gain a Villain from the Line-Up."),
        ("+3 Power. Attack each foe discards two cards.", "+3 Power. Attack: Each foe discards two cards."),
        ("Destroy a card in your graveyard.", "Destroy a card in your discard pile."),
        ("If you control a location, then draw a card.", "If you control a Location, draw a card."),
        ("Put a card from your discard pile to your hand.", "Put a card from your discard pile into your hand."),
        (
            "Look at the top card of your library. You may destroy it.",
            "Look at the top card of your deck. You may destroy it.",
        ),
        ("Each foe must discard a card.", "Each foe discards a card."),
        ("+2 Power, draw a card.", "+2 Power and draw a card."),
        (
            "Reveal the top card of the main deck. If it's a Hero, draw a card.",
            "Reveal the top card of the main deck. If it is a Hero, draw a card.",
        ),
        ("Discard two card, then draw two cards", "Discard two cards, then draw two cards."),
        (
            "At end of game, this card is worth 1 VP for each Hero you have.",
            "At the end of the game, this card is worth 1 VP for each Hero you have.",
        ),
        (
            "Ongoing: When you play your first Villain each turn, draw a card.",
            "Ongoing: When you play your first Villain on each of your turns, draw a card.",
        ),
        ("You may banish a card in your hand", "You may destroy a card in your hand."),
        (
            "Attack: each foe reveals their hand and discard a Hero.",
            "Attack: Each foe reveals their hand and discards a Hero.",
        ),
        ("Super-Villains cost one less to defeat this turn.", "Super-Villains cost 1 less to defeat this turn."),
        (
            "+1 Power. Defense: To avoid an Attack, you may discard this card. If you do, draw a card.",
            "+1 Power.\nDefense: To avoid an Attack, you may discard this card. If you do, draw a card.",
        ),
    ],
    "champions": [
        ("Draw 2 cards.", "Action: Draw 2 cards."),
        ("Hero Action: Deal 3 damage to an opponent.", "Hero Action: Deal 3 damage to an enemy."),
        ("Action: Tap this card → draw 1 card.", "Action: Exhaust this card → draw 1 card."),
        (
            "Action: Exhaust this → heal 2 damage from your hero.",
            "Action: Exhaust this card → heal 2 damage from your hero.",
        ),
        ("Response: After you play this, draw a card.", "Response: After you play this card, draw 1 card."),
        (
            "When Revealed: Each player discard 1 card at random.",
            "When Revealed: Each player discards 1 card at random from their hand.",
        ),
        ("Hero Action: Deal 2 damages to a minion.", "Hero Action: Deal 2 damage to a minion."),
        ("Your hero get +1 ATK", "Your hero has +1 ATK."),
        (
            "Interrupt: When you would take damage, prevent 2 from that damage.",
            "Interrupt: When you would take damage, prevent 2 of that damage.",
        ),
        (
            "Action: Search your deck for an ally, then put it in your hand.",
            "Action: Find an ally in your deck and add it to your hand.",
        ),
        (
            "Uses (3 arrow counters). Action: Exhaust this card and remove 1 arrow counter from here → draw 1 card.",
            "Uses (3 arrow counters).\nAction: Exhaust this card and remove 1 arrow counter from here → draw 1 card.",
        ),
        ("Hero Action: Remove 2 threats from a scheme.", "Hero Action: Remove 2 threat from a scheme."),
        (
            "Action: Heal 3 damages from your hero, draw 1 card.",
            "Action: Heal 3 damage from your hero and draw 1 card.",
        ),
        (
            "Alter-Ego Action: Shuffle your graveyard into your deck.",
            "Alter-Ego Action: Shuffle your discard pile into your deck.",
        ),
        ("Hero Action Deal 4 damage to an enemy.", "Hero Action: Deal 4 damage to an enemy."),
        (
            "Forced response: After this card enters play, deal 1 damage to each enemy.",
            "Forced Response: After this card enters play, deal 1 damage to each enemy.",
        ),
        ("Action: Spend a mental resource: draw 2 cards.", "Action: Spend a mental resource → draw 2 cards."),
        ("Action: Stun a minion or confuse a minion.", "Action: Either stun a minion or confuse a minion."),
        ("Action: Ready one ally you controls.", "Action: Ready an ally you control."),
        (
            "When Defeated: Discard the top card of encounter deck.",
            "When Defeated: Discard the top card of the encounter deck.",
        ),
    ],
    "vs": [
        ("Exhaust this card: draw a card.", "Activate >>> Draw a card."),
        (
            "Tap: Target character gets +2 ATK this turn.",
            "Activate >>> This turn, target character gets +2 ATK.",
        ),
        ("Target creature gets +3 ATK this attack.", "This attack, target character gets +3 ATK."),
        (
            "Activate: Stun target character with cost 2 or less.",
            "Activate >>> Stun target character with a cost of 2 or less.",
        ),
        ("Activate >> Draw a card.", "Activate >>> Draw a card."),
        (
            "Pay 2 endurance: this character gets +2 ATK this turn.",
            "Pay 2 endurance >>> This turn, this character gets +2 ATK.",
        ),
        ("Each foe discards a card.", "Each opponent discards a card."),
        ("Gain 3 life.", "Gain 3 endurance."),
        ("Destroy target equipment.", "KO target equipment."),
        ("Target attacker get +2 attack this attack", "This attack, target attacker gets +2 ATK."),
        ("Return target character to it's owner's hand.", "Return target character to its owner's hand."),
        ("When this character enters the battlefield, draw a card.", "When this character enters play, draw a card."),
        ("Counter target plot twist.", "Negate target effect from a non-ongoing plot twist."),
        (
            "Whenever this character stuns a character gain 2 endurance.",
            "Each time this character stuns a character, gain 2 endurance.",
        ),
        (
            "Activate, discard a card -> KO target stunned character.",
            "Activate, discard a card >>> KO target stunned character.",
        ),
        (
            "Search your deck for a character card and put it in your hand.",
            "Search your deck for a character card and put it into your hand.",
        ),
        (
            "Activate >>> Draw a card. Only usable once per turn.",
            "Activate >>> Draw a card. Usable only once per turn.",
        ),
        ("Ready target ally.", "Ready target character you control."),
        ("This character has flying.", "This character has flight."),
        ("Ongoing - Characters you control have reinforcement.", "Ongoing: Characters you control have reinforcement."),
        (
            "Put target character from your graveyard into your hand.",
            "Put target character from your KO'd pile into your hand.",
        ),
        ("Draw a card, then discrad a card.", "Draw a card, then discard a card."),
    ],
}
"""What couldn't be read when it was written down, with what was meant."""

MEANT_FIRST: Final = {"dcdb": 19, "champions": 17, "vs": 20}
"""Of how many the first proposal says what was meant, at least."""
MEANT: Final = {"dcdb": 20, "champions": 18, "vs": 20}
"""Of how many one of the proposals does, at least."""

FOLLOWED: Final = {
    ("dcdb", "guiding"): 19,
    ("dcdb", "aside"): 16,
    ("champions", "guiding"): 18,
    ("champions", "aside"): 16,
    ("vs", "guiding"): 19,
    ("vs", "aside"): 11,
}
"""How many of twenty read, or are answered by a text that reads, at least."""


def proposed(game: str, text: str) -> list[str]:
    """What is proposed for a text that can't be read; the text itself if it can be."""
    try:
        find_card_language(game).read(text)
    except TextError as error:
        return [proposal.text for proposal in error.advice.proposals]
    return [text]


def places(game: str) -> list[int]:
    """For each text that can't be read, which of its proposals says what was meant, from one on; none is 0."""
    language = find_card_language(game)
    found = []
    for text, meant in MISREAD[game]:
        meanings = [language.read(each) for each in proposed(game, text)]
        meaning = language.read(meant)
        found.append(meanings.index(meaning) + 1 if meaning in meanings else 0)
    return found


@pytest.mark.parametrize("game", some_thorough(MISREAD, 0))
def test_proposals_say_what_was_meant(game: str) -> None:
    """So often the first, and so often one of three."""
    found = places(game)
    assert len(found) >= 20
    assert sum(place == 1 for place in found) >= MEANT_FIRST[game]
    assert sum(place > 0 for place in found) >= MEANT[game]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "part"), FOLLOWED)
def test_so_many_read_at_first_try_or_after_following_a_message(game: str, part: str) -> None:
    """Of the texts that were written before the work, counted and not shown."""
    texts: list[str] = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))[part]
    assert sum(bool(proposed(game, text)) for text in texts) >= FOLLOWED[game, part]
