"""What "it", "that card" and "if you do" mean is bound while a text is read; what is unclear is refused."""

from __future__ import annotations

import pytest

from longbox.games import find_card_language
from longbox.language import UnboundReference

BOUND = [
    ("champions", "When Revealed: The villain attacks you. This card gains surge if no attack was made this way.", []),
    (
        "champions",
        "When Revealed: Heal 2 damage from the villain. Exhaust your hero. This card gains surge if no damage was "
        "healed this way.",
        [],
    ),
    ("champions", "When Revealed: Stun your hero. If your hero is already stunned, this card gains surge.", []),
    ("champions", "Action: Heal 2 damage from your hero. Deal that much damage to an enemy.", []),
    ("champions", "Interrupt: When you would take damage, draw 1 card instead.", []),
    ("champions", "Action: Ready an ally. If you have the Aerial trait, ready your hero instead.", []),
    (
        "champions",
        "Action (attack): Deal 5 damage to an enemy. If that enemy is stunned, deal 8 damage to it instead.",
        ["that enemy: an enemy", "it: an enemy"],
    ),
    ("vs", "Target player loses 3 endurance. Gain that much endurance.", []),
    ("vs", "Whenever an opponent loses endurance, gain that much endurance.", []),
    ("champions", "Action: Draw X cards, where X is the number of allies you control.", []),
    ("champions", "Action: Spend X energy resources → draw X cards.", []),
    ("vs", "Pay X endurance >>> Draw X cards.", []),
    ("vs", "Gain X endurance, where X is the number of characters you control.", []),
    ("champions", "Response: After you attack an enemy, stun it.", ["it: an enemy"]),
    ("champions", "Response: After your hero attacks an enemy, stun that enemy.", ["that enemy: an enemy"]),
    (
        "champions",
        "Action: Deal 1 damage to an enemy. Ready an ally. Stun that enemy.",
        ["that enemy: an enemy"],
    ),
    ("champions", "Action: Deal 1 damage to an enemy. Ready an ally. Stun it.", ["it: an ally"]),
    ("champions", "Action: Deal 1 damage to a minion. Confuse that enemy.", ["that enemy: a minion"]),
    (
        "champions",
        "Action: Stun an enemy. Confuse that enemy. Deal 1 damage to a minion.",
        ["that enemy: an enemy"],
    ),
    (
        "champions",
        "Action: Stun an enemy. Deal 1 damage to a minion. Confuse that minion.",
        ["that minion: a minion"],
    ),
    (
        "champions",
        "Action: Stun a minion. Deal 1 damage to an enemy. Confuse that enemy.",
        ["that enemy: an enemy"],
    ),
    ("champions", "Action: Ready an upgrade. Discard that card.", ["that card: an upgrade"]),
    (
        "champions",
        "Action: Exhaust an ally and ready an upgrade. Discard that ally.",
        ["that ally: an ally"],
    ),
    ("champions", "Response: After your hero defends, stun that enemy.", ["that enemy: the attacking enemy"]),
    (
        "champions",
        "Action: Discard an ally you control → deal damage to an enemy equal to that ally's ATK.",
        ["that ally: an ally you control"],
    ),
    ("champions", "Action: Choose a player. That player draws 1 card.", ["that player: the chosen player"]),
    ("champions", "Action: You may discard 1 card from your hand. If you do, draw 1 card.", []),
    (
        "champions",
        "When Revealed: Heal 2 damage from the villain. This card gains surge if no damage was healed this way.",
        [],
    ),
    (
        "champions",
        "When Revealed: The villain schemes. Discard the top card of your deck for each threat placed this way.",
        [],
    ),
    ("dcdb", "Reveal the top card of your deck. If it is a Villain, draw it.", ["it: the revealed card"] * 2),
    (
        "dcdb",
        "Each foe reveals the top card of their deck and destroys it if it is a Villain.",
        ["it: the revealed card"] * 2,
    ),
    ("dcdb", "You may destroy a card in your hand. If you do, draw a card.", []),
    (
        "dcdb",
        "Discard a card. If the discarded card is a Hero, +2 Power.",
        ["the discarded card: the discarded card"],
    ),
    ("vs", "You may draw a card. If you do, draw a card.", []),
    ("vs", "Whenever Rogue stuns a character, KO that character.", ["that character: a character"]),
    (
        "vs",
        "Whenever Wolverine becomes stunned by a character, KO that character.",
        ["that character: a character"],
    ),
    ("vs", "Whenever a character stuns a character, KO that character.", ["that character: a character"]),
    (
        "vs",
        "Whenever a character you control stuns an attacker, KO that attacker.",
        ["that attacker: an attacker"],
    ),
    (
        "vs",
        "Whenever a character you control stuns an attacker, ready that character you control.",
        ["that character you control: a character you control"],
    ),
    (
        "vs",
        "Whenever a character becomes stunned by a defender, KO the stunned character.",
        ["the stunned character: a character"],
    ),
    (
        "vs",
        "Whenever a stunned character enters combat with a hidden character, KO that hidden character.",
        ["that hidden character: a hidden character"],
    ),
    (
        "vs",
        "Whenever an opponent plays a plot twist, that player loses 1 endurance.",
        ["that player: each opponent"],
    ),
    ("vs", "Target opponent discards a card. That player loses 1 endurance.", ["that player: target opponent"]),
    ("vs", "Each opponent stuns a character he or she controls.", ["he or she: each opponent"]),
    (
        "vs",
        "Exhaust target character. Target character you control gets +2 ATK this turn. If Rogue is stunned, KO her.",
        ["her: Rogue"],
    ),
    ("vs", "Discard a card >>> Target player loses endurance equal to the cost of the discarded card.", []),
    (
        "vs",
        "Reveal the top two cards of your deck. Put one of them into your hand. Put the rest on top of your deck.",
        [],
    ),
]
"""Texts whose references are clear, with what each means, in the order in which they are resolved."""

