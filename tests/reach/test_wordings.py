"""What inventors of cards say in their own words means the same as the words of the house."""

from __future__ import annotations

from typing import Final

import pytest

from longbox.games import find_card_language

SAME: Final = [
    ("vs", "This character cannot attack.", "This character can't attack."),
    (
        "vs",
        "Ready target attacker. It can't attack again this turn.",
        "Ready target attacker. It can't attack this turn.",
    ),
    (
        "vs",
        "Stun target character with a cost less than your endurance.",
        "Stun target character with cost less than your endurance.",
    ),
    ("vs", "Flight, range", "Flight, Range"),
    (
        "vs",
        "Activate >>> Move this character to an empty position in your front row or support row.",
        "Activate >>> Move this character into your front or support row.",
    ),
    (
        "vs",
        "Activate >>> Move target character to its support row.",
        "Activate >>> Move target character to its controller's support row.",
    ),
    ("vs", "Characters your opponents recruit cost 1 more.", "Characters cost your opponents 1 more to recruit."),
    (
        "vs",
        "Ongoing: Your opponents' characters cost 1 more to recruit.",
        "Ongoing: Characters cost your opponents 1 more to recruit.",
    ),
    (
        "vs",
        "If you control the fewest characters, draw a card.",
        "If you control fewer characters than each opponent, draw a card.",
    ),
    (
        "vs",
        "If you have the least endurance, draw a card.",
        "If you have less endurance than each opponent, draw a card.",
    ),
    (
        "vs",
        "Whenever Storm stuns a character with greater cost, draw a card.",
        "Whenever Storm stuns a character with a greater cost, draw a card.",
    ),
    (
        "vs",
        "Activate >>> Attach this equipment to another character you control.",
        "Activate >>> Transfer this equipment to another character you control.",
    ),
    ("vs", "Replace target resource with the top card of its owner's deck.", "Replace target resource."),
    ("vs", "Your X-Men characters get +1 ATK this turn.", "X-Men characters you control get +1 ATK this turn."),
    ("vs", "Ready each of your stunned characters.", "Ready each stunned character you control."),
    ("vs", "Target character gets +2 ATK until end of turn.", "Target character gets +2 ATK this turn."),
    (
        "vs",
        "Activate >>> Draw a card. Use this power only once per turn.",
        "Activate >>> Draw a card. Usable only once per turn.",
    ),
    ("vs", "Stun target character with 3 ATK or less.", "Stun target character with ATK 3 or less."),
    ("vs", "Stun target character costing 3 or less.", "Stun target character with cost 3 or less."),
    ("vs", "Exhaust each of your opponents' characters.", "Exhaust each character an opponent controls."),
    ("vs", "Ready one of your X-Men characters.", "Ready an X-Men character you control."),
    ("vs", "Flip target resource face down.", "Turn target resource face down."),
    ("vs", "Target character gets +1 ATK for the rest of the turn.", "Target character gets +1 ATK this turn."),
    ("vs", "Remove target attacker from the attack.", "Remove target attacker from this attack."),
    ("vs", "Target player discards a card from his hand.", "Target player discards a card."),
    (
        "vs",
        "As an additional cost to play this card, discard a card. Draw two cards.",
        "To play, discard a card. Draw two cards.",
    ),
    ("vs", "This character can't attack or be attacked.", "This character can't attack and can't be attacked."),
    ("vs", "Whenever this character is stunned, draw a card.", "Whenever this character becomes stunned, draw a card."),
    (
        "vs",
        "If equipped character would become stunned, you may KO this equipment instead.",
        "If equipped character would become stunned, then instead you may KO this equipment.",
    ),
    (
        "vs",
        "Reveal the top card of your deck. If it's a character card, put it into your hand.",
        "Reveal the top card of your deck. If it is a character card, put it into your hand.",
    ),
    (
        "vs",
        "If you have at least two cards in your hand, discard a card.",
        "If you have two or more cards in hand, discard a card.",
    ),
    ("vs", "Put a +1/+1 counter on target character.", "Put a +1 ATK / +1 DEF counter on target character."),
    ("vs", "Whenever Wolverine attacks or defends, draw a card.", "Each time Wolverine enters combat, draw a card."),
    ("vs", "Gain 1 endurance whenever you play a plot twist.", "Whenever you play a plot twist, gain 1 endurance."),
    (
        "vs",
        "Until end of turn, whenever an X-Men character becomes stunned, draw a card.",
        "Whenever an X-Men character becomes stunned this turn, draw a card.",
    ),
    (
        "vs",
        "If you have the initiative, this character gets +1 ATK.",
        "While you have the initiative, this character gets +1 ATK.",
    ),
    ("vs", "Target character gets flight this turn.", "Target character has flight this turn."),
    (
        "vs",
        "Target X-Men character gets +2 ATK and flight this turn.",
        "Target X-Men character gets +2 ATK and has flight this turn.",
    ),
    (
        "vs",
        "Reveal the top three cards of your deck. Put all character cards revealed this way into your hand.",
        "Reveal the top three cards of your deck. Put all revealed character cards into your hand.",
    ),
    (
        "vs",
        "For each X-Men character you control, gain 1 endurance.",
        "Gain 1 endurance for each X-Men character you control.",
    ),
    (
        "vs",
        "KO target character at the start of the recovery phase this turn.",
        "As the recovery phase starts this turn, KO target character.",
    ),
    (
        "vs",
        "Look at the top two cards of your deck. Put one into your hand and the others on the bottom of your deck.",
        "Look at the top two cards of your deck. Put one of them into your hand and the rest on the bottom of your "
        "deck.",
    ),
    ("vs", "Wolverine gets +2 ATK on your initiative.", "Wolverine gets +2 ATK while you have the initiative."),
    ("vs", "Play only on your initiative. Draw a card.", "Play only if you have the initiative. Draw a card."),
    ("vs", "Rogue may attack hidden characters.", "Rogue can attack hidden characters."),
    (
        "vs",
        "Activate >>> Draw a card. Usable only on your initiative.",
        "Activate >>> Draw a card. Usable only if you have the initiative.",
    ),
    (
        "vs",
        "Activate >>> KO target character attacking a hidden character.",
        "Activate >>> KO target character that is attacking a hidden character.",
    ),
    (
        "vs",
        "Activate >>> Ready target character with equipment.",
        "Activate >>> Ready target character with an equipment.",
    ),
    (
        "vs",
        "Gain endurance equal to twice the number of characters you control.",
        "Gain 2 endurance for each character you control.",
    ),
    ("vs", "Rogue gets +1 ATK if you control a location.", "Rogue gets +1 ATK while you control a location."),
    ("vs", "Rogue can't attack if you control a location.", "Rogue can't attack while you control a location."),
    ("vs", "If you control a location, Rogue can't attack.", "While you control a location, Rogue can't attack."),
    ("vs", "Rogue can't attack on your initiative.", "Rogue can't attack while you have the initiative."),
    ("vs", "Target character must attack this turn if able.", "This turn, target character attacks each turn if able."),
    ("vs", "For each character you control, lose 1 endurance.", "Lose 1 endurance for each character you control."),
    ("vs", "For each character you control, draw a card.", "Draw a card for each character you control."),
    ("vs", "Negate target effect from an activated power.", "Negate target activated effect."),
    ("vs", "Flip a coin. If you lose, discard a card.", "Flip a coin. If you lose the flip, discard a card."),
    ("vs", "Rogue has flight and can't attack players directly.", "Rogue has flight and can't attack directly."),
    (
        "vs",
        "If you control an X-Men character and a Kree character, draw a card.",
        "If you control an X-Men character and you control a Kree character, draw a card.",
    ),
    ("dcdb", "Choose a foe. That foe discards two cards.", "A foe of your choice discards two cards."),
    ("dcdb", "Choose a foe. He discards a card.", "A foe of your choice discards a card."),
    (
        "dcdb",
        "Each foe puts a card from her hand on top of her deck.",
        "Each foe puts a card from their hand on top of their deck.",
    ),
    ("dcdb", "Teamwork. +1 Power.", "Teamwork a foe. +1 Power."),
    ("dcdb", "Time Travel. +2 Power.", "Time Travel.\n+2 Power."),
    ("dcdb", "Ongoing: You may discard this card. If you do, +2 Power.", "Ongoing: Discard this card: +2 Power."),
    (
        "dcdb",
        "Gain a Hero from the Line-Up. Put that Hero into your hand.",
        "Gain a Hero from the Line-Up. Put it into your hand.",
    ),
    (
        "dcdb",
        "+2 Power. When you destroy this card in any zone, draw a card.",
        "+2 Power.\nWhen this card is destroyed, draw a card.",
    ),
    (
        "dcdb",
        "If you control a Hero, draw a card; otherwise +1 Power.",
        "If you control a Hero, draw a card. Otherwise, +1 Power.",
    ),
    ("dcdb", "Draw cards until you have six.", "Draw cards until you have six cards in hand."),
    ("dcdb", "Gain a card costing 4 or less from the Line-Up.", "Gain a card with cost 4 or less from the Line-Up."),
    ("dcdb", "Destroy a card from your hand.", "Destroy a card in your hand."),
    ("dcdb", "Draw an extra card.", "Draw a card."),
    ("dcdb", "+2 Power. Then draw a card.", "+2 Power. Draw a card."),
    ("dcdb", "Destroy a Hero card in your hand.", "Destroy a Hero in your hand."),
    (
        "dcdb",
        "Reveal the top card of your deck. If that card is a Hero, draw it. If not, +2 Power.",
        "Reveal the top card of your deck. If it is a Hero, draw it. Otherwise, +2 Power.",
    ),
    (
        "dcdb",
        "+1 Power. Defense: Discard this card to avoid an Attack.",
        "+1 Power.\nDefense: To avoid an Attack, you may discard this card.",
    ),
    (
        "dcdb",
        "At end of game, this card is worth VPs equal to the number of Heroes in your deck.",
        "At the end of the game, this card is worth 1 VP for each Hero you have.",
    ),
    ("dcdb", "Attack: All foes gain a Weakness.", "Attack: Each foe gains a Weakness."),
    ("dcdb", "Gain any card in the Line-Up costing 4 or less.", "Gain a card with cost 4 or less from the Line-Up."),
    (
        "champions",
        "Toughness. Forced Response: After this minion is defeated, draw 1 card.",
        "Toughness.\nForced Response: After this minion is defeated, draw 1 card.",
    ),
    ("champions", "Allies you control get +1 ATK.", "Each ally you control gets +1 ATK."),
    ("champions", "Your hero has retaliate 1.", "Your hero gains retaliate 1."),
    (
        "champions",
        "When Revealed: Place an additional 2 threat per player on this scheme.",
        "When Revealed: Place 2 per player threat on this scheme.",
    ),
    ("champions", "Action: Your hero gets +2 ATK this phase.", "Action: Your hero gets +2 ATK until the phase ends."),
]


@pytest.mark.parametrize(("game", "said", "printed"), SAME)
def test_other_words_mean_the_same(game: str, said: str, printed: str) -> None:
    """Both are read into one meaning, which is printed in one way."""
    language = find_card_language(game)
    assert language.read(said) == language.read(printed)
    assert language.write(language.read(said)) == language.write(language.read(printed))
