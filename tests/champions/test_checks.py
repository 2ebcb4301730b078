"""Cards whose texts can be read but could never do anything are refused, with what would be right."""

from __future__ import annotations

import pytest

from longbox.games.champions.library import read_cards
from longbox.games.library import BadCard

CARD = """
[[card]]
name = "Odd Card"
type = "{type}"{cost}
text = '''{text}'''
"""

BOUGHT = ("ally", "event", "support", "upgrade")


def card_of(card_type: str, text: str) -> str:
    """A file with one card, which costs 1 if it is bought."""
    return CARD.format(type=card_type, text=text, cost="\ncost = 1" if card_type in BOUGHT else "")


CALLING = "Pay the printed cost of an ally in your discard pile → put that ally into play under your control"

REFUSED = [
    ("event", "Action: Put a minion on top of its owner's deck.", "discard it"),
    ("event", "Action: Return a minion to your hand.", "discard it"),
    ("treachery", "Guard.", "guard means nothing on a treachery; villain or minion can have it."),
    ("ally", "Surge.", "surge means nothing on an ally"),
    (
        "event",
        "Action: This round, each time you play an event, draw 1 card. (Twice per round.)",
        'say "Max 2 per round." first',
    ),
    ("villain", "Quickstrike.", "minion can have it."),
    ("support", "Toughness.", "toughness means nothing on a support"),
    ("event", "Restricted.\nAction: Draw 1 card.", "restricted means nothing on an event"),
    ("side scheme", "Piercing.", "piercing means nothing on a side scheme"),
    ("event", "Each minion gets +1 ATK.\nAction: Draw 1 card.", "where an event never is"),
    ("treachery", "Each minion gets +1 ATK.", "where a treachery never is"),
    ("treachery", "Forced Response: After you attack, take 1 damage.", "a treachery is never in play"),
    ("obligation", "Action: Draw 1 card.", "an obligation can't have an Action ability"),
    ("ally", "When Revealed: Draw 1 card.", "an ally can't have a When Revealed ability"),
    ("upgrade", "When Defeated: Draw 1 card.", "an upgrade can't have a When Defeated ability"),
    ("support", "Boost: Draw 1 card.", "a support can't have a Boost ability"),
    ("minion", "Setup: Draw 1 card.", "a minion can't have a Setup ability"),
    ("side scheme", "This card cannot be thwarted while a minion is engaged with you.", '"you" is nobody'),
    ("environment", "While you are in hero form, each enemy gets +1 ATK.", '"you" is nobody'),
    ("attachment", "The villain gets +1 ATK.", "must say what it is attached to"),
    ("minion", "Attach to the villain.", "a minion is never attached to anything"),
    ("support", "Action: Prevent 3 damage.", "changes what is about to happen, as only interrupts do"),
    (
        "support",
        "Action: The next time you take damage this phase, prevent 3 of that damage.",
        'what has happened can\'t be changed: say "the next time ... would ..., ..."',
    ),
    (
        "support",
        "Response: After this card enters play, draw 1 card for each energy resource spent to play this card.",
        "nothing is paid for it",
    ),
    ("upgrade", "Your hero gets +1 ATK for each energy resource spent to play this card.", "nothing is paid for what"),
    ("upgrade", "A random ally gets +1 ATK.", "nobody chooses a card of which something is always so"),
    ("treachery", "As an additional cost to play this card, take 1 damage.", "nobody plays a treachery"),
    ("support", "Response: After you would take damage, draw 1 card.", "a response comes after what did happen"),
    (
        "upgrade",
        "Attach to a minion. Forced Response: After the attached minion is defeated, each player draws 1 card.",
        'say "When the attached minion is defeated" in an interrupt',
    ),
    ("ally", "Response: After this ally is defeated, draw 1 card.", "its abilities are over once it has left play"),
    ("ally", "Response: After this card leaves play, draw 1 card.", "When this card leaves play"),
    ("ally", "Response: After Odd Card leaves play, draw 1 card.", "When Odd Card leaves play"),
    ("hero", "Interrupt: When you change to this form, draw 1 card.", "After you change to this form"),
    ("support", "Response: When you attack, draw 1 card.", 'it must say "After ..."'),
    ("support", "Forced Interrupt: After you attack, draw 1 card.", 'it must say "When ..."'),
    ("support", "Action: Draw 1 card (2 damage instead if you are stunned).", 'says "damage" in the place of "card"'),
    ("support", "Response: Draw 1 card.", "must say what it waits for"),
    ("support", "Action: When you attack, draw 1 card.", "as only interrupts and responses do"),
    ("event", f"Action: {CALLING}.", "so it must cost 0 itself, not 1"),
    ("support", f"Action: Spend a mental resource and {CALLING[0].lower()}{CALLING[1:]}.", "together with resources"),
    ("support", f"Action: Discard 1 card from your hand and {CALLING[0].lower()}{CALLING[1:]}.", "cards of your hand"),
    (
        "support",
        "Response: After a side scheme attacks, draw 1 card.",
        "a side scheme can't attack; a hero, ally",
    ),
    ("support", "Response: After a hero schemes, draw 1 card.", "a hero can't scheme; a villain or minion can"),
    ("support", "Response: After this card attacks, draw 1 card.", "a support can't attack"),
    ("support", "Forced Response: After a minion defends, draw 1 card.", "a minion can't defend"),
    (
        "event",
        "Action: Exhaust this card → draw 1 card.",
        "an event can't be in play; let it cost something else [Cost]",
    ),
    ("event", "Action: Discard this card → draw 1 card.", "its cost can never be paid"),
    ("support", "Action: Stun a side scheme.", "a side scheme can't be given a status card"),
    ("support", "Action: Remove 2 threat from a minion.", "a minion can't have threat"),
    ("support", "Action: If your hero is a minion, draw 1 card.", "its condition never holds: a hero is no minion"),
    (
        "support",
        "Alter-Ego Action: If you are in hero form, draw 1 card.",
        '"you are in hero form" is the contrary of the rest',
    ),
    ("support", "Action: Ready an exhausted ready ally.", '"ready ally" is the contrary of the rest'),
    ("support", "Action: Stun a non-Elite Elite minion.", '"Elite minion" is the contrary of the rest'),
    ("support", "Action: Ready a stunned side scheme.", "a side scheme is no hero, alter-ego, ally, villain or minion"),
    ("support", "Action: Ready a damaged upgrade.", "an upgrade is no hero, alter-ego, ally, villain or minion"),
    ("support", "Action: Deal 0 damage to an enemy.", "say 1 or more, or leave it out"),
    ("support", "Action: Draw 0 cards.", "it says 0 where that does nothing"),
    ("support", "Action: Look at the top 0 cards of the encounter deck.", "it says 0 where that does nothing"),
    ("support", "Action: Look at the top 0 cards of your deck.", "it says 0 where that does nothing"),
    ("side scheme", "When Revealed: The engaged player discards 1 card from their hand.", "engaged with a side scheme"),
    ("minion", "A Drone minion gets +1 ATK.", 'say "each ..." instead of "a ..."'),
    (
        "event",
        "Hero Interrupt: When an ally would take damage, deal that damage to your hero instead. Prevent 2 of that "
        "damage.",
        "say first what is prevented",
    ),
    (
        "event",
        "Hero Interrupt: When an ally would take damage, prevent that damage. Deal that damage to your hero.",
        'say "deal that damage to ... instead" alone',
    ),
    (
        "event",
        "Action: Look at the top card of the encounter deck. You may put it on the bottom of its owner's deck.",
        'say "put it on the bottom of the encounter deck"',
    ),
    (
        "event",
        "Action: Look at the top card of your deck. You may put it on the bottom of the encounter deck.",
        'say "put it on the bottom of your deck"',
    ),
    ("event", "Action: Look at the top card of the encounter deck. Stun it.", "what is looked at is not in play"),
    ("treachery", "When Revealed: Each player takes 1 damage for each card in your hand.", 'say "in their hand"'),
    ("treachery", "When Revealed: Each player takes 1 damage for each ally you control.", '"they control"'),
]