REFUSED = [
    ("dcdb", "Discard a card. Draw a card. If the discarded card is a Hero, +2 Power.", 'no such card: say "it"'),
    ("dcdb", "If the revealed card is a Hero, +2 Power.", 'no such card: say "it"'),
    (
        "champions",
        "Response: After your hero attacks an enemy, stun it.",
        'could be "your hero" or "an enemy": say "your hero" or "that enemy"',
    ),
    (
        "champions",
        "Response: After your hero defends, ready it.",
        'could be "your hero" or "the attacking enemy": say "your hero" or "the attacking enemy"',
    ),
    (
        "champions",
        "Forced Response: After Klaw damages a character by attacking, stun it.",
        'could be "Klaw" or "a character": say "Klaw" or "that character"',
    ),
    (
        "champions",
        "Action: Stun an enemy. Deal 1 damage to a minion. Confuse that enemy.",
        'could mean "an enemy" or "a minion": say "that minion", or "that enemy" before the text speaks of the other',
    ),
    (
        "champions",
        "Action: Exhaust an ally and ready an upgrade. Discard that card.",
        'could mean "an ally" or "an upgrade": say "that ally" or "that upgrade"',
    ),
    ("champions", "Action: Ready it.", 'spoken of no card before: say which one, or "this card"'),
    ("champions", "Action: Stun that enemy.", 'chosen none before: say "an enemy"'),
    ("champions", "Action: Ready an ally. Stun that enemy.", 'chosen none before: say "an enemy"'),
    ("champions", "Action: Deal 1 damage to the villain. Stun that enemy.", 'say "the villain"'),
    ("champions", "Action: Ready each ally that player controls.", 'say "Choose a player. That player ..."'),
    ("champions", "Action: If you do, draw 1 card.", "nothing stands before it that somebody may do"),
    (
        "dcdb",
        "Each foe reveals the top card of their deck. If it is a Villain, destroy it.",
        'say what each does with it in the same sentence, like "... and destroys it if it is ..."',
    ),
    ("dcdb", "+1 Power. Destroy it.", "spoken of no card before"),
    ("dcdb", "Discard two cards. Destroy it.", "are several: say which one"),
    # What is done later is not done yet
    (
        "dcdb",
        "At the end of your turn, you may discard a card. If you do, draw a card.",
        "nothing stands before it that somebody may do",
    ),
    (
        "dcdb",
        "The next time you play a Hero this turn, you may discard a card. If you do, draw a card.",
        "nothing stands before it that somebody may do",
    ),
    (
        "dcdb",
        "At the end of your turn, discard a card. Draw a card for each card discarded this way.",
        "it would always be none",
    ),
    ("dcdb", "At the end of your turn, you may discard a card to draw a card.", "and draw a card"),
    (
        "dcdb",
        "Name a card type. At the end of your turn, put a card of the named type from your discard pile on top of "
        "your deck.",
        "say which type is meant",
    ),
    ("dcdb", "Whenever a foe buys a Hero this turn, draw a card.", 'say "until the start of your next turn'),
    (
        "dcdb",
        "Until the start of your next turn, whenever a foe plays a Villain, +1 Power.",
        "where you have no Power",
    ),
    ("dcdb", "+1 Power. If you do, draw a card.", "nothing stands before it that somebody may do"),
    (
        "champions",
        "When Revealed: Heal 2 damage from the villain. This card gains surge if no threat was removed this way.",
        "nothing before it does that",
    ),
    (
        "champions",
        "When Revealed: The villain schemes. Discard the top card of your deck for each threat prevented this way.",
        "nothing before it does that",
    ),
    ("vs", "If you do, draw a card.", "nothing stands before it that somebody may do"),
    (
        "vs",
        "Whenever Archangel attacks a support row character, he gets +3 ATK this attack.",
        'could mean "Archangel" or "a support row character": say "Archangel" or "that support row character"',
    ),
    (
        "vs",
        "Whenever a character you control enters combat with a hidden character, KO that character.",
        'say "that character you control" or "that hidden character"',
    ),
    (
        "vs",
        "Whenever a character you control stuns an attacker, KO that character.",
        'say "that character you control" or "that attacker"',
    ),
    (
        "vs",
        "Whenever a character you control stuns a character an opponent controls, KO that character.",
        'say "that character you control" or "that character an opponent controls"',
    ),
    (
        "champions",
        "Response: After an ally attacks a minion, exhaust that character.",
        'say "that ally" or "that minion"',
    ),
    ("vs", "Draw a card. KO it.", 'spoken of no card before: say which one, or "this card"'),
    ("vs", "Draw a card. That player loses 1 endurance.", "spoken of no player before"),
    ("vs", "Each opponent draws a card. That player loses 1 endurance.", 'say "each opponent" again'),
    ("vs", "Each opponent stuns a character he or she controls. KO it.", "is one for each player"),
    ("vs", "Whenever an opponent draws a card, stun a character he or she controls.", "nobody is told to do anything"),
    ("vs", "Target player loses endurance equal to the cost of the discarded card.", "nothing before it does that"),
    ("vs", "Put the rest on the bottom of your deck.", "nothing before it does that"),
    ("champions", "Action: Draw X cards.", 'say "..., where X is ..." after it'),
    (
        "champions",
        "When Revealed: This card gains surge if no attack was made this way.",
        "nothing before it does that",
    ),
    (
        "champions",
        "When Revealed: Heal 2 damage from the villain. Draw 1 card. This card gains surge if no damage was healed "
        "this way.",
        "nothing before it does that",
    ),
    (
        "champions",
        "When Revealed: If your hero is already stunned, this card gains surge.",
        "nothing stands before it that somebody may do",
    ),
    (
        "champions",
        "When Revealed: This card gains surge if your nemesis minion did not enter play this way.",
        "nothing before it does that",
    ),
    ("champions", "Action: Ready an ally. Deal that much damage to an enemy.", "nothing before it says how much"),
    ("champions", "Response: After you take damage, draw 1 card instead.", 'say "When ... would ..., ... instead"'),
    ("dcdb", "Attack: Each foe discards a card. Each foe gains a Weakness.", "who avoids the Attack would suffer"),
    (
        "dcdb",
        "Attack: Each foe discards a card. Then, each foe with two or fewer cards in hand gains a Weakness.",
        'go on with "If they have ..., they ..."',
    ),
    ("vs", "Gain that much endurance.", "nothing before it says how much"),
    ("vs", "Whenever Toad becomes stunned, gain that much endurance.", "nothing before it says how much"),
    ("vs", "Target character gets +X ATK this turn.", 'say "..., where X is ..." after it'),
    ("vs", "Pay 2 endurance >>> Draw X cards.", 'say "..., where X is ..." after it'),
    ("vs", "Choose one: stun target character; or recover it.", "spoken of no card before"),
]
"""Texts that could mean two things, or nothing, with a part of what they are told."""


