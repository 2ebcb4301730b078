"""What parts of texts can need: cards of certain sorts, where a card lies, whose turn it is.

The moment is named for whose turn it is as seen from the player to whom the text speaks.
"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.definitions import BASE_SET, TYPES, CardDefinition
from longbox.kernel.terms import CARD, MOMENT, Need

# What a card is, besides its types
SUPER_HERO: Final = "Super Hero"
SUPER_VILLAIN: Final = "Super-Villain"
WEAKNESS: Final = "Weakness"
OF_A_LATER_SET: Final = "card of a later set"
OF_DECKS: Final = (*TYPES, SUPER_VILLAIN, WEAKNESS)
"""What a card can be that comes into a player's deck. [dcdb Contents, Super-Villain Cards in Your Deck]"""

# Where a card lies
IN_HAND: Final = "in hand"
IN_PLAY: Final = "in play"
IN_DISCARD_PILE: Final = "in a discard pile"
IN_DECK: Final = "in a deck"
OUTSIDE_DECKS: Final = "beside the decks"

# When something is read
PLAYED: Final = "as the card is played"
OWN_TURN: Final = "in your turn"
END_OF_TURN: Final = "as your turn ends"
OTHER_TURNS: Final = "in another player's turn"
BETWEEN_TURNS: Final = "between turns"

IN_YOUR_TURN: Final = (
    Need(
        MOMENT,
        (OWN_TURN,),
        "Power is spent and cards are played and bought in your turn alone, before it ends",
        "Turns",
        "let it do something else here, like draw cards",
    ),
)
"""What counts only as long as a player's own turn goes on. [dcdb Turns, Ending Your Turn]"""

BEFORE_IT_IS_OVER: Final = (
    Need(
        MOMENT,
        (OWN_TURN, END_OF_TURN),
        "it speaks of what you played or bought in this turn, and you do that in your own alone",
        "Turns",
        "say another card",
    ),
)
"""What speaks of what a player did in the turn, up to its very end. [dcdb Turns, Ending Your Turn]"""

OF_A_DECK: Final = (
    Need(
        CARD,
        OF_DECKS,
        "be played, gained or counted",
        "DC Comics Super Heroes",
        'say when it does something: "When you ... on your turn, ..."',
    ),
)
"""What only cards say that come into a deck; a Super Hero never does. [dcdb DC Comics Super Heroes]"""


IN_LATER_SETS: Final = (
    Need(
        CARD,
        (OF_A_LATER_SET,),
        "say what came with later sets",
        "Contents",
        'only cards of later sets say so: give it a set, as in set = "My Own"',
    ),
)
"""What no card of the base set says, nor one that is made for it."""


def sorts_of(card: CardDefinition) -> tuple[str, ...]:
    """What a card is: its title, or its types; and whether it is of another set than the first."""
    return (*titles_of(card), *([] if card.set == BASE_SET else [OF_A_LATER_SET]))


def titles_of(card: CardDefinition) -> tuple[str, ...]:
    """What a card is: its title, or its types."""
    if card.is_hero:
        return (SUPER_HERO,)
    if card.is_super_villain:
        return (SUPER_VILLAIN, "Villain")
    return tuple([name for name, bit in TYPES.items() if card.types & bit]) or (WEAKNESS,)