ACCEPTED = [
    ("support", "Action: Choose a player. That player draws 1 card."),
    ("support", "Response: After an ally attacks, draw 1 card."),
    ("ally", "Response: After this card attacks, draw 1 card."),
    ("support", "Action: Exhaust this card → draw 1 card."),
    ("support", "Action: Stun a minion."),
    ("support", "Action: If a minion is in play, remove 2 threat from a side scheme."),
    ("support", "Hero Action: If you are in hero form, draw 1 card."),
    ("support", "Action: Ready an exhausted ally."),
    ("support", "Action: Stun a non-Elite minion."),
    ("support", "Action: Ready a stunned ally."),
    ("support", "Action: Deal 1 damage to an enemy."),
    ("ally", "Action: Exhaust this card → draw 1 card."),
    ("support", "Action: Choose a player. Ready each ally that player controls."),
    ("minion", "When Revealed: The engaged player discards 1 card from their hand."),
    ("minion", "Each Drone minion gets +1 ATK."),
    ("treachery", "Peril. Surge."),
    ("treachery", "When Revealed: Each player takes 1 damage for each card in their hand."),
    ("treachery", "When Revealed: Each player takes 1 damage for each ally they control."),
    ("ally", "Overkill. Ranged. Retaliate 1."),
    ("minion", "Guard. Quickstrike. Toughness. Villainous. Stalwart."),
    ("event", "Overkill.\nHero Action (attack): Deal 3 damage to an enemy."),
    ("resource", "This card generates twice its resources while it pays for an ally."),
    ("villain", "Setup: Deal 1 damage to each hero."),
    ("main scheme", "When Defeated: Deal 1 damage to each hero."),
    ("side scheme", "Hero Action: Spend a mental resource → remove 1 threat from this card."),
    ("support", "Interrupt: When this card leaves play, draw 1 card."),
    ("hero", "Response: After you change to this form, draw 1 card."),
    ("support", f"Action: Exhaust this card and {CALLING[0].lower()}{CALLING[1:]}."),
]