@pytest.mark.parametrize(("game", "text", "meanings"), BOUND)
def test_a_clear_reference_is_bound_to_what_it_means(game: str, text: str, meanings: list[str]) -> None:
    """What was spoken of last is meant, or the last that can be called so."""
    language = find_card_language(game)
    found = language.bindings(language.read(text))
    assert [f"{binding.words}: {binding.meaning}" for binding in found] == meanings


@pytest.mark.parametrize(("game", "text", "reason"), REFUSED)
def test_an_unclear_reference_is_refused_with_a_wording_that_works(game: str, text: str, reason: str) -> None:
    """The message names what could be meant, what to say instead, and points at the place in the text."""
    with pytest.raises(UnboundReference) as refused:
        find_card_language(game).read(text)
    assert reason in str(refused.value)
    assert f"    {text}" in str(refused.value)


def test_what_a_message_proposes_reads() -> None:
    """Each of the wordings that stand for the unclear one is a text that means one of the two."""
    language = find_card_language("champions")
    for clear in ("your hero", "that enemy"):
        language.read(f"Response: After your hero attacks an enemy, stun {clear}.")
    for clear in ("your hero", "the attacking enemy"):
        language.read(f"Response: After your hero defends, ready {clear}.")


def test_a_refused_text_in_a_file_is_named_by_its_place() -> None:
    """The same error can name the file and the line where the text stands."""
    with pytest.raises(UnboundReference) as refused:
        find_card_language("champions").read("Action: Ready it.")
    assert str(refused.value.at("cards.toml:7")).startswith('cards.toml:7: "it" is unclear here')


@pytest.mark.parametrize("game", ["dcdb", "champions", "vs"])
def test_every_reference_of_the_shipped_cards_is_bound(game: str) -> None:
    """No shipped text says anything unclear."""
    language = find_card_language(game)
    for file in language.library.files:
        for card in language.load(file):
            if card.text.strip():
                language.bindings(language.known(card.text.strip()))


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and discard a card from your hand.",
        "Draw a card, then discard a card from your hand.",
        "Each foe discards a card and gains a Weakness.",
        "Each foe discards a card, then gains a Weakness.",
    ],
)
def test_then_and_and_are_told_apart_where_they_do_the_same(text: str) -> None:
    """What is joined by one of them is not printed with the other."""
    language = find_card_language("dcdb")
    assert language.write(language.read(text)) == text


def test_the_x_of_one_ability_is_not_that_of_the_next() -> None:
    """What a cost says about X holds in its own ability alone."""
    language = find_card_language("champions")
    first, second = "Action: Spend X energy resources → draw X cards.", "Action: Draw X cards."
    language.read(first)
    with pytest.raises(UnboundReference, match='"X" is unclear'):
        language.read(f"{first}\n{second}")
