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
    "Exhaust up to two Heroes. They suffer 1 damage.": "Exhaust up to two Heroes. They suffer 1 damage.",
    "Exhaust two Heroes. Those Heroes suffer 1 damage.": "Exhaust two Heroes. Those Heroes suffer 1 damage.",
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
    # As people invent them
    "A Rogue suffers X damage, where X is the number of your Heroes.": (
        "A Rogue suffers X damage, where X is the number of Heroes you control."
    ),
    "If your hand is empty, you draw a card.": "If your hand is empty, draw a card.",
    "Search your deck for a Gift, reveal it, and put it into your hand.": (
        "Search your deck for a Gift and put it into your hand."
    ),
    "If there are no citizens on this Scheme, draw a card.": "If there are no citizens on this card, draw a card.",
    "Draw a card. Limit once per round.": ("Once per round: Draw a card."),
    "Exhaust this card: Draw a card. Use this ability only once per round.": (
        "Once per round, exhaust this card: Draw a card."
    ),
    "When Batman would suffer damage, you may discard this card to prevent that damage.": (
        "Reaction, discard this card: When Batman would suffer damage, ignore that damage."
    ),
    "Affiliated cards you buy cost 1 less.": ("Affiliated cards you buy cost one less."),
    "A Hero that is exhausted suffers 1 damage.": ("An exhausted Hero suffers 1 damage."),
    "Discard a card with the Gadget trait.": ("Discard a Gadget card."),
    "Discard a Minion with Gadget.": ("Discard a Gadget Minion."),
    "Exhaust your Heroes.": ("Exhaust each of your Heroes."),
    "Each of your Heroes suffers 1 damage.": ("Each of your Heroes suffer 1 damage."),
    "The Hero with the lowest current Health suffers 1 damage.": (
        "The Hero with the fewest current Health suffers 1 damage."
    ),
    "The most damaged Hero suffers 1 damage.": ("The Hero with the most damage suffers 1 damage."),
    "Rescue Modifier: +2 citizens. If your hand is empty, +1 additional citizen.": (
        "Rescue Modifier: +2 citizens. If your hand is empty, +1 more citizens."
    ),
    "Threaten Modifier: Claim an additional citizen.": ("Threaten Modifier: +1 citizen."),
    "Attack Modifier: Deal 2 additional damage.": ("Attack Modifier: +2 damage."),
    "Draw a card for each 5 citizens in Sanctuary.": ("Draw a card for each five citizens in Sanctuary."),
    "At the start of each round, draw a card.": ("At the start of the round, draw a card."),
    "At the end of the round, if there are no citizens here, draw a card.": (
        "At the end of the round, if there are no citizens on this Location, draw a card."
    ),
    "After Batman is damaged, draw a card.": ("Reaction: After Batman suffers damage, draw a card."),
    "The Hero player may discard a card. If they do, draw a card.": (
        "A Hero player may discard a card from their hand. If they do, draw a card."
    ),
    "Each Hero player may discard 2 cards. Draw a card.": (
        "Each Hero player may discard two cards from their hand. Draw a card."
    ),
    "The Hero player may discard a card. If they do not, draw a card.": (
        "A Hero player may discard a card from their hand. If they do not, draw a card."
    ),
    "If there is no Rogue here, draw a card.": ("If there is no Rogue at this Location, draw a card."),
    "Attack Modifier: +1 damage. If the attacked character was knocked out, draw a card.": (
        "Attack Modifier: +1 damage. If this attack knocks out the attacked character, draw a card."
    ),
    "If Batman has 2 or more damage, draw a card.": ("If Batman has two or more damage on it, draw a card."),
    "If Batman has damage on it, draw a card.": ("If Batman has one or more damage on it, draw a card."),
    "If there are at least 2 Schemes in the Master Plan, draw a card.": (
        "If there are two or more Schemes in the Master Plan, draw a card."
    ),
    "If you have at least 3 cards in hand, draw a card.": (
        "If you have three or more cards in your hand, draw a card."
    ),
    "Superman's Attack value is increased by 1.": ("Superman has +1 Attack."),
    "Rogues who Threaten here claim 2 more citizens.": ("Rogues at this Location claim +2 citizens when Threatening."),
    "Heroes that Rescue here claim 1 more citizen.": ("Heroes at this Location claim +1 citizen when Rescuing."),
    "Choose a Hero. That Hero can't attack this round.": (
        "Choose a Hero. That Hero cannot attack until the end of the round."
    ),
    "A Hero suffers 1 less damage this round.": ("A Hero suffers 1 less damage until the end of the round."),
    "A Rogue claims +1 citizen when Threatening this round.": (
        "A Rogue claims +1 citizen when Threatening until the end of the round."
    ),
    "Treat a Hero as if it were blank until the end of the round.": (
        "A Hero is treated as if blank until the end of the round."
    ),
    "A Hero can both attack and Rescue in one activation this turn.": (
        "A Hero can both attack and Threaten in one activation until the end of the turn."
    ),
    "Choose a Hero. Another Hero gets +1 Attack this turn.": (
        "Choose a Hero. Another Hero has +1 Attack until the end of the turn."
    ),
    "Up to two Heroes get +1 Rescue until the end of the Confrontation.": (
        "Up to two Heroes have +1 Rescue until the end of the Confrontation Stage."
    ),
    "Ready a Hero. It gets +1 Attack during this round.": (
        "Ready a Hero. It has +1 Attack until the end of the round."
    ),
    "Reaction: When Batman attacks, Superman gets +1 Attack until the end of this action.": (
        "Reaction: When Batman attacks, Superman has +1 Attack until the end of this action."
    ),
    "Reveal the top 2 cards of your deck. Put one of them on the bottom of your deck.": (
        "Reveal the top two cards of your deck. Put one of them on the bottom of its owner's deck."
    ),
    "Look at the top 2 cards of an opponent's deck. Put one of them on the bottom of that deck.": (
        "Look at the top two cards of an opponent's deck. Put one of them on the bottom of its owner's deck."
    ),
    "Look at the top card of your deck. Put it back.": (
        "Look at the top card of your deck. Put it on top of its owner's deck."
    ),
    "Discard a card from your hand. Gain Renown equal to its Renown.": (
        "Discard a card from your hand. Add Renown equal to its Renown to your resource pool."
    ),
    "When a Hero Rescues here, it claims 1 additional citizen.": (
        "Reaction: When a Hero at this Location Rescues, this action gets +1."
    ),
    "When Batman attacks, it deals 1 additional damage.": ("Reaction: When Batman attacks, this action gets +1."),
    "All opponents discard a card.": ("Each opponent discards a card from their hand."),
    "All players draw a card.": ("Each player draws a card."),
    "Deal 1 damage to a Rogue for each Hero here.": ("A Rogue suffers 1 damage for each Hero at this Location."),
    "Remove 2 damage from Batman.": ("Heal 2 damage from Batman."),
    "Heal Batman for 2 damage.": ("Heal 2 damage from Batman."),
    "Give Superman +2 Rescue until the end of the turn.": ("Superman has +2 Rescue until the end of the turn."),
    "Until the end of the round, Heroes have +1 Rescue.": ("Heroes have +1 Rescue until the end of the round."),
    "Give a Hero +1 Attack this round.": ("A Hero has +1 Attack until the end of the round."),
    "Draw 2 additional cards.": ("Draw two cards."),
    "Whenever you recruit a Hero, draw a card.": ("Reaction: After you recruit a Hero, draw a card."),
    "Wonder Woman takes 2 damage.": ("Wonder Woman suffers 2 damage."),
    "Gain 2 Renown.": ("Add 2 Renown to your resource pool."),
    "Capture a Rogue with 2 or less current Health.": ("Capture a Rogue with two or less current Health on it."),
    "KO a Hero here.": ("Knock out a Hero at this Location."),
    "Once per round, when you recruit a Rogue, it costs 1 less.": (
        "The first Rogue you recruit each round costs one less."
    ),
    "The first Hero you recruit each round costs 2 less.": ("The first Hero you recruit each round costs two less."),
    "Attach only to a Hero. Attached character gets +1 Health.": (
        "Attach this card to a Hero. The attached character has +1 Health."
    ),
    "Look at an opponent's hand. Discard one of them and return the rest.": (
        "Look at an opponent's hand. Discard one of them and return the other to their hand."
    ),
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
    "Once per round: Draw a card.",
    "An undamaged Hero suffers 1 damage.",
    "Draw a card for each citizen in Sanctuary.",
    "Draw a card for each citizen here.",
    "A Hero claims +1 citizen when Rescuing until the end of this activation.",
    "Heal all damage from Batman.",
    "Move a Hero to this Location.",
    "Ready Cheetah. Cheetah may Threaten.",
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