@pytest.mark.parametrize(("card_type", "text", "expected"), REFUSED)
def test_what_could_never_do_anything_is_refused(card_type: str, text: str, expected: str) -> None:
    """The message names the card, what is wrong with it, and what would be right."""
    with pytest.raises(BadCard) as refusal:
        read_cards(card_of(card_type, text))
    assert "Odd Card" in str(refusal.value)
    assert expected in str(refusal.value)


@pytest.mark.parametrize(("card_type", "text"), ACCEPTED)
def test_what_does_something_is_accepted(card_type: str, text: str) -> None:
    """The same words are right on cards of other types."""
    assert read_cards(card_of(card_type, text))[0].type == card_type


@pytest.mark.parametrize(
    ("card_type", "field", "reason"),
    [
        ("ally", "boost = 1", "no rule reads boost on an ally; attachment, environment, minion"),
        ("ally", "threat = 3", "no rule reads threat on an ally; main scheme or side scheme can have it."),
        ("support", "atk = 2", "no rule reads atk on a support"),
        ("ally", "def = 1", "no rule reads def on an ally; hero can have it."),
        ("minion", "cost = 2", "no rule reads cost on a minion"),
        ("hero", "hazards = 1", "no rule reads hazards on a hero"),
    ],
)
def test_a_number_that_no_rule_reads_is_refused_by_name(card_type: str, field: str, reason: str) -> None:
    """What stands on a card and is never read is not dropped: the message names it, and says which cards have it."""
    with pytest.raises(BadCard) as refused:
        read_cards(f'[[card]]\nname = "Odd Card"\ntype = "{card_type}"\n{field}\n')
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("card_type", "field"),
    [("side scheme", "hazards = 1"), ("minion", "boost = 1"), ("attachment", "atk = 1"), ("hero", "def = 1")],
)
def test_a_number_that_a_rule_reads_is_accepted(card_type: str, field: str) -> None:
    """The same fields on cards on which they count are as they should be."""
    text = 'text = "Attach to the villain."' if card_type == "attachment" else ""
    read_cards(f'[[card]]\nname = "Sound Card"\ntype = "{card_type}"\n{field}\n{text}\n')
