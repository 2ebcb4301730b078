"""Texts as people write them by the words of the rulebook: each is read, and means what is printed beside it."""

from __future__ import annotations

from typing import Final

import pytest

from longbox.games.forever.card_language import CARDS

AS_PRINTED: Final = {
    # One citizen is no citizens.
    "Rescue Modifier: +1 citizens.": "Rescue Modifier: +1 citizen.",
    "Threaten Modifier: +1 citizens for each Hero.": "Threaten Modifier: +1 citizen for each Hero.",
    "Heroes at this Location claim +1 citizens when Rescuing.": (
        "Heroes at this Location claim +1 citizen when Rescuing."
    ),
    "Superman claims +1 citizens for each Hero when Rescuing.": (
        "Superman claims +1 citizen for each Hero when Rescuing."
    ),
    "Schemes need +1 citizens.": "Schemes need +1 citizen.",
    "This card needs -1 citizens.": "This card needs -1 citizen.",
    # Who and what is chosen
    "When completed, 1 exhausted Hero suffers 4 damage.": "When completed, an exhausted Hero suffers 4 damage.",
    "Exhaust one Rogue.": "Exhaust a Rogue.",
    "1 Hero player discards 2 cards from their hand.": "A Hero player discards two cards from their hand.",
    "One Hero player reveals their hand.": "A Hero player reveals their hand.",
    "All Heroes at this Location suffer 1 damage.": "Each Hero at this Location suffers 1 damage.",
    "Exhaust up to two Heroes. They suffer 1 damage.": "Exhaust up to two Heroes. It suffers 1 damage.",
    "Exhaust up to two Heroes. Those Heroes suffer 1 damage.": "Exhaust up to two Heroes. That Hero suffers 1 damage.",
    "Play any Asset from your hand.": "Play an Asset from your hand.",
    # Damage, values and modifiers
    "Deal 2 damage to a Hero.": "A Hero suffers 2 damage.",
    "Superman gets +1 Rescue.": "Superman has +1 Rescue.",
    "Superman gains +1 Rescue.": "Superman has +1 Rescue.",
    "Heroes get +1 Attack.": "Heroes have +1 Attack.",
    "Heroes gain +1 Attack.": "Heroes have +1 Attack.",
    "Reaction: When Batman would suffer damage, ignore one Attack Modifier.": (
        "Reaction: When Batman would suffer damage, ignore one of its modifiers."
    ),
    "Reaction: When a Rogue would claim citizens, ignore two modifiers.": (
        "Reaction: When a Rogue would claim citizens, ignore two of its modifiers."
    ),
    "Place two citizens from the supply on a Scheme.": "Place two citizens on a Scheme.",
    # Cards that are looked for
    "Search your deck or discard pile for any Gift card and play it.": (
        "Search your deck or discard pile for a Gift card and play it."
    ),
    "Search your deck for any Event and put it into your hand.": (
        "Search your deck for an Event and put it into your hand."
    ),
    "Return 1 card from your discard pile to your hand.": (
        "Search your discard pile for a card and put it into your hand."
    ),
    "Return one Event from your discard pile to your hand.": (
        "Search your discard pile for an Event and put it into your hand."
    ),
    "Return a card from your discard pile to your hand.": (
        "Search your discard pile for a card and put it into your hand."
    ),
    "Put a card from your discard pile into your hand.": (
        "Search your discard pile for a card and put it into your hand."
    ),
    "Put 1 Event from your discard pile into your hand.": (
        "Search your discard pile for an Event and put it into your hand."
    ),
    "Put one Event from your discard pile into your hand.": (
        "Search your discard pile for an Event and put it into your hand."
    ),
    "Look at the top three cards of your deck, put each Event among them into your hand and discard the rest.": (
        "Look at the top three cards of your deck, put each Event among them into your hand and discard the others."
    ),
}
"""Texts, and how they are printed."""

READ_AS_THEY_ARE: Final = (
    "Rescue Modifier: +1 citizen.",
    "Rescue Modifier: +2 citizens.",
    "Threaten Modifier: +2 citizens for each Hero.",
    "Schemes need +2 citizens.",
    "Choose an exhausted Hero. That Hero suffers 2 damage.",
    "Reaction: When a Rogue would claim citizens, reduce that claim by 2.",
    "Search your deck or discard pile for a Gift and play it.",
    "Reaction: After you play a Gift, draw a card.",
    "Reveal the top card of your deck. If it is a Gift, put it into your hand.",
)


@pytest.mark.parametrize("text", AS_PRINTED)
def test_what_people_write_is_read_and_printed_in_one_way(text: str) -> None:
    """It means the same, however it is said."""
    assert CARDS.write(CARDS.read(text)) == AS_PRINTED[text]


@pytest.mark.parametrize("text", [*AS_PRINTED.values(), *READ_AS_THEY_ARE])
def test_what_is_printed_is_read_as_the_same(text: str) -> None:
    """Reading and printing go round."""
    assert CARDS.write(CARDS.read(text)) == text
