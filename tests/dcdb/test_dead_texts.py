"""A text that can be read but could never do anything is refused; the nearest that does something is accepted."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.library import box, read_cards
from longbox.games.library import BadCard

CARD = """
[[card]]
name = "Odd Card"
type = "{type}"
vp = {vp}
text = '''{text}'''
"""
WORTH = "At the end of the game, this card is worth"
AVOID = "Defense: To avoid an Attack, you may discard this card. If you do,"
REVEAL = "Defense: To avoid an Attack, you may reveal this card from your hand. If you do,"
PLAYED = "When you play a Villain on your turn,"
DOWN = "turns their Super Hero face down until this Super-Villain is defeated"


def card_of(card_type: str, text: str) -> str:
    """A file with one card."""
    return CARD.format(type=card_type, text=text, vp='"*"' if text.startswith(WORTH) else 0)


PAIRS = [
    # (type, dead text), what the message says, (type, live text)
    # Lines of cards that are never played, and of cards that are
    (("Super Hero", "Draw a card."), "a Super Hero can't be played, gained or counted", ("Hero", "Draw a card.")),
    (("Super Hero", f"{AVOID} draw a card."), "a Super Hero can't be played", ("Hero", f"{AVOID} draw a card.")),
    (
        ("Super Hero", "When you gain or buy this card, draw a card."),
        "a Super Hero can't be played",
        ("Hero", "When you gain or buy this card, draw a card."),
    ),
    (
        ("Super Hero", f"{WORTH} 1 VP for each Hero you have."),
        "a Super Hero can't be played",
        ("Hero", f"{WORTH} 1 VP for each Hero you have."),
    ),
    # Kinds that go by what is known only as the text is resolved
    (
        ("Hero", "Whenever you play a card with cost less than this card this turn, draw a card."),
        "is not known here",
        ("Hero", "Whenever you play a card with cost 2 or less this turn, draw a card."),
    ),
    (
        ("Hero", "Name a card type. Whenever you play a card of the named type this turn, +1 Power."),
        "is not known here",
        ("Hero", "Name a card type. +1 Power for each card of the named type you control."),
    ),
    (("Hero", f"{PLAYED} draw a card."), 'say "Ongoing: ..."', ("Super Hero", f"{PLAYED} draw a card.")),
    (
        ("Hero", f"Ongoing: {PLAYED} draw a card."),
        "only a Location is",
        ("Location", f"Ongoing: {PLAYED} draw a card."),
    ),
    (
        ("Hero", "The attacking player discards a card."),
        "only a Defense can",
        (
            "Hero",
            "Defense: To avoid an Attack, you may discard this card. If you do, the attacking player discards a card.",
        ),
    ),
    (
        ("Hero", "Name a card type. Reveal the top card of your deck. If it is the named card, draw it."),
        'say "Name a card."',
        ("Hero", "Name a card. Reveal the top card of your deck. If it is the named card, draw it."),
    ),
    (
        ("Hero", "Name a card. Reveal the top card of your deck. If it has the named type, draw it."),
        'say "Name a card type."',
        ("Hero", "Name a card type. Reveal the top card of your deck. If it has the named type, draw it."),
    ),
    (("Hero", "You go first."), "a Super Hero can [Going First]", ("Super Hero", "You go first.")),
    (
        ("Location", "At the end of your turn, before you draw, destroy this card."),
        "a Location stays in play",
        ("Equipment", "At the end of your turn, before you draw, destroy this card."),
    ),
    # What only a Super-Villain does
    (
        ("Villain", "First Appearance — Attack: Each player discards a card."),
        "a Super-Villain can [First Appearance]",
        ("Super-Villain", "First Appearance — Attack: Each player discards a card."),
    ),
    (
        ("Villain", "This card starts the game on top of the Super-Villain stack."),
        "a Villain can't lie on the Super-Villain stack",
        ("Super-Villain", "This card starts the game on top of the Super-Villain stack."),
    ),
    (
        ("Villain", f"Attack: Each foe {DOWN}."),
        "a Villain can't be defeated",
        ("Super-Villain", f"Attack: Each foe {DOWN}."),
    ),
    # What is done where the card doesn't lie
    (
        ("Super Hero", f"{PLAYED} destroy this card."),
        "destroyed from play or from a discard pile",
        ("Location", f"Ongoing: {PLAYED} destroy this card."),
    ),
    (("Hero", f"{REVEAL} destroy this card."), "lies in neither here", ("Hero", f"{AVOID} destroy this card.")),
    (
        ("Super Hero", f"{PLAYED} put this card on the bottom of your deck."),
        "a Super Hero can't lie in a deck",
        ("Location", f"Ongoing: {PLAYED} put this card on the bottom of your deck."),
    ),
    # What counts in one's own turn alone, as others do in it
    (("Hero", f"{AVOID} +2 Power."), "in your turn alone, before it ends", ("Hero", "+2 Power.")),
    (("Hero", f"{AVOID} Heroes cost 1 less this turn."), "in your turn", ("Hero", "Heroes cost 1 less this turn.")),
    (
        ("Hero", f"{AVOID} draw a card if you have 3 or more Power."),
        "its condition never holds",
        ("Hero", "Draw a card if you have 3 or more Power."),
    ),
    (
        ("Hero", f"{AVOID} draw an extra card at the end of your turn."),
        "of your own turn alone",
        ("Hero", "Draw an extra card at the end of your turn."),
    ),
    (
        ("Hero", f"{AVOID} put a card you bought or gained this turn on top of your deck."),
        "you do that in your own alone",
        ("Hero", "Put a card you bought or gained this turn on top of your deck."),
    ),
    (
        ("Hero", "At the end of your turn, before you draw, +1 Power."),
        "before it ends",
        ("Hero", "At the end of your turn, before you draw, discard a card."),
    ),
    (
        ("Super-Villain", "First Appearance — Attack: Each player lets you draw a card."),
        "in nobody's turn",
        ("Super-Villain", "Attack: Each foe lets you draw a card."),
    ),
    # What a card is only as it is played
    (
        ("Super Hero", f"{PLAYED} draw a card if this is the first card you have played this turn."),
        "only a card that is being played",
        ("Hero", "Draw a card if this is the first card you have played this turn."),
    ),
    # What is not so at once
    (
        ("Hero", "If you have no cards in hand and you have two or more cards in hand, draw a card."),
        "leave one of them out",
        ("Hero", "If you have two or more cards in hand and you have no Villains in hand, draw a card."),
    ),
    (
        ("Hero", "If your discard pile is empty and you have a card in your discard pile, draw a card."),
        'nothing is so "your discard pile is empty" and',
        ("Hero", "If your discard pile is empty and you have a card in hand, draw a card."),
    ),
    (
        (
            "Hero",
            "If this is the first card you play this turn and this is the third card you play this turn, +1 Power.",
        ),
        "leave one of them out",
        ("Hero", "If this is the third card you play this turn and you have a card in hand, +1 Power."),
    ),
    # What is none
    (("Hero", "+0 Power."), "say 1 or more, or leave it out", ("Hero", "+1 Power.")),
    (("Hero", "Reveal the top 0 cards of your deck."), "it says 0", ("Hero", "Reveal the top 2 cards of your deck.")),
    (("Hero", "Heroes cost 0 less this turn."), "it says 0 where", ("Hero", "Heroes cost 1 less this turn.")),
    (
        ("Hero", f"{WORTH} 0 VP for each Hero you have."),
        "it says 0 where",
        ("Hero", f"{WORTH} 1 VP for each Hero you have."),
    ),
]


@pytest.mark.parametrize(("dead", "why", "live"), PAIRS, ids=[dead[1] for dead, _, _ in PAIRS])
def test_what_could_never_be_so_is_refused(dead: tuple[str, str], why: str, live: tuple[str, str]) -> None:
    """The message says what is dead and why, or what would be right; its nearest neighbour is a card."""
    with pytest.raises(BadCard) as refusal:
        read_cards(card_of(*dead))
    assert "Odd Card: " in str(refusal.value)
    assert why in str(refusal.value)
    assert read_cards(card_of(*live))[0].text == live[1]


NOTED_IN_LATER_SETS = [
    ("Super Hero", "The first time you destroy a card on each of your turns, draw a card."),
    ("Super Hero", "The first time you gain VP on each of your turns, draw a card."),
    ("Super Hero", "The first time you pass or discard a card in each player's turn, draw a card."),
    ("Hero", "+1 Power for each card you have discarded this turn."),
]


@pytest.mark.parametrize(("card_type", "text"), NOTED_IN_LATER_SETS, ids=[text for _, text in NOTED_IN_LATER_SETS])
def test_what_only_later_sets_note_is_refused_without_a_set(card_type: str, text: str) -> None:
    """What happens in a turn is noted for cards of later sets alone, so a card that asks for it says its set."""
    card = card_of(card_type, text)
    with pytest.raises(BadCard, match='set = "My Own"'):
        read_cards(card)
    assert read_cards(f'{card}set = "Mine"\n')[0].text == text


def test_no_shipped_card_is_dead() -> None:
    """All cards of the box pass the check by which others are refused."""
    assert box()
